"""Cards, places and plays of The Vampires as they are read aloud.

Every card by its word; a place by the number and the name of its vampire.
"""

from __future__ import annotations

from collections.abc import Sequence

from vqlab.contract import Message, listed, seat_letter
from vqlab.vampires.deck import ACTIONS, SIDES, points_of
from vqlab.vampires.play import Place, Play
from vqlab.vampires.table import Cross


def colour(letter: str) -> Message:
    """The name of a colour; its letter, where no catalogue names it."""
    return Message("vampires-letter", letter=letter)


def card_message(card: str) -> Message:
    """A card, with every edge of an attack card.

    >>> print(card_message("RYBG"))
    attack card, red above, yellow right, blue below, green left
    >>> print(card_message("R4"), "·", card_message("WR"), "·", card_message("bite"))
    red vampire worth 4 · red weapon · bite
    """
    if len(card) == 4 and card not in ACTIONS:
        top, right, bottom, left = map(colour, card)
        return Message("vampires-attack", top=top, right=right, bottom=bottom, left=left)
    return short_message(card)


def short_message(card: str) -> Message:
    """A card in few words, for a sentence: an attack card by the letters on it.

    >>> print(short_message("RYBG"))
    attack card RYBG
    """
    if card in ACTIONS:
        return Message("vampires-action", card=card)
    if card[1:].isdigit():
        return Message("vampires-vampire", colour=colour(card[0]), n=points_of(card))
    if len(card) == 2:
        return Message("vampires-weapon", colour=colour(card[1]))
    return Message("vampires-attack-short", card=card)


def cards_message(cards: Sequence[str]) -> Message:
    """Cards of a hand, one after the other.

    >>> print(cards_message(["WR", "garlic"]), "·", cards_message([]))
    red weapon; garlic · empty
    """
    if not cards:
        return Message("spoken-empty")
    said = card_message(cards[0])
    for card in cards[1:]:
        said = Message("vampires-cards", first=said, second=card_message(card))
    return said


def side_of(place: Place, crosses: Sequence[Cross]) -> Message:
    """A side of a vampire on the table.

    >>> print(side_of(Place(1, 3), [Cross("G1"), Cross("R4")]))
    west of vampire 2, the red vampire worth 4
    """
    vampire = short_message(crosses[place.cross].vampire)
    return Message(
        "vampires-side-of", side=SIDES[place.side], n=str(place.cross + 1), vampire=vampire
    )


def place_message(place: Place, crosses: Sequence[Cross]) -> Message:
    """A side of a vampire, and what lies there."""
    lies = crosses[place.cross].around[place.side]
    what = card_message(lies) if lies else Message("vampires-free")
    return Message("vampires-lies", where=side_of(place, crosses), card=what)


def below_message(at: int, crosses: Sequence[Cross]) -> Message:
    """The place below a vampire, for the weapon, or for a bite of the whole."""
    cross = crosses[at]
    vampire, weapon = short_message(cross.vampire), short_message(f"W{cross.colour}")
    free = 4 - len(cross.cards)
    return Message("vampires-below", n=str(at + 1), vampire=vampire, weapon=weapon, free=free)


def cross_message(at: int, cross: Cross) -> Message:
    """A vampire on the table and everything around it.

    >>> print(cross_message(0, Cross("R4", ("", "garlic", "", "RYBG"))))
    Vampire 1, red vampire worth 4. North: free; east: garlic; south: free; west: attack card RYBG
    """
    around = {
        SIDES[side].lower(): short_message(card) if card else Message("vampires-free")
        for side, card in enumerate(cross.around)
    }
    return Message("vampires-cross", number=at + 1, vampire=short_message(cross.vampire), **around)


def play_message(play: Play) -> Message:
    """A play as it is read aloud.

    >>> print(play_message(Play.parse("RYBG@1N+WR")))
    attack card RYBG, north of vampire 1, and the red weapon
    >>> print(play_message(Play.parse("mirror@2E>C")))
    mirror, east of vampire 2, swapping hands with C
    """
    if not play.card:
        return Message("control-pass")
    said = short_message(play.card)
    if play.discards:
        return Message("vampires-say-discard", card=said)
    if play.cross is not None:
        return Message("vampires-say-whole", card=said, n=play.cross + 1)
    if play.place is not None:
        at = {"side": SIDES[play.place.side], "n": play.place.cross + 1}
        said = Message("vampires-say-side", card=said, **at)
    if play.moved is not None:
        to = {"side": SIDES[play.moved.side], "n": play.moved.cross + 1}
        said = Message("vampires-say-moved", play=said, **to)
    if play.target is not None:
        said = Message("vampires-say-swap", play=said, seat=seat_letter(play.target))
    if play.weapon:
        said = Message("vampires-say-weapon", play=said, weapon=short_message(play.weapon))
    return said


def won_message(vampires: Sequence[str]) -> Message:
    """The vampires that a seat has won."""
    return listed([short_message(card) for card in vampires])
