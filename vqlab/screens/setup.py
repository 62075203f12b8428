"""Setting up a position: cards put into hands one by one, possible or not until it is done.

position → Setup → (cards given and taken back) → Setup → position, or the reason why it is none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from vqlab.contract import SEAT_LETTERS, Message, NotationError, as_seat, seat_letter
from vqlab.queen.cards import CARDS, INDEX, UNIT, Hand, count_at
from vqlab.queen.edition import Edition
from vqlab.queen.notation import write_prefix
from vqlab.queen.play import Play
from vqlab.queen.position import Position

EMBARGOES = {"-": 0, "S15": 15, "S20": 20}


@dataclass(frozen=True)
class Setup:
    """What is being set up: hands at the start of the round, who leads, what is forbidden.

    ``hands`` has one for each of twelve seats, so that a seat taken away and put back has its
    cards; ``seat`` is where cards go. Every change gives a new one.

    >>> draft = Setup().give("6").give("S20").to("B").give("7").to("C").give("7")
    >>> draft.line, str(draft.position())
    ('6 S20 | 7 | 7', '6 S20 | 7 | 7')
    """

    hands: tuple[Hand, ...] = (Hand.of(0),) * len(SEAT_LETTERS)
    seats: int = 3
    leader: int = 0
    embargo: int = 0
    plays: tuple[Play, ...] = ()
    edition: Edition = Edition.BASE
    seat: int = 0

    @classmethod
    def of(cls, position: Position) -> Self:
        """A position to be changed: its round is taken back to the start, the plays are kept."""
        hands = (*position.start_hands, *cls.hands[position.seats :])
        return cls(
            hands,
            position.seats,
            position.leader,
            position.lead_embargo,
            position.plays,
            position.edition,
        )

    def position(self) -> Position:
        """What was set up. Raises ImpossiblePosition, with the reason."""
        return Position(
            self.hands[: self.seats], self.leader, self.embargo, self.plays, self.edition
        )

    @property
    def line(self) -> str:
        """What was set up so far as a line of notation, possible or not."""
        embargo = next(name for name, value in EMBARGOES.items() if value == self.embargo)
        rest = [seat_letter(self.leader), embargo, ", ".join(map(str, self.plays))]
        for default in ("", "-", "A"):
            if rest[-1] != default:
                break
            rest.pop()
            if not rest:
                break
        hands = " | ".join(str(hand) for hand in self.hands[: self.seats])
        return " ; ".join([write_prefix(self.edition) + hands, *rest])

    def left(self, card: str) -> int:
        """How many copies of a card there still are to give."""
        held = sum(count_at(hand.packed, INDEX[card]) for hand in self.hands[: self.seats])
        return max(0, self.edition.most_of(card, self.seats) - held)

    def give(self, card: str) -> Self:
        """One more card for the chosen seat, if there is one left."""
        if card not in CARDS or not self.left(card):
            return self
        return self._with(self.seat, self.hands[self.seat].packed + UNIT[card])

    def take(self, seat: int, card: str) -> Self:
        """One card back from a seat that has it."""
        hand = self.hands[seat].packed
        if card not in CARDS or not count_at(hand, INDEX[card]):
            return self
        return self._with(seat, hand - UNIT[card])

    def to(self, seat: int | str) -> Self:
        """The same; cards go to another seat from now on."""
        return replace(self, seat=self._seat(seat))

    def clear(self) -> Self:
        """Every hand empty, and no plays."""
        return replace(self, hands=Setup.hands, plays=(), embargo=0)

    def choose(self, what: str, value: str) -> Self:
        """Another number of seats, ``leader``, ``embargo`` or ``edition``, or ``plays`` dropped.

        Raises NotationError for a value there is not.
        """
        if what == "seats":
            return self._seated(value, self.edition)
        if what == "edition":
            return self._seated(str(self.seats), Edition.parse(value))
        if what == "leader":
            return replace(self, leader=self._seat(value))
        if what == "embargo" and value in EMBARGOES:
            return replace(self, embargo=EMBARGOES[value])
        if what == "plays" and value == "-":
            return replace(self, plays=())
        raise NotationError(Message("setup-choice", read=f"{what}:{value}"[:40]))

    def _seated(self, seats: str, edition: Edition) -> Self:
        count = int(seats) if seats.isascii() and seats.isdigit() and len(seats) < 3 else 0
        least = 2 if edition.two_seats else 3
        if not least <= count <= len(SEAT_LETTERS):
            raise NotationError(Message("setup-seats", least=least, read=seats[:10]))
        leader, seat = min(self.leader, count - 1), min(self.seat, count - 1)
        return replace(self, seats=count, edition=edition, leader=leader, seat=seat)

    def _seat(self, seat: int | str) -> int:
        return as_seat(seat, self.seats)

    def _with(self, seat: int, packed: int) -> Self:
        hands = (*self.hands[:seat], Hand.of(packed), *self.hands[seat + 1 :])
        return replace(self, hands=hands)
