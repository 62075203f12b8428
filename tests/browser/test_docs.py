"""The documentation in a browser: a table on it is played, with keys and without a kernel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.docs.built import built_docs

NOT_HERE = ["label-content-name-mismatch"]
"""A card shows its number in a picture that is hidden from screen readers, and its name says it;
this rule compares the two."""
SEEN = ["index", "rules/queen", "rules/vampires", "players", "teachers", "researchers"]
SEEN += ["concepts/notation", "concepts/scenes", "reference/index", "reference/games"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_docs(tmp_path_factory)


@pytest.fixture
def at(page: Any, site: Path) -> Callable[[str], Any]:
    """Open a page of the documentation."""

    def opened(name: str) -> Any:
        page.goto((site / f"{name}.html").as_uri())
        page.locator(".vq").first.wait_for()
        return page.locator(".vq").first

    return opened


def tab_to(page: Any, where: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches({where!r})"):
            return
    raise AssertionError(f"Tab does not come to {where}")


def test_a_position_is_played_with_keys_and_no_kernel(page: Any, at: Any) -> None:
    table = at("index")
    status, alert = table.locator(".vq-status"), table.locator(".vq-alert")
    press = page.keyboard.press
    tab_to(page, ".vq .vq-hand button")
    for key in ("ArrowLeft", "Space", "ArrowLeft", "Space", "Enter"):  # the 8, and then a 6
        press(key)
    assert alert.inner_text().endswith("[R11]")
    assert status.inner_text() == "A leads the round."
    for key in ("ArrowRight", "Space", "ArrowRight", "Space", "Enter"):  # no 8, but both 6s
        press(key)
    assert alert.inner_text() == ""
    assert "B may raise the 6 with a pair, or pass." in status.inner_text()
    for key in ("Space", "ArrowRight", "Space", "Enter"):
        press(key)
    assert "C" in status.inner_text()
    tab_to(page, ".vq .vq-actions button")
    press("Enter")
    assert "The phase is over. Penalty points: A 8, B 0, C 12." in status.inner_text()
    assert table.locator(".vq-hand button").count() == 0
    tab_to(page, ".vq .vq-tools button")
    press("Enter")
    assert "C" in status.inner_text() and "over" not in status.inner_text()
    tab_to(page, ".vq .vq-tools button")
    press("ArrowRight")
    press("Enter")
    assert status.inner_text() == "A leads the round."
    assert table.locator(".vq-tools button").count() == 0


def test_a_card_is_put_to_its_place_with_keys(page: Any, at: Any) -> None:
    table = at("rules/vampires")
    status = table.locator(".vq-status")
    tab_to(page, ".vq .vq-hand button")
    page.keyboard.press("Enter")  # the focus goes on to where the card fits
    page.keyboard.press("Enter")
    assert table.locator(".vq-chosen").inner_text() == "With the red weapon, or without?"
    table.locator(".vq-actions button", has_text="+WR").focus()
    page.keyboard.press("Enter")
    assert "A wins the red vampire" in status.inner_text()
    assert table.locator(".vq-hand button").count() == 0


def test_what_does_not_fit_is_refused_on_the_page(page: Any, at: Any) -> None:
    table = at("rules/vampires")
    table.locator(".vq-hand button").nth(1).click()
    table.locator('.vq-side[data-place="1"]').click()
    assert table.locator(".vq-alert").inner_text().endswith("[T8]")


def test_the_table_is_as_dark_as_the_page(page: Any, at: Any) -> None:
    table = at("index")
    light = table.evaluate("node => getComputedStyle(node).backgroundColor")
    for mode, same in (("dark", False), ("light", True)):
        page.evaluate(f"document.documentElement.dataset.theme = {mode!r}")
        page.wait_for_timeout(50)
        now = table.evaluate("node => getComputedStyle(node).backgroundColor")
        assert (now == light) is same


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1200, 390])
def test_the_pages_can_be_used_by_everybody(
    browser: Any, site: Path, scheme: str, width: int
) -> None:
    context = browser.new_context(
        color_scheme=scheme, viewport={"width": width, "height": 900}, reduced_motion="reduce"
    )
    tab = context.new_page()
    fetched: list[str] = []
    tab.on("request", lambda request: fetched.append(request.url))
    rules = {name: {"enabled": False} for name in NOT_HERE}
    found = {}
    for name in SEEN:
        tab.goto((site / f"{name}.html").as_uri())
        result = Axe().run(tab, options={"resultTypes": ["violations"], "rules": rules})
        found[name] = [fault["id"] for fault in result.response["violations"]]
        if tab.evaluate("document.documentElement.scrollWidth") > width:
            found[name].append("wider than the screen")
    context.close()
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert [url for url in fetched if not url.startswith(("file:", "data:"))] == []
