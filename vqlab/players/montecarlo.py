"""Monte Carlo for The Vampires: deal what is unseen at random, and see how each play fares.

view → tables that fit it → each play on each table, played on by the rule of thumb → the play that
wins most often, if it is clear that it wins more often than the rule of thumb's.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from vqlab.contract import Message
from vqlab.players.bot import Budget, Choice, Clock
from vqlab.players.hunter import open_to, ranked, seen_in
from vqlab.players.race import Race
from vqlab.players.redeal import redeal
from vqlab.vampires.deck import points_of
from vqlab.vampires.edition import TO_WIN, Edition
from vqlab.vampires.table import Table, after
from vqlab.vampires.view import View

__all__ = ["MonteCarloBot", "play_on"]

LAPS = 2
"""Turns of each seat that a table is played on for: most of what a play changes shows by then, and
what comes later is mostly chance, which would take more deals to see through."""
CLEAR = 1.0
"""Standard errors by which a play has to be better than the rule of thumb's."""
LOOKED_AT = 8
"""Plays that are tried, the best by the rule of thumb."""
LOST = 1_000
"""What a game costs that another seat won."""


class MonteCarloBot:
    """Tables that fit what it sees, and each promising play on each of them.

    A table is played on by the rule of thumb for every seat, a few laps long. Each seat plays from
    its own hand there, and does not know the others'.

    >>> from vqlab.vampires import Game
    >>> game = Game.deal(3, seed=7)
    >>> choice = MonteCarloBot().choose(game.view(game.to_act), Random(1), Budget(nodes=500))
    >>> choice.play in game.legal_plays(), choice.nodes >= 500
    (True, True)
    """

    name = "montecarlo"
    budget = Budget(nodes=2_000)

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The play that costs least on average over the tables."""
        clock, now = budget.clock(), seen_in(view)
        race = Race([play for _, play in ranked(now)[:LOOKED_AT]], CLEAR)
        judge, deck = _judge(view, clock), view.edition.deck
        while not clock.is_over:
            table = redeal(view, rng)
            if not race.run({play: after(table, play, deck)[0] for play in race.left}, judge):
                break
        best, cost = race.winner()
        if cost is None:
            return Choice(best, Message("bot-no-time", cards=str(best)), clock.nodes)
        params = {"play": str(best), "chance": f"{(LOST - cost) / 10:.0f}", "deals": race.deals}
        return Choice(best, Message("bot-montecarlo", **params), clock.nodes)


def _judge(view: View, clock: Clock) -> Callable[[Table], int | None]:
    edition, seat, most = view.edition, view.seat, LAPS * view.seats

    def judge(table: Table) -> int | None:
        if clock.is_over:
            return None
        ended, turns = play_on(table, edition, most)
        clock.spend(turns + 1)
        return _cost(ended, seat)

    return judge


def play_on(table: Table, edition: Edition, most: int) -> tuple[Table, int]:
    """A table after so many turns by the rule of thumb, or at its end; and the turns it took.

    >>> from vqlab.vampires import Position
    >>> start = Position.deal(2, seed=7)
    >>> play_on(start.table, start.edition, 500)[0].winner is not None
    True
    """
    for turn in range(most):
        if table.winner is not None:
            return table, turn
        table, _ = after(table, ranked(open_to(table, edition))[0][1], edition.deck)
    return table, most


def _cost(table: Table, seat: int) -> int:
    """In thousandths of a game: 0 for one that is won, and a guess by points for one that runs."""
    if table.winner is not None:
        return 0 if table.winner == seat else LOST
    # how near each seat is to winning, the last points counting most
    near = [(2 + min(sum(map(points_of, won)), TO_WIN)) ** 2 for won in table.won]
    return LOST - LOST * near[seat] // sum(near)
