"""What the games of a tournament say of its bots, and how sure that is.

blocks of games → exact means of each block → means over all blocks, with an interval.

The games of one block share their deal, so only the blocks are independent: an interval comes from
their means (Student 1908), however many games a block has.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import sqrt
from typing import NamedTuple

__all__ = ["Estimate", "Pair", "Rated", "Rating", "quantile", "rate"]

Table = tuple[Sequence[int], Sequence[Sequence[int]]]
"""One game: the bot in each seat, and the penalty points by phase, then by seat."""


@lru_cache(maxsize=256)
def quantile(freedom: int, outside: float = 0.05) -> float:
    """How far a Student variable of so many degrees of freedom is from 0 but for ``outside``.

    >>> f"{quantile(1):.3f} {quantile(10):.3f} {quantile(1000):.3f}"
    '12.706 2.228 1.962'
    """
    from mpmath import mp

    def too_wide(t: mp.mpf) -> mp.mpf:
        beyond = mp.betainc(mp.mpf(freedom) / 2, 0.5, 0, freedom / (freedom + t * t), True)
        return beyond - outside

    # halving ends for any number of degrees, where a solver may miss its tolerance
    with mp.workdps(25):
        low, high = mp.mpf(0), mp.mpf(2)
        while too_wide(high) > 0:
            low, high = high, 2 * high
        while high - low > mp.mpf(10) ** -14 * high:
            middle = (low + high) / 2
            low, high = (middle, high) if too_wide(middle) > 0 else (low, middle)
        return round(float(high), 12)


@dataclass(frozen=True)
class Estimate:
    """A mean over blocks, exact, and the variance of that mean, None for a single block."""

    mean: Fraction
    variance: Fraction | None
    blocks: int

    @classmethod
    def of(cls, values: Sequence[Fraction]) -> Estimate:
        """The mean of independent values, at least one.

        >>> Estimate.of([Fraction(1), Fraction(3)])
        Estimate(mean=Fraction(2, 1), variance=Fraction(1, 1), blocks=2)
        """
        n, total = len(values), sum(values, Fraction(0))
        mean = total / n
        if n == 1:
            return cls(mean, None, n)
        squares = sum((value * value for value in values), Fraction(0))
        return cls(mean, (squares - total * mean) / (n - 1) / n, n)

    @property
    def interval(self) -> tuple[float, float] | None:
        """Bounds that hold the true mean in 95 % of tournaments; None for a single block.

        >>> low, high = Estimate.of([Fraction(1), Fraction(3)]).interval
        >>> round(low, 2), round(high, 2)
        (-10.71, 14.71)
        """
        if self.variance is None:
            return None
        reach = quantile(self.blocks - 1) * sqrt(self.variance)
        return float(self.mean) - reach, float(self.mean) + reach

    @property
    def sign(self) -> int:
        """-1 or 1 where the interval lies on one side of 0, else 0."""
        low, high = self.interval or (0.0, 0.0)
        return int(low > 0) - int(high < 0)

    def __neg__(self) -> Estimate:
        return Estimate(-self.mean, self.variance, self.blocks)


@dataclass(frozen=True)
class Rating:
    """How a bot fared. A phase played from two seats counts as two."""

    bot: str
    points: Estimate
    """Penalty points per phase; fewest is best."""
    versus: Estimate
    """The same less the average of its table."""
    phases: int
    won: Fraction
    """Phases with the fewest penalty points of the table; what several seats won is shared."""

    @property
    def share(self) -> Fraction:
        """The part of its phases that it won."""
        return self.won / self.phases


@dataclass(frozen=True)
class Pair:
    """Two bots beside each other, over the deals that both played."""

    first: str
    second: str
    difference: Estimate
    """Penalty points per phase of the first less those of the second: below 0 is better."""


class Rated(NamedTuple):
    """The ratings by number of the bot, and the differences by two of them."""

    ratings: list[tuple[Estimate, Estimate, int, Fraction]]
    differences: dict[tuple[int, int], Estimate]


class _Block(NamedTuple):
    """What one bot did in one block."""

    points: Fraction
    versus: Fraction
    phases: int
    won: Fraction


def rate(bots: int, blocks: Iterable[Iterable[Table]]) -> Rated:
    """Rate bots by the games of independent blocks; every deal counts the same.

    Each bot has to sit in at least one block, and every two in the same one somewhere to have a
    difference.

    >>> rated = rate(2, [[((0, 1), [(0, 6)]), ((1, 0), [(2, 0)])]])
    >>> rated.differences[0, 1].mean
    Fraction(-4, 1)
    """
    each: list[dict[int, _Block]] = [_block(block) for block in blocks]
    ratings = []
    for bot in range(bots):
        own = [block[bot] for block in each if bot in block]
        points, versus = ([getattr(b, name) for b in own] for name in ("points", "versus"))
        phases, won = sum(b.phases for b in own), sum((b.won for b in own), Fraction(0))
        ratings.append((Estimate.of(points), Estimate.of(versus), phases, won))
    differences = {}
    for one, two in combinations(range(bots), 2):
        both = [b[one].points - b[two].points for b in each if one in b and two in b]
        if both:
            differences[one, two] = Estimate.of(both)
    return Rated(ratings, differences)


def _block(games: Iterable[Table]) -> dict[int, _Block]:
    points: dict[int, int] = {}
    tables: dict[int, Fraction] = {}
    phases: dict[int, int] = {}
    won: dict[int, Fraction] = {}
    for seating, penalties in games:
        for phase in penalties:
            average, best = Fraction(sum(phase), len(phase)), min(phase)
            prize = Fraction(1, list(phase).count(best))
            for bot, penalty in zip(seating, phase, strict=True):
                points[bot] = points.get(bot, 0) + penalty
                tables[bot] = tables.get(bot, Fraction(0)) + average
                phases[bot] = phases.get(bot, 0) + 1
                won[bot] = won.get(bot, Fraction(0)) + (prize if penalty == best else 0)
    return {
        bot: _Block(Fraction(points[bot], n), (points[bot] - tables[bot]) / n, n, won[bot])
        for bot, n in phases.items()
    }
