"""Reading records of Vampire Queen: how their phases, plays and penalties are read."""

from __future__ import annotations

from vqlab.contract import Message, NotationError
from vqlab.contract.reading import shorten
from vqlab.contract.recorded import Reader, fields
from vqlab.queen.clauses import CLAUSES
from vqlab.queen.edition import Edition
from vqlab.queen.game import deal_seed, follow_on, next_deal
from vqlab.queen.notation import read_game
from vqlab.queen.phase import Phase
from vqlab.queen.play import Play, read_play
from vqlab.queen.position import Position
from vqlab.queen.record import MOST_PHASES, MOST_PLAYS, Record


def read_record(text: str) -> Record:
    """Read a record. Raises NotationError, or ImpossiblePosition for a deal that cannot be."""
    reader = _Reader(text)
    header = reader.read()
    return Record(tuple(reader.lines), **header)


class _Reader(Reader[Phase]):
    """Reads a record line by line."""

    game = Record.GAME
    clauses = CLAUSES
    field = fields("penalties", "phase [0-9]{1,3}")

    def own_field(self, name: str, text: str, width: int) -> None:
        if name == "penalties":
            self._penalties(text)
        else:
            self._open(int(name.removeprefix("phase")), text, width)

    def read_edition(self, text: str) -> Edition:
        return read_game(text)

    def read_start(self, text: str) -> Position:
        return Position.parse(text, self.edition)

    def read_play(self, text: str, column: int) -> Play:
        return read_play(text, column)

    def begin(self) -> None:
        """A phase is opened by its own line only."""

    def check_room(self) -> None:
        if sum(len(phase.plays) for phase in self.lines) >= MOST_PLAYS:
            raise NotationError(Message("record-many", phases=MOST_PHASES, plays=MOST_PLAYS))

    def _open(self, number: int, text: str, width: int) -> None:
        if number != len(self.lines) + 1 or number > MOST_PHASES:
            raise NotationError(Message("record-phase-number", read=number, most=MOST_PHASES))
        if self.lines and not self.lines[-1].is_over:
            raise NotationError(Message("record-phase-runs", n=number - 1))
        if not text:
            self.add(self._dealt(number))
            return
        phase = Phase(self.started(text, width))
        self.add(follow_on(self.lines[-1], phase.start) if self.lines else phase)

    def _dealt(self, number: int) -> Phase:
        if self.seed is None or self.seats is None:
            raise NotationError(Message("record-no-deal", n=number))
        name = deal_seed(self.seed, number)
        if self.lines:
            return next_deal(self.lines[-1], name)
        return Phase.deal(self.seats, name, self.edition)

    def _penalties(self, text: str) -> None:
        if not self.lines or self.lines[-1].penalties is None:
            raise NotationError(Message("record-penalties-early"))
        expected = " ".join(map(str, self.lines[-1].penalties))
        if text.split() != expected.split():
            read = shorten(text.strip())
            raise NotationError(Message("record-penalties", read=read, expected=expected))
