"""Weights and values as they come, and what a distribution makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from math import gcd, isfinite, lcm
from numbers import Rational
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_read


def exact_weight(weight: Any) -> Fraction:
    """A weight as a Fraction; raises LabError for one that is not exact, or below 0."""
    exact = None if isinstance(weight, (bool, float)) else number_of(weight)
    if exact is not None and exact >= 0:
        return exact
    raise LabError(Message("dist-weight", read=as_read(weight, 40)))


def whole(weights: Mapping[Any, Fraction]) -> dict[Any, int]:
    """The same weights as whole numbers without a common factor; those of 0 are left out.

    >>> whole({"a": Fraction(1, 2), "b": Fraction(3), "c": Fraction(0)})
    {'a': 1, 'b': 6}
    """
    below = lcm(*(weight.denominator for weight in weights.values()))
    scaled = {value: int(weight * below) for value, weight in weights.items() if weight}
    factor = gcd(*scaled.values())
    return {value: weight // factor for value, weight in scaled.items()}


def in_order(values: list[Any]) -> list[Any] | None:
    """The values from least to greatest; None where not every two of them can be compared.

    >>> in_order([2, 1.5]), in_order([2, "a"]), in_order([{1}, {2}])
    ([1.5, 2], None, None)
    """
    try:
        ordered = sorted(values)
        # sets can be compared, but not every two of them are one less than the other
        return ordered if all(one < other for one, other in pairwise(ordered)) else None
    except TypeError:
        return None


def number_of(value: Any) -> Fraction | None:
    """A finite number as a Fraction, exactly; None for anything else.

    >>> number_of(0.5), number_of("0.5")
    (Fraction(1, 2), None)
    """
    if isinstance(getattr(value, "message", None), Message):
        return None
    if isinstance(value, Rational):
        return Fraction(int(value.numerator), int(value.denominator))
    return Fraction(value) if isinstance(value, float) and isfinite(value) else None


def percent(part: Fraction | float) -> str:
    """A part in percent with one digit behind the point; only what is 0 is written as 0.

    >>> percent(Fraction(1, 3)), percent(0), percent(Fraction(1, 5000)), percent(1)
    ('33.3', '0', '<0.1', '100')
    """
    if part in (0, 1):
        return str(int(100 * part))
    shown = f"{float(100 * part):.1f}"
    return {"0.0": "<0.1", "100.0": ">99.9"}.get(shown, shown)


LONGEST = 18
"""Digits of a whole number that is written out."""


def whole_number(number: int, longest: int = LONGEST, digits: int = 6) -> str:
    """A whole number for a sentence: written out, or rounded with a power of ten where it is long.

    ``longest``: so many digits are written out; ``digits``: so many are left of a longer one.

    >>> whole_number(38722819230810), whole_number(1_999_999_999 * 10**20)
    ('38,722,819,230,810', '2.00000 × 10^29')
    >>> whole_number(38722819230810, longest=9, digits=3)
    '3.87 × 10^13'
    """
    length = len(str(number))
    if length <= longest:
        return f"{number:,}"
    shown = (number * 20 // 10 ** (length - digits) + 10) // 20
    power = length - 1 if shown < 10**digits else length
    kept = str(shown)
    return f"{kept[0]}.{kept[1:digits]} × 10^{power}"
