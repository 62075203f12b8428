"""Puzzles that the tests are given, one of every kind and two with two right plays."""

from __future__ import annotations

import json
from pathlib import Path

import vqlab
from vqlab.puzzles import Puzzle, Task

SCHEMAS = {
    path.stem: json.loads(path.read_text("utf-8"))
    for path in (Path(vqlab.__file__).parent / "data" / "schemas").glob("*.json")
}


def _given() -> dict[str, Puzzle]:
    asked = {
        "lend": ("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0)),
        "narrow": ("8 11^2 12 | 3 4 | 8 13", Task("only", 0)),
        "seven": ("1 2 4 13 | 3 4 9 10 | 6 12 Q^2", Task("least", 0, limit=7)),
        "send": ("5^2 12 S20 | 12^2 13 | 3 11", Task("force", 0, target=2)),
        "keep": ("4 12 13 | 6 8 13 S20 | 8 10 11", Task("prevent", 0, target=1)),
        "quick": ("5 9^2 12 S20 | 1 2 7 13 | 1^2 3 5", Task("rounds", 0, limit=5)),
        "help": ("9^2 S20 | Q | 6", Task("help", 0, limit=2)),
        "two": ("10^2 13^2 S15 | 3 10 Q | 2 3 5 S20", Task("prevent", 0, target=1)),
        "two more": ("1 11 Q S15 | 2 4 6 | 4 9", Task("out", 0)),
    }
    return {
        name: Puzzle.of(line, task, name=name.replace(" ", "-"))
        for name, (line, task) in asked.items()
    }


PUZZLES = _given()
