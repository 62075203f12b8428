"""Many positions at once: the same answers by every executor, and nothing lost on the way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.solver.given import VECTORS
from vqlab import solve_many
from vqlab.cli import run
from vqlab.contract import LabError

LINES = [entry["position"] for entry in VECTORS[:12]]
VALUES = [entry["values"] for entry in VECTORS[:12]]


def untimed(answers) -> list[dict]:
    """Answers without the time they took."""
    text = json.dumps(list(answers))
    whole = json.loads(text, object_hook=lambda d: {k: v for k, v in d.items() if k != "seconds"})
    assert len(whole) > 0
    return whole


def values(answers) -> list[list[int]]:
    return [[one["value"] for one in answer["seats"].values()] for answer in answers]


def test_one_after_the_other():
    assert values(solve_many(LINES)) == VALUES


def test_a_bad_line_is_answered_with_the_reason_and_the_rest_go_on():
    answers = list(solve_many([LINES[0], "6 | x", LINES[1]]))
    assert values([answers[0], answers[2]]) == VALUES[:2]
    assert "x" in answers[1]["error"]


def test_lines_are_read_as_they_come():
    def endless():
        while True:
            yield LINES[0]

    answers = solve_many(endless())
    assert values([next(answers), next(answers)]) == [VALUES[0]] * 2


@pytest.mark.parametrize("concept", ["equilibria", "forecast"])
def test_threads_give_the_same(concept):
    with ThreadPoolExecutor(2) as pool:
        threads = untimed(solve_many(LINES[:3], concept, executor=pool))
    assert threads == untimed(solve_many(LINES[:3], concept))


@pytest.mark.slow
def test_processes_give_the_same():
    found = untimed(solve_many(LINES, executor="processes", workers=2, all_plays=True))
    assert found == untimed(solve_many(LINES, all_plays=True))


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same():
    distributed = pytest.importorskip("distributed", reason='pip install "vqlab[cluster]"')
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        found = untimed(solve_many(LINES, executor=client))
    assert found == untimed(solve_many(LINES))


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"executor": "threads"}, "no executor"),
        ({"concept": "value"}, "no concept"),
        ({"concept": "power"}, "cannot be asked without"),
        ({"concept": "cooperative"}, "cannot be asked without"),
        ({"concept": "forecast", "event": "out:A"}, "no use for event"),
        ({"rule": "kind"}, "no use for rule"),
        ({"executor": "processes", "workers": 0}, "At least one"),
    ],
)
def test_what_cannot_be_asked_is_said(options, match):
    try:
        (answer,) = solve_many([LINES[0]], **options)
    except LabError as error:
        said = str(error)
    else:
        said = answer["error"]
    assert match in said


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "in.txt"
    path.write_text("# a batch\n" + "\n".join(LINES[:4]) + "\n\n" + LINES[0] + "\n")
    return path


def read(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_batch_prints_a_line_for_every_position(file, capsys):
    assert run(["solve", "--file", str(file), "--jsonl"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert values(map(json.loads, out)) == [*VALUES[:4], VALUES[0]]


def test_a_batch_goes_on_where_it_stopped(file, tmp_path, capsys):
    output = tmp_path / "out.jsonl"
    asked = ["solve", "--file", str(file), "--jsonl", "--output", str(output)]
    assert run(asked) == 0
    whole = output.read_bytes()
    lines = whole.splitlines(keepends=True)
    output.write_bytes(b"".join(lines[:2]) + lines[2][:30])
    assert run(asked) == 0
    assert output.read_bytes().startswith(b"".join(lines[:2]))
    assert untimed(read(output)) == untimed(map(json.loads, lines))
    again = output.read_bytes()
    assert run(asked) == 0
    assert output.read_bytes() == again, "nothing is left to do"
    assert run([*asked, "--nodes", "5"]) == 0
    assert len(read(output)) == 10, "another question is another answer"


def test_a_file_that_is_no_output_is_left_alone(file, tmp_path, capsys):
    output = tmp_path / "notes.txt"
    output.write_text("my notes\n")
    assert run(["solve", "--file", str(file), "--output", str(output)]) == 2
    assert output.read_text() == "my notes\n"
    assert "Line 1" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["1 | 2 | 3", "my notes", ""])
def test_no_file_of_somebody_elses_is_cut(file, tmp_path, capsys, text):
    output = tmp_path / "notes"
    output.write_text(text)
    status = run(["solve", "--file", str(file), "--output", str(output)])
    assert (status, output.read_text().startswith(text)) == (2 if text else 0, True)


def test_the_positions_are_not_overwritten_by_their_answers(tmp_path, capsys):
    path = tmp_path / "in.txt"
    path.write_text("1 | 2 | 3")
    assert run(["solve", "--file", str(path), "--output", str(path)]) == 2
    assert path.read_text() == "1 | 2 | 3"
    assert "another file" in capsys.readouterr().err


def test_a_finished_batch_with_bad_lines_stays_a_failure(tmp_path, capsys):
    path = tmp_path / "in.txt"
    path.write_bytes("\ufeff1 | 2 | 3\r\n6 | 7\r\n".encode())
    asked = ["solve", "--file", str(path), "--output", str(tmp_path / "out")]
    assert [run(asked), run(asked)] == [2, 2]
    assert [line["input"] for line in read(tmp_path / "out")] == ["1 | 2 | 3", "6 | 7"]


@pytest.mark.parametrize("words", [["--json"], ["--verify"], ["--rounds"], ["--edition", "bogus"]])
def test_what_a_batch_does_not_do_is_refused(file, words, capsys):
    assert run(["solve", "--file", str(file), *words]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")
def test_an_interrupt_ends_all_processes_of_a_batch(tmp_path):
    far = "3 4 7^2 8 9 10 2 | 7 11 12 13 5 2 S15 3 | 8 11^2 13 S20 1 6 6"
    path = tmp_path / "in.txt"
    path.write_text(f"{far}\n" * 4)
    words = ["-m", "vqlab", "solve", "--file", str(path), "--jobs", "2"]
    batch = subprocess.Popen(
        [sys.executable, *words],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    time.sleep(6)
    assert batch.poll() is None
    os.killpg(batch.pid, signal.SIGINT)
    _, err = batch.communicate(timeout=10)
    assert batch.returncode == 130
    assert "Traceback" not in err
    assert ended(batch.pid), "its processes are gone too"


def ended(group: int) -> bool:
    """Whether no process of a group is left, after a moment."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def test_bad_lines_are_kept_and_counted(tmp_path, capsys):
    path = tmp_path / "in.txt"
    path.write_text(f"{LINES[0]}\n6 | 7\n")
    assert run(["solve", "--file", str(path), "--jsonl"]) == 2
    said = capsys.readouterr()
    assert "error" in json.loads(said.out.splitlines()[1])
    assert said.err == "1 line could not be answered; its answer says why.\n"
    path.write_text("6" * 3000)
    assert run(["solve", "--file", str(path)]) == 2
    assert "too long" in capsys.readouterr().err
    assert run(["solve", "--file", str(tmp_path / "missing")]) == 2


def test_lines_of_both_games_are_answered_side_by_side():
    hunt = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
    one, two = solve_many([hunt, "1 | 2 | 3"], seat="A")
    assert (one["value"], one["position"]) == (True, hunt)
    assert two["value"] == 0
    refused = next(iter(solve_many([hunt], "forecast")))
    assert "forecast is for Vampire Queen" in refused["error"]
