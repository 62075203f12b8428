"""The formulas on the board say what the counts say."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.test_imports import loaded_by
from vqlab.contract import ImpossiblePosition, LabError
from vqlab.deals import GeneratingFunction, deals, deals_term, hand_counts
from vqlab.queen import Edition

EDITIONS = st.builds(
    Edition.small,
    values=st.integers(1, 6),
    copies=st.integers(1, 9),
    queens=st.integers(0, 5),
    slayers=st.sampled_from([(), (20,), (15, 20)]),
)


@pytest.mark.parametrize("slayers", [False, True])
def test_sympy_multiplies_to_the_same_counts(slayers):
    counts = hand_counts(slayers=slayers)
    board = GeneratingFunction(slayers=slayers)
    assert tuple(map(board.coefficient, range(len(counts)))) == counts
    assert board.expansion().degree() == len(counts) - 1


@settings(deadline=None, max_examples=30)
@given(EDITIONS, st.booleans())
def test_small_decks_multiply_to_the_same_counts(edition, slayers):
    board = GeneratingFunction(edition, slayers=slayers)
    counts = hand_counts(edition=edition, slayers=slayers)
    assert tuple(map(board.coefficient, range(len(counts)))) == counts


def test_the_product_is_not_multiplied_out_and_is_worth_what_the_expansion_is():
    board = GeneratingFunction(slayers=True)
    assert board.product.subs("x", 2) == sum(
        count * 2**size for size, count in enumerate(hand_counts(slayers=True))
    )
    assert str(board.product).startswith("(1 - x**9)**13*(x + 1)**2")


def test_coefficients_leave_sympy_as_plain_ints():
    board = GeneratingFunction("english")
    assert type(board.coefficient(13)) is int
    assert type(board.term(13).count) is int


def test_what_is_no_hand_has_no_coefficient():
    with pytest.raises(ImpossiblePosition, match="R1"):
        GeneratingFunction().coefficient(109)
    with pytest.raises(LabError):
        GeneratingFunction().coefficient(-1)


def test_a_cell_shows_the_product_and_a_coefficient_of_it():
    board = GeneratingFunction()
    product = board._repr_latex_().strip("$")
    shown = board.term(13)._repr_latex_()
    assert r"\left(1 - x^{9}\right)^{13}" in product
    assert shown.startswith(r"$\displaystyle \left[x^{13}\right]\;")
    assert shown.endswith(" = 10166170$")
    assert product.removeprefix(r"\displaystyle ") in shown
    assert str(board.term(13)) == "10166170"


def test_a_cell_shows_the_deals_of_a_table():
    term = deals_term(3)
    assert term.count == deals(3)
    assert term.power == r"x_{1}^{13} \cdots x_{3}^{13}"
    assert r"\le 8}" in term.function and r"\right)^{13}" in term.function
    assert r"\le 4}" in term.function
    assert term._repr_latex_().endswith(f" = {deals(3)}$")


def test_without_queens_the_deals_have_one_kind_of_factor():
    bare = Edition.small(values=3, copies=2, queens=0, hand=2)
    same = Edition.small(values=3, copies=2, queens=2, hand=2)
    assert deals_term(3, edition=bare).function.count(r"\sum") == 1
    assert deals_term(3, edition=bare).function.endswith("^{3}")
    assert deals_term(3, edition=same).function.endswith("^{4}")


def test_counting_does_not_load_sympy():
    assert "sympy" not in loaded_by("from vqlab.deals import GeneratingFunction, hands; hands(13)")
