"""What the person could play, said from what the person sees. The one place that asks for it."""

from __future__ import annotations

from vqlab.contract import Message
from vqlab.pictures.speech import cards_message
from vqlab.players import Player
from vqlab.queen.view import View


def advice(view: View, adviser: Player) -> Message:
    """What a bot would play in this view, and why. Raises LabError when it is not the seat's turn.

    >>> from vqlab.players import player
    >>> from vqlab.queen import Phase
    >>> print(advice(Phase("6^2 9 S20 | 7 8 5 | 3 10 11", ["S20"]).view(1), player("random")))
    random would play an 8: One of 3 legal plays, drawn by lot.
    """
    choice = adviser.choose(view, "vqlab hint")
    if not choice.play:
        return Message("match-hint-pass", bot=str(adviser), reason=choice.reason)
    cards = cards_message(choice.play)
    return Message("match-hint", bot=str(adviser), cards=cards, reason=choice.reason)
