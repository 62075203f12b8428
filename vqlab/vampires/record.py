"""Records: an annotated game as a text file a person can read and edit, and as JSON.

Record → text or JSON here; the way back is in ``reading``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from vqlab.contract import Message, NotationError, seat_letter
from vqlab.contract.records import (
    Recorded,
    Stop,
    bare,
    line_json,
    opening_note,
    plays_of_json,
    written_plays,
)
from vqlab.vampires.clauses import CLAUSES
from vqlab.vampires.edition import Edition
from vqlab.vampires.game import Game
from vqlab.vampires.play import Play

MOST_PLAYS = 2_500
"""Plays of the longest record: twenty times a long game of six."""


@dataclass(frozen=True)
class Record(Recorded):
    """An annotated game, with who sat where.

    ``seed`` is kept as written; the start is written out all the same. ``stopped`` says where
    reading ended early; the game then holds every play before it.

    >>> record = Record.parse('''vqlab: 1
    ... game: vampires/standard
    ... start: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)
    ... GYBR@1E+WR {The last attack card and the weapon.} [T9]
    ... ''')
    >>> record.game.points, record.game.notes[1].clauses
    ((4, 0), ('T9',))
    >>> Record.parse(str(record)) == record
    True
    """

    GAME: ClassVar[str] = "vampires"
    SCHEMA: ClassVar[str] = "vampires-record"

    game: Game
    title: str = ""
    names: tuple[str, ...] = ()
    seed: int | None = None
    stopped: Stop | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(self.names))
        if len(self.game.plays) > MOST_PLAYS:
            raise NotationError(Message("record-many-plays", plays=MOST_PLAYS))
        self.check_header(CLAUSES)

    @property
    def lines(self) -> tuple[Game]:
        """The game."""
        return (self.game,)

    @property
    def edition(self) -> Edition:
        """The edition played."""
        return self.game.edition

    @classmethod
    def parse(cls, text: str, edition: Edition | None = None) -> Record:
        """Read a record. Raises NotationError for text that is no record of this game.

        ``edition``: one with a deck of your own, instead of the one that the record names. An
        illegal play does not raise: it ends the record, and ``stopped`` names it.
        """
        from vqlab.vampires.reading import read_record

        return read_record(text, edition)

    def __repr__(self) -> str:
        return f"<Record {self.title!r}: seats {self.seats}, plays {len(self.game.plays)}>"

    __str__ = Recorded.__str__

    def body(self) -> list[str]:
        """The game as lines of text: the start, a line a lap, and who won."""
        lines = [f"start: {bare(str(self.game.start))}", *opening_note(self.game)]
        lines += [", ".join(lap) for lap in self._laps()]
        return lines if self._winner is None else [*lines, f"winner: {self._winner}"]

    def body_json(self) -> dict[str, Any]:
        """The game as plain data (schema ``vampires-record.json``)."""
        return {**line_json(self.game), "winner": self._winner}

    @classmethod
    def body_of_json(cls, data: dict[str, Any]) -> list[str]:
        """The game as lines of text, from plain data."""
        start = [f"start: {data['start']}"] if data.get("start") else []
        winner = [f"winner: {data['winner']}"] if data.get("winner") else []
        return [*start, *plays_of_json(data, Play.parse), *winner]

    @property
    def _winner(self) -> str | None:
        winner = self.game.winner
        return None if winner is None else seat_letter(winner)

    def _laps(self) -> list[list[str]]:
        """The plays, those between two turns of the first seat together; garlic may skip it."""
        laps: list[list[str]] = []
        first, last = self.game.start.table.to_act, self.seats
        for position, play in zip(self.game.positions, written_plays(self.game), strict=False):
            place = (position.table.to_act - first) % self.seats
            if place <= last:
                laps.append([])
            laps[-1].append(play)
            last = place
        return laps
