"""What a match works out for a person: advice while it is played, and what the plays cost after."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.screens.loops import in_a_loop
from tests.screens.test_match import begun, now, offered, plays, take, to_the_end
from vqlab import Match, beside, players
from vqlab.contract import LabError
from vqlab.queen import Phase, View
from vqlab.screens import hints, match_playing, work
from vqlab.watching import bar

DEAL = "queen/small: 1 3 4 | 2 4 | 2 3 Q S20"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def grid(match: Match) -> Any:
    """The table of the person's plays."""
    return next(one for one in now(match)["grids"] if one["id"] == "judged")


class Slow:
    """A review that does its first step, and then waits to be told to go on."""

    def __init__(self) -> None:
        self.go, self.begun = Event(), Event()
        self.seen: list[Phase] = []
        self.ended = 0

    def __call__(self, phase: Phase, seat: int) -> players.Review:
        self.seen.append(phase)
        try:
            with bar(5) as tell:
                while not self.go.wait(0.01):
                    tell(2, "")
                    self.begun.set()
        finally:
            self.ended += 1
        return players.review(phase, seat)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    made = Slow()
    monkeypatch.setattr(match_playing, "review_of", made)
    monkeypatch.setattr("vqlab.screens.helping.PAUSE", 0)
    monkeypatch.setattr(work, "PAUSE", 0)
    return made


async def until(wanted: Any) -> None:
    for _ in range(2000):
        if wanted():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it comes")


# ---- advice ------------------------------------------------------------------------------------


def test_advice_is_what_the_advisor_says_of_the_persons_view() -> None:
    match = begun(deal=DEAL)
    take(match, "advice")
    found = players.advise(match._dealer.view)
    made = [one for one in now(match)["actions"] if one["id"].startswith("play:")]
    assert len(made) == len(found.plays) > 1
    for each, shown in zip(found.plays, made, strict=True):
        assert shown["id"] == f"play:{each.play}"
        assert shown["note"] == f"{float(each.expected.value or 0):.1f}"
        assert (shown["mark"] == "best") == (each.play in found.advised)
    assert str(found.model_deals) in now(match)["comment"]
    assert "advice" not in offered(match), "there it is"
    assert plays(match), "the turn goes on"


def test_advice_ends_with_the_turn_and_comes_anew_after_taking_back() -> None:
    match = begun(deal=DEAL, undo=True)
    take(match, "advice")
    said = match.said
    take(match, "play:1")
    assert match._advice is None
    assert not any(one["note"] for one in now(match)["actions"])
    take(match, "back")
    assert "advice" in offered(match)
    take(match, "advice")
    assert match.said == said


def test_the_only_play_needs_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "advise", None)
    match = begun(deal="queen/small: 1 2 | 4 3 | 3 4 ; B ; - ; 3, 4")
    assert plays(match) == ["play:pass"]
    take(match, "advice")
    assert match.said == "There is nothing else to play."


def test_advice_that_fails_or_is_stopped_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(view: View) -> None:
        raise KeyError("no")

    monkeypatch.setattr("vqlab.screens.match.advice_on", fails)
    match = begun(deal=DEAL)
    take(match, "advice")
    assert match.said == "That did not work here."
    go = Event()
    monkeypatch.setattr("vqlab.screens.match.advice_on", lambda view: go.wait(20))
    match.answer("advice")
    assert "stop" in offered(match)
    match.answer("stop")
    assert match.said == "Stopped."
    assert "advice" in offered(match)
    match.answer("advice")
    match.answer("play:1")  # whoever plays on waits for no advice
    assert match._help.what == ""
    go.set()
    assert match.wait(20)
    assert match._advice is None


def test_a_hint_that_takes_no_time_says_nothing_of_waiting() -> None:
    match = begun(deal=DEAL)
    match.answer("hint")
    assert match.said.startswith("cautious would ")


# ---- the review --------------------------------------------------------------------------------


def test_each_own_play_has_both_judgements_where_it_was_made() -> None:
    match = begun(3, seed=5)
    to_the_end(match)
    found = match.review()
    (phase,) = match.record().phases
    assert found.plays == players.review(phase, 0).plays
    assert found.plays
    judged = [scene for scene in match.scenes if "On what you knew:" in scene["comment"]]
    assert len(judged) == len(found.plays)
    for each, scene in zip(found.plays, judged, strict=True):
        assert scene["told"].startswith("A "), scene["told"]
        assert f"All cards seen: {each.all_seen}" in scene["comment"]
        assert f"On what you knew: {each.on_what_was_known}" in scene["comment"]
    assert any(scene["comment"] == phase.notes[2].comment for scene in match.scenes), "bots too"


def test_the_worst_plays_come_first_and_can_be_gone_to() -> None:
    match = begun(3, "cautious", seed=11, edition="base")
    to_the_end(match)
    found = match.review()
    assert found.worst
    rows = grid(match)["rows"]
    assert len(rows) == min(8, len(found.worst))
    assert match.table.index == len(match.scenes) - 1
    for row, each in zip(rows, found.worst, strict=False):
        match.answer(row["action"])
        scene = match.scenes[match.index]
        assert str(each.on_what_was_known) in scene["comment"]
        number = re.match(r"Round (\d+)", row["head"])
        assert number
        assert scene["place"].startswith(f"Round {number[1]},")
    match.answer("step:9999")
    assert match.index == len(match.scenes) - 1


def test_all_cards_seen_and_what_was_known_are_kept_apart() -> None:
    match = begun(deal="queen/small: 1 4 | 2 3 | 2 Q")
    take(match, "play:1")
    while plays(match):
        take(match, plays(match)[0])
    found = match.review()
    worst = found.worst[0]
    row = grid(match)["rows"][0]
    assert row["cells"][0] == str(worst.lost[0])
    assert row["cells"][1] == str(worst.behind.points()) or "sure way" in row["cells"][1]
    assert row["cells"][2] == "A mistake"
    assert f"{len(found.plays)} play" in grid(match)["note"]


def test_the_screen_is_usable_while_plays_are_judged_and_it_can_be_stopped(slow: Slow) -> None:
    async def main() -> None:
        match = Match(3, deal="1 4 | 2^2 3 | 3^2 1", pace=0, seed=5, save=False)
        table = match.table
        while match._dealer.to_act is not None:
            await until(lambda: not match.is_thinking)
            if plays(match):
                match.answer(plays(match)[0])
        await until(lambda: match._help.done == (2, 5))
        await until(lambda: "2 of 5" in grid(match)["note"])
        table.index = 1  # whoever steps back meanwhile is left where they are
        shown = grid(match)["note"]
        match._help._moved()
        assert table.index == 1
        assert shown
        match.answer("save")
        assert match.said.startswith("The record is in ")
        match.answer("stop")
        assert grid(match)["note"] == "Stopped."
        await until(lambda: slow.ended == 1)
        assert grid(match)["note"] == "Stopped."
        assert "judge" in offered(match)
        assert "stop" not in offered(match)
        match.answer("judge")
        slow.go.set()
        table.index = 2
        await until(lambda: match._review is not None)
        assert table.index == 2, "the result moves nobody"
        assert "with a choice" in grid(match)["note"]
        assert match.scenes[0]["news"] == grid(match)["note"], "it is read aloud"
        assert "judge" not in offered(match)

    in_a_loop(main)


def test_the_next_phase_waits_for_no_review(slow: Slow) -> None:
    match = begun(3, phases=2)
    to_the_end(match)
    assert slow.begun.wait(20)
    take(match, "next")
    assert match.is_your_turn or match.wait(20)
    slow.go.set()
    match._help.wait(5)
    assert match._review is None
    assert not any("On what you knew" in scene["comment"] for scene in match.scenes)


def test_only_a_phase_that_is_over_is_ever_reviewed(slow: Slow) -> None:
    slow.go.set()
    match = begun(3, phases=2, undo=True)
    for number in (1, 2):
        while plays(match):
            assert "judge" not in offered(match)
            assert len(slow.seen) == number - 1
            for act in ("judge", "step:0", "stop"):
                take(match, act)
                assert not match._help.what
            with pytest.raises(LabError, match="when a phase has ended"):
                match.review()
            take(match, plays(match)[0])
        assert match.review().plays is not None
        assert len(slow.seen) == number
        take(match, "next")
    assert all(phase.is_over for phase in slow.seen)


def test_a_review_that_fails_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(phase: Phase, seat: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(match_playing, "review_of", fails)
    match = begun()
    to_the_end(match)
    with pytest.raises(LabError, match="did not work"):
        match.review()
    assert grid(match)["note"] == "That did not work here."


def test_without_threads_plays_are_judged_only_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "THREADS", False)
    match = begun(3, seed=5)
    to_the_end(match)
    assert match._review is None
    assert "judge" in offered(match)
    take(match, "judge")
    assert "with a choice" in grid(match)["note"]


def test_a_resumed_match_that_is_over_is_judged_again(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    match = begun(save=path, phases=2)
    to_the_end(match)
    found = match.review()
    again = Match.resume(path)
    assert again.review().plays == found.plays


# ---- an unfinished game ------------------------------------------------------------------------


def test_an_unfinished_game_is_offered_where_a_new_one_begins() -> None:
    first = begun(save=None, edition="base")
    assert "resume" not in offered(first)
    take(first, plays(first)[0])
    second = begun(save=None, seed=3)
    assert second.said.startswith("An unfinished game is kept")
    assert "resume" in offered(second)
    take(second, "resume")
    assert second.plays[: len(first.plays)] == first.plays
    assert "resume" not in offered(second)
    third = begun(save=None, seed=4)
    take(third, plays(third)[0])
    assert "resume" not in offered(third), "this one is played now"
    assert third.said == ""
    assert "go on with the saved game" in third.scenes[-1]["lost"]
