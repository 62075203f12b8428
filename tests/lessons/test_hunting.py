"""The exercises on The Vampires: the engine answers them, and each slip has its nudge."""

from __future__ import annotations

import pytest

from vqlab.lessons import exercises
from vqlab.lessons.hunting import GARLIC, HUNTING
from vqlab.vampires import Game
from vqlab.words import say

RIGHT = {"whose-turn": "B", "where-it-fits": 2}
SLIPS = {"whose-turn": ("D", "C"), "where-it-fits": (9, 3)}


def test_they_are_all_in_the_collection():
    assert set(HUNTING) <= set(exercises)


@pytest.mark.parametrize("name", RIGHT)
def test_the_right_answer_is_right_and_each_slip_has_its_own_nudge(name):
    exercise = exercises[name]
    assert exercise.check(RIGHT[name]).status == "right"
    nudges = set()
    for slip, misreading in zip(SLIPS[name], exercise.misreadings, strict=True):
        verdict = exercise.check(slip)
        assert verdict.status == "wrong"
        assert say(misreading.nudge) in str(verdict)
        nudges.add(str(verdict))
    assert len(nudges) == 2


def test_the_seats_that_garlic_skips_do_nothing():
    line, plays = GARLIC
    game = Game(line, plays)
    assert [event.seen.missed for event in game.events()] == [2, 0]
    assert all(game.position.hands[seat] == game.start.hands[seat] for seat in (0, 2))


@pytest.mark.parametrize("name", HUNTING)
def test_the_line_of_the_solution_gives_the_answer(name):
    exercise, known = exercises[name], {}
    *first, last = exercise.line.splitlines()
    exec("\n".join(first), known)
    found = eval(last, known)
    assert exercise.kind.same(exercise.kind.read(found), exercise._right())
