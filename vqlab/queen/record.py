"""Records: annotated phases as a text file a person can read and edit, and as JSON.

text → header, then phases, then plays with notes → Record;  Record → text.

Reading stops at the first illegal play, names it, and invents nothing after it. Nothing in a
record is ever run, sizes are bounded, and text that is no record is refused at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, Message, NotationError
from vqlab.queen.cards import shorten
from vqlab.queen.clauses import CLAUSES
from vqlab.queen.edition import Edition
from vqlab.queen.game import deal_seed, follow_on, next_deal
from vqlab.queen.notation import check_schema, read_game, refuse_json, write_position
from vqlab.queen.phase import Note, Phase
from vqlab.queen.play import read_play
from vqlab.queen.position import Position

VERSION = "vqlab: 1"
LONGEST = 512 * 1024
"""Characters of the longest record that is read."""
MOST_PHASES = 100
MOST_PLAYS = 5_000
"""Plays in one phase."""
LONGEST_NAME = 60
LONGEST_COMMENT = 2_000


class Stop(NamedTuple):
    """Where reading stopped: an illegal play, and why."""

    line: int
    phase: int
    play: str
    seat: int | None
    clause: str
    message: Message


@dataclass(frozen=True)
class Record:
    """Annotated phases, with who sat where.

    ``seed`` is kept as written. ``stopped`` says where reading ended early; the phases then hold
    every play before it.

    >>> record = Record.parse('''vqlab: 1
    ... game: queen/base
    ... phase 1: 6^2 9 | 7 8 | 5 Q
    ... 6^2 {A leads the pair.} [R11], pass, pass
    ... ''')
    >>> record.phases[0].notes[1].comment
    'A leads the pair.'
    >>> Record.parse(str(record)) == record
    True
    """

    phases: tuple[Phase, ...]
    title: str = ""
    names: tuple[str, ...] = ()
    seed: int | None = None
    stopped: Stop | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        if not self.phases:
            raise NotationError(Message("record-empty"))
        tables = {(phase.seats, str(phase.edition)) for phase in self.phases}
        if len(tables) > 1:
            raise NotationError(Message("record-tables"))
        if self.names and len(self.names) != self.seats:
            raise NotationError(Message("record-names", read=len(self.names)))
        for text, most in [
            (self.title, 2 * LONGEST_NAME),
            *((n, LONGEST_NAME) for n in self.names),
        ]:
            if len(text) > most or text != text.strip() or set(text) & set("\r\n"):
                raise NotationError(Message("record-name", most=most))
        _check_names(self.names)

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.phases[0].edition

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.phases[0].seats

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record. Raises NotationError for text that is no record.

        An illegal play does not raise: it ends the record, and ``stopped`` names it.
        """
        return _Reader(text).read()

    @classmethod
    def from_json(cls, data: object) -> Record:
        """The record that ``to_json`` wrote. Raises NotationError for what does not fit."""
        return cls.parse(_text_of_json(check_schema("record", data)))

    def __repr__(self) -> str:
        plays = sum(len(phase.plays) for phase in self.phases)
        phases = len(self.phases)
        return f"<Record {self.title!r}: seats {self.seats}, phases {phases}, plays {plays}>"

    def __str__(self) -> str:
        header = [VERSION, f"game: queen/{self.edition}", f"seats: {self.seats}"]
        if self.title:
            header.append(f"title: {self.title}")
        if self.names:
            header.append("names: " + ", ".join(self.names))
        if self.seed is not None:
            header.append(f"seed: {self.seed}")
        blocks = [_write_phase(number, phase) for number, phase in enumerate(self.phases, 1)]
        return "\n".join([*header, *(line for block in blocks for line in block)]) + "\n"

    def to_json(self) -> dict[str, Any]:
        """The record as plain data (schema ``record.json``)."""
        return {
            "vqlab": 1,
            "game": f"queen/{self.edition}",
            "seats": self.seats,
            "title": self.title,
            "names": list(self.names),
            "seed": self.seed,
            "phases": [_phase_json(phase) for phase in self.phases],
        }


def _check_names(names: Iterable[str]) -> None:
    if any("," in name or not name.strip() for name in names):
        raise NotationError(Message("record-name-comma"))


def _bare(start: Position) -> str:
    """A position's text without the game in front: the record's header has it."""
    text = write_position(start)
    return text.rpartition(": ")[2]


def _write_phase(number: int, phase: Phase) -> list[str]:
    lines = [f"phase {number}: {_bare(phase.start)}"]
    if any(phase.notes[0]):
        lines.append(_write_note(phase.notes[0]).strip())
    made = [
        f"{play}{_write_note(note)}"
        for play, note in zip(phase.plays, phase.notes[1:], strict=True)
    ]
    first = phase.seats - len(phase.start.plays)
    rounds = [made[:first]] + [
        made[at : at + phase.seats] for at in range(first, len(made), phase.seats)
    ]
    lines += [", ".join(plays) for plays in rounds if plays]
    if phase.penalties is not None:
        lines.append("penalties: " + " ".join(map(str, phase.penalties)))
    return lines


def _write_note(note: Note) -> str:
    comment = re.sub(r"([\\{}])", r"\\\1", note.comment).replace("\n", "\\n")
    return (f" {{{comment}}}" if comment else "") + "".join(f" [{c}]" for c in note.clauses)


def _phase_json(phase: Phase) -> dict[str, Any]:
    return {
        "start": _bare(phase.start),
        "note": _note_json(phase.notes[0]),
        "plays": [
            {"play": str(play), **_note_json(note)}
            for play, note in zip(phase.plays, phase.notes[1:], strict=True)
        ],
        "penalties": None if phase.penalties is None else list(phase.penalties),
    }


def _note_json(note: Note) -> dict[str, Any]:
    return {"comment": note.comment, "clauses": list(note.clauses)}


def _text_of_json(data: dict[str, Any]) -> str:
    """The record's text, so that there is one reader; each value is one field of one line."""
    lines = [VERSION, f"game: {data['game']}"]
    if data.get("seats"):
        lines.append(f"seats: {data['seats']}")
    if data.get("title"):
        lines.append(f"title: {data['title']}")
    if data.get("names"):
        _check_names(data["names"])
        lines.append("names: " + ", ".join(data["names"]))
    if data.get("seed") is not None:
        lines.append(f"seed: {data['seed']}")
    for number, phase in enumerate(data["phases"], 1):
        lines.append(f"phase {number}: {phase.get('start', '')}")
        lines.append(_write_note(_note_of(phase.get("note", {}))).strip())
        lines += [
            f"{read_play(made['play'])}{_write_note(_note_of(made))}" for made in phase["plays"]
        ]
        if phase.get("penalties") is not None:
            lines.append("penalties: " + " ".join(map(str, phase["penalties"])))
    text = "\n".join(lines)
    if text.count("\n") != len(lines) - 1:
        refuse_json("record", "a line break inside a name, title, play or start")
    return text


def _note_of(data: dict[str, Any]) -> Note:
    return Note(data.get("comment", ""), tuple(data.get("clauses", ())))


_FIELD = re.compile(
    r"(?P<name>game|seats|seed|title|names|penalties|phase [0-9]{1,3}) *:(?P<text>.*)"
)
_NOTES = r"(?:\{(?P<comment>(?:[^\\{}]|\\.)*+)\}\s*+)?+(?P<clauses>(?:\[[^\]]*+\]\s*+)*+)"
_TURN = re.compile(rf"(?P<play>[^,{{}}\[\]]*+){_NOTES}(?:,|$)")
_NOTE = re.compile(rf"\s*+{_NOTES}$")


class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise NotationError(Message("record-long", most=LONGEST // 1024))
        self.lines = text.split("\n")
        self.number = 0
        self.header: dict[str, str] = {}
        self.phases: list[Phase] = []
        self.stopped: Stop | None = None

    def read(self) -> Record:
        if self.lines[0].strip().lstrip("\ufeff") != VERSION:
            read = shorten(self.lines[0].strip(), 30)
            raise NotationError(Message("record-version", read=read, first=VERSION))
        for number, line in enumerate(self.lines[1:], 2):
            self.number = number
            if line.strip() and not line.startswith("#"):
                try:
                    self._line(line.strip())
                except (NotationError, ImpossiblePosition) as error:
                    raise _at_line(error, number) from error
            if self.stopped:
                break
        names = tuple(_listed(self.header.get("names", "")))
        title, seed = self.header.get("title", ""), self._seed()
        return Record(tuple(self.phases), title, names, seed, self.stopped)

    def _line(self, line: str) -> None:
        matched = _FIELD.fullmatch(line)
        if matched is None:
            self._plays(line)
        elif matched["name"].startswith("phase"):
            self._open(int(matched["name"][5:]), matched["text"].strip(), len(line))
        elif matched["name"] == "penalties":
            self._penalties(matched["text"])
        else:
            self._head(matched["name"], matched["text"].strip())

    def _head(self, name: str, text: str) -> None:
        if self.phases or name in self.header:
            raise NotationError(Message("record-header", name=name))
        if name == "game":
            read_game(text)
        if name in ("seats", "seed") and not re.fullmatch(r"[0-9]{1,18}", text):
            raise NotationError(Message("record-number", name=name, read=shorten(text)))
        self.header[name] = text

    def _seed(self) -> int | None:
        return int(self.header["seed"]) if "seed" in self.header else None

    def _edition(self) -> Edition:
        return read_game(self.header.get("game", "queen"))

    def _open(self, number: int, text: str, width: int) -> None:
        if number != len(self.phases) + 1 or number > MOST_PHASES:
            raise NotationError(Message("record-phase-number", read=number))
        if self.phases and not self.phases[-1].is_over:
            raise NotationError(Message("record-phase-runs", n=number - 1))
        if text:
            if ":" in text and read_game(text.rpartition(":")[0]) != self._edition():
                raise NotationError(Message("record-edition"))
            # Padded to where it stands in its line, so that errors name the line's own columns.
            phase = Phase(Position.parse(text.rjust(width), self._edition()))
            if self.phases and phase.is_opening:
                phase = follow_on(self.phases[-1], phase.start)
        else:
            phase = self._dealt(number)
        if "seats" in self.header and int(self.header["seats"]) != phase.seats:
            raise NotationError(
                Message("record-seats", seats=int(self.header["seats"]), read=phase.seats)
            )
        self.phases.append(phase)

    def _dealt(self, number: int) -> Phase:
        seed = self._seed()
        if seed is None or "seats" not in self.header:
            raise NotationError(Message("record-no-deal", n=number))
        name = deal_seed(seed, number)
        if self.phases:
            return next_deal(self.phases[-1], name)
        return Phase.deal(int(self.header["seats"]), name, self._edition())

    def _penalties(self, text: str) -> None:
        if not self.phases or self.phases[-1].penalties is None:
            raise NotationError(Message("record-penalties-early"))
        expected = " ".join(map(str, self.phases[-1].penalties))
        if text.split() != expected.split():
            read = shorten(text.strip())
            raise NotationError(Message("record-penalties", read=read, expected=expected))

    def _plays(self, line: str) -> None:
        if not self.phases:
            raise NotationError(Message("record-line", read=shorten(line)))
        note = _NOTE.fullmatch(line)
        if note is not None:
            phase = self.phases[-1]
            if phase.plays or any(phase.notes[0]):
                raise NotationError(Message("record-stray-note", read=shorten(line)))
            self.phases[-1] = phase.commented(*_note(note))
            return
        at = 0
        while at < len(line) and not self.stopped:
            turn = _TURN.match(line, at)
            if turn is None:
                raise NotationError(Message("record-line", read=shorten(line[at:])))
            at = turn.end()
            self._turn(turn)

    def _turn(self, turn: re.Match[str]) -> None:
        phase = self.phases[-1]
        play = read_play(turn["play"], turn.start("play"))
        if len(phase.plays) >= MOST_PLAYS:
            raise NotationError(Message("record-many-plays", most=MOST_PLAYS))
        try:
            self.phases[-1] = phase.play(play, *_note(turn))
        except IllegalPlay as error:
            self.stopped = Stop(
                self.number, len(self.phases), str(play), phase.to_act, error.clause, error.message
            )


def _note(match: re.Match[str]) -> Note:
    comment = re.sub(r"\\(.)", _unescaped, match["comment"] or "")
    clauses = tuple(c.strip() for c in re.findall(r"\[([^\]]*)\]", match["clauses"] or ""))
    if len(comment) > LONGEST_COMMENT:
        raise NotationError(Message("record-comment", most=LONGEST_COMMENT))
    for clause in clauses:
        if clause not in CLAUSES:
            raise NotationError(Message("record-clause", read=shorten(clause)))
    return Note(comment, clauses)


def _unescaped(match: re.Match[str]) -> str:
    return "\n" if match[1] == "n" else match[1]


def _listed(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(",")] if text.strip() else []


def _at_line(error: LabError, line: int) -> LabError:
    message = Message("record-at-line", line=line, reason=error.message)
    if isinstance(error, ImpossiblePosition):
        return ImpossiblePosition(error.clause, message)
    return NotationError(message)
