"""The table's module on a bare page, with a model of our own instead of a kernel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vqlab.pictures import Scene, labels
from vqlab.screens.assets import GRAPH_MODULE, GRAPH_STYLES, MODULE, STYLES

if TYPE_CHECKING:
    from vqlab import GraphExplorer

FAKE = """
window.sent = [];
window.heard = {};
const own = window.data = %s; // a table that is replaced keeps to its own, as long as it is there
window.model = {
  get: (name) => own[name],
  set: (name, value) => { own[name] = value; },
  save_changes() { sent.push({ type: "saved", index: data.index }); },
  send(message) { sent.push(message); },
  on(name, act) { (heard[name] ??= new Set()).add(act); },
  off(name, act) { heard[name]?.delete(act); },
};
window.fire = (name) => [...(heard[name] ?? [])].forEach((act) => act());
window.update = (name, value) => { data[name] = value; fire(`change:${name}`); };
window.begun = performance.now();
window.cleanUp = table.render({ model, el: document.getElementById("here") });
requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now() - begun; }));
"""
THEMES = {
    "bare light": ("", "light"),
    "bare dark": ("", "dark"),
    "lab light": ('data-jp-theme-light="true"', "dark"),
    "lab dark": ('data-jp-theme-light="false"', "light"),
}


def page_of(scenes: Sequence[Scene], body: str = "", index: int = 0, language: str = "") -> str:
    """HTML of a page that draws scenes."""
    data = {"scenes": list(scenes), "index": index, "labels": labels(language)}
    return _page(MODULE, STYLES, data, body)


def graph_page(explorer: GraphExplorer, body: str = "") -> str:
    """HTML of a page that draws a state graph."""
    widget = explorer.widget
    data = {name: getattr(widget, name) for name in ("view", "selected", "card", "labels")}
    return _page(GRAPH_MODULE, GRAPH_STYLES, data, body)


def _page(source: str, styles: str, state: dict[str, Any], body: str) -> str:
    data = json.dumps(state)
    module = source.replace("export default {", "const table = {")
    script = (module + FAKE % data).replace("</", "<\\/")
    ground = "#111" if 'light="false"' in body else "#fff"
    return (
        f"<!doctype html><html lang='en'><head><title>A notebook</title><style>{styles}</style>"
        f"</head><body {body} style='background:{ground}'><main id='here'></main>"
        f"<script type='module'>{script}</script></body></html>"
    )


def draw(page: Any, scenes: Sequence[Scene], body: str = "") -> Any:
    """Draw scenes on a page; gives the table."""
    page.set_content(page_of(scenes, body))
    table = page.locator(".vq")
    table.wait_for()
    return table
