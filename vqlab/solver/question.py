"""What is asked of a position: a number at the end, one side that wants it small, and the rest.

Everything a coalition can force comes down to this. A guarantee asks for the points of one seat
with that seat alone on its side; an event asks whether they can be held to a threshold; who wins a
last phase asks for a 0 or a 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vqlab.contract import SEAT_LETTERS, as_seat

__all__ = ["Question", "as_question"]


@dataclass(frozen=True)
class Question:
    """The penalty points of ``seat``, which the seats of ``side`` keep small against all others.

    With ``totals``, the points of all seats before this phase, the number is 0 if ``seat`` then has
    the lowest total, ties shared, and 1 otherwise.

    >>> Question(0, frozenset({0})).payoff((4, 20, 0))
    4
    >>> Question(0, frozenset({0, 2}), totals=(0, 9, 5)).payoff((4, 20, 0))
    0
    """

    seat: int
    side: frozenset[int]
    totals: tuple[int, ...] | None = None

    @property
    def helps(self) -> bool:
        """Whether the seat itself wants its points small, and points are what is asked for."""
        return self.seat in self.side and self.totals is None

    def payoff(self, penalties: Sequence[int]) -> int:
        """The number asked for, at an end with these penalties."""
        if self.totals is None:
            return penalties[self.seat]
        after = [before + points for before, points in zip(self.totals, penalties, strict=True)]
        return int(after[self.seat] > min(after))


def as_question(asked: Question | int) -> Question:
    """A question; of a bare seat, what it can be sure of alone against all others."""
    if isinstance(asked, Question):
        return asked
    seat = as_seat(asked, len(SEAT_LETTERS))
    return Question(seat, frozenset({seat}))
