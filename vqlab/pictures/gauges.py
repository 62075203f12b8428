"""Sliders and charts of a scene where nothing can be moved: as lines of text, and as SVG."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from vqlab.pictures.scene import Chart, Scene

WIDE = 24
"""Letters of the longest bar in a text."""
ROW, HEAD = 18, 26
"""Height of a bar and of a caption in a picture."""
_LETTER = 7.2
"""Width of a letter in a picture, about."""


def gauge_lines(scene: Scene) -> list[str]:
    """What the sliders say and the bars show, line by line; nothing where there are none."""
    said = [f"{slider['label']}: {slider['text']}" for slider in scene.get("sliders", [])]
    return said + [line for chart in scene.get("charts", []) for line in _lines(chart)]


def _lines(chart: Chart) -> list[str]:
    labels = [bar["label"] for bar in chart["bars"]]
    wide = max(map(len, labels), default=0)
    bars = ["█" * round(WIDE * bar["share"]) for bar in chart["bars"]]
    rows = [
        f"  {label:>{wide}}  {drawn:<{WIDE}}  {bar['text']}".rstrip()
        for label, drawn, bar in zip(labels, bars, chart["bars"], strict=True)
    ]
    return [chart["caption"], *rows]


def charts_height(scene: Scene) -> int:
    """Height of the charts in a picture: the first on the right, the others on the left."""
    first, *rest = [HEAD + ROW * len(chart["bars"]) for chart in scene.get("charts", [])] or [0]
    return max(first, sum(rest))


def draw_charts(
    root: ET.Element, scene: Scene, x: float, y: float, width: float, colours: tuple[str, str, str]
) -> None:
    """Draw the charts into a picture; ``colours``: of words, of softer words, of bars."""
    half, below = width / 2 - 20, y
    for number, chart in enumerate(scene.get("charts", [])):
        at, top = (x + width / 2 + 20, y) if number == 0 else (x, below)
        _chart(root, chart, at, top, half, colours)
        if number:
            below += HEAD + ROW * len(chart["bars"])


def _chart(
    root: ET.Element, chart: Chart, x: float, y: float, width: float, colours: tuple[str, str, str]
) -> None:
    ink, soft, fill = colours
    _words(root, chart["caption"], x, y + 14, ink, "start", weight="700")
    name = 12 + _LETTER * max((len(bar["label"]) for bar in chart["bars"]), default=0)
    text = 12 + _LETTER * max((len(bar["text"]) for bar in chart["bars"]), default=0)
    for number, bar in enumerate(chart["bars"]):
        line = y + HEAD + ROW * number
        _words(root, bar["label"], x + name - 8, line + 10, ink, "end")
        size = {"height": str(ROW - 6), "width": f"{(width - name - text) * bar['share']:.1f}"}
        place = {"x": f"{x + name:.1f}", "y": f"{line:.1f}"}
        ET.SubElement(root, "rect", {**place, **size, "rx": "2", "fill": fill})
        _words(root, bar["text"], x + width, line + 10, soft if bar["mark"] else ink, "end")


def _words(
    root: ET.Element,
    words: str,
    x: float,
    y: float,
    fill: str,
    anchor: str,
    weight: str = "400",
) -> None:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "font-size": "13", "fill": fill}
    style = {"text-anchor": anchor, "font-weight": weight}
    ET.SubElement(root, "text", {**place, **style}).text = words
