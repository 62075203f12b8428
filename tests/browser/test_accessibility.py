"""axe-core finds nothing wrong on any screen, page or table: light, dark and in forced colours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.axe import violations
from tests.browser.driver import Host
from tests.browser.moments import SCREENS, drawn, screen
from tests.browser.results import page_of_all
from tests.puzzles.samples import pack
from vqlab.screens.page import page as whole_page
from vqlab.screens.sheet import sheet

SIGHTS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced colours": {"forced_colors": "active"},
    # 1280 pixels at 400 %; colours are those of the first
    "400 %": {"color_scheme": "light", "viewport": {"width": 320, "height": 640}},
}
SAVED = ("stepper", "stepper of The Vampires", "analysis, values", "analysis, draft", "deals")
SAVED += ("trainer, hint", "match, over", "vampires match, over")


@pytest.fixture(params=SIGHTS)
def sight(browser: Any, request: pytest.FixtureRequest) -> Iterator[Any]:
    """A page as somebody sees it."""
    options = {"viewport": {"width": 1100, "height": 900}, **SIGHTS[request.param]}
    context = browser.new_context(**options)
    yield context.new_page()
    context.close()


def test_no_screen_has_a_violation(sight: Any) -> None:
    found = {}
    for name in SCREENS:
        sight.set_content(drawn(name))
        if said := violations(sight, "main"):
            found[name] = said
    assert found == {}


def test_no_saved_page_and_no_printed_sheet_has_a_violation(sight: Any) -> None:
    found = {}
    pages = {name: whole_page(screen(name).scenes) for name in SAVED}
    pages["a sheet"] = sheet(list(pack().values())[:3])
    for name, html in pages.items():
        sight.set_content(html)
        if said := violations(sight):
            found[name] = said
    assert found == {}


def test_no_result_in_a_cell_has_a_violation(sight: Any) -> None:
    sight.set_content(page_of_all())
    assert violations(sight) == []


def test_a_card_that_is_chosen_leaves_no_violation(page: Any) -> None:
    page.set_content(drawn("vampires table"))
    page.get_by_role("button", name="attack card").first.click()
    page.locator("button[data-fits]").first.wait_for()
    assert violations(page, "main") == []
    page.evaluate("() => fire('comm_live_update')")
    page.locator(".vq-notice:visible").wait_for()
    assert violations(page, "main") == []


FAULTS = {
    "button-name": "() => document.querySelector('.vq-hand button').removeAttribute('aria-label')",
    "color-contrast": "() => document.querySelector('.vq').style.setProperty('--soft', '#b9a9c9')",
    "aria-roles": "() => document.querySelector('.vq-seat').setAttribute('role', 'seat')",
    "aria-valid-attr-value": "() => document.querySelector('.vq-hand button').setAttribute("
    "'aria-pressed', 'perhaps')",
    "target-size": "() => document.querySelectorAll('.vq-entry button').forEach((button) => {"
    " button.style = 'all: unset; font-size: 6px'; })",
    "valid-lang": "() => { document.querySelector('.vq').lang = 'vampirish'; }",
}


@pytest.mark.parametrize("rule", FAULTS)
def test_a_fault_put_in_is_found(page: Any, rule: str) -> None:
    page.set_content(drawn("analysis, values"))
    page.locator(".vq").wait_for()
    page.evaluate(FAULTS[rule])
    assert [said.split(":")[0] for said in violations(page, "main")].count(rule) > 0


CELLS = (
    "from vqlab import Analysis, DealExplorer, GraphExplorer, Match, Stepper, Trainer, guarantee\n"
    "from vqlab.screens.freeplay import FreePlay\nfrom IPython.display import display\n"
    "import os, tempfile\nos.environ['VQLAB_HOME'] = tempfile.mkdtemp()",
    "display(Stepper('slayer-round'), Trainer(), Analysis('4 5 8 | 3 7^2 | 6 9 10 ; B'))",
    "display(Match(3, seed=7, edition='small', phases=1, pace=0, save=False))\n"
    "display(Match(3, seed=7, game='vampires', pace=0, save=False))",
    "display(GraphExplorer('1 2 | 3 S20 | Q'), DealExplorer())",
    "guarantee('12 Q^2 | 13^2 | 12 Q S15', 'B', all_plays=True)",
)


def test_no_root_in_jupyterlab_has_a_violation(lab: Host) -> None:
    lab.ran(*CELLS)
    page = lab.page
    page.locator(".vqg").scroll_into_view_if_needed()
    for theme, light in (("JupyterLab Light", "true"), ("JupyterLab Dark", "false")):
        page.evaluate(
            "(theme) => jupyterapp.commands.execute('apputils:change-theme', { theme })", theme
        )
        page.locator(f"body[data-jp-theme-light='{light}']").wait_for(state="attached")
        page.wait_for_timeout(500)  # its colours come a little later
        assert page.locator(".vq").count() >= 7
        assert violations(page, ".vq, .vqlab-result") == []
