"""Opening the lab: the notebooks copied to a folder of the person's own, then JupyterLab."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote

from vqlab.contract import LabError, Message
from vqlab.queen import Position
from vqlab.words import VARIABLE, spoken

START = "00-start"


class NoLab(LabError):
    """The lab cannot be opened; the message says what to do."""


def prepare(
    folder: Path,
    notebook: str | None = None,
    position: Position | None = None,
    language: str = "",
) -> Path:
    """Copy the notebooks into ``folder`` and give the path of the one to open.

    A notebook that is there already is left alone, edited or not; with a ``position`` a new one is
    made for it. The one to open is in the ``language``, by default the one in use, if it is there
    in that. Raises NoLab for a notebook there is not, NoLanguage for a language.
    """
    now = spoken(language)
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    with as_file(notebooks_folder()) as source:
        for path in sorted([*source.glob("*.ipynb"), *source.glob("??/*.ipynb")]):
            target = folder / path.relative_to(source)
            if path.parent == source:
                names.append(path.stem)
            if not target.exists():
                target.parent.mkdir(exist_ok=True)
                target.write_bytes(path.read_bytes())
    if position is not None:
        return _position_notebook(folder, str(position))
    wanted = (notebook or START).removesuffix(".ipynb")
    if wanted not in names:
        matching = [name for name in names if name.startswith(wanted)]
        if len(matching) != 1:
            raise NoLab(Message("lab-notebook", read=wanted[:60], names=", ".join(names)))
        wanted = matching[0]
    own = folder / now / f"{wanted}.ipynb"
    return own if own.exists() else folder / f"{wanted}.ipynb"


def notebooks_folder() -> Path:
    """Where the notebooks are: inside an installed package, or beside it in the source tree."""
    package = Path(str(files("vqlab")))
    inside = package / "_notebooks"
    return inside if inside.is_dir() else package.parent / "notebooks"


def _position_notebook(folder: Path, position: str) -> Path:
    """A small notebook with one position on the table; an older one is kept under its number."""
    number = 1
    while (target := folder / f"position-{number}.ipynb").exists():
        number += 1
    code = f"from vqlab import Analysis\n\nAnalysis({position!r}, values=True)"
    cell: dict[str, object] = {
        "cell_type": "code",
        "id": "position",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": code.splitlines(keepends=True),
    }
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    document = {
        "cells": [cell],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    target.write_text(json.dumps(document, indent=1), "utf-8")
    return target


def command(
    notebook: Path, *, browser: bool, port: int | None, folder: Path | None = None
) -> list[str]:
    """The command that opens a notebook in JupyterLab; in a container, root may do so too.

    ``folder`` is where the notebooks are, if not all beside that one.
    """
    root = (folder or notebook.parent).resolve()
    opened = notebook.resolve().relative_to(root)
    asked = [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"] if port else []
    return [
        sys.executable,
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={root}",
        f"--LabApp.default_url=/lab/tree/{quote(opened.as_posix())}",
        *asked,
        *([] if browser else ["--no-browser"]),
        *(["--allow-root"] if os.name != "nt" and os.geteuid() == 0 else []),
    ]


def open_lab(
    notebook: Path,
    *,
    browser: bool = True,
    port: int | None = None,
    folder: Path | None = None,
    language: str = "",
) -> int:
    """Open JupyterLab on a notebook and stay with it; gives its exit status.

    What runs in it speaks the ``language``, by default the one in use. Raises NoLab where
    JupyterLab is not installed.
    """
    if find_spec("jupyterlab") is None or find_spec("anywidget") is None:
        raise NoLab(Message("lab-missing"))
    words = command(notebook, browser=browser, port=port, folder=folder)
    surroundings = {**os.environ, VARIABLE: spoken(language)}
    if os.name != "nt":  # there a replaced process would leave the prompt behind
        sys.stdout.flush()
        sys.stderr.flush()
        os.execvpe(words[0], words, surroundings)
    return subprocess.call(words, env=surroundings)
