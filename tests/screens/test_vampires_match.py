"""A match of The Vampires: the same match, another game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.screens.test_match import home, now, offered, plays, take  # noqa: F401
from vqlab import Match, beside, vampires
from vqlab.contract import LabError, Message
from vqlab.players import Budget, Choice, Player, player


def begun(seats: int = 3, bots: Any = "greedy", **more: Any) -> Match:
    """A match in which it is the person's turn for the first time."""
    made: dict[str, Any] = {"seed": 7, "pace": 0, "save": False, **more}
    match = Match(seats, bots, game="vampires", **made)
    assert match.wait(20)
    return match


def to_the_end(match: Match, chance: Random) -> None:
    for _ in range(300):
        legal = plays(match)
        if not legal:
            return
        take(match, chance.choice(legal))
    raise AssertionError("a game ends")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_game_is_played_to_its_end(seats: int) -> None:
    match = begun(seats)
    to_the_end(match, Random(seats))
    assert match.is_over
    assert max(match.totals) >= 6
    winner = match.totals.index(max(match.totals))
    rows = now(match)["grids"][0]["rows"]
    assert [row["mark"] for row in rows].index("best") == winner
    assert [int(row["cells"][0]) for row in rows] == list(match.totals)
    assert "won" in match.said
    assert all(seat["cards"] is not None for seat in now(match)["seats"]), "all hands are open"
    assert offered(match)[0] == "new"
    assert not {"next", "judge", "advice", "stop"} & set(offered(match))


def test_what_the_bots_thought_is_told_when_it_is_over() -> None:
    match = begun(2, "montecarlo:60")
    to_the_end(match, Random(1))
    assert any("of the unseen cards" in scene["comment"] for scene in match.scenes)
    assert len(match.scenes) == len(match.plays) + 1


def test_there_is_no_judgement_of_plays() -> None:
    match = begun(2)
    to_the_end(match, Random(1))
    with pytest.raises(LabError, match="judged when a phase has ended"):
        match.review()


def test_a_record_is_there_when_the_game_is_over() -> None:
    match = begun(2)
    with pytest.raises(LabError):
        match.record()
    to_the_end(match, Random(1))
    record = match.record()
    assert record.game.plays == match.plays
    assert record.seed == 7
    assert vampires.Record.parse(str(record)) == record
    take(match, "save")
    assert Path("match-1.txt").read_text("utf-8") == str(record)


def test_all_since_the_last_own_play_is_told() -> None:
    match = begun(seed=5)
    match.answer(plays(match)[0])
    assert match.wait(20)
    told = [scene["told"] for scene in match.scenes]
    assert told[0] == ""
    assert [text[0] for text in told[1:]] == ["A", "B", "C"]
    assert match.index == 3
    assert now(match)["status"].startswith("Your turn. C ")
    assert now(match)["news"].startswith("B ")
    assert now(match)["seats"][0]["label"] == "A · you"


def test_what_was_told_is_what_happened() -> None:
    """All is told from the views, as the game itself tells it afterwards."""
    match = begun(4, seed=3)
    told = []
    while not match.is_over:
        take(match, plays(match)[-1])
        if not match.is_over:
            told += [scene["told"] for scene in match.scenes[1:]]
    full = [scene["told"] for scene in match.scenes]
    assert len(told) > 10
    assert any("wakes" in text for text in told)
    start = next(at for at, text in enumerate(full) if text == told[0])
    assert told == full[start : start + len(told)]


def test_a_card_is_put_at_a_place() -> None:
    deal = "vampires: GYBR WR | GYRB | coffin ; R4(BYRG - RGBY YRBG) G1 ; A ; - ; - ; - ; B2"
    match = begun(deal=deal)
    assert now(match)["fits"]["GYBR"] == ["1E", "2S"]
    take(match, "put:GYBR:2N")
    assert match.said.endswith("[T6]")
    assert match.plays == ()
    take(match, "put:GYBR:1E")
    assert match.said == ""
    assert now(match)["question"] == "With the red weapon, or without?"
    assert plays(match) == ["play:GYBR@1E", "play:GYBR@1E+WR"]
    take(match, "put:")
    assert "question" not in now(match)
    take(match, "put:GYBR:1E")
    take(match, "play:GYBR@1E+WR")
    assert str(match.plays[0]) == "GYBR@1E+WR"
    assert match.totals[0] == 4


@pytest.mark.parametrize("junk", ["put:", "put:GYBR", "put:nonsense:9Z", "play:", "play:WR@9"])
def test_what_cannot_be_done_changes_nothing(junk: str) -> None:
    match = begun()
    before = match.plays
    take(match, junk)
    assert match.plays == before
    assert match.is_your_turn


def test_a_click_that_comes_too_late_is_said_and_not_done() -> None:
    match = begun(2)
    stamp = now(match)["stamp"]
    first = plays(match)[0]
    take(match, first)
    table, made = match.table, match.plays
    table._hear(table, {"type": "action", "id": "put:GYBR:1N", "stamp": stamp}, [])
    assert match.plays == made
    assert match.said.startswith("The table had changed")


@pytest.mark.parametrize("adviser", ["greedy", "montecarlo:60"])
def test_a_hint_is_what_a_bot_would_play_here(adviser: str) -> None:
    match = begun(hint=adviser)
    take(match, "hint")
    choice = player(adviser, game="vampires").choose(match._dealer.view, "vqlab hint")
    assert match.said.startswith(f"{adviser} would play ")
    assert str(choice.reason) in match.said
    assert plays(match), "the turn goes on"


def test_what_is_taken_back_comes_again_just_so() -> None:
    match = begun(3, ["random", "montecarlo:60"], undo=True, seed=11)
    history = []
    for _ in range(3):
        history.append((match.plays, json.dumps(match.scenes)))
        take(match, plays(match)[0])
    after = match.plays
    for made, _ in reversed(history):
        take(match, "back")
        assert match.plays == made
        assert match.is_your_turn
    for made, _ in history:
        assert match.plays == made
        take(match, plays(match)[0])
    assert match.plays == after


def test_a_match_is_kept_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    chosen = {"edition": "standard,bite_needs_cards=no", "seat": "C", "undo": True}
    match = begun(4, ["random", "greedy", "montecarlo:60"], save=path, seed=5, **chosen)
    for _ in range(3):
        take(match, plays(match)[0])
    again = Match.resume(path)
    assert again.wait(20)
    assert again.plays == match.plays
    assert again.settings.to_json() == match.settings.to_json()
    assert json.dumps(now(again)["seats"]) == json.dumps(now(match)["seats"])
    for one in (match, again):
        one._keeper.path = None
        one._keeper._own = False
    for _ in range(2):
        act = plays(match)[0]
        take(match, act)
        take(again, act)
    assert again.plays == match.plays, "the same bots with the same dice"
    assert not again.settings.edition.bite_needs_cards


def test_an_older_file_without_a_game_is_one_of_vampire_queen(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    match = Match(3, "cautious", seed=7, edition="small", pace=0, save=path)
    assert match.wait(20)
    data = json.loads(path.read_text("utf-8"))
    assert data["settings"].pop("game") == "queen"
    path.write_text(json.dumps(data), "utf-8")
    assert Match.resume(path).settings.to_json() == match.settings.to_json()


def test_every_offered_choice_leads_to_a_game() -> None:
    match = begun(2)
    take(match, "new")
    choices = {one["label"]: one["options"] for one in now(match)["choices"]}
    assert "Phases" not in choices
    assert [one["text"] for one in choices["Bots"]] == ["1", "2", "3", "4", "5"]
    for options in choices.values():
        for option in options:
            take(match, option["id"])
            assert now(match)["mood"] != "bad", match.said
    take(match, "start")
    assert match.settings.seats == 6
    assert match.settings.game == "vampires"
    assert str(match.settings.edition) == "standard,reattach_elsewhere=yes"
    assert plays(match)


class Failing:
    """A bot that fails, and says its hand."""

    name = "failing"
    budget: Budget | None = None

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, view: vampires.View, rng: Random, budget: Budget) -> Choice:
        if self.how == "raises":
            raise KeyError(f"my hand is {view.hand}")
        play = vampires.Play.parse("RYBG@9N") if self.how == "illegal" else "coffin"
        return Choice(play, Message("bot-must-pass"))


@pytest.mark.parametrize("how", ["raises", "illegal", "junk"])
def test_a_bot_that_fails_is_named_and_another_can_play(how: str) -> None:
    match = begun(2, Player(Failing(how)))
    if match.is_your_turn:
        take(match, plays(match)[0])
    assert "made no legal play" in match.said
    assert "let the greedy bot play this turn" in match.said
    way = next(one for one in now(match)["actions"] if one["id"] == "standin")
    assert way["text"] == "Let the greedy bot play this turn"
    take(match, "standin")
    assert match.is_your_turn


def test_without_threads_the_others_play_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "THREADS", False)
    match = Match(2, "greedy", game="vampires", seed=7, pace=5, save=False)
    to_the_end(match, Random(2))
    assert match.is_over


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "no game “chess”"),
        ({"bots": "cautious"}, "random, greedy, montecarlo"),
        ({"seats": 7}, "2 to 6"),
        ({"phases": 2}, "1 phase"),
        ({"edition": "base"}, "no deck base"),
        ({"hint": "pimc"}, "random, greedy, montecarlo"),
        ({"deal": "6 | 7 | 8"}, "card is like RYBG"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(LabError, match=said) as refusal:
        Match(**{"seats": 3, "game": "vampires", "save": False, **wrong})
    assert "\n" not in str(refusal.value)
