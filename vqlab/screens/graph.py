"""The state graph's widget: it draws what Python laid out and hears action ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from vqlab.screens.assets import GRAPH_MODULE, GRAPH_STYLES
from vqlab.words import speaking

Answer = Callable[[str], None]


class Graph(anywidget.AnyWidget):
    """A drawn graph: ``view`` is what is shown, ``selected`` a node's id, ``card`` tells of it.

    ``answer`` is called with the id of each action a person takes: once, however often the graph is
    shown, and not for a view that has been replaced meanwhile; ``speak`` with the language that is
    chosen. An exception in them is shown and raised.
    """

    _esm = GRAPH_MODULE
    _css = GRAPH_STYLES
    view = traitlets.Dict().tag(sync=True)
    selected = traitlets.Unicode("").tag(sync=True)
    card = traitlets.Dict().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)

    def __init__(self, answer: Answer, speak: Answer, **state: Any) -> None:
        super().__init__(**state)
        self._answer, self._speak = answer, speak
        self.on_msg(self._hear)

    def _hear(self, _widget: object, content: Any, _buffers: object) -> None:
        if not isinstance(content, dict):
            return
        if content.get("type") == "language" and str(content.get("id")) in self.labels["languages"]:
            self._do(self._speak, str(content["id"]))
        if content.get("type") == "action" and content.get("stamp") == self.view["stamp"]:
            self._do(self._answer, str(content.get("id", ""))[:200])

    def _do(self, act: Answer, what: str) -> None:
        """Carry out what a person asked for, in the language of this graph."""
        try:
            with speaking(self.labels["lang"]):
                act(what)
        except Exception as error:
            self.view = {**self.view, "alert": f"{type(error).__name__}: {error}"}
            raise
