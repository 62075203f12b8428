"""Building the site beside where it goes, and moving it there when it is whole.

What is there already is replaced if it is a site of ours that nobody has changed; the list of its
files, each with its hash, says so.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from vqlab import documents
from vqlab.contract import LabError, Message
from vqlab.lab import notebooks_folder
from vqlab.site.failing import SiteError, Tell
from vqlab.site.gather import own_wheel, pyodide, wheels
from vqlab.site.lite import Parts, make
from vqlab.site.pages import write_pages

__all__ = ["add_docs", "build", "cache_folder"]

LIST = ".vqlab-site"
"""The file that lists what is in a site."""
ROOM = 400_000_000
"""Bytes that must be free where a site is built."""


def build(target: Path, tell: Tell, cache: Path | None = None) -> None:
    """Build the site in the folder ``target``, which is not there yet, empty, or a site of ours.

    ``cache``: where packages are kept for the next time, else where the system keeps such.
    ``tell`` is told what is being done. Raises SiteError, and leaves the folder as it was then.
    """
    target = target.absolute()
    cache = (cache or cache_folder()).absolute()
    with _reasons(target):
        _check(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        _check_room(target.parent)
        with TemporaryDirectory(dir=target.parent, prefix=f".{target.name}-") as beside:
            new = Path(beside) / "site"
            _fill(new, Path(beside), cache, tell)
            _write_list(new)
            _check(target)  # it took a while
            _move(new, target, Path(beside) / "old")


def _fill(new: Path, beside: Path, cache: Path, tell: Tell) -> None:
    work = beside / "work"
    work.mkdir()
    with _reasons(cache):
        cache.mkdir(parents=True, exist_ok=True)
        fetched, packed = wheels(cache, tell), pyodide(cache, tell)
    own = own_wheel(beside)
    tell(Message("site-building"))
    make(new, work, Parts([*fetched, own], packed, notebooks_folder()))
    shutil.rmtree(work)
    if add_docs(new):
        tell(Message("site-with-docs"))
    write_pages(new)


def add_docs(site: Path) -> bool:
    """Put the documentation into the site, under ``docs``; False where there is no Sphinx.

    Raises SiteError where it does not build.
    """
    if not documents.can_build():
        return False
    try:
        documents.build(site / "docs", notebooks="../lab/index.html?path={}")
    except LabError as error:
        raise SiteError(error.message) from error
    return True


def cache_folder() -> Path:
    """Where packages are kept between two builds."""
    from platformdirs import user_cache_path

    return user_cache_path("vqlab") / "site"


def _check(target: Path) -> None:
    """Refuse a folder that is not ours to replace."""
    shown = str(target)[:100]
    if target.is_symlink() or (target.exists() and not target.is_dir()):
        raise SiteError(Message("site-no-folder", folder=shown))
    if not target.exists() or not any(target.iterdir()):
        return
    try:
        listed = json.loads((target / LIST).read_text("utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        raise SiteError(Message("site-not-empty", folder=shown)) from None
    if not isinstance(listed, dict):
        raise SiteError(Message("site-not-empty", folder=shown))
    found = dict(_hashes(target))
    foreign = sorted(name for name, hashed in found.items() if listed.get(name) != hashed)
    if foreign:
        raise SiteError(Message("site-changed", folder=shown, file=foreign[0][:100]))


def _write_list(site: Path) -> None:
    (site / LIST).write_text(json.dumps({"files": dict(_hashes(site))}, indent=0), "utf-8")


def _hashes(site: Path) -> Iterator[tuple[str, str]]:
    """Every file but the list itself, and its hash; folders count by what is in them."""
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.is_symlink() or (not path.is_dir() and name != LIST):
            hashed = "" if path.is_symlink() else hashlib.sha256(path.read_bytes()).hexdigest()
            yield name, hashed


def _check_room(folder: Path) -> None:
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        raise SiteError(Message("site-no-room", free=free // 10**6, needed=ROOM // 10**6))


def _move(new: Path, target: Path, old: Path) -> None:
    """Put the new folder in its place; the old one is there until then, or again."""
    if target.exists():
        target.rename(old)
    try:
        new.rename(target)
    except BaseException:
        if old.exists():
            old.rename(target)
        raise


@contextmanager
def _reasons(folder: Path) -> Iterator[None]:
    """What the system refuses, as a sentence."""
    try:
        yield
    except LabError:
        raise
    except (OSError, shutil.Error) as error:
        reason = str(getattr(error, "strerror", None) or error)[:200]
        where = getattr(error, "filename", None) or folder
        raise SiteError(
            Message("site-unwritable", folder=str(where)[:100], reason=reason)
        ) from None
