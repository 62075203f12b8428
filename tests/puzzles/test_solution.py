"""Solutions: lines, refutations and measures are what they say they are."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from vqlab.puzzles import Deals, Moment, NotSo, Solution, Task, TooLarge, task_of
from vqlab.queen import Play, Position


def solutions(count: int, seed: int = 3) -> Iterator[Solution]:
    """Solutions of random small positions, of several kinds."""
    number = 0
    while count > 0:
        number += 1
        slayers = ("none", "20", "15+20")[number % 3]
        deals = Deals(3 + number % 2, "1-2" if number % 3 else "1-3", slayers, in_round=None)
        start = deals.draw(random.Random(f"{seed}/{number}"))
        if start.to_act is None:
            continue
        seat = start.to_act
        other = (seat + 1) % start.seats
        for task in (task_of(start), Task("prevent", seat, target=other)):
            try:
                solution = Solution(start, task, limit=1_500)
                solution.measures  # noqa: B018
            except (NotSo, TooLarge):
                continue
            yield solution
            count -= 1


def test_a_line_keeps_the_task_to_its_end() -> None:
    for solution in solutions(80):
        moment = solution.start
        for play in solution.line:
            assert solution.judge.holds(moment)
            moment = moment.play(play)
        assert moment.position.is_over
        assert solution.task.event.holds(moment.position.penalties)
        if solution.task.kind == "least":
            assert moment.position.penalties[solution.task.seat] == solution.task.limit


def test_every_first_play_is_right_or_refuted() -> None:
    refuted = 0
    for solution in solutions(80):
        legal = solution.start.position.legal_plays()
        assert {*solution.plays, *solution.wrong} == set(legal)
        assert len(solution.plays) + len(solution.wrong) == len(legal)
        for play in solution.wrong:
            moment = solution.start.play(play)
            assert not solution.judge.holds(moment)
            for reply in solution.refutation(moment):
                moment = moment.play(reply)
                assert not solution.judge.holds(moment)
            assert not solution.task.event.holds(moment.position.penalties)
            refuted += 1
    assert refuted > 30


def test_the_others_hold_out_as_long_as_they_can() -> None:
    for solution in solutions(40):
        for moment, _ in solution.steps():
            if not solution.judge.own(moment):
                best = solution.best_replies(moment)
                task, plays = solution.task, moment.position.legal_plays()
                if task.kind == "least" and task.limit:
                    less = [
                        p for p in plays if solution.judge.holds(moment.play(p), task.limit - 1)
                    ]
                    plays = [p for p in plays if p not in less]
                depths = {p: solution.depth(moment.play(p)) for p in plays}
                assert {p for p in depths if depths[p] == max(depths.values())} == set(best)


def test_measures_are_counted_over_the_whole_solution() -> None:
    for solution in solutions(40):
        moments = list(solution.moments())
        assert len(moments) == len(set(moments))
        measures = solution.measures
        assert measures.decisions == sum(map(solution.decides, moments))
        assert measures.wrong == len(solution.wrong)
        own = [moment for moment, _ in solution.steps() if solution.decides(moment)]
        assert measures.depth >= len(own)
        assert 1 <= measures.difficulty <= 5


def test_copies_of_a_card_are_one_play() -> None:
    solution = Solution(Position.parse("6 6 9 | 7 | 8"), Task("prevent", 0, target=1))
    every = [*solution.plays, *solution.wrong]
    assert sorted(map(str, every)) == ["6", "6^2", "9"]


def test_what_cannot_be_done_is_no_solution() -> None:
    with pytest.raises(NotSo, match="A cannot force going out"):
        Solution(Position.parse("1 2 | 3 S20 | Q"), Task("out", 0))
    with pytest.raises(NotSo, match="turn of B"):
        Solution(Position.parse("1 2 | 3 S20 | Q"), Task("out", 1))


def test_a_solution_too_large_to_look_at_says_so() -> None:
    start = Position.parse("1 8 10^2 | 3 7^2 9 | 2 4 5 13")
    small = Solution(start, Task("out", 0), limit=50)
    with pytest.raises(TooLarge, match="50"):
        list(small.moments())
    with pytest.raises(TooLarge, match="50"):
        small.depth(small.start)
    assert len(list(Solution(start, Task("out", 0)).moments())) > 50


def test_a_moment_counts_the_rounds_that_have_ended() -> None:
    moment = Moment(Position.parse("6 8 | 7 9 | 10 11"))
    for play, spent in [("6", 0), ("7", 0), ("pass", 1), ("9", 1), ("10", 1), ("pass", 2)]:
        moment = moment.play(Play(play))
        assert moment.spent == spent
