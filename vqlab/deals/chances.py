"""Chances: questions about the unseen cards, answered exactly, and by dealing at random.

unseen cards, event → chance (a Fraction);  unseen cards, quantity → distribution.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.deals import sets
from vqlab.deals.distribution import Distribution
from vqlab.deals.events import Conditional, Event, Not, same_set
from vqlab.deals.interval import interval
from vqlab.deals.outcomes import fillings, outcomes
from vqlab.deals.quantities import QUEEN, Quantity, Reading, SetHeld
from vqlab.deals.unseen import Unseen
from vqlab.queen.cards import UNIT, Cards, count_at

__all__ = ["Sample", "chance", "deal", "distribution", "odds_of", "simulate"]

Tell = Callable[[], None]
ELSEWHERE = "elsewhere"
"""What comes of a deal in which a condition is not so."""
MOST = 10_000_000
"""Random deals at most."""


def chance(
    unseen: Unseen,
    event: Event | Conditional,
    given: Event | None = None,
    *,
    tell: Tell | None = None,
) -> Fraction:
    """How likely an event is, exactly.

    ``given``: count only deals in which that is so. ``tell`` is called often, and ends the counting
    by raising. Raises LabError for a condition that is never so.

    >>> from vqlab.deals import beats
    >>> chance(Unseen([10]), beats("10^2"))
    Fraction(962197979, 1592876151)
    """
    if isinstance(event, Conditional):
        given = event.condition if given is None else event.condition & given
        event = event.event
    if given is not None:
        return _split(unseen, event, event.readings, given, tell).get(True, Fraction(0))
    if isinstance(event, Not):
        return 1 - chance(unseen, event.part, tell=tell)
    held = same_set(event)
    if held is not None:
        odds = odds_of(unseen, *held, tell=tell)
        if odds is not None:
            return 1 - odds.none
    found = outcomes(unseen, event.readings, event.decide, (event,), tell)
    return Fraction(found.get(True, 0), sum(found.values()))


def distribution(
    unseen: Unseen, quantity: Quantity, given: Event | None = None, *, tell: Tell | None = None
) -> Distribution:
    """How likely each value of a quantity is, exactly; among the deals in which ``given`` is so.

    >>> from vqlab.deals import queens
    >>> distribution(Unseen([27]), queens())[0]
    Fraction(12324, 39697)
    """
    found = _split(unseen, quantity, quantity.readings, given, tell)
    return Distribution(found, quantity.message)


def _split(
    unseen: Unseen,
    asked: Event | Quantity,
    readings: frozenset[Reading],
    given: Event | None,
    tell: Tell | None,
) -> dict[Any, Fraction]:
    """What was asked -> how likely, among the deals in which a condition is so."""
    ask = asked.decide if isinstance(asked, Event) else asked.value

    def decide(known: Mapping[Reading, int]) -> Any:
        holds = True if given is None else given.decide(known)
        if holds is None:
            return None
        return ask(known) if holds else ELSEWHERE

    if given is not None:
        readings |= given.readings
    questions = (asked,) if given is None else (asked, given)
    found = outcomes(unseen, readings, decide, questions, tell)
    found.pop(ELSEWHERE, None)
    total = sum(found.values())
    if not total:
        raise LabError(
            Message(
                "question-never",
                what=Message("question-nothing") if given is None else given.message,
            )
        )
    return {value: Fraction(ways, total) for value, ways in found.items()}


def odds_of(
    unseen: Unseen, question: SetHeld, hands: tuple[int, ...], tell: Tell | None = None
) -> sets.Odds | None:
    """The deals in which none of some hands holds a set; None where known cards make them unlike.

    >>> from vqlab.deals.quantities import SetHeld
    >>> odds_of(Unseen([10]), SetHeld(1, 2, 11), (1,)).by_queens[0][0]
    0
    """
    numbers = [unseen.check_hand(hand) - 1 for hand in hands]
    counted = sum(
        15 << 4 * (value - 1) for value in range(question.low, min(question.high, 13) + 1)
    )
    counted |= 15 << 4 * QUEEN if question.queens else 0
    if any(unseen.known[hand].packed & counted for hand in numbers):
        return None
    pool = unseen.pool.packed
    copies = [
        count_at(pool, value - 1) for value in range(question.low, min(question.high, 13) + 1)
    ]
    queens = count_at(pool, QUEEN) if question.queens else 0
    asked = sets.SetQuestion(
        question.size,
        tuple(sorted(filter(None, copies))),
        queens,
        len(unseen.pool) - sum(copies) - queens,
        alone=question.alone,
    )
    return sets.odds(asked, [unseen.unknown[hand] for hand in numbers], tell)


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
    seed: int | random.Random = 1,
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
    if isinstance(trials, bool) or not isinstance(trials, int) or not 1 <= trials <= MOST:
        raise LabError(Message("sample-trials", most=MOST, read=repr(trials)[:24]))
    rng = seed if isinstance(seed, random.Random) else random.Random(seed)
    condition = event.condition if isinstance(event, Conditional) else None
    asked = event.event if isinstance(event, Conditional) else event
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


def total(unseen: Unseen, hands: tuple[int, ...]) -> int:
    """In how many ways some hands can be dealt, every card told apart."""
    return fillings([unseen.unknown[hand - 1] for hand in hands], len(unseen.pool))
