"""What every screen shares: it is shown in a cell, saved as a page, and said as text."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vqlab.contract import LabError, Message
from vqlab.pictures import Scene, text
from vqlab.screens.page import fragment, page
from vqlab.words import say
from vqlab.writing import write_whole

if TYPE_CHECKING:
    from vqlab.screens.table import Table


class NoWidgets(LabError):
    """The widgets are not installed; the message says how to get them."""


def refused(error: LabError, language: str) -> str:
    """Why something cannot be, and the clause that says so, if there is one."""
    clause = getattr(error, "clause", "")
    return say(error.message, language) + (f" [{clause}]" if clause else "")


class Screen:
    """A controller over one Table. A subclass gives ``scenes`` and may give ``answer``.

    Where the widgets are not installed, a screen is still shown: as a page that steps by itself.
    """

    language: str = ""
    _table: Table | None = None

    @property
    def scenes(self) -> list[Scene]:
        """The scenes to be shown."""
        raise NotImplementedError

    def answer(self, action: str) -> None:
        """What an action a person takes leads to; nothing, unless a subclass says so."""

    def too_late(self, action: str) -> None:
        """What an action leads to that was taken in a scene now gone; nothing, mostly."""

    @property
    def table(self) -> Table:
        """The widget, made when it is first wanted. Raises NoWidgets."""
        if self._table is None:
            try:
                from vqlab.screens.table import Table
            except ImportError as error:
                raise NoWidgets(Message("widgets-missing")) from error
            self._table = Table(self.scenes, self.answer, self.language, self.too_late)
        return self._table

    @property
    def index(self) -> int:
        """Which scene is shown."""
        return 0 if self._table is None else self._table.index

    @index.setter
    def index(self, value: int) -> None:
        self.table.index = max(0, min(value, len(self.scenes) - 1))

    def redraw(self) -> None:
        """Show the scenes as they are now, wherever the screen is shown."""
        if self._table is not None:
            self._table.scenes = self.scenes

    def close(self) -> None:
        """Free the widget; the next showing makes a new one."""
        if self._table is not None:
            layout = self._table.layout
            self._table.close()
            layout.close()
            self._table = None

    def save(self, path: str | Path) -> Path:
        """Write a page that steps without a kernel and without a network; gives its path."""
        target = Path(path)
        write_whole(target, page(self.scenes, self.language))
        return target

    def __repr__(self) -> str:
        return text(self.scenes[self.index])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        try:
            data, metadata = self.table._repr_mimebundle_(**kwargs) or ({}, {})
        except NoWidgets:
            data, metadata = {}, {}
        page_part = fragment(self.scenes, self.language, self.index)
        return {**data, "text/plain": repr(self), "text/html": page_part}, metadata


class Stepped(Screen):
    """A screen that asks for an answer: scenes to step through, and the one to be shown first.

    Where nobody can answer it says what is missing.
    """

    _scenes: list[Scene]
    _first: int = 0

    @property
    def scenes(self) -> list[Scene]:
        """Every step that can be gone to."""
        return list(self._scenes)

    @property
    def index(self) -> int:
        """Which scene is shown."""
        return self._first if self._table is None else self._table.index

    @index.setter
    def index(self, value: int) -> None:
        self.table.index = max(0, min(value, len(self._scenes) - 1))

    @property
    def table(self) -> Table:
        """The widget, made when it is first wanted. Raises NoWidgets."""
        new = self._table is None
        table = super().table
        if new:
            table.index = self._first
        return table

    def redraw(self) -> None:
        """Show the scenes as they are now, from the step that matters."""
        if self._table is not None:
            with self._table.hold_sync():
                self._table.index = 0
                self._table.scenes = self.scenes
                self._table.index = self._first

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        if set(data) == {"text/plain", "text/html"}:
            missing = say(Message("widgets-missing"), self.language)
            data["text/plain"] += f"\n{missing}"
            data["text/html"] = f"<p>{escape(missing)}</p>{data['text/html']}"
        return data, metadata
