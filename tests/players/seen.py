"""Small phases in the middle, whose consistent deals can all be looked at."""

from __future__ import annotations

from random import Random

from vqlab.players import Beliefs
from vqlab.players.beliefs import TooManyDeals
from vqlab.queen import Phase, View

EDITIONS = (
    "small,values=4,copies=2,queens=1,slayers=none",
    "small,values=5,copies=2,queens=2,slayers=none",
    "small,values=4,copies=2,queens=1,slayers=20",
    "small,values=4,copies=2,queens=1,slayers=15+20",
    "small,values=4,copies=2,queens=2,slayers=15+20,blocked_leads_next=no",
    "small,values=4,copies=2,queens=2,slayers=none,queens_declared=yes",
)


def a_phase(edition: str, chance: Random, cards: int = 2, plays: int = 5) -> Phase:
    """A phase of three seats from hands of a few vampires, some plays on, not over."""
    while True:
        phase = Phase.deal(3, chance.randrange(1 << 30), f"{edition},hand={cards}")
        for _ in range(chance.randrange(plays + 1)):
            if not phase.is_over:
                phase = phase.play(chance.choice(phase.legal_plays()))
        if not phase.is_over:
            return phase


def a_view(edition: str, chance: Random, cards: int = 2, plays: int = 5) -> View:
    """What the seat to act sees in such a phase."""
    phase = a_phase(edition, chance, cards, plays)
    return phase.view(phase.to_act)


def are_few(beliefs: Beliefs, limit: int) -> bool:
    """Whether the cards allow no more than so many deals."""
    try:
        beliefs.count(limit)
    except TooManyDeals:
        return False
    return True
