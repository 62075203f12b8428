"""Who may import whom: data runs one way, and a notebook pays only for what it uses."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from vqlab import games

ROOT = Path(__file__).parents[1] / "vqlab"
MODULES = sorted(ROOT.rglob("*.py"))

GAMES = set(games.GAMES)
CORE = {"contract", "words", "games"} | GAMES
MAY_IMPORT = {
    **{game: {"contract"} for game in GAMES},
    "contract": {"words", "pictures"},
    "translating": CORE | {"puzzles", "cli"},
    "words": {"contract"},
    "games": {"contract"} | GAMES,
    "solver": CORE | {"executing"},
    "deals": CORE | {"solver", "watching"},
    "players": CORE | {"solver", "deals", "executing", "watching", "writing", "beside"},
    "puzzles": CORE | {"solver", "deals", "watching", "writing"},
    "executing": {"contract"},
    "watching": set(),
    "beside": set(),
    "writing": set(),
    "lessons": CORE | {"solver", "deals", "players", "puzzles", "pictures"},
    "pictures": CORE,
    "screens": CORE
    | {"solver", "deals", "players", "puzzles", "lessons", "pictures", "watching", "writing"}
    | {"beside"},
    "adapters": CORE | {"solver", "deals", "players", "puzzles", "pictures"},
    "lab": CORE,
    "documents": {"contract", "words"},
    "site": CORE | {"__init__", "documents", "lab", "pictures", "screens"},
    "__main__": {"cli"},
}
"""Part of the package -> the other parts it may import; the face and the command line are below."""


class Import(NamedTuple):
    """One import: of what, and whether it happens when the module is loaded."""

    path: Path
    name: str
    at_once: bool

    @property
    def part(self) -> str:
        return part_of(self.path)

    @property
    def ours(self) -> bool:
        return self.name.split(".")[0] == "vqlab"

    @property
    def target(self) -> str:
        """The part of ours that is imported; the face for a name from vqlab itself."""
        named = [*self.name.split("."), "__init__"][1]
        return named if (ROOT / named).is_dir() or (ROOT / f"{named}.py").exists() else "__init__"


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports_in(path: Path) -> Iterator[Import]:
    yield from _imports(path, ast.parse(path.read_text("utf-8")), at_once=True)


def _imports(path: Path, node: ast.AST, *, at_once: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        inside = isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        for_types = isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)
        if isinstance(child, ast.Import):
            yield from (Import(path, alias.name, at_once) for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, f"{path}: imports name the whole module"
            whole = child.module == "vqlab"
            names = [f"vqlab.{alias.name}" for alias in child.names] if whole else [child.module]
            yield from (Import(path, name, at_once) for name in names)
        yield from _imports(path, child, at_once=at_once and not inside and not for_types)


IMPORTS = [found for path in MODULES for found in imports_in(path)]


def test_every_part_of_the_package_has_its_rule():
    assert {part_of(path) for path in MODULES} <= {*MAY_IMPORT, "__init__", "cli"}
    assert len(IMPORTS) > 100


@pytest.mark.parametrize("part", sorted({part_of(p) for p in MODULES} - {"__init__", "cli"}))
def test_a_part_imports_only_what_it_may(part):
    allowed = MAY_IMPORT[part] | {part}
    wrong = [
        f"{found.path.relative_to(ROOT)} imports {found.name}"
        for found in IMPORTS
        if found.part == part and found.ours and found.target not in allowed
    ]
    assert wrong == []


def test_nobody_imports_screens_adapters_or_the_command_line():
    wrong = [
        f"{found.path.relative_to(ROOT)} imports {found.name}"
        for found in IMPORTS
        if found.ours
        and found.target in {"screens", "adapters", "cli", "lab", "site"}
        and found.part not in {found.target, "cli", "__main__", "site"}
        and not (found.part == "__init__" and not found.at_once)
        and not (found.part == "translating" and found.target == "cli" and not found.at_once)
    ]
    assert wrong == []


def test_games_import_only_the_contract_and_the_standard_library():
    foreign = [
        (found.path.name, found.name.split(".")[0], found.at_once)
        for found in IMPORTS
        if found.part in GAMES
        and not found.ours
        and found.name.split(".")[0] not in sys.stdlib_module_names
    ]
    assert set(foreign) <= {("notation.py", "fastjsonschema", False)}


def test_the_contract_and_the_face_load_nothing_of_ours_at_once():
    for found in IMPORTS:
        if found.part in {"contract", "__init__"}:
            other = found.ours and found.target != found.part
            assert not (other and found.at_once), f"{found.path.name} imports {found.name}"


def loaded_by(code: str) -> set[str]:
    """The modules a new Python has loaded after some code."""
    script = f"import sys\n{code}\nprint(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        cwd=ROOT.parent,
    )
    return set(run.stdout.split())


HEAVY = {
    *("networkx", "sympy", "numpy", "numba", "ipywidgets", "matplotlib", "anywidget"),
    *("fluent", "babel", "typer", "rich", "fastjsonschema", "IPython", "pandas"),
}
BARE = loaded_by("")


@pytest.mark.parametrize(
    "code",
    [
        "import vqlab",
        "from vqlab import Position",
        "from vqlab import Edition, Game, Hand, PASS, Phase, Play, Record, View, perft, examples",
        "from vqlab import Position; str(Position.parse('6 | 7 | 8').play('6'))",
    ],
)
def test_the_rules_load_nothing_heavy(code):
    assert (loaded_by(code) - BARE) & HEAVY == set()


def test_a_screen_loads_no_more_than_it_needs():
    assert (loaded_by("from vqlab import Stepper") - BARE) & {"networkx", "numpy", "numba"} == set()


def test_the_first_picture_loads_what_a_table_needs_and_no_more():
    """How soon it stands there depends on what is loaded by then: see benchmarks/startup.py."""
    pytest.importorskip("anywidget")
    book = json.loads((ROOT.parent / "notebooks" / "00-start.ipynb").read_text("utf-8"))
    first = next(cell for cell in book["cells"] if cell["cell_type"] == "code")
    *before, last = first["source"]
    new = loaded_by(f"{''.join(before)}\n({last})._repr_mimebundle_()") - BARE
    drawing = {"ipywidgets", "anywidget", "fluent", "babel", "IPython", "fastjsonschema"}
    assert new & HEAVY <= drawing
    ours = {name.split(".")[1] for name in new if name.startswith("vqlab.")}
    drawn = {"contract", "games", "queen", "vampires", "pictures", "words", "screens", "writing"}
    assert ours == drawn
    assert len(new) < 550


def test_importing_the_package_loads_hardly_anything():
    new = loaded_by("import vqlab") - BARE
    assert {name for name in new if name.startswith("vqlab")} == {"vqlab"}
    assert {name.split(".")[0].lstrip("_") for name in new} <= {
        *sys.stdlib_module_names,
        "vqlab",
    } | {name.lstrip("_") for name in sys.stdlib_module_names}
    assert len(new) < 60


def test_the_rules_load_no_picture_and_no_word():
    new = loaded_by("from vqlab import Position")
    ours = {name.split(".")[1] for name in new if name.startswith("vqlab.")}
    assert ours == {"contract", "queen"}


def test_every_name_of_the_face_is_there():
    import vqlab

    for name in vqlab.__all__:
        assert getattr(vqlab, name) is not None
    assert set(vqlab.__all__) <= set(dir(vqlab))
    with pytest.raises(AttributeError, match="has no 'Positon'"):
        vqlab.Positon  # noqa: B018
