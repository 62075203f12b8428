"""Records: annotated phases as a text file a person can read and edit, and as JSON.

Record → text or JSON here; the way back is in ``reading``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from vqlab.contract import Message, NotationError
from vqlab.contract.records import (
    LONGEST,
    Recorded,
    Stop,
    bare,
    line_json,
    opening_note,
    plays_of_json,
    written_plays,
)
from vqlab.queen.clauses import CLAUSES
from vqlab.queen.edition import Edition
from vqlab.queen.phase import Phase
from vqlab.queen.play import read_play

__all__ = ["LONGEST", "MOST_PHASES", "MOST_PLAYS", "Record", "Stop"]

MOST_PHASES = 30
MOST_PLAYS = 2_500
"""Plays in all phases together: three times a game of five phases with twelve seats."""


@dataclass(frozen=True)
class Record(Recorded):
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

    GAME: ClassVar[str] = "queen"
    SCHEMA: ClassVar[str] = "record"

    phases: tuple[Phase, ...]
    title: str = ""
    names: tuple[str, ...] = ()
    seed: int | None = None
    stopped: Stop | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "phases", tuple(self.phases))
        object.__setattr__(self, "names", tuple(self.names))
        _check_phases(self.phases)
        self.check_header(CLAUSES)

    @property
    def lines(self) -> tuple[Phase, ...]:
        """The phases."""
        return self.phases

    @property
    def parts(self) -> tuple[Record, ...]:
        """Each phase as a record of its own, with the same title and names."""
        return tuple(Record((phase,), self.title, self.names) for phase in self.phases)

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.phases[0].edition

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record. Raises NotationError for text that is no record.

        An illegal play does not raise: it ends the record, and ``stopped`` names it.
        """
        from vqlab.queen.reading import read_record

        return read_record(text)

    def __repr__(self) -> str:
        plays = sum(len(phase.plays) for phase in self.phases)
        phases = len(self.phases)
        return f"<Record {self.title!r}: seats {self.seats}, phases {phases}, plays {plays}>"

    __str__ = Recorded.__str__

    def body(self) -> list[str]:
        """The phases as lines of text."""
        blocks = [_write_phase(number, phase) for number, phase in enumerate(self.phases, 1)]
        return [line for block in blocks for line in block]

    def body_json(self) -> dict[str, Any]:
        """The phases as plain data (schema ``record.json``)."""
        return {
            "phases": [
                {
                    **line_json(phase),
                    "penalties": None if phase.penalties is None else list(phase.penalties),
                }
                for phase in self.phases
            ]
        }

    @classmethod
    def body_of_json(cls, data: dict[str, Any]) -> list[str]:
        """The phases as lines of text, from plain data."""
        lines = []
        for number, phase in enumerate(data["phases"], 1):
            lines.append(f"phase {number}: {phase.get('start', '')}")
            lines += plays_of_json(phase, read_play)
            if phase.get("penalties") is not None:
                lines.append("penalties: " + " ".join(map(str, phase["penalties"])))
        return lines


def _check_phases(phases: tuple[Phase, ...]) -> None:
    if not phases:
        raise NotationError(Message("record-empty"))
    if len({(phase.seats, str(phase.edition)) for phase in phases}) > 1:
        raise NotationError(Message("record-tables"))
    if len(phases) > MOST_PHASES or sum(len(phase.plays) for phase in phases) > MOST_PLAYS:
        raise NotationError(Message("record-many", phases=MOST_PHASES, plays=MOST_PLAYS))


def _write_phase(number: int, phase: Phase) -> list[str]:
    lines = [f"phase {number}: {bare(str(phase.start))}", *opening_note(phase)]
    made = written_plays(phase)
    first = phase.seats - len(phase.start.plays)
    rounds = [made[:first]] + [
        made[at : at + phase.seats] for at in range(first, len(made), phase.seats)
    ]
    lines += [", ".join(plays) for plays in rounds if plays]
    if phase.penalties is not None:
        lines.append("penalties: " + " ".join(map(str, phase.penalties)))
    return lines
