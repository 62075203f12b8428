"""Cards as they are read aloud."""

from __future__ import annotations

from functools import lru_cache

from vqlab.contract import Message, joined
from vqlab.queen.cards import CARDS, Cards
from vqlab.queen.edition import Edition
from vqlab.words import say


def cards_message(cards: Cards) -> Message:
    """A multiset of cards as a message.

    >>> print(cards_message(Cards("6^2 8 Q S20")))
    two 6s, an 8, a queen and the 20 slayer
    """
    parts = [_kind(card, cards.count(card)) for card in CARDS if card in cards]
    return joined(parts) if parts else Message("spoken-empty")


def _kind(card: str, copies: int) -> Message:
    if card == "Q":
        return Message("queens-n", n=copies)
    if card.startswith("S"):
        return Message("slayer-the", penalty=int(card[1:]))
    return Message("set-n", n=copies, value=int(card))


@lru_cache(maxsize=8)
def card_names(language: str) -> dict[str, str]:
    """Card -> its spoken name in a language."""
    return {card: say(_name(card), language) for card in CARDS}


def _name(card: str) -> Message:
    if card == "Q":
        return Message("card-queen")
    if card.startswith("S"):
        return Message("card-slayer", penalty=int(card[1:]))
    return Message("card-vampire", value=int(card))


def edition_names(language: str = "") -> dict[str, str]:
    """Edition as it is written -> what it is called, of those that have a name.

    >>> edition_names("en")["small"], edition_names("de")["base,embargo=no"]
    ('Small deck', 'Basis, ohne Embargo')
    """
    named = {
        "base": Edition.BASE,
        "english": Edition.ENGLISH,
        "small": Edition.small(),
        "two": Edition(two_seats=True),
        "free": Edition(embargo=False),
    }
    return {
        str(edition): say(Message(f"odds-edition-{key}"), language)
        for key, edition in named.items()
    }
