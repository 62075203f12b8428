"""The state graph as a picture: layers by turn, a shape and a letter for whose turn it is.

graph → places → SVG. The root is on top, every play goes down. Colour is never alone: each seat has
its letter, and a shape it shares with few others; what a state is worth stands below it as well.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterable, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import cos, pi, sin
from operator import mul
from typing import Any
from xml.etree import ElementTree as ET

import networkx as nx

from vqlab.contract import Message, seat_letter
from vqlab.solver.graph import GraphTooLarge, plays_between

__all__ = ["COLOURS", "MOST_DRAWN", "SHADES", "curves", "html", "places", "svg", "text_of"]

MOST_DRAWN = 600
"""States in one drawing, unless another limit is given."""
MOST_LABELS = 80
"""Edges up to which each shows its play."""
ACROSS, DOWN, RADIUS, MARGIN = 64, 84, 15, 44
ROOM, BOWS = RADIUS + 7, sorted(range(-140, 141, 20), key=abs)
"""How far a line keeps from other nodes, and how far aside its control point may go for that."""
PAPER, INK, LINE, END = "#fffdf7", "#241a30", "#6b6078", "#ffffff"
COLOURS = (
    *("#7a1f3d", "#1f4e79", "#2f6b2f", "#7a4a00", "#5b2a86", "#005f60"),
    *("#8a2d0b", "#3d4a5c", "#6b5500", "#8c1c6c", "#27408b", "#4d4d4d"),
)
"""One for each seat, dark enough for white letters."""
SHADES = (
    *(("#f2e9b8", INK), ("#bfdcae", INK), ("#8cc4b0", INK), ("#5fa5b5", INK)),
    *(("#3a6f9f", "#ffffff"), ("#3f4a8a", "#ffffff"), ("#3b1f5b", "#ffffff")),
)
"""Fill and letters of a node by what it is worth: the more, the darker."""
CORNERS = (0, 4, 6, 3, 8, 5)
"""Corners of a seat's shape, 0 for a circle; the seventh seat begins again."""

Place = tuple[float, float]
Places = dict[Hashable, Place]
Curve = tuple[Place, Place, Place]
"""Start, control point and end; a control point halfway between them makes a straight line."""
Paint = tuple[str, str]


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


def svg(
    graph: nx.DiGraph,
    limit: int = MOST_DRAWN,
    *,
    worth: Mapping[Any, Any] | None = None,
    scale: Iterable[Any] = (),
    path: Sequence[Hashable] = (),
) -> str:
    """The graph as one self-contained SVG text, readable on light and dark pages.

    Every node tells its state when pointed at; plays stand on the edges while there are few. With
    ``worth`` (state -> a number, or whatever has an order) a node shows what it is worth and is the
    darker the more that is; a state it lacks is hollow. ``scale`` holds all worths there will be,
    so that a shade means the same in several drawings. A thick line joins the states of ``path``.
    Raises GraphTooLarge above ``limit`` states.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> svg(state_graph(Position.parse("1 3 | 2 | 4")))[:4]
    '<svg'
    """
    count = len(graph)
    if count > limit:
        raise GraphTooLarge(Message("drawing-too-large", count=count, limit=limit), count, limit)
    where = places(graph)
    ways = curves(graph, where)
    widest = max([x for x, _ in where.values()] + [_at(bow, 0.5)[0] for bow in ways.values()])
    root = _page(where, widest, text_of(graph.graph["root"]), count)
    labelled, along = graph.number_of_edges() <= MOST_LABELS, set(pairwise(path))
    for state in graph:
        across = sorted(graph[state], key=where.__getitem__)
        for then in graph[state]:
            plays = ", ".join(map(text_of, plays_between(graph, state, then)))
            curve = ways[state, then]
            _edge(root, curve, plays, thick=(state, then) in along)
            if labelled:
                _label(root, curve, plays, (0.42, 0.64)[across.index(then) % 2])
    known = worth or {}
    paints = _paints(known, scale)
    for state, node in graph.nodes.items():
        paint = paints.get(state) or _plain(node, hollow=worth is not None)
        told = text_of(known[state]) if state in known else ""
        _node(root, where[state], node, text_of(state), paint, told)
    return ET.tostring(root, "unicode")


def html(graph: nx.DiGraph, limit: int = MOST_DRAWN, **shown: Any) -> str:
    """The drawing for a notebook cell: on a narrow screen it scrolls sideways and stays legible.

    ``shown`` and what it raises are as for ``svg``.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> html(state_graph(Position.parse("1 3 | 2 | 4")))[:4]
    '<div'
    """
    name = escape(text_of(graph.graph["root"]))
    stop = 'tabindex="0" data-lm-suppress-shortcuts="true"'  # the arrow keys scroll it
    room = f'<div style="overflow-x:auto" role="group" aria-label="{name}" {stop}>'
    return f"{room}{svg(graph, limit, **shown)}</div>"


def _paints(worth: Mapping[Any, Any], scale: Iterable[Any]) -> dict[Hashable, Paint]:
    """State -> fill and letters, by the rank of its worth among all on the scale."""
    ranked = sorted({*scale, *worth.values()})
    last = max(1, len(ranked) - 1)
    shade = {value: SHADES[(len(SHADES) - 1) * rank // last] for rank, value in enumerate(ranked)}
    return {state: shade[value] for state, value in worth.items()}


def _plain(node: Mapping[str, object], *, hollow: bool) -> Paint:
    """Fill and letters of a node without a worth: its seat's, or none while others have theirs."""
    seat = node["to_act"]
    if hollow or not isinstance(seat, int):
        return END, INK
    return COLOURS[seat % len(COLOURS)], "#ffffff"


def _page(where: Places, widest: float, title: str, count: int) -> ET.Element:
    width = widest + MARGIN
    height = max(y for _, y in where.values()) + MARGIN
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {width:g} {height:g}",
            "role": "img",
            "style": f"min-width:{0.9 * width:g}px;max-width:{width:g}px;width:100%;height:auto",
            "font-family": "system-ui, 'DejaVu Sans', sans-serif",
            "text-anchor": "middle",
        },
    )
    ET.SubElement(root, "title").text = str(Message("drawing-title", position=title, count=count))
    _add(root, "rect", width=width, height=height, rx=10, fill=PAPER)
    return root


def curves(graph: nx.DiGraph, where: Places) -> dict[tuple[Hashable, Hashable], Curve]:
    """Edge -> how it runs: straight, or by the least bow that keeps clear of other nodes.

    Where play goes back up, always a bow.

    >>> graph = nx.DiGraph([("top", "left"), ("left", "top")])
    >>> [curve[1] for curve in curves(graph, {"top": (44.0, 44.0), "left": (44.0, 128.0)}).values()]
    [(44.0, 86.0), (108.0, 86.0)]
    """
    rows: dict[float, list[float]] = {}
    for x, y in sorted(where.values()):
        rows.setdefault(y, []).append(x)
    heights = sorted(rows)
    return {edge: _curve(where[edge[0]], where[edge[1]], rows, heights) for edge in graph.edges}


def _curve(start: Place, end: Place, rows: dict[float, list[float]], heights: list[float]) -> Curve:
    (x, y), (to_x, to_y) = start, end
    if to_y <= y:
        return start, (max(x, to_x) + ACROSS, (y + to_y) / 2), end
    between = heights[bisect_right(heights, y) : bisect_left(heights, to_y)]
    middle, height = (x + to_x) / 2, (y + to_y) / 2
    bows = [aside for aside in BOWS if middle + aside / 2 > RADIUS] if between else [0]
    ways = [(start, (middle + aside, height), end) for aside in bows]
    room = [
        min((_clear(_at(way, (at - y) / (to_y - y)), rows[at]) for at in between), default=ROOM)
        for way in ways
    ]
    return max(zip(room, ways, strict=True), key=lambda one: min(one[0], ROOM))[1]


def _clear(point: Place, row: list[float]) -> float:
    """How far a point is from the nearest node of the row at its height."""
    at = bisect_left(row, point[0])
    return min(abs(point[0] - x) for x in row[max(0, at - 1) : at + 1])


def _at(curve: Curve, part: float) -> Place:
    """The point part of the way along a curve; at half its height it is half way."""
    weights = (1 - part) ** 2, 2 * part * (1 - part), part**2
    x, y = (sum(map(mul, weights, axis)) for axis in zip(*curve, strict=True))
    return x, y


def _edge(root: ET.Element, curve: Curve, plays: str, *, thick: bool) -> None:
    """A line down; where play goes back up, a dashed one."""
    (x, y), (by_x, by_y), (to_x, to_y) = curve
    bent = by_x != (x + to_x) / 2
    way = f"Q{by_x:g} {by_y:g} {to_x:g} {to_y:g}" if bent else f"L{to_x:g} {to_y:g}"
    line = _add(root, "path", d=f"M{x:g} {y:g}{way}", fill="none", stroke=LINE)
    if to_y <= y:
        line.set("stroke-dasharray", "5 3")
    if thick:
        line.attrib.update({"stroke": INK, "stroke-width": "4"})
    ET.SubElement(line, "title").text = plays


def _label(root: ET.Element, curve: Curve, plays: str, part: float) -> None:
    """The play, part of the way along its edge; the parts differ so that labels seldom meet."""
    x, y = _at(curve, part)
    over = {"stroke": PAPER, "stroke-width": 6, "stroke-linejoin": "round", "paint-order": "stroke"}
    _write(root, plays, x, y + 4, 11, INK, **over)


def _node(
    root: ET.Element, place: Place, node: Mapping[str, object], text: str, paint: Paint, worth: str
) -> None:
    (x, y), (fill, letters) = place, paint
    group = _add(root, "g")
    ET.SubElement(group, "title").text = f"{text} → {worth}" if worth else text
    seat, penalties = node["to_act"], node["penalties"]
    if not isinstance(seat, int):
        points = " ".join(map(str, penalties)) if isinstance(penalties, tuple) else ""
        width = max(2 * RADIUS, 6.2 * len(points) + 8)
        _add(
            group, "rect", x=x - width / 2, y=y - 10, width=width, height=20, fill=fill, stroke=INK
        )
        _write(group, points, x, y + 4, 10, letters)
    else:
        _shape(group, x, y, seat, fill)
        _write(group, seat_letter(seat), x, y + 5, 14, letters, **{"font-weight": 700})
    if worth:
        _tag(group, x, y + RADIUS + 5, worth)


def _tag(group: ET.Element, x: float, y: float, worth: str) -> None:
    """What the node is worth, on a small label over its lower edge."""
    width = 7.5 * len(worth) + 8
    _add(
        group, "rect", x=x - width / 2, y=y - 8, width=width, height=16, rx=8, fill=END, stroke=INK
    )
    _write(group, worth, x, y + 4, 12, INK, **{"font-weight": 700})


def _shape(group: ET.Element, x: float, y: float, seat: int, fill: str) -> None:
    corners, edge = CORNERS[seat % len(CORNERS)], "none" if fill in COLOURS else INK
    if not corners:
        _add(group, "circle", cx=x, cy=y, r=RADIUS, fill=fill, stroke=edge)
        return
    radius = RADIUS * (1.5 if corners == 3 else 1.2)
    angles = (2 * pi * corner / corners - pi / 2 for corner in range(corners))
    points = " ".join(f"{x + radius * cos(a):.1f},{y + radius * sin(a):.1f}" for a in angles)
    _add(group, "polygon", points=points, fill=fill, stroke=edge)


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
