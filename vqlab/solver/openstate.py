"""The Vampires with an open deck, up to the first shuffle: a game that ends, so a graph without
cycles.

position → OpenPile → ``state_graph``, ``induction``: what is played while every card is known.

Why no play can go round before the shuffle. Let n be the cards in all hands and in the draw pile.
Cards come into a hand from the draw pile alone, and every play but a pass takes one or two out of
a hand for good: they lie beside a vampire or among the discards. So each such turn makes n smaller,
whether or not it draws (a hand of five draws again; with an empty pile nothing is drawn). Only a
seat without a card passes (T4). A pass leaves n as it is, and tops the hand up, so that the draw
pile gets smaller, or, where that is empty, the discards are shuffled and the line is over. What is
left is a pass that draws nothing: draw pile and discards are empty, and only whose turn it is
changes, so that a seat with a card comes nearer. These three numbers, in this order, get smaller
with every turn (``cards_left``). Excluded is one sort of table: no hand, no draw pile and no
discards hold a card. There everybody passes for ever; nobody can win, and it counts as an end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from vqlab.contract import IllegalPlay, Message
from vqlab.vampires.play import Play, as_play
from vqlab.vampires.position import Position
from vqlab.vampires.table import Table

__all__ = ["OpenPile", "TurnsOf", "cards_left", "is_stuck"]


class OpenPile:
    """A position whose piles are seen, and that is over when the discards are shuffled (T19).

    Where it ends without a winner every seat has a penalty of 1; all such ends are equal. With
    ``counted`` and ``left`` it also ends when that seat has used so many more turns of its own.

    >>> text = "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) ; A ; Y3 | - ; RYBG"
    >>> state = OpenPile(Position.parse(text))
    >>> state.play("GYBR@1E+WR").penalties, state.play("GYBR@1E").to_act
    ((0, 1), 1)
    """

    __slots__ = ("counted", "left", "position", "shuffled")
    position: Position
    shuffled: bool
    """Whether the line is over because the discards were shuffled."""

    counted: int | None
    """The seat whose turns are counted, if there is a limit."""
    left: int
    """How many of them are left."""

    def __init__(
        self,
        position: Position,
        *,
        shuffled: bool = False,
        counted: int | None = None,
        left: int = 0,
    ) -> None:
        self.position, self.shuffled = position, shuffled
        self.counted, self.left = counted, 0 if counted is None else left

    @property
    def _nobody(self) -> bool:
        """Whether it is over and nobody has won."""
        late = self.counted is not None and self.left <= 0 and self.position.winner is None
        return self.shuffled or late or is_stuck(self.position.table)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OpenPile):
            return NotImplemented
        if self._nobody or other._nobody:
            return self._nobody and other._nobody and self.seats == other.seats
        mine, others = (self.counted, self.left), (other.counted, other.left)
        return self.position == other.position and mine == others

    def __hash__(self) -> int:
        return self.seats if self._nobody else hash(self.position)

    def __str__(self) -> str:
        return str(self.position)

    def __repr__(self) -> str:
        return f"OpenPile({str(self)!r}{', shuffled=True' if self.shuffled else ''})"

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.position.seats

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, the discards were shuffled, or no card is left."""
        return self._nobody or self.position.is_over

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; ``None`` when it is over."""
        return None if self._nobody else self.position.to_act

    @property
    def penalties(self) -> tuple[int, ...] | None:
        """0 for the winner, 1 for all others and for everybody where nobody has won."""
        return (1,) * self.seats if self._nobody else self.position.penalties

    def legal_plays(self) -> Sequence[Play]:
        """The plays of the seat to act; none when it is over."""
        return () if self.is_over else self.position.legal_plays()

    def check(self, play: Play | str, seat: int | str | None = None) -> None:
        """Raise IllegalPlay unless the seat to act may make this play."""
        if self._nobody:
            raise IllegalPlay("T19", Message("open-over"))
        self.position.check(play, seat)

    def play(self, play: Play | str) -> Self:
        """The state after a play. Raises IllegalPlay."""
        play = as_play(play)
        self.check(play)
        position, seen = self.position.turn(play)
        shuffled = any(drawn.shuffled for drawn in seen.drawn)
        left = self.left - (self.position.table.to_act == self.counted)
        return type(self)(position, shuffled=shuffled, counted=self.counted, left=left)


@dataclass(frozen=True)
class TurnsOf:
    """Counts the turns of one seat: for ``timed_values`` and for puzzles."""

    seat: int

    def __call__(self, before: Any, after: Any) -> int:
        """1 if it was this seat's turn."""
        return int(before.to_act == self.seat)


def is_stuck(table: Table) -> bool:
    """Whether no hand, no draw pile and no discards hold a card: everybody passes for ever."""
    return not (table.draw or table.discards or any(table.hands))


def cards_left(table: Table) -> tuple[int, int, int]:
    """What gets smaller with every turn before the shuffle, the first of it that changes.

    Cards in hands and draw pile; cards in the draw pile; seats that pass before one has a card.

    >>> cards_left(Position.parse("vampires: WR | WB^2 ; R4 ; A ; - ; RYBG").table)
    (4, 1, 0)
    """
    seats = len(table.hands)
    turned = (table.hands[(table.to_act + step) % seats] for step in range(seats))
    passes = next((step for step, hand in enumerate(turned) if hand), seats)
    return len(table.draw) + sum(map(len, table.hands)), len(table.draw), passes
