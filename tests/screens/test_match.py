"""Matches against bots, without a browser: play, taking back, saving, and what goes wrong."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.screens.loops import in_a_loop
from vqlab import Analysis, Match, beside
from vqlab.contract import LabError, Message
from vqlab.pictures import Scene
from vqlab.players import Budget, Choice, Player
from vqlab.queen import PASS, Edition, Play, Record, View
from vqlab.screens import work

SMALL = "small"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


def begun(seats: int = 3, bots: Any = "cautious", **more: Any) -> Match:
    """A match in which it is the person's turn for the first time."""
    made: dict[str, Any] = {"seed": 7, "edition": SMALL, "pace": 0, "save": False, **more}
    if "deal" in made:
        del made["edition"]
    match = Match(seats, bots, **made)
    assert match.wait(20)
    return match


def now(match: Match) -> Scene:
    return match.scenes[match.index]


def offered(match: Match) -> list[str]:
    """The actions that can be taken now."""
    return [one["id"] for one in now(match)["actions"] if one["mark"] != "off"]


def plays(match: Match) -> list[str]:
    return [one for one in offered(match) if one.startswith("play:")]


def take(match: Match, action: str) -> None:
    match.answer(action)
    assert match.wait(20)


def to_the_end(match: Match, which: int = 0) -> None:
    """Play on, the first legal play or the last, to the end of the phase."""
    for _ in range(400):
        legal = plays(match)
        if not legal:
            return
        take(match, legal[which])
    raise AssertionError("a phase ends")


class Failing:
    """A bot that fails when it is told to."""

    name = "failing"
    budget: Budget | None = None

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        if self.how == "raises":
            raise KeyError(f"my hand is {view.hand}")
        if self.how == "illegal":
            return Choice(Play("13^9"), Message("bot-must-pass"))
        if self.how == "junk":
            return Choice("pass", Message("bot-must-pass"))  # type: ignore[arg-type]
        return Choice(view.legal_plays()[0], Message("bot-must-pass"))


# ---- playing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5, 12])
@pytest.mark.parametrize("edition", ["base", "english"])
def test_a_phase_is_played_to_its_end(seats: int, edition: str) -> None:
    match = begun(seats, edition=edition)
    to_the_end(match)
    assert match.is_over
    (ended,) = match.record().phases
    assert ended.penalties == match.totals
    assert min(match.totals) == 0
    assert Record.parse(str(match.record())) == match.record()


def test_a_game_of_several_phases_is_won_by_the_fewest_points() -> None:
    match = begun(3, phases=3)
    for number in (1, 2, 3):
        to_the_end(match, -1)
        assert len(match.record().phases) == number
        heads = now(match)["grids"][0]["heads"]
        assert len(heads) == number + 2
        if number < 3:
            assert offered(match)[0] == "next"
            take(match, "next")
    assert match.is_over
    assert "next" not in offered(match)
    rows = now(match)["grids"][0]["rows"]
    best = [row["head"][0] for row in rows if row["mark"] == "best"]
    assert best == ["ABC"[seat] for seat in range(3) if match.totals[seat] == min(match.totals)]
    assert [int(row["cells"][-1]) for row in rows] == list(match.totals)
    assert "won" in match.said or "win" in match.said


def test_the_next_phase_is_the_one_of_the_rules() -> None:
    """R30: slayers stay where they are, and their holder leads."""
    match = begun(3, edition="base", phases=2)
    to_the_end(match)
    last = match.record().phases[0].position
    holder = next(seat for seat, hand in enumerate(last.hands) if 20 in hand.slayers)
    take(match, "next")
    first = match._dealer.since()[0]
    assert first.leader == holder
    assert dict(first.slayers)[20] == holder


def test_an_illegal_play_is_answered_by_its_clause_and_the_turn_goes_on() -> None:
    match = begun(deal="1 2 3 | 2 4 | 3 4")
    take(match, "play:1 2")
    assert match.said == "1 2 mixes values; a set has one value only. [R11]"
    assert now(match)["mood"] == "bad"
    take(match, "play:4")
    assert match.said.endswith("[R11]")
    assert match.plays == ()
    take(match, "play:1")
    assert match.plays[0] == Play("1")
    assert match.said == ""


@pytest.mark.parametrize(
    "junk", ["play:", "play:13^9", "next", "goon", "choose:bots:4", "no", "", "standin", "start"]
)
def test_what_cannot_be_done_changes_nothing(junk: str) -> None:
    match = begun()
    take(match, junk)
    assert (match.plays, match.settings.seats) == ((), 3)


def test_the_person_sits_where_it_wants_and_is_called_you() -> None:
    match = begun(4, seat="C", edition="base")
    scene = now(match)
    assert scene["seats"][2]["label"] == "C · you"
    assert scene["seats"][2]["cards"] is not None
    assert scene["mine"] == scene["choose"] == "C"
    column, columns, row, _ = scene["seats"][2]["cell"]
    assert (column, columns) == (1, 12), "a row to itself"
    assert row == max(seat["cell"][2] for seat in scene["seats"])
    assert scene["seats"][3]["cell"][0] == 1, "the next, clockwise, sits on the left"


def test_all_since_the_last_own_play_can_be_stepped_back_to() -> None:
    match = begun(3, deal="1 4 | 2^2 3 | 3^2 1")
    take(match, "play:1")
    told = [scene["told"] for scene in match.scenes[1:]]
    assert told[0] == "A leads a 1."
    assert len(told) >= 4, "two more plays, and the end of the round"
    assert any("The round ends" in one for one in told)
    assert match.index == len(match.scenes) - 1
    assert now(match)["status"].startswith("Your turn. ")
    assert now(match)["news"].startswith("B ")


# ---- time --------------------------------------------------------------------------------------


def test_others_play_one_after_the_other_and_can_be_hurried() -> None:
    async def main() -> None:
        match = Match(3, pace=10, save=False, deal="1 4 | 2^2 3 | 3^2 1")
        match.answer("play:1")
        assert match.is_thinking
        assert match.plays == (Play("1"),), "nobody else has played yet"
        match.answer("play:4")
        assert match.said == "Wait a moment: it is B’s turn."
        assert match.plays == (Play("1"),)
        assert "hint" not in offered(match)
        match.answer("skip")
        while match.is_thinking:
            await asyncio.sleep(0.01)
        assert match.is_your_turn
        assert not match.said, "the waiting is over"

    in_a_loop(main)


def test_the_last_play_of_a_round_is_seen_before_the_table_is_cleared() -> None:
    async def main() -> None:
        match = Match(3, seed=7, pace=0.05, save=False, deal="1 4 | 2^2 3 | 3^2 1")
        match.answer("play:1")
        seen = []
        while match.is_thinking:
            seen.append([seat["play"] for seat in now(match)["seats"]])
            await asyncio.sleep(0.005)
        assert any(all(play is not None for play in round_) for round_ in seen)

    in_a_loop(main)


def test_a_click_that_comes_too_late_is_said_and_not_done() -> None:
    match = begun(deal="1 4 | 2^2 3 | 3^2 1")
    stamp = now(match)["stamp"]
    take(match, "play:1")
    table, made = match.table, match.plays
    table._hear(table, {"type": "action", "id": "play:4", "stamp": stamp}, [])
    assert match.plays == made
    assert match.said == "The table had changed when you played: look again, then play."


def test_without_threads_the_others_play_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "THREADS", False)
    match = Match(3, seed=7, edition=SMALL, pace=5, save=False)
    to_the_end(match)
    assert match.is_over


def test_other_work_stops_the_others_and_they_can_go_on() -> None:
    match = Match(3, seed=7, pace=10, save=False, deal="1 4 | 2^2 3 | 3^2 1")
    match.answer("play:1")
    Analysis("1 | 2 | 3").answer("values")
    lab = Analysis("1 4 | 2 | 3")
    lab.answer("values")
    if match.is_thinking:  # the analysis had nothing to compute
        work.Work(lambda news, done: None).start(lambda tell: None)
    assert "Nothing is lost" in match.said
    assert offered(match)[0] == "goon"
    match.answer("goon")
    match.answer("skip")
    assert match.wait(20)
    assert match.is_your_turn


# ---- help --------------------------------------------------------------------------------------


@pytest.mark.parametrize("adviser", ["cautious", "pimc:50"])
def test_a_hint_is_what_a_bot_would_play_here(adviser: str) -> None:
    match = begun(edition="base", hint=adviser)
    take(match, "hint")
    view = match._dealer.view
    played = match.settings.hint.choose(view, "vqlab hint")
    assert match.said.startswith(f"{adviser} would p")
    assert str(played.reason) in match.said
    assert match.plays == match._dealer.plays
    assert plays(match), "the turn goes on"


def test_a_hint_that_fails_is_one_sentence() -> None:
    match = begun(hint=Player(Failing("raises")))
    take(match, "hint")
    assert match.said == "There is no hint here."


def test_taking_back_is_offered_only_where_it_is_allowed() -> None:
    assert "back" not in [one["id"] for one in now(begun())["actions"]]
    match = begun(undo=True)
    assert "back" not in offered(match), "nothing to take back yet"


def test_what_is_taken_back_comes_again_just_so() -> None:
    match = begun(4, ["random", "pimc:60", "cautious"], undo=True, edition="base")
    history = []
    for _ in range(4):
        history.append((match.plays, json.dumps(match.scenes)))
        take(match, plays(match)[0])
    after = match.plays
    for made, _ in reversed(history):
        take(match, "back")
        assert match.plays == made
        assert match.is_your_turn
    assert not match._dealer.can_take_back
    for made, _ in history:
        assert match.plays == made
        take(match, plays(match)[0])
    assert match.plays == after


def test_another_play_after_taking_back_leads_elsewhere() -> None:
    deal = "1 4 | 2^2 3 | 3^2 1"
    match, straight = begun(deal=deal, undo=True), begun(deal=deal, undo=True)
    for act in ("play:1", "back", "play:4"):
        take(match, act)
    take(straight, "play:4")
    assert match.plays == straight.plays
    seats = [[scene["seats"] for scene in one.scenes] for one in (match, straight)]
    assert seats[0] == seats[1]


def test_taking_back_while_others_think_lets_nothing_of_theirs_through() -> None:
    match = Match(3, undo=True, pace=10, save=False, deal="1 4 | 2^2 3 | 3^2 1")
    match.answer("play:1")
    match.answer("back")
    assert match.is_your_turn
    assert not match.is_thinking
    time.sleep(0.05)
    assert match.plays == ()


def test_nothing_is_taken_back_once_all_hands_are_seen() -> None:
    match = begun(undo=True)
    to_the_end(match)
    assert "back" not in offered(match)
    before = match.plays
    take(match, "back")
    assert match.plays == before


# ---- the end -----------------------------------------------------------------------------------


def test_afterwards_all_hands_are_open_and_the_bots_say_why() -> None:
    match = begun(3, edition="base", phases=2)
    to_the_end(match)
    assert all(seat["cards"] is not None for scene in match.scenes for seat in scene["seats"])
    (phase,) = match.record().phases
    events = list(phase.events())
    for event, note in zip(events, phase.notes[1:], strict=True):
        assert bool(note.comment) == (event.seat != 0), "every bot's play has its reason"
    assert any(scene["comment"] == phase.notes[2].comment for scene in match.scenes)
    assert match.record().seed is None, "the second phase follows from it"
    assert "Set aside" in match.scenes[-1]["comment"]


def test_there_is_no_record_before_a_phase_has_ended() -> None:
    match = begun()
    with pytest.raises(LabError, match="when a phase has ended"):
        match.record()
    to_the_end(match)
    assert match.record().seed == 7
    assert match.record().names == ("you", "cautious", "cautious")


def test_a_record_is_saved_as_a_file_that_can_be_read(tmp_path: Path) -> None:
    match = begun()
    assert "save" not in offered(match)
    to_the_end(match)
    for number in (1, 2):
        take(match, "save")
        path = tmp_path / f"match-{number}.txt"
        assert match.said == f"The record is in {path.name}."
        assert Record.parse(path.read_text("utf-8")) == match.record()


# ---- a new game --------------------------------------------------------------------------------


def test_a_new_game_is_set_up_on_the_screen() -> None:
    match = begun()
    take(match, "new")
    assert offered(match)[0] == "start"
    assert now(match)["choices"][0]["value"] == "choose:bots:2"
    for choice in ("bots:4", "play:greedy", "phases:2", "edition:english", "pace:0.0", "undo:yes"):
        take(match, f"choose:{choice}")
        assert f"choose:{choice}" in [one["value"] for one in now(match)["choices"]]
    assert match.settings.seats == 3, "the game on the table is as it was"
    take(match, "start")
    settings = match.settings
    assert [str(bot) for bot in settings.bots] == ["greedy"] * 4
    assert (settings.phases, settings.edition, settings.undo) == (2, Edition.ENGLISH, True)
    assert not now(match).get("choices")
    to_the_end(match)
    assert match.totals


def test_a_new_game_can_be_thought_better_of() -> None:
    match = begun(deal="1 4 | 2^2 3 | 3^2 1")
    take(match, "play:1")
    made = match.plays
    take(match, "new")
    take(match, "play:4")
    take(match, "cancel")
    assert match.plays == made
    assert plays(match)


@pytest.mark.parametrize("choice", ["bots:x", "bots:99", "play:nobody", "edition:9", "pace:x", "q"])
def test_a_choice_that_cannot_be_is_refused_or_ignored(choice: str) -> None:
    match = begun()
    take(match, "new")
    before = now(match)["choices"]
    take(match, f"choose:{choice}")
    assert now(match)["choices"] == before
    assert offered(match)[0] == "start"


def test_every_offered_choice_leads_to_a_game() -> None:
    match = begun()
    take(match, "new")
    for choice in now(match)["choices"]:
        for option in choice["options"]:
            take(match, option["id"])
            picked = [one["value"] for one in now(match)["choices"]]
            assert option["id"] in picked or "leaves no card" in match.said or match.said


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 1}, "3 to 12"),
        ({"seats": 13}, "3 to 12"),
        ({"bots": ["random", "random"], "seats": 5}, "2 bots do not fill"),
        ({"bots": "nobody"}, "There is no bot"),
        ({"phases": 0}, "1 to 10 phases"),
        ({"phases": 1.5}, "1 to 10 phases"),
        ({"pace": -1}, "0 to 10 seconds"),
        ({"pace": "fast"}, "0 to 10 seconds"),
        ({"seat": "Z"}, "Z"),
        ({"seed": "seven"}, "whole number"),
        ({"edition": "blue"}, "blue"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(LabError, match=said):
        Match(**{"save": False, **wrong})


def test_the_tone_is_off_by_default_and_grows_with_each_turn() -> None:
    match = begun(edition="base")
    assert now(match)["tone"] == 0
    take(match, "sound")
    first = now(match)["tone"]
    assert first > 0
    take(match, plays(match)[0])
    assert now(match)["tone"] == first + 1
    take(match, "sound")
    assert now(match)["tone"] == 0


# ---- saving and going on -----------------------------------------------------------------------


def test_a_match_goes_on_from_its_file_just_as_it_would_have(tmp_path: Path) -> None:
    bots = ["random", "pimc:60", "greedy"]
    path = tmp_path / "mine.json"
    match = begun(4, bots, edition="base", save=path, phases=2, undo=True, sound=True)
    for _ in range(3):
        take(match, plays(match)[0])
    text = path.read_text("utf-8")
    again = Match.resume(path)
    assert again.wait(20)
    assert again.settings.to_json() == match.settings.to_json()
    assert again.plays == match.plays
    assert now(again)["seats"] == now(match)["seats"]
    assert path.read_text("utf-8") == text
    to_the_end(again)
    take(again, "next")
    there = again.plays, str(again.record()), now(again)["seats"]
    path.write_text(text, "utf-8")
    third = Match.resume(path)
    to_the_end(third)
    take(third, "next")
    assert (third.plays, str(third.record()), now(third)["seats"]) == there


def test_the_file_is_for_its_owner_alone(home: Path) -> None:
    match = begun(save=None)
    assert match.path is None, "nothing to keep before the first play"
    take(match, plays(match)[0])
    assert match.path == home / "matches" / "match-1.json"
    if sys.platform != "win32":
        assert match.path.stat().st_mode & 0o777 == 0o600
        assert match.path.parent.stat().st_mode & 0o777 == 0o700


def test_an_unfinished_match_is_never_written_over(home: Path) -> None:
    first, second = begun(save=None, edition="base"), begun(save=None, edition="base", seed=8)
    take(first, plays(first)[0])
    take(second, plays(second)[0])
    assert first.path != second.path
    with pytest.raises(LabError, match="unfinished match in match-1"):
        Match(save=first.path)
    to_the_end(first)
    third = begun(save=None, edition="base", seed=9)
    take(third, plays(third)[0])
    assert third.path == first.path, "a game that is over needs its file no more"
    assert Match.resume().path == third.path, "the one last played"


def test_the_match_before_is_gone_on_with_from_the_screen(home: Path) -> None:
    first = begun(save=None, edition="base")
    take(first, plays(first)[0])
    second = begun(save=None, seed=3)
    take(second, "new")
    assert "resume" in offered(second)
    take(second, "resume")
    assert second.plays[: len(first.plays)] == first.plays
    assert second.path == first.path
    assert second.said == "Here the match goes on."


def test_a_new_game_leaves_the_file_of_an_unfinished_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    match = begun(save=path, edition="base")
    take(match, plays(match)[0])
    text = path.read_text("utf-8")
    take(match, "new")
    take(match, "start")
    take(match, plays(match)[0])
    assert match.path != path
    assert path.read_text("utf-8") == text


def saved(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    path = tmp_path / "mine.json"
    match = begun(save=path, edition="base", bots=["random", "random"])
    take(match, plays(match)[0])
    return path, json.loads(path.read_text("utf-8"))


DAMAGE: dict[str, Any] = {
    "cut": lambda data: json.dumps(data)[:-30],
    "empty": lambda data: "",
    "deep": lambda data: "[" * 100_000,
    "large": lambda data: " " * (3 << 20),
    "bytes": lambda data: b"\xff\xfe\x00",
    "illegal play": lambda data: json.dumps({**data, "phases": [[{"play": "13^9", "why": ""}]]}),
    "no play": lambda data: json.dumps({**data, "phases": [[{"play": "<b>", "why": ""}]]}),
    "phase too many": lambda data: json.dumps({**data, "phases": [[], []]}),
    "seed": lambda data: json.dumps({**data, "seed": "7"}),
    "deal": lambda data: json.dumps({**data, "deal": "6 | 7"}),
    "more": lambda data: json.dumps({**data, "code": "import os"}),
    "pace": lambda data: json.dumps(
        {**data, "settings": {**data["settings"], "pace": float("nan")}}
    ),
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_damaged_file_is_one_sentence_and_stays_as_it_is(tmp_path: Path, how: str) -> None:
    path, data = saved(tmp_path)
    content = DAMAGE[how](data)
    content = content if isinstance(content, bytes) else content.encode()
    path.write_bytes(content)
    with pytest.raises(LabError) as caught:
        Match.resume(path)
    assert str(caught.value).count(".") <= 3
    assert "\n" not in str(caught.value)
    with pytest.raises(LabError):
        Match(save=path)
    assert path.read_bytes() == content


def test_a_file_changed_by_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path, data = saved(tmp_path)
    match = Match.resume(path)
    assert match.wait(20)
    data["seed"] += 1
    path.write_text(json.dumps(data), "utf-8")
    take(match, plays(match)[0])
    assert json.loads(path.read_text("utf-8")) == data
    assert "is not kept any more" in match.said


def test_where_nothing_can_be_written_the_match_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    match = begun(save=tmp_path / "file" / "mine.json", edition="base")
    assert "cannot be kept in a file" in match.said
    take(match, plays(match)[0])
    assert match.said == "", "it is said once"
    to_the_end(match)
    assert match.is_over


def test_a_bot_of_ones_own_is_named_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    bots = [Player(Failing("")), Player(Failing(""))]
    match = begun(3, bots, save=path, edition="base")
    take(match, plays(match)[0])
    with pytest.raises(LabError, match="no bot “failing”"):
        Match.resume(path)
    again = Match.resume(path, bots=bots)
    assert again.wait(20)
    assert again.plays[: len(match.plays)] == match.plays


# ---- bots that fail ----------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["raises", "illegal", "junk"])
def test_a_bot_that_fails_stops_nothing_for_good(how: str, tmp_path: Path) -> None:
    bot = Failing(how)
    path = tmp_path / "mine.json"
    match = begun(deal="1 4 | 2^2 3 | 2 4 1", bots=Player(bot), save=path)
    take(match, "play:1")
    assert match.said.startswith("B (failing) made no legal play (")
    assert match.plays == (Play("1"),)
    assert offered(match)[:2] == ["goon", "standin"]
    take(match, "play:4")
    assert match.plays == (Play("1"),)
    take(match, "standin")
    assert len(match.plays) == 2
    assert match.said.startswith("C (failing)")
    again = Match.resume(path, bots=["cautious", "cautious"])
    assert again.wait(20)
    assert again.is_your_turn
    bot.how = ""
    take(match, "goon")
    assert match.is_your_turn
    assert match.plays[0] == Play("1")
    assert PASS in match.plays or len(match.plays) >= 3
