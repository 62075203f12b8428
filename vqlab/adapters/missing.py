"""What to say when a library that an adapter is for is not installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from vqlab.contract import LabError, Message

__all__ = ["NoExtra", "needs"]


class NoExtra(LabError, ImportError):
    """A library is missing; the message names the extra that brings it."""


def needs(library: str, extra: str) -> Any:
    """The library, imported. Raises NoExtra where it is not installed.

    >>> needs("deck", "openspiel")
    Traceback (most recent call last):
    vqlab.adapters.missing.NoExtra: deck is not installed: pip install "vqlab[openspiel]" brings it.
    """
    try:
        return import_module(library)
    except ImportError as error:
        raise NoExtra(Message("extra-missing", library=library, extra=extra)) from error
