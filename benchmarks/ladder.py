"""How far the solver reaches: random deals of growing size, every seat's guarantee.

    python -m benchmarks.ladder [MINUTES] [SEED] [RUNG …]

A rung is named like 3x13 or 3x7+S15+S20; all are climbed unless some are named. The seats of a
deal are shared out over two processes. A deal that is not solved in time shows the bounds it got
to. Deals of one size differ by a factor of fifty, so a row says what happened to one deal, and no
more.
"""

from __future__ import annotations

import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from benchmarks.yardstick import machine
from vqlab.contract import seat_letter
from vqlab.queen import Position

SEATS = 3
MEGABYTES = 2_600
"""What a search may take for its table: two of them stay below 6 GB."""
RUNGS: list[tuple[int, tuple[str, ...]]] = [
    *((cards, ()) for cards in (10, 11, 12, 13)),
    *((cards, ("S20",)) for cards in (7, 8, 9, 10)),
    *((cards, ("S15", "S20")) for cards in (5, 6, 7)),
]


def deal(cards: int, slayers: tuple[str, ...], seed: int) -> str:
    """Hands of so many cards each, slayers among them; A leads."""
    chance = Random(seed)
    deck = [str(value) for value in range(1, 14) for _ in range(8)] + ["Q"] * 4
    chance.shuffle(deck)
    dealt = [*slayers, *deck[: SEATS * cards - len(slayers)]]
    chance.shuffle(dealt)
    return " | ".join(" ".join(dealt[seat * cards : (seat + 1) * cards]) for seat in range(SEATS))


def solved(line: str, seat: int, until: float) -> tuple[int, int, int, float, int]:
    """Bounds and turns of one seat, the seconds it took, and the megabytes of its process."""
    from vqlab.solver.compiled import Compiled

    begun = time.time()
    search = Compiled(Position.parse(line), seat, MEGABYTES)
    while not search.run(2_000_000) and time.time() < until:
        pass
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10
    return (*search.bounds, time.time() - begun, memory)


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(machine())
    print(f"{'deal':12} {'guarantees':>24} {'turns':>15} {'s':>7} {'MB':>6}")
    for cards, slayers in RUNGS:
        name = f"{SEATS}x{cards}{''.join('+' + slayer for slayer in slayers)}"
        if sys.argv[3:] and name not in sys.argv[3:]:
            continue
        line = deal(cards, slayers, seed)
        begun = time.time()
        # new processes for each deal, so that the memory is its own
        with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
            until = time.time() + 60 * minutes
            asked = [pool.submit(solved, line, seat, until) for seat in range(SEATS)]
            found = [future.result() for future in asked]
        taken = time.time() - begun
        shown = ", ".join(
            f"{seat_letter(seat)} {low}" if low == high else f"{seat_letter(seat)} {low}–{high}"
            for seat, (low, high, *_) in enumerate(found)
        )
        turns = sum(row[2] for row in found)
        memory = sum(sorted(row[4] for row in found)[-2:])
        print(f"{name:12} {shown:>24} {turns:15,} {taken:7.1f} {memory:6}", flush=True)


if __name__ == "__main__":
    main()
