"""A puzzle: a position, a task with one provable answer, and all there is to say about it.

solution → Puzzle ⇄ JSON. What a puzzle claims, ``prove`` proves again from the position alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from vqlab.contract import Message, NotationError, Pictured, check_schema, is_printable, seat_letter
from vqlab.puzzles.ground import as_puzzle_position, check_kind_of, ground_of
from vqlab.puzzles.solution import LIMIT, NotSo, Solution
from vqlab.puzzles.task import Task
from vqlab.puzzles.themes import themes_of
from vqlab.solver.reading import as_budget
from vqlab.solver.tiers import PLAIN
from vqlab.words import translated

__all__ = ["DIFFICULTIES", "Puzzle", "check_kind", "prove", "task_of"]

DIFFICULTIES = (1, 2, 3, 4, 5)
CHOICES = 4
"""Legal plays an ``only`` puzzle has at least, so that all but one losing says something."""


@dataclass(frozen=True)
class Puzzle(Pictured):
    """A position, a task, and its answer.

    ``plays``: every right first play; ``line``: the solution against the replies that hold out
    longest; ``themes``, ``difficulty`` (1 to 5) and ``measures`` are counted from the solution;
    ``name`` is unique in a pack, ``title``, ``comment`` and ``source`` are an author's.

    >>> from vqlab.queen import Position
    >>> puzzle = Puzzle.of(Position.parse("2 6 9 Q | 1 5 6 13 | 6 9 10 11"), Task("out", 0))
    >>> [str(play) for play in puzzle.plays], puzzle.unique, puzzle.themes
    (['2 Q'], True, ('queen-lent',))
    >>> print(puzzle.task.message)
    A is to play and goes out without a penalty, whatever all others do.
    """

    position: Any
    task: Task
    plays: tuple[Any, ...]
    line: tuple[Any, ...]
    themes: tuple[str, ...] = ()
    difficulty: int = 1
    measures: Mapping[str, int] | None = None
    name: str = ""
    title: str = ""
    comment: str = ""
    source: str = ""

    def __hash__(self) -> int:
        return hash((self.position, self.task, self.name))

    @classmethod
    def of(cls, position: Any, task: Task, *, nodes: int | None = None, **texts: str) -> Puzzle:
        """The puzzle of a task that can be done; raises NotSo, Undecided or TooLarge.

        ``nodes``: about how many turns may be entered.
        """
        start = as_puzzle_position(position)
        check_kind_of(start, task)
        judge = ground_of(start).judge(start, task, nodes)
        return cls.solved(Solution(start, task, judge), **texts)

    @classmethod
    def solved(cls, solution: Solution, **texts: str) -> Puzzle:
        """The puzzle of a solution. Raises NotSo where the kind asks for more than is so."""
        check_kind(solution)
        measures = solution.measures
        return cls(
            solution.position,
            solution.task,
            solution.plays,
            solution.line,
            themes_of(solution),
            measures.difficulty,
            dict(vars(measures)),
            **texts,
        )

    @property
    def unique(self) -> bool:
        """Whether just one first play is right; said only of what is proved."""
        return len(self.plays) == 1

    @property
    def hints(self) -> tuple[Message, ...]:
        """An idea, then what sort of play, then the cards."""
        ideas = self.themes or (self.task.kind,)
        return (
            Message(f"puzzle-idea-{ideas[0]}"),
            ground_of(self.position).sort(self.plays),
            Message("puzzle-hint-play", plays=", ".join(map(str, self.plays)), n=len(self.plays)),
        )

    @property
    def message(self) -> Message:
        """What is asked, and that all cards are seen."""
        return Message("puzzle-asks", task=self.task.message)

    def __str__(self) -> str:
        return f"{translated(self.title)}: {self.message}" if self.title else str(self.message)

    def svg(self, *, language: str = "") -> str:
        """The table as one self-contained SVG text."""
        return str(self.position.svg(language=language))

    def _repr_html_(self) -> str:
        from html import escape

        heading = f"<p><strong>{escape(translated(self.title))}</strong></p>" if self.title else ""
        return f"{heading}<p>{escape(str(self.message))}</p>{self.position._repr_html_()}"

    def named(self, **texts: Any) -> Puzzle:
        """The same puzzle with other texts."""
        return replace(self, **texts)

    def to_json(self) -> dict[str, Any]:
        """The puzzle as plain data (schema ``puzzle.json``)."""
        texts = {name: getattr(self, name) for name in _TEXTS if getattr(self, name)}
        return {
            **texts,
            "position": str(self.position),
            **self.task.to_json(),
            "plays": [str(play) for play in self.plays],
            "line": [str(play) for play in self.line],
            "themes": list(self.themes),
            "difficulty": self.difficulty,
            **({"measures": dict(self.measures)} if self.measures is not None else {}),
        }

    @classmethod
    def from_json(cls, data: object) -> Puzzle:
        """The puzzle that ``to_json`` wrote; its plays are legal, its claim is not proved again.

        Raises NotationError, ImpossiblePosition or IllegalPlay in one sentence.
        """
        fields = check_schema("puzzle", data)
        position = as_puzzle_position(fields["position"])
        task = Task.from_json(fields, position.seats)
        check_kind_of(position, task)
        ground = ground_of(position)
        if position.to_act is None or (position.to_act != task.seat and not task.helped):
            raise NotationError(Message("puzzle-not-to-act", seat=seat_letter(task.seat)))
        for theme in fields["themes"]:
            if theme not in ground.themes:
                names = ", ".join(ground.themes)
                raise NotationError(Message("puzzle-theme", read=theme[:40], names=names))
        plays = tuple(ground.read_play(text) for text in fields["plays"])
        for play in plays:
            position.check(play)
        then, line = position, []
        for text in fields["line"]:
            line.append(ground.read_play(text))
            then = then.play(line[-1])
        if not line or line[0] not in plays:
            raise NotationError(Message("puzzle-line"))
        return cls(
            position,
            task,
            plays,
            tuple(line),
            tuple(fields["themes"]),
            int(fields["difficulty"]),
            _whole_numbers(fields.get("measures")),
            **{name: _shown(name, fields.get(name, "")) for name in _TEXTS},
        )


def _whole_numbers(measures: Mapping[str, Any] | None) -> dict[str, int] | None:
    """Measures as read: JSON may write 3 as 3.0."""
    return None if measures is None else {name: int(n) for name, n in measures.items()}


def _shown(name: str, text: str) -> str:
    """A text that may be shown anywhere. Raises NotationError for one that steers a terminal."""
    if not is_printable(text, also="\n"):
        raise NotationError(Message("puzzle-text", name=name))
    return text


_TEXTS = ("name", "title", "comment", "source")


def task_of(position: Any, nodes: int | None = None) -> Task:
    """What may be asked of a position: to go out where that can be forced, else the least loss.

    Of The Vampires: to win, else to stop another seat. Raises Undecided when about so many
    ``nodes`` were not enough, NotSo when the phase is over.

    >>> task_of("2 6 9 Q | 1 5 6 13 | 6 9 10 11").kind, task_of("6 8 | 7 13 | Q^2").limit
    ('out', 6)
    """
    start = as_puzzle_position(position)
    return ground_of(start).ordinary(start, None if nodes is None else as_budget(nodes))


def check_kind(solution: Solution) -> None:
    """Raise NotSo where a solution does not have all that its kind of puzzle claims."""
    task, start = solution.task, solution.start
    if not solution.wrong:
        raise NotSo(Message("puzzle-all-right"))
    if task.least and task.limit and solution.judge.holds(start, task.limit - 1):
        raise NotSo(Message("puzzle-not-least", limit=task.limit))
    own = [moment for moment in solution.main_moments() if solution.decides(moment)]
    if task.kind == "only":
        if len(start.position.legal_plays()) < CHOICES:
            raise NotSo(Message("puzzle-few-plays", n=CHOICES))
        if any(len(solution.right(moment)) > 1 for moment in own):
            raise NotSo(Message("puzzle-not-only"))
    if task.kind == "help" and any(len(solution.right(moment)) > 1 for moment in own):
        raise NotSo(Message("puzzle-not-one-line"))


def prove(
    puzzle: Puzzle, *, nodes: int | None = None, plain: int = PLAIN, limit: int = LIMIT
) -> Solution:
    """Prove a puzzle again from its position and task alone, and compare all it says.

    ``plain=0`` asks the compiled search and not plain Python. Raises NotSo, in one sentence, for
    the first thing that is not as the puzzle says; Undecided when ``nodes`` ran out.

    >>> prove(Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0))).unique
    True
    """
    judge = ground_of(puzzle.position).judge(puzzle.position, puzzle.task, nodes, plain=plain)
    solution = Solution(puzzle.position, puzzle.task, judge, limit)
    check_kind(solution)
    found = Puzzle.solved(solution)
    if found.plays != puzzle.plays:
        plays = ", ".join(map(str, found.plays))
        raise NotSo(Message("puzzle-other-plays", plays=plays))
    _check_line(puzzle, solution)
    if found.themes != puzzle.themes:
        raise NotSo(Message("puzzle-other-themes", themes=", ".join(found.themes) or "–"))
    if puzzle.measures is not None and dict(puzzle.measures) != found.measures:
        raise NotSo(Message("puzzle-other-measures"))
    if found.difficulty != puzzle.difficulty:
        raise NotSo(Message("puzzle-other-difficulty", n=found.difficulty))
    return solution


def _check_line(puzzle: Puzzle, solution: Solution) -> None:
    """The line has to end, and never to lose what was asked for."""
    moment = solution.start
    for play in puzzle.line:
        if solution.done(moment):
            raise NotSo(Message("puzzle-open-line"))
        moment = moment.play(play)
        if not solution.judge.holds(moment):
            raise NotSo(Message("puzzle-bad-line", play=str(play)))
    penalties = moment.position.penalties
    task = puzzle.task
    if penalties is None or not task.event.holds(penalties):
        raise NotSo(Message("puzzle-open-line"))
    if task.kind == "least" and penalties[task.seat] != task.limit:
        raise NotSo(Message("puzzle-cheap-line", points=penalties[task.seat]))
