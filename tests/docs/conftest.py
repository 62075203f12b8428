"""The documentation, built."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.built import built_docs


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages."""
    return built_docs(tmp_path_factory)
