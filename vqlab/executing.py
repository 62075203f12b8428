"""Work handed to an executor: done here, over the cores of this machine, or on a cluster.

a task and its items, plain data → an executor → results, in order or as they come.

What is started here is stopped here; nothing is lost silently and nothing is given twice.
"""

from __future__ import annotations

import asyncio
import os
import signal
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Future,
    ThreadPoolExecutor,
    wait,
)
from contextlib import closing, contextmanager, suppress
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, TypeVar

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import is_whole
from vqlab.contract.reading import as_named

__all__ = ["check_executor", "cluster", "spread"]

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 64
"""Items handed out before the first of them comes back; more where a cluster is larger."""
PATIENCE = 3.0
"""Seconds for a scheduler to answer."""


def check_executor(executor: Any, workers: int | None = None) -> None:
    """Raise LabError for an executor there is not, and for fewer than one process."""
    if executor in ("serial", "processes"):
        if workers is not None and not is_whole(workers, least=1):
            raise LabError(Message("executor-workers", read=as_named(workers, 40)))
        if executor == "processes" and find_spec("joblib") is None:
            raise LabError(Message("joblib-missing"))
    elif not hasattr(executor, "submit"):
        raise LabError(Message("executor-unknown", read=as_named(executor, 40)))


def spread(
    task: Callable[[T], R],
    items: Iterable[T],
    *,
    executor: Any = "serial",
    workers: int | None = None,
    in_order: bool = False,
) -> Generator[R, None, None]:
    """What a task makes of each item, as it comes or in the order of the items.

    ``executor``: ``"serial"`` (nothing is started), ``"processes"`` (``workers`` of them through
    joblib, one for each core unless said), a ``concurrent.futures`` executor, or a Dask ``Client``.
    Items are read as they are needed. Whoever stops asking ends the processes at once.

    Raises LabError for an executor there is not, and when workers are gone for good.

    >>> list(spread(abs, [-1, 2, -3]))
    [1, 2, 3]
    """
    check_executor(executor, workers)
    if executor == "serial":
        return (task(item) for item in items)
    if executor == "processes":
        return _unbroken(_processes(task, items, workers, in_order))
    return _unbroken(_futures(executor, task, items, in_order))


def _unbroken(results: Generator[R, None, None]) -> Generator[R, None, None]:
    with closing(results):
        try:
            yield from results
        except (BrokenExecutor, CancelledError):
            raise LabError(Message("executor-broke")) from None
        except Exception as error:
            # Dask's, which cannot be named where Dask is not installed
            if type(error).__name__ not in ("KilledWorker", "FutureCancelledError"):
                raise
            raise LabError(Message("executor-broke")) from None


def _processes(
    task: Callable[[T], R], items: Iterable[T], workers: int | None, in_order: bool
) -> Generator[R, None, None]:
    from joblib import Parallel, delayed

    kind = "generator" if in_order else "generator_unordered"
    parallel = Parallel(n_jobs=workers or -1, return_as=kind)
    quiet = delayed(partial(_uninterrupted, task, os.getpid()))
    with warnings.catch_warnings():
        # whoever stops early knows that he does
        warnings.filterwarnings("ignore", module="joblib")
        with closing(parallel(quiet(item) for item in items)) as results:
            yield from results


def _uninterrupted(task: Callable[[T], R], parent: int, item: T) -> R:
    """An interrupt is for whoever waits, who then ends the processes."""
    if os.getpid() != parent:
        with suppress(ValueError):  # no main thread: a worker of somebody else's
            signal.signal(signal.SIGINT, signal.SIG_IGN)
    return task(item)


def _futures(
    executor: Any, task: Callable[[T], R], items: Iterable[T], in_order: bool
) -> Generator[R, None, None]:
    ahead, submit = AHEAD, executor.submit
    if hasattr(executor, "get_executor"):  # a Dask client: its futures as everybody knows them
        ahead = max(ahead, 2 * sum(executor.nthreads().values()))
        submit = executor.get_executor(pure=False).submit
    source = iter(items)
    waiting: deque[Future[R]] = deque(submit(task, item) for item in islice(source, ahead))
    try:
        while waiting:
            if in_order:
                ready = [waiting.popleft()]
            else:
                done = wait(waiting, return_when=FIRST_COMPLETED).done
                ready = [future for future in waiting if future in done]
                waiting = deque(future for future in waiting if future not in done)
            for future in ready:
                yield future.result()
                waiting.extend(submit(task, item) for item in islice(source, 1))
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """A Dask client of the scheduler at an address, for as long as it is needed.

    Raises LabError within seconds where there is none, and for a scheduler without workers.
    """
    if find_spec("distributed") is None:
        raise LabError(Message("dask-missing"))
    shown = address[:60]
    try:
        # a client that cannot connect lingers and complains long after; so it is asked for first
        # … in a thread of its own, as a notebook's own loop runs in this one
        with ThreadPoolExecutor(1) as pool:
            about = pool.submit(lambda: asyncio.run(_about(address))).result()
    except (ValueError, TypeError):
        raise LabError(Message("dask-address", read=shown)) from None
    except Exception:
        about = {}
    if about.get("type") != "Scheduler":
        raise LabError(Message("dask-nobody", address=shown))
    if not about["workers"]:
        raise LabError(Message("dask-idle", address=shown))
    with import_module("distributed").Client(address, set_as_default=False) as client:
        yield client


async def _about(address: str) -> Any:
    return await asyncio.wait_for(_identity(address), PATIENCE)


async def _identity(address: str) -> Any:
    async with import_module("distributed.core").rpc(address, timeout=PATIENCE) as scheduler:
        return await scheduler.identity()
