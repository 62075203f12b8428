"""The cards' faces, drawn once: every picture and the widget use these.

A face is SVG inside a box of 60 × 84. Kinds of card differ by form and sign, never by colour alone:
vampires have a number and a bat, queens a crown, slayers a stake across the card.
"""

from __future__ import annotations

from functools import lru_cache
from xml.etree import ElementTree as ET

from vqlab.queen.cards import CARDS

WIDTH, HEIGHT = 60, 84
BACK = "back"

_BAT = (
    "M30 50c-3-6-9-9-16-9-5 0-9 2-11 5 4 0 6 2 7 5 3-1 6 0 7 3 2-2 5-2 7 0l3 5 3 6 3-6 3-5"
    "c2-2 5-2 7 0 1-3 4-4 7-3 1-3 3-5 7-5-2-3-6-5-11-5-7 0-13 3-16 9l-1-3h-2z"
)
_CROWN = "M14 58l-4-22 11 9 9-15 9 15 11-9-4 22zM14 61h32v5H14z"
_STAKE = "M20 22l22 30-4 3-22-30zM14 34l16-12 3 4-16 12zM38 55l4-3 5 12z"


@lru_cache(maxsize=1)
def faces() -> dict[str, str]:
    """Card (or "back") -> the SVG markup of its face.

    >>> faces()["Q"].startswith("<g")
    True
    """
    return {card: ET.tostring(face(card), "unicode") for card in (*CARDS, BACK)}


def face(card: str) -> ET.Element:
    """One face as an SVG group."""
    group = ET.Element("g")
    if card == BACK:
        _paper(group, "#3a2a4d", "#8f7bb0")
        _path(group, _BAT, "#8f7bb0", "translate(0 -8)")
        return group
    if card == "Q":
        _paper(group, "#fbe9ee", "#8c1d40")
        _path(group, _CROWN, "#8c1d40", "translate(0 6)")
        _index(group, "Q", "#8c1d40")
    elif card.startswith("S"):
        _paper(group, "#dfe9f2", "#1d4465")
        _path(group, _STAKE, "#1d4465", "translate(0 8)")
        _index(group, card, "#1d4465")
    else:
        _paper(group, "#fffdf6", "#2c2233")
        _text(group, card, 31, 52, 30, "#2c2233", "middle")
        _path(group, _BAT, "#6b4a86", "translate(12 39) scale(.6)")
        _index(group, card, "#2c2233")
    return group


def _paper(group: ET.Element, fill: str, line: str) -> None:
    attributes = {"x": "1", "y": "1", "width": "58", "height": "82", "rx": "7"}
    ET.SubElement(
        group, "rect", {**attributes, "fill": fill, "stroke": line, "stroke-width": "1.6"}
    )


def _path(group: ET.Element, shape: str, fill: str, transform: str) -> None:
    ET.SubElement(group, "path", {"d": shape, "fill": fill, "transform": transform})


def _index(group: ET.Element, mark: str, fill: str) -> None:
    """The mark in the upper left corner, which stays in sight when cards overlap."""
    _text(group, mark, 5, 19, 17 if len(mark) < 3 else 14, fill, "start")
    if len(mark) > 1:  # whatever the font, the mark stays as narrow as the part in sight
        wide = {"textLength": str(9 * len(mark) - 1), "lengthAdjust": "spacingAndGlyphs"}
        group[-1].attrib.update(wide)


def _text(group: ET.Element, words: str, x: int, y: int, size: int, fill: str, anchor: str) -> None:
    style = {"font-size": str(size), "fill": fill, "text-anchor": anchor, "font-weight": "700"}
    font = {"font-family": "Georgia, 'DejaVu Serif', serif"}
    ET.SubElement(group, "text", {"x": str(x), "y": str(y), **style, **font}).text = words
