"""The state graph holds every position that can follow, and nothing is said twice."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from itertools import islice

import networkx as nx
import pytest

from tests.nim import Nim
from tests.solver.given import VECTORS, graphs, positions, refusal
from vqlab.queen import Edition, Position, positions_reachable
from vqlab.solver.contract import Solvable
from vqlab.solver.graph import (
    GraphCyclic,
    GraphTooLarge,
    bottom_up,
    plays_between,
    seats_of,
    state_graph,
)

GIVEN = list(graphs(1, 60, limit=4000))


@dataclass(frozen=True)
class Stones:
    """A whole game: take one stone or two; whoever takes the last is out, the other pays 1."""

    left: int
    to_act_next: int = 0
    is_over = property(lambda self: self.left == 0)
    to_act = property(lambda self: None if self.is_over else self.to_act_next)
    penalties = property(lambda self: ((1, 0), (0, 1))[self.to_act_next] if self.is_over else None)
    legal_plays = lambda self: range(1, min(2, self.left) + 1)  # noqa: E731
    play = lambda self, n: Stones(self.left - n, 1 - self.to_act_next)  # noqa: E731


def test_the_nodes_are_the_positions_that_can_follow():
    for position, graph in GIVEN:
        assert len(graph) == positions_reachable(position)
        assert graph.graph["root"] == position
        assert next(iter(graph)) is graph.graph["root"]


def test_the_reference_counts_the_same():
    for vector in VECTORS:
        if vector["positions_reachable"] < 1500:
            graph = state_graph(Position.parse(vector["position"]))
            assert len(graph) == vector["positions_reachable"]


def test_a_node_says_whose_turn_it_is_or_how_it_ended():
    for _, graph in GIVEN:
        for state, node in graph.nodes.items():
            assert node["to_act"] == state.to_act
            assert node["penalties"] == state.penalties
            assert (node["to_act"] is None) == (graph.out_degree(state) == 0) == state.is_over


def test_a_layer_is_the_longest_way_from_the_root():
    for position, graph in GIVEN:
        for state, node in graph.nodes.items():
            before = [graph.nodes[pred]["layer"] for pred in graph.pred[state]]
            assert node["layer"] == 1 + max(before, default=-1)
        assert graph.nodes[position]["layer"] == 0


def test_the_edges_carry_every_legal_play_once_in_legal_order():
    for _, graph in GIVEN:
        for state in graph:
            edges = graph[state].items()
            carried = [(play, then) for then, edge in edges for play in edge["plays"]]
            assert {play: state.play(play) for play, _ in carried} == dict(carried)
            assert len(carried) == len(state.legal_plays())
            firsts = [edge["play"] for edge in graph[state].values()]
            assert firsts == sorted(firsts, key=state.legal_plays().index)
            assert all(edge["plays"][0] == edge["play"] for edge in graph[state].values())


def test_two_plays_to_one_position_are_one_edge():
    position = Position.parse("1 S20 | 2 | 5 6").play("S20").play("2")
    graph = state_graph(position)
    (then,) = graph[position]
    assert [str(play) for play in plays_between(graph, position, then)] == ["5", "6"]
    assert str(graph[position][then]["play"]) == "5"
    assert plays_between(graph, then, position) == ()


def test_an_edge_made_by_hand_has_a_play():
    graph = nx.DiGraph([("here", "there")])
    assert plays_between(graph, "here", "there") == ("there",)
    graph.edges["here", "there"]["play"] = "go"
    assert plays_between(graph, "here", "there") == ("go",)


def test_the_same_position_gives_the_same_graph():
    for position, graph in GIVEN[:20]:
        again = state_graph(Position.parse(str(position)))
        assert list(again.nodes(data=True)) == list(graph.nodes(data=True))
        assert list(again.edges(data=True)) == list(graph.edges(data=True))


def test_breadth_comes_first():
    for position, graph in GIVEN:
        far = nx.single_source_shortest_path_length(graph, position)
        order = [far[state] for state in graph]
        assert order == sorted(order)


def test_too_many_are_refused_with_the_count_so_far():
    position, graph = GIVEN[0]
    assert len(state_graph(position, limit=len(graph))) == len(graph)
    error = refusal(lambda: state_graph(position, limit=len(graph) - 1))
    assert isinstance(error, GraphTooLarge)
    assert (error.count, error.limit) == (len(graph), len(graph) - 1)
    sentence = str(refusal(lambda: state_graph(Position.parse("1^4 2^4 | 3^4 4^4 | 5^4"), 1234)))
    assert "1,235 positions" in sentence
    assert "limit is 1,234" in sentence
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.count, copy.limit) == (str(error), error.count, error.limit)


def test_progress_is_told():
    told = []
    graph = state_graph(Position.parse("1 2 5 | 3 4 6 | 2 7 Q"), progress=told.append)
    assert told[-1] == len(graph) > 1000
    assert told[:-1] == list(range(1000, len(graph) + 1, 1000))


@pytest.mark.parametrize("slayers", ["", "S20 |", "S15 S20 |", "S15 | S20"])
def test_play_never_comes_back_to_a_position(slayers):
    first, _, second = slayers.partition("|")
    tried = 0
    for base in positions(7, seats=(3,)):
        if base.plays or any("S" in str(hand) for hand in base.hands):
            continue
        a, b, c = map(str, base.hands)
        graph = state_graph(Position([f"{a} {first}", f"{b} {second}", c]))
        assert nx.is_directed_acyclic_graph(graph)
        assert nx.number_strongly_connected_components(graph) == len(graph)
        tried += 1
        if tried == 12:
            return


def test_no_given_graph_has_a_cycle():
    assert all(nx.is_directed_acyclic_graph(graph) for _, graph in GIVEN)
    both = [p for p, _ in GIVEN if str(p).count("S") == 2]
    assert len(both) > 5


def test_without_the_embargo_play_may_go_round():
    position = Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False))
    graph = state_graph(position)
    assert not nx.is_directed_acyclic_graph(graph)
    assert nx.is_directed_acyclic_graph(state_graph(Position.parse("1 2 S20 | 1 3 | 1")))
    far = nx.single_source_shortest_path_length(graph, position)
    assert all(node["layer"] == far[state] for state, node in graph.nodes.items())
    with pytest.raises(GraphCyclic, match="retrograde"):
        bottom_up(graph)


def test_what_follows_comes_first_from_the_bottom_up():
    for _, graph in GIVEN[:20]:
        place = {state: at for at, state in enumerate(bottom_up(graph))}
        assert len(place) == len(graph)
        assert all(place[then] < place[state] for state, then in graph.edges)


def test_the_number_of_seats_is_known_from_the_graph():
    for position in islice(positions(3, seats=(3, 4)), 10):
        assert seats_of(state_graph(position, 100_000)) == position.seats
    assert seats_of(state_graph(Nim((1, 2)))) == 2
    endless = nx.DiGraph([(0, 0)])
    nx.set_node_attributes(endless, {0: {"to_act": 1, "penalties": None}})
    assert seats_of(endless) == 2


def test_a_game_of_ten_lines_has_a_graph():
    start: Solvable = Stones(6)
    graph = state_graph(start)
    assert len(graph) == 12
    assert {node["penalties"] for _, node in graph.nodes.items() if node["to_act"] is None} == {
        (0, 1),
        (1, 0),
    }


def test_a_position_that_is_over_is_a_graph_of_one():
    graph = state_graph(Position.parse("3 10 Q | - | 4"))
    ((state, node),) = graph.nodes.items()
    assert node == {"to_act": None, "penalties": (27, 0, 4), "layer": 0}
    assert list(bottom_up(graph)) == [state]
