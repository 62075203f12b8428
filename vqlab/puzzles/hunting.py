"""What is said of solutions of The Vampires: their themes, what sort a play is, the line in words.

solution → the themes it has. A theme looks at what is right and what is wrong, never at a text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from vqlab.contract import seat_letter
from vqlab.puzzles.solution import Solution
from vqlab.vampires.deck import BITE, COFFIN, GARLIC, MIRROR
from vqlab.vampires.play import Play
from vqlab.vampires.table import Seen

__all__ = ["OF_VAMPIRES", "sort_of", "told_turns"]

Theme = Callable[[Solution], bool]
OF_VAMPIRES: dict[str, Theme] = {}
"""Name of a theme -> whether a solution has it."""


def _theme(test: Theme) -> Theme:
    OF_VAMPIRES[test.__name__.replace("_", "-")] = test
    return test


def sort_of(play: Play) -> str:
    """What sort a play is: the name of its special card, or ``two``, ``replace``, ``attack`` ….

    >>> [sort_of(Play.parse(text)) for text in ("RYBG@1N+WR", "RYBG@1N/2E", "WR@1", "discard WR")]
    ['two', 'replace', 'weapon', 'discard']
    """
    if play.discards:
        return "discard"
    if not play.card:
        return "pass"
    if play.weapon:
        return "two"
    if play.moved is not None:
        return "replace"
    if play.card in (GARLIC, MIRROR, COFFIN, BITE):
        return play.card
    return "attack" if play.place is not None else "weapon"


class _Step(NamedTuple):
    seat: int
    play: Play
    before: Any
    seen: Seen


def _steps(solution: Solution) -> Iterator[_Step]:
    """The turns of the line, each with what it did."""
    for moment, play in solution.steps():
        position = moment.position.position
        yield _Step(position.table.to_act, play, position, position.turn(play)[1])


def _own(solution: Solution) -> list[_Step]:
    return [step for step in _steps(solution) if step.seat == solution.task.seat]


def _all_first(solution: Solution, sort: str) -> bool:
    """Whether every right first play is of one sort, and something else could be played."""
    return bool(solution.wrong) and all(sort_of(play) == sort for play in solution.plays)


@_theme
def skip_the_rival(solution: Solution) -> bool:
    """Garlic is right because the next seat misses its turn (T12)."""
    return any(step.seen.missed is not None for step in _own(solution)) and all(
        solution.start.position.position.turn(play)[1].missed is not None for play in solution.plays
    )


@_theme
def swap_hands(solution: Solution) -> bool:
    """Hands have to be swapped: nothing is right at first but a mirror that acts (T13)."""
    return bool(solution.wrong) and all(play.target is not None for play in solution.plays)


@_theme
def bite_in_defence(solution: Solution) -> bool:
    """Nothing is right at first but a bite (T15)."""
    return _all_first(solution, BITE)


@_theme
def wake_another(solution: Solution) -> bool:
    """Nothing is right at first but a coffin (T14)."""
    return _all_first(solution, COFFIN)


@_theme
def replace_it(solution: Solution) -> bool:
    """Nothing is right at first but an attack card in place of garlic or a mirror (T10)."""
    return _all_first(solution, "replace")


@_theme
def take_it_away(solution: Solution) -> bool:
    """Nothing is right at first but a defeat that does not win yet."""
    starts = [solution.start.position.position.turn(play) for play in solution.plays]
    return bool(solution.wrong) and all(seen.won and not then.is_over for then, seen in starts)


@_theme
def not_yet(solution: Solution) -> bool:
    """A vampire could be defeated at once; that is wrong."""
    start = solution.start.position.position
    return any(start.turn(play)[1].won for play in solution.wrong) and not any(
        start.turn(play)[1].won for play in solution.plays
    )


@_theme
def both_cards(solution: Solution) -> bool:
    """On the line the solver completes a cross and defeats its vampire in one turn (T9)."""
    return any(step.play.weapon for step in _own(solution))


@_theme
def stolen(solution: Solution) -> bool:
    """On the line the solver defeats a vampire whose cross another seat worked at (T8)."""
    worked: set[str] = set()
    for step in _steps(solution):
        if step.seen.won and step.seat == solution.task.seat and step.seen.won in worked:
            return True
        place = step.play.place
        if place is not None and step.seat != solution.task.seat:
            worked.add(step.before.crosses[place.cross].vampire)
    return False


def told_turns(position: Any, plays: Iterable[Play]) -> str:
    """Plays in a row, each with the letter of the seat that makes it.

    >>> from vqlab.vampires import Position
    >>> start = Position.parse("vampires: GYBR WR | WB ; R4(BYRG - RGBY YRBG) ; A ; - | - ; RYBG")
    >>> told_turns(start, [Play.parse("GYBR@1E+WR")])
    'A: GYBR@1E+WR'
    """
    told, now = [], position
    for play in plays:
        told.append(f"{seat_letter(now.to_act)}: {play}")
        now = now.play(play)
    return " · ".join(told)
