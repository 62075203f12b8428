"""Journals: a crash costs at most the game it came in, and nothing is counted twice."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vqlab.cli import run
from vqlab.contract import LabError
from vqlab.players import Tournament
from vqlab.players.journal import Journal

PLAN = Tournament(["random", "greedy"], seats=3, seed=4, edition="small")
WHOLE = PLAN.run(12)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    assert PLAN.run(12, journal=path) == WHOLE
    return path


@pytest.fixture
def nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("a game was played again")

    monkeypatch.setattr(Tournament, "_played", refuse)


def keys(path: Path) -> list[tuple[int, int]]:
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [(game["block"], game["rotation"]) for game in games]


def test_what_is_in_the_journal_is_not_played_again(path, nothing_is_played):
    whole = path.read_bytes()
    assert PLAN.run(12, journal=path) == WHOLE
    assert path.read_bytes() == whole
    assert PLAN.run(6, journal=path).games == 6, "fewer games: the first of them"


def test_more_games_go_on(path):
    before = path.read_bytes()
    assert PLAN.run(24, journal=path) == PLAN.run(24)
    assert path.read_bytes().startswith(before)
    assert len(set(keys(path))) == len(keys(path)) == 24


def test_lines_in_any_order_and_twice_count_once(path, nothing_is_played):
    head, *games = path.read_bytes().splitlines(keepends=True)
    games += games[3:7]
    random.Random(1).shuffle(games)
    path.write_bytes(b"".join([head, *games]))
    assert PLAN.run(12, journal=path) == WHOLE


def test_a_line_cut_anywhere_is_played_again(path):
    whole = path.read_bytes()
    start = whole[:-1].rfind(b"\n") + 1
    for cut in range(start, len(whole), 3):
        path.write_bytes(whole[:cut])
        assert PLAN.run(12, journal=path) == WHOLE
        assert path.read_bytes() == whole


@pytest.mark.parametrize("cut", [0, 1, 20, 60, -1])
def test_a_first_line_cut_anywhere_is_written_again(path, cut):
    whole = path.read_bytes()
    head = whole[: whole.find(b"\n") + 1]
    path.write_bytes(head[:cut])
    assert PLAN.run(12, journal=path) == WHOLE
    assert path.read_bytes() == whole


def test_zeros_where_a_crash_kept_from_writing_are_cut_off(path):
    whole = path.read_bytes()
    path.write_bytes(whole[:-20] + bytes(300))
    assert PLAN.run(12, journal=path) == WHOLE
    assert path.read_bytes() == whole


def damaged(path: Path, line: int, change) -> bytes:
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = change(lines[line - 1])
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def edited(**changes):
    return lambda line: json.dumps(json.loads(line) | changes).encode() + b"\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line[:20] + b"\n",
        lambda line: b"\n",
        lambda line: b"[" * 5000 + b"\n",
        lambda line: b"\xff" + line,
        lambda line: b"null\n",
        lambda line: b'{"block": 1}\n',
        lambda line: line[:-2] + b" " * 70_000 + b"}\n",
        edited(block=-1),
        edited(block=True),
        edited(block="0"),
        edited(rotation=3),
        edited(rotation=[]),
        edited(penalties=[[0, 1]]),
        edited(penalties=[[0, 1, -2]]),
        edited(penalties=[[0, 1, 2.0]]),
        edited(penalties=[[0, 1, 2], [0, 1, 2]]),
        edited(penalties=[]),
        edited(penalties=7),
        edited(bots=["random", "random", "random"]),
        edited(more=1),
    ],
)
def test_a_damaged_line_is_named_and_the_file_left_alone(path, change):
    whole = damaged(path, 5, change)
    with pytest.raises(LabError, match="line 5, is no line of this tournament's journal"):
        PLAN.run(12, journal=path)
    assert path.read_bytes() == whole


def test_a_damaged_last_line_that_is_whole_is_no_crash(path):
    whole = damaged(path, 13, lambda line: line[:20] + b"\n")
    with pytest.raises(LabError, match="line 13"):
        PLAN.run(12, journal=path)
    assert path.read_bytes() == whole


def test_a_game_that_is_told_in_two_ways_is_refused(path):
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, edited(penalties=[[9, 9, 9]])(lines[2])]))
    with pytest.raises(LabError, match="line 14, says otherwise"):
        PLAN.run(12, journal=path)


@pytest.mark.parametrize(
    ("other", "match"),
    [
        ({"seed": 5}, "seed: 4, not 5"),
        ({"seats": 4}, "seats: 3, not 4"),
        ({"bots": ["greedy", "random"]}, "bots: random, greedy, not greedy, random"),
        ({"phases": 2}, "phases: 1, not 2"),
        ({"edition": "base"}, "edition: small, not base"),
    ],
)
def test_another_tournament_is_never_mixed_in(path, other, match):
    whole = path.read_bytes()
    plan = {"bots": ["random", "greedy"], "seats": 3, "seed": 4, "edition": "small"} | other
    with pytest.raises(LabError, match=match):
        Tournament(**plan).run(12, journal=path)
    assert path.read_bytes() == whole


def test_bots_of_another_version_are_not_mixed_in(path):
    whole = damaged(path, 1, lambda line: line.replace(b'"version": "', b'"version": "9'))
    with pytest.raises(LabError, match="version: 9"):
        PLAN.run(12, journal=path)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("text", ["my notes", "my notes\n", "{}\n", '{"vqlab": 1}\n', "\n"])
def test_a_file_of_somebody_elses_is_left_alone(tmp_path, text):
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(LabError):
        PLAN.run(12, journal=path)
    assert path.read_text() == text


def test_what_is_no_plain_file_is_refused(tmp_path):
    for name in (tmp_path, tmp_path / "no" / "folder", "a\0b", os.devnull):
        with pytest.raises(LabError):
            PLAN.run(12, journal=name)


def test_a_second_writer_is_held_off(path):
    read = PLAN._read
    with Journal(path, PLAN.to_json(), read), pytest.raises(LabError, match="being written"):
        PLAN.run(24, journal=path)
    assert PLAN.run(24, journal=path).games == 24


COMMAND = ["tournament", "random", "greedy", "--seats", "3", "--games", "90", "--seed", "3"]


def killed_midway(path: Path, *more: str) -> int:
    """Start the command, kill it without a word, and give how many games it had written."""
    words = [sys.executable, "-m", "vqlab", *COMMAND, "--journal", str(path), *more]
    running = subprocess.Popen(words, stdout=subprocess.DEVNULL, start_new_session=True)
    while not path.exists() or path.read_bytes().count(b"\n") < 12:
        assert running.poll() is None
        time.sleep(0.01)
    os.killpg(running.pid, signal.SIGKILL)
    assert running.wait(10) == -signal.SIGKILL
    return path.read_bytes().count(b"\n") - 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")
@pytest.mark.parametrize(
    "more", [(), pytest.param(("--jobs", "2"), marks=pytest.mark.slow)], ids=["one", "two"]
)
def test_a_tournament_killed_midway_ends_with_the_same_table(tmp_path, capsys, more):
    path = tmp_path / "games.jsonl"
    assert killed_midway(path, *more) < 90
    with path.open("ab") as stream:
        stream.write(b'{"block": 3, "rota')
    assert run([*COMMAND, "--journal", str(path), "--json"]) == 0
    resumed = capsys.readouterr().out
    assert run([*COMMAND, "--json"]) == 0
    assert capsys.readouterr().out == resumed
    assert len(keys(path)) == len(set(keys(path))) == 90
