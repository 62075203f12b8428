"""Somebody who has a keyboard only, and a screen in Python that answers on a bare page."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.browser.fake import graph_page, page_of
from vqlab import GraphExplorer

# What has the focus: its name, where it is, and how its ring stands out from what is around it.
FOCUS = """() => {
  const node = document.activeElement;
  const number = (text) => text.match(/[\\d.]+/g).map(Number);
  const linear = (c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255)
    + 0.0722 * linear(b / 255);
  let around = node.matches(".vq") ? node : node.parentElement, colour = [255, 255, 255];
  for (; around; around = around.parentElement) {
    const here = number(getComputedStyle(around).backgroundColor);
    if (here.length < 4 || here[3] > 0) { colour = here; break; }
  }
  const style = getComputedStyle(node), box = node.getBoundingClientRect();
  const [high, low] = [light(number(style.outlineColor)), light(colour)].sort((a, b) => b - a);
  const drawn = node.matches(":focus-visible") && style.outlineStyle !== "none"
    && parseFloat(style.outlineWidth) >= 2;
  const [x, y] = [Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
    Math.min(Math.max(box.top + Math.min(box.height / 2, 12), 1), innerHeight - 1)];
  const above = document.elementFromPoint(x, y);
  const what = node.matches(".vq-range, .vq-slider") ? "slider" : node.tagName.toLowerCase();
  return {
    inside: node.closest(".vq") !== null, id: node.id, what,
    room: node.closest(".vq-hand, .vq-actions, .vq-tools, .vq-palette, .vq-crosses, .vq-branches,"
      + ".vq-steps, .vq-grid, .vq-entry, .vq-choices, .vqg-stage, .vqg-panel, .vqg-scroll")
      ?.className.split(" ")[0] ?? "",
    name: (node.getAttribute("aria-label") || node.textContent).trim().slice(0, 80),
    ring: drawn ? (high + 0.05) / (low + 0.05) : 0,
    seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      && above !== null && (node.contains(above) || above.contains(node)),
  };
}"""
# Controls before and after the table, as a page around it has them.
AROUND = """() => {
  for (const [id, where] of [["before", "before"], ["after", "after"]]) {
    const button = document.createElement("button");
    button.id = id;
    button.textContent = id;
    document.querySelector("main")[where](button);
  }
}"""
UPDATE = "([scenes, index]) => { data.index = index; update('scenes', scenes); }"
# Nothing is shown for a selection that is no longer the one of the page: another answer follows.
SHOW = """([view, selected, card, seen]) => {
  if (data.selected !== seen) return;
  update("view", view);
  update("selected", selected);
  update("card", card);
}"""


@dataclass
class Person:
    """A person at a page; every key that is pressed leaves the focus in sight."""

    page: Any
    screen: Any
    pause: int = 0
    """Milliseconds after each key: a graph tells Python of a selection a little later."""

    def __post_init__(self) -> None:
        if isinstance(self.screen, GraphExplorer):
            html = graph_page(self.screen)
        else:
            html = page_of(self.screen.scenes, index=self.screen.index)
        self.page.set_content(html)
        self.page.locator(".vq").first.wait_for()
        self.page.evaluate(AROUND)

    @property
    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def press(self, *keys: str) -> None:
        """Press keys one after the other; Python answers each, and the focus stays in the table."""
        for key in keys:
            self.page.keyboard.press(key)
            if self.pause:
                self.page.wait_for_timeout(self.pause)
            self.follow()
            now = self.focus
            assert now["inside"] or now["id"], f"{key}: the focus is lost to {now['what']}"
            if now["inside"]:
                assert now["ring"] >= 3, f"{key}: a ring that is not seen around {now}"

    def follow(self) -> None:
        """Let Python do what was asked for, and show it."""
        screen, graph = self.screen, isinstance(self.screen, GraphExplorer)
        sent = self.page.evaluate("() => sent.splice(0)")
        seen = self.page.evaluate("() => data.selected") if graph else ""
        if graph:
            screen.widget.selected = seen
        elif any(one["type"] == "saved" for one in sent):
            screen.index = self.page.evaluate("() => data.index")
        for one in sent:
            if one["type"] == "action":
                screen.answer(one["id"])
        if not sent:
            return
        if hasattr(screen, "wait"):
            assert screen.wait(60)
        state = (
            [screen.view, screen.card["id"], screen.card, seen]
            if graph
            else [screen.scenes, screen.index]
        )
        self.page.evaluate(SHOW if graph else UPDATE, state)

    def walk(self, key: str = "Tab") -> Iterator[dict[str, Any]]:
        """Every stop of Tab from here on, until the table is left."""
        for _ in range(120):
            self.press(key)
            now = self.focus
            yield now
            if now["id"]:
                return
        raise AssertionError(f"{key} never leaves the table: {self.focus}")

    def go(self, name: str, room: str = "") -> None:
        """To a control whose name begins so: Tab to its row, then the arrows; back to the start
        where it is not further on."""
        for _ in range(2):
            now = self.focus
            for _ in range(80):
                if self._along(name, room):
                    return
                self.press("Tab")
                now = self.focus
                if now["id"] == "after":
                    break
            while self.focus["id"] != "before":
                self.press("Shift+Tab")
        raise AssertionError(f"no way to {name or room}; at {now}")

    def _along(self, name: str, room: str) -> bool:
        """Whether it is here, or further along the row that Tab stopped at."""
        first = now = self.focus
        rows = ("vq-hand", "vq-actions", "vq-tools", "vq-palette", "vq-branches")
        for _ in range(40):
            if now["name"].startswith(name) and room in ("", now["room"]) and now["inside"]:
                return True
            if now["what"] != "button" or now["room"] not in rows:
                return False
            self.press("ArrowRight")
            now = self.focus
            if now["name"] == first["name"]:
                return False
        return False
