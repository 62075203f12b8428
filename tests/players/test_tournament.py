"""Tournaments: the same table however it is played, and no bot can spoil it unseen."""

from __future__ import annotations

import pickle
import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest

from tests.players import own_bots
from vqlab import players
from vqlab.contract import LabError
from vqlab.players import Tournament, tournament
from vqlab.queen import Edition

SMALL = Edition.small()


def test_the_better_bot_is_first():
    standings = tournament(["random", "cautious"], seats=3, games=40, seed=2)
    assert [rating.bot for rating in standings] == ["cautious", "random"]
    low, high = standings.difference("cautious", "random").interval
    assert low < high < 0
    assert (standings.games, standings.deals) == (42, 14)
    assert standings.difference("random", "cautious").mean > 0
    assert "cautious has " in str(standings)


def test_the_table_adds_up_to_what_was_played():
    plan = Tournament(["random", "greedy"], seats=3, seed=5, phases=2)
    standings = plan.run(6)
    for block, rotation in plan.keys(6):
        game = plan.play(block, rotation)
        assert game.is_over and len(game.ended) == 1
    assert {rating.bot: rating.phases for rating in standings} == {"random": 18, "greedy": 18}
    # every bot has sat at as many seats of the first deal as the other of the second
    blocks = [[plan.play(block, turned) for turned in range(3)] for block in range(2)]
    for number, name in enumerate(plan.names):
        means = []
        for block, games in enumerate(blocks):
            own = [
                points
                for turned, game in enumerate(games)
                for bot, points in zip(plan.seating(block, turned), game.totals, strict=True)
                if bot == number
            ]
            means.append(Fraction(sum(own), 2 * len(own)))
        assert standings[name].points.mean == sum(means) / 2
    assert sum(rating.won for rating in standings) == 12


def test_all_games_of_a_block_have_its_deal_and_no_other_block_has():
    plan = Tournament(["random", "cautious"], seats=3, seed=1)
    starts = [plan.deal(block).phase.start for block in range(6)]
    assert len(set(starts)) == 6
    game = plan.play(2, 1)
    assert game.phase.start == starts[2]
    other = Tournament(["random", "cautious"], seats=3, seed=2)
    assert other.deal(0).phase.start != starts[0]


def test_more_games_begin_with_the_same():
    plan = Tournament(["random", "cautious", "greedy"], seats=4)
    few, many = list(plan.keys(10)), list(plan.keys(100))
    assert (len(few), len(many)) == (12, 108)
    assert many[:12] == few


def test_the_same_bot_gains_nothing_over_itself():
    first = own_bots.First()
    first.name = "second"
    standings = tournament([own_bots.First(), first], seats=4, games=20, edition=SMALL)
    assert standings.difference("first", "second").mean == 0
    assert standings["first"].points == standings["second"].points
    assert "undecided" in str(standings)


def test_a_bot_sits_down_afresh_in_every_game():
    counting = own_bots.Counting()
    plan = Tournament([counting, "cautious"], seats=3, edition=SMALL)
    before = plan.play(1, 0).phase
    plan.play(0, 0)
    assert plan.play(1, 0).phase == before
    assert counting.asked == 0


@pytest.mark.parametrize(
    ("bot", "match"),
    [
        (own_bots.Breaking(), "“breaking” in seat [A-C] failed: ZeroDivisionError: two rounds are"),
        (own_bots.Cheating(), "“cheating” in seat [A-C] failed: .*R"),
        (own_bots.Silent(), "“silent” in seat [A-C] failed: AttributeError"),
        (own_bots.Wordless(), "“wordless” in seat [A-C] failed: _WordlessError.$"),
    ],
)
def test_a_bot_that_fails_ends_the_tournament_and_is_named(bot, match, tmp_path):
    plan = Tournament(["cautious", bot], seats=3, seed=3)
    with pytest.raises(LabError, match=match) as refused:
        plan.run(60, journal=tmp_path / "games.jsonl")
    said = str(refused.value)
    assert said.count("\n") == 0 and said.endswith(".")
    params = dict(refused.value.message.params)
    with pytest.raises(LabError) as again:
        plan.play(params["block"], params["rotation"])
    assert str(again.value) == said, "the game named fails in the same way"


def test_a_game_that_runs_in_circles_is_ended():
    bots = [own_bots.Circling(high=True), own_bots.Circling(high=False)]
    plan = Tournament(bots, seats=3, edition="small,embargo=no")
    with pytest.raises(LabError, match=r"has not ended after \d+ turns"):
        plan.run(60)
    assert Tournament(bots, seats=3, edition="small").run(60).games == 60


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"bots": ["cautious"]}, "From 2 to 24 bots"),
        ({"bots": "cautious"}, "From 2 to 24 bots"),
        ({"bots": ["cautious", "cautious"]}, "Two bots are called “cautious”"),
        ({"bots": ["cautious", "wizard"]}, "no bot “wizard”"),
        ({"bots": ["cautious", 7]}, "no bot “7”"),
        ({"seats": 2}, "3 to 12 players"),
        ({"seats": True}, "3 to 12 players"),
        ({"phases": 0}, "1 to 20 phases"),
        ({"phases": 2.0}, "1 to 20 phases"),
        ({"seed": "x"}, "whole number"),
        ({"games": 0}, "1 to 200,000 games"),
        ({"games": 10**9}, "1 to 200,000 games"),
        ({"edition": "bogus"}, "bogus"),
        ({"executor": "threads"}, "no executor"),
        ({"executor": "processes", "workers": 0}, "At least one process"),
    ],
)
def test_what_is_no_tournament_is_refused(options, match):
    with pytest.raises(LabError, match=match):
        tournament(**{"bots": ["cautious", "random"], "seats": 3, "games": 6, **options})


@pytest.mark.parametrize("name", ["", "x" * 61, "a\nb", "\x1b[2J"])
def test_a_bot_needs_a_name_that_can_be_shown(name):
    bot = own_bots.First()
    bot.name = name
    with pytest.raises(LabError, match="has a name"):
        Tournament([bot, "cautious"])


def test_a_bot_that_thinks_by_the_clock_is_said_to():
    standings = tournament(["greedy", "pimc:1ms"], seats=3, games=6, edition=SMALL)
    assert not standings.repeats
    assert "another table" in str(standings)
    assert Tournament(["greedy", "pimc:5"]).repeats


def test_standings_are_data_a_table_and_a_picture():
    bot = own_bots.First()
    bot.name = "<b>&"
    standings = tournament([bot, "cautious"], seats=3, games=12)
    assert pickle.loads(pickle.dumps(standings)) == standings
    data = standings.to_json()
    assert Fraction(data["ratings"][0]["points"]["exact"]) == standings.ratings[0].points.mean
    page = standings._repr_html_()
    assert "<b>&" not in page and "&lt;b&gt;&amp;" in page and "<table>" in page
    drawing = ET.fromstring(standings.svg())
    texts = [*drawing.itertext()]
    assert "<b>&" in texts and "cautious" in texts
    assert standings.svg() == tournament([bot, "cautious"], seats=3, games=12).svg()
    with pytest.raises(KeyError):
        standings["nobody"]
    with pytest.raises(KeyError):
        standings.difference("cautious", "nobody")


def test_one_deal_decides_nothing():
    standings = tournament(["random", "cautious"], seats=4, games=2)
    assert (standings.games, standings.deals) == (2, 1)
    assert standings["random"].points.interval is None
    assert "one deal tells nothing" in str(standings)
    assert "–" in str(standings) and "<svg" in standings._repr_html_()


def test_two_who_never_met_are_not_compared():
    bots = [own_bots.First() for _ in range(7)]
    for number, bot in enumerate(bots):
        bot.name = f"bot {number}"
    standings = tournament(bots, seats=3, games=1, edition=SMALL)
    assert standings.games == 21 and len(standings) == 7
    assert len(standings.pairs) < 21
    assert all(rating.phases == 9 for rating in standings)


def test_the_names_are_public():
    assert {"Tournament", "Standings", "tournament"} <= set(players.__all__)
