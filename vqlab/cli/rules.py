"""Commands about the rules: show, legal, check, perft, replay."""

from __future__ import annotations

import json
import sys
import textwrap
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

from vqlab.cli.shared import (
    AsJson,
    EditionText,
    NoEmbargo,
    PositionText,
    Progress,
    app,
    complain,
    read_any,
    show_json,
)
from vqlab.contract import IllegalPlay, LabError, Message, seat_letter
from vqlab.contract.numbers import as_depth


@app.command()
def show(
    position: PositionText,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> None:
    """Show a position as a table.

    Example: vqlab show "6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"

    The Vampires: vqlab show "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) B2"
    """
    from vqlab import pictures

    read = read_any(position, edition, no_embargo)
    if as_json:
        show_json(read.to_json())
    else:
        print(pictures.text(pictures.scene(read)))


@app.command()
def legal(
    position: PositionText,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> None:
    """List the legal plays of the seat to act.

    Example: vqlab legal "6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"

    The Vampires: vqlab legal "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) B2"
    """
    read = read_any(position, edition, no_embargo)
    plays = [str(play) for play in read.legal_plays()]
    if as_json:
        to_act = None if read.to_act is None else seat_letter(read.to_act)
        penalties = None if read.penalties is None else list(read.penalties)
        show_json({"position": str(read), "to_act": to_act, "plays": plays, "penalties": penalties})
        return
    from vqlab import pictures

    print("\n".join(plays) if plays else pictures.scene(read)["status"])


@app.command()
def check(
    position: PositionText,
    play: Annotated[str, typer.Argument(metavar="PLAY", help="Such as 6^2 or pass; GYBR@1E+WR.")],
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> int:
    """Say whether a play is legal, and if not, which clause forbids it.

    Example: vqlab check "6^3 8 Q | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass" "6 Q"

    The Vampires: vqlab check "vampires: GYBR WR | WB ; R4(BYRG - RGBY YRBG)" "GYBR@1E+WR"
    """
    read = read_any(position, edition, no_embargo)
    try:
        read.check(play)
    except IllegalPlay as error:
        if as_json:
            show_json({"legal": False, "clause": error.clause, "reason": str(error.message)})
        else:
            print(error)
        return 1
    if as_json:
        show_json({"legal": True, "clause": None, "reason": None})
    else:
        from vqlab import games

        made = games.game_of(read).as_play(play)
        print(Message("check-legal", play=str(made), seat=seat_letter(read.to_act or 0)))
    return 0


@app.command()
def perft(
    position: PositionText,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help="Plays ahead, 0 to 99.")],
    divide: Annotated[bool, typer.Option("--divide", help="Count per first play.")] = False,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of exactly DEPTH plays.

    Example: vqlab perft "13 Q | 1 12 13 S20 | 12^2 13 S15 ; C" 6

    The Vampires: vqlab perft "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) B2" 3
    """
    from vqlab import games

    read = read_any(position, edition, no_embargo)
    as_depth(depth)
    game = games.game_of(read)
    with Progress() as progress:
        if divide and depth:
            divided = game.divide(read, depth, progress)
            counts = {str(play): count for play, count in divided.items()}
            total = sum(counts.values())
        else:
            counts, total = {}, game.perft(read, depth, progress)
    if as_json:
        show_json({"position": str(read), "depth": depth, "count": total, "divide": counts or None})
        return
    for play, count in counts.items():
        print(f"{play}: {count}")
    print(total)


@app.command()
def replay(
    record: Annotated[
        str, typer.Argument(metavar="RECORD", help="A file, an example's name, or -.")
    ],
    as_json: AsJson = False,
) -> int:
    """Show an annotated record, play by play.

    Example: vqlab replay slayer-round

    The Vampires: vqlab replay every-special-card
    """
    read = read_record(record)
    stop = read.stopped
    if as_json:
        ended = None if stop is None else {**stop._asdict(), "message": str(stop.message)}
        show_json({**read.to_json(), "stopped": ended} if ended else read.to_json())
    else:
        _print_record(read)
    if stop is None:
        return 0
    seat = seat_letter(stop.seat) if stop.seat is not None else "-"
    params = {"line": stop.line, "play": stop.play, "seat": seat, "reason": stop.message}
    return complain(f"{Message('replay-stopped', **params)} [{stop.clause}]", 1)


def read_record(name: str) -> Any:
    """A record from a file, from standard input, or from the examples."""
    from vqlab import games
    from vqlab.contract.records import LONGEST

    examples = games.examples()
    if name in examples:
        return examples[name]
    if not name or Path(name).is_dir():
        raise LabError(Message("replay-folder", examples=", ".join(examples)))
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as stream:
            text = stream.read(4 * LONGEST + 1).decode("utf-8")
    except FileNotFoundError:
        raise LabError(
            Message("replay-missing", name=name[:60], examples=", ".join(examples))
        ) from None
    except (OSError, ValueError):
        raise LabError(Message("replay-unreadable", name=name[:60])) from None
    if text.lstrip()[:1] == "{":
        data = _json(text)
        return games.game_of_record(data).Record.from_json(data)
    return games.read_record(text)


def _json(text: str) -> Any:
    from vqlab.contract.records import LONGEST

    if len(text) > LONGEST:
        raise LabError(Message("record-long", most=LONGEST // 1024))
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise LabError(Message("json-unreadable")) from None


def _print_record(record: Any) -> None:
    from rich.console import Console
    from rich.markup import escape

    from vqlab.words import translated

    console = Console(highlight=False, soft_wrap=False)
    if record.title:
        console.print(f"[bold]{escape(translated(record.title))}[/]")
    for number, part in enumerate(record.parts, 1):
        if len(record.parts) > 1:
            console.print(f"\n[bold]{escape(str(Message('label-phase', n=number)))}[/]")
        _print_part(console, part)


def _print_part(console: Any, part: Any) -> None:
    from rich.markup import escape

    from vqlab import pictures
    from vqlab.pictures.text import cross_lines

    last = -1
    for scene in pictures.replay(part):
        if scene["group"] != last:
            console.print(f"\n[bold]{escape(scene['middle'][0])}[/]")
            for line in cross_lines(scene):
                console.print(f"  {escape(line)}", style="dim")
            for seat in scene["seats"]:
                hand = pictures.hand_text(seat)
                console.print(f"  {escape(seat['label'])}: {escape(hand)}", style="dim")
            last = scene["group"]
        console.print(escape(scene["told"] or scene["status"]))
        said = [(scene["comment"], "italic")] if scene["comment"] else []
        said += [(f"{clause['id']} {clause['text']}", "cyan") for clause in scene["clauses"]]
        for words, style in said:
            wide = max(20, console.width - 4)
            for line in textwrap.wrap(words, wide):
                console.print(f"    {escape(line)}", style=style)
    if part.lines[-1].is_over:
        console.print(escape(scene["status"].removeprefix(scene["told"]).strip()))
