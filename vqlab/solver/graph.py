"""The state graph: every position that can follow, and the plays between them.

position → graph. It is a plain ``networkx.DiGraph``, so everything networkx knows works on it, and
one built by hand is as good as one built here:

- a node is the state itself, with ``to_act`` (seat index, ``None`` at the end), ``penalties``
  (tuple of points per seat, ``None`` before the end) and ``layer`` (plays made since the root);
- an edge has ``play``, and ``plays``, the tuple of all plays that lead from one state to the other;
- ``graph.graph["root"]`` is the state everything follows from.

With the embargo the graph of Vampire Queen has no cycle: a normal round sends a card to the crypt,
and no more than two slayer rounds run in a row. Without it, it may have cycles.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from itertools import chain
from typing import Any, TypeVar

import networkx as nx

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_limit
from vqlab.solver.contract import Solvable

__all__ = [
    "GraphCyclic",
    "GraphTooLarge",
    "bottom_up",
    "number_layers",
    "plays_between",
    "seats_of",
    "state_graph",
]

StateT = TypeVar("StateT", bound=Solvable)

EVERY = 1000
"""States between two reports of progress."""


class GraphTooLarge(LabError):
    """More than may be held, drawn or written: ``count`` so far, and the ``limit``."""

    count: int
    limit: int

    def __init__(self, message: Message, count: int, limit: int) -> None:
        super().__init__(message)
        self.args = (message, count, limit)
        self.count, self.limit = count, limit


class GraphCyclic(LabError):
    """Play may go on for ever, and what was asked needs an end."""


def state_graph(
    position: StateT, limit: int = 50_000, progress: Callable[[int], None] | None = None
) -> nx.DiGraph:
    """Every state that can follow from ``position``, itself and finished ones included.

    Breadth first, plays in their legal order: the same position always gives the same graph.
    ``layer`` is the longest way from the root, in plays, or the shortest where there are cycles.
    ``progress`` is called with the count so far every 1,000 states and at the end. Raises
    GraphTooLarge above ``limit`` states.

    >>> from vqlab.queen import Position
    >>> graph = state_graph(Position.parse("1 3 | 2 | 4"))
    >>> graph.number_of_nodes(), graph.number_of_edges()
    (21, 22)
    >>> root = graph.graph["root"]
    >>> [str(edge["play"]) for edge in graph[root].values()]
    ['1', '3']
    """
    limit = as_limit(limit, "limit", least=1)
    graph, known, waiting = nx.DiGraph(root=position), {position: position}, deque([position])
    _add(graph, position)
    while waiting:
        state = waiting.popleft()
        for play in state.legal_plays():
            then = state.play(play)
            if then not in known:
                known[then] = then
                _add(graph, then)
                waiting.append(then)
                _report(len(graph), len(waiting), limit, progress)
            _join(graph, state, known[then], play)
    number_layers(graph)
    if progress is not None:
        progress(len(graph))
    return graph


def _add(graph: nx.DiGraph, state: Solvable) -> None:
    graph.add_node(state, to_act=state.to_act, penalties=state.penalties)


def _join(graph: nx.DiGraph, state: Solvable, then: Solvable, play: Any) -> None:
    plays = (*plays_between(graph, state, then), play)
    graph.add_edge(state, then, play=plays[0], plays=plays)


def _report(count: int, waiting: int, limit: int, progress: Callable[[int], None] | None) -> None:
    if count > limit:
        message = Message("graph-too-large", count=count, waiting=waiting, limit=limit)
        raise GraphTooLarge(message, count, limit)
    if progress is not None and count % EVERY == 0:
        progress(count)


def number_layers(graph: nx.DiGraph) -> None:
    """Give every state its ``layer``: plays since the root.

    >>> graph = nx.DiGraph([("top", "left"), ("left", "right"), ("top", "right")], root="top")
    >>> number_layers(graph)
    >>> graph.nodes["right"]
    {'layer': 2}
    """
    try:
        layers = list(nx.topological_generations(graph))
    except nx.NetworkXUnfeasible:
        layers = list(nx.bfs_layers(graph, graph.graph["root"]))
    for number, states in enumerate(layers):
        for state in states:
            graph.nodes[state]["layer"] = number


def plays_between(graph: nx.DiGraph, state: Hashable, then: Hashable) -> tuple[Any, ...]:
    """The plays that lead from one state to another: none without an edge, often one.

    Two plays lead to one state where what differs is lost: below, C picks up whatever it feeds. An
    edge made by hand, without ``play`` or ``plays``, has one play: the name of the state it leads
    to.

    >>> from vqlab.queen import Position
    >>> position = Position.parse("1 S20 | 2 | 5 6").play("S20").play("2")
    >>> graph = state_graph(position)
    >>> plays_between(graph, position, position.play("5"))
    (Play('5'), Play('6'))
    """
    if not graph.has_edge(state, then):
        return ()
    edge = graph.edges[state, then]
    return tuple(edge.get("plays", (edge.get("play", then),)))


def bottom_up(graph: nx.DiGraph) -> Iterator[Hashable]:
    """The states in an order in which everything that follows from a state comes before it.

    Raises GraphCyclic where there is no such order.

    >>> list(bottom_up(nx.DiGraph([("start", "middle"), ("middle", "end"), ("start", "end")])))
    ['end', 'middle', 'start']
    """
    try:
        downward: list[Hashable] = list(nx.topological_sort(graph))
    except nx.NetworkXUnfeasible:
        raise GraphCyclic(Message("graph-cyclic")) from None
    return reversed(downward)


def seats_of(graph: nx.DiGraph) -> int:
    """How many seats there are, judged by the penalties at the ends and by who acts.

    >>> from vqlab.queen import Position
    >>> seats_of(state_graph(Position.parse("1 | 2 | 3 | 4")))
    4
    """
    ends = (len(node["penalties"] or ()) for node in graph.nodes.values())
    turns = (node["to_act"] + 1 for node in graph.nodes.values() if node["to_act"] is not None)
    return max(chain(ends, turns), default=0)
