"""How a seat chooses: what a turn is worth, by the worths of what its plays lead to.

Each function is one concept's whole definition, ``(seat, options) -> worth``; backward induction
applies them from the ends up, and a certificate is checked against them one position at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import partial

__all__ = ["RULES", "by_lot", "by_rule", "exact", "just", "kept", "kept_box", "only"]

Penalties = tuple[int, ...]
Vectors = frozenset[Penalties]
Box = tuple[tuple[int, int], ...]
"""For each seat (least, most) penalty points."""
Lots = tuple[Fraction, ...]

RULES: dict[str, Callable[[Penalties], int]] = {
    "first": lambda penalties: 0,
    "kind": lambda penalties: sum(penalties),
    "spiteful": lambda penalties: -sum(penalties),
}
"""What a seat prefers, smallest first, among outcomes that cost itself the same.

``first``: nothing, so it takes the first such play in legal order; ``kind``: the fewest points for
the others together; ``spiteful``: the most. What is equal even then goes to the first play.
"""


def by_rule(rule: str) -> Callable[[int, Sequence[Penalties]], Penalties]:
    """The seat minimises its own points and breaks ties by a named rule (max^n).

    >>> by_rule("kind")(0, [(3, 9, 9), (3, 0, 0), (4, 0, 0)])
    (3, 0, 0)
    """
    return partial(_by_rule, rule)


def _by_rule(rule: str, seat: int, options: Sequence[Penalties]) -> Penalties:
    prefer = RULES[rule]
    return min(options, key=lambda penalties: (penalties[seat], prefer(penalties)))


def by_lot(seat: int, options: Sequence[Lots]) -> Lots:
    """The seat minimises its own mean points, and chooses by lot among plays it likes as much.

    >>> [str(points) for points in by_lot(0, [(exact([3, 9])), exact([3, 0]), exact([4, 0])])]
    ['3', '9/2']
    """
    least = min(vector[seat] for vector in options)
    alike = [vector for vector in options if vector[seat] == least]
    return tuple(sum(column, Fraction()) / len(alike) for column in zip(*alike, strict=True))


def kept(seat: int, options: Sequence[Vectors]) -> Vectors:
    """The outcomes that can be equilibria: the seat pays no more than a threat can make it pay.

    The threat is the worst equilibrium after the play whose worst is best (one-shot deviations).

    >>> sorted(kept(0, [frozenset({(1, 5), (4, 0)}), frozenset({(2, 2)})]))
    [(1, 5), (2, 2)]
    """
    threat = min(max(vector[seat] for vector in option) for option in options)
    return frozenset(vector for option in options for vector in option if vector[seat] <= threat)


def kept_box(seat: int, options: Sequence[Box]) -> Box:
    """``kept`` for boxes instead of sets: nothing an equilibrium can be lies outside.

    >>> kept_box(0, [((1, 4), (0, 5)), ((2, 2), (2, 2))])
    ((1, 2), (0, 5))
    """
    threat = min(option[seat][1] for option in options)
    boxes = [
        (*option[:seat], (option[seat][0], min(option[seat][1], threat)), *option[seat + 1 :])
        for option in options
        if option[seat][0] <= threat
    ]
    return tuple(
        (min(low for low, _ in column), max(high for _, high in column))
        for column in zip(*boxes, strict=True)
    )


def exact(penalties: Iterable[int]) -> Lots:
    """The mean penalties at an end."""
    return tuple(map(Fraction, penalties))


def just(penalties: Iterable[int]) -> Box:
    """The box at an end: nothing but that."""
    return tuple((points, points) for points in penalties)


def only(penalties: Iterable[int]) -> Vectors:
    """The equilibria at an end: nothing but that."""
    return frozenset({tuple(penalties)})
