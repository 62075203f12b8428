"""How fast a search over hidden hands goes, beside OpenSpiel's over the same game.

    python -m benchmarks.hidden [--nodes N]

Each bot chooses the first play of ten fresh deals from the leader's view. A node is a turn entered,
in the tree or in a way played to the end; both are counted alike. OpenSpiel's is its Python IS-MCTS
with random rollouts over ``vqlab.adapters.openspiel`` (``pip install "vqlab[openspiel]"``): its C++
one cannot search a game written in Python. Times are processor time.

A second table: how long a bot that is given 50 ms takes over a play, by the clock on the wall, in
all plays of one phase in which it has a choice.
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
from vqlab.players.table import generator

SEATS = (3, 5, 8)
TABLES = (3, 5, 8, 12)
DEALS = 10
GIVEN = 0.05


def speed(bot: Bot, seats: int, nodes: int) -> float:
    """Nodes a second: the median over the deals, one more played first to warm up."""
    found = []
    for seed in range(DEALS + 1):
        view = Phase.deal(seats, seed=seed, leader=0).view(0)
        begun = time.process_time()
        choice = bot.choose(view, Random(seed), Budget(nodes=nodes))
        found.append(choice.nodes / (time.process_time() - begun))
    return median(found[1:])


def seconds(name: str, seats: int) -> list[float]:
    """What each choice of a phase took, of bots of one kind with a budget in seconds."""
    bot, found = player(name).bot, []
    phase = Phase.deal(seats, seed=1)
    dice = [generator(1, seat) for seat in range(seats)]
    while (seat := phase.to_act) is not None:
        view = phase.view(seat)
        begun = time.perf_counter()
        choice = bot.choose(view, dice[seat], Budget(seconds=GIVEN))
        if len(view.legal_plays()) > 1:
            found.append(time.perf_counter() - begun)
        phase = phase.play(choice.play)
    return found


def main(words: list[str]) -> None:
    """Print one row for each number of seats."""
    nodes = int(words[words.index("--nodes") + 1]) if "--nodes" in words else 2_000
    print(f"{machine()}, {nodes} nodes a choice, medians of {DEALS} deals\n")
    print(f"{'seats':>5}  {'ismcts nodes/s':>14}  {'OpenSpiel nodes/s':>17}  {'ratio':>5}")
    for seats in SEATS:
        ours, theirs = (speed(b, seats, nodes) for b in (player("ismcts").bot, OpenSpielBot()))
        print(f"{seats:>5}  {ours:>14,.0f}  {theirs:>17,.0f}  {ours / theirs:>5.1f}")
    print(f"\n{'bot':>6}  {'seats':>5}  {'plays':>5}  {'given':>8}  {'median':>8}  {'longest':>8}")
    for name in ("pimc", "ismcts"):
        for seats in TABLES:
            took = [1000 * second for second in seconds(name, seats)]
            print(
                f"{name:>6}  {seats:>5}  {len(took):>5}  {1000 * GIVEN:>5.0f} ms"
                f"  {median(took):>5.1f} ms  {max(took):>5.1f} ms"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
