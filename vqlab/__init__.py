"""vqlab: a laboratory for the card games Vampire Queen and The Vampires.

Everything a notebook needs is here, loaded when it is first used:

>>> from vqlab import Position
>>> print(Position.parse("6 6 Q | 8 8 | 3 4"))
6^2 Q | 8^2 | 3 4
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vqlab import deals, players, puzzles, vampires
    from vqlab.contract import IllegalPlay, ImpossiblePosition, NotationError
    from vqlab.lessons import Exercise, exercises
    from vqlab.queen import PASS, Edition, Game, Hand, Phase, Play, Position, Record, View, perft
    from vqlab.queen.examples import examples
    from vqlab.screens.analysis import Analysis
    from vqlab.screens.deals import DealExplorer
    from vqlab.screens.explorer import GraphExplorer
    from vqlab.screens.match import Match
    from vqlab.screens.stepper import Stepper
    from vqlab.screens.trainer import Trainer
    from vqlab.solver.concepts import cooperative, equilibria, forecast, guarantee, power
    from vqlab.solver.graph import state_graph
    from vqlab.solver.many import solve_many
    from vqlab.solver.retrograde import retrograde
    from vqlab.solver.strategy import verify
    from vqlab.words import language

__version__ = "0.1.0"

_HOME = {
    **dict.fromkeys(
        ("PASS", "Edition", "Game", "Hand", "Phase", "Play", "Position", "Record", "View"),
        "vqlab.queen",
    ),
    "perft": "vqlab.queen",
    "examples": "vqlab.queen.examples",
    "Stepper": "vqlab.screens.stepper",
    "Analysis": "vqlab.screens.analysis",
    "DealExplorer": "vqlab.screens.deals",
    "GraphExplorer": "vqlab.screens.explorer",
    "Match": "vqlab.screens.match",
    "Trainer": "vqlab.screens.trainer",
    **dict.fromkeys(("IllegalPlay", "ImpossiblePosition", "NotationError"), "vqlab.contract"),
    **dict.fromkeys(
        ("cooperative", "equilibria", "forecast", "guarantee", "power"), "vqlab.solver.concepts"
    ),
    "retrograde": "vqlab.solver.retrograde",
    "state_graph": "vqlab.solver.graph",
    "solve_many": "vqlab.solver.many",
    "verify": "vqlab.solver.strategy",
    "language": "vqlab.words",
    "Exercise": "vqlab.lessons",
    "exercises": "vqlab.lessons",
}
_PARTS = ("deals", "players", "puzzles", "vampires")
"""Names that are a part of the package, with more names in it."""

__all__ = [
    "PASS",
    "Analysis",
    "DealExplorer",
    "Edition",
    "Exercise",
    "Game",
    "GraphExplorer",
    "Hand",
    "IllegalPlay",
    "ImpossiblePosition",
    "Match",
    "NotationError",
    "Phase",
    "Play",
    "Position",
    "Record",
    "Stepper",
    "Trainer",
    "View",
    "cooperative",
    "deals",
    "equilibria",
    "examples",
    "exercises",
    "forecast",
    "guarantee",
    "language",
    "perft",
    "players",
    "power",
    "puzzles",
    "retrograde",
    "solve_many",
    "state_graph",
    "vampires",
    "verify",
]


def __getattr__(name: str) -> Any:
    if name in _PARTS:
        return import_module(f"vqlab.{name}")
    if name not in _HOME:
        raise AttributeError(f"vqlab has no {name!r}; it has {', '.join(__all__)}")
    value = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
