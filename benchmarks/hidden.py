"""How fast a search over hidden hands goes, beside OpenSpiel's over the same game.

    python -m benchmarks.hidden [--nodes N]

Each bot chooses the first play of ten fresh deals from the leader's view. A node is a turn entered,
in the tree or in a way played to the end; both are counted alike. OpenSpiel's is its Python IS-MCTS
with random rollouts over ``vqlab.adapters.openspiel`` (``pip install "vqlab[openspiel]"``): its C++
one cannot search a game written in Python. Times are processor time.
"""

from __future__ import annotations

import sys
import time
from random import Random
from statistics import median

from benchmarks.yardstick import machine
from vqlab import Phase
from vqlab.adapters.openspiel_bot import OpenSpielBot
from vqlab.players import Bot, Budget, player

SEATS = (3, 5, 8)
DEALS = 10


def speed(bot: Bot, seats: int, nodes: int) -> float:
    """Nodes a second: the median over the deals, one more played first to warm up."""
    found = []
    for seed in range(DEALS + 1):
        view = Phase.deal(seats, seed=seed, leader=0).view(0)
        begun = time.process_time()
        choice = bot.choose(view, Random(seed), Budget(nodes=nodes))
        found.append(choice.nodes / (time.process_time() - begun))
    return median(found[1:])


def main(words: list[str]) -> None:
    """Print one row for each number of seats."""
    nodes = int(words[words.index("--nodes") + 1]) if "--nodes" in words else 2_000
    print(f"{machine()}, {nodes} nodes a choice, medians of {DEALS} deals\n")
    print(f"{'seats':>5}  {'ismcts nodes/s':>14}  {'OpenSpiel nodes/s':>17}  {'ratio':>5}")
    for seats in SEATS:
        ours, theirs = (speed(b, seats, nodes) for b in (player("ismcts").bot, OpenSpielBot()))
        print(f"{seats:>5}  {ours:>14,.0f}  {theirs:>17,.0f}  {ours / theirs:>5.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
