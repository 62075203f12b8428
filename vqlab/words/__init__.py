"""Every sentence a person reads, one folder of catalogues a language, spoken by ``say``.

The catalogues are Fluent files (``en/*.ftl``): plurals and word order belong to the language, so a
new language is a new folder and no code. ``language`` chooses the one that is spoken where nobody
asks for another. What authors wrote in English, ``translated`` finds in PO files beside them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from importlib.resources import files
from numbers import Integral
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from vqlab.contract import LabError, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


__all__ = [
    "NoLanguage",
    "language",
    "languages",
    "names",
    "own_name",
    "say",
    "speaking",
    "spoken",
    "translated",
    "written",
]

VARIABLE = "VQLAB_LANGUAGE"
"""The environment variable that names the language to begin with."""

_chosen: str | None = None
_here: ContextVar[str | None] = ContextVar("vqlab_language", default=None)

AUTHORED = ("commands.po", "examples.po", "puzzles.po")
"""What is written in English: the help of the commands, annotated examples, packs of puzzles."""


class NoLanguage(LabError):
    """There is no catalogue for a language; said in the one in use, or in English."""

    def __str__(self) -> str:
        return say(self.message, _here.get() or _chosen or "en")


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for.

    >>> "en" in languages()
    True
    """
    folders = (entry for entry in files(__name__).iterdir() if entry.is_dir())
    return tuple(sorted(f.name for f in folders if f.joinpath("cards.ftl").is_file()))


def language(name: str | None = None) -> str:
    """Choose the language of everything said from now on; gives the one in use.

    At first it is the one that ``VQLAB_LANGUAGE`` names, else English. Raises NoLanguage for one
    there is no catalogue for.

    >>> language("de")
    'de'
    >>> language()
    'de'
    >>> language("en")
    'en'
    """
    global _chosen
    if name is None:
        return spoken()
    _chosen = _known(name)
    return _chosen


@lru_cache(maxsize=1)
def names() -> Mapping[str, str]:
    """Every language, and what it calls itself.

    >>> names()["en"]
    'English'
    """
    return MappingProxyType({name: own_name(name) for name in languages()})


def own_name(language: str) -> str:
    """What a language calls itself, also one there is no catalogue for.

    >>> own_name("fr")
    'Français'
    """
    from babel import Locale

    return str(Locale.parse(language).display_name).capitalize()


def spoken(asked: str = "") -> str:
    """The language that is spoken: the one asked for, else the one in use here."""
    return _known(asked) if asked else _here.get() or _chosen or _at_first()


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Within the block, in this thread, what is said is said in another language.

    >>> with speaking("de"):
    ...     print(Message("cards-count", n=3))
    3 Karten
    """
    token = _here.set(spoken(name))
    try:
        yield
    finally:
        _here.reset(token)


def _at_first() -> str:
    return _known(os.environ.get(VARIABLE) or "en")


def _known(name: object) -> str:
    """A language there is, from its name or that of a locale, such as ``de_AT.UTF-8``."""
    return _short(str(name)[:32])


@lru_cache(maxsize=64)
def _short(name: str) -> str:
    short = name.lower().replace("_", "-").partition("-")[0].partition(".")[0]
    if short not in languages():
        names = ", ".join(languages())
        raise NoLanguage(Message("language-unknown", read=name, names=names))
    return short


@lru_cache(maxsize=8)
def _catalogue(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text("utf-8")))
    return bundle


def say(message: Message, language: str = "") -> str:
    """The message as a sentence, in the language in use unless another is asked for.

    Raises KeyError for a key the catalogue lacks and ValueError for a parameter it lacks: a
    half-said sentence never reaches a person.

    >>> say(Message("cards-count", n=1))
    '1 card'
    >>> say(Message("cards-count", n=1), "de")
    '1 Karte'
    """
    return _said(message, spoken(language), tuple(type(value) for _, value in message.params))


@lru_cache(maxsize=1 << 14)
def _said(message: Message, language: str, kinds: tuple[type, ...]) -> str:
    """The sentence; ``kinds`` tells 1 from 1.0, which are equal and are not said alike."""
    bundle = _catalogue(language)
    if not bundle.has_message(message.key):
        raise KeyError(f"{language}: no message {message.key!r}")
    pattern = bundle.get_message(message.key).value
    params = {name: _param(name, value, language) for name, value in message.params}
    if pattern is None:
        raise KeyError(f"{language}: {message.key!r} has no text")
    sentence, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise ValueError(f"{language}: {message.key}: {errors[0]}")
    return str(sentence)


AS_TYPED = frozenset({"read", "version", "name", "names"})
"""Parameters that are what somebody wrote, and no numbers that were found."""


def _param(name: str, value: Any, language: str) -> str | int:
    if isinstance(value, Message):
        return say(value, language)
    if isinstance(value, Integral):
        return int(value)
    return str(value) if name in AS_TYPED else written(str(value), language)


_NUMBER = re.compile(
    r"(?:[<>] )?[+−-]?([0-9]+\.[0-9]+|[0-9]{1,3}(,[0-9]{3})+(\.[0-9]+)?)(e[+-]?[0-9]+)?( ?%)?"
)


def written(number: str, language: str = "") -> str:
    """A number written in English, as the language writes it; any other text as it is.

    >>> written("0.25", "en"), written("0.25", "de"), written("> 0.9999", "fr"), written("R1.2")
    ('0.25', '0,25', '> 0,9999', 'R1.2')
    >>> written("2,016", "de")
    '2.016'
    """
    if "." not in number and "," not in number:
        return number
    return number.translate(_signs(spoken(language))) if _NUMBER.fullmatch(number) else number


@lru_cache(maxsize=8)
def _signs(language: str) -> dict[int, str]:
    from babel.numbers import get_decimal_symbol, get_group_symbol

    return {ord("."): get_decimal_symbol(language), ord(","): get_group_symbol(language)}


def translated(text: str, language: str = "") -> str:
    """An author's text in the language in use, unless another is asked for.

    A text that did not come with the lab is given back as it was written.

    >>> translated("Endgame puzzles", "en"), translated("My own title", "de")
    ('Endgame puzzles', 'My own title')
    """
    now = spoken(language)
    return text if now == "en" or not text else _authored(now).get(text, text)


@lru_cache(maxsize=8)
def _authored(language: str) -> Mapping[str, str]:
    """English text -> the same in another language, where it is translated and still the same."""
    from babel.messages.pofile import read_po

    found: dict[str, str] = {}
    for name in AUTHORED:
        file = files(__name__).joinpath(language, name)
        if file.is_file():
            with file.open("rb") as stream:
                messages = read_po(stream)
            found |= {str(m.id): str(m.string) for m in messages if m.string and not m.fuzzy}
    return found
