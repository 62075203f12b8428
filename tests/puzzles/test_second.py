"""A second opinion on puzzles: the whole graph says the same, and knows a wrong puzzle."""

from __future__ import annotations

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

import vqlab.puzzles.second as module
from vqlab.contract import LabError
from vqlab.puzzles import Deals, Judge, Moment, NotSo, Puzzle, Task
from vqlab.puzzles.proving import TIERS, verdict, verdicts
from vqlab.puzzles.second import confirm, second
from vqlab.queen import Play, Position
from vqlab.solver.graph import GraphTooLarge

LEAST = Puzzle.of("6 8 | 7 13 | Q^2", Task("least", 0, limit=6), name="least")
KEEP = Puzzle.of("3 Q S20 | 10 11 S15 | 7 11", Task("prevent", 0, target=1), name="keep")
ONLY = Puzzle.of("9^3 S20 | 5 9 12 | 2 11 12", Task("only", 0), name="only")
LAST = "7 9 | 3 4 | 6 8 ; B ; - ; 3, 6"
"""A ends the round."""


def tasks_of(position):
    """Every task that can be asked here, with limits around the right ones."""
    seats = range(1, position.seats)
    yield from (Task(kind, 0, target=seat) for kind in ("force", "prevent") for seat in seats)
    yield from (Task("least", 0, limit=limit) for limit in (0, 3, 8, 20))
    yield from (Task(kind, 0, limit=limit) for kind in ("rounds", "help") for limit in (1, 2, 3))
    yield from (Task(kind, 0) for kind in ("out", "only"))


@pytest.mark.parametrize(
    "deals",
    [
        Deals(3, "2"),
        Deals(3, "2", "20", in_round=True),
        Deals(3, "2-3", "none"),
        Deals(4, "1-2", "15"),
    ],
    ids=str,
)
def test_the_graph_and_the_searches_call_the_same_plays_right(deals):
    rights = set()
    for number in range(2):
        position = deals.draw(random.Random(f"{number}"))
        if position.to_act is None:
            continue
        rights |= compared(position)
    assert len(rights) > 1, "some tasks can be done here, and some plays are wrong"


def compared(position) -> set[int]:
    """Both asked every task; gives how many plays were wrong, as negative numbers."""
    wrong = set()
    for task in tasks_of(position):
        expected = Judge(position, task, compiled=False).right(Moment(position))
        assert second(position, task).plays == expected, (str(position), task)
        wrong.add(len(expected) - len(position.legal_plays()))
    return wrong


@pytest.mark.parametrize("line", [LAST, "2 6 | 3 | 5 S20 ; C ; - ; S20"])
def test_a_play_that_ends_the_round_uses_it_up(line):
    compared(Position.parse(line))
    last = Position.parse(LAST)
    assert len(second(last, Task("help", 0, limit=2)).plays) == 2
    assert second(last, Task("help", 0, limit=1)).plays == ()


def test_a_right_puzzle_is_confirmed():
    assert confirm(LEAST).states == 58
    assert [str(play) for play in confirm(KEEP).plays] == [str(play) for play in KEEP.plays]


WRONG = {
    "right plays": (replace(LEAST, plays=(*LEAST.plays, Play("6"))), "right plays are 8"),
    "a play short": (replace(KEEP, plays=KEEP.plays[:1]), "right plays are"),
    "too much": (replace(LEAST, task=Task("least", 0, limit=3)), "cannot hold its loss to 3"),
    "not least": (replace(LEAST, task=Task("least", 0, limit=7)), "7 is not the least"),
    "bad line": (replace(LEAST, line=(Play("6"),)), "loses what was asked for at 6"),
    "open line": (replace(LEAST, line=LEAST.line[:2]), "does not end"),
    "no choice": (replace(LEAST, task=Task("least", 0, limit=40)), "Every legal play is right"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_puzzle_is_known_for_what_is_wrong(what):
    puzzle, said = WRONG[what]
    with pytest.raises(NotSo, match=said):
        confirm(puzzle)
    found = verdict(puzzle, "graph")
    assert found.holds is False
    assert said in str(found.word)


def test_only_claims_that_there_is_one_way_alone(monkeypatch):
    found = confirm(ONLY)
    assert len(found.plays) == 1
    monkeypatch.setattr(module, "_ways", lambda *_: 2)
    with pytest.raises(NotSo, match="second right play"):
        module._check_line(ONLY, found)
    monkeypatch.undo()
    assert module._ways(second(KEEP.position, KEEP.task), KEEP.position, 0) == len(KEEP.plays) == 2


def test_too_large_a_graph_and_a_small_budget_decide_nothing():
    with pytest.raises(GraphTooLarge):
        confirm(LEAST, limit=20)
    for tier in TIERS:
        found = verdict(LEAST, tier, nodes=1)
        assert (found.holds, "not decided" in str(found.word)) == (None, True), tier


def test_rules_that_go_round_are_not_decided():
    position = Position.parse("queen/base,embargo=no: 1 2 S20 | 1 3 | 1")
    found = verdict(replace(LEAST, position=position), "graph")
    assert found.holds is None
    assert found.reason


def test_every_tier_proves_the_same_and_several_processes_too():
    puzzles = [LEAST, replace(KEEP, plays=KEEP.plays[:1]), WRONG["not least"][0]]
    for tier in TIERS:
        assert [one.holds for one in verdicts(puzzles, tier)] == [True, False, False], tier
    found = list(verdicts(puzzles, "search", jobs=2))
    assert [(one.name, one.holds) for one in found] == [
        ("least", True),
        ("keep", False),
        ("least", False),
    ]
    with pytest.raises(LabError, match="the tiers are search, kernel, graph"):
        next(verdicts(puzzles, "magic"))


def test_a_second_opinion_asks_none_of_the_searches():
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    names = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    forbidden = ("judge", "tiers", "search", "kernel", "compiled", "sure", "concepts", "trivial")
    assert not [name for name in names if name and name.rsplit(".", 1)[-1] in forbidden]
    taken = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    from_solution = [a.name for n in taken if n.module == "vqlab.puzzles.solution" for a in n.names]
    assert from_solution == ["NotSo"]
    helping = [a.name for n in taken if str(n.module).endswith("cooperation") for a in n.names]
    assert helping == ["shortest_help"]
