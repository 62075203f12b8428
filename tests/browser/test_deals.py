"""The deals explorer in a browser: its module with a model of our own, and whole in JupyterLab."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Host, focused
from tests.browser.fake import THEMES, draw
from tests.browser.looks import looks_right
from vqlab import DealExplorer, deals
from vqlab.deals import sets
from vqlab.screens.deals import SLIDERS

HEAVY = "5^3"
NUMBER = ".vq-middle > span"


def answer(page: Any, lab: DealExplorer) -> list[str]:
    """What the page sent, carried out and drawn."""
    actions = [message["id"] for message in page.evaluate("() => sent.splice(0)")]
    for action in actions:
        lab.answer(action)
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    return actions


def stopped() -> DealExplorer:
    sets.forget()
    lab = DealExplorer(led=HEAVY, seats=6)
    lab.answer("stop")
    return lab


def late() -> DealExplorer:
    lab = DealExplorer()
    lab.answer("example:late")
    return lab


def refused() -> DealExplorer:
    lab = DealExplorer(mine="8^3", seen="1")
    lab.answer("line:Q^5 ; - ; 8")
    return lab


def counting() -> DealExplorer:
    sets.forget()
    return DealExplorer(led=HEAVY, seats=6)


def test_a_hand_is_set_by_clicks_and_taken_back(page: Any) -> None:
    lab = DealExplorer()
    draw(page, lab.scenes)
    for card in ("vampire 8", "vampire 8", "queen"):
        page.get_by_role("button", name=f"{card} to My hand").click()
        answer(page, lab)
    page.get_by_role("button", name="Give cards to Cards seen").click()
    assert answer(page, lab) == ["hand:seen"]
    page.get_by_role("button", name="vampire 13 to Cards seen").click()
    answer(page, lab)
    page.get_by_role("button", name="Take back: queen").click()
    assert answer(page, lab) == ["card:mine:Q"]
    assert lab.asked.line == "8^2 ; 13 ; 8^3"
    assert page.get_by_role("textbox").input_value() == lab.asked.line
    assert lab.chance == deals.chance(lab.unseen, lab.event)
    assert page.locator(NUMBER).first.inner_text() == f"{float(lab.chance):.4f}"


def test_sliders_are_named_and_move_by_keyboard_with_the_focus_kept(page: Any) -> None:
    lab = DealExplorer()
    draw(page, lab.scenes)
    slider = page.get_by_role("slider", name="Value of my set")
    assert slider.get_attribute("aria-valuetext") == "8"
    slider.focus()
    page.keyboard.press("ArrowRight")
    assert answer(page, lab) == ["value:9"]
    page.keyboard.press("End")
    page.wait_for_timeout(50)
    assert answer(page, lab) == ["value:14"]
    assert slider.get_attribute("aria-valuetext") == "queens alone"
    assert focused(page) == "Value of my set"
    assert page.locator(NUMBER).first.inner_text() == "1"
    names = [page.locator(".vq-range").nth(at).get_attribute("aria-label") for at in range(5)]
    assert len(set(names)) == len(SLIDERS)


def test_a_redraw_never_moves_a_slider_that_is_in_somebodys_hand(page: Any) -> None:
    lab = DealExplorer()
    draw(page, lab.scenes)
    slider = page.get_by_role("slider", name="Value of my set")
    box = slider.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.55, box["y"] + box["height"] / 2)
    page.mouse.down()
    node = slider.element_handle()
    for part in (0.7, 0.8, 0.9):
        page.mouse.move(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)
        here = slider.input_value()
        page.evaluate("(scenes) => update('scenes', scenes)", DealExplorer().scenes)  # value 8
        assert slider.input_value() == here != "8"
    page.wait_for_timeout(700)
    page.evaluate("(scenes) => update('scenes', scenes)", DealExplorer().scenes)
    assert slider.input_value() == here
    page.mouse.up()
    answer(page, lab)
    page.wait_for_timeout(700)
    assert slider.input_value() == str(lab.asked.led.value) == here
    assert node.evaluate("(n) => n.isConnected && n === document.activeElement")


def test_while_one_place_is_not_answered_only_the_newest_waits(page: Any) -> None:
    lab = DealExplorer()
    draw(page, lab.scenes)
    page.evaluate(
        """() => {
          const range = document.querySelector(".vq-range");
          for (let value = 1; value <= 12; value++) {
            range.value = value;
            range.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }"""
    )
    assert answer(page, lab) == ["value:1"]
    assert answer(page, lab) == ["value:12"]
    assert answer(page, lab) == []
    page.evaluate(
        """() => {
          const range = document.querySelector(".vq-range");
          for (const value of [3, 4]) {
            range.value = value;
            range.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }"""
    )
    page.get_by_role("button", name="No cards").click()
    assert answer(page, lab) == ["value:3", "value:4", "clear"], "in the order they were done"


def test_an_answer_that_does_not_come_is_not_waited_for(page: Any) -> None:
    draw(page, DealExplorer().scenes)
    page.get_by_role("slider", name="Value of my set").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(600)
    assert [message["id"] for message in page.evaluate("() => sent")] == ["value:9", "value:10"]


def test_a_place_that_is_refused_is_left_again(page: Any) -> None:
    lab = DealExplorer(seen="1^8 2^8 3^8 4^8 5^8 6^8 7^8 8^8", seats=3, led="9")
    draw(page, lab.scenes)
    page.get_by_role("slider", name="Seats").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
        answer(page, lab)
    assert "unknown vampires" in page.locator(".vq-alert").inner_text()
    page.wait_for_timeout(700)
    answer(page, lab)
    assert page.get_by_role("slider", name="Seats").input_value() == str(lab.asked.seats)


def test_bars_are_lists_with_their_numbers(page: Any) -> None:
    lab = late()
    draw(page, lab.scenes)
    rows = page.get_by_role("list", name="Chance that a hand can beat two 9s").get_by_role(
        "listitem"
    )
    assert [row.split("\n")[0] for row in rows.all_inner_texts()][:2] == [
        "B (hand 1)",
        "C (hand 2)",
    ]
    widths = page.evaluate(
        """() => [...document.querySelectorAll(".vq-chart:last-child .vq-bar-track")].map(
          (track) => (track.firstChild.offsetWidth) / track.offsetWidth)"""
    )
    assert widths[:3] == pytest.approx([float(share) for share in lab.by_hand], abs=0.02)
    page.evaluate("() => document.querySelectorAll('.vq-bar').forEach((n, i) => { n.mine = i; })")
    lab.answer("value:5")
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    kept = page.evaluate("() => [...document.querySelectorAll('.vq-bar')].map((n) => n.mine)")
    assert kept == list(range(len(kept)))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", [late, stopped, refused])
def test_contrast_rings_and_names(browser: Any, theme: str, board: Any) -> None:
    looks_right(browser, theme, board().scenes, 50)


def test_bars_are_seen_in_forced_colours(browser: Any) -> None:
    context = browser.new_context(forced_colors="active", viewport={"width": 1100, "height": 900})
    page = context.new_page()
    draw(page, late().scenes)
    colours = page.evaluate(
        """() => {
          const row = document.querySelector(".vq-chart:last-child .vq-bar");
          return [".vq-bar-fill", ".vq-bar-track"].map(
            (part) => getComputedStyle(row.querySelector(part)).backgroundColor);
        }"""
    )
    context.close()
    assert colours[0] != colours[1]


def test_the_pile_that_is_pressed_is_seen_in_forced_colours(browser: Any) -> None:
    context = browser.new_context(forced_colors="active", viewport={"width": 1100, "height": 900})
    page = context.new_page()
    draw(page, late().scenes)
    mine, seen = page.evaluate(
        """() => [...document.querySelectorAll(".vq-giver")].map(
          (n) => getComputedStyle(n).backgroundColor)"""
    )
    context.close()
    assert mine != seen


@pytest.mark.parametrize("width", [340, 390, 700, 1200])
@pytest.mark.parametrize("size", [1, 8, 12])
def test_the_set_stays_in_its_box(browser: Any, width: int, size: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    lab = DealExplorer(mine="1 2 3 4 5 6 7 8 9 10 11 12 13")
    lab.answer(f"size:{size}")
    lab.answer("value:8")
    draw(page, lab.scenes)
    left, right, ends, room = page.evaluate(
        """() => {
          const seat = document.querySelector(".vq-seat");
          const box = (node) => node.getBoundingClientRect();
          const cards = [...seat.querySelectorAll(".vq-play .vq-card svg")].map(box);
          return [
            Math.min(...cards.map((card) => card.left)), box(seat).right - 8,
            Math.max(...cards.map((card) => card.right)),
            box(seat.querySelector(".vq-hand")).right,
          ];
        }"""
    )
    assert page.locator(".vq-play .vq-card").count() == size
    assert page.get_by_text(f"I play {lab.asked.led}").is_visible()
    context.close()
    assert room <= left
    assert ends <= right


def test_only_the_new_chance_is_read_aloud(page: Any) -> None:
    lab = DealExplorer()
    draw(page, lab.scenes)
    live = "[aria-live=polite]:not([role]), [role=status]:not(.vq-help)"
    assert page.locator(live).all_inner_texts() == [lab.scenes[0].get("news")]
    page.get_by_role("slider", name="Cards in my set").focus()
    page.keyboard.press("ArrowRight")
    answer(page, lab)
    assert "four 8s" in page.locator(".vq-news").inner_text()
    assert page.locator(":focus").get_attribute("aria-valuetext") == "4: four 8s"
    assert page.get_by_role("group", name="Table: Deals: does anybody beat four 8s?").count() == 1
    assert page.get_by_role("group", name="How it is counted").count() == 1


def test_the_button_of_the_set_keeps_its_place_and_the_focus(page: Any) -> None:
    lab = DealExplorer()
    draw(page, lab.scenes)
    page.get_by_role("button", name="Put the set into my hand").click()
    assert answer(page, lab) == ["put"]
    assert focused(page) == "Take the set from my hand"
    page.keyboard.press("Enter")
    assert answer(page, lab) == ["take"]
    assert not lab.asked.mine


@pytest.mark.parametrize("width", [340, 390, 1000])
@pytest.mark.parametrize("board", [late, stopped, refused])
def test_nothing_sticks_out_and_everything_can_be_touched(
    browser: Any, width: int, board: Any
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    lab = board()
    lab.answer("seats:12")
    lab.answer("stop")
    draw(page, lab.scenes)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    small = page.evaluate(
        "() => [...document.querySelectorAll('.vq button, .vq input, .vq select')]"
        ".filter((n) => n.checkVisibility() && !n.closest('.vq-hand'))"
        ".map((n) => [n.className, n.offsetWidth, n.offsetHeight])"
        ".filter(([, width, height]) => width < 24 || height < 24)"
    )
    context.close()
    assert wide <= width
    assert small == []


def test_sliders_stay_where_they_are_while_they_are_moved(page: Any) -> None:
    lab = DealExplorer(mine="5 8 10^2 12 Q", led="10^2")
    draw(page, lab.scenes)
    slider = page.get_by_role("slider", name="Value of my set")
    top = slider.bounding_box()["y"]
    for action in (
        *(f"value:{value}" for value in range(1, 15)),
        "seats:6",
        f"line:- ; - ; {HEAVY} ; 6",
    ):
        lab.answer(action)
        page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
        assert abs(slider.bounding_box()["y"] - top) < 1, action
    lab.close()


def test_markup_in_a_scene_stays_text(page: Any) -> None:
    bad = "<img src=x onerror='window.hacked=1'>"
    scene = late().scenes[0]
    for slider in scene["sliders"]:
        slider |= {"label": bad + slider["id"], "text": bad}  # type: ignore[call-arg]
    for chart in scene["charts"]:
        chart |= {"caption": bad, "note": bad}  # type: ignore[call-arg]
        chart["bars"] = [{"label": bad, "share": 7.0, "text": bad, "mark": bad}]
    draw(page, [scene])
    assert page.locator(".vq img").count() == 0
    assert page.evaluate("() => window.hacked") is None
    assert page.locator(".vq-bar-text").first.inner_text() == bad


def test_a_lost_kernel_disables_the_sliders(page: Any) -> None:
    draw(page, late().scenes)
    page.evaluate("() => fire('comm_live_update')")
    assert "nothing here can be changed" in page.locator(".vq-notice").inner_text()
    assert page.get_by_role("slider", name="Seats").is_disabled()
    assert page.evaluate("() => sent") == []


def test_a_table_that_is_gone_sends_nothing_any_more(page: Any) -> None:
    draw(page, DealExplorer().scenes)
    page.get_by_role("slider", name="Value of my set").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.evaluate("() => cleanUp()")
    page.wait_for_timeout(600)
    assert [message["id"] for message in page.evaluate("() => sent")] == ["value:9"]


def test_a_saved_explorer_is_text_only(page: Any, tmp_path: Path) -> None:
    page.goto(late().save(tmp_path / "still.html").as_uri())
    page.locator(".vq").wait_for()
    assert page.locator(".vq button:visible, .vq input:visible, .vq select:visible").count() == 0
    assert "Vampires in each hand" in page.locator(".vq-sliders").inner_text()
    assert page.locator(".vq-bar").count() == 14 + 4
    assert page.evaluate(
        """() => [".vq-notes", ".vq-status"].every((part) => {
          const node = document.querySelector(part);
          return node.scrollHeight <= node.clientHeight;
        })"""
    )


# ---- in JupyterLab -------------------------------------------------------------------------


def test_the_explorer_in_jupyterlab(lab: Host) -> None:
    errors: list[str] = []
    lab.page.on("pageerror", lambda error: errors.append(str(error)))
    lab.page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    lab.ran(
        "from vqlab import DealExplorer, deals\nd = DealExplorer(led='10^2', seats=3)\nd",
        "print('AT', d.asked.line, '=', f'{float(d.chance):.4f}',"
        " d.chance == deals.chance(d.unseen, d.event))",
        name="deals",
    )
    table = lab.table()
    number = table.locator(NUMBER).first
    first = number.inner_text()
    for card, copy in (("10", 1), ("10", 2), ("12", 1)):
        table.get_by_role("button", name=f"vampire {card} to My hand, {9 - copy} left").click()
        table.get_by_role("button", name=f"vampire {card} to My hand, {8 - copy} left").wait_for()
    second = number.inner_text()
    assert second != first
    slider = table.get_by_role("slider", name="Value of my set")
    slider.focus()
    lab.page.keyboard.press("ArrowRight")
    table.get_by_text("11^2 holds with a chance of").wait_for()
    assert focused(lab.page) == "Value of my set"
    third = number.inner_text()
    assert third != second
    assert f"AT 10^2 12 ; - ; 11^2 ; 3 = {third} True" in lab.rerun(1)
    slider = table.get_by_role("slider", name="Seats")
    box = slider.bounding_box()
    lab.page.mouse.move(box["x"] + 8, box["y"] + box["height"] / 2)
    lab.page.mouse.down()
    for part in range(1, 9):
        lab.page.mouse.move(box["x"] + box["width"] * part / 9, box["y"] + box["height"] / 2)
        lab.page.wait_for_timeout(30)
    lab.page.mouse.move(box["x"] + box["width"] * 2 / 9 + 8, box["y"] + box["height"] / 2)
    lab.page.mouse.up()
    table.get_by_text("5 seats, base edition").wait_for()
    table.locator(".vq-gauge", has_text="as I lead").get_by_text("4, as I lead").wait_for()
    fourth = number.inner_text()
    assert fourth != third
    assert f"AT 10^2 12 ; - ; 11^2 ; 5 = {fourth} True" in lab.rerun(1)
    lab.restart_kernel()
    table.locator(".vq-notice").wait_for(state="visible")
    assert slider.is_disabled()
    assert errors == []


def test_a_heavy_question_in_jupyterlab_shows_an_interval_then_the_chance(lab: Host) -> None:
    lab.ran(
        "from vqlab import DealExplorer\nd = DealExplorer(led='13^2', seats=6)\nd",
        "print('BUSY', d.busy, d.chance is None)",
        name="heavy",
    )
    table = lab.table()
    field = table.get_by_role("textbox")
    field.fill(f"- ; - ; {HEAVY} ; 6")
    field.press("Enter")
    table.get_by_text("random deals, not exact").wait_for()
    stop = table.get_by_role("button", name="Stop")
    stop.wait_for()
    begun = time.monotonic()
    assert "BUSY True True" in lab.rerun(1)
    while_counting = time.monotonic() - begun
    stop.click()
    state = table.locator(".vq-middle")
    state.get_by_text("Stopped. The sample is kept").wait_for()
    assert "BUSY False True" in lab.rerun(1)
    table.get_by_role("button", name="Count exactly").click()
    state.get_by_text("is being counted").wait_for()
    state.get_by_text("chance that 5^3 holds").wait_for(timeout=120_000)
    assert table.locator(NUMBER).first.inner_text() == "0.0022"
    assert "BUSY False False" in lab.rerun(1)
    assert while_counting < 2


def test_keys_on_the_explorer_never_reach_the_notebook(lab: Host) -> None:
    lab.ran("from vqlab import DealExplorer\nd = DealExplorer(mine='8 9')\nd", name="keys")
    lab.table()
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
