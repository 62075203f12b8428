"""Who sits where: line-ups of bots round the table, each deal played from every seat.

Bots, seats, a seed → the line-up of a block → its rotations.

A block is one deal. It is played once for each different rotation of a line-up, so whoever sits in
a line-up gets each seat's cards, and luck of the deal cancels out (duplicate bridge does the same).
"""

from __future__ import annotations

from math import lcm
from random import Random

__all__ = ["cycle", "lineup", "rotations"]


def lineup(bots: int, seats: int, seed: int, block: int) -> tuple[int, ...]:
    """Which bot sits in which seat in the first game of a block: numbers of bots, seat A first.

    The bots sit round the table one after the other, again and again until it is full, and the
    next block goes on with whoever would have been next. Three and more change their order with
    every cycle, so that nobody always has the same neighbour.

    >>> [lineup(2, 3, 1, block) for block in (0, 1)]
    [(0, 1, 0), (1, 0, 1)]
    """
    order = list(range(bots))
    if bots > 2:
        Random(f"vqlab tournament {seed} cycle {block // cycle(bots, seats)}").shuffle(order)
    return tuple(order[(block * seats + seat) % bots] for seat in range(seats))


def rotations(bots: int, seats: int) -> int:
    """How many different games a block has: one a seat, or one a bot where all fit evenly.

    >>> rotations(2, 3), rotations(2, 4), rotations(5, 3)
    (3, 2, 3)
    """
    return bots if seats % bots == 0 else seats


def cycle(bots: int, seats: int) -> int:
    """After how many blocks every bot has sat in every seat equally often.

    >>> cycle(2, 3), cycle(2, 4), cycle(5, 3)
    (2, 1, 5)
    """
    return lcm(bots, seats) // seats
