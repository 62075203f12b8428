"""Which positions there can be: cards of the deck, in places where the rules let them lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from vqlab.contract import ImpossiblePosition, Message, NotationError
from vqlab.contract.reading import shorten
from vqlab.vampires.deck import FACING, SIDES, points_of
from vqlab.vampires.edition import HAND, MOST_ACTIVE, TO_WIN, Edition
from vqlab.vampires.legality import STAY
from vqlab.vampires.table import Cross


def check_cards(
    hands: Sequence[Sequence[str]],
    crosses: Sequence[Cross],
    won: Sequence[Sequence[str]],
    piles: Sequence[Sequence[str]],
    asleep: Sequence[str],
    edition: Edition,
) -> None:
    """Raise NotationError or ImpossiblePosition for cards that no game of the edition can have."""
    deck = edition.deck
    if len(won) != len(hands):
        raise NotationError(Message("vampires-won-seats", read=len(won), seats=len(hands)))
    if len(crosses) > MOST_ACTIVE:
        raise ImpossiblePosition("T14", Message("vampires-coffin-most", most=MOST_ACTIVE))
    if any(len(hand) > HAND for hand in hands):
        raise ImpossiblePosition("T18", Message("vampires-hand-most", most=HAND))
    around = [card for cross in crosses for card in cross.around if card]
    loose = [card for cards in (*hands, *piles) for card in cards] + around
    _check_copies(loose, Counter(deck.pile))
    vampires = [cross.vampire for cross in crosses] + [card for cards in won for card in cards]
    _check_copies([*vampires, *asleep], Counter(deck.asleep))
    for at, cross in enumerate(crosses):
        _check_cross(cross, at, edition)
    winners = [sum(map(points_of, cards)) >= TO_WIN for cards in won]
    if sum(winners) > 1:
        raise ImpossiblePosition("T20", Message("vampires-two-winners"))


def _check_copies(cards: Iterable[str], there: Mapping[str, int]) -> None:
    for card, held in Counter(cards).items():
        most = there.get(card, 0)
        if held > most:
            if not most:
                raise NotationError(Message("vampires-no-card", card=shorten(card)))
            params = {"card": card, "held": held, "most": most}
            raise ImpossiblePosition("T1", Message("impossible-copies", **params))


def _check_cross(cross: Cross, at: int, edition: Edition) -> None:
    if len(cross.around) != 4:
        raise NotationError(Message("vampires-four-sides", vampire=cross.vampire))
    for side, card in enumerate(cross.around):
        if not card or card in STAY:
            continue
        fits = edition.deck.is_attack(card) and card[FACING[side]] == cross.colour
        if not fits:
            params = {"card": card, "n": at + 1, "side": SIDES[side]}
            raise ImpossiblePosition("T6", Message("vampires-cannot-lie", **params))
