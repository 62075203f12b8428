"""What readers of notebooks reported, tried on every screen without a browser."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from vqlab import (
    Analysis,
    DealExplorer,
    GraphExplorer,
    Match,
    Phase,
    Position,
    Stepper,
    Trainer,
    deals,
    examples,
    exercises,
    guarantee,
    players,
    puzzles,
)
from vqlab.screens.work import Work

LINE = "6 6 8 | 7 7 9 | 5 10 S20"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))


SCREENS = {
    "stepper": lambda: Stepper("slayer-round"),
    "stepper of the vampires": lambda: Stepper("a-game-of-three"),
    "analysis": lambda: Analysis(LINE),
    "trainer": lambda: Trainer("just-enough"),
    "match": lambda: Match(3, "greedy", seed=1, save=False),
    "match of the vampires": lambda: Match(3, "greedy", seed=1, save=False, game="vampires"),
    "deals": lambda: DealExplorer("10 10 Q"),
    "graph": lambda: GraphExplorer("12 Q^2 | 13^2 | 12 Q S15"),
}
every_screen = pytest.mark.parametrize("make", SCREENS.values(), ids=SCREENS)


def widget_of(screen: Any) -> Any:
    return screen.widget if isinstance(screen, GraphExplorer) else screen.table


@every_screen
def test_screens_opened_and_closed_leave_no_widget(make: Callable[[], Any]) -> None:
    from ipywidgets.widgets.widget import _instances

    before = set(_instances)
    for _ in range(10):
        screen = make()
        screen._repr_mimebundle_()
        screen.close()
    assert set(_instances) == before


@every_screen
def test_a_closed_screen_is_collected(make: Callable[[], Any]) -> None:
    screen = make()
    widget, gone = weakref.ref(widget_of(screen)), weakref.ref(screen)
    screen._repr_mimebundle_()
    screen.close()
    del screen
    for _ in range(600):  # a thread that was told to stop may still hold on for a moment
        gc.collect()
        if gone() is None:
            break
        time.sleep(0.05)
    assert widget() is None
    assert gone() is None


@every_screen
def test_an_error_behind_a_click_is_raised_and_shown(
    make: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = make()
    widget = widget_of(screen)
    graph = isinstance(screen, GraphExplorer)

    def broken(*_: Any) -> None:
        raise RuntimeError("the candle went out")

    monkeypatch.setattr(widget, "_answer", broken)
    seen = widget.view if graph else widget.scenes[widget.index]
    with pytest.raises(RuntimeError, match="candle"):
        widget._hear(widget, {"type": "action", "id": "x", "stamp": seen["stamp"]}, [])
    shown = widget.view if graph else widget.scenes[widget.index]
    assert "the candle went out" in shown["alert"]
    screen.close()


@every_screen
def test_a_screen_has_text_and_a_still_form_that_fetch_and_frame_nothing(
    make: Callable[[], Any],
) -> None:
    screen = make()
    bundle, _ = screen._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    check_still(bundle["text/html"])
    assert len(bundle["text/plain"]) > 20
    screen.close()


def check_still(page: str) -> None:
    """No frame, no script or picture from elsewhere: it is shown with the network off."""
    assert "<svg" in page or "<table" in page or "<p" in page
    assert not re.search(r"<iframe|<object|<embed|<link|src=|@import|url\((?!#)", page)
    assert not re.findall(r"https?://(?!www\.w3\.org/)[^\s\"'<]+", page)


def still_things() -> Iterator[Any]:
    phase = Phase.deal(3, seed=1)
    yield from (Position.parse(LINE), phase, phase.view(0), examples["slayer-round"].phases[0])
    yield from (guarantee(LINE), guarantee(LINE, "A"), puzzles.pack()["just-enough"])
    yield deals.distribution(deals.Unseen([13]), deals.queens())
    yield players.tournament(["random", "greedy"], games=6)
    yield exercises[next(iter(exercises))]


@pytest.mark.parametrize("number", range(10))
def test_what_is_shown_in_a_cell_frames_and_fetches_nothing(number: int) -> None:
    check_still(list(still_things())[number]._repr_html_())


def test_a_position_is_shown_mid_cell_from_a_script_and_as_text() -> None:
    from IPython.core.formatters import DisplayFormatter

    data, _ = DisplayFormatter().format(Position.parse(LINE))
    assert "<svg" in data["text/html"] and LINE.replace("6 6", "6^2")[:3] in data["text/plain"]
    code = f"from vqlab import *\nprint(Position.parse({LINE!r}))\nprint(repr(Stepper({LINE!r})))"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert "6^2 8 | 7^2 9 | 5 10 S20" in ran.stdout and "▶ A  6^2 8" in ran.stdout


def test_twenty_quick_changes_start_two_jobs_at_most() -> None:
    """The one at work when they came, and the last; the eighteen between are never begun."""
    let, begun, heard = threading.Event(), [], []
    work = Work(lambda news, done: heard.append(news))
    for number in range(20):

        def job(_tell: Any, number: int = number) -> int:
            begun.append(number)
            let.wait(10)
            return number

        work.start(job)
        time.sleep(0.01)  # whoever would begin it has the time to
    let.set()
    assert work.wait(10)
    assert len(begun) <= 2
    assert begun[-1] == 19 and heard == [19]


def test_sliders_moved_twenty_times_count_heavily_twice_at_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from vqlab.screens import deals as screen

    let, begun = threading.Event(), []

    def slow(_counts: Any, asked: Any, _tell: Any) -> None:
        begun.append(asked)
        let.wait(10)

    monkeypatch.setattr(screen, "count", slow)
    monkeypatch.setattr(screen, "AT_ONCE", 0.0)
    lab = DealExplorer(led="4^3", seats=6)
    for value in range(20):
        lab.answer(f"value:{2 + value % 3}")
    let.set()
    lab.close()
    assert 1 <= len(begun) <= 2


def test_no_output_widget_stands_between_a_thread_and_the_reader() -> None:
    for path in (ROOT / "vqlab").rglob("*.py"):
        source = path.read_text("utf-8")
        assert not re.search(r"\bOutput\(|import Output|clear_output\(", source), path
    for path in (ROOT / "vqlab" / "static").iterdir():
        assert "iframe" not in path.read_text("utf-8").lower()
