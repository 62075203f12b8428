"""The state graph as a picture: layers by turn, a shape and a letter for whose turn it is.

graph → places → SVG. The root is on top, every play goes down. Colour is never alone: each seat has
its letter, and a shape it shares with few others.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from math import cos, pi, sin
from xml.etree import ElementTree as ET

import networkx as nx

from vqlab.contract import Message, seat_letter
from vqlab.solver.graph import GraphTooLarge, plays_between

__all__ = ["COLOURS", "MOST_DRAWN", "places", "svg", "text_of"]

MOST_DRAWN = 600
"""States in one drawing, unless another limit is given."""
MOST_LABELS = 80
"""Edges up to which each shows its play."""
ACROSS, DOWN, RADIUS, MARGIN = 64, 84, 15, 44
PAPER, INK, LINE, END = "#fffdf7", "#241a30", "#6b6078", "#ffffff"
COLOURS = (
    *("#7a1f3d", "#1f4e79", "#2f6b2f", "#7a4a00", "#5b2a86", "#005f60"),
    *("#8a2d0b", "#3d4a5c", "#6b5500", "#8c1c6c", "#27408b", "#4d4d4d"),
)
"""One for each seat, dark enough for white letters."""
CORNERS = (0, 4, 6, 3, 8, 5)
"""Corners of a seat's shape, 0 for a circle; the seventh seat begins again."""

Place = tuple[float, float]
Places = dict[Hashable, Place]


def text_of(thing: object) -> str:
    """What a state or a play says of itself, without the characters other programs refuse.

    >>> text_of("6^2\\0")
    '6^2�'
    """
    return re.sub(r"[^\t\n -~\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", str(thing))


def places(graph: nx.DiGraph, sweeps: int = 4) -> Places:
    """State -> (x, y) in pixels: a row for each layer, ordered so that few edges cross.

    Each sweep, down and up by turns, sorts a row by the middle of its neighbours in the row before
    (Sugiyama, Tagawa & Toda 1981).

    >>> graph = nx.DiGraph([("top", "left"), ("top", "right")])
    >>> nx.set_node_attributes(graph, {"top": 0, "left": 1, "right": 1}, "layer")
    >>> places(graph)
    {'top': (76.0, 44.0), 'left': (44.0, 128.0), 'right': (108.0, 128.0)}
    """
    rows: dict[int, list[Hashable]] = {}
    for state, node in graph.nodes.items():
        rows.setdefault(node["layer"], []).append(state)
    ordered = [rows[number] for number in sorted(rows)]
    for sweep in range(sweeps):
        _settle(graph, ordered if sweep % 2 == 0 else ordered[::-1], down=sweep % 2 == 0)
    widest = max(map(len, ordered))
    return {
        state: (
            MARGIN + ACROSS * (at + (widest - len(row)) / 2),
            float(MARGIN + DOWN * number),
        )
        for number, row in enumerate(ordered)
        for at, state in enumerate(row)
    }


def _settle(graph: nx.DiGraph, rows: list[list[Hashable]], *, down: bool) -> None:
    """Sort every row but the first by the middle of the neighbours in rows already settled."""
    at: dict[Hashable, float] = {}
    for row in rows:
        for place, state in enumerate(row):
            near = [at[n] for n in (graph.pred if down else graph.succ)[state] if n in at]
            at[state] = sum(near) / len(near) if near else place - (len(row) - 1) / 2
        row.sort(key=at.__getitem__)
        for place, state in enumerate(row):
            at[state] = place - (len(row) - 1) / 2


def svg(graph: nx.DiGraph, limit: int = MOST_DRAWN) -> str:
    """The graph as one self-contained SVG text, readable on light and dark pages.

    Every node tells its state when pointed at; plays stand on the edges while there are few. Raises
    GraphTooLarge above ``limit`` states.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> svg(state_graph(Position.parse("1 3 | 2 | 4")))[:4]
    '<svg'
    """
    count = len(graph)
    if count > limit:
        raise GraphTooLarge(Message("drawing-too-large", count=count, limit=limit), count, limit)
    where = places(graph)
    root = _page(where, text_of(graph.graph["root"]), count)
    labelled = graph.number_of_edges() <= MOST_LABELS
    for state in graph:
        for number, then in enumerate(graph[state]):
            plays = ", ".join(map(text_of, plays_between(graph, state, then)))
            _edge(root, where[state], where[then], plays)
            if labelled:
                _label(root, where[state], where[then], plays, (0.42, 0.64)[number % 2])
    for state, node in graph.nodes.items():
        _node(root, where[state], node, text_of(state))
    return ET.tostring(root, "unicode")


def _page(where: Places, title: str, count: int) -> ET.Element:
    width = max(x for x, _ in where.values()) + MARGIN
    height = max(y for _, y in where.values()) + MARGIN
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {width:g} {height:g}",
            "role": "img",
            "style": f"max-width:{width:g}px;width:100%;height:auto",
            "font-family": "system-ui, 'DejaVu Sans', sans-serif",
            "text-anchor": "middle",
        },
    )
    ET.SubElement(root, "title").text = str(Message("drawing-title", position=title, count=count))
    _add(root, "rect", width=width, height=height, rx=10, fill=PAPER)
    return root


def _edge(root: ET.Element, start: Place, end: Place, plays: str) -> None:
    """A line down; where play goes back up, a dashed bow."""
    (x, y), (to_x, to_y) = start, end
    if to_y > y:
        line = _add(root, "path", d=f"M{x:g} {y:g}L{to_x:g} {to_y:g}", fill="none", stroke=LINE)
    else:
        bow = f"Q{max(x, to_x) + ACROSS:g} {(y + to_y) / 2:g} {to_x:g} {to_y:g}"
        line = _add(root, "path", d=f"M{x:g} {y:g}{bow}", fill="none", stroke=LINE)
        line.set("stroke-dasharray", "5 3")
    ET.SubElement(line, "title").text = plays


def _label(root: ET.Element, start: Place, end: Place, plays: str, part: float) -> None:
    """The play, part of the way along its edge; the parts differ so that labels seldom meet."""
    x, y = (a + part * (b - a) for a, b in zip(start, end, strict=True))
    over = {"stroke": PAPER, "stroke-width": 4, "paint-order": "stroke"}
    _write(root, plays, x, y + 4, 11, INK, **over)


def _node(root: ET.Element, place: Place, node: Mapping[str, object], text: str) -> None:
    x, y = place
    group = _add(root, "g")
    ET.SubElement(group, "title").text = text
    seat, penalties = node["to_act"], node["penalties"]
    if not isinstance(seat, int):
        points = " ".join(map(str, penalties)) if isinstance(penalties, tuple) else ""
        width = max(2 * RADIUS, 6.2 * len(points) + 8)
        _add(group, "rect", x=x - width / 2, y=y - 10, width=width, height=20, fill=END, stroke=INK)
        _write(group, points, x, y + 4, 10, INK)
    else:
        _shape(group, x, y, seat)
        _write(group, seat_letter(seat), x, y + 5, 14, "#ffffff", **{"font-weight": 700})


def _shape(group: ET.Element, x: float, y: float, seat: int) -> None:
    corners, fill = CORNERS[seat % len(CORNERS)], COLOURS[seat % len(COLOURS)]
    if not corners:
        _add(group, "circle", cx=x, cy=y, r=RADIUS, fill=fill)
        return
    radius = RADIUS * (1.5 if corners == 3 else 1.2)
    angles = (2 * pi * corner / corners - pi / 2 for corner in range(corners))
    points = " ".join(f"{x + radius * cos(a):.1f},{y + radius * sin(a):.1f}" for a in angles)
    _add(group, "polygon", points=points, fill=fill)


def _write(
    root: ET.Element, words: str, x: float, y: float, size: int, fill: str, **more: object
) -> None:
    _add(root, "text", x=x, y=y, fill=fill, **{"font-size": size}, **more).text = words


def _add(root: ET.Element, tag: str, **attributes: object) -> ET.Element:
    texts = {
        name: f"{value:g}" if isinstance(value, float) else str(value)
        for name, value in attributes.items()
    }
    return ET.SubElement(root, tag, texts)
