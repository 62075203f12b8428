"""Values to be read: a grid of plays and concepts, and what stands on each play's button.

What the budget did not settle has its bounds, or is said to be undecided: never that it cannot be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vqlab.contract import Message, seat_letter
from vqlab.pictures.scene import Grid, Row
from vqlab.queen.play import Play
from vqlab.screens.values import Values
from vqlab.solver.results import Equilibria, Forecast, Help
from vqlab.solver.search import Bounds
from vqlab.words import say

LISTED = 3
"""Outcomes written out in a cell."""


def notes(values: Values) -> dict[Play, str]:
    """What each play's button says: the points, or their bounds."""
    return {play: _points(bounds) for play, bounds in values.sure.items()}


def marks(values: Values) -> dict[Play, str]:
    """Which buttons stand out: only plays that are proved to keep the guarantee."""
    return dict.fromkeys(values.best, "best")


def grid(values: Values, language: str = "") -> Grid:
    """Plays × concepts as a table to read; the first row is the position itself."""
    seat = seat_letter(values.seat)
    heads = [
        Message("values-head-play"),
        Message("values-head-sure", seat=seat),
        Message("values-head-power", seat=seat),
        Message("values-head-equilibria"),
        Message("values-head-forecast"),
        Message("values-head-help", seat=seat),
    ]
    best = set(values.best)
    rows = [_row(values, None, language)] if not values.position.is_over else []
    rows += [
        {**_row(values, play, language), "mark": "best" if play in best else ""}
        for play in values.position.legal_plays()
    ]
    return Grid(
        id="values",
        caption=say(Message("values-caption", seat=seat), language),
        note=say(_note(values), language),
        heads=[say(head, language) for head in heads],
        rows=rows,
    )


def _note(values: Values) -> Message:
    if values.doing is not None:
        return values.doing
    if not values.done:
        return Message("values-begin")
    key = "values-undecided" if values.undecided else "values-legend"
    return Message(key, claim=values.guarantee.message)


def _row(values: Values, play: Play | None, language: str) -> Row:
    here = play is None
    sure = values.guarantee if play is None else values.sure.get(play)
    power = {
        seat: values.forced_by(seat) if play is None else plays.get(play)
        for seat, plays in values.power.items()
    }
    results = (values.equilibria, values.forecast, values.help)
    worths = [_worth(result, play) for result in results]
    cells = [
        _not_yet(values) if sure is None else _bounds(sure.lower, sure.upper),
        _powers(power) if power else _not_yet(values),
        *(_not_yet(values) if known is None else _said(known) for known in worths),
    ]
    if here and values.help is not None and values.help.value is None:
        cells[-1] = Message("values-rounds-least", n=values.help.lower or 0)
    head = Message("values-here") if here else Message("play-pass")
    text = str(play) if play else say(head, language)
    return Row(
        head=text,
        cells=[cell if isinstance(cell, str) else say(cell, language) for cell in cells],
        action="" if here else f"play:{play}",
        mark="",
    )


def _not_yet(values: Values) -> Message | str:
    return Message("values-open") if values.done else "…"


def _worth(result: Any, play: Play | None) -> Any:
    """What a concept says of a play, or of the position; None where it says nothing (yet)."""
    if result is None:
        return None
    if play is not None:
        return (result.plays or {}).get(play)
    if isinstance(result, Equilibria):
        return result.intervals if result.value is None else frozenset(result.value)
    if isinstance(result, Forecast) and result.value is None:
        return tuple(zip(result.lower, result.upper, strict=True))
    return result.value


def _said(worth: Any) -> Message | str:
    if isinstance(worth, Help):
        if worth.rounds is None:
            return Message("solve-never")
        return Message("solve-rounds", rounds=worth.rounds, lines=worth.lines)
    if isinstance(worth, frozenset):
        listed = sorted(worth)
        if len(listed) <= LISTED:
            return "; ".join(map(_vector, listed))
        box = [(min(points), max(points)) for points in zip(*listed, strict=True)]
        return Message("values-outcomes", n=len(listed), intervals=_intervals(box))
    if worth and isinstance(worth[0], tuple):
        return Message("values-within", intervals=_intervals(worth))
    return _vector(worth)


def _vector(points: Any) -> str:
    return ", ".join(f"{seat_letter(seat)} {value}" for seat, value in enumerate(points))


def _intervals(box: Any) -> str:
    return ", ".join(f"{seat_letter(seat)} {_bounds(*ends)}" for seat, ends in enumerate(box))


def _bounds(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def _points(bounds: Bounds) -> str:
    return _bounds(bounds.lower, bounds.upper)


def _powers(power: Mapping[int, bool | None]) -> Message | str:
    """Who alone can force it, and of whom that is not decided."""
    can = ", ".join(seat_letter(seat) for seat, forced in power.items() if forced)
    undecided = ", ".join(seat_letter(seat) for seat, forced in power.items() if forced is None)
    said = can or Message("values-nobody")
    if not undecided:
        return said
    if not can:
        return Message("values-power-open", seats=undecided)
    return Message("values-power-partly", can=can, seats=undecided)
