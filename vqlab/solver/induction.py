"""Backward induction: what a state is worth follows from what comes after it.

graph → worth of every state. The ends are worth what they say; walk up from them, and whoever acts
takes the best of what is below. Every function here says what "worth" and "best" mean for one
question, and answers it for all states of a graph without cycles. What may go round in circles is
for ``retrograde``.

Penalties are minus points: fewest is best.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from fractions import Fraction
from typing import Any, TypeVar

import networkx as nx

from vqlab.contract import LabError, Message
from vqlab.solver.choice import RULES, Box, by_lot, by_rule, exact, just, kept, kept_box, only
from vqlab.solver.graph import GraphTooLarge, bottom_up, plays_between

__all__ = [
    "RULES",
    "best_line",
    "each_play",
    "equilibrium_intervals",
    "equilibrium_sets",
    "every_play",
    "fold",
    "forces",
    "forecasts",
    "guarantees",
    "lot_forecasts",
    "timed_values",
    "values",
    "whole_rounds",
]

Penalties = tuple[int, ...]
Payoff = Callable[[Penalties], Any]
Event = Callable[[Penalties], bool]
Rounds = Callable[[Any, Any], int]
"""What one play, from a state to the next, adds to the length of a line."""
W = TypeVar("W")


def fold(
    graph: nx.DiGraph,
    at_end: Callable[[Penalties], W],
    at_turn: Callable[[int, list[W]], W],
) -> dict[Hashable, W]:
    """State -> worth, from the ends up: the whole of backward induction (Zermelo 1913).

    ``at_end(penalties)`` says what an end is worth, ``at_turn(seat, options)`` what a turn is worth
    to judge by the worth of what each play leads to, in legal order. Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("1 3 | 2 | 4"))
    >>> fold(graph, lambda penalties: 1, lambda seat, options: sum(options))[graph.graph["root"]]
    10
    """
    worth: dict[Hashable, W] = {}
    for state in bottom_up(graph):
        node = graph.nodes[state]
        if node["to_act"] is None:
            worth[state] = at_end(node["penalties"])
        else:
            worth[state] = at_turn(node["to_act"], [worth[then] for then in graph[state]])
    return worth


def values(graph: nx.DiGraph, minimisers: Collection[int], payoff: Payoff) -> dict[Hashable, Any]:
    """State -> payoff when these seats together minimise it and all others maximise it.

    ``payoff`` is a function of the penalties at the end. Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("3 6 | 4 5 | 2 7"))
    >>> values(graph, {0, 2}, sum)[graph.graph["root"]]
    9
    """

    def at_turn(seat: int, options: list[Any]) -> Any:
        return min(options) if seat in minimisers else max(options)

    return fold(graph, payoff, at_turn)


def guarantees(graph: nx.DiGraph, seat: int) -> dict[Hashable, int]:
    """State -> fewest penalty points the seat can be sure of, whatever all others do together.

    Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    >>> [guarantees(graph, seat)[graph.graph["root"]] for seat in range(3)]
    [0, 42, 41]
    """
    return values(graph, {seat}, lambda penalties: penalties[seat])


def forces(graph: nx.DiGraph, coalition: Collection[int], event: Event) -> set[Hashable]:
    """The states from which these seats together can force the event, a yes or no at the end.

    From every other state the rest can prevent it: there is no third case. Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    >>> graph.graph["root"] in forces(graph, {0}, lambda penalties: penalties[0] == 0)
    True
    """
    missed = values(graph, coalition, lambda penalties: not event(penalties))
    return {state for state, miss in missed.items() if not miss}


def each_play(
    graph: nx.DiGraph, worth: dict[Hashable, W], state: Hashable | None = None
) -> dict[Any, W]:
    """Play -> worth of what it leads to, for every legal play of a state (the root, if not given).

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    >>> {str(play): points for play, points in each_play(graph, guarantees(graph, 0)).items()}
    {'12': 28, 'Q': 0, '12 Q': 14, 'Q^2': 0, '12 Q^2': 0}
    """
    state = graph.graph["root"] if state is None else state
    return {
        play: worth[then] for then in graph[state] for play in plays_between(graph, state, then)
    }


def best_line(
    graph: nx.DiGraph, worth: dict[Hashable, W], state: Hashable | None = None
) -> list[Any]:
    """The plays, the first good one each time, along which the worth of a state is kept to the end.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    >>> [str(play) for play in best_line(graph, guarantees(graph, 0))]
    ['Q', 'pass', 'pass', 'Q', 'pass', 'pass', '12', '13', 'Q']
    """
    state = graph.graph["root"] if state is None else state
    line = []
    while graph.nodes[state]["to_act"] is not None:
        then = next(then for then in graph[state] if worth[then] == worth[state])
        line.append(plays_between(graph, state, then)[0])
        state = then
    return line


def every_play(before: Any, after: Any) -> int:
    """Counts plays: each adds 1."""
    return 1


def whole_rounds(before: Any, after: Any) -> int:
    """Counts the completed rounds of Vampire Queen: the play that ends a round adds 1."""
    return int(after.round.turn == 0)


def timed_values(
    graph: nx.DiGraph, minimisers: Collection[int], payoff: Payoff, rounds: Rounds = every_play
) -> dict[Hashable, tuple[Any, int]]:
    """State -> (payoff, length): ``values``, and how soon the minimisers can be sure of it.

    Among plays with the same payoff the minimisers hurry and the others delay. ``length`` is in
    plays, or in what ``rounds`` counts. Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    >>> timed_values(graph, {0}, lambda penalties: penalties[0], whole_rounds)[graph.graph["root"]]
    (0, 1)
    """
    worth: dict[Hashable, tuple[Any, int]] = {}
    for state in bottom_up(graph):
        node = graph.nodes[state]
        if node["to_act"] is None:
            worth[state] = payoff(node["penalties"]), 0
        else:
            choose = min if node["to_act"] in minimisers else max
            worth[state] = choose(
                (worth[then][0], worth[then][1] + rounds(state, then)) for then in graph[state]
            )
    return worth


def forecasts(graph: nx.DiGraph, rule: str = "first") -> dict[Hashable, Penalties]:
    """State -> penalties when every seat minimises its own and breaks ties by a named rule (max^n).

    A forecast, not a proof: another rule, another outcome. Each is one equilibrium (Luckhardt &
    Irani 1986). Raises LabError for an unknown rule, GraphCyclic for cycles.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("1 2 | 3 S20 | Q"))
    >>> [forecasts(graph, rule)[graph.graph["root"]] for rule in ("first", "kind", "spiteful")]
    [(1, 20, 0), (0, 20, 0), (35, 0, 0)]
    """
    if rule not in RULES:
        raise LabError(Message("rule-unknown", read=rule, names=", ".join(RULES)))
    return fold(graph, tuple, by_rule(rule))


def lot_forecasts(graph: nx.DiGraph) -> dict[Hashable, tuple[Fraction, ...]]:
    """State -> mean penalties when a seat that likes several plays best chooses among them by lot.

    A model, not a proof, and no equilibrium need have these numbers (Max-Prob: Hashavit &
    Markovitch 2011). Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("1 2 | 3 S20 | Q"))
    >>> [str(points) for points in lot_forecasts(graph)[graph.graph["root"]]]
    ['18', '10', '0']
    """
    worth: dict[Hashable, tuple[Fraction, ...]] = {}
    for state in bottom_up(graph):
        node = graph.nodes[state]
        seat = node["to_act"]
        if seat is None:
            worth[state] = exact(node["penalties"])
        else:
            after = graph[state]
            each = [worth[then] for then in after for _ in plays_between(graph, state, then)]
            worth[state] = by_lot(seat, each)
    return worth


def equilibrium_sets(
    graph: nx.DiGraph, limit: int = 1_000_000
) -> dict[Hashable, frozenset[Penalties]]:
    """State -> the penalties of all its pure subgame-perfect equilibria, and of nothing else.

    An outcome of one play is kept if the seat to act pays no more than in the worst equilibrium
    after any play: that is the threat that holds it, and how ties are broken may depend on what was
    played before (one-shot deviations, Selten 1965). Raises GraphTooLarge above ``limit``
    vectors in all sets together, where ``equilibrium_intervals`` still answers; GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("1 2 | 3 S20 | Q"))
    >>> sorted(equilibrium_sets(graph)[graph.graph["root"]])
    [(0, 20, 0), (1, 20, 0), (2, 20, 0), (35, 0, 0)]
    """
    held = 0

    def at_turn(seat: int, options: list[frozenset[Penalties]]) -> frozenset[Penalties]:
        nonlocal held
        outcomes = kept(seat, options)
        held += len(outcomes)
        if held > limit:
            raise GraphTooLarge(
                Message("equilibria-too-many", count=held, limit=limit), held, limit
            )
        return outcomes

    return fold(graph, only, at_turn)


def equilibrium_intervals(graph: nx.DiGraph) -> dict[Hashable, Box]:
    """State -> for each seat (least, most) penalty points: no equilibrium lies outside.

    Inexact on purpose: the recursion of ``equilibrium_sets`` on boxes instead of sets, which are
    small at any size but may hold vectors that are no equilibrium. Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("4 S20 | 2 | Q"))
    >>> sorted(equilibrium_sets(graph)[graph.graph["root"]])
    [(0, 36, 0), (4, 36, 0)]
    >>> equilibrium_intervals(graph)[graph.graph["root"]]
    ((0, 4), (2, 36), (0, 0))
    """

    return fold(graph, just, kept_box)
