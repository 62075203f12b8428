"""The exercises on hidden hands: trying everything finds the same, and the texts are true."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from tests.lessons.test_solutions import forces
from vqlab.lessons import exercises
from vqlab.lessons.hidden import FITTING, GOES_OUT, HIDDEN, PASSED, PICKED_UP, SURE, surely_out
from vqlab.queen import Hand, Phase, Play, Position, View
from vqlab.solver.concepts import guarantee
from vqlab.words import say


def splits(cards: Sequence[str], size: int) -> Iterator[tuple[list[str], list[str]]]:
    """Every way to part cards, equal ones told apart: so many, and the others."""
    for chosen in combinations(range(len(cards)), size):
        rest = [card for at, card in enumerate(cards) if at not in chosen]
        yield [cards[at] for at in chosen], rest


def test_fitting_deals_are_those_found_by_trying_everything():
    assert Phase(FITTING).view("C").hand == Hand("1 2 3")
    every = list(splits(["1", "1", "2", "2", "3", "3"], 3))
    assert exercises["fitting-deals"].check(len({tuple(sorted(one)) for one, _ in every}))
    assert exercises["fitting-deals"].misreadings[0].answer() == len(every)


def test_picked_up_cards_are_not_dealt_again():
    line, plays = PICKED_UP
    view = Phase(line, plays).view("A")
    assert (str(view.hand), str(view.known[2]), view.hand_sizes) == ("1 3 4", "1 Q", (3, 2, 5))
    unplaced = [
        "1",
        "2",
        "2",
        "2",
        "3",
        "3",
        "4",
        "4",
    ]  # three of each number, less A's hand and the known 1
    hands = list(combinations(unplaced, 2))
    without = [hand for hand in hands if "4" not in hand]
    assert exercises["picked-up-cards"].check(1 - Fraction(len(without), len(hands)))
    assert f"In {len(without)} of {len(hands)} ways" in say(exercises["picked-up-cards"].why)


def test_a_pass_is_weighed_by_its_likelihood():
    line, plays = PASSED
    assert str(Phase(line, plays).view("C").hand) == "1 2 3 4"
    unseen = [
        "1",
        "1",
        "2",
        "2",
        "3",
        "4",
        "4",
    ]  # three of each, less C's hand and the 3 that was led
    able = [Fraction(1, 3) if "4" in b else None for b, _ in splits(unseen, 4)]
    four = sum(chance for chance in able if chance is not None)
    assert exercises["passed"].check(four / (four + able.count(None)))
    before = Fraction(len(able) - able.count(None), len(able))
    assert before == Fraction(6, 7)
    assert "6 cases of 7" in say(exercises["passed"].why)


def test_a_lead_goes_out_in_this_share_by_walking_every_deal():
    line, plays, lead = GOES_OUT
    view = Phase(line, plays).view("C")
    head, _, _ = line.partition(":")
    hands = [tuple(map(" ".join, split)) for split in splits(str_cards("2^2 3 4"), 2)]
    outs = []
    for a, b in hands:
        after = Position.parse(f"{head}: {a} | {b} | {view.hand} ; C").play(Play(lead))
        outs.append(forces(str(after), {2}, lambda points: points[2] == 0))
    assert exercises["goes-out"].check(Fraction(sum(outs), len(outs)))
    pairs = ["2 2" in hand for hand in hands]
    assert pairs == [not out for out in outs], "a pair of 2s beats it, and nothing else does"


def str_cards(text: str) -> list[str]:
    return list(Hand(text))


def by_views(phases: Sequence[Phase], seat: int) -> bool:
    """Whether the seat can force its exit with one play for one view: asked of the views alone."""
    (view,) = {repr(phase.view(seat)): phase.view(seat) for phase in phases}.values()
    if view.is_over:
        return not view.hand
    if view.to_act == seat:
        return any(
            by_views([phase.play(play) for phase in phases], seat) for play in view.legal_plays()
        )
    then = defaultdict(list)
    for phase in phases:
        for play in phase.legal_plays():
            after = phase.play(play)
            then[repr(after.view(seat))].append(after)
    return all(by_views(alike, seat) for alike in then.values())


def fitting(view: View, line: str, plays: Sequence[str]) -> list[Phase]:
    """Every phase that C cannot tell from this one, by trying all ways to deal the cards."""
    head, _, _ = line.partition(":")
    sizes = [len(hand) for hand in Phase(line).start.hands]
    mine = Phase(line).start.hands[2]
    cards = str_cards("1^3 2^3 3^3 4^3")
    for card in mine:
        cards.remove(card)
    found = {}
    for a, b in splits(cards, sizes[0]):
        try:
            phase = Phase(f"{head}: {' '.join(a)} | {' '.join(b)} | {mine}", plays)
        except ValueError:
            continue
        if phase.view("C") == view:
            found[str(phase.position)] = phase
    return list(found.values())


def test_the_sure_play_is_sure_by_the_views_alone():
    line, plays = SURE
    view = Phase(line, plays).view("C")
    phases = fitting(view, line, plays)
    assert len(phases) == 2
    sure = [
        play
        for play in view.legal_plays()
        if by_views([phase.play(play) for phase in phases], view.seat)
    ]
    assert exercises["for-sure"].check(sure)
    assert exercises["for-sure"].misreadings[0].answer() == list(view.legal_plays()[:2])


@pytest.mark.parametrize("seed", range(30))
def test_in_one_open_deal_sure_is_what_the_solver_guarantees(seed: int):
    dice = Random(seed)
    cards = str_cards("1^3 2^3 3^3 4^3 Q")
    dice.shuffle(cards)
    position = Position.parse(
        f"queen/small: {' '.join(cards[:3])} | {' '.join(cards[3:6])} | {' '.join(cards[6:8])} S20"
    )
    for seat in range(3):
        assert surely_out([position], seat) == (guarantee(position, seat).value == 0)


def test_what_is_sure_is_sure_in_each_deal_but_not_the_other_way_round():
    """Strategy fusion: each deal alone can be won, both together cannot."""
    two = [
        Position.parse(f"queen/small,values=3,queens=0: {hands} ; C")
        for hands in ("1 3 | 1 S20 | 1 2", "1^2 | 3 S20 | 1 2")
    ]
    assert all(surely_out([position], 2) for position in two)
    assert not surely_out(two, 2)


def test_every_exercise_on_hidden_hands_shows_a_view_and_no_hidden_card():
    for name in HIDDEN:
        shown = exercises[name].shown
        assert isinstance(shown, View), name
        assert shown.legal_plays() or name == "fitting-deals" or shown.to_act != shown.seat
