"""A second opinion: a puzzle confirmed on the whole state graph, from the ends up.

position → state graph → backward induction → right plays. Nothing of the searches that made a
puzzle is asked here: no prover, no judge, no solution. What both say the same of is most likely so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from vqlab.contract import Message
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.model import Puzzle
from vqlab.puzzles.solution import NotSo
from vqlab.puzzles.task import Task
from vqlab.solver.cooperation import shortest_help
from vqlab.solver.graph import plays_between, state_graph
from vqlab.solver.induction import forces, guarantees, timed_values, whole_rounds

__all__ = ["STATES", "Second", "confirm", "second"]

STATES = 200_000
"""Positions that a graph may have, unless another limit is given: some 500 MB."""

Keeps = Callable[[Any, int], bool]
"""Whether a task can still be done from a position, so many rounds after the start."""


class Second(NamedTuple):
    """What the whole graph says of a task: whether it can be done, and after which first plays.

    ``states``: positions of the graph; ``keeps``: the same question for any position of it.
    """

    plays: tuple[Any, ...]
    states: int
    graph: Any
    keeps: Keeps


def second(
    position: Any,
    task: Task,
    limit: int = STATES,
    progress: Callable[[int], None] | None = None,
) -> Second:
    """The right first plays of a task, from the whole graph of the position.

    Raises GraphTooLarge above ``limit`` positions, GraphCyclic without the embargo.

    >>> from vqlab.queen import Position
    >>> found = second(Position.parse("1 2 | 3 S20 | Q ; B"), Task("prevent", 1, target=0))
    >>> [str(play) for play in found.plays], found.states
    (['3', 'S20'], 12)
    """
    ground = ground_of(position)
    start = ground.state(position, task)
    graph = state_graph(start, limit, progress)
    keeps = _keeping(graph, task)
    right = {
        play
        for then in graph[start]
        if keeps(then, ground.laps(start, then))
        for play in plays_between(graph, start, then)
    }
    plays = tuple(play for play in position.legal_plays() if play in right)
    return Second(plays, len(graph), graph, keeps)


def _keeping(graph: Any, task: Task) -> Keeps:
    """What each kind of task asks, as a question about every state of a graph."""
    allowed, seat = task.limit or 0, task.seat
    if task.kind == "help":
        near = shortest_help(graph, task.event.holds, whole_rounds)

        def near_enough(state: Any, spent: int) -> bool:
            rounds = near[state].rounds if state in near else None
            return rounds is not None and rounds + spent <= allowed

        return near_enough
    if task.kind == "rounds":
        timed = timed_values(graph, {seat}, lambda penalties: penalties[seat] > 0, whole_rounds)

        def in_time(state: Any, spent: int) -> bool:
            missed, rounds = timed[state]
            return not missed and rounds + spent <= allowed

        return in_time
    if task.kind == "least":
        sure = guarantees(graph, seat)
        return lambda state, _: sure[state] <= allowed
    able = forces(graph, {seat}, task.event.holds)
    return lambda state, _: state in able


def confirm(
    puzzle: Puzzle, limit: int = STATES, progress: Callable[[int], None] | None = None
) -> Second:
    """Compare what a puzzle says of its plays and its line with the whole graph.

    Themes and difficulty are words about the search's solution, and are left to ``prove``. Raises
    NotSo, in one sentence, for the first thing that is not so; GraphTooLarge, GraphCyclic.

    >>> confirm(Puzzle.of("6 8 | 7 13 | Q^2", Task("least", 0, limit=6))).states
    58
    """
    position, task = puzzle.position, puzzle.task
    found = second(position, task, limit, progress)
    start = ground_of(position).state(position, task)
    if not found.keeps(start, 0):
        raise NotSo(Message("puzzle-not-so", failed=task.failed))
    if len(found.plays) == len(position.legal_plays()):
        raise NotSo(Message("puzzle-all-right"))
    if found.plays != puzzle.plays:
        plays = ", ".join(map(str, found.plays))
        raise NotSo(Message("puzzle-other-plays", plays=plays))
    if task.least and task.limit and _less_will_do(position, task, found, limit):
        raise NotSo(Message("puzzle-not-least", limit=task.limit))
    _check_line(puzzle, found)
    return found


def _less_will_do(position: Any, task: Task, found: Second, limit: int) -> bool:
    """Whether one point, round or turn less than the task's can be had."""
    less = replace(task, limit=(task.limit or 0) - 1)
    ground = ground_of(position)
    start = ground.state(position, less)
    if start == ground.state(position, task):
        return _keeping(found.graph, less)(start, 0)
    # the limit is part of the state: another limit, another graph
    return _keeping(state_graph(start, limit), less)(start, 0)


def _check_line(puzzle: Puzzle, found: Second) -> None:
    """The line keeps the task to its end; where the kind says so, it is the only way at each turn.

    Where the line ends, the penalties themselves are asked.
    """
    task = puzzle.task
    for state, spent, play in _steps(puzzle):
        then = state.play(play)
        after = spent + ground_of(puzzle.position).laps(state, then)
        if not found.keeps(then, after):
            raise NotSo(Message("puzzle-bad-line", play=str(play)))
        own = task.helped or state.to_act == task.seat
        if own and task.kind in ("only", "help") and _ways(found, state, spent) > 1:
            alone = "puzzle-not-only" if task.kind == "only" else "puzzle-not-one-line"
            raise NotSo(Message(alone))
    penalties = then.penalties
    if penalties is None or not task.event.holds(penalties):
        raise NotSo(Message("puzzle-open-line"))


def _steps(puzzle: Puzzle) -> Iterator[tuple[Any, int, Any]]:
    ground = ground_of(puzzle.position)
    state, spent = ground.state(puzzle.position, puzzle.task), 0
    for play in puzzle.line:
        yield state, spent, play
        then = state.play(play)
        spent += ground.laps(state, then)
        state = then


def _ways(found: Second, state: Any, spent: int) -> int:
    laps = ground_of(state).laps
    thens = (state.play(play) for play in state.legal_plays())
    return sum(found.keeps(then, spent + laps(state, then)) for then in thens)
