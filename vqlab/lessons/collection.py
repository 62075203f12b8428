"""All exercises, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from vqlab.contract import Message, Unknown
from vqlab.contract.reading import as_named
from vqlab.lessons.contests import CONTESTS
from vqlab.lessons.deals import CHANCES, COUNTS
from vqlab.lessons.exercise import Exercise
from vqlab.lessons.graphs import GRAPHS
from vqlab.lessons.hidden import HIDDEN
from vqlab.lessons.hunting import HUNTING
from vqlab.lessons.puzzles import MAKING, PUZZLES
from vqlab.lessons.rules import RULES
from vqlab.lessons.solutions import SOLUTIONS


class Exercises(Mapping[str, Exercise]):
    """Exercises by name; a name gives the same exercise again, so that its hints go on."""

    _made: Mapping[str, Callable[[], Exercise]] = {
        **RULES,
        **GRAPHS,
        **SOLUTIONS,
        **PUZZLES,
        **MAKING,
        **COUNTS,
        **CHANCES,
        **HIDDEN,
        **CONTESTS,
        **HUNTING,
    }

    def __init__(self) -> None:
        self._asked: dict[str, Exercise] = {}

    def __getitem__(self, name: str) -> Exercise:
        if name not in self._made:
            names = ", ".join(self._made)
            raise Unknown(Message("exercise-unknown", read=as_named(name), names=names))
        if name not in self._asked:
            self._asked[name] = self._made[name]()
        return self._asked[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._made)

    def __len__(self) -> int:
        return len(self._made)

    def __repr__(self) -> str:
        return f"exercises: {', '.join(self._made)}"


exercises = Exercises()
"""Exercises by name.

>>> exercises["raise"].check("9^2, 12^2").status
'wrong'
"""
