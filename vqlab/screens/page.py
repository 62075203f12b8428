"""A table as a page of its own: the same module and scenes, and no kernel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from vqlab.pictures import Scene, labels, svg
from vqlab.pictures.scene import still
from vqlab.screens.assets import MODULE, STYLES
from vqlab.words import spoken

_STEPS = """
const model = {
  get: (name) => data[name],
  set: (name, value) => { data[name] = value; },
  save_changes() {}, send() {}, on() {}, off() {},
};
"""
_BOOT = """
const here = document.currentScript.previousElementSibling;
const data = %s;
%s
const begin = () => { here.replaceChildren(); %s({ model, el: here }); };
"""
SHARED = "vqlabTable"
"""What the table's module is called on a page where it stands once for all fragments."""


def fragment(
    scenes: Sequence[Scene],
    language: str = "",
    index: int = 0,
    *,
    alone: bool = False,
    whole: bool = True,
    name: str = "",
) -> str:
    """HTML that steps through scenes wherever scripts run, and is a picture where they do not.

    Nothing is fetched: module, style, faces and scenes are all inside, or, where it is not
    ``whole``, on the page around it as ``assets`` gives them. ``alone``: it is all of a page, whose
    heading is its title. ``name``: tells it from other tables of the page, such as a number. Nobody
    answers there, so actions are left out.
    """
    data = {
        "scenes": [still(scene) for scene in scenes],
        "index": index,
        "labels": named(name, language),
        "still": True,
        "alone": alone,
    }
    return table(scenes[index], data, _STEPS, whole=whole)


def named(name: str, language: str) -> dict[str, Any]:
    """The words on the controls of a table that has a name.

    >>> named("2", "en")["table"]
    'Table 2'
    """
    words = {**labels(language), "languages": {}}  # nobody answers the switch there
    return {**words, **{key: f"{words[key]} {name}".strip() for key in ("table", "rule")}}


def assets() -> tuple[str, str]:
    """Script and style for a page with fragments that are not whole.

    >>> script, style = assets()
    >>> script.startswith("const vqlabTable = "), style.startswith("/* The card table")
    (True, True)
    """
    module = MODULE.replace("export default { render };", "return render;")
    return f"const {SHARED} = (() => {{{module}}})();\n", STYLES


def page(scenes: Sequence[Scene], language: str = "") -> str:
    """A whole HTML page around ``fragment``."""
    title = escape(scenes[0]["title"])
    return (
        f"<!doctype html><html lang='{spoken(language)}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<title>{title}</title></head>"
        f"<body><main>{fragment(scenes, language, alone=True)}</main></body></html>"
    )


def table(first: Scene, data: dict[str, Any], model: str, *, whole: bool) -> str:
    """A picture of the first scene, and a script that puts the table in its place.

    ``model``: a script that makes the table's ``model`` of ``data``.
    """
    asked = escape(first["asked"])
    drawn = f"<p>{asked}</p>{svg(first)}" if asked else svg(first)
    still_part = f"<div lang='{data['labels']['lang']}'>{drawn}</div>"
    boot = _BOOT % (_script_json(data), model, "render" if whole else SHARED)
    if whole:
        module = MODULE.replace("export default { render };", "")
        script = f"(() => {{{module}{boot}begin();}})();"
        return f"<style>{STYLES}</style>{still_part}<script>{script}</script>"
    # the module may stand further down, or be loaded after this
    script = f'(() => {{{boot}addEventListener("DOMContentLoaded", begin);}})();'
    return f"{still_part}<script>{script}</script>"


def _script_json(data: object) -> str:
    """JSON that cannot end the script it stands in."""
    text = json.dumps(data, ensure_ascii=True)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
