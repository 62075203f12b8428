"""What every screen shares: it is shown in a cell, saved as a page, and said as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from vqlab.contract import LabError, Message
from vqlab.pictures import Scene, labels, text
from vqlab.screens.files import write_text
from vqlab.screens.page import fragment, page
from vqlab.words import language as choose_language
from vqlab.words import say, speaking, spoken

if TYPE_CHECKING:
    from vqlab.screens.table import Table


class NoWidgets(LabError):
    """The widgets are not installed; the message says how to get them."""


Saying: TypeAlias = Message | LabError | str | Callable[[], str] | Sequence["Saying"] | None
"""What can be said, and said again in another language."""


def worded(saying: Saying, language: str) -> str:
    """What is to be said, as a sentence or several.

    >>> worded([Message("cards-count", n=2), None, "and A"], "en")
    '2 cards and A'
    """
    if isinstance(saying, Message):
        return say(saying, language)
    if isinstance(saying, LabError):
        return refused(saying, language)
    if saying is None or isinstance(saying, str):
        return saying or ""
    if callable(saying):
        return saying()
    return " ".join(filter(None, (worded(part, language) for part in saying)))


def refused(error: LabError, language: str) -> str:
    """Why something cannot be, and the clause that says so, if there is one."""
    clause = getattr(error, "clause", "")
    return say(error.message, language) + (f" [{clause}]" if clause else "")


class Speaking:
    """What speaks a language, and can go on in another."""

    _language = ""

    @property
    def language(self) -> str:
        """The language it speaks: the one in use when it was made, unless another was chosen."""
        return self._language or spoken()

    @language.setter
    def language(self, name: str) -> None:
        new, self._language = bool(self._language), spoken(name)
        if new:
            with speaking(self.language):
                self._say_again()
                self._show_again()

    def speak(self, name: str) -> None:
        """Go on in another language, and say in it what is made from now on."""
        self.language = choose_language(name)

    def _say_again(self) -> None:
        """What was said is to be said in another language; a subclass that keeps words does."""

    def _show_again(self) -> None:
        """Show it in that language, wherever it is shown."""


class Screen(Speaking):
    """A controller over one Table. A subclass gives ``scenes`` and may give ``answer``.

    Where the widgets are not installed, a screen is still shown: as a page that steps by itself.
    """

    _table: Table | None = None

    def _show_again(self) -> None:
        if self._table is not None:
            with self._table.hold_sync():
                self._table.labels = labels(self.language)
                self.redraw()

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
            heard = (self.answer, self.language, self.too_late, self.speak)
            self._table = Table(self.scenes, *heard)
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
        """Write a page that steps without a kernel and without a network; gives its path.

        Raises LabError where it cannot be written.
        """
        return write_text(path, page(self.scenes, self.language))

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
