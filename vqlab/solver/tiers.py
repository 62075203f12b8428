"""Three tiers, one answer: begin in plain Python, and go on compiled when it takes longer."""

from __future__ import annotations

from importlib.util import find_spec

from vqlab.contract import as_seat
from vqlab.queen.position import Position, as_position
from vqlab.solver.search import Bounds, Progress, Search, Tier

PLAIN = 20_000
"""Turns that plain Python is given before the compiled search takes over."""
FAR = 1 << 62


def bounds(
    position: Position | str,
    seat: int | str,
    nodes: int = FAR,
    progress: Progress | None = None,
    *,
    compiled: bool = True,
    megabytes: int = 512,
) -> Bounds:
    """Bounds on the fewest penalty points a seat can be sure of whatever all others do together.

    All cards are seen. ``nodes``: how many turns may be entered; a larger budget never contradicts
    a smaller one, and with none the bounds meet. ``progress`` is called with the bounds so far.
    ``compiled=False`` stays in plain Python, as happens by itself where numba is not installed.
    Raises CyclicRules for an edition without the embargo.

    >>> bounds("12 Q^2 | 13^2 | 12 Q S15", "B")[:2]
    (42, 42)
    >>> bounds("5 6 8 9 | 4 7 8 10 S20 | 3 9 11 12", "A", nodes=10)[:2]
    (0, 112)
    """
    start = as_position(position)
    at = as_seat(seat, start.seats)
    tier: Tier = Search(start, at)
    if tier.run(min(nodes, PLAIN)) or tier.bounds.nodes >= nodes:
        return tier.bounds
    known = tier.bounds
    if compiled and find_spec("numba") is not None:
        from vqlab.solver.compiled import Compiled, can_compile

        if can_compile(start.edition):
            tier = Compiled(start, at, megabytes)
            tier.bounds = known
    while (
        not tier.run(min(tier.slice_nodes, nodes - tier.bounds.nodes)) and tier.bounds.nodes < nodes
    ):
        if progress is not None:
            progress(tier.bounds)
    return tier.bounds
