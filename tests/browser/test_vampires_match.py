"""A match of The Vampires against bots in JupyterLab, by keyboard alone."""

from __future__ import annotations

from typing import Any

from tests.browser.driver import Host, focused
from tests.browser.test_match import HOME, in_row, tab_into

START = HOME + "from vqlab import Match\nmatch = Match({args}, game='vampires')\nmatch"
STATE = (
    "print('STATE', len(match.plays), match.is_over, match.totals,"
    " sum(at.to_act == 0 for at in match._dealer.ended[0].positions[:-1])"
    " if match.is_over else '')"
)
OFFERED = ".vq-actions button[data-of]"
SEEN = "() => document.querySelector('.vq-status').innerText"
YOURS = """() => document.querySelector(".vq-grids table")
  || document.querySelector(".vq-status").innerText.startsWith("Your turn")"""
PLAYED = "(before) => document.querySelector('.vq-status').innerText !== before"


def go_to_the_hand(page: Any) -> None:
    """Back with Shift+Tab, or on with Tab from before the table, until a card has the focus."""
    for _ in range(60):
        if in_row(page, ".vq-hand"):
            return
        back = in_row(page, ".vq *") and not in_row(page, ".vq-head")
        page.keyboard.press("Shift+Tab" if back else "Tab")
        page.wait_for_timeout(20)  # the others may still be playing
    raise AssertionError(f"no way to the hand: {page.locator('.vq').inner_text()}")


def play_a_card(page: Any) -> None:
    """Choose the first card of the hand that can be played, and make its first play."""
    tried = []
    for step in ["ArrowRight"] * 5 + ["ArrowLeft"] * 5:
        go_to_the_hand(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
        if page.locator(OFFERED).count():
            tab_into(page, ".vq-actions")
            page.keyboard.press("Enter")
            return
        tried.append(focused(page))
        page.keyboard.press("Enter")  # let it go again
        page.keyboard.press(step)
    raise AssertionError(f"no card can be played: {tried} {page.locator('.vq').inner_text()}")


def test_a_whole_game_is_played_by_keyboard(lab: Host) -> None:
    lab.ran(START.format(args="3, 'greedy', seed=5, pace=0.02"), STATE)
    table, page = lab.table(), lab.page
    cells, turns = lab.cells(), 0
    page.wait_for_function(YOURS)
    table.focus()
    while table.locator(".vq-grids table").count() == 0:
        before = page.evaluate(SEEN)
        play_a_card(page)
        page.wait_for_function(PLAYED, arg=before)
        page.wait_for_function(YOURS)
        turns += 1
        assert turns < 60, "the game ends"
    state = lab.rerun(1)
    assert "True" in state, state
    assert f" {turns}\n" in state, f"every turn of the person's was made by keyboard: {state}"
    assert "won" in table.locator(".vq-alert").inner_text()
    assert lab.cells() == cells, "no key did anything in the notebook"
    tab_into(page, ".vq-actions")
    assert focused(page) == "New game"
    page.keyboard.press("Enter")
    table.get_by_text("A new game: choose what it is like").wait_for()


def test_a_mirror_is_put_and_answered_by_keyboard(lab: Host) -> None:
    """Enter chooses the card and goes to a place, puts it, and answers whose hand is swapped."""
    hands = "mirror garlic GYBR RGBY WB | WY RYGB YRBG BYRG GBYR | GYRB BGRY YGBR WR WG"
    piles = "RYBG BRGY WB coffin bite^2 YBRG GRYB YBGR BGYR RBGY GBRY"
    deal = f"vampires: {hands} ; R4(BYRG - - -) B2 Y3 G1 ; A ; - ; {piles}"
    lab.ran(START.format(args=f"3, 'greedy', deal='{deal}', pace=0.02"), STATE)
    table, page = lab.table(), lab.page
    page.wait_for_function(YOURS)
    table.focus()
    tab_into(page, ".vq-hand")
    for _ in range(4):
        if focused(page) != "mirror":
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert focused(page).startswith("east of vampire 1, the red vampire worth 4: free")
    page.keyboard.press("Enter")
    table.get_by_text("Whose hand is swapped?").wait_for()
    assert focused(page) == "mirror, east of vampire 1, swapping hands with B"
    page.keyboard.press("ArrowRight")
    before = page.evaluate(SEEN)
    page.keyboard.press("Enter")
    page.wait_for_function(PLAYED, arg=before)
    page.wait_for_function(YOURS)
    assert in_row(page, ".vq-hand"), "the next turn begins at the hand"
    assert "STATE 3 " in lab.rerun(1)
