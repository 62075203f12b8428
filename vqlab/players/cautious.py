"""The rule-of-thumb bot: a handful of rules that a careful player would tell a beginner."""

from __future__ import annotations

from random import Random

from vqlab.contract import Message
from vqlab.players.bot import Budget, Choice
from vqlab.queen.cards import count_at
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.queen.round import Round, legal
from vqlab.queen.view import View

__all__ = ["CautiousBot", "rule_of_thumb"]


class CautiousBot:
    """Rules of thumb: sheds sets whole, feeds low, gives slayers away early."""

    name = "cautious"
    budget = None

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play the rules of thumb name; nothing is drawn and nothing searched."""
        play, rule = rule_of_thumb(view.hand.packed, view.round, view.hand_sizes, view.edition)
        key = "bot-only" if rule == "only" else f"bot-cautious-{rule}"
        return Choice(play, Message(key, cards=str(play)))


def rule_of_thumb(
    hand: int, now: Round, sizes: tuple[int, ...], edition: Edition
) -> tuple[Play, str]:
    """The play of the seat to act from what it sees, and the name of the rule that chose it."""
    plays = legal(hand, now, edition)
    if len(plays) == 1:
        return plays[0], "only"
    if now.turn == 0:
        return max(plays, key=lambda play: (bool(play.slayer), play.size, play.value)), "lead"
    if now.slayer:
        below = [play for play in plays if play.feed < now.top]
        return (max(below, key=_feed), "under") if below else (min(plays, key=_feed), "low")
    whole = [
        play
        for play in plays
        if play.size and play.kind == "set" and count_at(hand, play.value - 1) == play.size
    ]
    if whole:
        return min(whole, key=lambda play: play.value), "raise"
    return plays[-1], "keep"


def _feed(play: Play) -> int:
    return play.feed
