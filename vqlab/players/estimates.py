"""A figure over many deals: exact, or sampled between two bounds.

values and weights of all deals, or values of deals drawn by lot → Estimate.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import fsum, sqrt
from typing import Any, NamedTuple

from vqlab.contract import Message
from vqlab.deals.interval import interval
from vqlab.deals.weights import percent
from vqlab.players.ratings import quantile

__all__ = ["Estimate", "mean_of_all", "mean_of_some", "share_of_all", "share_of_some"]

Exact = int | Fraction
Known = tuple[int, int]
"""Least and most that a deal's value can be; they meet where it is settled."""
OUTSIDE = Fraction(5, 100)
"""How often a 95 % interval may miss."""


class Estimate(NamedTuple):
    """A mean or a share over deals.

    ``value``: the figure itself, None where deals are left undecided; ``low`` and ``high``: certain
    bounds over all deals, or a 95 % interval over deals drawn by lot, which allows for the
    undecided; ``undecided``: in how many deals the budget ran out.
    """

    sampled: bool
    value: Fraction | None
    low: Fraction | float
    high: Fraction | float
    undecided: int = 0

    @property
    def exact(self) -> bool:
        """Whether this is the figure over all deals, and no estimate."""
        return not self.sampled and self.value is not None

    def points(self) -> Message:
        """The figure as penalty points."""
        between = {"low": f"{float(self.low):.1f}", "high": f"{float(self.high):.1f}"}
        if self.value is None:
            return Message("advice-between", **between)
        shown = f"{float(self.value):.1f}" if self.value.denominator > 1 else str(self.value)
        if self.exact:
            return Message("just", text=shown)
        return Message("advice-about", value=shown, **between)

    def percent(self) -> Message:
        """The figure as a share."""
        between = {"low": percent(self.low), "high": percent(self.high)}
        if self.value is None:
            return Message("advice-percent-between", **between)
        if self.exact:
            return Message("survey-percent", percent=percent(self.value))
        return Message("survey-about", percent=percent(self.value), **between)

    def to_json(self) -> dict[str, Any]:
        """The figure as plain data, rounded to six digits, an exact one as a fraction too."""
        exact = {"fraction": str(self.value)} if self.exact else {}
        return {
            "kind": "sampled" if self.sampled else "exact" if self.exact else "bounds",
            "value": None if self.value is None else _rounded(self.value),
            **exact,
            "low": _rounded(self.low),
            "high": _rounded(self.high),
            "undecided": self.undecided,
        }


def _rounded(number: Fraction | float) -> float:
    return round(float(number), 6)


def mean_of_all(values: Sequence[Known], weights: Sequence[Exact]) -> Estimate:
    """The mean over all deals, weighted: exact, or bounds where values are undecided.

    >>> mean_of_all([(0, 0), (5, 5)], [2, 1]).value
    Fraction(5, 3)
    """
    total = sum(weights)
    low = Fraction(sum(w * v[0] for v, w in zip(values, weights, strict=True))) / total
    high = Fraction(sum(w * v[1] for v, w in zip(values, weights, strict=True))) / total
    undecided = sum(least < most for least, most in values)
    return Estimate(False, low if not undecided else None, low, high, undecided)


def share_of_all(values: Sequence[bool | None], weights: Sequence[Exact]) -> Estimate:
    """The share of all deals in which something is so, None where that is undecided.

    >>> share_of_all([True, False, None], [1, 1, 2])[1:]
    (None, Fraction(1, 4), Fraction(3, 4), 1)
    """
    ends = {True: (1, 1), False: (0, 0), None: (0, 1)}
    return mean_of_all([ends[value] for value in values], weights)


def share_of_some(values: Sequence[bool | None]) -> Estimate:
    """The share among deals drawn by lot, with the interval of Clopper and Pearson (1934)."""
    found, open_ = sum(value is True for value in values), sum(value is None for value in values)
    low, _ = interval(found, len(values))
    _, high = interval(found + open_, len(values))
    value = None if open_ else Fraction(found, len(values))
    return Estimate(True, value, low, high, open_)


def mean_of_some(values: Sequence[Known], most: int, compared: int = 1) -> Estimate:
    """The mean of deals drawn by lot, with a 95 % interval (Student 1908).

    ``most``: no value is below 0 or above this; ``compared``: so many intervals are to hold at once
    with 95 % (Bonferroni 1936). Where all values are alike a spread cannot be told
    from them; then the interval allows for the share of others that Clopper and Pearson allow.

    >>> found = mean_of_some([(2, 2), (4, 4), (6, 6)], 9)
    >>> found.value, round(found.low, 2), round(found.high, 2)
    (Fraction(4, 1), 0.0, 8.97)
    """
    undecided = sum(least < most_ for least, most_ in values)
    lows, highs = [value[0] for value in values], [value[1] for value in values]
    mean = Fraction(sum(lows), len(values))
    low = max(0.0, float(mean) - _half(lows, float(mean), compared))
    other = fsum(highs) / len(highs)
    high = min(float(most), other + _half(highs, most - other, compared))
    return Estimate(True, None if undecided else mean, low, high, undecided)


def _half(values: Sequence[int], room: float, compared: int) -> float:
    """Half the width of the interval for a mean; ``room``: how far it can be on that side."""
    n = len(values)
    if min(values) == max(values):
        return interval(0, n, float(1 - OUTSIDE / compared))[1] * room
    mean = fsum(values) / n
    spread = sqrt(fsum((value - mean) ** 2 for value in values) / (n - 1))
    return student(n - 1, compared) * spread / sqrt(n)


def student(degrees: int, compared: int = 1) -> float:
    """How far an interval goes on either side by Student's distribution, in standard errors.

    ``compared``: so many such intervals hold at once with 95 %.

    >>> round(student(10), 3), round(student(1000), 3)
    (2.228, 1.962)
    """
    return quantile(degrees, float(OUTSIDE) / compared)
