"""Events: what a coalition may want to force, each a yes or no at the end of the phase.

text → Event → Question and a threshold. ``out:B``, ``at-most:B:7`` and ``wins:B``, and each with
``not-`` before it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from vqlab.contract import Message, NotationError, as_seat, seat_letter
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_read
from vqlab.solver.question import Question

__all__ = ["Event", "as_event"]

KINDS = {"out": 2, "at-most": 3, "wins": 2}
"""The kinds of events, and how many parts their texts have."""
MOST = (1 << 20) - 1
"""Points before the phase, or asked for, at most."""
SHOWN = 40
"""Characters of a bad text that an error repeats."""


@dataclass(frozen=True)
class Event:
    """What is true or false of the penalties at the end.

    ``kind``: ``out`` (no penalty at all), ``at-most`` (so many ``points`` or fewer) or ``wins``
    (the lowest total, shared or not, given the ``totals`` of all seats before this phase);
    ``negated``: the opposite.

    >>> Event.parse("at-most:B:7", seats=3).holds((0, 9, 4))
    False
    >>> Event.parse("wins:B", seats=3, totals=(30, 10, 22)).holds((0, 9, 4))
    True
    >>> str(~Event.parse("out:B", seats=3))
    'not-out:B'
    """

    kind: str
    seat: int
    points: int = 0
    totals: tuple[int, ...] | None = None
    negated: bool = False

    @classmethod
    def parse(cls, text: str, seats: int, totals: Sequence[int] | None = None) -> Event:
        """Read an event. Raises NotationError, which says what events there are.

        ``totals`` is for ``wins`` only: the points of all seats before this phase, 0 each if not
        given.
        """
        words = text.strip().split(":")
        kind = words[0].lower().removeprefix("not-")
        negated = words[0].lower().startswith("not-")
        wanted = KINDS.get(kind)
        if len(words) != wanted:
            raise NotationError(Message("event-unknown", read=text[:SHOWN]))
        seat = as_seat(words[1].strip(), seats)
        if kind == "at-most" and not (words[2].strip().isdecimal() and len(words[2]) < 6):
            raise NotationError(Message("event-points", read=words[2][:SHOWN]))
        points = int(words[2]) if kind == "at-most" else 0
        before = None
        if kind == "wins":
            before = (0,) * seats if totals is None else tuple(totals)
        elif totals is not None:
            raise NotationError(Message("event-no-totals", read=text[:SHOWN]))
        return as_event(cls(kind, seat, points, before, negated), seats)

    def __invert__(self) -> Event:
        return replace(self, negated=not self.negated)

    def __str__(self) -> str:
        points = f":{self.points}" if self.kind == "at-most" else ""
        return f"{'not-' if self.negated else ''}{self.kind}:{seat_letter(self.seat)}{points}"

    @property
    def message(self) -> Message:
        """The event as the end of a sentence: “B goes out”."""
        key = f"event-{'not-' if self.negated else ''}{self.kind}"
        params: dict[str, Any] = {"points": self.points} if self.kind == "at-most" else {}
        if self.totals is not None:
            each = (f"{seat_letter(seat)} {total}" for seat, total in enumerate(self.totals))
            params["totals"] = ", ".join(each)
        return Message(key, seat=seat_letter(self.seat), **params)

    def holds(self, penalties: Sequence[int]) -> bool:
        """Whether it is so at an end with these penalties."""
        question = Question(self.seat, frozenset(), self.totals)
        return (question.payoff(penalties) <= self.threshold) != self.negated

    @property
    def threshold(self) -> int:
        """The most that the number asked for may be, for the event without its ``not-``."""
        return self.points

    def question(self, coalition: Collection[int], seats: int) -> Question:
        """The question whose answer is at most ``threshold`` exactly if one side succeeds.

        Who wants the event keeps the number small: the coalition, or with ``not-`` the rest.
        """
        rest = frozenset(range(seats)) - frozenset(coalition)
        side = rest if self.negated else frozenset(coalition)
        return Question(self.seat, side, self.totals)


def as_event(event: Event | str, seats: int, totals: Sequence[int] | None = None) -> Event:
    """An event given as itself or as its text; raises NotationError for what there cannot be."""
    if isinstance(event, str):
        if totals is not None and not isinstance(totals, (list, tuple)):
            raise NotationError(Message("event-total", most=MOST))
        return Event.parse(event, seats, totals)
    if not isinstance(event, Event) or event.kind not in KINDS:
        raise NotationError(Message("event-unknown", read=as_read(event, SHOWN)))
    as_seat(event.seat, seats)
    before = event.totals
    if totals is not None or (before is not None) != (event.kind == "wins"):
        raise NotationError(Message("event-no-totals", read=event.kind))
    if before is not None and len(before) != seats:
        raise NotationError(Message("event-totals", seats=seats, read=len(before)))
    for number in (event.points, *(before or ())):
        if not is_whole(number, most=MOST):
            raise NotationError(Message("event-total", most=MOST))
    return event
