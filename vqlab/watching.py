"""Progress that moves while somebody watches: a bar in a terminal, a widget in a notebook's cell,
otherwise nothing; and nothing for what is done within a second.

A screen that computes in a thread of its own hears the progress itself, and can end the work.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from html import escape
from importlib import import_module
from time import monotonic
from typing import Any

__all__ = ["Heard", "Tell", "bar", "passed_to"]

Tell = Callable[[int, str], None]
"""Called with how much is done, and what else there is to say."""
Heard = Callable[[int, int | None], None]
"""Called with how much of how much is done; what it raises ends the work."""
Show = Callable[[int, str], None]

PATIENCE = 1.0
"""Seconds before anything is shown: what is done by then leaves no trace."""
PAUSE = 0.1
"""Seconds between two changes of what is shown."""

_HEARD: ContextVar[Heard | None] = ContextVar("heard", default=None)


@contextmanager
def passed_to(heard: Heard) -> Iterator[None]:
    """Let this hear the progress of what is done here, and show no bar.

    Of work within work only the outer progress is passed on, as often as either tells.

    >>> with passed_to(lambda done, total: print(done, "of", total)), bar(3) as tell:
    ...     tell(1, "")
    1 of 3
    """
    token = _HEARD.set(heard)
    try:
        yield
    finally:
        _HEARD.reset(token)


@contextmanager
def _passing(heard: Heard, total: int | None) -> Iterator[Tell]:
    now = 0

    def tell(done: int, words: str = "") -> None:
        nonlocal now
        now = done
        heard(done, total)

    with passed_to(lambda done, inner: heard(now, total)):
        yield tell


@contextmanager
def bar(total: int | None, done: int = 0) -> Iterator[Tell]:
    """A bar for as long as it takes; ``total`` is None where nobody knows.

    It is drawn by whoever tells, and by no thread.

    >>> with bar(3) as tell:
    ...     tell(1, "one of three")
    """
    heard = _HEARD.get()
    if heard is not None:
        with _passing(heard, total) as passed:
            yield passed
        return
    if _is_a_notebook():
        make: Callable[[int | None], Any] = _Cell
    elif sys.stderr.isatty():
        make = _Terminal
    else:
        yield lambda done, words: None
        return
    begun, told = monotonic(), 0.0
    shown: Any = None

    def tell(done: int, words: str = "") -> None:
        nonlocal shown, told
        now = monotonic()
        if now - begun >= PATIENCE and now - told >= PAUSE:
            shown, told = shown or make(total), now
            shown.show(done, words)

    try:
        yield tell
    finally:
        if shown is not None:
            shown.close()


def _is_a_notebook() -> bool:
    """Whether a kernel runs this; one that is merely imported shows nothing."""
    shell = sys.modules.get("IPython.core.interactiveshell")
    return "ipykernel" in sys.modules and shell is not None and shell.InteractiveShell.initialized()


class _Terminal:
    """A bar of rich on standard error."""

    def __init__(self, total: int | None) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
        console = Console(stderr=True)
        self._bar = Progress(*columns, console=console, auto_refresh=False, transient=True)
        self._task = self._bar.add_task("", total=total)
        self._bar.start()

    def show(self, done: int, words: str) -> None:
        self._bar.update(self._task, completed=done, description=words, refresh=True)

    def close(self) -> None:
        self._bar.stop()


class _Cell:
    """One line in a cell: a widget where there are any, gone when it is done.

    No Output widget, which loses lines and spoils pages that are made without a front end.
    """

    def __init__(self, total: int | None) -> None:
        self._total = total
        self._display: Any = import_module("IPython.display")
        try:
            self._widget: Any = import_module("ipywidgets").HTML()
        except ImportError:
            self._widget = None
        shown = self._widget or self._display.HTML("")
        self._id = self._display.display(shown, display_id=True).display_id

    def show(self, done: int, words: str) -> None:
        part = f'value="{done}" max="{self._total}"' if self._total else ""
        count = str(done) if self._total is None else f"{done} / {self._total}"
        said = f"{count} \N{MIDDLE DOT} {words}" if words else count
        line = f"<progress {part}></progress> {escape(said)}"
        if self._widget is not None:
            self._widget.value = line
        else:
            self._display.update_display(self._display.HTML(line), display_id=self._id)

    def close(self) -> None:
        empty = {"text/plain": "", "text/html": ""}
        self._display.update_display(empty, raw=True, display_id=self._id)
        if self._widget is not None:
            self._widget.layout.close()
            self._widget.close()
