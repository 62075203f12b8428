"""What every screen shares: it is shown in a cell, saved as a page, and said as text."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from vqlab.pictures import Scene, text
from vqlab.screens.page import fragment, page
from vqlab.screens.table import Table


class Screen:
    """A controller over one Table. A subclass gives ``scenes`` and may give ``answer``."""

    language: str = "en"

    @property
    def scenes(self) -> list[Scene]:
        """The scenes to be shown."""
        raise NotImplementedError

    def answer(self, action: str) -> None:
        """What an action a person takes leads to; nothing, unless a subclass says so."""

    @cached_property
    def table(self) -> Table:
        """The widget, made when it is first wanted."""
        return Table(self.scenes, self.answer, self.language)

    @property
    def index(self) -> int:
        """Which scene is shown."""
        return self.table.index

    @index.setter
    def index(self, value: int) -> None:
        self.table.index = max(0, min(value, len(self.scenes) - 1))

    def redraw(self) -> None:
        """Show the scenes as they are now."""
        self.table.scenes = self.scenes

    def close(self) -> None:
        """Free the widget; the next showing makes a new one."""
        if "table" in self.__dict__:
            layout = self.table.layout
            self.table.close()
            layout.close()
            del self.__dict__["table"]

    def save(self, path: str | Path) -> Path:
        """Write a page that steps without a kernel and without a network; gives its path."""
        target = Path(path)
        target.write_text(page(self.scenes, self.language), "utf-8")
        return target

    def _now(self) -> int:
        return self.table.index if "table" in self.__dict__ else 0

    def __repr__(self) -> str:
        return text(self.scenes[self._now()])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = self.table._repr_mimebundle_(**kwargs)
        data, *metadata = bundle if isinstance(bundle, tuple) else (bundle,)
        if not isinstance(data, dict):
            return bundle
        static = {
            "text/plain": repr(self),
            "text/html": fragment(self.scenes, self.language, self._now()),
        }
        return ({**data, **static}, *metadata) if metadata else {**data, **static}
