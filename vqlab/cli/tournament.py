"""The command of tournaments: bots play each other, every deal from every seat."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vqlab.cli.shared import AsJson, EditionText, app, check_writable, complain, show_json
from vqlab.cli.tables import clean, show_table
from vqlab.contract import LabError, Message
from vqlab.executing import cluster

if TYPE_CHECKING:
    from vqlab.players import Standings


@app.command()
def tournament(
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOTS", help="Two or more: random, cautious, pimc:500, pimc:50ms …"),
    ] = None,
    seats: Annotated[int, typer.Option(metavar="N", help="Seats at the table.")] = 4,
    games: Annotated[
        int, typer.Option(metavar="N", help="Games; a few more, until all sat everywhere.")
    ] = 100,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed, the same table.")] = 1,
    phases: Annotated[int, typer.Option(metavar="N", help="Phases of each game.")] = 1,
    journal: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keeps every game; the same command goes on from it."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="Processes.")] = 1,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler: tcp://HOST:PORT.")
    ] = None,
    compiled: Annotated[
        bool, typer.Option("--compiled", help="Search by compiled code: the same table, sooner.")
    ] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help="The table as a picture, too.")
    ] = None,
    edition: EditionText = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play each other: who has fewer penalty points, and how sure that is.

    Every deal is played from every seat. A bot that breaks down ends the tournament.

    Example: vqlab tournament cautious greedy random --seats 4 --games 60 --seed 1

    More: vqlab tournament cautious pimc:200 --seats 3 --games 24 --jobs 2 --journal games.jsonl

    Your own, the class MyBot of mymodule.py beside you: vqlab tournament mymodule:MyBot cautious
    """
    from vqlab.players import Tournament
    from vqlab.players import bots as known
    from vqlab.players.own import own_or_known

    names = [name for word in bots or () for name in word.split(",")]
    if not names:
        raise LabError(Message("tournament-missing", names=", ".join(known())))
    seated = [own_or_known(name, compiled=compiled) for name in names]
    plan = Tournament(seated, seats, seed, phases, "base" if edition is None else edition)
    if dask is not None and jobs > 1:
        raise LabError(Message("tournament-both"))
    if plot is not None:
        _check_plot(plot)
    kind = "processes" if jobs > 1 else "serial"
    try:
        with nullcontext(kind) if dask is None else cluster(dask) as executor:
            workers = jobs if executor == "processes" else None
            standings = plan.run(games, journal=journal, executor=executor, workers=workers)
    except KeyboardInterrupt:
        if journal is None:
            raise
        return complain(str(Message("tournament-interrupted", file=clean(journal)[:100])), 130)
    if plot is not None:
        _draw(standings, plot)
    if as_json:
        show_json(standings.to_json())
    else:
        _show(standings)
    return 0


def _show(standings: Standings) -> None:
    print(standings.message)
    show_table(standings.heads, standings.rows, {0, *range(2, len(standings.heads))})
    for claim in standings.claims:
        print(claim)


def _check_plot(path: Path) -> None:
    """Refuse what cannot be drawn or written before the games begin."""
    from vqlab.deals.paper import need_matplotlib

    if path.suffix.lower() != ".svg":
        raise LabError(Message("tournament-plot-name", read=clean(path)[:60]))
    need_matplotlib()
    check_writable(path)


def _draw(standings: Standings, path: Path) -> None:
    from vqlab.writing import write_whole

    try:
        write_whole(path, standings.svg() + "\n")
    except OSError as error:
        params = {"file": str(path)[:100], "reason": str(error.strerror)}
        raise LabError(Message("file-unwritable", **params)) from None
