"""What there is to see of a state graph: all of it, a proof, or the refutation of one play.

answers → a Part: the states to show, and the plays between them. A proof is a strategy: one play
where its side acts, every play where the others do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf
from typing import Any

import networkx as nx

from vqlab.solver.answers import After, Answers, ByGraph, Way
from vqlab.solver.graph import number_layers
from vqlab.solver.strategy import Proof, Table

__all__ = ["Part", "loses", "part_below", "proof_of", "ways_at"]


def ways_at(answers: Answers, state: Any) -> dict[bool, Way]:
    """Side (``small`` or not) -> what its strategy from a state on keeps, where it has one.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.answers import as_asked
    >>> from vqlab.solver.graph import state_graph
    >>> position = Position.parse("12 Q^2 | 13^2 | 12 Q S15")
    >>> ways_at(ByGraph(state_graph(position), as_asked(3, "B")), position)
    {True: Way(small=True, m=42), False: Way(small=False, m=41)}
    """
    low, high = answers.bounds(state)
    event = answers.asked.event
    if event is not None:
        m = event.threshold
        small, large = high <= m, low > m
        return {True: Way(True, m)} if small else {False: Way(False, m)} if large else {}
    ways = {}
    if high < inf:
        ways[True] = Way(True, high)
    if low > 0:  # that nobody has less than nothing needs no strategy
        ways[False] = Way(False, low - 1)
    return ways


def loses(answers: Answers, state: Any, then: Any) -> Way | None:
    """How the other side punishes going from a state to the next; None where it cannot.

    With points asked for: it keeps more than the side to act had to pay. With an event: it has its
    will, whether it had to before or not.
    """
    small = state.to_act in answers.asked.question.side
    way = ways_at(answers, then).get(not small)
    if way is None or answers.asked.event is not None:
        return way
    before = answers.bounds(state)
    worse = way.m >= before.high if small else way.m < before.low
    return way if worse else None


@dataclass(frozen=True)
class Part:
    """The states to show, as a state graph of its own, and how many more there are.

    Edges have ``kind``: ``keeps`` (whoever acts keeps its value), ``gives`` (it gives something
    away), ``lost`` (the play that is refuted) or nothing where that is not known. ``folded``: state
    -> how many states are folded away below it; ``cut``: states of which some plays are not shown
    for want of room; ``missing``: states left out for want of room, None where not counted.
    """

    graph: nx.DiGraph
    folded: dict[Any, int] = field(default_factory=dict)
    cut: frozenset[Any] = frozenset()
    missing: int | None = 0


def steps(answers: Answers, way: Way | None) -> Callable[[Any], After]:
    """State -> what is shown after it: all plays, or one where the side of a strategy acts."""
    if way is None:
        return answers.after
    side = answers.asked.question.side

    def chosen(state: Any) -> After:
        after = answers.after(state)
        if state.to_act is None or (state.to_act in side) != way.small:
            return after
        then = answers.choice(state, way)
        return [one for one in after if one[0] == then]

    return chosen


def part_below(
    answers: Answers,
    top: Any,
    way: Way | None = None,
    *,
    limit: int,
    folded: Collection[Any] = (),
    depth: int | None = None,
    before: Sequence[Any] = (),
) -> Part:
    """What follows from ``top``: everything, or what a strategy lets happen.

    ``before``: states on the way to ``top``, each with nothing but its play on that way; the last
    of those plays is the one refuted. ``folded``: states below which nothing is shown; ``depth``:
    layers below ``top``. Above ``limit`` states whole layers are left out, the deepest first.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.answers import as_asked
    >>> from vqlab.solver.graph import state_graph
    >>> position = Position.parse("12 Q^2 | 13^2 | 12 Q S15")
    >>> answers = ByGraph(state_graph(position), as_asked(3, "A"))
    >>> part = part_below(answers, position, limit=100)
    >>> len(part.graph), part.missing
    (97, 64)
    >>> way = ways_at(answers, position)[True]
    >>> proof = part_below(answers, position, way, limit=100)
    >>> len(proof.graph), proof.missing
    (4, 0)
    """
    follow, hidden = steps(answers, way), {*folded}
    if isinstance(answers, ByGraph):
        found, complete = _walk([*before, top], top, follow, hidden, None)
    else:
        found, complete = _walk([*before, top], top, follow, hidden, limit)
    layer = _layers(answers, found, (*before, top)[0])
    shown = _fitting(found, layer, limit, None if depth is None else layer[top] + depth)
    graph = nx.DiGraph(root=(*before, top)[0])
    for state in shown:
        node = {"to_act": state.to_act, "penalties": state.penalties, "layer": layer[state]}
        graph.add_node(state, **node)
    for state in shown:
        for then, plays in found[state]:
            if then in shown:
                kind = _kind(answers, state, then)
                if before and (state, then) == (before[-1], top):
                    kind = "lost"
                graph.add_edge(state, then, play=plays[0], plays=plays, kind=kind)
    cut = {s for s in shown if s not in hidden and any(t not in shown for t, _ in found[s])}
    cut |= {s for s in shown if s.to_act is not None and not found[s] and s not in hidden}
    return Part(
        graph,
        {s: _below(s, follow, shown, limit) for s in shown if s in hidden and follow(s)},
        frozenset(cut),
        len(found) - len(shown) if complete else None,
    )


def _walk(
    start: Sequence[Any],
    top: Any,
    follow: Callable[[Any], After],
    folded: Collection[Any],
    limit: int | None,
) -> tuple[dict[Any, After], bool]:
    """State -> what follows, breadth first, and whether that is all."""
    found: dict[Any, After] = {}
    waiting = deque([top])
    for state, then in pairwise(start):
        plays = tuple(p for p in state.legal_plays() if state.play(p) == then)
        found[state] = [(then, plays)]
    known = {*start}
    while waiting:
        state = waiting.popleft()
        if limit is not None and len(found) >= limit:
            found.setdefault(state, [])
            for left in waiting:
                found.setdefault(left, [])
            return found, False
        after = [] if state in folded else follow(state)
        found[state] = after
        for then, _ in after:
            if then not in known:
                known.add(then)
                waiting.append(then)
    return found, True


def _layers(answers: Answers, found: dict[Any, After], root: Any) -> dict[Any, int]:
    """State -> plays since the root: as in the graph, or as far as was walked."""
    if isinstance(answers, ByGraph):
        nodes = answers.graph.nodes
        return {state: nodes[state]["layer"] for state in found}
    walked = nx.DiGraph(root=root)
    walked.add_nodes_from(found)
    walked.add_edges_from((s, then) for s, after in found.items() for then, _ in after)
    number_layers(walked)
    return {state: node["layer"] for state, node in walked.nodes.items()}


def _fitting(
    found: Iterable[Any], layer: dict[Any, int], limit: int, deepest: int | None
) -> dict[Any, None]:
    """The states of the first layers, as many whole ones as the limit allows."""
    rows: dict[int, list[Any]] = {}
    for state in found:
        if deepest is None or layer[state] <= deepest:
            rows.setdefault(layer[state], []).append(state)
    shown: list[Any] = []
    for number in sorted(rows):
        if shown and len(shown) + len(rows[number]) > limit:
            break
        shown += rows[number]
    return dict.fromkeys(shown[:limit])


def _below(state: Any, follow: Callable[[Any], After], shown: Collection[Any], limit: int) -> int:
    """How many states that are not shown follow from a folded one; counting stops at some point."""
    seen: set[Hashable] = {state}
    waiting = [state]
    while waiting and len(seen) < 10 * limit:
        for then, _ in follow(waiting.pop()):
            if then not in seen:
                seen.add(then)
                waiting.append(then)
    return len(seen.difference(shown))


def _kind(answers: Answers, state: Any, then: Any) -> str:
    before, after = answers.bounds(state), answers.bounds(then)
    if answers.asked.event is not None:
        one, other = answers.asked.value(before), answers.asked.value(after)
        if one is None or other is None:
            return ""
        return "keeps" if one == other else "gives"
    small = state.to_act in answers.asked.question.side
    if before == (-inf, inf):
        return ""
    kept = after.high <= before.high if small else after.low >= before.low
    return "keeps" if kept else "gives"


def proof_of(answers: Answers, top: Any, way: Way, part: Part) -> Proof:
    """A part that shows a strategy, as a proof that can be checked play by play.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.answers import as_asked
    >>> from vqlab.solver.graph import state_graph
    >>> position = Position.parse("12 Q^2 | 13^2 | 12 Q S15")
    >>> answers = ByGraph(state_graph(position), as_asked(3, "A"))
    >>> way = ways_at(answers, position)[True]
    >>> part = part_below(answers, position, way, limit=99)
    >>> print(proof_of(answers, position, way, part).check())
    The claim holds: 4 positions were checked, all there are.
    """
    question = answers.asked.question
    plays = {
        state: next(iter(part.graph[state].values()))["play"]
        for state, node in part.graph.nodes.items()
        if part.graph[state] and (node["to_act"] in question.side) == way.small
    }
    return Proof(top, question, int(way.m), way.small, Table(plays))
