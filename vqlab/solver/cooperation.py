"""Help-play: the shortest way to an event when every seat wants it.

graph → length and number of shortest lines. No proof about opponents, and said so: a helpmate.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

import networkx as nx

from vqlab.solver.graph import bottom_up, plays_between
from vqlab.solver.induction import Event, Rounds, every_play

__all__ = ["Help", "shortest_help"]


class Help(NamedTuple):
    """The shortest way to an event when all seats help: its length, and how many there are."""

    rounds: int
    lines: int


def shortest_help(
    graph: nx.DiGraph, event: Event, rounds: Rounds = every_play
) -> dict[Hashable, Help]:
    """State -> the shortest lines to the event if everybody helps; states it is beyond are missing.

    ``rounds`` counts plays, or what else is to be few; lines are counted play by play. Cycles do no
    harm: a shortest line never goes round. Raises GraphCyclic only for a cycle that counts nothing.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("1 3 | 2 | 4"))
    >>> shortest_help(graph, lambda penalties: penalties[1] == 0)[graph.graph["root"]]
    Help(rounds=3, lines=2)
    """
    ends = {
        state
        for state, node in graph.nodes.items()
        if node["to_act"] is None and event(node["penalties"])
    }
    far = _distances(graph, ends, rounds)
    tight = nx.DiGraph(
        (state, then)
        for state, then in graph.edges
        if then in far and far[state] == far[then] + rounds(state, then)
    )
    tight.add_nodes_from(ends)
    lines = dict.fromkeys(ends, 1)
    for state in bottom_up(tight):
        if state not in ends:
            lines[state] = sum(
                lines[then] * len(plays_between(graph, state, then)) for then in tight[state]
            )
    return {state: Help(far[state], lines[state]) for state in lines}


def _distances(graph: nx.DiGraph, ends: set[Hashable], rounds: Rounds) -> dict[Hashable, int]:
    if not ends:
        return {}
    back = graph.reverse(copy=False)
    far: dict[Hashable, int] = nx.multi_source_dijkstra_path_length(
        back, ends, weight=lambda then, state, _: rounds(state, then)
    )
    return far
