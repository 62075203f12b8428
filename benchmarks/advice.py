"""The advisor over all deals that fit a view, beside asking ``guarantee`` deal by deal.

Several classes of views: seats, cards in a hand, slayers. For each the number of deals, the seconds
of one advice (all figures of all plays), those of the guarantees alone, and how many times longer
``vqlab.guarantee`` takes, asked about every play in some of the deals and scaled up. The answers of
these deals are compared.

    python -m benchmarks.advice
"""

from __future__ import annotations

import statistics
import time
from random import Random

from benchmarks.yardstick import machine
from vqlab import Phase, guarantee
from vqlab.players import Beliefs, advise
from vqlab.queen import View
from vqlab.queen.position import after
from vqlab.solver.batch import batch
from vqlab.solver.tiers import FAR

SEED, REPEATS, ASKED = 1, 3, 20
VIEWS = (
    ("3 seats, 3 cards", "values=13,copies=1,queens=2,slayers=none: 2 7 Q | 1 3 4 | 5 6 8"),
    ("3 seats, 3 and S20", "values=13,copies=1,queens=2,slayers=20: 2 7 Q S20 | 1 3 4 | 5 6 8"),
    ("3 seats, 3, both", "values=10,copies=2,queens=2,slayers=15+20: 2 7 S20 | 1 3 S15 | 5 6 8"),
    ("4 seats, 3 cards", "values=6,copies=2,queens=2,slayers=none: 2 6 Q | 1 3 4 | 3 5 6 | 1 4 5"),
    (
        "4 seats, 3, both",
        "values=6,copies=2,queens=1,slayers=15+20: 2 6 S20 | 1 3 S15 | 4 5 6 | 1 3 4",
    ),
    ("3 seats, 4 cards", "values=7,copies=2,queens=1,slayers=none: 2 4 5 Q | 1 3 5 6 | 1 2 3 6"),
    (
        "3 seats, 4 and S20",
        "values=7,copies=2,queens=1,slayers=20: 2 4 5 Q | 1 3 5 6 S20 | 1 2 3 6",
    ),
    (
        "3 seats, 4, both",
        "values=6,copies=2,queens=2,slayers=15+20: 2 4 Q S20 | 1 3 5 S15 | 1 5 6^2",
    ),
    (
        "4 seats, 4 cards",
        "values=5,copies=3,queens=1,slayers=none: 2 5^2 Q | 1^3 2 | 2 3^3 | 4^3 5",
    ),
)


def guarantees(view: View, deals: list[tuple[int, ...]]) -> dict:
    """What the batch says of every play in every deal."""
    search = batch(view.edition, deals[0], view.seat)
    found = {}
    for play in view.legal_plays():
        states = [after((hands, view.round), play, view.edition) for hands in deals]
        found[play] = search.bounds([hands for hands, _ in states], states[0][1], FAR)
    return found


def one_by_one(view: View, found: dict, deals: list) -> float:
    """Seconds a deal by ``guarantee``, all plays; the answers are those of the batch."""
    beliefs, taken = Beliefs(view), []
    for number in Random(SEED).sample(range(len(deals)), ASKED):
        begun = time.perf_counter()
        for play, bounds in found.items():
            answer = guarantee(beliefs.position(deals[number]).play(play), view.seat)
            assert answer.value == bounds[number].lower == bounds[number].upper
        taken.append(time.perf_counter() - begun)
    return statistics.mean(taken)


def seconds(work) -> float:
    taken = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return statistics.median(taken)


def main() -> None:
    print(machine())
    advise(Phase("queen/small: 1 3 | 2 4 | 2 Q S20").view("A"))  # compiled beforehand
    head = f"{'view':<20} {'deals':>6} {'plays':>5} {'figures':>8}"
    print(f"{head} {'advice s':>8} {'guarantees s':>12} {'ratio':>6}")
    for name, line in VIEWS:
        view = Phase(f"queen/small,{line}").view("A")
        deals = list(Beliefs(view).deals())
        hands = [deal.hands for deal in deals]
        said = advise(view)
        whole = seconds(lambda view=view: advise(view))
        alone = seconds(lambda view=view, hands=hands: guarantees(view, hands))
        each = one_by_one(view, guarantees(view, hands), deals)
        row = f"{name:<20} {len(deals):6,} {len(said.plays):5}"
        kind = "exact" if said.complete else f"of {said.deals}"
        ratio = each * len(deals) / alone
        print(f"{row} {kind:>8} {whole:8.2f} {alone:12.2f} {ratio:6.0f}", flush=True)


if __name__ == "__main__":
    main()
