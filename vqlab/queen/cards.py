"""Cards and multisets of cards.

A multiset is one int, four bits a card in the order 1 … 13, Q, S15, S20: sixteen cards, 64 bits.
Adding and taking away cards is adding and subtracting ints.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Self

from vqlab.contract import Message, NotationError
from vqlab.contract.reading import as_named, as_read, shorten

CARDS = (*(str(value) for value in range(1, 14)), "Q", "S15", "S20")
"""Every kind of card, in canonical order."""

INDEX = {card: index for index, card in enumerate(CARDS)}
UNIT = {card: 1 << 4 * index for index, card in enumerate(CARDS)}
"""Card -> the int that holds one copy of it."""

PENALTY = (*range(1, 14), 14, 15, 20)
"""Penalty points of each kind of card (R28), in the order of CARDS."""

QUEEN_SHIFT = 4 * 13
SLAYER_SHIFT = 4 * 14
SLAYER_UNIT = {15: UNIT["S15"], 20: UNIT["S20"]}
MOST_COPIES = 15


def count_at(packed: int, index: int) -> int:
    """How many copies of ``CARDS[index]`` a packed multiset holds."""
    return packed >> 4 * index & 15


@lru_cache(maxsize=1 << 16)
def penalty_of(packed: int) -> int:
    """Penalty points of a packed multiset (R28).

    >>> penalty_of(Hand("3 10 Q").packed)
    27
    """
    return sum(PENALTY[index] * count_at(packed, index) for index in range(16))


@lru_cache(maxsize=1 << 16)
def size_of(packed: int) -> int:
    """How many cards a packed multiset holds."""
    return sum(count_at(packed, index) for index in range(16))


def vampires_of(packed: int) -> int:
    """The packed multiset without its slayers."""
    return packed & (1 << SLAYER_SHIFT) - 1


_TOKEN = re.compile(r"\S+")
_CARD = re.compile(r"(?P<card>[0-9A-Za-z]{1,3})(?:\^(?P<copies>[0-9]{1,2}))?")


def read_cards(text: str, offset: int = 0) -> int:
    """Read cards written as ``6^3 8 Q S20`` (any order, ``6 6 6`` too) into a packed multiset.

    ``offset`` is where the text stands in what was read, so that an error can point at the place.
    """
    packed = 0
    for token in _TOKEN.finditer(text):
        match = _CARD.fullmatch(token.group())
        card = match["card"].upper() if match else ""
        copies = int(match["copies"] or 1) if match else 0
        where = {"read": shorten(token.group()), "column": offset + token.start() + 1}
        if card not in UNIT:
            raise NotationError(Message("notation-card", **where))
        if not 1 <= copies <= MOST_COPIES - count_at(packed, INDEX[card]):
            raise NotationError(Message("notation-copies", most=MOST_COPIES, **where))
        packed += copies * UNIT[card]
    return packed


def write_cards(packed: int) -> str:
    """The canonical text of a packed multiset; empty text for no card."""
    counts = ((card, count_at(packed, index)) for index, card in enumerate(CARDS))
    return " ".join(card if n == 1 else f"{card}^{n}" for card, n in counts if n)


def _as_text(cards: object) -> str:
    """Cards given as text, as cards, or one by one, numbers as numbers too."""
    if isinstance(cards, str):
        return "" if cards.strip() == "-" else cards
    if isinstance(cards, Iterable):
        return " ".join(map(str, cards))
    raise NotationError(Message("cards-type", read=as_read(cards)))


class Cards:
    """An immutable multiset of cards.

    Arithmetic gives new ones; taking away what is not there raises ValueError.

    >>> Cards("6 6 6 Q") - Cards("6 Q")
    Cards('6^2')
    >>> Cards("Q 6^2").count("6"), len(Cards("Q 6^2")), Cards("Q 6^2").penalty
    (2, 3, 26)
    """

    __slots__ = ("packed",)
    packed: int

    def __new__(cls, cards: str | Iterable[str] = "") -> Self:  # noqa: D102
        return cls.of(read_cards(_as_text(cards)))

    @classmethod
    def of(cls, packed: int) -> Self:
        """The multiset a packed int stands for."""
        made = object.__new__(cls)
        object.__setattr__(made, "packed", packed)
        return made

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable: {name!r} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is immutable: {name!r} cannot be deleted")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.packed,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.packed == self.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __str__(self) -> str:
        return write_cards(self.packed) or "-"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({write_cards(self.packed)!r})"

    def __len__(self) -> int:
        return size_of(self.packed)

    def __bool__(self) -> bool:
        return self.packed != 0

    def __iter__(self) -> Iterator[str]:
        for index, card in enumerate(CARDS):
            for _ in range(count_at(self.packed, index)):
                yield card

    def __contains__(self, card: object) -> bool:
        return str(card).upper() in INDEX and self.count(str(card)) > 0

    def count(self, card: str | int) -> int:
        """How many copies of a card there are.

        >>> Cards("6^2 Q").count(6), Cards("6^2 Q").count("q")
        (2, 1)
        """
        index = INDEX.get(str(card).upper())
        if index is None:
            where = {"read": as_named(card), "column": 1}
            raise NotationError(Message("notation-card", **where))
        return count_at(self.packed, index)

    def holds(self, other: Cards) -> bool:
        """Whether every card of ``other`` is here, copies counted.

        >>> Cards("6^2 Q").holds(Cards("6 Q")), Cards("6^2 Q").holds(Cards("6^3"))
        (True, False)
        """
        return holds(self.packed, other.packed)

    def __add__(self, other: Cards) -> Self:
        return type(self)([*self, *other])

    def __sub__(self, other: Cards) -> Self:
        if not self.holds(other):
            raise ValueError(f"{other} is not in {self}")
        return type(self).of(self.packed - other.packed)

    @property
    def penalty(self) -> int:
        """Penalty points these cards cost at the end of a phase (R28).

        >>> Cards("S15 S20 Q 13").penalty
        62
        """
        return penalty_of(self.packed)

    @property
    def vampires(self) -> Self:
        """These cards without the slayers.

        >>> Cards("4 Q S15").vampires
        Cards('4 Q')
        """
        return type(self).of(vampires_of(self.packed))

    @property
    def slayers(self) -> tuple[int, ...]:
        """The slayers among these cards, by their penalty: ``()``, ``(15,)``, ``(20,)``, both."""
        return tuple(value for value, unit in SLAYER_UNIT.items() if self.packed & 15 * unit)


class Hand(Cards):
    """The cards a seat holds.

    >>> Hand("6 8 6 q s20 6")
    Hand('6^3 8 Q S20')
    """

    __slots__ = ()


def holds(packed: int, part: int) -> bool:
    """Whether one packed multiset contains another."""
    return all(count_at(part, index) <= count_at(packed, index) for index in range(16))


def shared(packed: int, other: int) -> int:
    """The cards two packed multisets have in common.

    >>> Cards.of(shared(Cards("6^3 8 Q").packed, Cards("6 8^2").packed))
    Cards('6 8')
    """
    return sum(
        min(count_at(packed, index), count_at(other, index)) << 4 * index for index in range(16)
    )
