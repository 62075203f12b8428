"""Everything that is HTML in a cell without a widget: name → what is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from tests.puzzles.samples import pack as samples
from vqlab import Edition, GraphExplorer, Position, deals, guarantee, players
from vqlab.deals import Distribution
from vqlab.lessons import NUMBER, Exercise
from vqlab.puzzles import Pack, pack
from vqlab.queen import Hand, Phase
from vqlab.screens.whatif import changed, compare
from vqlab.solver.concepts import cooperative, equilibria, forecast, power
from vqlab.solver.strategy import verify

LINE = "12 Q^2 | 13^2 | 12 Q S15"
HERE = Position.parse("6 8 | 7 | 9")
CROSSES = "vampires: GYBR WR garlic | GYRB mirror ; R4(BYRG - RGBY -) G1 B2 Y3 ; A ; - ; YBRG^2"
COIN = Distribution({0: 1, 1: 1}, "A coin", "heads")


def _asked(shown: Any = None) -> Exercise:
    return Exercise(
        "What do 3, 10 and a queen cost?",
        lambda: Hand("3 10 Q").penalty,
        NUMBER,
        hints=("Count.", "Add."),
        why="A queen costs as much as ten.",
        line="Hand('3 10 Q').penalty",
        shown=shown,
    )


def _played() -> Phase:
    phase = Phase(Position.parse("1 4 6 | 2^2 3 | 3^2 1"))
    while not phase.is_over:
        phase = phase.play(phase.legal_plays()[0])
    return phase


def _crosses() -> Any:
    from vqlab.vampires import Position as Crosses

    return Crosses.parse(CROSSES)


SHOWN: Mapping[str, Callable[[], Any]] = {
    "position": lambda: HERE,
    "position of The Vampires": _crosses,
    "guarantee": lambda: guarantee(LINE, "B", all_plays=True),
    "guarantees": lambda: guarantee(LINE),
    "power": lambda: power(LINE, "B", "out:B"),
    "equilibria": lambda: equilibria(LINE),
    "forecast": lambda: forecast(LINE),
    "cooperative": lambda: cooperative(LINE, "out:B"),
    "verified": lambda: verify(guarantee(LINE, "B")),
    "distribution": lambda: COIN,
    "comparison": lambda: COIN.compare(Distribution({0: 1, 1: 3}, "Another", "heads")),
    "plot": COIN.plot,
    "survey": lambda: deals.survey(Edition.small(), 3, cards=1),
    "tournament": lambda: players.tournament(["random", "cautious"], seats=3, games=6),
    "advice": lambda: players.advise(Phase(HERE).view(0), deals=5),
    "review": lambda: players.review(_played(), deals=5),
    "graph": lambda: GraphExplorer("1 2 | 3 S20 | Q")._repr_mimebundle_()[0]["text/html"],
    "pack": lambda: Pack(samples().values(), title="Samples"),
    "pack of The Vampires": lambda: pack("vampires"),
    "puzzle": lambda: samples()["lent"],
    "exercise": _asked,
    "exercise with a table": lambda: _asked(HERE),
    "hint": lambda: _asked().hint(),
    "solution": lambda: _asked().solution(),
    "right": lambda: _asked().check(14),
    "wrong": lambda: _asked().check(13),
    "unread": lambda: _asked().check("many"),
    "what if": lambda: compare({"now": HERE, "then": changed(HERE, "A: 8 -> B")}, 10_000),
}


@lru_cache(maxsize=64)
def cell(name: str) -> str:
    """The HTML that a notebook shows of it."""
    shown = SHOWN[name]()
    return shown if isinstance(shown, str) else str(shown._repr_html_())


def page_of_all(body: str = "") -> str:
    """A page with every one of them, one under the other, as in a notebook."""
    parts = "".join(f"<section><h2>{name}</h2><div>{cell(name)}</div></section>" for name in SHOWN)
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>A notebook</title>"
        "<style>:root { color-scheme: light dark }</style></head>"
        f"<body {body}><main><h1>A notebook</h1>{parts}</main></body></html>"
    )
