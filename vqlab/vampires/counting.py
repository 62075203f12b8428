"""Counting play sequences: the classical test of a rules engine, and its speed."""

from __future__ import annotations

from collections.abc import Callable

from vqlab.contract.numbers import as_depth
from vqlab.vampires.edition import Edition
from vqlab.vampires.legality import legal
from vqlab.vampires.play import Play
from vqlab.vampires.position import Position, as_position
from vqlab.vampires.table import Table, after


def perft(
    position: Position | str, depth: int, progress: Callable[[int], None] | None = None
) -> int:
    """How many sequences of exactly ``depth`` plays there are; a game that is over has none.

    Every play is made, the last ones too: the count is also the work. ``progress`` is called with
    the count so far after each play of the first position.

    >>> perft("vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)", 2)
    4
    """
    position = as_position(position)
    depth = as_depth(depth)
    if depth <= 1 or progress is None:
        return _count(position.table, depth, position.edition)
    return sum(divide(position, depth, progress).values())


def divide(
    position: Position, depth: int, progress: Callable[[int], None] | None = None
) -> dict[Play, int]:
    """Play -> how many of the sequences of ``depth`` plays begin with it."""
    depth, counts = as_depth(depth), {}
    for play in position.legal_plays():
        then = position.play(play).table
        counts[play] = _count(then, depth - 1, position.edition) if depth else 0
        if progress is not None:
            progress(sum(counts.values()))
    return counts


def _count(table: Table, depth: int, edition: Edition) -> int:
    if depth == 0:
        return 1
    if table.winner is not None:
        return 0
    plays = legal(table, edition)
    if depth == 1:
        for play in plays:
            after(table, play, edition.deck)
        return len(plays)
    return sum(_count(after(table, play, edition.deck)[0], depth - 1, edition) for play in plays)
