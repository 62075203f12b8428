"""Writing: whole or not at all, with the rights and the place a file has."""

from __future__ import annotations

import os
import sys
from types import ModuleType

import pytest

from vqlab.writing import alone, hold, write_whole


def test_a_file_is_replaced_and_nothing_is_left_beside_it(tmp_path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")
    write_whole(path, "Zoë")
    assert path.read_text("utf-8") == "Zoë"
    assert [one.name for one in tmp_path.iterdir()] == ["a.txt"]


def test_what_fails_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch) -> None:
    path = tmp_path / "a.txt"
    path.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert [one.name for one in tmp_path.iterdir()] == ["a.txt"]


@pytest.mark.skipif(sys.platform == "win32", reason="rights and links of another sort")
def test_rights_and_links_stay_as_they_are(tmp_path) -> None:
    path, link = tmp_path / "a.txt", tmp_path / "link.txt"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    write_whole(link, "new")
    assert link.is_symlink()
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640
    fresh = tmp_path / "fresh.txt"
    write_whole(fresh, "new")
    plain = tmp_path / "plain.txt"
    plain.write_text("new")
    assert fresh.stat().st_mode == plain.stat().st_mode


def test_one_writer_waits_for_another_but_not_for_ever(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("vqlab.writing.PATIENCE", 0.1)
    path = tmp_path / "a.txt"
    with alone(path):
        assert (tmp_path / "a.txt.lock").exists()
        with alone(path):
            pass
        assert (tmp_path / "a.txt.lock").exists(), "it is the other's"
    assert list(tmp_path.iterdir()) == []


def test_where_no_lock_can_be_made_it_goes_on(tmp_path) -> None:
    with alone(tmp_path / "no" / "such.txt"):
        pass


def test_where_the_system_knows_no_locks_nothing_is_held(tmp_path, monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", ModuleType("fcntl"))
    monkeypatch.setattr(sys, "platform", "emscripten")
    with (tmp_path / "a.txt").open("w") as file:
        assert hold(file.fileno())
