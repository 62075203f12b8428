"""Themes: the idea behind a solution, each a yes or no about the solution itself.

solution → the themes it has. A theme looks at what is right and what is wrong, never at a text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from vqlab.contract import Message
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.hunting import OF_VAMPIRES
from vqlab.puzzles.solution import Solution
from vqlab.queen.play import Play, raises
from vqlab.queen.position import Position
from vqlab.queen.round import put
from vqlab.words import translated

__all__ = ["THEMES", "theme_meaning", "theme_name", "themes_of"]

Theme = Callable[[Solution], bool]
OF_QUEEN: dict[str, Theme] = {}
"""Name of a theme of Vampire Queen -> whether a solution has it."""


def theme_name(theme: str) -> Message:
    """What a theme is called.

    >>> print(theme_name("queen-wasted"))
    Queen wasted on purpose
    """
    return Message(f"puzzle-theme-{theme}")


def theme_meaning(theme: str, language: str = "") -> str:
    """What is so of a solution that has the theme, as one sentence.

    >>> theme_meaning("slayer-first", "en")
    'Nothing but a slayer may be led.'
    """
    return translated(THEMES[theme].__doc__ or "", language)


def _theme(test: Theme) -> Theme:
    OF_QUEEN[test.__name__.replace("_", "-")] = test
    return test


def themes_of(solution: Solution) -> tuple[str, ...]:
    """The themes of a solution, in the order in which its game has them.

    >>> from vqlab.puzzles.task import Task
    >>> themes_of(Solution(Position.parse("2 6 9 Q | 1 5 6 13 | 6 9 10 11"), Task("out", 0)))
    ('queen-lent',)
    """
    themes = ground_of(solution.position).themes
    return tuple(name for name, test in themes.items() if test(solution))


@_theme
def queen_wasted(solution: Solution) -> bool:
    """A queen is spent on a play that can be beaten, and every play without a queen is wrong."""
    return any(not play.queens for play in solution.wrong) and all(
        play.queens and play.kind == "set" and _can_be_beaten(solution.start.position, play)
        for play in solution.plays
    )


@_theme
def queen_lent(solution: Solution) -> bool:
    """A queen joins a number in a play nobody can beat; alone, or left out, it would be wrong."""
    alone = any(play.kind == "queens" for play in solution.wrong)
    without = any(not play.queens and play.size for play in solution.wrong)
    start = solution.start.position
    return (
        alone
        and without
        and all(
            play.queens and play.kind == "set" and not _can_be_beaten(start, play)
            for play in solution.plays
        )
    )


@_theme
def keep_the_pair(solution: Solution) -> bool:
    """To play one card of a set is wrong; all of it is played together later on."""
    hand, seat = _hand(solution), solution.start.position.to_act
    kept = [v for v in range(1, 14) if hand.count(str(v)) > 1 and not _used(solution.plays, v)]
    broken = [
        v
        for v in kept
        if any(0 < play.count(str(v)) < hand.count(str(v)) for play in solution.wrong)
    ]
    later = [play for moment, play in solution.steps() if moment.position.to_act == seat][1:]
    return any(play.count(str(v)) == hand.count(str(v)) for v in broken for play in later)


@_theme
def break_the_pair(solution: Solution) -> bool:
    """A set has to be broken up: every play that leaves it whole, or plays all of it, is wrong."""
    hand = _hand(solution)
    return bool(solution.wrong) and any(
        all(0 < play.count(str(v)) < hand.count(str(v)) for play in solution.plays)
        and any(play.count(str(v)) in (0, hand.count(str(v))) for play in solution.wrong)
        for v in range(1, 14)
    )


@_theme
def give_the_lead(solution: Solution) -> bool:
    """A lead that nobody could beat is wrong; a lead that can be beaten is right."""
    start = solution.start.position
    if start.round.turn:
        return False
    sets = [play for play in solution.wrong if play.kind in ("set", "queens")]
    return all(
        play.kind == "set" and _can_be_beaten(start, play) for play in solution.plays
    ) and any(not _can_be_beaten(start, play) for play in sets)


@_theme
def slayer_first(solution: Solution) -> bool:
    """Nothing but a slayer may be led."""
    return bool(solution.wrong) and all(play.slayer for play in solution.plays)


@_theme
def small_first(solution: Solution) -> bool:
    """The largest set is a wrong lead: fewer cards at once are right."""
    start = solution.start.position
    largest = max((play.size for play in solution.wrong), default=0)
    return start.round.turn == 0 and all(
        not play.slayer and play.size < largest for play in solution.plays
    )


@_theme
def unforced_pass(solution: Solution) -> bool:
    """Only a pass works, though something could be played."""
    return bool(solution.wrong) and all(play.kind == "pass" for play in solution.plays)


@_theme
def stand_in_the_way(solution: Solution) -> bool:
    """A pass is wrong, as then another seat gets away: A has to raise, and is not out with it."""
    start = solution.start.position
    passed = [play for play in solution.wrong if play.kind == "pass"]
    if start.round.turn == 0 or start.round.slayer or solution.task.helped or not passed:
        return False
    if any(play.packed == _hand(solution).packed for play in solution.plays):
        return False
    moment = solution.start.play(passed[0])
    before = moment.position.state[0]
    for reply in solution.refutation(moment):
        moment = moment.play(reply)
    seats = range(start.seats)
    return any(
        before[at] and not moment.position.state[0][at] for at in seats if at != solution.task.seat
    )


@_theme
def boomerang(solution: Solution) -> bool:
    """A slayer that the solver led comes back to it, later on the line."""
    seat, led = solution.task.seat, set()
    for slayer, leader, taker, _ in _slayer_rounds(solution):
        if leader == seat:
            led.add(slayer)
        elif taker == seat and slayer in led:
            return True
    return False


@_theme
def blocking(solution: Solution) -> bool:
    """The solver leads a slayer, and on the line a seat with nothing to feed takes it (R23)."""
    seat = solution.task.seat
    rounds = _slayer_rounds(solution)
    return any(blocked and leader == seat != taker for _, leader, taker, blocked in rounds)


@_theme
def feed_high(solution: Solution) -> bool:
    """In a slayer round the lowest card is the wrong one to feed."""
    if not solution.start.position.round.slayer or not solution.wrong:
        return False
    feeds = [play.feed for play in solution.wrong if play.size]
    return bool(feeds) and all(play.feed > min(feeds) for play in solution.plays)


@_theme
def take_it(solution: Solution) -> bool:
    """On the line the solver takes a slayer up, and still gets what was asked for."""
    seat = solution.task.seat
    return any(leader != seat == taker for _, leader, taker, _ in _slayer_rounds(solution))


class _SlayerRound(NamedTuple):
    slayer: int
    leader: int
    taker: int
    blocked: bool


def _slayer_rounds(solution: Solution) -> Iterator[_SlayerRound]:
    """The slayer rounds that end on the line."""
    for moment, play in solution.steps():
        position = moment.position
        if position.round.turn + 1 == position.seats and position.round.slayer:
            done = put(position.round, play, position.to_act or 0)
            blocked = done.blocked >= 0
            taker = done.blocked if blocked else done.top_seat
            yield _SlayerRound(position.round.slayer, position.leader, taker, blocked)


def _hand(solution: Solution) -> Play:
    position = solution.start.position
    return Play.of(position.state[0][position.to_act or 0])


def _used(plays: tuple[Play, ...], value: int) -> bool:
    return any(play.count(str(value)) for play in plays)


def _can_be_beaten(position: Position, play: Play) -> bool:
    """Whether a seat that acts later in this round holds something higher."""
    now, seat = position.round, position.to_act or 0
    if play.slayer or now.slayer or not play.size:
        return False
    later = ((seat + step) % position.seats for step in range(1, position.seats - now.turn))
    declared = position.edition.queens_declared
    hands = position.state[0]
    return any(len(raises(hands[at], play.size, play.value, declared)) > 1 for at in later)


THEMES: dict[str, Theme] = {**OF_QUEEN, **OF_VAMPIRES}
"""Name of a theme of any game -> whether a solution has it."""
