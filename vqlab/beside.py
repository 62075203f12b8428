"""What lets work go on beside what a person does: threads, or turns taken with the event loop.

In a browser there are no threads. Where the browser can put a Python function aside and go on with
it later (stack switching), work takes turns with everything else there: ``breathe`` is called in
the midst of it, now and then, and lets the others have theirs. Where it cannot, work is done in
place, and whoever begins it keeps it short.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from threading import Event

__all__ = ["THREADS", "breathe", "can_wait", "goes_on", "pause", "takes_turns"]

THREADS = sys.platform != "emscripten"
"""Whether there can be threads."""
TURN = 0.05
"""Seconds that work takes to itself before the others have their turn."""

_last = time.monotonic()


def goes_on() -> bool:
    """Whether work that is begun now goes on while a person is answered.

    >>> goes_on()
    True
    """
    return THREADS or takes_turns()


def takes_turns() -> bool:
    """Whether work can be put aside in its midst, where there are no threads."""
    return not THREADS and sys.platform == "emscripten" and _browser_switches()


def _browser_switches() -> bool:
    return hasattr(import_module("js").WebAssembly, "Suspending")


def can_wait() -> bool:
    """Whether whoever waits here for work that goes on beside will see its end.

    >>> can_wait()
    True
    """
    return THREADS or (sys.platform == "emscripten" and _can_sleep())


def _can_sleep() -> bool:
    return bool(import_module("pyodide.ffi").can_run_sync())


def breathe() -> None:
    """Let everybody else have a turn, if it is time for that and there is one to be had."""
    global _last
    if not THREADS and time.monotonic() - _last > TURN:
        _sleep(0.004)  # with 0, timers and messages would hardly have one
        _last = time.monotonic()


def pause(cut: Event, seconds: float) -> None:
    """Wait so many seconds, or until it is cut short; not at all where nobody could cut it."""
    if THREADS:
        cut.wait(seconds)
        return
    until = time.monotonic() + seconds
    while not cut.is_set() and time.monotonic() < until and _sleep(0.02):
        pass


def _sleep(seconds: float) -> bool:
    """Whether it could be slept, with the others having their turns meanwhile."""
    if not can_wait():
        return False
    import_module("pyodide.ffi").run_sync(import_module("asyncio").sleep(seconds))
    return True
