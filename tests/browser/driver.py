"""Driving a notebook front end like a person: open, run, look, press keys."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat

READY = """async () => {
  const app = window.jupyterapp;
  if (!app?.shell?.currentWidget?.context) return false;
  const session = app.shell.currentWidget.context.sessionContext;
  await session.ready;
  if (!session.session?.kernel) return false;
  await session.session.kernel.info;
  return app.commands.hasCommand("notebook:run-all-cells");
}"""
OPEN = """async (path) => {
  const app = window.jupyterapp;
  for (const panel of [...app.shell.widgets("main")]) panel.dispose();
  const panel = await app.commands.execute("docmanager:open", {path, factory: "Notebook"});
  await panel.context.ready;
  await panel.revealed;
}"""
CLEAR = """async () => {
  const app = window.jupyterapp;
  for (const panel of [...app.shell.widgets("main")]) panel.dispose();
  await app.serviceManager.sessions.shutdownAll();
  return document.querySelectorAll(".vq, .jp-Dialog").length === 0;
}"""
COUNT = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
ACTIVE = "() => window.jupyterapp.shell.currentWidget.content.activeCellIndex"


@dataclass
class Server:
    """A running server and the browser that looks at it."""

    browser: Any
    url: str
    token: str
    folder: Path
    kept: Any = None
    """A page with JupyterLab in it and nothing open: loading it anew is most of a test's time."""

    @contextmanager
    def lab(self) -> Iterator[Host]:
        """JupyterLab in the page that is kept from test to test, or in a new one."""
        if self.kept is None:
            context = self.browser.new_context(
                viewport={"width": 1200, "height": 900}, color_scheme="light"
            )
            self.kept = context.new_page()
        page, self.kept = self.kept, None
        host = Host(self, "lab", page)
        listen = host.listen()
        yield host
        host.check_requests()
        page.remove_listener("request", listen)
        if page.evaluate(CLEAR):
            self.kept = page
        else:
            page.context.close()

    @contextmanager
    def host(self, kind: str, **options: Any) -> Iterator[Host]:
        context = self.browser.new_context(
            viewport={"width": 1200, "height": 900}, **{"color_scheme": "light", **options}
        )
        host = Host(self, kind, context.new_page())
        host.listen()
        try:
            yield host
            host.check_requests()
        finally:
            context.close()


LOCAL = ("data:", "blob:", "about:", "file:", "ws://127.0.0.1")


@dataclass
class Host:
    """One tab of JupyterLab or Notebook 7."""

    server: Server
    kind: str
    page: Any
    requests: list[str] = field(default_factory=list)
    name: str = ""

    def listen(self) -> Any:
        """Note what the page fetches from now on; gives the listener."""

        def note(request: Any) -> None:
            self.requests.append(request.url)

        self.page.on("request", note)
        self.page.set_default_timeout(30_000)
        return note

    def check_requests(self) -> None:
        foreign = [url for url in self.requests if not url.startswith((self.server.url, *LOCAL))]
        assert not foreign, f"requests that left the machine: {foreign[:3]}"

    def open(self, *cells: str, name: str = "trial") -> None:
        """Write a notebook of code cells and open it."""
        book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
        book.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
        self.name = f"{name}-{self.kind}.ipynb"
        nbformat.write(book, self.server.folder / self.name)
        if self.page.evaluate("() => Boolean(window.jupyterapp)"):
            self.page.evaluate(OPEN, self.name)
            self.await_kernel()
        else:
            self.visit()

    def visit(self) -> None:
        place = "lab/tree" if self.kind == "lab" else "notebooks"
        query = f"?token={self.server.token}" + ("&reset" if self.kind == "lab" else "")
        self.page.goto(f"{self.server.url}/{place}/{self.name}{query}")
        self.await_kernel()

    def await_kernel(self, seconds: int = 60) -> None:
        deadline = time.monotonic() + seconds
        while not self.page.evaluate(READY):
            assert time.monotonic() < deadline, "the notebook's kernel did not come up"
            self.page.wait_for_timeout(100)

    def run_all(self) -> None:
        """Run every cell and wait until all are done."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('notebook:run-all-cells')")
        self.page.wait_for_function(
            """() => {
              const cells = window.jupyterapp.shell.currentWidget.content.widgets
                .filter((cell) => cell.model.type === "code");
              return cells.every((cell) => cell.model.executionCount !== null
                && cell.model.executionState !== "running" || !cell.model.sharedModel.source);
            }""",
            timeout=120_000,
        )

    def ran(self, *cells: str, name: str = "trial") -> None:
        self.open(*cells, name=name)
        self.run_all()

    def run_by_menu(self) -> None:
        """Choose Run, then Run All Cells, and wait for the last one."""
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        self.page.wait_for_function(
            """() => {
              const code = window.jupyterapp.shell.currentWidget.content.widgets
                .filter(({ model }) => model.type === "code" && model.sharedModel.source.trim());
              return code.length > 0 && code.every((cell) => cell.model.executionCount !== null);
            }""",
            timeout=120_000,
        )

    def outputs(self, cell: int) -> str:
        """The text a cell printed."""
        found = self.page.evaluate(
            """(index) => JSON.stringify(window.jupyterapp.shell.currentWidget.content
                .widgets[index].model.outputs.toJSON())""",
            cell,
        )
        return "".join(
            "".join(out.get("text", "")) + json.dumps(out.get("data", {}).get("text/plain", ""))
            for out in json.loads(found)
        )

    def rerun(self, cell: int) -> str:
        """Run one cell again and give what it printed."""
        self.page.evaluate(
            """async (index) => {
              const panel = window.jupyterapp.shell.currentWidget;
              panel.content.activeCellIndex = index;
              panel.content.deselectAll();
              await window.jupyterapp.commands.execute('notebook:run-cell');
            }""",
            cell,
        )
        return self.outputs(cell)

    def cells(self) -> int:
        return int(self.page.evaluate(COUNT))

    def active_cell(self) -> int:
        return int(self.page.evaluate(ACTIVE))

    def restart_kernel(self) -> None:
        self.page.evaluate(
            """async () => {
              const session = window.jupyterapp.shell.currentWidget.context.sessionContext;
              await session.session.kernel.restart();
            }"""
        )

    def save(self) -> None:
        self.page.evaluate("() => window.jupyterapp.shell.currentWidget.context.save()")

    def table(self, index: int = 0) -> Any:
        found = self.page.locator(".vq").nth(index)
        found.wait_for(state="visible", timeout=30_000)
        return found


def focused(page: Any) -> str:
    """The accessible name of what has the focus."""
    return str(page.evaluate("() => document.activeElement?.getAttribute('aria-label') ?? ''"))


def check_keys_stay(lab: Host) -> None:
    """No key pressed on any control of the table does anything in the notebook."""
    controls = lab.table().locator("button:visible:enabled, [tabindex='0']:visible")
    assert controls.count() > 15
    for at in range(controls.count()):
        controls.nth(at).focus()
        before = lab.cells(), lab.active_cell()
        for key in ("a", "b", "d", "d", "x", "ArrowDown"):
            lab.page.keyboard.press(key)
        assert (lab.cells(), lab.active_cell()) == before
