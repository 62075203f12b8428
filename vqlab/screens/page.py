"""A table as a page of its own: the same module and scenes, and no kernel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from vqlab.pictures import Scene, labels, svg
from vqlab.pictures.scene import still
from vqlab.screens.assets import MODULE, STYLES
from vqlab.words import spoken

_BOOT = """
const here = document.currentScript.previousElementSibling;
const data = %s;
const model = {
  get: (name) => data[name],
  set: (name, value) => { data[name] = value; },
  save_changes() {}, send() {}, on() {}, off() {},
};
here.replaceChildren();
render({ model, el: here });
"""


def fragment(
    scenes: Sequence[Scene], language: str = "", index: int = 0, *, alone: bool = False
) -> str:
    """HTML that steps through scenes wherever scripts run, and is a picture where they do not.

    Nothing is fetched: module, style, faces and scenes are all inside. Nobody answers there, so
    actions are left out. ``alone``: it is all of a page, whose heading is its title.
    """
    data = {
        "scenes": [still(scene) for scene in scenes],
        "index": index,
        "labels": labels(language),
        "still": True,
        "alone": alone,
    }
    module = MODULE.replace("export default { render };", "")
    script = f"(() => {{{module}{_BOOT % _script_json(data)}}})();"
    asked = escape(scenes[index]["asked"])
    drawn = f"<p>{asked}</p>{svg(scenes[index])}" if asked else svg(scenes[index])
    tongue = spoken(language)
    return f"<style>{STYLES}</style><div lang='{tongue}'>{drawn}</div><script>{script}</script>"


def page(scenes: Sequence[Scene], language: str = "") -> str:
    """A whole HTML page around ``fragment``."""
    title = escape(scenes[0]["title"])
    return (
        f"<!doctype html><html lang='{spoken(language)}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{title}</title></head>"
        f"<body><main>{fragment(scenes, language, alone=True)}</main></body></html>"
    )


def _script_json(data: object) -> str:
    """JSON that cannot end the script it stands in."""
    text = json.dumps(data, ensure_ascii=True)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
