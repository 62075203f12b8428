"""Who is right in The Vampires: whether a task can still be done, and after which plays.

task + position → the search of an open deck → yes or no for every state of the puzzle. The same
questions as ``judge`` answers for Vampire Queen.
"""

from __future__ import annotations

from vqlab.contract import Message, seat_letter
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.judge import Moment, Undecided
from vqlab.puzzles.task import Task
from vqlab.solver.openpile import solve
from vqlab.solver.openresults import WinsFirst
from vqlab.solver.opensearch import ALWAYS, Answer, OpenSearch, OutOfNodes
from vqlab.solver.openstate import OpenPile
from vqlab.vampires.play import Play
from vqlab.vampires.position import Position

__all__ = ["OpenJudge", "ordinary_task"]

FAR = 20_000_000
"""Turns entered where no budget is given."""


class OpenJudge:
    """Answers for one task from one position on, and for all that can follow.

    ``nodes``: turns that may be entered in all; when they run out Undecided is raised.

    >>> text = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
    >>> start, task = Position.parse(text), Task("win", 0)
    >>> judge = OpenJudge(start, task)
    >>> [str(play) for play in judge.right(Moment(OpenPile(start)))]
    ['GYBR@1E+WR']
    """

    def __init__(self, position: Position, task: Task, nodes: int | None = None) -> None:
        self.task = task
        about, side = task.seat, {task.seat}
        if task.target is not None:
            about, side = task.target, set(range(position.seats)) - {task.seat}
        most = FAR if nodes is None else nodes
        self._search = OpenSearch(position, about, side, most)

    @property
    def nodes(self) -> int:
        """Turns entered so far."""
        return self._search.nodes

    def own(self, moment: Moment) -> bool:
        """Whether whoever solves the puzzle is to play."""
        to_act: int | None = moment.position.to_act
        return to_act == self.task.seat

    def holds(self, moment: Moment, limit: int | None = None) -> bool:
        """Whether the task can still be done from here, whatever the others do.

        ``limit``: another number of turns than the task's own.
        """
        state: OpenPile = moment.position
        left = ALWAYS
        if state.counted is not None:
            more = 0 if limit is None else limit - (self.task.limit or 0)
            left = max(state.left + more, 0)
        if state.position.winner is None and left == 0:
            return self.task.target is not None
        try:
            found = self._search.answer(state.position.table, left, shuffled=state.shuffled)
        except OutOfNodes:
            raise Undecided from None
        return (found is Answer.WON) == (self.task.target is None)

    def right(self, moment: Moment) -> tuple[Play, ...]:
        """The legal plays after which the task can still be done."""
        plays = moment.position.legal_plays()
        return tuple(play for play in plays if self.holds(moment.play(play)))

    def in_order(self, position: OpenPile) -> list[Play]:
        """The legal plays, those likely to be good for whoever acts first."""
        return [] if position.is_over else self._search.in_order(position.position.table)

    def fewest(self, position: OpenPile) -> int | None:
        """The fewest own turns in which the seat can be made to win; None where it cannot."""
        try:
            return self._search.fewest(position.position.table, shuffled=position.shuffled)
        except OutOfNodes:
            raise Undecided from None


def ordinary_task(position: Position, nodes: int | None = None) -> Task:
    """What may be asked of any position: to win where that can be forced, else to stop another.

    Asked of are the other seats in the order of play, first for all the time until the shuffle,
    then for one turn. Raises Undecided, or NotSo where nothing of that can be done.
    """
    from vqlab.puzzles.solution import NotSo

    seat = position.to_act
    if seat is None:
        raise NotSo(Message("puzzle-over"))
    found = solve(position, seat, nodes=nodes)
    assert isinstance(found, WinsFirst)
    if found.value is None:
        raise Undecided
    if found.value:
        return Task("win", seat)
    others = [(seat + step) % position.seats for step in range(1, position.seats)]
    tasks = [Task("stop", seat, target=at, limit=limit) for limit in (None, 1) for at in others]
    for task in tasks:
        judge = OpenJudge(position, task, nodes)
        start = Moment(ground_of(position).state(position, task))
        plays = position.legal_plays()
        right = judge.right(start) if judge.holds(start) else ()
        if 0 < len(right) < len(plays):
            return task
    raise NotSo(Message("open-nothing", seat=seat_letter(seat)))
