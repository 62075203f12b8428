"""Playing a deal to its end by the rule of thumb: whole numbers only, so that it is fast.

packed hands, round → the rule of thumb for every seat, turn by turn → packed hands at the end.

The functions of this file are plain Python and can be compiled as they stand: there is one text,
and what is compiled comes to the same. A packed hand is that of ``vqlab.queen.cards``, four bits a
card; a play is the packed int of its cards, 0 for a pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from vqlab.queen.edition import Edition
from vqlab.queen.position import State
from vqlab.queen.round import Round

__all__ = ["Finish", "finisher", "rule_of_thumb"]

QUEEN = 1 << 52
S15, S20 = 1 << 56, 1 << 60
SLAYERS = S15 | S20
QUEENS_ALONE = 14
NOBODY = -1

Finish = Callable[[State], tuple[Sequence[int], int]]
"""State -> the packed hands at the end of the phase, and the turns it took."""
Run = Callable[[tuple[int, ...], Round, bool], tuple[Sequence[int], int]]


def copies(hand: int, value: int) -> int:
    """How many cards of a value (1 … 13, 14 for queens) a packed hand holds."""
    return hand >> 4 * (value - 1) & 15


def cards_in(hand: int) -> int:
    """How many cards a packed hand holds."""
    count = 0
    while hand:
        count += hand & 15
        hand >>= 4
    return count


def value_of(play: int) -> int:
    """What a packed set counts in a normal round (R15, R16); a pass is 0."""
    for value in range(13, 0, -1):
        if copies(play, value):
            return value
    return QUEENS_ALONE if play else 0


def rule_of_thumb(
    hand: int, turn: int, size: int, top: int, slayer: int, embargo: int, seats: int, fewest: int
) -> int:
    """The packed play of the seat to act.

    ``turn``, ``size``, ``top``, ``slayer``, ``embargo``: the round, as in ``queen.round.Round``;
    ``fewest``: cards in the smallest other hand.
    """
    hurry = 2 if fewest <= 2 else 1 if fewest <= 4 else 0
    if turn == 0:
        return lead(hand, embargo, hurry)
    if slayer:
        return feed(hand & ~SLAYERS, top, seats - turn - 1)
    return answer(hand, size, top, turn == seats - 1, hurry)


def lead(hand: int, embargo: int, hurry: int) -> int:
    """A slayer before anything else; then the set that is worth most, whole."""
    if hand & S20 and embargo != 20:
        return S20
    if hand & S15 and embargo != 15:
        return S15
    vampires, best, chosen = hand & ~SLAYERS, -1, 0
    queens = vampires >> 52
    for value in range(1, 14):
        count = copies(vampires, value)
        if count:
            whole = count << 4 * (value - 1)
            if whole + queens * QUEEN == vampires:
                return vampires
            worth = 193 * count + 35 * value + (156 - 29 * hurry) * count * value
            if worth > best:
                best, chosen = worth, whole
    return chosen if chosen else vampires


def answer(hand: int, size: int, top: int, last: bool, hurry: int) -> int:
    """A raise with low cards that keeps queens and sets together, high ones when time is short."""
    queens, best, chosen = hand >> 52 & 15, 0, 0
    for value in range(top + 1, 14):
        count = copies(hand, value)
        joined = size - count if count < size else 0
        if count and joined <= queens:
            play = (size - joined << 4 * (value - 1)) + joined * QUEEN
            if play == hand:
                return play
            worth = 112 - 10 * value - 49 * joined - 18 * last
            worth += 12 * hurry * value * (size - joined)
            if count > size:
                worth -= 46 + 5 * (count - size)
            if worth > best:
                best, chosen = worth, play
    if top < QUEENS_ALONE and size <= queens:
        play = size * QUEEN
        worth = 26 * size - 75 + 19 * last + 25 * hurry
        if play == hand or worth > best:
            return play
    return chosen


def feed(vampires: int, top: int, after: int) -> int:
    """The card that is least likely to pick up, a single one before one of several."""
    best, chosen = -(10**9), 0
    for value in range(1, 15):
        count = copies(vampires, value)
        if count:
            counts = 1 if value == QUEENS_ALONE else value
            risk = 0
            if counts >= top:
                risk = 1330
                for _ in range(after):
                    risk = risk * (26 + 8 * counts) // 130
            worth = 10 * value - risk + (160 if count == 1 else 0)
            if value == QUEENS_ALONE:
                worth -= 1940
            if worth > best:
                best, chosen = worth, 1 << 4 * (value - 1)
    return chosen


def play_out(
    hands: Any,
    leader: int,
    turn: int,
    embargo: int,
    size: int,
    top: int,
    top_seat: int,
    slayer: int,
    table: int,
    blocked: int,
    blocked_leads: bool,
) -> int:
    """Play on to the end of the phase; ``hands`` is changed to what is left. Gives the turns."""
    seats, turns = len(hands), 0
    sizes = [cards_in(hand) for hand in hands]
    while True:
        while turn < seats:
            seat = (leader + turn) % seats
            hand = hands[seat]
            fewest = 99
            for other in range(seats):
                if other != seat and sizes[other] < fewest:
                    fewest = sizes[other]
            play = rule_of_thumb(hand, turn, size, top, slayer, embargo, seats, fewest)
            if play:
                hands[seat] = hand - play
                sizes[seat] -= cards_in(play)
            if turn == 0:
                if play & SLAYERS:
                    slayer, table = 20 if play == S20 else 15, play
                else:
                    size, top, top_seat = cards_in(play), value_of(play), seat
            elif slayer:
                table += play
                counts = 1 if play == QUEEN else value_of(play)
                if not play:
                    blocked = seat
                elif counts >= top:
                    top, top_seat = counts, seat
            elif play:
                top, top_seat = value_of(play), seat
            turn += 1
            turns += 1
        embargo = 0
        if slayer:
            taker = top_seat if blocked == NOBODY else blocked
            hands[taker] += table
            sizes[taker] += cards_in(table)
            leader = taker if blocked_leads or top_seat == NOBODY else top_seat
            # nobody leads what was just picked up, where the edition allows it (R21) too: else the
            # slayers could go round for ever
            embargo = slayer
        else:
            leader = top_seat
        turn, size, top, top_seat, slayer, table, blocked = 0, 0, 0, NOBODY, 0, 0, NOBODY
        for seat in range(seats):
            if sizes[seat] == 0:
                return turns


def finisher(edition: Edition, compiled: bool = False) -> Finish:
    """Plays a state of this edition to its end by the rule of thumb.

    ``compiled`` needs numba (the extra ``fast``) and some seconds the first time; what comes out is
    the same. Without numba plain Python goes on.

    >>> from vqlab.queen import Position
    >>> finisher(Edition.BASE)(Position.parse("1 9 | 7 S15 | 5 S20").state)
    ([0, 72057594037927936, 1152921504606912512], 6)
    """
    run: Run | None = _compiled() if compiled and find_spec("numba") is not None else None
    blocked_leads = edition.blocked_leads_next

    def finish(state: State) -> tuple[Sequence[int], int]:
        hands, now = state
        if now.turn == 0 and 0 in hands:
            return hands, 0
        if run is None:
            left = list(hands)
            return left, play_out(left, *now, blocked_leads)
        return run(hands, now, blocked_leads)

    return finish


@cache
def _compiled() -> Run:
    """The same functions, compiled; numba keeps what it makes on disk."""
    import numpy as np
    from numba import njit
    from numba.extending import register_jitable

    for function in (copies, cards_in, value_of, lead, answer, feed, rule_of_thumb):
        register_jitable(function)
    fast: Any = njit(cache=True)(play_out)

    def run(hands: tuple[int, ...], now: Round, blocked_leads: bool) -> tuple[Sequence[int], int]:
        left = np.array(hands, np.int64)
        turns = fast(left, *now, blocked_leads)
        return left.tolist(), turns

    return run
