"""Executors: all results, each once, in the order asked for; and a plain word when one breaks."""

from __future__ import annotations

import os
import socket
import threading
import time
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from itertools import count, islice

import pytest

from tests.screens.loops import in_a_loop
from vqlab.contract import LabError
from vqlab.executing import AHEAD, cluster, spread

ITEMS = list(range(300))


def double(number: int) -> int:
    return 2 * number


def slower_at_first(number: int) -> int:
    time.sleep(0.05 if number == 0 else 0.001)
    return number


def die(number: int) -> int:
    os._exit(1)


def fail(number: int) -> int:
    raise ZeroDivisionError(number)


@pytest.fixture
def threads():
    with ThreadPoolExecutor(3) as pool:
        yield pool


@pytest.mark.parametrize("in_order", [True, False])
@pytest.mark.parametrize("kind", ["serial", "processes", "threads"])
def test_every_result_comes_once(kind, in_order, threads):
    where = threads if kind == "threads" else kind
    workers = 2 if kind == "processes" else None
    found = list(spread(double, ITEMS, executor=where, workers=workers, in_order=in_order))
    assert sorted(found) == [2 * number for number in ITEMS]
    if in_order or kind == "serial":
        assert found == [2 * number for number in ITEMS]


def test_in_order_waits_and_otherwise_nobody_does(threads):
    assert next(spread(slower_at_first, ITEMS, executor=threads, in_order=True)) == 0
    assert next(spread(slower_at_first, ITEMS, executor=threads)) != 0


def test_items_are_read_as_they_are_needed(threads):
    asked = count()
    assert list(islice(spread(double, asked), 2)) == [0, 2]
    assert next(asked) == 2
    asked = count()
    results = spread(double, asked, executor=threads)
    assert len([next(results) for _ in range(5)]) == 5
    results.close()
    assert next(asked) <= AHEAD + 10


def test_who_stops_early_leaves_nothing_waiting():
    begun = []
    with ThreadPoolExecutor(1) as pool:
        results = spread(lambda n: begun.append(n) or time.sleep(0.01), ITEMS, executor=pool)
        next(results)
        results.close()
    assert len(begun) < 10


@pytest.mark.parametrize("kind", ["serial", "processes", "threads"])
def test_an_error_of_the_task_is_its_own(kind, threads):
    with pytest.raises(ZeroDivisionError):
        list(spread(fail, ITEMS, executor=threads if kind == "threads" else kind))


@pytest.mark.parametrize("in_order", [True, False])
def test_a_process_that_dies_is_said(in_order):
    with pytest.raises(LabError, match="ended from outside"):
        list(spread(die, ITEMS, executor="processes", workers=2, in_order=in_order))
    assert list(spread(double, [1, 2], executor="processes", workers=2, in_order=True)) == [2, 4]


def test_a_broken_executor_is_said():
    class Broken(ThreadPoolExecutor):
        def submit(self, *_):
            raise BrokenExecutor

    with Broken(1) as pool, pytest.raises(LabError, match="ended from outside"):
        list(spread(double, ITEMS, executor=pool))


@pytest.mark.parametrize(
    ("executor", "workers", "match"),
    [
        ("threads", None, "no executor"),
        (7, None, "no executor"),
        ("processes", 0, "At least one"),
        ("processes", True, "At least one"),
        ("serial", -1, "At least one"),
    ],
)
def test_what_is_no_executor_is_refused_at_once(executor, workers, match):
    with pytest.raises(LabError, match=match):
        spread(double, ITEMS, executor=executor, workers=workers)


@pytest.fixture
def deaf():
    """A port where somebody listens and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
def stranger():
    """A port where somebody answers who is no scheduler."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            try:
                while True:
                    with server.accept()[0] as one:
                        one.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n" * 9)
            except OSError:
                pass

        threading.Thread(target=answer, daemon=True).start()
        yield server.getsockname()[1]
        server.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("address", ["", "nonsense", "http://127.0.0.1:80", "tcp://127.0.0.1:x"])
def test_what_is_no_address_is_refused(address):
    pytest.importorskip("distributed", reason='pip install "vqlab[cluster]"')
    with pytest.raises(LabError, match="A Dask scheduler has an address"), cluster(address):
        pass


def test_a_notebook_in_whose_loop_this_runs_can_ask_for_a_cluster():
    pytest.importorskip("distributed", reason='pip install "vqlab[cluster]"')

    async def cell():
        with pytest.raises(LabError, match="A Dask scheduler has an address"), cluster("nonsense"):
            pass
        return True

    assert in_a_loop(cell)


@pytest.mark.parametrize("kind", ["nobody", "deaf", "stranger"])
def test_where_no_scheduler_answers_it_is_said(kind, request):
    pytest.importorskip("distributed", reason='pip install "vqlab[cluster]"')
    port = 9 if kind == "nobody" else request.getfixturevalue(kind)
    address = f"tcp://127.0.0.1:{port}"
    with pytest.raises(LabError, match=f"answers at {address}"), cluster(address):
        pass


def test_without_dask_the_extra_is_named(monkeypatch):
    monkeypatch.setattr("vqlab.executing.find_spec", lambda name: None)
    with pytest.raises(LabError, match=r"vqlab\[cluster\]"), cluster("tcp://127.0.0.1:1"):
        pass
    with pytest.raises(LabError, match="joblib"):
        spread(double, ITEMS, executor="processes")
