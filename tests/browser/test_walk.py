"""A newcomer's walk: the README's command word for word, the German rules, a first puzzle solved
by keyboard, a position of one's own analysed, and the site opened where there is no kernel.

``VQLAB_SHOTS`` names a folder in which a picture of every stop is left, to be looked at.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.browser.driver import Host, Server
from tests.browser.test_site import address, built, visiting  # noqa: F401
from vqlab import Position, Trainer, guarantee
from vqlab.puzzles import Puzzle, Task
from vqlab.queen.cards import Cards
from vqlab.words import speaking

ROOT = Path(__file__).parents[2]
SHOTS = os.environ.get("VQLAB_SHOTS", "")
LEFT_OUT = (".git", ".venv*", "*_cache", "__pycache__", "build", "dist", "*.egg-info", "_site")
FIRST = Puzzle.of("6^2 9 | 8 10 13 | 4 7 Q", Task("out", 0))
"""The first puzzle of the notebook of puzzles."""
OWN = "6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B"
INSTALLED = 600
"""Seconds the README's command may take to install everything and open the lab."""


@pytest.fixture(scope="module")
def opened(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """The lab as the README's first command opens it, and the page its browser is told to show."""
    here = tmp_path_factory.mktemp("newcomer")
    copy = here / "vqlab"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
    command = next(
        line
        for line in (copy / "README.md").read_text("utf-8").splitlines()
        if line.startswith("python3 -m venv") and line.endswith("vqlab lab")
    )
    told = here / "told"
    opener = here / "browser.sh"
    opener.write_text(f'#!/bin/sh\necho "$1" > {told}\n', "utf-8")
    opener.chmod(0o755)
    config = here / "config"
    config.mkdir()
    expose = {"LabApp": {"expose_app_in_browser": True}}  # so that the test can ask for its state
    (config / "jupyter_lab_config.json").write_text(json.dumps(expose), "utf-8")
    own = {f"JUPYTER_{name}_DIR": str(here / name.lower()) for name in ("DATA", "RUNTIME")}
    own |= {f"JUPYTERLAB_{n}_DIR": str(here / n.lower()) for n in ("SETTINGS", "WORKSPACES")}
    own |= {"JUPYTER_CONFIG_DIR": str(config), "BROWSER": f"{opener} %s"}
    own |= {"VQLAB_HOME": str(here / "home"), "HOME": str(here)}
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with (here / "log").open("wb") as log:
        process = subprocess.Popen(
            ["bash", "-c", command],
            cwd=copy,
            env={**clean, **own},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        until = time.monotonic() + INSTALLED
        while not (told.exists() and told.read_text("utf-8").strip()):
            assert process.poll() is None, (here / "log").read_text("utf-8")[-2000:]
            assert time.monotonic() < until, (here / "log").read_text("utf-8")[-2000:]
            time.sleep(0.3)
        yield _shown(browser, told.read_text("utf-8").strip(), copy / "vqlab-notebooks")
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(30)


def _shown(browser: Any, told: str, folder: Path) -> tuple[Server, str]:
    """The server, and its address, from the page that leads there."""
    page = Path(urlsplit(told).path)
    shown = told
    if told.startswith("file:"):
        shown = re.findall(r'href="([^"]+)"', page.read_text("utf-8"))[0].replace("&amp;", "&")
    parts = urlsplit(shown)
    token = parse_qs(parts.query)["token"][0]
    return Server(browser, f"{parts.scheme}://{parts.netloc}", token, folder), shown


def look(page: Any, name: str) -> None:
    """Leave a picture of what there is to see now."""
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def run_all(host: Host) -> None:
    """Run every cell of the notebook that is open, by the menu."""
    host.await_kernel()
    host.run_by_menu()


def follow(host: Host, text: str, ends: str) -> None:
    """Click a link of the notebook that is open, and wait for the notebook it leads to."""
    here = host.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")
    here.get_by_role("link", name=text, exact=True).first.click()
    host.page.wait_for_function(
        "(ends) => window.jupyterapp.shell.currentWidget?.context?.path.endsWith(ends)", arg=ends
    )
    host.await_kernel()


def tables(host: Host) -> Any:
    """The tables of the notebook that is open."""
    return host.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .vq:visible")


def first_table(host: Host, name: str) -> Any:
    """Follow the link to a German notebook and run it; gives its first table, in view."""
    follow(host, name, f"de/{name}.ipynb")
    run_all(host)
    table = tables(host).first
    table.scroll_into_view_if_needed()
    return table


def tab_to(page: Any, where: str) -> None:
    """Press Tab until the focus is where a selector says."""
    for _ in range(40):
        if page.evaluate("(where) => document.activeElement.matches(where)", where):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {where}")


def solve_by_keyboard(page: Any, table: Any, puzzle: Trainer) -> None:
    """Play a right play at every turn: arrows go along the hand, the space bar chooses."""
    table.focus()
    while puzzle.attempt.state == "open":
        position = puzzle.attempt.now.position
        play = next(play for play in position.legal_plays() if puzzle.attempt.worth(play).right)
        tab_to(page, ".vq-hand button")
        wanted = list(Cards(str(play)))
        for _ in position.hands[position.to_act]:
            card = page.evaluate("() => document.activeElement.dataset.card")
            if card in wanted:
                wanted.remove(card)
                page.keyboard.press("Space")
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        puzzle.answer(f"play:{play}")
        table.locator(".vq-alert").get_by_text(puzzle.said).wait_for()


@pytest.mark.slow
def test_the_walk_of_a_newcomer(
    browser: Any,
    opened: tuple[Server, str],
    built: Path,  # noqa: F811
    address: str,  # noqa: F811
) -> None:
    lab, shown = opened
    with lab.host("lab") as host:
        page = host.page
        page.goto(shown)
        host.await_kernel()
        look(page, "1-start")
        follow(host, "Deutsch", "de/00-start.ipynb")
        table = first_table(host, "01-rules-by-example")
        table.focus()
        page.keyboard.press("ArrowRight")
        assert table.get_attribute("lang") == "de"
        assert "Runde 1, Zug 1 von 4" in table.locator(".vq-place").inner_text()
        look(page, "2-rules")
        follow(host, "Start", "de/00-start.ipynb")
        table = first_table(host, "04-endgame-puzzles")
        with speaking("de"):
            solve_by_keyboard(page, table, Trainer(FIRST))
        look(page, "3-puzzle")
        follow(host, "die Regeln", "de/01-rules-by-example.ipynb")
        follow(host, "Start", "de/00-start.ipynb")
        run_all(host)
        table = tables(host).nth(1)
        table.scroll_into_view_if_needed()
        field = table.get_by_role("textbox").first
        field.focus()
        page.keyboard.press("Control+a")
        page.keyboard.type(OWN)
        page.keyboard.press("Enter")
        table.get_by_role("button", name="Werte").first.press("Enter")
        sure = guarantee(Position.parse(OWN), "B").value
        table.get_by_text(f"B kommt sicher mit {sure} Minuspunkten davon").first.wait_for()
        look(page, "4-own-position")

    with visiting(browser, address, lab.folder) as host:
        page = host.page
        page.goto(f"{address}/index.html")
        look(page, "5-site")
        page.get_by_role("link", name="Step through a round").click()
        table = page.locator(".vq")
        table.focus()
        before = table.locator(".vq-place").inner_text()
        page.keyboard.press("ArrowRight")
        assert table.locator(".vq-place").inner_text() != before
        look(page, "6-round-without-a-kernel")
        page.go_back()
        page.get_by_role("link", name="Read the documentation").click()
        page.get_by_role("heading", level=1).wait_for()
        look(page, "7-documentation")
