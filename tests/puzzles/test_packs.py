"""The pack that comes with the lab: everything it claims is proved again, in several ways."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import jsonschema
import pytest

import vqlab
from tests.puzzles.given import SCHEMAS
from vqlab.puzzles import Judge, Moment, Pack, Puzzle, pack, prove
from vqlab.puzzles.attempt import Attempt
from vqlab.puzzles.proving import verdicts
from vqlab.puzzles.task import OF_QUEEN
from vqlab.puzzles.themes import OF_QUEEN as THEMES
from vqlab.puzzles.trivial import is_trivial
from vqlab.solver.search import Search

OURS = pack()
FILE = Path(vqlab.__file__).parent / "data" / "puzzles" / "pack.json"
SOME = list(OURS)[::6]


def test_there_are_enough_of_every_sort() -> None:
    assert len(OURS) >= 120
    assert {one.position.seats for one in OURS.values()} >= {3, 4, 5, 6}
    assert Counter(one.task.kind for one in OURS.values()).keys() == set(OF_QUEEN)
    assert min(Counter(one.task.kind for one in OURS.values()).values()) >= 8
    hard = Counter(one.difficulty for one in OURS.values())
    assert hard.keys() == {1, 2, 3, 4, 5}
    assert min(hard.values()) >= 12
    themes = Counter(theme for one in OURS.values() for theme in one.themes)
    assert themes.keys() == THEMES.keys()
    assert min(themes.values()) >= 3
    editions = Counter(one.position.edition.name for one in OURS.values())
    assert editions["english"] >= 1
    assert editions["base"] >= 100
    assert sum(len(one.plays) == 2 for one in OURS.values()) >= 2


def test_each_has_a_title_and_a_comment_of_its_own_and_says_where_it_is_from() -> None:
    for one in OURS.values():
        assert one.title and one.comment and one.source, one.name
        assert one.comment[0].isupper() and one.comment[-1] in ".!?", one.name
    assert len({one.title for one in OURS.values()}) == len(OURS)
    assert len({one.comment for one in OURS.values()}) == len(OURS)
    assert len({(str(one.position), one.task) for one in OURS.values()}) == len(OURS)


def test_the_number_of_puzzles_is_said_as_it_is() -> None:
    readme = (FILE.parents[3] / "README.md").read_text("utf-8")
    assert f"{len(OURS)} proved endgame puzzles" in readme


def test_none_is_trivial() -> None:
    for one in OURS.values():
        assert len(one.position.legal_plays()) >= 3, one.name
        if one.task.kind not in ("help", "force", "prevent", "least"):
            assert not is_trivial(one.position), one.name


def test_the_file_fits_its_schemas_and_is_as_it_would_be_written() -> None:
    text = FILE.read_text("utf-8")
    data = json.loads(text)
    jsonschema.validate(data, SCHEMAS["pack"])
    for one in data["puzzles"]:
        jsonschema.validate(one, SCHEMAS["puzzle"])
    assert Pack.parse(text).text() == text


@pytest.mark.parametrize("name", list(OURS))
def test_every_puzzle_is_proved_again_by_the_compiled_search(name: str) -> None:
    pytest.importorskip("numba", reason='pip install "vqlab[fast]"')
    solution = prove(OURS[name], plain=0)
    assert solution.unique == OURS[name].unique
    assert not isinstance(solution.judge._prover._tier, Search) or OURS[name].task.kind == "help"


def answers(names: list[str]) -> dict[str, list[str]]:
    """The right plays, found anew."""
    found = {}
    for name in names:
        one = OURS[name]
        right = Judge(one.position, one.task).right(Moment(one.position))
        found[name] = [str(play) for play in right]
    return found


def test_solved_forwards_and_backwards_the_answers_are_the_same() -> None:
    names = list(OURS)
    forwards = answers(names)
    assert answers(names[::-1]) == forwards
    assert forwards == {name: list(map(str, one.plays)) for name, one in OURS.items()}


FRESH = """
import sys
from vqlab.puzzles import Judge, Moment, pack
one = pack()[sys.argv[1]]
print(*Judge(one.position, one.task).right(Moment(one.position)), sep=", ")
"""


def fresh(name: str) -> str:
    """The right plays as a process of its own finds them."""
    run = subprocess.run(
        [sys.executable, "-c", FRESH, name],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        cwd=FILE.parents[3],
    )
    return run.stdout.strip()


@pytest.mark.parametrize("name", SOME[::4])
def test_a_fresh_process_finds_the_same(name: str) -> None:
    assert fresh(name) == ", ".join(map(str, OURS[name].plays))


@pytest.mark.slow
@pytest.mark.parametrize("name", list(OURS))
def test_a_fresh_process_for_each_finds_the_same(name: str) -> None:
    assert fresh(name) == ", ".join(map(str, OURS[name].plays))


def test_a_pack_can_be_narrowed_down() -> None:
    few = OURS.where(kind="least", difficulty=3)
    assert 0 < len(few) < len(OURS)
    assert all(one.task.kind == "least" and one.difficulty == 3 for one in few.values())
    assert all("take-it" in one.themes for one in OURS.where(theme="take-it").values())


def test_the_order_is_by_difficulty() -> None:
    order = [one.difficulty for one in OURS.values()]
    assert order == sorted(order)
    assert all(isinstance(one, Puzzle) for one in OURS.values())


def test_where_two_plays_are_right_the_trainer_takes_both() -> None:
    two = [one for one in OURS.values() if len(one.plays) == 2]
    assert len(two) >= 2
    for one in two:
        for play in one.plays:
            attempt = Attempt(one.position, one.task)
            attempt.play(play)
            assert attempt.state in ("open", "solved")
            assert not attempt.only
        for play in one.position.legal_plays():
            if play not in one.plays:
                attempt = Attempt(one.position, one.task)
                attempt.play(play)
                assert attempt.state == "wrong"


@pytest.mark.slow
def test_the_whole_graphs_know_no_better() -> None:
    found = [one.holds for one in verdicts(OURS.values(), "graph", nodes=15_000)]
    assert False not in found
    assert found.count(True) >= 80
