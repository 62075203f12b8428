"""The solution of a puzzle: what to play, why everything else fails, and how hard it is to see.

judge → one right play and every reply, to all ends → line, refutations, measures.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import log2
from typing import Any

from vqlab.contract import LabError, Message
from vqlab.puzzles.ground import check_kind_of, ground_of
from vqlab.puzzles.judge import Moment
from vqlab.puzzles.task import Task

__all__ = ["Measures", "NotSo", "Solution", "TooLarge"]

LIMIT = 4_000
"""Moments of a solution that are looked at, unless another limit is given."""
STEPS = (6.0, 10.0, 14.0, 18.5)
"""Where one difficulty ends and the next begins."""


class NotSo(LabError):
    """What a puzzle claims is not so: its message says what is wrong."""


class TooLarge(LabError):
    """There is more to see in a solution than anybody would look at."""

    def __init__(self, limit: int) -> None:
        super().__init__(Message("puzzle-too-large", limit=limit))
        self.limit = limit

    def __reduce__(self) -> tuple[type, tuple[int]]:
        return type(self), (self.limit,)


@dataclass(frozen=True)
class Measures:
    """How hard a puzzle is, counted and not guessed.

    ``depth``: own decisions on the longest line; ``decisions``: own decisions in the whole
    solution; ``replies``: replies of the others that have to be seen; ``wrong``: wrong first plays;
    ``tempting``: those of them that are not refuted before the round is over.

    >>> Measures(depth=1, decisions=1, replies=0, wrong=2, tempting=0).difficulty
    1
    """

    depth: int
    decisions: int
    replies: int
    wrong: int
    tempting: int

    @property
    def score(self) -> float:
        """One number out of the five: it grows with each of them."""
        seen = log2(1 + self.decisions) + log2(1 + self.replies)
        return self.depth + seen + 0.5 * log2(1 + self.wrong) + 0.5 * self.tempting

    @property
    def difficulty(self) -> int:
        """From 1, easy, to 5."""
        return 1 + sum(self.score >= step for step in STEPS)


class Solution:
    """A task of a position, solved. Raises NotSo where it cannot be done, Undecided, or TooLarge.

    ``plays``: every first play that keeps the task, all of them right.

    >>> from vqlab.queen import Position
    >>> solution = Solution(Position.parse("1 2 | 3 S20 | Q ; B"), Task("prevent", 1, target=0))
    >>> [str(play) for play in solution.plays], [str(play) for play in solution.line]
    (['3', 'S20'], ['3', 'Q', 'pass'])
    """

    def __init__(self, position: Any, task: Task, judge: Any = None, limit: int = LIMIT) -> None:
        check_kind_of(position, task)
        ground = ground_of(position)
        self.position, self.task, self.limit = position, task, limit
        self.judge = ground.judge(position, task, None) if judge is None else judge
        self.start = Moment(ground.state(position, task))
        self._right: dict[Moment, tuple[Any, ...]] = {}
        self._depth: dict[Moment, int] = {}
        if not self.judge.own(self.start):
            raise NotSo(Message("puzzle-not-to-act", seat="ABCDEFGHIJKL"[task.seat]))
        if not self.judge.holds(self.start):
            raise NotSo(Message("puzzle-not-so", failed=task.failed))
        self.plays = self.right(self.start)

    @property
    def unique(self) -> bool:
        """Whether there is exactly one right first play."""
        return len(self.plays) == 1

    def right(self, moment: Moment) -> tuple[Any, ...]:
        """The plays after which the task can still be done."""
        if moment not in self._right:
            self._right[moment] = self.judge.right(moment)
        return self._right[moment]

    def answer(self, moment: Moment) -> Any:
        """The right play that the solution goes on with."""
        right = self.right(moment)
        ordered = self.judge.in_order(moment.position)
        return next(play for play in ordered if play in right)

    def decides(self, moment: Moment) -> bool:
        """Whether the solver has a choice here."""
        return self.judge.own(moment) and len(moment.position.legal_plays()) > 1

    def done(self, moment: Moment) -> bool:
        """Whether nothing is left to play: the phase is over."""
        return moment.position.to_act is None

    def after(self, moment: Moment) -> list[Moment]:
        """The moments the solution goes on to: one after a play of one's own, else all replies."""
        if self.done(moment):
            return []
        if self.judge.own(moment):
            return [moment.play(self.answer(moment))]
        return [moment.play(play) for play in moment.position.legal_plays()]

    def moments(self) -> Iterator[Moment]:
        """Every moment of the solution, once."""
        seen, waiting = {self.start}, [self.start]
        while waiting:
            moment = waiting.pop()
            yield moment
            for then in self.after(moment):
                if then not in seen:
                    if len(seen) >= self.limit:
                        raise TooLarge(self.limit)
                    seen.add(then)
                    waiting.append(then)

    def depth(self, moment: Moment) -> int:
        """Own decisions on the longest line from here."""
        if moment not in self._depth:
            if len(self._depth) >= self.limit:
                raise TooLarge(self.limit)
            further = max(map(self.depth, self.after(moment)), default=0)
            self._depth[moment] = further + self.decides(moment)
        return self._depth[moment]

    def best_replies(self, moment: Moment) -> list[Any]:
        """The replies of the others after which the way is longest; in their usual order.

        Where points are asked for, first of all those that cost the seat all it may lose.
        """
        ordered = self.judge.in_order(moment.position)
        if self.task.kind == "least" and self.task.limit:
            less = self.task.limit - 1
            dear = [play for play in ordered if not self.judge.holds(moment.play(play), less)]
            ordered = dear or ordered
        depths = {play: self.depth(moment.play(play)) for play in ordered}
        longest = max(depths.values())
        return [play for play in ordered if depths[play] == longest]

    def main_moments(self) -> Iterator[Moment]:
        """Every moment that the best replies can lead to, whichever of them are chosen; once."""
        seen, waiting = {self.start}, [self.start]
        while waiting:
            moment = waiting.pop()
            yield moment
            if self.done(moment):
                continue
            own = self.judge.own(moment)
            for play in [self.answer(moment)] if own else self.best_replies(moment):
                then = moment.play(play)
                if then not in seen:
                    seen.add(then)
                    waiting.append(then)

    @cached_property
    def line(self) -> tuple[Any, ...]:
        """The right plays, against the replies that hold out longest, to the end."""
        return tuple(play for _, play in self.steps())

    def steps(self) -> Iterator[tuple[Moment, Any]]:
        """The moments of the line, each with what is played there."""
        moment = self.start
        while not self.done(moment):
            own = self.judge.own(moment)
            play = self.answer(moment) if own else self.best_replies(moment)[0]
            yield moment, play
            moment = moment.play(play)

    @cached_property
    def wrong(self) -> tuple[Any, ...]:
        """The legal first plays that lose what was asked for."""
        return tuple(p for p in self.start.position.legal_plays() if p not in self.plays)

    def refuting(self, moment: Moment) -> list[Any]:
        """Replies after which the task is lost, where it is lost already; the usual order."""
        ordered = self.judge.in_order(moment.position)
        return [play for play in ordered if not self.judge.holds(moment.play(play))]

    def refutation(self, moment: Moment) -> list[Any]:
        """A line after a wrong play, on which the others keep the task from being done."""
        line: list[Any] = []
        while not self.done(moment) and not self._too_late(moment):
            play = self.refuting(moment)[0]
            line.append(play)
            moment = moment.play(play)
        return line

    def _too_late(self, moment: Moment) -> bool:
        return self.task.timed and moment.spent >= (self.task.limit or 0)

    @cached_property
    def measures(self) -> Measures:
        """How hard it is."""
        decisions = replies = 0
        for moment in self.moments():
            decisions += self.decides(moment)
            if not self.judge.own(moment):
                replies += len(moment.position.legal_plays()) - 1 if not self.done(moment) else 0
        tempting = sum(map(self._is_tempting, self.wrong))
        return Measures(self.depth(self.start), decisions, replies, len(self.wrong), tempting)

    def _is_tempting(self, play: Any) -> bool:
        """Whether the round ends, and the phase goes on, before it shows that a play is wrong."""
        if self.task.helped:
            return False
        moment = self.start.play(play)
        plays = self.refutation(moment)
        for reply in plays:
            moment = moment.play(reply)
            if moment.spent:
                return not self.done(moment)
        return False
