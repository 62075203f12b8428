"""One round, as everybody at the table sees it.

hand + Round → legal plays, or the clause that forbids one;  Round + play → Round, and who picks up
what.

Hidden cards are not in it. A Position adds all hands, a View adds one: both are judged and moved
by the functions of this file.
"""

from __future__ import annotations

from typing import NamedTuple

from vqlab.contract import IllegalPlay, Message, seat_letter
from vqlab.queen.cards import SLAYER_SHIFT, Cards, holds, vampires_of
from vqlab.queen.edition import Edition
from vqlab.queen.play import QUEENS_ALONE, Play, feeds, leads, raises

NOBODY = -1


class Round(NamedTuple):
    """The round in progress: just what the plays to come depend on.

    Fields that no longer matter are back at their defaults, so equal rounds have equal futures:
    the embargo is gone after the lead, a table of a normal round is not kept.
    """

    leader: int
    turn: int = 0
    """Plays made in this round."""
    embargo: int = 0
    """The slayer that may not be led now: 15, 20, or 0."""
    size: int = 0
    """Cards a play must have, in a normal round."""
    top: int = 0
    """Highest value played; in a slayer round, fed."""
    top_seat: int = NOBODY
    slayer: int = 0
    """The slayer led, which makes it a slayer round."""
    table: int = 0
    """The cards to be picked up, packed, in a slayer round."""
    blocked: int = NOBODY
    """The seat that had nothing but a slayer to feed (R23)."""


class PickUp(NamedTuple):
    """Who takes what from the table at the end of a slayer round."""

    seat: int
    cards: int


def legal(hand: int, now: Round, edition: Edition) -> tuple[Play, ...]:
    """The plays of the seat to act, given its packed hand."""
    if now.turn == 0:
        return leads(hand, now.embargo, edition.queens_declared)
    if now.slayer:
        return feeds(vampires_of(hand))
    return raises(hand, now.size, now.top, edition.queens_declared)


def put(now: Round, play: Play, seat: int) -> Round:
    """The round with a seat's legal play on the table, not yet ended."""
    leader, turn, _, size, top, top_seat, slayer, table, blocked = now
    if turn == 0 and play.slayer:
        slayer, table = play.slayer, play.packed
    elif slayer:
        if not play.size:
            blocked = seat
        else:
            table += play.packed
            if play.feed >= top:
                top, top_seat = play.feed, seat
    elif play.size:
        size, top, top_seat = play.size, play.value, seat
    return Round(leader, turn + 1, 0, size, top, top_seat, slayer, table, blocked)


def settle(done: Round, edition: Edition) -> tuple[Round, PickUp | None]:
    """The next round after one in which every seat has acted, and who picks up (R14, R20–R23)."""
    if not done.slayer:
        return Round(done.top_seat), None
    taker = done.top_seat if done.blocked == NOBODY else done.blocked
    blocked_leads = edition.blocked_leads_next or done.top_seat == NOBODY
    leader = taker if blocked_leads else done.top_seat
    embargo = done.slayer if edition.embargo and leader == taker else 0
    return Round(leader, 0, embargo), PickUp(taker, done.table)


def advance(now: Round, play: Play, seats: int, edition: Edition) -> tuple[Round, PickUp | None]:
    """The round after a legal play; at its end the next one, and a slayer round's pick-up."""
    then = put(now, play, (now.leader + now.turn) % seats)
    return (then, None) if then.turn < seats else settle(then, edition)


def check(play: Play, hand: int, now: Round, edition: Edition) -> None:
    """Raise IllegalPlay, naming the clause, unless a seat with this hand may play this now."""
    if play.declared and not edition.queens_declared:
        refuse("R16", "illegal-declared", cards=str(play))
    if now.turn == 0:
        _check_lead(play, now)
    elif now.slayer:
        _check_feed(play, hand)
    else:
        _check_raise(play, hand, now)
    if not holds(hand, play.packed):
        refuse("R11", "illegal-not-held", cards=str(play), hand=str(Cards.of(hand)))


def check_turn(to_act: int | None, seat: int | None) -> None:
    """Raise IllegalPlay unless it is this seat's turn; ``None`` stands for whoever it is."""
    if to_act is None:
        refuse("R26", "illegal-phase-over")
    elif seat is not None and seat != to_act:
        refuse("R10", "illegal-turn", to_act=seat_letter(to_act), seat=seat_letter(seat))


def refuse(clause: str, key: str, **params: object) -> None:
    """Raise IllegalPlay with a clause and a message."""
    raise IllegalPlay(clause, Message(key, **params))


def _check_set(play: Play) -> None:
    """One number value, queens joining it, or queens only; a slayer never in company."""
    if play.kind != "mixed":
        return
    if play.slayers:
        refuse("R18", "illegal-slayer-alone", cards=str(play))
    if play.queens:
        refuse("R15", "illegal-queen-bridge", cards=str(play))
    refuse("R11", "illegal-mixed", cards=str(play))


def _check_lead(play: Play, now: Round) -> None:
    if play.kind == "pass":
        refuse("R11", "illegal-lead-pass")
    _check_set(play)
    if play.slayer and play.slayer == now.embargo:
        refuse("R21", "illegal-embargo", slayer=f"S{play.slayer}")


def _check_raise(play: Play, hand: int, now: Round) -> None:
    if play.kind == "pass":
        return
    if play.kind == "slayer":
        only = hand >> SLAYER_SHIFT and not vampires_of(hand)
        refuse("R24" if only else "R18", "illegal-slayer-raise", cards=str(play))
    _check_set(play)
    if play.size != now.size:
        refuse("R12", "illegal-size", size=now.size, read=play.size, cards=str(play))
    if now.top == QUEENS_ALONE:
        refuse("R16", "illegal-queens-top", cards=str(play))
    by = seat_letter(now.top_seat)
    if play.value == now.top and play.kind == "set" and play.queens:
        refuse("R15", "illegal-queen-equal", cards=str(play), top=now.top, seat=by)
    if play.value <= now.top:
        refuse("R12", "illegal-too-low", cards=str(play), top=now.top, seat=by)


def _check_feed(play: Play, hand: int) -> None:
    blocked = not vampires_of(hand)
    if play.kind == "pass":
        if not blocked:
            refuse("R19", "illegal-feed-pass")
        return
    if play.slayers:
        key = "illegal-feed-blocked" if blocked else "illegal-feed-slayer"
        refuse("R22", key, cards=str(play))
    if play.size != 1:
        refuse("R19", "illegal-feed-size", read=play.size, cards=str(play))
