"""Modules whose library is not installed have no examples to run."""

from importlib.util import find_spec

collect_ignore = [
    f"vqlab/adapters/{name}.py"
    for library, names in {
        "pyspiel": ("openspiel", "openspiel_bot", "openspiel_search", "spielview"),
        "pettingzoo": ("pettingzoo",),
    }.items()
    if find_spec(library) is None
    for name in names
]
