"""Work beside what a person does: where there are no threads it takes turns, or is kept short."""

from __future__ import annotations

import asyncio
import time
from threading import Event
from typing import Any

import pytest

from tests.screens.loops import in_a_loop
from vqlab import beside
from vqlab.screens.work import Tell, Work


def test_with_threads_work_goes_on_and_a_pause_is_cut_short() -> None:
    cut = Event()
    cut.set()
    beside.pause(cut, 60)
    assert beside.goes_on()
    assert not beside.takes_turns()


def test_without_threads_nothing_waits_for_what_cannot_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(beside, "THREADS", False)
    beside.pause(Event(), 60)
    beside.breathe()
    assert not beside.goes_on()


def test_in_turns_work_begins_after_the_answer_and_lets_others_have_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(beside, "THREADS", False)
    monkeypatch.setattr(beside, "TURN", 0)
    monkeypatch.setattr(beside, "takes_turns", lambda: True)
    monkeypatch.setattr(beside, "_sleep", lambda seconds: slept.append(seconds) or True)
    heard: list[tuple[Any, bool]] = []

    def job(tell: Tell) -> str:
        for step in range(3):
            time.sleep(0.001)
            tell(step)
        return "done"

    async def main() -> None:
        work = Work(lambda news, done: heard.append((news, done)))
        work.start(job)
        work.start(job)  # the newer one alone is done
        assert heard == slept == [], "whoever asks is answered first"
        assert work.wait() is False, "nobody waits where waiting would keep it from being done"
        while work.busy:
            await asyncio.sleep(0.001)
        work.start(job)
        work.stop()
        await asyncio.sleep(0.05)

    in_a_loop(main)
    assert heard == [(0, False), ("done", True)]
    assert len(slept) == 3
