"""The one card table: a widget that draws scenes and hears action ids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import anywidget
import traitlets

from vqlab.contract import Message
from vqlab.pictures import Scene, labels
from vqlab.queen.notation import LONGEST_LINE
from vqlab.screens.assets import MODULE, STYLES
from vqlab.words import say, speaking

Answer = Callable[[str], None]
LONGEST = LONGEST_LINE + 100
"""Characters of the longest action that is heard: a line of notation, and what it is for."""


class Table(anywidget.AnyWidget):
    """Scenes on a card table.

    ``scenes`` are drawn one at a time, ``index`` says which; with several, the front end steps
    through them by itself. ``answer`` is called with the id of each action a person takes: once,
    however often the table is shown; for a scene that has been replaced meanwhile ``too_late`` is.
    An exception in it is shown in the table and raised. ``speak`` is called with the language that
    a person chooses.
    """

    _esm = MODULE
    _css = STYLES
    scenes: traitlets.List[Scene] = traitlets.List().tag(sync=True)
    index = traitlets.Int(0).tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        scenes: Sequence[Scene],
        answer: Answer | None = None,
        language: str = "",
        too_late: Answer | None = None,
        speak: Answer | None = None,
    ) -> None:
        super().__init__(scenes=list(scenes), labels=labels(language))
        self._answer, self._too_late, self._speak = answer, too_late, speak
        self.on_msg(self._hear)

    @traitlets.validate("index")
    def _in_range(self, proposal: dict[str, Any]) -> int:
        """A front end may ask for a step there is not: the nearest is shown."""
        return max(0, min(int(proposal["value"]), len(self.scenes) - 1))

    def _hear(self, _widget: object, content: dict[str, Any], _buffers: object) -> None:
        if not isinstance(content, dict):
            return
        if content.get("type") == "language" and str(content.get("id")) in self.labels["languages"]:
            self._do(self._speak, str(content["id"]))
        if content.get("type") != "action":
            return
        fresh = content.get("stamp") == self.scenes[self.index]["stamp"]
        answer = self._answer if fresh else self._too_late
        action = str(content.get("id", ""))
        if len(action) > LONGEST and answer is not None:
            self.say(say(Message("table-too-long", most=LONGEST), self.labels["lang"]))
            return
        self._do(answer, action)

    def _do(self, act: Answer | None, what: str) -> None:
        """Carry out what a person asked for, in the language of this table."""
        if act is None:
            return
        try:
            with speaking(self.labels["lang"]):
                act(what)
        except Exception as error:
            self.say(f"{type(error).__name__}: {error}")
            raise

    def say(self, alert: str) -> None:
        """Show a sentence as an alert in the scene now seen."""
        scenes = list(self.scenes)
        scenes[self.index] = {**scenes[self.index], "alert": alert}
        self.scenes = scenes
