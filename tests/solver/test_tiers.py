"""The searches: plain and compiled give what induction gives, and say no more than they know."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache, partial
from pathlib import Path
from random import Random

import networkx as nx
import pytest

from tests.solver.endgames import endgame, recorded
from vqlab.contract import NotationError
from vqlab.queen import Edition, Position
from vqlab.solver.graph import GraphTooLarge, state_graph
from vqlab.solver.induction import guarantees, values
from vqlab.solver.question import Question
from vqlab.solver.search import Bounds, CyclicRules, Search, Tier
from vqlab.solver.tiers import bounds

ENDLESS = 1 << 50
GUARANTEES = json.loads(
    (Path(__file__).parents[1] / "vectors" / "vampire-queen.json").read_text("utf-8")
)["guarantee"]
NEAR, FAR = recorded("endgames.json"), recorded("endgames-far.json")


@pytest.fixture(params=["plain", "compiled", "compiled, small table"])
def make(request: pytest.FixtureRequest) -> object:
    """A tier, by the position and the seat it is asked about."""
    if request.param == "plain":
        return Search
    pytest.importorskip("numba", reason='pip install "vqlab[fast]" brings the compiled search')
    from vqlab.solver.compiled import Compiled

    return partial(Compiled, megabytes=1) if "small" in request.param else Compiled


def answer(tier: Tier, nodes: int = ENDLESS) -> int:
    assert tier.run(nodes)
    assert tier.bounds.proved
    return tier.bounds.lower


@pytest.mark.parametrize("entry", GUARANTEES, ids=lambda entry: entry["position"])
def test_guarantees_and_the_value_of_every_lead_match(make, entry):
    position = Position.parse(entry["position"])
    assert [answer(make(position, seat)) for seat in range(position.seats)] == entry["values"]
    leader = position.leader
    after = {str(play): position.play(play) for play in position.legal_plays()}
    worth = {play: answer(make(then, leader)) for play, then in after.items()}
    assert worth == entry["moves_for_leader"]


@pytest.mark.parametrize("most", [5_000, pytest.param(30_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("entry", NEAR, ids=lambda entry: entry["position"])
def test_every_recorded_endgame_matches(make, entry, most):
    """Compiled all of them; in plain Python those that take a reference few turns."""
    position = Position.parse(entry["position"])
    for seat, points in enumerate(entry["guarantees"]):
        if make is not Search or entry["reference_nodes"][seat] < most:
            assert answer(make(position, seat)) == points


def small_graph(seed: int) -> nx.DiGraph | None:
    """All that can follow in a random endgame; nothing where that is too much for a test."""
    try:
        return state_graph(endgame(seed), limit=3_000)
    except GraphTooLarge:
        return None


@cache
def truth(seed: int) -> list[int] | None:
    """What induction says for every seat; nothing where the graph is too large for a test."""
    position, graph = endgame(seed), small_graph(seed)
    if graph is None:
        return None
    return [guarantees(graph, seat)[position] for seat in range(position.seats)]


def agree(make, seeds: range) -> None:
    asked = 0
    for seed in seeds:
        points = truth(seed)
        if points is not None:
            asked += 1
            position = endgame(seed)
            assert [answer(make(position, seat)) for seat in range(position.seats)] == points, seed
    assert asked > len(seeds) // 2


@pytest.mark.parametrize("first", range(0, 150, 50))
def test_random_endgames_agree_with_induction(make, first):
    agree(make, range(first, first + 50))


@pytest.mark.slow
@pytest.mark.parametrize("first", [100, *range(1000, 6000, 500)])
def test_thousands_of_endgames_agree_with_induction(make, first):
    agree(make, range(first, first + 500))


@cache
def truths(seed: int) -> list[tuple[Question, int]]:
    """Random sides, points and wins, and what induction says; once for all tiers."""
    position, graph, chance = endgame(seed), small_graph(seed), Random(seed)
    if graph is None:
        return []
    seats, found = range(position.seats), []
    for totals in (None, tuple(chance.randrange(30) for _ in seats)):
        side = frozenset(seat for seat in seats if chance.random() < 0.5)
        question = Question(chance.choice(seats), side, totals)
        found.append((question, values(graph, side, question.payoff)[position]))
    return found


def agree_for_coalitions(make, seeds: range) -> None:
    """Exactly what induction finds for the same questions."""
    asked = 0
    for seed in seeds:
        for question, points in truths(seed):
            assert answer(make(endgame(seed), question)) == points, (seed, question)
            asked += 1
    assert asked > len(seeds)


@pytest.mark.parametrize("first", range(0, 90, 30))
def test_coalitions_agree_with_induction(make, first):
    agree_for_coalitions(make, range(first, first + 30))


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, *range(1000, 2500, 500)])
def test_thousands_of_coalitions_agree_with_induction(make, first):
    agree_for_coalitions(make, range(first, first + 500))


def test_impatience_closes_in_from_above_and_changes_no_answer(monkeypatch):
    """Thresholds from below and from above by turns: sooner an upper bound, the same in the end."""
    compiled = pytest.importorskip("vqlab.solver.compiled")
    entry = next(e for e in FAR if e["class"] == "3x9")
    far = Position.parse(entry["position"])
    monkeypatch.setattr(compiled.Compiled, "slice_nodes", 100)
    patient = compiled.Compiled(far, 0)
    patient.run(5_000)
    monkeypatch.setattr(compiled, "PATIENCE", 500)
    hasty = compiled.Compiled(far, 0)
    hasty.run(5_000)
    assert entry["guarantees"][0] <= hasty.bounds.upper < patient.bounds.upper
    agree(compiled.Compiled, range(300, 360))


def test_one_search_answers_for_all_that_follows(make):
    """What was learned of one position is kept for the next, and an open question is dropped."""
    position = Position.parse("3 7 11 S20 | 4 6 Q | 2 9 9 ; B")
    search = make(position, 0)
    search.run(30)
    for play in position.legal_plays():
        then = position.play(play)
        search.look_at(then)
        for enough in (5, 20):
            search.run(ENDLESS, enough)
            known = search.bounds
            assert (known.upper <= enough) == (answer(make(then, 0)) <= enough)


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("1 2 S15 S20 | 4 Q | 6 10 13", 49),
        ("S15 S20 | 1^2 | 1^2", 36),
    ],
)
def test_with_both_slayers_a_seat_may_owe_more_than_it_holds(make, line, points):
    position = Position.parse(line)
    assert answer(make(position, 0)) == points > position.hands[0].penalty


def test_a_fed_queen_is_a_one_and_values_of_ones_are_not_like_others(make):
    """Two hands of equal order, yet not of equal worth while a slayer can be led."""
    ones, twos = (Position.parse(f"4 5 S15 | {v} {v} Q | 3 Q") for v in (1, 2))
    assert (answer(make(ones, 2)) == 0) != (answer(make(twos, 2)) == 0)


def test_turning_the_table_turns_the_answer(make):
    position = Position.parse("3 7 11 S20 | 4 6 Q | 2 9 9 ; B")
    hands = [str(hand) for hand in position.hands]
    turned = Position(hands[1:] + hands[:1], 0)
    here = [answer(make(position, seat)) for seat in range(3)]
    assert [answer(make(turned, seat)) for seat in range(3)] == here[1:] + here[:1]


def test_slices_make_no_difference(make):
    position = Position.parse("3 7 11 S20 | 4 6 Q | 2 9 9 ; B")
    whole = make(position, 0)
    points = answer(whole)
    sliced, known = make(position, 0), Bounds(0, 10_000, 0)
    while not sliced.run(7):
        now = sliced.bounds
        assert known.lower <= now.lower <= points <= now.upper <= known.upper
        assert now.nodes <= known.nodes + 50
        known = now
    assert sliced.bounds.lower == points


@pytest.mark.parametrize("entry", FAR[::4], ids=lambda entry: entry["class"])
def test_a_small_budget_is_honest(entry):
    """What is not known yet is said as bounds that hold the truth."""
    position = Position.parse(entry["position"])
    for seat, points in enumerate(entry["guarantees"]):
        known = bounds(position, seat, nodes=1_000)
        assert known.lower <= points <= known.upper
        assert known.nodes <= 1_100
        more = bounds(position, seat, nodes=30_000)
        assert known.lower <= more.lower <= points <= more.upper <= known.upper


def test_progress_is_told_and_an_interrupt_gets_through():
    position = Position.parse(FAR[4]["position"])
    told: list[Bounds] = []

    def stop(now: Bounds) -> None:
        told.append(now)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bounds(position, 2, progress=stop, compiled=False)
    assert len(told) == 1


def test_finished_positions_and_middles_of_rounds(make):
    assert answer(make(Position.parse("3 10 Q | - | 4"), 0)) == 27
    blocked = Position.parse("5 S20 | 13 9 | S15 | 2 3 ; A ; - ; S20, 13, pass")
    graph = state_graph(blocked)
    for seat in range(4):
        assert answer(make(blocked, seat)) == guarantees(graph, seat)[blocked]


def test_without_the_embargo_the_searches_refuse(make):
    position = Position.parse("4 S20 | 5 6 | 7 8", Edition(embargo=False))
    with pytest.raises(CyclicRules, match="run in circles"):
        make(position, 0)


@pytest.mark.parametrize(
    "edition", [Edition(queens_declared=True), Edition(blocked_leads_next=False)]
)
def test_options_the_kernel_lacks_are_played_in_plain_python(edition):
    position = Position.parse("3 Q S20 | 4 6 | S15 9 ; B", edition)
    graph = state_graph(position)
    for seat in range(3):
        assert bounds(position, seat, megabytes=1).lower == guarantees(graph, seat)[position]
    compiled = pytest.importorskip("vqlab.solver.compiled")
    with pytest.raises(ValueError, match="does not play"):
        compiled.Compiled(position, 0)


def test_a_puzzle_needs_no_compiler():
    code = (
        "import sys; from vqlab.solver.tiers import bounds; "
        "print(bounds('3 4 7^2 | 7 11 12 13 | 8 11^2 13', 'A').lower, 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["7", "False"]


def test_a_seat_that_is_not_there_is_named():
    with pytest.raises(NotationError, match="no seat"):
        bounds("6 | 7 | 8", "D")
