"""Games of The Vampires played at random, with all cards counted at every step."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

from vqlab.vampires import Edition, Position
from vqlab.vampires.legality import legal
from vqlab.vampires.table import Table, after

BOUND = 1_000
"""Turns after which a game is left unfinished; random games take about fifty."""


@dataclass(frozen=True)
class Walked:
    """So many games: their lengths, and how many were left unfinished or lost or gained a card."""

    lengths: tuple[int, ...]
    unfinished: int
    wrong: int


def cards_on(table: Table) -> int:
    """How many cards there are, wherever they lie."""
    rows = (*table.hands, *table.won, table.draw, table.discards, table.asleep)
    around = sum(card != "" for cross in table.crosses for card in cross.around)
    return sum(map(len, rows)) + len(table.crosses) + around


def all_cards(table: Table) -> Counter[str]:
    """Every card, wherever it lies."""
    rows = (*table.hands, *table.won, table.draw, table.discards, table.asleep)
    laid = [card for cross in table.crosses for card in (cross.vampire, *cross.cards)]
    return Counter([card for row in rows for card in row] + laid)


def walk(seats: int, first: int, games: int, bound: int = BOUND) -> Walked:
    """Play games dealt from the seeds ``first``, ``first`` + 1 and so on."""
    edition = Edition.STANDARD
    whole = Counter([*edition.deck.pile, *edition.deck.asleep])
    lengths, unfinished, wrong = [], 0, 0
    for seed in range(first, first + games):
        chance, turns = Random(f"at random {seed}"), 0
        table = Position.deal(seats, seed).table
        counted = True
        while table.winner is None and turns < bound:
            table, _ = after(table, chance.choice(legal(table, edition)), edition.deck)
            counted = counted and cards_on(table) == edition.deck.size
            turns += 1
        wrong += not (counted and all_cards(table) == whole)
        unfinished += table.winner is None
        lengths.append(turns)
    return Walked(tuple(lengths), unfinished, wrong)


def walk_all(seats: int, games: int, workers: int, tell=lambda done: None) -> Walked:
    """The same over processes; ``tell`` is called with how many games are done."""
    size = max(1, min(250, games // workers))
    starts = range(0, games, size)
    with ProcessPoolExecutor(workers) as pool:
        sizes = [min(size, games - start) for start in starts]
        parts = []
        for part in pool.map(walk, [seats] * len(starts), starts, sizes):
            parts.append(part)
            tell(sum(len(done.lengths) for done in parts))
    lengths = tuple(length for part in parts for length in part.lengths)
    unfinished = sum(part.unfinished for part in parts)
    return Walked(lengths, unfinished, sum(part.wrong for part in parts))
