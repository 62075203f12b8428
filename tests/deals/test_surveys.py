"""Surveys against every deal played out by hand, and what they say when they do not know."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from vqlab import Edition, Position, guarantee, state_graph
from vqlab.contract import ImpossiblePosition, LabError, NotationError
from vqlab.deals import sample_survey, survey
from vqlab.deals.dealing import as_dealing
from vqlab.deals.surveyed import NOBODY
from vqlab.solver.induction import guarantees
from vqlab.solver.search import CyclicRules
from vqlab.solver.tiers import SearchProver

TINY = Edition.small(values=3, copies=2, queens=1)
BOTH = Edition.small(values=2, copies=2, queens=2, slayers=(15, 20))


@cache
def sure(position: Position) -> tuple[int, ...]:
    """What every seat is sure of, by backward induction on the whole state graph."""
    graph = state_graph(position)
    return tuple(guarantees(graph, s)[graph.graph["root"]] for s in range(position.seats))


def told_apart(edition, sizes, leader, slayers) -> Counter[tuple[int, ...]]:
    """What every seat is sure of -> in how many orders of a deck of cards that are all different.

    The first cards of the deck go to seat A, and so on; what is left over is not ordered.
    """
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(edition.deck, sum(sizes)):
        cards = iter(order)
        hands = [[next(cards) for _ in range(size)] for size in sizes]
        for slayer, seat in slayers.items():
            hands[seat].append(f"S{slayer}")
        position = Position([" ".join(hand) for hand in hands], leader, edition=edition)
        found[sure(position)] += 1
    return found


@pytest.mark.parametrize(
    "edition, sizes, leader, slayers, held",
    [
        (TINY, (2, 2, 2), 0, "none", {}),
        (TINY, (2, 1, 1), 1, "start", {20: 1}),
        (TINY, (1, 2, 2), 0, {20: "C"}, {20: 2}),
        (BOTH, (1, 1, 2), 2, "start", {15: 1, 20: 2}),
        (BOTH, (1, 1, 1, 1), 0, "start", {15: 3, 20: 0}),
    ],
)
def test_every_deal_with_all_cards_told_apart_gives_the_same(edition, sizes, leader, slayers, held):
    slow = told_apart(edition, sizes, leader, held)
    found = survey(edition, len(sizes), cards=sizes, leader=leader, slayers=slayers)
    for seat in range(len(sizes)):
        points: Counter[int] = Counter()
        for each, ways in slow.items():
            points[each[seat]] += ways
        chances = {value: Fraction(ways, slow.total()) for value, ways in points.items()}
        assert dict(found.guarantees[seat]) == chances
        assert found.goes_out[seat] == chances.get(0, 0)
        assert found.means[seat] == sum(value * chance for value, chance in chances.items())
    who: Counter[str] = Counter()
    for each, ways in slow.items():
        who["".join("ABCD"[s] for s, points in enumerate(each) if points == 0) or NOBODY] += ways
    assert dict(found.who) == {seats: Fraction(n, slow.total()) for seats, n in who.items()}
    assert found.nobody == Fraction(who[NOBODY], slow.total())
    assert found.undecided == 0


def test_equal_copies_make_deals_differ_in_weight():
    dealing = as_dealing(TINY, 3, cards=(2, 1, 1), slayers="none")
    orders: Counter[tuple[str, ...]] = Counter()
    for first, second, *rest in permutations(TINY.deck, 4):
        orders[" ".join(sorted((first, second))), *rest] += 1
    weights = {}
    for deal, weight in dealing.every():
        hands = dealing.position(deal).hands
        weights[tuple(" ".join(sorted(hand)) for hand in hands)] = weight
    assert weights == {deal: n // 2 for deal, n in orders.items()}  # two orders of A's two cards
    assert sum(weights.values()) == dealing.count
    assert len(set(weights.values())) > 1


def a_has_the_queen(position: Position) -> bool:
    return "Q" in position.hands[0]


def test_what_is_learned_from_deal_to_deal_changes_no_answer():
    edition = Edition.small(values=4, copies=2, queens=1)

    def few(position):
        return a_has_the_queen(position) and str(position.hands[1]) == "1^2"

    found = survey(edition, 3, cards=2, given=few)
    plain = survey(edition, 3, cards=2, given=few, compiled=False)
    dealing = as_dealing(edition, 3, cards=2)
    alone: Counter[tuple[int | None, ...]] = Counter()
    for deal, weight in dealing.every():
        if few(dealing.position(deal)):
            alone[guarantee(dealing.position(deal)).values] += weight
    expected = {tuple((v, v) for v in values): weight for values, weight in alone.items()}
    assert dict(found.outcomes) == dict(plain.outcomes) == expected
    assert found.solved == 15


def test_who_leads_is_only_a_turn_of_the_table():
    led_by_a, led_by_b = (survey(TINY, 3, cards=2, leader=leader) for leader in "AB")
    assert led_by_b.goes_out == led_by_a.goes_out[-1:] + led_by_a.goes_out[:-1]
    assert led_by_b.means == led_by_a.means[-1:] + led_by_a.means[:-1]


def test_chances_sum_to_one_and_a_condition_splits_them():
    whole = survey(TINY, 3, cards=2)
    having = survey(TINY, 3, cards=2, given=a_has_the_queen)
    lacking = survey(TINY, 3, cards=2, given=lambda p: not a_has_the_queen(p))
    for found in (whole, having, lacking):
        assert all(sum(chances.values()) == 1 for chances in (*found.guarantees, found.who))
    assert having.deals + lacking.deals == whole.deals
    assert Fraction(having.deals, whole.deals) == Fraction(2, 7)
    parts = [found.goes_out[0] * found.deals for found in (having, lacking)]
    assert sum(parts) == whole.goes_out[0] * whole.deals
    assert "that meet “a_has_the_queen”" in str(having)


def test_only_who_goes_out_can_be_asked(monkeypatch):
    whole = survey(TINY, 3, cards=2)
    monkeypatch.delattr(SearchProver, "bounds")  # no points are searched for
    found = survey(TINY, 3, cards=2, points=False)
    assert (found.goes_out, dict(found.who)) == (whole.goes_out, dict(whole.who))
    assert found.undecided == 0
    assert found.guarantees == (None,) * 3
    assert "mean" not in found.to_json()["of"]["A"]


def test_a_sample_finds_what_is_true_and_how_sure_it_is():
    exact = survey(TINY, 3, cards=2)
    found = sample_survey(TINY, 3, cards=2, count=150, seed=5)
    assert found.deals == found.solved == 150
    ends = [*found.intervals, found.nobody_interval]
    for (low, high), truth in zip(ends, [*exact.goes_out, exact.nobody], strict=True):
        assert low <= truth <= high
        assert high - low < 0.2
    for mean, error, truth in zip(found.means, found.standard_errors, exact.means, strict=True):
        assert abs(mean - truth) < 3 * error
        assert 0 < error < 1.5
    assert exact.standard_errors == (0.0, 0.0, 0.0)
    assert exact.intervals[0] == (float(exact.goes_out[0]),) * 2


def test_the_same_seed_gives_the_same_on_any_number_of_cores():
    pytest.importorskip("joblib", reason='pip install "vqlab[lab]"')
    asked = {"cards": 2, "count": 12, "nodes": 40, "compiled": False}
    one = sample_survey(**asked, seed="x")
    assert one == sample_survey(**asked, seed="x", jobs=2)
    assert one.outcomes != sample_survey(**asked, seed="y").outcomes
    whole = survey(TINY, 3, cards=1, given=lambda p: a_has_the_queen(p))
    assert whole == survey(TINY, 3, cards=1, given=lambda p: a_has_the_queen(p), jobs=2)


def test_undecided_is_neither_yes_nor_no():
    exact = survey(TINY, 3, cards=2)
    found = survey(TINY, 3, cards=2, nodes=60, compiled=False)
    assert 0 < found.undecided < found.deals == exact.deals
    for seat in range(3):
        low, high = found.goes_out_bounds[seat]
        assert low <= exact.goes_out[seat] <= high
        assert low < high
        least, most = found.mean_bounds[seat]
        assert least < exact.means[seat] < most
        assert found.decided(seat) < 1
        assert "% of the deals where it is decided" in str(found.guarantees[seat].title)
    assert found.goes_out == found.means == found.standard_errors == (None, None, None)
    assert found.nobody is None
    assert found.nobody_bounds[0] <= exact.nobody <= found.nobody_bounds[1]
    assert f"In {found.undecided:,} of these deals something stays undecided" in str(found)
    nothing = survey(TINY, 3, cards=2, nodes=0, given=lambda p: str(p.hands[0]) == "1^2 S20")
    assert nothing.guarantees[2] is nothing.who is None


def test_the_intervals_of_a_sample_allow_for_what_is_undecided():
    found = sample_survey(TINY, 3, cards=2, count=60, nodes=20, compiled=False)
    known = sample_survey(TINY, 3, cards=2, count=60)
    assert found.undecided > 0 == known.undecided
    for seat in range(3):
        (low, high), (least, most) = found.intervals[seat], known.intervals[seat]
        assert low <= least < most <= high
        assert (low, high) != (least, most)


@pytest.mark.parametrize(
    "asked, error, said",
    [
        ({"edition": "base"}, LabError, "There are 3.21 × 10.46 deals .* with sample_survey"),
        ({"cards": 5}, LabError, "all together have 12 at most"),
        ({"cards": (1, 2)}, LabError, r"not \(1, 2\)"),
        ({"cards": "444"}, LabError, "not 444"),
        ({"cards": (0, 1, 1)}, LabError, "has 1 vampire or more"),
        ({"slayers": "all"}, LabError, "not 'all'"),
        ({"slayers": {15: "A"}}, ImpossiblePosition, "S15 is not in play"),
        ({"slayers": {20: "D"}}, NotationError, "no seat 'D'"),
        ({"leader": "D"}, NotationError, "no seat 'D'"),
        ({"seats": 2}, ImpossiblePosition, "3 to 12 players"),
        ({"edition": "small,embargo=no", "cards": 1}, CyclicRules, "embargo"),
        ({"cards": 1, "nodes": -1}, NotationError, "budget"),
        ({"cards": 1, "jobs": 0}, LabError, "1 or more"),
        ({"cards": 1, "given": lambda p: False}, LabError, "None of the 112 different deals"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(asked, error, said):
    with pytest.raises(error, match=said):
        survey(**{"edition": "small", **asked})


def test_a_sample_of_nothing_is_refused(monkeypatch):
    monkeypatch.setattr("vqlab.deals.surveys.PATIENCE", 5)
    with pytest.raises(LabError, match="Only 0 of 50 deals drawn by lot met"):
        sample_survey("small", cards=1, count=10, given=lambda p: False)
    with pytest.raises(LabError, match="whole number, 1 or more"):
        sample_survey("small", cards=1, count=0)


def test_an_interrupt_keeps_what_a_sample_has_found(monkeypatch):
    whole = sample_survey(TINY, 3, cards=2, count=9)
    ask, asked = SearchProver.bounds, []

    def interrupted(prover, position):
        asked.append(position)
        if len(asked) == 3 * 8 + 2:
            raise KeyboardInterrupt
        return ask(prover, position)

    monkeypatch.setattr(SearchProver, "bounds", interrupted)
    found = sample_survey(TINY, 3, cards=2, count=200)
    assert found.stopped
    assert (found.deals, found.undecided) == (9, 1)
    low, high = found.goes_out_bounds[0]
    assert low <= whole.goes_out[0] <= high
    assert "It was stopped" in str(found)
    asked.clear()
    with pytest.raises(KeyboardInterrupt):
        survey(TINY, 3, cards=2)


def test_a_survey_is_shown_and_written():
    pytest.importorskip("matplotlib", reason='pip install "vqlab[plots]"')
    for found in (
        survey(TINY, 3, cards=2),
        sample_survey(cards=2, count=5, slayers="none"),
        survey(TINY, 3, cards=1, nodes=1, compiled=False, points=False),
    ):
        page = found._repr_html_()
        assert page.count("<tr>") == 5
        root = ElementTree.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
        assert root.attrib["role"] == "img"
        assert str(found) in root.findtext("{http://www.w3.org/2000/svg}desc")
        words = {"".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")}
        assert {"A", "B", "C", "nobody"} <= words
        written = json.loads(json.dumps(found.to_json()))
        assert list(written["of"]) == ["A", "B", "C"]
        assert written["deals"] == found.deals
        value = written["of"]["A"]["goes_out"]["value"]
        assert value == (None if found.goes_out[0] is None else str(found.goes_out[0]))
    assert found.svg() == found.svg()


def test_deals_load_nothing_heavy_and_pictures_no_pyplot():
    code = (
        "import sys; from vqlab.deals import survey\n"
        "heavy = {'networkx', 'sympy', 'numpy', 'numba', 'matplotlib'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
        "survey('small,values=2,slayers=none', cards=1).svg()\n"
        "assert 'matplotlib.pyplot' not in sys.modules"
    )
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", code], cwd=root, check=True, timeout=60)
