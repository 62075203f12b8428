"""A real Chromium, and JupyterLab and Notebook 7 on a server of their own."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Host, Server

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PROGRAMS = [os.environ.get(name, "") for name in ("PROGRAMFILES", "LOCALAPPDATA")]
USUAL_PLACES = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    *(f"{home}/Chromium/Application/chrome.exe" for home in PROGRAMS),
    *(f"{home}/Google/Chrome/Application/chrome.exe" for home in PROGRAMS),
]
HOW = (
    "no Chromium found: install one (Debian and Ubuntu: apt-get install chromium; macOS: brew "
    "install --cask chromium; Windows: winget install Hibbiki.Chromium) or name it in "
    "VQLAB_CHROMIUM"
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def _chromium() -> str | None:
    named = os.environ.get("VQLAB_CHROMIUM")
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    found = named or next((path for name in names if (path := shutil.which(name))), None)
    return found or next((path for path in USUAL_PLACES if Path(path).exists()), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    path = _chromium()
    if path is None:
        if os.environ.get("VQLAB_BROWSER") == "required":
            pytest.fail(HOW)
        pytest.skip(HOW)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def server(browser: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A Jupyter server that serves Lab and Notebook 7 from a folder of its own."""
    home, folder = tmp_path_factory.mktemp("jupyter"), tmp_path_factory.mktemp("notebooks")
    names = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR")
    own = {f"JUPYTER_{name}": str(home / name.lower()) for name in names}
    own |= {f"JUPYTERLAB_{n}_DIR": str(home / n.lower()) for n in ("SETTINGS", "WORKSPACES")}
    root = str(Path(__file__).parents[2])
    own["VQLAB_HOME"] = str(home / "vqlab")
    own["PYTHONPATH"] = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH"))))
    port, token = free_port(), secrets.token_hex(8)
    words = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"]
    words += [f"--ServerApp.port={port}", "--ServerApp.port_retries=0"]
    words += [f"--ServerApp.root_dir={folder}", f"--IdentityProvider.token={token}"]
    words += ["--LabApp.expose_app_in_browser=True", "--LabApp.news_url="]
    words += ["--JupyterNotebookApp.expose_app_in_browser=True"]
    log = (home / "server.log").open("wb")
    process = subprocess.Popen(words, env={**os.environ, **own}, stdout=log, stderr=log)
    try:
        await_answer(f"http://127.0.0.1:{port}/api?token={token}", process, home / "server.log")
        yield Server(browser, f"http://127.0.0.1:{port}", token, folder)
    finally:
        process.terminate()
        process.wait(60)
        log.close()


@pytest.fixture(params=["lab", "notebook"])
def host(request: pytest.FixtureRequest, server: Server) -> Iterator[Host]:
    """One of the two front ends; Notebook 7 in a browser context of its own."""
    with server.lab() if request.param == "lab" else server.host("notebook") as opened:
        yield opened


@pytest.fixture
def lab(server: Server) -> Iterator[Host]:
    """JupyterLab with nothing open, in a page that other tests have used before."""
    with server.lab() as opened:
        yield opened


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing a person has saved is read or written."""
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page of its own that must stay without errors, and fetches nothing."""
    context = browser.new_context(viewport={"width": 1100, "height": 900})
    opened = context.new_page()
    opened.set_default_timeout(10_000)
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    opened.on(
        "request", lambda request: errors.append(request.url) if "//" in request.url else None
    )
    yield opened
    context.close()
    assert not [error for error in errors if not error.startswith(("file:", "data:"))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def await_answer(url: str, process: subprocess.Popen[bytes], log: Path, seconds: int = 60) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if process.poll() is not None:
            break
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise RuntimeError(f"no answer from {url}:\n{log.read_text(errors='replace')[-3000:]}")
