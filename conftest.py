"""Every test begins in English; what cannot run has no examples; what was measured is shown."""

from importlib.util import find_spec
from typing import Any

import pytest

from vqlab import words

collect_ignore = [
    f"vqlab/adapters/{name}.py"
    for library, names in {
        "pyspiel": ("openspiel", "openspiel_bot", "openspiel_search", "spielview"),
        "pettingzoo": ("pettingzoo",),
    }.items()
    if find_spec(library) is None
    for name in names
]


@pytest.fixture(autouse=True)
def language_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test says of languages ends with it."""
    monkeypatch.delenv(words.VARIABLE, raising=False)
    monkeypatch.setattr(words, "_chosen", None)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What tests have measured, one line each."""
    ran = [one for kind in ("passed", "failed") for one in terminalreporter.getreports(kind)]
    figures = sorted(pair for one in ran if one.when == "call" for pair in one.user_properties)
    if figures:
        terminalreporter.section("measured")
    for name, figure in figures:
        terminalreporter.write_line(f"{name}: {figure}")
