"""The steps shown for a chance: they are the count, and every number in them is in it."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from vqlab.contract import LabError
from vqlab.deals import Unseen, beats, chance, holds, queens
from vqlab.deals.derivation import derive
from vqlab.deals.weights import whole_number


def one_hand(pool: dict[int, int], queens: int, hand: int, size: int, value: int) -> dict[int, int]:
    """Ways to hold no higher set, by queens: a polynomial multiplied out, one value at a time."""
    ways = {}
    for held in range(min(queens, size - 1) + 1):
        row = [1] + [0] * hand
        for worth, copies in pool.items():
            most = size - 1 - held if worth > value else copies
            row = [
                sum(comb(copies, x) * row[at - x] for x in range(min(most, copies, at) + 1))
                for at in range(hand + 1)
            ]
        if held <= hand and row[hand - held]:
            ways[held] = comb(queens, held) * row[hand - held]
    return ways


@pytest.mark.parametrize("hand", [1, 5, 13])
@pytest.mark.parametrize("size, value", [(1, 12), (2, 10), (3, 5), (4, 1), (6, 2), (9, 3)])
def test_the_ways_by_queens_are_the_coefficients_of_the_formula(hand, size, value):
    unseen = Unseen([hand], mine="13 12^2 5 Q")
    pool = {worth: unseen.pool.count(worth) for worth in range(1, 14)}
    copies = min(size, 8)
    led = f"{value}^{copies}" + (f" Q^{size - copies}" if size > copies else "")
    steps = derive(unseen, beats(led))
    assert dict(steps.odds.by_queens) == one_hand(pool, 3, hand, size, value)
    assert steps.odds.total == comb(len(unseen.pool), hand)
    assert steps.chance == chance(unseen, beats(led))


def test_of_several_hands_all_ways_are_a_multinomial():
    steps = derive(Unseen([3, 5, 2]), ~beats("9^2", [1, 2, 3]))
    assert steps.odds.total == comb(108, 3) * comb(105, 5) * comb(100, 2)
    assert steps.chance == Fraction(steps.without, steps.odds.total)
    assert "So the chance that no hand holds it is" in str(steps.lines[-1])


def test_the_formula_has_the_numbers_of_the_count():
    steps = derive(Unseen([10]), beats("10^2"))
    for part in (
        "\\binom{108}{10}",
        "\\binom{4}{q}",
        "[y^{10 - q}]",
        "\\binom{8}{x}",
        "^{3}",
        "^{80}",
        "\\frac{962197979}{1592876151}",
    ):
        assert part in steps.latex
    assert steps.latex.count("{") == steps.latex.count("}")
    without = derive(Unseen([10]), holds("10^2", queens=False)).latex
    assert "q" not in without
    assert "^{76}" in without


def test_what_has_no_such_steps_is_refused():
    unseen = Unseen([3, 3], known=["13", ""])
    for event in (queens(1) >= 2, beats("8^2", 1), beats("8", 1) & beats("8", 2)):
        with pytest.raises(LabError, match="Steps are shown"):
            derive(unseen, event)
    assert derive(unseen, beats("8", 2)).chance == chance(unseen, beats("8", 2))


def test_long_numbers_are_rounded():
    assert whole_number(10**17) == "100,000,000,000,000,000"
    assert whole_number(123456789 * 10**20) == "1.23457 × 10^28"
    assert whole_number(1_999_999_999 * 10**20) == "2.00000 × 10^29"


def test_what_is_nearly_sure_is_not_called_sure():
    rare = derive(Unseen([13]), holds("13^8 Q^4", better=False))
    assert "≈ 4.66179e-15" in str(rare.lines[-1])
    sure = derive(Unseen([13], mine="13^8 Q^4"), ~beats("12"))
    assert str(sure.lines[-1]).endswith("= 1.")
    assert "\\frac{0}" not in sure.latex
