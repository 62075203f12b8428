"""One puzzle being solved: the person's plays judged, the others' answered.

position, task → Attempt ⇄ plays. The others hold out as long as they can while the task can still
be done, and refute a wrong play to the end.
"""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from vqlab.contract import Message
from vqlab.contract.numbers import as_seed
from vqlab.contract.played import Played
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.judge import Moment, Undecided
from vqlab.puzzles.model import Puzzle
from vqlab.puzzles.solution import LIMIT, Solution, TooLarge
from vqlab.puzzles.task import Task
from vqlab.solver.reading import as_budget

__all__ = ["NODES", "Attempt", "Worth"]

NODES = 3_000_000 if find_spec("numba") else 300_000
"""Turns entered for one attempt, unless another budget is given: a few seconds either way."""


class Worth(NamedTuple):
    """What a play comes to: whether it is right, and its points or rounds where those are asked."""

    right: bool
    points: int | None = None
    rounds: int | None = None


class Attempt:
    """A position to be played by one seat, or by all where all help, against the best replies.

    ``task`` None leaves every seat to the person and judges nothing; the same happens when
    ``nodes`` turns were not enough, and ``undecided`` says so. Ties among replies are broken by
    ``seed``. Raises NotSo for a task that cannot be done.

    >>> from vqlab.queen import Position
    >>> attempt = Attempt(Position.parse("2 6 9 Q | 1 5 6 13 | 6 9 10 11"), Task("out", 0))
    >>> attempt.play("6")
    >>> attempt.state, str(attempt.refutation[0])
    ('wrong', '6')
    >>> attempt.take_back()
    >>> attempt.play("2 Q")
    >>> attempt.state, [str(play) for play in attempt.plays]
    ('open', ['2 Q', 'pass', 'pass'])
    """

    def __init__(
        self, position: Any, task: Task | None, *, seed: int = 0, nodes: int = NODES
    ) -> None:
        self.start, self.task, self.seed = position, task, as_seed(seed)
        nodes = as_budget(nodes)
        self._ground = ground_of(position)
        self.undecided = False
        self.mistakes = 0
        self._solution: Solution | None = None
        if task is not None:
            self._solution = self._solved(position, task, nodes)
        self.restart()

    def _solved(self, position: Any, task: Task, nodes: int) -> Solution | None:
        try:
            budget = nodes // 10 if task.timed else nodes  # what is timed is plain Python
            judge = self._ground.judge(position, task, budget)
            return Solution(position, task, judge, LIMIT)
        except Undecided:
            self.undecided = True
            return None

    def restart(self) -> None:
        """Begin again; mistakes are not forgotten."""
        task = self.task
        state = self.start if task is None else self._ground.state(self.start, task)
        self._moments = [Moment(state)]
        self._own: list[int] = []
        self.plays: tuple[Any, ...] = ()
        self.refutation: tuple[Any, ...] = ()
        self.only = False

    @property
    def judged(self) -> bool:
        """Whether plays are judged."""
        return self._solution is not None

    @property
    def now(self) -> Moment:
        """The moment at which it is the person's turn, or the end."""
        return self._moments[-1]

    @property
    def state(self) -> str:
        """``open``, ``wrong``, ``solved``, or ``over`` where nothing is judged."""
        if self.refutation:
            return "wrong"
        if self.now.position.to_act is not None:
            return "open"
        return "solved" if self.judged else "over"

    @property
    def phase(self) -> Played[Any, Any]:
        """All that was played, with the refutation of a wrong play: a Phase, or a Game."""
        return self._ground.played(self.start, (*self.plays, *self.refutation))

    @property
    def since(self) -> int:
        """How many plays had been made before the person's last one."""
        if self.refutation:
            return len(self.plays)
        return self._own[-1] if self._own else 0

    def right(self) -> tuple[Any, ...]:
        """The plays after which the task can still be done; nothing where nothing is judged."""
        return () if self._solution is None else self._solution.right(self.now)

    def play(self, play: Any) -> None:
        """Play for the seat to act, and let the others answer. Raises IllegalPlay."""
        play = self._ground.read_play(play)
        self.now.position.check(play)
        if self.refutation:
            return
        before = len(self._moments)
        try:
            self._judge(play)
        except Undecided:
            self._solution, self.undecided = None, True
            self._moments, self.plays = self._moments[:before], self.plays[: before - 1]
            self._own = [at for at in self._own if at < before - 1]
            self._own.append(len(self.plays))
            self._add(play)

    def _judge(self, play: Any) -> None:
        if self._solution is None:
            self._own.append(len(self.plays))
            self._add(play)
            return
        right = self.right()
        self.only = len(right) == 1 < len(self.now.position.legal_plays())
        if play in right:
            self._own.append(len(self.plays))
            self._add(play)
            self._go_on(self._solution)
        else:
            self.refutation = (play, *self._solution.refutation(self.now.play(play)))
            self.mistakes += 1

    def _go_on(self, solution: Solution) -> None:
        """The others answer, and whoever can only pass passes, until there is something to do."""
        while self.now.position.to_act is not None:
            if not solution.judge.own(self.now):
                self._add(self._reply(solution))
            elif self._can_only_pass():
                self._add(self.now.position.legal_plays()[0])
            else:
                return

    def _can_only_pass(self) -> bool:
        plays = self.now.position.legal_plays()
        return len(plays) == 1 and self._ground.passes(plays[0])

    def _reply(self, solution: Solution) -> Any:
        moment = self.now
        try:
            best = solution.best_replies(moment)
        except TooLarge:
            best = solution.judge.in_order(moment.position)[:1]
        return Random(f"{self.seed} {moment.position} {moment.spent}").choice(best)

    def _add(self, play: Any) -> None:
        self._moments.append(self.now.play(play))
        self.plays = (*self.plays, play)

    def take_back(self) -> None:
        """Take the person's last play back, with all that followed."""
        if self.refutation:
            self.refutation = ()
        elif self._own:
            at = self._own.pop()
            self.plays, self._moments = self.plays[:at], self._moments[: at + 1]

    @property
    def can_take_back(self) -> bool:
        """Whether there is a play to take back."""
        return bool(self.refutation or self._own)

    def worth(self, play: Any) -> Worth | None:
        """What a legal play of the person's comes to; None where that is not decided."""
        if self._solution is None:
            return None
        try:
            right = play in self.right()
            return self._worth(self._solution.judge, self.now.play(play), right)
        except Undecided:
            return None

    def _worth(self, judge: Any, then: Moment, right: bool) -> Worth:
        position, kind = then.position, judge.task.kind
        if kind == "least":
            return Worth(right, points=judge.worth(position))
        if judge.task.timed:
            left = judge.help(position).rounds if kind == "help" else judge.fewest(position)
            return Worth(right, rounds=None if left is None else left + then.spent)
        return Worth(right)

    def hints(self, themes: tuple[str, ...] = ()) -> tuple[Message, ...]:
        """What may help now, from an idea to the cards; the ``themes`` are of the first play.

        Nothing where it is not decided what is right.
        """
        try:
            right = self.right()
        except Undecided:
            return ()
        if self.task is None or not right:
            return ()
        said = () if self.plays else themes
        return Puzzle(self.phase.position, self.task, right, (), said).hints

    def answer_to(self, play: Any) -> tuple[int, Any] | None:
        """Who refutes the wrong play just made, and with what: the first reply that is no pass.

        None where it is the person's turn again, or all others pass.
        """
        moment = self.now.play(play)
        for reply in self.refutation[1:]:
            seat = moment.position.to_act
            if seat is None or self._solution is None or self._solution.judge.own(moment):
                return None
            if not self._ground.passes(reply):
                return seat, reply
            moment = moment.play(reply)
        return None
