"""Puzzles solved in JupyterLab, by mouse and by keyboard."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.browser.driver import Host, check_keys_stay, focused
from tests.browser.fake import THEMES, draw
from tests.browser.looks import CONTRAST, NAMELESS
from tests.puzzles.samples import pack
from vqlab import Trainer

TRAINER = (
    "from tests.puzzles.samples import pack\nfrom vqlab import Trainer\n"
    "trainer = Trainer('{name}', pack=pack())\ntrainer"
)
STATE = "print('STATE', trainer.name, trainer.attempt.state, trainer.progress.streak)"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))


def test_a_puzzle_is_solved_by_mouse(lab: Host) -> None:
    lab.ran(TRAINER.format(name="company"), STATE)
    table = lab.table()
    assert "You are A. Go out without a penalty" in table.locator(".vq-asked").inner_text()
    for card in ("vampire 3", "queen"):
        table.get_by_role("button", name=card, exact=True).click()
    table.get_by_role("button", name="Play", exact=True).click()
    answer = table.locator(".vq-alert")
    table.get_by_text("Right. B passes.").wait_for()
    assert answer.get_attribute("data-mood") == "good"
    table.get_by_role("button", name="a 2", exact=True).click()
    table.get_by_text("Solved, without one wrong play.").wait_for()
    assert "STATE company solved 1" in lab.rerun(1)
    table.get_by_role("button", name="Next puzzle", exact=True).click()
    table.locator(".vq-title").get_by_text("Hurry").wait_for()
    assert "STATE hurry open 1" in lab.rerun(1)


def test_a_puzzle_is_solved_by_keyboard(lab: Host) -> None:
    lab.ran(TRAINER.format(name="company"), STATE)
    table, keys = lab.table(), lab.page.keyboard
    table.focus()
    keys.press("Tab")
    assert focused(lab.page) == "Language"
    keys.press("Tab")
    assert focused(lab.page) == "vampire 2"
    for key in ("ArrowRight", "Space", "ArrowRight", "Space", "Enter"):
        keys.press(key)
    table.get_by_text("Right. B passes.").wait_for()
    assert focused(lab.page) == "vampire 2"
    for key in ("Space", "Enter"):
        keys.press(key)
    table.get_by_text("Solved, without one wrong play.").wait_for()
    lab.page.wait_for_function(
        "() => document.activeElement.getAttribute('aria-label') === 'Next puzzle'"
    )
    keys.press("Enter")
    table.locator(".vq-title").get_by_text("Hurry").wait_for()
    assert lab.page.evaluate("() => document.activeElement.closest('.vq') !== null")


def test_a_wrong_play_is_refuted_on_the_table_and_taken_back(lab: Host) -> None:
    lab.ran(TRAINER.format(name="lent"), STATE)
    table = lab.table()
    height = table.bounding_box()["height"]
    table.get_by_role("button", name="a 9", exact=True).click()
    table.get_by_text("After a 9, B plays a 13, and A cannot force going out any more.").wait_for()
    assert table.locator(".vq-place").inner_text() == "What follows: Round 1, turn 1 of 3"
    assert focused(lab.page) == "Take it back"
    lab.page.keyboard.press("End")
    table.locator(".vq-status").get_by_text("The phase is over").wait_for()
    assert "points" in table.locator(".vq-badge").first.inner_text()
    for _ in range(30):
        lab.page.keyboard.press("ArrowUp")
        assert abs(table.bounding_box()["height"] - height) < 1
    table.get_by_role("button", name="Take it back", exact=True).click()
    table.get_by_role("button", name="a 2 and a queen", exact=True).click()
    table.get_by_text("Right, and nothing else would do.").wait_for()
    assert abs(table.bounding_box()["height"] - height) < 1
    assert "STATE lent open 0" in lab.rerun(1)


def test_hint_and_all_plays_keep_the_focus_and_the_height(lab: Host) -> None:
    lab.ran(TRAINER.format(name="cheap"))
    table = lab.table()
    height = table.bounding_box()["height"]
    hint = table.get_by_role("button", name="Hint", exact=True)
    hint.focus()
    for number in (1, 2, 3):
        lab.page.keyboard.press("Enter")
        table.get_by_text(f"Hint {number} of 3").wait_for()
        assert focused(lab.page) == "Hint"
    table.get_by_role("button", name="Show all plays", exact=True).click()
    table.get_by_role("button", name="a 13: 7 points. Best", exact=True).wait_for()
    assert abs(table.bounding_box()["height"] - height) < 1


def test_keys_on_the_trainer_never_reach_the_notebook(lab: Host) -> None:
    lab.ran(TRAINER.format(name="lent"))
    check_keys_stay(lab)


def test_a_restarted_kernel_is_said(lab: Host) -> None:
    lab.ran(TRAINER.format(name="lent"))
    table = lab.table()
    lab.restart_kernel()
    lab.page.locator(".vq-notice").wait_for(state="visible")
    assert table.get_by_role("button", name="a 9", exact=True).is_disabled()
    assert table.get_by_role("button", name="Hint", exact=True).is_disabled()


def test_a_reloaded_page_goes_on_where_it_was(lab: Host) -> None:
    lab.ran(TRAINER.format(name="lent"), STATE)
    lab.table().get_by_role("button", name="a 2 and a queen", exact=True).click()
    lab.page.get_by_text("Right, and nothing else would do.").wait_for()
    lab.save()
    lab.visit()
    table = lab.table()
    table.get_by_text("Right, and nothing else would do.").wait_for()
    table.get_by_role("button", name="a 9", exact=True).click()
    table.get_by_text("cannot force going out any more").wait_for()
    assert "STATE lent wrong" in lab.rerun(1)


def test_100_puzzles_leave_nothing_behind(lab: Host) -> None:
    count = (
        "from ipywidgets.widgets.widget import _instances\n"
        "print('LIVE', len(_instances), trainer.name)"
    )
    kept = """() => {
      const { session } = window.jupyterapp.shell.currentWidget.context.sessionContext;
      return [document.querySelectorAll(".vq").length, document.querySelectorAll(".vq *").length,
        session.kernel._comms.size];
    }"""
    lab.ran(
        TRAINER.format(name="company"),
        count,
        "for _ in range(100):\n    trainer.next()",
        "for _ in range(100):\n    one = Trainer('company', pack=pack())\n    one.table\n"
        "    one.close()",
    )
    lab.page.wait_for_timeout(500)
    before, live = lab.page.evaluate(kept), lab.outputs(1)
    for _ in range(2):
        lab.rerun(2)
        lab.rerun(3)
    lab.page.wait_for_timeout(500)
    after = lab.page.evaluate(kept)
    assert after[0] == before[0] == 1, "one table"
    assert after[2] == before[2] > 1, "no model stays in the page"
    assert abs(after[1] - before[1]) < 60, "no node stays of a puzzle that is gone"
    assert lab.rerun(1).split()[1] == live.split()[1]


# ---- the module on a bare page -----------------------------------------------------------------


@cache
def moments() -> list[Trainer]:
    """A trainer at every kind of moment."""
    start, wrong, right, hinted, shown, solved = (Trainer("lent", pack=pack()) for _ in range(6))
    wrong.answer("play:9")
    right.answer("play:2 Q")
    hinted.answer("hint")
    shown.answer("show")
    while solved.attempt.state == "open":
        solved.answer(f"play:{solved.attempt.right()[0]}")
    return [start, wrong, right, hinted, shown, solved]


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_rings_and_names(browser: Any, theme: str) -> None:
    body, scheme = THEMES[theme]
    context = browser.new_context(color_scheme=scheme)
    page = context.new_page()
    for trainer in moments():
        draw(page, [trainer.scenes[trainer.index]], body)
        page.keyboard.press("Tab")
        measured = page.evaluate(CONTRAST)
        assert len(measured) > 30
        assert [entry for entry in measured if entry[1] < entry[2]] == []
        assert page.evaluate(NAMELESS) == []
    context.close()


@pytest.mark.parametrize("width", [340, 390, 700, 1200])
def test_the_height_stays_and_nothing_sticks_out(browser: Any, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    table = draw(page, Trainer("lent", pack=pack()).scenes)
    height = table.bounding_box()["height"]
    for trainer in moments():
        for index in range(len(trainer.scenes)):
            page.evaluate(
                "([scenes, index]) => { data.index = index; update('scenes', scenes); }",
                [trainer.scenes, index],
            )
            assert abs(table.bounding_box()["height"] - height) < 1
            assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    context.close()


def test_what_is_said_is_announced_and_can_be_read_to_its_end(browser: Any) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 800})
    page = context.new_page()
    for trainer in moments():
        draw(page, [trainer.scenes[trainer.index]])
        alert = page.get_by_role("alert").filter(has_text=trainer.said)
        assert alert.count() == 1
        assert page.evaluate(
            "() => { const a = document.querySelector('.vq-alert');"
            " return a.scrollHeight <= a.clientHeight + 1; }"
        ), trainer.said
    context.close()
