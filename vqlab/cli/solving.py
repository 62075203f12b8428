"""Commands of the solver: solve, graph, bench, warmup."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer

from vqlab.cli.batches import solve_file
from vqlab.cli.shared import (
    AsJson,
    EditionText,
    NoEmbargo,
    PositionText,
    Progress,
    app,
    complain,
    read_any,
    read_position,
    show_json,
)
from vqlab.contract import LabError, Message, seat_letter


@app.command()
def solve(
    position: Annotated[
        str | None, typer.Argument(metavar="POSITION", help="A position, in quotes.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Whose guarantee; every seat's if not said.")
    ] = None,
    concept: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="guarantee, power, equilibria, forecast or cooperative."),
    ] = None,
    coalition: Annotated[
        str | None, typer.Option(metavar="SEATS", help="Who acts together, for power: AC.")
    ] = None,
    event: Annotated[
        str | None,
        typer.Option(metavar="EVENT", help="out:B, at-most:B:7, wins:B, or not- before one."),
    ] = None,
    totals: Annotated[
        str | None,
        typer.Option(metavar="POINTS", help="Points before this phase, for wins: 30,12,25."),
    ] = None,
    rule: Annotated[
        str | None,
        typer.Option(metavar="RULE", help="For a forecast: first, kind, spiteful, max-prob."),
    ] = None,
    all_plays: Annotated[
        bool, typer.Option("--all-plays", help="What every legal play is worth, too.")
    ] = False,
    rounds: Annotated[
        bool, typer.Option("--rounds", help="The fewest rounds a guarantee takes, too.")
    ] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Check the proof, play by play, too.")
    ] = False,
    nodes: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Turns to enter at most.")
    ] = None,
    turns: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="The Vampires: how likely a win within N turns is."),
    ] = None,
    file: Annotated[
        str | None, typer.Option(metavar="FILE", help="One position a line; - reads the input.")
    ] = None,
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="One JSON object a line, a batch's only form.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where a batch goes on; what is there is kept."),
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, metavar="N", help="Processes for a batch.")] = 1,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> int:
    """Say what each seat can force, all cards seen.

    Example: vqlab solve "12 Q^2 | 13^2 | 12 Q S15" --seat B --all-plays

    More: vqlab solve "1 2 | 3 S20 | Q" --coalition BC --event not-out:A

    The Vampires: vqlab solve "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)"

    A batch: vqlab solve --file positions.txt --jsonl --output answers.jsonl
    """
    if (position is None) == (file is None):
        raise LabError(Message("solve-what"))
    default = "guarantee" if coalition is None else "power"
    asked: dict[str, Any] = {
        "concept": concept if concept is not None else default,
        "seat": seat,
        "coalition": coalition,
        "event": event,
        "totals": None if totals is None else _totals(totals),
        "rule": rule,
        "nodes": nodes,
        "all_plays": all_plays,
    }
    read = None if position is None else read_any(position, edition, no_embargo)
    if read is not None and _is_hunt(read):
        given: dict[str, Any] = {
            "concept": concept,
            "coalition": coalition,
            "event": event,
            "totals": totals,
        }
        given |= {"rule": rule, "rounds": rounds or None, "jsonl": jsonl or None, "output": output}
        given["jobs"] = jobs if jobs > 1 else None
        _check_unused(given, "solve-vampires-no-use")
        return _solve_hunt(read, seat, turns, nodes, all_plays, verify, as_json)
    _check_unused({"turns": turns}, "solve-queen-no-use")
    if rounds and asked["concept"] != "guarantee":
        raise LabError(Message("concept-no-use", concept=asked["concept"], name="rounds"))
    if file is not None:
        from vqlab.queen import Edition

        if as_json or verify or rounds:
            raise LabError(Message("solve-one-only"))
        if edition is not None:
            Edition.parse(edition)
        asked |= {"edition": edition, "no_embargo": no_embargo}
        return solve_file(file, output, jobs, asked)
    if jsonl or output is not None or jobs > 1:
        raise LabError(Message("solve-batch-only"))
    return _solve_one(read, asked, rounds, verify, as_json)


def _is_hunt(position: Any) -> bool:
    """Whether a position is one of The Vampires."""
    from vqlab import games

    return games.game_of(position) is games.game_named("vampires")


def _check_unused(given: dict[str, Any], key: str) -> None:
    """Refuse an option that the position's game has no use for."""
    named = next((name for name, value in given.items() if value is not None), None)
    if named is not None:
        raise LabError(Message(key, name=f"--{named}"))


def _solve_hunt(
    position: Any,
    seat: str | None,
    turns: int | None,
    nodes: int | None,
    all_plays: bool,
    verify: bool,
    as_json: bool,
) -> int:
    from vqlab.solver.openpile import NODES
    from vqlab.solver.openpile import solve as solve_it

    budget = NODES if nodes is None else nodes
    with Progress() as watch:
        tell = watch and _told(watch)
        result = solve_it(position, seat, turns, budget, all_plays=all_plays, progress=tell)
        checked = _checked(result) if verify else []
    return _show(result, checked, as_json)


def _solve_one(
    position: Any, asked: dict[str, Any], rounds: bool, verify: bool, as_json: bool
) -> int:
    from vqlab.solver.many import solve as solve_it

    with Progress() as watch:
        result = solve_it(position, **asked, progress=watch and _told(watch))
        if rounds:
            for one in _each(result):
                getattr(one, "rounds", None)
        checked = _checked(result) if verify else []
    return _show(result, checked, as_json, rounds)


def _each(result: Any) -> list[Any]:
    """The answers that a result has: one, or one for each seat."""
    from vqlab.solver.results import Guarantees

    return list(result) if isinstance(result, Guarantees) else [result]


def _checked(result: Any) -> list[Any]:
    """Each proof checked, play by play; None where nothing is proved."""
    return [one.verify() if one.proved else None for one in _each(result)]


def _show(result: Any, checked: list[Any], as_json: bool, rounds: bool = False) -> int:
    """Say a result, or print it as data; 1 where a proof that was checked does not hold."""
    if as_json:
        data = result.to_json()
        if checked:
            parts = data["seats"].values() if len(_each(result)) > 1 else [data]
            for part, found in zip(parts, checked, strict=True):
                part["verified"] = found and found.to_json()
        show_json(data)
    else:
        print(result.text())
        for one in _each(result):
            if rounds and getattr(one, "rounds", None) is not None:
                print(Message("solve-takes-rounds", rounds=one.rounds, seat=seat_letter(one.seat)))
        for found in checked:
            print(found or Message("certificate-unknown"))
    return 0 if all(found is None or found.holds for found in checked) else 1


def _told(watch: Any) -> Any:
    """A progress callback that shows bounds, or a count."""

    def tell(now: Any) -> None:
        if isinstance(now, int):
            watch(f"{now:,}")
        else:
            params = {"lower": now.lower, "upper": now.upper, "nodes": f"{now.nodes:,}"}
            watch(str(Message("solve-progress", **params)))

    return tell


def _totals(text: str) -> list[int]:
    parts = text.replace(" ", "").split(",")
    if not all(part.isdecimal() and len(part) < 8 for part in parts):
        raise LabError(Message("solve-totals", read=text[:40]))
    return [int(part) for part in parts]


@app.command()
def graph(
    position: PositionText,
    format: Annotated[  # noqa: A002
        str, typer.Option("--format", metavar="NAME", help="graphml, json, dot, svg or efg.")
    ] = "json",
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Written there instead of printed.")
    ] = None,
    limit: Annotated[
        int, typer.Option(min=1, metavar="N", help="Positions the graph may have.")
    ] = 50_000,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
) -> None:
    """Write the state graph of a position: all that can follow, and the plays between.

    Example: vqlab graph "1 3 | 2 | 4" --format dot
    """
    read = read_position(position, edition, no_embargo)
    from vqlab.solver.export import FORMATS, export
    from vqlab.solver.graph import state_graph

    if format not in FORMATS:
        names = ", ".join(FORMATS)
        raise LabError(Message("format-unknown", read=format[:40], names=names))
    with Progress() as watch:
        text = export(state_graph(read, limit, watch and _told(watch)), format)
    if output is None:
        print(text)
    else:
        output.write_text(text + "\n", "utf-8")


@app.command()
def bench(as_json: AsJson = False) -> None:
    """Measure the solver's tiers on this machine, side by side.

    Example: vqlab bench
    """
    from vqlab.solver.bench import measure, table

    with Progress() as watch:
        rows = measure(watch)
    if as_json:
        show_json({"rows": [row._asdict() for row in rows]})
    else:
        print(table(rows))


@app.command()
def warmup() -> int:
    """Compile the fast search, and the bots' playing out, once: their first use need not wait.

    Example: vqlab warmup
    """
    from vqlab.players.rollout import finisher
    from vqlab.queen import Phase
    from vqlab.solver.bench import warm_up

    with Progress() as watch:
        if watch is not None:
            watch(str(Message("warmup-now")))
        begun = time.perf_counter()
        compiled = warm_up() is not None
        phase = Phase.deal(3, 1)
        finisher(phase.edition, compiled)(phase.position.state)
        seconds = time.perf_counter() - begun
    if not compiled:
        return complain(str(Message("warmup-no-numba")), 1)
    print(Message("warmup-done", seconds=f"{seconds:.1f}"))
    return 0
