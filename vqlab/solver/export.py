"""The state graph in other programs' formats: GraphML, JSON, DOT, SVG, and Gambit's game trees.

graph → text. A state becomes an id (``n0`` is the first, the root) and its text, a seat its letter,
a play its text. Every format quotes in its own way, and does.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from io import BytesIO
from typing import Any

import networkx as nx

from vqlab.contract import LabError, Message, seat_letter
from vqlab.solver.drawing import svg, text_of
from vqlab.solver.graph import GraphTooLarge, bottom_up, plays_between, seats_of

__all__ = [
    "FORMATS",
    "dot",
    "efg",
    "export",
    "graphml",
    "json_text",
    "node_link",
    "svg",
    "tree_size",
]


def export(graph: nx.DiGraph, to: str) -> str:
    """The graph as text in one of the ``FORMATS``.

    Raises LabError for another format, GraphTooLarge for more than a drawing or a tree may have.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> export(state_graph(Position.parse("1 | 2 | 3")), "efg").splitlines()[0]
    'EFG 2 R "1 | 2 | 3" { "A" "B" "C" }'
    """
    if to not in FORMATS:
        raise LabError(Message("format-unknown", read=to, names=", ".join(FORMATS)))
    return FORMATS[to](graph)


def graphml(graph: nx.DiGraph) -> str:
    """GraphML, for yEd, Gephi and others: every attribute is a text, "" for none.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> text = graphml(state_graph(Position.parse("1 | 2 | 3")))
    >>> nx.parse_graphml(text).nodes["n0"]["to_act"]
    'A'
    """
    plain = _plain(graph)
    for _, node in plain.nodes(data=True):
        node.update(to_act=node["to_act"] or "", penalties=_spaced(node["penalties"]))
    for _, _, edge in plain.edges(data=True):
        edge["plays"] = ", ".join(edge["plays"])
    written = BytesIO()
    nx.write_graphml_xml(plain, written)
    return written.getvalue().decode("utf-8")


def node_link(graph: nx.DiGraph) -> dict[str, Any]:
    """The graph as plain data: ``nodes`` with id, text, to_act, penalties, layer, and ``edges``.

    ``networkx.node_link_graph`` reads it.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> data = node_link(state_graph(Position.parse("1 | 2 | 3")))
    >>> data["graph"], data["edges"][0]
    ({'root': 'n0', 'seats': 3}, {'plays': ['1'], 'source': 'n0', 'target': 'n1'})
    """
    data: dict[str, Any] = nx.node_link_data(_plain(graph), edges="edges")
    return data


def json_text(graph: nx.DiGraph) -> str:
    """``node_link`` as JSON, an entry a line."""
    return json.dumps(node_link(graph), ensure_ascii=False, indent=1) + "\n"


def dot(graph: nx.DiGraph) -> str:
    """DOT, for Graphviz: a rank for every layer, the seat's letter in front, ends in boxes.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> print(dot(state_graph(Position.parse("1 | 2 | 3"))).splitlines()[2])
      n0 [label="A: 1 | 2 | 3" shape=ellipse];
    """
    plain = _plain(graph)
    lines = ["digraph {", "  rankdir=TB;"]
    layers: dict[int, list[str]] = {}
    for name, node in plain.nodes(data=True):
        layers.setdefault(node["layer"], []).append(name)
        over = node["to_act"] is None
        label = _spaced(node["penalties"]) if over else f"{node['to_act']}: {node['text']}"
        lines.append(f"  {name} [label={_quoted(label)} shape={'box' if over else 'ellipse'}];")
    lines += [f"  {{ rank=same; {'; '.join(layers[number])}; }}" for number in sorted(layers)]
    for one, other, edge in plain.edges(data=True):
        lines.append(f"  {one} -> {other} [label={_quoted(', '.join(edge['plays']))}];")
    return "\n".join([*lines, "}", ""])


def tree_size(graph: nx.DiGraph) -> int:
    """How many nodes the game tree has, in which no two lines of play meet. Raises GraphCyclic.

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> graph = state_graph(Position.parse("12 Q^2 | 13^2 | 12 Q S15"))
    >>> len(graph), tree_size(graph)
    (161, 268)
    """
    size: dict[Hashable, int] = {}
    for state in bottom_up(graph):
        below = (len(plays_between(graph, state, then)) * size[then] for then in graph[state])
        size[state] = 1 + sum(below)
    return size[graph.graph["root"]]


def efg(graph: nx.DiGraph, limit: int = 100_000) -> str:
    """Gambit's extensive form: the graph unfolded into a tree; payoffs are minus the penalties.

    Open hands: every turn is an information set of its own. Raises GraphTooLarge above ``limit``
    tree nodes, GraphCyclic where the tree has no end. Format: Gambit manual, "The extensive game
    (.efg) file format".

    >>> from vqlab.queen import Position
    >>> from vqlab.solver.graph import state_graph
    >>> print(efg(state_graph(Position.parse("1 | 2 | 3").play("1").play("2"))))
    EFG 2 R "1 | 2 | 3 ; A ; - ; 1, 2" { "A" "B" "C" }
    ""
    <BLANKLINE>
    p "1 | 2 | 3 ; A ; - ; 1, 2" 3 1 "" { "3" "pass" } 0
    t "" 1 "0 0 0" { 0, 0, 0 }
    t "" 2 "0 0 3" { 0, 0, -3 }
    <BLANKLINE>
    """
    size = tree_size(graph)
    if size > limit:
        raise GraphTooLarge(Message("tree-too-large", count=size, limit=limit), size, limit)
    players = " ".join(_label(seat_letter(seat)) for seat in range(seats_of(graph)))
    head = f"EFG 2 R {_label(text_of(graph.graph['root']))} {{ {players} }}"
    return "\n".join([head, '""', "", *_tree(graph), ""])


def _tree(graph: nx.DiGraph) -> Iterator[str]:
    """One line a tree node, every node before what follows from it, plays in their order."""
    sets: Counter[int] = Counter()
    seen: Counter[str] = Counter()
    outcomes: dict[tuple[int, ...], int] = {}
    waiting = [graph.graph["root"]]
    while waiting:
        state = waiting.pop()
        node = graph.nodes[state]
        if node["to_act"] is None:
            points = tuple(node["penalties"])
            number = outcomes.setdefault(points, len(outcomes) + 1)
            payoffs = ", ".join(str(-n) for n in points)
            yield f't "" {number} {_label(_spaced(points))} {{ {payoffs} }}'
        else:
            seat = node["to_act"]
            sets[seat] += 1
            moves = [
                (play, then) for then in graph[state] for play in plays_between(graph, state, then)
            ]
            names = " ".join(_label(text_of(play)) for play, _ in moves)
            label = _label(_numbered(text_of(state), seen))
            yield f'p {label} {seat + 1} {sets[seat]} "" {{ {names} }} 0'
            waiting += [then for _, then in reversed(moves)]


def _label(text: str) -> str:
    """A text in double quotes for Gambit, which reads no backslash but the one before a quote."""
    return _quoted(text.replace("\\", "/"))


def _numbered(text: str, seen: Counter[str]) -> str:
    """The text, with a number where it was seen before: Gambit wants every label once."""
    seen[text] += 1
    return text if seen[text] == 1 else f"{text} #{seen[text]}"


def _plain(graph: nx.DiGraph) -> nx.DiGraph:
    """The same graph with ids for states, and nothing but texts and numbers beside them."""
    ids = {state: f"n{number}" for number, state in enumerate(graph)}
    plain = nx.DiGraph(root=ids[graph.graph["root"]], seats=seats_of(graph))
    for state, node in graph.nodes.items():
        seat, points = node["to_act"], node["penalties"]
        plain.add_node(
            ids[state],
            text=text_of(state),
            to_act=None if seat is None else seat_letter(seat),
            penalties=None if points is None else list(points),
            layer=node["layer"],
        )
    for state, then in graph.edges:
        plays = [text_of(play) for play in plays_between(graph, state, then)]
        plain.add_edge(ids[state], ids[then], plays=plays)
    return plain


def _spaced(points: Any) -> str:
    return " ".join(map(str, points or ()))


def _quoted(text: str) -> str:
    """A text in double quotes, as DOT reads it: on one line, with single blanks."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


FORMATS: dict[str, Callable[[nx.DiGraph], str]] = {
    "graphml": graphml,
    "json": json_text,
    "dot": dot,
    "svg": svg,
    "efg": efg,
}
