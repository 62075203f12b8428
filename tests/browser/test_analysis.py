"""The analysis board in a browser: its module with a model of our own, and whole in JupyterLab."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Host, focused
from tests.browser.fake import THEMES, draw
from tests.browser.looks import looks_right
from vqlab import Analysis, Stepper
from vqlab.pictures import Scene
from vqlab.queen import Phase

LINE = "4 5 8 | 3 7^2 | 6 9 10 ; B"
HARD = str(Phase.deal(4, seed=2).position)


def answer(page: Any, lab: Analysis) -> list[str]:
    """What the page sent, carried out and drawn."""
    actions = [message["id"] for message in page.evaluate("() => sent.splice(0)")]
    for action in actions:
        lab.answer(action)
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    return actions


def setting_up() -> Analysis:
    lab = Analysis("6^2 S20 | 7 Q | 9")
    lab.answer("setup")
    return lab


def valued() -> Analysis:
    lab = Analysis(LINE, values=True).wait()
    for action in ("play:7^2", "play:pass", "undo", "undo", "play:3"):
        lab.answer(action)
    lab.wait().what_if("A: 4 -> 6")
    return lab


def test_a_position_is_set_up_by_mouse(page: Any) -> None:
    lab = Analysis()
    draw(page, lab.scenes)
    for seat, cards in (("A", ("6", "6", "slayer 20")), ("B", ("7",)), ("C", ("9", "9"))):
        page.get_by_role("button", name=f"Give cards to {seat}").click()
        answer(page, lab)
        for card in cards:
            name = card if "slayer" in card else f"vampire {card}"
            page.get_by_role("button", name=f"{name} to {seat}").click()
            assert answer(page, lab)[0].startswith("give:")
    page.get_by_role("button", name="Take back: vampire 9").first.click()
    assert answer(page, lab) == ["card:C:9"]
    page.get_by_role("combobox", name="Leader").select_option("B")
    assert answer(page, lab) == ["choose:leader:B"]
    page.get_by_role("button", name="Done").click()
    answer(page, lab)
    assert str(lab.position) == "6^2 S20 | 7 | 9 ; B"
    assert page.get_by_role("textbox", name="Position").input_value() == str(lab.position)


def test_a_position_is_set_up_by_keyboard_and_focus_stays_where_it_was(page: Any) -> None:
    lab = setting_up()
    draw(page, lab.scenes)
    page.get_by_role("button", name="vampire 1 to A").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert answer(page, lab) == ["give:3"]
    assert focused(page).startswith("vampire 3 to A, 7 left")
    page.get_by_role("button", name="Take back: queen").focus()
    page.keyboard.press("Enter")
    assert answer(page, lab) == ["card:B:Q"]
    assert focused(page) == "Take back: vampire 7"
    page.get_by_role("button", name="slayer 20 to A, none left").focus()
    page.keyboard.press("Enter")
    assert answer(page, lab) == []
    assert str(lab.setup.hands[0]) == "3 6^2 S20"


def test_a_line_is_pasted_and_a_bad_one_stays_to_be_mended(page: Any) -> None:
    lab = Analysis(LINE)
    draw(page, lab.scenes)
    field = page.get_by_role("textbox", name="Position")
    field.fill("6 | x | 8")
    field.press("Enter")
    assert answer(page, lab) == ["line:6 | x | 8"]
    assert "Read “x” at column 5" in page.locator(".vq-alert").inner_text()
    assert field.input_value() == "6 | x | 8"
    field.fill("6 | 7 | 8")
    page.get_by_role("button", name="Open").click()
    answer(page, lab)
    assert str(lab.position) == "6 | 7 | 8"
    assert page.locator(".vq-alert").is_hidden()


def test_keys_in_the_field_write_and_step_nothing(page: Any) -> None:
    scenes = Stepper("slayer-round").scenes
    field = Analysis(LINE).scenes[0]["entry"]
    draw(page, [{**scene, "entry": field} for scene in scenes])
    place = page.locator(".vq-place").inner_text()
    page.get_by_role("textbox", name="Position").focus()
    for key in ("End", "ArrowLeft", "ArrowDown", "c", "Home", "C"):
        page.keyboard.press(key)
    assert page.locator(".vq-place").inner_text() == place
    assert page.get_by_role("textbox").input_value() == "C4 5 8 | 3 7^2 | 6 9 10 ; Bc"


def test_the_line_is_copied_with_and_without_a_clipboard(browser: Any) -> None:
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.route("http://localhost/", lambda route: route.fulfill(body="<html></html>"))
    page.goto("http://localhost/")
    for code in ("", "Object.defineProperty(navigator, 'clipboard', { value: undefined });"):
        page.evaluate("() => navigator.clipboard.writeText('nothing')")
        table = draw(page, Analysis(LINE).scenes)
        page.evaluate(f"() => {{ window.clip = navigator.clipboard; {code} }}")
        page.get_by_role("button", name="Copy").click()
        table.get_by_text("Copied.").wait_for()
        assert page.evaluate("() => clip.readText()") == LINE
    context.close()


def test_values_are_a_real_table(page: Any) -> None:
    lab = Analysis(LINE, values=True).wait()
    draw(page, lab.scenes)
    table = page.get_by_role("table", name="All cards seen: what each play is worth to B")
    heads = table.get_by_role("columnheader").all_inner_texts()
    assert heads[:2] == ["Play", "Points B is sure of"]
    row = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name="7^2"))
    assert row.get_by_role("cell").all_inner_texts()[:2] == ["0", "A, B, C"]
    assert page.locator(".vq-actions [data-mark=best]").all_inner_texts() == ["7^20"]
    assert page.get_by_role("button", name="two 7s: 0").count() == 1
    room = page.get_by_role("group", name="All cards seen")
    room.focus()
    assert room.evaluate("(node) => node === document.activeElement")
    table.get_by_role("button", name="7", exact=True).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert answer(page, lab) == ["play:7^2"]


def test_variations_are_gone_through_by_keyboard(page: Any) -> None:
    lab = valued()
    draw(page, lab.scenes)
    room = page.get_by_role("group", name="What was tried")
    assert room.get_by_role("button").all_inner_texts() == [
        "Start",
        "1. B 7^2",
        "2. C pass",
        "1. B 3",
    ]
    assert room.locator("[aria-current=step]").all_inner_texts() == ["1. B 3"]
    room.locator("[aria-current=step]").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    answer(page, lab)
    assert [str(play) for play in lab.phase.plays] == ["7^2", "pass"]
    assert room.locator("[aria-current=step]").inner_text() == "2. C pass"
    assert room.locator("[aria-current=step]").evaluate("(n) => n === document.activeElement")


def test_the_height_stays_as_play_goes_on_and_values_come_in(page: Any) -> None:
    lab = Analysis(Phase.deal(3, seed=6).position, values=True, nodes=300).wait()
    table = draw(page, lab.scenes)
    height = table.bounding_box()["height"]
    for _ in range(8):
        lab.answer(f"play:{lab.phase.legal_plays()[0]}")
        for _ in (1, 2):
            page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
            assert abs(table.bounding_box()["height"] - height) < 1
            lab.wait()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", [setting_up, valued], ids=["set-up", "values"])
def test_contrast_rings_and_names(browser: Any, theme: str, board: Any) -> None:
    looks_right(browser, theme, board().scenes, 30)


@pytest.mark.parametrize("width", [340, 390, 1000])
@pytest.mark.parametrize("seats", [3, 12])
def test_nothing_sticks_out_and_everything_can_be_touched(
    browser: Any, width: int, seats: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    lab = Analysis(Phase.deal(seats, seed=2).position, values=True, nodes=100).wait()
    wide, small = [], []
    for action in ("", "setup"):
        lab.answer(action)
        draw(page, lab.scenes)
        wide.append(page.evaluate("() => document.documentElement.scrollWidth"))
        small += page.evaluate(
            "() => [...document.querySelectorAll('.vq button, .vq input, .vq select')]"
            ".filter((n) => n.checkVisibility() && !n.closest('.vq-hand'))"
            ".map((n) => [n.className, n.offsetWidth, n.offsetHeight])"
            ".filter(([, width, height]) => width < 24 || height < 24)"
        )
    context.close()
    assert max(wide) <= width
    assert small == []


def test_markup_in_a_scene_stays_text(page: Any) -> None:
    bad = "<img src=x onerror='window.hacked=1'>"
    scene: Scene = valued().scenes[0]
    scene["entry"] = dict.fromkeys(scene["entry"], bad)  # type: ignore[assignment,attr-defined]
    for grid in scene["grids"]:
        grid |= {"caption": bad, "note": bad, "heads": [bad]}  # type: ignore[call-arg]
        grid["rows"] = [{"head": bad, "cells": [bad], "action": "", "mark": bad}]
    for branch in scene["branches"]:
        branch["steps"] = [{**step, "text": bad, "mark": bad} for step in branch["steps"]]
    for choice in scene["choices"]:
        choice |= {"label": bad}  # type: ignore[call-arg]
        choice["options"] = [{**option, "text": bad} for option in choice["options"]]
    draw(page, [scene])
    assert page.locator(".vq img").count() == 0
    assert page.evaluate("() => window.hacked") is None
    assert page.locator(".vq-grid td").first.inner_text() == bad


def test_a_lost_kernel_disables_the_board(page: Any) -> None:
    draw(page, setting_up().scenes)
    page.evaluate("() => fire('comm_live_update')")
    assert page.locator(".vq-notice").is_visible()
    assert page.get_by_role("button", name="Open").is_disabled()
    assert page.get_by_role("combobox", name="Leader").is_disabled()
    assert page.locator(".vq-hand button").count() == 0
    page.get_by_role("button", name="vampire 1 to A").click(force=True)
    assert page.evaluate("() => sent") == []


def test_a_saved_board_is_text_only(page: Any, tmp_path: Path) -> None:
    page.goto(valued().save(tmp_path / "still.html").as_uri())
    page.locator(".vq").wait_for()
    assert page.locator(".vq button:visible, .vq input:visible, .vq select:visible").count() == 0
    assert "1. B 7^2" in page.locator(".vq-branches").inner_text()
    assert page.get_by_role("table").count() == 2


# ---- in JupyterLab -------------------------------------------------------------------------


def test_a_whole_analysis_in_jupyterlab(lab: Host) -> None:
    lab.ran(
        "from vqlab import Analysis\nboard = Analysis()\nboard",
        "print('AT', board.position, len(board.tree), board.values and board.values.done)",
        name="analysis",
    )
    table = lab.table()
    for seat, cards in (("A", "4 5 8"), ("B", "3 7 7"), ("C", "6 9 10")):
        table.get_by_role("button", name=f"Give cards to {seat}").click()
        for card in cards.split():
            table.get_by_role("button", name=f"vampire {card} to {seat}").click()
    table.get_by_role("combobox", name="Leader").select_option("B")
    table.get_by_role("button", name="Take back: vampire 10").wait_for()
    table.get_by_role("button", name="Done").click()
    table.get_by_text("B leads the round.").wait_for()
    table.get_by_role("button", name="Values: not shown").click()
    row = table.get_by_role("row").filter(has=lab.page.get_by_role("rowheader", name="7^2"))
    row.get_by_role("cell", name="2 rounds, 8 lines").wait_for()
    assert row.get_by_role("cell").all_inner_texts()[:2] == ["0", "A, B, C"]
    table.get_by_role("button", name="two 7s: 0").click()
    table.get_by_text("C can only pass").wait_for()
    table.get_by_role("button", name="Take back").click()
    table.get_by_role("button", name="a 3: 14").click()
    room = table.get_by_role("group", name="What was tried")
    room.get_by_role("button", name="1. B 3").wait_for()
    room.get_by_role("button", name="1. B 7^2").click()
    table.get_by_text("C can only pass").wait_for()
    assert "AT 4 5 8 | 3 7^2 | 6 9 10 ; B ; - ; 7^2 2" in lab.rerun(1)
    lab.restart_kernel()
    table.locator(".vq-notice").wait_for(state="visible")
    assert "run this cell again" in table.locator(".vq-notice").inner_text()
    assert table.get_by_role("button", name="Open").is_disabled()


def test_a_long_solve_in_jupyterlab_is_stopped_and_the_kernel_answers(lab: Host) -> None:
    lab.ran(
        f"from vqlab import Analysis\nboard = Analysis({HARD!r}, nodes=10**9)\nboard",
        "print('BUSY', board.busy)",
        name="long",
    )
    table = lab.table()
    table.get_by_role("button", name="Values: not shown").click()
    stop = table.get_by_role("button", name="Stop")
    stop.wait_for()
    table.get_by_text("turns.").wait_for()  # it says how far it is
    lab.page.wait_for_timeout(3000)  # deep in it, compiled search and all
    begun = time.monotonic()
    assert "BUSY True" in lab.rerun(1)
    asked = time.monotonic() - begun
    begun = time.monotonic()
    stop.click()
    table.get_by_role("button", name="Go on").wait_for()
    stopped = time.monotonic() - begun
    begun = time.monotonic()
    assert "BUSY False" in lab.rerun(1)
    after = time.monotonic() - begun
    print(f"while solving {asked:.2f} s, stop {stopped:.2f} s, after {after:.2f} s")
    assert stopped < 1
    assert after < 1


def test_keys_on_the_board_never_reach_the_notebook(lab: Host) -> None:
    lab.ran("from vqlab import Analysis\nboard = Analysis('6 7 | 7 | 8 9')\nboard", name="keys")
    table = lab.table()
    for action in ("Values: not shown", "Set up"):
        table.get_by_role("button", name=action).click()
        lab.page.wait_for_timeout(1000)
        controls = lab.page.locator(
            ".vq button:visible, .vq input:visible, .vq [tabindex='0']:visible, "
            ".vq select:not(.vq-language):visible"
        )
        for at in range(controls.count()):
            control = controls.nth(at)
            if not control.is_enabled():
                continue
            control.focus()
            before = lab.cells(), lab.active_cell()
            for key in ("a", "b", "d", "d", "m", "ArrowUp"):
                lab.page.keyboard.press(key)
            assert (lab.cells(), lab.active_cell()) == before
            assert lab.page.evaluate("() => document.activeElement.closest('.vq') !== null")
