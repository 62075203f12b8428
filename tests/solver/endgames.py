"""Endgames for the tests of the searches: the recorded ones, and random ones of every kind."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from vqlab.queen import Hand, Position

VECTORS = Path(__file__).parents[1] / "vectors"
SLAYERS: list[list[str]] = [[], ["S20"], ["S15"], ["S15", "S20"]]


def recorded(name: str) -> list[dict[str, Any]]:
    """Endgames with the guarantees an independent reference found."""
    return json.loads((VECTORS / name).read_text("utf-8"))


def endgame(seed: int) -> Position:
    """A small random endgame with none, one or two slayers, often in the middle of a round."""
    chance = Random(seed)
    seats = chance.choice([3, 3, 3, 4, 5])
    each = chance.choice([2, 3]) if seats == 3 else 2
    numbers = range(1, chance.choice([4, 6, 9, 13]) + 1)
    deck = [str(value) for value in numbers for _ in range(4)] + ["Q"] * chance.choice([0, 2, 4])
    chance.shuffle(deck)
    hands = [deck[seat * each : (seat + 1) * each] for seat in range(seats)]
    for slayer in SLAYERS[seed % 4]:
        hands[chance.randrange(seats)].append(slayer)
    position = Position([Hand(hand) for hand in hands], chance.randrange(seats))
    for _ in range(chance.randrange(5)):
        if not position.is_over:
            position = position.play(chance.choice(position.legal_plays()))
    return position
