"""Matches against bots in JupyterLab, by keyboard and by mouse."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from tests.browser.driver import Host, check_keys_stay, focused
from tests.browser.fake import THEMES, draw
from tests.browser.looks import looks_right
from vqlab import Match

HOME = "import os, tempfile\nos.environ['VQLAB_HOME'] = tempfile.mkdtemp()\n"
START = HOME + "from vqlab import Match\nmatch = Match({args})\nmatch"
MEEK = """
from vqlab.contract import Message
from vqlab.players import Choice, Player
class Meek:  # passes as long as it can, so that no queen is seen
    name, budget = "meek", None
    def choose(self, view, rng, budget):
        return Choice(view.legal_plays()[-1], Message("bot-must-pass"))
"""
STATE = "print('STATE', len(match.plays), match.is_over, match.is_your_turn, match.path)"
ADVISED = re.compile("on what you see|the same on average|You go out|nothing else to play")
AFTER = ".vq-tools, .vq-steps, .vq-notes, .vq-grids"
BUSY = "[data-act='skip'][aria-disabled='false']"


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))


def await_turn(table: Any) -> None:
    """Wait until it is the person's turn, or the phase is over."""
    table.locator(BUSY).wait_for(state="detached")


def tab_to(page: Any, wanted: str) -> None:
    """Go on with Tab until a control whose name begins so has the focus, then the arrow keys."""
    for _ in range(30):
        if focused(page).startswith(wanted):
            return
        page.keyboard.press("Tab")
        for _ in range(12):
            if focused(page).startswith(wanted):
                return
            if not page.evaluate("() => document.activeElement.matches('.vq-tools button')"):
                break
            page.keyboard.press("ArrowRight")
    raise AssertionError(f"{wanted} is reached by keyboard, not only {focused(page)}")


def press_to_play(table: Any) -> None:
    """Press Enter on a play, and wait until it was made."""
    before = table.get_attribute("data-stamp")
    table.page.keyboard.press("Enter")
    table.page.locator(f".vq:not([data-stamp='{before}'])").first.wait_for()


def play_first(table: Any) -> None:
    table.locator(".vq-actions button").first.focus()
    press_to_play(table)


def in_row(page: Any, row: str) -> bool:
    return bool(page.evaluate("(row) => document.activeElement.closest(row) !== null", row))


def tab_into(page: Any, row: str) -> None:
    """Go on with Tab until a row has the focus; back from what comes after it."""
    for _ in range(60):
        if in_row(page, row):
            return
        back = in_row(page, AFTER) or not in_row(page, ".vq")
        page.keyboard.press("Shift+Tab" if back else "Tab")
        page.wait_for_timeout(20)  # the others may still be playing
    said = page.locator(".vq-status").inner_text(), page.locator(".vq-alert").inner_text()
    raise AssertionError(f"no way to {row}: {said}")


def test_a_whole_game_is_played_by_keyboard(lab: Host) -> None:
    args = "3, seed=5, phases=2, edition='small', pace=0.05, undo=True"
    lab.ran(START.format(args=args), STATE)
    table, page = lab.table(), lab.page
    table.focus()
    await_turn(table)
    table.locator(".vq-status").get_by_text("Your turn").wait_for()

    tab_into(page, ".vq-hand")  # two cards of two values are chosen: no legal play
    page.keyboard.press("Space")
    first = focused(page)
    while focused(page) == first:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    table.locator(".vq-hand [aria-pressed=true]").nth(1).wait_for()
    page.keyboard.press("Enter")
    table.locator(".vq-alert").get_by_text("[R").wait_for()
    assert in_row(page, ".vq-hand"), "the same turn goes on"

    tab_to(page, "Hint")
    page.keyboard.press("Enter")
    table.get_by_text("cautious would").wait_for()
    assert focused(page) == "Hint"

    for phase in (1, 2):
        for _ in range(60):
            await_turn(table)
            if table.locator(".vq-grid").count():
                break
            tab_into(page, ".vq-actions")
            press_to_play(table)
        points = table.locator(".vq-grid[data-key=points]")
        caption = points.locator("caption")
        caption.wait_for()
        assert caption.inner_text() == "Penalty points"
        heads = points.locator("thead th").all_inner_texts()
        assert heads == ["Seat", *[f"Phase {n + 1}" for n in range(phase)], "Total"]
        assert table.locator(".vq-card[data-card=back]").count() == 0, "all hands are open"
        table.focus()
        page.keyboard.press("Home")  # the review: step through, and to what a bot thought
        assert "Round 1" in table.locator(".vq-place").inner_text()
        page.keyboard.press("c")
        assert table.locator(".vq-comment:not(.vq-none)").inner_text()
        if phase == 1:
            tab_to(page, "Next phase")
            page.keyboard.press("Enter")
            table.locator(".vq-grid").first.wait_for(state="detached")
    said = table.locator(".vq-alert").inner_text()
    assert "won" in said or "win" in said
    assert "True" in lab.rerun(1).split("STATE")[1]


def test_the_person_plays_by_mouse_and_the_others_follow(lab: Host) -> None:
    lab.ran(START.format(args="3, deal='1 4 6 | 2^2 3 | 3^2 1', pace=0.4"), STATE)
    table = lab.table()
    hand = table.locator(".vq-mine .vq-hand")
    hand.get_by_role("button", name="vampire 1", exact=True).click()
    table.get_by_role("button", name="Play", exact=True).click()
    table.locator(BUSY).wait_for()
    assert table.get_by_role("button", name="vampire 4", exact=True).is_visible()
    hand.get_by_role("button", name="vampire 4", exact=True).click()
    table.get_by_role("button", name="Play", exact=True).click()
    table.get_by_text("Wait a moment").wait_for()
    assert "STATE 1 " in lab.rerun(1) or "STATE 2 " in lab.rerun(1)
    table.get_by_role("button", name="Play on at once", exact=True).click()
    await_turn(table)
    assert "Your turn." in table.locator(".vq-status").inner_text()


def test_advice_while_it_is_played_and_what_the_plays_cost_afterwards(lab: Host) -> None:
    lab.ran(START.format(args="3, seed=11, pace=0.05"), STATE)
    table, page = lab.table(), lab.page
    await_turn(table)
    table.locator(".vq-actions button").nth(1).wait_for()
    table.get_by_role("button", name="Advice", exact=True).focus()
    page.keyboard.press("Enter")
    table.locator(".vq-actions .vq-note:not(:empty)").first.wait_for()
    assert table.locator(".vq-actions [data-mark=best]").count()
    assert focused(page) == "Advice", "it stood in for Stop, and kept the focus"
    assert "fit your hand and what everybody has seen" in table.locator(".vq-comment").inner_text()

    for _ in range(60):
        await_turn(table)
        if table.locator(".vq-grid").count():
            break
        play_first(table)
    judged = table.locator(".vq-grid[data-key=judged]")
    judged.get_by_text("with a choice").wait_for()
    assert "with a choice" in table.locator(".vq-news").inner_text()
    rows = judged.locator("tbody button")
    assert rows.count(), "this deal has a play to learn from"
    row = rows.first.inner_text()
    rows.first.focus()
    page.keyboard.press("Enter")
    table.locator(".vq-place").get_by_text(row.split(":")[0] + ",").wait_for()
    comment = table.locator(".vq-comment").inner_text()
    assert "All cards seen:" in comment
    assert "On what you knew:" in comment
    assert page.evaluate("() => document.activeElement.innerText") == row


def test_a_restarted_kernel_says_how_to_go_on_and_the_game_goes_on(lab: Host) -> None:
    home = "import os\nos.environ['VQLAB_HOME'] = os.path.abspath('kept')\n"
    lab.ran(home + "from vqlab import Match\nMatch(3, pace=0.05)", name="restarted")
    table = lab.table()
    await_turn(table)
    play_first(table)
    await_turn(table)
    hand = table.locator(".vq-mine").get_attribute("aria-label")
    lab.restart_kernel()
    table.get_by_text("Your game is kept").wait_for()
    lab.await_kernel()
    lab.run_all()
    table = lab.table()
    table.get_by_text("An unfinished game is kept").wait_for()
    await_turn(table)
    table.get_by_role("button", name="Go on with the saved game", exact=True).click()
    table.get_by_text("Here the match goes on.").wait_for()
    await_turn(table)
    assert table.locator(".vq-mine").get_attribute("aria-label") == hand


def test_hidden_cards_never_reach_the_page(lab: Host) -> None:
    """Every message of the socket, and the saved notebook: only B and C hold queens."""
    frames: list[str] = []

    def listen(socket: Any) -> None:
        socket.on(
            "framereceived",
            lambda data: frames.append(data if isinstance(data, str) else data.decode("latin-1")),
        )

    lab.page.on("websocket", listen)
    (lab.server.folder / "deal.txt").write_text("queen/small,queens=9: 1 2 3 4 | Q^5 | 1 Q^3")
    args = "3, Player(Meek()), deal=open('deal.txt').read(), pace=0.05"
    lab.ran(
        MEEK + START.format(args=args), STATE, name="hidden"
    )  # a kernel that has seen no other match
    table = lab.table()
    for _ in range(3):
        await_turn(table)
        table.get_by_role("button", name="Advice", exact=True).click()
        table.locator(".vq-alert").get_by_text(ADVISED).wait_for()
        play_first(table)
    await_turn(table)
    lab.save()
    lab.page.wait_for_timeout(500)
    whole = "".join(frames)
    assert "face down" in whole, "the scenes were heard"
    content = json.loads((lab.server.folder / lab.name).read_text("utf-8"))
    saved = json.dumps(content["metadata"].get("widgets", {}))
    seats = [part for text in (whole, saved) for part in text.split('"seats": ')[1:]]
    seats = [part[: part.index('"middle"')] for part in seats]
    assert len(seats) > 5
    for part in seats:
        assert '"Q"' not in part, part
        assert "queen" not in part
    assert table.locator(".vq-card[data-card=Q]").count() == 0
    assert "queen" not in table.inner_text()


def test_a_reloaded_page_goes_on_and_another_kernel_resumes(lab: Host) -> None:
    """The page from the kernel, and a new kernel from the private file."""
    lab.ran(START.format(args="4, seed=3, pace=0.05, save='mine.json'"), STATE)
    table = lab.table()
    await_turn(table)
    play_first(table)
    lab.page.wait_for_timeout(600)
    await_turn(table)
    lab.save()
    hand = table.locator(".vq-mine").get_attribute("aria-label")
    lab.visit()
    table = lab.table()
    await_turn(table)
    assert table.locator(".vq-mine").get_attribute("aria-label") == hand

    lab.ran("from vqlab import Match\nmatch = Match.resume('mine.json')\nmatch", name="again")
    table = lab.table()
    table.get_by_text("Here the match goes on.").wait_for()
    await_turn(table)
    assert table.locator(".vq-mine").get_attribute("aria-label") == hand
    play_first(table)
    table.get_by_text("Here the match goes on.").wait_for(state="detached")


def test_a_new_game_is_set_up_by_keyboard(lab: Host) -> None:
    lab.ran(START.format(args="3, seed=5, edition='small', pace=0"), STATE)
    table, page = lab.table(), lab.page
    table.focus()
    tab_to(page, "New game")
    page.keyboard.press("Enter")
    table.get_by_text("A new game: choose").wait_for()
    tab_to(page, "Bots")
    page.keyboard.press("5")
    table.locator("select[aria-label='Bots']").evaluate("(node) => node.value")
    page.keyboard.press("Shift+Tab")
    table.focus()
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    table.get_by_text("Match against 5 bots").wait_for()
    assert table.locator(".vq-seat").count() == 6


def test_keys_never_reach_the_notebook(lab: Host) -> None:
    lab.ran(START.format(args="3, deal='1 4 6 | 2^2 3 | 3^2 1', pace=0, undo=True"))
    check_keys_stay(lab)


# ---- the module on a bare page -----------------------------------------------------------------


def begun(seats: int, **more: Any) -> Match:
    match = Match(seats, seed=7, pace=0, save=False, **more)
    assert match.wait(20)
    return match


@cache
def moments(seats: int = 4) -> list[Match]:
    """A match at every kind of moment."""
    start, refused, hinted, setting, advised, over = (begun(seats, undo=True) for _ in range(6))
    advised.answer("advice")
    assert advised.wait(60)
    refused.answer("play:1 2")
    hinted.answer("hint")
    setting.answer("new")
    for match in (hinted, setting):
        assert match.wait(20)
    while not over.is_over:
        legal = [one["id"] for one in over.scenes[-1]["actions"] if one["row"] == "plays"]
        over.answer(legal[0])
        assert over.wait(20)
    assert over.review().plays
    return [start, refused, hinted, setting, advised, over]


@pytest.mark.parametrize("theme", THEMES)
def test_contrast_rings_names_and_quiet_keys(browser: Any, theme: str) -> None:
    for match in moments():
        looks_right(browser, theme, [match.scenes[match.index]], 25)


@pytest.mark.parametrize("width", [340, 390, 700, 1200])
@pytest.mark.parametrize("seats", [3, 7, 12])
def test_nothing_sticks_out_and_no_card_leaves_its_seat(
    browser: Any, width: int, seats: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800})
    page = context.new_page()
    match = begun(seats)
    for _ in range(4):
        draw(page, [match.scenes[match.index]])
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        outside = page.evaluate(
            """() => [...document.querySelectorAll(".vq-seat")].filter((seat) => {
              const room = seat.getBoundingClientRect();
              return [...seat.querySelectorAll(".vq-card")].some((card) => {
                const box = card.getBoundingClientRect();
                return box.bottom > room.bottom + 1 || box.top < room.top - 1
                  || box.right > room.right + 12 || box.left < room.left - 1;
              });
            }).map((seat) => seat.getAttribute("aria-label"))"""
        )
        assert outside == []
        if match.is_over:
            break
        match.answer(match.scenes[-1]["actions"][0]["id"])
        assert match.wait(20)
    context.close()


def test_a_tone_is_heard_at_the_turn_and_only_when_it_is_on(browser: Any) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.add_init_script(
        "window.tones = 0;"
        "const real = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () {"
        " window.tones += 1; return real.call(this); };"
    )
    page.goto("about:blank")
    match = begun(3)
    draw(page, [match.scenes[match.index]])

    def tones() -> int:
        page.evaluate(
            "([scenes, index]) => { data.index = index; update('scenes', scenes); }",
            [match.scenes, match.index],
        )
        return int(page.evaluate("() => window.tones"))

    match.answer(match.scenes[-1]["actions"][0]["id"])
    assert match.wait(20)
    assert tones() == 0, "off by default"
    match.answer("sound")
    before = tones()
    match.answer(match.scenes[-1]["actions"][0]["id"])
    assert match.wait(20)
    assert tones() == before + 1
    assert tones() == before + 1, "once a turn"
    context.close()


def test_the_focus_stays_in_the_hand_while_the_others_play(browser: Any) -> None:
    context = browser.new_context()
    page = context.new_page()
    match = begun(3, undo=True)
    draw(page, [match.scenes[match.index]])
    page.locator(".vq-actions button").first.focus()
    waiting = {**match.scenes[match.index], "actions": [], "stamp": 99}
    page.evaluate("(scene) => { data.index = 0; update('scenes', [scene]); }", waiting)
    assert page.evaluate("() => document.activeElement.closest('.vq-mine .vq-hand') !== null")
    context.close()
