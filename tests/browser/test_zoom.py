"""A page at 400 % (320 pixels wide), with and without wider text: all is there and can be touched.

WCAG 2.2: 1.4.10 reflow, 1.4.12 text spacing, 2.5.8 target size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.moments import SCREENS, drawn, screen
from tests.browser.results import page_of_all
from tests.puzzles.samples import pack
from vqlab.screens.page import page as whole_page
from vqlab.screens.sheet import sheet

SPACED = """
* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }
"""
# What goes wrong where there is little room. Tables and the drawing of a graph may be scrolled
# sideways in their own rooms, and a field scrolls what is written in it.
WRONG = r"""() => {
  const found = [], page = document.documentElement;
  const style = (node) => getComputedStyle(node);
  const told = (node) => `${node.className}: ${
    (node.getAttribute("aria-label") || node.textContent).trim().slice(0, 30)}`;
  if (page.scrollWidth > page.clientWidth) found.push(`the page scrolls: ${page.scrollWidth}`);
  const all = [...document.querySelectorAll(".vq *")].filter((node) =>
    node.checkVisibility({ visibilityProperty: true })
    && !node.closest("svg, .vq-news, .vqg-live, .vqg-stage"));
  const free = all.filter((node) => !node.closest(".vq-scroll, .vqg-scroll"));
  for (const node of free) {
    const { overflowX, overflowY } = style(node);
    const wide = node.scrollWidth > node.clientWidth + 1;
    const tall = node.scrollHeight > node.clientHeight + 1;
    if (node.matches("input, select")) continue;
    if ((/hidden|clip/.test(overflowX) && wide) || (/hidden|clip/.test(overflowY) && tall)) {
      found.push(`cut off: ${told(node)}`);
    }
    if (/auto|scroll/.test(overflowX) && wide) found.push(`scrolls sideways: ${told(node)}`);
    const stop = "[tabindex='0'], button:not([tabindex])";
    const held = node.tabIndex === 0 || node.querySelector(stop);
    if (/auto|scroll/.test(overflowY) && tall && !held) found.push(`no key scrolls: ${told(node)}`);
    if (/auto|scroll/.test(overflowY) && tall && node.firstElementChild === null) {
      node.scrollTop = 0;
      const text = document.createRange();
      text.selectNodeContents(node);
      if (text.getBoundingClientRect().top < node.getBoundingClientRect().top - 1) {
        found.push(`its beginning cannot be scrolled to: ${told(node)}`);
      }
    }
  }
  const seen = (node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    let { left, top, right, bottom } = node.matches("button, input, select")
      ? node.getBoundingClientRect() : text.getBoundingClientRect();
    for (let room = node; room; room = room.parentElement) {
      if (style(room).overflowY === "visible") continue;
      const box = room.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { node, left, top, right, bottom };
  };
  const cards = ".vq-hand, .vq-crosses, .vq-play";
  const boxes = free.filter((node) => !node.closest(cards) && (node.matches("button, input, select")
    || [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim())))
    .map(seen).filter((box) => box.right > box.left && box.bottom > box.top);
  boxes.forEach((a, at) => boxes.slice(at + 1).forEach((b) => {
    if (a.node.contains(b.node) || b.node.contains(a.node)) return;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 3) found.push(`one over the other: ${told(a.node)} / ${told(b.node)}`);
  }));
  return found;
}"""
# Controls that are less than 24 pixels wide or tall; of cards in a hand that lie on one another,
# what is free of the next one.
SMALL = """() => [...document.querySelectorAll(
    ".vq button, .vq input, .vq select, .vq a, summary, .vqg-rows tr")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }))
  .map((node) => {
    const box = node.getBoundingClientRect(), next = node.nextElementSibling;
    const on = node.matches(".vq-card") && next && next.getBoundingClientRect();
    const wide = on && Math.abs(on.top - box.top) < 1 ? on.left - box.left : box.width;
    return [node.className + ": " + node.textContent.slice(0, 20), wide, box.height];
  })
  .filter(([, wide, tall]) => wide < 23.9 || tall < 23.9)"""


@pytest.fixture(scope="module")
def narrow(browser: Any) -> Iterator[Any]:
    context = browser.new_context(viewport={"width": 320, "height": 256})
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("name", SCREENS)
def test_at_400_percent_nothing_is_lost_and_everything_can_be_touched(
    narrow: Any, name: str
) -> None:
    narrow.set_content(drawn(name))
    narrow.locator(".vq").first.wait_for()
    narrow.evaluate("() => new Promise(requestAnimationFrame)")
    assert narrow.evaluate(WRONG) == []
    assert narrow.evaluate(SMALL) == []
    narrow.add_style_tag(content=SPACED)
    narrow.evaluate("() => new Promise((done) => setTimeout(done, 50))")  # rooms are measured anew
    assert narrow.evaluate(WRONG) == []


def test_at_400_percent_no_page_scrolls_sideways(narrow: Any) -> None:
    names = ("stepper", "analysis, values", "deals", "match, over", "vampires match, over")
    pages = {name: whole_page(screen(name).scenes) for name in names}
    for per_page in (1, 4):
        pages[f"a sheet of {per_page}"] = sheet(list(pack().values())[:4], per_page=per_page)
    for name, html in pages.items():
        for spacing in ("", f"<style>{SPACED}</style>"):
            narrow.set_content(html.replace("</head>", f"{spacing}</head>"))
            wide = narrow.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= 320, f"{name}{spacing and ', spaced'}"


def test_controls_are_large_enough_on_a_wide_page(browser: Any) -> None:
    context = browser.new_context(viewport={"width": 1100, "height": 900})
    page = context.new_page()
    for name in SCREENS:
        page.set_content(drawn(name))
        page.locator(".vq").first.wait_for()
        assert page.evaluate(SMALL) == [], name
    page.set_content(page_of_all())
    assert page.evaluate(SMALL) == []
    context.close()
