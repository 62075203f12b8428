"""A scene as one self-contained SVG, built as a tree so that every text is escaped."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from vqlab.pictures.faces import BACK, HEIGHT, WIDTH, face
from vqlab.pictures.scene import Scene, SeatScene
from vqlab.pictures.text import text as as_text

COLUMN = 80
GAP = 10
ROW = 150
CARD = 0.7
STATUS = 54
_INK, _SOFT, _FELT, _PANEL, _MARK = "#f4eefa", "#c9bcd8", "#261c33", "#33264a", "#ffc857"


def svg(scene: Scene) -> str:
    """The scene as SVG text, readable on light and dark pages.

    It carries a title and, as its description, the table as text.

    >>> from vqlab.queen import Position
    >>> from vqlab.pictures import scene
    >>> svg(scene(Position.parse("6 8 | 7 | 9 S20")))[:4]
    '<svg'
    """
    return ET.tostring(_tree(scene), "unicode")


def _tree(scene: Scene) -> ET.Element:
    rows = max(cell[2] + cell[3] - 1 for cell in _cells(scene))
    width, height = 12 * COLUMN + 2 * GAP, rows * ROW + STATUS + 2 * GAP
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {width} {height}",
            "role": "img",
            "style": f"max-width:{width}px;width:100%;height:auto",
            "font-family": "system-ui, 'DejaVu Sans', sans-serif",
        },
    )
    ET.SubElement(root, "title").text = f"{scene['title']}. {scene['place']}. {scene['status']}"
    ET.SubElement(root, "desc").text = as_text(scene)
    _box(root, 0, 0, width, height, _FELT, 14)
    _middle(root, scene)
    for seat in scene["seats"]:
        _seat(root, seat)
    _lines(root, scene["status"], 2 * GAP, height - STATUS + 8, width - 4 * GAP)
    return root


def _cells(scene: Scene) -> list[list[int]]:
    return [seat["cell"] for seat in scene["seats"]] + [scene["middle_cell"]]


def _area(cell: list[int]) -> tuple[float, float, float, float]:
    column, columns, row, rows = cell
    x, y = GAP + (column - 1) * COLUMN + 4, GAP + (row - 1) * ROW + 4
    return x, y, columns * COLUMN - 8, rows * ROW - 8


def _middle(root: ET.Element, scene: Scene) -> None:
    x, y, width, height = _area(scene["middle_cell"])
    first, *others = scene["middle"]
    line = 20
    top = y + height / 2 - line * len(others) / 2
    _write(root, first, x + width / 2, top, 17, _INK, "middle", "700")
    for number, words in enumerate(others, 1):
        _write(root, words, x + width / 2, top + line * number, 14, _SOFT, "middle")


def _seat(root: ET.Element, seat: SeatScene) -> None:
    x, y, width, height = _area(seat["cell"])
    shown = min(width, 470)
    x += (width - shown) / 2
    edge = _MARK if seat["to_act"] else "none"
    box = _box(root, x, y, shown, height, _PANEL, 10)
    box.set("stroke", edge)
    box.set("stroke-width", "2.5")
    mark = "▶ " if seat["to_act"] else "● " if seat["leader"] else ""
    _write(root, mark + seat["label"], x + 10, y + 20, 14, _INK, "start", "700")
    if seat["badge"]:
        _write(root, seat["badge"], x + shown - 10, y + 20, 12, _SOFT, "end")
    _fan(root, _face_up(seat), x + 10, y + 28, shown - 20, CARD)
    play = seat["play"]
    if play is not None:
        at = y + 28 + HEIGHT * CARD + 6
        if play:
            _fan(root, play, x + 10, at, shown - 20, CARD * 0.82)
        else:
            _write(root, seat["played"], x + 12, at + 24, 15, _SOFT, "start")
        if seat["top"]:
            _write(root, "★", x + shown - 12, at + 28, 18, _MARK, "end")


def _face_up(seat: SeatScene) -> list[str]:
    if seat["cards"] is not None:
        return seat["cards"]
    return seat["seen"] + [BACK] * (seat["count"] - len(seat["seen"]))


def _fan(
    root: ET.Element, cards: list[str], x: float, y: float, width: float, scale: float
) -> None:
    """Cards side by side, overlapping as much as the width asks; equal ones more."""
    if not cards:
        return
    wide = WIDTH * scale
    roomy = len(cards) * (wide + 3) <= width
    closer = 1.0 if roomy else 0.45
    weights = [closer if at and card == cards[at - 1] else 1.0 for at, card in enumerate(cards)][1:]
    step = min(wide + 3, (width - wide) / sum(weights)) if weights else 0
    for card, weight in zip(cards, [0.0, *weights], strict=True):
        x += step * weight
        drawn = face(card)
        drawn.set("transform", f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")
        root.append(drawn)


def _box(
    root: ET.Element, x: float, y: float, width: float, height: float, fill: str, round_: int
) -> ET.Element:
    size = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{width:g}", "height": f"{height:g}"}
    return ET.SubElement(root, "rect", {**size, "rx": str(round_), "fill": fill})


def _write(
    root: ET.Element,
    words: str,
    x: float,
    y: float,
    size: int,
    fill: str,
    anchor: str,
    weight: str = "400",
) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "font-size": str(size), "fill": fill}
    ET.SubElement(
        root, "text", {**place, "text-anchor": anchor, "font-weight": weight}
    ).text = words


def _lines(root: ET.Element, words: str, x: float, y: float, width: float) -> None:
    """A sentence broken into at most two lines."""
    most = int(width / 7.6)
    first = words
    if len(words) > most:
        first = words[: words.rfind(" ", 0, most)]
    rest = words[len(first) :].strip()
    if len(rest) > most:
        rest = rest[: most - 1] + "…"
    _write(root, first, x, y + 12, 15, _INK, "start")
    if rest:
        _write(root, rest, x, y + 32, 15, _INK, "start")
