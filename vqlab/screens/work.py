"""Long work that never blocks the kernel: one thing at a time, the newest, and it can be stopped.

job → a daemon thread → news → the kernel's event loop → whoever asked. Where there is no loop the
thread hands its news over itself; where there are no threads the job takes turns with the event
loop, and where it cannot it is done in place (``beside``).

All of it happens in the context that the job was asked for in. A kernel tells by it which message
is being answered, and sends the next one of that widget to the same shell: without it, that may be
one that is gone, and nothing the person does is heard any more.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from threading import Condition, Event, RLock, Thread
from typing import Any, ClassVar
from weakref import WeakSet

from vqlab import beside

Tell = Callable[[Any], None]
Job = Callable[[Tell], Any]
"""It calls ``tell`` with its news now and then, and gives its result."""
Heard = Callable[[Any, bool], None]
"""What is done with news (a result, or an exception, if the second is True)."""

PAUSE = 0.2
"""Seconds between two pieces of news that are passed on."""


class Stopped(Exception):
    """Raised in a job by ``tell`` when nobody waits for it any more."""


class Work:
    """Does the newest job asked for, and passes on its news and its result.

    A newer job, or ``stop``, ends an older one the next time that tells something, and nothing of
    the older one is heard after that. So does a newer job of another Work: a screen that was shown
    again does not compute beside the one it replaced. ``heard`` is called in the event loop that
    was running when the job was asked for, where there was one.

    >>> said = []
    >>> work = Work(lambda news, done: said.append(news))
    >>> work.start(lambda tell: 6 * 7)
    >>> work.wait()
    True
    >>> said
    [42]
    """

    _all: ClassVar[WeakSet[Work]] = WeakSet()

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        Work._all.add(self)
        self._lock = Condition()
        self._passing = RLock()
        self._turn = 0
        self._next: tuple[int, Job] | None = None
        self._context = copy_context()
        self._thread: Thread | None = None
        self._in_turns = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._news: deque[tuple[int, Any, bool]] = deque()
        self.busy = False

    def start(self, job: Job) -> None:
        """Do this instead of whatever is being done."""
        for other in [one for one in Work._all if one is not self and one.busy]:
            other.stop()
            other._heard(None, True)
        with self._lock:
            self._turn += 1
            self._next, self.busy = (self._turn, job), True
            self._context = copy_context()
            if self._thread is not None:
                return  # it looks for what is next when it is done, or hears that it is too old
            if self._in_turns:
                return  # the same, where it takes turns
            self._loop = _running_loop()
            self._thread = _started(self._work)
            self._in_turns = self._loop is not None and beside.takes_turns()
        if self._in_turns and self._loop is not None:
            self._loop.call_soon(self._work, context=copy_context())
        elif self._thread is None:
            self._loop = None
            self._work()

    def stop(self) -> None:
        """Let go of what is being done; gives at once, whatever the job is at."""
        with self._lock:
            self._turn += 1
            self._next, self.busy = None, False
            self._lock.notify_all()

    def wait(self, seconds: float | None = None) -> bool:
        """Block until the result was heard; an interrupt ends the waiting. Gives whether it was."""
        until = None if seconds is None else time.monotonic() + seconds
        while self.busy:
            if not beside.can_wait() or (until is not None and time.monotonic() > until):
                return False
            self._await_news()
            self._deliver()
        return True

    def _await_news(self) -> None:
        if not beside.THREADS:
            beside.pause(Event(), 0.05)
            return
        with self._lock:
            if not self._news:
                self._lock.wait(0.05)

    def _work(self) -> None:
        while True:
            with self._lock:
                if self._next is None:
                    self._thread, self._in_turns = None, False
                    return
                (turn, job), self._next = self._next, None
                context = self._context.copy()
            try:
                news: Any = context.run(job, self._teller(turn))
            except Stopped:
                continue
            except BaseException as error:
                news = error
            finally:
                del job  # and with it whatever it holds
            with suppress(Exception):  # whoever hears it badly must not end the thread
                self._post(turn, news, True)

    def _teller(self, turn: int) -> Tell:
        last = time.monotonic() - PAUSE

        def tell(news: Any) -> None:
            nonlocal last
            beside.breathe()
            if turn != self._turn:
                raise Stopped
            if news is not None and time.monotonic() - last >= PAUSE:
                last = time.monotonic()
                self._post(turn, news, False)

        return tell

    def _post(self, turn: int, news: Any, done: bool) -> None:
        with self._lock:
            self._news.append((turn, news, done))
            loop, context = self._loop, self._context.copy()
            self._lock.notify_all()
        if loop is not None:
            try:
                loop.call_soon_threadsafe(self._deliver, context=context)
                return
            except RuntimeError:  # that loop was closed
                pass
        context.run(self._deliver)

    def _deliver(self) -> None:
        """Pass on what has come, in order, unless it is of a job that nobody waits for."""
        while True:
            with self._passing:
                with self._lock:
                    if not self._news:
                        return
                    turn, news, done = self._news.popleft()
                    if turn != self._turn:
                        continue
                    self.busy = not done
                self._heard(news, done)


def _started(act: Callable[[], None]) -> Thread | None:
    """A thread that does it; None where there are no threads, or no more of them."""
    thread = Thread(target=act, name="vqlab work", daemon=True)
    try:
        if beside.THREADS:
            thread.start()
            return thread
    except RuntimeError:
        pass
    return None


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
