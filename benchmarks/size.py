"""What Binder's image grows by: an environment like its own, then ours in it, package by package.

    python -m benchmarks.size

Both are built anew, the second as ``binder/`` says: requirements.txt, then postBuild. The yardstick
is what was there before.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
BINDER = ROOT / "binder"
BINDER_HAS = ("jupyterlab==4.4.9", "notebook==7.4.7", "ipywidgets==8.1.7", "nbclient", "ipykernel")
"""What Binder's own environment brings for Python 3.12, or less: then the growth is overstated."""
PACKAGES = """
import importlib.metadata as m, json
files = lambda one: [str(one.locate_file(path)) for path in one.files or []]
print(json.dumps({one.name.lower(): files(one) for one in m.distributions()}))
"""


@dataclass(frozen=True)
class Growth:
    """Bytes on the disk: before, after, and of each package that is new or larger."""

    before: int
    after: int
    packages: dict[str, int]

    @property
    def added(self) -> int:
        return self.after - self.before

    @property
    def rest(self) -> int:
        """What no package lists: what was compiled by the warm-up."""
        return self.added - sum(self.packages.values())


def python_in(folder: Path) -> Path:
    return folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def run(*words: str | Path, **more: str) -> str:
    """Run a command in an environment without our paths; its whole output when it fails."""
    own = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONPYCACHEPREFIX")}
    done = subprocess.run(
        [str(word) for word in words], cwd=ROOT, capture_output=True, text=True, env=own | more
    )
    if done.returncode:
        raise RuntimeError(f"{words}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def on_disk(path: str | Path) -> int:
    """Bytes that a file takes; what is not there takes none."""
    try:
        found = os.lstat(path)
    except OSError:
        return 0
    return found.st_blocks * 512 if hasattr(found, "st_blocks") else found.st_size


def whole(folder: Path) -> int:
    """Bytes that a folder takes with all in it."""
    inside = ((here, name) for here, subs, names in os.walk(folder) for name in subs + names)
    return sum(on_disk(os.path.join(*one)) for one in inside)


def of_packages(python: Path) -> dict[str, int]:
    files = json.loads(run(python, "-c", PACKAGES))
    return {name: sum(map(on_disk, paths)) for name, paths in files.items()}


def build_before(folder: Path) -> Path:
    """An environment like Binder's own; gives its Python."""
    venv.create(folder, with_pip=True)
    run(python_in(folder), "-m", "pip", "install", "-q", *BINDER_HAS)
    return python_in(folder)


def build_after(python: Path) -> None:
    """Add what ``binder/`` adds, in the same order and with the same words."""
    run(python, "-m", "pip", "install", "-q", "-r", BINDER / "requirements.txt")
    path = os.pathsep.join([str(python.parent), os.environ["PATH"]])
    run("bash", BINDER / "postBuild", PATH=path)


def growth(folder: Path) -> Growth:
    """Build both in one folder and weigh them."""
    python = build_before(folder)
    before, packages = whole(folder), of_packages(python)
    build_after(python)
    larger = {name: size - packages.get(name, 0) for name, size in of_packages(python).items()}
    return Growth(before, whole(folder), {name: size for name, size in larger.items() if size > 0})


def table(found: Growth) -> str:
    """One line a package, the largest first."""
    sizes = sorted(found.packages.items(), key=lambda one: -one[1])
    rows = [*sizes, ("compiled by the warm-up", found.rest), ("all that is added", found.added)]
    rows += [("what was there before", found.before)]
    lines = [f"{name:<26}{size / 1e6:8.1f}" for name, size in rows]
    return "\n".join([f"{'':<26}{'MB':>8}", *lines, f"ratio {found.added / found.before:.2f}"])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        print(table(growth(Path(folder) / "env")))
