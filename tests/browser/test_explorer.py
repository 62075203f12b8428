"""The state graph on a page and in JupyterLab: everybody can walk about in it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Host
from tests.browser.fake import THEMES, graph_page
from tests.browser.looks import CONTRAST, NAMELESS
from vqlab import Edition, GraphExplorer, Position

SMALL, MIDDLE = "1 2 | 3 S20 | Q", "6 8 Q | 7^2 9 | 5 10 S20"
LETTERS = """() => {
  const number = (text) => text.match(/[\\d.]+/g).map(Number);
  const linear = (c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  const light = (c) => [0.2126, 0.7152, 0.0722]
    .reduce((sum, weight, at) => sum + weight * linear(number(c)[at] / 255), 0);
  const ratio = (a, b) => {
    const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const ground = getComputedStyle(document.querySelector(".vqg-stage")).backgroundColor;
  const found = [];
  for (const node of document.querySelectorAll(".vqg-stage .vqg-node")) {
    const [shape, letter, tag] = [...node.children].map((one) => getComputedStyle(one));
    found.push(["letter", ratio(letter.fill, shape.fill), 4.5]);
    found.push(["tag", ratio(tag.fill, ground), 4.5], ["outline", ratio(shape.stroke, ground), 3]);
  }
  for (const word of document.querySelectorAll(".vqg-words text")) {
    found.push(["play", ratio(getComputedStyle(word).fill, ground), 4.5]);
  }
  return found;
}"""


def draw(page: Any, explorer: GraphExplorer, body: str = "") -> Any:
    page.set_content(graph_page(explorer, body))
    graph = page.locator(".vqg")
    graph.wait_for()
    return graph


def sent(page: Any) -> list[str]:
    return [one["id"] for one in page.evaluate("sent") if one["type"] == "action"]


def answer(page: Any, explorer: GraphExplorer) -> None:
    """Let Python do what was asked for on the page, and show it there."""
    explorer.answer(sent(page)[-1])
    show(page, explorer)


def show(page: Any, explorer: GraphExplorer) -> None:
    page.evaluate("(view) => update('view', view)", explorer.view)
    page.evaluate("(id) => update('selected', id)", explorer.card["id"])
    page.evaluate("(card) => update('card', card)", explorer.card)


@pytest.fixture
def page(page: Any) -> Any:
    page.set_viewport_size({"width": 1200, "height": 900})
    return page


def endless() -> GraphExplorer:
    return GraphExplorer(Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False)))


def refuting() -> GraphExplorer:
    explorer = GraphExplorer(SMALL, event="out:A")
    explorer.answer(next(p["refute"] for p in explorer.card["plays"] if p["refute"]))
    return explorer


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("what", ["points", "endless", "refuting"])
def test_contrast_and_focus_ring_in_every_theme(browser: Any, theme: str, what: str) -> None:
    body, scheme = THEMES[theme]
    context = browser.new_context(color_scheme=scheme, viewport={"width": 1200, "height": 900})
    explorer = {"points": lambda: GraphExplorer(SMALL), "endless": endless, "refuting": refuting}
    page = context.new_page()
    draw(page, explorer[what](), body)
    page.evaluate("fire('comm_live_update')")
    page.evaluate("fire('change:view')")
    page.keyboard.press("Tab")
    measured = page.evaluate(CONTRAST) + page.evaluate(LETTERS)
    context.close()
    assert len(measured) > 60
    assert not [entry for entry in measured if entry[1] < entry[2]]


def test_forced_colours_keep_letters_on_their_shapes(browser: Any) -> None:
    context = browser.new_context(forced_colors="active", viewport={"width": 1200, "height": 900})
    page = context.new_page()
    draw(page, GraphExplorer(SMALL, event="out:A"))
    measured = page.evaluate(LETTERS)
    forms = page.evaluate(
        "() => new Set([...document.querySelectorAll('.vqg-stage .vqg-shape')]"
        ".map((one) => one.getAttribute('d'))).size"
    )
    context.close()
    assert forms == 2
    assert not [entry for entry in measured if entry[1] < entry[2]]


@pytest.mark.parametrize("width", [390, 1200])
def test_nothing_runs_out_of_the_page(browser: Any, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    draw(page, GraphExplorer(MIDDLE))
    wide = page.evaluate("document.documentElement.scrollWidth")
    context.close()
    assert wide <= width


def test_every_control_has_a_name_and_keeps_its_keys(page: Any) -> None:
    draw(page, refuting())
    assert page.evaluate(NAMELESS) == []
    loud = page.evaluate(
        """() => [".vq button", ".vq input", ".vq select", ".vq [tabindex]", ".vq"]
          .flatMap((which) => [...document.querySelectorAll(which)])
          .filter((one) => one.dataset.lmSuppressShortcuts !== "true")
          .map((one) => one.outerHTML)"""
    )
    assert loud == []


def test_a_node_is_clicked_and_its_table_is_seen(page: Any) -> None:
    explorer = GraphExplorer(SMALL)
    draw(page, explorer)
    page.locator('.vqg-stage .vqg-node[data-key="4"]').click()
    assert page.evaluate("data.selected") == "4"
    page.wait_for_function("() => sent.some((one) => one.type === 'saved')")
    explorer.select("1 2 | 3 S20 | Q ; A ; - ; 1, 3")
    page.evaluate("(card) => update('card', card)", explorer.card)
    assert page.locator(".vqg-text").input_value() == "1 2 | 3 S20 | Q ; A ; - ; 1, 3"
    assert "C may raise the 3" in page.locator(".vqg-table").inner_text()
    assert page.locator("tr[aria-current]").get_attribute("data-key") == "4"
    live = page.locator(".vqg-live").text_content()
    assert live == "4. C to act. 1 2 | 3 S20 | Q ; A ; - ; 1, 3. A can be sure of 36 points"


def test_arrows_go_to_what_comes_before_after_and_beside(page: Any) -> None:
    draw(page, GraphExplorer(SMALL))
    stage = page.get_by_role("application", name="State graph")
    stage.focus()
    ways = []
    chosen = page.locator("tr[aria-current]")
    for key in ("ArrowDown", "ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight", "Home", "ArrowUp"):
        page.keyboard.press(key)
        ways.append(chosen.get_attribute("data-key"))
    assert ways == ["3", "2", "4", "2", "3", "1", "1"]
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.className") == "vqg-panel"
    page.keyboard.press("Escape")
    assert stage.evaluate("(node) => node === document.activeElement")


def test_an_echo_from_python_does_not_undo_what_was_selected_since(page: Any) -> None:
    draw(page, GraphExplorer(SMALL))
    stage = page.locator(".vqg-stage")
    stage.focus()
    page.evaluate(
        """() => {
          const press = (key) => document.querySelector(".vqg-stage")
            .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          press("ArrowDown");
          press("ArrowUp");
          update("selected", "3");
        }"""
    )
    page.wait_for_function("() => data.selected === '1'")
    assert page.locator("tr[aria-current]").get_attribute("data-key") == "1"
    assert sum(one["type"] == "saved" for one in page.evaluate("sent")) == 2


def test_zoom_by_keys_buttons_and_wheel_and_pan_by_drag(page: Any) -> None:
    draw(page, GraphExplorer(MIDDLE))
    scale = lambda: page.locator(".vqg-world").evaluate("(g) => g.getCTM().a")  # noqa: E731
    place = lambda: page.locator(".vqg-world").evaluate("(g) => g.getCTM().e")  # noqa: E731
    whole = scale()
    page.locator(".vqg-stage").focus()
    page.keyboard.press("+")
    assert scale() > whole
    page.keyboard.press("0")
    assert scale() == pytest.approx(whole)
    page.get_by_role("button", name="Closer").click()
    page.get_by_role("button", name="Find the selected position").click()
    assert scale() >= 1
    box = page.locator(".vqg-stage").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    before = place()
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 220, steps=4)
    page.mouse.up()
    assert place() == pytest.approx(before + 60, abs=1)
    assert page.evaluate("data.selected") == "1"
    before = scale()
    page.mouse.wheel(0, -200)
    assert scale() == before
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_timeout(100)
    assert scale() > before
    page.get_by_role("button", name="Fit all").click()
    assert scale() == pytest.approx(whole)


def test_the_table_twin_alone_is_enough(page: Any) -> None:
    draw(page, GraphExplorer(MIDDLE))
    rows = page.locator(".vqg-rows tbody tr")
    assert rows.count() == 25
    row = rows.first.locator("button")
    row.focus()
    for _ in range(26):
        page.keyboard.press("ArrowDown")
    assert page.locator(".vqg-range").inner_text() == "26–50 / 1215"
    page.keyboard.press("Enter")
    assert page.evaluate("data.selected") == "27"
    assert page.locator("tr[aria-current] th").inner_text() == "27"
    assert page.locator(".vqg-live").text_content().startswith("27. ")
    x, y = page.evaluate("data.view.nodes.find((node) => node[0] === '27').slice(1, 3)")
    halo = page.locator(".vqg-halo")
    assert (halo.get_attribute("cx"), halo.get_attribute("cy")) == (str(x), str(y))
    page.keyboard.press("End")
    assert page.locator(".vqg-range").inner_text() == "1201–1215 / 1215"
    page.get_by_role("button", name="Rows before").click()
    assert page.locator(".vqg-range").inner_text() == "1176–1200 / 1215"
    cells = rows.first.locator("td").all_inner_texts()
    view = page.evaluate("data.view")
    number = rows.first.locator("th").inner_text()
    node = next(one for one in view["nodes"] if one[0] == number)
    assert cells[:3] == [str(node[5]), node[3] or "–", node[6]]
    after = [f"{edge[2]} → #{edge[1]}" for edge in view["edges"] if edge[0] == number]
    assert cells[4] == " · ".join(after)


def test_a_node_selected_in_the_graph_turns_the_table_to_its_row(page: Any) -> None:
    draw(page, GraphExplorer(MIDDLE))
    page.evaluate("update('selected', '1200')")
    assert page.locator("tr[aria-current]").get_attribute("data-key") == "1200"
    assert page.locator(".vqg-range").inner_text() == "1176–1200 / 1215"


def test_another_question_recolours_the_same_nodes(page: Any) -> None:
    explorer = GraphExplorer(SMALL)
    draw(page, explorer)
    page.evaluate("window.kept = [...document.querySelectorAll('.vqg-stage .vqg-node')]")
    looks = "() => kept.map((one) => one.getAttribute('class'))"
    before = page.evaluate(looks)
    page.locator(".vqg-asks").select_option(label="Can B force that B goes out?")
    answer(page, explorer)
    assert page.evaluate("kept.every((one) => one.isConnected)")
    assert page.evaluate(looks) != before
    assert len(page.locator(".vqg-stage .vqg-node").all()) == 30


def test_strategy_refutation_and_folding_by_their_buttons(page: Any) -> None:
    explorer = GraphExplorer(SMALL)
    draw(page, explorer)
    nodes = page.locator(".vqg-stage .vqg-node")
    page.get_by_role("button", name="Strategy of B and C").click()
    answer(page, explorer)
    assert nodes.count() == len(explorer.part.graph) < 30
    page.get_by_role("button", name="Refute: 1").click()
    answer(page, explorer)
    assert page.locator(".vqg-edge.lost").count() == 2  # and in the legend
    assert "A plays 1; then B and C" in page.locator(".vqg-showing").inner_text()
    page.get_by_role("button", name="Whole graph").click()
    answer(page, explorer)
    assert nodes.count() == 30
    page.get_by_role("button", name="Fold what follows").click()
    answer(page, explorer)
    shown = nodes.count()
    assert shown < 30
    assert page.locator(".vqg-stage .vqg-mark", has_text="+").count() == 1
    page.get_by_role("button", name="Unfold").click()
    answer(page, explorer)
    assert nodes.count() == 30


def test_without_a_kernel_it_says_so_and_what_needs_none_goes_on(page: Any) -> None:
    draw(page, GraphExplorer(SMALL))
    page.evaluate("fire('comm_live_update')")
    assert "run this cell again" in page.locator(".vqg > .vq-notice").first.inner_text()
    for name in ("Whole graph", "Refute: 1", "Fold what follows"):
        assert page.get_by_role("button", name=name).is_disabled()
    assert page.locator(".vqg-asks").is_disabled()
    page.locator('.vqg-stage .vqg-node[data-key="4"]').click()
    assert page.locator(".vqg-text").input_value() == "1 2 | 3 S20 | Q ; A ; - ; 1, 3"
    assert page.locator(".vqg-said").inner_text() == "A can be sure of 36 points"
    assert page.locator(".vqg-table").is_hidden()


def test_two_thousand_positions_are_drawn_in_seconds(page: Any) -> None:
    explorer = GraphExplorer("5 6 8 | 4 7 10 | 3 9 11 12", limit=2500)
    page.set_content(graph_page(explorer))
    painted = page.wait_for_function("window.painted").json_value()
    assert page.locator(".vqg-stage .vqg-node").count() == len(explorer.part.graph) > 2000
    assert page.locator(".vqg-rows tbody tr").count() == 25
    assert painted < 10_000


EXPLORER = f"from vqlab import GraphExplorer\nexplorer = GraphExplorer({SMALL!r})\nexplorer"


def test_in_lab_a_node_is_clicked_folded_refuted_and_kept_by_a_reload(lab: Host) -> None:
    lab.ran(EXPLORER, "explorer", "print('SEEN', explorer.selected, len(explorer.part.graph))")
    first, second = lab.page.locator(".vqg").nth(0), lab.page.locator(".vqg").nth(1)
    first.locator('.vqg-stage .vqg-node[data-key="4"]').click()
    for graph in (first, second):
        graph.get_by_text("C may raise the 3").first.wait_for()
    assert "SEEN 1 2 | 3 S20 | Q ; A ; - ; 1, 3 30" in lab.rerun(2)
    first.locator(".vqg-stage").focus()
    before = lab.cells(), lab.active_cell()
    for key in ("Home", "a", "b", "d", "d", "x", "m", "ArrowDown", "ArrowUp"):
        lab.page.keyboard.press(key)
    assert (lab.cells(), lab.active_cell()) == before
    second.get_by_role("button", name="Refute: 1").click()
    first.get_by_text("A plays 1; then B and C can see to it").wait_for()
    assert "SEEN 1 2 | 3 S20 | Q ; A ; - ; 1 7" in lab.rerun(2)
    lab.save()
    lab.visit()
    lab.page.get_by_text("A plays 1; then B and C can see to it").first.wait_for()
    assert lab.page.locator(".vqg").first.locator(".vqg-stage .vqg-node").count() == 7


def test_in_lab_by_keyboard_only_and_a_restart_is_told(lab: Host) -> None:
    lab.ran(EXPLORER, "print('SEEN', explorer.selected, len(explorer.part.graph))")
    graph = lab.page.locator(".vqg")
    graph.wait_for()
    graph.locator(".vqg-rows tbody button").first.focus()
    lab.page.keyboard.press("ArrowDown")
    lab.page.keyboard.press("Space")
    graph.locator(".vqg-panel").get_by_text("B may raise the 1").first.wait_for()
    fold = graph.get_by_role("button", name="Fold what follows")
    fold.focus()
    lab.page.keyboard.press("Enter")
    graph.get_by_role("button", name="Unfold").wait_for()
    assert "SEEN 1 2 | 3 S20 | Q ; A ; - ; 1 19" in lab.rerun(1)
    lab.restart_kernel()
    graph.locator(".vq-notice").first.wait_for(state="visible")
    assert "run this cell again" in graph.locator(".vq-notice").first.inner_text()
    assert graph.get_by_role("button", name="Whole graph").is_disabled()
