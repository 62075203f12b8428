"""What is dealt: hands of so many vampires, each slayer to its holder, and who leads.

Every deal once with its weight, or deals drawn from a seed. Equal copies are not told apart, and so
deals are not equally likely: one stands for as many as there are ways to take its cards from a deck
in which every card is a card of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from typing import Any

from vqlab.contract import ImpossiblePosition, LabError, Message, as_seat, joined, seat_letter
from vqlab.contract.reading import as_named, as_read
from vqlab.deals.counts import hands
from vqlab.deals.weights import whole_number
from vqlab.queen.cards import CARDS, SLAYER_UNIT, UNIT
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.position import Position
from vqlab.queen.round import Round

__all__ = ["Deal", "Dealing", "as_dealing"]

Deal = tuple[int, ...]
"""The vampires of every seat, packed."""


@dataclass(frozen=True)
class Dealing:
    """Which deals are meant.

    ``cards``: vampires of each seat's hand; ``slayers``: (penalty, seat) of each slayer in play.

    >>> dealing = as_dealing("small,copies=1,slayers=20", 3, cards=1)
    >>> print(dealing.position(dealing.draw(Random(1))))
    queen/small,copies=1: 2 S20 | 1 | Q
    >>> dealing.count, sum(weight for deal, weight in dealing.every())
    (60, 60)
    """

    edition: Edition
    cards: tuple[int, ...]
    leader: int
    slayers: tuple[tuple[int, int], ...]

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.cards)

    @property
    def count(self) -> int:
        """How many deals there are, every card a card of its own."""
        deals, left = 1, self.edition.deck_size
        for size in self.cards:
            deals, left = deals * comb(left, size), left - size
        return deals

    @property
    def hands(self) -> int:
        """How many different hands the first seat can get; there are no fewer different deals.

        >>> as_dealing("base", 3).hands
        10166170
        """
        return hands(self.cards[0], edition=self.edition)

    @property
    def _copies(self) -> dict[str, int]:
        vampires = dict.fromkeys(CARDS[: self.edition.values], self.edition.copies)
        return {**vampires, "Q": self.edition.queens}

    def every(self) -> Iterator[tuple[Deal, int]]:
        """Every deal, equal copies not told apart, with its weight; the weights add up to count."""
        units = tuple(UNIT[card] for card in self._copies)
        return every_deal(tuple(self._copies.values()), units, self.cards)

    def draw(self, chance: Random) -> Deal:
        """One deal by lot, every card as likely as any other."""
        dealt = iter(chance.sample(list(self.edition.deck), sum(self.cards)))
        return tuple(sum(UNIT[next(dealt)] for _ in range(size)) for size in self.cards)

    def position(self, deal: Deal, first: int = 0) -> Position:
        """The position a deal begins with; ``first``: the seat that is to be called A."""
        packed = list(deal)
        for slayer, seat in self.slayers:
            packed[seat] += SLAYER_UNIT[slayer]
        state = (*packed[first:], *packed[:first]), Round((self.leader - first) % self.seats)
        return Position._of(self.edition, state, (), 0)  # as_dealing has looked at all of it

    @property
    def message(self) -> Message:
        """The deals in words, with their number."""
        sizes = [str(size) for size in self.cards]
        cards = (
            Message("survey-hands", n=self.cards[0])
            if len(set(sizes)) == 1
            else Message("survey-hands-unequal", sizes=joined(sizes))
        )
        return Message(
            "survey-deals",
            n=whole_number(self.count, longest=9, digits=3),
            cards=cards,
            seats=self.seats,
            edition=str(self.edition),
            leader=seat_letter(self.leader),
            slayers=self._slayers_message,
        )

    @property
    def _slayers_message(self) -> Message:
        if not self.slayers:
            return Message("survey-no-slayer")
        held = [
            Message("survey-slayer", slayer=f"S{slayer}", seat=seat_letter(seat))
            for slayer, seat in self.slayers
        ]
        return joined(held)

    def to_json(self) -> dict[str, Any]:
        """The deals as plain data."""
        return {
            "edition": str(self.edition),
            "seats": self.seats,
            "cards": list(self.cards),
            "leader": seat_letter(self.leader),
            "slayers": {f"S{slayer}": seat_letter(seat) for slayer, seat in self.slayers},
        }


def as_dealing(
    edition: Edition | str,
    seats: int,
    *,
    cards: int | Sequence[int] | None = None,
    leader: int | str = 0,
    slayers: str | Mapping[int, int | str] = "start",
) -> Dealing:
    """The deals a caller means.

    ``cards``: vampires in a hand, or in each seat's; the edition's own number if left out (R6).
    ``slayers``: "start" gives S20 to the leader and S15 to the seat on its right (R4), "none" none;
    a mapping penalty -> seat says who has kept which (R31). Raises ImpossiblePosition for what
    cannot be dealt (R2, R6, R8), NotationError for a seat there is not, LabError for the rest.

    >>> as_dealing(Edition.BASE, 4, leader="C").slayers
    ((15, 1), (20, 2))
    """
    edition = as_edition(edition)
    edition.check_seats(seats)
    first = as_seat(leader, seats)
    sizes = _sizes(cards, edition, seats)
    known = edition.slayers_for(seats)
    if slayers == "start":
        holders = {15: (first - 1) % seats, 20: first}
        held = {slayer: holders[slayer] for slayer in known}
    elif isinstance(slayers, Mapping):
        held = {slayer: as_seat(seat, seats) for slayer, seat in slayers.items()}
    elif slayers == "none":
        held = {}
    else:
        raise LabError(Message("survey-slayers-unknown", read=as_read(slayers)))
    for slayer in held:
        if slayer not in known:
            params = {"slayer": f"S{slayer}", "edition": str(edition), "seats": seats}
            raise ImpossiblePosition("R8", Message("impossible-slayer", **params))
    return Dealing(edition, sizes, first, tuple(sorted(held.items())))


def _sizes(cards: object, edition: Edition, seats: int) -> tuple[int, ...]:
    """How many vampires each seat gets, if there are so many."""
    most = seats * edition.hand_size(seats)
    given = edition.hand_size(seats) if cards is None else cards
    sizes = (given,) * seats if isinstance(given, int) else given
    if (
        not isinstance(sizes, Sequence)
        or len(sizes) != seats
        or not all(type(size) is int and size >= 1 for size in sizes)
        or sum(sizes) > most
    ):
        params = {"seats": seats, "most": most, "read": as_named(cards)}
        raise LabError(Message("survey-cards", **params))
    return tuple(sizes)


def every_deal(
    copies: tuple[int, ...], units: tuple[int, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[Deal, int]]:
    """Every deal of hands of these sizes from so many copies of each card, with its weight.

    ``copies``: of each card; ``units``: the packed int that holds one copy of it. The weight says
    in how many ways the hands can be taken from a deck whose copies are told apart.

    >>> [deal for deal in every_deal((2, 1), (1, 16), (1, 1))]
    [((16, 1), 2), ((1, 16), 2), ((1, 1), 2)]
    """
    if not sizes:
        yield (), 1
        return
    for hand, left, ways in _taken(copies, units, sizes[0]):
        for others, more in every_deal(left, units, sizes[1:]):
            yield (hand, *others), ways * more


def _taken(
    copies: tuple[int, ...], units: tuple[int, ...], size: int
) -> Iterator[tuple[int, tuple[int, ...], int]]:
    """Every hand of a size, the copies it leaves of each card, and in how many ways it is taken."""
    if not copies:
        if size == 0:
            yield 0, (), 1
        return
    first, rest = copies[0], copies[1:]
    for taken in range(max(0, size - sum(rest)), min(first, size) + 1):
        for hand, left, ways in _taken(rest, units[1:], size - taken):
            yield taken * units[0] + hand, (first - taken, *left), comb(first, taken) * ways
