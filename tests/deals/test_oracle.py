"""The real deck, against icepool."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.deals import oracle
from vqlab.deals import Unseen, beats, chance, distribution, largest_set, lowest, penalty
from vqlab.queen import Play

MINE = ["", "8^3 9 13^2 Q", "1^2 2 3^3 10 11^3 12 Q^2"]


@pytest.mark.parametrize("mine", MINE)
@pytest.mark.parametrize("led", ["4", "Q", "10^2", "8 Q", "6^3", "2^4", "9^5", "1^8", "7^8 Q^3"])
def test_one_hand_that_beats_a_set(mine, led):
    unseen, play = Unseen([13], mine), Play(led)
    assert chance(unseen, beats(led)) == oracle.beats(unseen, play.size, play.value)


@pytest.mark.parametrize(
    "hands, mine, led",
    [
        ([10, 10], "", "10^2"),
        ([13, 9], MINE[1], "11^3"),
        ([7, 7], MINE[2], "9^2"),
        ([6, 5], "", "8^4"),
        ([4, 4, 4], MINE[1], "11"),
        ([3, 4, 3], "13^7", "10^2"),
        pytest.param([13, 13], MINE[1], "5^3", marks=pytest.mark.slow),
        pytest.param([8, 8, 8], MINE[2], "10^2", marks=pytest.mark.slow),
    ],
)
def test_several_hands_that_beat_a_set(hands, mine, led):
    unseen, play = Unseen(hands, mine), Play(led)
    exact = chance(unseen, beats(led, range(1, len(hands) + 1)))
    assert exact == oracle.beats(unseen, play.size, play.value)


@pytest.mark.parametrize("mine", MINE)
@pytest.mark.parametrize("size", [1, 6, 13])
def test_whole_distributions(mine, size):
    unseen = Unseen([size], mine)
    for quantity, expected in (
        (penalty(), oracle.penalties(unseen)),
        (lowest(), oracle.lowest(unseen)),
        (largest_set(), oracle.largest(unseen)),
    ):
        assert dict(distribution(unseen, quantity)) == expected


def test_the_oracle_gives_the_known_figure():
    assert oracle.beats(Unseen([10]), 2, 10) == Fraction(962197979, 1592876151)
