"""What a caller may give, read once for every concept: a position, a coalition, a budget."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from vqlab.contract import LabError, Message, NotationError, as_seat
from vqlab.contract.numbers import as_whole, is_whole
from vqlab.queen.position import Position, as_position
from vqlab.vampires.position import Position as VampiresPosition

__all__ = ["as_budget", "as_coalition", "as_state", "seats_at"]

FARTHEST = 1 << 62
"""As good as no budget at all, and still a number the compiled search can count to."""


def as_coalition(coalition: object, seats: int) -> frozenset[int]:
    """The seats of a coalition: letters with or without blanks and commas, or a list of seats.

    >>> [sorted(as_coalition(who, 3)) for who in ("A, C", [0, "B"], 2)]
    [[0, 2], [0, 1], [2]]
    """
    if isinstance(coalition, str):
        coalition = coalition.replace(",", " ").replace(" ", "")
    members = coalition if isinstance(coalition, Collection) else [coalition]
    return frozenset(as_seat(seat, seats) for seat in members)


def as_state(position: object) -> Any:
    """A position of either game from its text, or any state of a game as it is.

    Raises LabError for a position of The Vampires whose discards will be shuffled: the graph would
    know an order that nobody knows (T19). ``openpile`` and ``horizon`` answer such questions.

    >>> as_state("vampires: WR | WB ; R4").seats
    2
    """
    if isinstance(position, str) and position.lstrip().lower().startswith("vampires"):
        position = VampiresPosition.parse(position)
    if isinstance(position, VampiresPosition) and position.table.seed is not None:
        raise LabError(Message("open-seed"))
    if isinstance(position, str) or not hasattr(position, "legal_plays"):
        return as_position(position)
    return position


def seats_at(state: Any) -> int:
    """How many seats a game has: said by the state, or read off an end."""
    if isinstance(state, Position):
        return state.seats
    if hasattr(state, "seats"):
        return int(state.seats)
    seen, waiting = {state}, [state]
    while waiting:
        here = waiting.pop()
        if here.to_act is None:
            return len(here.penalties)
        for play in reversed(here.legal_plays()):
            then = here.play(play)
            if then not in seen:
                seen.add(then)
                waiting.append(then)
    raise LabError(Message("solve-no-end"))


def as_budget(nodes: int) -> int:
    """A budget that is a whole number, 0 or more; raises NotationError for another."""
    if is_whole(nodes, most=FARTHEST):
        return nodes
    return as_whole(nodes, lambda read: NotationError(Message("solve-nodes", read=read)))
