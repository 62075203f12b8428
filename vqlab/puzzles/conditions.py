"""Conditions to look for in random deals, picklable so that several processes can look.

position → yes or no. What is not decided within the budget counts as a no.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vqlab.queen.position import Position
from vqlab.solver.events import Event
from vqlab.solver.reading import as_coalition
from vqlab.solver.sure import power

__all__ = ["can_force", "forcing"]

NODES = 20_000
"""Turns for one position: about a second of plain Python."""


def can_force(
    position: Position,
    event: str,
    coalition: str = "",
    *,
    negated: bool = False,
    nodes: int = NODES,
) -> bool:
    """Whether these seats together are sure to force the event, or (``negated``) sure not to.

    ``coalition``: seats as letters; the seat to act alone where it is empty. False where ``nodes``
    turns did not decide it, and where the phase is over.

    >>> can_force(Position.parse("1 2 | 3 S20 | Q ; B"), "not-out:A")
    True
    >>> can_force(Position.parse("1 2 | 3 S20 | Q ; B"), "not-out:A", negated=True)
    False
    """
    seats = coalition or position.to_act
    if seats is None:
        return False
    found = power(position, seats, event, nodes=nodes, compiled=False).value
    return found is not None and found != negated


def forcing(
    event: str, seats: int, coalition: str = "", *, negated: bool = False, nodes: int = NODES
) -> Callable[[Position], bool]:
    """``can_force`` with everything given but the position, for ``find``.

    Raises NotationError for an event or seats that there are not at such a table.

    >>> forcing("out:A", 3)(Position.parse("6^2 | 7 8 | 9 10"))
    True
    """
    wanted = Event.parse(event, seats)
    if coalition:
        as_coalition(coalition, seats)
    return partial(can_force, event=str(wanted), coalition=coalition, negated=negated, nodes=nodes)
