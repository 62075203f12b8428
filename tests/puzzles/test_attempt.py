"""Solving a puzzle play by play."""

from __future__ import annotations

import pytest

from tests.puzzles.samples import TASKS, sample
from vqlab.contract import IllegalPlay
from vqlab.puzzles import NotSo, Solution, Task, TooLarge
from vqlab.puzzles.attempt import Attempt
from vqlab.queen.play import PASS
from vqlab.queen.position import Position


def attempt_at(name: str, **more) -> Attempt:
    puzzle = sample(name)
    return Attempt(puzzle.position, puzzle.task, **more)


def all_right(attempt: Attempt, depth: int = 0) -> int:
    """Solve by every right play at every turn; gives how many ways there are."""
    if attempt.state == "solved":
        penalties = attempt.now.position.penalties
        assert attempt.task.event.holds(penalties)
        return 1
    assert attempt.state == "open", attempt.plays
    ways = 0
    for play in attempt.right():
        made = len(attempt.plays)
        attempt.play(play)
        ways += all_right(attempt, depth + 1)
        attempt.take_back()
        assert len(attempt.plays) == made
    return ways


@pytest.mark.parametrize("name", TASKS)
@pytest.mark.parametrize("seed", range(3))
def test_every_play_that_keeps_the_task_is_accepted_to_the_end(name, seed):
    assert all_right(attempt_at(name, seed=seed)) >= 1


def test_more_than_one_way_is_accepted():
    assert all_right(attempt_at("hurry")) > 1


@pytest.mark.parametrize("name", TASKS)
def test_every_other_play_is_refuted_to_its_end(name):
    attempt, puzzle = attempt_at(name), sample(name)
    for play in set(puzzle.position.legal_plays()) - set(puzzle.plays):
        attempt.play(play)
        assert attempt.state == "wrong"
        assert attempt.refutation[0] == play
        end = attempt.phase.position
        in_time = sum(1 for at in attempt.phase.rounds if len(at) == end.seats)
        late = puzzle.task.timed and in_time >= puzzle.task.limit
        assert late or not puzzle.task.event.holds(end.penalties)
        attempt.take_back()
        assert (attempt.state, attempt.plays) == ("open", ())
    assert attempt.mistakes == len(puzzle.position.legal_plays()) - len(puzzle.plays)


@pytest.mark.parametrize("name", ["lent", "push", "cheap"])
def test_the_others_hold_out_as_long_as_they_can(name):
    attempt, puzzle = attempt_at(name), sample(name)
    attempt.play(puzzle.plays[0])
    solution = Solution(puzzle.position, puzzle.task)
    moment = solution.start.play(puzzle.plays[0])
    for reply in attempt.plays[1:]:
        if not solution.judge.own(moment):
            assert reply in solution.best_replies(moment)
        moment = moment.play(reply)


def test_ties_are_broken_by_the_seed_and_taking_back_changes_no_reply():
    lines = {attempt_played("cheap", seed) for seed in range(8)}
    assert len(lines) > 1
    assert attempt_played("cheap", 3) == attempt_played("cheap", 3)


def attempt_played(name: str, seed: int) -> tuple:
    attempt = attempt_at(name, seed=seed)
    while attempt.state == "open":
        attempt.play(attempt.right()[0])
    plays = attempt.plays
    attempt.take_back()
    attempt.play(attempt.right()[0])
    assert attempt.plays == plays
    return plays


def test_whoever_can_only_pass_passes():
    attempt = attempt_at("lent")
    attempt.play("2 Q")
    while attempt.state == "open":
        assert attempt.now.position.legal_plays() != (PASS,)
        attempt.play(attempt.right()[0])


def test_only_is_said_where_just_one_of_several_is_right():
    attempt = attempt_at("lent")
    attempt.play("2 Q")
    assert attempt.only
    attempt = attempt_at("company")
    attempt.play("3 Q")
    assert not attempt.only


def test_an_illegal_play_changes_nothing():
    attempt = attempt_at("lent")
    with pytest.raises(IllegalPlay):
        attempt.play("2 9")
    assert (attempt.state, attempt.plays, attempt.mistakes) == ("open", (), 0)


def test_a_budget_that_runs_out_is_said_and_play_goes_on():
    attempt = attempt_at("lent", nodes=1)
    assert attempt.undecided
    assert not attempt.judged
    while attempt.now.position.to_act is not None:
        attempt.play(attempt.now.position.legal_plays()[0])
    assert attempt.state == "over"
    assert attempt.mistakes == 0


def test_a_budget_that_runs_out_later_keeps_what_was_played():
    for nodes in range(200, 3000, 100):
        attempt = attempt_at("lent", nodes=nodes)
        if not attempt.judged:
            continue
        attempt.play("2 Q")
        if attempt.undecided:
            assert [str(play) for play in attempt.plays][:1] == ["2 Q"]
            assert not attempt.judged
            attempt.take_back()
            assert attempt.plays == ()
            return
    pytest.fail("no budget between the two")


def test_a_solution_too_large_to_look_at_is_still_answered(monkeypatch):
    def too_large(*_):
        raise TooLarge(1)

    monkeypatch.setattr(Solution, "best_replies", too_large)
    attempt = attempt_at("lent")
    attempt.play("2 Q")
    assert len(attempt.plays) == 3


def test_a_task_that_cannot_be_done_is_refused():
    with pytest.raises(NotSo):
        Attempt(Position.parse("1 2 | 13 | 13"), Task("out", 0))


@pytest.mark.parametrize(
    "name, right, wrong",
    [
        ("cheap", ("13", 7, None), ("1", 19, None)),
        ("all-together", ("6^2 Q", None, 2), ("S20", None, None)),
        ("hurry", ("13", None, 3), ("3", None, 4)),
        ("lent", ("2 Q", None, None), ("6", None, None)),
    ],
)
def test_what_a_play_is_worth(name, right, wrong):
    attempt = attempt_at(name)
    for good, (play, points, rounds) in ((True, right), (False, wrong)):
        worth = attempt.worth(
            next(p for p in sample(name).position.legal_plays() if str(p) == play)
        )
        assert (worth.right, worth.points) == (good, points)
        if good or name == "hurry":
            assert worth.rounds == rounds


def test_hints_go_from_an_idea_to_the_cards_and_later_speak_of_the_turn():
    attempt, puzzle = attempt_at("lent"), sample("lent")
    assert attempt.hints(puzzle.themes) == puzzle.hints
    attempt.play("2 Q")
    later = attempt.hints(puzzle.themes)
    assert later[0] != puzzle.hints[0]
    assert ", ".join(map(str, attempt.right())) in str(later[-1])
