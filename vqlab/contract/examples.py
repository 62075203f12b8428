"""Annotated examples that come with the lab: a folder of records for each game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeVar

from vqlab.contract import Message, Unknown
from vqlab.contract.reading import as_named
from vqlab.contract.records import Recorded

RecordT = TypeVar("RecordT", bound=Recorded)

ENDING = ".vq"


def unknown_example(name: object, known: Iterable[str]) -> Unknown:
    """That there is no example of a name, and which there are."""
    return Unknown(Message("example-unknown", read=as_named(name), names=", ".join(known)))


class Examples(Mapping[str, RecordT]):
    """Example records of one game by name, read when asked for."""

    def __init__(self, kind: type[RecordT], folder: str = "") -> None:
        self._kind, self._folder = kind, folder
        self._read: dict[str, RecordT] = {}

    def __getitem__(self, name: str) -> RecordT:
        if name not in _names(self._folder):
            raise unknown_example(name, self)
        if name not in self._read:
            path = _home(self._folder) / f"{name}{ENDING}"
            self._read[name] = self._kind.parse(path.read_text("utf-8"))
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(_names(self._folder))

    def __len__(self) -> int:
        return len(_names(self._folder))

    def __repr__(self) -> str:
        from vqlab.words import translated

        return "\n".join(f"{name}: {translated(self[name].title)}" for name in self)


def _home(folder: str) -> Any:
    return files("vqlab") / "data" / "examples" / folder


@lru_cache(maxsize=8)
def _names(folder: str) -> tuple[str, ...]:
    names = (entry.name for entry in _home(folder).iterdir() if entry.name.endswith(ENDING))
    return tuple(sorted(name.removesuffix(ENDING) for name in names))
