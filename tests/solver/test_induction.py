"""Backward induction: against the reference, against plain recursion, and against itself."""

from __future__ import annotations

from functools import reduce
from itertools import combinations, product
from operator import xor
from random import Random

import networkx as nx
import pytest

from tests.nim import Nim
from tests.solver.given import (
    VECTORS,
    graphs,
    naive_equilibria,
    naive_guarantee,
    random_tree,
    refusal,
    rotated,
)
from tests.solver.test_graph import Stones
from vqlab.contract import LabError, seat_letter
from vqlab.queen import Edition, Hand, Position
from vqlab.solver.cooperation import shortest_help
from vqlab.solver.graph import GraphCyclic, GraphTooLarge, state_graph
from vqlab.solver.induction import (
    RULES,
    best_line,
    each_play,
    equilibrium_intervals,
    equilibrium_sets,
    fold,
    forces,
    forecasts,
    guarantees,
    timed_values,
    values,
    whole_rounds,
)

GIVEN = list(graphs(2, 60))


def by_size(vector: dict) -> object:
    marks = pytest.mark.slow if vector["positions_reachable"] > 12_000 else ()
    return pytest.param(vector, id=vector["position"], marks=marks)


@pytest.mark.parametrize("vector", list(map(by_size, VECTORS)))
def test_guarantees_match_the_reference(vector):
    position = Position.parse(vector["position"])
    graph = state_graph(position, limit=300_000)
    assert len(graph) == vector["positions_reachable"]
    assert nx.is_directed_acyclic_graph(graph)
    sure = [guarantees(graph, seat) for seat in range(position.seats)]
    assert [worth[position] for worth in sure] == vector["values"]
    leads = each_play(graph, sure[position.leader])
    assert {str(play): points for play, points in leads.items()} == vector["moves_for_leader"]


def test_most_of_the_reference_is_tried_every_time():
    assert sum(vector["positions_reachable"] <= 12_000 for vector in VECTORS) >= 75


def test_guarantees_are_plain_minimax():
    for position, graph in GIVEN:
        for seat in range(position.seats):
            assert guarantees(graph, seat)[position] == naive_guarantee(position, seat)


def test_rotating_the_table_rotates_the_answer():
    for position, graph in GIVEN[:25]:
        seats = position.seats
        sure = [guarantees(graph, seat)[position] for seat in range(seats)]
        outcomes = equilibrium_sets(graph)[position]
        for by in range(1, seats):
            moved = rotated(position, by)
            turned = state_graph(moved)
            assert len(turned) == len(graph)
            assert [guarantees(turned, (s + by) % seats)[moved] for s in range(seats)] == sure
            assert equilibrium_sets(turned)[moved] == {(*v[-by:], *v[:-by]) for v in outcomes}
            for rule in RULES:
                v = forecasts(graph, rule)[position]
                assert forecasts(turned, rule)[moved] == (*v[-by:], *v[:-by])


def coalitions(seats: int) -> list[set[int]]:
    return [set(who) for size in range(seats + 1) for who in combinations(range(seats), size)]


def events(seats: int) -> list:
    out = [lambda points, s=s: points[s] == 0 for s in range(seats)]
    few = [lambda points, s=s: points[s] <= 7 for s in range(seats)]
    return [*out, *few, lambda points: points[0] < points[1], lambda points: sum(points) > 20]


def test_either_a_coalition_forces_an_event_or_the_rest_prevents_it():
    differs = 0
    for position, graph in GIVEN[:20]:
        everyone = set(range(position.seats))
        for coalition in coalitions(position.seats):
            for event in events(position.seats):
                forced = forces(graph, coalition, event)
                prevented = forces(
                    graph, everyone - coalition, lambda points, event=event: not event(points)
                )
                assert forced | prevented == set(graph)
                assert not forced & prevented
                differs += bool(forced) and bool(prevented)
    assert differs > 100


def test_more_seats_force_no_less():
    for position, graph in GIVEN[:20]:
        for event in events(position.seats):
            for coalition in coalitions(position.seats):
                for seat in range(position.seats):
                    more = forces(graph, coalition | {seat}, event)
                    assert forces(graph, coalition, event) <= more


def test_a_guarantee_is_the_least_loss_the_seat_forces():
    for position, graph in GIVEN[:20]:
        for seat in range(position.seats):
            sure = guarantees(graph, seat)
            for most in {0, 1, 5, sure[position], sure[position] - 1}:
                held = forces(graph, {seat}, lambda points, s=seat, m=most: points[s] <= m)
                assert held == {state for state in graph if sure[state] <= most}


def test_each_play_has_its_own_value_and_the_best_keeps_the_value():
    for position, graph in GIVEN:
        for seat in range(position.seats):
            sure = guarantees(graph, seat)
            plays = each_play(graph, sure)
            assert set(plays) == set(position.legal_plays())
            assert plays == {play: sure[position.play(play)] for play in plays}
            if plays:
                best = min if seat == position.to_act else max
                assert best(plays.values()) == sure[position]


def test_a_best_line_is_legal_and_ends_at_the_value():
    for position, graph in GIVEN:
        for seat in range(position.seats):
            sure = guarantees(graph, seat)
            end = reduce(lambda state, play: state.play(play), best_line(graph, sure), position)
            assert end.penalties[seat] == sure[position]
        for rule in RULES:
            forecast = forecasts(graph, rule)
            end = reduce(lambda state, play: state.play(play), best_line(graph, forecast), position)
            assert end.penalties == forecast[position]
    assert best_line(*_one_end()) == []


def _one_end():
    graph = state_graph(Position.parse("3 10 Q | - | 4"))
    return graph, guarantees(graph, 0)


def test_the_answer_holds_in_every_state_not_only_at_the_root():
    for position, graph in GIVEN[:8]:
        for state in list(graph)[:: max(1, len(graph) // 10)]:
            assert guarantees(graph, 0)[state] == naive_guarantee(state, 0)
            again = state_graph(state)
            assert equilibrium_sets(again)[state] == equilibrium_sets(graph)[state]
        assert position in graph


def naive_timed(state: Position, seat: int, rounds) -> tuple[int, int]:
    if state.is_over:
        return state.penalties[seat], 0
    options = []
    for play in state.legal_plays():
        then = state.play(play)
        points, length = naive_timed(then, seat, rounds)
        options.append((points, length + rounds(state, then)))
    return min(options) if state.to_act == seat else max(options)


@pytest.mark.parametrize("rounds", [lambda before, after: 1, whole_rounds], ids=["plays", "rounds"])
def test_time_breaks_ties_and_only_ties(rounds):
    for position, graph in [given for given in GIVEN if len(given[1]) < 250]:
        for seat in range(position.seats):
            timed = timed_values(graph, {seat}, lambda points, s=seat: points[s], rounds)
            assert timed[position] == naive_timed(position, seat, rounds)
            assert {s: worth for s, (worth, _) in timed.items()} == guarantees(graph, seat)


def test_a_round_counts_when_it_ends():
    start = Position.parse("6 9 | 7 8 | 5 Q").play("6")
    middle = start.play("pass")
    assert whole_rounds(start, middle) == 0
    assert whole_rounds(middle, middle.play("Q")) == 1
    assert whole_rounds(middle.play("Q"), middle.play("Q").play("5")) == 0


def test_the_equilibria_are_those_of_the_definition():
    chance, several = Random(5), 0
    for _ in range(300):
        tree = random_tree(chance, depth=3)
        found = equilibrium_sets(tree)[0]
        assert found == naive_equilibria(tree, 0)
        several += len(found) > 1
    assert several > 100


def test_forecasts_lie_in_the_equilibria():
    for _, graph in GIVEN:
        outcomes = equilibrium_sets(graph)
        for rule in RULES:
            for state, vector in forecasts(graph, rule).items():
                assert vector in outcomes[state]


def test_no_equilibrium_costs_a_seat_more_than_its_guarantee():
    for position, graph in GIVEN:
        outcomes = equilibrium_sets(graph)
        for seat in range(position.seats):
            sure = guarantees(graph, seat)
            for state, vectors in outcomes.items():
                assert vectors
                assert all(vector[seat] <= sure[state] for vector in vectors)


def test_every_equilibrium_is_an_end_that_can_be_reached():
    for position, graph in GIVEN:
        ends = {state.penalties for state in graph if state.is_over}
        assert equilibrium_sets(graph)[position] <= ends


def test_intervals_hold_all_equilibria_and_may_hold_more():
    loose = 0
    for _, graph in GIVEN:
        boxes = equilibrium_intervals(graph)
        for state, vectors in equilibrium_sets(graph).items():
            for box, column in zip(boxes[state], zip(*vectors, strict=True), strict=True):
                assert box[0] <= min(column) <= max(column) <= box[1]
                loose += box != (min(column), max(column))
    assert loose


def test_too_many_equilibria_are_refused():
    graph = state_graph(Position.parse("1 2 | 3 S20 | Q"))
    held = sum(map(len, equilibrium_sets(graph).values()))
    error = refusal(lambda: equilibrium_sets(graph, limit=10))
    assert isinstance(error, GraphTooLarge)
    assert error.limit == 10 < error.count <= held
    assert "Intervals still answer" in str(error)
    assert equilibrium_sets(graph, limit=held)


def test_tie_breaking_decides_who_goes_out():
    graph = state_graph(Position.parse("1 2 | 3 S20 | Q"))
    told = {rule: forecasts(graph, rule)[graph.graph["root"]] for rule in RULES}
    assert told == {"first": (1, 20, 0), "kind": (0, 20, 0), "spiteful": (35, 0, 0)}


def test_a_kind_seat_spares_the_others_and_a_spiteful_one_does_not():
    graph = nx.DiGraph([("start", "low"), ("start", "high"), ("start", "dear")])
    ends = {"low": (2, 1, 1), "high": (2, 9, 0), "dear": (3, 0, 0)}
    nx.set_node_attributes(graph, {"start": 0} | dict.fromkeys(ends), "to_act")
    nx.set_node_attributes(graph, ends, "penalties")
    told = {rule: forecasts(graph, rule)["start"] for rule in RULES}
    assert told == {"first": (2, 1, 1), "kind": (2, 1, 1), "spiteful": (2, 9, 0)}


def test_an_unknown_rule_is_refused():
    graph = state_graph(Position.parse("1 | 2 | 3"))
    with pytest.raises(LabError, match="no rule “nice”; the rules are first, kind, spiteful"):
        forecasts(graph, "nice")


def test_ranks_matter_while_a_slayer_can_be_led():
    # A queen is fed as a 1: the same hands with 2s for the 1s are another endgame.
    ones, twos = (Position.parse(f"4 5 S15 | {low} {low} Q | 3 Q") for low in (1, 2))
    out = [
        position in forces(state_graph(position), {2}, lambda points: points[2] == 0)
        for position in (ones, twos)
    ]
    assert out[0] != out[1]


@pytest.mark.parametrize(
    "text, hand, sure",
    [("1 2 S15 S20 | 4 Q | 6 10 13", 38, 49), ("S15 S20 | 1^2 | 1^2", 35, 36)],
)
def test_with_both_slayers_a_hand_is_no_bound(text, hand, sure):
    position = Position.parse(text)
    assert position.hands[0].penalty == hand
    assert guarantees(state_graph(position), 0)[position] == sure


def test_with_one_slayer_at_most_and_none_elsewhere_a_hand_is_a_bound():
    tried = 0
    for position, graph in graphs(11, 80):
        for seat in range(position.seats):
            others = [hand for s, hand in enumerate(position.hands) if s != seat]
            free = not any(hand.slayers for hand in others)
            if position.round.turn == 0 and free and len(position.hands[seat].slayers) < 2:
                assert guarantees(graph, seat)[position] <= position.hands[seat].penalty
                tried += 1
    assert tried > 30


def all_lines(state, rounds) -> list[tuple[int, tuple[int, ...]]]:
    if state.is_over:
        return [(0, state.penalties)]
    nexts = [state.play(play) for play in state.legal_plays()]
    return [
        (length + rounds(state, then), points)
        for then in nexts
        for length, points in all_lines(then, rounds)
    ]


@pytest.mark.parametrize("rounds", [lambda before, after: 1, whole_rounds], ids=["plays", "rounds"])
def test_shortest_help_is_the_shortest_of_all_lines(rounds):
    tried = 0
    for position, graph in [given for given in GIVEN if len(given[1]) < 150]:
        lines = all_lines(position, rounds)
        for event in events(position.seats):
            lengths = [length for length, points in lines if event(points)]
            help_ = shortest_help(graph, event, rounds).get(position)
            if lengths:
                assert help_ == (min(lengths), lengths.count(min(lengths)))
            else:
                assert help_ is None
            tried += 1
    assert tried > 100


def test_an_event_that_never_happens_has_no_help():
    graph = state_graph(Position.parse("1 | 2 | 3"))
    assert shortest_help(graph, lambda points: sum(points) > 1000) == {}


def test_help_finds_its_way_through_cycles_and_counts_no_way_round():
    position = Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False))
    graph = state_graph(position)
    for count in (lambda before, after: 1, whole_rounds):
        for seat in range(3):
            found = shortest_help(graph, lambda points, s=seat: points[s] == 0, count)[position]
            assert found.rounds > 0
            assert found.lines > 0
    with pytest.raises(GraphCyclic):
        shortest_help(graph, lambda points: True, lambda before, after: 0)
    with pytest.raises(GraphCyclic):
        guarantees(graph, 0)


def test_nim_is_solved():
    for heaps in product(range(4), repeat=3):
        start = Nim(heaps)
        graph = state_graph(start)
        assert guarantees(graph, 0)[start] == int(reduce(xor, heaps) == 0)
        assert guarantees(graph, 1)[start] == int(reduce(xor, heaps) != 0)
        assert equilibrium_sets(graph)[start] == {forecasts(graph)[start]}


def test_a_game_of_ten_lines_is_solved():
    for stones in range(1, 12):
        assert guarantees(state_graph(Stones(stones)), 0)[Stones(stones)] == int(stones % 3 == 0)


def test_a_graph_drawn_by_hand_is_solved():
    graph = nx.DiGraph([("root", "left"), ("root", "right"), ("right", "a"), ("right", "b")])
    graph.graph["root"] = "root"
    nx.set_node_attributes(
        graph, {"root": 0, "right": 1, "left": None, "a": None, "b": None}, "to_act"
    )
    nx.set_node_attributes(graph, {"left": (3, 0), "a": (0, 2), "b": (5, 1)}, "penalties")
    assert guarantees(graph, 0)["root"] == 3
    assert forecasts(graph)["root"] == (3, 0)
    assert each_play(graph, guarantees(graph, 0)) == {"left": 3, "right": 5}
    assert best_line(graph, guarantees(graph, 0)) == ["left"]


def test_two_sides_may_share_a_sum():
    for position, graph in GIVEN[:20]:
        everyone = range(position.seats)
        ends = [sum(state.penalties) for state in graph if state.is_over]
        assert values(graph, everyone, sum)[position] == min(ends)
        assert values(graph, (), sum)[position] == max(ends)


def test_a_fold_counts_lines_too():
    for position, graph in [given for given in GIVEN if len(given[1]) < 150]:
        ends = fold(graph, lambda points: {points}, lambda seat, options: set().union(*options))
        assert ends[position] == {points for _, points in all_lines(position, whole_rounds)}


def test_the_hands_of_the_counterexample_are_as_told():
    assert Hand("1 2 S15 S20").penalty == 38
    assert seat_letter(2) == "C"
