"""Counting for a screen: each part once, what takes long put off, sampled until it is there.

Asked → parts (unseen cards, event) → chances; the heavy part → a sample at once → the exact count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from vqlab.deals.asking import beats, holds
from vqlab.deals.chances import chance
from vqlab.deals.derivation import Derivation, derive
from vqlab.deals.events import Event
from vqlab.deals.sampling import Sample, simulate
from vqlab.deals.unseen import Unseen
from vqlab.screens.asked import Asked
from vqlab.screens.work import Tell

Value = TypeVar("Value")
AT_ONCE = 0.03
"""Seconds a count may take before a person is answered by a sample."""
SOON = 0.5
"""Seconds it may take before it is worth a larger sample."""
FEW = 9_000
"""Cards dealt for the sample that is there at once."""
FEWEST, MOST = 100, 500
"""… and its deals at least and at most."""
MANY = 5_000
"""Deals of the sample that takes its place."""
SEED = 1
STEPS = 256
"""Steps of a count between two pieces of news."""
KEPT = 2_000
"""Counts that are remembered."""


@dataclass(frozen=True)
class Progress:
    """How far the heavy count is: the sample so far, and steps of the count itself."""

    sample: Sample
    steps: int = 0


class _Late(Exception):
    """Raised in a count that is not done at once."""


class Counts:
    """What has been counted; a part that is known is not counted again.

    Cards that cannot be told apart are one part: a card that goes from my hand to those seen
    changes nothing. ``started`` says how many counts were begun.

    >>> counts = Counts()
    >>> asked = Asked.of(led="10^2", seats=3)
    >>> counts.by_hand(asked)[0] == 1 - counts.within(Asked.parse("-;-;10^2;3;13"), 9).chance
    True
    """

    def __init__(self) -> None:
        self.started = 0
        self._chances: dict[Hashable, Fraction] = {}
        self._derived: dict[Hashable, Derivation] = {}

    def by_hand(self, asked: Asked) -> list[Fraction]:
        """How likely each hand after mine, taken by itself, can beat the set."""
        event = beats(asked.led, 1, asked.edition)
        alone = {size: asked.unseen_by(size) for size in set(asked.hands)}
        return [self._chance(alone[size], event) for size in asked.hands]

    def by_value(self, asked: Asked) -> dict[int, Fraction]:
        """Each higher value -> how likely one of the hands can play that many of just it."""
        unseen, hands = asked.unseen, range(1, asked.followers + 1)
        return {
            play.value: self._chance(
                unseen, holds(play, hands, better=False, edition=asked.edition)
            )
            for play in asked.better
        }

    def known(self, asked: Asked) -> Derivation | None:
        """The chance that the set holds, if it was counted."""
        return self._derived.get(_key(asked.unseen, event_of(asked)))

    def within(
        self, asked: Asked, seconds: float, tell: Callable[[], None] | None = None
    ) -> Derivation | None:
        """The chance that the set holds; None where that takes longer."""
        derived = self.known(asked)
        if derived is not None:
            return derived
        until = time.perf_counter() + seconds

        def step() -> None:
            if tell is not None:
                tell()
            if time.perf_counter() > until:
                raise _Late

        try:
            return self.exactly(asked, step)
        except _Late:
            return None

    def exactly(self, asked: Asked, tell: Callable[[], None] | None = None) -> Derivation:
        """The chance that the set holds, however long it takes; ``tell`` can end it."""
        self.started += 1
        unseen, event = asked.unseen, event_of(asked)
        derived = derive(unseen, event, tell)
        _keep(self._derived, _key(unseen, event), derived)
        return derived

    def _chance(self, unseen: Unseen, event: Event) -> Fraction:
        key = _key(unseen, event)
        if key not in self._chances:
            self.started += 1
            _keep(self._chances, key, chance(unseen, event))
        return self._chances[key]


def event_of(asked: Asked) -> Event:
    """That nobody after me can beat my set."""
    return ~beats(asked.led, range(1, asked.followers + 1), asked.edition)


def alike(one: Asked, other: Asked) -> bool:
    """Whether every chance of the two is the same, whatever else is shown of them."""
    keys = (_key(asked.unseen, event_of(asked)) for asked in (one, other))
    return next(keys) == next(keys) and one.edition == other.edition


def quick_sample(asked: Asked) -> Sample:
    """A sample that takes no time to speak of."""
    deals = max(FEWEST, min(MOST, FEW // max(1, sum(asked.hands))))
    return simulate(asked.unseen, event_of(asked), deals, SEED)


def count(counts: Counts, asked: Asked, tell: Tell) -> Derivation:
    """The exact count; after a while a larger sample first. ``tell`` hears how far it is."""
    derived = counts.within(asked, SOON, lambda: tell(None))
    if derived is not None:
        return derived
    sample = simulate(asked.unseen, event_of(asked), MANY, SEED, tell=lambda _: tell(None))
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1
        tell(Progress(sample, steps) if steps % STEPS == 1 else None)

    return counts.exactly(asked, step)


def _key(unseen: Unseen, event: Event) -> Hashable:
    return unseen.pool, unseen.hands, event


def _keep(known: dict[Hashable, Value], key: Hashable, value: Value) -> None:
    known[key] = value
    while len(known) > KEPT:
        del known[next(iter(known))]
