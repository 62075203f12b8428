"""The turns of the others in time: a pause before each, that can be cut short.

pause + act → Work → what came of it → whoever asked.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event
from typing import Any

from vqlab import beside
from vqlab.screens.work import Job, Tell, Work


class Others:
    """Does one thing at a time, after a pause, and passes on what came of it.

    ``came`` is given the result, the exception, or None where other work ended it. It may ask for
    the next thing at once: ``wait`` waits for that too.

    >>> said = []
    >>> others = Others(said.append)
    >>> others.after(0.01, lambda: "B passes")
    >>> others.wait(), said
    (True, ['B passes'])
    """

    def __init__(self, came: Callable[[Any], None]) -> None:
        self._came = came
        self._work = Work(self._heard)
        self._cut, self._doing = Event(), None
        self.hurried = False

    _doing: Job | None

    def after(self, pause: float, act: Callable[[], object]) -> None:
        """Do this after so many seconds, instead of what is being done."""
        cut = self._cut

        def job(tell: Tell) -> object:
            beside.pause(cut, pause)
            tell(None)  # ends here where nobody waits any more
            return act()

        self._doing = job
        self._work.start(job)

    def hurry(self) -> None:
        """Cut the pause short, and say so until ``hurried`` is unset."""
        self.hurried = True
        self._cut.set()

    def stop(self) -> None:
        """Let go of what is being done; nothing is heard of it."""
        self._work.stop()
        self._cut.set()
        self._cut, self._doing = Event(), None
        self.hurried = False

    def wait(self, seconds: float | None = None) -> bool:
        """Block until there is nothing to be done. Gives whether that was so in time."""
        until = None if seconds is None else time.monotonic() + seconds
        while self._doing is not None:
            if not beside.can_wait() or (until is not None and time.monotonic() > until):
                return False
            self._work.wait(0.05)
        return True

    def _heard(self, news: Any, done: bool) -> None:
        if done:
            job = self._doing
            self._came(news)
            if self._doing is job:
                self._doing = None
