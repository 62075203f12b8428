"""What is stripped as trivial is indeed won: beside the solver, and by hand."""

from __future__ import annotations

import random

import pytest

from vqlab.puzzles import Deals, Judge, Moment, Task
from vqlab.puzzles.trivial import is_control_line, is_trivial, wins_at_once
from vqlab.queen import Position


def test_control_lines_and_exits_are_forced_wins() -> None:
    found = 0
    for number in range(1500):
        deals = Deals(3 + number % 3, "1-4", "any", in_round=number % 4 == 0)
        position = deals.draw(random.Random(f"trivial/{number}"))
        if position.to_act is not None and is_trivial(position):
            found += 1
            assert Judge(position, Task("out", position.to_act)).holds(Moment(position)), position
    assert found > 150


@pytest.mark.parametrize(
    ("line", "control"),
    [
        ("5 13^2 Q | 12^2 3 | 7 8 9", True),
        ("5 6 13 | 12 7 | 13 8 Q", False),  # the 13 can be beaten
        ("4 13 | 12 Q | 7 8", False),  # by a queen
        ("4 13 | 12 | 7 8", True),
        ("4 13 S20 | 12 | 7 8", False),  # a slayer is no set
        ("6^2 13^2 | 12 13 | 7 8", True),
        ("6^2 12^2 | 12 13^2 | 7 8", False),
        ("3 9^2 Q^2 | 10^2 13 | 4 5", True),  # 9^2 Q^2 beats what two cards can do
    ],
)
def test_control_lines_by_hand(line: str, control: bool) -> None:
    assert is_control_line(Position.parse(line)) == control


def test_a_control_line_is_asked_of_a_leader_only() -> None:
    assert not is_control_line(Position.parse("4 13 | 12 | 7 8 ; C ; - ; 7"))
    assert not is_control_line(Position.parse("- | 12 | 7 8"))


def test_emptying_the_hand_counts_in_a_normal_round_only() -> None:
    assert wins_at_once(Position.parse("S20 | 7 8 | 9 10"))
    assert wins_at_once(Position.parse("9 | 7 8 | 9 10 ; B ; - ; 7, pass"))
    assert not wins_at_once(Position.parse("9 | 7 S20 | 9 10 ; B ; - ; S20, 9"))
    assert not wins_at_once(Position.parse("6 9 | 7 8 | 9 10"))
