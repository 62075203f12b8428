"""The table of The Vampires: a cross completed by keyboard, places by click, nothing that hides."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.driver import Host, check_keys_stay, focused
from tests.browser.fake import THEMES, draw
from tests.browser.looks import looks_right
from vqlab import Stepper, pictures
from vqlab.screens.freeplay import FreePlay
from vqlab.vampires import Game, Position

LINE = "vampires: GYBR WR garlic | GYRB mirror ; R4(BYRG - RGBY -) G1 B2 Y3 ; A ; - ; YBRG^2 WB^3"
LAST = (
    "vampires: GYBR WR coffin | GYRB mirror ; R4(BYRG - RGBY YRBG) G1 B2 Y3 ; A ; - ; WB^3 ; - ; Y3"
)
FREE = "from vqlab.screens.freeplay import FreePlay\nboard = FreePlay({!r})\nboard"
PLAYED = "print('PLAYED', [str(play) for play in board.game.plays], board.game.points)"
SENT = "() => sent.filter((one) => one.type === 'action').map((one) => one.id)"
HERE = """() => {
  const node = document.activeElement;
  return [node.closest(".vq-cross")?.dataset.key ?? "", node.dataset.side ?? node.className];
}"""


def random_game(seats: int, seed: int, turns: int) -> Game:
    chance, game = Random(seed), Game.deal(seats, seed)
    while len(game.plays) < turns and not game.is_over:
        game = game.play(chance.choice(game.legal_plays()))
    return game


def press(page: Any, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def answered(page: Any, board: FreePlay) -> None:
    """Let Python answer the last action of the page, and show what came of it."""
    board.answer(page.evaluate(SENT)[-1])
    page.evaluate("(scenes) => update('scenes', scenes)", board.scenes)


def choose(page: Any, card: str) -> None:
    page.locator(f'.vq-hand button[data-card="{card}"]').first.focus()
    page.keyboard.press("Enter")


# ---- in JupyterLab -------------------------------------------------------------------------


def test_a_cross_is_completed_by_keyboard_alone(lab: Host) -> None:
    lab.ran(FREE.format(LAST), PLAYED)
    table, page = lab.table(), lab.page
    cells = lab.cells()
    table.focus()
    press(page, "Tab")
    while "attack card, green above" not in focused(page):
        press(page, "Tab")
    press(page, "Enter")
    assert focused(page) == "east of vampire 1, the red vampire worth 4: free. It may go here."
    press(page, "ArrowLeft", "ArrowRight", "Enter")
    page.get_by_text("With the red weapon, or without?").wait_for()
    page.wait_for_function("() => document.activeElement.closest('.vq-actions') !== null")
    press(page, "ArrowRight")
    assert focused(page) == "attack card GYBR, east of vampire 1, and the red weapon"
    press(page, "Enter")
    page.get_by_role("status").filter(has_text="A wins the red vampire worth 4").wait_for()
    assert page.evaluate("() => document.activeElement.closest('.vq-hand') !== null")
    assert "PLAYED ['GYBR@1E+WR'] (4, 0)" in lab.rerun(1)
    assert lab.cells() == cells


def test_a_cross_is_completed_card_by_card_and_taken_back(lab: Host) -> None:
    """The last card, the other seat's turn, then the weapon: with the keyboard again."""
    lab.ran(FREE.format(LAST), PLAYED)
    lab.table()
    page = lab.page
    choose(page, "GYBR")
    press(page, "Enter")
    page.get_by_role("button", name="attack card GYBR, east of vampire 1", exact=True).press(
        "Enter"
    )
    page.get_by_role("status").filter(has_text="B is to act").wait_for()
    choose(page, "GYRB")
    press(page, "Enter")
    page.get_by_role("status").filter(has_text="A is to act").wait_for()
    choose(page, "WR")
    assert focused(page).startswith("below vampire 1, the red vampire worth 4")
    press(page, "Enter")
    page.get_by_role("status").filter(has_text="A wins the red vampire worth 4").wait_for()
    assert "WR@1'] (4, 0)" in lab.rerun(1)
    page.get_by_role("button", name="Take back").press("Enter")
    page.get_by_role("status").filter(has_text="A is to act").wait_for()
    assert "(0, 0)" in lab.rerun(1)


def test_a_card_is_put_by_clicks_and_a_wrong_place_is_explained(lab: Host) -> None:
    lab.ran(FREE.format(LINE), PLAYED)
    table, page = lab.table(), lab.page
    table.locator('.vq-hand button[data-card="GYBR"]').click()
    table.locator('button[data-place="2N"]').click()
    page.get_by_role("alert").filter(has_text="The edge of GYBR at 2N is blue").wait_for()
    table.locator('button[data-place="2S"]').click()
    page.get_by_role("status").filter(has_text="B is to act").wait_for()
    assert "PLAYED ['GYBR@2S']" in lab.rerun(1)
    lying = table.locator(".vq-cross").nth(1).locator('[data-side="s"]')
    assert lying.get_attribute("data-card") == "GYBR"


def test_no_key_on_any_place_does_anything_in_the_notebook(lab: Host) -> None:
    lab.ran(FREE.format(LINE))
    lab.table()
    choose(lab.page, "garlic")
    check_keys_stay(lab)


def test_a_stepper_steps_through_a_game(lab: Host) -> None:
    source = (
        "from vqlab import Stepper\nfrom vqlab.vampires import Game\n"
        f"stepper = Stepper(Game({LAST!r}, ['GYBR@1E+WR']))\nstepper"
    )
    lab.ran(source)
    table, page = lab.table(), lab.page
    table.focus()
    press(page, "ArrowRight")
    page.get_by_role("status").filter(has_text="A wins the red vampire worth 4").wait_for()
    assert table.locator(".vq-place").inner_text() == "Turn 1"
    assert table.locator(".vq-seat").first.locator(".vq-play .vq-card").count() == 1
    assert table.locator(".vq-rule-title").first.inner_text() == "T9 Two cards in one turn"
    assert table.locator(".vq-crosses button").count() == 0
    press(page, "Home")
    assert table.locator(".vq-place").inner_text() == "The start"


# ---- on a bare page ------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_it_can_be_read_in_every_theme(browser: Any, theme: str) -> None:
    looks_right(browser, theme, FreePlay(LINE).scenes, 15)
    looks_right(browser, theme, [pictures.scene(random_game(4, 2, 30).view(1))], 10)


def test_every_place_has_a_name_and_is_kept_from_the_notebook(page: Any) -> None:
    from tests.browser.looks import LOUD, NAMELESS

    draw(page, FreePlay(LINE).scenes)
    choose(page, "garlic")
    assert page.locator(".vq-crosses button").count() == 20
    assert page.evaluate(NAMELESS) == []
    assert page.evaluate(LOUD) == 0
    assert page.locator(".vq-crosses button[tabindex='0']").count() == 1


def test_places_that_fit_are_marked_by_more_than_colour(page: Any) -> None:
    draw(page, FreePlay(LINE).scenes)
    choose(page, "GYBR")
    marked = page.evaluate(
        "() => [...document.querySelectorAll('.vq-crosses button')]"
        ".filter((node) => getComputedStyle(node, '::after').content === '\"+\"')"
        ".map((node) => [node.dataset.place, node.getAttribute('aria-label')])"
    )
    assert sorted(place for place, _ in marked) == FreePlay(LINE).scenes[0]["fits"]["GYBR"]
    assert all(name.endswith("It may go here.") for _, name in marked)


def test_arrows_go_round_a_vampire_and_on_to_the_next(page: Any) -> None:
    draw(page, FreePlay(LINE).scenes)
    choose(page, "garlic")
    walked = [page.evaluate(HERE)]
    for key in [
        "Up",
        "Right",
        "Right",
        "Right",
        "Down",
        "Down",
        "Left",
        "Right",
        "Up",
        "Left",
        "Left",
    ]:
        page.keyboard.press(f"Arrow{key}")
        walked.append(page.evaluate(HERE))
    assert walked == [
        ["x0", "e"],
        ["x0", "n"],
        ["x0", "e"],
        ["x1", "w"],
        ["x1", "e"],
        ["x1", "s"],
        ["x1", "below"],
        ["x0", "below"],
        ["x1", "below"],
        ["x1", "s"],
        ["x1", "w"],
        ["x0", "e"],
    ]


def test_arrows_go_up_and_down_where_vampires_stand_in_rows(browser: Any) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 900})
    page = context.new_page()
    draw(page, FreePlay(LINE).scenes)
    choose(page, "garlic")
    walked = []
    for key in ("Down", "Down", "Down", "Down", "Up", "Up"):
        page.keyboard.press(f"Arrow{key}")
        walked.append(page.evaluate(HERE))
    context.close()
    assert walked == [
        ["x0", "s"],
        ["x0", "below"],
        ["x2", "n"],
        ["x2", "s"],
        ["x2", "n"],
        ["x0", "below"],
    ]


def test_escape_lets_go_and_comes_back_to_the_card(page: Any) -> None:
    board = FreePlay(LAST)
    draw(page, board.scenes)
    choose(page, "GYBR")
    press(page, "Escape")
    assert focused(page).startswith("attack card, green above")
    assert page.locator(".vq-crosses button").count() == 0
    assert page.evaluate(SENT) == []
    press(page, "Enter", "Enter")
    answered(page, board)
    assert page.locator(".vq-chosen").inner_text() == "With the red weapon, or without?"
    press(page, "Escape")
    answered(page, board)
    assert page.evaluate(SENT) == ["put:GYBR:1E", "put:"]
    assert focused(page).startswith("attack card, green above")
    assert page.locator(".vq-chosen").inner_text() == "Chosen: no card"


def test_a_card_that_goes_nowhere_leads_to_its_play(page: Any) -> None:
    board = FreePlay(LAST)
    draw(page, board.scenes)
    choose(page, "coffin")
    assert focused(page) == "coffin"
    press(page, "Enter")
    answered(page, board)
    assert page.evaluate(SENT) == ["play:coffin"]
    assert page.locator(".vq-cross").count() == 5


def test_only_one_card_is_chosen_and_only_its_plays_are_shown(page: Any) -> None:
    board = FreePlay(LINE)
    draw(page, board.scenes)
    everything = page.locator(".vq-actions button").count()
    assert everything == len(board.game.legal_plays())
    page.locator('.vq-hand button[data-card="garlic"]').click()
    page.locator('.vq-hand button[data-card="GYBR"]').click()
    assert page.locator(".vq-hand [aria-pressed=true]").count() == 1
    shown = page.locator(".vq-actions button").evaluate_all(
        "all => all.map((one) => one.dataset.of)"
    )
    assert set(shown) == {"GYBR"}
    page.locator('.vq-hand button[data-card="GYBR"]').click()
    assert page.locator(".vq-actions button").count() == everything
    assert page.evaluate(SENT) == []


def test_a_card_that_cannot_be_played_says_so(page: Any) -> None:
    table = draw(page, FreePlay(LINE).scenes[-1:])
    choose(page, "WR")
    help_ = table.locator(".vq-chooser .vq-help")
    assert "cannot be played now" in help_.inner_text()
    assert help_.get_attribute("role") == "status"
    choose(page, "garlic")
    assert "cannot be played now" not in help_.inner_text()


def test_another_card_lets_go_of_what_was_asked(page: Any) -> None:
    board = FreePlay(LAST)
    draw(page, board.scenes)
    choose(page, "GYBR")
    press(page, "Enter")
    answered(page, board)
    page.locator('.vq-hand button[data-card="coffin"]').click()
    answered(page, board)
    assert page.evaluate(SENT) == ["put:GYBR:1E", "put:"]
    assert page.locator(".vq-chosen").inner_text() == "Chosen: coffin"
    plays = page.locator(".vq-actions button")
    assert plays.evaluate_all("all => all.map((one) => one.dataset.act)") == ["play:coffin"]


def test_focus_stays_at_the_place_when_it_was_refused(page: Any) -> None:
    board = FreePlay(LINE)
    draw(page, board.scenes)
    choose(page, "GYBR")
    press(page, "ArrowUp", "Enter")
    answered(page, board)
    assert page.locator(".vq-alert").inner_text().endswith("[T5]")
    assert page.evaluate(HERE) == ["x0", "n"]
    assert page.locator(".vq-hand [aria-pressed=true]").count() == 1


def test_a_lost_kernel_leaves_no_place_to_put_to(page: Any) -> None:
    draw(page, FreePlay(LINE).scenes)
    choose(page, "garlic")
    page.evaluate("() => fire('comm_live_update')")
    assert page.locator(".vq-crosses button").count() == 0
    assert page.evaluate("() => document.activeElement.closest('.vq') !== null")


def test_hidden_cards_are_not_in_the_page(page: Any) -> None:
    game = random_game(4, 5, 20)
    draw(page, [pictures.scene(game.view(1))])
    shown = page.evaluate(
        "() => [...document.querySelectorAll('.vq-seat')].map((seat) =>"
        " [...seat.querySelectorAll('.vq-hand .vq-card')].map((card) => card.dataset.card))"
    )
    view = game.view(1)
    assert any(view.known), "a mirror has shown this seat some cards"
    assert shown[1] == list(view.hand)
    for seat in (0, 2, 3):
        down = view.hand_sizes[seat] - len(view.known[seat])
        assert shown[seat] == ["back"] * min(1, down) + list(view.known[seat])


@pytest.mark.parametrize("width", [340, 390, 620, 800, 1200])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_sticks_out_or_lies_on_another_card(browser: Any, width: int, seats: int) -> None:
    board = FreePlay(Position.deal(seats, 4))
    while len(board.game.position.crosses) < 6 and len(board.game.plays) < 60:
        plays = board.game.legal_plays()
        woken = [play for play in plays if play.card == "coffin"]
        board.answer(f"play:{(woken or plays)[0]}")
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    draw(page, board.scenes)
    page.locator(".vq-hand button").first.click()
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    over = page.evaluate(
        """() => {
          const over = (nodes) => {
            const rooms = [...document.querySelectorAll(nodes)]
              .map((node) => node.getBoundingClientRect());
            return rooms.filter((a, at) => rooms.slice(at + 1).some((b) => a.left < b.right - 1
              && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
          };
          return over(".vq-side, .vq-seat") + over(".vq-hand svg");
        }"""
    )
    small = page.evaluate(
        "() => Math.min(...[...document.querySelectorAll('.vq-crosses button')]"
        ".flatMap((node) => [node.offsetWidth, node.offsetHeight]))"
    )
    context.close()
    assert wide <= width
    assert over == 0
    assert small >= 24


@pytest.mark.parametrize("width", [390, 1100])
def test_playing_on_never_changes_the_height(browser: Any, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    chance, board = Random(6), FreePlay(Position.deal(4, seed=6))
    table = draw(page, board.scenes)
    height = table.bounding_box()["height"]
    for _ in range(40):
        if board.game.is_over:
            break
        board.answer(f"play:{chance.choice(board.game.legal_plays())}")
        page.evaluate("(scenes) => update('scenes', scenes)", board.scenes)
        assert abs(table.bounding_box()["height"] - height) < 1
    context.close()


def test_a_saved_page_steps_with_no_kernel_and_has_nothing_to_press(
    page: Any, tmp_path: Any
) -> None:
    saved = Stepper(random_game(3, 5, 12)).save(tmp_path / "game.html")
    page.context.set_offline(True)
    page.goto(saved.as_uri())
    page.locator(".vq").focus()
    press(page, "End")
    assert page.locator(".vq-place").inner_text() == "Turn 12"
    assert page.locator(".vq-crosses button, .vq-hand button").count() == 0
    assert page.locator(".vq-cross").count() >= 4
