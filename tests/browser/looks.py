"""What is measured on a page: contrast of texts and focus rings, and names of controls."""

from __future__ import annotations

from typing import Any

from tests.browser.fake import THEMES, draw

CONTRAST = """() => {
  const number = (text) => text.match(/[\\d.]+/g).map(Number);
  const linear = (byte) => {
    const c = byte / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ratio = (a, b) => {
    const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const ground = (node) => {
    for (; node; node = node.parentElement) {
      const colour = number(getComputedStyle(node).backgroundColor);
      if (colour.length < 4 || colour[3] > 0) return colour;
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const node of document.querySelectorAll(".vq *")) {
    const own = [...node.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !node.checkVisibility() || node.closest("svg")) continue;
    if (node.closest(":disabled, [aria-disabled=true]")) continue;
    const style = getComputedStyle(node);
    found.push([node.className + ": " + node.textContent.slice(0, 30),
      ratio(number(style.color), ground(node)), 4.5]);
  }
  for (const node of document.querySelectorAll(".vq, .vq button, .vq input, .vq select")) {
    if (!node.checkVisibility() || node.disabled) continue;
    node.focus();
    const style = getComputedStyle(node);
    if (style.outlineStyle === "none") { found.push([node.className, 0, 3]); continue; }
    const around = ground(node.matches(".vq") ? node : node.parentElement);
    found.push([node.className + ": ring", ratio(number(style.outlineColor), around), 3]);
  }
  return found;
}"""
NAMELESS = """() => [...document.querySelectorAll(
    ".vq, .vq button, .vq input, .vq select, .vq [role=group], .vq [tabindex]")]
  .filter((node) => node.checkVisibility())
  .filter((node) => !(node.getAttribute("aria-label") || node.textContent.trim()))
  .map((node) => node.outerHTML.slice(0, 120))"""


LOUD = """() => [...document.querySelectorAll(
    ".vq button, .vq input, .vq select, .vq [tabindex]")]
  .filter((node) => node.dataset.lmSuppressShortcuts !== "true").length"""


def looks_right(browser: Any, theme: str, scenes: list[Any], texts: int) -> None:
    """Contrast, focus rings, names, keys kept from the notebook; ``texts``: more are measured."""
    body, scheme = THEMES[theme]
    context = browser.new_context(color_scheme=scheme, viewport={"width": 1100, "height": 900})
    page = context.new_page()
    draw(page, scenes, body)
    page.keyboard.press("Tab")
    measured, nameless = page.evaluate(CONTRAST), page.evaluate(NAMELESS)
    loud = page.evaluate(LOUD)
    context.close()
    assert len(measured) > texts
    assert [entry for entry in measured if entry[1] < entry[2]] == []
    assert nameless == []
    assert loud == 0
