"""Every screen at each kind of moment, as a page: what the tests of accessibility look at.

name of a moment → its HTML, from a body's attributes. A screen is made once and drawn often.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.browser.fake import graph_page, page_of
from tests.puzzles.samples import pack as samples
from vqlab import Analysis, DealExplorer, Edition, GraphExplorer, Match, Position, Stepper, Trainer
from vqlab.puzzles import pack
from vqlab.screens.freeplay import FreePlay
from vqlab.vampires import Game

CROSSES = "vampires: GYBR WR garlic | GYRB mirror ; R4(BYRG - RGBY -) G1 B2 Y3 ; A ; - ; YBRG^2"
SMALL = "1 2 | 3 S20 | Q"

Make = Callable[[], Any]


def did(screen: Any, *actions: str) -> Any:
    """A screen after some actions."""
    for action in actions:
        screen.answer(action)
    return screen


def _valued() -> Analysis:
    lab = Analysis("4 5 8 | 3 7^2 | 6 9 10 ; B", values=True).wait()
    for action in ("play:7^2", "play:pass", "undo", "undo", "play:3"):
        lab.answer(action)
    lab.wait().what_if("A: 4 -> 6")
    return lab


def _solved() -> Trainer:
    trainer = Trainer("lent", pack=samples())
    while trainer.attempt.state == "open":
        trainer.answer(f"play:{trainer.attempt.right()[0]}")
    return trainer


def _match(game: str, *actions: str, over: bool = False, deal: str | None = None) -> Match:
    small = game == "queen" and deal is None
    more = {"edition": "small", "phases": 1} if small else {}
    match = Match(3, game=game, seed=7, deal=deal, pace=0, save=False, undo=True, **more)
    assert match.wait(60)
    for action in actions:
        match.answer(action)
        assert match.wait(60)
    while over and not match.is_over:
        legal = [one["id"] for one in match.scenes[-1]["actions"] if one["row"] == "plays"]
        match.answer(legal[0])
        assert match.wait(60)
    if over and game == "queen":
        assert match.review().plays
    return match


def _refuting() -> GraphExplorer:
    explorer = GraphExplorer(SMALL, event="out:A")
    explorer.answer(next(p["refute"] for p in explorer.card["plays"] if p["refute"]))
    return explorer


def _endless() -> GraphExplorer:
    return GraphExplorer(Position.parse("1 2 S20 | 1 3 | 1", Edition(embargo=False)))


def _game() -> Game:
    game = Game.deal(3, seed=4)
    for _ in range(6):
        game = game.play(game.legal_plays()[0])
    return game


TABLES: dict[str, Make] = {
    "stepper": lambda: Stepper("slayer-round"),
    "stepper of The Vampires": lambda: Stepper(_game()),
    "trainer, start": lambda: Trainer("lent", pack=samples()),
    "trainer, wrong": lambda: did(Trainer("lent", pack=samples()), "play:9"),
    "trainer, hint": lambda: did(Trainer("lent", pack=samples()), "hint"),
    "trainer, solved": _solved,
    "trainer of The Vampires": lambda: Trainer(pack=pack("vampires")),
    "analysis": lambda: Analysis("6 6 8 | 7 7 9 | 5 10 S20"),
    "analysis, refused": lambda: did(Analysis("6 6 8 | 7 7 9 | 5 10 S20"), "play:6 8"),
    "analysis, values": _valued,
    "analysis, draft": lambda: did(Analysis("6^2 S20 | 7 Q | 9"), "setup"),
    "analysis, over": lambda: did(Analysis("6 | 7 | 8"), *("play:6", "play:7", "play:8")),
    "match, new game": lambda: _match("queen", "new"),
    "match, in play": lambda: _match("queen", "hint"),
    "match, advice": lambda: _match("queen", "advice", deal="1 4 6 | 2^2 3 | 3^2 1"),
    "match, over": lambda: _match("queen", over=True),
    "vampires match, new game": lambda: _match("vampires", "new"),
    "vampires match, in play": lambda: _match("vampires", "hint"),
    "vampires match, over": lambda: _match("vampires", over=True),
    "vampires table": lambda: FreePlay(CROSSES),
    "deals": lambda: did(DealExplorer(), "example:late"),
    "deals, refused": lambda: did(DealExplorer(mine="8^3", seen="1"), "line:Q^5 ; - ; 8"),
}
GRAPHS: dict[str, Make] = {
    "graph": lambda: GraphExplorer(SMALL),
    "graph, refuting": _refuting,
    "graph, endless": _endless,
}
SCREENS = {**TABLES, **GRAPHS}


@lru_cache(maxsize=64)
def screen(name: str) -> Any:
    """A screen at a moment; shared, so not to be changed. Nothing a person has saved is read."""
    with TemporaryDirectory() as home, patch.dict(os.environ, VQLAB_HOME=home):
        return SCREENS[name]()


def drawn(name: str, body: str = "", language: str = "") -> str:
    """HTML of a page that draws a screen at a moment."""
    shown = screen(name)
    if name in GRAPHS:
        return graph_page(shown, body)
    return page_of(shown.scenes, body, shown.index, language)
