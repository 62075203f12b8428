"""Ratings: exact, fair to every deal, and as sure as they say."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vqlab.players.ratings import Estimate, quantile, rate

TWO = [
    [((0, 1, 0), [(0, 30, 6)]), ((1, 0, 0), [(24, 3, 0)]), ((0, 0, 1), [(0, 0, 12)])],
    [((1, 0, 1), [(3, 0, 0)]), ((0, 1, 1), [(9, 0, 0)]), ((1, 1, 0), [(0, 6, 6)])],
]
"""Two blocks of three seats by hand."""


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423), (120, 1.9799)],
)
def test_quantiles_are_those_of_the_printed_tables(freedom, expected):
    assert round(quantile(freedom), 4) == expected


def test_a_hand_made_tournament():
    ratings, differences = rate(2, TWO)
    # bot 0: 9 points in 6 phases, then 15 in 3; bot 1: 66 in 3, then 9 in 6
    assert ratings[0][0].mean == (Fraction(9, 6) + Fraction(15, 3)) / 2
    assert ratings[1][0].mean == (Fraction(66, 3) + Fraction(9, 6)) / 2
    assert [phases for _, _, phases, _ in ratings] == [9, 9]
    # bot 0 wins alone, alone, two seats together; then half of a game, none, none
    assert ratings[0][3] == 3 + Fraction(1, 2)
    assert ratings[1][3] == Fraction(1, 2) + 2
    assert differences[0, 1] == Estimate.of([Fraction(3, 2) - 22, 5 - Fraction(3, 2)])


@given(
    st.lists(
        st.lists(st.tuples(*[st.integers(0, 120)] * 4), min_size=4, max_size=4),
        min_size=1,
        max_size=5,
    )
)
def test_laws(blocks):
    seats = [(0, 1, 2, 0), (1, 2, 0, 0), (2, 0, 0, 1), (0, 0, 1, 2)]
    games = [[(seat, [points]) for seat, points in zip(seats, b, strict=True)] for b in blocks]
    ratings, differences = rate(3, games)
    assert sum(won for *_, won in ratings) == 4 * len(blocks), "every phase is won once"
    assert sum(phases for _, _, phases, _ in ratings) == 16 * len(blocks)
    weighed = sum(versus.mean * phases for _, versus, phases, _ in ratings)
    assert weighed == 0, "less than the average is more somewhere else"
    means = [points.mean for points, *_ in ratings]
    assert differences[0, 1].mean == means[0] - means[1]
    assert differences[0, 1].mean + differences[1, 2].mean == differences[0, 2].mean
    total = sum(sum(points) for block in blocks for points in block)
    assert sum(p.mean * phases for p, _, phases, _ in ratings) == total
    shuffled = [list(reversed(block)) for block in reversed(games)]
    assert rate(3, shuffled) == (ratings, differences), "whatever comes first"


def test_the_interval_holds_the_true_mean_as_often_as_it_says():
    rng, hits = Random(7), 0
    for _ in range(3000):
        values = [Fraction(rng.gauss(3, 2)) for _ in range(4)]
        low, high = Estimate.of(values).interval
        hits += low <= 3 <= high
    assert 0.938 < hits / 3000 < 0.962


def test_one_deal_has_no_interval_and_no_verdict():
    one = Estimate.of([Fraction(5)])
    assert (one.interval, one.sign) == (None, 0)


@pytest.mark.parametrize(("values", "sign"), [([5, 6, 7], 1), ([-5, -6, -7], -1), ([-1, 1], 0)])
def test_a_verdict_needs_the_whole_interval(values, sign):
    estimate = Estimate.of([*map(Fraction, values)])
    assert estimate.sign == sign
    assert (-estimate).sign == -sign


def test_bots_that_never_meet_have_no_difference():
    _, differences = rate(3, [[((0, 1), [(1, 2)])], [((1, 2), [(1, 2)])]])
    assert differences.keys() == {(0, 1), (1, 2)}
