"""Exercises on what it means to solve a game for more than two. Their texts are in ``vqlab.words``.

The solver is loaded when the first of them is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from vqlab.lessons.answers import NUMBER, PLAY, SEAT
from vqlab.lessons.exercise import Exercise, catalogued
from vqlab.queen import Position

PREVENT = "3 S20 | 5 Q | 6"
LAST_PHASE = "4 5 | 1 5 Q | 2 4 S20"
THREAT = "2 3 | 4^2 S20 | 2 5"
HELPMATE = "2 7^2 Q | 6 Q S20 | 9"
ENDLESS = "queen/base,embargo=no: 2 5 S15 | 2 7 | 2"
B_TOTAL, C_TOTAL = 20, 12


@cache
def _sure(line: str, seat: str) -> int:
    from vqlab.solver.concepts import guarantee

    value = guarantee(line, seat).value
    assert value is not None
    return value


def _prevent() -> Exercise:
    def alone() -> list[str]:
        from vqlab.solver.concepts import power

        return [seat for seat in "ABC" if power(PREVENT, seat, "not-out:A").value]

    return catalogued(
        "prevent",
        lambda: alone()[0],
        SEAT,
        f"position = Position.parse({PREVENT!r})\n"
        '[seat for seat in "ABC" if power(position, seat, "not-out:A").value][0]',
        lambda: "A",
        lambda: "C",
        shown=Position.parse(PREVENT),
    )


def _last_phase() -> Exercise:
    def most() -> int:
        from vqlab.solver.concepts import power

        return max(
            a
            for a in range(B_TOTAL + 1)
            if power(LAST_PHASE, "A", "wins:A", totals=(a, B_TOTAL, C_TOTAL)).value
        )

    return catalogued(
        "last-phase",
        most,
        NUMBER,
        f"position = Position.parse({LAST_PHASE!r})\n"
        "max(a for a in range(21)\n"
        f'    if power(position, "A", "wins:A", totals=(a, {B_TOTAL}, {C_TOTAL})).value)',
        lambda: min(B_TOTAL, C_TOTAL) - _sure(LAST_PHASE, "A"),
        lambda: min(B_TOTAL, C_TOTAL),
        shown=Position.parse(LAST_PHASE),
    )


def _threat() -> Exercise:
    @cache
    def points() -> dict[str, list[int]]:
        """What A pays in each equilibrium after each of its plays."""
        from vqlab.solver.concepts import equilibria

        plays = equilibria(THREAT, all_plays=True).plays or {}
        return {str(play): [vector[0] for vector in worth] for play, worth in plays.items()}

    return catalogued(
        "threat",
        lambda: min(max(paid) for paid in points().values()),
        NUMBER,
        f"max(vector[0] for vector in equilibria({THREAT!r}).value)",
        lambda: max(max(paid) for paid in points().values()),
        lambda: min(min(paid) for paid in points().values()),
        lambda: _sure(THREAT, "A"),
        shown=Position.parse(THREAT),
    )


def _helpmate() -> Exercise:
    position = Position.parse(HELPMATE)

    def best() -> tuple[Any, ...]:
        from vqlab.solver.concepts import cooperative

        return cooperative(position, "out:B").best or ()

    return catalogued(
        "helpmate",
        lambda: best()[0],
        PLAY,
        f"cooperative({HELPMATE!r}, 'out:B').best[0]",
        lambda: "7^2",
        lambda: "2",
        shown=position,
    )


def _endless() -> Exercise:
    position = Position.parse(ENDLESS)

    @cache
    def bounds() -> tuple[int, int]:
        """The fewest and the most points A can be sure of, whatever endless play costs."""
        from vqlab.solver.graph import state_graph
        from vqlab.solver.retrograde import retrograde

        answer = retrograde(state_graph(position), 0)
        return int(answer.lo[position]), int(answer.hi[position])

    return catalogued(
        "endless",
        lambda: bounds()[1],
        NUMBER,
        "from vqlab.solver.retrograde import retrograde\n"
        f"position = Position.parse({ENDLESS!r})\n"
        "retrograde(state_graph(position), 0).value(50)[position]",
        lambda: 50,
        lambda: bounds()[0],
        shown=position,
    )


SOLUTIONS: Mapping[str, Callable[[], Exercise]] = {
    "prevent": _prevent,
    "last-phase": _last_phase,
    "threat": _threat,
    "helpmate": _helpmate,
    "endless": _endless,
}
