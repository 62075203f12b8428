"""Records: annotated phases as a text file a person can read and edit, and as JSON.

Record → text or JSON here; the way back is in ``reading``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vqlab.contract import Message, NotationError, check_schema, is_printable
from vqlab.contract.notes import check_note, note_json, note_of, write_note
from vqlab.contract.reading import shorten
from vqlab.queen.clauses import CLAUSES
from vqlab.queen.edition import Edition
from vqlab.queen.notation import write_position
from vqlab.queen.phase import Phase
from vqlab.queen.play import read_play
from vqlab.queen.position import Position

VERSION = "vqlab: 1"
LONGEST = 512 * 1024
"""Characters of the longest record that is read."""
MOST_PHASES = 30
MOST_PLAYS = 2_500
"""Plays in all phases together: three times a game of five phases with twelve seats."""
LONGEST_NAME = 60


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
        object.__setattr__(self, "phases", tuple(self.phases))
        object.__setattr__(self, "names", tuple(self.names))
        _check_phases(self.phases)
        _check_seed(self.seed)
        if self.names and len(self.names) != self.seats:
            raise NotationError(Message("record-names", read=len(self.names)))
        _check_line(self.title, 2 * LONGEST_NAME)
        for name in self.names:
            _check_name(name)
        for phase in self.phases:
            for note in phase.notes:
                check_note(note, CLAUSES)

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
        from vqlab.queen.reading import read_record

        return read_record(text)

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


def _check_phases(phases: tuple[Phase, ...]) -> None:
    if not phases:
        raise NotationError(Message("record-empty"))
    if len({(phase.seats, str(phase.edition)) for phase in phases}) > 1:
        raise NotationError(Message("record-tables"))
    if len(phases) > MOST_PHASES or sum(len(phase.plays) for phase in phases) > MOST_PLAYS:
        raise NotationError(Message("record-many", phases=MOST_PHASES, plays=MOST_PLAYS))


def _check_seed(seed: int | None) -> None:
    whole = isinstance(seed, int) and not isinstance(seed, bool)
    if seed is not None and not (whole and 0 <= seed < 10**18):
        raise NotationError(Message("record-number", name="seed", read=shorten(str(seed))))


def _check_line(text: str, most: int) -> None:
    if len(text) > most or text != text.strip() or not is_printable(text):
        raise NotationError(Message("record-name", most=most))


def _check_name(name: str) -> None:
    _check_line(name, LONGEST_NAME)
    if "," in name or not name:
        raise NotationError(Message("record-name-comma"))


def _bare(start: Position) -> str:
    """A position's text without the game in front: the record's header has it."""
    text = write_position(start)
    return text.rpartition(": ")[2]


def _write_phase(number: int, phase: Phase) -> list[str]:
    lines = [f"phase {number}: {_bare(phase.start)}"]
    if any(phase.notes[0]):
        lines.append(write_note(phase.notes[0]).strip())
    made = [
        f"{play}{write_note(note)}" for play, note in zip(phase.plays, phase.notes[1:], strict=True)
    ]
    first = phase.seats - len(phase.start.plays)
    rounds = [made[:first]] + [
        made[at : at + phase.seats] for at in range(first, len(made), phase.seats)
    ]
    lines += [", ".join(plays) for plays in rounds if plays]
    if phase.penalties is not None:
        lines.append("penalties: " + " ".join(map(str, phase.penalties)))
    return lines


def _phase_json(phase: Phase) -> dict[str, Any]:
    return {
        "start": _bare(phase.start),
        "note": note_json(phase.notes[0]),
        "plays": [
            {"play": str(play), **note_json(note)}
            for play, note in zip(phase.plays, phase.notes[1:], strict=True)
        ],
        "penalties": None if phase.penalties is None else list(phase.penalties),
    }


def _text_of_json(data: dict[str, Any]) -> str:
    """The record's text, so that there is one reader; each value is one field of one line."""
    lines = [VERSION, f"game: {data['game']}"]
    if data.get("seats"):
        lines.append(f"seats: {data['seats']}")
    if data.get("title"):
        lines.append(f"title: {data['title']}")
    if data.get("names"):
        for name in data["names"]:
            _check_name(name)
        lines.append("names: " + ", ".join(data["names"]))
    if data.get("seed") is not None:
        lines.append(f"seed: {data['seed']}")
    for number, phase in enumerate(data["phases"], 1):
        lines.append(f"phase {number}: {phase.get('start', '')}")
        lines.append(write_note(note_of(phase.get("note", {}))).strip())
        lines += [
            f"{read_play(made['play'])}{write_note(note_of(made))}" for made in phase["plays"]
        ]
        if phase.get("penalties") is not None:
            lines.append("penalties: " + " ".join(map(str, phase["penalties"])))
    text = "\n".join(lines)
    if text.count("\n") != len(lines) - 1:
        raise NotationError(Message("record-name", most=LONGEST_NAME))
    return text
