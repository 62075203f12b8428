"""The advisor: exact where it says so, honest where not, and blind to what it may not see."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import jsonschema
import pytest

from tests.players.seen import EDITIONS, a_phase, a_view, are_few
from tests.queen.hidden import rehidden
from vqlab import guarantee, players
from vqlab.contract import ImpossiblePosition, LabError, NotationError
from vqlab.deals.weights import percent
from vqlab.players import BEATS, Beliefs, Inference, advice, advise
from vqlab.players.fusion import explain
from vqlab.players.models import MODELS
from vqlab.players.rollout import finisher
from vqlab.queen import Hand, Phase, View

SCHEMA = json.loads(
    (Path(__file__).parents[2] / "vqlab" / "data" / "schemas" / "advice.json").read_text("utf-8")
)
SMALL = "queen/small,values=4,copies=2,queens=2,slayers=20: "


def by_brute_force(view: View, play, inference=players.ANY) -> dict[str, Fraction]:
    """The figures of a play, every deal asked of ``guarantee`` and played out by itself."""
    beliefs, finish = Beliefs(view, inference), finisher(view.edition)
    total = out = points = expected = Fraction(0)
    for deal in beliefs.deals():
        then = beliefs.position(deal).play(play)
        sure = guarantee(then, view.seat).value
        hands, _ = finish(then.state)
        left = Hand.of(hands[view.seat]).penalty
        total += deal.weight
        out += deal.weight * (sure == 0)
        points += deal.weight * sure
        expected += deal.weight * left
    return {"out": out / total, "points": points / total, "expected": expected / total}


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_figure_over_all_deals_is_what_asking_deal_by_deal_gives(edition, compiled):
    chance, asked = Random(edition), 0
    while asked < 3:
        view = a_view(edition, chance)
        if len(view.legal_plays()) > 1 and are_few(Beliefs(view), 60):
            asked += 1
            said = advise(view, compiled=compiled)
            assert said.complete and said.model_complete
            for each in said.plays:
                truth = by_brute_force(view, each.play)
                assert each.goes_out.value == truth["out"]
                assert each.guarantee_average.value == truth["points"]
                assert each.expected.value == truth["expected"]
                if each.safe is not None:
                    assert truth["out"] == 1


def test_a_model_of_what_plays_tell_weighs_the_deals():
    view = Phase(SMALL + "3 4 | 1 4 Q | 2 3 S20", ["3", "pass", "pass"]).view("A")
    plain, weighed = advise(view), advise(view, inference="beats")
    truth = by_brute_force(view, view.legal_plays()[0], BEATS)
    assert weighed.plays[0].guarantee_average.value == truth["points"]
    assert weighed.deals < plain.deals
    assert "beats when able" in weighed.text()
    half = Inference("halves", lambda act: Fraction(1, 2) if act.play.size else Fraction(1, 3))
    truth = by_brute_force(view, view.legal_plays()[0], half)
    assert advise(view, inference=half).plays[0].expected.value == truth["expected"]


@pytest.mark.parametrize("sampled", [False, True])
def test_two_deals_that_look_alike_get_the_same_advice_to_the_byte(sampled):
    chance, others = Random(7), 0
    for number in range(12):
        phase = a_phase(EDITIONS[number % 4], chance, cards=3)
        other = rehidden(phase, phase.to_act, chance)
        others += other.position != phase.position
        deals = 7 if sampled else None
        views = [each.view(phase.to_act) for each in (phase, other)]
        said = [json.dumps(advise(view, deals=deals).to_json()) for view in views]
        assert said[0] == said[1]
    assert others > 5


def test_an_advice_depends_on_nothing_that_was_asked_before():
    views = [a_view(EDITIONS[3], Random(number), cards=3) for number in range(4)]
    first = [json.dumps(advise(view).to_json()) for view in views]
    assert [json.dumps(advise(view).to_json()) for view in reversed(views)] == first[::-1]


def test_drawn_deals_give_intervals_that_hold_the_truth():
    view = Phase(SMALL + "2 4 Q | 1 3 S20 | 1 2 3").view("A")
    exact, held, asked = advise(view), 0, 0
    for deals in range(40, 70, 3):
        said = advise(view, deals=deals)
        assert not said.complete and said.deals == deals
        for each in said.plays:
            truth = exact[each.play]
            for name in ("goes_out", "guarantee_average", "expected"):
                figure, value = getattr(each, name), getattr(truth, name).value
                assert figure.sampled and figure.value is not None and not figure.exact
                asked, held = asked + 1, held + (figure.low <= value <= figure.high)
    assert held / asked >= 0.9


def test_a_hopeless_search_is_unknown_between_bounds_and_counted(monkeypatch):
    monkeypatch.setattr(advice, "TURNS_SOME", 3_000)
    monkeypatch.setattr(advice, "EACH", 10)
    said = advise(Phase.deal(12, seed=3, leader="A").view("A"), deals=5)
    hard = max(said.plays, key=lambda each: each.guarantee_average.undecided)
    assert hard.goes_out.value is None and hard.guarantee_average.value is None
    assert hard.goes_out.low < hard.goes_out.high
    assert hard.guarantee_average.undecided == 5
    assert hard.expected.value is not None
    assert "not settled" in said.text() and "unknown" in said.text()


def test_undecided_deals_are_bounds_and_neither_yes_nor_no(monkeypatch):
    view = Phase(SMALL + "2 4 Q | 1 3 S20 | 1 2 3").view("A")
    exact = advise(view)
    monkeypatch.setattr(advice, "TURNS", 300)
    monkeypatch.setattr(advice, "EACH", 3)
    said = advise(view)
    assert said.complete
    assert any(each.guarantee_average.undecided for each in said.plays)
    for each, truth in zip(said.plays, exact.plays, strict=True):
        for name in ("goes_out", "guarantee_average"):
            assert getattr(each, name).low <= getattr(truth, name).value <= getattr(each, name).high


def test_what_is_safe_is_advised_and_its_line_said():
    said = advise(Phase("queen/small,values=5: 2 5^2 | 1 3 4 | 1 3 4").view("A"))
    assert [str(play) for play in said.advised] == ["5^2"]
    assert "goes out with 5^2, 2" in str(said)
    assert said["5^2"].expected.value is not None


def test_advice_follows_the_model_and_says_when_the_guarantee_differs():
    deck = "queen/small,values=6,copies=2,queens=2,slayers=20: "
    view = Phase(deck + "2 6 S20 | 1 3 5 | 4 4 Q").view("A")
    said = advise(view)
    means = {each.play: each.expected.value for each in said.plays}
    sure = {each.play: each.guarantee_average.value for each in said.plays}
    assert means[said.advised[0]] == min(means.values())
    differ = {p for p, v in means.items() if v == min(means.values())} & {
        p for p, v in sure.items() if v == min(sure.values())
    }
    keys = [message.key for message in said.explained]
    assert ("fusion-model" in keys) == (not differ)


def test_figures_that_look_alike_are_not_said_to_differ():
    view = Phase("1 3 | 2 4 | 2 Q S20").view("A")
    plays = advise(view, deals=5).plays
    assert len(plays) == 2
    rows, model = [[(5, 5), (0, 0)], [(0, 0), (5, 5)]], MODELS[0].message
    found = {
        weights: {message.key for message in explain(plays, rows, weights, model)}
        for weights in ((1, 1), (100_000, 1))
    }
    assert {"fusion-out-all", "fusion-average"} <= found[1, 1]
    assert "fusion-average" not in found[100_000, 1]
    rows = [[*row, (9, 9)] for row in rows]
    keys = {message.key for message in explain(plays, rows, (10_000, 1, 10_000), model)}
    assert not keys & {"fusion-out", "fusion-average"}


def test_so_many_plays_are_played_out_in_fewer_deals(monkeypatch):
    view = Phase.deal(4, 2, leader="A").view("A")
    many = advise(view, turns=500, compiled=False, model="random").model_deals
    monkeypatch.setattr(advice, "MODEL_TURNS", {True: 10, False: 10})
    assert advise(view, turns=500, compiled=False, model="random").model_deals == 2 < many


def test_strategy_fusion_is_told_where_it_is():
    found = {"fusion-average": 0, "fusion-out": 0, "fusion-out-all": 0, "fusion-later": 0}
    chance = Random(5)
    for number in range(60):
        view = a_view(EDITIONS[number % 3], chance, cards=3, plays=4)
        beliefs = Beliefs(view)
        if len(view.legal_plays()) < 2 or not are_few(beliefs, 25):
            continue
        said = advise(view)
        deals = beliefs.deals()
        rows = {
            play: [guarantee(beliefs.position(deal).play(play), view.seat).value for deal in deals]
            for play in view.legal_plays()
        }
        weights = [deal.weight for deal in deals]
        each = [min(column) for column in zip(*rows.values(), strict=True)]
        total = sum(w * v for w, v in zip(weights, each, strict=True))
        once = min(sum(w * v for w, v in zip(weights, row, strict=True)) for row in rows.values())
        outs = sum(w for w, v in zip(weights, each, strict=True) if v == 0)
        one = max(
            sum(w for w, v in zip(weights, row, strict=True) if v == 0) for row in rows.values()
        )
        keys = [message.key for message in said.explained]
        whole = sum(weights)
        differ = f"{float(total / whole):.2f}" != f"{float(once / whole):.2f}"
        assert ("fusion-average" in keys) == (total < once and differ)
        differ = percent(Fraction(one) / whole) != percent(Fraction(outs) / whole)
        assert ("fusion-out" in keys) == (one < outs < whole and differ)
        assert ("fusion-out-all" in keys) == (one < outs == whole and differ)
        for key in found:
            found[key] += key in keys
    assert found["fusion-average"] and found["fusion-later"]
    assert found["fusion-out"] + found["fusion-out-all"]


def test_the_random_model_is_sampled_and_repeats():
    view = Phase(SMALL + "2 4 Q | 1 3 S20 | 1 2 3").view("A")
    said = advise(view, model="random")
    assert said.complete and not said.model_complete
    assert said.plays[0].expected.sampled
    assert said.to_json() == advise(view, model="random").to_json()
    assert any("by lot" in str(note) for note in said.notes)


@pytest.mark.parametrize("number", range(4))
def test_plain_data_fits_the_schema_and_has_no_time_in_it(number):
    view = a_view(EDITIONS[number], Random(number), cards=3)
    for deals in (None, 5):
        data = advise(view, deals=deals).to_json()
        jsonschema.validate(json.loads(json.dumps(data)), SCHEMA)
        assert "seconds" not in json.dumps(data)


def test_the_notebook_shows_a_table_with_all_plays_in_words():
    said = advise(Phase(SMALL + "2 4 Q | 1 3 S20 | 1 2 3").view("A"))
    page = said._repr_html_()
    assert page.count("<tr>") == len(said.plays) + 1
    assert all(f">{each.play}<" in page for each in said.plays)
    assert str(said.reason) in page.replace("&quot;", '"')


def test_refusals_are_one_plain_sentence():
    phase = Phase(SMALL + "2 4 Q | 1 3 S20 | 1 2 3")
    alone = phase.view("A").to_json() | {"hand": ["S20"], "slayers": {"S20": "A"}, "embargo": "S20"}
    alone["hand_sizes"] = [1, 3, 3]
    over = Phase("queen/small: 1 | 2 | 3", ["1", "2", "3"]).view("A")
    cyclic = Phase("queen/small,embargo=no: 1 2 | 2 3 | 3 S20").view("A")
    for wrong, words in (
        (lambda: advise(phase.view("B")), "turn of A"),
        (lambda: advise(phase.position), "from a view"),
        (lambda: advise(over), "over"),
        (lambda: advise(View.from_json(alone)), "no legal play"),
        (lambda: advise(cyclic), "embargo"),
        (lambda: advise(phase.view("A"), deals=0), "whole number"),
        (lambda: advise(phase.view("A"), model="oracle"), "no model"),
        (lambda: advise(phase.view("A"), inference="telepathy"), "no model"),
    ):
        with pytest.raises(LabError, match=words) as caught:
            wrong()
        assert "\n" not in str(caught.value)


def test_a_view_that_no_deal_fits_is_refused():
    view = replace(Phase(SMALL + "2 4 Q | 1 3 S20 | 1 2 3").view("A"), hand_sizes=(3, 9, 9))
    with pytest.raises(ImpossiblePosition):
        advise(view)
    with pytest.raises(NotationError):
        View.from_json(view.to_json())


def test_a_model_that_no_drawn_deal_fits_is_refused():
    never = Inference("never so", lambda act: 0)
    view = Phase(SMALL + "2 4 Q | 1 3 S20 | 1 2 3", ["2", "pass", "3"]).view("C")
    for deals in (None, 5):
        with pytest.raises(LabError, match="never so"):
            advise(view, inference=never, deals=deals)


@pytest.mark.parametrize(
    "line, deals",
    [
        ("values=13,copies=1,queens=2,slayers=20: 2 7 Q S20 | 1 3 4 | 5 6 8", 18_480),
        ("values=7,copies=2,queens=1,slayers=20: 2 4 5 Q | 1 3 5 6 S20 | 1 2 3 6", 1_923),
    ],
)
def test_few_deals_are_all_looked_at_for_every_figure(line, deals):
    pytest.importorskip("numba")
    said = advise(Phase(f"queen/small,{line}").view("A")).to_json()
    assert said["deals"] == {"number": deals, "all": True, "inference": "cards only"}
    assert said["model"] == {"name": "rule of thumb", "deals": deals, "all": True}
    for play in said["plays"]:
        for figure in ("goes_out", "guarantee_average", "expected"):
            assert play[figure]["kind"] == "exact" and not play[figure]["undecided"]
