"""Every game of the lab keeps every law, and each law finds the game that breaks it."""

from __future__ import annotations

import random
from dataclasses import replace
from random import Random

import pytest

from tests.conformance import LAWS, GameUnderTest
from tests.nim import Nim
from tests.queen.under_test import candidates, queen
from tests.vampires.under_test import vampires
from vqlab.queen import Edition, Phase, Position


def nim(kind: type[Nim] = Nim) -> GameUnderTest:
    return GameUnderTest(
        name=kind.__name__,
        seats=2,
        start=lambda seed: kind(tuple(Random(seed).choices(range(1, 6), k=4))),
        bound=20,
        candidates=lambda state, chance: [(i, n) for i in range(-1, 6) for n in range(-1, 8)],
        pieces=lambda state: sum(state.heaps) + state.taken,
        text=str,
        read=kind.parse,
    )


GAMES = [
    nim(),
    *(queen(seats) for seats in (3, 4, 6, 9, 12)),
    *(queen(seats, Edition.ENGLISH) for seats in (5, 7)),
    queen(3, Edition.small(hand=4)),
    queen(4, Edition.small(values=3, slayers=(15, 20), slayer_15_up_to=12)),
    queen(2, Edition(two_seats=True)),
    queen(3, Edition(embargo=False), ends=False),
    queen(3, Edition(blocked_leads_next=False)),
    queen(3, Edition(queens_declared=True)),
    *(vampires(seats) for seats in range(2, 7)),
    vampires(3, "standard,bite_needs_cards=no,action_cards_count=no,reattach_elsewhere=yes"),
]
MORE = pytest.param(5, marks=pytest.mark.slow)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seed", [1, MORE])
def test_every_game_keeps_every_law(seed, law, game):
    LAWS[law](game, seed)


class Mutates(Nim):
    """Remembers in the old state that a play was made."""

    def play(self, play):
        then = super().play(play)
        object.__setattr__(self, "taken", self.taken + 1)
        return then


class ForgetsToRefuse(Nim):
    """Takes what is left when asked for more."""

    def play(self, play):
        heap, n = play
        return super().play((heap, min(n, self.heaps[heap])) if n > 1 else play)


class ListsTooMuch(Nim):
    """Lists a play that ``check`` refuses."""

    def legal_plays(self):
        plays = super().legal_plays()
        return (*plays, (0, self.heaps[0] + 1)) if plays else ()

    def play(self, play):
        return super().play((play[0], min(play[1], self.heaps[play[0]] or 1)))


class ForgetsTheEmbargo(Position):
    """Loses the embargo on the way through a pickle."""

    __slots__ = ()

    def __reduce__(self):
        start = (self.state[0], self.state[1]._replace(embargo=0))
        return type(self)._of, (self.edition, start, self.plays, 0)


class WritesTheWrongTurn(Nim):
    """Leaves the turn out of its text."""

    def __str__(self):
        return f"{' '.join(map(str, self.heaps))} ; 0 ; {self.taken}"


class LosesAPiece(Nim):
    """Loses a piece from the heaps when five have been taken."""

    def play(self, play):
        then = super().play(play)
        return replace(then, taken=then.taken - 1) if then.taken == 5 else then


class NeverEnds(Nim):
    """Deals the heaps again instead of ending."""

    def play(self, play):
        then = super().play(play)
        return replace(then, heaps=(3, 3)) if then.is_over else then


class PaysEarly(Nim):
    """Knows the penalties before the end."""

    @property
    def penalties(self):
        return (0, 1)


class SeatsAThird(Nim):
    """Has a third seat act at a table of two."""

    @property
    def to_act(self):
        return None if self.is_over else self.turn % 3


class CountsInOnePlace(Nim):
    """Lets every game count in one place, and lists its plays by that count."""

    made = 0

    def legal_plays(self):
        plays = super().legal_plays()
        return plays[::-1] if type(self).made % 2 else plays

    def play(self, play):
        type(self).made += 1
        return super().play(play)


class RollsTheWorldsDice(Nim):
    """Draws from the global random state, to no effect."""

    def play(self, play):
        random.random()
        return super().play(play)


def embargoed(seed: int) -> ForgetsTheEmbargo:
    return ForgetsTheEmbargo(["5 S20", "7 9", "1 2"], embargo=20)


def leaking_view(phase: Phase, seat: int):
    return phase.view(seat), phase.position.hands[(seat + 1) % phase.seats]


BROKEN = {
    "play_leaves_the_old_state_unchanged": (nim(Mutates), "a play changed the state"),
    "illegal_plays_raise_and_change_nothing": (nim(ForgetsToRefuse), "was accepted"),
    "legal_plays_are_what_check_accepts": (nim(ListsTooMuch), "is listed and refused"),
    "copies_are_the_same_state": (
        GameUnderTest("embargo", 3, embargoed, 100, candidates),
        "a copy is not equal",
    ),
    "text_tells_the_state": (nim(WritesTheWrongTurn), "is read as another state"),
    "pieces_are_conserved": (nim(LosesAPiece), "pieces came or went"),
    "undo_restores_everything": (
        replace(queen(3), undo=lambda phase: phase.undo().commented("x")),
        "undo gives another state",
    ),
    "a_game_ends_within_its_bound": (nim(NeverEnds), "not over after 20 plays"),
    "the_end_is_the_end": (nim(PaysEarly), "penalties are for the end"),
    "who_acts_sits_at_the_table": (nim(SeatsAThird), "has no seat"),
    "a_seed_decides_and_games_do_not_meet": (nim(CountsInOnePlace), "not the same two games"),
    "global_chance_is_left_alone": (nim(RollsTheWorldsDice), "the global random state"),
    "a_view_tells_nothing_hidden": (replace(queen(4), view=leaking_view), "tells what is hidden"),
}


def test_every_law_has_a_game_that_breaks_it():
    assert BROKEN.keys() == LAWS.keys()


def breach(law: str, game: GameUnderTest) -> str:
    """What a law says against a game, tried on a few seeds; nothing when the game keeps it."""
    for seed in range(4):
        try:
            LAWS[law](game, seed)
        except AssertionError as error:
            return str(error)
    return ""


@pytest.mark.parametrize("law", LAWS)
def test_a_law_finds_the_game_that_breaks_it(law):
    game, reason = BROKEN[law]
    assert reason in breach(law, game)


def test_a_view_that_prints_a_hidden_card_is_found():
    class Talkative(tuple):
        """Equal to what it should be, and says more when printed."""

        def __eq__(self, other):
            return self[0] == other[0]

        __hash__ = tuple.__hash__

    game = replace(queen(4), view=lambda phase, seat: Talkative(leaking_view(phase, seat)))
    assert "prints what is hidden" in breach("a_view_tells_nothing_hidden", game)
