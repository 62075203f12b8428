"""Choosing puzzles of a pack: by name, with the nearest where there is none, or by chance.

names → puzzles of a pack;  pack, count, seed → the same few every time, easiest first.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_seed
from vqlab.puzzles.model import Puzzle
from vqlab.puzzles.packs import Pack
from vqlab.words import translated

__all__ = ["known_names", "named", "some"]

SHOWN = 60
"""Characters of a name that a refusal repeats."""


def known_names(written: Iterable[str], puzzles: Mapping[str, Puzzle]) -> dict[str, str]:
    """A name as somebody wrote it -> the puzzle's own: its title or other letters will do.

    Raises LabError that says which there are not, and what comes near the first of them.

    >>> from vqlab.puzzles import Task
    >>> title = "Lend a queen"
    >>> narrow = Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0), title=title)
    >>> known_names(["Lend-a-Queen", "lend a queen"], {"lend-a-queen": narrow})
    {'Lend-a-Queen': 'lend-a-queen', 'lend a queen': 'lend-a-queen'}
    >>> known_names(["lend-queen"], {"lend-a-queen": narrow})
    Traceback (most recent call last):
    vqlab.contract.LabError: There is no puzzle “lend-queen” here; did you mean lend-a-queen?
    """
    own: dict[str, str] = {}
    for name, puzzle in puzzles.items():
        for title in filter(None, (puzzle.title, translated(puzzle.title))):
            own.setdefault(title.strip().casefold(), name)
    own |= {name.casefold(): name for name in puzzles}
    wanted = {text: own.get(text.strip().casefold()) for text in written}
    missing = [text for text, name in wanted.items() if name is None]
    if missing:
        raise _unknown(missing, own)
    return {text: name for text, name in wanted.items() if name is not None}


def _unknown(missing: Sequence[str], own: Mapping[str, str]) -> LabError:
    read = "”, “".join(text[:SHOWN] for text in missing[:5])
    near = get_close_matches(missing[0].strip().casefold()[:SHOWN], own, 3, 0.5)
    names = list(dict.fromkeys(own[text] for text in near))
    if names:
        return LabError(Message("puzzle-unknown-near", read=read, names=", ".join(names)))
    return LabError(Message("puzzle-unknown", read=read, n=len(set(own.values()))))


def named(puzzles: Mapping[str, Puzzle], names: Iterable[str]) -> list[Puzzle]:
    """The puzzles of these names, once each, in the order asked for. Raises LabError."""
    own = known_names(list(names), puzzles).values()
    return [puzzles[name] for name in dict.fromkeys(own)]


def some(puzzles: Pack, count: int, seed: int = 1) -> list[Puzzle]:
    """So many puzzles drawn by lot, or all where there are no more; easiest first.

    >>> from vqlab.puzzles import pack
    >>> [one.name for one in some(pack(), 2)] == [one.name for one in some(pack(), 2, seed=1)]
    True
    """
    names = list(puzzles)
    if count < len(names):
        chosen = set(random.Random(as_seed(seed)).sample(names, count))
        names = [name for name in names if name in chosen]
    return [puzzles[name] for name in names]
