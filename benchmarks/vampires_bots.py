"""How strong the bots of The Vampires are: one seat with a bot, all others with a weaker one.

    python -m benchmarks.vampires_bots
    python -m benchmarks.vampires_bots --games 1000 --nodes 2000 --seats 2 4

A row is the share of games that the one seat won, with an exact 95 % interval (Clopper and Pearson,
1934), beside the share it would have if all were alike. The seat moves on from game to game, and
each deal is played from every seat. Budgets are in turns, so the table comes out the same on any
machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.yardstick import machine
from vqlab.deals.interval import interval
from vqlab.players import play_phase
from vqlab.players.simulated import MOST_TURNS
from vqlab.vampires import Game

SEATS = (2, 3, 4, 6)
HEAD = (
    "| seats | bot | rivals | games | turns | won | 95 % | fair |\n"
    "|---:|---|---|---:|---:|---:|---|---:|"
)


class Row(NamedTuple):
    seats: int
    bot: str
    rival: str
    games: int
    turns: float
    """Of a game, on average."""
    won: int

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.won, self.games)

    @property
    def is_clear(self) -> bool:
        """Whether the bot wins more than its share."""
        return self.interval[0] > 1 / self.seats

    def __str__(self) -> str:
        low, high = self.interval
        cells = [str(self.seats), self.bot, self.rival, str(self.games), f"{self.turns:.0f}"]
        cells += [
            f"{self.won / self.games:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{1 / self.seats:.1%}",
        ]
        return f"| {' | '.join(cells)} |"


def measure(bot: str, rival: str, seats: int, games: int, seed: int = 1) -> Row:
    """One row: at least so many games, as many from every seat."""
    won = turns = 0
    games = -(-games // seats) * seats
    for at in range(games):
        mine = at % seats
        line_up = [rival] * seats
        line_up[mine] = bot
        dealt = Game.deal(seats, f"benchmark {seed} deal {at // seats}")
        ended = play_phase(dealt, line_up, f"{seed} {at}", most=MOST_TURNS)
        won += ended.winner == mine
        turns += len(ended.plays)
    return Row(seats, bot, rival, games, turns / games, won)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--nodes", type=int, default=2_000, help="turns Monte Carlo may enter")
    parser.add_argument("--seats", type=int, nargs="+", default=SEATS)
    parser.add_argument("--only", choices=("greedy", "montecarlo"))
    asked = parser.parse_args(words)
    pairs = [("greedy", "random"), (f"montecarlo:{asked.nodes}", "greedy")]
    print(machine(), HEAD, sep="\n\n")
    for bot, rival in pairs:
        for seats in asked.seats:
            if asked.only is None or bot.startswith(asked.only):
                print(measure(bot, rival, seats, asked.games), flush=True)


if __name__ == "__main__":
    main()
