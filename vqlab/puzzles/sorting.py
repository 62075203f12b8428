"""Sorts of puzzles: which kinds, themes and difficulties can be asked for."""

from __future__ import annotations

from collections.abc import Iterable

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_named
from vqlab.puzzles.model import DIFFICULTIES
from vqlab.puzzles.task import KINDS
from vqlab.puzzles.themes import THEMES

__all__ = ["check_sort"]


def check_sort(
    kind: str | None,
    theme: str | None,
    difficulty: int | None,
    kinds: Iterable[str] = KINDS,
    themes: Iterable[str] = THEMES,
) -> None:
    """Raise LabError, which says what there is, for what there is not; None is anything.

    >>> check_sort("win", "stolen", 3)
    """
    kinds, themes = tuple(kinds), tuple(themes)
    if kind is not None and kind not in kinds:
        raise LabError(Message("puzzle-kind", read=as_named(kind, 40), names=", ".join(kinds)))
    if theme is not None and theme not in themes:
        raise LabError(Message("puzzle-theme", read=as_named(theme, 40), names=", ".join(themes)))
    if difficulty is not None and difficulty not in DIFFICULTIES:
        raise LabError(Message("make-difficulty", read=as_named(difficulty, 40)))
