"""What a screen reader finds on each screen, in order, and what it is told by itself.

The texts in ``reading/`` are the accessibility trees of some moments, to be read by people. After a
change that is meant, ``VQLAB_RENEW=1 pytest tests/browser/test_reading.py`` writes them anew: look
at the difference before it is kept.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.moments import GRAPHS, SCREENS, TABLES, drawn
from vqlab import Analysis, GraphExplorer, Trainer
from vqlab.screens.freeplay import FreePlay

READING = Path(__file__).parent / "reading"
KEPT = (
    "stepper",
    "trainer, start",
    "trainer, wrong",
    "analysis, values",
    "analysis, draft",
    "match, in play",
    "match, over",
    "vampires match, in play",
    "deals",
    "graph",
)
PARTS = """() => {
  const root = document.querySelector(".vq");
  const shown = [...root.querySelectorAll("*")].filter((node) => node.checkVisibility());
  const place = (which) => shown.findIndex((node) => node.matches(which));
  const last = (which) => shown.findLastIndex((node) => node.matches(which));
  return [
    ["title", place(".vq-title")], ["status", place(".vq-status")],
    ["first seat", place(".vq-seat")], ["last seat", last(".vq-seat")],
    ["middle", place(".vq-middle")], ["gauges", place(".vq-gauges")],
    ["plays", place(".vq-actions")], ["tools", place(".vq-tools")],
    ["steps", place(".vq-steps")],
  ].filter(([, at]) => at >= 0);
}"""
SEATS = """() => [...document.querySelectorAll(".vq-seat")].map((seat) => seat.dataset.key)"""
# What is written on the page and is in no tree, though it is no picture and no second sign.
UNREAD = """() => {
  const signs = "svg, .vq-mark, .vq-star, .vq-bar-track, .vqg-stage > svg";
  return [...document.querySelectorAll(".vq [aria-hidden=true]")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.matches(signs))
    .map((node) => node.outerHTML.slice(0, 100));
}"""
LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]"
# Collects what live regions say, one entry for each that changes, as a screen reader hears it.
LISTEN = """(live) => {
  window.heard_ = [];
  const told = new Map();
  const say = (region) => {
    const text = region.innerText.trim();
    const off = region.getAttribute("aria-live") === "off";
    if (off || !region.checkVisibility() || told.get(region) === text) return;
    told.set(region, text);
    const how = region.getAttribute("role") === "alert" ? "assertive" : "polite";
    if (text) window.heard_.push([how, text]);
  };
  for (const region of document.querySelectorAll(live)) told.set(region, region.innerText.trim());
  new MutationObserver((changes) => {
    const regions = new Set(changes.map(({ target }) =>
      (target.nodeType === 3 ? target.parentElement : target)?.closest(live)).filter(Boolean));
    regions.forEach(say);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def read(page: Any) -> str:
    """The accessibility tree, as text; the options of a list are counted, not read."""
    tree: str = page.locator("main").aria_snapshot()
    return re.sub(r"(?m)^( *)- option (?!.*\[selected\]).*\n", "", tree + "\n")


def heard(page: Any) -> list[list[str]]:
    """What was said since last asked."""
    page.evaluate("() => new Promise(requestAnimationFrame)")
    said: list[list[str]] = page.evaluate("() => window.heard_.splice(0)")
    return said


@pytest.mark.parametrize("name", KEPT)
def test_a_screen_is_read_as_it_was(page: Any, name: str) -> None:
    page.set_content(drawn(name))
    page.locator(".vq").first.wait_for()
    kept, now = READING / f"{name.replace(',', '').replace(' ', '-')}.txt", read(page)
    if os.environ.get("VQLAB_RENEW"):
        kept.write_text(now, "utf-8")
    assert now == kept.read_text("utf-8"), f"see {kept.name}; if it is meant: VQLAB_RENEW=1"


def test_it_is_read_in_order_and_seats_come_as_they_act(page: Any) -> None:
    for name in TABLES:
        page.set_content(drawn(name))
        page.locator(".vq").wait_for()
        parts = page.evaluate(PARTS)
        assert parts == sorted(parts, key=lambda part: part[1]), name
        assert [part for part, _ in parts][:3] == ["title", "status", "first seat"], name
        seats = page.evaluate(SEATS)
        first = seats.index(min(seats))
        assert seats[first:] + seats[:first] == sorted(seats), f"{name}: clockwise"


def test_everything_reached_has_a_name_and_a_role_and_nothing_seen_is_hidden(page: Any) -> None:
    tree = page.context.new_cdp_session(page)
    tree.send("Accessibility.enable")
    reached = 0
    for name in SCREENS:
        page.set_content(drawn(name))
        page.locator(".vq").first.wait_for()
        assert page.evaluate(UNREAD) == [], name
        for node in tree.send("Accessibility.getFullAXTree")["nodes"]:
            has = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
            role = node.get("role", {}).get("value", "")
            if node["ignored"] or not has.get("focusable") or role == "RootWebArea":
                continue
            reached += 1
            spoken = node.get("name", {}).get("value", "").strip()
            read_out = role in ("status", "alert", "paragraph")  # named by what stands in it
            assert spoken or read_out, f"{name}: {role} without a name: {node}"
            assert role not in ("generic", "none", ""), f"{name}: {spoken} has no role"
    assert reached > 300


def test_a_refused_play_is_an_alert_and_a_play_a_status_each_said_once(page: Any) -> None:
    lab = Analysis("6 6 8 | 7 7 9 | 5 10 S20")
    _draw(page, lab)
    assert _after(page, lab, "play:6 8") == [["assertive", lab.scenes[0]["alert"]]]
    said = _after(page, lab, "play:6")
    assert said == [["polite", lab.scenes[0]["status"]]]
    assert said[0][1].startswith("A leads a 6.")


def test_a_wrong_play_of_a_puzzle_is_said_once(page: Any) -> None:
    from tests.puzzles.samples import pack

    trainer = Trainer("lent", pack=pack())
    _draw(page, trainer)
    said = _after(page, trainer, "play:9")
    assert [how for how, _ in said] == ["polite", "assertive"]
    assert said[0][1].startswith("A leads a 9.")
    assert trainer.said in said[1][1]


def test_a_play_of_the_vampires_is_said_once(page: Any) -> None:
    board = FreePlay("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG)")
    _draw(page, board)
    said = _after(page, board, "play:GYBR@1E+WR")
    assert [how for how, _ in said] == ["polite"]
    assert "wins the red vampire worth 4" in said[0][1]


def test_a_position_selected_in_the_graph_is_said_once(page: Any) -> None:
    from tests.browser.fake import graph_page

    explorer = GraphExplorer("1 2 | 3 S20 | Q")
    page.set_content(graph_page(explorer))
    page.locator(".vqg").wait_for()
    page.evaluate(LISTEN, LIVE)
    page.locator(".vqg-stage").focus()
    for number in range(2):
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(200)  # a selection is told to Python a little later
        explorer.widget.selected = page.evaluate("() => data.selected")
        page.evaluate("(card) => update('card', card)", explorer.card)
        said = heard(page)
        assert [how for how, _ in said] == ["polite"], number
        assert said[0][1].startswith(explorer.card["id"]), number


def test_the_table_in_the_graph_is_no_heading_of_the_page(page: Any) -> None:
    for name in GRAPHS:
        page.set_content(drawn(name))
        page.locator(".vqg-table .vq").wait_for()
        assert page.get_by_role("heading").count() == 0


def _draw(page: Any, screen: Any) -> None:
    from tests.browser.fake import draw

    draw(page, screen.scenes)
    page.evaluate(LISTEN, LIVE)


def _after(page: Any, screen: Any, action: str) -> list[list[str]]:
    """What is said after an action."""
    screen.answer(action)
    page.evaluate(
        "([scenes, index]) => { data.index = index; update('scenes', scenes); }",
        [screen.scenes, screen.index],
    )
    return heard(page)
