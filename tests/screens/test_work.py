"""Long work happens, and is heard, in the context it was asked for in."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any

import pytest

from tests.screens.loops import in_a_loop
from vqlab import beside
from vqlab.screens.work import Tell, Work

answering = ContextVar("answering", default="nothing")


def job(tell: Tell) -> str:
    return answering.get()


def test_in_a_loop_the_news_come_in_the_context_of_the_question() -> None:
    heard: list[tuple[Any, str]] = []

    async def main() -> None:
        asked = Work(lambda news, done: heard.append((news, answering.get())))
        for question in ("first", "second"):
            answering.set(question)
            asked.start(job)
            answering.set("something else")
            while asked.busy:
                await asyncio.sleep(0.01)

    in_a_loop(main)
    assert heard == [("first", "first"), ("second", "second")]


@pytest.mark.parametrize("threads", [True, False])
def test_without_a_loop_too(threads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "THREADS", threads)
    heard: list[tuple[Any, str]] = []

    def ask() -> None:
        asked = Work(lambda news, done: heard.append((news, answering.get())))
        answering.set("a question")
        asked.start(job)
        answering.set("something else")
        until = time.monotonic() + 20
        while not heard and time.monotonic() < until:
            time.sleep(0.01)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(ask).result(30)
    assert heard == [("a question", "a question")]
