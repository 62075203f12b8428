"""The judge of puzzles beside the explicit graph: every position, every play, every kind."""

from __future__ import annotations

import pytest

from tests.solver.given import graphs
from vqlab.puzzles import Judge, Moment, Task, Undecided, task_of
from vqlab.queen import Position
from vqlab.solver import induction
from vqlab.solver.cooperation import shortest_help
from vqlab.solver.induction import whole_rounds
from vqlab.solver.search import CyclicRules

GRAPHS = [(start, graph) for start, graph in graphs(11, 40, limit=1200) if not start.is_over]


def asked(start: Position) -> list[Task]:
    """An event task of every kind for whoever is to act."""
    seat = start.to_act
    other = (seat + 1) % start.seats
    limits = [Task("least", seat, limit=points) for points in (1, 5, 12)]
    force, prevent = (Task(kind, seat, target=other) for kind in ("force", "prevent"))
    return [Task("out", seat), Task("only", seat), force, prevent, *limits]


@pytest.mark.parametrize("plain", [20_000, 0])
def test_every_position_of_a_graph_is_judged_as_by_induction(plain: int) -> None:
    for start, graph in GRAPHS[: 40 if plain else 10]:
        for task in asked(start):
            truth = induction.forces(graph, {task.seat}, task.event.holds)
            judge = Judge(start, task, plain=plain)
            for position in list(graph)[:60]:
                assert judge.holds(Moment(position)) == (position in truth), (start, task)


def test_the_right_plays_are_all_that_lead_to_a_position_where_it_still_holds() -> None:
    for start, graph in GRAPHS:
        for task in asked(start):
            truth = induction.forces(graph, {task.seat}, task.event.holds)
            right = Judge(start, task).right(Moment(start))
            assert right == tuple(p for p in start.legal_plays() if start.play(p) in truth)


def within(graph, seat: int, position: Position, rounds: int, memo: dict) -> bool:
    """Whether the seat can be sure to be out within so many rounds: by the definition."""
    if position.to_act is None:
        return position.penalties[seat] == 0
    if rounds == 0:
        return False
    if (position, rounds) not in memo:
        answers = [
            within(graph, seat, then, rounds - whole_rounds(position, then), memo)
            for then in graph[position]
        ]
        memo[position, rounds] = (any if position.to_act == seat else all)(answers)
    return memo[position, rounds]


def test_rounds_are_counted_as_by_definition_and_as_the_guarantee_counts_them() -> None:
    decided = 0
    for start, graph in GRAPHS:
        seat, memo = start.to_act, {}
        judge = Judge(start, Task("rounds", seat, limit=0))
        fewest = judge.fewest(start)
        for rounds in range(1, 6):
            truth = within(graph, seat, start, rounds, memo)
            assert judge.holds(Moment(start), rounds) == truth
        if fewest is not None:
            from vqlab import guarantee

            decided += 1
            assert guarantee(start, seat).rounds == fewest
    assert decided > 5


def test_help_is_the_shortest_of_all_lines() -> None:
    for start, graph in GRAPHS:
        seat = start.to_act
        lengths = shortest_help(graph, lambda points, seat=seat: points[seat] == 0, whole_rounds)
        judge = Judge(start, Task("help", seat, limit=3))
        for position in list(graph)[:40]:
            known = lengths.get(position)
            found = judge.help(position)
            assert (found.rounds, found.lines) == ((None, 0) if known is None else known)
        rounds = judge.help(start).rounds
        if rounds:
            exact = Judge(start, Task("help", seat, limit=rounds))
            best = {p for p in start.legal_plays() if exact.holds(Moment(start).play(p))}
            assert set(exact.right(Moment(start))) == best


LARGE = Position.parse("2^2 4^2 5 7 10 13 | 1 2^2 4^2 7 9 12 | 1 2 5 6 8 11^2 13")


@pytest.mark.parametrize(
    "task",
    [
        Task("out", 0),
        Task("least", 0, limit=3),
        Task("prevent", 0, target=1),
        Task("rounds", 0, limit=6),
        Task("help", 0, limit=5),
    ],
)
def test_a_tiny_budget_is_not_decided_and_never_a_no(task: Task) -> None:
    with pytest.raises(Undecided, match="Not decided"):
        Judge(LARGE, task, nodes=20).holds(Moment(LARGE))
    with pytest.raises(Undecided, match="Not decided"):
        Judge(LARGE, task, nodes=20).right(Moment(LARGE))


def test_a_tiny_budget_finds_no_task_either() -> None:
    with pytest.raises(Undecided, match="larger"):
        task_of(LARGE, nodes=20)


def test_rules_without_the_embargo_are_refused() -> None:
    start = Position.parse("queen/base,embargo=no: 6 8 | 7 S20 | 9")
    with pytest.raises(CyclicRules):
        Judge(start, Task("out", 0))


def test_after_the_last_round_allowed_it_is_too_late() -> None:
    start = Position.parse("- | 6 | 2 5 6 S15")
    judge = Judge(start, Task("rounds", 0, limit=1))
    assert judge.holds(Moment(start, 1))
    assert not judge.holds(Moment(start, 2))
