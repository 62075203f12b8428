"""Progress: a bar for whoever watches, nothing for pipes and for what takes no time."""

from __future__ import annotations

import sys

import pytest

from vqlab import watching


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch):
    def set_to(seconds: float) -> None:
        monkeypatch.setattr(watching, "PATIENCE", seconds)

    for name in ("ipykernel", "IPython"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return set_to


def watch(steps: int = 3) -> None:
    with watching.bar(steps) as tell:
        for step in range(1, steps + 1):
            tell(step, f"{step} so far")


def test_a_pipe_is_told_nothing(patience, capsys) -> None:
    patience(0)
    watch()
    assert capsys.readouterr() == ("", "")


def test_a_terminal_sees_a_bar_on_standard_error(patience, monkeypatch, capsys) -> None:
    patience(0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    watch()
    out, err = capsys.readouterr()
    assert out == ""
    assert "3 so far" in err
    assert "3/3" in err


def test_what_takes_no_time_shows_nothing(patience, monkeypatch, capsys) -> None:
    patience(60)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    watch()
    assert capsys.readouterr() == ("", "")


def test_a_notebook_keeps_the_last_of_it(patience, monkeypatch, capsys) -> None:
    patience(0)
    for name in ("ipykernel", "IPython"):
        monkeypatch.setitem(sys.modules, name, object())
    watch()
    out, _ = capsys.readouterr()
    assert "3/3" in out


def test_nothing_is_left_standing_after_an_error(patience, monkeypatch, capsys) -> None:
    patience(0)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with pytest.raises(KeyError):
        _fail()
    with watching.bar(1) as tell:
        tell(1, "again")


def _fail() -> None:
    with watching.bar(2) as tell:
        tell(1, "one")
        raise KeyError
