"""The open deck of The Vampires: no circle before the shuffle, and the search says what is true."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from tests.solver.hunts import shuffled_names, small
from vqlab.contract import IllegalPlay, LabError, NotationError
from vqlab.solver.graph import GraphTooLarge, state_graph
from vqlab.solver.induction import forces, timed_values
from vqlab.solver.openpile import keeps_from, solve
from vqlab.solver.opensearch import ALWAYS, Answer, OpenSearch, OutOfNodes, future_key
from vqlab.solver.openstate import OpenPile, TurnsOf, cards_left
from vqlab.solver.retrograde import retrograde
from vqlab.solver.sure import guarantee, power
from vqlab.vampires import Position

LIMIT = 1_500
BUDGET_SEED = 8
WON = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
STUCK = Position.parse("vampires: - | - ; R4")


def graphs(seats: int, seeds: range):
    """(position, graph) of the small positions whose graphs can be held."""
    for seed in seeds:
        position = small(seed, seats)
        try:
            yield position, state_graph(OpenPile(position), LIMIT)
        except GraphTooLarge:
            continue


def wins(seat):
    return lambda penalties: penalties[seat] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T19_before_the_shuffle_every_turn_leaves_fewer_cards(seats):
    """The potential of the proof: cards in hands and pile, in the pile, seats that only pass."""
    turns = 0
    for seed in range(60):
        chance, state = Random(seed), OpenPile(small(seed, seats, cards=5, pile=4))
        while state.to_act is not None:
            then = state.play(chance.choice(state.legal_plays()))
            if not then.shuffled and then.position.winner is None:
                assert cards_left(then.position.table) < cards_left(state.position.table)
                turns += 1
            state = then
    assert turns > 10


def test_T19_hands_without_a_card_draw_or_the_line_is_over():
    full = OpenPile(Position.parse("vampires: - | WB ; R4 ; A ; - ; RYBG^2 YRGB^2 GYBR^2 ; BRGY"))
    assert cards_left(full.play("pass").position.table) < cards_left(full.position.table)
    dry = OpenPile(Position.parse("vampires: - | WB ; R4 ; A ; - ; - ; BRGY"))
    assert dry.play("pass").shuffled


def test_no_graph_before_the_shuffle_has_a_cycle():
    seen = 0
    for seats in (2, 3):
        for _, graph in graphs(seats, range(40)):
            assert nx.is_directed_acyclic_graph(graph)
            seen += 1
    assert seen > 20


def test_T4_without_a_card_anywhere_everybody_passes_for_ever_and_that_is_an_end():
    """The one circle there is, so it is excluded by name."""
    assert not nx.is_directed_acyclic_graph(state_graph(STUCK))
    state = OpenPile(STUCK)
    assert (state.to_act, state.penalties, state.legal_plays()) == (None, (1, 1), ())
    with pytest.raises(IllegalPlay) as refused:
        state.play("pass")
    assert refused.value.clause == "T19"


def test_ends_without_a_winner_are_one_state():
    some = [OpenPile(small(seed), shuffled=True) for seed in range(5)]
    assert len(set(some)) == 1 and some[0] != OpenPile(small(0), shuffled=False)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_search_agrees_with_induction_everywhere(seats):
    """For every seat, from every state of every graph: who can force a win, and in how many
    turns."""
    found = set()
    for position, graph in graphs(seats, range(30)):
        for seat in range(seats):
            truth = forces(graph, {seat}, wins(seat))
            timed = timed_values(graph, {seat}, lambda p, s=seat: p[s], TurnsOf(seat))
            search = OpenSearch(position, seat, {seat})
            for state in list(graph)[:400]:
                table, shuffled = state.position.table, state.shuffled
                answer = search.answer(table, shuffled=shuffled)
                assert (answer is Answer.WON) == (state in truth), str(state)
                fewest = search.fewest(table, shuffled=shuffled)
                assert fewest == (timed[state][1] if state in truth else None), str(state)
                found.add(fewest)
    assert found >= {None, 0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3])
def test_keeping_a_seat_from_winning_agrees_with_induction(seats):
    found = set()
    for position, graph in graphs(seats, range(24)):
        able = forces(graph, {0}, lambda penalties: penalties[1] != 0)
        value = keeps_from(position, "B").value
        assert value == (graph.graph["root"] in able)
        for turns in (1, 2):
            counted = OpenPile(position, counted=1, left=turns)
            inside = state_graph(counted, LIMIT)
            able = forces(inside, {0}, lambda penalties: penalties[1] != 0)
            assert keeps_from(position, "B", turns=turns).value == (counted in able)
            found.add((turns, counted in able))
        found.add(value)
    assert {True, False, (1, False), (1, True)} <= found


def test_what_the_key_leaves_out_does_not_matter():
    """Equal keys: as many plays, and the same keys after them."""
    for seed in range(40):
        chance = Random(seed)
        one = small(seed, 3)
        other = shuffled_names(one, chance)
        assert future_key(one.table) == future_key(other.table)
        if one.is_over:
            continue
        keys = [
            sorted(repr(future_key(p.play(play).table)) for play in p.legal_plays())
            for p in (one, other)
        ]
        assert keys[0] == keys[1]


def test_what_matters_is_in_the_key():
    """Each of these can decide before the shuffle, or whether there is one."""
    start = Position.parse(WON + " ; WB ; R4").table
    others = [
        start._replace(discards=()),
        start._replace(draw=()),
        start._replace(asleep=()),
        start._replace(to_act=1),
        start._replace(won=((), ("Y3",))),
        start._replace(hands=start.hands[::-1]),
        start._replace(crosses=(start.crosses[0].put(0, "garlic"),)),
        start._replace(crosses=(start.crosses[0].put(1, "garlic"),)),
    ]
    assert len({future_key(table) for table in (start, *others)}) == 1 + len(others)


def test_the_line_is_legal_and_ends_as_claimed():
    kinds = set()
    for seed in range(40):
        position = small(seed, 2)
        if position.is_over:
            continue
        result = solve(position, "A")
        state = OpenPile(position)
        for play in result.line:
            state = state.play(play)
        assert state.is_over
        assert (state.penalties == (0, 1)) == result.value
        own = [play for at, play in enumerate(result.line)]
        assert not result.value or result.turns <= len(own)
        if result.value:
            right = [
                play
                for play in position.legal_plays()
                if solve(position.play(play), "A").value
                and not OpenPile(position).play(play).shuffled
            ]
            assert list(result.best) == right
        kinds.add(result.value)
    assert kinds == {True, False}


def test_a_budget_that_runs_out_is_unknown_and_never_contradicts():
    start = small(BUDGET_SEED, 2, cards=4)
    sure = solve(start, "A", nodes=None)
    for nodes in (0, 1, 3, 10, 30, 100, 300, 100_000):
        result = solve(start, "A", nodes=nodes, all_plays=True)
        assert result.status == ("unknown" if result.value is None else "proved")
        assert result.value in (None, sure.value)
        if result.value is None and sure.turns is not None:
            assert result.turns <= sure.turns
    assert solve(start, "A", nodes=0).to_json()["value"] is None
    with pytest.raises(OutOfNodes):
        OpenSearch(start, 0, {0}, 0).answer(start.table, ALWAYS)


def test_results_as_data_and_as_sentences():
    data = solve(WON, "A", all_plays=True).to_json()
    assert data["concept"] == "wins-first" and data["value"] is True and data["turns"] == 1
    assert data["plays"] == {"GYBR@1E": False, "GYBR@1E+WR": True}
    assert data["best"] == data["line"] == ["GYBR@1E+WR"]
    assert set(solve(WON).to_json()["seats"]) == {"A", "B"}
    assert solve(WON, "B").value is False
    over = Position.parse(WON).play("GYBR@1E+WR")
    assert str(solve(over, "A")) == "A has won."
    assert "cannot force a win before the draw pile is reshuffled" in str(solve(WON, "B"))
    assert "Unknown" in str(solve(small(BUDGET_SEED, 2), "A", nodes=0))


def test_what_cannot_be_asked_is_refused():
    for bad in (
        lambda: solve(WON, "C"),
        lambda: solve(WON, "A", nodes=-1),
        lambda: solve(WON, "A", turns=-1),
        lambda: solve("vampires: WR"),
        lambda: keeps_from(WON, "B", "B"),
    ):
        with pytest.raises(LabError):
            bad()
    with pytest.raises(NotationError):
        keeps_from(WON, "B", turns=True)


def test_the_proof_is_checked_play_by_play_from_the_explicit_graph():
    checked = 0
    for seed in range(12):
        position = small(seed, 2)
        try:
            state_graph(OpenPile(position), LIMIT)
        except GraphTooLarge:
            continue
        if not position.is_over:
            solve(position, "A").verify()
            checked += 1
    assert checked > 3


def test_the_general_solver_answers_where_nothing_is_shuffled_and_else_refuses():
    """With discards that keep their order the whole graph is the truth; a seed nobody knows."""
    text = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; WG ; WB"
    assert guarantee(text, "A").value == 0 and guarantee(text, "B").value == 1
    assert power(text, "A", "out:A").value and guarantee(text, "A").verify()
    for ask in (lambda t: guarantee(t, "A"), lambda t: power(t, "A", "out:A")):
        with pytest.raises(LabError, match="nobody knows in which order"):
            ask(f"{text} ; - ; 5")


ROUND = {
    "vampires: RGBY WB bite | YBGR ; B2(YRBG GYRB BGRY -) ; A ; B2^2 | R4 ; WG": (0, 337),
    "vampires: WG bite | WR ; R4(garlic GYBR RBGY BRYG) ; A ; G1 R4 | B2 G1 B2": (1, 378),
}
"""Positions whose discards are not shuffled, from which play can go round for ever."""


@pytest.mark.parametrize("text", ROUND)
def test_T19_where_nothing_is_shuffled_play_can_go_round_and_lo_and_hi_say_what_is_left(text):
    position = Position.parse(text)
    lo, size = ROUND[text]
    graph = state_graph(position)
    assert len(graph) == size and not nx.is_directed_acyclic_graph(graph)
    answer = retrograde(graph, 0)
    assert (answer.lo[position], answer.hi[position]) == (lo, float("inf"))
    for state, node in graph.nodes.items():
        low, high = answer.lo[state], answer.hi[state]
        if node["to_act"] is None:
            assert low == high == node["penalties"][0]
            continue
        choose = min if node["to_act"] == 0 else max
        assert low == choose(answer.lo[then] for then in graph[state])
        assert high == choose(answer.hi[then] for then in graph[state])


def test_where_nothing_is_shuffled_and_no_play_goes_round_lo_and_hi_meet():
    text = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | Y3 ; RYBG"
    graph = state_graph(OpenPile(Position.parse(text)))
    answer = retrograde(graph, 0)
    assert all(answer.lo[state] == answer.hi[state] for state in graph)


def test_a_guarantee_of_this_game_speaks_of_winning():
    start = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
    assert "A can be sure of winning" in str(guarantee(start, "A"))
    assert "B cannot be sure of winning" in str(guarantee(start, "B"))
    over = str(Position.parse(start).play("GYBR@1E+WR"))
    assert str(guarantee(over, "A")) == "The game is over: A has won."
    assert str(guarantee(over, "B")) == "The game is over: B has not won."
