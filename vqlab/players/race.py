"""Plays that run over the same deals, until one is clearly better than the rule of thumb's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Generic, TypeVar

__all__ = ["Race"]

CLEAR = 1.75
"""Standard errors by which a play has to be better than the rule of thumb's."""
AT_LEAST = 4
"""Deals before anything is concluded."""

PlayT = TypeVar("PlayT")
StateT = TypeVar("StateT")


class Race(Generic[PlayT]):
    """Plays that run over the same deals; those that lag are given up, the first never.

    The first is what is played without any deal, so the others have to be better than it clearly:
    by ``clear`` standard errors.

    >>> race = Race(["thumb", "other"])
    >>> for deal in range(4):
    ...     _ = race.run({"thumb": deal + 2, "other": deal}, lambda points: points)
    >>> race.winner()
    ('other', 1.5)
    """

    def __init__(self, plays: list[PlayT], clear: float = CLEAR) -> None:
        self._usual, self.left, self._clear = plays[0], plays, clear
        self._points: dict[PlayT, list[int]] = {play: [] for play in plays}
        self.deals = 0

    def run(self, states: Mapping[PlayT, StateT], judge: Callable[[StateT], int | None]) -> bool:
        """One more deal; gives whether it was judged to its end. One judged in part is dropped.

        ``states``: what each play that is left leads to in this deal; ``judge``: a state -> what it
        costs, None where the time ran out.
        """
        found = []
        for state in states.values():
            points = judge(state)
            if points is None:
                return False
            found.append(points)
        for play, points in zip(self.left, found, strict=True):
            self._points[play].append(points)
        self.deals += 1
        if self.deals % AT_LEAST == 0 and len(self.left) > 2:
            keep = max(2, len(self.left) * 2 // 3)
            best = sorted(self.left, key=lambda play: sum(self._points[play]))[:keep]
            self.left = [self._usual, *(play for play in best if play != self._usual)]
        return True

    def winner(self) -> tuple[PlayT, float | None]:
        """The play to make, and its points on average; None where no deal was judged."""
        if not self.deals:
            return self._usual, None
        best = min(self.left, key=lambda play: sum(self._points[play]))
        if not self._is_clear(best):
            best = self._usual
        return best, sum(self._points[best]) / self.deals

    def _is_clear(self, play: PlayT) -> bool:
        """Whether a play is better than the usual one by more than chance makes likely."""
        if self.deals < AT_LEAST:
            return False
        pairs = zip(self._points[self._usual], self._points[play], strict=True)
        gains = [usual - points for usual, points in pairs]
        mean = sum(gains) / self.deals
        variance = sum((gain - mean) ** 2 for gain in gains) / (self.deals - 1)
        return mean > 0 and mean >= self._clear * sqrt(variance / self.deals)
