"""The cards' faces, drawn once: every picture and the widget use these.

A face is SVG inside a box of 60 × 84. Kinds of card differ by form and sign, never by colour alone:
in Vampire Queen, vampires have a number and a bat, queens a crown, slayers a stake across the card.
The cards of The Vampires are in ``vampires_faces``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from xml.etree import ElementTree as ET

from vqlab.pictures.ink import BAT, letters, paper, shape
from vqlab.pictures.vampires_faces import vampires_face
from vqlab.queen.cards import CARDS
from vqlab.vampires.deck import STANDARD, Deck

WIDTH, HEIGHT = 60, 84
BACK = "back"

_CROWN = "M14 58l-4-22 11 9 9-15 9 15 11-9-4 22zM14 61h32v5H14z"
_STAKE = "M20 22l22 30-4 3-22-30zM14 34l16-12 3 4-16 12zM38 55l4-3 5 12z"


@lru_cache(maxsize=1)
def faces() -> dict[str, str]:
    """Card (or "back") -> the SVG markup of its face, for every card of both games.

    >>> faces()["Q"].startswith("<g")
    True
    """
    return faces_of(sorted(drawn_once()))


@lru_cache(maxsize=1)
def drawn_once() -> frozenset[str]:
    """The cards whose faces everybody has; those of another deck come with a scene."""
    deck = Deck.named(STANDARD)
    return frozenset((*CARDS, BACK, *deck.pile, *deck.asleep))


def faces_of(cards: Iterable[str]) -> dict[str, str]:
    """Card -> the SVG markup of its face.

    >>> sorted(faces_of(["VOVO", "WV"]))
    ['VOVO', 'WV']
    """
    return {card: ET.tostring(face(card), "unicode") for card in cards}


def face(card: str) -> ET.Element:
    """One face as an SVG group."""
    if card != BACK and card not in CARDS:
        return vampires_face(card)
    group = ET.Element("g")
    if card == BACK:
        paper(group, "#3a2a4d", "#8f7bb0")
        shape(group, BAT, "#8f7bb0", "translate(0 -8)")
        return group
    if card == "Q":
        paper(group, "#fbe9ee", "#8c1d40")
        shape(group, _CROWN, "#8c1d40", "translate(0 6)")
        _index(group, "Q", "#8c1d40")
    elif card.startswith("S"):
        paper(group, "#dfe9f2", "#1d4465")
        shape(group, _STAKE, "#1d4465", "translate(0 8)")
        _index(group, card, "#1d4465")
    else:
        paper(group, "#fffdf6", "#2c2233")
        letters(group, card, 31, 52, 30, "#2c2233", "middle")
        shape(group, BAT, "#6b4a86", "translate(12 39) scale(.6)")
        _index(group, card, "#2c2233")
    return group


def _index(group: ET.Element, mark: str, fill: str) -> None:
    """The mark in the upper left corner, which stays in sight when cards overlap."""
    letters(group, mark, 5, 19, 17 if len(mark) < 3 else 14, fill, "start")
    if len(mark) > 1:  # whatever the font, the mark stays as narrow as the part in sight
        wide = {"textLength": str(9 * len(mark) - 1), "lengthAdjust": "spacingAndGlyphs"}
        group[-1].attrib.update(wide)
