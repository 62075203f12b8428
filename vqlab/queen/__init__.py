"""Vampire Queen: the rules, pure and complete, standard library only.

cards → play → edition → round → position → phase → view, game;  notation and record read and
write them.
"""

from vqlab.contract.notes import Note
from vqlab.queen.cards import CARDS, Cards, Hand
from vqlab.queen.clauses import CLAUSES, clause_text, clause_title
from vqlab.queen.counting import divide, perft, positions_reachable
from vqlab.queen.edition import Edition
from vqlab.queen.game import Game
from vqlab.queen.phase import Phase
from vqlab.queen.play import PASS, Play
from vqlab.queen.position import Position
from vqlab.queen.record import Record
from vqlab.queen.view import View

__all__ = [
    "CARDS",
    "CLAUSES",
    "PASS",
    "Cards",
    "Edition",
    "Game",
    "Hand",
    "Note",
    "Phase",
    "Play",
    "Position",
    "Record",
    "View",
    "clause_text",
    "clause_title",
    "divide",
    "perft",
    "positions_reachable",
]
