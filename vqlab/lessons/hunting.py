"""Exercises on The Vampires: whose turn it is, where a card fits, and what games tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from vqlab.lessons.answers import NUMBER, SEAT
from vqlab.lessons.exercise import Exercise, catalogued
from vqlab.vampires import Game, Position
from vqlab.vampires.table import free_places

__all__ = ["HUNTING"]

GARLIC = "vampires: WB | garlic WR | WY | garlic WG ; R4 B2 ; B", ("garlic@1N", "garlic@2N")
"""Four seats, and two of them play garlic."""
FITS = "vampires: RYBG | WB ; R4(BYRG - - YRBG) Y3 B2(GYBR - - -)"
"""A has one attack card, and is asked where it may go."""
PLAYED = 100, 3, 5
"""Games that bots play at random: how many, how many seats, and their seed."""


def _whose_turn() -> Exercise:
    line, plays = GARLIC
    after = Game(line, plays)

    def nobody_skipped() -> int:
        return (after.start.table.to_act + len(plays)) % after.seats

    return catalogued(
        "whose-turn",
        lambda: after.to_act,
        SEAT,
        f'from vqlab import vampires\nvampires.Game("{line}", {list(plays)}).to_act',
        nobody_skipped,
        lambda: ((after.to_act or 0) + 1) % after.seats,
        shown=after.start,
    )


def _where_it_fits() -> Exercise:
    position = Position.parse(FITS)
    return catalogued(
        "where-it-fits",
        lambda: len(position.legal_plays()),
        NUMBER,
        f'from vqlab import vampires\nlen(vampires.Position.parse("{FITS}").legal_plays())',
        lambda: len(free_places(position.crosses)),
        lambda: len(position.crosses),
        shown=position,
    )


def _first_of_three() -> Exercise:
    number, seats, seed = PLAYED
    return catalogued(
        "first-of-three",
        lambda: _wins()[0],
        NUMBER,
        "from vqlab.players.simulated import first_seat\n"
        f'first_seat({number}, seats={seats}, bots="random", seed={seed}).wins[0]',
        lambda: _wins()[-1],
    )


@cache
def _wins() -> tuple[int, ...]:
    from vqlab.players.simulated import first_seat

    number, seats, seed = PLAYED
    return first_seat(number, seats=seats, bots="random", seed=seed).wins


HUNTING: Mapping[str, Callable[[], Exercise]] = {
    "whose-turn": _whose_turn,
    "where-it-fits": _where_it_fits,
    "first-of-three": _first_of_three,
}
"""The exercises on The Vampires."""
