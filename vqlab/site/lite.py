"""JupyterLite with everything it asks for beside it: kernel, wheels, notebooks.

A folder of parts → ``jupyter lite build`` → a folder of files that any web server can hand out.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tarfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from vqlab.contract import Message
from vqlab.site.failing import SiteError, run
from vqlab.site.gather import PYTHON
from vqlab.site.locked import locked

__all__ = ["APPS", "assemble", "make"]

APPS = ("lab", "notebooks", "repl")
KERNEL = "@jupyterlite/pyodide-kernel-extension"
PRELOADED = (
    *("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython"),
    "vqlab",
)
"""Loaded while the kernel starts, so that nothing is looked for later."""
FROM_WHEELS = ("anywidget", "jupyterlab_widgets")
"""Wheels that bring a part of the front end."""
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self' data: blob:; worker-src 'self' blob:; frame-src 'self' blob:; "
    "media-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'"
)
"""Nothing from elsewhere, whatever a notebook asks for. Widgets and the kernel compile code."""


def make(site: Path, work: Path, parts: Parts) -> None:
    """Build JupyterLite into ``site``, in a folder ``work`` of its own.

    Raises SiteError where JupyterLite is not installed or does not build.
    """
    if find_spec("jupyterlite_core") is None or find_spec("jupyterlite_pyodide_kernel") is None:
        raise SiteError(Message("site-missing"))
    assemble(work, parts)
    words = [sys.executable, "-m", "jupyterlite_core", "build", "--no-libarchive"]
    words += [f"--lite-dir={work}", f"--output-dir={site}"]
    run(words, "site-no-lite", work, environment=_quiet(work))
    for page in site.rglob("*.html"):
        _forbid(page)


class Parts:
    """What JupyterLite is built from: wheels, Pyodide as npm packs it, and notebooks."""

    def __init__(self, wheels: Sequence[Path], pyodide: Path, notebooks: Path) -> None:
        self.wheels, self.pyodide, self.notebooks = [*wheels, *kernel_wheels()], pyodide, notebooks


def kernel_extension() -> Path:
    """Where the installed kernel has its front end."""
    from jupyter_core.paths import jupyter_path

    found = (Path(place) / KERNEL for place in jupyter_path("labextensions"))
    extension = next((path for path in found if path.is_dir()), None)
    if extension is None:
        raise SiteError(Message("site-missing"))
    return extension


def kernel_wheels() -> list[Path]:
    """The wheels that the kernel brings itself; of two that stand in for one, the newer."""
    found = sorted((kernel_extension() / "static" / "pypi").glob("*.whl"))
    return list({wheel.name.partition("-")[0]: wheel for wheel in found}.values())


def assemble(work: Path, parts: Parts) -> None:
    """Lay out the folder that JupyterLite is built from."""
    with tarfile.open(parts.pyodide) as packed:
        packed.extractall(work / "packed", filter="data")
    target = work / "static" / "pyodide"
    target.mkdir(parents=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(work / "packed" / "package" / name, target)
    original = json.loads((work / "packed" / "package" / "pyodide-lock.json").read_text("utf-8"))
    shutil.rmtree(work / "packed")
    if not original["info"]["python"].startswith(f"{PYTHON}."):
        raise SiteError(Message("site-no-pyodide", reason=original["info"]["python"]))
    _write(target / "pyodide-lock.json", locked(original["info"], parts.wheels, "../../pypi"))
    (work / "pypi").mkdir()
    for wheel in parts.wheels:
        shutil.copy(wheel, work / "pypi")
    shutil.copytree(parts.notebooks, work / "files", ignore=shutil.ignore_patterns(".*"))
    _write(work / "jupyter-lite.json", _settings())
    _write(work / "overrides.json", _OVERRIDES)
    _write(work / "jupyter_lite_config.json", {"LiteBuildConfig": _build_config(parts)})


def _build_config(parts: Parts) -> dict[str, Any]:
    fronts = [str(wheel) for wheel in parts.wheels if wheel.name.startswith(FROM_WHEELS)]
    return {
        "apps": list(APPS),
        "contents": ["files"],
        "federated_extensions": [str(kernel_extension()), *fronts],
        "ignore_sys_prefix": ["federated_extensions"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "cache_dir": "cache",
    }


def _settings() -> dict[str, Any]:
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": list(PRELOADED)}}
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "vqlab",
            "exposeAppInBrowser": True,
            "litePluginSettings": {f"{KERNEL}:kernel": kernel},
        },
    }


_OVERRIDES = {
    "@jupyterlab/apputils-extension:notification": {"checkForUpdates": False, "fetchNews": "false"},
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
}


def _quiet(work: Path) -> dict[str, str]:
    """Surroundings without what a person may have set for JupyterLite, or for reproducibility."""
    own = {name: text for name, text in os.environ.items() if not name.startswith("JUPYTERLITE_")}
    return {**own, "JUPYTER_CONFIG_DIR": str(work / "config"), "JUPYTER_PLATFORM_DIRS": "1"}


def _forbid(page: Path) -> None:
    """Have the browser itself refuse whatever is not from the site."""
    text = page.read_text("utf-8")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    head = text.lower().find("<head>")
    if head >= 0:
        page.write_text(f"{text[: head + 6]}{meta}{text[head + 6 :]}", "utf-8")


def _write(path: Path, data: object) -> None:
    path.write_text(json.dumps(data, indent=1), "utf-8")
