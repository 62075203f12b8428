"""A play: what a seat does on its turn."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Self

from vqlab.contract import Message, NotationError
from vqlab.contract.reading import as_read, shorten
from vqlab.queen.cards import (
    QUEEN_SHIFT,
    SLAYER_SHIFT,
    Cards,
    count_at,
    read_cards,
    size_of,
    write_cards,
)

QUEENS_ALONE = 14
"""The value of a set of queens only (R16), which nothing beats."""
_DECLARED = re.compile(r"(?P<cards>.*?)@\s*(?P<value>[0-9]{1,2})\s*", re.DOTALL)


class Play(Cards):
    """An immutable multiset of cards, as played; the empty one is PASS.

    ``size`` is the number of cards; ``value`` what they count in a normal round: the number of the
    set (R15), 14 for queens only (R16), 0 for a slayer or a pass; ``feed`` what a single card
    counts in a slayer round, where a queen is 1 (R20). ``kind`` is "set", "queens", "slayer",
    "pass", or "mixed" for cards that cannot be played together. A queen is valued when it is
    played: the same card counts 11 in one play and 14 in the next.

    >>> Play("11^2 Q").value, Play("Q").value, Play("Q").feed
    (11, 14, 1)

    Where an edition lets queens alone be declared, ``Q^2@7`` are two queens played as 7.

    >>> Play("6 9").kind, Play("pass") == PASS, Play("Q^2@7").value
    ('mixed', True, 7)
    """

    __slots__ = ("declared", "feed", "kind", "size", "slayer", "value")
    declared: int
    size: int
    value: int
    feed: int
    slayer: int
    kind: str

    def __new__(cls, cards: Any = "") -> Self:  # noqa: D102
        if isinstance(cards, str):
            text, declared = _split_declared(cards)
            packed = 0 if text.strip().lower() == "pass" else read_cards(text)
            return cls.of(packed, declared)
        return super().__new__(cls, cards)

    @classmethod
    @lru_cache(maxsize=1 << 14)
    def of(cls, packed: int, declared: int = 0) -> Self:
        """The play a packed int stands for, and the value queens alone are declared to have."""
        made = super().of(packed)
        worth = _worth(packed)
        if declared and worth["kind"] != "queens":
            raise NotationError(Message("notation-declared", read=write_cards(packed) or "pass"))
        worth |= {"declared": declared, "value": declared or worth["value"]}
        for name, value in worth.items():
            object.__setattr__(made, name, value)
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.packed, self.declared)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Play):
            return NotImplemented
        return self.packed == other.packed and self.declared == other.declared

    def __hash__(self) -> int:
        return hash((self.packed, self.declared))

    def __str__(self) -> str:
        declared = f"@{self.declared}" if self.declared else ""
        return (write_cards(self.packed) or "pass") + declared

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
    cards, declared = _split_declared(text)
    packed = read_cards(cards, offset)
    if not packed:
        where = {"read": shorten(text), "column": offset + 1}
        raise NotationError(Message("notation-empty-play", **where))
    return Play.of(packed, declared)


def as_play(play: object) -> Play:
    """A play given as itself, as cards, or as its text. Raises NotationError for anything else."""
    if isinstance(play, Play):
        return play
    if isinstance(play, Cards):
        return Play.of(play.packed)
    if isinstance(play, str):
        return read_play(play)
    raise NotationError(Message("play-type", read=as_read(play)))


def _split_declared(text: str) -> tuple[str, int]:
    """The cards of a play's text, and the value declared for them; 0 when none is."""
    match = _DECLARED.fullmatch(text)
    if match is None or not 1 <= int(match["value"]) <= QUEENS_ALONE:
        return text, 0
    return match["cards"], int(match["value"])


def _sets(hand: int, size: int, value: int) -> list[int]:
    """Every set of a size and value in a packed hand, fewest queens first."""
    copies, queens = count_at(hand, value - 1), count_at(hand, 13)
    fewest = max(0, size - copies)
    return [
        (size - used << 4 * (value - 1)) + (used << QUEEN_SHIFT)
        for used in range(fewest, min(queens, size - 1) + 1)
    ]


def _queens_alone(hand: int, size: int, value: int, declared: bool) -> list[Play]:
    """Queens only, at a value: 14 unless the edition lets them be declared."""
    if not 1 <= size <= count_at(hand, 13) or (value < QUEENS_ALONE and not declared):
        return []
    return [Play.of(size << QUEEN_SHIFT, value if value < QUEENS_ALONE else 0)]


def _of_size(hand: int, size: int, above: int, declared: bool) -> list[Play]:
    """Every set of a size above a value: by value, then queens."""
    return [
        play
        for value in range(above + 1, QUEENS_ALONE + 1)
        for play in (
            *([Play.of(packed) for packed in _sets(hand, size, value)] if value < 14 else ()),
            *_queens_alone(hand, size, value, declared),
        )
    ]


@lru_cache(maxsize=1 << 16)
def leads(hand: int, embargo: int, declared: bool) -> tuple[Play, ...]:
    """What a leader may play from a packed hand (R11, R15, R16, R18, R21)."""
    sets = [
        play for size in range(1, size_of(hand) + 1) for play in _of_size(hand, size, 0, declared)
    ]
    slayers = [Play(f"S{slayer}") for slayer in Play.of(hand).slayers if slayer != embargo]
    return (*sets, *slayers)


@lru_cache(maxsize=1 << 17)
def raises(hand: int, size: int, top: int, declared: bool) -> tuple[Play, ...]:
    """What a later seat may play in a normal round: a higher set, or pass (R12, R13)."""
    return (*_of_size(hand, size, top, declared), PASS)


@lru_cache(maxsize=1 << 16)
def feeds(hand: int) -> tuple[Play, ...]:
    """What a later seat may play in a slayer round: one vampire, or a forced pass (R19, R23)."""
    singles = tuple(Play.of(1 << 4 * index) for index in range(14) if count_at(hand, index))
    return singles or (PASS,)
