"""Marking a class: a spreadsheet of answers against the puzzles of a pack.

CSV → Answers (who answered what) → Marks (right, wrong, none) → rows of a table, CSV again.

Every right play is right, in any spelling the notation allows. A cell that is no play, or an
illegal one, is wrong and says why; it never stops the rest. Spreadsheets do odd things to text, so
what they do is undone here: byte order marks, semicolons, blank rows, numbers with a ".0".
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any
from unicodedata import normalize

from vqlab.contract import LabError, Message, NotationError, is_printable
from vqlab.puzzles.choosing import known_names
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.model import Puzzle

__all__ = ["Answers", "Mark", "Marks", "mark", "read_answers"]

LARGEST = 4 << 20
"""Bytes of a file of answers."""
MOST_ROWS = 5_000
MOST_COLUMNS = 300
LONGEST = 200
"""Characters of one cell that are kept; no play and no name is as long."""
LONG_FORM = ("student", "puzzle", "play")
"""The heads of a file with one answer a row."""
DELIMITERS = ",;\t"


@dataclass(frozen=True)
class Answers:
    """What was answered: ``given[student, puzzle]`` is the text of a play, left out where none was.

    ``students``: in the order they stand in the file; ``puzzles``: names as the file has them;
    ``notes``: what was odd about the file, for whoever marks.
    """

    students: tuple[str, ...]
    puzzles: tuple[str, ...]
    given: Mapping[tuple[str, str], str]
    notes: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Mark:
    """One answer: ``right`` is None where there is none, ``reason`` says why a play cannot be.

    >>> Mark("6", right=False).sign, Mark("", right=None).sign
    ('✗', '–')
    """

    play: str
    right: bool | None
    reason: str = ""

    @property
    def sign(self) -> str:
        """A tick, a cross, or a dash."""
        return "–" if self.right is None else "✓" if self.right else "✗"


@dataclass(frozen=True)
class Marks:
    """All marks of a class; a point for each right play.

    >>> from vqlab.puzzles import Task
    >>> narrow = Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0), name="narrow")
    >>> marks = mark(read_answers("student,narrow\\nAda,q 2\\nBen,2\\nCyd,\\n"), {"narrow": narrow})
    >>> [(who, marks.points(who), str(marks.percent(who))) for who in marks.students]
    [('Ada', 1, '100'), ('Ben', 0, '0'), ('Cyd', 0, '0')]
    >>> str(marks.rate("narrow"))
    '1/3'
    """

    students: tuple[str, ...]
    puzzles: tuple[str, ...]
    of: Mapping[tuple[str, str], Mark]
    notes: tuple[Message, ...] = ()

    def points(self, student: str) -> int:
        """How many puzzles a student got right."""
        return sum(self.of[student, name].right is True for name in self.puzzles)

    def percent(self, student: str) -> Fraction:
        """The same in percent of all puzzles, exactly."""
        return Fraction(100 * self.points(student), len(self.puzzles))

    def solved(self, puzzle: str) -> int:
        """How many students got a puzzle right."""
        return sum(self.of[student, puzzle].right is True for student in self.students)

    def rate(self, puzzle: str) -> Fraction:
        """The part of all students that got a puzzle right, answered or not."""
        return Fraction(self.solved(puzzle), len(self.students))

    @cached_property
    def reasons(self) -> list[tuple[str, str, str]]:
        """Student, puzzle and reason of every answer that is no legal play."""
        return [(*where, one.reason) for where, one in self.of.items() if one.reason]

    def rows(self, sign: Callable[[Mark], object]) -> list[list[object]]:
        """A row a student: name, marks, points; then the row of how many got each right."""
        rows: list[list[object]] = [
            [
                student,
                *(sign(self.of[student, name]) for name in self.puzzles),
                self.points(student),
                _rounded(self.percent(student)),
            ]
            for student in self.students
        ]
        solved = [self.solved(name) for name in self.puzzles]
        rates = [_rounded(100 * self.rate(name)) for name in self.puzzles]
        whole = Fraction(100 * sum(solved), len(self.puzzles) * len(self.students))
        rows.append([str(Message("mark-solved")), *solved, sum(solved), _rounded(whole)])
        rows.append([str(Message("mark-rate")), *rates, "", ""])
        return rows

    @property
    def heads(self) -> list[str]:
        """What stands above the columns of ``rows``."""
        columns = ("mark-student", "mark-points", "mark-percent")
        student, points, percent = (str(Message(key)) for key in columns)
        return [student, *self.puzzles, points, percent]

    def csv(self) -> str:
        """The marks for a spreadsheet: 1, 0 or nothing; no cell of it is ever a formula.

        >>> from vqlab.puzzles import Task
        >>> narrow = Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0), name="narrow")
        >>> print(mark(read_answers("student,narrow\\n=1+1,2 Q\\n"), {"narrow": narrow}).csv())
        student,narrow,points,percent
        '=1+1,1,1,100
        solved,1,1,100
        rate in %,100,,
        <BLANKLINE>
        """
        into = io.StringIO()
        rows = self.rows(lambda one: "" if one.right is None else int(one.right))
        table: list[list[object]] = [[*self.heads], *rows]
        csv.writer(into, lineterminator="\n").writerows(map(_no_formulas, table))
        return into.getvalue()

    def to_json(self) -> dict[str, Any]:
        """The marks as plain data."""
        return {
            "students": [
                {
                    "student": student,
                    "marks": {name: vars(self.of[student, name]) for name in self.puzzles},
                    "points": self.points(student),
                    "percent": _rounded(self.percent(student)),
                }
                for student in self.students
            ],
            "puzzles": [
                {"name": name, "solved": self.solved(name), "rate": float(self.rate(name))}
                for name in self.puzzles
            ],
            "notes": [str(note) for note in self.notes],
        }


def mark(answers: Answers, puzzles: Mapping[str, Puzzle]) -> Marks:
    """Mark answers against puzzles by name. Raises LabError for names that are not among them.

    >>> from vqlab.puzzles import Task
    >>> narrow = Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0), name="narrow")
    >>> marks = mark(read_answers("student;narrow\\r\\nAda;13\\r\\n"), {"narrow": narrow})
    >>> marks.of["Ada", "narrow"].reason
    '13 is not in this hand, which holds 2 6 9 Q. [R11]'
    """
    names = known_names(answers.puzzles, puzzles)
    twice = [name for name, n in Counter(names.values()).items() if n > 1]
    if twice:
        raise LabError(Message("mark-column-twice", name=twice[0]))
    marks = {
        (student, name): _mark(answers.given.get((student, written), ""), puzzles[name])
        for student in answers.students
        for written, name in names.items()
    }
    return Marks(answers.students, tuple(names.values()), marks, answers.notes)


def _mark(text: str, puzzle: Puzzle) -> Mark:
    if not text:
        return Mark("", right=None)
    try:
        play = ground_of(puzzle.position).read_play(text)
        puzzle.position.check(play)
    except LabError as error:
        return Mark(text, right=False, reason=str(error))
    return Mark(str(play), right=play in puzzle.plays)


def read_answers(data: str | bytes) -> Answers:
    """Read answers in the wide form (student, then a column a puzzle) or as student,puzzle,play.

    Raises NotationError, in one sentence, for what is no such table.

    >>> wide = read_answers("student,lend-a-queen,seven\\nAda,2 Q,13\\nBen,PASS,\\n")
    >>> long = read_answers("student,puzzle,play\\nAda,seven,13\\nAda,lend-a-queen,2 Q\\n")
    >>> wide.given["Ada", "seven"] == long.given["Ada", "seven"], wide.students, long.puzzles
    (True, ('Ada', 'Ben'), ('seven', 'lend-a-queen'))
    """
    rows = _rows(_decoded(data))
    heads = next(rows, (0, []))[1]
    if len(heads) < 2 or not any(heads[1:]):
        raise NotationError(Message("mark-heads"))
    if tuple(head.casefold() for head in heads) == LONG_FORM:
        return _read_long(rows)
    return _read_wide(heads, rows)


def _read_wide(heads: list[str], rows: Iterator[tuple[int, list[str]]]) -> Answers:
    columns = {at: head for at, head in enumerate(heads[1:], 1) if head}
    folded = Counter(head.casefold() for head in columns.values())
    for head in columns.values():
        if folded[head.casefold()] > 1:
            raise NotationError(Message("mark-column-twice", name=head))
    given: dict[tuple[str, str], str] = {}
    students: list[str] = []
    notes: list[Message] = []
    for number, row in rows:
        beyond = [cell for at, cell in enumerate(row) if at and at not in columns and cell]
        if beyond:
            raise NotationError(Message("mark-beyond", row=number, read=beyond[0][:40]))
        student = _own_name(row[0], number, students, notes)
        students.append(student)
        for at, head in columns.items():
            if at < len(row) and row[at]:
                given[student, head] = row[at]
    return _answers(students, columns.values(), given, notes)


def _own_name(name: str, number: int, students: list[str], notes: list[Message]) -> str:
    """A name that no row before has: two rows are two students, whatever they are called."""
    if not name:
        notes.append(Message("mark-no-name", row=number))
        name = str(Message("mark-nameless", row=number))
    if name in students:
        notes.append(Message("mark-name-twice", name=name, row=number))
        name = str(Message("mark-again", name=name, row=number))
    return name


def _read_long(rows: Iterator[tuple[int, list[str]]]) -> Answers:
    given: dict[tuple[str, str], str] = {}
    students: dict[str, None] = {}
    puzzles: dict[str, str] = {}
    notes: list[Message] = []
    for number, row in rows:
        student, puzzle, play = [*row, "", "", ""][:3]
        if any(row[3:]):
            raise NotationError(Message("mark-beyond", row=number, read=row[3][:40]))
        if not student:
            notes.append(Message("mark-no-name", row=number))
            student = str(Message("mark-nameless", row=number))
        students[student] = None
        if not puzzle:
            if play:
                raise NotationError(Message("mark-no-puzzle", row=number))
            continue
        puzzle = puzzles.setdefault(puzzle.casefold(), puzzle)
        if given.get((student, puzzle), play) != play:
            notes.append(Message("mark-answer-twice", name=student, puzzle=puzzle, row=number))
        given[student, puzzle] = play
    return _answers(students, puzzles.values(), given, notes)


def _answers(
    students: Iterable[str],
    puzzles: Iterable[str],
    given: dict[tuple[str, str], str],
    notes: list[Message],
) -> Answers:
    found = Answers(tuple(students), tuple(puzzles), given, tuple(notes))
    if not found.students or not found.puzzles:
        raise NotationError(Message("mark-empty"))
    if len(found.puzzles) > MOST_COLUMNS:
        raise NotationError(Message("mark-large-table", rows=MOST_ROWS, columns=MOST_COLUMNS))
    return found


def _decoded(data: str | bytes) -> str:
    """The text of a file that a spreadsheet saved, in whatever way it does."""
    if len(data) > LARGEST:
        raise NotationError(Message("mark-large", most=LARGEST >> 20))
    if isinstance(data, str):
        text = data.removeprefix("\ufeff")
    elif data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252", "replace")
    if "\0" in text:
        raise NotationError(Message("mark-not-csv"))
    return text


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows that hold anything, each with its number in the file; cells cleaned."""
    first, _, rest = text.partition("\n")
    said = re.fullmatch(r'"?sep=(.)"?\s*', first)
    delimiter = said[1] if said else _delimiter(text)
    reader = csv.reader(io.StringIO(rest if said else text, newline=""), delimiter=delimiter)
    try:
        for number, row in enumerate(reader, 2 if said else 1):
            cells = [_clean(cell) for cell in row]
            while cells and not cells[-1]:
                cells.pop()
            if number > MOST_ROWS or len(cells) > MOST_COLUMNS + 1:
                raise NotationError(
                    Message("mark-large-table", rows=MOST_ROWS, columns=MOST_COLUMNS)
                )
            if cells:
                yield number, cells
    except csv.Error:
        raise NotationError(Message("mark-not-csv")) from None


def _delimiter(text: str) -> str:
    """The sign that parts the heads, outside of quotes."""
    heads = next((line for line in text.splitlines() if line.strip()), "")
    bare = re.sub(r'"[^"]*"', "", heads)
    return max(DELIMITERS, key=bare.count)


def _clean(cell: str) -> str:
    """A cell as somebody meant it: one line, no sign that steers a screen, 6 where it says 6.0."""
    text = normalize("NFC", " ".join(cell.split()))[:LONGEST]
    text = "".join(sign if is_printable(sign) else "\ufffd" for sign in text)
    return text.removesuffix(".0") if re.fullmatch(r"[0-9]+\.0", text) else text


def _no_formulas(row: list[object]) -> list[object]:
    """The cells of a row, those that a spreadsheet would take for a formula quoted."""
    return [
        f"'{cell}" if isinstance(cell, str) and cell[:1] and cell[:1] in "=+-@\t\r" else cell
        for cell in row
    ]


def _rounded(number: Fraction) -> int:
    """The nearest whole number, halves up."""
    return int(number + Fraction(1, 2))
