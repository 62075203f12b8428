"""Games that may go round in circles: two sweeps from the ends answer every convention.

graph → lo, hi. Without the embargo two seats can hand a slayer to and fro for ever, and somebody
has to say what endless play is worth. The first sweep finds what a seat can force the game to end
at, the second what the others can force it to end at; between the two, endless play is possible,
and decides. Each edge is touched once a sweep.

After Washburn, *Deterministic graphical games* (1986).
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from math import inf

import networkx as nx

from vqlab.solver.question import Question, as_question

Payoff = Callable[[tuple[int, ...]], int]

__all__ = ["Retrograde", "Sweep", "retrograde"]


@dataclass(frozen=True)
class Sweep:
    """What one side can force the game to end at; a state it cannot force to an end is missing.

    ``points``: state -> penalty points of the seat; ``dist``: state -> plays until then, while
    this side hurries and the other delays; ``move``: state -> the state to go to, for whoever acts.
    Following ``move`` this side makes progress, which a move that merely keeps the value may not.
    """

    points: dict[Hashable, int] = field(default_factory=dict)
    dist: dict[Hashable, int] = field(default_factory=dict)
    move: dict[Hashable, Hashable] = field(default_factory=dict)


@dataclass(frozen=True)
class Retrograde:
    """All answers to one question: ``mine`` is what its side can force, ``theirs`` the rest.

    ``lo`` and ``hi`` are, for every state, the fewest and the most penalty points the answer can be
    under any convention of endless play, -inf and inf included. Where they are equal no
    convention matters.
    """

    question: Question
    mine: Sweep
    theirs: Sweep
    lo: dict[Hashable, float]
    hi: dict[Hashable, float]

    def value(self, d: float) -> dict[Hashable, float]:
        """State -> penalty points the seat can be sure of, if endless play costs it ``d``.

        >>> import networkx as nx
        >>> graph = nx.DiGraph([("here", "there"), ("there", "here"), ("here", "end")])
        >>> nx.set_node_attributes(graph, {"here": 0, "there": 1, "end": None}, "to_act")
        >>> nx.set_node_attributes(graph, {"end": (9, 0)}, "penalties")
        >>> retrograde(graph, 0).value(5)["here"], retrograde(graph, 0).value(20)["here"]
        (5, 9)
        """
        return {state: min(self.hi[state], max(self.lo[state], d)) for state in self.hi}


def retrograde(graph: nx.DiGraph, asked: Question | int) -> Retrograde:
    """What a side can be sure of against all others, for every convention of endless play.

    ``asked`` is a Question, or a seat: then its own points, alone against all others. The graph may
    have cycles; without any, ``lo`` and ``hi`` are what induction finds.

    >>> from vqlab.queen import Edition, Position
    >>> from vqlab.solver.graph import state_graph
    >>> position = Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False))
    >>> graph = state_graph(position)
    >>> answer = retrograde(graph, 0)
    >>> answer.lo[position], answer.hi[position]
    (3, 20)
    """
    question = as_question(asked)
    side, payoff = question.side, question.payoff
    turns = {state: node["to_act"] for state, node in graph.nodes.items()}
    mine = _sweep(graph, lambda state: turns[state] in side, payoff, worst_last=True)
    theirs = _sweep(graph, lambda state: turns[state] not in side, payoff, worst_last=False)
    return Retrograde(
        question,
        mine,
        theirs,
        lo={state: theirs.points.get(state, -inf) for state in graph},
        hi={state: mine.points.get(state, inf) for state in graph},
    )


def _sweep(
    graph: nx.DiGraph, chooses: Callable[[Hashable], bool], payoff: Payoff, *, worst_last: bool
) -> Sweep:
    """Label the states one side can force to an end, its best ends first, the nearest first.

    A state is labelled by the first of its plays where this side chooses, and by the last where the
    other side does: only then is there no way round.
    """
    sweep = Sweep()
    open_plays = dict(graph.out_degree())
    for points, ends in _levels(graph, payoff, worst_last=worst_last):
        queue = deque(ends)
        for end in ends:
            sweep.points[end], sweep.dist[end] = points, 0
        while queue:
            then = queue.popleft()
            for state in graph.pred[then]:
                open_plays[state] -= 1
                if state not in sweep.points and (chooses(state) or not open_plays[state]):
                    sweep.points[state] = points
                    sweep.dist[state] = sweep.dist[then] + 1
                    sweep.move[state] = then
                    queue.append(state)
    return sweep


def _levels(
    graph: nx.DiGraph, payoff: Payoff, *, worst_last: bool
) -> Iterable[tuple[int, list[Hashable]]]:
    """(the answer at the end, the ends with just that), by the answer."""
    ends = defaultdict(list)
    for state, node in graph.nodes.items():
        if node["to_act"] is None:
            ends[payoff(node["penalties"])].append(state)
    return sorted(ends.items(), reverse=not worst_last)
