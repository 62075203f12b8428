"""What needs no search, and so is no puzzle: going out at once, and control lines.

A hand is a control line when it splits into sets of which no opponent can beat any but the last:
the others can only pass, so nothing changes until the hand is empty. Sound also against all unseen
cards pooled in one hand (``research``: theory of climbing games, quick tricks).
"""

from __future__ import annotations

from functools import cache

from vqlab.queen.cards import holds, vampires_of
from vqlab.queen.play import leads, raises
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
    """
    seat, now = position.to_act, position.round
    if seat is None or now.turn:
        return False
    hands = position.state[0]
    others = tuple(vampires_of(hand) for at, hand in enumerate(hands) if at != seat)
    declared = position.edition.queens_declared

    @cache
    def runs(hand: int) -> bool:
        if hand != vampires_of(hand):
            return False
        for lead in leads(hand, 0, declared):
            if lead.packed == hand:
                return True
            unbeaten = all(
                len(raises(other, lead.size, lead.value, declared)) == 1 for other in others
            )
            if unbeaten and holds(hand, lead.packed) and runs(hand - lead.packed):
                return True
        return False

    return runs(hands[seat])


def is_trivial(position: Position) -> bool:
    """Whether going out takes no search here."""
    return wins_at_once(position) or is_control_line(position)
