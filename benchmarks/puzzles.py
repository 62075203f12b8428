"""How fast puzzles are made, each proved, on one core; and what two cores make of it.

    python -m benchmarks.puzzles

The yardstick is the bare proof: what the seat to act of every deal drawn can be sure of, by the
same plain search. The ratio says what every play, reply and theme costs on top of it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress

from benchmarks.yardstick import machine
from vqlab.puzzles import Deals, Judge, Task, Undecided, Wish, make

COUNT = 25
BARE = 100
"""Deals that the yardstick is measured on."""
CASES = [
    *(Wish(kind, Deals(3, "4", "none")) for kind in ("out", "least", "rounds", "only")),
    Wish("prevent", Deals(3, "3", "20")),
    Wish("out", Deals(4, "3", "any")),
    Wish("force", Deals(3, "1-4", "20")),
]


def seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def bare(deals: Deals, tried: int, nodes: int) -> None:
    """What A can be sure of in the same deals, and no more."""
    for number in range(tried):
        position = deals.draw(random.Random(f"1/{number}"))
        with suppress(Undecided):
            Judge(position, Task("least", 0, limit=0), nodes, compiled=False).worth(position)


def main() -> None:
    print(machine())
    make(Wish(), 1)
    print(f"{'kind':8} {'deals':14} {'tried':>6} {'found':>5} {'s':>6} {'a second':>9} "
          f"{'ms a deal':>10} {'bare':>6} {'ratio':>6}")  # fmt: skip
    for wish in CASES:
        begun = time.perf_counter()
        made = make(wish, COUNT, most=20_000)
        taken = time.perf_counter() - begun
        same = min(made.tried, BARE)
        yardstick = seconds(lambda w=wish, n=same: bare(w.deals, n, w.nodes))  # type: ignore[misc]
        each, plain = taken / made.tried * 1000, yardstick / same * 1000
        deals = f"{wish.deals.seats}x{wish.deals.cards} {wish.deals.slayers}"
        found = len(made)
        print(f"{wish.kind:8} {deals:14} {made.tried:6} {found:5} {taken:6.1f} "
              f"{found / taken:9.1f} {each:10.1f} {plain:6.1f} {each / plain:6.2f}")  # fmt: skip
    wish = Wish("least", Deals(3, "4", "none"))
    make(wish, 2, jobs=2)
    alone = seconds(lambda: make(wish, COUNT, seed=2))
    both = seconds(lambda: make(wish, COUNT, seed=2, jobs=2))
    print(f"least 3x4, two processes: {both:.1f} s beside {alone:.1f} s, ratio {both / alone:.2f}")


if __name__ == "__main__":
    main()
