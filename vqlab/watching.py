"""Progress that moves while somebody watches: in a terminal a bar, in a notebook the same as a
widget, otherwise nothing; and nothing for what is done within a second.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

__all__ = ["Tell", "bar"]

Tell = Callable[[int, str], None]
"""Called with how much is done, and what else there is to say."""
PATIENCE = 1.0
"""Seconds after which a bar appears."""


@contextmanager
def bar(total: int | None, done: int = 0) -> Iterator[Tell]:
    """A bar for as long as it takes; ``total`` is None where nobody knows.

    >>> with bar(3) as tell:
    ...     tell(1, "one of three")
    """
    in_notebook = "ipykernel" in sys.modules and "IPython" in sys.modules
    if not in_notebook and not sys.stderr.isatty():
        yield lambda done, words: None
        return
    begun = time.monotonic()
    shown: Any = None
    with ExitStack() as stack:

        def tell(done: int, words: str = "") -> None:
            nonlocal shown
            if shown is None and time.monotonic() - begun >= PATIENCE:
                shown = stack.enter_context(_progress(in_notebook))
                shown.add_task("", total=total)
            if shown is not None:
                shown.update(shown.task_ids[0], completed=done, description=words, refresh=True)

        tell(done)
        yield tell


def _progress(in_notebook: bool) -> Any:
    """A bar that is refreshed by whoever tells, and by no thread: what threads print gets lost."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=Console() if in_notebook else Console(stderr=True),
        auto_refresh=False,
        transient=not in_notebook,
    )
