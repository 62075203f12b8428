"""The private file of a match: written whole, for its owner alone, never over another match."""

from __future__ import annotations

import json
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from vqlab.contract import LabError, Message, check_schema
from vqlab.puzzles.progress import home
from vqlab.screens.dealer import Dealer
from vqlab.screens.match_settings import Bots, Settings
from vqlab.writing import write_whole

LARGEST = 2 << 20
"""Bytes of a file that are read."""


class Kept(NamedTuple):
    """What is in a file: the plain data of a match (schema ``match.json``), and a digest of it."""

    data: dict[str, Any]
    digest: str

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.data["over"])


class Keeper:
    """Where one match is kept. ``path``: None where it is not kept at all.

    A file that has changed since it was last read or written here is left alone. Of what is in
    the file only a digest is remembered: the text tells all hands.
    """

    def __init__(self, path: Path | None, digest: str = "", *, own: bool = False) -> None:
        self.path, self._own = path, own
        self._known, self._told = digest, False

    @classmethod
    def at(cls, path: str | Path | None) -> Keeper:
        """A new match in a file of this path. Raises LabError where another match is going on."""
        if path is None:
            return cls(None, own=True)
        target = Path(path)
        digest = _replaceable(target)
        if isinstance(digest, Message):
            raise LabError(digest)
        return cls(target, digest)

    def following(self, *, over: bool) -> Keeper:
        """Where the next match is kept: in the same file only when this one is ``over``."""
        if (self.path is None and not self._own) or over:
            return self
        return Keeper(None, own=True)

    def keep(self, data: dict[str, Any]) -> Message | None:
        """Write a match down. Gives one sentence, once, where that cannot be done."""
        if self.path is None and not self._own:
            return None
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        try:
            if self.path is None:
                self.path, self._known = free_path()
            if self.path.exists() and _digest_of(self.path) != self._known:
                return self._tell(Message("match-save-changed", name=_short(self.path)))
            if not self.path.parent.exists():
                self.path.parent.mkdir(parents=True, mode=0o700)
            write_whole(self.path, text, private=True)
        except OSError as error:
            return self._tell(Message("match-unsaved", reason=error.strerror or str(error)))
        self._known, self._told = _digest(text.encode("utf-8", "replace")), False
        return None

    def _tell(self, message: Message) -> Message | None:
        told, self._told = self._told, True
        return None if told else message


def folder() -> Path:
    """Where matches are kept unless a path is given."""
    return home() / "matches"


def free_path() -> tuple[Path, str]:
    """A file that holds no unfinished match, and the digest of what is in it."""
    paths = (folder() / f"match-{number}.json" for number in count(1))
    return next((path, digest) for path in paths if isinstance(digest := _replaceable(path), str))


def unfinished(but: Path | None = None) -> Path | None:
    """The match last played that is not over, in the folder where they are kept."""
    found = sorted(folder().glob("match-*.json"), key=lambda path: -path.stat().st_mtime)
    for path in found[:100]:
        kept = read(path)
        if path != but and isinstance(kept, Kept) and not kept.over:
            return path
    return None


def read(path: Path) -> Kept | Message:
    """What is in the file of a match, or one sentence that says why it cannot be read.

    Nothing is raised from here: a trace would tell what is in the file.
    """
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        return Message("match-save-unread", name=_short(path), reason=reason)
    try:
        if len(content) <= LARGEST:
            data = json.loads(content.decode("utf-8-sig"))
            return Kept(check_schema("match", data), _digest(content))
    except (LabError, ValueError, RecursionError):
        pass
    return Message("match-save-damaged", name=_short(path))


def _replaceable(path: Path) -> str | Message:
    """The digest of a file that may be written over: there is none, or its game is over."""
    if not path.exists():
        return ""
    kept = read(path)
    if isinstance(kept, Message):
        return kept
    return kept.digest if kept.over else Message("match-save-other", name=_short(path))


def _digest_of(path: Path) -> str:
    with path.open("rb") as stream:
        return _digest(stream.read(LARGEST + 1))


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()


def _short(path: Path) -> str:
    return path.name[-60:]


def restored(path: Path, bots: Bots | None) -> tuple[Settings, Dealer, Keeper] | Message:
    """A match from its file, or what is wrong with the file; nothing is raised that has hands."""
    kept = read(path)
    if isinstance(kept, Message):
        return kept
    try:
        settings = Settings.from_json(kept.data["settings"], bots)
    except LabError as error:
        return error.message
    try:
        return settings, Dealer.restored(settings, kept.data), Keeper(path, kept.digest)
    except LabError:
        return Message("match-save-damaged", name=_short(path))
