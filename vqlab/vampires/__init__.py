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
from vqlab.vampires.play import PASS, Place, Play
from vqlab.vampires.position import Position
from vqlab.vampires.table import Cross
from vqlab.vampires.view import View

__all__ = [
    "CLAUSES",
    "PASS",
    "Cross",
    "Deck",
    "Edition",
    "Game",
    "Note",
    "Place",
    "Play",
    "Position",
    "View",
    "clause_text",
    "clause_title",
    "divide",
    "perft",
]
