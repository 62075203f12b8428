"""Small positions of The Vampires for tests: few cards, so that every graph can be held."""

from __future__ import annotations

from random import Random

from vqlab.puzzles.hunts import hunt
from vqlab.vampires import Position


def small(seed: int, seats: int = 2, cards: int = 3, pile: int = 2) -> Position:
    """A position near the end with hands of so many cards; the draw pile may be empty."""
    chance = Random(f"small {seed} {seats}")
    p = hunt(seats, f"small {seed}")
    hands = [chance.sample(hand, chance.randint(1, cards)) for hand in p.hands]
    draw, discards = p.draw[: chance.randint(0, pile)], chance.choice(((), p.discards))
    return Position(hands, p.crosses[:3], 0, p.won, draw, discards, p.asleep[:1])


def shuffled_names(position: Position, chance: Random) -> Position:
    """The same future under other names: vampires in another order, other attack cards around."""
    crosses = list(position.crosses)
    chance.shuffle(crosses)
    return Position.of(position.edition, position.table._replace(crosses=tuple(crosses)))
