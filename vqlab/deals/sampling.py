"""Dealing at random: how often something is so, with an exact interval.

unseen cards, event, seed → deals → Sample. The same seed, the same deals.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_seed, is_whole
from vqlab.contract.reading import as_read
from vqlab.deals.events import Conditional, Event, check_event
from vqlab.deals.interval import interval
from vqlab.deals.unseen import Unseen
from vqlab.queen.cards import UNIT, Cards

__all__ = ["Sample", "deal", "simulate"]

MOST = 10_000_000
"""Random deals at most."""


@dataclass(frozen=True)
class Sample:
    """In how many of so many random deals something was so."""

    found: int
    tried: int

    @property
    def share(self) -> float:
        """The share of deals, from 0 to 1."""
        return self.found / self.tried

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % interval for the chance, exact, so rather too wide than too narrow."""
        return interval(self.found, self.tried)

    @property
    def message(self) -> Message:
        """The share with its interval."""
        low, high = self.interval
        params = {"tried": self.tried, "share": f"{self.share:.4f}"}
        return Message("sample-share", low=f"{low:.4f}", high=f"{high:.4f}", **params)

    def __str__(self) -> str:
        return str(self.message)


def simulate(
    unseen: Unseen,
    event: Event | Conditional,
    trials: int = 10_000,
    seed: int | str | random.Random = 1,
    *,
    tell: Callable[[Sample], None] | None = None,
) -> Sample:
    """Deal at random and look: how often an event is so. The same seed, the same deals.

    With a condition, deals in which it is not so are dealt again and not counted, for ten times
    ``trials`` deals at most. ``tell`` hears what there is now and then.

    >>> from vqlab.deals import beats
    >>> print(simulate(Unseen([10]), beats("10^2"), 2000))
    in 2,000 random deals 0.6020 (95 % interval: 0.5802 to 0.6235)
    """
    if not is_whole(trials, 1, MOST):
        raise LabError(Message("sample-trials", most=MOST, read=as_read(trials, 24)))
    rng = seed if isinstance(seed, random.Random) else random.Random(as_seed(seed))
    condition = event.condition if isinstance(event, Conditional) else None
    asked = event.event if isinstance(event, Conditional) else event
    check_event(asked)
    readings = asked.readings | (condition.readings if condition is not None else frozenset())
    hands = sorted({unseen.check_hand(reading.hand) for reading in readings})
    cards = list(unseen.pool)
    found = tried = 0
    for number in range(trials * (1 if condition is None else 10)):
        dealt = deal(unseen, hands, rng, cards)
        if condition is None or condition.of(dealt):
            found, tried = found + asked.of(dealt), tried + 1
        if tell is not None and number % 256 == 255 and tried:
            tell(Sample(found, tried))
        if tried == trials:
            break
    if not tried:
        raise LabError(Message("sample-never", tried=trials * 10))
    return Sample(found, tried)


def deal(
    unseen: Unseen, hands: list[int], rng: random.Random, cards: list[str] | None = None
) -> dict[int, Cards]:
    """One random deal of some of the hands: hand -> its vampires, known ones too."""
    cards = list(unseen.pool) if cards is None else cards
    sizes = [unseen.unknown[hand - 1] for hand in hands]
    drawn = iter(rng.sample(cards, sum(sizes)))
    return {
        hand: Cards.of(sum((UNIT[next(drawn)] for _ in range(size)), unseen.known[hand - 1].packed))
        for hand, size in zip(hands, sizes, strict=True)
    }
