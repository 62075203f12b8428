"""A scene as one self-contained SVG, built as a tree so that every text is escaped."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from vqlab.pictures.faces import BACK, HEIGHT, WIDTH, face
from vqlab.pictures.gauges import charts_height, draw_charts
from vqlab.pictures.scene import CrossScene, Scene, SeatScene
from vqlab.pictures.text import text as as_text

COLUMN = 80
GAP = 10
CARD = 0.7
LINE = HEIGHT * CARD + 4
STEP = 0.42
"""How much of a card stays in sight, at least: its mark."""
STATUS = 54
CROSS, APART = 0.75, 26
"""How large the cards of a cross are, and what is between two crosses."""
LOW = 104
"""Height of a row with only the middle in it, where charts stand below the table."""
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


_PAPER = {_FELT: "#ffffff", _PANEL: "#ffffff", _INK: "#000000", _SOFT: "#333333", _MARK: "#000000"}


def paper(scene: Scene) -> ET.Element:
    """The same picture for printing, as a tree: black on white, a panel by its outline.

    The status is left out: a page has room to say it in letters of its own size.

    >>> from vqlab.queen import Position
    >>> from vqlab.pictures import scene
    >>> _FELT in ET.tostring(paper(scene(Position.parse("6 8 | 7 | 9 S20"))), "unicode")
    False
    """
    root = _tree(scene, status=0)
    del root.attrib["xmlns"], root.attrib["style"]  # it stands in a page, whose style is its own
    for element in root.iter():
        if element.get("fill") == _PANEL and element.get("stroke") == "none":
            element.attrib |= {"stroke": "#777777", "stroke-width": "1"}
        for name in ("fill", "stroke"):
            if element.get(name) in _PAPER:
                element.set(name, _PAPER[element.attrib[name]])
    return root


def _tree(scene: Scene, status: int = STATUS) -> ET.Element:
    rows = max(cell[2] + cell[3] - 1 for cell in _cells(scene))
    lines = max(_lines_of(seat) for seat in scene["seats"])
    row = 28 + lines * LINE + HEIGHT * CARD * 0.82 + 18
    charts = charts_height(scene)
    heights = [LOW if charts and number == 0 else row for number in range(rows)]
    if scene.get("crosses"):
        heights[scene["middle_cell"][2] - 1] = _cross_scale(scene) * HEIGHT * 3.6 + 62
    status *= 2 if charts else 1
    width, height = 12 * COLUMN + 2 * GAP, round(sum(heights) + charts + status + 2 * GAP)
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
    _middle(root, scene, heights)
    for seat in scene["seats"]:
        _seat(root, seat, heights, lines)
    below = GAP + sum(heights) + 8
    draw_charts(root, scene, 2 * GAP, below, width - 4 * GAP, (_INK, _SOFT, _MARK))
    if status:
        most = 4 if charts else 2
        _lines(root, scene["status"], 2 * GAP, height - status + 8, width - 4 * GAP, most)
    return root


def _cells(scene: Scene) -> list[list[int]]:
    return [seat["cell"] for seat in scene["seats"]] + [scene["middle_cell"]]


def _area(cell: list[int], heights: list[float]) -> tuple[float, float, float, float]:
    column, columns, row, rows = cell
    x, y = GAP + (column - 1) * COLUMN + 4, GAP + sum(heights[: row - 1]) + 4
    return x, y, columns * COLUMN - 8, sum(heights[row - 1 : row - 1 + rows]) - 8


def _width_of(cell: list[int]) -> float:
    return min(cell[1] * COLUMN - 8, 470)


def _lines_of(seat: SeatScene) -> int:
    """How many lines a hand takes with every card's mark in sight."""
    return max(1, -(-len(_face_up(seat)) // _in_a_line(_width_of(seat["cell"]) - 20)))


def _in_a_line(width: float) -> int:
    return int((width - WIDTH * CARD) // (WIDTH * CARD * STEP)) + 1


def _middle(root: ET.Element, scene: Scene, heights: list[float]) -> None:
    x, y, width, height = _area(scene["middle_cell"], heights)
    if scene.get("crosses"):
        _crosses(root, scene, x, y, width)
        words = "  ·  ".join(scene["middle"])
        _write(root, words, x + width / 2, y + height - 6, 14, _SOFT, "middle")
        return
    first, *others = scene["middle"]
    line = 20
    top = y + height / 2 - line * len(others) / 2
    size = 34 if scene.get("charts") else 17
    _write(root, first, x + width / 2, top, size, _INK, "middle", "700")
    for number, words in enumerate(others, 1):
        _write(root, words, x + width / 2, top + line * number, 14, _SOFT, "middle")


def _cross_scale(scene: Scene) -> float:
    """As large as the width of the middle allows."""
    room = scene["middle_cell"][1] * COLUMN / len(scene["crosses"]) - APART
    return min(CROSS, room / (3 * WIDTH))


def _crosses(root: ET.Element, scene: Scene, x: float, y: float, width: float) -> None:
    each = width / len(scene["crosses"])
    for number, cross in enumerate(scene["crosses"]):
        _cross(root, cross, x + each * (number + 0.5), y + 4, _cross_scale(scene))


def _cross(root: ET.Element, cross: CrossScene, middle: float, y: float, scale: float) -> None:
    """A cross around a vertical line; free sides are outlines, and so is the place below."""
    wide, tall = WIDTH * scale, HEIGHT * scale
    left = middle - wide * 1.5
    _box(root, left - 6, y - 4, 3 * wide + 12, tall * 3.6 + 8, _PANEL, 8).set("stroke", "none")
    _write(root, cross["label"], left + 2, y + 14, 13, _SOFT, "start", "700")
    for card, (column, row) in zip(cross["around"], ((1, 0), (2, 1), (1, 2), (0, 1)), strict=True):
        _lay(root, card, left + column * wide, y + row * tall, scale)
    _lay(root, cross["vampire"], left + wide, y + tall, scale)
    _lay(root, "", left + wide, y + 3 * tall, scale, 0.6)


def _lay(root: ET.Element, card: str, x: float, y: float, scale: float, part: float = 1.0) -> None:
    """A card where it lies, or the outline of its place; ``part``: how much of its height."""
    if card:
        drawn = face(card)
        drawn.set("transform", f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")
        root.append(drawn)
        return
    box = _box(root, x + 2, y + 2, WIDTH * scale - 4, HEIGHT * scale * part - 4, "none", 5)
    box.attrib |= {"stroke": _SOFT, "stroke-dasharray": "4 3"}


def _seat(root: ET.Element, seat: SeatScene, heights: list[float], lines: int) -> None:
    x, y, width, height = _area(seat["cell"], heights)
    shown = _width_of(seat["cell"])
    x += (width - shown) / 2
    box = _box(root, x, y, shown, height, _PANEL, 10)
    box.set("stroke", _MARK if seat["to_act"] else "none")
    box.set("stroke-width", "2.5")
    mark = "▶ " if seat["to_act"] else "● " if seat["leader"] else ""
    label = _shortened(mark + seat["label"], shown - 30 - 7 * len(seat["badge"]), 8.4)
    _write(root, label, x + 10, y + 20, 14, _INK, "start", "700")
    if seat["badge"]:
        _write(root, seat["badge"], x + shown - 10, y + 20, 12, _SOFT, "end")
    cards, most = _face_up(seat), _in_a_line(shown - 20)
    for line, first in enumerate(range(0, len(cards), most)):
        _fan(root, cards[first : first + most], x + 10, y + 28 + line * LINE, shown - 20, CARD)
    _play(root, seat, x, y + 28 + lines * LINE + 2, shown)


def _play(root: ET.Element, seat: SeatScene, x: float, y: float, shown: float) -> None:
    if seat["play"]:
        said = seat.get("said", "")
        _write(root, said, x + 12, y + 28, 14, _SOFT, "start")
        before = 10 + 8.4 * len(said)
        _fan(root, seat["play"], x + before, y, shown - 30 - before, CARD * 0.82)
    elif seat.get("won"):
        _fan(root, seat["won"], x + 10, y, shown - 40, CARD * 0.82)
    elif seat["play"] is not None:
        _write(root, seat["played"], x + 12, y + 24, 15, _SOFT, "start")
    if seat["top"]:
        _write(root, "★", x + shown - 12, y + 28, 18, _MARK, "end")


def _shortened(words: str, width: float, each: float) -> str:
    most = max(3, int(width / each))
    return words if len(words) <= most else words[: most - 1] + "…"


def _face_up(seat: SeatScene) -> list[str]:
    if seat["cards"] is not None:
        return seat["cards"]
    return [BACK] * (seat["count"] - len(seat["seen"])) + seat["seen"]


def _fan(
    root: ET.Element, cards: list[str], x: float, y: float, width: float, scale: float
) -> None:
    """Cards side by side, overlapping as much as the width asks; equal ones more."""
    if not cards:
        return
    wide = WIDTH * scale
    roomy = len(cards) * (wide + 3) <= width
    closer = 0.6 if not roomy and len(cards) * wide * 0.75 <= width else 1.0
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


def _lines(
    root: ET.Element, words: str, x: float, y: float, width: float, most_lines: int = 2
) -> None:
    """A sentence broken into a few lines at most."""
    most = int(width / (7.6 if most_lines == 2 else 8.4))
    for number in range(most_lines):
        line = words
        if len(words) > most:
            last = number == most_lines - 1
            line = words[: most - 1] + "…" if last else words[: words.rfind(" ", 0, most)]
        if line:
            _write(root, line, x, y + 12 + 20 * number, 15, _INK, "start")
        words = words[len(line) :].strip()
