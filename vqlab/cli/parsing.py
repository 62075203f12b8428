"""What typer and click say by themselves, in the language in use: the frame of a help, complaints.

Not all of their versions can be given other words, so that their sentences are recognized.
"""

from __future__ import annotations

import re
from functools import lru_cache

from vqlab.words import spoken, translated

SENTENCES = (
    "Usage:",
    "Arguments:",
    "Options:",
    "Commands:",
    "Show this message and exit.",
    "'{name}'",
    "[required]",
    "[default: {value}]",
    "{sentence} Did you mean {names}?",
    "{sentence} (Possible options: {names})",
    "Missing command.",
    "Missing argument {name}.",
    "Missing option {name}.",
    "No such command {name}.",
    "No such option: {name}",
    "No such option {name}.",
    "Option {name} requires an argument.",
    "Option {name} does not take a value.",
    "Got unexpected extra argument ({words})",
    "Got unexpected extra arguments ({words})",
    "Got unexpected extra argument(s) ({words})",
    "Invalid value for {name}: {reason}",
    "Input should be a valid integer, unable to parse string as an integer",
    "Input should be a valid number, unable to parse string as a number",
    "Input should be greater than or equal to {least}",
    "Input should be less than or equal to {most}",
    "{value} is not a valid integer.",
    "{value} is not a valid float.",
    "{value} is not in the range {range}.",
)
"""What they say, in all their versions; longer sentences before those they are made of."""

INNER = ("sentence", "reason")
"""The parts of a sentence that are sentences again."""


def said(sentence: str) -> str:
    """A sentence of the parser's in the language in use; one it does not know as it is.

    >>> from vqlab.words import speaking
    >>> with speaking("de"):
    ...     print(said("Missing argument 'DIR'."))
    Das Argument „DIR“ fehlt.
    >>> said("Missing argument 'DIR'.")
    "Missing argument 'DIR'."
    """
    if spoken() == "en":
        return sentence
    for template in SENTENCES:
        if found := _pattern(template).fullmatch(sentence):
            parts = found.groupdict().items()
            return translated(template).format(**{name: _part(name, part) for name, part in parts})
    return sentence


def _part(name: str, part: str) -> str:
    """A part of a sentence: a sentence again, not ended yet, or names."""
    return said(part).removesuffix(".") if name in INNER else _quoted(part)


def _quoted(names: str) -> str:
    """Names in the quotation marks of the language, for those of Python."""
    return re.sub(r"'([^']+)'", lambda name: translated("'{name}'").format(name=name[1]), names)


@lru_cache(maxsize=len(SENTENCES))
def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(template)), re.S)
