"""Every theme on a position that has it and on a near miss: the same, but for a card or two."""

from __future__ import annotations

import pytest

from vqlab.puzzles import THEMES, Solution, Task, theme_name, themes_of
from vqlab.puzzles.themes import OF_QUEEN
from vqlab.queen import Position

OUT, ONLY = Task("out", 0), Task("only", 0)
CASES = [
    ("queen-wasted", "2 10 Q | 1 12 13 Q | 1 8 9", "2^2 10 | 1 12 13 Q | 1 8 9", ONLY),
    ("queen-lent", "2 6 9 Q | 1 5 6 13 | 6 9 10 11", "2^2 6 9 | 1 5 6 13 | 6 9 10 11", OUT),
    ("queen-lent", "4 Q S20 | 9 | 12", "Q^2 S20 | 9 | 12", Task("help", 0, limit=2)),
    (
        "keep-the-pair",
        "4 6 8^2 | 1 4 9 Q | 1^2 3 5",
        "4^2 8^2 | 1 4 9 Q | 1^2 3 5",
        Task("prevent", 0, target=1),
    ),
    (
        "break-the-pair",
        "6 8^2 | 9 Q | 1 4 | 3 5 ; D ; - ; 3",
        "8^2 Q | 9 Q | 1 4 | 3 5 ; D ; - ; 3",
        Task("least", 0, limit=14),
    ),
    ("give-the-lead", "2 8 Q | 4 13^2 | 1 3 9", "2 8 Q | 4^2 13 | 1 3 9", ONLY),
    (
        "small-first",
        "2^2 3 9 | 10 13^2 | 3 7",
        "1 2 3 9 | 10 13^2 | 3 7",
        Task("least", 0, limit=7),
    ),
    (
        "unforced-pass",
        "1 8 10 13 | 2 3 | 2 | 1 7 ; B ; - ; 3, pass, 7",
        "1 2 5 6 | 2 3 | 2 | 1 7 ; B ; - ; 3, pass, 7",
        Task("prevent", 0, target=1),
    ),
    (
        "stand-in-the-way",
        "7 8^2 | 6 10 | 5 13 | 4 5 ; B ; - ; 6, pass, pass",
        "7 | 6 10 | 5 13 | 4 5 ; B ; - ; 6, pass, pass",
        OUT,
    ),
    (
        "slayer-first",
        "2 7 S20 | 8^2 | 1 2",
        "7 8 S20 | 8^2 | 1 2",
        Task("force", 0, target=2),
    ),
    (
        "boomerang",
        "3 5 7 S20 | 2 3 | 3 12",
        "1 3 7 S20 | 2 3 | 3 12",
        Task("force", 0, target=1),
    ),
    ("blocking", "3 6 8 S15 | 5 7 | 1^2 S20", "3 6 8 S15 | 5 7 | 1 3 S20", OUT),
    (
        "feed-high",
        "6 7 8 | 2 4 6 10 S20 | 5 8 ; B ; - ; S20, 8",
        "7 8 9 | 2 4 6 10 S20 | 5 8 ; B ; - ; S20, 8",
        Task("least", 0, limit=13),
    ),
    (
        "take-it",
        "5 8 S20 | 2 3 | 4 9",
        "8^2 S20 | 2 3 | 4 9",
        Task("force", 0, target=1),
    ),
]


@pytest.mark.parametrize(("theme", "has", "misses", "task"), CASES)
def test_a_theme_is_seen_where_it_is_and_not_in_a_near_miss(
    theme: str, has: str, misses: str, task: Task
) -> None:
    assert theme in themes_of(Solution(Position.parse(has), task))
    assert theme not in themes_of(Solution(Position.parse(misses), task))


def test_every_theme_has_a_case_and_a_name() -> None:
    assert {theme for theme, *_ in CASES} == OF_QUEEN.keys()
    names = [str(theme_name(theme)) for theme in THEMES]
    assert len(set(names)) == len(names)
    assert all(test.__doc__ for test in THEMES.values())


def test_a_theme_is_about_the_solution_and_not_about_the_cards() -> None:
    start = Position.parse("10^2 13^2 S15 | 3 10 Q | 2 3 5 S20")
    prevent = Solution(start, Task("prevent", 0, target=1))
    assert len(prevent.plays) == 2
    assert "keep-the-pair" not in themes_of(prevent)
