"""What the kernel may load, and what each package needs: Pyodide's own list, with our wheels alone.

wheels → their metadata, read as Pyodide would → one entry each. What is imported in a cell is
looked up in this list and loaded, so ``import vqlab`` works in any notebook as it stands; what is
not in it is not there, and nobody asks another server for it.
"""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Sequence
from email.message import Message as Headers
from email.parser import Parser
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name, parse_wheel_filename
from packaging.version import Version

from vqlab.contract import Message
from vqlab.site.failing import SiteError
from vqlab.site.gather import PYTHON

__all__ = ["EXTRAS", "locked"]

EXTRAS = {"vqlab": ("widgets",)}
"""Package -> the extras of it that are in the site."""
ENVIRONMENT = {
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_python_implementation": "CPython",
    "platform_system": "Emscripten",
    "python_full_version": f"{PYTHON}.2",
    "python_version": PYTHON,
    "sys_platform": "emscripten",
}
"""What a requirement's condition is asked of, where the kernel runs."""


def locked(info: dict[str, str], wheels: Sequence[Path], place: str) -> dict[str, Any]:
    """Pyodide's list of packages for these wheels, which are served from ``place``.

    ``info``: what Pyodide's own list says of itself. Raises SiteError where a wheel needs one that
    is not among them, or another version of it.
    """
    versions = {name: version for name, version, _, _ in map(_parsed, wheels)}
    packages = {}
    for wheel in wheels:
        name = _parsed(wheel)[0]
        data = wheel.read_bytes()
        with zipfile.ZipFile(wheel) as inside:
            needs = _needs(name, _headers(inside))
            imports = _imports(inside.namelist())
        for need in needs:
            there = versions.get(canonicalize_name(need.name))
            if there is None or there not in need.specifier:
                raise SiteError(Message("site-needs", name=name, needed=str(need)))
        packages[name] = {
            "name": name,
            "version": str(versions[name]),
            "file_name": f"{place}/{wheel.name}",
            "install_dir": "site",
            "sha256": hashlib.sha256(data).hexdigest(),
            "package_type": "package",
            "imports": imports,
            "depends": sorted({str(canonicalize_name(need.name)) for need in needs}),
            "unvendored_tests": False,
        }
    return {"info": info, "packages": dict(sorted(packages.items()))}


def _parsed(wheel: Path) -> tuple[NormalizedName, Version, object, object]:
    return parse_wheel_filename(wheel.name)


def _headers(wheel: zipfile.ZipFile) -> Headers:
    name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    return Parser().parsestr(wheel.read(name).decode("utf-8"))


def _needs(name: str, headers: Headers) -> list[Requirement]:
    """What a package needs there, with its extras that are in the site."""
    asked = [Requirement(line) for line in headers.get_all("Requires-Dist", [])]
    extras = ("", *EXTRAS.get(name, ()))
    return [
        need
        for need in asked
        if need.marker is None
        or any(need.marker.evaluate({**ENVIRONMENT, "extra": extra}) for extra in extras)
    ]


def _imports(names: Sequence[str]) -> list[str]:
    """The modules and packages at the top of a wheel."""
    tops = {name.partition("/")[0] for name in names if name.endswith(".py")}
    return sorted(top.removesuffix(".py") for top in tops if "." not in top.removesuffix(".py"))
