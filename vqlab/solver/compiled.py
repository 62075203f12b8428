"""The compiled tier: one question, its stack and its table, run in slices."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2
from typing import Any

import numpy as np

from vqlab.queen.cards import size_of
from vqlab.queen.edition import Edition
from vqlab.queen.position import Position
from vqlab.queen.round import NOBODY, Round
from vqlab.solver import kernel
from vqlab.solver.question import Question, as_question
from vqlab.solver.search import check_acyclic, first_bounds, narrowed, settles

EMBARGO = {0: 0, 15: 1, 20: 2}
PATIENCE = 50_000_000
"""Turns spent on one threshold from below before one from above has its turn."""
BLOCKED = 99
"""How the kernel writes a highest value that nobody can take over (R23)."""


def can_compile(edition: Edition) -> bool:
    """Whether the compiled search plays by this edition's options; the plain one plays by all."""
    return edition.embargo and edition.blocked_leads_next and not edition.queens_declared


class Compiled:
    """What a side can be sure of in one position, by the compiled search.

    ``asked`` is a Question, or a seat: then its own points, alone against all others.
    ``megabytes`` bounds the table; when it is full the positions that took least work are given up,
    which costs time and never exactness. Raises CyclicRules, and ValueError for an edition that
    ``can_compile`` refuses.

    >>> search = Compiled(Position.parse("12 Q^2 | 13^2 | 12 Q S15"), 1)
    >>> search.run(nodes=10_000), search.bounds.lower
    (True, 42)
    """

    slice_nodes = 500_000

    def __init__(self, position: Position, asked: Question | int, megabytes: int = 512) -> None:
        check_acyclic(position.edition)
        if not can_compile(position.edition):
            raise ValueError(f"the compiled search does not play {position.edition}")
        self.question = as_question(asked)
        self._side = sum(1 << seat for seat in self.question.side)
        totals = self.question.totals
        self._totals = np.array(totals or [0] * position.seats, np.int64)
        self._wins = int(totals is not None)
        self._m = 0
        self.look_at(position)
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
        # what every slice works on, in the order in which the kernel takes it
        self._space = (
            *(self._hands, self._frames, self._wide, self._plays, self._values, self._control),
            *(seats, self.question.seat, self._side, self._totals, self._wins),
        )

    def look_at(self, position: Position) -> None:
        """Ask the same of another position that can follow; what was learned is kept."""
        self.position = position
        self.bounds = first_bounds(position, self.question)
        self._asking = False
        self._spent, self._patience, self._above = 0, PATIENCE, False

    def run(self, nodes: int, enough: int | None = None) -> bool:
        """Go on for about so many turns; gives whether the bounds have met (see Tier)."""
        stop = self.bounds.nodes + nodes
        while not settles(self.bounds, enough) and self.bounds.nodes < stop:
            m = self._threshold() if enough is None else enough
            if not self._asking or m != self._m:
                self._begin(m)
            value, spent = self._slice(min(self.slice_nodes, stop - self.bounds.nodes))
            self._spent += spent
            self.bounds = narrowed(self.bounds, m, value, spent)
        return settles(self.bounds, enough)

    def many(
        self,
        deals: Any,
        now: Round,
        low: Any,
        high: Any,
        spent: Any,
        each: int,
        enough: int | None,
        nodes: int,
    ) -> Iterator[int]:
        """Ask the same of many deals with one round in progress, in slices of about ``nodes``.

        ``deals``: packed hands, one row a deal, with as many cards in play as the position this
        search was made for; ``low``, ``high`` and ``spent``: bounds and turns entered deal by deal,
        changed in place; ``each``: turns for one deal. Yields how many deals are done.
        """
        self._asking = False
        at = np.zeros(3, np.int64)
        first = np.zeros(kernel.FIELDS, np.int64)
        for name, value in self._fields(now, self.position.seats).items():
            first[name] = value
        status = kernel.RUNNING
        while status != kernel.DONE:
            status = kernel.run_many(
                self._table,
                self._slots - 1,
                deals,
                low,
                high,
                spent,
                at,
                first,
                np.uint64(now.table),
                kernel.ENTER_TURN if now.turn else kernel.ENTER_LEAD,
                *self._space,
                self._key,
                each,
                -1 if enough is None else enough,
                nodes,
            )
            if status == kernel.FULL:
                self._grow()
            yield int(at[kernel.INDEX])

    def widen(self, slots: int) -> None:
        """Begin with a table of so many places, a power of two; only before anything is asked."""
        self._slots = min(slots, self._most)
        self._table = np.zeros(self._slots * (self.position.seats + 1), np.uint64)

    def _threshold(self) -> int:
        """What to ask for next: climb from below, and when that is hard, close in from above.

        Climbing alone is fastest, and says nothing of the other bound while one step takes long.
        So both ends have their turns, twice as long every time.
        """
        lower, upper, _ = self.bounds
        if self._spent >= self._patience:
            self._spent, self._above = 0, not self._above
            self._patience *= 1 if self._above else 2
        return (lower + upper) // 2 if self._above and upper - lower > 1 else lower

    def _begin(self, m: int) -> None:
        """Lay the position on the bottom of the stack."""
        self._m = m
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
            kernel.ACTED: int((self.question.seat - now.leader) % seats < now.turn),
            kernel.EMBARGO: EMBARGO[now.embargo],
            kernel.TAKER: NOBODY,
        }

    def _slice(self, nodes: int) -> tuple[int | None, int]:
        """One slice: a bound on one side of ``m`` if it came to an end; and the turns entered."""
        before = int(self._control[kernel.NODES])
        status = kernel.run(
            self._table,
            self._slots - 1,
            *self._space,
            self._m,
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
