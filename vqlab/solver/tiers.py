"""Three tiers, one answer: begin in plain Python, and go on compiled when it takes longer.

position, question, budget → bounds. A Prover keeps what it learns, and answers the same question
about every position that can follow: what each play is worth, which line keeps the value, what a
strategy plays. Small games without tricks of their own go through the explicit graph instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from math import inf
from typing import Any, Protocol

from vqlab.contract import LabError, Message, as_seat
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named
from vqlab.queen.position import Position, as_position
from vqlab.solver.contract import Solvable
from vqlab.solver.question import Question, as_question
from vqlab.solver.search import Bounds, Progress, Search, Tier, first_bounds, order, settles

__all__ = ["FAR", "GraphProver", "Prover", "SearchProver", "bounds", "prover"]

PLAIN = 20_000
"""Turns that plain Python is given before the compiled search takes over."""
FAR = 1 << 62
"""A budget that is none."""


class Prover(Protocol):
    """Answers one question about a position and all that can follow, within one budget."""

    nodes: int
    """Turns entered so far, or states looked at."""
    endless: bool
    """Whether what is left open depends on what endless play is worth."""

    def bounds(self, position: Any) -> Bounds:
        """Bounds on the answer; they meet unless the budget ran out."""

    def at_most(self, position: Any, m: int) -> bool | None:
        """Whether the answer is ``m`` or less; None when the budget ran out."""

    def in_order(self, position: Any) -> Iterable[Any]:
        """The legal plays, those likely to be good first."""

    def forcing(self, position: Any, m: int, small: bool) -> Any:
        """A play after which the answer is ``m`` or less (``small``), or more; None without one."""


class SearchProver:
    """A Prover by search: plain Python for the first 20,000 turns, then compiled.

    ``nodes``: about how many turns may be entered in all. ``progress`` is called with the bounds so
    far. Without numba, or with ``compiled=False``, plain Python goes on; with ``plain=0`` the
    compiled search is asked from the start.
    """

    def __init__(
        self,
        position: Position,
        question: Question,
        nodes: int = FAR,
        progress: Progress | None = None,
        *,
        compiled: bool = True,
        megabytes: int = 512,
        plain: int = PLAIN,
    ) -> None:
        self.nodes, self._budget, self._progress, self.endless = 0, nodes, progress, False
        if not is_whole(megabytes, least=1):
            raise LabError(Message("solve-megabytes", read=as_named(megabytes, 40)))
        self._root, self._question = position, question
        self._compiled, self._megabytes = compiled, megabytes
        self._tier: Tier = Search(position, question)
        self._plain, self._first = True, plain

    def allow(self, nodes: int) -> None:
        """Let about so many turns be entered from now on, whatever has been spent before."""
        self._budget = min(FAR, self.nodes + nodes)

    def bounds(self, position: Position) -> Bounds:
        """Bounds on the answer; they meet unless the budget ran out."""
        return self._run(position, None)

    def at_most(self, position: Position, m: int) -> bool | None:
        """Whether the answer is ``m`` or less; None when the budget ran out."""
        known = self.side(position, m)
        return known.upper <= m if settles(known, m) else None

    def side(self, position: Position, m: int) -> Bounds:
        """Bounds that lie on one side of ``m`` (at most, or more) unless the budget ran out."""
        return self._run(position, m)

    def in_order(self, position: Position) -> Iterable[Any]:
        """The legal plays, those likely to be good first."""
        return sorted(position.legal_plays(), key=order(position.state, self._question.seat))

    def forcing(self, position: Position, m: int, small: bool) -> Any:
        """A play after which the answer is ``m`` or less (``small``), or more; None without one."""
        for play in self.in_order(position):
            if self.at_most(position.play(play), m) is small:
                return play
        return None

    def _run(self, position: Position, enough: int | None) -> Bounds:
        tier = self._tier
        tier.look_at(position)
        while not settles(tier.bounds, enough) and self.nodes < self._budget:
            if self._plain and self.nodes >= self._first:
                self._plain = False
                tier = self._escalate(tier, position)
            left = (self._first if self._plain else self._budget) - self.nodes
            before = tier.bounds.nodes
            done = tier.run(min(tier.slice_nodes, left, self._budget - self.nodes), enough)
            self.nodes += tier.bounds.nodes - before
            if self._progress is not None and not done:
                self._progress(tier.bounds._replace(nodes=self.nodes))
        return tier.bounds

    def _escalate(self, plain: Tier, position: Position) -> Tier:
        """The compiled search, told what plain Python found, where there is one."""
        if not self._compiled or find_spec("numba") is None:
            return plain
        from vqlab.solver.compiled import Compiled, can_compile

        if not can_compile(position.edition):
            return plain
        known = plain.bounds
        self._tier = Compiled(self._root, self._question, self._megabytes)
        self._tier.look_at(position)
        self._tier.bounds = known
        return self._tier


class GraphProver:
    """A Prover by the explicit state graph: any game, also one that can run in circles.

    Where endless play is possible the bounds stay apart: what they leave open is for whoever says
    what endless play is worth. ``limit``: most states of the graph.
    """

    def __init__(
        self,
        position: Solvable,
        question: Question,
        limit: int = 50_000,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        from vqlab.solver.graph import GraphTooLarge, state_graph
        from vqlab.solver.retrograde import Sweep, retrograde

        self._lo: dict[Any, float] = {}
        self._hi: dict[Any, float] = {}
        self._least, self._most = 0, 0
        self._mine, self._theirs = Sweep(), Sweep()
        try:
            graph = state_graph(position, limit, progress)
        except GraphTooLarge as large:
            if not isinstance(position, Position):
                raise
            self.nodes, self.endless = large.count, False
            self._first = first_bounds(position, question)
            return
        self.nodes, self.endless = len(graph), True
        answer = retrograde(graph, question)
        ends = [node["penalties"] for node in graph.nodes.values() if node["to_act"] is None]
        if not ends:
            raise LabError(Message("solve-no-end"))
        self._least, self._most = min(map(question.payoff, ends)), max(map(question.payoff, ends))
        self._lo, self._hi = answer.lo, answer.hi
        self._mine, self._theirs = answer.mine, answer.theirs

    def bounds(self, position: Solvable) -> Bounds:
        """Bounds on the answer; they meet unless endless play decides."""
        if not self._lo:
            return self._first
        low, high = self._lo[position], self._hi[position]
        least = self._least if low == -inf else int(low)
        return Bounds(least, self._most if high == inf else int(high), self.nodes)

    def at_most(self, position: Solvable, m: int) -> bool | None:
        """Whether the answer is ``m`` or less; None where endless play decides."""
        known = self.bounds(position)
        return known.upper <= m if settles(known, m) else None

    def in_order(self, position: Solvable) -> Iterable[Any]:
        """The legal plays, in their legal order."""
        return position.legal_plays()

    def forcing(self, position: Solvable, m: int, small: bool) -> Any:
        """A play on the way to an answer of ``m`` or less, or of more; None without one."""
        sweep = self._mine if small else self._theirs
        if self._lo and (sweep.points.get(position, inf if small else -inf) <= m) != small:
            return None
        then = sweep.move.get(position)
        return next(
            play for play in position.legal_plays() if position.play(play) == then or then is None
        )


def prover(
    position: Solvable,
    question: Question,
    nodes: int = FAR,
    progress: Progress | None = None,
    *,
    compiled: bool = True,
    megabytes: int = 512,
) -> Prover:
    """The Prover for a position: by search for Vampire Queen, by the graph for anything else.

    Without the embargo play can run in circles, and the graph answers too. Raises GraphTooLarge
    where a graph of more than ``nodes`` states (50,000 unless said) would be needed.
    """
    if isinstance(position, Position) and position.edition.embargo:
        return SearchProver(
            position, question, nodes, progress, compiled=compiled, megabytes=megabytes
        )
    return GraphProver(position, question, 50_000 if nodes == FAR else nodes)


def bounds(
    position: Position | str,
    seat: int | str,
    nodes: int = FAR,
    progress: Progress | None = None,
    *,
    compiled: bool = True,
    megabytes: int = 512,
) -> Bounds:
    """Bounds on the fewest penalty points a seat can be sure of whatever all others do together.

    All cards are seen. ``nodes``: how many turns may be entered; a larger budget never contradicts
    a smaller one, and with none the bounds meet. ``progress`` is called with the bounds so far.
    ``compiled=False`` stays in plain Python, as happens by itself where numba is not installed.
    Raises CyclicRules for an edition without the embargo.

    >>> bounds("12 Q^2 | 13^2 | 12 Q S15", "B")[:2]
    (42, 42)
    >>> bounds("5 6 8 9 | 4 7 8 10 S20 | 3 9 11 12", "A", nodes=10)[:2]
    (0, 112)
    """
    start = as_position(position)
    at = as_seat(seat, start.seats)
    asked = SearchProver(
        start, as_question(at), nodes, progress, compiled=compiled, megabytes=megabytes
    )
    return asked.bounds(start)
