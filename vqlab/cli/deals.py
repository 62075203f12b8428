"""The group of commands about hands and deals, and those that count them: hands, deals."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vqlab.cli.shared import AsJson, EditionText, Progress, group, show_json
from vqlab.cli.tables import show_table
from vqlab.contract import LabError, Message

if TYPE_CHECKING:
    from vqlab.queen import Edition

deals_app = group(
    "deals", "Count hands and deals, and say how likely it is what hidden hands hold."
)

SIZES = re.compile(r"(?P<first>[0-9]{1,4})(?:-(?P<last>[0-9]{1,4}))?")


@deals_app.command("hands")
def count_hands(
    cards: Annotated[str, typer.Argument(metavar="N", help="How many cards, 13 or 1-13.")],
    slayers: Annotated[
        bool, typer.Option("--slayers", help="With any of the slayers among the cards.")
    ] = False,
    formula: Annotated[
        bool, typer.Option("--formula", help="As the coefficient of a generating function.")
    ] = False,
    latex: Annotated[bool, typer.Option("--latex", help="The same in LaTeX.")] = False,
    edition: EditionText = None,
    as_json: AsJson = False,
) -> None:
    """Count the distinct hands of so many cards, equal copies not told apart.

    Example: vqlab deals hands 13

    More: vqlab deals hands 1-13 --slayers
    """
    from vqlab import deals
    from vqlab.queen.edition import as_edition

    played = as_edition(edition or "base")
    sizes = _sizes(cards)
    counts = {n: deals.hands(n, edition=played, slayers=slayers) for n in sizes}
    shown = _formulas(sizes, played, slayers, latex) if formula or latex else []
    if as_json:
        data: dict[str, Any] = {"edition": str(played), "slayers": slayers, "hands": counts}
        if len(sizes) == 1:
            data |= {"cards": sizes[0], "count": counts[sizes[0]]}
        show_json(data | ({"formulas": shown} if shown else {}))
    elif shown:
        print("\n".join(shown))
    elif len(sizes) == 1:
        print(counts[sizes[0]])
    else:
        heads = [str(Message("deals-col-cards")), str(Message("deals-col-hands"))]
        show_table(heads, counts.items(), numbers=(0, 1))


def _sizes(text: str) -> range:
    """One size of a hand, or all from one to another."""
    read = SIZES.fullmatch(text.strip())
    if read is None:
        raise LabError(Message("count-size", read=text.strip()[:24] or "“”"))
    first, last = int(read["first"]), int(read["last"] or read["first"])
    if first > last:
        raise LabError(Message("deals-range", first=first, last=last))
    return range(first, last + 1)


def _formulas(sizes: range, edition: Edition, slayers: bool, latex: bool) -> list[str]:
    """The number of hands of each size as a coefficient."""
    from vqlab.deals import GeneratingFunction

    board = GeneratingFunction(edition, slayers=slayers)
    if latex:
        return [board.term(size)._repr_latex_() for size in sizes]
    product = str(board.product).replace("**", "^").replace("*", " ")
    return [f"[x^{size}] {product} = {board.coefficient(size)}" for size in sizes]


@deals_app.command("deals")
def count_deals(
    seats: Annotated[int, typer.Argument(metavar="SEATS", help="How many seats.")],
    weighted: Annotated[
        bool, typer.Option("--weighted", help="Every card is a card of its own.")
    ] = False,
    edition: EditionText = None,
    as_json: AsJson = False,
) -> None:
    """Count the deals of vampires to a table, seats told apart and equal copies not.

    Slayers are not dealt: they lie with their holders (R4, R30), so they are not counted.
    Distinct deals are not equally likely; the weighted ones are.

    Example: vqlab deals deals 5
    """
    from vqlab import deals
    from vqlab.queen.edition import as_edition

    played = as_edition(edition or "base")
    with Progress() as watch:
        if watch is not None:
            watch(str(Message("deals-counting")))
        count = deals.deals(seats, edition=played, weighted=weighted)
    if as_json:
        data = {"edition": str(played), "seats": seats, "weighted": weighted, "count": count}
        show_json(data)
    else:
        print(count)
