"""What a hand may take of a few values, and the same as polynomials packed into whole numbers.

How it is written, *few* or *free*, is explained in ``sets``.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

__all__ = ["Dealt", "coefficients", "cut", "power", "taken_from"]

Dealt = list[tuple[int, int, int]]
"""Cards taken, what is left of the values then (packed), in how many ways."""


def options(copies: int, most: int, few: bool) -> tuple[tuple[int, int], ...]:
    """What is listed of a value with so many copies left: copies taken, ways (see ``sets``)."""
    if few:
        return tuple((x, comb(copies, x)) for x in range(min(most, copies) + 1))
    signed = [
        (x, (-1) ** (x - most) * comb(x - 1, most) * comb(copies, x))
        for x in range(most + 1, copies + 1)
    ]
    return ((0, 1), *signed)


@lru_cache(maxsize=1 << 14)
def taken_from(copies: int, values: int, most: int, few: bool, room: int) -> Dealt:
    """From values with equally many copies left: cards taken, what is left then (packed), ways."""
    listed = options(copies, most, few)

    def deal(at: int, left: int, taken: int) -> Dealt:
        x, ways = listed[at]
        if at == len(listed) - 1:
            taken += left * x
            return [(taken, left << 4 * (copies - x), ways**left)] if taken <= room else []
        return [
            (total, rest + (some << 4 * (copies - x)), count * comb(left, some) * ways**some)
            for some in range(left + 1)
            if taken + some * x <= room
            for total, rest, count in deal(at + 1, left - some, taken + some * x)
        ]

    return deal(0, values, 0)


@lru_cache(maxsize=1 << 14)
def power(copies: int, most: int, few: bool, values: int, size: int, wide: int) -> int:
    """The packed polynomial of several values with equally many copies, as far as a hand goes."""
    one = sum(ways << wide * x for x, ways in options(copies, most, few))
    if values == 1:
        return cut(one, size, wide)
    return cut(one * power(copies, most, few, values - 1, size, wide), size, wide)


def cut(packed: int, size: int, wide: int) -> int:
    """A packed polynomial without its powers above ``size``; coefficients may be negative."""
    kept_bits = wide * (size + 1)
    if packed.bit_length() < kept_bits - 1:
        return packed
    kept = packed & (1 << kept_bits) - 1
    return kept - (1 << kept_bits) if kept >> kept_bits - 1 else kept


def coefficients(packed: int, wide: int) -> list[int]:
    """The coefficients of a packed polynomial, from the constant on."""
    found = []
    while packed:
        low = packed & (1 << wide) - 1
        if low >> wide - 1:
            low -= 1 << wide
        found.append(low)
        packed = packed - low >> wide
    return found
