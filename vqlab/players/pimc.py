"""Perfect-information Monte Carlo: deal the unseen cards at random, see how each play fares.

view → deals that fit it → each play in each deal, judged with all cards seen → the play that costs
least on average, if it is clear that it costs less than the rule of thumb's.

Each deal is judged as if its cards lay open, which is the known weakness of the method (strategy
fusion: Frank and Basin, 1998): it may count on doing the right thing later where nobody can know
what is right.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from vqlab.contract import Message
from vqlab.players.beliefs import Beliefs
from vqlab.players.bot import Budget, Choice, Clock
from vqlab.players.cautious import thumb
from vqlab.players.race import Race
from vqlab.players.rollout import finisher
from vqlab.queen.cards import count_at, penalty_of
from vqlab.queen.play import Play
from vqlab.queen.position import Position, State, after
from vqlab.queen.round import Round
from vqlab.queen.view import View
from vqlab.solver.search import Search

__all__ = ["PimcBot", "worth_a_look"]

Judge = Callable[[State], int | None]
"""State after a play -> penalty points it comes to; None where the time ran out."""

ENDGAME = 8
"""Cards in all hands up to which a deal is solved and not played out."""
SLICE = 500
"""Turns searched between two looks at the clock."""


class PimcBot:
    """Deals that fit what it sees, and each play in each of them.

    A deal is played out by the rule of thumb. With few cards left it is solved as well, for the
    fewest points the seat can be sure of, and the smaller number counts. ``compiled``: play out by
    compiled code (the extra ``fast``), which is faster and comes to the same.

    >>> from vqlab.queen import Phase
    >>> phase = Phase.deal(3, seed=7, leader="A")
    >>> choice = PimcBot().choose(phase.view("A"), Random(1), Budget(nodes=2000))
    >>> choice.play in phase.legal_plays(), choice.nodes >= 2000
    (True, True)
    """

    name = "pimc"
    budget = Budget(nodes=2_000)

    def __init__(self, *, compiled: bool = False) -> None:
        self.compiled = compiled

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play with the fewest penalty points on average over the deals."""
        clock, usual = budget.clock(), thumb(view)
        looked_at = worth_a_look(view.legal_plays(), view.hand.packed, view.round)
        race = Race([usual, *(play for play in looked_at if play != usual)])
        judge = self._judge(view, clock)
        beliefs = Beliefs(view)
        while not clock.is_over:
            state = (beliefs.draw(rng).hands, view.round)
            if not race.run({play: after(state, play, view.edition) for play in race.left}, judge):
                break
        best, points = race.winner()
        if points is None:
            return Choice(usual, Message("bot-no-time", cards=str(usual)), clock.nodes)
        key = "bot-pimc-solved" if _is_endgame(view) else "bot-pimc"
        params = {"cards": str(best), "points": f"{points:.1f}", "deals": race.deals}
        return Choice(best, Message(key, **params), clock.nodes)

    def _judge(self, view: View, clock: Clock) -> Judge:
        """How a deal is judged: played out, and with few cards left solved as well."""
        played_out = _player_out(view, clock, self.compiled)
        if not _is_endgame(view):
            return played_out
        solved = _solver(view, clock)

        def both(state: State) -> int | None:
            likely, sure = played_out(state), solved(state)
            return None if likely is None or sure is None else min(likely, sure)

        return both


def worth_a_look(plays: Sequence[Play], hand: int, now: Round) -> list[Play]:
    """The legal plays without those that tear a set to lead, or spend a queen that is not needed.

    >>> from vqlab.queen import Position
    >>> position = Position.parse("3^2 9 Q S20 | 7 8 | 5 10")
    >>> looked_at = worth_a_look(position.legal_plays(), position.state[0][0], position.round)
    >>> print(*looked_at, sep=", ")
    9, Q, 3^2, S20
    """
    if now.slayer:
        return list(plays)
    if now.turn:
        cheapest: dict[int, Play] = {}
        for play in plays:
            cheapest.setdefault(play.value, play)
        return list(cheapest.values())
    return [play for play in plays if _leads_well(play, hand)]


def _leads_well(play: Play, hand: int) -> bool:
    if play.slayer or play.packed == hand:
        return True
    if play.kind == "queens":
        return play.size == 1 and not play.declared
    return not play.queens and count_at(hand, play.value - 1) == play.size


def _is_endgame(view: View) -> bool:
    """Whether so few cards are left that a deal is solved."""
    return view.edition.embargo and sum(view.hand_sizes) <= ENDGAME


def _player_out(view: View, clock: Clock, compiled: bool) -> Judge:
    finish = finisher(view.edition, compiled)

    def judge(state: State) -> int | None:
        if clock.is_over:
            return None
        hands, turns = finish(state)
        clock.spend(turns + 1)
        return penalty_of(hands[view.seat])

    return judge


def _solver(view: View, clock: Clock) -> Judge:
    """The fewest points the seat can be sure of; one table serves all deals, as it holds whole
    positions.
    """
    search: list[Search] = []

    def judge(state: State) -> int | None:
        position = Position.at(view.edition, state[0], state[1], ())
        if not search:
            search.append(Search(position, view.seat))
        search[0].look_at(position)
        done = search[0].bounds.proved
        while not done and not clock.is_over:
            before = search[0].bounds.nodes
            done = search[0].run(min(SLICE, clock.left))
            clock.spend(search[0].bounds.nodes - before)
        clock.spend(1)
        return search[0].bounds.lower if done else None

    return judge
