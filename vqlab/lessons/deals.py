"""Exercises on counting deals, and on chances. Their texts are in ``vqlab.words``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from vqlab.lessons.answers import CHANCE, NUMBER
from vqlab.lessons.exercise import Exercise, catalogued
from vqlab.queen import Edition

if TYPE_CHECKING:
    from vqlab.deals.events import Conditional, Event

__all__ = ["CHANCES", "COUNTS"]

DRAWN, ABSENT = 3, 9
"""Cards of the hands that are counted, and of those that there are not."""
PAIR, SIZE = "10^2", 6
"""What I lead, and how many vampires the hands have that may beat it."""
FEEDERS, FED_FROM = 4, 5
"""Other hands in a slayer round, and vampires in each of them."""


def _kinds(edition: Edition) -> int:
    """How many different cards there are: the values, and the queen."""
    return edition.values + (edition.queens > 0)


def _multisets(kinds: int, size: int) -> int:
    """Hands if there were copies without end."""
    return comb(kinds + size - 1, size)


def _small_hands() -> Exercise:
    edition = Edition.small()

    def counted() -> int:
        from vqlab import deals

        return deals.hands(DRAWN, edition=edition)

    return catalogued(
        "small-hands",
        counted,
        NUMBER,
        f"deals.hands({DRAWN}, edition=Edition.small())",
        lambda: comb(edition.deck_size, DRAWN),
        lambda: _multisets(_kinds(edition), DRAWN),
        lambda: comb(_kinds(edition), DRAWN),
        lambda: _multisets(edition.values, DRAWN),
    )


def _no_hands() -> Exercise:
    def counted() -> int:
        from vqlab import deals

        return deals.hands(ABSENT)

    return catalogued(
        "no-hands",
        lambda: _multisets(14, ABSENT) - counted(),
        NUMBER,
        f"from math import comb\ncomb({13 + ABSENT}, {ABSENT}) - deals.hands({ABSENT})",
        lambda: _multisets(14, ABSENT - (Edition.BASE.queens + 1)),
        lambda: Edition.BASE.values,
        counted,
        lambda: _multisets(14, ABSENT),
    )


def _both_slayers() -> Exercise:
    def counted(size: int, slayers: bool = False) -> int:
        from vqlab import deals

        return deals.hands(size, slayers=slayers)

    return catalogued(
        "both-slayers",
        lambda: counted(11),
        NUMBER,
        "deals.hands(13 - 2)",
        lambda: counted(13, slayers=True) - counted(13),
        lambda: counted(13, slayers=True),
        lambda: counted(13),
        lambda: counted(12),
    )


def _alike() -> Exercise:
    deck = Edition.BASE
    numbers = deck.values * comb(deck.copies, 2)
    ways = numbers + comb(deck.queens, 2)
    return catalogued(
        "alike",
        lambda: Fraction(ways, comb(deck.deck_size, 2)),
        CHANCE,
        "from fractions import Fraction\n"
        "from math import comb\n"
        "Fraction(13 * comb(8, 2) + comb(4, 2), comb(108, 2))",
        lambda: Fraction(_kinds(deck), _multisets(_kinds(deck), 2)),
        lambda: Fraction(numbers, comb(deck.deck_size, 2)),
        lambda: 1 - Fraction(ways, comb(deck.deck_size, 2)),
    )


def _same_deals() -> Exercise:
    def same() -> list[int]:
        from vqlab import deals

        last = deals.deals(12, weighted=True)
        return [seats for seats in range(3, 12) if deals.deals(seats, weighted=True) == last]

    return catalogued(
        "same-deals",
        lambda: same()[0],
        NUMBER,
        "last = deals.deals(12, weighted=True)\n"
        "[seats for seats in range(3, 12) if deals.deals(seats, weighted=True) == last][0]",
        lambda: next(n for n in range(3, 12) if Edition.BASE.left_over(n) == 0),
        lambda: 10,
    )


def _odds(asked: str, hands: int = 1) -> Fraction:
    """The chance of one of the questions below, about hands dealt from all but my pair."""
    from vqlab.deals import Unseen, beats, chance, holds, queens

    unseen = Unseen([SIZE] * hands, mine=PAIR)
    first, second, queen = beats(PAIR, 1), beats(PAIR, 2), queens(1) >= 1
    events: dict[str, Event | Conditional] = {
        "first": first,
        "either": first | second,
        "second but not first": second & ~first,
        "second after not first": second.given(~first),
        "no queens": holds("11^2", 1, queens=False),
        "queen": queen,
        "queen and first": queen & first,
        "queen after first": queen.given(first),
        "first after queen": first.given(queen),
    }
    return chance(unseen, events[asked])


def _asking(*names: str) -> str:
    """The lines of Python that import what is needed and set the scene."""
    return f"from vqlab.deals import {', '.join(names)}\n"


def _one_hand() -> Exercise:
    return catalogued(
        "one-hand",
        lambda: _odds("first"),
        CHANCE,
        _asking("Unseen", "beats", "chance")
        + f'chance(Unseen([{SIZE}], mine="{PAIR}"), beats("{PAIR}"))',
        lambda: _odds("no queens"),
        lambda: 1 - _odds("first"),
        _all_alike,
        _with_my_pair,
    )


def _all_alike() -> Fraction:
    """The wrong chance if every distinct hand were equally likely."""
    copies, queens = Edition.BASE.copies, Edition.BASE.queens
    higher, others = 3, [copies] * 9 + [copies - 2]
    every = _distinct([copies] * higher + others + [queens])
    # no pair above the 10s: single ones at most and no queen, or none of them and one queen
    single, queen = _distinct([1] * higher + others), _distinct(others)
    return 1 - Fraction(single[SIZE] + queen[SIZE - 1], every[SIZE])


def _distinct(copies: list[int]) -> list[int]:
    """Hands of every size up to the one asked about, with at most so many copies of each card."""
    counts = [1] + [0] * SIZE
    for most in copies:
        counts = [sum(counts[max(0, size - most) : size + 1]) for size in range(SIZE + 1)]
    return counts


def _with_my_pair() -> Fraction:
    """The wrong chance if my own pair were dealt as well."""
    from vqlab.deals import Unseen, beats, chance

    return chance(Unseen([SIZE]), beats(PAIR))


def _two_hands() -> Exercise:
    return catalogued(
        "two-hands",
        lambda: _odds("either", 2),
        CHANCE,
        _asking("Unseen", "beats", "chance")
        + f'chance(Unseen([{SIZE}, {SIZE}], mine="{PAIR}"), beats("{PAIR}", [1, 2]))',
        lambda: 2 * _odds("first"),
        lambda: 1 - (1 - _odds("first")) ** 2,
        lambda: 1 - _odds("either", 2),
    )


def _second_hand() -> Exercise:
    return catalogued(
        "second-hand",
        lambda: _odds("second after not first", 2),
        CHANCE,
        _asking("Unseen", "beats", "chance")
        + f'unseen = Unseen([{SIZE}, {SIZE}], mine="{PAIR}")\n'
        + f'chance(unseen, beats("{PAIR}", 2), given=~beats("{PAIR}", 1))',
        lambda: _odds("first"),
        lambda: _odds("second but not first", 2),
    )


def _queen_behind() -> Exercise:
    return catalogued(
        "queen-behind",
        lambda: _odds("queen after first"),
        CHANCE,
        _asking("Unseen", "beats", "chance", "queens")
        + f'chance(Unseen([{SIZE}], mine="{PAIR}"), queens(1) >= 1, given=beats("{PAIR}"))',
        lambda: _odds("queen"),
        lambda: _odds("first after queen"),
        lambda: _odds("queen and first"),
    )


def _safe_feed() -> Exercise:
    def highest(leader: int, rule: str) -> int:
        from vqlab.deals import Unseen, picks_up

        unseen = Unseen([FED_FROM] * FEEDERS)
        taken = [picks_up(unseen, str(c), leader, rule).get(0, Fraction(0)) for c in range(1, 14)]
        return sum(chance < Fraction(1, 2) for chance in taken)

    return catalogued(
        "safe-feed",
        lambda: highest(1, "lowest"),
        NUMBER,
        _asking("Unseen", "picks_up")
        + f"table = Unseen([{FED_FROM}] * {FEEDERS})\n"
        + 'max(n for n in range(1, 14) if picks_up(table, f"{n}", leader=1).get(0, 0) < 1 / 2)',
        lambda: highest(FEEDERS, "lowest"),
        lambda: highest(1, "uniform"),
        lambda: highest(1, "highest"),
    )


COUNTS: Mapping[str, Callable[[], Exercise]] = {
    "small-hands": _small_hands,
    "no-hands": _no_hands,
    "both-slayers": _both_slayers,
    "alike": _alike,
    "same-deals": _same_deals,
}
"""The exercises on counting."""
CHANCES: Mapping[str, Callable[[], Exercise]] = {
    "one-hand": _one_hand,
    "two-hands": _two_hands,
    "second-hand": _second_hand,
    "queen-behind": _queen_behind,
    "safe-feed": _safe_feed,
}
"""The exercises on hands nobody has shown."""
