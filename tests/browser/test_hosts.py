"""The traps of notebook front ends, in JupyterLab and in Notebook 7."""

from __future__ import annotations

import pytest

from tests.browser.driver import Host, focused
from tests.browser.looks import CONTRAST, NAMELESS

STEPPER = "from vqlab import Stepper\nstepper = Stepper('phase-3-seats')\nstepper"
ANALYSIS = "from vqlab import Analysis\nlab = Analysis('6 6 8 | 7 7 9 | 5 10 S20')\nlab"
PLAYED = "print('PLAYED', [str(play) for play in lab.phase.plays])"


def test_a_stepper_is_shown_and_steps_by_keyboard(host: Host) -> None:
    host.ran(STEPPER, "print('INDEX', stepper.index)")
    table = host.table()
    assert "Error displaying widget" not in host.page.content()
    table.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight"):
        host.page.keyboard.press(key)
    host.page.wait_for_timeout(500)
    assert "INDEX 2" in host.rerun(1)
    host.page.locator(".vq").focus()
    host.page.keyboard.press("End")
    assert "The phase is over" in table.locator(".vq-status").inner_text()
    assert "points" in table.locator(".vq-badge").first.inner_text()
    host.page.keyboard.press("Home")
    assert table.locator(".vq-place").inner_text() == "Round 1"
    host.page.keyboard.press("ArrowDown")
    assert table.locator(".vq-place").inner_text().startswith("Round 2, turn 1")
    host.page.keyboard.press("ArrowUp")
    assert table.locator(".vq-place").inner_text() == "Round 1"


def test_keys_pressed_on_a_control_never_reach_the_notebook(host: Host) -> None:
    host.ran(STEPPER, ANALYSIS)
    host.table(1)
    controls = host.page.locator(
        ".vq, .vq button:visible, .vq input:visible, .vq select:visible, .vq [tabindex='0']:visible"
    )
    count = controls.count()
    assert count > 15
    for at in range(count):
        control = controls.nth(at)
        if not control.is_enabled():
            continue
        control.focus()
        before = host.cells(), host.active_cell()
        for key in ("a", "b", "d", "d", "x", "m", "ArrowDown", "ArrowUp"):
            host.page.keyboard.press(key)
        assert (host.cells(), host.active_cell()) == before, control.get_attribute("class")
        assert host.page.evaluate("() => document.activeElement.closest('.vq') !== null")


def test_focus_stays_when_the_table_is_redrawn(host: Host) -> None:
    host.ran(STEPPER, ANALYSIS)
    host.table(1)
    host.page.get_by_role("button", name="Next", exact=True).focus()
    for _ in range(3):
        host.page.keyboard.press("Enter")
        assert focused(host.page) == "Next"
    host.page.get_by_role("button", name="Last", exact=True).focus()
    host.page.keyboard.press("Space")
    assert focused(host.page) == "Last"
    cards = host.page.locator(".vq").nth(1).locator(".vq-hand button")
    cards.first.focus()
    host.page.keyboard.press("Space")
    assert focused(host.page) == "vampire 6"
    host.page.keyboard.press("ArrowRight")
    host.page.keyboard.press("ArrowRight")
    assert focused(host.page) == "vampire 8"


def test_stepping_never_changes_the_height(host: Host) -> None:
    host.ran("from vqlab import Stepper\nStepper('phase-9-seats')")
    table = host.table()
    table.focus()
    height = table.bounding_box()["height"]
    for _ in range(24):
        host.page.keyboard.press("ArrowRight")
        assert abs(table.bounding_box()["height"] - height) < 1


def test_a_restarted_kernel_is_said_and_stepping_goes_on(host: Host) -> None:
    host.ran(STEPPER, ANALYSIS)
    host.table(1)
    host.restart_kernel()
    notices = host.page.locator(".vq-notice")
    notices.nth(1).wait_for(state="visible")
    assert "run this cell again" in notices.nth(0).inner_text()
    plays = host.page.locator(".vq").nth(1).locator(".vq-actions button")
    assert all(plays.nth(at).is_disabled() for at in range(plays.count()))
    place = host.page.locator(".vq").first.locator(".vq-place")
    host.page.locator(".vq").first.focus()
    host.page.keyboard.press("ArrowRight")
    assert place.inner_text().startswith("Round 1, turn 1")


def test_a_reloaded_page_shows_the_same_step_and_still_answers(host: Host) -> None:
    host.ran(STEPPER, ANALYSIS, PLAYED)
    table = host.table()
    table.focus()
    for _ in range(5):
        host.page.keyboard.press("ArrowRight")
    place = table.locator(".vq-place").inner_text()
    host.page.wait_for_timeout(500)
    host.save()
    host.visit()
    table = host.table()
    host.page.wait_for_function(
        "(place) => document.querySelector('.vq-place')?.textContent === place", arg=place
    )
    host.table(1).get_by_role("button", name="an 8", exact=True).click()
    host.page.get_by_text("B may raise the 8").wait_for()
    assert "['8']" in host.rerun(2)


def test_shown_twice_one_click_is_one_play(host: Host) -> None:
    host.ran(ANALYSIS, "lab", PLAYED)
    first, second = host.table(0), host.table(1)
    second.get_by_role("button", name="two 6s", exact=True).dblclick()
    for table in (first, second):
        table.get_by_text("B may raise the 6").wait_for()
    assert "['6^2']" in host.rerun(2)
    first.get_by_role("button", name="two 7s", exact=True).click()
    second.get_by_text("C can only pass").wait_for()
    assert "['6^2', '7^2']" in host.rerun(2)


def test_inside_an_output_that_is_drawn_again_the_table_keeps_its_state(host: Host) -> None:
    host.ran(
        "from ipywidgets import Output\nfrom vqlab import Analysis\n"
        "lab, out = Analysis('6 6 8 | 7 7 9 | 5 10 S20'), Output()\n"
        "with out: display(lab)\n"
        "out",
        "out.clear_output(wait=True)\nwith out: display(lab)",
        PLAYED,
    )
    table = host.table()
    table.get_by_role("button", name="two 6s", exact=True).click()
    table.get_by_text("B may raise the 6").wait_for()
    host.rerun(1)
    host.page.locator(".vq").get_by_text("B may raise the 6").wait_for()
    host.table().get_by_role("button", name="two 7s", exact=True).click()
    host.page.locator(".vq").get_by_text("C can only pass").wait_for()
    assert "['6^2', '7^2']" in host.rerun(2)


def test_choosing_cards_by_keyboard_and_an_illegal_play_is_answered_by_the_rule(host: Host) -> None:
    host.ran(ANALYSIS, PLAYED)
    table = host.table()
    table.locator(".vq-hand button").first.focus()
    for key in ("Space", "ArrowRight", "ArrowRight", "Space", "Enter"):
        host.page.keyboard.press(key)
    alert = table.locator(".vq-alert")
    alert.wait_for(state="visible")
    assert "6 8 mixes values" in alert.inner_text()
    assert "[R11]" in alert.inner_text()
    assert "PLAYED []" in host.rerun(1)
    table.locator(".vq-hand button").nth(2).focus()
    for key in ("Space", "ArrowLeft", "Space", "Enter"):  # the 8 given back, the other 6 taken
        host.page.keyboard.press(key)
    table.get_by_text("B may raise the 6 with a pair").wait_for()
    assert alert.is_hidden()
    assert "['6^2']" in host.rerun(1)


def test_an_error_in_a_controller_is_shown_in_the_table(host: Host) -> None:
    host.ran(
        "from vqlab import Analysis\n"
        "class Broken(Analysis):\n"
        "    def answer(self, action):\n"
        "        raise RuntimeError('the candle went out')\n"
        "broken = Broken('6 | 7 | 8')\nbroken"
    )
    host.table().get_by_role("button", name="a 6", exact=True).click()
    host.page.get_by_text("RuntimeError: the candle went out").first.wait_for()


def test_markup_in_a_name_stays_text(host: Host) -> None:
    host.ran(
        "from vqlab import Stepper, Record, Phase, Position\n"
        "bad = '<img src=x onerror=\"window.hacked=1\">'\n"
        "said = bad + '<script>window.hacked=1</script>'\n"
        "phase = Phase(Position.parse('6 9 | 7 | 8 8')).commented(said)\n"
        "Stepper(Record((phase,), title=bad, names=(bad, '<b>B</b>', '&amp;')))"
    )
    table = host.table()
    assert "<img src=x" in table.locator(".vq-title").inner_text()
    assert "<b>B</b>" in table.locator(".vq-label").nth(1).inner_text()
    assert "&amp;" in table.locator(".vq-label").nth(2).inner_text()
    assert host.page.evaluate("() => window.hacked") is None
    assert host.page.locator(".vq img").count() == 0


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_contrast_rings_and_names_in_the_real_theme(host: Host, theme: str) -> None:
    host.ran(STEPPER, ANALYSIS)
    host.table(1)
    host.page.evaluate(
        "(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme
    )
    dark = str("Dark" not in theme).lower()
    host.page.wait_for_selector(f"body[data-jp-theme-light='{dark}']", state="attached")
    host.page.wait_for_timeout(500)
    host.page.keyboard.press("Tab")
    measured = host.page.evaluate(CONTRAST)
    assert len(measured) > 40
    assert [entry for entry in measured if entry[1] < entry[2]] == []
    assert host.page.evaluate(NAMELESS) == []


def test_a_closed_screen_is_shown_anew(host: Host) -> None:
    host.ran(STEPPER, "stepper.close(); stepper")
    host.page.locator(".vq").last.wait_for(state="visible")
    assert "Error displaying widget" not in host.page.content()
