"""What every refusal owes a player, in Vampire Queen."""

from __future__ import annotations

from tests.refusals import impossible, plays_of, read_politely, refuses, unreadable
from vqlab.queen import Position

__all__ = ["impossible", "plays_of", "position", "read_politely", "refuses", "unreadable"]


def position(text: str, *plays: str) -> Position:
    """The position after some plays."""
    now = Position.parse(text)
    for play in plays:
        now = now.play(play)
    return now
