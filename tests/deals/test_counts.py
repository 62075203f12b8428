"""How many hands and deals there are: known figures, slow counts of small decks, laws."""

from __future__ import annotations

from math import comb, factorial, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.deals.slowly import deals_by_value, deals_with_alike, deck_of, every_deal, every_hand
from vqlab.contract import ImpossiblePosition, LabError
from vqlab.deals import deals, hand_counts, hands, slayer_placements
from vqlab.deals.contingency import steps
from vqlab.queen import Edition, Phase

HANDS = (14, 105, 560, 2380, 8567, 27118, 77415, 202930, 495027)
HANDS += (1135316, 2467647, 5115500, 10166170)
DEALS = {
    3: 698802936054364384634,
    4: 3483573384719785808015510700,
    5: 8667196887366996015478812518019146,
    6: 6523072421519879011030332504729735451797,
    7: 527489946501943898923099960307503271131462279,
    8: 135576376027084080912828981978324851973175078167,
    9: 1354242895677412475939137938094108084711290242025,
    10: 643608477011709373002748875615040049347465224977833590,
    11: 235273821858870773728855581555270751775641601177951723775,
    12: 235273821858870773728855581555270751775641601177951723775,
}
QUICK = (3, 4, 12)
SEATS = [n if n in QUICK else pytest.param(n, marks=pytest.mark.slow) for n in DEALS]

small_editions = st.builds(
    Edition.small,
    values=st.integers(1, 5),
    copies=st.integers(1, 5),
    queens=st.integers(0, 4),
    slayers=st.sampled_from([(), (15,), (20,), (15, 20)]),
    hand=st.integers(1, 6),
    two_seats=st.just(True),
)


# Hands


def test_the_hands_of_every_size_up_to_thirteen():
    assert tuple(hands(size) for size in range(1, 14)) == HANDS
    assert hands(13, slayers=True) == 22864817
    assert hands(0) == hands(108) == 1


def test_the_list_of_counts_is_the_counts():
    assert hand_counts() == tuple(hands(size) for size in range(109))
    assert len(hand_counts(slayers=True)) == 111


def test_editions_by_name_and_as_themselves():
    assert hand_counts(edition="english") == hand_counts(edition=Edition.BASE) == hand_counts()
    assert hands(1, edition="small", slayers=True) == 6


@pytest.mark.parametrize("slayers", [False, True])
@pytest.mark.parametrize("queens", [0, 2])
def test_hands_one_by_one(queens, slayers):
    edition = Edition.small(values=3, copies=3, queens=queens, slayers=(15, 20))
    for size in range(len(deck_of(edition, slayers)) + 1):
        found = every_hand(size, edition, slayers)
        assert hands(size, edition=edition, slayers=slayers) == len(found)


@given(small_editions, st.booleans())
def test_a_hand_and_the_cards_it_leaves_are_counted_alike(edition, slayers):
    counts = hand_counts(edition=edition, slayers=slayers)
    assert counts == counts[::-1]
    assert len(counts) == len(deck_of(edition, slayers)) + 1


@given(small_editions, st.booleans())
def test_all_hands_together_choose_a_number_of_each_card(edition, slayers):
    number_of_each = (edition.copies + 1) ** edition.values * (edition.queens + 1)
    slayer_or_not = 2 ** len(edition.slayers * slayers)
    assert sum(hand_counts(edition=edition, slayers=slayers)) == number_of_each * slayer_or_not


# Deals


@pytest.mark.parametrize("seats", SEATS)
def test_the_deals_to_every_table(seats):
    assert deals(seats) == deals(seats, edition="english") == DEALS[seats]


@pytest.mark.parametrize(
    "seats",
    [3, 4, pytest.param(5, marks=pytest.mark.slow), pytest.param(6, marks=pytest.mark.slow)],
)
def test_deals_value_by_value(seats):
    assert DEALS[seats] % 2**64 == deals_by_value(Edition.BASE, seats)


@pytest.mark.parametrize("alike", [11, 13])
@pytest.mark.parametrize("seats", DEALS)
def test_turning_the_values_round(seats, alike):
    assert (DEALS[seats] - deals_with_alike(Edition.BASE, seats, alike)) % alike == 0


@pytest.mark.parametrize("seats", [3, 5, 7, 11])
def test_turning_the_table_round(seats):
    """Seats in a ring of prime length: only deals with equal hands stay as they are."""
    of_each = Edition.small(13, 8 // seats, 4 // seats) if seats <= 8 else None
    equal = hands(Edition.BASE.hand_size(seats), edition=of_each) if of_each else 0
    assert (DEALS[seats] - equal) % seats == 0


@settings(deadline=None, max_examples=60)
@given(small_editions, st.integers(2, 5))
def test_small_decks_value_by_value(edition, seats):
    if edition.hand_size(seats):
        assert deals(seats, edition=edition) % 2**64 == deals_by_value(edition, seats)


@pytest.mark.parametrize(
    "edition, seats",
    [
        (Edition.small(values=2, copies=3, queens=1, hand=2), 3),
        (Edition.small(values=2, copies=2, queens=2, hand=1), 3),
        (Edition.small(values=2, copies=3, queens=2, hand=2), 4),
        (Edition.small(values=3, copies=2, queens=0, hand=2, two_seats=True), 2),
        (Edition.small(values=6, copies=1, queens=1), 3),
    ],
    ids=str,
)
def test_deals_one_by_one(edition, seats):
    size = edition.hand_size(seats)
    assert deals(seats, edition=edition) == len(every_deal(list(edition.deck), seats, size))


def test_weighted_deals_one_by_one():
    edition = Edition.small(values=2, copies=3, queens=1, hand=2)
    cards = list(enumerate(edition.deck))
    assert deals(3, edition=edition, weighted=True) == len(every_deal(cards, 3, 2)) == 630


def test_weighted_deals_of_the_real_deck_fill_one_hand_after_another():
    for seats in DEALS:
        size = Edition.BASE.hand_size(seats)
        hand_by_hand = prod(comb(108 - size * seat, size) for seat in range(seats))
        assert deals(seats, weighted=True) == hand_by_hand
        assert DEALS[seats] < hand_by_hand


@settings(deadline=None)
@given(small_editions, st.integers(2, 6))
def test_telling_copies_apart_gives_no_fewer_deals(edition, seats):
    if edition.hand_size(seats):
        distinct = deals(seats, edition=edition)
        weighted = deals(seats, edition=edition, weighted=True)
        assert distinct <= weighted
        most_weight = factorial(edition.copies) ** edition.values * factorial(edition.queens)
        assert distinct * most_weight >= weighted


def test_without_copies_every_card_is_its_own_anyway():
    edition = Edition.small(values=13, copies=1, queens=0, hand=3)
    assert deals(4, edition=edition) == deals(4, edition=edition, weighted=True)


# Slayers


@pytest.mark.parametrize("edition, seats", [("base", 3), ("base", 12), ("english", 6)])
def test_R4_the_seat_that_leads_decides_where_the_slayers_lie(edition, seats):
    starts = [Phase.deal(seats, 1, edition, leader=seat).start.hands for seat in range(seats)]
    found = {tuple(hand.slayers for hand in hands) for hands in starts}
    assert slayer_placements(seats, edition=edition) == len(found) == seats


def test_R31_later_both_slayers_may_lie_with_one_seat():
    assert slayer_placements(3, first_phase=False) == 9
    assert slayer_placements(6, edition="english", first_phase=False) == 6


def test_without_slayers_there_is_nothing_to_place():
    bare = Edition.small(slayers=())
    assert slayer_placements(3, edition=bare) == 1
    assert slayer_placements(3, edition=bare, first_phase=False) == 1


# Refusals


def test_R1_a_hand_larger_than_the_deck_is_refused():
    with pytest.raises(ImpossiblePosition, match="only 108 cards are there") as refused:
        hands(109)
    assert refused.value.clause == "R1"
    assert hands(110, slayers=True) == 1
    with pytest.raises(ImpossiblePosition, match="only 1 card is there"):
        hands(2, edition=Edition.small(values=1, copies=1, queens=0))


@pytest.mark.parametrize("size", [-1, 2.0, "3", True, None])
def test_a_hand_has_a_whole_number_of_cards(size):
    with pytest.raises(LabError, match="a whole number of cards"):
        hands(size)


@pytest.mark.parametrize("count", [deals, slayer_placements])
@pytest.mark.parametrize("seats", [2, 13, 0, -3, 3.0, True])
def test_R2_tables_nobody_plays_at_are_refused(count, seats):
    with pytest.raises(ImpossiblePosition) as refused:
        count(seats)
    assert refused.value.clause == "R2"


def test_R6_a_deck_too_small_for_the_table_is_refused():
    with pytest.raises(ImpossiblePosition) as refused:
        deals(5, edition=Edition.small(values=2, copies=2, queens=0))
    assert refused.value.clause == "R6"


def test_a_count_that_would_not_end_is_refused_and_the_weighted_one_given():
    huge = Edition.small(values=13, copies=15, queens=15)
    with pytest.raises(LabError, match="weighted deals"):
        deals(8, edition=huge)
    assert deals(8, edition=huge, weighted=True) > DEALS[8]


def test_no_printed_deck_comes_near_the_limit():
    assert max(steps(Edition.BASE, seats) for seats in DEALS) < 250_000
