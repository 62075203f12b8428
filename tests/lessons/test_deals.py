"""The exercises on deals: trying everything finds the same answers, and the texts are true."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb

import pytest

from vqlab import deals
from vqlab.contract import NotationError
from vqlab.deals import Unseen, simulate
from vqlab.deals.events import Conditional, Event
from vqlab.lessons import CHANCE, exercises
from vqlab.lessons.deals import ABSENT, CHANCES, COUNTS, DRAWN, FED_FROM, FEEDERS, PAIR, SIZE
from vqlab.queen import Edition
from vqlab.words import say


def answer(name: str) -> Fraction:
    return exercises[name].kind.read(exercises[name].answer()).value


# --- counting ------------------------------------------------------------------------------------


def test_the_small_hands_are_those_found_by_trying_everything():
    hands = set(combinations(Edition.small().deck, DRAWN))
    assert exercises["small-hands"].check(len(hands))
    kinds = set(combinations_with_replacement(["1", "2", "3", "4", "Q"], DRAWN))
    missing = kinds - hands
    assert len(kinds) == 35
    assert sorted(hand.count("Q") for hand in missing) == [2, 2, 2, 2, 3]


def test_choices_that_are_no_hand_have_too_many_of_one_kind():
    """Tried with every number of queens and the largest of the other parts, not with a formula."""

    @cache
    def choices(kinds: int, size: int, most: int) -> int:
        if kinds == 0:
            return size == 0
        return sum(choices(kinds - 1, size - n, most) for n in range(min(size, most) + 1))

    def hands(queens: int, copies: int) -> int:
        return sum(choices(13, ABSENT - q, copies) for q in range(queens + 1))

    every, few_queens, real = hands(9, 9), hands(4, 9), hands(4, 8)
    assert exercises["no-hands"].check(every - real)
    assert (every - few_queens, few_queens - real) == (2380, 13)


def test_a_hand_with_both_slayers_is_a_hand_of_two_fewer():
    edition = Edition.small(values=2, copies=2, queens=1, slayers=(15, 20))
    deck = [*edition.deck, "S15", "S20"]
    both = {hand for hand in combinations(deck, 4) if {"S15", "S20"} <= set(hand)}
    assert len(both) == deals.hands(2, edition=edition)
    assert exercises["both-slayers"].check(deals.hands(11))


def test_two_cards_are_alike_as_often_as_among_all_pairs_of_cards():
    pairs = list(combinations(Edition.BASE.deck, 2))
    alike = sum(one == other for one, other in pairs)
    assert (alike, len(pairs)) == (370, 5778)
    assert exercises["alike"].check(Fraction(alike, len(pairs)))
    assert exercises["alike"].check("6.4 %")
    assert exercises["alike"].check(alike / len(pairs))
    assert Fraction(7 * 104 + 3 * 4, 108 * 107) == Fraction(alike, len(pairs))


def test_the_tables_with_as_many_deals_agree_on_both_counts():
    assert deals.deals(11) == deals.deals(12)
    assert deals.deals(11, weighted=True) == deals.deals(12, weighted=True)
    assert Edition.BASE.left_over(11) == Edition.BASE.hand_size(11) == Edition.BASE.hand_size(12)
    assert exercises["same-deals"].check(11)


# --- chances -------------------------------------------------------------------------------------


def test_one_hand_is_what_all_hands_say_in_a_count_by_classes():
    """By the number of queens and of cards above the pair; no generating function, no formula."""

    @cache
    def single(numbers: int, size: int) -> int:
        if numbers == 0:
            return size == 0
        return single(numbers - 1, size) + (8 * single(numbers - 1, size - 1) if size else 0)

    low = 9 * 8 + 6
    without = sum(single(3, high) * comb(low, SIZE - high) for high in range(4))
    without += 4 * comb(low, SIZE - 1)
    assert answer("one-hand") == 1 - Fraction(without, comb(106, SIZE))


CLOSE = 0.03


@pytest.mark.parametrize(
    "name, hands, event",
    [
        ("one-hand", 1, deals.beats(PAIR)),
        ("two-hands", 2, deals.beats(PAIR, [1, 2])),
        ("second-hand", 2, deals.beats(PAIR, 2).given(~deals.beats(PAIR, 1))),
        ("queen-behind", 1, (deals.queens(1) >= 1).given(deals.beats(PAIR))),
    ],
)
def test_dealing_at_random_agrees(name: str, hands: int, event: Event | Conditional):
    sample = simulate(Unseen([SIZE] * hands, mine=PAIR), event, 3000, seed=5)
    assert abs(sample.share - answer(name)) < CLOSE


def test_the_two_hands_depend_on_each_other_as_the_text_says():
    one, either, second = answer("one-hand"), answer("two-hands"), answer("second-hand")
    assert 1 - (1 - one) ** 2 < either < 2 * one
    assert second > one
    assert either == one + (1 - one) * second


def test_a_queen_is_likely_behind_a_pair_that_beats():
    assert float(answer("queen-behind")) > 2 * float(1 - Fraction(comb(102, SIZE), comb(106, SIZE)))


def test_the_highest_safe_card():
    def taken(card: int) -> float:
        return float(deals.picks_up(Unseen([FED_FROM] * FEEDERS), str(card), leader=1)[0])

    safe = [card for card in range(1, 14) if taken(card) < 0.5]
    assert safe == list(range(1, len(safe) + 1))
    assert exercises["safe-feed"].check(len(safe))
    assert [int(100 * taken(card)) for card in (3, 4)] == [47, 66]
    assert "47 of 100 cases, with a 4 already in 66" in say(exercises["safe-feed"].why)


# --- how a chance may be written -----------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in CHANCES if name != "safe-feed"])
def test_a_chance_is_right_in_every_way_to_write_it(name: str):
    right, exercise = answer(name), exercises[name]
    decimal = float(right)
    for given in (right, str(right), decimal, f"{decimal:.4f}", f"{decimal:.3f}"):
        assert exercise.check(given), given
    assert exercise.check(f"{100 * decimal:.1f} %")
    assert exercise.check(f"{100 * decimal:.2f}%".replace(".", ","))
    assert exercise.check(int(decimal * 1000) / 1000), "cut off, not rounded"
    assert exercise.check(decimal + 0.002).status == "wrong"


def test_too_few_figures_are_asked_for_again():
    verdict = exercises["two-hands"].check("54 %")
    assert verdict.status == "wrong"
    assert "at least 3 decimal places" in str(verdict)
    assert "at least 3 decimal places" in str(exercises["one-hand"].check(0.3))


@pytest.mark.parametrize(
    "name, given",
    [("alike", 0.065), ("second-hand", 0.331), ("two-hands", 0.545), ("two-hands", "54.5 %")],
)
def test_a_chance_rounded_the_wrong_way_is_wrong(name: str, given: object):
    """Less than a unit of the last place off, but neither rounded nor cut off."""
    verdict = exercises[name].check(given)
    assert verdict.status == "wrong"
    assert "near" not in str(verdict)


@pytest.mark.parametrize("name", [name for name in CHANCES if name != "safe-feed"])
@pytest.mark.parametrize("places", range(3, 8))
def test_of_all_decimals_those_rounded_or_cut_off_are_right(name: str, places: int):
    unit = Fraction(1, 10**places)
    cut = answer(name) // unit * unit
    rounded = round(answer(name) / unit) * unit
    for step in range(-2, 4):
        given = cut + step * unit
        text = f"{float(given):.{places}f}"
        assert bool(exercises[name].check(text)) == (given in (cut, rounded)), text


def test_what_is_near_is_rounded_or_cut_off_too():
    assert "As far as it goes that is near" in str(exercises["one-hand"].check(0.3))
    for far in (0.4, "0.2", "31.1 %"):
        assert "As far as it goes" not in str(exercises["one-hand"].check(far))
    for nothing in (0.0, "0 %", "0.00"):
        assert "As far as it goes" not in str(exercises["alike"].check(nothing))


def test_a_zero_at_the_end_may_be_left_out():
    """Python shows 0.320 as 0.32."""
    assert round(answer("one-hand"), 3) == Fraction("0.320")
    assert exercises["one-hand"].check(0.32)


def test_a_fraction_is_taken_at_its_word():
    assert exercises["alike"].check("185/2889")
    assert not exercises["alike"].check(Fraction(64, 1000))
    assert exercises["alike"].check("64/1000").status == "wrong"


@pytest.mark.parametrize("given", [32, "31.9", 1.5, "-0.3", "3/2", Fraction(-1, 3)])
def test_what_is_no_chance_is_told_about_percentages(given: object):
    verdict = exercises["one-hand"].check(given)
    assert verdict.status == "unread"
    assert "A percentage needs its sign" in str(verdict)


@pytest.mark.parametrize(
    "junk", ["", ".", "%", "1/0", "1e-3", "0.3.1", "a third", True, None, float("nan"), [0.3]]
)
def test_junk_is_no_chance(junk: object):
    with pytest.raises(NotationError):
        CHANCE.read(junk)


def test_a_sympy_fraction_is_a_fraction():
    sympy = pytest.importorskip("sympy")
    assert exercises["alike"].check(sympy.Rational(185, 2889))


def test_misreadings_are_known_by_their_decimals():
    said = str(exercises["two-hands"].check("63.9 %"))
    assert "counted twice" in said
    assert "equally likely" in str(exercises["alike"].check(0.1333))
    assert "What can a queen do?" in str(exercises["one-hand"].check(0.187))


def test_every_exercise_on_deals_has_its_misreadings_apart_from_the_answer():
    for name in [*COUNTS, *CHANCES]:
        exercise = exercises[name]
        right = exercise.kind.read(exercise.answer())
        wrong = [exercise.kind.read(misread()) for misread, _ in exercise.misreadings]
        assert not any(exercise.kind.same(one, right) for one in wrong), name


def test_an_all_alike_chance_is_a_count_of_different_hands():
    """The wrong chance of the third misreading, on the few kinds of hands there are."""
    kinds = [8] * 9 + [6] + [8] * 3 + [4]
    hands = beaten = 0

    def walk(kind: int, left: int, high: int) -> None:
        nonlocal hands, beaten
        if kind == 13:
            if left <= 4:
                hands += 1
                beaten += high + left >= 2 if high or left >= 2 else 0
            return
        for n in range(min(kinds[kind], left) + 1):
            walk(kind + 1, left - n, max(high, n) if kind > 9 else high)

    walk(0, SIZE, 0)
    share = CHANCE.read(exercises["one-hand"].misreadings[2].answer()).value
    assert share == Fraction(beaten, hands)
