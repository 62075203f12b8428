"""Nothing is told by colour alone, nothing moves for whoever wants no motion, and every part says
which language it is in."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.fake import graph_page, page_of
from tests.browser.moments import SCREENS, drawn, screen
from tests.puzzles.samples import pack
from vqlab import GraphExplorer, Trainer, pictures
from vqlab.screens.page import page as whole_page
from vqlab.screens.sheet import sheet
from vqlab.words import languages

# A mark that a play, a row, a bar, an answer has -> what shows it besides its colour.
SHOWN = """() => {
  const content = (node, which) => getComputedStyle(node, which).content;
  const border = (node) => {
    const { borderTopStyle, borderTopWidth, fontWeight } = getComputedStyle(node);
    return [borderTopStyle, borderTopWidth, fontWeight].join(" ");
  };
  const all = (which) => [...document.querySelectorAll(which)]
    .filter((node) => node.checkVisibility());
  const plain = all(".vq-button[data-mark='']").map(border)[0];
  const found = [];
  const say = (mark, node, sign) => found.push([mark, node.textContent.trim(), sign]);
  for (const node of all(".vq-button[data-mark=best]")) {
    say("best", node, content(node.querySelector(".vq-words"), "::before").includes("★"));
    say("best, read aloud", node, /\\. Best$/.test(node.getAttribute("aria-label")));
  }
  for (const node of all(".vq-button[data-mark=poor], .vq-button[data-mark=on]")) {
    say(node.dataset.mark, node, border(node) !== plain);
  }
  for (const node of all(".vq-grid tr[data-mark=best] > th")) {
    say("best row", node, content(node, "::after").includes("★"));
  }
  for (const node of all(".vq-alert[data-mood=good]:not(:empty)")) {
    say("right", node, content(node, "::before").includes("✓"));
  }
  for (const node of all(".vq-alert[data-mood=bad]:not(:empty)")) {
    say("wrong", node, content(node, "::before").includes("✗"));
  }
  for (const node of all(".vq-top")) {
    say("highest", node, node.querySelector(".vq-star").textContent === "★");
  }
  for (const node of all(".vq-to-act")) {
    say("to act", node, node.querySelector(".vq-mark").textContent === "▶");
  }
  for (const node of all("[data-fits]")) {
    say("fits", node, content(node, "::after").includes("+"));
  }
  for (const node of all("tr[aria-current]")) {
    const { outlineStyle, boxShadow } = getComputedStyle(node);
    say("selected row", node, outlineStyle !== "none" || boxShadow !== "none");
  }
  for (const node of all(".vqg-plays li[data-kind=keeps] > .vq-button:first-child")) {
    say("keeps", node, border(node).startsWith("solid 2px"));
  }
  for (const node of all(".vqg-plays li[data-kind=gives] > .vq-button:first-child")) {
    say("gives", node, border(node).startsWith("dashed"));
  }
  for (const node of document.querySelectorAll(".vqg-edge.lost")) {
    say("refuted", node, getComputedStyle(node).strokeDasharray !== "none");
  }
  for (const node of all(".vq-hand [aria-pressed=true] svg")) {
    say("chosen", node, getComputedStyle(node).outlineStyle !== "none");
  }
  return found;
}"""
WANTED = {"best", "best, read aloud", "poor", "on", "best row", "right", "wrong", "highest"}
WANTED |= {"to act", "fits", "selected row", "keeps", "gives", "refuted", "chosen"}


def shown() -> Trainer:
    """A puzzle with what every play leads to."""
    trainer = Trainer("lent", pack=pack())
    trainer.answer("show")
    return trainer


@pytest.mark.parametrize("sight", [{}, {"forced_colors": "active"}], ids=["colours", "forced"])
def test_every_mark_is_a_sign_too(browser: Any, sight: dict[str, Any]) -> None:
    context = browser.new_context(viewport={"width": 1100, "height": 900}, **sight)
    page = context.new_page()
    pages = {name: drawn(name) for name in SCREENS} | {"shown": page_of(shown().scenes)}
    told: dict[str, bool] = {}
    for name, html in pages.items():
        page.set_content(html)
        page.locator(".vq").first.wait_for()
        if card := page.locator(".vq-hand button[aria-pressed]").all():
            card[0].click()
        for mark, text, sign in page.evaluate(SHOWN):
            assert sign, f"{name}: {text} is {mark} by colour alone"
            told[mark] = True
    context.close()
    assert set(told) == WANTED


def test_nothing_moves_for_whoever_wants_no_motion(browser: Any) -> None:
    moving = {}
    for wish in ("no-preference", "reduce"):
        context = browser.new_context(reduced_motion=wish)
        page = context.new_page()
        moving[wish] = 0
        for name in ("analysis", "vampires table", "graph", "deals"):
            page.set_content(drawn(name))
            page.locator(".vq").first.wait_for()
            page.evaluate(
                "() => { window.moved = 0; document.addEventListener('transitionrun',"
                " () => { window.moved += 1; }, true); }"
            )
            card = page.locator(".vq-hand button, .vqg-plays button, .vq-give").first
            card.hover()
            running = "() => document.getAnimations().length + window.moved"
            page.evaluate("() => new Promise(requestAnimationFrame)")
            moving[wish] += page.evaluate(running)
            card.click()
            page.evaluate("() => new Promise(requestAnimationFrame)")
            moving[wish] += page.evaluate(running)
            smooth = page.evaluate(
                "() => [...document.querySelectorAll('*')].filter((node) =>"
                " getComputedStyle(node).scrollBehavior !== 'auto').length"
            )
            assert smooth == 0, name
        context.close()
    assert moving["no-preference"] > 0, "what is looked for can be seen"
    assert moving["reduce"] == 0


@pytest.mark.parametrize("language", languages())
def test_every_root_says_the_language_it_speaks(page: Any, language: str) -> None:
    scenes = [pictures.scene(screen("analysis").position, language=language)]
    page.set_content(page_of(scenes, language=language))
    assert page.locator(".vq").get_attribute("lang") == language
    explorer = GraphExplorer("1 2 | 3 S20 | Q", language=language)
    page.set_content(graph_page(explorer))
    page.locator(".vqg-table .vq").wait_for()
    tongues = page.locator(".vq").evaluate_all("(all) => all.map((one) => one.lang)")
    assert tongues == [language, language]
    whole = [whole_page(scenes, language), sheet([pack()["lent"]], language=language)]
    for html in whole:
        page.set_content(html)
        assert page.locator("html").get_attribute("lang") == language
        assert page.locator(".vq:not([lang])").count() == 0
        assert page.locator("main").count() == 1
        assert page.locator("h1, [role=heading][aria-level='1']").count() >= 1


def test_the_language_is_that_of_the_words_and_not_a_fixed_one(page: Any) -> None:
    html = page_of([pictures.scene(screen("analysis").position)])
    swapped = re.sub(r'"lang": "\w+"', f'"lang": {json.dumps("fr")}', html)
    assert swapped != html
    page.set_content(swapped)
    page.locator(".vq").wait_for()
    assert page.locator(".vq").get_attribute("lang") == "fr"
