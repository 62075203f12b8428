"""Exercises on state graphs and backward induction. Their texts are in ``vqlab.words``.

The answers are computed on whole graphs, which load networkx when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from vqlab.lessons.answers import NUMBER, NUMBERS, PLAYS
from vqlab.lessons.exercise import Exercise, catalogued
from vqlab.queen import Position

if TYPE_CHECKING:
    import networkx as nx

MERGE = "3 S20 | 4 | 2 5 7 Q ; A ; - ; S20, 4"
NODES = "2 7 S20 | 4 9 | 3"
WORTH = "3 5 | 4 | 6"
BEST_PLAYS = "5 6 Q S20 | 1 | 6"
EVERY_SEAT = "12 Q^2 | 13^2 | 12 Q S15"


@cache
def _graph(line: str) -> nx.DiGraph:
    from vqlab.solver.graph import state_graph

    return state_graph(Position.parse(line))


@cache
def _sure(line: str, seat: int) -> dict[Hashable, int]:
    from vqlab.solver.induction import guarantees

    return guarantees(_graph(line), seat)


def _tree(line: str) -> int:
    """How many nodes there are if equal positions are not merged."""
    from vqlab.solver.export import tree_size

    return tree_size(_graph(line))


def _ends(line: str, seat: int) -> list[int]:
    """What the seat pays at each of the ends."""
    nodes = _graph(line).nodes.values()
    return [node["penalties"][seat] for node in nodes if node["penalties"] is not None]


def _merge() -> Exercise:
    position = Position.parse(MERGE)

    def together() -> list[Any]:
        after = position.play("5")
        return [play for play in position.legal_plays() if position.play(play) == after]

    return catalogued(
        "merge",
        together,
        PLAYS,
        f"position = Position.parse({MERGE!r})\n"
        "after = position.play('5')\n"
        "[play for play in position.legal_plays() if position.play(play) == after]",
        lambda: position.legal_plays(),
        lambda: ["5"],
        lambda: [play for play in position.legal_plays() if play not in together()],
        shown=position,
    )


def _nodes() -> Exercise:
    return catalogued(
        "nodes",
        lambda: len(_graph(NODES)),
        NUMBER,
        f"known, waiting = set(), [Position.parse({NODES!r})]\n"
        "while waiting:\n"
        "    position = waiting.pop()\n"
        "    if position not in known:\n"
        "        known.add(position)\n"
        "        waiting += [position.play(play) for play in position.legal_plays()]\n"
        "len(known)",
        lambda: _tree(NODES),
        lambda: len(_graph(NODES)) - 1,
        lambda: _graph(NODES).number_of_edges(),
        lambda: len(_ends(NODES, 0)),
        lambda: len(Position.parse(NODES).legal_plays()),
        lambda: 1 + len(Position.parse(NODES).legal_plays()),
        shown=Position.parse(NODES),
    )


def _worth() -> Exercise:
    position = Position.parse(WORTH)
    return catalogued(
        "worth",
        lambda: _sure(WORTH, 0)[position],
        NUMBER,
        "from vqlab.solver.induction import guarantees\n"
        f"position = Position.parse({WORTH!r})\n"
        "guarantees(state_graph(position), 0)[position]",
        lambda: min(_ends(WORTH, 0)),
        lambda: max(_ends(WORTH, 0)),
        lambda: position.hands[0].penalty,
        shown=position,
    )


def _best_plays() -> Exercise:
    position = Position.parse(BEST_PLAYS)

    def helped() -> list[Any]:
        """The plays after which A can still get off as cheaply, if the others help."""
        from vqlab.solver.induction import each_play, values

        least = _sure(BEST_PLAYS, 0)[position]
        friendly = values(_graph(BEST_PLAYS), {0, 1, 2}, lambda penalties: penalties[0])
        worth = each_play(_graph(BEST_PLAYS), friendly)
        return [play for play, points in worth.items() if points == least]

    def best() -> list[Any]:
        from vqlab.solver.induction import each_play

        worth = each_play(_graph(BEST_PLAYS), _sure(BEST_PLAYS, 0))
        return [play for play, points in worth.items() if points == min(worth.values())]

    return catalogued(
        "best-plays",
        best,
        PLAYS,
        "from vqlab.solver.induction import each_play, guarantees\n"
        f"graph = state_graph(Position.parse({BEST_PLAYS!r}))\n"
        "worth = each_play(graph, guarantees(graph, 0))\n"
        "[play for play in worth if worth[play] == min(worth.values())]",
        helped,
        lambda: best()[:1],
        lambda: ["S20"],
        shown=position,
    )


def _every_seat() -> Exercise:
    position = Position.parse(EVERY_SEAT)

    def each_for_itself() -> tuple[int, ...]:
        from vqlab.solver.induction import forecasts

        return forecasts(_graph(EVERY_SEAT))[position]

    return catalogued(
        "every-seat",
        lambda: [_sure(EVERY_SEAT, seat)[position] for seat in range(3)],
        NUMBERS,
        "from vqlab.solver.induction import guarantees\n"
        f"position = Position.parse({EVERY_SEAT!r})\n"
        "graph = state_graph(position)\n"
        "[guarantees(graph, seat)[position] for seat in range(3)]",
        each_for_itself,
        lambda: [min(_ends(EVERY_SEAT, seat)) for seat in range(3)],
        lambda: [hand.penalty for hand in position.hands],
        shown=position,
    )


GRAPHS: Mapping[str, Callable[[], Exercise]] = {
    "merge": _merge,
    "nodes": _nodes,
    "worth": _worth,
    "best-plays": _best_plays,
    "every-seat": _every_seat,
}
