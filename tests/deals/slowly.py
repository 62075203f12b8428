"""The same counts the slow, plain way, for the tests to compare with."""

from __future__ import annotations

from itertools import combinations, permutations

import numpy as np

from vqlab.queen import Edition


def deck_of(edition: Edition, slayers: bool = False) -> list[str]:
    """Every card of the deck, copies one by one."""
    return [*edition.deck, *(f"S{slayer}" for slayer in edition.slayers * slayers)]


def every_hand(size: int, edition: Edition, slayers: bool = False) -> set[tuple[str, ...]]:
    """Every hand, by taking cards from the sorted deck in every way."""
    return set(combinations(sorted(deck_of(edition, slayers)), size))


def every_deal(deck: list, seats: int, size: int) -> set[tuple[tuple, ...]]:
    """Every deal, by shuffling the deck into every order."""
    return {
        tuple(tuple(sorted(order[seat * size : (seat + 1) * size])) for seat in range(seats))
        for order in permutations(deck)
    }


def deals_by_value(edition: Edition, seats: int) -> int:
    """Distinct deals modulo 2^64: value after value, every seat takes some of its copies.

    A cell of the table counts the ways to have dealt so many cards to each seat.
    """
    size = edition.hand_size(seats)
    table = np.zeros((size + 1,) * seats, np.uint64)
    table[(0,) * seats] = 1
    for copies in [edition.copies] * edition.values + [edition.queens]:
        taken = [table, *(np.zeros_like(table) for _ in range(copies))]
        for seat in range(seats):
            for n in range(1, copies + 1):
                got, had = (np.moveaxis(taken[m], seat, 0) for m in (n, n - 1))
                got[1:] += had[:-1]
        table = np.sum(taken, axis=0)
    return int(table[(size,) * seats])


def deals_with_alike(edition: Edition, seats: int, alike: int) -> int:
    """Distinct deals in which every hand holds the first ``alike`` values in equal numbers.

    Turning these values round leaves such deals as they are and, when ``alike`` is a prime number,
    puts all others into rings of that many: both counts leave the same remainder.
    """
    found = {(edition.hand_size(seats),) * seats: 1}
    single = [(1, edition.copies)] * (edition.values - alike) + [(1, edition.queens)]
    left = edition.deck_size
    for weight, copies in [(alike, edition.copies), *single]:
        left -= weight * copies
        after: dict[tuple[int, ...], int] = {}
        for free, ways in found.items():
            for still in _shared(free, weight, copies, sum(free) - left):
                key = tuple(sorted(still))
                after[key] = after.get(key, 0) + ways
        found = after
    return found.get((0,) * seats, 0)


def _shared(free: tuple[int, ...], weight: int, copies: int, least: int) -> list[tuple[int, ...]]:
    """What the seats still lack after sharing copies out, ``least`` cards or more of them."""
    if least > weight * copies:
        return []
    if not free:
        return [()]
    return [
        (free[0] - weight * n, *rest)
        for n in range(min(copies, free[0] // weight) + 1)
        for rest in _shared(free[1:], weight, copies - n, least - weight * n)
    ]
