"""Exercises on bots and tournaments: who plays what, how many games, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from vqlab.lessons.answers import CHANCE, NUMBER, PLAY
from vqlab.lessons.exercise import Exercise, catalogued
from vqlab.queen import Phase, Play

if TYPE_CHECKING:
    from vqlab.players import Standings, Tournament

__all__ = ["CONTESTS"]

GREEDY = "2 5^3 9^2 12 Q | 3 4 6^2 7 8 10 11 | 1 2 4 8^2 10 12 13"
"""A leads, and plays as the greedy bot does."""
BOTS, SEATS = ["random", "greedy", "cautious"], 4
"""Those that sit down at a table with one seat more."""
GAMES, WIDE, WANTED = 60, 8, 2
"""Games played, width of the interval in points, and the width that is wanted."""
WON_GAMES, WON_SEED = 60, 5
"""The tournament of which a share is asked."""


def _greedy_play() -> Exercise:
    view = Phase(GREEDY).view("A")

    def best(key: Callable[[Play], int]) -> Play:
        return max(view.legal_plays(), key=key)

    def greedy() -> Play:
        from vqlab.players import player

        play: Play = player("greedy").choose(view).play
        return play

    return catalogued(
        "greedy-play",
        greedy,
        PLAY,
        "from vqlab import Phase\n"
        "from vqlab.players import player\n"
        f'player("greedy").choose(Phase("{GREEDY}").view("A")).play',
        lambda: best(lambda play: 1000 * play.size + play.penalty),
        lambda: best(lambda play: play.value if play.size == 1 else 0),
        lambda: best(lambda play: play.penalty - 14 * play.queens),
        shown=view,
    )


def _plan() -> Tournament:
    from vqlab.players import Tournament

    return Tournament(BOTS, SEATS)


def _fair_games() -> Exercise:
    return catalogued(
        "fair-games",
        lambda: len(list(_plan().keys(1))),
        NUMBER,
        "from vqlab.players import Tournament\n"
        f"len(list(Tournament({BOTS}, seats={SEATS}).keys(1)))",
        lambda: _plan().rotations,
        lambda: len(BOTS),
        lambda: SEATS**2,
    )


def _narrower() -> Exercise:
    times = Fraction(WIDE, WANTED)
    return catalogued(
        "narrower",
        lambda: GAMES * times**2,
        NUMBER,
        f"{GAMES} * ({WIDE} // {WANTED}) ** 2",
        lambda: GAMES * times,
        lambda: GAMES * (times**2 - 1),
        lambda: GAMES * 2,
    )


def _share_won() -> Exercise:
    def standings() -> Standings:
        from vqlab.players import tournament

        return tournament(["greedy", "random"], seats=3, games=WON_GAMES, seed=WON_SEED)

    def better_half() -> Fraction:
        """The share of greedy if what each bot won were counted by the game and not by the seat."""
        rated = standings()
        return rated["greedy"].won / (rated["greedy"].won + rated["random"].won)

    return catalogued(
        "share-won",
        lambda: standings()["greedy"].share,
        CHANCE,
        "from vqlab.players import tournament\n"
        'played = tournament(["greedy", "random"], seats=3, '
        f"games={WON_GAMES}, seed={WON_SEED})\n"
        'played["greedy"].share',
        better_half,
        lambda: standings()["random"].share,
    )


CONTESTS: Mapping[str, Callable[[], Exercise]] = {
    "greedy-play": _greedy_play,
    "fair-games": _fair_games,
    "narrower": _narrower,
    "share-won": _share_won,
}
"""The exercises on bots and tournaments."""
