"""What all commands share: the app itself, common options, one-sentence complaints, progress."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vqlab.cli.helping import Commands
from vqlab.contract import LabError, Message, is_printable

if TYPE_CHECKING:
    from vqlab.queen import Position


app = Commands(
    name="vqlab",
    help="A laboratory for the card games Vampire Queen and The Vampires.",
    pretty_exceptions_enable=False,
)


def group(name: str, about: str) -> typer.Typer:
    """A group of commands of the app; by itself it prints its help."""
    made = Commands(name=name, help=about)

    @made.callback(invoke_without_command=True, help=about)
    def alone(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    app.add_typer(made)
    return made


PositionText = Annotated[str, typer.Argument(metavar="POSITION", help="A position, in quotes.")]
EditionText = Annotated[
    str | None,
    typer.Option(
        "--edition", metavar="NAME", help="base, english, small; standard; or with ,option=value."
    ),
]
NoEmbargo = Annotated[bool, typer.Option("--no-embargo", help="Play without the embargo (R21).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


def complain(sentence: str, status: int = 2) -> int:
    """Say one sentence on standard error; gives the exit status."""
    line = " ".join(sentence.split())
    print("".join(c if is_printable(c) else "\ufffd" for c in line), file=sys.stderr)
    return status


def show_json(data: object) -> None:
    """Print one JSON object."""
    print(json.dumps(data, ensure_ascii=False))


def read_position(text: str, edition: str | None, no_embargo: bool) -> Position:
    """The position of Vampire Queen that a command is about."""
    from vqlab.queen import Position

    read = read_any(text, edition, no_embargo)
    if not isinstance(read, Position):
        raise LabError(Message("game-only-queen"))
    return read


def read_any(text: str, edition: str | None, no_embargo: bool) -> Any:
    """The position a command is about, of the game that its text names."""
    from vqlab import games

    return games.read_position(text, edition, no_embargo=no_embargo)


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written before the work begins, and leave nothing behind."""
    beside = path.with_name(f"{path.name}.new")
    try:
        beside.touch()
        beside.unlink()
    except OSError as error:
        params = {"file": str(path)[:100], "reason": str(error.strerror)}
        raise LabError(Message("file-unwritable", **params)) from None


class Progress:
    """A count on standard error that moves, when somebody is watching and it takes a while."""

    def __enter__(self) -> Any:
        if not sys.stderr.isatty():
            return None
        from rich.console import Console
        from rich.status import Status

        self.status = Status("0", console=Console(stderr=True))
        self.status.start()
        return self._tell

    def _tell(self, now: int | str) -> None:
        self.status.update(now if isinstance(now, str) else f"{now:,}")

    def __exit__(self, *_: object) -> None:
        if hasattr(self, "status"):
            self.status.stop()
