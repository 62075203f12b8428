"""The command line: every command is a few lines over a function of the package.

Exit status 0 = done, 1 = a legal "no", 2 = bad input, said in one plain sentence on standard error.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import ExitStack
from typing import Annotated, NoReturn

import typer

from vqlab.cli import (
    advising,
    chances,
    deals,
    making,
    opening,
    paper,
    parsing,
    puzzles,
    rules,
    site,
    solving,
    spreads,
    tournament,
)
from vqlab.cli.shared import app, complain
from vqlab.contract import LabError, Message
from vqlab.words import NoLanguage, languages, speaking

__all__ = [
    "advising",
    "app",
    "chances",
    "deals",
    "main",
    "making",
    "opening",
    "paper",
    "parsing",
    "puzzles",
    "rules",
    "run",
    "site",
    "solving",
    "spreads",
    "tournament",
]


def main() -> NoReturn:
    """Run the command line and leave with its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a pipe may not know every sign we print
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line with these arguments; gives the exit status."""
    with ExitStack() as said:  # what is said at the end is in the language that was asked for
        try:
            return _run(arguments, said)
        except NoLanguage as error:
            return complain(str(error))


def _run(arguments: list[str], said: ExitStack) -> int:
    try:
        words = [_not_an_option(word) for word in arguments] or ["--help"]
        result = app(args=words, prog_name="vqlab", standalone_mode=False, obj=said)
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
        told = getattr(error, "format_message", None)
        if told is None:
            raise
        shown = " ".join(["vqlab", *_commands(app, arguments), "--help"])
        wrong = parsing.said(told()).rstrip(".")
        return complain(f"{wrong} – {Message('cli-help', command=shown)}")
    return result if isinstance(result, int) else 0


def _commands(group: typer.Typer, words: list[str]) -> list[str]:
    """The words, from the first on but for a language, that are names of commands."""
    if not words:
        return []
    if words[0].partition("=")[0] == "--language":
        return _commands(group, words[1 if "=" in words[0] else 2 :])
    names = [
        info.name or info.callback.__name__ for info in group.registered_commands if info.callback
    ]
    inner = (each.typer_instance for each in group.registered_groups)
    found = next((one for one in inner if one and one.info.name == words[0]), None)
    if found is not None:
        return [words[0], *_commands(found, words[1:])]
    return [words[0]] if words[0] in names else []


def _not_an_option(word: str) -> str:
    """A word, with a blank in front where it is a position or a number and no option."""
    starts_so = (word.startswith("-") and word[1:2] in (" ", "|", ";")) or word[1:].isdigit()
    return f" {word}" if word.startswith("-") and starts_so else word


def _print_version(asked: bool) -> None:
    if asked:
        from vqlab import __version__

        print(f"vqlab {__version__}")
        raise typer.Exit(0)


def _speak(context: typer.Context, language: str) -> None:
    """From here on, what is wrong with the other words is said in the language already."""
    context.obj.enter_context(speaking(language))


@app.callback(invoke_without_command=True)
def about(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
    language: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            callback=_speak,
            is_eager=True,
            help=f"The language to speak: {', '.join(languages())}.",
        ),
    ] = "",
) -> None:
    """A laboratory for the card game Vampire Queen: its rules, annotated rounds, a card table."""
