"""The state graph to walk about in, without a browser: what is shown, and that it is true."""

from __future__ import annotations

import gc
import json
import re
import time
import weakref
from itertools import pairwise
from typing import Any

import networkx as nx
import pytest

from tests.nim import Nim
from tests.screens.test_screens import front_end_sends, front_end_sets
from tests.screens.test_without_widgets import no_widgets  # noqa: F401
from tests.solver.endgames import endgame
from vqlab import Edition, GraphExplorer, Phase, Position, state_graph
from vqlab.contract import LabError
from vqlab.screens import outlined
from vqlab.screens.assets import GRAPH_MODULE
from vqlab.solver import answers as found
from vqlab.solver import induction
from vqlab.solver.answers import ByGraph, BySearch, Unanswered, as_asked
from vqlab.solver.outline import loses, part_below, proof_of, ways_at
from vqlab.solver.retrograde import retrograde

SMALL, MIDDLE = "1 2 | 3 S20 | Q", "6 8 Q | 7^2 9 | 5 10 S20"
LARGE = "5 6 8 9 | 4 7 8 S20 | 3 9 11"
ENDLESS = Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False))


def do(explorer: GraphExplorer, action: str) -> None:
    """What the front end sends when somebody chooses an action of the view now seen."""
    widget = explorer.widget
    front_end_sends(widget, {"type": "action", "id": action, "stamp": widget.view["stamp"]})


def refutations(explorer: GraphExplorer) -> list[str]:
    return [play["refute"] for play in explorer.card["plays"] if play["refute"]]


@pytest.mark.parametrize("seed", range(24))
def test_a_strategy_shown_is_a_proof_and_every_worth_is_what_induction_finds(seed: int) -> None:
    position = endgame(seed)
    graph = state_graph(position)
    for seat in range(position.seats):
        answers = ByGraph(graph, as_asked(position.seats, seat))
        right = induction.guarantees(graph, seat)
        assert {state: answers.asked.value(answers.bounds(state)) for state in graph} == right
        for way in ways_at(answers, position).values():
            part = part_below(answers, position, way, limit=10_000)
            checked = proof_of(answers, position, way, part).check()
            assert checked, str(checked)
            assert checked.checked == len(part.graph)


@pytest.mark.parametrize("seed", range(8))
def test_an_event_has_one_strategy_and_it_is_a_proof(seed: int) -> None:
    position = endgame(seed)
    graph = state_graph(position)
    for text in ("out:B", "not-out:B", "at-most:C:9"):
        asked = as_asked(position.seats, "A", text)
        answers = ByGraph(graph, asked)
        forced = induction.forces(graph, {0}, asked.event.holds)  # type: ignore[union-attr]
        assert {s for s in graph if asked.value(answers.bounds(s))} == forced
        (way,) = ways_at(answers, position).values()
        part = part_below(answers, position, way, limit=10_000)
        assert proof_of(answers, position, way, part).check()


def test_a_proof_has_one_play_for_its_side_and_every_play_of_the_others() -> None:
    explorer = GraphExplorer(MIDDLE, event="out:A")
    explorer.strategy()
    for state, node in explorer.part.graph.nodes.items():
        if node["to_act"] is not None:
            after = {state.play(play) for play in state.legal_plays()}
            assert len(explorer.part.graph[state]) == (1 if node["to_act"] == 0 else len(after))
    assert "proof that A goes out" in explorer.view["showing"]


@pytest.mark.parametrize("line", [SMALL, MIDDLE])
def test_every_losing_play_is_refuted_by_a_proof_of_the_other_side(line: str) -> None:
    position = Position.parse(line)
    graph = state_graph(position)
    answers = ByGraph(graph, as_asked(3, "A"))
    worth = induction.guarantees(graph, 0)
    refuted = 0
    for state, then in list(graph.edges)[:300]:
        way = loses(answers, state, then)
        small = state.to_act == 0
        assert (way is not None) == (
            worth[then] > worth[state] if small else worth[then] < worth[state]
        )
        if way is not None:
            part = part_below(answers, then, way, limit=10_000, before=[state])
            assert part.graph.edges[state, then]["kind"] == "lost"
            kept = part_below(answers, then, way, limit=10_000)
            assert proof_of(answers, then, way, kept).check()
            refuted += 1
    assert refuted > 3


def test_a_refutation_begins_with_the_way_to_the_play() -> None:
    explorer = GraphExplorer(SMALL)
    do(explorer, refutations(explorer)[0])
    graph = explorer.part.graph
    assert graph.graph["root"] == explorer.position
    assert str(explorer.selected) == "1 2 | 3 S20 | Q ; A ; - ; 1"
    assert "A plays 1; then B and C can see to it" in explorer.view["showing"]
    assert nx.is_weakly_connected(graph)
    do(explorer, "whole")
    assert len(explorer.part.graph) == 30


def test_a_play_that_gives_nothing_away_has_no_refutation() -> None:
    explorer = GraphExplorer(SMALL)
    with pytest.raises(LabError, match="gives nothing away"):
        explorer.refute("2")
    assert len(refutations(explorer)) == 1


def test_folding_hides_what_only_this_position_leads_to_and_unfolding_brings_it_back() -> None:
    explorer = GraphExplorer(SMALL)
    first = explorer.position.play("1")
    explorer.select(first)
    do(explorer, f"fold:{explorer.card['id']}")
    folded = explorer.part
    hidden = state_graph(explorer.position)
    hidden.remove_edges_from(list(hidden.out_edges(first)))
    assert set(folded.graph) == {explorer.position, *nx.descendants(hidden, explorer.position)}
    assert folded.folded[first] == 30 - len(folded.graph)
    assert "What follows from 1 position is folded away." in explorer.view["showing"]
    assert any(node[7] == f"+{folded.folded[first]}" for node in explorer.view["nodes"])
    do(explorer, f"fold:{explorer.card['id']}")
    assert len(explorer.part.graph) == 30


def test_beyond_the_limit_whole_layers_are_left_out_and_counted() -> None:
    explorer = GraphExplorer(MIDDLE, limit=300)
    layers = nx.get_node_attributes(state_graph(explorer.position), "layer")
    shown = explorer.part.graph
    deepest = max(layer for state, layer in layers.items() if state in shown)
    assert {state for state, layer in layers.items() if layer <= deepest} == set(shown)
    assert explorer.part.missing == 1215 - len(shown)
    assert f"{explorer.part.missing} more positions further on are not shown" in repr(explorer)
    assert any(node[7] == "…" for node in explorer.view["nodes"])
    last = next(state for state in shown if shown.nodes[state]["layer"] == deepest)
    explorer.below(last)
    assert set(explorer.part.graph) == {last, *nx.descendants(state_graph(last), last)}


def test_layers_are_taken_away_and_brought_back() -> None:
    explorer = GraphExplorer(SMALL)
    do(explorer, "depth:less")
    assert len(explorer.part.graph) == 24
    assert "6 positions in deeper layers are not shown" in explorer.view["showing"]
    do(explorer, "depth:more")
    assert len(explorer.part.graph) == 30


def test_a_graph_too_large_to_build_shows_the_strategy_that_a_search_finds() -> None:
    explorer = GraphExplorer(LARGE)
    assert isinstance(explorer.answers, BySearch)
    assert "A can be sure of 23 penalty points, and of no fewer" in repr(explorer)
    assert "too many to build the whole graph" in repr(explorer)
    way = explorer._way
    assert way is not None
    proof = proof_of(explorer.answers, explorer.position, way, explorer.part)
    assert proof.m == 23 and proof.small and proof.check()
    do(explorer, refutations(explorer)[0])
    assert "A has at least 24 penalty points" in explorer.view["showing"] or (
        "A has more than 23" in explorer.view["showing"]
    )
    then = explorer._top
    kept = part_below(explorer.answers, then, explorer._way, limit=10_000)
    assert proof_of(explorer.answers, then, explorer._way, kept).check()  # type: ignore[arg-type]


def test_what_is_neither_built_nor_found_is_not_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(found, "TURNS", 0)
    position = Position.parse(LARGE)
    answers, said = found.searched(position, as_asked(3, "A"), 0)
    assert isinstance(answers, Unanswered)
    assert str(said).startswith("Unknown within this budget")
    large = Nim((9, 9, 9, 9, 9, 9))
    explorer = GraphExplorer(large, limit=200)
    assert "not decided" in repr(explorer)
    assert "How many follow in all was not counted" in repr(explorer)
    assert 0 < len(explorer.part.graph) <= 200
    assert {look["form"] for look in explorer.view["looks"].values()} == {"square"}


def test_without_the_embargo_what_endless_play_decides_is_said() -> None:
    explorer = GraphExplorer(ENDLESS)
    right = retrograde(state_graph(ENDLESS), 0)
    looks = explorer.view["looks"]
    for number, *_, look, _, _, _ in explorer.view["nodes"]:
        state = explorer._states[number]
        low, high = right.lo[state], right.hi[state]
        assert looks[look]["short"] == (str(low) if low == high else f"{low:g}–{high:g}")
        assert (looks[look]["form"] == "hexagon") == (low != high)
    assert any("back" in edge[3] for edge in explorer.view["edges"])
    assert "depends on what that counts" in repr(explorer)
    explorer.strategy("A")
    assert explorer._way is not None
    assert proof_of(explorer.answers, ENDLESS, explorer._way, explorer.part).check()


def test_another_game_is_shown_without_a_table() -> None:
    explorer = GraphExplorer(Nim((1, 2)), event="out:A")
    assert explorer.card["scene"] is None
    explorer.strategy()
    assert explorer._way is not None
    assert proof_of(explorer.answers, explorer.position, explorer._way, explorer.part).check()


def test_outcomes_differ_by_form_or_number_and_not_by_colour_alone() -> None:
    for explorer in (
        GraphExplorer(MIDDLE),
        GraphExplorer(MIDDLE, event="out:B"),
        GraphExplorer(ENDLESS),
    ):
        looks = explorer.view["looks"].values()
        assert len({(look["form"], look["tag"]) for look in looks}) == len(looks)


def test_another_question_changes_looks_and_nothing_else() -> None:
    explorer = GraphExplorer(SMALL)
    before = explorer.view
    explorer.ask("B")
    after = explorer.view
    assert [node[:4] for node in before["nodes"]] == [node[:4] for node in after["nodes"]]
    assert [node[4] for node in before["nodes"]] != [node[4] for node in after["nodes"]]
    assert after["claim"].startswith("All cards seen: B can be sure of")
    chosen = [one["text"] for one in after["questions"] if one["mark"] == "on"]
    assert chosen == ["What can B be sure of?"]
    do(explorer, "ask:0")
    assert explorer.view["claim"] == before["claim"]


def test_a_node_selected_in_the_front_end_is_told_of() -> None:
    explorer = GraphExplorer(MIDDLE)
    front_end_sets(explorer.widget, selected="7")
    card = explorer.widget.card
    assert card["id"] == "7"
    assert str(explorer.selected) == "6 8 Q | 7^2 9 | 5 10 S20 ; A ; - ; 6, 7"
    assert card["scene"]["status"].startswith("C may raise the 7")
    assert [play["play"] for play in card["plays"]] == ["10", "pass"]


@pytest.mark.parametrize("number", ["0", "9999", "", "x", "-1"])
def test_a_node_that_is_not_there_is_not_selected(number: str) -> None:
    explorer = GraphExplorer(SMALL)
    front_end_sets(explorer.widget, selected=number)
    assert explorer.selected == explorer.position


@pytest.mark.parametrize(
    "junk",
    [
        *("", "no", "fold", "fold:x", "fold:999", "below:", "refute:1", "refute:1:1"),
        *("ask:x", "ask:99", "ask", "depth:up", "depth", "whole:1:x", "least", "refute:30:1"),
        "refute:1:2:3",
    ],
)
def test_no_action_from_outside_can_break_it(junk: str) -> None:
    explorer = GraphExplorer(SMALL)
    do(explorer, junk)
    assert len(explorer.part.graph) >= 7
    assert repr(explorer)
    for content in (
        7,
        None,
        {},
        {"type": "action"},
        {"type": "action", "id": "whole", "stamp": -1},
    ):
        front_end_sends(explorer.widget, content)


def test_an_action_for_a_view_that_is_gone_does_nothing() -> None:
    explorer = GraphExplorer(SMALL)
    stamp = explorer.widget.view["stamp"]
    do(explorer, "most")
    front_end_sends(explorer.widget, {"type": "action", "id": "whole", "stamp": stamp})
    assert explorer._way is not None


def test_what_goes_wrong_is_shown_and_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    explorer = GraphExplorer(SMALL)
    assert explorer.widget
    monkeypatch.setattr(explorer, "whole", lambda: 1 / 0)
    stamp = explorer.widget.view["stamp"]
    with pytest.raises(ZeroDivisionError):
        explorer.widget._hear(None, {"type": "action", "id": "whole", "stamp": stamp}, [])
    assert "ZeroDivisionError" in explorer.widget.view["alert"]


def test_views_and_cards_are_plain_data() -> None:
    for explorer in (GraphExplorer(MIDDLE), GraphExplorer(ENDLESS, event="out:A")):
        for data in (explorer.view, explorer.card):
            assert json.loads(json.dumps(data)) == data


def test_positions_phases_and_refusals() -> None:
    phase = Phase(Position.parse(SMALL)).play("2")
    assert GraphExplorer(phase).position == phase.position
    for wrong in ({"limit": 0}, {"limit": True}, {"seat": "D"}, {"event": "in:A"}, {"seat": "AB"}):
        with pytest.raises(LabError):
            GraphExplorer(SMALL, **wrong)
    explorer = GraphExplorer(SMALL, event="out:A")
    with pytest.raises(LabError, match="no strategy"):
        explorer.strategy("A")
    with pytest.raises(LabError, match="does not follow"):
        explorer.select("6 | 7 | 8")


def test_a_cell_shows_widget_picture_table_and_text() -> None:
    bundle, _ = GraphExplorer(SMALL)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert "<svg" in bundle["text/html"] and "<table" in bundle["text/html"]
    assert "35 penalty points" in bundle["text/plain"]
    assert "http" not in bundle["text/html"].replace("http://www.w3.org/2000/svg", "")
    large, _ = GraphExplorer(MIDDLE)._repr_mimebundle_()
    assert "<svg" not in large["text/html"]
    assert "1,015 more positions are not listed here" in large["text/html"]


@pytest.mark.usefixtures("no_widgets")
def test_without_widgets_it_is_a_picture_and_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.delitem(sys.modules, "vqlab.screens.graph", raising=False)
    explorer = GraphExplorer(SMALL)
    explorer.strategy("A")
    data, _ = explorer._repr_mimebundle_()
    assert set(data) == {"text/plain", "text/html"}
    assert "<svg" in data["text/html"]


def test_a_closed_explorer_leaves_no_widget_behind() -> None:
    from ipywidgets.widgets.widget import _instances

    before = set(_instances)
    explorer = GraphExplorer(SMALL)
    widget: Any = weakref.ref(explorer.widget)
    explorer.close()
    del explorer
    gc.collect()
    assert set(_instances) == before
    assert widget() is None


def test_two_thousand_positions_are_laid_out_in_a_moment() -> None:
    explorer = GraphExplorer("5 6 8 | 4 7 10 | 3 9 11 12")
    assert len(explorer.part.graph) > 1700
    begun = time.perf_counter()
    view = explorer.view
    assert time.perf_counter() - begun < 5
    assert view["size"][0] < 4 * view["size"][1]


def test_no_two_positions_stand_on_each_other() -> None:
    for line in (SMALL, MIDDLE):
        where = sorted(outlined.placed(state_graph(Position.parse(line))).values())
        rows: dict[float, list[float]] = {}
        for x, y in where:
            rows.setdefault(y, []).append(x)
        assert all(b - a > 40 for row in rows.values() for a, b in pairwise(row))


def test_the_modules_that_are_put_together_share_no_name() -> None:
    names = re.findall(r"^(?:const|let|function) (\w+)", GRAPH_MODULE, re.M)
    assert len(names) > 20
    assert sorted(set(names)) == sorted(names)
