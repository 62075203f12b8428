"""Annotated phases and excerpts that come with the lab."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files

from vqlab.queen.record import Record


class Examples(Mapping[str, Record]):
    """Example records by name, read when asked for.

    >>> "slayer-round" in examples
    True
    >>> examples["slayer-round"].seats
    5
    """

    def __getitem__(self, name: str) -> Record:
        if name not in self._names():
            raise KeyError(f"no example {name!r}; there are {', '.join(self._names())}")
        return _read(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._names())

    def __len__(self) -> int:
        return len(self._names())

    def __repr__(self) -> str:
        return "\n".join(f"{name}: {self[name].title}" for name in self)

    @staticmethod
    @lru_cache(maxsize=1)
    def _names() -> tuple[str, ...]:
        folder = files("vqlab") / "data" / "examples"
        return tuple(
            sorted(entry.name[:-3] for entry in folder.iterdir() if entry.name.endswith(".vq"))
        )


@lru_cache(maxsize=64)
def _read(name: str) -> Record:
    path = files("vqlab") / "data" / "examples" / f"{name}.vq"
    return Record.parse(path.read_text("utf-8"))


examples = Examples()
