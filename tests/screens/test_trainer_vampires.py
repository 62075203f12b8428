"""The trainer with puzzles of The Vampires, driven by the actions a person takes."""

from __future__ import annotations

import pytest

from vqlab import Trainer
from vqlab.contract import LabError
from vqlab.puzzles import pack
from vqlab.vampires import Position

PACK = pack("vampires")
STARS = ["patience", "two-weapons", "the-better-hand", "four-at-the-table", "too-early"]


@pytest.fixture
def trained(tmp_path):
    return lambda what=None, **more: Trainer(what, home=tmp_path, **more)


def solve_it(trainer):
    for _ in range(20):
        if trainer.attempt.state != "open":
            return
        trainer.answer(f"play:{trainer.attempt.right()[0]}")


@pytest.mark.parametrize("name", STARS)
def test_a_puzzle_is_solved_play_by_play_and_the_others_answer(trained, name):
    trainer = trained(name, pack="vampires")
    assert trainer.puzzle == PACK[name]
    assert trainer.scenes[-1]["choose"] == "A" and trainer.scenes[0]["crosses"]
    solve_it(trainer)
    assert trainer.attempt.state == "solved" and "Solved, without one wrong play" in trainer.said
    assert trainer.progress.is_solved(name)
    assert len(trainer.scenes) == 1 + len(trainer.attempt.plays)


@pytest.mark.parametrize("name", STARS)
def test_a_wrong_play_is_refuted_step_by_step_and_taken_back(trained, name):
    trainer = trained(name, pack="vampires")
    puzzle = trainer.puzzle
    wrong = next(play for play in puzzle.position.legal_plays() if play not in puzzle.plays)
    trainer.answer(f"play:{wrong}")
    assert trainer.attempt.state == "wrong" and puzzle.task.failed.params
    assert "cannot" in trainer.said
    assert trainer.index == 1 and len(trainer.scenes) == 1 + len(trainer.attempt.refutation)
    trainer.answer("back")
    assert trainer.attempt.state == "open" and trainer.attempt.mistakes == 1
    solve_it(trainer)
    assert "Solved." in trainer.said


def test_hints_go_from_an_idea_to_the_cards_and_are_help(trained):
    trainer = trained("the-sleeper", pack="vampires")
    said = []
    for _ in range(3):
        trainer.answer("hint")
        said.append(trainer.said)
    assert "coffin" not in said[0] and "coffin" in said[1] and "Play coffin." in said[2]
    trainer.answer("show")
    notes = {one["id"]: one["note"] for one in trainer.scenes[-1]["actions"]}
    assert notes["play:coffin"] == "right" and "wrong" in notes.values()


def test_an_illegal_play_says_which_clause_forbids_it(trained):
    trainer = trained("two-weapons", pack="vampires")
    before = trainer.attempt.now
    trainer.answer("play:discard WY")
    assert trainer.said.endswith("[T11]") and trainer.attempt.now == before
    trainer.answer("play:nonsense@9Z")
    assert trainer.attempt.state == "open"


def test_a_card_and_a_place_are_a_play_or_a_question(trained):
    trainer = trained("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG ; WB")
    trainer.answer("put:GYBR:1E")
    scene = trainer.scenes[-1]
    assert scene["question"] and {"play:GYBR@1E", "play:GYBR@1E+WR"} <= {
        one["id"] for one in scene["actions"]
    }
    trainer.answer("put:GYBR:1N")
    assert trainer.said.endswith("]") and trainer.attempt.state == "open"
    trainer.answer("play:GYBR@1E+WR")
    assert trainer.attempt.state == "solved"


def test_a_card_and_a_place_that_leave_no_doubt_are_the_play(trained):
    trainer = trained("the-better-hand", pack="vampires")
    trainer.answer("put:mirror:4W")
    assert str(trainer.attempt.plays[0]) == "mirror@4W>B" and trainer.said.startswith("Right")


def test_the_pack_is_chosen_from_by_kind_and_theme(trained):
    stops = trained(pack="vampires", kind="stop")
    assert {puzzle.task.kind for puzzle in stops.pack.values()} == {"stop"}
    assert len(trained(pack="vampires", theme="skip-the-rival").pack) >= 3
    for wrong in ({"pack": "chess"}, {"pack": "vampires", "kind": "out"}):
        with pytest.raises(LabError):
            trained(**wrong)


def test_the_next_puzzle_and_the_page(trained, tmp_path):
    trainer = trained(pack="vampires")
    first = trainer.name
    solve_it(trainer)
    trainer.answer("next")
    assert trainer.name != first
    assert "You are A. Win" in trainer.save(tmp_path / "page.html").read_text("utf-8")
    assert "You are A." in repr(trainer)


@pytest.mark.parametrize("budget", [2_000, pytest.param(None, marks=pytest.mark.slow)])
def test_a_whole_deal_is_too_large_and_can_be_played_freely(budget: int | None) -> None:
    trainer = Trainer(Position.deal(3, seed=1), **({"nodes": budget} if budget else {}))
    assert trainer.puzzle is None
    assert "Not decided within this budget" in repr(trainer)
