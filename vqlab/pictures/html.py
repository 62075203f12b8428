"""A scene as HTML for a notebook cell: the picture, and the same as a table of text."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from vqlab.pictures.gauges import gauge_lines
from vqlab.pictures.scene import Scene
from vqlab.pictures.svg import svg
from vqlab.pictures.text import cross_lines, hand_text


def html(scene: Scene) -> str:
    """The picture, with a table of the same for whoever would rather read.

    >>> from vqlab.queen import Position
    >>> from vqlab.pictures import scene
    >>> "<svg" in html(scene(Position.parse("6 | 7 | 8")))
    True
    """
    details = ET.Element("details")
    summary = ET.SubElement(details, "summary", {"style": "line-height:24px"})  # to be touched
    summary.text = scene["as_text"]
    table = ET.SubElement(details, "table")
    for seat in scene["seats"]:
        row = ET.SubElement(table, "tr")
        ET.SubElement(row, "th", {"scope": "row"}).text = seat["label"]
        for words in (hand_text(seat), seat["badge"]):
            ET.SubElement(row, "td").text = words
    if lines := [*cross_lines(scene), *gauge_lines(scene)]:
        ET.SubElement(details, "pre").text = "\n".join(lines)
    return f"<figure style='margin:0'>{svg(scene)}{ET.tostring(details, 'unicode')}</figure>"
