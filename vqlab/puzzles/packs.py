"""Packs: puzzles in a file, one a line, easiest first.

file → Pack (name → Puzzle) → file. Reading checks everything but the proofs; a file that is not as
it should be is refused in one sentence, and nothing is written over it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from vqlab.contract import LabError, Message, NotationError, Unknown, check_schema, is_printable
from vqlab.contract.reading import as_named
from vqlab.puzzles.model import Puzzle
from vqlab.puzzles.sorting import check_sort
from vqlab.words import translated
from vqlab.writing import write_whole

__all__ = ["Pack", "pack"]

LARGEST = 4 << 20
"""Bytes of a pack."""
COLUMNS = ("pack-col-name", "pack-col-title", "pack-col-kind", "pack-col-hard", "pack-col-theme")


class Pack(Mapping[str, Puzzle]):
    """Puzzles by name, in the order of their difficulty.

    Raises NotationError for two of one name, or one without.

    >>> from vqlab.puzzles import Puzzle, Task
    >>> narrow = Puzzle.of("2 6 9 Q | 1 5 6 13 | 6 9 10 11", Task("out", 0), name="lend-a-queen")
    >>> few = Pack([narrow], title="A first try")
    >>> list(few), len(Pack.parse(few.text()))
    (['lend-a-queen'], 1)
    """

    def __init__(self, puzzles: Iterable[Puzzle] = (), title: str = "") -> None:
        self.title = title
        self._puzzles: dict[str, Puzzle] = {}
        for puzzle in sorted(puzzles, key=lambda one: one.difficulty):
            if not puzzle.name or puzzle.name in self._puzzles:
                raise NotationError(Message("pack-name", read=puzzle.name))
            self._puzzles[puzzle.name] = puzzle

    @classmethod
    def parse(cls, text: str) -> Pack:
        """Read the text of a pack.

        Raises NotationError, or another LabError, that names the puzzle that is not as it should
        be.
        """
        if len(text.encode("utf-8", "replace")) > LARGEST:
            raise NotationError(Message("pack-large", most=LARGEST >> 20))
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise NotationError(Message("pack-json")) from None
        fields = check_schema("pack", data)
        if not is_printable(fields.get("title", "")):
            raise NotationError(Message("puzzle-text", name="title"))
        puzzles = []
        for number, one in enumerate(fields["puzzles"], 1):
            try:
                puzzles.append(Puzzle.from_json(one))
            except LabError as error:
                name = str(one.get("name", ""))[:60] if isinstance(one, dict) else ""
                name = name if is_printable(name) else ""
                params = {"number": number, "name": name or "–", "reason": str(error)}
                raise NotationError(Message("pack-puzzle", **params)) from error
        return cls(puzzles, fields.get("title", ""))

    @classmethod
    def load(cls, path: str | Path) -> Pack:
        """Read a pack from a file. Raises as ``parse``; LabError where there is none to read."""
        target = Path(path)
        try:
            with target.open("rb") as stream:
                text = stream.read(LARGEST + 1).decode("utf-8-sig")
        except (OSError, ValueError):
            raise LabError(Message("pack-file", name=str(path)[:100])) from None
        return cls.parse(text)

    def text(self) -> str:
        """The pack as text: JSON, one puzzle a line."""
        each = (json.dumps(one.to_json(), ensure_ascii=False) for one in self.values())
        lines = ",\n".join(each)
        head = json.dumps({"vqlab-puzzles": 1, "title": self.title}, ensure_ascii=False)[:-1]
        return f'{head}, "puzzles": [\n{lines}\n]}}\n'

    def save(self, path: str | Path) -> Path:
        """Write the pack, whole or not at all.

        Raises LabError over a file that is no pack, for a pack that could not be read again, and
        where nothing can be written.
        """
        target, text = Path(path), self.text()
        Pack.parse(text)
        if target.exists():
            Pack.load(target)
        try:
            write_whole(target, text)
        except OSError as error:
            reason = error.strerror or str(error)
            raise LabError(Message("pack-unwritten", name=str(path)[:100], reason=reason)) from None
        return target

    def with_names(self, puzzles: Iterable[Puzzle]) -> Pack:
        """This pack and more puzzles, those without a name numbered."""
        all_of_them = [*self.values()]
        names = set(self)
        number = len(names)
        for puzzle in puzzles:
            name = puzzle.name
            while not name or name in names:
                number += 1
                name = f"{puzzle.task.kind}-{number}"
            names.add(name)
            all_of_them.append(puzzle.named(name=name))
        return Pack(all_of_them, self.title)

    def where(
        self, kind: str | None = None, theme: str | None = None, difficulty: int | None = None
    ) -> Pack:
        """The puzzles of one kind, theme or difficulty. Raises LabError for what there is not."""
        check_sort(kind, theme, difficulty)
        return Pack(
            [
                one
                for one in self.values()
                if kind in (None, one.task.kind)
                and (theme is None or theme in one.themes)
                and difficulty in (None, one.difficulty)
            ],
            self.title,
        )

    def __getitem__(self, name: str) -> Puzzle:
        try:
            return self._puzzles[name]
        except (KeyError, TypeError):
            raise Unknown(Message("pack-unknown", read=as_named(name, 60))) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._puzzles)

    def __len__(self) -> int:
        return len(self._puzzles)

    def __repr__(self) -> str:
        return str(Message("pack-said", title=translated(self.title) or "–", n=len(self)))

    def _repr_html_(self) -> str:
        from html import escape

        from vqlab.puzzles.themes import theme_name

        def row(one: Puzzle) -> str:
            themes = ", ".join(str(theme_name(theme)) for theme in one.themes)
            title = translated(one.title)
            cells: tuple[Any, ...] = (one.name, title, one.task.label, one.difficulty, themes)
            return "".join(f"<td>{escape(str(cell))}</td>" for cell in cells)

        heads = "".join(f"<th>{escape(str(Message(key)))}</th>" for key in COLUMNS)
        rows = "".join(f"<tr>{row(one)}</tr>" for one in self.values())
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


PACKS = {"queen": "pack.json", "vampires": "vampires.json"}
"""The game of each pack that comes with the lab -> its file."""


@lru_cache(maxsize=len(PACKS))
def pack(game: str = "queen") -> Pack:
    """A pack that comes with the lab: checked puzzles of all kinds of one game, easiest first.

    Raises LabError for a game without one.

    >>> len(pack()) >= 120, len(pack("vampires")) >= 15
    (True, True)
    """
    if game not in PACKS:
        read, names = as_named(game, 40), ", ".join(PACKS)
        raise LabError(Message("pack-game", read=read, names=names))
    return Pack.parse((files("vqlab") / "data" / "puzzles" / PACKS[game]).read_text("utf-8"))
