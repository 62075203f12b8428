"""The compiled tier: one seat's question, its stack and its table, run in slices."""

from __future__ import annotations

from math import log2

import numpy as np

from vqlab.queen.cards import size_of
from vqlab.queen.edition import Edition
from vqlab.queen.position import Position
from vqlab.queen.round import NOBODY, Round
from vqlab.solver import kernel
from vqlab.solver.search import Bounds, check_acyclic, first_bounds

EMBARGO = {0: 0, 15: 1, 20: 2}
BLOCKED = 99
"""How the kernel writes a highest value that nobody can take over (R23)."""


def can_compile(edition: Edition) -> bool:
    """Whether the compiled search plays by this edition's options; the plain one plays by all."""
    return edition.embargo and edition.blocked_leads_next and not edition.queens_declared


class Compiled:
    """The guarantee of one seat from one position, by the compiled search.

    ``megabytes`` bounds the table; when it is full the positions that took least work are given up,
    which costs time and never exactness. Raises CyclicRules, and ValueError for an edition that
    ``can_compile`` refuses.

    >>> search = Compiled(Position.parse("12 Q^2 | 13^2 | 12 Q S15"), seat=1)
    >>> search.run(nodes=10_000), search.bounds.lower
    (True, 42)
    """

    slice_nodes = 500_000

    def __init__(self, position: Position, seat: int, megabytes: int = 512) -> None:
        check_acyclic(position.edition)
        if not can_compile(position.edition):
            raise ValueError(f"the compiled search does not play {position.edition}")
        self.position, self.seat = position, seat
        self.bounds = first_bounds(position, seat)
        if position.penalties is not None:
            points = position.penalties[seat]
            self.bounds = Bounds(points, points, 0)
        seats = position.seats
        stride = seats + 1
        # while it grows, old and new table lie side by side
        self._most = 1 << max(10, int(log2(megabytes * 2**20 / (1.5 * 8 * stride))))
        self._slots = min(1 << 14, self._most)
        self._table = np.zeros(self._slots * stride, np.uint64)
        cards = sum(size_of(hand) for hand in position.state[0]) + size_of(position.round.table)
        deep = seats * (3 * cards + 8) + 8
        self._frames = np.zeros((deep, kernel.FIELDS), np.int64)
        self._wide = np.zeros((deep, 3), np.uint64)
        room = deep * (5 * cards + 8)
        self._plays, self._values = np.zeros(room, np.uint64), np.zeros(room, np.int64)
        self._key = np.zeros(seats, np.uint64)
        self._control = np.zeros(6, np.int64)
        self._hands = np.zeros(seats, np.uint64)
        self._asking = False

    def run(self, nodes: int) -> bool:
        """Go on for about so many turns; gives whether the bounds have met."""
        stop = self.bounds.nodes + nodes
        while not self.bounds.proved and self.bounds.nodes < stop:
            lower, upper, before = self.bounds
            if not self._asking:
                self._begin()
            value, spent = self._slice(lower, min(self.slice_nodes, stop - before))
            if value is not None and value <= lower:
                upper = value
            elif value is not None:
                lower = value
            self.bounds = Bounds(lower, upper, before + spent)
        return self.bounds.proved

    def _begin(self) -> None:
        """Lay the position on the bottom of the stack."""
        hands, now = self.position.state
        self._hands[:] = np.array(hands, np.uint64)
        stored = self._control[kernel.STORED]
        self._control[:] = 0
        self._control[kernel.STORED] = stored
        self._control[kernel.MODE] = kernel.ENTER_TURN if now.turn else kernel.ENTER_LEAD
        frame = self._frames[0]
        frame[:] = 0
        for name, value in self._fields(now, len(hands)).items():
            frame[name] = value
        self._wide[0, kernel.TABLE] = np.uint64(now.table)
        self._asking = True

    def _fields(self, now: Round, seats: int) -> dict[int, int]:
        blocked = now.blocked != NOBODY
        top_seat = now.blocked if blocked else now.leader if now.top_seat < 0 else now.top_seat
        return {
            kernel.SEAT: (now.leader + now.turn) % seats,
            kernel.TURN: now.turn,
            kernel.SIZE: now.size,
            kernel.TOP: BLOCKED if blocked else now.top,
            kernel.TOP_SEAT: top_seat,
            kernel.SLAYER: int(bool(now.slayer)),
            kernel.ACTED: int((self.seat - now.leader) % seats < now.turn),
            kernel.EMBARGO: EMBARGO[now.embargo],
            kernel.TAKER: NOBODY,
        }

    def _slice(self, m: int, nodes: int) -> tuple[int | None, int]:
        """One slice: a bound on one side of ``m`` if it came to an end; and the turns entered."""
        before = int(self._control[kernel.NODES])
        status = kernel.run(
            self._table,
            self._slots - 1,
            self._hands,
            self._frames,
            self._wide,
            self._plays,
            self._values,
            self._control,
            self.position.seats,
            self.seat,
            m,
            self._key,
            nodes,
        )
        spent = int(self._control[kernel.NODES]) - before
        if status == kernel.FULL:
            self._grow()
        if status != kernel.DONE:
            return None, spent
        self._asking = False
        return int(self._control[kernel.RETURNED]), spent

    def _grow(self) -> None:
        """Double the table; at its bound, let it give up places from now on."""
        if self._slots * 2 > self._most:
            self._control[kernel.STORED] = -(1 << 60)
            return
        self._slots *= 2
        old, stride = self._table, self.position.seats + 1
        self._table = np.zeros(self._slots * stride, np.uint64)
        moved = kernel.rehash(old, self._table, self._slots - 1, self.position.seats)
        self._control[kernel.STORED] = moved
