"""What is not seen: the cards that hidden hands are dealt from, and how many each of them has.

my hand, cards seen, sizes and known cards of the other hands → Unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from vqlab.contract import ImpossiblePosition, LabError, Message, joined
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named, as_read
from vqlab.queen.cards import CARDS, Cards, count_at
from vqlab.queen.edition import Edition, as_edition

if TYPE_CHECKING:
    from vqlab.queen.view import View

__all__ = ["Unseen"]

MOST_HANDS = 11
"""Hands beside my own at the largest table (R2)."""
MOST_CARDS = 1_000
"""Vampires of a hand, at most: more than any deck has."""


@dataclass(frozen=True, init=False)
class Unseen:
    """The vampires nobody has shown me, and the hands they may be in.

    ``hands``: how many vampires each other hand holds, in the order of play after mine; hand 1 is
    the next after mine. ``mine``: my own vampires, taken out of the deck when they are named;
    ``seen``: others that are out, in the crypt or shown; ``known``: for each hand, vampires I know
    to be in it (they count in its size). What is in no hand is left over. Slayers are not dealt:
    everybody sees who holds them, and here they are left out.

    Raises ImpossiblePosition, with the clause, for cards and sizes that no deck has.

    >>> Unseen([10, 10], mine="8^3").pool
    Cards('1^8 2^8 3^8 4^8 5^8 6^8 7^8 8^5 9^8 10^8 11^8 12^8 13^8 Q^4')
    >>> Unseen([10, 10], mine="8^3").left_over
    85
    """

    hands: tuple[int, ...]
    mine: Cards
    seen: Cards
    known: tuple[Cards, ...]
    edition: Edition
    pool: Cards
    """The vampires whose place I do not know."""

    def __init__(
        self,
        hands: Sequence[int] = (13,),
        mine: Cards | str = "",
        seen: Cards | str = "",
        known: Iterable[Cards | str] = (),
        edition: Edition | str = "base",
    ) -> None:
        edition = as_edition(edition)
        sizes = _sizes(hands)
        if isinstance(known, str | Cards):
            raise LabError(Message("unseen-known-each", read=as_named(known)))
        in_hands = [_vampires(cards) for cards in known]
        if len(in_hands) > len(sizes):
            params = {"read": str(len(in_hands)), "hands": len(sizes)}
            raise LabError(Message("unseen-known", **params))
        in_hands += [Cards()] * (len(sizes) - len(in_hands))
        gone = [_vampires(mine), _vampires(seen), *in_hands]
        deck = edition.deck
        for index, card in enumerate(CARDS[:14]):
            out = sum(count_at(cards.packed, index) for cards in gone)
            most = count_at(deck.packed, index)
            if out > most:
                params = {"card": card, "read": out, "most": most}
                raise ImpossiblePosition("R1", Message("unseen-copies", **params))
        for number, (size, cards) in enumerate(zip(sizes, in_hands, strict=True), 1):
            if len(cards) > size:
                params = {"hand": number, "size": size, "read": len(cards)}
                raise ImpossiblePosition("R17", Message("unseen-full", **params))
        pool = deck.packed - sum(cards.packed for cards in gone)
        fields = {
            "hands": sizes,
            "mine": gone[0],
            "seen": gone[1],
            "known": tuple(in_hands),
            "edition": edition,
            "pool": Cards.of(pool),
        }
        for name, value in fields.items():
            object.__setattr__(self, name, value)
        if self.left_over < 0:
            params = {"read": sum(self.unknown), "n": len(self.pool)}
            raise ImpossiblePosition("R1", Message("unseen-many", **params))

    @classmethod
    def at_table(
        cls,
        seats: int,
        mine: Cards | str = "",
        seen: Cards | str = "",
        edition: Edition | str = "base",
    ) -> Unseen:
        """A fresh deal at a table of so many seats (R6), before anybody has played.

        >>> Unseen.at_table(9).hands
        (12, 12, 12, 12, 12, 12, 12, 12)
        """
        edition = as_edition(edition)
        edition.check_seats(seats)
        return cls([edition.hand_size(seats)] * (seats - 1), mine, seen, (), edition)

    @classmethod
    def of_view(cls, view: View) -> Unseen:
        """What a seat does not see, in the middle of a phase.

        >>> from vqlab.queen import Phase, Position
        >>> phase = Phase(Position.parse("6^2 9 | 7 8 | 3 10"), ["6", "7", "10"])
        >>> Unseen.of_view(phase.view(0)).hands
        (1, 1)
        """
        order = [(view.seat + step) % view.seats for step in range(1, view.seats)]
        held = [sum(at == seat for _, at in view.slayers) for seat in range(view.seats)]
        known = [view.known[seat] for seat in order]
        mine = view.hand.vampires
        seen = view.edition.deck.packed - view.unseen.packed - mine.packed
        sizes = [view.hand_sizes[seat] - held[seat] for seat in order]
        return cls(sizes, mine, Cards.of(seen), known, view.edition)

    @property
    def unknown(self) -> tuple[int, ...]:
        """How many vampires of each hand are unknown."""
        sizes = zip(self.hands, self.known, strict=True)
        return tuple(size - len(cards) for size, cards in sizes)

    @property
    def left_over(self) -> int:
        """How many unseen vampires are in no hand."""
        return len(self.pool) - sum(self.unknown)

    def check_hand(self, hand: Any) -> int:
        """The number of a hand; raises LabError for one there is not."""
        if not is_whole(hand, 1, len(self.hands)):
            params = {"read": as_read(hand), "hands": len(self.hands)}
            raise LabError(Message("unseen-hand", **params))
        return hand

    @property
    def message(self) -> Message:
        """What the hands are dealt from, as a sentence.

        >>> print(Unseen([10, 10], mine="8^3", seen="1 1").message)
        Hands of 10 and 10 from 103 unseen vampires: the 108 without my 8^3 and 1^2 (seen).
        """
        without = []
        if self.mine:
            without.append(Message("unseen-mine", cards=str(self.mine)))
        if self.seen:
            without.append(Message("unseen-seen", cards=str(self.seen)))
        for number, cards in enumerate(self.known, 1):
            if cards:
                without.append(Message("unseen-in-hand", cards=str(cards), hand=number))
        sizes = joined([str(size) for size in self.hands])
        params = {"hands": len(self.hands), "sizes": sizes, "n": len(self.pool)}
        if not without:
            return Message("unseen-all", **params)
        deck = self.edition.deck_size
        return Message("unseen-but", deck=deck, without=joined(without), **params)

    def __str__(self) -> str:
        return str(self.message)


def _vampires(cards: Cards | str) -> Cards:
    return (cards if isinstance(cards, Cards) else Cards(cards)).vampires


def _sizes(hands: Any) -> tuple[int, ...]:
    """The sizes of the hands, each a whole number."""
    sizes = tuple(hands) if isinstance(hands, Iterable) else (hands,)
    for size in sizes:
        if not is_whole(size):
            raise ImpossiblePosition("R6", Message("unseen-size", read=as_read(size)))
        if size > MOST_CARDS:
            raise ImpossiblePosition("R6", Message("unseen-large", most=MOST_CARDS))
    if not 1 <= len(sizes) <= MOST_HANDS:
        raise ImpossiblePosition("R2", Message("unseen-hands", read=len(sizes), most=MOST_HANDS))
    return sizes
