"""Progress that moves while somebody watches: in a terminal a bar, in a notebook the same as a
widget, otherwise nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

__all__ = ["Tell", "bar"]

Tell = Callable[[int, str], None]
"""Called with how much is done, and what else there is to say."""


@contextmanager
def bar(total: int | None, done: int = 0) -> Iterator[Tell]:
    """A bar for as long as it takes; ``total`` is None where nobody knows.

    >>> with bar(3) as tell:
    ...     tell(1, "one of three")
    """
    console = _console()
    if console is None:
        yield lambda done, words: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    # refreshed by whoever tells, and by no thread: a notebook loses what threads print
    with Progress(
        *columns, TimeElapsedColumn(), console=console, auto_refresh=False, transient=True
    ) as shown:
        task = shown.add_task("", total=total, completed=done)

        def tell(done: int, words: str = "") -> None:
            shown.update(task, completed=done, description=words, refresh=True)

        yield tell


def _console() -> Any:
    """Where progress is shown: a notebook's cell, or a terminal on standard error."""
    in_notebook = "ipykernel" in sys.modules and "IPython" in sys.modules
    if not in_notebook and not sys.stderr.isatty():
        return None
    from rich.console import Console

    return Console() if in_notebook else Console(stderr=True)
