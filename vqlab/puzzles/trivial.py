"""What needs no search, and so is no puzzle: going out at once, and control lines.

A hand is a control line when it splits into sets of which no opponent can beat any but the last:
the others can only pass, so nothing changes until the hand is empty. A slayer may be the last of
it: who leads it as the last card is out (R25). The same idea as the quick tricks of bridge solvers.
"""

from __future__ import annotations

from functools import cache

from vqlab.queen.cards import vampires_of
from vqlab.queen.play import Play, leads, raises
from vqlab.queen.position import Position

__all__ = ["is_control_line", "is_trivial", "wins_at_once"]


def wins_at_once(position: Position) -> bool:
    """Whether the seat to act can empty its hand now, for good.

    >>> wins_at_once(Position.parse("6^2 | 7 8 | 9 10"))
    True
    """
    seat, now = position.to_act, position.round
    if seat is None or now.slayer:
        return False
    hand = position.state[0][seat]
    return any(play.packed == hand for play in position.legal_plays())


def is_control_line(position: Position) -> bool:
    """Whether the leader can play out its hand set by set, and nobody can beat any but the last.

    >>> is_control_line(Position.parse("5 13^2 Q | 12^2 3 | 7 8 9"))
    True
    >>> is_control_line(Position.parse("5 6 13 | 12 7 | 13 8 Q"))
    False
    >>> is_control_line(Position.parse("4 Q S20 | 9 | 12"))
    True
    """
    seat, now = position.to_act, position.round
    if seat is None or now.turn:
        return False
    hands = position.state[0]
    others = tuple(vampires_of(hand) for at, hand in enumerate(hands) if at != seat)
    declared = position.edition.queens_declared

    @cache
    def runs(hand: int) -> bool:
        return any(
            lead.packed == hand or (not lead.slayer and unbeaten(lead) and runs(hand - lead.packed))
            for lead in leads(hand, 0, declared)
        )

    def unbeaten(lead: Play) -> bool:
        return all(len(raises(other, lead.size, lead.value, declared)) == 1 for other in others)

    return bool(hands[seat]) and runs(hands[seat])


def is_trivial(position: Position) -> bool:
    """Whether going out takes no search here."""
    return wins_at_once(position) or is_control_line(position)
