"""What takes a person's advisor a while: one thing at a time, beside the game, to be stopped.

what + act → Work → progress, and what came of it → whoever asked.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from vqlab.screens.work import Tell, Work
from vqlab.watching import passed_to

PAUSE = 1.0
"""Seconds between two pieces of progress: each has the whole table drawn anew."""


class Helping:
    """Works something out that was asked for, and passes on how far it is and what came of it.

    ``came`` is given what was asked for and the result, the exception, or None where other work
    ended it; ``moved`` is called when there is progress to show.

    >>> said = []
    >>> helping = Helping(lambda what, news: said.append((what, news)), lambda: None)
    >>> helping.ask("advice", lambda: "play the 4")
    >>> helping.wait(), said
    (True, [('advice', 'play the 4')])
    """

    def __init__(self, came: Callable[[str, Any], None], moved: Callable[[], None]) -> None:
        self._came, self._moved = came, moved
        self._work = Work(self._heard)
        self.what = ""
        """What is being worked out; nothing where nothing is."""
        self.done: tuple[int, int] | None = None
        """How much of how much is done, where that is known."""

    def ask(self, what: str, act: Callable[[], object]) -> None:
        """Work this out instead of what was asked before."""

        def job(tell: Tell) -> object:
            told = time.monotonic()

            def passed(done: int, total: int | None) -> None:
                nonlocal told
                now = time.monotonic()
                due = bool(total) and now - told >= PAUSE
                told = now if due else told
                tell((done, total) if due else None)  # ends here where nobody waits any more

            passed(0, None)
            with passed_to(passed):
                return act()

        self.what, self.done = what, None
        self._work.start(job)

    def stop(self) -> None:
        """Let go of it; nothing is heard of it."""
        self._work.stop()
        self.what, self.done = "", None

    def wait(self, seconds: float | None = None) -> bool:
        """Block until it is there. Gives whether that was so in time."""
        return self._work.wait(seconds)

    def _heard(self, news: Any, done: bool) -> None:
        if done:
            what, self.what, self.done = self.what, "", None
            self._came(what, news)
            return
        self.done = news
        self._moved()
