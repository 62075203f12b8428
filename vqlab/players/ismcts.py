"""Information-set Monte Carlo tree search, with one tree for the seat that looks.

view → again and again: a deal that fits it, a way down the tree, the rest played out → visits.

What is seen at the table is the same in every deal, so all deals share one tree: a node is the
plays made since now. Which of its children can be had depends on the deal, so a child's right to be
looked at counts from when it was available (Cowling, Powley and Whitehouse, 2012, "SO-ISMCTS").
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from random import Random

from vqlab.contract import Message
from vqlab.players.beliefs import Beliefs
from vqlab.players.bot import Budget, Choice, Clock
from vqlab.players.cautious import thumb
from vqlab.players.pimc import worth_a_look
from vqlab.players.race import AT_LEAST, CLEAR
from vqlab.players.rollout import Finish, finisher
from vqlab.queen.cards import penalty_of
from vqlab.queen.edition import Edition
from vqlab.queen.play import Play
from vqlab.queen.position import State, after, is_over, plays_in
from vqlab.queen.view import View

__all__ = ["IsmctsBot"]

CURIOSITY = 30.0
"""Penalty points that looking about is worth, in the formula of UCB."""


class IsmctsBot:
    """One tree over what is seen, another deal for each way down it.

    ``compiled``: play out by compiled code (the extra ``fast``), which comes to the same.

    >>> from vqlab.queen import Phase
    >>> phase = Phase.deal(3, seed=7, leader="A")
    >>> choice = IsmctsBot().choose(phase.view("A"), Random(1), Budget(nodes=2000))
    >>> choice.play in phase.legal_plays(), choice.nodes >= 2000
    (True, True)
    """

    name = "ismcts"
    budget = Budget(nodes=2_000)

    def __init__(self, *, compiled: bool = False) -> None:
        self.compiled = compiled

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play that was looked at most often, if it is clear that it costs less than usual."""
        clock, usual, beliefs = budget.clock(), thumb(view), Beliefs(view)
        search = _Search(view.edition, finisher(view.edition, self.compiled), rng, clock)
        search.root.first = usual
        times = 0
        while not times or not clock.is_over:
            search.descend((beliefs.draw(rng).hands, view.round))
            times += 1
        tried = search.root.children
        best = min(tried, key=lambda play: (-tried[play].visits, play != usual))
        if not tried[best].is_clearly_less(tried[usual]):
            best = usual
        points = f"{tried[best].points / tried[best].visits:.1f}"
        params = {"cards": str(best), "visits": tried[best].visits, "times": times}
        return Choice(best, Message("bot-ismcts", points=points, **params), clock.nodes)


@dataclass(slots=True)
class _Node:
    """The plays made since now; ``points``: what the seat that came here paid, added up."""

    visits: int = 0
    available: int = 0
    points: int = 0
    squares: int = 0
    first: Play | None = None
    """The play to be tried before any other."""
    children: dict[Play, _Node] = field(default_factory=dict)

    def is_clearly_less(self, other: _Node) -> bool:
        """Whether it costs less than another by more than chance makes likely."""
        if min(self.visits, other.visits) < AT_LEAST:
            return False
        gain = other.points / other.visits - self.points / self.visits
        return gain > 0 and gain >= CLEAR * sqrt(self._error() + other._error())

    def _error(self) -> float:
        """The square of the standard error of its points."""
        spread = self.squares - self.points**2 / self.visits
        return spread / (self.visits - 1) / self.visits

    def bound(self) -> float:
        """The points it can be hoped to cost."""
        return self.points / self.visits - CURIOSITY * sqrt(log(self.available) / self.visits)


class _Search:
    """The tree, and the way down it."""

    def __init__(self, edition: Edition, finish: Finish, rng: Random, clock: Clock) -> None:
        self.root = _Node()
        self._edition, self._finish, self._rng, self._clock = edition, finish, rng, clock

    def descend(self, state: State) -> None:
        """One way down: to the first play not yet tried, and on to the end of the phase."""
        node, way, turns = self.root, [], 0
        while not is_over(state):
            hands, now = state
            seat = (now.leader + now.turn) % len(hands)
            plays = worth_a_look(plays_in(state, self._edition), hands[seat], now)
            if node.first is not None and node.first not in plays:
                plays.append(node.first)
            fresh = [play for play in plays if play not in node.children]
            for play in plays:
                if play in node.children:
                    node.children[play].available += 1
            play = self._fresh(node, fresh) if fresh else self._best(node, plays)
            node = node.children.setdefault(play, _Node(available=1))
            way.append((seat, node))
            state = after(state, play, self._edition)
            turns += 1
            if fresh:
                break
        left, more = self._finish(state)
        self._clock.spend(turns + more)
        for seat, passed in way:
            passed.visits += 1
            paid = penalty_of(left[seat])
            passed.points += paid
            passed.squares += paid**2

    def _fresh(self, node: _Node, fresh: list[Play]) -> Play:
        return node.first if node.first in fresh else self._rng.choice(fresh)

    @staticmethod
    def _best(node: _Node, plays: list[Play]) -> Play:
        return min(plays, key=lambda play: node.children[play].bound())
