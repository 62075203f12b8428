"""Playing a deal to its end by a fixed policy, fast: packed ints and no checks."""

from __future__ import annotations

from collections.abc import Callable

from vqlab.players.bot import Clock
from vqlab.queen.cards import size_of
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.queen.position import State, after, is_over
from vqlab.queen.round import Round

__all__ = ["Policy", "play_out"]

Policy = Callable[[int, Round, tuple[int, ...], Edition], Play]
"""Packed hand, round, sizes of all hands, edition -> the play of the seat to act."""


def play_out(state: State, policy: Policy, edition: Edition, clock: Clock) -> tuple[int, ...]:
    """The packed hands at the end of the phase when every seat plays by the policy.

    Each turn entered is counted on the clock; the phase is played to its end all the same.
    """
    turns = 0
    while not is_over(state):
        hands, now = state
        seat = (now.leader + now.turn) % len(hands)
        play = policy(hands[seat], now, tuple(map(size_of, hands)), edition)
        state = after(state, play, edition)
        turns += 1
    clock.spend(turns)
    return state[0]
