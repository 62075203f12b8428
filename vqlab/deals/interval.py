"""Between what bounds a chance lies, as far as trials tell."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, lgamma, log, log1p
from numbers import Rational

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_read

__all__ = ["interval"]


def interval(found: int, tried: int, confidence: float = 0.95) -> tuple[float, float]:
    """Bounds for the chance of a find, of which there were ``found`` in ``tried`` trials.

    The exact interval of Clopper and Pearson (1934): whatever the chance is, such bounds hold it
    with at least this ``confidence``, so they are rather too wide than too narrow. The number of
    trials has to be fixed beforehand. Raises LabError for counts that cannot be, and for a
    confidence that is not between 0 and 1.

    >>> low, high = interval(4, 100)
    >>> print(f"{low:.4f} {high:.4f}")
    0.0110 0.0993
    >>> interval(0, 0)
    (0.0, 1.0)
    """
    if not (_is_count(found) and _is_count(tried) and found <= tried):
        read = {"found": as_read(found, 24), "tried": as_read(tried, 24)}
        raise LabError(Message("interval-counts", **read))
    if not isinstance(confidence, (float, Rational)) or not 0 < confidence < 1:
        raise LabError(Message("interval-confidence", read=as_read(confidence, 24)))
    tail = (1 - float(confidence)) / 2
    low = _where(lambda p: 1 - _at_most(found - 1, tried, p, 1 - p), tail) if found else 0.0
    high = 1 - _where(lambda q: _at_most(found, tried, 1 - q, q), tail) if found < tried else 1.0
    return low, high


def _is_count(number: object) -> bool:
    return is_whole(number)


def _at_most(k: int, n: int, p: float, q: float) -> float:
    """The chance of at most ``k`` finds in ``n`` trials, each with chance ``p`` = 1 - ``q``.

    Both are given, as the smaller of the two is the more precise. Summed from the greatest term on,
    until what follows no longer counts.

    >>> round(_at_most(1, 2, 0.5, 0.5), 3), round(_at_most(2, 3, 0.5, 0.5), 3)
    (0.75, 0.875)
    """
    if p <= 0 or k >= n:
        return 1.0
    if q <= 0 or k < 0:
        return 0.0
    if k > n * p:
        return 1 - _at_most(n - k - 1, n, q, p)
    ways = lgamma(n + 1) - lgamma(k + 1) - lgamma(n - k + 1)
    term = exp(ways + k * _log(p, q) + (n - k) * _log(q, p))
    total = term
    for i in range(k, 0, -1):
        term *= i / (n - i + 1) * (q / p)
        total += term
        if term <= total * 1e-17:
            break
    return min(1.0, total)


def _log(part: float, rest: float) -> float:
    return log(part) if part < rest else log1p(-rest)


def _where(rising: Callable[[float], float], level: float) -> float:
    """Where a rising function of a chance reaches a level; rather too low than too high."""
    low, high = 0.0, 1.0
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < level else (low, middle)
    return low
