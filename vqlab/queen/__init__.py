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
from vqlab.queen.play import PASS, Play, as_play
from vqlab.queen.position import Position, position_under
from vqlab.queen.record import Record
from vqlab.queen.view import View

LINE = Phase
"""A start and the plays made from it."""

__all__ = [
    "CARDS",
    "CLAUSES",
    "LINE",
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
    "as_play",
    "clause_text",
    "clause_title",
    "divide",
    "perft",
    "position_under",
    "positions_reachable",
]
