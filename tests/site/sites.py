"""A site built once for all tests that look at one, whichever process they run in."""

from __future__ import annotations

import time
from importlib.util import find_spec
from pathlib import Path

from vqlab.site import SiteError, build

PATIENCE = 600


def is_possible() -> bool:
    """Whether what a site is built with is installed."""
    return all(find_spec(name) for name in ("jupyterlite_core", "jupyterlite_pyodide_kernel"))


def built_once(common: Path) -> tuple[Path, float]:
    """The site in a folder that several processes share, and the seconds it took to build."""
    site, failed, took = common / "site", common / "site-failed", common / "site-seconds"
    try:
        (common / "site-begun").mkdir()
    except FileExistsError:
        return _waited_for(site, failed, took)
    begun = time.monotonic()
    try:
        build(site, lambda message: None)
    except SiteError as error:
        failed.write_text(str(error), "utf-8")
        raise
    took.write_text(str(time.monotonic() - begun), "utf-8")
    return site, float(took.read_text("utf-8"))


def _waited_for(site: Path, failed: Path, took: Path) -> tuple[Path, float]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if took.exists() and took.read_text("utf-8"):
            return site, float(took.read_text("utf-8"))
        if failed.exists():
            raise AssertionError(failed.read_text("utf-8"))
        time.sleep(0.2)
    raise AssertionError("the site was not built in time")
