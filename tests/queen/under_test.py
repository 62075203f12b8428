"""Vampire Queen as the conformance laws see it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.conformance import GameUnderTest
from tests.queen.hidden import rehidden
from vqlab.queen import CARDS, PASS, Edition, Phase, Play, Position


def candidates(state: Phase | Position, chance: Random) -> Iterator[Play]:
    """Pass, every single card, and a sample of sets, mixes and hands' own cards."""
    yield PASS
    yield from map(Play, CARDS)
    for _ in range(8):
        card, queens = chance.choice(CARDS), chance.randrange(3)
        yield Play([card] * chance.randint(1, 4) + ["Q"] * queens)
        yield Play(chance.choices(CARDS, k=2))
    position = state if isinstance(state, Position) else state.position
    hand = list(chance.choice(position.hands))
    for size in range(min(4, len(hand)) + 1):
        yield Play(chance.sample(hand, size))


def pieces(phase: Phase) -> str:
    """All cards: in hands, on the table, in the crypt and left over."""
    held = sum(phase.position.state[0]) + phase.table.packed + phase.crypt.packed
    return str(Play.of(held + phase.left_over.packed))


def queen(seats: int, edition: Edition = Edition.BASE, *, ends: bool = True) -> GameUnderTest:
    """Phases dealt from seeds; without an embargo nothing bounds their length."""
    return GameUnderTest(
        name=f"{edition} for {seats}",
        seats=seats,
        start=lambda seed: Phase.deal(seats, seed, edition),
        bound=3 * seats * edition.cards_in_play(seats) if ends else None,
        candidates=candidates,
        pieces=pieces,
        text=lambda phase: str(phase.position),
        read=Position.parse,
        told=lambda phase: phase.position,
        undo=Phase.undo,
        view=Phase.view,
        rehidden=rehidden,
    )
