"""Perfect-information Monte Carlo: deal the unseen cards at random, see how each play fares."""

from __future__ import annotations

from random import Random

from vqlab.contract import Message
from vqlab.players.beliefs import Beliefs
from vqlab.players.bot import Budget, Choice
from vqlab.players.cautious import rule_of_thumb
from vqlab.players.rollout import play_out
from vqlab.queen.cards import penalty_of
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.queen.position import after
from vqlab.queen.round import Round
from vqlab.queen.view import View

__all__ = ["PimcBot"]


class PimcBot:
    """Deals that fit what it sees, each play in each of them, the others by rules of thumb."""

    name = "pimc"
    budget = Budget(nodes=2_000)

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play with the fewest penalty points on average over the deals."""
        plays, clock = view.legal_plays(), budget.clock()
        fallback, _ = rule_of_thumb(view.hand.packed, view.round, view.hand_sizes, view.edition)
        if len(plays) == 1:
            return Choice(plays[0], Message("bot-only", cards=str(plays[0])))
        beliefs = Beliefs(view)
        totals, deals = dict.fromkeys(plays, 0), 0
        while not clock.is_over:
            start = (beliefs.draw(rng).hands, view.round)
            found = {}
            for play in plays:
                ended = play_out(after(start, play, view.edition), _policy, view.edition, clock)
                found[play] = penalty_of(ended[view.seat])
                if clock.is_over:
                    break
            if len(found) < len(plays):
                break
            deals += 1
            for play in plays:
                totals[play] += found[play]
        if not deals:
            return Choice(fallback, Message("bot-no-time", cards=str(fallback)), clock.nodes)
        best = min(plays, key=lambda play: (totals[play], play != fallback))
        points = f"{totals[best] / deals:.1f}"
        reason = Message("bot-pimc", cards=str(best), points=points, deals=deals)
        return Choice(best, reason, clock.nodes)


def _policy(hand: int, now: Round, sizes: tuple[int, ...], edition: Edition) -> Play:
    return rule_of_thumb(hand, now, sizes, edition)[0]
