"""The faces of the cards of The Vampires.

An attack card has four edges in colours, a weapon a stake, a vampire a bat and its points; every
colour has its letter beside it, and the action cards differ by form. A colour that we do not know
gets one of a generic palette: a deck is data, and any letter can be drawn.
"""

from __future__ import annotations

from typing import NamedTuple
from xml.etree import ElementTree as ET

from vqlab.pictures.ink import BAT, letters, paper, shape
from vqlab.vampires.deck import ACTIONS, BITE, COFFIN, GARLIC, MIRROR


class Paint(NamedTuple):
    """A colour, and what is written on it: at least 4.5 to 1."""

    fill: str
    ink: str


_PAINTS = {
    "R": Paint("#b3202c", "#ffffff"),
    "Y": Paint("#ffd23f", "#2c2233"),
    "B": Paint("#1d4f9e", "#ffffff"),
    "G": Paint("#1b6e33", "#ffffff"),
}
_OTHERS = (
    Paint("#6a2c91", "#ffffff"),
    Paint("#ffa45c", "#2c2233"),
    Paint("#0f6b70", "#ffffff"),
    Paint("#e9b8d4", "#2c2233"),
    Paint("#6b4423", "#ffffff"),
    Paint("#a9dcef", "#2c2233"),
)
_PAPER, _INK = "#fffdf6", "#2c2233"
_EDGES = (
    ("3.5 3.5 56.5 3.5 37 31 23 31", 30, 22),
    ("56.5 3.5 56.5 80.5 37 53 37 31", 47, 48),
    ("56.5 80.5 3.5 80.5 23 53 37 53", 30, 75),
    ("3.5 80.5 3.5 3.5 23 31 23 53", 13, 48),
)
"""Top, right, bottom, left: the corners of an edge, and where its letter stands."""
_STAKE = "M27 14h6l2 26h9v5h-8.5l-3 23-2.5 8-2.5-8-3-23H16v-5h9z"
_BULB = (
    "M28 18c1 9 0 12-5 17-7 7-12 12-12 20 0 10 8 15 19 15s19-5 19-15c0-8-5-13-12-20-5-5-6-8-5-17z"
)
_CLOVES = (
    "M24 42c-4 8-4 16 0 24l2.5-1c-3-7-3-14 0-22zM36 42l-2.5 1c3 8 3 15 0 22l2.5 1c4-8 4-16 0-24z"
)
_SHAPES = {
    GARLIC: _BULB + _CLOVES,
    MIRROR: "M30 12c-10 0-16 8-16 19s6 19 16 19 16-8 16-19-6-19-16-19zM30 17c7 0 11 6 11 14"
    "s-4 14-11 14-11-6-11-14 4-14 11-14zM27 50h6v22h-6zM24 26l8-5 2 3-8 5zM25 34l11-7 2 3-11 7z",
    COFFIN: "M22 11h16l10 19-7 43H19L12 30zM28 22h4v8h7v4h-7v20h-4V34h-7v-4h7z",
    BITE: "M10 28c6-8 12-10 20-6 8-4 14-2 20 6l-6 3-3 18-5-17h-12l-5 17-3-18z"
    "M20 56a3 4 0 1 0 .1 0zM40 56a3 4 0 1 0 .1 0z",
}
"""The forms of the action cards; what lies twice in one is cut out."""


def vampires_face(card: str) -> ET.Element:
    """One face as an SVG group."""
    group = ET.Element("g")
    paper(group, _PAPER, _INK)
    if card in _SHAPES:
        shape(group, _SHAPES[card], _INK, "")
        group[-1].set("fill-rule", "evenodd")
    elif len(card) == 4 and card not in ACTIONS:
        for letter, (corners, x, y) in zip(card, _EDGES, strict=True):
            edge = ET.SubElement(group, "g")
            paint = paint_of(letter)
            ET.SubElement(edge, "polygon", {"points": corners, "fill": paint.fill})
            edge[-1].attrib.update({"stroke": _PAPER, "stroke-width": "1.5"})
            letters(edge, letter, x, y, 18, paint.ink, "middle")
    elif card[1:].isdigit():
        _panel(group, card[0], BAT, "translate(0 -9)")
        letters(group[-1], card[1:], 30, 73, 27, paint_of(card[0]).ink, "middle")
    else:
        _panel(group, card[1:2], _STAKE, "translate(6 0)")
    return group


def paint_of(letter: str) -> Paint:
    """The colour of a letter, with what is written on it.

    >>> paint_of("R") != paint_of("G") != paint_of("V")
    True
    """
    return _PAINTS.get(letter) or _OTHERS[ord(letter[:1] or "?") % len(_OTHERS)]


def _panel(group: ET.Element, letter: str, form: str, at: str) -> None:
    """A field of one colour with its letter in the corner and a form on it."""
    paint = paint_of(letter)
    field = ET.SubElement(group, "g")
    size = {"x": "4", "y": "4", "width": "52", "height": "76", "rx": "4"}
    ET.SubElement(field, "rect", {**size, "fill": paint.fill})
    shape(field, form, paint.ink, at)
    letters(field, letter, 7, 21, 18, paint.ink, "start")
