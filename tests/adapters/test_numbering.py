"""Every play has one number, in the order in which positions list their plays."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from vqlab import Edition, Phase
from vqlab.adapters.numbering import numbering
from vqlab.contract import LabError, NotationError
from vqlab.queen import PASS

EDITIONS = ["base", "english", "small", "small,values=5,slayers=15+20,queens=3", "small,queens=0"]
DECLARED = ["base,queens_declared=yes", "small,queens=2,queens_declared=yes"]


@pytest.mark.parametrize("edition", EDITIONS + DECLARED)
def test_there_and_back(edition: str) -> None:
    numbers = numbering(edition)
    assert [numbers.number(numbers.play(each)) for each in range(len(numbers))] == list(
        range(len(numbers))
    )
    assert len(set(numbers.texts)) == len(numbers)
    assert numbers.play(len(numbers) - 1) == PASS
    assert pickle.loads(pickle.dumps(numbers)) is numbers


@pytest.mark.parametrize("edition", ["base", "english"])
def test_the_count_of_a_whole_deck(edition: str) -> None:
    # 13 values, 1 to 8 copies with 0 to 4 queens; 1 to 4 queens alone; two slayers; pass.
    assert len(numbering(edition)) == 13 * 8 * 5 + 4 + 2 + 1


def test_declared_queens_have_a_number_for_each_value() -> None:
    more = len(numbering("base,queens_declared=yes")) - len(numbering("base"))
    assert more == 4 * 13


@pytest.mark.parametrize("edition", EDITIONS + DECLARED)
def test_legal_plays_are_ascending_numbers(edition: str) -> None:
    numbers, rng = numbering(edition), Random(3)
    for seed in range(4):
        phase = Phase.deal(3, seed=seed, edition=edition)
        while not phase.is_over:
            position = phase.position
            hand = position.state[0][position.to_act]
            found = numbers.legal(hand, position.round)
            assert list(found) == sorted(set(found))
            assert tuple(map(numbers.play, found)) == phase.legal_plays()
            phase = phase.play(numbers.play(rng.choice(found)))


def test_numbers_do_not_depend_on_the_order_of_asking() -> None:
    assert numbering(Edition.BASE) is numbering("base")
    assert numbering("base").texts == numbering("english").texts


def test_refusals_are_sentences() -> None:
    with pytest.raises(LabError, match=r"^6\^9 is no play of the edition base\.$"):
        numbering("base").number("6^9")
    with pytest.raises(LabError, match="from 0 to 526; there is no play 527"):
        numbering("base").play(527)
    with pytest.raises(LabError, match="there is no play -1"):
        numbering("base").play(-1)
    with pytest.raises(NotationError, match="the edition is one of"):
        numbering("large")
