"""Puzzles of The Vampires: the pack is proved by two ways, and comes from its seeds."""

from __future__ import annotations

import json

import pytest

from vqlab.contract import LabError, NotationError
from vqlab.puzzles import NotSo, Pack, Puzzle, Task, Undecided, pack, prove, task_of
from vqlab.puzzles.explained import explain
from vqlab.puzzles.hunting import OF_VAMPIRES, sort_of
from vqlab.puzzles.hunts import hunt, puzzle_of_hunt
from vqlab.puzzles.proving import verdicts
from vqlab.puzzles.second import confirm
from vqlab.solver.openpile import keeps_from, solve
from vqlab.vampires import Play, Position

PACK = pack("vampires")
STATES = 10_000
ONE = "vampires: GYBR WR GBRY | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG BYGR"


LARGE = {
    "three-turns",
    "far-from-home",
    "a-seat-between",
    "the-sleeper",
    "what-you-take",
    "not-that-one-yet",
}
"""Their graphs take seconds."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow if name in LARGE else ()) for name in PACK]
)
def test_each_puzzle_is_proved_again_by_search_and_by_the_whole_graph(name):
    """The graph says nothing of themes and measures; everything else both ways say alone."""
    puzzle = PACK[name]
    prove(puzzle)
    assert confirm(puzzle, STATES).plays == puzzle.plays


def test_the_pack_is_large_and_mixed_enough():
    assert len(PACK) >= 20
    assert all(
        puzzle.unique and len(puzzle.position.legal_plays()) >= 5 for puzzle in PACK.values()
    )
    assert {puzzle.position.seats for puzzle in PACK.values()} == {2, 3, 4}
    assert {puzzle.task.kind for puzzle in PACK.values()} == {"win", "turns", "stop"}
    assert {puzzle.difficulty for puzzle in PACK.values()} == {1, 2, 3, 4, 5}


def test_every_special_card_and_every_idea_is_in_some_solution():
    assert {theme for puzzle in PACK.values() for theme in puzzle.themes} == set(OF_VAMPIRES)
    own = set()
    for puzzle in PACK.values():
        now = puzzle.position
        for play in puzzle.line:
            if now.to_act == puzzle.task.seat:
                own.add(sort_of(play))
            now = now.play(play)
    assert own >= {"two", "replace", "mirror", "bite", "coffin", "garlic", "weapon", "attack"}


@pytest.mark.parametrize("name", list(PACK)[:6])
def test_the_seed_a_puzzle_names_makes_it_again(name):
    puzzle = PACK[name]
    _, seats, seed = puzzle.source.split()
    made = puzzle_of_hunt(int(seats), int(seed))
    assert made is not None
    texts = {"name": puzzle.name, "title": puzzle.title, "source": puzzle.source}
    assert made.named(**texts) == puzzle


def test_hunts_are_legal_positions_near_the_end():
    for seats in (2, 3, 4):
        for seed in range(30):
            position = hunt(seats, seed)
            assert Position.parse(str(position)) == position == hunt(seats, seed)
            assert not position.is_over and position.to_act == 0 and len(position.discards) == 1
    assert hunt(2, 1) != hunt(2, 2)
    with pytest.raises(LabError):
        hunt(5, 0)


@pytest.mark.parametrize("change", ["plays", "kind", "limit", "themes", "difficulty", "line"])
def test_a_puzzle_that_says_what_is_not_so_is_found_out(change):
    data = PACK["two-weapons"].to_json()
    position = PACK["two-weapons"].position
    other = next(str(play) for play in position.legal_plays() if str(play) not in data["plays"])
    if change in ("plays", "line"):
        data["plays"], data["line"] = [other], [other, *data["line"][1:1]]
    elif change == "kind":
        data |= {"kind": "stop", "target": "B", "limit": 1}
    elif change == "limit":
        data["limit"] = 3
    elif change == "themes":
        data["themes"] = ["wake-another"]
    else:
        data["difficulty"] = 1 + data["difficulty"] % 5
    with pytest.raises(NotSo):
        prove(Puzzle.from_json(data))


def test_what_belongs_to_the_other_game_is_refused():
    for task in (Task("out", 0), Task("rounds", 0, limit=1)):
        with pytest.raises(NotationError):
            Puzzle.of(ONE, task)
    with pytest.raises(NotationError):
        Puzzle.of("6 8 | 7 13 | Q^2", Task("win", 0))
    data = PACK["two-weapons"].to_json() | {"themes": ["queen-lent"]}
    with pytest.raises(NotationError):
        Puzzle.from_json(data)
    with pytest.raises(NotationError):
        Task("turns", 0)
    with pytest.raises(NotationError):
        Task("stop", 0, target=0, limit=1)


def test_tasks_say_when_they_have_to_be_done():
    assert "before the draw pile is reshuffled" in str(Task("win", 0).message)
    assert "on its next turn" in str(Task("stop", 0, target=1, limit=1).message)
    assert "within 2 turns of its own" in str(Task("turns", 0, limit=2).message)


def test_a_position_line_is_asked_what_can_be_had():
    assert task_of(ONE) == Task("win", 0)
    assert task_of(PACK["in-the-way"].position).kind == "stop"
    with pytest.raises(Undecided):
        task_of(PACK["three-turns"].position, nodes=3)
    with pytest.raises(NotSo):
        task_of(Position.parse(ONE).play("GYBR@1E+WR"))


def test_what_the_solver_says_is_what_the_puzzles_say():
    for puzzle in PACK.values():
        if puzzle.name in LARGE:
            continue
        task = puzzle.task
        if task.kind == "stop":
            found = keeps_from(puzzle.position, task.target, turns=task.limit)
            assert found.best == puzzle.plays
        elif task.kind == "turns":
            assert solve(puzzle.position, "A").turns == task.limit
        else:
            assert solve(puzzle.position, "A").best == puzzle.plays
            assert found_value(puzzle)


def found_value(puzzle):
    return solve(puzzle.position, "A").value


def test_a_solution_in_words():
    told = explain(Puzzle.of(ONE, Task("win", 0)))
    assert [str(message) for message in told.messages][:2] == [
        "Right: GYBR@1E+WR.",
        "Line: A: GYBR@1E+WR.",
    ]
    assert told.complete and [str(message) for message in told.why] == [
        "GYBR@1E fails: B: discard GYRB, "
        "and A cannot force a win before the draw pile is reshuffled."
    ]


def test_a_pack_is_written_and_read_again():
    again = Pack.parse(PACK.text())
    assert list(again) == list(PACK) and again["two-weapons"] == PACK["two-weapons"]
    assert json.loads(PACK.text())["vqlab-puzzles"] == 1
    few = PACK.where("stop")
    assert few and all(puzzle.task.kind == "stop" for puzzle in few.values())
    with pytest.raises(LabError):
        pack("chess")


def test_verdicts_take_both_ways():
    some = list(PACK.values())[:3]
    for tier in ("search", "graph"):
        assert all(one.holds for one in verdicts(some, tier))
    assert next(verdicts(some, "search", 1)).holds is None
    assert Play.parse("coffin") in PACK["the-sleeper"].plays
