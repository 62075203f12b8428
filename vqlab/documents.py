"""The documentation: Sphinx makes pages of its sources, and a warning is an error."""

from __future__ import annotations

from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from vqlab.contract import LabError, Message
from vqlab.words import speaking

__all__ = ["build", "can_build", "sources"]


def sources() -> Path:
    """Where the sources are: inside an installed package, or beside it in the source tree."""
    package = Path(str(files("vqlab")))
    inside = package / "_docs"
    return inside if inside.is_dir() else package.parent / "docs"


def can_build() -> bool:
    """Whether everything a build needs is installed."""
    return all(find_spec(name) for name in ("sphinx", "myst_parser", "pydata_sphinx_theme"))


def build(folder: Path, *, notebooks: str = "") -> None:
    """Write the documentation into ``folder`` as pages that fetch nothing from elsewhere.

    ``notebooks``: where the notebooks are, with ``{}`` for the name of one, such as
    ``../lab/index.html?path={}``; left out, they are beside the pages, to be downloaded. What
    Sphinx complains about is printed. Raises LabError if Sphinx is missing, or complained.

    >>> (sources() / "conf.py").is_file()
    True
    """
    if not can_build():
        raise LabError(Message("documents-missing"))
    from sphinx.cmd.build import main

    with TemporaryDirectory() as between:
        options = ["-q", "-n", "-W", "--keep-going", "-b", "html", "-d", between]
        if notebooks:
            options += ["-D", f"notebooks_at={notebooks}"]
        with speaking("en"):  # the pages are written in English, and so are the rules in them
            failed = main([*options, str(sources()), str(folder)])
        if failed:
            raise LabError(Message("documents-failed"))
