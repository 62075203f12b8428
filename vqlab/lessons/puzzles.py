"""Exercises on endgame puzzles and on making them. Their texts are in ``vqlab.words``.

The puzzles are loaded when the first of them is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING

from vqlab.contract import Message, NotationError
from vqlab.lessons.answers import NUMBER, PLAY, PLAYS, SEAT, Kind, described
from vqlab.lessons.exercise import Exercise, catalogued
from vqlab.queen import Play, Position

if TYPE_CHECKING:
    from vqlab.puzzles import Puzzle

__all__ = ["MAKING", "PUZZLES", "THEME"]

WHICH_PLAY = "6 11 Q | 3 12^2 | 3 11"
HOW_LONG = "1 6 11 | 3 8 S20 | 1^2"
PUSHED = "2 4 S20 | 6 10 | 1 2"
WHICH_THEME = "1 6 9 | 2^2 13 S20 | 2 6 ; B ; - ; 2, pass"
UNIQUE = "5 11 Q | 3 13^2 | 2 9 11"

FOUND, TRIED, WANTED = 8, 600, 20
SEED, DEALS = 7, 200
"""Where deals are counted: how many, and drawn from which seed."""
ONE_CARD = "4 8 {} | 2 3 Q | 3 8"
"""A position in which one card is still open."""
OWN_SEED, OWN_COUNT = 22, 12


def _read_theme(answer: object) -> str:
    """A theme by its name in Python or as it is said, in any case."""
    from vqlab.puzzles.themes import OF_QUEEN, theme_name

    if not isinstance(answer, str):
        raise NotationError(Message("answer-type", read=described(answer)))
    read = " ".join(answer[:100].split()).casefold()
    for theme in OF_QUEEN:
        if read in (theme, theme.replace("-", " "), str(theme_name(theme)).casefold()):
            return theme
    names = ", ".join(OF_QUEEN)
    raise NotationError(Message("puzzle-theme", read=described(answer), names=names))


THEME = Kind(Message("answer-theme"), _read_theme, str, lambda given, right, shown: None)


@cache
def _puzzle(line: str) -> Puzzle:
    """The puzzle of going out, or of holding the loss, that a position is."""
    from vqlab.puzzles import Puzzle, task_of

    return Puzzle.of(line, task_of(line))


def _unbeaten(position: Position) -> list[Play]:
    """The leads that nobody can beat."""
    leads = position.legal_plays()
    return [play for play in leads if not any(_raised(position.play(play)))]


def _raised(position: Position) -> list[bool]:
    """For every seat that acts after a lead, all passing: whether it could raise."""
    able = []
    while position.round.turn:
        plays = position.legal_plays()
        able.append(len(plays) > 1)
        position = position.play(plays[-1])
    return able


def _which_play() -> Exercise:
    position = Position.parse(WHICH_PLAY)
    return catalogued(
        "which-play",
        lambda: _puzzle(WHICH_PLAY).plays[0],
        PLAY,
        "from vqlab.puzzles import Puzzle, Task\n"
        f'Puzzle.of({WHICH_PLAY!r}, Task("out", 0)).plays[0]',
        lambda: _unbeaten(position)[0],
        lambda: "11 Q",
        lambda: "6",
        shown=position,
    )


def _how_long() -> Exercise:
    def sure() -> object:
        from vqlab.solver.concepts import guarantee

        return guarantee(HOW_LONG, "A").rounds

    def helped() -> object:
        from vqlab.solver.concepts import cooperative

        value = cooperative(HOW_LONG, "out:A").value
        assert value is not None
        return value[0]

    return catalogued(
        "how-long",
        sure,
        NUMBER,
        f'guarantee({HOW_LONG!r}, "A").rounds',
        helped,
        shown=Position.parse(HOW_LONG),
    )


def _pushed() -> Exercise:
    def forced() -> list[str]:
        from vqlab.solver.concepts import power

        return [seat for seat in "ABC" if power(PUSHED, "A", f"out:{seat}").value]

    return catalogued(
        "pushed",
        lambda: forced()[0],
        SEAT,
        f"position = Position.parse({PUSHED!r})\n"
        '[seat for seat in "ABC" if power(position, "A", "out:" + seat).value][0]',
        lambda: "A",
        lambda: "B",
        shown=Position.parse(PUSHED),
    )


def _which_theme() -> Exercise:
    return catalogued(
        "which-theme",
        lambda: _puzzle(WHICH_THEME).themes[0],
        THEME,
        "from vqlab.puzzles import Puzzle, Task\n"
        f'Puzzle.of({WHICH_THEME!r}, Task("out", 0)).themes[0]',
        lambda: "stand-in-the-way",
        lambda: "give-the-lead",
        shown=Position.parse(WHICH_THEME),
    )


def _unique() -> Exercise:
    position = Position.parse(UNIQUE)
    return catalogued(
        "unique",
        lambda: _puzzle(UNIQUE).plays,
        PLAYS,
        f'power({UNIQUE!r}, "A", "out:A").best',
        lambda: _unbeaten(position),
        shown=position,
    )


def _odds() -> Exercise:
    return catalogued(
        "odds",
        lambda: WANTED * TRIED // FOUND,
        NUMBER,
        f"from vqlab.puzzles import Made\n{WANTED} / Made([None] * {FOUND}, {TRIED}).odds",
        lambda: TRIED // FOUND,
        lambda: WANTED * TRIED,
    )


@cache
def _dealt() -> list[Position]:
    from random import Random

    from vqlab.puzzles import Deals

    rng = Random(SEED)
    return [Deals(3, "3", "none").draw(rng) for _ in range(DEALS)]


def _sieve() -> Exercise:
    def forced(position: Position) -> bool:
        from vqlab.solver.concepts import guarantee

        return guarantee(position, "A").value == 0

    def left() -> int:
        from vqlab.puzzles.trivial import is_trivial

        return sum(forced(deal) and not is_trivial(deal) for deal in _dealt())

    return catalogued(
        "sieve",
        left,
        NUMBER,
        "from random import Random\n"
        "from vqlab.puzzles import Deals\n"
        "from vqlab.puzzles.trivial import is_trivial\n"
        f"rng = Random({SEED})\n"
        f'deals = [Deals(3, "3", "none").draw(rng) for _ in range({DEALS})]\n'
        'forced = [deal for deal in deals if guarantee(deal, "A").value == 0]\n'
        "len([deal for deal in forced if not is_trivial(deal)])",
        lambda: sum(map(forced, _dealt())),
        lambda: DEALS - sum(map(forced, _dealt())),
    )


def _one_card() -> Exercise:
    lines = [ONE_CARD.format(value) for value in range(1, 14)]

    @cache
    def right(line: str) -> int:
        """How many first plays force A out."""
        from vqlab.solver.concepts import power

        answer = power(line, "A", "out:A")
        return len(answer.best or ()) if answer.value else 0

    def unique() -> list[Position]:
        return [Position.parse(line) for line in lines if right(line) == 1]

    def puzzles() -> int:
        from vqlab.puzzles.trivial import is_trivial

        return sum(not is_trivial(position) for position in unique())

    return catalogued(
        "one-card",
        puzzles,
        NUMBER,
        "from vqlab.puzzles import Wish\n"
        f"positions = [Position.parse(f{ONE_CARD.format('{v}')!r}) for v in range(1, 14)]\n"
        'len([p for p in positions if Wish("out").attempt(p)])',
        lambda: len(unique()),
        lambda: puzzles() - 1,
        shown=Position.parse(ONE_CARD.format(10)),
    )


@cache
def _made() -> list[Puzzle]:
    from vqlab.puzzles import Deals, Wish, make

    return make(Wish("out", Deals(3, "3", "none")), OWN_COUNT, seed=OWN_SEED).found


def _own_theme() -> Exercise:
    def counted(test: Callable[[int, list[int]], bool]) -> int:
        """Puzzles whose right play is one card that stands so among the values of A's hand."""
        singles = [one for one in _made() if one.plays[0].size == 1]
        return sum(test(one.plays[0].value, _singles(one.position)) for one in singles)

    return catalogued(
        "own-theme",
        lambda: counted(lambda value, hand: min(hand) < value < max(hand)),
        NUMBER,
        "from vqlab.puzzles import Deals, Wish, make\n"
        f'made = make(Wish("out", Deals(3, "3", "none")), {OWN_COUNT}, seed={OWN_SEED})\n'
        "hands = [[play.value for play in p.position.legal_plays() if play.size == 1]\n"
        "         for p in made]\n"
        "right = [p.plays[0] for p in made]\n"
        "len([play for play, hand in zip(right, hands)\n"
        "     if play.size == 1 and min(hand) < play.value < max(hand)])",
        lambda: counted(lambda value, hand: value == max(hand)),
        lambda: OWN_COUNT,
    )


def _singles(position: Position) -> list[int]:
    """The values that can be led alone."""
    return [play.value for play in position.legal_plays() if play.size == 1]


PUZZLES: Mapping[str, Callable[[], Exercise]] = {
    "which-play": _which_play,
    "how-long": _how_long,
    "pushed": _pushed,
    "which-theme": _which_theme,
    "unique": _unique,
}
"""The exercises on solving."""
MAKING: Mapping[str, Callable[[], Exercise]] = {
    "sieve": _sieve,
    "odds": _odds,
    "one-card": _one_card,
    "own-theme": _own_theme,
}
"""The exercises on making."""
