"""The graph in other programs' formats: read back, it is the same graph."""

from __future__ import annotations

import io
import json
import re
from dataclasses import dataclass
from xml.etree import ElementTree as ET

import networkx as nx
import pytest

from tests.nim import Nim
from tests.solver.given import graphs, refusal
from vqlab.contract import LabError, seat_letter
from vqlab.queen import Edition, Position
from vqlab.solver.drawing import COLOURS, CORNERS, MOST_DRAWN, SHADES, html, places
from vqlab.solver.export import (
    FORMATS,
    dot,
    efg,
    export,
    graphml,
    json_text,
    node_link,
    svg,
    tree_size,
)
from vqlab.solver.graph import GraphCyclic, GraphTooLarge, plays_between, state_graph
from vqlab.solver.induction import RULES, best_line, forecasts, guarantees

GIVEN = list(graphs(4, 25, limit=400))
SMALL = Position.parse("1 2 | 3 S20 | Q")
CYCLIC = Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False))
NASTY = '<b>"a" & \\ \x00 \n ]]> é'


@dataclass(frozen=True)
class Nasty:
    """A state and a play whose texts break what does not quote."""

    to_act: int | None = 0
    is_over = property(lambda self: self.to_act is None)
    penalties = property(lambda self: (1, 2) if self.is_over else None)

    def legal_plays(self):
        return () if self.is_over else (NASTY,)

    def play(self, play):
        return Nasty(None)

    def __str__(self):
        return NASTY + str(self.to_act)


def same(plain: nx.DiGraph, graph: nx.DiGraph, plays, points) -> None:
    """The graph that was read back has the states, turns, penalties and plays of the graph."""
    ids = {state: f"n{number}" for number, state in enumerate(graph)}
    assert set(plain) == set(ids.values())
    assert set(plain.edges) == {(ids[a], ids[b]) for a, b in graph.edges}
    for state, node in graph.nodes.items():
        told = plain.nodes[ids[state]]
        letter = "" if node["to_act"] is None else seat_letter(node["to_act"])
        assert (told["to_act"] or "") == letter
        assert told["text"] == str(state)
        assert told["layer"] == node["layer"]
        assert points(told["penalties"]) == (node["penalties"] or ())
    for one, other in graph.edges:
        texts = [str(play) for play in plays_between(graph, one, other)]
        assert plays(plain.edges[ids[one], ids[other]]["plays"]) == texts
    assert plain.graph["root"] == ids[graph.graph["root"]]


def test_graphml_is_read_back():
    for _, graph in GIVEN:
        plain = nx.parse_graphml(graphml(graph))
        same(plain, graph, lambda t: t.split(", "), lambda t: tuple(map(int, t.split())))


def test_json_is_read_back():
    for position, graph in GIVEN:
        data = json.loads(json_text(graph))
        assert data == node_link(graph)
        assert data["graph"] == {"root": "n0", "seats": position.seats}
        same(nx.node_link_graph(data, edges="edges"), graph, list, lambda t: tuple(t or ()))


QUOTED = r'"((?:[^"\\]|\\.)*)"'


def test_dot_has_a_line_for_every_node_and_edge():
    for _, graph in GIVEN:
        lines = dot(graph).splitlines()
        nodes = [re.fullmatch(rf"  n\d+ \[label={QUOTED} shape=(box|ellipse)\];", s) for s in lines]
        edges = [re.fullmatch(rf"  n\d+ -> n\d+ \[label={QUOTED}\];", s) for s in lines]
        ranks = [s for s in lines if s.startswith("  { rank=same; ")]
        assert sum(map(bool, nodes)) == len(graph)
        assert sum(map(bool, edges)) == graph.number_of_edges()
        assert len(ranks) == 1 + max(node["layer"] for node in graph.nodes.values())
        assert len(lines) == len(graph) + graph.number_of_edges() + len(ranks) + 3


def read_efg(text: str) -> list[tuple]:
    """The lines of a tree: ("p", player, plays) or ("t", payoffs), checked as far as they go."""
    head, comment, _, *lines = text.rstrip("\n").split("\n")
    assert re.fullmatch(rf"EFG 2 R {QUOTED} \{{( {QUOTED})+ \}}", head)
    assert comment == '""'
    nodes = []
    for line in lines:
        turn = re.fullmatch(rf'p {QUOTED} (\d+) (\d+) "" \{{((?: {QUOTED})+) \}} 0', line)
        end = re.fullmatch(rf't "" \d+ {QUOTED} \{{ (.*) \}}', line)
        assert turn or end, line
        if turn:
            nodes.append(("p", int(turn[2]), re.findall(QUOTED, turn[4])))
        else:
            nodes.append(("t", tuple(map(int, end[2].split(", ")))))
    return nodes


def induction_of(nodes: list[tuple], prefer) -> tuple[int, ...]:
    """Max^n over the lines of a tree, from the last line to the first."""
    stack: list[tuple[int, ...]] = []
    for node in reversed(nodes):
        if node[0] == "t":
            stack.append(tuple(-payoff for payoff in node[1]))
        else:
            options = [stack.pop() for _ in node[2]]
            stack.append(min(options, key=lambda v, n=node: (v[n[1] - 1], prefer(v))))
    assert len(stack) == 1
    return stack[0]


def test_the_tree_has_the_same_solution_as_the_graph():
    tried = 0
    for position, graph in GIVEN:
        if tree_size(graph) > 20_000:
            continue
        nodes = read_efg(efg(graph))
        assert len(nodes) == tree_size(graph)
        for rule, prefer in RULES.items():
            assert induction_of(nodes, prefer) == forecasts(graph, rule)[position]
        tried += 1
    assert tried > 15


def test_gambit_reads_the_tree_and_writes_the_same():
    gambit = pytest.importorskip("pygambit")
    for graph in [state_graph(SMALL), *(g for _, g in GIVEN if tree_size(g) < 1500)]:
        text = efg(graph)
        game = gambit.read_efg(io.StringIO(text))
        letters = [getattr(player, "label", player) for player in game.players]
        assert letters == list("ABCD"[: len(letters)])
        assert read_efg(game.to_efg()) == read_efg(text)
    nasty = efg(state_graph(Nasty()))
    assert read_efg(gambit.read_efg(io.StringIO(nasty)).to_efg()) == read_efg(nasty)


def test_labels_of_the_tree_are_all_different():
    graph = state_graph(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    labels = re.findall(rf"^p {QUOTED}", efg(graph), re.MULTILINE)
    assert len(labels) > len(set(graph))
    assert len(labels) == len(set(labels))


def test_a_tree_too_large_or_without_end_is_refused():
    graph = state_graph(SMALL)
    size = tree_size(graph)
    assert len(graph) < size
    assert efg(graph, limit=size)
    error = refusal(lambda: efg(graph, limit=size - 1))
    assert isinstance(error, GraphTooLarge)
    assert (error.count, error.limit) == (size, size - 1)
    with pytest.raises(GraphCyclic):
        efg(state_graph(CYCLIC))


def test_the_tree_size_is_counted_before_it_is_written():
    graph = state_graph(Position.parse("1 2 5 | 3 4 6 | 2 7 Q"))
    assert tree_size(graph) > len(graph)


SVG = "{http://www.w3.org/2000/svg}"


def test_the_drawing_shows_every_position_and_its_turn():
    for position, graph in [(SMALL, state_graph(SMALL)), *GIVEN]:
        page = ET.fromstring(svg(graph))
        groups = page.findall(f"{SVG}g")
        assert [group.find(f"{SVG}title").text for group in groups] == [str(s) for s in graph]
        words = [group.find(f"{SVG}text").text for group in groups]
        for state, word in zip(graph, words, strict=True):
            points = " ".join(map(str, state.penalties or ()))
            assert word == (points if state.is_over else seat_letter(state.to_act))
        paths = page.findall(f"{SVG}path")
        assert len(paths) == graph.number_of_edges()
        assert str(position) in page.find(f"{SVG}title").text


def test_a_small_drawing_names_the_plays_and_a_large_one_tells_them():
    def labels(graph):
        return [text.text for text in ET.fromstring(svg(graph)).findall(f"{SVG}text")]

    small = state_graph(SMALL)
    told = [", ".join(map(str, plays_between(small, *edge))) for edge in small.edges]
    assert labels(small) == told
    large = next(graph for _, graph in GIVEN if graph.number_of_edges() > 80)
    assert labels(large) == []
    titles = [
        path.find(f"{SVG}title").text for path in ET.fromstring(svg(large)).iter(f"{SVG}path")
    ]
    assert "pass" in titles


def test_layers_are_rows_and_nobody_sits_on_another():
    for _, graph in GIVEN:
        where = places(graph)
        assert len(set(where.values())) == len(graph)
        height = {}
        for state, (_, y) in where.items():
            height.setdefault(graph.nodes[state]["layer"], set()).add(y)
        assert all(len(row) == 1 for row in height.values())
        rows = [height[layer].pop() for layer in sorted(height)]
        assert rows == sorted(set(rows))
        assert where == places(graph)


def crossings(graph, where) -> int:
    edges = [(where[a], where[b]) for a, b in graph.edges]
    return sum(
        a[1] == c[1] and b[1] == d[1] and (a[0] - c[0]) * (b[0] - d[0]) < 0
        for number, (a, b) in enumerate(edges)
        for c, d in edges[:number]
    )


def test_sorting_the_rows_leaves_fewer_crossings():
    few = many = 0
    for _, graph in GIVEN:
        few += crossings(graph, places(graph))
        many += crossings(graph, places(graph, sweeps=0))
    assert few < 0.7 * many


def test_where_play_goes_back_the_line_is_dashed():
    graph = state_graph(CYCLIC)
    layer = {state: node["layer"] for state, node in graph.nodes.items()}
    back = sum(layer[b] <= layer[a] for a, b in graph.edges)
    dashed = [p for p in ET.fromstring(svg(graph)).iter() if p.get("stroke-dasharray")]
    assert len(dashed) == back > 0


def test_a_drawing_too_large_is_refused():
    graph = state_graph(Position.parse("1 2 5 | 3 4 6 | 2 7 Q"))
    error = refusal(lambda: svg(graph))
    assert isinstance(error, GraphTooLarge)
    assert (error.count, error.limit) == (len(graph), MOST_DRAWN)
    assert len(svg(graph, limit=len(graph))) > 1000


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_seats_differ_in_colour_and_shape_and_can_be_read():
    marks = {(colour, CORNERS[seat % len(CORNERS)]) for seat, colour in enumerate(COLOURS)}
    assert len(marks) == len(COLOURS) == len(set(COLOURS)) == 12
    for colour in COLOURS:
        assert 1.05 / (luminance(colour) + 0.05) >= 4.5


def painted(page: str) -> list[tuple[str, list[str]]]:
    """The fill of each node, and its words: the letter or the points, then the worth."""
    return [
        (group[1].get("fill"), [text.text for text in group.findall(f"{SVG}text")])
        for group in ET.fromstring(page).findall(f"{SVG}g")
    ]


def test_what_a_state_is_worth_is_written_and_shaded():
    for position, graph in [(SMALL, state_graph(SMALL)), *GIVEN]:
        worth = guarantees(graph, 0)
        nodes = dict(zip(graph, painted(svg(graph, worth=worth)), strict=True))
        order = [fill for fill, _ in SHADES]
        for state, (fill, (_, told)) in nodes.items():
            assert told == str(worth[state])
            assert fill in order
        darkness = {worth[state]: order.index(fill) for state, (fill, _) in nodes.items()}
        assert [darkness[points] for points in sorted(darkness)] == sorted(darkness.values())
        assert nodes[position][1][0] == ("ABCD"[position.to_act] if not position.is_over else "")


def test_what_is_not_known_yet_is_hollow_and_shades_keep_their_meaning():
    graph = state_graph(SMALL)
    worth = guarantees(graph, 0)
    whole = dict(zip(graph, painted(svg(graph, worth=worth)), strict=True))
    for layer in range(8):
        part = {state: worth[state] for state in graph if graph.nodes[state]["layer"] >= layer}
        page = svg(graph, worth=part, scale=worth.values())
        for state, (fill, words) in zip(graph, painted(page), strict=True):
            assert (fill, words) == (whole[state] if state in part else ("#ffffff", words[:1]))
    assert all(fill == "#ffffff" for fill, _ in painted(svg(graph, worth={})))


def test_a_path_is_drawn_thick():
    graph = state_graph(SMALL)
    states = [SMALL]
    for play in best_line(graph, guarantees(graph, 0)):
        states.append(states[-1].play(play))
    lines = ET.fromstring(svg(graph, path=states)).findall(f"{SVG}path")
    assert sum(line.get("stroke-width") == "4" for line in lines) == len(states) - 1
    assert "stroke-width" not in ET.fromstring(svg(graph)).find(f"{SVG}path").attrib


def test_a_line_goes_round_the_states_it_does_not_touch():
    """Below, one way to the end is short: a straight line would run over what lies between."""
    graph = state_graph(Position.parse("6^2 | 4 | 9"))
    where = places(graph)
    long = [(a, b) for a, b in graph.edges if where[b][1] - where[a][1] > 100]
    lines = ET.fromstring(svg(graph)).findall(f"{SVG}path")
    bent = [line for line in lines if "Q" in line.get("d")]
    assert len(bent) == len(long) == 1
    assert not [line for line in bent if line.get("stroke-dasharray")]


def test_a_picture_for_a_cell_scrolls_in_a_frame_of_its_own():
    graph = state_graph(SMALL)
    frame, drawn = html(graph, worth={SMALL: 3}).split(">", 1)
    assert drawn == f"{svg(graph, worth={SMALL: 3})}</div>"
    assert frame.startswith('<div style="overflow-x:auto" role="group"')
    assert 'tabindex="0"' in frame, "keys scroll it"
    assert refusal(lambda: html(graph, 3)).limit == 3


def test_letters_can_be_read_on_every_shade():
    for fill, letters in SHADES:
        dark, light = sorted([luminance(fill), luminance(letters)])
        assert (light + 0.05) / (dark + 0.05) >= 4.5
    assert [luminance(fill) for fill, _ in SHADES] == sorted(
        (luminance(fill) for fill, _ in SHADES), reverse=True
    )


@pytest.mark.parametrize("to", FORMATS)
def test_every_format_is_made_for_any_game(to):
    for start in (SMALL, Nim((1, 2)), Position.parse("3 10 Q | - | 4")):
        assert export(state_graph(start), to)
        assert export(state_graph(start), to) == export(state_graph(start), to)


def test_every_text_is_quoted():
    graph = state_graph(Nasty())
    assert nx.parse_graphml(graphml(graph)).edges["n0", "n1"]["plays"] == clean(NASTY)
    page = ET.fromstring(svg(graph))
    assert page.find(f"{SVG}text").text == clean(NASTY)
    assert page.find(f"{SVG}g/{SVG}title").text == clean(NASTY) + "0"
    assert not page.findall(".//b")
    assert json.loads(json_text(graph))["edges"][0]["plays"] == [clean(NASTY)]
    ((_, player, (play,)), end) = read_efg(efg(graph))
    shown = " ".join(clean(NASTY).replace("\\", "/").split())
    assert (player, play.replace('\\"', '"'), end) == (1, shown, ("t", (-1, -2)))
    assert dot(graph).count("\n") == 8


def clean(text: str) -> str:
    return text.replace("\x00", "\ufffd")


def test_an_unknown_format_is_refused():
    with pytest.raises(LabError, match="no format “png”; the formats are graphml, json, dot, svg"):
        export(state_graph(SMALL), "png")
