"""Figures over deals: exact ones are exact, sampled ones hold the truth as often as they say."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from vqlab.contract import LabError
from vqlab.players.estimates import (
    mean_of_all,
    mean_of_some,
    share_of_all,
    share_of_some,
    student,
)
from vqlab.players.models import as_model


@pytest.mark.parametrize(
    ("degrees", "published"),
    [(1, 12.706), (2, 4.303), (5, 2.571), (30, 2.042), (120, 1.980), (100_000, 1.960)],
)
def test_the_quantile_is_that_of_the_printed_tables(degrees, published):
    assert student(degrees) == pytest.approx(published, abs=6e-4)


def test_intervals_that_are_to_hold_at_once_are_wider():
    assert student(10, 5) == pytest.approx(3.169, abs=6e-4)  # the printed 99 % column
    assert student(10, 13) > student(10, 5) > student(10)


@pytest.mark.parametrize("compared", [1, 29, 40, 100, 1000])
def test_the_quantile_is_found_for_any_number_of_deals_and_plays(compared):
    found = [student(degrees, compared) for degrees in (1, 12, 15, 20, 99, 999, 50_000)]
    assert found == sorted(found, reverse=True) and found[-1] > 1.9


def test_weights_count_and_fractions_stay_exact():
    found = mean_of_all([(1, 1), (4, 4)], [Fraction(1, 3), Fraction(2, 3)])
    assert (found.value, found.exact, found.undecided) == (3, True, 0)
    assert mean_of_all([(1, 1), (2, 5)], [1, 2])[1:] == (None, Fraction(5, 3), Fraction(11, 3), 1)
    assert share_of_all([True, False], [1, 2]).value == Fraction(1, 3)


def test_an_undecided_deal_widens_an_interval_and_is_neither_yes_nor_no():
    settled, open_ = share_of_some([True, False, False]), share_of_some([True, None, False])
    assert settled.value == Fraction(1, 3) and open_.value is None
    assert open_.low == settled.low and open_.high > settled.high
    means = mean_of_some([(2, 2), (3, 3), (1, 9)], 20), mean_of_some([(2, 2), (3, 3), (1, 1)], 20)
    assert means[0].value is None and means[0].undecided == 1
    assert means[0].low == means[1].low and means[0].high > means[1].high


def test_values_that_are_all_alike_are_no_proof_that_all_are():
    found = mean_of_some([(0, 0)] * 20, 50)
    assert found.value == found.low == 0
    assert 5 < found.high < 10  # a fifth of the deals may be others, 50 points each
    assert mean_of_some([(7, 7)], 50).high > 40


def test_intervals_for_a_mean_hold_it_about_as_often_as_they_say():
    chance, held = Random(8), 0
    for _ in range(300):
        drawn = [chance.choice([0, 0, 0, 5, 9, 30]) for _ in range(60)]
        found = mean_of_some([(value, value) for value in drawn], 30)
        held += found.low <= Fraction(44, 6) <= found.high
    assert 0.9 < held / 300 < 0.99


def test_a_model_there_is_not_is_refused_with_those_there_are():
    with pytest.raises(LabError, match="rule of thumb, random"):
        as_model("oracle")
