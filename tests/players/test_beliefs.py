"""What a seat may believe: beside a count of every way the unseen cards can lie, one by one."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from fractions import Fraction
from itertools import combinations
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vqlab.contract import ImpossiblePosition, LabError
from vqlab.players import ANY, BEATS, Beliefs, Inference, TooManyDeals
from vqlab.queen import Edition, Hand, Phase, Position, View
from vqlab.queen.cards import UNIT
from vqlab.queen.game import Game

SMALL = Edition.small(values=4, copies=2, queens=1, slayers=(15, 20), hand=2)


def midway(seed: int, seats: int = 3, edition: Edition = SMALL, most: int = 12) -> Phase:
    """A phase in which random plays were made, and somebody is still to act."""
    rng = Random(seed)
    phase = Phase.deal(seats, seed, edition)
    for _ in range(rng.randrange(most)):
        then = phase.play(rng.choice(phase.legal_plays()))
        if then.is_over:
            break
        phase = then
    return phase


def ways(view: View) -> Counter[tuple[int, ...]]:
    """Every way to lay the unseen cards, each copy by itself: all hands -> how many ways."""
    found: Counter[tuple[int, ...]] = Counter()
    known = {seat: Counter(view.known[seat]) for seat in range(view.seats)}
    pool = list((Counter(view.unseen) - sum(known.values(), Counter())).elements())
    others = [seat for seat in range(view.seats) if seat != view.seat]
    held = Counter(seat for _, seat in view.slayers)

    def lay(left: tuple[int, ...], seats: list[int], hands: dict[int, int]) -> None:
        if not seats:
            found[tuple(hands[seat] for seat in range(view.seats))] += 1
            return
        seat = seats[0]
        sure = sum(UNIT[card] for card in view.known[seat])
        sure += sum(UNIT[f"S{slayer}"] for slayer, at in view.slayers if at == seat)
        size = view.hand_sizes[seat] - held[seat] - len(view.known[seat])
        for chosen in combinations(left, size):
            rest = tuple(card for card in left if card not in chosen)
            hands[seat] = sure + sum(UNIT[pool[card]] for card in chosen)
            lay(rest, seats[1:], hands)

    lay(tuple(range(len(pool))), others, {view.seat: view.hand.packed})
    return found


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_deals_are_every_way_the_unseen_cards_can_lie(seed):
    phase = midway(seed)
    view = phase.view(Random(seed).randrange(3))
    beliefs = Beliefs(view)
    assert {deal.hands: deal.weight for deal in beliefs.deals()} == ways(view)
    assert beliefs.total == sum(ways(view).values())
    assert beliefs.count() == len(ways(view)) == len(beliefs.deals())


@given(st.integers(0, 10**6), st.sampled_from(["base", "english", "small,values=5,copies=3"]))
@settings(max_examples=40, deadline=None)
def test_every_deal_drawn_fits_the_view_and_the_truth_is_one_of_them(seed, edition):
    rng = Random(seed)
    edition = Edition.parse(edition)
    seats = rng.randrange(3, 13) if edition.name != "small" else 3
    phase = midway(seed, seats, edition, most=60)
    for seat in range(seats):
        view = phase.view(seat)
        beliefs = Beliefs(view)
        for _ in range(3):
            deal = beliefs.draw(rng)
            position = view.position([Hand.of(hand) for hand in deal.hands])
            assert position == beliefs.position(deal)
            # everything that is in no hand lies in the crypt or was set aside
            Position(position.start_hands, position.leader, plays=position.plays, edition=edition)
        assert view.position(phase.position.hands) == phase.position
        with suppress(TooManyDeals):
            assert phase.position.state[0] in {deal.hands for deal in beliefs.deals(500)}


def test_picked_up_cards_stay_known_and_crypt_cards_are_dealt_to_nobody():
    phase = Phase("5 9 S20 | 2 7 | 1 6 | 8 12 S15", ["S20", "2", "1", "8", "12", "pass", "pass"])
    beliefs = Beliefs(phase.view(1))
    rng = Random(5)
    for _ in range(200):
        hands = beliefs.hands(beliefs.draw(rng))
        assert [hands[3].count(card) > 0 for card in ("1", "2", "8", "S15", "S20")] == [True] * 5
    # all twelves but the one played can still be dealt
    assert beliefs.unseen.pool.count(12) == 7


def test_who_sees_the_same_believes_the_same():
    one = Phase("3 9 S20 | 7 8 | 5 10 | 4 4", ["9", "pass", "10"])
    other = Phase("3 9 S20 | 6 6 | 2 10 | 13 Q", ["9", "pass", "10"])
    assert one.view(0) == other.view(0)
    first, second = Beliefs(one.view(0)), Beliefs(other.view(0))
    assert [first.draw(Random(1)) for _ in range(5)] == [second.draw(Random(1)) for _ in range(5)]


def test_draws_come_as_often_as_they_weigh():
    view = midway(8).view(0)
    beliefs, rng, times = Beliefs(view), Random(3), 20_000
    drawn = Counter(beliefs.draw(rng).hands for _ in range(times))
    assert len(beliefs.deals()) > 5
    for deal in beliefs.deals():
        share = deal.weight / beliefs.total
        spread = sqrt(times * share * (1 - share))
        assert abs(drawn[deal.hands] - times * share) < 5 * spread + 1


@given(st.integers(0, 10**6))
@settings(max_examples=60, deadline=None)
def test_beats_when_able_rules_out_whoever_passed_with_a_raise_in_hand(seed):
    phase = midway(seed)
    view = phase.view(0)
    every = Beliefs(view).deals()
    expected = [deal.hands for deal in every if not _could_raise(phase, deal.hands)]
    try:
        weighed = Beliefs(view, BEATS).deals()
    except LabError:
        weighed = ()
    assert [deal.hands for deal in weighed] == expected


def _could_raise(phase: Phase, now: tuple[int, ...]) -> bool:
    """Whether somebody but A passed and could have raised, had these been the hands."""
    opening = [Hand.of(hand) for hand in now]
    truth = [hand.packed for hand in phase.start.start_hands]
    shift = [then - hand for then, hand in zip(truth, phase.position.state[0], strict=True)]
    opening = [Hand.of(hand + more) for hand, more in zip(now, shift, strict=True)]
    replayed = Phase(Position(opening, phase.start.leader, edition=phase.edition))
    for play in phase.plays:
        position = replayed.position
        in_turn = position.round.turn > 0 and not position.round.slayer
        if position.to_act and in_turn and not play.size and len(position.legal_plays()) > 1:
            return True
        replayed = replayed.play(play)
    return False


def test_draws_under_a_model_fit_it_where_any_do():
    phase = Phase("queen/small: 1 3 | 2 4 | 2 Q S20", ["3", "pass", "pass"])
    beliefs, rng = Beliefs(phase.view(0), BEATS), Random(2)
    allowed = {deal.hands for deal in beliefs.deals()}
    drawn = {beliefs.draw(rng).hands for _ in range(200)}
    assert drawn <= allowed < {deal.hands for deal in Beliefs(phase.view(0)).deals()}


def test_a_given_likelihood_weighs_deals_exactly():
    def likes_to_pass(act):
        return Fraction(1, 3) if not act.play.size else 1

    phase = Phase("queen/small: 1 3 | 2 4 | 2 Q S20", ["3", "pass", "Q"])
    model = Inference("passes one time in three", likes_to_pass)
    weighed = {deal.hands: deal.weight for deal in Beliefs(phase.view(0), model).deals()}
    plain = {deal.hands: deal.weight for deal in Beliefs(phase.view(0), ANY).deals()}
    assert weighed == {hands: weight * Fraction(1, 3) for hands, weight in plain.items()}
    sampled = [*Beliefs(phase.view(0), model).sample(5, "seed")]
    assert {deal.weight for deal in sampled} == {Fraction(1, 3)}
    assert sampled == [*Beliefs(phase.view(0), model).sample(5, "seed")]


def test_with_a_short_memory_fewer_plays_speak():
    phase = Phase("queen/small: 1 3 | 2 4 | 2 Q S20", ["3", "pass", "pass"])
    assert Beliefs(phase.view(0, memory=0), BEATS).count() > 0
    told = Beliefs(phase.view(0), BEATS).deals()
    forgot = Beliefs(phase.view(0, memory=0), BEATS).deals()
    assert len(told) < len(forgot)


def test_a_second_phase_and_its_embargo_are_believed_as_the_first():
    game = Game.new(3, seed=4, phases=2, edition="small,values=4")
    while not game.phase.is_over:
        game = game.play(game.legal_plays()[0])
    view = game.next_phase().phase.view(0)
    assert Beliefs(view).draw(Random(1)).hands[0] == view.hand.packed


def test_refusals_say_what_is_wrong():
    view = Phase.deal(4, seed=1).view(0)
    with pytest.raises(TooManyDeals, match=r"more than 20,000 deals"):
        Beliefs(view).deals()
    with pytest.raises(TooManyDeals, match=r"more than 100 deals"):
        Beliefs(view).count(100)
    never = Inference("never", lambda act: 0)
    played = Phase("queen/small: 1 3 | 2 4 | 2 Q S20", ["3", "4"]).view(0)
    with pytest.raises(LabError, match=r"No deal fits this view under the model “never”"):
        Beliefs(played, never).deals()
    for wrong in (2, -1, 0.5, True, None):
        with pytest.raises(LabError, match=r"from 0 to 1; “odd” gave"):
            Beliefs(played, Inference("odd", lambda act, gives=wrong: gives)).deals()
    hands = [Hand("1"), Hand("4"), Hand("2 2 Q")]
    with pytest.raises(ImpossiblePosition, match=r"do not fit what this seat sees.*R17"):
        played.position(hands)


def test_nothing_touches_the_global_generator():
    random.seed(12)
    before = random.getstate()
    Beliefs(Phase.deal(4, seed=1).view(0)).draw(Random(1))
    assert random.getstate() == before
