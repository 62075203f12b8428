"""The state graph to walk about in: all of it, the winning strategy, the refutation of a play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

import networkx as nx

from vqlab import pictures
from vqlab.contract import LabError, Message, joined, seat_letter
from vqlab.contract.numbers import as_whole
from vqlab.contract.reading import as_named
from vqlab.pictures.scene import Action, action
from vqlab.queen.game import Game
from vqlab.queen.phase import Phase
from vqlab.screens.outlined import looks_of, outlined
from vqlab.screens.shown import NoWidgets, Speaking
from vqlab.solver import drawing
from vqlab.solver.answers import Asked, ByGraph, Way, all_asked, answers_of, as_asked, graph_of
from vqlab.solver.events import Event
from vqlab.solver.outline import Part, loses, part_below, ways_at
from vqlab.solver.reading import as_state, seats_at
from vqlab.watching import bar
from vqlab.words import say

if TYPE_CHECKING:
    from vqlab.screens.graph import Graph

MOST = 2000
"""States drawn at once, unless another limit is given."""
WRITTEN = 200
"""Rows of the table in a saved page."""


class GraphExplorer(Speaking):
    """An interactive state graph of a position, all cards seen.

    ``position``: a position or its text, a phase or game to go on from, or a state of any game on
    ``solver.contract``. Without an ``event`` every state shows the points that ``seat`` can be sure
    of (seat A unless said); with one, whether ``seat``, or several seats together, can force it.
    ``totals`` go with ``wins:A``. ``limit``: states drawn at once; beyond it whole layers are left
    out, and that is said. Where the graph is too large to be built at all, the strategy is searched
    for and shown alone.

    >>> explorer = GraphExplorer("12 Q^2 | 13^2 | 12 Q S15", event="out:A")
    >>> explorer.strategy()
    >>> len(explorer.part.graph)
    4
    >>> explorer.whole()
    >>> len(explorer.part.graph)
    161
    """

    def __init__(
        self,
        position: Any,
        seat: Any = None,
        event: Event | str | None = None,
        *,
        totals: Sequence[int] | None = None,
        limit: int = MOST,
        language: str = "",
    ) -> None:
        as_whole(limit, lambda read: LabError(Message("explorer-limit", read=read)), least=1)
        if isinstance(position, Game):
            position = position.phase
        self.position = as_state(position.position if isinstance(position, Phase) else position)
        self.limit, self.language = limit, language
        self._widget: Graph | None = None
        self._numbers: dict[Any, str] = {}
        self._states: dict[str, Any] = {}
        self._stamp = 0
        words = self._say(Message("explorer-building"))
        with bar(None) as tell:
            self._graph, self._large = graph_of(
                self.position, progress=lambda count: tell(count, words)
            )
        layers = nx.get_node_attributes(self._graph or nx.DiGraph(), "layer")
        for state in sorted(layers, key=layers.__getitem__):
            self._number(state)
        self._top, self._selected = self.position, self._number(self.position)
        self._way: Way | None = None
        self._before: tuple[Any, ...] = ()
        self._folded: set[Any] = set()
        self._depth: int | None = None
        asked = as_asked(seats_at(self.position), seat, event, totals)
        self._questions = {one.message: one for one in (asked, *all_asked(self.position))}
        self._ask(asked)

    # ---- what is shown -------------------------------------------------------------------

    def ask(self, seat: Any = None, event: Event | str | None = None, **totals: Any) -> None:
        """Colour the same graph by another question."""
        asked = as_asked(seats_at(self.position), seat, event, **totals)
        self._questions.setdefault(asked.message, asked)
        self._ask(asked)

    def whole(self) -> None:
        """Show everything that follows, from the start."""
        self._go(self.position, None)

    def strategy(self, seat: Any = None, position: Any = None) -> None:
        """Show a proof: one play where its side acts, every play where the others do.

        ``seat``: a seat whose side it is; without, the side that gets its will. ``position``: where
        it begins, if not at the start. Raises LabError where that side has no strategy.
        """
        top = self.position if position is None else self._known(position)
        ways = ways_at(self.answers, top)
        small = next(iter(ways), True)
        if seat is not None:
            seats = as_asked(seats_at(self.position), seat).coalition
            small = seats <= self.asked.question.side
        if small not in ways:
            raise LabError(Message("explorer-no-strategy"))
        self._go(top, ways[small])

    def refute(self, play: Any, position: Any = None) -> None:
        """Show how the other side answers a play made at ``position`` (the selected one).

        Raises LabError for a play that gives nothing away.
        """
        state = self.selected if position is None else self._known(position)
        self._refute(state, state.play(play))

    def fold(self, position: Any = None) -> None:
        """Fold away what follows from a position (the selected one), or unfold it again."""
        state = self.selected if position is None else self._known(position)
        self._folded ^= {state}
        self._show()

    def below(self, position: Any = None) -> None:
        """Show only what follows from a position (the selected one)."""
        self._go(self.selected if position is None else self._known(position), None)

    def select(self, position: Any) -> None:
        """Select a position that is shown."""
        self._select(self._number(self._known(position)))

    @property
    def selected(self) -> Any:
        """The selected position."""
        return self._states[self._selected]

    def answer(self, action: str) -> None:
        """Carry out what a person chose in the front end; nothing where it is not possible."""
        what, *ids = action.split(":")
        if any(one not in self._states for one in ids) and what not in ("ask", "depth"):
            return
        states = [self._states.get(one) for one in ids]
        if what == "ask" and ids and ids[0].isdecimal() and int(ids[0]) < len(self._questions):
            self._ask(list(self._questions.values())[int(ids[0])])
        elif what == "whole":
            self.whole()
        elif what in ("least", "most"):
            way = ways_at(self.answers, self._top).get(what == "most")
            if way is not None:
                self._go(self._top, way)
        elif what == "refute" and len(states) == 2:
            self._refute(*states)
        elif what == "fold" and states:
            self.fold(states[0])
        elif what == "below" and states:
            self.below(states[0])
        elif what == "depth" and ids in (["less"], ["more"]):
            self._deepen(1 if ids == ["more"] else -1)

    def _ask(self, asked: Asked) -> None:
        """Answer a question for every state; without a graph its strategy is what there is."""
        self._asked = asked
        self.answers, self._claim = answers_of(self.position, asked, self._graph)
        self.asked = self.answers.asked
        self._say_again()
        if self._graph is None:
            self._go(self.position, next(iter(ways_at(self.answers, self.position).values()), None))
        elif self._way is not None:
            self._go(self.position, None)
        else:
            self._show()

    def _say_again(self) -> None:
        known = self._graph if isinstance(self.answers, ByGraph) else ()
        self._looks = looks_of(self.answers, known, self.language)

    def _go(self, top: Any, way: Way | None, before: Sequence[Any] = ()) -> None:
        self._top, self._way, self._before = top, way, tuple(before)
        self._folded, self._depth = set(), None
        self._show()

    def _refute(self, state: Any, then: Any) -> None:
        way = None if state.to_act is None else loses(self.answers, state, then)
        if way is None:
            raise LabError(Message("explorer-keeps", play=self._plays(state, then)))
        there = [state]
        if state in self.part.graph:
            there = nx.shortest_path(self.part.graph, self.part.graph.graph["root"], state)
        self._selected = self._number(then)
        self._go(then, way, there)

    def _deepen(self, by: int) -> None:
        layers = nx.get_node_attributes(self.part.graph, "layer")
        deepest = max(layers.values()) - layers[self._top]
        self._depth = max(1, deepest + by)
        self._show()

    def _show(self) -> None:
        self.part: Part = part_below(
            self.answers,
            self._top,
            self._way,
            limit=self.limit,
            folded=self._folded,
            depth=self._depth,
            before=self._before,
        )
        if self._depth is not None and not self.part.missing:
            self._depth = None
        self._stamp += 1
        if self.selected not in self.part.graph:
            self._selected = self._number(self._top)
        if self._widget is not None:
            with self._widget.hold_sync():
                self._widget.view = self.view
                self._widget.selected = self._selected
                self._widget.card = self.card

    def _known(self, position: Any) -> Any:
        """A position that can follow here; raises LabError for another."""
        state = as_state(position)
        if state not in self._numbers:
            raise LabError(Message("explorer-elsewhere", read=as_named(state, 80)))
        return state

    def _number(self, state: Any) -> str:
        """A state's id, its own in every part that is shown."""
        number = self._numbers.setdefault(state, str(len(self._numbers) + 1))
        return self._states.setdefault(number, state) and number

    def _select(self, number: str) -> None:
        if number not in self._states or self._states[number] not in self.part.graph:
            return
        self._selected = number
        if self._widget is not None:
            self._widget.selected = number
            self._widget.card = self.card

    # ---- as plain data -------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        """What is drawn: nodes and edges with their places and looks, sentences, actions."""
        drawn = outlined(self.part, self._looks, self._number, self.language)
        return {
            **drawn,
            "stamp": self._stamp,
            "title": drawing.text_of(self.position),
            "claim": self._say(self._claim or self._open),
            "showing": " ".join(map(self._say, self.showing)),
            "alert": "",
            "tools": self._tools(),
            "questions": self._asks(),
            "top": self._number(self._top),
        }

    @property
    def showing(self) -> list[Message]:
        """What is shown and what is not, in sentences."""
        count, said = len(self.part.graph), []
        if self._large is not None:
            said.append(Message("explorer-too-large", limit=self._large.limit))
        if self._way is None:
            number = self._number(self._top)
            if self.part.missing != 0 or self.part.folded:
                said.append(Message("explorer-shows-first", number=number, count=count))
            elif self._top == self.position:
                said.append(Message("explorer-shows-whole", count=count))
            else:
                said.append(Message("explorer-shows-below", number=number, count=count))
        else:
            who = self._side(self._way.small)
            if self._before:
                plays = self._plays(self._before[-1], self._top)
                seat = seat_letter(self._before[-1].to_act)
                params = {"who": who, "keeps": self._keeps(self._way), "count": count}
                said.append(Message("explorer-shows-refutation", seat=seat, play=plays, **params))
            else:
                keeps = self._keeps(self._way)
                said.append(Message("explorer-shows-proof", who=who, keeps=keeps, count=count))
        if self.part.folded:
            said.append(Message("explorer-folded", count=len(self.part.folded)))
        if self._way is not None and self.part.missing == 0 and self.part.cut:
            said.append(Message("explorer-unfinished"))
        if self.part.missing is None:
            said.append(Message("explorer-missing-some", limit=self.limit))
        elif self.part.missing and self._depth is not None:
            said.append(Message("explorer-missing-deeper", count=self.part.missing))
        elif self.part.missing:
            params = {"count": self.part.missing, "limit": self.limit}
            said.append(Message("explorer-missing", **params))
        return said

    def _side(self, small: bool) -> Message:
        """The seats that follow a strategy, as a list."""
        side = self.asked.question.side
        seats = range(seats_at(self.position))
        return joined([seat_letter(seat) for seat in seats if (seat in side) == small] or ["–"])

    def _keeps(self, way: Way) -> Message:
        """What a strategy comes to, as the end of a sentence."""
        event, seat = self.asked.event, seat_letter(self.asked.question.seat)
        if event is not None:
            return (event if way.small != event.negated else ~event).message
        if way.small and way.m == 0:
            return Message("event-out", seat=seat)
        if way.small:
            return Message("event-at-most", seat=seat, points=int(way.m))
        return Message("explorer-at-least", seat=seat, points=int(way.m) + 1)

    @property
    def _open(self) -> Message:
        """What is said where nothing is decided."""
        if self.asked.event is not None:
            return Message("explorer-not-decided")
        return Message("explorer-points-open", seat=seat_letter(self.asked.question.seat))

    def _tools(self) -> list[Action]:
        """The parts there are to be shown."""
        tools = []
        if self._graph is not None or not ways_at(self.answers, self.position):
            on = self._way is None and self._top == self.position
            all_there = self._graph is not None and self.part.missing == 0
            words = Message("explorer-whole" if all_there or not on else "explorer-first")
            tools.append(self._tool("whole", words, on))
        for small, way in ways_at(self.answers, self._top).items():
            if self._before and small != self._way.small:  # type: ignore[union-attr]
                continue
            words = Message("explorer-strategy", who=self._side(small), keeps=self._keeps(way))
            on = self._way == way and not self._before
            tools.append(self._tool("most" if small else "least", words, on))
        if self._top != self.position and self._graph is None:
            words = Message("explorer-start")
            tools.append(self._tool("whole", words))
        tools.append(self._tool("depth:less", Message("explorer-less")))
        if self._depth is not None:
            tools.append(self._tool("depth:more", Message("explorer-more")))
        return tools

    def _tool(self, what: str, words: Message, on: bool = False) -> Action:
        return action(what, self._say(words), mark="on" if on else "")

    def _asks(self) -> list[Action]:
        on = list(self._questions.values())
        return [
            action(f"ask:{at}", say(one.message, self.language), mark="on" * (one == self._asked))
            for at, one in enumerate(on)
        ]

    @property
    def card(self) -> dict[str, Any]:
        """The selected position: its table, its line, what is so there, what each play is worth."""
        state, number = self.selected, self._selected
        claim = self.answers.asked.claim(state, self.answers.bounds(state))
        folding = Message("explorer-unfold" if state in self._folded else "explorer-fold")
        tools = []
        if state.to_act is not None:
            tools.append(self._tool(f"fold:{number}", folding, state in self._folded))
            if state != self._top:
                tools.append(self._tool(f"below:{number}", Message("explorer-below")))
        return {
            "id": number,
            "scene": self._scene(state),
            "said": self._say(claim or self._open),
            "plays": [self._play(state, then, plays) for then, plays in self.answers.after(state)],
            "tools": tools,
        }

    def _play(self, state: Any, then: Any, plays: tuple[Any, ...]) -> dict[str, str]:
        look = self._looks.told[self._looks.look(then)]
        to = self._number(then)
        refuted = loses(self.answers, state, then) is not None
        shown = self.part.graph.get_edge_data(state, then) or {}
        return {
            "to": to,
            "play": ", ".join(map(drawing.text_of, plays)),
            "worth": look["short"],
            "kind": shown.get("kind", "gives" if refuted else ""),
            "refute": f"refute:{self._number(state)}:{to}" if refuted else "",
        }

    def _plays(self, state: Any, then: Any) -> str:
        plays = next(plays for after, plays in self.answers.after(state) if after == then)
        return ", ".join(map(drawing.text_of, plays))

    def _scene(self, state: Any) -> pictures.Scene | None:
        try:
            return pictures.scene(state, language=self.language)
        except TypeError:  # a game without a picture
            return None

    def _say(self, message: Message) -> str:
        return say(message, self.language)

    def _labels(self) -> dict[str, Any]:
        seats = range(seats_at(self.position))
        acts = {
            f"acts{seat_letter(seat)}": self._say(Message("explorer-acts", who=seat_letter(seat)))
            for seat in seats
        }
        words = {name: self._say(Message(f"explorer-{key}")) for name, key in _LABELS.items()}
        table = pictures.labels(self.language)
        shared = ("disconnected", "colon", "lang", "language", "languages")
        return {**words, **acts, **{name: table[name] for name in shared}, "card": table}

    # ---- in a cell -----------------------------------------------------------------------

    @property
    def widget(self) -> Graph:
        """The widget, made when it is first wanted. Raises NoWidgets."""
        if self._widget is None:
            try:
                from vqlab.screens.graph import Graph
            except ImportError as error:
                raise NoWidgets(Message("widgets-missing")) from error
            state = {"view": self.view, "selected": self._selected, "card": self.card}
            self._widget = Graph(self._heard, self.speak, labels=self._labels(), **state)
            self._widget.observe(lambda change: self._select(change["new"]), "selected")
        return self._widget

    def _show_again(self) -> None:
        if self._widget is not None:
            with self._widget.hold_sync():
                self._widget.labels = self._labels()
                self._show()

    def _heard(self, action: str) -> None:
        try:
            self.answer(action)
        except LabError as error:
            if self._widget is not None:
                self._widget.view = {**self._widget.view, "alert": self._say(error.message)}

    def close(self) -> None:
        """Free the widget; the next showing makes a new one."""
        if self._widget is not None:
            layout = self._widget.layout
            self._widget.unobserve_all()
            self._widget.close()
            layout.close()
            self._widget = None

    def __repr__(self) -> str:
        claim = self._say(self._claim or self._open)
        showing = " ".join(map(self._say, self.showing))
        return f"{drawing.text_of(self.position)}\n{claim}\n{showing}"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        try:
            data, metadata = self.widget._repr_mimebundle_(**kwargs) or ({}, {})
        except NoWidgets:
            data, metadata = {}, {}
        return {**data, "text/plain": repr(self), "text/html": self._still()}, metadata

    def _still(self) -> str:
        """A picture and a table, for wherever nothing moves."""
        lines = "".join(f"<p>{escape(line)}</p>" for line in repr(self).split("\n"))
        return f"<div lang='{self.language}'>{lines}{self._picture()}{self._rows()}</div>"

    def _picture(self) -> str:
        graph = self.part.graph
        if len(graph) > drawing.MOST_DRAWN:
            return ""
        worth = {state: self.asked.value(self.answers.bounds(state)) for state in graph}
        known = {state: value for state, value in worth.items() if value is not None}
        if self.asked.event is None:
            return drawing.html(graph, worth=known, scale=self._looks.scale)
        said = {True: self._say(Message("solve-yes")), False: self._say(Message("solve-no"))}
        return drawing.html(graph, worth={state: said[value] for state, value in known.items()})

    def _rows(self) -> str:
        """The first states as an HTML table."""
        view = outlined(self.part, self._looks, self._number, self.language)
        after: dict[str, list[str]] = {}
        for number, then, plays, *_ in view["edges"]:
            after.setdefault(number, []).append(f"{plays} → #{then}")
        rows = [_row("th", (self._say(Message(f"explorer-{key}")) for key in _HEADS))]
        for number, _, _, seat, look, layer, text, mark in view["nodes"][:WRITTEN]:
            told = " · ".join([*after.get(number, []), *filter(None, [mark])])
            worth = self._looks.told[look]["said"]
            rows.append(_row("td", (number, layer, seat or "–", text, worth, told)))
        left = len(view["nodes"]) - WRITTEN
        more = self._say(Message("explorer-more-rows", count=left)) if left > 0 else ""
        return f"<table>{''.join(rows)}</table><p>{escape(more)}</p>"


def _row(tag: str, cells: Iterable[object]) -> str:
    inside = "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells)
    return f"<tr>{inside}</tr>"


_HEADS = ("number", "layer", "who", "position", "worth", "plays")
_LABELS = {
    **{name: name for name in ("graph", "zoom", "in", "out", "fit", "centre", "legend", "keys")},
    **{name: name for name in ("selected", "line", "copy", "copied", "plays", "table", "pages")},
    **{name: name for name in ("earlier", "later", "number", "layer", "position", "worth")},
    **{name: name for name in ("tools", "questions", "refute", "over")},
    "acts": "who",
    "below": "here",
}
