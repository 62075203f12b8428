"""How fast the rules of The Vampires are beside those of Vampire Queen, and many random games.

    python -m benchmarks.vampires [--games N] [--workers N]

Both engines play the same way in the same run: random games with every play checked (as a screen
does), random games on the bare rules (as a bot does), and perft, which makes every play.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from random import Random

from benchmarks.yardstick import machine, median_seconds
from tests.vampires.at_random import BOUND, walk_all
from vqlab import queen, vampires
from vqlab.queen.position import after as after_queen
from vqlab.queen.position import plays_in
from vqlab.vampires.legality import legal
from vqlab.vampires.table import after

SEEDS = range(20)
SEATS = 4


def checked(deal: Callable[[int], queen.Position | vampires.Position]) -> int:
    """Random games, every play checked; gives how many turns they took."""
    turns = 0
    for seed in SEEDS:
        chance, now = Random(seed), deal(seed)
        while not now.is_over:
            now = now.play(chance.choice(now.legal_plays()))
            turns += 1
    return turns


def bare_queen() -> int:
    """The same on the bare rules of Vampire Queen."""
    turns = 0
    for seed in SEEDS:
        start = queen.Phase.deal(SEATS, seed).position
        chance, state, edition = Random(seed), start.state, start.edition
        while plays := plays_in(state, edition):
            state = after_queen(state, chance.choice(plays), edition)
            turns += 1
    return turns


def bare_vampires() -> int:
    """The same on the bare rules of The Vampires."""
    turns = 0
    for seed in SEEDS:
        start = vampires.Position.deal(SEATS, seed)
        chance, table, edition = Random(seed), start.table, start.edition
        while table.winner is None:
            table, _ = after(table, chance.choice(legal(table, edition)), edition.deck)
            turns += 1
    return turns


def speed(work: Callable[[], int], games: int = 0) -> tuple[float, float]:
    """Turns per second and games per second, medians of three."""
    seconds = median_seconds(work, 3)
    return work() / seconds, games / seconds


def engines() -> None:
    """Print both engines side by side."""
    of_queen = queen.Phase.deal(SEATS, 1).position
    of_vampires = vampires.Position.deal(SEATS, 1)
    works: dict[str, tuple[Callable[[], int], Callable[[], int], int]] = {
        "random games, plays checked": (
            lambda: checked(lambda seed: vampires.Position.deal(SEATS, seed)),
            lambda: checked(lambda seed: queen.Phase.deal(SEATS, seed).position),
            len(SEEDS),
        ),
        "random games, bare rules": (bare_vampires, bare_queen, len(SEEDS)),
        "perft, opening deal": (
            lambda: vampires.perft(of_vampires, 2),
            lambda: queen.perft(of_queen, 5),
            0,
        ),
    }
    print(f"{SEATS} seats                       The Vampires          Vampire Queen     ratio")
    print("                           turns/s  games/s      turns/s  games/s   turns/s")
    for name, (ours, other, games) in works.items():
        (turns, whole), (turns_q, whole_q) = speed(ours, games), speed(other, games)
        rates = [f"{rate:8.1f}" if games else " " * 8 for rate in (whole, whole_q)]
        ratio = turns / turns_q
        print(f"{name:27}{turns:>7,.0f} {rates[0]} {turns_q:>12,.0f} {rates[1]} {ratio:>9.3f}")


def many(games: int, workers: int) -> None:
    """Print what random games at every table size come to."""
    print(f"\n{games:,} random games each, 90 cards counted at every step, at most {BOUND:,} turns")
    print("seats   unfinished   cards wrong   turns: fewest  median  most   games/s")
    for seats in range(2, 7):
        begun = time.perf_counter()

        def tell(done: int, seats: int = seats) -> None:
            print(f"\r{seats} seats: {done:,} games", end="", file=sys.stderr, flush=True)

        found = walk_all(seats, games, workers, tell)
        rate = games / (time.perf_counter() - begun)
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr)
        turns = sorted(found.lengths)
        spread = f"{turns[0]:>15} {statistics.median(turns):>7.0f} {turns[-1]:>5}"
        print(
            f"{seats:>5} {found.unfinished:>12} {found.wrong:>13} {spread} {rate:>9.0f}", flush=True
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    print(machine())
    engines()
    many(asked.games, asked.workers)
