"""Every sentence a person reads, one catalogue a language, spoken by ``say``.

The catalogues are Fluent files (``en.ftl``): plurals and word order belong to the language, so a
new language is a new file and no code.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from vqlab.contract import Message

__all__ = ["languages", "say"]


def languages() -> tuple[str, ...]:
    """The languages there is a catalogue for.

    >>> "en" in languages()
    True
    """
    names = (entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(name[:-4] for name in names if name.endswith(".ftl")))


@lru_cache(maxsize=8)
def _catalogue(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    if language not in languages():
        raise ValueError(f"no language {language!r}: there is {', '.join(languages())}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files(__name__) / f"{language}.ftl").read_text("utf-8")))
    return bundle


@lru_cache(maxsize=1 << 14)
def say(message: Message, language: str = "en") -> str:
    """The message as a sentence in a language.

    Raises KeyError for a key the catalogue lacks and ValueError for a parameter it lacks: a
    half-said sentence never reaches a person.

    >>> from vqlab.contract import Message
    >>> say(Message("cards-count", n=1))
    '1 card'
    """
    bundle = _catalogue(language)
    if not bundle.has_message(message.key):
        raise KeyError(f"{language}: no message {message.key!r}")
    pattern = bundle.get_message(message.key).value
    params = {name: _spoken(value, language) for name, value in message.params}
    if pattern is None:
        raise KeyError(f"{language}: {message.key!r} has no text")
    sentence, errors = bundle.format_pattern(pattern, params)
    if errors:
        raise ValueError(f"{language}: {message.key}: {errors[0]}")
    return str(sentence)


def _spoken(value: Any, language: str) -> str | int:
    from vqlab.contract import Message

    if isinstance(value, Message):
        return say(value, language)
    return value if isinstance(value, int) else str(value)
