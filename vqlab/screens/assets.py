"""The table's front end as text: one module, one style sheet, nothing fetched."""

from __future__ import annotations

import json
from importlib.resources import files

from vqlab.pictures import faces

_STATIC = files("vqlab") / "static"
MODULE = f"const FACES = {json.dumps(faces())};\n" + "".join(
    (_STATIC / name).read_text("utf-8") for name in ("language.js", "gauges.js", "table.js")
)
STYLES = "".join((_STATIC / name).read_text("utf-8") for name in ("styles.css", "gauges.css"))
_TABLE = MODULE.partition("const render = ")[0]
GRAPH_MODULE = _TABLE + (_STATIC / "graph.js").read_text("utf-8")
GRAPH_STYLES = STYLES + (_STATIC / "graph.css").read_text("utf-8")
