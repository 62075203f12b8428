"""The Vampires: the second game, hunters who complete crosses around vampires; rules only.

deck → edition → play → table, legality → position → game, view;  notation and record read and
write them.
"""

from vqlab.contract.notes import Note
from vqlab.vampires.clauses import CLAUSES, clause_text, clause_title
from vqlab.vampires.counting import divide, perft
from vqlab.vampires.deck import Deck
from vqlab.vampires.edition import Edition
from vqlab.vampires.game import Game
from vqlab.vampires.play import PASS, Place, Play, as_play
from vqlab.vampires.position import Position, position_under
from vqlab.vampires.record import Record
from vqlab.vampires.table import Cross
from vqlab.vampires.view import View

LINE = Game
"""A start and the plays made from it."""

__all__ = [
    "CLAUSES",
    "LINE",
    "PASS",
    "Cross",
    "Deck",
    "Edition",
    "Game",
    "Note",
    "Place",
    "Play",
    "Position",
    "Record",
    "View",
    "as_play",
    "clause_text",
    "clause_title",
    "divide",
    "perft",
    "position_under",
]
