"""Puzzles of The Vampires from positions made up by chance, near the end: few turns decide.

seats, seed → Position → tasks → the one with a single right play → Puzzle. Cards are taken from one
deck, so none is there twice; what lies around the vampires fits. Only the top of the draw pile is
kept, and one discarded card: when the pile is empty it is shuffled, and the line of an open deck is
over.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

from vqlab.contract import LabError, Message
from vqlab.contract.numbers import as_seed, is_whole
from vqlab.contract.reading import as_read
from vqlab.puzzles.ground import ground_of
from vqlab.puzzles.judge import Moment, Undecided
from vqlab.puzzles.model import Puzzle
from vqlab.puzzles.openjudge import OpenJudge
from vqlab.puzzles.solution import NotSo, TooLarge
from vqlab.puzzles.task import Task
from vqlab.solver.opensearch import OpenSearch, OutOfNodes
from vqlab.vampires.deck import ACTIONS, FACING, GARLIC, MIRROR, Deck, points_of
from vqlab.vampires.edition import ACTIVE, HAND, TO_WIN
from vqlab.vampires.position import Position
from vqlab.vampires.table import Cross

__all__ = ["hunt", "puzzle_of_hunt"]

FILLED = (1, 2, 3, 3, 3, 3, 4, 4)
"""How many cards lie around a vampire, each as likely."""
PILE = range(2, 6)
"""Cards of the draw pile."""
CHOICES = 5
"""Legal plays that a puzzle has at least."""
NODES = 3_000
"""Turns for one question: a second or so."""
SEATS = (2, 3, 4)
"""For more there are too few vampires, if everybody has some already."""
TRIES = 40
"""Cards looked at for one side before it stays free."""


def hunt(seats: int, seed: int | str) -> Position:
    """A position near the end of a game, the same for the same seed; A is to act.

    Everybody has points, and nobody has won. Raises LabError for other than 2, 3 or 4 seats.

    >>> position = hunt(2, seed=1)
    >>> position == hunt(2, seed=1), all(2 <= points <= 5 for points in position.points)
    (True, True)
    """
    if not is_whole(seats) or seats not in SEATS:
        raise LabError(Message("hunt-seats", read=as_read(seats)))
    chance = Random(f"hunt {seats} {as_seed(seed)}")
    deck = Deck.named("standard")
    cards, vampires = list(deck.pile), list(deck.asleep)
    chance.shuffle(cards)
    chance.shuffle(vampires)
    won = [_won(vampires, chance) for _ in range(seats)]
    crosses = [_cross(vampires.pop(), cards, deck, chance) for _ in range(ACTIVE)]
    hands = [_hand(cards, crosses, chance) for _ in range(seats)]
    pile = chance.choice(PILE)
    asleep = vampires[: chance.choice((0, 1, 2))]
    return Position(hands, crosses, 0, won, cards[:pile], cards[pile : pile + 1], asleep, seed=None)


def _won(vampires: list[str], chance: Random) -> list[str]:
    """Vampires worth 2 to 5 points together, taken from those there are."""
    wanted = chance.choice((2, 3, 4, 4, 5, 5))
    taken: list[str] = []
    for vampire in list(vampires):
        points = sum(map(points_of, taken))
        if points + points_of(vampire) <= min(wanted, TO_WIN - 1):
            taken.append(vampire)
            vampires.remove(vampire)
    return taken if sum(map(points_of, taken)) > 1 else [*taken, vampires.pop(_two(vampires))]


def _two(vampires: list[str]) -> int:
    """Where a vampire worth 2 or 3 lies."""
    return next(at for at, one in enumerate(vampires) if points_of(one) in (2, 3))


def _cross(vampire: str, cards: list[str], deck: Deck, chance: Random) -> Cross:
    """A vampire with fitting cards around it, now and then garlic or a mirror."""
    cross = Cross(vampire)
    for side in chance.sample(range(4), chance.choice(FILLED)):
        stay = chance.random() < 0.2
        for card in cards[:TRIES]:
            fits = (
                card in (GARLIC, MIRROR)
                if stay
                else (deck.is_attack(card) and card[FACING[side]] == cross.colour)
            )
            if fits:
                cards.remove(card)
                cross = cross.put(side, card)
                break
    return cross


def _hand(cards: list[str], crosses: list[Cross], chance: Random) -> list[str]:
    """Five cards: a weapon for a vampire on the table and special cards more often than not."""
    hand: list[str] = []
    weapons = [f"W{cross.colour}" for cross in crosses]
    for wanted in (weapons, [*ACTIONS, *weapons], ACTIONS):
        there = [card for card in cards if card in wanted]
        if there and chance.random() < 0.6:
            card = chance.choice(there)
            cards.remove(card)
            hand.append(card)
    return hand + [cards.pop() for _ in range(HAND - len(hand))]


def puzzle_of_hunt(seats: int, seed: int | str, nodes: int = NODES) -> Puzzle | None:
    """A puzzle from ``hunt``, with one right first play and some to choose from; None for none.

    Asked is to win first; in as few turns of one's own as can be, where that leaves fewer right
    plays; where no win can be forced, to stop the next seat, then another. ``nodes``: turns that
    one question may take; the same seed gives the same puzzle.

    >>> puzzle_of_hunt(2, 0) is None
    True
    """
    position = hunt(seats, seed)
    try:
        tasks = list(_tasks(position, nodes))
    except OutOfNodes:
        return None
    for task in tasks:
        try:
            if not _one_right(position, task, nodes):
                continue
            puzzle = Puzzle.of(position, task, nodes=nodes)
        except (NotSo, Undecided, TooLarge):
            continue
        return puzzle
    return None


def _one_right(position: Position, task: Task, nodes: int) -> bool:
    """Whether just one first play is right; as soon as there are two the rest is left alone."""
    judge, start = (
        OpenJudge(position, task, nodes),
        Moment(ground_of(position).state(position, task)),
    )
    plays = position.legal_plays()
    if len(plays) < CHOICES or not judge.holds(start):
        return False
    right = (play for play in judge.in_order(start.position) if judge.holds(start.play(play)))
    return len(list(islice(right, 2))) == 1


def _tasks(position: Position, nodes: int) -> Iterator[Task]:
    """What may be asked; nothing that is done with a single turn."""
    search = OpenSearch(position, 0, {0}, nodes)
    fewest = search.fewest(position.table)
    if fewest is not None:
        if fewest > 1:
            yield Task("win", 0)
            yield Task("turns", 0, limit=fewest)
        return
    for target in range(1, position.seats):
        for limit in (None, 2, 1):
            yield Task("stop", 0, target=target, limit=limit)
