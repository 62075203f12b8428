"""All that is wrong with a pack, and not only the first of it.

file → one sentence a fault, for whoever writes a pack by hand. ``Pack.load`` refuses at the first.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from vqlab.contract import LabError, Message
from vqlab.puzzles.model import Puzzle
from vqlab.puzzles.packs import Pack

__all__ = ["Checked", "check_pack"]


class Checked(NamedTuple):
    """How many puzzles a file has, and a sentence for each thing wrong with them."""

    puzzles: int
    faults: tuple[Message, ...]


def check_pack(path: str | Path) -> Checked:
    """Every fault of a pack but those that only a proof finds.

    Raises LabError where there is no pack to look at.
    """
    try:
        return Checked(len(Pack.load(path)), ())
    except LabError as error:
        first = error
    each = _puzzles_in(path)
    if each is None:
        raise first
    faults = tuple(message for number, one in enumerate(each, 1) for message in _fault(number, one))
    named = [str(one["name"]) for one in each if isinstance(one, dict) and one.get("name")]
    twice = tuple(Message("pack-name", read=name) for name, n in Counter(named).items() if n > 1)
    return Checked(len(each), (*faults, *twice) or (Message("just", text=str(first)),))


def _puzzles_in(path: str | Path) -> list[Any] | None:
    """The puzzles of a file as plain data, where it has such a list at all."""
    try:
        data = json.loads(Path(path).read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return None
    each = data.get("puzzles") if isinstance(data, dict) else None
    return each if isinstance(each, list) and 0 < len(each) <= 5000 else None


def _fault(number: int, one: Any) -> list[Message]:
    """What is wrong with one puzzle: the first thing, or that it has no name."""
    name = str(one.get("name", ""))[:60] if isinstance(one, dict) else ""
    try:
        puzzle = Puzzle.from_json(one)
    except LabError as error:
        reason = str(error)
    else:
        if puzzle.name:
            return []
        reason = str(Message("pack-nameless"))
    return [Message("pack-puzzle", number=number, name=name or "–", reason=reason)]
