"""The games of the lab, each found by the word its texts begin with.

A game is the module of that name. Every one has ``Position``, ``Play``, ``Edition``, ``View``,
``Record``, ``CLAUSES``, ``as_play``, ``perft`` and ``divide``; ``LINE``, the class of a start and
the plays made from it; and ``position_under``, the position of a text under another edition.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from vqlab.contract import Message, NotationError
from vqlab.contract.examples import unknown_example
from vqlab.contract.reading import shorten

GAMES = ("queen", "vampires")
"""The words; the first is the game of a text that names none."""

_HEADER = re.compile(r"^[ \t]*game *:(?P<game>[^\n]*)", re.MULTILINE)


def game_named(name: str) -> ModuleType:
    """The game of a name. Raises NotationError for a game there is not.

    >>> game_named("vampires").__name__
    'vqlab.vampires'
    """
    word = name.strip().lower()
    if word not in GAMES:
        raise NotationError(Message("game-unknown", read=shorten(name.strip())))
    return import_module(f"vqlab.{word}")


def game_of(what: Any) -> ModuleType:
    """The game of a position's text, or of anything that belongs to a game.

    Raises NotationError for a text of a game there is not, and for what belongs to none.

    >>> game_of("6 | 7 | 8").__name__, game_of("vampires: WR | WB ; R4").__name__
    ('vqlab.queen', 'vqlab.vampires')
    >>> game_of(game_of("6 | 7 | 8").Position.parse("6 | 7 | 8")).__name__
    'vqlab.queen'
    """
    if isinstance(what, str):
        prefix, colon, _ = what.partition(":")
        return game_named(prefix.partition("/")[0] if colon else GAMES[0])
    for kind in type(what).__mro__:
        package, _, rest = kind.__module__.partition(".")
        if package == "vqlab" and rest.split(".")[0] in GAMES:
            return game_named(rest.split(".")[0])
    raise NotationError(Message("game-unknown", read=type(what).__name__))


def game_of_record(record: Any) -> ModuleType:
    """The game of a record's text, or of its plain data. Raises NotationError.

    >>> game_of_record("vqlab: 1\\ngame: vampires/standard\\n").__name__
    'vqlab.vampires'
    """
    named: object = GAMES[0]
    if isinstance(record, str):
        found = _HEADER.search(record)
        named = found["game"] if found else named
    elif isinstance(record, dict):
        named = record.get("game", named)
    return game_named(str(named).partition("/")[0])


def read_position(text: str, edition: str | None = None, *, no_embargo: bool = False) -> Any:
    """The position a text names, of whichever game; an edition given beats the text's own.

    Raises NotationError or ImpossiblePosition, also where the game has no embargo to leave out.

    >>> read_position("vampires: RYBG WR | - ; R4").seats
    2
    """
    return game_of(text).position_under(text, edition, no_embargo=no_embargo)


def read_record(text: str) -> Any:
    """The record a text is, of whichever game. Raises NotationError or ImpossiblePosition."""
    return game_of_record(text).Record.parse(text)


class _All(ChainMap[str, Any]):
    """The examples of every game, each read when asked for."""

    def __missing__(self, name: str) -> Any:
        raise unknown_example(name, sorted(self))


def examples() -> Mapping[str, Any]:
    """The annotated examples of every game, by name.

    >>> sorted(examples())[:2]
    ['a-game-of-three', 'blocking']
    """
    from vqlab.queen.examples import examples as of_queen
    from vqlab.vampires.examples import examples as of_vampires

    return _All(of_queen, of_vampires)  # type: ignore[arg-type]
