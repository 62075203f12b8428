"""Who is right: whether a task can still be done, and after which plays.

task + position → a prover, or a search in rounds → yes or no for every position of the puzzle.
Whether a budget ran out is never mistaken for a no: then Undecided is raised.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from vqlab.contract import LabError, Message
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.task import Task
from vqlab.queen.play import Play
from vqlab.queen.position import Position, after, is_over, plays_in
from vqlab.queen.position import State as Raw
from vqlab.solver.cooperation import Help, Helping, help_search
from vqlab.solver.reading import as_budget
from vqlab.solver.tiers import FAR, PLAIN, SearchProver

__all__ = ["Judge", "Moment", "Undecided"]


class Undecided(LabError):
    """The budget ran out before the question was answered; this says nothing about the answer."""

    def __init__(self) -> None:
        super().__init__(Message("puzzle-undecided"))

    def __reduce__(self) -> tuple[type, tuple[()]]:
        return type(self), ()


class Moment(NamedTuple):
    """A position, or state, on the way through a puzzle, and the rounds ended since its start.

    >>> start = Moment(Position.parse("6 8 | 7 | 9 ; C"))
    >>> start.play(Play("9")).play(Play("pass")).play(Play("pass")).spent
    1
    """

    position: Any
    spent: int = 0

    def play(self, play: Any) -> Moment:
        """The moment after a play."""
        then = self.position.play(play)
        return Moment(then, self.spent + ground_of(then).laps(self.position, then))


class Judge:
    """Answers for one task from one position on, and for all that can follow.

    ``nodes``: about how many turns may be entered in all; when they run out Undecided is raised.
    ``compiled``: whether the compiled search may go on where plain Python takes long; ``plain``:
    how many turns plain Python is given first. Raises ``CyclicRules`` without the embargo.

    >>> start = Position.parse("1 2 | 3 S20 | Q ; B")
    >>> judge = Judge(start, Task("prevent", 1, target=0))
    >>> [str(play) for play in judge.right(Moment(start))]
    ['3', 'S20']
    """

    def __init__(
        self,
        position: Position,
        task: Task,
        nodes: int = FAR,
        *,
        compiled: bool = True,
        plain: int = PLAIN,
    ) -> None:
        self.task, self._nodes = task, as_budget(nodes)
        self._negated = task.event.negated
        self._prover = SearchProver(
            position,
            task.event.question({task.seat}, position.seats),
            nodes,
            compiled=compiled,
            plain=plain,
        )
        self._within: dict[tuple[Raw, int], bool] = {}
        self._spent = 0
        self._helped: dict[Position, Helping] = {}

    @property
    def nodes(self) -> int:
        """Turns entered so far."""
        return self._prover.nodes + self._spent

    def own(self, moment: Moment) -> bool:
        """Whether whoever solves the puzzle is to play."""
        to_act = moment.position.to_act
        return to_act is not None and (self.task.helped or to_act == self.task.seat)

    def holds(self, moment: Moment, limit: int | None = None) -> bool:
        """Whether the task can still be done from here, whatever the others do.

        ``limit``: another number of points or rounds than the task's own.
        """
        allowed = (self.task.limit or 0) if limit is None else limit
        position, left = moment.position, allowed - moment.spent
        if self.task.timed and left < 0:
            return False
        if self.task.helped:
            rounds = self.help(position).rounds
            return rounds is not None and rounds <= left
        points = allowed if self.task.event.kind == "at-most" else 0
        held = self._prover.at_most(position, points)
        if held is None:
            raise Undecided
        if held == self._negated:
            return False
        return self.task.kind != "rounds" or self._out_within(position.state, left, position)

    def right(self, moment: Moment) -> tuple[Play, ...]:
        """The legal plays after which the task can still be done."""
        plays = moment.position.legal_plays()
        if self.task.helped:
            limit = self.task.limit or 0
            rounds = self.help(moment.position).rounds
            if rounds == limit - moment.spent:
                return self._helped[moment.position].best or ()
        return tuple(play for play in plays if self.holds(moment.play(play)))

    def in_order(self, position: Position) -> list[Play]:
        """The legal plays, those likely to be good for whoever acts first."""
        return list(self._prover.in_order(position))

    def worth(self, position: Position) -> int:
        """The fewest points the seat can be sure of, for a task that asks for points."""
        known = self._prover.bounds(position)
        if not known.proved:
            raise Undecided
        return known.lower

    def help(self, position: Position) -> Help:
        """The shortest help-play from here: in how many rounds, and how many lines there are."""
        if position not in self._helped:
            found = help_search(position, self.task.event.holds, min(self._nodes, 1_000_000))
            self._spent += found.nodes
            if found.value is None or self.nodes > self._nodes:
                raise Undecided
            self._helped[position] = found
        return self._helped[position].value or Help(None, 0)

    def fewest(self, position: Position, most: int = 60) -> int | None:
        """The fewest rounds in which the seat is sure to be out; None beyond ``most``."""
        if self._prover.at_most(position, 0) is False:
            return None
        soon = (left for left in range(most) if self._out_within(position.state, left, position))
        return next(soon, None)

    def _out_within(self, state: Raw, left: int, position: Position) -> bool:
        """Whether the seat can be sure to be out before ``left`` rounds have ended.

        Asked of ever later states: at most ``left`` rounds of plays deep.
        """
        hands, now = state
        if is_over(state):
            return hands[self.task.seat] == 0
        if left <= 0:
            return False
        key = state, left
        known = self._within.get(key)
        if known is None:
            self._spent += 1
            if self.nodes > self._nodes:
                raise Undecided
            own = (now.leader + now.turn) % len(hands) == self.task.seat
            states = (
                after(state, play, position.edition) for play in plays_in(state, position.edition)
            )
            answers = (
                self._out_within(then, left - (then[1].turn == 0), position) for then in states
            )
            known = any(answers) if own else all(answers)
            self._within[key] = known
        return known
