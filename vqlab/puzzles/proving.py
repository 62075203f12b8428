"""Proving a whole pack again, by one of three ways that know nothing of each other.

puzzles → Verdicts, as they come: so, not so with the reason, or not decided, which is neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from importlib.util import find_spec
from typing import NamedTuple

from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_named
from vqlab.puzzles.model import Puzzle, prove
from vqlab.puzzles.second import STATES, confirm
from vqlab.puzzles.solution import NotSo
from vqlab.solver.tiers import FAR

__all__ = ["TIERS", "Verdict", "verdict", "verdicts"]

TIERS = ("search", "kernel", "graph")
"""Plain Python; the compiled search; backward induction over the whole state graph."""


class Verdict(NamedTuple):
    """What came of one puzzle: ``holds`` is None where it is not decided; ``reason`` says why.

    >>> Verdict("seven", True).word
    Message('proof-so', name='seven')
    """

    name: str
    holds: bool | None
    reason: str = ""

    @property
    def word(self) -> Message:
        """The verdict as a sentence."""
        if self.holds:
            return Message("proof-so", name=self.name)
        if self.holds is None:
            return Message("proof-open", name=self.name, reason=self.reason)
        return Message("proof-wrong", name=self.name, reason=self.reason)


def verdict(puzzle: Puzzle, tier: str = "search", nodes: int | None = None) -> Verdict:
    """Whether all a puzzle says is so. ``nodes``: turns entered, or positions of the graph.

    The graph says nothing of themes and difficulty, which belong to the search's solution.

    >>> from vqlab.puzzles import Task
    >>> narrow = Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0), name="narrow")
    >>> verdict(narrow).holds, verdict(narrow, nodes=10).holds
    (True, None)
    """
    try:
        if tier == "graph":
            confirm(puzzle, STATES if nodes is None else nodes)
        else:
            prove(puzzle, nodes=nodes, plain=0 if tier == "kernel" else FAR)
    except NotSo as error:
        return Verdict(puzzle.name, False, str(error))
    except (LabError, MemoryError) as error:  # too large, no budget left, rules that go round
        return Verdict(puzzle.name, None, str(error))
    return Verdict(puzzle.name, True)


def verdicts(
    puzzles: Iterable[Puzzle], tier: str = "search", nodes: int | None = None, jobs: int = 1
) -> Iterator[Verdict]:
    """The verdict of each puzzle, in their order, as they come.

    ``jobs``: processes, -1 for one a core. Raises LabError for a tier there is not.

    >>> from vqlab.puzzles import pack
    >>> next(verdicts(pack().values(), "graph")).holds
    True
    """
    if tier not in TIERS:
        names = ", ".join(TIERS)
        raise LabError(Message("verify-tier", read=as_named(tier, 40), names=names))
    if tier == "kernel" and find_spec("numba") is None:
        raise LabError(Message("verify-no-kernel"))
    one = partial(verdict, tier=tier, nodes=nodes)
    if jobs == 1:
        yield from map(one, puzzles)
        return
    if find_spec("joblib") is None:
        raise LabError(Message("joblib-missing"))
    from joblib import Parallel, delayed

    yield from Parallel(n_jobs=jobs, return_as="generator")(map(delayed(one), puzzles))
