"""``vqlab lab``: it answers on its port, opens the start notebook, and the notebooks run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import await_answer, free_port
from tests.browser.driver import Host, Server

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def opened(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The lab as a person opens it, told only not to open a browser of its own."""
    here, port = tmp_path_factory.mktemp("person"), free_port()
    log = (here / "log").open("wb")
    (here / "CONFIG").mkdir()
    told = {"LabApp": {"expose_app_in_browser": True}}  # so that the test can ask for its state
    (here / "CONFIG" / "jupyter_lab_config.json").write_text(json.dumps(told), "utf-8")
    own = {f"JUPYTER_{name}_DIR": str(here / name) for name in ("CONFIG", "DATA", "RUNTIME")}
    own |= {f"JUPYTERLAB_{name}_DIR": str(here / name) for name in ("SETTINGS", "WORKSPACES")}
    own["PYTHONPATH"] = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    own["JUPYTER_TOKEN"] = "trial"
    words = [sys.executable, "-m", "vqlab", "lab", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(words, cwd=here, env={**os.environ, **own}, stdout=log, stderr=log)
    try:
        await_answer(f"http://127.0.0.1:{port}/api?token=trial", process, here / "log")
        yield Server(browser, f"http://127.0.0.1:{port}", "trial", here)
    finally:
        process.terminate()
        process.wait(20)
        log.close()


def test_the_lab_opens_the_start_notebook(opened: Server) -> None:
    said = (opened.folder / "log").read_text("utf-8")
    assert "00-start.ipynb" in said
    assert (opened.folder / "vqlab-notebooks" / "00-start.ipynb").exists()
    link = re.search(r"http://(?:127\.0\.0\.1|localhost):\d+/lab/tree/(\S+?)\?token", said)
    assert link
    assert link[1] == "00-start.ipynb"


@pytest.mark.parametrize("name", ["00-start", "01-rules-by-example", "02-state-graphs-and-minimax"])
def test_a_notebook_runs_and_its_first_table_steps_by_keyboard(opened: Server, name: str) -> None:
    with opened.host("lab") as host:
        run_by_menu(host, f"{name}.ipynb")
        table = host.table()
        content = host.page.content()
        assert "Error displaying widget" not in content
        assert "Traceback" not in content
        table.scroll_into_view_if_needed()
        table.focus()
        before = table.locator(".vq-place").inner_text()
        host.page.keyboard.press("ArrowRight")
        assert table.locator(".vq-place").inner_text() != before
        assert table.locator(".vq-status").inner_text()


def run_by_menu(host: Host, path: str) -> None:
    """Open a notebook, choose Run, then Run All Cells, and wait for the last one."""
    host.name = path
    host.visit()
    host.run_by_menu()


def test_an_exported_notebook_steps_offline(browser: Any, tmp_path: Path) -> None:
    """nbconvert's page, made without widget state, opened with no kernel and no network."""
    words = [sys.executable, "-m", "nbconvert", "--to", "html", "--execute"]
    words += ["--ExecutePreprocessor.store_widget_state=False", "--output-dir", str(tmp_path)]
    words += ["--HTMLExporter.require_js_url=", "--HTMLExporter.mathjax_url="]
    words += ["--HTMLExporter.widget_renderer_url=", str(ROOT / "notebooks" / "00-start.ipynb")]
    paths = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    subprocess.run(words, check=True, capture_output=True, env={**os.environ, "PYTHONPATH": paths})
    context = browser.new_context(offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((tmp_path / "00-start.html").as_uri(), wait_until="load")
    table = page.locator(".vq").first
    table.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    place = table.locator(".vq-place").inner_text()
    context.close()
    assert place == "Round 1, turn 3 of 5"
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
