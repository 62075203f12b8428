"""The two sweeps: against a naive fixpoint, for every convention of endless play."""

from __future__ import annotations

from math import inf
from random import Random

import networkx as nx
import pytest

from tests.solver.given import graphs, naive_value, random_graph
from vqlab.queen import Edition, Position
from vqlab.solver.graph import state_graph
from vqlab.solver.induction import guarantees
from vqlab.solver.retrograde import Retrograde, retrograde

FREE = (
    *("1^2 S20 | 1 3 | 1", "1 S15 S20 | 1^2 | 1", "1 S15 S20 | 1 2 | 1", "1 2 S20 | 1 2 | 1"),
    *("2 3 S20 | 2^2 | 3", "1 2 S20 | 1 3 | 1", "1 3 S20 | 1^2 | 2", "1 2 | 3^2 S15 | 1^2 S20"),
)
"""Endgames that may go round in circles once the embargo is dropped."""
ENDLESS = (-inf, -1, 0, 2.5, 7, inf)


def test_three_thousand_graphs_agree_with_the_fixpoint():
    chance, cyclic, open_ = Random(9), 0, 0
    for number in range(3000):
        graph = random_graph(chance)
        answer = retrograde(graph, number % 3)
        for d in ENDLESS:
            assert answer.value(d) == naive_value(graph, number % 3, d)
        cyclic += not nx.is_directed_acyclic_graph(graph)
        open_ += answer.lo != answer.hi
    assert cyclic > 1500
    assert open_ > 500


def test_lo_and_hi_are_the_two_ends_of_all_conventions():
    chance = Random(10)
    for _ in range(300):
        graph = random_graph(chance)
        answer = retrograde(graph, 0)
        assert answer.lo == answer.value(-inf)
        assert answer.hi == answer.value(inf)
        for state in graph:
            assert answer.lo[state] <= answer.hi[state]
            between = [answer.value(d)[state] for d in range(-4, 7)]
            assert between == sorted(between)
            assert (len({*between, answer.hi[state]}) == 1) == (
                answer.lo[state] == answer.hi[state]
            ) or answer.lo[state] < -3


def furthest(graph: nx.DiGraph, answer: Retrograde, state: object, *, mine: bool) -> tuple:
    """(worst points, longest way) when one side follows its moves and the other tries all."""
    sweep = answer.mine if mine else answer.theirs
    node = graph.nodes[state]
    if node["to_act"] is None:
        return node["penalties"][answer.question.seat], 0
    follows = (node["to_act"] == answer.question.seat) == mine
    nexts = [sweep.move[state]] if follows else list(graph[state])
    ways = [furthest(graph, answer, then, mine=mine) for then in nexts]
    worst = (max if mine else min)(points for points, _ in ways)
    return worst, 1 + max(length for points, length in ways if points == worst)


def test_moves_force_the_end_they_promise_in_the_time_they_promise():
    chance, long_ = Random(11), 0
    for _ in range(800):
        graph = random_graph(chance, most=8)
        answer = retrograde(graph, 1)
        for mine, sweep in ((True, answer.mine), (False, answer.theirs)):
            for state in sweep.points:
                told = sweep.points[state], sweep.dist[state]
                assert furthest(graph, answer, state, mine=mine) == told
                long_ += told[1] > 2
    assert long_ > 200


def test_nobody_can_finish_sooner_at_the_same_price():
    graph = nx.DiGraph([(0, 1), (0, 3), (1, 2), (2, 4), (3, 0)])
    nx.set_node_attributes(graph, {0: 0, 1: 0, 2: 0, 3: 1, 4: None}, "to_act")
    nx.set_node_attributes(graph, {4: (1, 0)}, "penalties")
    graph.add_edge(0, 2)
    sweep = retrograde(graph, 0).mine
    assert (sweep.move[0], sweep.dist[0], sweep.points[3]) == (2, 2, 1)


def test_without_cycles_it_is_induction():
    for position, graph in graphs(12, 40):
        for seat in range(position.seats):
            answer = retrograde(graph, seat)
            assert answer.lo == answer.hi == answer.value(5) == guarantees(graph, seat)


@pytest.mark.parametrize(
    "text", [*FREE[::3], *(pytest.param(text, marks=pytest.mark.slow) for text in FREE)]
)
def test_without_the_embargo_the_sweeps_agree_with_the_fixpoint(text):
    graph = state_graph(Position.parse(text, Edition(embargo=False)))
    assert not nx.is_directed_acyclic_graph(graph)
    assert nx.is_directed_acyclic_graph(state_graph(Position.parse(text)))
    for seat in range(3):
        answer = retrograde(graph, seat)
        for d in (-inf, 21, inf):
            assert answer.value(d) == naive_value(graph, seat, d)


def test_without_the_embargo_some_values_are_a_matter_of_convention():
    open_ = 0
    for text in FREE:
        position = Position.parse(text, Edition(embargo=False))
        graph = state_graph(position)
        answers = [retrograde(graph, seat) for seat in range(3)]
        open_ += any(answer.lo[position] != answer.hi[position] for answer in answers)
    assert 4 <= open_ < len(FREE)


def test_a_position_whose_value_is_a_matter_of_convention():
    position = Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False))
    graph = state_graph(position)
    answer = retrograde(graph, 0)
    assert (answer.lo[position], answer.hi[position]) == (3, 20)
    assert [answer.value(d)[position] for d in (0, 3, 10, 20, 99)] == [3, 3, 10, 20, 20]
    assert answer.lo == naive_value(graph, 0, -inf)
    assert answer.hi == naive_value(graph, 0, inf)
    for seat, points in ((1, 25), (2, 22)):
        other = retrograde(graph, seat)
        assert other.lo[position] == other.hi[position] == points


def test_a_game_nobody_can_end():
    graph = nx.DiGraph([(0, 1), (1, 0)])
    nx.set_node_attributes(graph, {0: 0, 1: 1}, "to_act")
    nx.set_node_attributes(graph, None, "penalties")
    answer = retrograde(graph, 0)
    assert answer.lo == {0: -inf, 1: -inf}
    assert answer.hi == {0: inf, 1: inf}
    assert answer.value(4) == {0: 4, 1: 4}
    assert answer.mine.move == answer.theirs.move == {}
