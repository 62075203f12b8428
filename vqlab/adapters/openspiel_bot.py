"""OpenSpiel's own information-set search as a bot of ours, to measure the others by.

View + Random + Budget → Choice, as every bot; inside it ``ISMCTSBot`` over our game.
"""

from __future__ import annotations

from random import Random

from vqlab.contract import Message
from vqlab.players.beliefs import Beliefs
from vqlab.players.bot import Budget, Choice
from vqlab.queen.view import View

__all__ = ["OpenSpielBot"]


class OpenSpielBot:
    """OpenSpiel's ``ISMCTSBot`` with its random rollouts, from a view alone (Cowling et al. 2012).

    It is given states that fit the view and nothing else. It stops before the first simulation
    that would begin when the budget is used up; a node is a turn entered, in the tree or in a
    rollout, and the last simulation is played to its end, so it may think a little more than it
    is allowed, never less. ``uct_c`` weighs looking about against what has paid so far, in penalty
    points: as set here it did better in phases of three seats, 2,000 nodes a play, than 2, 5, 10
    or 20, and no worse than 80 or 160. Needs the extra ``openspiel``; raises NoExtra without it.
    """

    name = "openspiel"
    budget = Budget(nodes=2_000)

    def __init__(self, uct_c: float = 40.0) -> None:
        self.uct_c = uct_c

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play that the search came to most often."""
        # Made here, not kept: OpenSpiel's objects cannot be sent to another process.
        from vqlab.adapters.openspiel_search import search

        found = search(Beliefs(view), rng, budget.clock(), self.uct_c)
        visits, simulations = max(found.visits.values()), sum(found.visits.values())
        params = {"cards": str(found.play), "visits": visits, "simulations": simulations}
        return Choice(found.play, Message("bot-openspiel", **params), found.nodes)
