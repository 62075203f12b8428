"""A play: what a seat does on its turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Self

from vqlab.contract import Message, NotationError
from vqlab.queen.cards import (
    QUEEN_SHIFT,
    SLAYER_SHIFT,
    Cards,
    count_at,
    read_cards,
    shorten,
    size_of,
    write_cards,
)

QUEENS_ALONE = 14
"""The value of a set of queens only (R16)."""


class Play(Cards):
    """An immutable multiset of cards, as played; the empty one is PASS.

    ``size`` is the number of cards; ``value`` what they count in a normal round: the number of the
    set (R15), 14 for queens only (R16), 0 for a slayer or a pass; ``feed`` what a single card
    counts in a slayer round, where a queen is 1 (R20). ``kind`` is "set", "queens", "slayer",
    "pass", or "mixed" for cards that cannot be played together. A queen is valued when it is
    played: the same card counts 11 in one play and 14 in the next.

    >>> Play("11^2 Q").value, Play("Q").value, Play("Q").feed
    (11, 14, 1)
    >>> Play("6 9").kind, Play("pass") is PASS
    ('mixed', True)
    """

    __slots__ = ("feed", "kind", "size", "slayer", "value")
    size: int
    value: int
    feed: int
    slayer: int
    kind: str

    def __new__(cls, cards: Any = "") -> Self:  # noqa: D102
        if isinstance(cards, str) and cards.strip().lower() in ("", "pass"):
            return cls.of(0)
        return super().__new__(cls, cards)

    @classmethod
    @lru_cache(maxsize=1 << 14)
    def of(cls, packed: int) -> Self:
        """The play a packed int stands for; one object for each."""
        made = super().of(packed)
        for name, value in _worth(packed).items():
            object.__setattr__(made, name, value)
        return made

    def __str__(self) -> str:
        return write_cards(self.packed) or "pass"

    def __repr__(self) -> str:
        return f"Play({str(self)!r})"

    @property
    def queens(self) -> int:
        """How many queens are played."""
        return count_at(self.packed, 13)


def _worth(packed: int) -> dict[str, Any]:
    values = [value for value in range(1, 14) if count_at(packed, value - 1)]
    queens = packed >> QUEEN_SHIFT & 15
    slayers = packed >> SLAYER_SHIFT
    kind, value, feed, slayer = "mixed", 0, 0, 0
    if not packed:
        kind = "pass"
    elif slayers:
        if not values and not queens and size_of(packed) == 1:
            kind, slayer = "slayer", 15 if slayers == 1 else 20
    elif len(values) == 1:
        kind, value, feed = "set", values[0], values[0]
    elif queens and not values:
        kind, value, feed = "queens", QUEENS_ALONE, 1
    return {
        "size": size_of(packed),
        "value": value,
        "feed": feed,
        "slayer": slayer,
        "kind": kind,
    }


PASS = Play.of(0)


def read_play(text: str, offset: int = 0) -> Play:
    """Read one play of a list of plays: cards, or ``pass``.

    Raises NotationError, also for an empty text, where a comma too many is the usual cause.

    >>> read_play(" 6 6 q ")
    Play('6^2 Q')
    """
    if text.strip().lower() == "pass":
        return PASS
    packed = read_cards(text, offset)
    if not packed:
        where = {"read": shorten(text), "column": offset + 1}
        raise NotationError(Message("notation-empty-play", **where))
    return Play.of(packed)


def _sets(hand: int, size: int, value: int) -> list[int]:
    """Every set of a size and value in a packed hand, fewest queens first."""
    copies, queens = count_at(hand, value - 1), count_at(hand, 13)
    fewest = max(0, size - copies)
    return [
        (size - used << 4 * (value - 1)) + (used << QUEEN_SHIFT)
        for used in range(fewest, min(queens, size - 1) + 1)
    ]


def _queens_alone(hand: int, size: int) -> list[int]:
    return [size << QUEEN_SHIFT] if 1 <= size <= count_at(hand, 13) else []


@lru_cache(maxsize=1 << 16)
def leads(hand: int, embargo: int) -> tuple[Play, ...]:
    """What a leader may play from a packed hand (R11, R15, R16, R18, R21)."""
    most = size_of(hand)
    packed = [
        play
        for size in range(1, most + 1)
        for value in range(1, QUEENS_ALONE + 1)
        for play in (
            _sets(hand, size, value) if value < QUEENS_ALONE else _queens_alone(hand, size)
        )
    ]
    slayers = [play for play in Play.of(hand).slayers if play != embargo]
    return tuple([Play.of(play) for play in packed] + [Play(f"S{slayer}") for slayer in slayers])


@lru_cache(maxsize=1 << 17)
def raises(hand: int, size: int, top: int, queens_alone: int) -> tuple[Play, ...]:
    """What a later seat may play in a normal round: a higher set, or pass (R12, R13)."""
    packed = [play for value in range(top + 1, 14) for play in _sets(hand, size, value)]
    if top < queens_alone:
        packed += _queens_alone(hand, size)
    return (*(Play.of(play) for play in packed), PASS)


@lru_cache(maxsize=1 << 16)
def feeds(hand: int) -> tuple[Play, ...]:
    """What a later seat may play in a slayer round: one vampire, or a forced pass (R19, R23)."""
    singles = tuple(Play.of(1 << 4 * index) for index in range(14) if count_at(hand, index))
    return singles or (PASS,)
