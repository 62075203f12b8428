"""The rule-of-thumb bot: a handful of rules that a careful player would tell a beginner."""

from __future__ import annotations

from random import Random

from vqlab.contract import Message
from vqlab.players.bot import Budget, Choice
from vqlab.players.rollout import rule_of_thumb
from vqlab.queen.play import PASS, Play
from vqlab.queen.view import View

__all__ = ["CautiousBot", "thumb"]


class CautiousBot:
    """Leads slayers and costly sets, raises with low cards, feeds so as not to pick up."""

    name = "cautious"
    budget = None

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play the rule of thumb names; nothing is drawn and nothing searched."""
        play = thumb(view)
        return Choice(play, Message(_why(view, play), cards=str(play)))


def thumb(view: View) -> Play:
    """What the rule of thumb plays in a view whose seat is to act.

    >>> from vqlab.queen import Phase
    >>> thumb(Phase("3^2 9 | 7 8 | 5 10").view("A"))
    Play('9')
    """
    now = view.round
    others = (size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
    last = view.rounds[-1] if view.rounds else ()
    # nobody leads the slayer he just picked up, whether the edition forbids it (R21) or not
    just_taken = last[0].slayer if now.turn == 0 and last else 0
    packed = rule_of_thumb(
        view.hand.packed,
        now.turn,
        now.size,
        now.top,
        now.slayer,
        now.embargo or just_taken,
        view.seats,
        min(others),
    )
    return Play.of(packed)


def _why(view: View, play: Play) -> str:
    """The rule that chose a play: the key of its sentence."""
    now = view.round
    if now.turn == 0:
        return "bot-cautious-slayer" if play.slayer else "bot-cautious-lead"
    if now.slayer:
        return "bot-cautious-under" if play.feed < now.top else "bot-cautious-feed"
    return "bot-cautious-keep" if play == PASS else "bot-cautious-raise"
