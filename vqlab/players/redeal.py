"""Tables that fit what one seat of The Vampires sees: the unseen cards, dealt again.

View + Random → Table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from vqlab.vampires.table import Table
from vqlab.vampires.view import View

__all__ = ["redeal"]


def redeal(view: View, rng: Random) -> Table:
    """A table that looks just like this to the view's seat, each such deal as likely as any other.

    Its own hand, all that lies open, how many cards each hand and pile has, and the cards it knows
    to be in another hand are as they are; the rest of the deck is shuffled, and so is what the
    discards will be shuffled from. What can be concluded from the plays is not used: neither that
    a seat discarded for want of a play (T11), nor which cards went into a new draw pile (T19).

    >>> from vqlab.vampires import Game
    >>> view = Game.deal(3, seed=7).view("B")
    >>> table = redeal(view, Random(1))
    >>> table.hands[1] == view.hand, len(table.draw), len(set(redeal(view, Random(2)).draw)) > 1
    (True, 62, True)
    """
    deck = view.edition.deck
    around = [card for cross in view.crosses for card in cross.cards]
    known = [card for cards in view.known for card in cards]
    unseen = _rest(deck.pile, (*view.hand, *around, *view.discards, *known))
    rng.shuffle(unseen)
    hands = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        drawn = [unseen.pop() for _ in range(size - len(view.known[seat]))]
        hands.append(deck.sorted((*view.known[seat], *drawn)))
    awake = [cross.vampire for cross in view.crosses]
    won = [vampire for vampires in view.won for vampire in vampires]
    asleep = _rest(deck.asleep, (*awake, *won))
    rng.shuffle(asleep)
    return Table(
        tuple(hands),
        view.crosses,
        view.next_seat,
        view.won,
        tuple(unseen[: view.draw]),
        view.discards,
        tuple(asleep[: view.asleep]),
        rng.getrandbits(47),
    )


def _rest(cards: Sequence[str], seen: Iterable[str]) -> list[str]:
    return sorted((Counter(cards) - Counter(seen)).elements())
