"""Events: what may or may not be so in a deal, joined with ``&``, ``|``, ``~`` and ``given``.

An event is decided as soon as what is known of the hands decides it; that is what lets most deals
be counted without being looked at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_read
from vqlab.deals.quantities import Quantity, Reading, SetHeld
from vqlab.queen.cards import Cards

__all__ = ["And", "Conditional", "Event", "Not", "Or", "Test", "check_event"]

SIGNS = {">=": "least", "<=": "most", ">": "more", "<": "fewer", "=": "exactly"}


class Event(ABC):
    """Something a deal decides. Combine events with ``&``, ``|``, ``~``; ``a.given(b)``."""

    @property
    @abstractmethod
    def readings(self) -> frozenset[Reading]:
        """What is read off single hands for it."""

    @abstractmethod
    def decide(self, known: Mapping[Reading, int]) -> bool | None:
        """Whether it is so, from what is known of the readings; None while that is open."""

    @abstractmethod
    def moved(self, hands: Mapping[int, int]) -> Event:
        """The same about other hands: old number -> new number."""

    @property
    @abstractmethod
    def message(self) -> Message:
        """What it says, as the end of a sentence."""

    def of(self, hands: Mapping[int, Cards]) -> bool:
        """Whether it is so in one deal, where the hands asked about lie open."""
        return bool(self.decide({one: one.look(hands[one.hand]) for one in self.readings}))

    def __and__(self, other: Event) -> Event:
        return _joined(And, self, other)

    def __or__(self, other: Event) -> Event:
        return _joined(Or, self, other)

    def __invert__(self) -> Event:
        return self.part if isinstance(self, Not) else Not(self)

    def given(self, condition: Event) -> Conditional:
        """This event among the deals in which ``condition`` is so."""
        return Conditional(self, condition)

    def __bool__(self) -> bool:
        raise TypeError("an event is true or not only in a deal: join events with &, | and ~")

    def __str__(self) -> str:
        return str(self.message)


@dataclass(frozen=True)
class Test(Event):
    """A quantity compared with a number, or with another quantity."""

    __test__ = False  # no test case

    quantity: Quantity
    sign: str
    number: int | Quantity

    @property
    def readings(self) -> frozenset[Reading]:
        """Those of the quantities."""
        other = self.number.readings if isinstance(self.number, Quantity) else frozenset()
        return self.quantity.readings | other

    def decide(self, known: Mapping[Reading, int]) -> bool | None:
        """Once the quantities are known."""
        left = self.quantity.value(known)
        right = self.number.value(known) if isinstance(self.number, Quantity) else self.number
        if left is None or right is None:
            return None
        if self.sign == "=":
            return left == right
        if self.sign in (">", ">="):
            return left > right or (left == right and self.sign == ">=")
        return left < right or (left == right and self.sign == "<=")

    def moved(self, hands: Mapping[int, int]) -> Test:
        """The same about other hands."""
        number = self.number.moved(hands) if isinstance(self.number, Quantity) else self.number
        return Test(self.quantity.moved(hands), self.sign, number)

    @property
    def message(self) -> Message:
        """What it says."""
        if isinstance(self.quantity, SetHeld):
            return self.quantity.message
        number = self.number.message if isinstance(self.number, Quantity) else str(self.number)
        key = f"question-{SIGNS[self.sign]}"
        return Message(key, what=self.quantity.message, number=number)


@dataclass(frozen=True)
class Not(Event):
    """An event that is not so."""

    part: Event

    @property
    def readings(self) -> frozenset[Reading]:
        """Those of the event."""
        return self.part.readings

    def decide(self, known: Mapping[Reading, int]) -> bool | None:
        """The other way round."""
        decided = self.part.decide(known)
        return None if decided is None else not decided

    def moved(self, hands: Mapping[int, int]) -> Not:
        """The same about other hands."""
        return Not(self.part.moved(hands))

    @property
    def message(self) -> Message:
        """What it says."""
        return Message("question-not", what=_within(self.part, Not))


@dataclass(frozen=True)
class _Joined(Event):
    """Several events, in no order."""

    parts: frozenset[Event]

    @property
    def readings(self) -> frozenset[Reading]:
        """Those of all events."""
        return frozenset().union(*(part.readings for part in self.parts))

    def moved(self, hands: Mapping[int, int]) -> Event:
        """The same about other hands."""
        return type(self)(frozenset(part.moved(hands) for part in self.parts))

    @property
    def sorted(self) -> list[Event]:
        """The events in an order that stays the same."""
        return sorted(self.parts, key=_order)


class And(_Joined):
    """Events that are all so."""

    def decide(self, known: Mapping[Reading, int]) -> bool | None:
        """No at the first that is not so."""
        decided = [part.decide(known) for part in self.parts]
        return False if False in decided else None if None in decided else True

    @property
    def message(self) -> Message:
        """What it says."""
        return _all_of([_within(part, And) for part in self.sorted], "question-and")


class Or(_Joined):
    """Events of which one at least is so."""

    def decide(self, known: Mapping[Reading, int]) -> bool | None:
        """Yes at the first that is so."""
        decided = [part.decide(known) for part in self.parts]
        return True if True in decided else None if None in decided else False

    @property
    def message(self) -> Message:
        """What it says."""
        held = same_set(self)
        if held is not None:
            question, hands = held
            return question.asked(hands)
        return _all_of([_within(part, Or) for part in self.sorted], "question-or")


@dataclass(frozen=True)
class Conditional:
    """An event among the deals in which a condition is so."""

    event: Event
    condition: Event

    def __post_init__(self) -> None:
        check_event(self.event)
        check_event(self.condition)

    @property
    def message(self) -> Message:
        """What it says."""
        params = {"what": self.event.message, "condition": self.condition.message}
        return Message("question-given", **params)

    def __str__(self) -> str:
        return str(self.message)


def same_set(event: Event) -> tuple[SetHeld, tuple[int, ...]] | None:
    """The set and the hands, for an event that says that one of some hands holds it."""
    parts = event.parts if isinstance(event, Or) else (event,)
    held = []
    for part in parts:
        if not (isinstance(part, Test) and isinstance(part.quantity, SetHeld)):
            return None
        if (part.sign, part.number) != (">=", 1):
            return None
        held.append(part.quantity)
    if len({question.moved({question.hand: 1}) for question in held}) != 1:
        return None
    return held[0], tuple(sorted(question.hand for question in held))


def check_event(event: object) -> None:
    """Raise LabError for what is no event."""
    if not isinstance(event, Event):
        raise LabError(Message("question-no-event", read=as_read(event)))


def _joined(kind: type[And] | type[Or], *events: Event) -> Event:
    """Events joined, those that are joined in the same way already taken apart."""
    for event in events:
        check_event(event)
    parts = frozenset(
        one for event in events for one in (event.parts if isinstance(event, kind) else (event,))
    )
    return next(iter(parts)) if len(parts) == 1 else kind(parts)


def _order(event: Event) -> str:
    """A text to sort by that does not depend on the order of a set."""
    if isinstance(event, _Joined):
        return f"{type(event).__name__}{sorted(map(_order, event.parts))}"
    return f"Not {_order(event.part)}" if isinstance(event, Not) else repr(event)


def _within(part: Event, around: type[Event]) -> Message:
    """What a part says, in brackets where it would not be clear how far it goes."""
    joined = isinstance(part, _Joined) and same_set(part) is None
    if joined or (isinstance(part, Not) and around is not Not):
        return Message("question-within", what=part.message)
    return part.message


def _all_of(parts: list[Message], key: str) -> Message:
    said = parts[0]
    for part in parts[1:]:
        said = Message(key, first=said, second=part)
    return said
