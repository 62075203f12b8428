"""The paper all pictures are drawn on: colours by day and by night, letters, a frame.

what is drawn → matplotlib, untouched by a user's settings → SVG that may stand in a page.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from io import StringIO
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

from vqlab.contract import LabError, Message

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["bare", "drawn", "need_matplotlib"]

GROUND, INK, SOFT, EDGE, FIRST, SECOND = (
    *("#f6f2fa", "#221a2e", "#5b5069"),
    *("#cfc3dd", "#6b3fa0", "#7a3b00"),
)
DARK = {
    GROUND: "#261c33",
    INK: "#f4eefa",
    SOFT: "#c9bcd8",
    EDGE: "#57457a",
    FIRST: "#b98cf0",
    SECOND: "#ffc857",
}
SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "vqlab",
    "text.parse_math": False,
    "font.size": 10,
    **dict.fromkeys(("figure.constrained_layout.w_pad", "figure.constrained_layout.h_pad"), 0.11),
    **dict.fromkeys(("text.color", "axes.labelcolor", "axes.titlecolor", "xtick.color"), INK),
    "ytick.color": INK,
}


def need_matplotlib() -> None:
    """Raise LabError where matplotlib is not installed."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError as error:
        raise LabError(Message("plots-missing")) from error


def drawn(size: tuple[float, float], draw: Callable[[Figure], None], title: str, told: str) -> str:
    """The SVG of what ``draw`` puts on a figure of so many inches; ``told``: the same in words.

    Raises LabError where matplotlib is not installed.
    """
    need_matplotlib()
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing from font")
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(SETTINGS)
        drawing = Figure(size, layout="constrained")
        drawing.patch.set_visible(False)
        draw(drawing)
        for artist in drawing.findobj():
            artist.set_clip_on(False)
        text = StringIO()
        drawing.savefig(text, format="svg")
    return _finished(text.getvalue(), title, told)


def bare(axes: Axes) -> None:
    """Axes without a frame, their lines behind what is drawn."""
    axes.patch.set_visible(False)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _finished(drawn: str, title: str, told: str) -> str:
    """The drawing as a picture that may stand in a page: named, styled, touching nothing else."""
    drawing = ET.fromstring(drawn)
    _, _, width, height = map(float, drawing.attrib["viewBox"].split())
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": "vq-plot",
            "viewBox": f"0 0 {width:g} {height:g}",
            "width": f"{width * SCALE:.0f}",
            "height": f"{height * SCALE:.0f}",
            "role": "img",
            "style": "max-width:100%;height:auto",
        },
    )
    ET.SubElement(root, "title").text = title
    ET.SubElement(root, "desc").text = told
    ET.SubElement(root, "style").text = STYLE
    ground = {"width": f"{width:g}", "height": f"{height:g}", "rx": "10"}
    ET.SubElement(root, "rect", {**ground, "style": f"fill: {GROUND}"})
    root.extend(part for part in drawing if not part.tag.endswith(("defs", "metadata")))
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
        element.attrib.pop("id", None)
        if "font-family" in element.get("style", ""):
            element.set("style", re.sub("font-family: [^;]*", FONT, element.attrib["style"]))
    return ET.tostring(root, "unicode")


def _dark(scope: str) -> str:
    """The rules by which each colour becomes its dark twin, below a selector."""
    return "".join(
        f'{scope} [style*="{kind}: {light}"]{{{kind}:{dark}!important}}'
        for light, dark in DARK.items()
        for kind in ("fill", "stroke")
    )


SCALE = 1.4
"""Pixels of a screen for a unit of the picture."""
FONT = "font-family: system-ui, 'DejaVu Sans', sans-serif"
STYLE = (
    ".vq-plot *{stroke-linejoin:round;stroke-linecap:butt}"
    "@media screen and (prefers-color-scheme:dark){"
    + _dark(':is(.vq-plot:root,body:not([data-jp-theme-light="true"]) .vq-plot)')
    + "}"
    + _dark('body[data-jp-theme-light="false"] .vq-plot')
)
"""JupyterLab says its theme on the body; elsewhere the system does."""
