"""Commands of the solver: solve, graph, bench, warmup."""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from contextlib import ExitStack, nullcontext
from pathlib import Path
from typing import IO, Annotated, Any

import typer

from vqlab.cli.shared import (
    AsJson,
    EditionText,
    NoEmbargo,
    PositionText,
    Progress,
    app,
    complain,
    read_position,
    show_json,
)
from vqlab.contract import LabError, Message, seat_letter
from vqlab.watching import bar

LONGEST = 2_000
"""Characters of one line of a batch."""
LARGEST = 64 << 20
"""Bytes of a batch."""
START = b'{"input": '
"""How every line of an output file begins."""


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
    if rounds and asked["concept"] != "guarantee":
        raise LabError(Message("concept-no-use", concept=asked["concept"], name="rounds"))
    if file is not None:
        from vqlab.queen import Edition

        if as_json or verify or rounds:
            raise LabError(Message("solve-one-only"))
        if edition is not None:
            Edition.parse(edition)
        asked |= {"edition": edition, "no_embargo": no_embargo}
        return _batch(file, output, jobs, asked)
    if jsonl or output is not None or jobs > 1:
        raise LabError(Message("solve-batch-only"))
    return _solve_one(
        read_position(position or "", edition, no_embargo), asked, rounds, verify, as_json
    )


def _solve_one(
    position: Any, asked: dict[str, Any], rounds: bool, verify: bool, as_json: bool
) -> int:
    from vqlab.solver.many import solve as solve_it
    from vqlab.solver.results import Guarantees

    with Progress() as watch:
        result = solve_it(position, **asked, progress=watch and _told(watch))
        each = list(result) if isinstance(result, Guarantees) else [result]
        if rounds:
            for one in each:
                getattr(one, "rounds", None)
        checked = [one.verify() if one.proved else None for one in each] if verify else []
    if as_json:
        data = result.to_json()
        if verify:
            parts = data["seats"].values() if isinstance(result, Guarantees) else [data]
            for part, found in zip(parts, checked, strict=True):
                part["verified"] = found and found.to_json()
        show_json(data)
    else:
        print(result.text())
        for one in each:
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


def _batch(file: str, output: Path | None, jobs: int, asked: dict[str, Any]) -> int:
    """Solve a file of positions, one a line; with an output go on where an earlier run stopped."""
    from vqlab.solver.many import solve_many

    lines = _lines(file)
    with ExitStack() as stack:
        done: Counter[str] = Counter()
        bad = 0
        target: IO[str] = sys.stdout
        if output is not None:
            if file != "-" and output.exists() and output.samefile(file):
                raise LabError(Message("solve-same-file", name=str(output)[:60]))
            done, bad = _answered(output, asked)
            target = stack.enter_context(output.open("a", encoding="utf-8", newline="\n"))
        todo = []
        for line in lines:
            if done[line] > 0:
                done[line] -= 1
            else:
                todo.append(line)
        ready = len(lines) - len(todo)
        tell = stack.enter_context(bar(len(lines), ready))
        kind = "processes" if jobs > 1 else "serial"
        answers = solve_many(todo, executor=kind, workers=jobs, **asked)
        for done_now, (line, found) in enumerate(zip(todo, answers, strict=True), ready + 1):
            bad += "error" in found
            print(json.dumps({"input": line, "asked": asked, **found}), file=target, flush=True)
            tell(done_now, "")
    if bad:
        return complain(str(Message("solve-bad-lines", n=bad)))
    return 0


def _lines(file: str) -> list[str]:
    """The positions of a file: blank lines and those that begin with # are left out."""
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            text = stream.read(LARGEST + 1).decode("utf-8-sig")
    except (OSError, ValueError):
        raise LabError(Message("solve-file", name=file[:60])) from None
    if len(text) > LARGEST:
        raise LabError(Message("solve-large-file", name=file[:60], most=LARGEST >> 20))
    lines = (line.strip() for line in text.splitlines())
    found = [line for line in lines if line and not line.startswith("#")]
    long = next((line for line in found if len(line) > LONGEST), None)
    if long is not None:
        raise LabError(Message("solve-long-line", read=long[:40], most=LONGEST))
    return found


def _answered(output: Path, asked: dict[str, Any]) -> tuple[Counter[str], int]:
    """The lines an output file has answers to, and how many of them say why there is none.

    A last line cut short by a crash is taken away; a file that is not ours is left as it is.
    """
    done: Counter[str] = Counter()
    bad = 0
    if not output.exists():
        return done, bad
    if not output.is_file():
        raise LabError(Message("solve-output", name=str(output)[:60], line=1))
    whole = output.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    rest = whole[len(kept) :]
    if not (rest.startswith(START) or START.startswith(rest)):
        line = kept.count(b"\n") + 1
        raise LabError(Message("solve-output", name=str(output)[:60], line=line))
    for number, text in enumerate(kept.splitlines(), 1):
        try:
            data = json.loads(text)
            if data["asked"] == asked:
                done[data["input"]] += 1
                bad += "error" in data
        except (ValueError, KeyError, TypeError, RecursionError):
            raise LabError(Message("solve-output", name=str(output)[:60], line=number)) from None
    if kept != whole:
        with output.open("r+b") as stream:
            stream.truncate(len(kept))
            os.fsync(stream.fileno())
    return done, bad


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
