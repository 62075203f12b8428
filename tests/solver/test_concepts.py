"""The five concepts: each answers what it claims, by two ways of computing it, and proves it."""

from __future__ import annotations

import json
import pickle
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import chain, combinations
from random import Random

import pytest

from tests.solver.endgames import recorded
from tests.solver.given import VECTORS, graphs, rotated
from vqlab.contract import LabError, NotationError
from vqlab.queen import Edition, Position
from vqlab.solver import tiers
from vqlab.solver.choice import kept, only
from vqlab.solver.concepts import cooperative, equilibria, forecast, guarantee, power
from vqlab.solver.cooperation import shortest_help
from vqlab.solver.events import Event
from vqlab.solver.graph import GraphTooLarge, state_graph
from vqlab.solver.induction import (
    RULES,
    equilibrium_intervals,
    equilibrium_sets,
    forces,
    guarantees,
    timed_values,
    whole_rounds,
)
from vqlab.solver.question import Question
from vqlab.solver.results import Help
from vqlab.solver.retrograde import retrograde
from vqlab.solver.strategy import Certificate, Proof, Shortest, Table, Worths, verify

FOUR = "1 2 | 3 S20 | Q"
"""Four equilibria; how ties are broken decides who goes out."""


@pytest.fixture(params=["plain", "compiled"])
def tier(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> dict[str, bool]:
    """Searches that stay in plain Python, or are compiled from the first turn."""
    if request.param == "compiled":
        pytest.importorskip("numba")
        monkeypatch.setattr(tiers, "PLAIN", 0)
    return {"compiled": request.param == "compiled"}


def end_of(result) -> tuple[int, ...]:
    """The penalties that a result's line ends with, played by the rules."""
    position = result.position
    for play in result.line:
        position = position.play(play)
    return position.penalties


def coalitions(seats: int):
    return chain.from_iterable(combinations(range(seats), n) for n in range(seats + 1))


@pytest.mark.parametrize("entry", VECTORS, ids=lambda entry: entry["position"])
def test_guarantees_match_with_every_lead_a_line_and_a_proof(entry):
    position = Position.parse(entry["position"])
    assert list(guarantee(position).values) == entry["values"]
    leader = position.to_act
    result = guarantee(position, leader, all_plays=True)
    assert {str(play): worth for play, worth in result.plays.items()} == entry["moves_for_leader"]
    assert {p for p, worth in result.plays.items() if worth == result.value} == set(result.best)
    for one in guarantee(position):
        assert end_of(one)[one.seat] == one.value
        if entry["positions_reachable"] < 5_000:
            found = one.verify()
            assert found.holds
            assert found.complete
            assert found.checked > 1


def test_a_seat_that_does_not_act_is_told_how_the_others_hold_it():
    for position, graph in graphs(21, 40):
        for seat in range(position.seats):
            worth = guarantees(graph, seat)
            result = guarantee(position, seat)
            keeping = [p for p in position.legal_plays() if worth[position.play(p)] == result.value]
            assert list(result.best) == keeping


def test_power_is_what_induction_says_and_dual(tier):
    chance = Random(3)
    for position, graph in graphs(22, 25, limit=800):
        seats = position.seats
        totals = [chance.randrange(20) for _ in range(seats)]
        for text in ("out:A", f"at-most:B:{chance.randrange(12)}", "wins:C"):
            event = Event.parse(text, seats, totals if text == "wins:C" else None)
            for members in coalitions(seats):
                rest = set(range(seats)) - set(members)
                mine = power(position, members, event, **tier)
                theirs = power(position, rest, ~event, **tier)
                assert mine.value == (position in forces(graph, members, event.holds))
                assert mine.value != theirs.value
                if len(members) == 1 and len(graph) < 300:
                    assert mine.verify() and theirs.verify()
                assert event.holds(end_of(mine)) == mine.value


def test_power_says_which_plays_keep_it(tier):
    for position, graph in graphs(23, 30, limit=800):
        event = Event.parse("out:B", position.seats)
        can = forces(graph, {0, 1}, event.holds)
        result = power(position, "AB", event, all_plays=True, **tier)
        assert result.plays == {p: position.play(p) in can for p in position.legal_plays()}
        assert list(result.best) == [p for p, w in result.plays.items() if w == result.value]


def test_going_out_is_owing_nothing():
    for position, _ in graphs(24, 30, limit=800):
        for seat in range(position.seats):
            out = power(position, [seat], Event("out", seat))
            assert out.value == (guarantee(position, seat).value == 0)
            assert out.value == power(position, [seat], Event("at-most", seat, 0)).value


def test_wins_looks_at_all_totals():
    assert power("2 3 | 5 | 4", "A", "wins:A", totals=[0, 30, 30]).value
    assert not power("2 3 | 5 | 4", "A", "wins:A", totals=[30, 0, 30]).value
    shared = power("2 | 5 | 4", "A", "wins:A", totals=[10, 10, 10])
    assert shared.value, "a shared lowest total wins"


def test_equilibria_hold_the_forecasts_and_nobody_pays_more_than_its_guarantee():
    several = 0
    for position, graph in graphs(25, 60):
        sure = guarantee(position).values
        result = equilibria(position)
        assert set(result.value) == equilibrium_sets(graph)[position]
        for vector in result.value:
            assert all(points <= most for points, most in zip(vector, sure, strict=True))
        for rule in RULES:
            expected = forecast(position, rule)
            assert expected.value in result.value
            assert end_of(expected) == expected.value
        assert end_of(result) == result.value[0]
        several += len(result.value) > 1
    assert several > 3


def test_intervals_hold_the_equilibria_and_are_flagged():
    for position, graph in graphs(26, 30):
        exact, boxed = equilibria(position), equilibria(position, vectors=0)
        assert exact.exact and not boxed.exact
        assert boxed.value is None and boxed.status == "proved"
        assert boxed.intervals == equilibrium_intervals(graph)[position]
        for vector in exact.value:
            assert all(
                low <= points <= high
                for points, (low, high) in zip(vector, boxed.intervals, strict=True)
            )
        assert boxed.verify() and exact.verify()


def test_tie_rules_change_who_goes_out():
    outcomes = {rule: forecast(FOUR, rule).value for rule in RULES}
    assert outcomes == {"first": (1, 20, 0), "kind": (0, 20, 0), "spiteful": (35, 0, 0)}
    assert len(equilibria(FOUR).value) == 4


def test_a_model_by_lot_is_a_mean_and_says_it_is_a_model():
    result = forecast(FOUR, "max-prob")
    assert result.value == (18, 10, 0)
    assert all(isinstance(points, Fraction) for points in result.value)
    assert "model" in str(result)
    assert result.verify()
    assert result.to_json()["value"] == ["18", "10", "0"]


def test_help_play_is_what_the_whole_graph_says():
    found = 0
    for position, graph in graphs(27, 40, limit=1500):
        for seat in range(position.seats):
            event = Event.parse(f"out:{(seat and 'B') or 'A'}", position.seats)
            truth = shortest_help(graph, event.holds, whole_rounds).get(position)
            result = cooperative(position, event)
            assert result.value == (Help(None, 0) if truth is None else truth)
            if truth is not None:
                found += 1
                assert event.holds(end_of(result))
                first = cooperative(position, event, all_plays=True)
                ended = {p: whole_rounds(position, position.play(p)) for p in first.plays}
                short = [
                    p
                    for p, h in first.plays.items()
                    if h.rounds is not None and h.rounds + ended[p] == truth.rounds
                ]
                assert list(first.best) == short
            assert result.verify()
    assert found > 30


def test_rounds_are_what_timed_induction_says(tier):
    for position, graph in graphs(28, 60):
        for seat in range(position.seats):
            points, rounds = timed_values(graph, {seat}, lambda p, s=seat: p[s], whole_rounds)[
                position
            ]
            result = guarantee(position, seat, **tier)
            assert (result.value, result.rounds) == (points, rounds)


@pytest.mark.parametrize("by", [1, 2])
def test_turning_the_table_turns_every_answer(by):
    for position, _ in graphs(29, 15, limit=800, seats=(3,)):
        turned = rotated(position, by)

        def turn(vector: tuple[int, ...]) -> tuple[int, ...]:
            return vector[-by:] + vector[:-by]

        assert guarantee(turned).values == turn(guarantee(position).values)
        assert {*map(turn, equilibria(position).value)} == {*equilibria(turned).value}
        assert forecast(turned, "kind").value == turn(forecast(position, "kind").value)
        for seat in range(3):
            there = (seat + by) % 3
            here = power(position, [seat], Event("out", seat)).value
            assert power(turned, [there], Event("out", there)).value == here
            assert (
                cooperative(turned, Event("out", there)).value
                == cooperative(position, Event("out", seat)).value
            )


# -- proofs ----------------------------------------------------------------------------------------


def test_a_corrupted_strategy_fails_and_says_where():
    result = guarantee("12 Q^2 | 13^2 | 12 Q S15", "A")
    small, large, _ = result.certificate().claims
    assert small.check() and large.check()
    wrong = next(p for p in result.position.legal_plays() if p not in result.best)
    spoiled = replace(small, strategy=Table({**small.strategy.plays, result.position: wrong}))
    found = spoiled.check()
    assert not found.holds
    assert "fails" in str(found)
    missing = {k: v for k, v in small.strategy.plays.items() if k != result.position}
    assert not replace(small, strategy=Table(missing)).check()


def test_every_changed_play_that_matters_is_found():
    result = guarantee("3 6 | 4 5 S20 | 2 7", "B")
    proof = result.certificate().claims[0]
    graph = state_graph(result.position)
    worth = guarantees(graph, 1)
    spoiled = 0
    for position in proof.strategy.plays:
        for play in position.legal_plays():
            table = Table({**proof.strategy.plays, position: play})
            if worth[position.play(play)] > result.value:
                assert not replace(proof, strategy=table).check()
                spoiled += 1
    assert spoiled > 5


@pytest.mark.parametrize("change", [-1, 1])
def test_a_false_number_cannot_be_certified(change):
    result = guarantee(FOUR, "B")
    assert not replace(result, lower=result.lower + change, upper=result.upper + change).verify()


def test_false_worths_and_false_lines_fail():
    truth = equilibria(FOUR)
    assert not replace(truth, value=truth.value[:-1]).verify()
    assert not replace(truth, value=(*truth.value, (0, 0, 0))).verify()
    assert not replace(forecast(FOUR), value=(0, 0, 0)).verify()
    claim, _ = truth.certificate().claims
    assert isinstance(claim, Worths)
    inner = next(state for state in claim.worth if state != truth.position)
    assert not replace(claim, worth={**claim.worth, inner: frozenset()}).check()
    assert not replace(claim, worth={truth.position: claim.claimed}).check()
    event = cooperative(FOUR, "out:B")
    helped, _ = event.certificate().claims
    assert isinstance(helped, Shortest) and helped.check()
    assert not replace(helped, lines=helped.lines + 1).check()
    assert not replace(helped, length=helped.length + 1).check()
    assert not replace(helped, length=helped.length - 1).check()
    assert not replace(helped, length=None).check()
    assert not replace(helped, line=helped.line[:-1]).check()
    never = cooperative("1 | 2 | 3", "at-most:A:0")
    assert never.value.rounds == 1
    assert not replace(never, value=Help(None, 0)).verify()


def test_a_long_proof_is_asked_for_on_demand_and_says_how_far_it_was_checked():
    result = guarantee("3 4 7^2 | 7 11 12 13 | 8 11^2 13", "A")
    proof = result.certificate(limit=20).claims[1]
    assert not isinstance(proof.strategy, Table)
    again = pickle.loads(pickle.dumps(proof))
    whole = again.check()
    assert whole.holds and whole.complete
    part = result.verify(limit=20)
    assert part.holds and not part.complete
    assert "more" in str(part)
    wrong = Proof(proof.position, proof.question, proof.m + 1, False, proof.strategy)
    assert not wrong.check()


def test_a_strategy_that_goes_in_circles_proves_nothing():
    position = Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False))
    graph = state_graph(position)
    answer = retrograde(graph, 0)
    lo, hi = answer.lo[position], answer.hi[position]
    assert lo < hi
    result = guarantee(position, "A")
    assert (result.lower, result.upper, result.status) == (lo, hi, "unknown")
    assert "for ever" in str(result)
    with pytest.raises(LabError, match="no proof"):
        result.certificate()
    cycle = {state: state.legal_plays()[-1] for state in graph if state.to_act == 0}
    proof = Proof(position, Question(0, frozenset({0})), int(hi) - 1, True, Table(cycle))
    assert not proof.check()


def test_without_the_embargo_what_is_decided_is_proved():
    decided = 0
    source = graphs(31, 40, limit=1200, edition=Edition(embargo=False))
    for position, graph in source:
        answer = retrograde(graph, 0)
        result = guarantee(position, 0)
        if answer.lo[position] == answer.hi[position]:
            decided += 1
            assert result.value == answer.lo[position]
            assert result.verify()
            assert end_of(result)[0] == result.value
        else:
            assert result.value is None
    assert decided > 20


def test_verify_needs_no_solver():
    import subprocess
    import sys

    code = (
        "import sys; from vqlab.queen import Position; "
        "from vqlab.solver.question import Question; "
        "from vqlab.solver.strategy import Proof, Table; "
        "p = Position.parse('1 | 2 | 3'); "
        "t = Table({p: p.legal_plays()[0]}); "
        "assert Proof(p, Question(0, frozenset({0})), 0, True, t).check(); "
        "print([m for m in sys.modules if m.startswith('vqlab.solver.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(["vqlab.solver.question", "vqlab.solver.strategy"])


# -- budgets, other games, presentation ------------------------------------------------------------


@pytest.mark.parametrize("entry", recorded("endgames-far.json")[::5], ids=lambda e: e["class"])
def test_a_budget_of_a_thousand_turns_is_honest(entry):
    for one, points in zip(
        guarantee(entry["position"], nodes=1_000), entry["guarantees"], strict=True
    ):
        assert one.lower <= points <= one.upper
        assert one.nodes <= 1_100
        assert one.status == "proved" or one.value is None


def test_unknown_is_said_and_is_not_impossible():
    far = recorded("endgames-far.json")[3]["position"]
    unknown = guarantee(far, "C", nodes=1_000)
    assert (unknown.status, unknown.value, unknown.line) == ("unknown", None, None)
    assert str(unknown).startswith("Unknown")
    assert power(far, "A", "out:C", nodes=10).value is None
    helped = cooperative(far, "not-out:A", nodes=100)
    assert helped.status == "unknown" and helped.lower >= 1 and "at least" in str(helped)
    boxed = equilibria(far, nodes=100)
    assert boxed.status == "unknown" and boxed.value is None
    assert all(low == 0 <= high for low, high in boxed.intervals)
    assert forecast(far, nodes=100).value is None
    with pytest.raises(LabError, match="budget"):
        unknown.certificate()
    assert unknown.rounds is None
    with pytest.raises(NotationError, match="whole number"):
        guarantee(far, "C", nodes=-1)


@dataclass(frozen=True)
class Heap:
    """Nim with one heap: take one, two or three; who takes the last one owes nothing."""

    left: int
    to_act_next: int = 0

    is_over = property(lambda self: self.left == 0)
    to_act = property(lambda self: None if self.is_over else self.to_act_next)
    penalties = property(
        lambda self: (self.to_act_next == 0, self.to_act_next == 1) if self.is_over else None
    )
    legal_plays = lambda self: range(1, min(3, self.left) + 1)  # noqa: E731
    play = lambda self, n: Heap(self.left - n, 1 - self.to_act_next)  # noqa: E731


def test_a_game_of_ten_lines_is_solved():
    for left in range(1, 13):
        wins = guarantee(Heap(left), 0, all_plays=True)
        assert wins.value == (left % 4 == 0)
        assert wins.verify()
        assert [n for n, worth in wins.plays.items() if worth == wins.value] == list(wins.best)
        assert power(Heap(left), "A", "out:A").value == (left % 4 != 0)
        assert len(equilibria(Heap(left)).value) == 1
        assert forecast(Heap(left)).value == equilibria(Heap(left)).value[0]
        assert cooperative(Heap(left), "out:A").value.rounds >= 1
    with pytest.raises(GraphTooLarge):
        guarantee(Heap(12), 0, nodes=3)


@pytest.mark.parametrize(
    ("ask", "match"),
    [
        (lambda: power(FOUR, "AD", "out:A"), "no seat"),
        (lambda: power(FOUR, "A", "outs:A"), "no event"),
        (lambda: power(FOUR, "A", "at-most:A:x"), "no number"),
        (lambda: power(FOUR, "A", "wins:A", totals=[1, 2]), "3 seats"),
        (lambda: power(FOUR, "A", "wins:A", totals=[1, 2, -3]), "whole number"),
        (lambda: forecast(FOUR, "random"), "no rule"),
        (lambda: guarantee(7), "position"),
        (lambda: cooperative(FOUR, "out"), "no event"),
        (lambda: cooperative(FOUR, None), "no event"),
        (lambda: forecast(FOUR, None), "no rule"),
        (lambda: power(FOUR, "A", "out:A", totals=[0, 0, 0]), "go with wins"),
        (lambda: verify(3), "no result and no certificate"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(ask, match):
    with pytest.raises(LabError, match=match):
        ask()


def results():
    return [
        guarantee(FOUR, "A", all_plays=True),
        power(FOUR, "AB", "wins:C", totals=[3, 1, 2], all_plays=True),
        equilibria(FOUR, all_plays=True),
        equilibria(FOUR, vectors=0, all_plays=True),
        forecast(FOUR, "max-prob", all_plays=True),
        cooperative(FOUR, "not-out:C", all_plays=True),
    ]


@pytest.mark.parametrize("result", results(), ids=lambda result: result.concept)
def test_results_speak_draw_and_travel(result):
    assert "{" not in str(result) and str(result).endswith(".")
    assert pickle.loads(pickle.dumps(result)) == result
    assert hash(result) == hash(pickle.loads(pickle.dumps(result)))
    data = result.to_json()
    assert json.loads(json.dumps(data)) == data
    keys = {"concept", "seat", "status", "value", "lower", "upper", "best", "plays", "line"}
    assert keys | {"nodes", "seconds"} <= data.keys()
    html = result._repr_html_()
    assert "<table>" in html and "seconds" not in html
    for play in result.position.legal_plays():
        assert f"<td>{play}</td>" in html
    assert str(result) in result.text()
    assert "second" not in repr(result)


def test_coalitions_are_read_in_many_ways():
    same = {power(FOUR, who, "not-out:A") for who in ("BC", "b, c", "C B", [1, 2], ["B", 2])}
    assert len(same) == 1
    assert power(FOUR, 0, "out:A").coalition == {0}


@pytest.mark.parametrize(
    ("coalition", "event", "said"),
    [
        ("A", "out:A", "A cannot force that A goes out; the other seats can prevent it."),
        ("BC", "not-out:A", "B and C can force that A does not go out"),
        ("", "out:A", "it is not certain that A goes out"),
        ("", "at-most:A:99", "whatever is played, A has at most 99 penalty points."),
        (
            "ABC",
            "wins:B",
            "B has the lowest total, alone or shared, counting A 0, B 0, C 0 from before",
        ),
    ],
)
def test_power_is_said_as_a_person_would(coalition, event, said):
    assert said in str(power(FOUR, coalition, event))


def test_whose_plays_the_best_ones_are_is_said():
    assert "on the other side" in guarantee(FOUR, "B").text()
    assert "begins with" in equilibria(FOUR).text()
    assert "on average" in forecast(FOUR, "max-prob").text()
    assert "changes nothing" in power(FOUR, "A", "out:A").text()
    assert "budget" not in equilibria(FOUR, vectors=0).text()
    assert "A line to (0, 20, 0)" in equilibria(FOUR)._repr_html_()


def test_all_guarantees_are_verified_together():
    every = guarantee(FOUR)
    assert every.proved and len(every.certificate().claims) == 9
    assert verify(every)
    assert "0x" not in repr(equilibria(FOUR).certificate())
    assert "<p>" in verify(every)._repr_html_() + every.certificate()._repr_html_()


def test_a_gap_in_a_strategy_and_a_wrong_end_are_named():
    result = guarantee("12 Q^2 | 13^2 | 12 Q S15", "B")
    small, large, _ = result.certificate().claims
    assert "says nothing" in str(replace(small, strategy=Table({})).check())
    assert "at most 41 were claimed" in str(replace(small, m=41).check())
    assert "more than 42 were claimed" in str(replace(large, m=42).check())


@pytest.mark.parametrize("tampered", [
    lambda: replace(guarantee(FOUR, "B"), upper=99),
    lambda: replace(guarantee(FOUR, "B"), line=()),
    lambda: replace(guarantee(FOUR, "B"), line=guarantee(FOUR, "B").line[:-1]),
    lambda: replace(power(FOUR, "A", "out:A"), value=True),
    lambda: replace(power(FOUR, "BC", "not-out:A"), line=()),
    lambda: replace(equilibria(FOUR), lower=(9, 9, 9)),
    lambda: replace(equilibria(FOUR), value=equilibria(FOUR).value * 2),
    lambda: replace(forecast(FOUR), upper=(9, 9, 9)),
    lambda: replace(cooperative(FOUR, "out:A"), lower=99),
    lambda: replace(cooperative("5 6 8 9 | 4 7 8 10 S20 | 3 9 11 12", "out:A"), line=()),
])  # fmt: skip
def test_whatever_a_result_says_is_checked(tampered):
    found = tampered().verify()
    assert not found.holds
    assert not found


@dataclass(frozen=True)
class Stone:
    """One stone pushed along arrows, by two by turns: a game that can go round."""

    at: str
    arrows: tuple[tuple[str, str], ...]
    ends: tuple[tuple[str, tuple[int, int]], ...] = ()
    turn: int = 0

    is_over = property(lambda self: self.at in dict(self.ends))
    to_act = property(lambda self: None if self.is_over else self.turn)
    penalties = property(lambda self: dict(self.ends).get(self.at))

    def legal_plays(self):
        return [] if self.is_over else [to for start, to in self.arrows if start == self.at]

    def play(self, to):
        return replace(self, at=to, turn=1 - self.turn)


ROUND = (("a", "b"), ("a", "x"), ("b", "a"), ("b", "y"))


def test_worths_that_hold_one_another_up_prove_nothing():
    stone = Stone("a", ROUND, (("x", (5, 5)), ("y", (9, 9))))
    graph = state_graph(stone)
    worth = {s: frozenset({s.penalties if s.is_over else (0, 0)}) for s in graph}
    claim = Worths(stone, frozenset({(0, 0)}), worth, only, kept)
    assert not claim.check()
    assert guarantee(stone, 0).value == 5


def test_games_that_go_round_are_answered_or_refused():
    assert guarantee(Stone("b", ROUND, (("x", (-5, 5)), ("y", (-9, 9)))), 0).lower == -9
    with pytest.raises(LabError, match="comes to an end"):
        guarantee(Stone("a", (("a", "b"), ("b", "a"))), 0)


def test_help_play_does_not_go_round_for_ever():
    stone = Stone("a", ROUND, (("x", (5, 5)), ("y", (9, 9))))
    assert cooperative(stone, "out:A").value == Help(None, 0)
    assert cooperative(stone, "at-most:A:5").value == Help(1, 1)


def test_a_line_makes_progress_where_play_can_go_round():
    """A play that merely keeps the value could be made again and again."""
    stone = Stone("a", (("a", "b"), ("b", "a"), ("a", "x"), ("b", "x")), (("x", (5, 5)),))
    result = guarantee(stone, 0)
    assert (result.value, result.line) == (5, ("x",))
    assert result.verify()


def test_a_proof_on_demand_without_a_graph_is_checked_all_the_same():
    line = "5 6 8 9 2 3 | 4 7 8 10 S20 4 3 | 3 9 11 12 S15 5 7"
    position = Position.parse(line, Edition(embargo=False))
    result = power(position, "A", "at-most:A:9999", nodes=100)
    assert result.value
    with pytest.raises(LabError, match="too large"):
        equilibria(position, nodes=100).verify()


@pytest.mark.parametrize("limit", [0, -3])
def test_a_check_of_nothing_is_no_check(limit):
    with pytest.raises(LabError, match="At least one"):
        verify(guarantee(FOUR, "A"), limit)
    assert not verify(Certificate(()))
    assert not verify(replace(guarantee(FOUR, "A"), lower=1, upper=1), 1)


def test_points_beyond_a_thousand_have_rounds_too():
    edition = Edition(copies=15, queens=15, hand=60)
    hand = "13^15 12^15 11^15 10^15 9^15 8^15 Q^15"
    result = guarantee(Position.parse(f"{hand} | 6^2 | 2 ; B", edition), "A")
    assert result.value > 1024
    assert result.rounds == 1


def test_certificates_travel():
    for result in (forecast(FOUR), equilibria(FOUR), power(FOUR, "A", "out:A")):
        again = pickle.loads(pickle.dumps(result.certificate()))
        assert again.check()


@pytest.mark.parametrize(
    "event",
    [
        Event("wins", 1),
        Event("out", 7),
        Event("out", -1),
        Event("bogus", 0),
        Event("wins", 0, totals=(1, 2)),
        Event("out", 0, totals=(1, 2, 3)),
        Event("at-most", 0, points=-1),
    ],
)
def test_events_there_cannot_be_are_refused(event):
    with pytest.raises(NotationError):
        power(FOUR, "A", event)


@pytest.mark.parametrize("totals", [[0.5, 0, 1], [True, 0, 0], 5, "000"])
def test_totals_are_whole_numbers(totals):
    with pytest.raises(NotationError, match="whole number"):
        power(FOUR, "A", "wins:A", totals=totals)


@pytest.mark.parametrize("megabytes", [0, -1, "x", True])
def test_a_table_of_no_size_is_refused(megabytes):
    with pytest.raises(LabError, match="megabytes"):
        guarantee(FOUR, "A", megabytes=megabytes)


def test_long_lists_of_equilibria_are_cut_short_in_speech_only():
    result = equilibria(FOUR)
    many = replace(result, value=tuple((n, 0, 0) for n in range(50)))
    assert str(many).count(";") == 20 and str(many).endswith("….")
    boxed = equilibria(FOUR, vectors=0, all_plays=True)
    assert "A 0" in boxed.text().splitlines()[-1]


def test_a_phase_that_is_over_is_said_to_be():
    over = "3 10 Q | - | 4"
    assert str(power(over, "A", "out:B")) == "The phase is over: B goes out."
    assert str(power(over, "AB", "out:A")) == "The phase is over, and it is not so that A goes out."
    assert str(cooperative(over, "out:B")).startswith("The phase is over: B goes out")
    assert "even all seats" in str(power("1 | 2 3 4 | 5", "ABC", "at-most:B:1"))


def test_formulas_are_latex():
    assert guarantee(FOUR).latex().startswith(r"g_{\mathrm{A}} = ")
    assert equilibria(FOUR).latex().startswith(r"\{(0, 20, 0)")
    assert r"\times" in equilibria(FOUR, vectors=0).latex()


def test_a_finished_phase_has_nothing_to_play():
    result = guarantee("3 10 Q | - | 4", "A", all_plays=True)
    assert (result.value, result.best, result.line, result.plays) == (27, (), (), {})
    assert "over" in str(result)
    assert result.rounds == 0
    assert result.verify()
    assert equilibria("3 10 Q | - | 4").value == ((27, 0, 4),)
    assert cooperative("3 10 Q | - | 4", "out:B").value == Help(0, 1)
    assert isinstance(result.certificate(), Certificate)
    assert verify(result)
