"""The same question about many deals at once: what can a seat be sure of in each?

deals, the round in progress → bounds deal by deal.

What the others may hold differs, what lies on the table does not. Nothing is forgotten between two
deals: a table's key is a whole position, and what is true of it is true wherever it is met.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol

from vqlab.queen.cards import SLAYER_SHIFT, penalty_of
from vqlab.queen.edition import Edition
from vqlab.queen.position import Position, is_over
from vqlab.queen.round import Round
from vqlab.solver.search import Bounds, Search, check_acyclic
from vqlab.solver.tiers import FAR

if TYPE_CHECKING:
    from vqlab.solver.compiled import Compiled

__all__ = ["Batch", "batch"]

Hands = tuple[int, ...]
Told = Callable[[int], None]
"""Called now and then with how many deals are done."""

SLOTS = 1 << 17
"""Places of the table at first: many deals fill it soon."""
SLICE = 2_000_000
"""Turns between two looks from Python, some tenths of a second."""


class Batch(Protocol):
    """What one seat can be sure of in many deals, all cards seen."""

    nodes: int
    """Turns entered so far."""
    compiled: bool

    def bounds(
        self,
        deals: Sequence[Hands],
        now: Round,
        each: int,
        enough: int | None = None,
        total: int = FAR,
        tell: Told | None = None,
    ) -> list[Bounds]:
        """Bounds for each deal of packed hands with this round in progress.

        ``each``: turns for one deal, ``total``: about so many for all; where they run out bounds
        stay apart. ``enough``: whether the answer is at most this is all that is asked.
        """


def batch(
    edition: Edition, hands: Hands, seat: int, *, compiled: bool = True, megabytes: int = 256
) -> Batch:
    """A Batch for deals like this one: as many seats, as many cards in play.

    It is compiled where numba is installed and the edition is one that the compiled search plays;
    plain Python otherwise, with the same answers. Raises CyclicRules without the embargo.

    >>> deals = [Position.parse(line).state[0] for line in ("4 9 | 5 8 | 6 7", "4 9 | 5 6 | 7 8")]
    >>> [each[:2] for each in batch(Edition.BASE, deals[0], 0).bounds(deals, Round(0), 10_000)]
    [(0, 0), (0, 0)]
    """
    check_acyclic(edition)
    start = Position.at(edition, hands, Round(0), ())
    if compiled and find_spec("numba") is not None:
        from vqlab.solver.compiled import can_compile

        if can_compile(edition):
            return _CompiledBatch(start, seat, megabytes)
    return _PlainBatch(start, seat)


class _PlainBatch:
    """One search in plain Python, its table kept from deal to deal."""

    compiled = False

    def __init__(self, start: Position, seat: int) -> None:
        self._edition = start.edition
        self._search = Search(start, seat)
        self.nodes = 0

    def bounds(
        self,
        deals: Sequence[Hands],
        now: Round,
        each: int,
        enough: int | None = None,
        total: int = FAR,
        tell: Told | None = None,
    ) -> list[Bounds]:
        found, stop = [], self.nodes + total
        for done, hands in enumerate(deals):
            self._search.look_at(Position.at(self._edition, hands, now, ()))
            self._search.run(min(each, stop - self.nodes), enough)
            self.nodes += self._search.bounds.nodes
            found.append(self._search.bounds)
            if tell is not None:
                tell(done + 1)
        return found


class _CompiledBatch:
    """One table and one stack of the compiled search, which goes through the deals by itself."""

    compiled = True

    def __init__(self, start: Position, seat: int, megabytes: int) -> None:
        from vqlab.solver.compiled import Compiled

        self._search: Compiled = Compiled(start, seat, megabytes)
        self._search.widen(SLOTS)
        self._seat = seat
        self.nodes = 0

    def bounds(
        self,
        deals: Sequence[Hands],
        now: Round,
        each: int,
        enough: int | None = None,
        total: int = FAR,
        tell: Told | None = None,
    ) -> list[Bounds]:
        import numpy as np

        if not deals:
            return []
        least, most = _first(deals, now, self._seat)
        low, high = np.array(least, np.int64), np.array(most, np.int64)
        spent = np.zeros(len(deals), np.int64)
        packed = np.array(deals, np.uint64).reshape(len(deals), -1)
        slices = self._search.many(packed, now, low, high, spent, each, enough, min(SLICE, total))
        for done in slices:
            if tell is not None:
                tell(done)
            if int(spent.sum()) >= total:
                break
        self.nodes += int(spent.sum())
        return list(map(Bounds, low.tolist(), high.tolist(), spent.tolist()))


def _first(deals: Sequence[Hands], now: Round, seat: int) -> tuple[list[int], list[int]]:
    """What is known of each deal before any search: ``first_bounds`` for many at once."""
    mine = [penalty_of(hands[seat]) for hands in deals]
    if is_over((deals[0], now)):
        return mine, mine
    if not now.slayer and not any(hand >> SLAYER_SHIFT for hand in deals[0]):
        return [0] * len(deals), mine
    table = penalty_of(now.table)
    return [0] * len(deals), [sum(map(penalty_of, hands)) + table for hands in deals]
