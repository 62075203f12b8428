"""From the first Tab on: every screen is used from its start to its end by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.keys import Person
from tests.browser.moments import SCREENS, screen
from tests.puzzles.samples import pack
from vqlab import Analysis, DealExplorer, GraphExplorer, Match, Stepper, Trainer
from vqlab.screens.freeplay import FreePlay

# Every control that can be pressed, and whether Tab or the arrows of its row come to it.
STOPS = """() => [...document.querySelectorAll(
    ".vq button, .vq input, .vq select, .vq [tabindex='0'], .vq[tabindex='0']")]
  .filter((node) => node.checkVisibility({ visibilityProperty: true }) && !node.disabled)
  .filter((node) => node.tabIndex >= 0).length"""
ROWS = """() => [...document.querySelectorAll(
    ".vq-hand, .vq-actions, .vq-tools, .vq-palette, .vq-branches, .vq-grid")]
  .filter((row) => row.checkVisibility())
  .map((row) => [row.querySelectorAll("button:enabled").length,
    row.querySelectorAll("button:enabled[tabindex='0']").length])
  .filter(([buttons, stops]) => buttons && stops !== 1)"""


@pytest.fixture(scope="module")
def page(browser: Any) -> Iterator[Any]:
    """A page of 320 by 256 pixels: 1280 by 1024 at 400 %."""
    context = browser.new_context(viewport={"width": 320, "height": 256})
    opened = context.new_page()
    opened.set_default_timeout(10_000)
    yield opened
    context.close()


@pytest.mark.parametrize("name", SCREENS)
def test_tab_comes_to_everything_in_sight_and_leaves_again(page: Any, name: str) -> None:
    person = Person(page, screen(name))
    assert page.evaluate(ROWS) == [], "one stop for each row"
    stops = page.evaluate(STOPS)
    person.press("Tab")
    assert person.focus["id"] == "before"
    there = list(person.walk())
    assert there[-1]["id"] == "after"
    assert len(there) - 1 == stops
    assert [stop for stop in there if not stop["seen"]] == []
    back = list(person.walk("Shift+Tab"))
    assert back[-1]["id"] == "before"
    assert len(back) == len(there)


@pytest.mark.parametrize("game", ["queen", "vampires"])
def test_a_match_is_played_to_its_end(page: Any, game: str) -> None:
    more = {"edition": "small", "phases": 2} if game == "queen" else {}
    match = Match(3, game=game, seed=5, pace=0, save=False, undo=True, **more)
    assert match.wait(60)
    person = Person(page, match)
    person.press("Tab", "Tab")
    person.go("Hint")
    person.press("Enter")
    assert person.focus["name"] == "Hint"
    for _ in range(60):
        if match.is_over:
            break
        person.go("", "vq-actions")
        person.press("Enter")
    assert match.is_over
    page.locator(".vq-alert").get_by_text("won").wait_for()
    person.go("New game")
    person.press("Enter")
    assert page.locator(".vq-alert").get_by_text("won").count() == 0, "another begins"


def test_cards_are_chosen_let_go_and_played(page: Any) -> None:
    lab = Analysis("6 6 8 | 7 7 9 | 5 10 S20")
    person = Person(page, lab)
    person.press("Tab")
    person.go("vampire 6", "vq-hand")
    person.press("Space", "ArrowRight", "Space")
    assert page.locator(".vq-hand [aria-pressed=true]").count() == 2
    person.press("Escape")
    assert page.locator(".vq-hand [aria-pressed=true]").count() == 0
    assert person.focus["room"] == "vq-hand"
    person.press("Space", "ArrowLeft", "Space", "Enter")
    assert [str(play) for play in lab.phase.plays] == ["6^2"]
    assert person.focus["room"] == "vq-hand", "that of the next seat"


def test_a_puzzle_is_begun_taken_back_and_solved(page: Any) -> None:
    trainer = Trainer("lent", pack=pack())
    person = Person(page, trainer)
    person.press("Tab")
    person.go("a 9", "vq-actions")
    person.press("Enter")
    assert "✗" in page.locator(".vq-alert").evaluate(
        "(n) => getComputedStyle(n, '::before').content"
    )
    person.go("Take it back")
    person.press("Enter")
    for _ in range(12):
        if trainer.attempt.state != "open":
            break
        wanted = str(trainer.attempt.right()[0])
        legal = [one for one in trainer.scenes[trainer.index]["actions"] if one["row"] == "plays"]
        name = next(one["name"] for one in legal if one["id"] == f"play:{wanted}")
        person.go(name, "vq-actions")
        person.press("Enter")
    assert trainer.attempt.state == "solved"


def test_a_record_is_stepped_through(page: Any) -> None:
    person = Person(page, Stepper("slayer-round"))
    person.press("Tab", "Tab")
    assert person.focus["what"] == "div", "the table"
    steps = len(person.screen.scenes)
    person.press(*["ArrowRight"] * (steps + 1))
    assert page.locator(".vq-place").inner_text().endswith("end of the round")
    person.press("Home")
    person.go("Next comment")
    person.press("Enter", "Enter")
    person.go("Step")
    person.press("ArrowRight")
    assert page.locator(".vq-place").inner_text() == "Round 1, turn 3 of 5"


def test_a_position_is_set_up_and_analysed(page: Any) -> None:
    lab = Analysis("6 8 | 7 | 9")
    person = Person(page, lab)
    person.press("Tab")
    person.go("Set up")
    person.press("Enter")
    person.go("Give cards to B")
    person.press("Enter")
    person.go("queen to B", "vq-palette")
    person.press("Enter")
    person.go("Take back: vampire 6", "vq-hand")
    person.press("Enter")
    person.go("Leader")
    person.press("ArrowDown")
    person.go("Done")
    person.press("Enter")
    assert str(lab.position) == "8 | 7 Q | 9 ; B"
    person.go("", "vq-actions")
    person.press("Enter")
    assert len(lab.phase.plays) == 1


def test_deals_are_explored(page: Any) -> None:
    lab = DealExplorer()
    person = Person(page, lab)
    person.press("Tab")
    person.go("Cards in my set")
    before = lab.asked.led
    person.press("ArrowRight")
    assert lab.asked.led != before
    assert person.focus["name"] == "Cards in my set"
    person.go("Put the set into my hand")
    person.press("Enter")
    assert lab.asked.mine
    person.go("vampire 9 to My hand")
    person.press("Enter")
    assert person.focus["name"].startswith("vampire 9 to My hand")


def test_a_graph_is_walked_and_its_table_read(page: Any) -> None:
    explorer = GraphExplorer("1 2 | 3 S20 | Q")
    person = Person(page, explorer, pause=200)
    person.press("Tab")
    person.go("State graph")
    person.press("ArrowDown", "ArrowDown", "Enter")
    assert person.focus["room"] == "vqg-panel"
    assert explorer.card["id"] != "1"
    person.press("Escape")
    assert person.focus["name"] == "State graph"
    person.press("Home")
    page.wait_for_function("() => data.selected === '1'")  # Python is told a little later
    person.follow()
    for number in ("2", "4"):
        person.go(next(one["play"] for one in explorer.card["plays"]) + " →", "vqg-panel")
        person.press("Enter")
        page.wait_for_function("(id) => data.selected === id", arg=number)
        person.follow()
        assert person.focus["room"] == "vqg-panel", "at the plays of the next position"
    person.go("Fold what follows")
    person.press("Enter")
    assert person.focus["name"].startswith("Unfold")
    person.go("Whole graph")
    person.press("Enter")
    person.go("Strategy of A")
    person.press("Enter")
    assert person.focus["name"].startswith("Strategy of A")
    while person.focus["room"] != "vqg-scroll":
        person.press("Tab")
    person.press("ArrowDown", "Enter")
    assert page.locator("tr[aria-current]").count() == 1


def test_a_card_is_put_to_a_vampire(page: Any) -> None:
    board = FreePlay("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG)")
    person = Person(page, board)
    person.press("Tab")
    person.go("attack card", "vq-hand")
    person.press("Enter")
    assert person.focus["room"] == "vq-crosses"
    person.press("Escape")
    assert person.focus["room"] == "vq-hand"
    person.press("Enter", "Enter")
    assert person.focus["room"] == "vq-actions", "with the red weapon, or without?"
    person.press("Enter")
    assert len(board.game.plays) == 1
