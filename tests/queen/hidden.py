"""Deals a seat cannot tell from the one it plays in: for the proofs that nothing leaks."""

from __future__ import annotations

from random import Random

from vqlab.contract import IllegalPlay
from vqlab.queen import Cards, Hand, Phase, Position


def rehidden(phase: Phase, seat: int, chance: Random, swaps: int = 12) -> Phase:
    """The same plays from a deal that ``seat`` cannot tell from this one.

    Vampires are swapped between two other seats, or with the left-overs; a swap stays when every
    play made is still legal.
    """
    pools = [[*hand.vampires] for hand in phase.start.start_hands] + [[*(phase.left_over or ())]]
    places = [place for place, pool in enumerate(pools) if pool and place != seat]
    for _ in range(swaps if len(places) > 1 else 0):
        here, there = chance.sample(places, 2)
        i, j = chance.randrange(len(pools[here])), chance.randrange(len(pools[there]))
        swapped = [list(pool) for pool in pools]
        swapped[here][i], swapped[there][j] = pools[there][j], pools[here][i]
        if pools[here][i] != pools[there][j] and _replays(phase, swapped):
            pools = swapped
    return _with_deal(phase, pools)


def _replays(phase: Phase, pools: list[list[str]]) -> bool:
    try:
        _with_deal(phase, pools)
    except IllegalPlay:
        return False
    return True


def _with_deal(phase: Phase, pools: list[list[str]]) -> Phase:
    old = phase.start
    slayers = [Cards(f"S{s}" for s in hand.slayers) for hand in old.start_hands]
    hands = [Hand(pool) + kept for pool, kept in zip(pools[: phase.seats], slayers, strict=True)]
    start = Position(hands, old.leader, old.lead_embargo, edition=old.edition)
    return Phase(start, (*old.plays, *phase.plays))
