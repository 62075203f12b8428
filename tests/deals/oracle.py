"""The same questions asked of icepool: another author's counting of cards, used in tests only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from vqlab.deals import Unseen
from vqlab.queen.cards import count_at

icepool = pytest.importorskip("icepool")

QUEEN = 14


class Read(icepool.MultisetEvaluator):
    """Reads hands card by card, from the queens down: a state for all of them, a step, an end."""

    def __init__(self, start: Any, step: Callable[..., Any], end: Callable[[Any], Any]) -> None:
        self.start, self.step, self.end = start, step, end

    def next_state(self, state: Any, order: Any, outcome: int, /, counts: Any) -> Any:
        if order != icepool.Order.Descending:
            raise icepool.UnsupportedOrder
        return self.step(self.start if state is None else state, outcome, counts)

    def extra_outcomes(self, outcomes: Any) -> Any:
        return ()

    def final_outcome(self, final_state: Any, /, *_: Any, **__: Any) -> Any:
        return self.end(final_state)


def deck(unseen: Unseen) -> Any:
    pool = {at + 1: count_at(unseen.pool.packed, at) for at in range(14)}
    return icepool.Deck({card: count for card, count in pool.items() if count})


def probabilities(die: Any) -> dict[Any, Fraction]:
    return {outcome: Fraction(die.probability(outcome)) for outcome in die}


def beats(unseen: Unseen, size: int, value: int) -> Fraction:
    """The chance that one of the hands beats a set; of equal hands none comes first."""
    groups = sorted(Counter(unseen.unknown).items())
    hands = sum(count for _, count in groups)

    def step(state: Any, card: int, counts: Any) -> Any:
        counts = counts if isinstance(counts, tuple) else (counts,)
        if state is True:
            return True
        if card == QUEEN:
            return True if max(counts) >= size and value < QUEEN else counts
        pairs = zip(state, counts, strict=True)
        beaten = card > value and any(n and n + queens >= size for queens, n in pairs)
        return True if beaten else state

    cards = deck(unseen)
    dealt = cards.deal(unseen.unknown[0]) if hands == 1 else cards.deal_groups(*groups)
    reader = Read((0,) * hands, step, lambda state: state is True)
    return probabilities(reader.evaluate(dealt)).get(True, Fraction(0))


def of_one_hand(unseen: Unseen, start: Any, step: Callable[..., Any], end: Any) -> Any:
    return probabilities(Read(start, step, end).evaluate(deck(unseen).deal(unseen.unknown[0])))


def penalties(unseen: Unseen) -> dict[int, Fraction]:
    return of_one_hand(unseen, 0, lambda sums, card, n: sums + card * n, lambda sums: sums)


def lowest(unseen: Unseen) -> dict[int, Fraction]:
    return of_one_hand(unseen, 0, lambda low, card, n: card if n else low, lambda low: low)


def largest(unseen: Unseen) -> dict[int, Fraction]:
    def step(state: tuple[int, int], card: int, count: int) -> tuple[int, int]:
        queens, most = state
        if card == QUEEN:
            return count, count
        return queens, max(most, count + queens if count else 0)

    return of_one_hand(unseen, (0, 0), step, lambda state: state[1])
