"""The table's own module: what it draws, what it sends, and that everybody can use it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.fake import THEMES, draw
from tests.browser.looks import CONTRAST, NAMELESS
from vqlab import Analysis, Stepper, pictures
from vqlab.pictures import Scene, labels
from vqlab.queen import Phase, Position, Record
from vqlab.queen.examples import examples
from vqlab.words import names

MARKS = """() => [...document.querySelectorAll(".vq-hand")].flatMap((hand) => {
  const cards = [...hand.querySelectorAll(".vq-card")];
  return cards.slice(0, -1).filter((card, at) => {
    const mark = card.querySelector("text:last-of-type");
    if (!mark) return false;
    const here = mark.getBoundingClientRect(), next = cards[at + 1].getBoundingClientRect();
    return next.top < here.bottom && next.left > card.getBoundingClientRect().left
      && next.left < here.right - 0.5;
  }).map((card) => card.dataset.card);
})"""
TARGETS = """() => [...document.querySelectorAll(".vq-hand button")]
  .map((card, at, all) => [card, all[at + 1]])
  .filter(([, next]) => next)
  .map(([card, next]) => [card, next].map((node) => node.getBoundingClientRect()))
  .filter(([card, next]) => next.top === card.top)
  .map(([card, next]) => next.left - card.left)"""


def alerting() -> Scene:
    lab = Analysis("6 6 8 | 7 7 9 | 5 10 S20")
    lab.answer("play:6 8")
    return lab.scenes[0]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("what", ["stepper", "analysis", "twelve"])
def test_contrast_and_focus_ring_in_every_theme(browser: Any, theme: str, what: str) -> None:
    body, scheme = THEMES[theme]
    context = browser.new_context(color_scheme=scheme, viewport={"width": 1100, "height": 900})
    scenes = {
        "stepper": Stepper("slayer-round").scenes,
        "analysis": [alerting()],
        "twelve": [pictures.scene(Phase.deal(12, seed=1).view(3))],
    }[what]
    page = context.new_page()
    draw(page, scenes, body)
    page.keyboard.press("Tab")
    measured = page.evaluate(CONTRAST)
    assert len(measured) > 10
    weak = [entry for entry in measured if entry[1] < entry[2]]
    context.close()
    assert not weak


def test_every_control_has_a_name(page: Any) -> None:
    for scenes in (Stepper("slayer-round").scenes, [alerting()]):
        draw(page, scenes)
        assert page.evaluate(NAMELESS) == []


def test_what_is_read_aloud(page: Any) -> None:
    table = draw(page, Stepper("slayer-round").scenes)
    table.focus()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("status").inner_text().startswith("Leon leads the 20 slayer")
    page.get_by_role("group", name="A · Leon. Leads this round. Hand: a 5 and a 9.").wait_for()
    slider = page.get_by_role("slider", name="Step")
    assert slider.get_attribute("aria-valuetext") == "Round 1, turn 1 of 5"


def test_buttons_slider_and_comments_step(page: Any) -> None:
    draw(page, Stepper("slayer-round").scenes)
    place = page.locator(".vq-place")
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    assert place.inner_text() == "Round 1, turn 2 of 5"
    page.get_by_role("button", name="Last").click()
    assert place.inner_text().endswith("end of the round")
    page.get_by_role("button", name="First").click()
    page.get_by_role("button", name="Next comment").click()
    said = page.locator(".vq-comment").inner_text()
    assert said
    jump = page.get_by_role("combobox", name="Comments")
    jump.select_option(index=jump.locator("option").count() - 1)
    assert page.locator(".vq-comment").inner_text() not in ("", said)
    assert page.locator(".vq-rule-title").first.inner_text().startswith("R")


def test_at_the_end_nothing_more_happens(page: Any) -> None:
    table = draw(page, Stepper("slayer-round").scenes)
    table.focus()
    for key in ("End", "ArrowRight", "ArrowDown", "c"):
        page.keyboard.press(key)
    assert page.locator(".vq-place").inner_text().endswith("end of the round")
    button = page.get_by_role("button", name="Next", exact=True)
    assert button.get_attribute("aria-disabled") == "true"


def test_an_action_is_sent_with_the_stamp_of_its_scene(page: Any) -> None:
    draw(page, [alerting()])
    page.get_by_role("button", name="a 6", exact=True).click()
    assert page.evaluate("() => sent") == [{"type": "action", "id": "play:6", "stamp": 0}]


def test_nodes_are_kept_when_a_scene_changes(page: Any) -> None:
    lab = Analysis("6 6 8 | 7 7 9 | 5 10 S20")
    draw(page, lab.scenes)
    page.evaluate("() => document.querySelectorAll('.vq-seat').forEach((n, i) => { n.mine = i; })")
    lab.answer("play:6")
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    assert page.evaluate("() => [...document.querySelectorAll('.vq-seat')].map((n) => n.mine)") == [
        0,
        1,
        2,
    ]
    assert page.locator(".vq-seat").nth(0).locator(".vq-play .vq-card").count() == 1


@pytest.mark.parametrize("start", [".vq-hand button", ".vq-actions button"])
def test_focus_stays_in_the_table_when_the_next_seat_acts(page: Any, start: str) -> None:
    lab = Analysis("6 6 8 | 7 7 9 | 5 10 S20")
    draw(page, lab.scenes)
    page.locator(start).first.focus()
    lab.answer("play:6^2")
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    place = page.evaluate(
        "() => [document.activeElement.closest('.vq-hand, .vq-actions')?.className,"
        " document.activeElement.getAttribute('aria-label')]"
    )
    assert place == [start.split()[0][1:], "vampire 7" if "hand" in start else "two 7s"]


def test_a_lost_kernel_disables_plays_until_python_is_heard_again(page: Any) -> None:
    lab = Analysis("6 6 8 | 7 7 9 | 5 10 S20")
    draw(page, lab.scenes)
    page.evaluate("() => fire('comm_live_update')")
    assert page.locator(".vq-notice").is_visible()
    assert page.get_by_role("button", name="a 6", exact=True).is_disabled()
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    assert page.locator(".vq-notice").is_hidden()
    assert page.get_by_role("button", name="a 6", exact=True).is_enabled()


def test_cleaning_up_leaves_no_listener(page: Any) -> None:
    draw(page, [alerting()])
    page.evaluate("() => cleanUp()")
    assert page.evaluate("() => Object.values(heard).reduce((n, set) => n + set.size, 0)") == 0


def test_a_saved_page_steps_with_no_kernel_and_no_network(page: Any, tmp_path: Path) -> None:
    saved = Stepper("phase-3-seats").save(tmp_path / "phase.html")
    page.context.set_offline(True)
    page.goto(saved.as_uri())
    page.locator(".vq").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    assert page.locator(".vq-place").inner_text().startswith("Round 2")


def test_a_saved_page_cannot_be_broken_out_of(page: Any, tmp_path: Path) -> None:
    bad = "</script><script>window.hacked=1</script><img src=x onerror='hacked=1'>"
    phase = Phase(Position.parse("6 9 | 7 | 8 8")).commented(bad)
    saved = Stepper(Record((phase,), title=bad[:100], names=(bad[:50], "<i>B</i>", "C"))).save(
        tmp_path / "bad.html"
    )
    page.goto(saved.as_uri())
    page.locator(".vq").wait_for()
    assert page.evaluate("() => window.hacked") is None
    assert page.locator(".vq-comment").inner_text() == bad


def test_hidden_cards_are_not_in_the_page(page: Any) -> None:
    phase = Phase.deal(4, seed=5)
    draw(page, [pictures.scene(phase.view(1))])
    shown = page.evaluate(
        "() => [...document.querySelectorAll('.vq-seat')].map((seat) =>"
        " [...seat.querySelectorAll('.vq-hand .vq-card')].map((card) => card.dataset.card))"
    )
    assert shown[1] == list(phase.position.hands[1])
    for seat in (0, 2, 3):
        slayers = [f"S{slayer}" for slayer in phase.position.hands[seat].slayers]
        assert set(shown[seat]) <= {"back", *slayers}


@pytest.mark.parametrize("width", [340, 420, 700, 1000, 1600])
@pytest.mark.parametrize("seats", [3, 7, 12])
def test_nothing_sticks_out_at_any_width(browser: Any, width: int, seats: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    draw(page, Stepper(Phase.deal(seats, seed=2)).scenes)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    marks = page.evaluate(MARKS)
    seats_out = page.evaluate(
        "() => [...document.querySelectorAll('.vq-seat')].filter((seat) => "
        "[...seat.querySelectorAll('.vq-hand .vq-card')].some((card) => "
        "card.getBoundingClientRect().left > seat.getBoundingClientRect().right - 8)).length"
    )
    context.close()
    assert wide <= width
    assert seats_out == 0
    assert marks == [], "a card hides the mark of another"


@pytest.mark.parametrize("width", [360, 1000])
def test_cards_to_choose_are_wide_enough_to_touch(browser: Any, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    draw(page, Analysis(Phase.deal(3, seed=3).position).scenes)
    targets = page.evaluate(TARGETS)
    context.close()
    assert len(targets) > 8
    assert min(targets) >= 24


def test_playing_on_never_changes_the_height(page: Any) -> None:
    lab = Analysis(Phase.deal(4, seed=6).position)
    table = draw(page, lab.scenes)
    height = table.bounding_box()["height"]
    while not lab.phase.is_over:
        lab.answer(f"play:{lab.phase.legal_plays()[0]}")
        page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
        assert abs(table.bounding_box()["height"] - height) < 1
    lab.answer("play:13 1")
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    assert abs(table.bounding_box()["height"] - height) < 1


def test_a_choice_stays_when_the_play_was_refused(page: Any) -> None:
    lab = Analysis("6 6 8 | 7 7 9 | 5 10 S20")
    draw(page, lab.scenes)
    for name in ("vampire 6", "vampire 8"):
        page.get_by_role("button", name=name).first.click()
    lab.answer("play:6 8")
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    assert page.locator(".vq-hand [aria-pressed=true]").count() == 2
    lab.answer("play:6")
    page.evaluate("(scenes) => update('scenes', scenes)", lab.scenes)
    assert page.locator(".vq-hand [aria-pressed=true]").count() == 0


def test_a_saved_table_has_no_buttons_that_nobody_answers(page: Any, tmp_path: Path) -> None:
    page.goto(Analysis("6 | 7 | 8").save(tmp_path / "still.html").as_uri())
    page.locator(".vq").wait_for()
    assert page.locator(".vq button:visible").count() == 0


def test_the_examples_can_all_be_stepped_to_their_end(page: Any) -> None:
    for name in examples:
        table = draw(page, Stepper(name).scenes)
        table.focus()
        page.keyboard.press("End")
        assert page.locator(".vq-status").inner_text()


def test_the_language_is_chosen_in_the_head(page: Any) -> None:
    table = draw(page, Stepper("slayer-round").scenes)
    switch = table.get_by_role("combobox", name="Language")
    assert table.get_attribute("lang") == "en"
    assert switch.locator("option").all_inner_texts() == list(names().values())
    switch.focus()
    switch.select_option("de")
    assert page.evaluate("sent") == [{"type": "language", "id": "de"}]

    page.evaluate("(german) => { data.labels = german; fire('change:labels'); }", labels("de"))
    assert page.locator(".vq").count() == 1
    assert table.get_attribute("lang") == "de"
    assert table.get_by_role("button", name="Weiter").count() == 1
    switch = table.get_by_role("combobox", name="Sprache")
    assert switch.input_value() == "de"
    assert switch.evaluate("(node) => node === document.activeElement")
    page.evaluate("fire('comm_live_update')")
    assert switch.is_disabled()
    page.evaluate("cleanUp()")
    assert page.evaluate("Object.values(heard).every((acts) => acts.size === 0)")


def test_keys_on_the_switch_choose_a_language_and_step_nowhere(page: Any) -> None:
    table = draw(page, Stepper("slayer-round").scenes)
    place = table.locator(".vq-place").inner_text()
    table.get_by_role("combobox", name="Language").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("sent") == [{"type": "language", "id": "fr"}]
    assert table.locator(".vq-place").inner_text() == place
