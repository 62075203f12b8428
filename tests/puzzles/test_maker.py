"""Making puzzles: the same on any number of cores, each proved, none trivial, nothing lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from fractions import Fraction
from pathlib import Path

import pytest

from vqlab.contract import LabError
from vqlab.puzzles import THEMES, Deals, Made, Puzzle, Wish, find, make, prove
from vqlab.puzzles.task import OF_QUEEN
from vqlab.puzzles.trivial import is_trivial
from vqlab.queen import Position

pytest.importorskip("joblib", reason='pip install "vqlab[lab]"')
QUICK = {"help": Deals(3, "1-2", "15+20"), "only": Deals(3, "3-4", "none")}


def plain(made: Made[Puzzle]) -> tuple[list[dict], int]:
    return [puzzle.to_json() for puzzle in made], made.tried


@pytest.mark.parametrize("kind", OF_QUEEN)
def test_every_kind_is_made_and_each_is_proved_again_by_the_compiled_search(kind: str) -> None:
    made = make(Wish(kind, QUICK.get(kind, Deals(3, "1-3", "20"))), 2, seed=5)
    assert len(made) == 2
    for puzzle in made:
        assert puzzle.task.kind == kind
        assert puzzle.unique
        assert puzzle.position.to_act == 0
        assert prove(puzzle, plain=0).plays == puzzle.plays
        if kind not in ("help", "force"):
            assert not is_trivial(puzzle.position)


def test_the_same_seed_gives_the_same_puzzles_with_any_number_of_processes() -> None:
    wish = Wish("out", Deals(3, "2-3", "20"))
    alone = make(wish, 4, seed=3)
    assert plain(make(wish, 4, seed=3, jobs=2)) == plain(alone)
    assert plain(make(wish, 4, seed=4)) != plain(alone)
    assert plain(make(wish, 2, seed=3))[0] == plain(alone)[0][:2]


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same_puzzles() -> None:
    distributed = pytest.importorskip("distributed", reason='pip install "vqlab[cluster]"')
    from joblib import parallel_config

    wish = Wish("out", Deals(3, "2-4"))
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
        parallel_config(backend="dask"),
    ):
        found = plain(make(wish, 7, seed=3, jobs=-1))
        ran = client.run(lambda dask_worker: dask_worker.state.executed_count)
        assert len(ran) == 2
        assert all(count > 0 for count in ran.values()), "both workers took part"
    assert found == plain(make(wish, 7, seed=3))


def test_a_wish_is_kept() -> None:
    made = make(Wish("least", Deals(3, "2-3", "20"), theme="slayer-first"), 2, seed=2)
    assert all("slayer-first" in puzzle.themes for puzzle in made)
    made = make(Wish("prevent", Deals(3, "2-3", "20"), difficulty=2), 2, seed=2)
    assert [puzzle.difficulty for puzzle in made] == [2, 2]
    made = make(Wish("out", Deals(3, "2-3", "20"), theme="unforced-pass"), 1, seed=2)
    assert str(made.found[0].plays[0]) == "pass"
    assert made.found[0].position.plays


def test_puzzles_with_two_right_plays_are_made_when_asked_for_and_never_called_unique() -> None:
    wish = Wish("prevent", Deals(3, "2-3", "20"), most_right=2)
    two = [puzzle for puzzle in make(wish, 12, seed=8) if len(puzzle.plays) == 2]
    assert two
    assert not any(puzzle.unique for puzzle in two)
    for puzzle in two:
        strict = Wish("prevent", wish.deals, most_right=1)
        assert (
            strict.attempt(puzzle.position) is None
            or puzzle.task != strict.attempt(puzzle.position).task
        )


def test_a_tiny_budget_makes_nothing_and_claims_nothing() -> None:
    deals = Deals(3, "5", "none")
    starved = make(Wish("out", deals, nodes=30), 1, seed=1, most=40)
    assert len(starved) == 0
    assert "None in 40 deals" in str(starved)


def test_when_the_deals_run_out_what_was_found_is_there() -> None:
    made = make(Wish("out", Deals(3, "3", "none")), 1000, seed=1, most=200)
    assert made.tried == 200
    assert not made.enough
    assert make(Wish("out", Deals(3, "3", "none")), 1, seed=1).enough
    assert 0 < len(made) < 100
    assert made.odds == Fraction(len(made), 200)
    low, high = made.interval
    assert low < made.odds < high


def test_puzzles_are_heard_of_at_once_and_an_interrupt_keeps_them() -> None:
    heard: list[Puzzle] = []

    def hear(puzzle: Puzzle) -> None:
        heard.append(puzzle)
        if len(heard) == 2:
            raise KeyboardInterrupt

    made = make(Wish("out", Deals(3, "3", "none")), 50, seed=1, hear=hear)
    assert made.stopped
    assert made.found == heard


SCRIPT = """
import signal
from vqlab.puzzles import *
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by what a shell puts aside
if __name__ == "__main__":
    wish = Wish("out", Deals(3, "4", "none"))
    made = make(wish, 100_000, jobs=2, hear=lambda p: print("one", flush=True))
    print("kept", len(made), made.stopped, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals to another process")
def test_an_interrupt_of_several_processes_ends_them_and_keeps_what_was_found(tmp_path) -> None:
    script = tmp_path / "making.py"
    script.write_text(SCRIPT, "utf-8")
    root = str(Path(__file__).parents[2])
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": root},
        start_new_session=True,
    )
    assert process.stdout.readline() == "one\n"
    process.send_signal(signal.SIGINT)
    begun = time.monotonic()
    watch = threading.Timer(60, process.kill)
    watch.start()
    out = process.stdout.read()
    process.wait(60)
    watch.cancel()
    assert time.monotonic() - begun < 30
    kept = out.strip().splitlines()[-1].split()
    assert kept[0] == "kept"
    assert int(kept[1]) == out.count("one") + 1
    assert kept[2] == "True"


def test_positions_of_any_sort_are_found_with_their_odds() -> None:
    deals = Deals(3, "3", "none")
    made = find(_has_a_pair, 300, deals, seed=1, most=2000)
    assert all(_has_a_pair(position) for position in made)
    deck = [str(v) for v in range(1, 14) for _ in range(8)] + ["Q"] * 4
    pairs = sum(
        len({deck[a], deck[b], deck[c]}) < 3 for a in range(108) for b in range(a) for c in range(b)
    )
    low, high = made.interval
    assert low < pairs / (108 * 107 * 106 / 6) < high


def _has_a_pair(position: Position) -> bool:
    return len(set(position.hands[0])) < 3


def test_deals_are_as_asked() -> None:
    rng = random.Random(1)
    for _ in range(50):
        position = Deals(5, "2-4", "15+20").draw(rng)
        sizes = [len(hand) - len(hand.slayers) for hand in position.hands]
        assert all(2 <= size <= 4 for size in sizes)
        assert sum(len(hand.slayers) for hand in position.hands) == 2
        assert position.to_act == 0
    assert Deals(6, "2", "any", "english").draw(rng).edition.name == "english"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cards": "four"}, "number or a range"),
        ({"cards": "4-2"}, "number or a range"),
        ({"cards": "0"}, "number or a range"),
        ({"cards": "40"}, "number or a range"),
        ({"slayers": "35"}, "none, 15, 20"),
        ({"seats": 13}, "3 to 12 players"),
        ({"seats": 6, "edition": "english", "slayers": "15"}, "any, none, 20"),
        ({"edition": "german"}, "base"),
    ],
)
def test_deals_there_are_not_are_refused_in_one_sentence(options: dict, said: str) -> None:
    with pytest.raises(LabError, match=said):
        Deals(**options)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"kind": "mate"}, "out, least"),
        ({"theme": "zugzwang"}, next(iter(THEMES))),
        ({"difficulty": 6}, "1, easy, to 5"),
    ],
)
def test_wishes_there_are_not_are_refused_in_one_sentence(options: dict, said: str) -> None:
    with pytest.raises(LabError, match=said):
        Wish(**options)


def test_what_nobody_knows_is_counted_and_said() -> None:
    deals = Deals(4, "4", "none")
    made = make(Wish("out", deals, nodes=100), 2, seed=1, most=30)
    assert made.undecided > 5
    assert f"{made.undecided} deals were not decided" in str(made)
    fuller = make(Wish("out", deals), 50, seed=1, most=30)
    assert fuller.undecided < made.undecided
    assert len(fuller) >= len(made)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, p, count, held = random.Random(4), 0.1, 2, 0
    for _ in range(400):
        hits = tried = 0
        while hits < count:
            tried += 1
            hits += rng.random() < p
        low, high = Made([None] * count, tried, enough=True).interval
        held += low <= p <= high
    assert held >= 0.93 * 400
    assert Made([], 0).interval == (0.0, 1.0)
    low, high = Made([], 100).interval
    assert (low, round(high, 3)) == (0.0, 0.036)
    assert Made(["x"] * 5, 5).interval[1] == 1.0


@pytest.mark.parametrize(
    "options", [{"count": 0}, {"count": -1}, {"count": "2"}, {"jobs": 0}, {"most": 0}]
)
def test_counts_that_never_end_or_begin_are_refused(options: dict) -> None:
    with pytest.raises(LabError, match="whole number"):
        make(Wish(), **{"count": 1, **options})


@pytest.mark.parametrize(
    "wish",
    [
        {"theme": "give-the-lead", "deals": Deals(in_round=True)},
        {"theme": "blocking", "deals": Deals(slayers="20")},
        {"theme": "take-it", "deals": Deals(slayers="none")},
        {"theme": "stand-in-the-way", "kind": "help"},
    ],
)
def test_wishes_that_cannot_come_true_are_refused(wish: dict) -> None:
    with pytest.raises(LabError, match="can come of such deals"):
        Wish(**wish)


def test_no_hand_is_larger_than_one_that_is_dealt() -> None:
    assert Deals(3, "13").sizes == (13, 13)
    assert Deals(3, 4).sizes == (4, 4)
    with pytest.raises(LabError, match="13 at most"):
        Deals(3, "14")
