"""The exact interval against tails summed as fractions, known values and its own promise."""

from __future__ import annotations

from fractions import Fraction
from math import comb, expm1, isclose, log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vqlab.contract import LabError
from vqlab.deals.interval import interval
from vqlab.puzzles import Made

law = settings(deadline=None, max_examples=60)


def chance(n: int, p: Fraction, counts: range) -> Fraction:
    """The chance that the number of finds is among some counts."""
    return sum((comb(n, i) * p**i * (1 - p) ** (n - i) for i in counts), Fraction(0))


counted = st.integers(0, 60).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n)))
confidences = st.sampled_from([0.5, 0.8, 0.95, 0.99, 0.9999])


@law
@given(counted, confidences)
def test_at_its_ends_the_binomial_tails_are_just_what_they_may_be(counts, confidence):
    found, tried = counts
    low, high = interval(found, tried, confidence)
    tail = (1 - confidence) / 2
    if found:
        at_least = chance(tried, Fraction(low), range(found, tried + 1))
        assert isclose(at_least, tail, rel_tol=1e-6)
    else:
        assert low == 0
    if found < tried:
        at_most = chance(tried, Fraction(high), range(found + 1))
        assert isclose(at_most, tail, rel_tol=1e-6)
    else:
        assert high == 1
    assert 0 <= low <= high <= 1
    if tried:
        assert low <= found / tried <= high


@law
@given(counted)
def test_losses_have_the_mirrored_interval(counts):
    found, tried = counts
    low, high = interval(found, tried)
    mirrored = interval(tried - found, tried)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=1e-12)


@pytest.mark.parametrize("p", [Fraction(1, 50), Fraction(1, 7), Fraction(1, 2)])
def test_it_holds_the_chance_at_least_as_often_as_promised(p):
    n = 30
    held = [k for k in range(n + 1) if interval(k, n)[0] <= p <= interval(k, n)[1]]
    assert sum(chance(n, p, range(k, k + 1)) for k in held) >= Fraction(95, 100)


@pytest.mark.parametrize(
    "found, tried, low, high",
    [
        # no find: 1 - 0.025^(1/n); all found: its mirror
        (0, 10, 0.0, 1 - 0.025**0.1),
        (10, 10, 0.025**0.1, 1.0),
        (1, 1, 0.025, 1.0),
        # printed in many tables
        (1, 10, 0.0025, 0.4450),
        (5, 10, 0.1871, 0.8129),
        (4, 100, 0.0110, 0.0993),
    ],
)
def test_known_intervals(found, tried, low, high):
    assert interval(found, tried) == pytest.approx((low, high), abs=6e-5)


def test_nothing_tried_says_nothing():
    assert interval(0, 0) == (0.0, 1.0)


def test_large_numbers_take_no_longer_and_are_near_what_a_normal_law_says():
    low, high = interval(500_000, 1_000_000)
    assert (low, high) == pytest.approx((0.5 - 0.00098, 0.5 + 0.00098), abs=2e-6)
    low, _ = interval(1, 10**9)
    assert isclose(low, -expm1(log(0.975) / 10**9), rel_tol=1e-7)


def test_more_confidence_is_a_wider_interval():
    ends = [interval(3, 20, confidence) for confidence in (0.5, 0.9, 0.95, 0.999)]
    lows, highs = zip(*ends, strict=True)
    assert list(lows) == sorted(lows, reverse=True)
    assert list(highs) == sorted(highs)


@pytest.mark.parametrize("found, tried", [(-1, 3), (4, 3), (1.0, 3), (True, 3), (0, "3"), (0, -1)])
def test_impossible_counts_are_refused(found, tried):
    with pytest.raises(LabError, match="whole numbers, 0 or more"):
        interval(found, tried)


@pytest.mark.parametrize("confidence", [0, 1, 1.5, -0.1, True, float("nan"), "0.95", None])
def test_impossible_confidences_are_refused(confidence):
    with pytest.raises(LabError, match="between 0 and 1"):
        interval(1, 3, confidence)


def test_a_search_that_ends_with_its_last_find_is_judged_by_the_trials_it_took():
    """Bounds of a waiting time: so many trials or more, so many or fewer, for so many finds."""
    made = Made(["x"] * 3, 40, enough=True)
    low, high = made.interval
    soon = chance(40, Fraction(low), range(3, 41))
    late = chance(39, Fraction(high), range(3))
    assert (float(soon), float(late)) == pytest.approx((0.025, 0.025), rel=1e-6)
    assert Made(["x"], 1, enough=True).interval == pytest.approx((0.025, 1.0))


def test_a_search_that_ran_out_has_the_plain_interval():
    assert Made(["x"] * 3, 40).interval == interval(3, 40)
    assert Made([], 40).interval == interval(0, 40)
    assert Made().interval == (0.0, 1.0)
