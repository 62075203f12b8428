"""What one seat may know, as numbers in an array of fixed shape.

View → named pieces → one flat array. Nothing is taken from anything but the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vqlab.queen.cards import CARDS, count_at
from vqlab.queen.play import Play
from vqlab.queen.view import View

if TYPE_CHECKING:
    import numpy as np

__all__ = [
    "PLAY_WIDTH",
    "Layout",
    "counts",
    "layout",
    "length",
    "pieces_of",
    "play_row",
    "write",
]

PLAY_WIDTH = 5
Layout = dict[str, tuple[int, ...]]
"""Name of a piece -> its shape. A flat array has them one after the other."""


def layout(seats: int) -> Layout:
    """The pieces of an observation at a table of so many seats.

    - ``seat``: 1 for the seat that looks.
    - ``hand``: its cards, one count for each kind: 1 … 13, Q, S15, S20.
    - ``unseen``: vampires it cannot place in its hand, on the table or in the crypt: 1 … 13, Q.
    - ``sizes``: cards in each hand.
    - ``slayers``: 1 where a hand holds S15 (first row), S20 (second row).
    - ``known``: for each other seat, vampires it picked up in sight and surely still holds.
    - ``leader``, ``acting``: 1 for that seat; nobody acts when the phase is over.
    - ``embargo``: 1 for the slayer, S15 or S20, that may not be led now.
    - ``round``: for each seat its play in this round: 1 if it has played, cards, value, queens,
      penalty of the slayer led.

    >>> sum(len(shape) for shape in layout(4).values()), layout(4)["known"]
    (13, (4, 14))
    """
    return {
        "seat": (seats,),
        "hand": (len(CARDS),),
        "unseen": (14,),
        "sizes": (seats,),
        "slayers": (2, seats),
        "known": (seats, 14),
        "leader": (seats,),
        "acting": (seats,),
        "embargo": (2,),
        "round": (seats, PLAY_WIDTH),
    }


def length(shapes: Layout) -> int:
    """How many numbers there are in all pieces together.

    >>> length(layout(3))
    107
    """
    total = 0
    for shape in shapes.values():
        size = 1
        for side in shape:
            size *= side
        total += size
    return total


def pieces_of(flat: np.ndarray[Any, Any], shapes: Layout) -> dict[str, np.ndarray[Any, Any]]:
    """The named pieces of a flat array: views of it, not copies."""
    found, first = {}, 0
    for name, shape in shapes.items():
        size = length({name: shape})
        found[name] = flat[first : first + size].reshape(shape)
        first += size
    return found


def counts(packed: int, kinds: int) -> list[int]:
    """Copies of each kind of card, in the order of CARDS."""
    return [count_at(packed, index) for index in range(kinds)]


def play_row(play: Play) -> tuple[int, int, int, int, int]:
    """A play that was made, as numbers: 1, cards, value, queens, penalty of a slayer.

    >>> play_row(Play("6^2 Q")), play_row(Play("pass"))
    ((1, 3, 6, 1, 0), (1, 0, 0, 0, 0))
    """
    return 1, play.size, play.value, play.queens, play.slayer


def write(view: View, into: dict[str, Any]) -> None:
    """Write those pieces of a view that are asked for into arrays that are all zero."""
    if "seat" in into:
        into["seat"][view.seat] = 1
    if "hand" in into:
        into["hand"][:] = counts(view.hand.packed, len(CARDS))
    if "unseen" in into:
        into["unseen"][:] = counts(view.unseen.packed, 14)
    if "known" in into:
        into["known"][:] = [counts(cards.packed, 14) for cards in view.known]
    if "sizes" in into:
        _write_public(view, into)


def _write_public(view: View, into: dict[str, Any]) -> None:
    into["sizes"][:] = view.hand_sizes
    for slayer, seat in view.slayers:
        into["slayers"][int(slayer == 20)][seat] = 1
    into["leader"][view.leader] = 1
    if view.to_act is not None:
        into["acting"][view.to_act] = 1
    if view.embargo:
        into["embargo"][int(view.embargo == 20)] = 1
    for turn, play in enumerate(view.rounds[-1] if view.round.turn else ()):
        into["round"][(view.leader + turn) % view.seats] = play_row(play)
