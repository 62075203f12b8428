"""Progress: nothing where nobody watches or nothing takes long, and no trace of it afterwards."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any

import pytest

from vqlab import watching


def watch(steps: int = 3) -> None:
    with watching.bar(steps) as tell:
        for step in range(1, steps + 1):
            tell(step, f"<b>{step}</b> so far")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PATIENCE", 0)
    monkeypatch.setattr(watching, "PAUSE", 0)
    monkeypatch.setattr(watching, "_is_a_notebook", lambda: False)


def in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")


def test_a_pipe_is_told_nothing(capsys) -> None:
    watch()
    assert capsys.readouterr() == ("", "")


def test_a_terminal_sees_a_bar_on_standard_error(monkeypatch, capsys) -> None:
    in_a_terminal(monkeypatch)
    watch()
    out, err = capsys.readouterr()
    assert out == ""
    assert "so far" in err
    assert "3/3" in err


def test_what_takes_no_time_shows_nothing(monkeypatch, capsys) -> None:
    in_a_terminal(monkeypatch)
    monkeypatch.setattr(watching, "PATIENCE", 60)
    watch()
    assert capsys.readouterr() == ("", "")


def test_an_error_leaves_no_bar_standing(monkeypatch, capsys) -> None:
    in_a_terminal(monkeypatch)
    with suppress(KeyError), watching.bar(2) as tell:
        tell(1, "one")
        raise KeyError
    watch()
    assert "3/3" in capsys.readouterr().err


class Cell:
    """A notebook's cell, as far as display goes, and the only widget in it."""

    def __init__(self) -> None:
        self.shown: list[Any] = []
        self.display_id = "a"

    def display(self, shown: Any, **how: Any) -> Cell:
        self.shown.append(shown)
        return self

    def update_display(self, shown: Any, *, display_id: str, raw: bool = False) -> None:
        assert display_id == self.display_id
        self.shown.append(shown)


@pytest.fixture(params=["widgets", "no widgets"])
def cell(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Cell:
    made = Cell()
    lines = made.shown

    class HTML:
        layout = type("Layout", (), {"close": lambda self: None})()

        def __init__(self, value: str = "") -> None:
            self.value = value

        def __setattr__(self, name: str, value: str) -> None:
            lines.append(value)

        def close(self) -> None:
            lines.append("closed")

    def load(name: str) -> Any:
        if name == "ipywidgets" and request.param == "no widgets":
            raise ImportError
        return type("Module", (), {"HTML": HTML}) if name == "ipywidgets" else made

    made.HTML = str
    monkeypatch.setattr(watching, "_is_a_notebook", lambda: True)
    monkeypatch.setattr(watching, "import_module", load)
    return made


def test_a_cell_shows_one_line_and_empties_it(cell: Cell) -> None:
    watch()
    lines = [line for line in cell.shown if "progress" in str(line)]
    assert "3 / 3" in lines[-1]
    assert "&lt;b&gt;3" in lines[-1]
    assert {"text/plain": "", "text/html": ""} in cell.shown[-2:]


def test_a_cell_is_emptied_after_an_interrupt_too(cell: Cell) -> None:
    with suppress(KeyboardInterrupt), watching.bar(None) as tell:
        tell(5, "")
        raise KeyboardInterrupt
    assert {"text/plain": "", "text/html": ""} in cell.shown[-2:]


def test_a_line_changes_no_faster_than_the_eye_follows(cell: Cell, monkeypatch) -> None:
    monkeypatch.setattr(watching, "PAUSE", 60)
    watch()
    assert sum("progress" in str(line) for line in cell.shown) == 1


def test_who_computes_elsewhere_hears_the_progress_and_nothing_is_shown(
    monkeypatch, capsys
) -> None:
    in_a_terminal(monkeypatch)
    heard: list[tuple[int, int | None]] = []
    with watching.passed_to(lambda done, total: heard.append((done, total))):
        with watching.bar(2) as tell:
            tell(1, "outer")
            watch()
            tell(2, "outer")
        watch(1)
    assert heard == [(1, 2), *[(1, 2)] * 3, (2, 2), (1, 1)]
    assert capsys.readouterr() == ("", "")
    watch()
    assert "3/3" in capsys.readouterr().err, "only there"


def test_what_it_raises_ends_the_work() -> None:
    def stop(done: int, total: int | None) -> None:
        raise KeyError

    with pytest.raises(KeyError), watching.passed_to(stop):
        watch()
