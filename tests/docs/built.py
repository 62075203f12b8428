"""The documentation, built once for all processes of a test run."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from vqlab.documents import build

PATIENCE = 600


def built_docs(factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages; whoever comes first builds them, and the others wait."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        folder = factory.mktemp("docs")
        build(folder)
        return folder
    home = factory.getbasetemp().parent / "docs"
    done, failed = home / "done", home / "failed"
    try:
        home.mkdir()
    except FileExistsError:
        for _ in range(PATIENCE):
            if done.exists():
                return home / "html"
            assert not failed.exists(), "the documentation could not be built"
            time.sleep(1)
        raise
    try:
        build(home / "html")
    except BaseException:
        failed.touch()
        raise
    done.touch()
    return home / "html"
