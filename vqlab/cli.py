"""The command line: every command is a few lines over a function of the package.

Exit status 0 = done, 1 = a legal "no", 2 = bad input, said in one plain sentence on standard error.
"""

from __future__ import annotations

import io
import json
import os
import sys
import textwrap
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from vqlab.contract import IllegalPlay, LabError, Message, is_printable, seat_letter

if TYPE_CHECKING:
    from vqlab.queen import Phase, Position, Record

app = typer.Typer(
    name="vqlab",
    help="A laboratory for the card game Vampire Queen.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

PositionText = Annotated[str, typer.Argument(metavar="POSITION", help="A position, in quotes.")]
EditionText = Annotated[
    str | None,
    typer.Option("--edition", metavar="NAME", help="base, english, small, or with ,option=value."),
]
NoEmbargo = Annotated[bool, typer.Option("--no-embargo", help="Play without the embargo (R21).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def main() -> NoReturn:
    """Run the command line and leave with its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a pipe may not know every sign we print
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line with these arguments; gives the exit status."""
    try:
        words = [_not_an_option(word) for word in arguments] or ["--help"]
        result = app(args=words, prog_name="vqlab", standalone_mode=False)
        sys.stdout.flush()
    except LabError as error:
        return complain(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return complain(str(Message("cli-interrupted")), 130)
    except typer.Exit as stop:
        return stop.exit_code
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(str(Message("cli-output", reason=str(error.strerror))))
    except Exception as error:  # typer's own complaints differ in class between its versions
        said = getattr(error, "format_message", None)
        if said is None:
            raise
        commands = [info.callback.__name__ for info in app.registered_commands if info.callback]
        known = arguments[0] in commands if arguments else False
        shown = f"vqlab {arguments[0]} --help" if known else "vqlab --help"
        return complain(f"{said().rstrip('.')} – {Message('cli-help', command=shown)}")
    return result if isinstance(result, int) else 0


def _not_an_option(word: str) -> str:
    """A word, with a blank in front where it is a position or a number and no option."""
    starts_so = (word.startswith("-") and word[1:2] in (" ", "|", ";", "")) or word[1:].isdigit()
    return f" {word}" if word.startswith("-") and starts_so else word


def complain(sentence: str, status: int = 2) -> int:
    """Say one sentence on standard error; gives the exit status."""
    line = " ".join(sentence.split())
    print("".join(c if is_printable(c) else "\ufffd" for c in line), file=sys.stderr)
    return status


def show_json(data: object) -> None:
    """Print one JSON object."""
    print(json.dumps(data, ensure_ascii=False))


def read_position(text: str, edition: str | None, no_embargo: bool) -> Position:
    """The position a command is about."""
    from vqlab.queen.position import position_under

    return position_under(text, edition, no_embargo=no_embargo)


@app.command()
def show(
    position: PositionText,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> None:
    """Show a position as a table.

    Example: vqlab show "6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass"
    """
    from vqlab import pictures

    read = read_position(position, edition, no_embargo)
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
    """
    read = read_position(position, edition, no_embargo)
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
    play: Annotated[str, typer.Argument(metavar="PLAY", help="Cards of one set, or pass.")],
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
    as_json: AsJson = False,
) -> int:
    """Say whether a play is legal, and if not, which clause forbids it.

    Example: vqlab check "6^3 8 Q | 3 5^2 Q | 7 9 10 ; B ; - ; 5^2, pass" "6 Q"
    """
    read = read_position(position, edition, no_embargo)
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
        from vqlab.queen import Play

        print(Message("check-legal", play=str(Play(play)), seat=seat_letter(read.to_act or 0)))
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
    """
    from vqlab import queen

    read = read_position(position, edition, no_embargo)
    if not 0 <= depth <= 99:
        raise LabError(Message("perft-depth", read=str(depth)))
    with _counting() as progress:
        if divide and depth:
            divided = queen.divide(read, depth, progress)
            counts = {str(play): count for play, count in divided.items()}
            total = sum(counts.values())
        else:
            counts, total = {}, queen.perft(read, depth, progress)
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
    """Show an annotated record, round by round.

    Example: vqlab replay slayer-round
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


def read_record(name: str) -> Record:
    """A record from a file, from standard input, or from the examples."""
    from vqlab.queen import Record
    from vqlab.queen.examples import examples
    from vqlab.queen.record import LONGEST

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
        return Record.from_json(_json(text))
    return Record.parse(text)


def _json(text: str) -> Any:
    from vqlab.queen.record import LONGEST

    if len(text) > LONGEST:
        raise LabError(Message("record-long", most=LONGEST // 1024))
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise LabError(Message("json-unreadable")) from None


def _print_record(record: Record) -> None:
    from rich.console import Console
    from rich.markup import escape

    console = Console(highlight=False, soft_wrap=False)
    if record.title:
        console.print(f"[bold]{escape(record.title)}[/]")
    for number, phase in enumerate(record.phases, 1):
        if len(record.phases) > 1:
            console.print(f"\n[bold]{escape(str(Message('label-phase', n=number)))}[/]")
        _print_phase(console, record, phase)


def _print_phase(console: Any, record: Record, phase: Phase) -> None:
    from rich.markup import escape

    from vqlab import pictures
    from vqlab.queen import Record

    last = -1
    for scene in pictures.replay(Record((phase,), record.title, record.names)):
        if scene["group"] != last:
            console.print(f"\n[bold]{escape(scene['middle'][0])}[/]")
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
    if phase.penalties is not None:
        console.print(escape(scene["status"].removeprefix(scene["told"]).strip()))


@app.command()
def lab(
    notebook: Annotated[
        str | None, typer.Argument(metavar="[NOTEBOOK]", help="00-start unless you say another.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="Port to answer on.")] = None,
    folder: Annotated[
        Path, typer.Option(help="Where your notebooks are kept.", show_default=True)
    ] = Path("vqlab-notebooks"),
    position: Annotated[
        str | None, typer.Option(metavar="LINE", help="Open a notebook on this position.")
    ] = None,
    edition: EditionText = None,
    no_embargo: NoEmbargo = False,
) -> int:
    """Open JupyterLab on your own notebooks.

    They are copied into a folder beside you, never over your edits.

    Example: vqlab lab 01-rules-by-example --no-browser --port 8890
    """
    from vqlab import lab as laboratory

    try:
        asked = None if position is None else read_position(position, edition, no_embargo)
        opened = laboratory.prepare(folder, notebook, asked)
        print(Message("lab-ready", folder=str(folder), notebook=opened.name), file=sys.stderr)
        return laboratory.open_lab(opened, browser=browser, port=port)
    except laboratory.NoLab as error:
        return complain(str(error))
    except OSError as error:
        return complain(str(Message("lab-folder", folder=str(folder), reason=str(error.strerror))))


@app.callback(invoke_without_command=True)
def about(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """A laboratory for the card game Vampire Queen: its rules, annotated rounds, a card table."""
    if version:
        from vqlab import __version__

        print(f"vqlab {__version__}")
        raise typer.Exit(0)


class _Progress:
    """A count on standard error that moves, when somebody is watching and it takes a while."""

    def __enter__(self) -> Any:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.status import Status

        self.status = Status("0", console=Console(stderr=True))
        self.status.start()
        return lambda count: self.status.update(f"{count:,}")

    def __exit__(self, *_: object) -> None:
        if hasattr(self, "status"):
            self.status.stop()


def _counting() -> _Progress:
    return _Progress()
