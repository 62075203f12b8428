"""Looking back: what the cards made of a play, kept apart from what its seat could know."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.players.seen import EDITIONS
from tests.queen.hidden import rehidden
from vqlab import guarantee
from vqlab.contract import LabError
from vqlab.players import advise, play_game, review
from vqlab.queen import Edition, Game, Phase, Record

GAMES = [*EDITIONS[:4], EDITIONS[4]]


def a_game(edition: str, seed: int, cards: int = 3) -> Phase:
    """A whole phase of three seats, every play by lot."""
    chance = Random(seed)
    phase = Phase.deal(3, seed, f"{edition},hand={cards}")
    while not phase.is_over:
        phase = phase.play(chance.choice(phase.legal_plays()))
    return phase


@pytest.mark.parametrize("edition", GAMES)
def test_the_open_loss_is_the_guarantee_after_the_play_less_that_of_the_best(edition):
    for seed in range(2):
        phase = a_game(edition, seed, cards=2 + seed)
        for each in review(phase, deals=5, nodes=1_000_000).plays:
            worth = {
                play: guarantee(each.position.play(play), each.seat).value
                for play in each.position.legal_plays()
            }
            lost = worth[each.play] - min(worth.values())
            assert each.lost == (lost, lost)
            assert set(each.best) == {p for p, v in worth.items() if v == min(worth.values())}
            assert each.position == phase.positions[each.index]
            assert each.play == phase.plays[each.index]


def test_every_play_with_a_choice_is_judged_and_no_other():
    phase = a_game(EDITIONS[3], 4)
    judged = {each.index for each in review(phase, deals=5).plays}
    choices = {
        number
        for number, position in enumerate(phase.positions[: len(phase.plays)])
        if len(position.legal_plays()) > 1
    }
    assert judged == choices
    assert judged != set(range(len(phase.plays)))
    mine = review(phase, "B", deals=5)
    assert {each.seat for each in mine.plays} == {1}
    assert [total.seat for total in mine.totals] == [1]


def test_the_blind_loss_is_the_advisors_on_what_the_seat_had_seen():
    phase = a_game(EDITIONS[2], 1)
    for each in review(phase).plays:
        view = Phase(phase.start, phase.plays[: each.index]).view(each.seat)
        advice = advise(view, deals=100)
        assert each.advised == advice.advised
        assert each.behind == advice[each.play].behind
        averages = [figures.guarantee_average.value for figures in advice.plays]
        if advice.complete:
            mine = advice[each.play].guarantee_average.value
            assert each.guarantee_behind == mine - min(averages)
            worth = [figures.expected.value for figures in advice.plays]
            assert each.behind.value == advice[each.play].expected.value - min(worth)


def test_what_a_seat_could_not_see_changes_nothing_in_the_blind_judgement():
    chance, differ = Random(3), 0
    for seed in range(6):
        phase = a_game(EDITIONS[seed % 4], seed)
        seat = seed % 3
        other = rehidden(phase, seat, chance)
        differ += other.start != phase.start
        said = [
            [(each.index, each.to_json()["blind"]) for each in review(p, seat, deals=20).plays]
            for p in (phase, other)
        ]
        assert said[0] == said[1]
    assert differ > 2


def test_bad_luck_is_no_mistake_and_good_luck_no_excuse():
    verdicts = dict.fromkeys(("fine", "lucky", "unlucky", "mistake"), 0)
    for seed in range(12):
        for each in review(a_game(EDITIONS[seed % 4], seed)).plays:
            verdicts[each.verdict] += 1
            if each.verdict == "unlucky":
                right = each.behind.low <= 0 or each.guarantee_behind == 0 or each.safe
                assert each.lost[0] and right and not each.blamed
            if each.blamed:
                assert each.safe_line or each.behind.value > 0
    assert all(verdicts.values()), verdicts


def test_a_budget_that_runs_out_leaves_bounds_that_hold_the_loss():
    open_, partly = 0, 0
    for seed in range(4):
        phase = a_game(EDITIONS[3], seed, cards=4)
        exact = review(phase, deals=1, nodes=10_000_000)
        assert all(each.settled for each in exact.plays)
        for nodes in (20, 100, 400, 1_500):
            short = review(phase, deals=1, nodes=nodes)
            for each, truth in zip(short.plays, exact.plays, strict=True):
                assert each.lost[0] <= truth.lost[0] <= each.lost[1]
                assert each.settled or each.verdict != "fine"
                open_ += not each.settled
                partly += not each.settled and each.worth[0] > each.fewest[0]
            low, high = short.totals[0].open
            assert low <= exact.totals[0].open[0] <= high
    assert open_ > 20 and partly


def test_totals_are_sums_and_the_worst_come_first():
    found = review(a_game(EDITIONS[2], 5))
    for total in found.totals:
        mine = [each for each in found.plays if each.seat == total.seat]
        assert total.plays == len(mine)
        assert total.open[0] == sum(each.lost[0] for each in mine)
        assert total.blamed == sum(each.blamed for each in mine)
    ranks = [(not each.blamed, -(each.behind.value if each.blamed else 0)) for each in found.worst]
    assert ranks == sorted(ranks)
    assert found.turning_point == found.worst[0]


def test_it_ends_with_a_better_line_that_can_be_replayed():
    ended = 0
    for seed in range(24):
        found = review(a_game(EDITIONS[seed % 4], seed), seed % 3, deals=20)
        if found.better is not None:
            data = found.to_json()["replay"]
            again = Phase(data["position"], data["plays"])
            assert again == found.better and again.plays
            assert again.plays[0] != found.turning_point.play
            assert found.text().endswith(f"{again.start}\n{', '.join(map(str, again.plays))}")
            if again.plays[0] in found.turning_point.best:
                ended += 1
                worth = again.penalties[found.turning_point.seat]
                assert worth == found.turning_point.fewest[0]
    assert ended > 3


def test_a_review_repeats_to_the_byte_in_words_too():
    phase = a_game(EDITIONS[3], 6, cards=4)
    said = [json.dumps(review(phase, deals=7).to_json()) for _ in range(2)]
    assert said[0] == said[1]
    assert "seconds" not in said[0]
    assert review(phase, deals=7).text() == review(phase, deals=7).text()


def test_records_and_games_of_several_phases_are_reviewed():
    edition = Edition.parse("small,values=4,copies=3,queens=1,slayers=20,hand=3")
    game = play_game(Game.new(3, seed=2, phases=2, edition=edition), ["random"] * 3)
    found = review(game, deals=5)
    assert {each.phase for each in found.plays} == {1, 2}
    assert len(found.penalties) == 2
    record = Record(phases=(*game.ended, game.phase))
    assert review(record, deals=5).to_json() == found.to_json()


def test_a_notebook_shows_every_play():
    found = review(a_game(EDITIONS[0], 1), deals=5)
    page = found._repr_html_()
    assert page.count("<tr>") == len(found.plays) + 1


def test_nothing_to_review_and_what_cannot_be_are_said_plainly():
    none = review(Phase("queen/small: 1 | 2 | 3"))
    assert none.better is None and "nothing to review" in str(none)
    with pytest.raises(LabError, match="record, a phase or a game"):
        review("slayer-round")
    with pytest.raises(LabError, match="embargo"):
        review(Phase("queen/small,embargo=no: 1 2 | 2 3 | 3 S20"))
