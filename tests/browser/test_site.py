"""The site in Chromium: it asks nobody else for anything, and all of it runs there."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import LOCAL, Host, Server
from tests.browser.looks import CONTRAST
from tests.site.sites import built_once, is_possible
from vqlab.lab import notebooks_folder
from vqlab.site.serving import server

pytestmark = pytest.mark.skipif(not is_possible(), reason="pip install 'vqlab[site]' brings it")

BOOKS = sorted(
    path.relative_to(notebooks_folder()).as_posix()
    for path in notebooks_folder().rglob("*.ipynb")
    if not path.name.startswith(".")
)
TURNS = """
import asyncio, time
from vqlab import beside
from vqlab.screens.work import Work

turns, heard = [], []

def job(tell):
    until = time.monotonic() + 2
    while time.monotonic() < until:
        tell(len(turns))
    return "done"

work = Work(lambda news, done: heard.append((news, done)))
work.start(job)
while work.busy:
    turns.append(1)
    await asyncio.sleep(0.05)
print("TURNS", beside.THREADS, len(turns) > 5, len(heard) > 3, heard[-1])
"""
MEMORY = "import pyodide_js\nprint('MEMORY', pyodide_js._module.HEAP8.length)"
INDEX = """(start) => window.jupyterapp.shell.currentWidget.content.widgets.findIndex(
    ({ model }) => model.type === "code" && model.sharedModel.source.startsWith(start))"""
ADD = """(source) => {
  const book = window.jupyterapp.shell.currentWidget.content.model.sharedModel;
  book.addCell({ cell_type: "code", source });
  return book.cells.length - 1;
}"""
RUN_ALL = """() => {
  window.allDone = false;
  window.jupyterapp.commands.execute("notebook:run-all-cells")
    .finally(() => { window.allDone = true; });
}"""
OUTPUTS = """() => JSON.stringify(window.jupyterapp.shell.currentWidget.content.widgets
  .filter((cell) => cell.model.type === "code")
  .flatMap((cell) => cell.model.outputs.toJSON()
    .map((output) => ({ ...output, source: cell.model.sharedModel.source }))))"""
LONGEST = 600
"""Seconds that a notebook may take in the browser."""


class SiteHost(Host):
    """A notebook in the site's own JupyterLab."""

    def visit(self) -> None:
        self.page.goto(f"{self.server.url}/lab/index.html?path={self.name}")
        self.await_kernel()

    def await_kernel(self, seconds: int = 180) -> None:
        super().await_kernel(seconds)

    def table(self, index: int = 0) -> Any:
        found = self.page.locator(".vq").nth(index)
        found.wait_for(state="visible", timeout=180_000)
        return found

    def run_cell(self, start: str) -> str:
        """Run the cell that begins so."""
        index = self.page.evaluate(INDEX, start)
        assert index >= 0, f"no cell begins with {start!r}"
        return self.rerun(index)

    def run_new(self, source: str) -> str:
        """Run a new cell at the end; gives what it printed, or its error."""
        index = self.page.evaluate(ADD, source)
        printed = self.rerun(index)
        found = self.page.evaluate(
            """(index) => window.jupyterapp.shell.currentWidget.content.widgets[index]
                .model.outputs.toJSON().map((output) => output.evalue ?? "").join("")""",
            index,
        )
        return printed + str(found)


@pytest.fixture(scope="session")
def built(browser: object, tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    common = base.parent if base.name.startswith("popen-") else base
    site, seconds = built_once(common)
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print(f"\nthe site: {seconds:.1f} s to build, {size / 1e6:.0f} MB")
    return site


@contextmanager
def serving(made: ThreadingHTTPServer) -> Iterator[str]:
    thread = threading.Thread(target=made.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{made.server_port}"
    finally:
        made.shutdown()
        made.server_close()


class Plain(SimpleHTTPRequestHandler):
    """What any static host does: files, and no headers of its own."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    with serving(ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=built))) as url:
        yield url


@contextmanager
def visiting(browser: Any, address: str, folder: Path, name: str = "", **options: Any) -> Any:
    """A tab of its own, in which every request to elsewhere fails the test."""
    context = browser.new_context(viewport={"width": 1200, "height": 900}, **options)
    host = SiteHost(Server(browser, address, "", folder), "site", context.new_page(), name=name)
    context.on("request", lambda request: host.requests.append(request.url))
    host.page.set_default_timeout(60_000)
    try:
        yield host
        foreign = [url for url in host.requests if not url.startswith((f"{address}/", *LOCAL))]
        assert not foreign, f"requests that left the site: {foreign[:3]}"
    finally:
        context.close()


def test_a_puzzle_is_solved_and_every_click_is_answered(
    browser: Any, built: Path, address: str
) -> None:
    begun = time.monotonic()
    with visiting(browser, address, built, "04-endgame-puzzles.ipynb") as lab:
        lab.visit()
        for start in ("from vqlab import", "def going_out"):
            lab.run_cell(start)
        lab.run_cell('Trainer(going_out("6^2 9 ')
        table = lab.table()
        print(f"\nthe first picture: {time.monotonic() - begun:.1f} s")
        wrong = table.get_by_text("After a 6, B plays an 8")
        answered = 0
        for _ in range(10):
            table.get_by_role("button", name="a 6", exact=True).click()
            wrong.wait_for()
            answered += 1
            table.get_by_role("button", name="Take it back", exact=True).click()
            wrong.wait_for(state="hidden")
            answered += 1
        print(f"{answered} of 20 clicks answered")
        assert answered == 20
        table.get_by_role("button", name="two 6s", exact=True).click()
        table.get_by_text("Right, and nothing else would do.").wait_for()
        table.get_by_role("button", name="a 9", exact=True).click()
        table.get_by_text("Solved").wait_for()

        assert "TURNS False True True ('done', True)" in lab.run_new(TURNS)
        assert "THERE rich" in lab.run_new("%pip install -q rich\nimport rich\nprint('THERE rich')")
        assert "no-such-package" in lab.run_new("%pip install no-such-package")
        assert "No module named 'numpy'" in lab.run_new("import numpy")


def test_a_match_is_played_from_the_way_in(browser: Any, built: Path) -> None:
    with serving(server(built)) as url, visiting(browser, url, built) as lab:
        lab.page.goto(f"{url}/")
        lab.page.get_by_role("link", name="Play a match").click()
        table = lab.table()
        table.locator(".vq-status").get_by_text("Your turn.").wait_for()
        assert table.locator(".vq-hand[data-mode=choose] .vq-card").count() >= 13
        table.get_by_role("button", name="Hint", exact=True).click()
        table.get_by_text("cautious would").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1200])
def test_the_pages_without_a_kernel_are_there_at_once(
    browser: Any, built: Path, scheme: str, width: int
) -> None:
    with (
        serving(server(built)) as url,
        visiting(browser, url, built, color_scheme=scheme) as lab,
    ):
        page = lab.page
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(f"{url}/")
        everything = CONTRAST.replace('".vq *"', '"body *"').replace(".vq, .vq button, ", "a, ")
        measured = page.evaluate(everything)
        assert len(measured) > 40
        assert [each for each in measured if each[1] < each[2]] == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for link in page.locator("a").evaluate_all("(all) => all.map((a) => a.pathname)"):
            assert (built / link.strip("/")).is_file(), link
        page.get_by_role("link", name="Step through a round").click()
        status = page.locator(".vq-status")
        before = status.inner_text()
        page.locator(".vq").focus()
        page.keyboard.press("ArrowRight")
        assert status.inner_text() != before
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert said == []
        names = {request.rpartition("/")[2] for request in lab.requests}
        assert names == {"", "round.html", "site.css", "icon.svg"}


@pytest.mark.slow
@pytest.mark.parametrize("name", BOOKS)
def test_every_notebook_runs_there_from_top_to_bottom(
    browser: Any, built: Path, address: str, name: str
) -> None:
    with visiting(browser, address, built, name) as lab:
        lab.visit()
        begun = time.monotonic()
        lab.page.evaluate(RUN_ALL)
        lab.page.wait_for_function("() => window.allDone", timeout=LONGEST * 1000)
        seconds = time.monotonic() - begun
        outputs = json.loads(lab.page.evaluate(OUTPUTS))
        memory = int(lab.run_new(MEMORY).split()[1].strip('"')) / 1e6
        print(f"\n{name}: {seconds:.1f} s, {memory:.0f} MB")
        errors = [each for each in outputs if each["output_type"] == "error"]
        assert [(each["source"][:60], each["evalue"]) for each in errors] == []
        assert outputs
