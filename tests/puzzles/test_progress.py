"""What has been solved: nothing noted is lost, whatever happens to its file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from vqlab.contract import NotationError
from vqlab.puzzles import progress as module
from vqlab.puzzles.progress import Entry, Journal, Progress, home

DAY, LATER = "2030-01-31", "2030-02-01"


def test_a_streak_counts_new_puzzles_solved_at_first_try_and_unaided():
    progress = Progress().solved("a", DAY).solved("b", DAY)
    assert (progress.streak, progress.best) == (2, 2)
    assert progress.solved("a", LATER).streak == 2, "solved before"
    assert progress.solved("c", DAY, helped=True).streak == 2, "help neither ends nor counts"
    missed = progress.missed("c")
    assert (missed.streak, missed.best) == (0, 2)
    assert missed.solved("c", DAY).streak == 0
    assert missed.solved("c", DAY).solved("d", DAY).streak == 1


def test_a_wrong_play_loses_nothing_but_the_streak():
    progress = Progress().solved("a", DAY)
    assert progress.missed("a").puzzles["a"] == Entry(2, DAY)


def test_the_first_day_stays_and_help_is_forgotten_when_it_was_not_needed():
    progress = Progress().solved("a", DAY, helped=True)
    assert progress.puzzles["a"] == Entry(1, DAY, True)
    assert progress.solved("a", LATER).puzzles["a"] == Entry(2, DAY, False)
    assert Progress().solved("a", DAY).solved("a", LATER, helped=True).puzzles["a"].helped is False


def test_merging_loses_nothing():
    one = Progress().solved("a", LATER, helped=True).missed("b")
    other = Progress().solved("a", DAY).solved("c", DAY)
    both = one.merged(other)
    assert both.puzzles == {"a": Entry(1, DAY), "b": Entry(1), "c": Entry(1, DAY)}
    assert (both.streak, both.best) == (2, 2)


def test_json_goes_there_and_back():
    progress = Progress().solved("a", DAY, helped=True).missed("b").solved("Ä: 6 | 7", DAY)
    assert Progress.from_json(json.loads(json.dumps(progress.to_json()))) == progress


@pytest.mark.parametrize(
    "bad",
    [
        [],
        {},
        {"version": 2, "streak": 0, "best": 0, "puzzles": {}},
        {"version": 1, "streak": -1, "best": 0, "puzzles": {}},
        {"version": 1, "streak": 0, "best": 0, "puzzles": {"a": {"tries": 1, "solved": "today"}}},
        {"version": 1, "streak": 0, "best": 0, "puzzles": {"a": {}}},
        {"version": 1, "streak": 0, "best": 0, "puzzles": {}, "more": 1},
    ],
)
def test_what_is_no_progress_is_refused(bad):
    with pytest.raises(NotationError):
        Progress.from_json(bad)


def test_sizes_are_bounded(monkeypatch):
    monkeypatch.setattr(module, "MOST", 3)
    progress = Progress()
    for name in "abcde":
        progress = progress.solved(name, DAY)
    assert list(progress.puzzles) == ["c", "d", "e"]
    assert "x" * 201 not in progress.solved("x" * 201, DAY).puzzles


def test_what_is_noted_is_there_again(tmp_path):
    Journal(tmp_path / "new" / "folder").note(lambda now: now.solved("a", DAY))
    again = Journal(tmp_path / "new" / "folder")
    assert again.progress.is_solved("a")
    assert again.notice() is None
    assert os.listdir(again.path.parent) == ["progress.json"], "nothing half written stays"


def test_two_at_once_do_not_lose_each_others_entries(tmp_path):
    one, other = Journal(tmp_path), Journal(tmp_path)
    one.note(lambda now: now.solved("a", DAY))
    other.note(lambda now: now.solved("b", DAY))
    one.note(lambda now: now.missed("c"))
    assert set(Journal(tmp_path).progress.puzzles) == {"a", "b", "c"}
    assert other.progress.streak == 0
    assert other.progress.best == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[" * 100_000,
        "\x00\xff",
        '{"version": 2, "streak": 9}',
        '{"cells": []}',
        "1" * 5000,
    ],
)
def test_a_file_that_cannot_be_read_is_kept_under_another_name(tmp_path, text):
    path = tmp_path / "progress.json"
    path.write_text(text, "latin-1")
    before = path.read_bytes()
    (tmp_path / "progress-kept-1.json").write_text("older")
    journal = Journal(tmp_path)
    assert journal.progress == Progress()
    assert (tmp_path / "progress-kept-2.json").read_bytes() == before
    assert (tmp_path / "progress-kept-1.json").read_text() == "older"
    assert "progress-kept-2.json" in str(journal.notice())
    assert journal.notice() is None, "said once"
    journal.note(lambda now: now.solved("a", DAY))
    assert Journal(tmp_path).progress.is_solved("a")


def test_a_file_too_large_is_kept_unread(tmp_path):
    (tmp_path / "progress.json").write_text(" " * (module.LARGEST + 1))
    journal = Journal(tmp_path)
    assert journal.progress == Progress()
    assert "progress-kept-1.json" in str(journal.notice())


def refuse(*_args, **_more):
    raise OSError(30, "Read-only file system")


def test_where_nothing_can_be_written_it_is_said_once_and_goes_on(tmp_path, monkeypatch):
    journal = Journal(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr(module.os, "replace", refuse)
        journal.note(lambda now: now.solved("a", DAY))
        journal.note(lambda now: now.solved("b", DAY))
        assert journal.progress.streak == 2
        assert "Read-only file system" in str(journal.notice())
        assert journal.notice() is None
    assert os.listdir(tmp_path) == []
    journal.note(lambda now: now.solved("c", DAY))
    assert set(Journal(tmp_path).progress.puzzles) == {"a", "b", "c"}, "it is written when it can"


def test_a_file_that_cannot_be_set_aside_is_never_written_over(tmp_path, monkeypatch):
    (tmp_path / "progress.json").write_text("somebody's")
    monkeypatch.setattr(Path, "rename", refuse)
    journal = Journal(tmp_path)
    journal.note(lambda now: now.solved("a", DAY))
    assert journal.progress.is_solved("a")
    assert (tmp_path / "progress.json").read_text() == "somebody's"
    assert journal.notice() is not None


def test_a_folder_in_place_of_the_file_harms_nothing(tmp_path):
    (tmp_path / "progress.json").mkdir()
    journal = Journal(tmp_path)
    journal.note(lambda now: now.solved("a", DAY))
    assert journal.progress.is_solved("a")
    assert journal.notice() is not None


def test_home_is_where_it_is_said_to_be(monkeypatch, tmp_path):
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))
    assert home() == tmp_path
    monkeypatch.delenv("VQLAB_HOME")
    assert "vqlab" in str(home())


def test_help_is_not_forgotten_when_a_puzzle_is_opened_again():
    progress = Progress().aided("a")
    assert progress.puzzles["a"] == Entry(0, "", True)
    solved = progress.solved("a", DAY)
    assert solved.puzzles["a"].helped
    assert solved.streak == 0
    assert Progress().solved("b", DAY).aided("b").puzzles["b"] == Entry(1, DAY), "solved already"


def test_as_much_as_may_be_noted_can_be_read_again(tmp_path):
    name = "n" * (module.LONGEST - 5)
    entries = {f"{name}{n:05}": Entry(1, DAY) for n in range(module.MOST)}
    journal = Journal(tmp_path)
    journal.note(lambda _: Progress(entries))
    assert len(Journal(tmp_path).progress.puzzles) == module.MOST
    assert [path.name for path in tmp_path.iterdir()] == ["progress.json"]


def test_names_that_cannot_be_written_are_not_noted(tmp_path):
    journal = Journal(tmp_path)
    journal.note(lambda progress: progress.solved("a\ud800", DAY))
    assert Journal(tmp_path).progress.puzzles == {}
    assert [path.name for path in tmp_path.iterdir()] == ["progress.json"]


def test_a_file_that_an_editor_has_saved_is_still_read(tmp_path):
    Journal(tmp_path).note(lambda progress: progress.solved("a", DAY))
    path = tmp_path / "progress.json"
    path.write_text(path.read_text("utf-8"), "utf-8-sig")
    assert Journal(tmp_path).progress.is_solved("a")


def test_a_write_that_fails_leaves_nothing_behind(tmp_path, monkeypatch):
    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    journal = Journal(tmp_path)
    for name in "abc":
        journal.note(lambda progress, name=name: progress.solved(name, DAY))
    assert list(tmp_path.iterdir()) == []
    assert journal.progress.streak == 3


WRITER = """
import sys
from vqlab.puzzles.progress import Journal
for n in range(40):
    Journal(sys.argv[1]).note(lambda p: p.solved(f"{sys.argv[2]}{n}", "2030-01-31"))
"""


def test_two_processes_at_once_lose_nothing(tmp_path):
    root = Path(__file__).parents[2]
    writers = [
        subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path), who], cwd=root)
        for who in "ab"
    ]
    assert [writer.wait(60) for writer in writers] == [0, 0]
    assert len(Journal(tmp_path).progress.puzzles) == 80


def test_a_lock_that_somebody_left_holds_nobody_up_for_long(tmp_path):
    lock = tmp_path / "progress.json.lock"
    lock.touch()
    os.utime(lock, (0, 0))
    Journal(tmp_path).note(lambda progress: progress.solved("a", DAY))
    assert Journal(tmp_path).progress.is_solved("a")
    assert not lock.exists()
