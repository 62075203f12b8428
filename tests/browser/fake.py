"""The table's module on a bare page, with a model of our own instead of a kernel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from vqlab.pictures import Scene, labels
from vqlab.screens.assets import MODULE, STYLES

FAKE = """
window.sent = [];
window.heard = {};
window.data = %s;
window.model = {
  get: (name) => data[name],
  set: (name, value) => { data[name] = value; },
  save_changes() { sent.push({ type: "saved", index: data.index }); },
  send(message) { sent.push(message); },
  on(name, act) { (heard[name] ??= new Set()).add(act); },
  off(name, act) { heard[name]?.delete(act); },
};
window.fire = (name) => [...(heard[name] ?? [])].forEach((act) => act());
window.update = (name, value) => { data[name] = value; fire(`change:${name}`); };
window.cleanUp = table.render({ model, el: document.getElementById("here") });
"""
THEMES = {
    "bare light": ("", "light"),
    "bare dark": ("", "dark"),
    "lab light": ('data-jp-theme-light="true"', "dark"),
    "lab dark": ('data-jp-theme-light="false"', "light"),
}


def page_of(scenes: Sequence[Scene], body: str = "") -> str:
    """HTML of a page that draws scenes."""
    data = json.dumps({"scenes": list(scenes), "index": 0, "labels": labels()})
    module = MODULE.replace("export default { render };", "const table = { render };")
    script = (module + FAKE % data).replace("</", "<\\/")
    ground = "#111" if 'light="false"' in body else "#fff"
    return (
        f"<!doctype html><html><body {body} style='background:{ground}'><style>{STYLES}</style>"
        f"<div id='here'></div><script type='module'>{script}</script></body></html>"
    )


def draw(page: Any, scenes: Sequence[Scene], body: str = "") -> Any:
    """Draw scenes on a page; gives the table."""
    page.set_content(page_of(scenes, body))
    table = page.locator(".vq")
    table.wait_for()
    return table
