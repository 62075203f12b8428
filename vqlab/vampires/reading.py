"""Reading records of The Vampires: how their start, plays and winner are read."""

from __future__ import annotations

from vqlab.contract import Message, NotationError, seat_letter
from vqlab.contract.reading import read_seat
from vqlab.contract.recorded import Reader, fields
from vqlab.vampires.clauses import CLAUSES
from vqlab.vampires.edition import Edition
from vqlab.vampires.game import Game
from vqlab.vampires.notation import read_game
from vqlab.vampires.play import Play
from vqlab.vampires.position import Position
from vqlab.vampires.record import MOST_PLAYS, Record


def read_record(text: str, edition: Edition | None = None) -> Record:
    """Read a record. Raises NotationError, or ImpossiblePosition for a start that cannot be."""
    reader = _Reader(text)
    reader.given = edition
    header = reader.read()
    return Record(reader.lines[0], **header)


class _Reader(Reader[Game]):
    """Reads a record line by line."""

    game = Record.GAME
    clauses = CLAUSES
    field = fields("start", "winner")
    given: Edition | None = None
    """The edition that beats the record's own."""

    def own_field(self, name: str, text: str, width: int) -> None:
        self._check_named()
        if name == "winner":
            self._winner(text)
        elif self.lines:
            raise NotationError(Message("record-start-late"))
        else:
            self.add(Game(self.started(text, width)))

    def read_edition(self, text: str) -> Edition:
        return read_game(text, self.given)

    def read_start(self, text: str) -> Position:
        return Position.parse(text, self.edition)

    def read_play(self, text: str, column: int) -> Play:
        return Play.parse(text, column)

    def begin(self) -> None:
        """Without a start of its own, a record is dealt from its seed."""
        self._check_named()
        if self.seed is None or self.seats is None:
            raise NotationError(Message("record-no-start"))
        self.add(Game.deal(self.seats, self.seed, self.edition))

    def check_room(self) -> None:
        if len(self.lines[0].plays) >= MOST_PLAYS:
            raise NotationError(Message("record-many-plays", plays=MOST_PLAYS))

    def _check_named(self) -> None:
        if "game" not in self.header:
            raise NotationError(Message("record-no-game"))

    def _winner(self, text: str) -> None:
        winner = self.lines[0].winner if self.lines else None
        if winner is None:
            raise NotationError(Message("record-winner-early"))
        if read_seat(text) != winner:
            read = {"read": text.upper(), "expected": seat_letter(winner)}
            raise NotationError(Message("record-winner", **read))
