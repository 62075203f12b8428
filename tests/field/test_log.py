"""The log of the trials: every entry is there once, and its tests exist."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LISTS = {"D": 23, "P": 30, "J": 21}
"""The letter of a list and how many entries it has."""
VERDICTS = ("holds", "mended", "not applicable", "not tried")


class Entry(NamedTuple):
    """One line of the log."""

    name: str
    source: str
    tried: str
    tests: tuple[str, ...]
    verdict: str


def entries() -> list[Entry]:
    lines = (HERE / "README.md").read_text("utf-8").splitlines()
    rows = [line for line in lines if re.match(r"\| [DPJ]\d+ \|", line)]
    found = []
    for row in rows:
        name, source, tried, tests, verdict = (cell.strip() for cell in row.strip("|").split(" | "))
        found.append(Entry(name, source, tried, tuple(re.findall(r"`([^`]+)`", tests)), verdict))
    return found


ENTRIES = entries()


@cache
def named_in(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_every_entry_is_there_once() -> None:
    wanted = [
        f"{letter}{number}" for letter, most in LISTS.items() for number in range(1, most + 1)
    ]
    assert [entry.name for entry in ENTRIES] == wanted


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_an_entry_names_its_source_its_trial_a_verdict_and_tests_that_exist(entry: Entry) -> None:
    assert re.search(r"[\w.-]+/[\w.-]+#\d+|[\w-]+\.\w+/|[\w.-]+ \d+", entry.source)
    assert len(entry.tried) > 20
    verdict, colon, why = entry.verdict.partition(": ")
    assert verdict in VERDICTS
    assert bool(colon and why) == (verdict != "holds")
    assert entry.tests or verdict in ("not applicable", "not tried")
    for named in entry.tests:
        path, _, test = named.partition("::")
        assert test.startswith("test_") and test in named_in(f"tests/{path}"), named


def test_the_counts_at_the_head_are_those_of_the_log() -> None:
    counts = Counter(entry.verdict.partition(":")[0] for entry in ENTRIES)
    head = (HERE / "README.md").read_text("utf-8")
    said = ", ".join(f"{counts[verdict]} {verdict}" for verdict in VERDICTS)
    assert f"Of {len(ENTRIES)} entries: {said}." in head
