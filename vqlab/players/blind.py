"""A line that goes out whatever the unseen cards are, where that can be proved without a search.

view, play → the plays to make, or nothing.

The control line of the solver, led against everything that may be in the other hands: nobody can
play on a set that no hand can beat, so the lead stays, no other hand changes, and the next set can
be judged beforehand too. The last set may be beaten, for it has left the hand all the same. Slayers
in other hands do no harm: who never leads cannot lead them.
"""

from __future__ import annotations

from collections.abc import Callable

from vqlab.deals.unseen import Unseen
from vqlab.queen.cards import QUEEN_SHIFT, SLAYER_UNIT, count_at
from vqlab.queen.play import QUEENS_ALONE, Play
from vqlab.queen.round import NOBODY
from vqlab.queen.view import View

__all__ = ["safe_line"]

Beaten = Callable[[int, int], bool]
"""Number of cards, value -> whether some hand may beat such a set."""


def safe_line(view: View, play: Play) -> tuple[Play, ...] | None:
    """The plays, this one first, with which the view's seat goes out in every consistent deal.

    They go out whatever the others hold and do; each is made when the seat is next to act. None
    where this is not proved, which does not say that the play is unsafe.

    >>> from vqlab.queen import Phase
    >>> view = Phase("queen/small,values=5: 2 5^2 | 1 3 4 | 1 3 4").view("A")
    >>> [[str(each) for each in safe_line(view, play) or ()] for play in view.legal_plays()[:3]]
    [[], [], ['5^2', '2']]
    """
    then, now = view.after(play), view.round
    if then.is_over:
        return None if then.hand else (play,)
    slayer_round = bool(now.slayer or play.slayer)
    if not then.hand:
        # a leader feeds nothing, and a fed card below the highest is not taken back (R20)
        fed = then.round
        taken = fed.top_seat == view.seat and fed.blocked == NOBODY
        return None if slayer_round and taken else (play,)
    if then.round.turn == 0:
        rest = _line(then) if then.leader == view.seat else None
    elif slayer_round or not play.size or 0 in then.hand_sizes:
        rest = None
    else:
        to_come = range(then.round.turn, view.seats)
        behind = [(now.leader + turn) % view.seats for turn in to_come]
        beaten = _beaten(then, behind)
        rest = None if beaten(play.size, play.value) else _line(then)
    return None if rest is None else (play, *rest)


def _line(view: View) -> tuple[Play, ...] | None:
    """Leads that empty the hand, all but the last unbeatable; the seat has the lead and keeps it.

    A value is led whole, as a larger set is harder to beat; queens go where they are needed. A
    slayer comes last: whoever picks one up takes a vampire with it, which is led under the embargo.
    """
    hand, slayers = view.hand.packed, view.hand.slayers
    if len(slayers) > 1:
        return None
    others = [seat for seat in range(view.seats) if seat != view.seat]
    beaten, queens = _beaten(view, others), count_at(hand, 13)
    held = {value: count for value in range(1, 14) if (count := count_at(hand, value - 1))}
    # queens that make a set unbeatable; one more than there are where nothing does
    need = {
        value: next((q for q in range(queens + 1) if not beaten(count + q, value)), queens + 1)
        for value, count in held.items()
    }
    order = sorted(held, key=lambda value: need[value])
    last = order[-1] if order and not slayers else None
    spent = sum(need[value] for value in order if value != last)
    if spent > queens or any(need[value] > queens for value in order if value != last):
        return None
    leads = [_set(value, held[value], need[value]) for value in order if value != last]
    left = queens - spent
    if last is not None:
        leads.append(_set(last, held[last], left))
    elif left and leads:
        leads[-1] = Play.of(leads[-1].packed + (left << QUEEN_SHIFT))
    elif left:
        leads.append(Play.of(left << QUEEN_SHIFT))
    return (*leads, *(Play.of(SLAYER_UNIT[slayer]) for slayer in slayers))


def _set(value: int, count: int, queens: int) -> Play:
    return Play.of((count << 4 * (value - 1)) + (queens << QUEEN_SHIFT))


def _beaten(view: View, seats: list[int]) -> Beaten:
    """Whether a hand among these may beat a set, with its known cards and any of the unseen.

    Every hand is given all the unseen cards to choose from, so the answer is rather yes than no.
    """
    unseen = Unseen.of_view(view)
    pool = unseen.pool.packed
    order = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    unknown = dict(zip(order, unseen.unknown, strict=True))
    hands = [(view.known[seat].packed, unknown[seat]) for seat in seats]

    def beaten(size: int, value: int) -> bool:
        return any(_may_beat(known, pool, room, size, value) for known, room in hands)

    return beaten


def _may_beat(known: int, pool: int, room: int, size: int, value: int) -> bool:
    """Whether known cards and ``room`` cards of the pool can hold ``size`` cards above a value."""
    if value >= QUEENS_ALONE:
        return False
    queens, more = count_at(known, 13), count_at(pool, 13)
    if queens + min(more, room) >= size:
        return True
    for higher in range(value, 13):
        sure, maybe = count_at(known, higher), count_at(pool, higher)
        natural = sure or (maybe and room)
        if natural and sure + queens + min(maybe + more, room) >= size:
            return True
    return False
