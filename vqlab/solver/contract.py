"""What a game owes the solver: five names, and equal states with equal futures.

Every game on ``vqlab.contract`` has them already. A toy of ten lines has them too: a frozen
dataclass is hashable and never changes, which is the rest of the contract.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Protocol, Self

__all__ = ["Solvable"]


class Solvable(Hashable, Protocol):
    """One moment of a game with everything seen and no chance: immutable and hashable.

    Two states that are equal are one node of the graph, so whatever the plays to come depend on
    takes part in equality (an embargo, say), and nothing else need.
    """

    @property
    def to_act(self) -> int | None:
        """The seat (0-based) whose turn it is; ``None`` when the game is over."""

    @property
    def is_over(self) -> bool:
        """Whether nobody has a turn any more."""

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """Penalty points per seat, fewest is best; ``None`` before the end."""

    def legal_plays(self) -> Sequence[Any]:
        """Every play the seat to act may make, in a fixed order; empty only at the end."""

    def play(self, play: Any, /) -> Self:
        """The state after ``play``; this one stays as it is."""
