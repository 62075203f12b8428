"""A few small puzzles, one of each kind, the easiest first."""

from __future__ import annotations

from functools import cache

from vqlab.puzzles import Puzzle, Task

TASKS = {
    "all-together": ("6^2 Q S20 | 5 | 1", Task("help", 0, limit=2)),
    "company": ("2 3 Q | 4 5 | 5 13", Task("out", 0)),
    "hurry": ("3 7 13 Q | 2 7 10 | 4 8 10 13", Task("rounds", 0, limit=3)),
    "push": ("5^2 12 S20 | 12^2 13 | 3 11", Task("force", 0, target=2)),
    "gate": ("1 9 | 1 2 11 | 3 | 1 4 11 S20", Task("prevent", 0, target=3)),
    "lent": ("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0)),
    "cheap": ("1 2 4 13 | 3 4 9 10 | 6 12 Q^2", Task("least", 0, limit=7)),
}
COMMENT = "The queen goes where nobody looks for her."


@cache
def sample(name: str) -> Puzzle:
    return Puzzle.of(*TASKS[name], name=name, title=name.title(), comment=COMMENT)


def pack() -> dict[str, Puzzle]:
    """The samples by name."""
    return {name: sample(name) for name in TASKS}
