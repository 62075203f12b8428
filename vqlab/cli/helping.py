"""Help in the language in use: commands that show the translation of what is written on them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from copy import copy
from inspect import cleandoc
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from vqlab.cli.parsing import said
from vqlab.words import spoken, translated

Function = TypeVar("Function", bound=Callable[..., Any])


class Translated:
    """A command, or a group of them, whose help is in the language in use when it is shown."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        if spoken() == "en":
            super().format_help(ctx, formatter)  # type: ignore[misc]
        else:
            super(Translated, in_language(self)).format_help(  # type: ignore[misc]
                ctx, Translator(formatter)
            )


class Command(Translated, TyperCommand):
    """One command."""


class Group(Translated, TyperGroup):
    """Several commands; an interrupt leaves them as one, where typer makes it a silent status."""

    def invoke(self, ctx: Any) -> Any:
        """Run what was asked for."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise typer.Abort from None


class Commands(typer.Typer):
    """An app or a part of one, in which every command is one of ours."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            cls=Group,
            add_completion=False,
            rich_markup_mode=None,
            context_settings={"help_option_names": ["-h", "--help"]},
            **settings,
        )

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        """Make a command of a function."""
        return super().command(name, cls=Command, **settings)

    def callback(self, **settings: Any) -> Callable[[Function], Function]:
        """Make a function what is run before any of the commands."""
        return super().callback(cls=Group, **settings)


def in_language(command: Any) -> Any:
    """A command like this one, with what is written on it in the language in use."""
    made = copy(command)
    made.help = translated(cleandoc(command.help or ""))
    made.params = [copy(param) for param in command.params]
    for param in made.params:
        param.help = translated(cleandoc(getattr(param, "help", "") or ""))
    inner = getattr(command, "commands", {})
    if inner:
        made.commands = {name: in_language(one) for name, one in inner.items()}
    return made


class Translator:
    """A formatter of help that puts click's own words into the language in use."""

    def __init__(self, formatter: Any) -> None:
        self._formatter = formatter

    def __getattr__(self, name: str) -> Any:
        return getattr(self._formatter, name)

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line that says how a command is written."""
        self._formatter.write_usage(prog, args, prefix or f"{said('Usage:')} ")

    def section(self, name: str) -> AbstractContextManager[None]:
        """Begin a part with a heading."""
        heading: str = said(f"{name}:").removesuffix(":")
        section: AbstractContextManager[None] = self._formatter.section(heading)
        return section

    def write_dl(self, rows: Any, *args: Any, **more: Any) -> None:
        """Write a list of words and what each of them does."""
        self._formatter.write_dl([(name, _line(text)) for name, text in rows], *args, **more)


def _line(text: str) -> str:
    """What an option does; at the end stands in brackets, say, what it is by itself."""
    before, bracket, facts = text.rpartition("[")
    if not bracket or not facts.endswith("]"):
        return said(text)
    told = (said(f"[{fact}]")[1:-1] for fact in facts.removesuffix("]").split("; "))
    return f"{before}[{'; '.join(told)}]"
