"""What goes into a site: pinned packages that fit together, our own wheel, Pyodide's list."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from importlib.resources import files
from pathlib import Path

import pytest

from vqlab import __version__
from vqlab.contract import Message
from vqlab.site import gather
from vqlab.site.failing import SiteError, run
from vqlab.site.gather import own_wheel, pinned, pyodide, wheels

packaging = pytest.importorskip("packaging")

NEEDED = {"networkx", "sympy", "mpmath", "fluent.runtime", "fluent.syntax", "babel", "pytz"}
NEEDED |= {"attrs", "typing_extensions", "fastjsonschema", "platformdirs", "rich", "ipywidgets"}
NEEDED |= {"anywidget", "psygnal", "traitlets", "micropip", "ipython"}


def test_every_package_is_pinned_to_one_file():
    names = [pin.name for pin in pinned()]
    lines = files("vqlab.site").joinpath("pins.txt").read_text("utf-8").splitlines()
    assert len(names) == len(set(names)) == len([line for line in lines if line[0] != "#"])
    assert {name.replace("_", "-") for name in NEEDED} <= {name.replace("_", "-") for name in names}


def test_pyodide_is_the_one_that_the_kernel_is_made_for():
    constants = pytest.importorskip("jupyterlite_pyodide_kernel.constants")
    assert constants.PYODIDE_VERSION == gather.PYODIDE
    assert constants.PYODIDE_PYTHON_VERSION == gather.PYTHON


def test_our_own_wheel_is_pure_small_whole_and_always_the_same(tmp_path: Path):
    (tmp_path / "again").mkdir()
    wheel, again = own_wheel(tmp_path), own_wheel(tmp_path / "again")
    assert wheel.name == f"vqlab-{__version__}-py3-none-any.whl"
    assert wheel.stat().st_size < 2_000_000
    assert wheel.read_bytes() == again.read_bytes()
    with zipfile.ZipFile(wheel) as inside:
        names = inside.namelist()
        kind = inside.read(f"vqlab-{__version__}.dist-info/WHEEL").decode()
    assert "Root-Is-Purelib: true" in kind
    assert "Tag: py3-none-any" in kind
    assert {"vqlab/__init__.py", "vqlab/static/table.js", "vqlab/words/en/table.ftl"} <= {*names}
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc", ".ipynb"))]


def test_our_own_wheel_installs_and_imports_without_anything_else(tmp_path: Path):
    wheel = own_wheel(tmp_path)
    target = tmp_path / "there"
    words = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", f"--target={target}"]
    subprocess.run([*words, str(wheel)], check=True, timeout=120)
    code = "import vqlab; print(vqlab.__file__, vqlab.Position.parse('6 6 | 7 | 8'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={"PYTHONPATH": str(target), "PATH": ""},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.startswith(str(target)), done.stderr
    assert "6^2 | 7 | 8" in done.stdout


def _wheel(folder: Path, name: str, version: str, *needs: str) -> Path:
    path = folder / f"{name}-{version}-py3-none-any.whl"
    about = [f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}"]
    about += [f"Requires-Dist: {need}" for need in needs]
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(f"{name}/__init__.py", "")
        wheel.writestr(f"{name}-{version}.dist-info/METADATA", "\n".join(about) + "\n")
    return path


def test_the_list_names_what_each_package_needs_there(tmp_path: Path):
    from vqlab.site.locked import locked

    one = _wheel(
        tmp_path, "one", "1.0", "two>=2; sys_platform == 'emscripten'", "three; os_name=='nt'"
    )
    two = _wheel(tmp_path, "two", "2.5")
    packages = locked({"python": "3.14.2"}, [one, two], "../../pypi")["packages"]
    assert packages["one"]["depends"] == ["two"]
    assert packages["one"]["imports"] == ["one"]
    assert packages["two"]["file_name"] == "../../pypi/two-2.5-py3-none-any.whl"


@pytest.mark.parametrize("need", ["three", "two>=3"])
def test_a_package_that_is_missing_or_too_old_is_named(tmp_path: Path, need: str):
    from vqlab.site.locked import locked

    listed = [_wheel(tmp_path, "one", "1.0", need), _wheel(tmp_path, "two", "2.5")]
    with pytest.raises(SiteError, match=f"The site lacks {need}, which one needs"):
        locked({}, listed, "")


def test_without_npm_the_remedy_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(gather.shutil, "which", lambda name: None)
    monkeypatch.setattr(gather, "find_spec", lambda name: None)
    with pytest.raises(SiteError, match=r'no npm .* pip install "vqlab\[site\]"'):
        pyodide(tmp_path, print)
    with pytest.raises(SiteError, match="There is no pip here"):
        wheels(tmp_path, print)
    assert list(tmp_path.iterdir()) == []


def test_without_network_the_reason_is_said_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for name in ("PIP_NO_INDEX", "NPM_CONFIG_OFFLINE"):
        monkeypatch.setenv(name, "true")
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("NPM_CONFIG_CACHE", str(tmp_path / "npm"))
    cache = tmp_path / "cache"
    cache.mkdir()
    with pytest.raises(SiteError, match=r"^The packages cannot be fetched: \w.*\.$"):
        wheels(cache, lambda message: None)
    if gather.shutil.which("npm"):
        with pytest.raises(SiteError, match=r"^Pyodide cannot be fetched: \w.*\.$"):
            pyodide(cache, lambda message: None)
    assert list(cache.iterdir()) == []


def test_a_program_that_fails_is_quoted_and_one_that_is_interrupted_ends(tmp_path: Path):
    told = "print('fine'); print('ERROR: no such thing.'); raise SystemExit(3)"
    with pytest.raises(SiteError, match=r"^JupyterLite does not build: no such thing\.$"):
        run([sys.executable, "-c", told], "site-no-lite", tmp_path)
    slow = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
    seen: list[str] = []

    def heard(line: str) -> None:
        seen.append(line)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run([sys.executable, "-c", slow], "site-no-lite", tmp_path, heard)
    assert re.fullmatch(r"\d+", seen[0])
    assert Message("site-building")
