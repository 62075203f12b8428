"""The trainer, without a browser."""

from __future__ import annotations

import gc
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import vqlab.puzzles
from tests.puzzles.samples import COMMENT, pack, sample
from tests.screens.test_screens import click, front_end_sets
from tests.screens.test_without_widgets import no_widgets  # noqa: F401
from vqlab import Trainer
from vqlab.contract import LabError, NotationError, seat_letter
from vqlab.puzzles import Puzzle, Solution, Task, Undecided
from vqlab.puzzles.progress import Journal
from vqlab.queen.play import PASS, Play
from vqlab.words import say


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))
    return tmp_path


def trainer_at(name: str, **more: Any) -> Trainer:
    return Trainer(name, pack=pack(), **more)


def now(trainer: Trainer) -> dict[str, Any]:
    return dict(trainer.table.scenes[trainer.table.index])


def offered(trainer: Trainer, row: str = "plays") -> list[str]:
    return [action["id"] for action in now(trainer)["actions"] if action["row"] == row]


def solve(trainer: Trainer) -> None:
    while trainer.attempt.state == "open":
        trainer.answer(f"play:{trainer.attempt.right()[0]}")


# ---- which puzzle ------------------------------------------------------------------------------


def test_the_next_unsolved_puzzle_of_the_pack_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vqlab.puzzles, "pack", pack, raising=False)
    first, second = list(pack())[:2]
    trainer = Trainer()
    assert trainer.name == first
    solve(trainer)
    assert Trainer().name == second
    assert Trainer("lent").puzzle is sample("lent")


def test_a_puzzle_a_name_a_line_or_several_puzzles() -> None:
    assert Trainer(sample("lent")).puzzle is sample("lent")
    assert trainer_at("push").puzzle is sample("push")
    assert Trainer([sample("push"), sample("lent")]).name == "push"
    assert Trainer("6 8 | 7 | 9 ; B").attempt.task == Task("out", 1)
    assert Trainer("6 8 | 7 13 | Q^2").attempt.task == Task("least", 0, limit=6)
    unnamed = replace(sample("lent"), name="")
    assert Trainer(unnamed).name == "out: 2 6 9 Q | 1 5 6 13 | 6 9 10 11"


@pytest.mark.parametrize(
    "bad, said",
    [("lemt", "did you mean lent"), ("zzz", "has a |"), (7, "no puzzle"), ("6 | | 8", "column")],
)
def test_what_cannot_be_opened_is_refused_in_one_sentence(bad: Any, said: str) -> None:
    with pytest.raises(NotationError, match=said.replace("|", r"\|")):
        Trainer(bad, pack=pack())


def test_puzzles_are_chosen_by_kind_difficulty_and_theme() -> None:
    assert Trainer(pack=pack(), kind="least").name == "cheap"
    assert Trainer(pack=pack(), theme="slayer-first").name == "push"
    assert set(Trainer(pack=pack(), difficulty=4).pack) == {"push", "gate"}
    with pytest.raises(NotationError, match="nothing is left"):
        Trainer(pack=pack(), kind="least", theme="slayer-first")


def test_next_easier_and_harder() -> None:
    trainer = trainer_at("all-together")
    trainer.answer("next")
    assert trainer.name == "company"
    trainer.answer("harder")
    assert trainer.puzzle is not None
    assert trainer.puzzle.difficulty > sample("company").difficulty
    trainer.answer("easier")
    assert trainer.puzzle.difficulty <= sample("company").difficulty
    easiest = trainer_at("all-together")
    easiest.answer("easier")
    assert easiest.name == "all-together"
    assert "no easier" in easiest.said


def test_where_all_is_solved_that_is_said_and_it_goes_round() -> None:
    trainer = Trainer([sample("all-together"), sample("company")])
    solve(trainer)
    trainer.next()
    solve(trainer)
    trainer.next()
    assert trainer.name == "all-together"
    assert "every puzzle" in trainer.said


# ---- playing -----------------------------------------------------------------------------------


def test_a_right_play_is_answered_by_all_and_every_answer_can_be_stepped_back_to() -> None:
    trainer = trainer_at("lent")
    click(trainer.table, "play:2 Q")
    assert trainer.said.startswith("Right, and nothing else would do. B passes. C passes.")
    told = [scene["told"] for scene in trainer.table.scenes]
    assert told[1:4] == ["A leads a 2 and a queen.", "B passes.", "C passes."]
    assert trainer.table.index == len(told) - 1
    assert now(trainer)["choose"] == "A"
    assert now(trainer)["place"] == "Round 2"
    assert now(trainer)["status"] == "A leads the round."
    assert [scene["choose"] for scene in trainer.table.scenes[:-1]] == [""] * (len(told) - 1)


def test_only_is_said_just_where_it_is_so() -> None:
    trainer = trainer_at("company")
    trainer.answer("play:3 Q")
    assert trainer.said.startswith("Right. ")


def test_a_wrong_play_is_refuted_step_by_step_and_taken_back() -> None:
    trainer = trainer_at("lent")
    click(trainer.table, "play:9")
    assert now(trainer)["alert"].startswith("After a 9, B plays a 13, and A cannot force going out")
    assert now(trainer)["told"] == "A leads a 9."
    assert now(trainer)["mood"] == "bad"
    assert trainer.table.scenes[-1]["status"].count("Penalty points")
    assert trainer.table.index < len(trainer.table.scenes) - 1
    for index in range(trainer.table.index, len(trainer.table.scenes)):
        front_end_sets(trainer.table, index=index)
        assert offered(trainer) == ["back"], "the way back is at hand at every step"
    click(trainer.table, "back")
    assert len(trainer.table.scenes) == 1
    assert "play:2 Q" in offered(trainer)


@pytest.mark.parametrize(
    "name, play, said",
    [
        ("cheap", "1", "After a 1, B plays a 3, and A can be sure of 19 points only, not of 7."),
        ("hurry", "3", "and A is sure to be out only within 4 rounds, not 3."),
        ("push", "5", "and A cannot force C out any more."),
        ("gate", "9", "After a 9, B plays an 11, and A cannot keep D from going out any more."),
        ("all-together", "6", "After a 6, "),
    ],
)
def test_why_a_play_is_wrong_is_said_in_one_sentence(name: str, play: str, said: str) -> None:
    trainer = trainer_at(name)
    trainer.answer(f"play:{play}")
    assert said in trainer.said
    assert trainer.said.endswith(" Step on to see how it goes.")


def test_a_wrong_play_later_on_goes_back_to_that_turn_only() -> None:
    trainer = trainer_at("push")
    trainer.answer("play:S20")
    before = trainer.scenes
    position = trainer.attempt.now.position
    wrong = next(p for p in position.legal_plays() if p not in trainer.attempt.right())
    trainer.answer(f"play:{wrong}")
    assert trainer.scenes[trainer.index]["told"].startswith("A ")
    assert trainer.index == len(before)
    trainer.answer("back")
    assert trainer.attempt.now.position == position


def test_in_a_help_puzzle_the_person_plays_every_seat() -> None:
    trainer = trainer_at("all-together")
    assert now(trainer)["asked"].startswith("You play for everybody.")
    trainer.answer("play:6^2 Q")
    acted = [trainer.attempt.now.position.to_act]
    while trainer.attempt.state == "open":
        position = trainer.attempt.now.position
        acted.append(position.to_act)
        assert now(trainer)["choose"] == seat_letter(position.to_act or 0)
        trainer.answer(f"play:{trainer.attempt.right()[0]}")
    assert set(acted) >= {0, 1, 2}
    assert all("you" not in seat["label"] for seat in trainer.scenes[0]["seats"])


def test_a_solved_puzzle_says_how_and_gives_its_comment_and_a_line_to_share() -> None:
    trainer = trainer_at("lent")
    solve(trainer)
    assert trainer.said.startswith("Solved, without one wrong play. The idea: Queen lent to a num")
    assert f"Solved so far: 1 of {len(pack())}. In a row: 1." in trainer.said
    assert now(trainer)["comment"].startswith(COMMENT)
    assert "2 6 9 Q | 1 5 6 13 | 6 9 10 11" in now(trainer)["comment"]
    assert offered(trainer) == ["next"]
    click(trainer.table, "next")
    assert trainer.name == "cheap"


def test_an_illegal_play_is_answered_by_its_clause() -> None:
    trainer = trainer_at("lent")
    before = now(trainer)["stamp"]
    click(trainer.table, "play:6 9")
    assert now(trainer)["alert"].endswith("[R11]")
    assert now(trainer)["stamp"] == before, "the cards stay chosen"
    assert not trainer.progress.puzzles


@pytest.mark.parametrize(
    "junk", ["", "play:", "play:T", "back", "again", "no", "_say", "open", "play:" + "6 " * 500]
)
def test_no_action_from_outside_can_break_it(junk: str) -> None:
    trainer = trainer_at("lent")
    click(trainer.table, junk)
    assert trainer.attempt.plays == ()


def test_a_second_click_on_what_is_gone_does_nothing() -> None:
    trainer = trainer_at("lent")
    stamp = now(trainer)["stamp"]
    for _ in range(2):
        click(trainer.table, "hint", stamp)
    assert trainer._hinted == 1
    stamp = now(trainer)["stamp"]
    for _ in range(2):
        click(trainer.table, "next", stamp)
    assert trainer.name == "cheap"


# ---- hints, all plays, no decision -------------------------------------------------------------


def test_hints_come_one_after_the_other() -> None:
    trainer = trainer_at("lent")
    hints = [say(hint) for hint in sample("lent").hints]
    for number, hint in enumerate([*hints, hints[-1]], 1):
        trainer.answer("hint")
        assert trainer.said == f"Hint {min(number, 3)} of 3: {hint}"


def test_all_plays_are_shown_and_hidden_again() -> None:
    trainer = trainer_at("cheap")
    trainer.answer("show")
    notes = {a["text"]: (a["note"], a["mark"]) for a in now(trainer)["actions"][:4]}
    assert notes["13"] == ("7 points", "best")
    assert notes["1"] == ("19 points", "poor")
    assert [a["mark"] for a in now(trainer)["actions"] if a["id"] == "show"] == ["on"]
    trainer.answer("show")
    assert not any(a["note"] for a in now(trainer)["actions"])


@pytest.mark.parametrize(
    "name, play, note",
    [("lent", "2 Q", "right"), ("lent", "6", "wrong"), ("hurry", "3", "4 rounds")],
)
def test_a_note_says_what_a_play_comes_to(name: str, play: str, note: str) -> None:
    trainer = trainer_at(name)
    trainer.answer("show")
    assert {a["note"] for a in now(trainer)["actions"] if a["text"] == play} == {note}


def test_after_the_next_play_nothing_is_shown_unasked() -> None:
    trainer = trainer_at("lent")
    trainer.answer("show")
    trainer.answer("play:2 Q")
    assert not any(a["note"] for a in now(trainer)["actions"])


def test_what_is_not_decided_is_said_and_can_be_played_on() -> None:
    trainer = Trainer("1 2 4 5 6 7 9 Q | 1 2 3 5 6 8 9 13 | 3 4 5 6 9 10 11 12", nodes=50)
    assert "Not decided within this budget" in now(trainer)["asked"]
    assert not [a for a in now(trainer)["actions"] if a["id"] == "hint" and a["mark"] != "off"]
    trainer.answer("play:1")
    assert now(trainer)["choose"] == "B"
    while trainer.attempt.state == "open":
        plays = trainer.attempt.now.position.legal_plays()
        trainer.answer(f"play:{plays[-1] if plays[-1] == PASS else plays[0]}")
    assert trainer.said == "The phase is over; nothing was judged."
    assert not trainer.progress.puzzles


def test_a_hint_that_is_not_decided_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = trainer_at("lent")
    trainer.answer("play:2 Q")

    def undecided(*_: object) -> None:
        raise Undecided

    monkeypatch.setattr(Solution, "right", undecided)
    trainer.answer("hint")
    assert trainer.said == "Not decided within this budget; a larger one may tell."
    trainer.answer("show")
    assert {a["note"] for a in now(trainer)["actions"] if a["row"] == "plays"} == {"not decided"}
    trainer.answer("play:6")
    assert "no play is judged" in now(trainer)["asked"]
    assert [str(play) for play in trainer.attempt.plays] == ["2 Q", "pass", "pass", "6"]


# ---- progress ----------------------------------------------------------------------------------


def test_a_wrong_play_costs_the_streak_and_no_more(home: Path) -> None:
    trainer = trainer_at("company")
    solve(trainer)
    assert trainer.progress.streak == 1
    trainer.open("lent")
    trainer.answer("play:6")
    assert trainer.progress.streak == 0
    trainer.answer("back")
    solve(trainer)
    known = Journal(home).progress
    assert set(known.puzzles) == {"company", "lent"}
    assert known.is_solved("lent")
    assert (known.streak, known.best) == (0, 1)


@pytest.mark.parametrize("help_", ["hint", "show"])
def test_help_counts_as_solved_with_help(help_: str) -> None:
    trainer = trainer_at("lent")
    trainer.answer(help_)
    solve(trainer)
    assert trainer.said.startswith("Solved, with some help.")
    assert trainer.progress.puzzles["lent"].helped
    assert trainer.progress.streak == 0


def test_two_trainers_at_once_keep_what_each_solved() -> None:
    one, other = trainer_at("company"), trainer_at("lent")
    solve(one)
    solve(other)
    assert set(Trainer("push", pack=pack()).progress.puzzles) == {"company", "lent"}


def test_a_foreign_file_is_set_aside_and_said(home: Path) -> None:
    (home / "progress.json").write_text("not mine")
    trainer = trainer_at("lent")
    assert "progress-kept-1.json" in trainer.said
    trainer.answer("hint")
    assert "progress-kept" not in trainer.said


# ---- nothing is told before it is asked for ----------------------------------------------------


def everything_shown(trainer: Trainer) -> str:
    bundle, _ = trainer._repr_mimebundle_()
    bundle.pop("application/vnd.jupyter.widget-view+json")
    state = {k: v for k, v in trainer.table.get_state().items() if k not in ("_esm", "_css")}
    state.pop("layout")
    return json.dumps([bundle, state, repr(trainer), trainer.scenes, trainer.said], sort_keys=True)


@pytest.mark.parametrize("name", pack())
def test_what_a_puzzle_says_of_its_answer_changes_nothing_that_is_shown(name: str) -> None:
    puzzle = sample(name)
    other = Puzzle(
        puzzle.position,
        puzzle.task,
        (Play("13"),),
        (Play("13"),),
        ("boomerang",),
        puzzle.difficulty,
        {"depth": 99},
        puzzle.name,
        puzzle.title,
        "another comment",
        "another source",
    )
    shown = [everything_shown(Trainer(each)) for each in (puzzle, other)]
    assert shown[0] == shown[1]
    assert COMMENT not in shown[0]
    for hint in puzzle.hints:
        assert json.dumps(say(hint))[1:-1] not in shown[0]


@pytest.mark.parametrize("name", pack())
def test_right_and_wrong_plays_look_the_same_before_they_are_played(name: str) -> None:
    trainer = trainer_at(name)
    plays = [a for a in now(trainer)["actions"] if a["row"] == "plays"]
    assert len(plays) == len(sample(name).position.legal_plays())
    assert {(a["note"], a["mark"]) for a in plays} == {("", "")}
    assert [Play(a["id"].removeprefix("play:")) for a in plays] == list(
        sample(name).position.legal_plays()
    )


def test_a_refutation_tells_no_right_play() -> None:
    trainer = trainer_at("lent")
    trainer.answer("play:6")
    shown = everything_shown(trainer)
    assert COMMENT not in shown
    assert "Queen lent" not in shown
    assert '"2 Q"' not in shown.replace("play:2 Q", "")


# ---- the widget --------------------------------------------------------------------------------


def live() -> set[str]:
    from ipywidgets.widgets.widget import _instances

    return set(_instances)


def test_100_puzzles_in_turn_use_one_table() -> None:
    trainer = Trainer([sample("all-together"), sample("company"), sample("gate")])
    table, before = trainer.table, live()
    for _ in range(100):
        click(trainer.table, "next")
        click(trainer.table, f"play:{trainer.attempt.right()[0]}")
    assert trainer.table is table
    assert live() == before
    trainer.close()
    gc.collect()


def test_100_trainers_closed_leave_no_widget() -> None:
    before = live()
    for _ in range(100):
        trainer = trainer_at("company")
        trainer._repr_mimebundle_()
        trainer.close()
    assert live() == before


def test_a_trainer_shown_late_shows_the_step_that_matters() -> None:
    trainer = trainer_at("lent")
    trainer.answer("play:6")
    assert trainer.index == 1
    assert trainer.table.index == 1
    trainer.close()
    assert trainer.table.index == 1


def test_no_click_on_a_puzzle_takes_long() -> None:
    slowest = 0.0
    for name in pack():
        trainer = trainer_at(name)
        for action in ("show", "hint", f"play:{trainer.attempt.right()[0]}"):
            start = time.perf_counter()
            trainer.answer(action)
            slowest = max(slowest, time.perf_counter() - start)
    assert slowest < 3


def test_the_scenes_of_a_puzzle_are_not_large() -> None:
    trainer = trainer_at("cheap")
    solve(trainer)
    assert len(json.dumps(trainer.scenes)) < 200_000


@pytest.mark.usefixtures("no_widgets")
def test_without_the_widgets_it_says_how_to_get_them() -> None:
    trainer = trainer_at("lent")
    trainer.answer("play:2 Q")
    data, _ = trainer._repr_mimebundle_()
    assert set(data) == {"text/plain", "text/html"}
    assert "vqlab[widgets]" in data["text/plain"]
    assert "vqlab[widgets]" in data["text/html"]
    assert "You are A. Go out" in data["text/plain"]
    assert "<p>You are A. Go out" in data["text/html"]
    assert "<svg" in data["text/html"]


@pytest.mark.parametrize("help_", ["hint", "show"])
def test_help_taken_before_the_puzzle_was_opened_again_still_counts(help_: str) -> None:
    first = trainer_at("lent")
    first.answer(help_)
    again = trainer_at("lent")
    solve(again)
    assert "without one wrong play" not in again.said
    assert again.progress.streak == 0
    assert again.progress.puzzles["lent"].helped


def test_a_list_of_something_else_than_puzzles_is_refused_in_a_sentence() -> None:
    with pytest.raises(LabError):
        Trainer(["x"])
