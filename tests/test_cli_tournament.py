"""Tournaments on the command line, as somebody types them."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET

import pytest

from tests.solver.test_many import ended
from vqlab.cli import run
from vqlab.players import tournament

WORDS = ["tournament", "random", "cautious", "--seats", "3", "--games", "12"]


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = run(list(words))
    said = capsys.readouterr()
    return status, said.out, said.err


def test_the_table(capsys):
    status, out, err = call(capsys, *WORDS)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("12 games of 1 phase on 4 deals, 3 seats, edition base, seed 1.")
    assert [line.split()[1] for line in lines[1:4]] == ["bot", "cautious", "random"]
    assert re.match("cautious has .* less than random", lines[4])


def test_json_is_one_object_and_the_same_every_time(capsys):
    status, out, err = call(capsys, *WORDS, "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    standings = tournament(["random", "cautious"], seats=3, games=12)
    assert json.loads(out) == standings.to_json()
    assert "seconds" not in out
    assert call(capsys, *WORDS, "--json")[1] == out


def test_bots_with_commas_and_games_rounded_up(capsys):
    _, out, _ = call(capsys, "tournament", "random,greedy", "cautious", "--games", "7")
    assert out.startswith("12 games")
    assert "7 games were asked for; with 12 every bot sits in every seat equally often." in out


def test_the_plot(capsys, tmp_path):
    path = tmp_path / "table.svg"
    assert call(capsys, *WORDS, "--plot", str(path))[0] == 0
    assert "cautious" in [*ET.parse(path).getroot().itertext()]


def test_the_example_of_the_help_works(capsys):
    status, out, _ = call(capsys, "tournament", "--help")
    example = re.search(r"Example: vqlab (.*?)\n\n", out, re.DOTALL)
    assert status == 0 and example
    status, out, err = call(capsys, *shlex.split(example[1]))
    assert (status, err) == (0, "")
    assert out.startswith("60 games")


@pytest.mark.parametrize(
    ("words", "match"),
    [
        ([], "A bot's name is needed"),
        (["cautious"], "From 2 to 24 bots"),
        (["cautious", "wizard"], "no bot “wizard”"),
        (["cautious", "random", "--seats", "2"], "3 to 12"),
        (["cautious", "random", "--games", "0"], "1 to 200,000"),
        (["cautious", "random", "--phases", "99"], "1 to 20"),
        (["cautious", "random", "--edition", "x"], "edition"),
        (["cautious", "random", "--jobs", "0"], "--jobs"),
        (["cautious", "random", "--jobs", "2", "--dask", "tcp://127.0.0.1:1"], "not both"),
        (["cautious", "random", "--dask", "nowhere"], "has an address"),
        (["cautious", "random", "--dask", "tcp://127.0.0.1:9"], "No Dask scheduler"),
        (["cautious", "random", "--plot", "table.png"], "something.svg"),
        (["cautious", "random", "--plot", "/no/such/folder/table.svg"], "cannot be written"),
        (["cautious", "random", "--journal", "/no/such/folder/games"], "cannot be kept"),
    ],
)
def test_bad_input_is_one_sentence_and_nothing_is_played(capsys, monkeypatch, words, match):
    monkeypatch.setattr("vqlab.players.Tournament._played", None)
    if "--dask" in words and "both" not in match:
        pytest.importorskip("distributed", reason='pip install "vqlab[cluster]"')
    status, out, err = call(capsys, "tournament", *words)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert match in err


def test_another_journal_is_refused(capsys, tmp_path):
    path = tmp_path / "games.jsonl"
    assert call(capsys, *WORDS, "--journal", str(path))[0] == 0
    status, out, err = call(capsys, *WORDS, "--seed", "2", "--journal", str(path))
    assert (status, out) == (2, "")
    assert "keeps another tournament (seed: 1, not 2)" in err


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_the_journal_and_ends_all_processes(tmp_path, capsys, jobs):
    path = tmp_path / "games.jsonl"
    words = ["tournament", "random", "cautious", "--seats", "8", "--games", "2000", "--json"]
    words += ["--journal", str(path)]
    running = subprocess.Popen(
        [sys.executable, "-m", "vqlab", *words, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 20:
        assert running.poll() is None
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=15)
    assert (running.returncode, out) == (130, "")
    assert (
        err.startswith(f"Interrupted; what has been played is in {path}") and err.count("\n") == 1
    )
    assert ended(running.pid), "its processes are gone too"
    kept = path.read_bytes().count(b"\n") - 1
    assert 19 <= kept < 2000
    words[words.index("2000")] = str(kept + 2)
    assert run(words) == 0
    resumed = capsys.readouterr().out
    assert run(words[: words.index("--journal")]) == 0
    assert capsys.readouterr().out == resumed
