"""Chances: questions about the unseen cards, answered exactly.

unseen cards, event → chance (a Fraction);  unseen cards, quantity → distribution.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_read
from vqlab.deals import sets
from vqlab.deals.distribution import Distribution
from vqlab.deals.events import Conditional, Event, Not, check_event, same_set
from vqlab.deals.outcomes import outcomes
from vqlab.deals.quantities import Quantity, Reading, SetHeld
from vqlab.deals.sets import Tell
from vqlab.deals.unseen import Unseen

__all__ = ["chance", "distribution", "odds_of"]

ELSEWHERE = "elsewhere"
"""What comes of a deal in which a condition is not so."""


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
    check_event(event)
    if given is not None:
        return _split(unseen, event, event.readings, given, tell).get(True, Fraction(0))
    if isinstance(event, Not):
        return 1 - chance(unseen, event.part, tell=tell)
    held = same_set(event)
    if held is not None:
        return 1 - odds_of(unseen, *held, tell=tell).none
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
    if not isinstance(quantity, Quantity):
        raise LabError(Message("quantity-number", read=as_read(quantity)))
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
    if given is not None:
        check_event(given)
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
    if not total and given is not None:
        raise LabError(Message("question-never", what=given.message))
    return {value: Fraction(ways, total) for value, ways in found.items()}


def odds_of(
    unseen: Unseen, question: SetHeld, hands: tuple[int, ...], tell: Tell | None = None
) -> sets.Odds:
    """The deals in which none of some hands holds a set.

    >>> from vqlab.deals.quantities import SetHeld
    >>> odds_of(Unseen([10]), SetHeld(1, 2, 11), (1,)).by_queens[0][0]
    0
    """
    numbers = [unseen.check_hand(hand) - 1 for hand in hands]
    known = [unseen.known[hand] for hand in numbers]
    columns = sorted(
        column
        for value in question.values
        if any(column := tuple(cards.count(value) for cards in (unseen.pool, *known)))
    )
    copies = [column[0] for column in columns]
    told, plain = [], []
    for at, hand in enumerate(numbers):
        queens = known[at].count("Q") if question.queens else 0
        held = tuple(column[at + 1] for column in columns)
        if queens or any(held):
            told.append(sets.Told(unseen.unknown[hand], queens, held))
        else:
            plain.append(unseen.unknown[hand])
    queens = unseen.pool.count("Q") if question.queens else 0
    asked = sets.SetQuestion(
        question.size,
        tuple(copies),
        queens,
        len(unseen.pool) - sum(copies) - queens,
        alone=question.alone,
    )
    return sets.odds(asked, plain, told, tell)
