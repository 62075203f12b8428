"""What users of comparable packages reported on installing and reading them."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

from vqlab import Position
from vqlab.queen import clause_text

ROOT = Path(__file__).parents[2]
PYODIDE = {"extra": "", "sys_platform": "emscripten", "platform_system": "Emscripten"}


def core() -> list[str]:
    """What the core needs in a browser, and what those need, by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found, waiting = set(), list(project["dependencies"])
    while waiting:
        wanted = Requirement(waiting.pop())
        name = wanted.name.lower()
        if name not in found and (wanted.marker is None or wanted.marker.evaluate(PYODIDE)):
            found.add(name)
            waiting += distribution(name).requires or []
    return sorted(found)


def test_the_core_and_all_it_needs_are_plain_python() -> None:
    """So it installs anywhere, under Pyodide too; what the command line needs stays away there."""
    assert {"networkx", "sympy", "mpmath"} <= set(core())
    for name in core():
        wheel = distribution(name).read_text("WHEEL") or ""
        assert "Root-Is-Purelib: true" in wheel, name
    assert not [
        path for path in (ROOT / "vqlab").rglob("*") if path.suffix in (".c", ".pyx", ".so")
    ]


def test_every_file_can_be_unpacked_on_windows() -> None:
    files = [path.relative_to(ROOT) for part in ("vqlab", "notebooks", "tests", "binder")
             for path in (ROOT / part).rglob("*") if "__pycache__" not in path.parts]  # fmt: skip
    folded: dict[str, Path] = {}
    for path in files:
        assert not re.search(r'[<>:"|?*\\]|[. ]$', path.name), path
        assert path.stem.lower() not in ("con", "prn", "aux", "nul"), path
        assert len(str(path)) < 140, path
        assert folded.setdefault(str(path).lower(), path) == path


def test_rules_and_solver_run_where_only_the_core_is_installed() -> None:
    """No widget, no progress bar, no numpy: their absence is noticed by nobody who asks."""
    code = (
        "import sys\n"
        "for name in ('ipywidgets','anywidget','tqdm','numpy','numba','matplotlib','IPython'):\n"
        "    sys.modules[name] = None\n"
        "from vqlab import Phase, Position, Stepper, deals, guarantee, players, state_graph\n"
        "p = Position.parse('12 Q^2 | 13^2 | 12 Q S15')\n"
        "assert guarantee(p, 'A').value == 0 and len(state_graph(p)) == 161\n"
        "assert deals.chance(deals.Unseen([13]), deals.beats('9'))\n"
        "assert players.play_phase(Phase.deal(3, seed=1), ['cautious'] * 3).is_over\n"
        "print(repr(Stepper('slayer-round'))[:5])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_what_other_games_do_otherwise_is_said() -> None:
    """No coming back after a pass, and a queen alone is the best card and no joker that is low."""
    assert "only turn of this round" in str(clause_text("R13"))
    assert "14" in str(clause_text("R16")) and "Nothing beats" in str(clause_text("R16"))
    now = Position.parse("6 9 | 7 9 | 8 9 | 5 11").play("6").play("pass").play("8").play("pass")
    assert now.leader == 2 and not now.plays
