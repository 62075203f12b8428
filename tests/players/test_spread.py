"""A tournament on several processes and on a cluster: the same table, whoever dies on the way."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.players import own_bots
from vqlab.cli import run
from vqlab.contract import LabError
from vqlab.players import Tournament

distributed = pytest.importorskip("distributed", reason='pip install "vqlab[cluster]"')
pytest.importorskip("joblib", reason='pip install "vqlab[lab]"')

PLAN = Tournament(["random", "cautious", own_bots.Counting()], seats=4, seed=11)
GAMES = 36


@pytest.fixture(scope="module")
def cluster():
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        protocol="tcp",
        dashboard_address=None,
    ) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def client(cluster):
    with distributed.Client(cluster) as client:
        assert client.scheduler.address.startswith("tcp://")
        yield client


@pytest.fixture(scope="module")
def expected():
    return PLAN.run(GAMES)


def keys(path: Path) -> list[tuple[int, int]]:
    games = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return [(game["block"], game["rotation"]) for game in games]


def test_a_seeded_tournament_gives_the_same_table_however_it_is_played(client, expected):
    one = PLAN.run(GAMES, executor="processes", workers=1)
    two = PLAN.run(GAMES, executor="processes", workers=2)
    with ThreadPoolExecutor(3) as pool:
        threads = PLAN.run(GAMES, executor=pool)
    dask = PLAN.run(GAMES, executor=client)
    assert {str(each) for each in (one, two, threads, dask)} == {str(expected)}
    assert one == two == threads == dask == expected
    assert dask.to_json() == expected.to_json()


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")
def test_a_worker_killed_midway_loses_nothing_and_nothing_counts_twice(client, tmp_path):
    plan, games = Tournament(["random", "cautious"], seats=8, seed=2), 48
    path = tmp_path / "games.jsonl"
    seen: dict[str, int] = {}

    def kill() -> None:
        pids = client.run(os.getpid)
        while not path.exists() or path.read_bytes().count(b"\n") < 8:
            time.sleep(0.005)
        victim = next(address for address, tasks in client.processing().items() if tasks)
        seen["left"] = len(client.processing()[victim])
        os.kill(pids[victim], signal.SIGKILL)
        seen["played"] = path.read_bytes().count(b"\n") - 1
        seen["killed"] = pids[victim]

    killer = threading.Thread(target=kill)
    killer.start()
    standings = plan.run(games, journal=path, executor=client)
    killer.join(10)
    assert seen["left"] > 0 and seen["played"] < games, "it was killed at work"
    assert sorted(keys(path)) == sorted(plan.keys(games)), "each game once"
    assert standings == plan.run(games)
    client.wait_for_workers(2, timeout=20)
    assert seen["killed"] not in client.run(os.getpid).values()


def test_a_tournament_begun_on_a_cluster_goes_on_at_home(client, tmp_path, expected):
    path = tmp_path / "games.jsonl"
    PLAN.run(12, journal=path, executor=client)
    assert PLAN.run(GAMES, journal=path, executor="processes", workers=2) == expected
    assert len(set(keys(path))) == len(keys(path)) == GAMES


@pytest.mark.parametrize("executor", ["processes", "dask"])
def test_a_bot_that_fails_is_named_from_afar(executor, client):
    where = client if executor == "dask" else executor
    with pytest.raises(LabError, match=r"“breaking” in seat [A-D] failed: ZeroDivisionError"):
        Tournament(["cautious", own_bots.Breaking()]).run(20, executor=where)


def test_a_bot_that_takes_its_process_with_it_ends_the_tournament(tmp_path):
    path = tmp_path / "games.jsonl"
    plan = Tournament(["cautious", own_bots.Dying()])
    with pytest.raises(LabError, match="ended from outside"):
        plan.run(8, executor="processes", workers=2, journal=path)
    assert len(path.read_text().splitlines()) == 1


@pytest.mark.slow
def test_a_bot_that_takes_every_worker_with_it_ends_the_tournament():
    with (
        distributed.LocalCluster(n_workers=1, processes=True, dashboard_address=":0") as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
        pytest.raises(LabError, match="ended from outside"),
    ):
        Tournament(["cautious", own_bots.Dying()]).run(2, executor=client)


@pytest.mark.parametrize("executor", ["processes", "dask"])
def test_a_bot_that_cannot_be_sent_is_named_before_anything_is_played(executor, client, tmp_path):
    where = client if executor == "dask" else executor
    plan = Tournament(["cautious", own_bots.Bound()], seats=3, edition="small")
    assert plan.run(6).games == 6
    with pytest.raises(LabError, match="“bound” cannot be sent"):
        plan.run(6, executor=where, journal=tmp_path / "games.jsonl")
    assert not (tmp_path / "games.jsonl").exists()


WORDS = ["tournament", "random", "greedy", "--seats", "3", "--games", "12", "--json"]


def test_the_command_plays_on_processes_and_on_a_cluster(cluster, capsys):
    said = []
    for more in ([], ["--jobs", "2"], ["--dask", cluster.scheduler_address]):
        assert run([*WORDS, *more]) == 0
        said.append(capsys.readouterr())
    assert len({one.out for one in said}) == 1
    assert json.loads(said[0].out)["games"] == 12
    assert {one.err for one in said} == {""}


def test_a_scheduler_without_workers_is_refused(capsys):
    with distributed.LocalCluster(n_workers=0, processes=False, dashboard_address=":0") as idle:
        assert run([*WORDS, "--dask", idle.scheduler_address]) == 2
    assert "has no workers" in capsys.readouterr().err
