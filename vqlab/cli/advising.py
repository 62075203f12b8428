"""Commands of the advisor: advise, review."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vqlab.cli import opening, rules, solving
from vqlab.cli.shared import AsJson, EditionText, NoEmbargo, app, read_position, show_json
from vqlab.contract import LabError, Message, NotationError
from vqlab.contract.reading import shorten

if TYPE_CHECKING:
    from vqlab.queen import View

__all__ = ["advise", "opening", "review", "rules", "solving"]
# help lists commands in the order in which they are made, so those come first

LARGEST = 1 << 20
"""Bytes of a view."""

Inferred = Annotated[
    str, typer.Option("--inference", metavar="NAME", help="What plays tell: cards or beats.")
]
ModelName = Annotated[
    str, typer.Option("--model", metavar="NAME", help="How all go on: rule-of-thumb or random.")
]


@app.command()
def advise(
    view: Annotated[
        str, typer.Argument(metavar="VIEW", help="A file with a view, -, or a position in quotes.")
    ],
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Whose view of a position; who is to act.")
    ] = None,
    inference: Inferred = "cards",
    model: ModelName = "rule-of-thumb",
    deals: Annotated[
        int | None,
        typer.Option(metavar="N", help="Up to N deals are all looked at; else N are drawn by lot."),
    ] = None,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> int:
    """Advise a seat from what it sees: what each play is worth over the deals that fit.

    A view is JSON as view.to_json() gives it. Of a position only what the seat sees is used.

    Example: vqlab advise "queen/small: 1 3 | 2 4 | 2 Q S20" --seat A
    """
    from vqlab.players import advise as advice_on

    read = _read_view(view, seat, edition, no_embargo)
    advice = advice_on(read, inference=inference, model=model, deals=deals)
    if as_json:
        show_json(advice.to_json())
    else:
        print(advice.text())
    return 0


@app.command()
def review(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A file, an example's name, or -.")
    ],
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Whose plays; every seat's if not said.")
    ] = None,
    inference: Inferred = "cards",
    model: ModelName = "rule-of-thumb",
    deals: Annotated[
        int, typer.Option(metavar="N", help="Deals for each play on what its seat knew.")
    ] = 100,
    nodes: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Turns to enter for each play.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Look back on a record: points lost with all cards seen, and on what each seat knew.

    Example: vqlab review counting-27 --seat A
    """
    from vqlab.players import review as look_back
    from vqlab.queen import Record

    read = rules.read_record(record)
    if not isinstance(read, Record):
        raise LabError(Message("game-only-queen"))
    found = look_back(read, seat, inference=inference, model=model, deals=deals, nodes=nodes)
    if as_json:
        show_json(found.to_json())
    else:
        print(found.text())
    return 0


def _read_view(name: str, seat: str | None, edition: str | None, no_embargo: bool) -> View:
    """A view from a file or standard input, or what a seat sees of a position."""
    from vqlab.queen import Phase, View

    try:
        is_file = name == "-" or Path(name).is_file()
    except (OSError, ValueError):
        is_file = False
    if not is_file:
        if "|" not in name:
            raise LabError(Message("advise-what", read=shorten(name, 60)))
        phase = Phase(read_position(name, edition, no_embargo))
        return phase.view(seat if seat is not None else phase.to_act or 0)
    if seat is not None or edition is not None or no_embargo:
        raise LabError(Message("advise-seat-of-view"))
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as stream:
            data = json.loads(stream.read(LARGEST + 1).decode("utf-8"))
    except OSError as error:
        reason = str(error.strerror)
        raise LabError(Message("advise-unreadable", name=name[:60], reason=reason)) from None
    except (ValueError, RecursionError):
        raise NotationError(Message("advise-json", name=name[:60])) from None
    return View.from_json(data)
