"""The solver on the command line, as somebody types it."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import networkx as nx
import pytest

from tests.solver.endgames import recorded
from vqlab.cli import run

LINE = "12 Q^2 | 13^2 | 12 Q S15"
FOUR = "1 2 | 3 S20 | Q"


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = run(list(words))
    said = capsys.readouterr()
    return status, said.out, said.err


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict:
    status, out, err = call(capsys, *words, "--json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


def test_a_seat_in_json(capsys):
    data = as_json(capsys, "solve", LINE, "--seat", "B", "--all-plays")
    assert data.pop("seconds") >= 0
    assert data.pop("nodes") > 0
    assert data.pop("line")[0] == "Q"
    assert data == {
        "concept": "guarantee",
        "seat": "B",
        "status": "proved",
        "value": 42,
        "lower": 42,
        "upper": 42,
        "best": ["Q"],
        "plays": {"12": 13, "Q": 42, "12 Q": 0, "Q^2": 13, "12 Q^2": 26},
    }


def test_every_seat_in_json(capsys):
    seats = as_json(capsys, "solve", LINE)["seats"]
    assert {seat: one["value"] for seat, one in seats.items()} == {"A": 0, "B": 42, "C": 41}
    assert seats["A"]["plays"] is None


def test_power_in_json(capsys):
    data = as_json(capsys, "solve", FOUR, "--coalition", "BC", "--event", "not-out:A")
    assert (data["concept"], data["coalition"], data["event"]) == ("power", "BC", "not-out:A")
    assert data["value"] is True
    data = as_json(
        capsys, "solve", FOUR, "--coalition", "A", "--event", "wins:A", "--totals", "0,50,50"
    )
    assert data["value"] is True and data["totals"] == [0, 50, 50]


def test_the_other_concepts_in_json(capsys):
    data = as_json(capsys, "solve", FOUR, "--concept", "equilibria")
    assert data["value"] == [[0, 20, 0], [1, 20, 0], [2, 20, 0], [35, 0, 0]]
    data = as_json(capsys, "solve", FOUR, "--concept", "forecast", "--rule", "kind")
    assert (data["rule"], data["value"]) == ("kind", [0, 20, 0])
    data = as_json(capsys, "solve", FOUR, "--concept", "cooperative", "--event", "out:B")
    assert data["value"] == {"rounds": 2, "lines": 2}


def test_a_budget_that_runs_out_is_no_failure(capsys):
    far = recorded("endgames-far.json")[3]["position"]
    data = as_json(capsys, "solve", far, "--seat", "C", "--nodes", "1000")
    assert (data["status"], data["value"], data["line"]) == ("unknown", None, None)
    assert data["lower"] < data["upper"]


def test_rounds_and_proofs_on_request(capsys):
    data = as_json(capsys, "solve", LINE, "--seat", "A", "--rounds", "--verify")
    assert data["rounds"] == 1
    assert data["verified"] == {"holds": True, "checked": 43, "complete": True}
    _, out, _ = call(capsys, "solve", LINE, "--seat", "A", "--rounds", "--verify")
    assert "within 1 round." in out
    assert "The claim holds: 43 positions were checked" in out


def test_without_the_embargo_the_graph_answers(capsys):
    data = as_json(capsys, "solve", "1 2 S20 | 1 3 | 1", "--no-embargo", "--seat", "A")
    assert (data["status"], data["lower"], data["upper"]) == ("unknown", 3, 20)
    status, _, err = call(
        capsys, "solve", "1 2 S20 | 1 3 | 1", "--no-embargo", "--concept", "equilibria"
    )
    assert status == 2
    assert err.count("\n") == 1


@pytest.mark.parametrize("to", ["graphml", "json", "dot", "svg", "efg"])
def test_graphs_in_every_format(capsys, tmp_path, to):
    status, out, err = call(capsys, "graph", "1 | 2 | 3", "--format", to)
    assert (status, err) == (0, "")
    target = tmp_path / "graph"
    assert run(["graph", "1 | 2 | 3", "--format", to, "--output", str(target)]) == 0
    assert target.read_text().strip() == out.strip()
    if to == "json":
        assert len(json.loads(out)["nodes"]) == 8
    elif to == "graphml":
        assert len(nx.parse_graphml(out)) == 8
    elif to == "svg":
        assert ET.fromstring(out).tag.endswith("svg")
    else:
        assert out.startswith({"dot": "digraph", "efg": "EFG 2 R"}[to])


@pytest.mark.parametrize(
    ("words", "match"),
    [
        (["solve"], "one position"),
        (["solve", LINE, "--file", "x"], "one position"),
        (["solve", LINE, "--seat", "D"], "no seat"),
        (["solve", LINE, "--concept", "value"], "no concept"),
        (["solve", LINE, "--event", "out:A"], "no use"),
        (["solve", LINE, "--coalition", "AB"], "without"),
        (["solve", LINE, "--coalition", "A", "--event", "out"], "no event"),
        (["solve", LINE, "--jsonl"], "batch"),
        (["solve", LINE, "--coalition", "A", "--event", "wins:A", "--totals", "a"], "commas"),
        (["solve", "6 | x"], "x"),
        (["solve", LINE, "--nodes", "-4"], "nodes"),
        (["graph", LINE, "--format", "png"], "formats are"),
        (["graph", LINE, "--limit", "20"], "too large"),
    ],
)
def test_bad_input_is_one_plain_sentence(capsys, words, match):
    status, out, err = call(capsys, *words)
    assert (status, out) == (2, "")
    assert match in err
    assert err.count("\n") == 1 and "Traceback" not in err and "│" not in err


def test_a_puzzle_is_answered_without_the_compiler():
    code = (
        "import sys; from vqlab.cli import run; "
        "run(['solve', '3 4 7^2 | 7 11 12 13 | 8 11^2 13', '--json']); "
        "print([name for name in ('numba', 'networkx', 'sympy') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.slow
def test_bench_shows_ratios_and_equal_answers(capsys):
    status, out, _ = call(capsys, "bench")
    assert status == 0
    assert out.count("×") >= 3
    assert "every tier gave the same" in out
