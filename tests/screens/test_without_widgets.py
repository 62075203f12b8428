"""A screen where neither ipywidgets nor anywidget is installed."""

from __future__ import annotations

import builtins
import sys
from typing import Any

import pytest

from vqlab import Analysis, Match, Stepper
from vqlab.screens.shown import NoWidgets


@pytest.fixture
def no_widgets(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] in ("anywidget", "ipywidgets"):
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, "vqlab.screens.table", raising=False)
    monkeypatch.setattr(builtins, "__import__", refuse)


@pytest.mark.usefixtures("no_widgets")
def test_a_stepper_is_a_page_that_steps_by_itself() -> None:
    data, _ = Stepper("slayer-round")._repr_mimebundle_()
    assert set(data) == {"text/plain", "text/html"}
    assert "<svg" in data["text/html"]


@pytest.mark.usefixtures("no_widgets")
def test_a_match_that_nobody_can_answer_says_what_is_missing() -> None:
    match = Match(3, seed=7, edition="small", pace=0, save=False)
    assert match.wait(20)
    data, _ = match._repr_mimebundle_()
    assert "vqlab[widgets]" in data["text/plain"]
    assert "face down" in data["text/plain"]


@pytest.mark.usefixtures("no_widgets")
def test_what_needs_the_widget_says_how_to_get_it() -> None:
    lab = Analysis("6 | 7 | 8")
    lab.answer("play:6")
    assert lab.phase.plays
    with pytest.raises(NoWidgets, match=r'pip install "vqlab\[widgets\]"'):
        _ = lab.table
