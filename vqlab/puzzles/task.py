"""What a puzzle asks: one claim about a position, with one provable answer.

kind, seat, target, limit → Task → an event of the solver, and the sentence that asks for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vqlab.contract import Message, NotationError, as_seat, seat_letter
from vqlab.contract.numbers import MOST, is_whole
from vqlab.contract.reading import as_named, as_read
from vqlab.solver.events import Event

__all__ = ["KINDS", "Task"]

OF_QUEEN = ("out", "least", "force", "prevent", "rounds", "help", "only")
OF_VAMPIRES = ("win", "turns", "stop")
KINDS = OF_QUEEN + OF_VAMPIRES
"""All kinds of puzzles; ``Task`` says what each one asks."""

_TARGETED = {"force", "prevent", "stop"}
_LIMITED = {"least", "rounds", "help", "turns"}
_MAY_BE_LIMITED = {"stop"}


@dataclass(frozen=True)
class Task:
    """What is asked of ``seat``, all cards seen.

    ``kind``: ``out`` (go out, whatever the others do), ``least`` (hold the loss to ``limit``
    points, the least that can be had), ``force`` (make ``target`` go out), ``prevent`` (keep
    ``target`` from going out), ``rounds`` (go out within ``limit`` rounds, the fewest), ``help``
    (go out within ``limit`` rounds when every seat helps) or ``only`` (go out, where at every turn
    all plays but one lose). Of The Vampires, before the draw pile is reshuffled: ``win`` (win
    first, whatever the others do), ``turns`` (within ``limit`` turns of one's own, the fewest) or
    ``stop`` (keep ``target`` from winning, alone; within its next ``limit`` turns, if there is
    one). Raises NotationError for what does not fit together.

    >>> print(Task("least", 0, limit=9).message)
    A is to play and holds its loss to 9 penalty points, whatever all others do.
    >>> str(Task("prevent", 0, target=2).event)
    'not-out:C'
    """

    kind: str
    seat: int
    target: int | None = None
    limit: int | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            names = ", ".join(KINDS)
            raise NotationError(Message("puzzle-kind", read=as_named(self.kind, 40), names=names))
        targeted = self.target is not None
        if targeted != (self.kind in _TARGETED) or (targeted and self.target == self.seat):
            raise NotationError(Message("puzzle-target", kind=self.kind))
        for number in (self.seat, self.target, self.limit):
            if number is not None and not is_whole(number, -MOST):
                raise NotationError(Message("puzzle-number", read=as_read(number, 40)))
        if not 0 <= self.seat < 12 or not 0 <= (self.target or 0) < 12:
            raise NotationError(Message("puzzle-seat"))
        limited = self.limit is not None
        optional = self.kind in _MAY_BE_LIMITED and self.limit != 0
        if (limited != (self.kind in _LIMITED) and not optional) or (self.limit or 0) < 0:
            raise NotationError(Message("puzzle-limit", kind=self.kind))

    @property
    def event(self) -> Event:
        """What has to be true at the end."""
        if self.kind == "least":
            return Event("at-most", self.seat, self.limit or 0)
        about = self.seat if self.target is None else self.target
        return Event("out", about, negated=self.kind in ("prevent", "stop"))

    @property
    def label(self) -> Message:
        """What this kind of puzzle is called."""
        return Message(f"puzzle-kind-{self.kind}")

    @property
    def helped(self) -> bool:
        """Whether all seats help, so that whoever solves it plays for all of them."""
        return self.kind == "help"

    @property
    def timed(self) -> bool:
        """Whether it has to happen within ``limit`` rounds."""
        return self.kind in ("rounds", "help")

    @property
    def params(self) -> dict[str, Any]:
        """What sentences about the task are filled in with."""
        params: dict[str, Any] = {"seat": seat_letter(self.seat)}
        if self.target is not None:
            params["target"] = seat_letter(self.target)
        if self.limit is not None or self.kind in _MAY_BE_LIMITED:
            params["limit"] = self.limit or 0
        return params

    @property
    def least(self) -> bool:
        """Whether ``limit`` is claimed to be the least that can be had."""
        return self.kind in _LIMITED

    @property
    def message(self) -> Message:
        """What is asked, as a sentence."""
        return Message(f"puzzle-task-{self.kind}", **self.params)

    @property
    def failed(self) -> Message:
        """That it cannot be had any more, as the end of a sentence."""
        return Message(f"puzzle-failed-{self.kind}", **self.params)

    def to_json(self) -> dict[str, Any]:
        """The task as plain data."""
        data: dict[str, Any] = {"kind": self.kind, "seat": seat_letter(self.seat)}
        if self.target is not None:
            data["target"] = seat_letter(self.target)
        if self.limit is not None:
            data["limit"] = self.limit
        return data

    @classmethod
    def from_json(cls, data: dict[str, Any], seats: int) -> Task:
        """The task that ``to_json`` wrote, at a table of so many seats."""
        target = data.get("target")
        return cls(
            data["kind"],
            as_seat(data["seat"], seats),
            None if target is None else as_seat(target, seats),
            None if data.get("limit") is None else int(data["limit"]),
        )
