"""What the tests of the solver are given: positions, graphs, and slow, plain answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import inf
from pathlib import Path
from random import Random

import networkx as nx

from vqlab.contract import LabError
from vqlab.queen import Edition, Position
from vqlab.solver.graph import GraphTooLarge, state_graph

VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "vampire-queen.json").read_text("utf-8")
)["guarantee"]

CARDS = ("1", "2", "3", "5", "5", "9", "Q")
SLAYERS = ((), ("S20",), ("S15",), ("S15", "S20"))


def positions(
    seed: int,
    edition: Edition = Edition.BASE,
    seats: tuple[int, ...] = (3, 3, 4),
    cards: tuple[str, ...] = CARDS,
) -> Iterator[Position]:
    """Positions without end: none, one or two slayers by turns, some in the middle of a round."""
    chance, number = Random(seed), 0
    while True:
        hands = [chance.choices(cards, k=chance.randint(1, 2)) for _ in range(chance.choice(seats))]
        for slayer in SLAYERS[number % len(SLAYERS)]:
            chance.choice(hands).append(slayer)
        position = Position(
            [" ".join(hand) for hand in hands],
            leader=chance.randrange(len(hands)),
            edition=edition,
        )
        for _ in range(chance.choice((0, 0, 1, 2))):
            position = position.play(chance.choice(position.legal_plays()))
        number += 1
        yield position


def graphs(
    seed: int, count: int, limit: int = 2500, **options: object
) -> Iterator[tuple[Position, nx.DiGraph]]:
    """Positions with their graphs, those with more states than the limit left out."""
    source = positions(seed, **options)
    while count:
        position = next(source)
        try:
            graph = state_graph(position, limit)
        except GraphTooLarge:
            continue
        count -= 1
        yield position, graph


def random_graph(chance: Random, most: int = 9, seats: int = 3) -> nx.DiGraph:
    """States that are numbers; plays go anywhere, back as well; the last states are ends."""
    count = chance.randint(2, most)
    ends = chance.randint(1, max(1, count // 2))
    graph = nx.DiGraph(root=0)
    for state in range(count):
        over = state >= count - ends
        graph.add_node(
            state,
            to_act=None if over else chance.randrange(seats),
            penalties=tuple(chance.choices(range(-3, 6), k=seats)) if over else None,
        )
    for state in range(count - ends):
        for then in chance.sample(range(count), chance.randint(1, min(3, count))):
            graph.add_edge(state, then)
    return graph


def random_tree(chance: Random, depth: int, seats: int = 3) -> nx.DiGraph:
    """A tree whose penalties are so few that ties are everywhere."""
    graph = nx.DiGraph(root=0)
    graph.add_node(0)
    waiting = [(0, 0)]
    while waiting:
        state, layer = waiting.pop()
        over = layer == depth or (layer > 0 and chance.random() < 0.2)
        graph.add_node(
            state,
            layer=layer,
            to_act=None if over else chance.randrange(seats),
            penalties=tuple(chance.choices(range(3), k=seats)) if over else None,
        )
        for _ in range(0 if over else chance.randint(1, 3)):
            then = len(graph)
            graph.add_edge(state, then)
            waiting.append((then, layer + 1))
    return graph


def naive_guarantee(position: Position, seat: int) -> int:
    """Minimax as one would say it, without a graph."""

    @cache
    def worth(state: Position) -> int:
        if state.is_over:
            return state.penalties[seat]
        options = [worth(state.play(play)) for play in state.legal_plays()]
        return min(options) if state.to_act == seat else max(options)

    return worth(position)


def naive_equilibria(graph: nx.DiGraph, state: object) -> set[tuple[int, ...]]:
    """Every way to choose an equilibrium after each play, and every best answer to it."""
    node = graph.nodes[state]
    if node["to_act"] is None:
        return {node["penalties"]}
    after = [sorted(naive_equilibria(graph, then)) for then in graph[state]]
    found = set()
    for chosen in product(*after):
        least = min(vector[node["to_act"]] for vector in chosen)
        found |= {vector for vector in chosen if vector[node["to_act"]] == least}
    return found


def naive_value(graph: nx.DiGraph, seat: int, d: float) -> dict[object, float]:
    """The least threshold the seat can keep to, each threshold asked on its own.

    Where endless play is good enough, states fall away until none does; where it is not, states
    are won until none is.
    """
    ends = {s: n["penalties"][seat] for s, n in graph.nodes.items() if n["to_act"] is None}
    value = dict.fromkeys(graph, inf)
    for threshold in sorted({*ends.values(), d}, reverse=True):
        kept = {s for s in graph if ends.get(s, threshold) <= threshold}
        if d > threshold:
            kept = {s for s in ends if ends[s] <= threshold}
        while True:
            now = {
                s
                for s, node in graph.nodes.items()
                if (s in ends and ends[s] <= threshold)
                or (
                    s not in ends
                    and (any if node["to_act"] == seat else all)(t in kept for t in graph[s])
                )
            }
            if now == kept:
                break
            kept = now
        value.update(dict.fromkeys(kept, threshold))
    return value


def rotated(position: Position, by: int) -> Position:
    """The same position with everybody moved on some chairs."""
    hands = [str(hand) for hand in position.start_hands]
    return Position(
        [*hands[-by:], *hands[:-by]] if by else hands,
        leader=(position.leader + by) % position.seats,
        embargo=position.lead_embargo,
        plays=position.plays,
        edition=position.edition,
    )


def refusal(act) -> LabError:
    """The refusal an act ends with."""
    try:
        act()
    except LabError as error:
        return error
    raise AssertionError("nothing was refused")
