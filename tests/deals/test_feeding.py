"""Who takes a slayer round, against every deal of a small deck played out by the rules."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product

import pytest

from tests.deals.test_chances import every_deal
from vqlab.contract import ImpossiblePosition, LabError
from vqlab.deals import Unseen
from vqlab.deals.feeding import picks_up
from vqlab.queen import Edition, Hand, Position
from vqlab.queen.play import Play

SMALL = Edition.small(values=4, copies=2, queens=2)


def taker(hands: dict[int, Hand], feeds: dict[int, str], leader: int) -> int:
    """Play the round by the rules: seat A leads, and who holds the slayer at the end took it."""
    order = [(leader + step) % (len(hands) + 1) for step in range(len(hands) + 1)]
    rest = "4"  # so that nobody is out, whatever was fed
    seats = [Hand(["S20", rest])] + [Hand([feeds[hand], rest]) for hand in order[1:]]
    position = Position(seats, edition=Edition.BASE)
    for play in ["S20", *(feeds[hand] for hand in order[1:])]:
        position = position.play(Play(play))
    (at,) = [at for at, hand in enumerate(position.hands) if hand.slayers]
    return order[at]


def choices(hand: Hand, rule: str) -> list[str]:
    cards = sorted(hand, key=lambda card: Play(card).feed)
    if rule == "uniform":
        return cards
    return [cards[0] if rule == "lowest" else cards[-1]]


def by_every_deal(unseen, feed, leader, rule, fed):
    found: dict[int, Fraction] = defaultdict(Fraction)
    asked = [hand for hand in range(1, len(unseen.hands) + 1) if hand != leader and hand not in fed]
    seen = Hand([*unseen.seen, *fed.values()])
    now = Unseen(unseen.hands, unseen.mine, seen, unseen.known, unseen.edition)
    deals = list(every_deal(now, *asked))
    for dealt in deals:
        options = [choices(dealt[hand], rule) for hand in asked]
        all_feeds = list(product(*options))
        for chosen in all_feeds:
            feeds = {**dict(zip(asked, chosen, strict=True)), **fed, 0: feed}
            everyone = {hand: Hand() for hand in range(1, len(unseen.hands) + 1)}
            found[taker(everyone, feeds, leader)] += Fraction(1, len(all_feeds) * len(deals))
    return dict(found)


CASES = [
    (Unseen([2, 2], edition=SMALL), 1, {}),
    (Unseen([2, 1], edition=SMALL), 2, {}),
    (Unseen([2, 2, 1], mine="3", edition=SMALL), 2, {}),
    (Unseen([1, 2, 2], mine="3", edition=SMALL), 1, {3: "2"}),
    (Unseen([2, 2], mine="3", known=["Q", "3"], edition=SMALL), 2, {}),
    (Unseen([3, 2], mine="3", known=["Q 1", ""], edition=SMALL), 2, {}),
]


@pytest.mark.parametrize("unseen, leader, fed", CASES, ids=str)
@pytest.mark.parametrize("rule", ["lowest", "highest", "uniform"])
@pytest.mark.parametrize("feed", ["1", "Q", "3", "4"])
def test_every_deal_of_a_small_deck(unseen, leader, fed, rule, feed):
    unseen = unseen if feed == "3" else Unseen(unseen.hands, feed, "", unseen.known, SMALL)
    exact = picks_up(unseen, feed, leader, rule, fed)
    assert sum(exact.values()) == 1
    assert dict(exact) == by_every_deal(unseen, feed, leader, rule, fed)


def test_where_i_lead_somebody_else_takes_it():
    exact = picks_up(Unseen([4, 4, 4]), "", 0)
    assert 0 not in exact
    assert sum(exact.values()) == 1
    assert exact[1] < exact[2] < exact[3]  # of equals the last takes


def test_a_large_table_is_no_more_work_than_a_small_one():
    for rule in ("lowest", "highest", "uniform"):
        assert sum(picks_up(Unseen([9] * 11, "4"), "4", 6, rule).values()) == 1


def test_R23_a_hand_without_vampires_takes_everything():
    assert dict(picks_up(Unseen([3, 0, 3]), "13", 3)) == {2: 1}
    with pytest.raises(ImpossiblePosition, match="R23"):
        picks_up(Unseen([0, 0, 3]), "13", 3)


@pytest.mark.parametrize(
    "arguments",
    [
        ("4 4", 1),
        ("S20", 1),
        ("4", 3),
        ("4", 1, "random"),
        ("4", 1, "lowest", {1: "5"}),
        ("9", 1),
        ("", 1),
    ],
)
def test_what_no_round_can_be_is_refused(arguments):
    with pytest.raises(LabError):
        picks_up(Unseen([3, 3], mine="4^2"), *arguments)
