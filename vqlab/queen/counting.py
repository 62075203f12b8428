"""Counting play sequences: the classical test of a rules engine, and its speed."""

from __future__ import annotations

from collections.abc import Callable

from vqlab.contract.numbers import as_depth, as_limit
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.queen.position import Position, State, after, as_position, plays_in


def perft(
    position: Position | str, depth: int, progress: Callable[[int], None] | None = None
) -> int:
    """How many sequences of exactly ``depth`` plays there are; a phase that is over has none.

    Every play is made, the last ones too: the count is also the work. ``progress`` is called with
    the count so far after each play of the first position and of those after it.

    >>> perft(Position.parse("13 Q | 1 12 13 S20 | 12^2 13 S15 ; C"), 4)
    53
    """
    position = as_position(position)
    depth = as_depth(depth)
    edition, count = position.edition, 0
    if depth <= 2 or progress is None:
        return _count(position.state, depth, edition)
    for play in plays_in(position.state, edition):
        then = after(position.state, play, edition)
        for reply in plays_in(then, edition):
            count += _count(after(then, reply, edition), depth - 2, edition)
            progress(count)
    return count


def divide(
    position: Position, depth: int, progress: Callable[[int], None] | None = None
) -> dict[Play, int]:
    """Play -> how many of the sequences of ``depth`` plays begin with it.

    ``progress`` is called with the count so far after each of these plays.

    >>> {str(play): n for play, n in divide(Position.parse("1 2 | 3 | 4"), 2).items()}
    {'1': 2, '2': 2}
    """
    depth, counts = as_depth(depth), {}
    for play in position.legal_plays():
        counts[play] = perft(position.play(play), depth - 1) if depth else 0
        if progress is not None:
            progress(sum(counts.values()))
    return counts


def _count(state: State, depth: int, edition: Edition) -> int:
    if depth == 0:
        return 1
    plays = plays_in(state, edition)
    if depth == 1:
        for play in plays:
            after(state, play, edition)
        return len(plays)
    return sum([_count(after(state, play, edition), depth - 1, edition) for play in plays])


def positions_reachable(position: Position, limit: int = 1_000_000) -> int:
    """How many distinct positions follow from this one, itself and finished ones included.

    Raises ValueError above ``limit``.

    >>> positions_reachable(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    161
    """
    limit = as_limit(limit, "limit", least=1)
    seen, waiting = {position.state}, [position.state]
    while waiting:
        state = waiting.pop()
        for play in plays_in(state, position.edition):
            then = after(state, play, position.edition)
            if then not in seen:
                seen.add(then)
                waiting.append(then)
        if len(seen) > limit:
            raise ValueError(f"more than {limit} positions follow")
    return len(seen)
