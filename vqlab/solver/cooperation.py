"""Help-play: the shortest way to an event when every seat wants it.

graph → length and number of shortest lines, of every state; or, round by round from one position
and no further than needed, the same of that position. No proof about opponents, and said so: a
helpmate.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

import networkx as nx

from vqlab.queen.position import Position
from vqlab.solver.graph import EVERY, bottom_up, plays_between
from vqlab.solver.induction import Event, Rounds, every_play, whole_rounds
from vqlab.solver.results import Help

__all__ = ["Help", "Helping", "help_search", "rounds_in", "shortest_help"]


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


@dataclass(frozen=True)
class Helping:
    """What a search for help-play found: ``value`` None where its limit came first.

    ``lower``: a number of rounds that is needed at least; ``best``: the first plays of all shortest
    lines; ``line``: one of them; ``nodes``: positions looked at.
    """

    value: Help | None
    lower: int | None
    nodes: int
    best: tuple[Any, ...] | None = None
    line: tuple[Any, ...] | None = None


def rounds_in(game: object) -> Rounds:
    """How lengths are counted: in rounds of Vampire Queen, in plays of any other game."""
    return whole_rounds if isinstance(game, Position) else every_play


def help_search(
    start: Any, holds: Event, limit: int, progress: Callable[[int], None] | None = None
) -> Helping:
    """The shortest help-play from one position, round by round; at most ``limit`` positions.

    A position met again in a later round is no part of a shortest line, so each is looked at once.
    """
    if start.to_act is None:
        value = Help(0, 1) if holds(start.penalties) else Help(None, 0)
        return Helping(value, value.rounds, 1, (), ())
    search = _Rounds(start, holds, limit, progress)
    length = 0
    while search.frontier:
        length += 1
        ends = search.go_round()
        if ends is None:
            return Helping(None, length, len(search.seen))
        if ends:
            best, line = search.way_back(list(ends))
            value = Help(length, sum(ends.values()))
            return Helping(value, length, len(search.seen), best, line)
    return Helping(Help(None, 0), None, len(search.seen), tuple(start.legal_plays()), None)


class _Rounds:
    """The positions that all seats together can bring about, by the round in which they first can.

    ``frontier``: position at the start of the next round -> number of lines to it.
    """

    def __init__(
        self, start: Any, holds: Event, limit: int, progress: Callable[[int], None] | None
    ) -> None:
        self.start, self.holds, self.limit, self.progress = start, holds, limit, progress
        self.count = rounds_in(start)
        self.seen: set[Hashable] = {start}
        self.frontier: Counter[Any] = Counter({start: 1})
        self.before: dict[Hashable, list[tuple[Any, Any]]] = defaultdict(list)

    def go_round(self) -> Counter[Any] | None:
        """Play one round in every way: the ends with the event; None beyond the limit."""
        ends: Counter[Any] = Counter()
        now, next_round = self.frontier, Counter[Any]()
        known = set(self.seen)
        while now:
            same_round: Counter[Any] = Counter()
            for state, lines in now.items():
                for play in state.legal_plays():
                    then = state.play(play)
                    if then in known:
                        continue
                    if not self._look(then):
                        return None
                    self.before[then].append((state, play))
                    ended = then.to_act is None
                    if ended and self.holds(then.penalties):
                        ends[then] += lines
                    elif not ended:
                        (next_round if self.count(state, then) else same_round)[then] += lines
            now = same_round
        self.frontier = next_round
        return ends

    def _look(self, state: Any) -> bool:
        if state not in self.seen:
            self.seen.add(state)
            if self.progress is not None and len(self.seen) % EVERY == 0:
                self.progress(len(self.seen))
        return len(self.seen) <= self.limit

    def way_back(self, ends: list[Any]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The first plays of all lines to these ends, in legal order; and one line."""
        line, state = [], ends[0]
        while state != self.start:
            state, play = self.before[state][0]
            line.append(play)
        first, waiting, met = set(), list(ends), set(ends)
        while waiting:
            for state, play in self.before[waiting.pop()]:
                if state == self.start:
                    first.add(play)
                elif state not in met:
                    met.add(state)
                    waiting.append(state)
        best = tuple(play for play in self.start.legal_plays() if play in first)
        return best, tuple(reversed(line))
