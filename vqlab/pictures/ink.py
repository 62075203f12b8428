"""What every card's face is drawn with: paper, shapes and letters."""

from __future__ import annotations

from xml.etree import ElementTree as ET

BAT = (
    "M30 50c-3-6-9-9-16-9-5 0-9 2-11 5 4 0 6 2 7 5 3-1 6 0 7 3 2-2 5-2 7 0l3 5 3 6 3-6 3-5"
    "c2-2 5-2 7 0 1-3 4-4 7-3 1-3 3-5 7-5-2-3-6-5-11-5-7 0-13 3-16 9l-1-3h-2z"
)


def paper(group: ET.Element, fill: str, line: str) -> None:
    """The card itself: its ground and its edge."""
    attributes = {"x": "1", "y": "1", "width": "58", "height": "82", "rx": "7"}
    ET.SubElement(
        group, "rect", {**attributes, "fill": fill, "stroke": line, "stroke-width": "1.6"}
    )


def shape(group: ET.Element, form: str, fill: str, transform: str) -> None:
    """Put a form on a face."""
    ET.SubElement(group, "path", {"d": form, "fill": fill, "transform": transform})


def letters(
    group: ET.Element, words: str, x: float, y: float, size: int, fill: str, anchor: str
) -> None:
    """Put a text on a face, anchored at a point."""
    style = {"font-size": str(size), "fill": fill, "text-anchor": anchor, "font-weight": "700"}
    font = {"font-family": "Georgia, 'DejaVu Serif', serif"}
    ET.SubElement(group, "text", {"x": str(x), "y": str(y), **style, **font}).text = words
