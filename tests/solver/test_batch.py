"""Many deals at once: the same answers as one after the other, by either search."""

from __future__ import annotations

from random import Random

import pytest

from tests.players.seen import EDITIONS, a_view
from vqlab.contract import LabError
from vqlab.players import Beliefs
from vqlab.queen import Edition, Phase, Position
from vqlab.queen.position import after
from vqlab.queen.round import Round
from vqlab.solver.batch import batch
from vqlab.solver.concepts import guarantee
from vqlab.solver.tiers import FAR


def asked(edition: str, chance: Random, compiled: bool):
    """After each play of a view, every deal: the position, and what the batch says of it."""
    view = a_view(edition, chance, cards=3, plays=4)
    deals = [deal.hands for deal in Beliefs(view).deals(500)][:40]
    search = batch(view.edition, deals[0], view.seat, compiled=compiled)
    for play in view.legal_plays():
        states = [after((hands, view.round), play, view.edition) for hands in deals]
        found = search.bounds([hands for hands, _ in states], states[0][1], FAR)
        for hands, bounds in zip(deals, found, strict=True):
            now = Position.at(view.edition, hands, view.round, ())
            unfinished = view.rounds[-1] if view.round.turn else ()
            whole = Position.at(view.edition, hands, now.round, unfinished)
            yield whole.play(play), view.seat, bounds


@pytest.mark.parametrize("enough", [8, pytest.param(48, marks=pytest.mark.slow)])
@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("edition", EDITIONS[:4])
def test_a_batch_gives_every_deal_its_guarantee(edition, compiled, enough):
    chance, checked = Random(f"{edition} batch"), 0
    while checked < enough:
        found = list(asked(edition, chance, compiled))
        for position, seat, bounds in chance.sample(found, min(8, len(found))):
            checked += 1
            assert bounds.proved
            assert bounds.lower == guarantee(position, seat).value, str(position)


def test_both_searches_agree_on_which_side_of_a_threshold_a_deal_lies():
    view = Phase("queen/small,values=5,copies=2,queens=1: 2 3 4 | 1 3 S20 | 1 2 Q").view("A")
    deals = [deal.hands for deal in Beliefs(view).deals(5_000)][::2]
    sides = []
    for compiled in (True, False):
        search = batch(view.edition, deals[0], view.seat, compiled=compiled)
        found = search.bounds(deals, view.round, FAR, enough=10)
        assert all(bounds.lower > 10 or bounds.upper <= 10 for bounds in found)
        sides.append([bounds.upper <= 10 for bounds in found])
    assert sides[0] == sides[1]
    assert len(set(sides[0])) == 2


@pytest.mark.parametrize("compiled", [True, False])
def test_a_small_budget_leaves_true_bounds_and_is_kept(compiled):
    view = a_view(EDITIONS[3], Random(2), cards=3, plays=0)
    deals = [deal.hands for deal in Beliefs(view).deals(5_000)][:60]
    exact = batch(view.edition, deals[0], view.seat).bounds(deals, view.round, FAR)
    short = batch(view.edition, deals[0], view.seat, compiled=compiled)
    found = short.bounds(deals, view.round, 20, total=400)
    assert not all(bounds.proved for bounds in found)
    for bounds, truth in zip(found, exact, strict=True):
        assert bounds.lower <= truth.lower <= bounds.upper
    assert short.nodes < 600


def test_a_table_that_is_full_goes_on_in_a_larger_one(monkeypatch):
    from vqlab.solver import batch as module

    view = a_view(EDITIONS[3], Random(5), cards=4, plays=0)
    deals = [deal.hands for deal in Beliefs(view).deals(5_000)][:200]
    large = batch(view.edition, deals[0], view.seat).bounds(deals, view.round, FAR)
    monkeypatch.setattr(module, "SLOTS", 1 << 10)
    small = batch(view.edition, deals[0], view.seat)
    found = small.bounds(deals, view.round, FAR)
    assert small._search._slots > 1 << 10
    assert [b.lower for b in found] == [b.lower for b in large] == [b.upper for b in found]


def test_it_says_how_far_it_is_and_answers_no_deals_with_nothing():
    deals = [Position.parse(line).state[0] for line in ("4 9 | 5 8 | 6 7", "4 9 | 5 6 | 7 8")]
    told: list[int] = []
    for compiled in (True, False):
        search = batch(Edition.BASE, deals[0], 0, compiled=compiled)
        search.bounds(deals, Round(0), FAR, tell=told.append)
        assert told[-1] == 2
        assert search.bounds([], Round(0), FAR) == []


def test_without_the_embargo_it_refuses():
    with pytest.raises(LabError, match="embargo"):
        batch(Edition.parse("small,embargo=no"), (1, 16, 256), 0)
