"""Who takes a slayer round, against every deal of a small deck played out by the rules."""

from __future__ import annotations

import random
from collections import defaultdict
from fractions import Fraction
from itertools import product

import pytest

from tests.deals.test_chances import every_deal
from vqlab.contract import ImpossiblePosition, LabError
from vqlab.deals import Unseen
from vqlab.deals.feeding import picks_up, picks_up_seen
from vqlab.queen import Edition, Hand, Phase, Position
from vqlab.queen.play import Play

SMALL = Edition.small(values=4, copies=2, queens=2, slayers=(15, 20))


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
    (Unseen([1, 2, 2], mine="3", edition=SMALL), 1, {2: "2"}),
    (Unseen([1, 2, 2], mine="3", edition=SMALL), 1, {2: "2", 3: "4"}),
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


@pytest.mark.parametrize("rule", ["lowest", "highest", "uniform"])
def test_where_i_lead_every_deal_of_a_small_deck(rule):
    unseen = Unseen([2, 1, 2], mine="3", edition=SMALL)
    found: dict[int, Fraction] = defaultdict(Fraction)
    deals = list(every_deal(unseen, 1, 2, 3))
    for dealt in deals:
        all_feeds = list(product(*(choices(dealt[hand], rule) for hand in (1, 2, 3))))
        for chosen in all_feeds:
            counts = [Play(card).feed for card in chosen]
            last = max(hand for hand in range(3) if counts[hand] == max(counts))
            found[last + 1] += Fraction(1, len(all_feeds) * len(deals))
    assert dict(picks_up(unseen, "", 0, rule)) == found


def test_a_seat_that_is_to_feed_asks_from_what_it_knows():
    """In random phases: as if the table, the crypt and the pick-ups were told one by one."""
    asked = 0
    for seed in range(40):
        rng = random.Random(seed)
        phase = Phase.deal(3 + seed % 3, edition="small,hand=4,slayers=15+20", seed=seed)
        while not phase.is_over:
            seat = phase.to_act
            view = phase.view(seat)
            if view.round.slayer and view.hand.vampires:
                feed = next(iter(view.hand.vampires))
                plays = view.rounds[-1]
                turn = {(seat + hand) % view.seats: hand for hand in range(1, view.seats)}
                seats = [(view.round.leader + at) % view.seats for at in range(1, len(plays))]
                fed = {
                    turn[at]: str(play) for at, play in zip(seats, plays[1:], strict=True) if play
                }
                known = Unseen.of_view(view)
                apart = list(known.seen)
                for card in fed.values():
                    apart.remove(card)
                unseen = Unseen(
                    known.hands, known.mine, " ".join(apart), known.known, known.edition
                )
                told = picks_up(unseen, feed, turn[view.round.leader], "highest", fed)
                assert picks_up_seen(view, feed, "highest") == told
                asked += 1
            phase = phase.play(rng.choice(phase.legal_plays()))
    assert asked > 40
    with pytest.raises(LabError, match="not to feed"):
        picks_up_seen(Phase(Position.parse("1 2 | 3 | 4 S20")).view(0), "1")


def test_R23_a_hand_without_vampires_takes_everything():
    assert dict(picks_up(Unseen([3, 0, 3]), "13", 3)) == {2: 1}
    for unseen in (
        Unseen([0, 0, 3]),
        Unseen([0, 3, 3, 3, 3], edition="english"),
        Unseen([0, 3, 3], edition=Edition.small()),
    ):
        with pytest.raises(ImpossiblePosition, match="R23"):
            picks_up(unseen, "4", 3)
    with pytest.raises(ImpossiblePosition, match="R1"):
        picks_up(Unseen([3, 3], seen="4^8"), "4", 2)


@pytest.mark.parametrize(
    "arguments",
    [
        ("4 4", 1),
        ("S20", 1),
        ("4", 3),
        ("4", 1, "random"),
        ("4", 1, "lowest", {1: "5"}),
        ("4", 2, "lowest", {1: "5"}),
        ("9", 1),
        ("", 1),
        ("4", 0),
        ("4", False),
    ],
)
def test_what_no_round_can_be_is_refused(arguments):
    with pytest.raises(LabError):
        picks_up(Unseen([3, 3], mine="4^2"), *arguments)
