"""A part of a state graph as plain data for the front end: places, looks, legend.

Part, answers → where every state stands, what it looks like, what is said of it. What a state is
worth has a form and a tag beside its colour, and who acts is a letter.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from math import inf
from typing import Any

import networkx as nx

from vqlab.contract import Message, joined, seat_letter
from vqlab.solver.answers import Answers, Bounds
from vqlab.solver.drawing import ACROSS, DOWN, MARGIN, SHADES, Places, curves, places, text_of
from vqlab.solver.outline import Part
from vqlab.words import say

__all__ = ["Look", "looks_of", "outlined", "placed"]

Look = dict[str, str]
STEP = 42
"""Pixels between the lines of a layer that takes several."""
CLEAR = 600
"""States up to which lines keep clear of other states."""


def placed(graph: nx.DiGraph) -> Places:
    """State -> (x, y) in pixels: a row for each layer; long rows in several lines, set off.

    >>> graph = nx.DiGraph([("top", at) for at in range(100)])
    >>> nx.set_node_attributes(graph, {"top": 0} | dict.fromkeys(range(100), 1), "layer")
    >>> max(x for x, _ in placed(graph).values()) < 2000
    True
    """
    where = places(graph)
    rows: dict[float, list[Hashable]] = {}
    for state in sorted(where, key=where.__getitem__):
        rows.setdefault(where[state][1], []).append(state)
    widest = max(map(len, rows.values()))
    lines = 1
    while lines < 9 and ACROSS * widest / lines > 2.2 * _height(rows, widest, lines):
        lines += 1
    if lines == 1:
        return where
    most, middle, top = -(-widest // lines), ACROSS * widest / lines / 2, float(MARGIN)
    spread: Places = {}
    for y in sorted(rows):
        row = rows[y]
        here = -(-len(row) // most)
        for at, state in enumerate(row):
            x = MARGIN + middle + (at - (len(row) - 1) / 2) * ACROSS / here
            spread[state] = x, top + STEP * (at % here)
        top += DOWN + STEP * (here - 1)
    return spread


def _height(rows: dict[float, list[Hashable]], widest: int, lines: int) -> float:
    most = -(-widest // lines)
    return sum(DOWN + STEP * (-(-len(row) // most) - 1) for row in rows.values())


@dataclass
class Looks:
    """How states look by what is known of them: each look is described once.

    ``look`` gives the key of a state's look; ``told`` holds them all: form, shade, tag and what is
    said of it.
    """

    answers: Answers
    scale: list[int]
    language: str
    told: dict[str, Look] = field(default_factory=dict)

    def look(self, state: Any) -> str:
        """The key of the look of a state."""
        bounds = self.answers.bounds(state)
        asked = self.answers.asked
        key = f"{bounds.low:g}:{bounds.high:g}"
        if asked.event is not None:
            # the number itself is not asked for, only on which side of the threshold it lies
            key = "open" if bounds == (-inf, inf) else str(asked.value(bounds))
        if key not in self.told:
            yes_or_no = asked.event is not None
            self.told[key] = self._event(bounds) if yes_or_no else self._points(bounds)
        return key

    def _event(self, bounds: Bounds) -> Look:
        asked = self.answers.asked
        assert asked.event is not None
        who = joined([seat_letter(seat) for seat in sorted(asked.coalition)])
        value = asked.value(bounds)
        if bounds == (-inf, inf):
            return self._unknown()
        if value is None:
            said = Message("explorer-endless")
            return self._made("hexagon", "round", "∞", said, said)
        if value:
            said = Message("explorer-forced", who=who, event=asked.event.message)
            return self._made("circle", "yes", "", said, Message("explorer-yes"))
        said = Message("explorer-prevented", who=who, event=asked.event.message)
        return self._made("diamond", "no", "", said, Message("explorer-no"))

    def _points(self, bounds: Bounds) -> Look:
        low, high = bounds
        who = seat_letter(self.answers.asked.question.seat)
        if bounds == (-inf, inf):
            return self._unknown()
        if low == high:
            said = Message("explorer-points", who=who, points=int(low))
            shade = (len(SHADES) - 1) * self.scale.index(int(low)) // max(1, len(self.scale) - 1)
            return self._made("circle", f"s{shade}", str(int(low)), said)
        ends = f"≤ {high:g}" if low == -inf else f"{low:g}–{high:g}"
        tag = f"≥ {low:g}" if high == inf else ends
        return self._made("hexagon", "round", tag, Message("explorer-between", who=who, range=tag))

    def _unknown(self) -> Look:
        said = Message("explorer-open")
        return self._made("square", "open", "?", said, said)

    def _made(
        self, form: str, shade: str, tag: str, said: Message, short: Message | None = None
    ) -> Look:
        told = {"said": say(said, self.language)}
        told["short"] = tag if short is None else say(short, self.language)
        return {"form": form, "shade": shade, "tag": tag, **told}


def looks_of(answers: Answers, states: Any, language: str = "") -> Looks:
    """The looks of what is known, on a scale of all the worths these states have."""
    known = {answers.bounds(state) for state in states} if answers.asked.event is None else set()
    scale = sorted({int(low) for low, high in known if low == high})
    return Looks(answers, scale, language)


def outlined(
    part: Part, looks: Looks, number: Callable[[Any], str], language: str = ""
) -> dict[str, Any]:
    """The data a graph is drawn from: nodes, edges, looks, legend and size.

    ``number`` gives a state's id, which stays its own in every part.
    """
    graph = part.graph
    where = placed(graph)
    ways = _ways(graph, where)
    order = sorted(graph, key=lambda state: (graph.nodes[state]["layer"], int(number(state))))
    nodes = []
    for state in order:
        node, (x, y) = graph.nodes[state], where[state]
        seat = "" if node["to_act"] is None else seat_letter(node["to_act"])
        mark = f"+{part.folded[state]}" if state in part.folded else "…" * (state in part.cut)
        texts = [seat, looks.look(state), node["layer"], text_of(state), mark]
        nodes.append([number(state), round(x), round(y), *texts])
    edges = []
    for state, then in graph.edges:
        edge = graph.edges[state, then]
        back = " back" if where[then][1] <= where[state][1] else ""
        plays = ", ".join(map(text_of, edge["plays"]))
        edges.append([number(state), number(then), plays, edge["kind"] + back, *ways[state, then]])
    width = max([x for x, _ in where.values()] + [bow[0] or 0 for bow in ways.values()]) + MARGIN
    height = max(y for _, y in where.values()) + MARGIN
    return {
        "nodes": nodes,
        "edges": edges,
        "size": [round(width), round(height)],
        "looks": looks.told,
        "legend": _legend(nodes, edges, looks, language),
    }


def _ways(graph: nx.DiGraph, where: Places) -> dict[Any, tuple[int | None, int | None]]:
    """Edge -> the point its line bends towards; nowhere for a straight one."""
    if len(graph) > CLEAR:
        return {
            (state, then): (None, None)
            if where[then][1] > where[state][1]
            else (
                round(max(where[state][0], where[then][0])) + ACROSS,
                round((where[state][1] + where[then][1]) / 2),
            )
            for state, then in graph.edges
        }
    return {
        edge: (None, None)
        if bow[0] == (start[0] + end[0]) / 2 and start[1] < end[1]
        else (round(bow[0]), round(bow[1]))
        for edge, (start, bow, end) in curves(graph, where).items()
    }


def _legend(
    nodes: list[Any], edges: list[Any], looks: Looks, language: str
) -> list[dict[str, str]]:
    """What the signs in this drawing mean, in so far as they are in it."""
    entries = []

    def add(key: str, words: Message | str, look: str = "", kind: str = "", seat: str = "") -> None:
        text = words if isinstance(words, str) else say(words, language)
        entries.append({"id": key, "look": look, "kind": kind, "sample": seat, "text": text})

    seats = sorted({node[3] for node in nodes} - {""}) or ["A"]
    shaded = False
    for key in dict.fromkeys(node[4] for node in nodes):
        look = looks.told[key]
        if look["shade"].startswith("s"):
            if not shaded:
                who = seat_letter(looks.answers.asked.question.seat)
                add("points", Message("explorer-legend-points", who=who), key, "", seats[0])
            shaded = True
        elif look["form"] != "hexagon" or look["tag"] == "∞":
            add(key, look["said"], key, "", seats[0])
        else:
            add("between", Message("explorer-endless"), key, "", seats[0])
    if any(not node[3] for node in nodes):
        end = next(node[4] for node in nodes if not node[3])
        add("end", Message("explorer-legend-end"), end)
    kinds = {edge[3].removesuffix(" back") for edge in edges}
    if "keeps" in kinds and "gives" in kinds:
        add("keeps", Message("explorer-legend-keeps"), kind="keeps")
        add("gives", Message("explorer-legend-gives"), kind="gives")
    if "lost" in kinds:
        add("lost", Message("explorer-legend-lost"), kind="lost")
    if any(edge[3].endswith(" back") for edge in edges):
        add("back", Message("explorer-legend-back"), kind="back")
    unique = {entry["id"]: entry for entry in entries}
    return list(unique.values())
