"""Examples of libraries that are not installed are left out; every test begins in English."""

from importlib.util import find_spec

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
