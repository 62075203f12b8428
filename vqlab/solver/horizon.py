"""The Vampires beyond the shuffle: the exact probability of winning within so many turns.

position, seat, turns → Fraction. What is assumed, exactly:

- All hands, the table and the discards are open, and so is the draw pile up to its first shuffle:
  its order is the one of the position.
- The discards are shuffled by chance (T19): nobody knows the order, no seed is looked at, and each
  draw is every one of the cards left in that pile with the same probability. What was drawn is
  seen by all, at once; so whoever plays next knows which cards are left, and not their order.
- One seat plays for the largest probability that it has won within ``turns`` turns of the table;
  all others together play for the smallest. Everybody chooses after each draw anew. That is why it
  is not the mean, over all orders of the pile, of what could be forced if the order were known:
  players who know the order can do more than those who do not.
- A turn is one seat's act, whoever's; a turn missed because of garlic (T12) is none.

A game that somebody else has won, and one in which the turns are used up, counts as not won.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod

from vqlab.contract import as_seat
from vqlab.solver.openpile import as_turns
from vqlab.solver.openresults import WithinTurns
from vqlab.solver.opensearch import EVERY, OutOfNodes, Progress
from vqlab.solver.results import Effort
from vqlab.vampires.deck import Deck
from vqlab.vampires.legality import legal
from vqlab.vampires.play import Play
from vqlab.vampires.position import Position, as_position
from vqlab.vampires.table import Drawn, Table, after

__all__ = ["Loose", "outcomes", "within"]

NOTHING, SURE = Fraction(0), Fraction(1)
Loose = tuple[Table, bool]
"""A table, and whether its draw pile was shuffled: then it is a bag of cards, kept in order."""


def within(
    position: Position | str,
    seat: int | str,
    turns: int,
    *,
    nodes: int | None = None,
    all_plays: bool = False,
    progress: Progress | None = None,
) -> WithinTurns:
    """The probability that the seat wins within so many turns of the table, all hands open.

    ``nodes``: turns that may be entered, and draws that may be looked at; when they run out the
    result is ``unknown``. Raises NotationError for a seat or number that cannot be.

    >>> text = "vampires: RYBG^2 WB WG WY | YRGB ; R4(BYRG - - -) ; A ; - | - ; BRGY"
    >>> print(within(text, "A", 3))
    All hands open: A can be sure of winning within 3 turns with probability 0, and of no more.
    """
    begun = time.perf_counter()
    start = as_position(position)
    at, limit = as_seat(seat, start.seats), as_turns(turns)
    search = _Expecting(start, at, nodes, progress)
    here = start.table, False
    value: Fraction | None
    best: tuple[Play, ...] | None = None
    line: tuple[Play, ...] | None = None
    plays: dict[Play, Fraction | None] | None = None
    try:
        value = search.value(here, limit)
        worth = {play: search.mean(here, play, limit) for play in start.legal_plays() if limit}
        best = tuple(play for play, one in worth.items() if one == value)
        plays = dict(worth) if all_plays else None
    except OutOfNodes:
        value = None
        plays = dict.fromkeys(start.legal_plays()) if all_plays else None
    return WithinTurns(
        seat=at,
        limit=limit,
        value=value,
        lower=NOTHING if value is None else value,
        upper=SURE if value is None else value,
        position=start,
        status="unknown" if value is None else "proved",
        nodes=search.nodes,
        best=best,
        line=line,
        plays=plays,
        seconds=time.perf_counter() - begun,
        effort=Effort(nodes),
    )


class _Expecting:
    """Expectimax with a table of answers; equal tables with as many turns left are one."""

    def __init__(
        self, start: Position, seat: int, nodes: int | None, progress: Progress | None
    ) -> None:
        self.edition, self.seat, self.nodes = start.edition, seat, 0
        self._most, self._progress = nodes, progress
        self._known: dict[tuple[Table, bool, int], Fraction] = {}

    def value(self, here: Loose, turns: int) -> Fraction:
        table, loose = here
        winner = table.winner
        if winner is not None:
            return SURE if winner == self.seat else NOTHING
        if not turns:
            return NOTHING
        # which numbers the shuffle would have used is nothing anybody knows
        key = table._replace(seed=None), loose, turns
        if key not in self._known:
            self._known[key] = self._look(here, turns)
        return self._known[key]

    def _look(self, here: Loose, turns: int) -> Fraction:
        self._count()
        mine = here[0].to_act == self.seat
        reached = SURE if mine else NOTHING
        found = NOTHING if mine else SURE
        for play in legal(here[0], self.edition):
            one = self.mean(here, play, turns)
            found = max(found, one) if mine else min(found, one)
            if found == reached:
                break
        return found

    def mean(self, here: Loose, play: Play, turns: int) -> Fraction:
        """What a play is worth: the mean over what may be drawn."""
        found = NOTHING
        for number, (then, weight) in enumerate(outcomes(here, play, self.edition.deck)):
            if number:  # what is drawn by chance is work too
                self._count()
            found += weight * self.value(then, turns - 1)
        return found

    def _count(self) -> None:
        self.nodes += 1
        if self._most is not None and self.nodes > self._most:
            raise OutOfNodes
        if self._progress is not None and self.nodes % EVERY == 0:
            self._progress(self.nodes)


def outcomes(here: Loose, play: Play, deck: Deck) -> Iterator[tuple[Loose, Fraction]]:
    """What a play can lead to, each with its probability; they add up to 1.

    The rules say how many cards are drawn from which pile into whose hand; chance says which.

    >>> start = Position.parse("vampires: WB^2 | WR ; R4 ; A ; - ; GYBR ; RYBG BRGY")
    >>> [(str(weight), then.hands[0]) for (then, _), weight in
    ...     outcomes((start.table, False), start.legal_plays()[0], start.edition.deck)]
    [('1', ('GYBR', 'BRGY', 'RYBG', 'WB', 'WB'))]
    """
    table, loose = here
    then, seen = after(table._replace(seed=None), play, deck)
    shuffled = any(drawn.shuffled for drawn in seen.drawn)
    if not loose and not shuffled:
        yield (then, False), SURE
        return
    old, taken = len(table.draw), [(at, card) for at, card in _holders(seen.drawn, play)]
    hands = [Counter(hand) for hand in then.hands]
    for at, card in taken:
        hands[at][card] -= 1
    known = [] if loose else taken[:old]
    for at, card in known:
        hands[at][card] += 1
    # piles drawn from by chance: the bag that lay there, and the discards shuffled in this turn
    bags = [(Counter(table.draw), [at for at, _ in taken[:old]])] if loose else []
    fresh = [card for _, card in taken[old:]]
    if shuffled:
        bags.append((Counter([*then.draw, *fresh]), [at for at, _ in taken[old:]]))
    for dealt, left, weight in _dealings(bags):
        full = [Counter(hand) for hand in hands]
        for at, card in dealt:
            full[at][card] += 1
        made = then._replace(
            hands=tuple(deck.sorted(hand.elements()) for hand in full),
            draw=deck.sorted(left.elements()),
        )
        yield (made, True), weight


def _holders(drawn: tuple[Drawn, ...], play: Play) -> Iterator[tuple[int, str]]:
    """Each card drawn, with the seat that holds it at the end of the turn.

    A mirror hands what was drawn first to the other seat (T13); what comes after the swap stays.
    """
    for number, one in enumerate(drawn):
        swapped = number == 0 and play.target is not None
        holder = play.target if swapped else one.seat
        for card in one.cards:
            assert holder is not None
            yield holder, card


Bag = Counter[str]
Dealt = tuple[list[tuple[int, str]], Bag, Fraction]
"""Who gets what, what is left in the bag, and how likely that is."""


def _dealings(bags: list[tuple[Bag, list[int]]]) -> Iterator[Dealt]:
    """Every way to draw from one bag after the other; what the last one keeps is left."""
    if not bags:
        yield [], Counter(), SURE
        return
    (bag, seats), *more = bags
    for dealt, left, weight in _from_bag(bag, list(Counter(seats).items())):
        if not more:
            yield dealt, left, weight
            continue
        for others, last, chance in _dealings(more):
            yield dealt + others, last, weight * chance


def _from_bag(bag: Bag, holders: list[tuple[int, int]]) -> Iterator[Dealt]:
    """Every way in which each holder can get so many cards of a bag, whatever their order."""
    if not holders:
        yield [], bag, SURE
        return
    (seat, n), *more = holders
    ways = comb(bag.total(), n)
    for taken in _hands_of(list(bag.items()), n):
        weight = Fraction(prod(comb(bag[card], k) for card, k in taken.items()), ways)
        mine = [(seat, card) for card in taken.elements()]
        for others, left, chance in _from_bag(bag - taken, more):
            yield mine + others, left, weight * chance


def _hands_of(kinds: list[tuple[str, int]], n: int) -> Iterator[Bag]:
    """Every hand of ``n`` cards out of so many copies of each kind."""
    if not n:
        yield Counter()
        return
    if not kinds:
        return
    (card, copies), *more = kinds
    for k in range(min(copies, n) + 1):
        for rest in _hands_of(more, n - k):
            yield rest + Counter({card: k})
