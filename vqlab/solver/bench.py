"""The tiers of the solver side by side on this machine, and the compiled one made ready.

endgames → every tier's answer and time → ratios. Answers are compared as they are measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import NamedTuple

from vqlab.queen.position import Position
from vqlab.solver.batch import batch
from vqlab.solver.graph import state_graph
from vqlab.solver.induction import guarantees
from vqlab.solver.question import Question
from vqlab.solver.search import Search, Tier

__all__ = ["ENDGAMES", "Row", "measure", "table", "warm_up"]

ENDGAMES = (
    "4 6 11 | 3 8 Q | 5 9 12",
    "4 S20 | 5 9 | 3 8 12",
    "3 4 7^2 | 7 11 12 13 | 8 11^2 13",
)
"""Endgames small enough for the whole graph, with and without a slayer."""

TIMES = 3
"""Each measurement is the median of so many."""


class Row(NamedTuple):
    """One endgame: its ``states``, and seconds for all seats by each tier; None where left out."""

    position: str
    states: int
    induction: float
    search: float
    kernel: float | None
    values: tuple[int, ...]


def warm_up() -> float | None:
    """Compile the fast search, or load what was compiled; gives seconds, None without numba."""
    if find_spec("numba") is None:
        return None
    begun = time.perf_counter()
    from vqlab.solver.compiled import Compiled

    for line in ("3 4 7^2 | 7 11 12 13 | 8 11^2 13", "2 7 S15 | 5 10 Q | 3 3 S20"):
        position = Position.parse(line)
        # a small table has to grow, so everything is used once
        Compiled(position, Question(0, frozenset({0}), (0, 0, 0))).run(1 << 40)
        Compiled(position, 0).run(1 << 40)
        batch(position.edition, position.state[0], 0).bounds([position.state[0]], position.round, 9)
    return time.perf_counter() - begun


def measure(progress: Callable[[str], None] | None = None) -> list[Row]:
    """Solve the endgames by every tier; raises AssertionError should two of them differ."""
    kernel = _kernel() if warm_up() is not None else None
    rows = []
    for line in ENDGAMES:
        if progress is not None:
            progress(line)
        position = Position.parse(line)
        graph = state_graph(position, 1_000_000)
        slow, values = _timed(_by_graph, position)
        plain, again = _timed(lambda p: _by_search(p, Search), position)
        assert again == values, line
        fast = None
        if kernel is not None:
            fast, again = _timed(lambda p: _by_search(p, kernel), position)
            assert again == values, line
        rows.append(Row(line, len(graph), slow, plain, fast, values))
    return rows


def _kernel() -> Callable[[Position, int], Tier]:
    from vqlab.solver.compiled import Compiled

    return Compiled


def _timed(
    solve: Callable[[Position], tuple[int, ...]], position: Position
) -> tuple[float, tuple[int, ...]]:
    taken: list[float] = []
    values: tuple[int, ...] = ()
    for _ in range(TIMES):
        begun = time.perf_counter()
        values = solve(position)
        taken.append(time.perf_counter() - begun)
    return median(taken), values


def _by_graph(position: Position) -> tuple[int, ...]:
    graph = state_graph(position, 1_000_000)
    return tuple(guarantees(graph, seat)[position] for seat in range(position.seats))


def _by_search(position: Position, make: Callable[[Position, int], Tier]) -> tuple[int, ...]:
    values = []
    for seat in range(position.seats):
        search = make(position, seat)
        search.run(1 << 50)
        values.append(search.bounds.lower)
    return tuple(values)


def table(rows: list[Row]) -> str:
    """The rows as text: milliseconds, and how many times faster than induction."""
    lines = [f"{'endgame':38} {'states':>7} {'induction':>10} {'search':>16} {'kernel':>16}"]
    for row in rows:
        fast = "–" if row.kernel is None else _cell(row.kernel, row.induction)
        lines.append(
            f"{row.position:38} {row.states:7} {row.induction * 1000:7.1f} ms "
            f"{_cell(row.search, row.induction)} {fast:>16}"
        )
    lines.append("Guarantees of all seats; every tier gave the same. Median of 3.")
    return "\n".join(lines)


def _cell(seconds: float, yardstick: float) -> str:
    return f"{seconds * 1000:7.2f} ms {yardstick / seconds:4.0f}×"
