"""Two bots to measure others by: one that does not think, and one that thinks of one thing.

The first plays any game.
"""

from __future__ import annotations

from random import Random
from typing import Any

from vqlab.contract import Message
from vqlab.players.bot import Budget, Choice
from vqlab.queen.view import View

__all__ = ["GreedyBot", "RandomBot"]


class RandomBot:
    """Any legal play, each as likely as any other."""

    name = "random"
    budget = None

    def choose(self, view: Any, rng: Random, budget: Budget) -> Choice:
        """A legal play drawn from the generator."""
        plays = view.legal_plays()
        return Choice(rng.choice(plays), Message("bot-random", plays=len(plays)))


class GreedyBot:
    """Rid of as many penalty points as one play can take."""

    name = "greedy"
    budget = None

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The legal play that costs most to keep; of equal ones the one with more cards."""
        plays = view.legal_plays()
        best = max(plays, key=lambda play: (play.penalty, play.size))
        if not best.size:
            return Choice(best, Message("bot-must-pass"))
        return Choice(best, Message("bot-greedy", points=best.penalty))
