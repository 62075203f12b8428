"""Laws of any game that keeps the contract, stated without naming one.

A game is described by ``GameUnderTest``; ``LAWS`` holds one function a law, each raising
AssertionError where the game breaks it. A law about something a game does not have says nothing.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Hashable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from vqlab.contract import IllegalPlay

LONGEST_WALK = 120
"""Plays walked in a game with no bound."""


@dataclass(frozen=True)
class GameUnderTest:
    """A game, as callables over its states; the parts it does not have are left out."""

    name: str
    seats: int
    start: Callable[[int], Any]
    """Seed -> opening state."""
    bound: int | None
    """Plays within which every game ends; ``None`` when one may go on for ever."""
    candidates: Callable[[Any, Random], Iterable[Any]]
    """Plays worth trying in a state, most of them illegal."""
    pieces: Callable[[Any], Hashable] | None = None
    """What no play ever changes."""
    text: Callable[[Any], str] | None = None
    read: Callable[[str], Any] | None = None
    """The state a text stands for; ``told`` says which part of a state its text tells."""
    told: Callable[[Any], Any] = lambda state: state
    undo: Callable[[Any], Any] | None = None
    view: Callable[[Any, int], Any] | None = None
    rehidden: Callable[[Any, int, Random], Any] | None = None
    """Another state that a seat cannot tell from this one."""

    def walk(self, seed: int) -> Iterator[Any]:
        """The states of one random game, the opening and the end included."""
        state, chance = self.start(seed), Random(seed)
        yield state
        for _ in range(LONGEST_WALK if self.bound is None else self.bound + 1):
            if state.is_over:
                return
            state = state.play(chance.choice(tuple(state.legal_plays())))
            yield state


def facts(state: Any) -> tuple[Any, ...]:
    """Everything the contract lets one ask a state."""
    return state.to_act, state.is_over, state.penalties, tuple(state.legal_plays()), repr(state)


def refused(state: Any, acts: Iterable[Callable[[], Any]]) -> None:
    """Each act raises IllegalPlay with a clause and a message, and ``state`` is what it was."""
    before, known = facts(state), hash(state)
    for act in acts:
        error = None
        try:
            act()
        except IllegalPlay as refusal:
            error = refusal
        assert error is not None, f"an illegal play was accepted in {state!r}"
        assert error.clause and error.message, "an illegal play names its clause and says why"
    assert facts(state) == before, "an illegal play changed the state"
    assert hash(state) == known, "an illegal play changed the hash"


def law_play_leaves_the_old_state_unchanged(game: GameUnderTest, seed: int) -> None:
    for state in game.walk(seed):
        before, copy = facts(state), deepcopy(state)
        for play in state.legal_plays()[:5]:
            state.play(play)
        assert facts(state) == before, "a play changed the state it was made in"
        assert state == copy, "a play changed the state it was made in"


def law_illegal_plays_raise_and_change_nothing(game: GameUnderTest, seed: int) -> None:
    chance = Random(seed)
    for state in game.walk(seed):
        legal = set(state.legal_plays())
        acts = [partial(state.play, p) for p in game.candidates(state, chance) if p not in legal]
        if not state.is_over:
            another_seat = (state.to_act + 1) % game.seats
            acts.append(partial(state.check, next(iter(legal)), another_seat))
        refused(state, acts)


def law_legal_plays_are_what_check_accepts(game: GameUnderTest, seed: int) -> None:
    chance = Random(seed)
    for state in game.walk(seed):
        legal = tuple(state.legal_plays())
        assert len(set(legal)) == len(legal), "a legal play is listed twice"
        for play in {*game.candidates(state, chance), *legal}:
            try:
                state.check(play)
            except IllegalPlay:
                assert play not in legal, f"{play} is listed and refused in {state!r}"
            else:
                assert play in legal, f"{play} is accepted and not listed in {state!r}"


def law_copies_are_the_same_state(game: GameUnderTest, seed: int) -> None:
    for state in game.walk(seed):
        for copy in (deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert copy == state, "a copy is not equal"
            assert hash(copy) == hash(state), "a copy has another hash"
            assert facts(copy) == facts(state), "a copy plays another game"


def law_text_tells_the_state(game: GameUnderTest, seed: int) -> None:
    if game.text is None or game.read is None:
        return
    for state in game.walk(seed):
        text = game.text(state)
        assert game.read(text) == game.told(state), f"{text} is read as another state"
        assert str(game.read(text)) == text, f"{text} is not canonical"


def law_pieces_are_conserved(game: GameUnderTest, seed: int) -> None:
    if game.pieces is None:
        return
    states = game.walk(seed)
    all_of_them = game.pieces(next(states))
    for state in states:
        assert game.pieces(state) == all_of_them, f"pieces came or went in {state!r}"


def law_undo_restores_everything(game: GameUnderTest, seed: int) -> None:
    if game.undo is None:
        return
    walked = [(state, facts(state)) for state in game.walk(seed)]
    last = walked[-1][0]
    for state, known in reversed(walked[:-1]):
        last = game.undo(last)
        assert last == state, "undo gives another state"
        assert facts(last) == known, "undo gives another state"
        assert hash(last) == hash(state), "undo gives another hash"


def law_a_game_ends_within_its_bound(game: GameUnderTest, seed: int) -> None:
    if game.bound is not None:
        *_, last = game.walk(seed)
        assert last.is_over, f"not over after {game.bound} plays"


def law_the_end_is_the_end(game: GameUnderTest, seed: int) -> None:
    for state in game.walk(seed):
        assert (state.penalties is not None) == state.is_over, "penalties are for the end"
        assert (not state.legal_plays()) == state.is_over, "who acts has a play, at the end none"
        assert (state.to_act is None) == state.is_over, "at the end nobody acts"
        if state.is_over:
            assert len(state.penalties) == game.seats, "every seat has its penalty"
            plays = game.candidates(state, Random(seed))
            refused(state, (partial(state.play, play) for play in plays))


def law_who_acts_sits_at_the_table(game: GameUnderTest, seed: int) -> None:
    for state in game.walk(seed):
        assert state.is_over or 0 <= state.to_act < game.seats, "who acts has no seat"


def law_a_seed_decides_and_games_do_not_meet(game: GameUnderTest, seed: int) -> None:
    alone = [list(map(facts, game.walk(one))) for one in (seed, seed + 1)]
    together: list[list[Any]] = [[], []]
    walks = [game.walk(seed), game.walk(seed + 1)]
    ends = [False, False]
    while not all(ends):
        for which, states in enumerate(walks):
            state = next(states, None)
            ends[which] = state is None
            if state is not None:
                together[which].append(facts(state))
    assert together == alone, "two games at once are not the same two games"


def law_global_chance_is_left_alone(game: GameUnderTest, seed: int) -> None:
    before = random.getstate()
    for state in game.walk(seed):
        facts(state)
    assert random.getstate() == before, "the game drew from the global random state"


def law_a_view_tells_nothing_hidden(game: GameUnderTest, seed: int) -> None:
    if game.view is None or game.rehidden is None:
        return
    chance, differed = Random(seed), False
    for state in list(game.walk(seed))[::6]:
        for seat in {0, chance.randrange(game.seats)}:
            other = game.rehidden(state, seat, chance)
            differed |= other != state
            mine, same = game.view(state, seat), game.view(other, seat)
            assert mine == same, f"the view of {seat} tells what is hidden"
            assert repr(mine) == repr(same), f"the view of {seat} prints what is hidden"
            assert pickle.dumps(mine) == pickle.dumps(same), f"the view of {seat} keeps it"
    assert differed, "nothing was hidden, so nothing was tried"


LAWS: dict[str, Callable[[GameUnderTest, int], None]] = {
    name.removeprefix("law_"): law for name, law in globals().items() if name.startswith("law_")
}
