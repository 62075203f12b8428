"""Distributions: laws of exact probability, of a mapping, and what is refused."""

from __future__ import annotations

import copy
import pickle
import sys
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import isclose, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vqlab.contract import LabError, Message
from vqlab.deals import Comparison, Distribution

law = settings(deadline=None, max_examples=60)
weight = st.integers(0, 30) | st.fractions(0, 5, max_denominator=12)
number = st.integers(-9, 9) | st.fractions(-4, 4, max_denominator=6)


def weighted(values: st.SearchStrategy) -> st.SearchStrategy[dict]:
    return st.dictionaries(values, weight, min_size=1, max_size=12).filter(
        lambda weights: any(weights.values())
    )


@law
@given(weighted(number))
def test_probabilities_are_the_weights_by_their_sum_and_make_exactly_one(weights):
    distribution = Distribution(weights)
    total = sum(map(Fraction, weights.values()))
    assert sum(distribution.values()) == 1
    assert all(type(p) is Fraction and p > 0 for p in distribution.values())
    assert dict(distribution) == {v: Fraction(w) / total for v, w in weights.items() if w}


@law
@given(weighted(number))
def test_mean_and_variance_are_those_of_the_definition(weights):
    distribution = Distribution(weights)
    mean = sum(Fraction(value) * p for value, p in distribution.items())
    variance = sum((value - mean) ** 2 * p for value, p in distribution.items())
    assert distribution.mean == mean
    assert distribution.variance == variance
    assert isclose(distribution.standard_deviation, sqrt(variance))


@law
@given(weighted(number), st.fractions(0, 1, max_denominator=40))
def test_a_quantile_is_the_least_value_that_reaches_its_part(weights, p):
    distribution = Distribution(weights)
    value = distribution.quantile(p)
    assert value in distribution
    assert distribution.at_most(value) >= p
    assert all(distribution.at_most(lower) < p for lower in distribution if lower < value)
    assert distribution.quantile(Fraction(1, 2)) == distribution.median


@law
@given(weighted(number), number)
def test_at_most_and_at_least_are_sums(weights, x):
    distribution = Distribution(weights)
    below = sum((p for value, p in distribution.items() if value <= x), Fraction(0))
    assert distribution.at_most(x) == below
    assert distribution.at_least(x) == 1 - below + distribution.get(x, 0)


@law
@given(weighted(number))
def test_it_is_a_mapping_in_order(weights):
    distribution = Distribution(weights)
    assert isinstance(distribution, Mapping)
    assert list(distribution) == sorted(distribution)
    assert len(distribution) == len(list(distribution)) == len(distribution.items())
    assert all(distribution[value] == p for value, p in distribution.items())
    assert "absent" not in distribution
    assert distribution.get("absent", 0) == 0
    with pytest.raises(KeyError):
        distribution["absent"]


@law
@given(weighted(number), st.integers(1, 9))
def test_equality_and_hash_are_of_the_contents(weights, factor):
    one = Distribution(weights, title="one", unit="points")
    same = Distribution({value: w * factor for value, w in reversed(weights.items())}, title="two")
    assert one == same
    assert hash(one) == hash(same)
    assert one == dict(one)
    assert one != Distribution({**one, "more": 1})
    assert Distribution(one) == one
    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
    assert pickle.loads(pickle.dumps(one)).title == "one"


@law
@given(weighted(number))
def test_a_map_keeps_what_each_result_comes_from(weights):
    distribution = Distribution(weights)
    mapped = distribution.map(abs)
    for result in mapped:
        assert mapped[result] == distribution.chance(lambda value, r=result: abs(value) == r)
    assert distribution.map(lambda _: "all") == {"all": 1}


@law
@given(weighted(number))
def test_what_is_given_and_what_is_not_make_the_whole(weights):
    distribution = Distribution(weights)
    p = distribution.chance(lambda value: value > 0)
    if 0 < p < 1:
        above = distribution.given(lambda value: value > 0)
        below = distribution.given(lambda value: value <= 0)
        for value in distribution:
            both = above.get(value, 0) * p + below.get(value, 0) * (1 - p)
            assert both == distribution[value]
    elif p == 0:
        with pytest.raises(LabError, match="no value for which"):
            distribution.given(lambda value: value > 0)


@law
@given(weighted(number), weighted(number), weighted(number))
def test_the_distance_is_that_of_the_likeliest_event_to_differ(first, second, third):
    one, other, last = map(Distribution, (first, second, third))
    likelier = {value for value in {**one, **other} if one.get(value, 0) > other.get(value, 0)}
    gap = one.chance(likelier.__contains__) - other.chance(likelier.__contains__)
    compared = one.compare(other)
    assert compared.distance == gap == other.compare(one).distance
    assert compared.difference == one.mean - other.mean
    assert (compared.distance == 0) == (one == other)
    assert one.compare(last).distance <= compared.distance + other.compare(last).distance


@law
@given(weighted(number))
def test_modes_are_the_likeliest(weights):
    distribution = Distribution(weights)
    most = max(distribution.values())
    assert distribution.mode == tuple(v for v in distribution if distribution[v] == most)


def test_a_float_part_is_the_decimal_that_was_written():
    ten = Distribution(dict.fromkeys(range(1, 11), 1))
    assert [ten.quantile(i / 10) for i in range(11)] == [1, *range(1, 11)]
    assert (ten.quantile(0), ten.quantile(1), ten.median) == (1, 10, 5)


def test_values_that_cannot_be_ordered_stay_as_they_came():
    mixed = Distribution({"b": 1, 2: 1, "a": 1})
    sets = Distribution({frozenset({2}): 1, frozenset({1}): 1})
    assert list(mixed) == ["b", 2, "a"]
    assert list(sets) == [frozenset({2}), frozenset({1})]
    assert list(Distribution({"b": 1, "a": 1})) == ["a", "b"]
    assert Distribution({1: 1, "a": 1}) == Distribution({"a": 1, 1: 1})
    for distribution in (mixed, sets):
        with pytest.raises(LabError, match="no order"):
            distribution.quantile(Fraction(1, 2))
        with pytest.raises(LabError, match="no order"):
            distribution.at_most(2)


def test_a_counter_of_what_was_seen_and_numbers_of_other_libraries_do():
    sympy = pytest.importorskip("sympy")
    assert Distribution(Counter("abba")) == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    halves = Distribution({sympy.Integer(2): sympy.Rational(1, 2), sympy.Integer(4): 1})
    assert halves.mean == Fraction(10, 3)
    assert type(halves.mean) is Fraction


def test_true_counts_one():
    assert Distribution({True: 1, False: 3}).mean == Fraction(1, 4)


@pytest.mark.parametrize(
    "weights, said",
    [
        ([1, 2], "made of a mapping"),
        ({}, "at least one value"),
        ({1: 0, 2: Fraction(0)}, "at least one value"),
        ({1: -1, 2: 3}, "0 or more, not “-1”"),
        ({1: 0.5}, "a whole number or a fraction, 0 or more, not “0.5”"),
        ({1: "2"}, "not “'2'”"),
        ({1: True}, "not “True”"),
        ({1: None}, "not “None”"),
    ],
)
def test_impossible_weights_are_refused_in_one_sentence(weights, said):
    with pytest.raises(LabError, match=said) as refused:
        Distribution(weights)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("p", [-0.1, 1.01, Fraction(5, 4), 2, float("nan"), "0.5", None, True])
def test_impossible_parts_are_refused(p):
    with pytest.raises(LabError, match="from 0 to 1"):
        Distribution({1: 1}).quantile(p)


@pytest.mark.parametrize("value", ["a", float("inf"), float("nan"), (1, 2), None, 1j])
def test_only_finite_numbers_have_a_mean(value):
    distribution = Distribution({value: 1, 3: 1})
    assert not distribution.is_numeric
    for name in ("mean", "variance", "standard_deviation"):
        with pytest.raises(LabError, match="Only numbers have a mean"):
            getattr(distribution, name)
    assert str(distribution)
    assert distribution.html()


def test_what_has_another_order_cannot_be_compared():
    with pytest.raises(LabError, match="“'a'” cannot be compared"):
        Distribution({1: 1}).at_least("a")
    with pytest.raises(LabError, match="What is compared or drawn"):
        Distribution({1: 1}).compare({1: 1})
    with pytest.raises(LabError, match="What is compared or drawn"):
        Comparison(Distribution({1: 1}), None)


def test_it_cannot_be_changed():
    distribution = Distribution({1: 1})
    with pytest.raises(AttributeError, match="immutable"):
        distribution.title = "other"
    with pytest.raises(AttributeError, match="immutable"):
        del distribution.title
    with pytest.raises(TypeError):
        distribution[1] = 2
    source = {1: 1}
    kept = Distribution(source)
    source[2] = 1
    assert list(kept) == [1]


def test_a_frame_has_the_exact_and_the_decimal():
    pandas = pytest.importorskip("pandas")
    vectors = Distribution({(0, 3): 1, (3, 0): 2}, unit="points")
    frame = vectors.to_pandas()
    assert isinstance(frame, pandas.DataFrame)
    assert list(frame.index) == [(0, 3), (3, 0)]
    assert frame.index.name == "points"
    assert list(frame["probability"]) == [Fraction(1, 3), Fraction(2, 3)]
    assert frame["probability"].sum() == 1
    assert list(frame["decimal"]) == [1 / 3, 2 / 3]


def test_what_is_not_installed_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(LabError, match="pip install pandas"):
        Distribution({1: 1}).to_pandas()


def test_a_title_may_be_a_message():
    distribution = Distribution({1: 1}, title=Message("cards-count", n=2))
    assert str(distribution).startswith("2 cards\n")
    assert ">2 cards</caption>" in distribution.html()
