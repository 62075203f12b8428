"""Endgame puzzles: made, proved, kept in packs, marked.

position → task → judge → solution → puzzle → pack.
"""

from vqlab.puzzles.judge import Judge, Moment, Undecided
from vqlab.puzzles.maker import Deals, Made, Wish, find, make
from vqlab.puzzles.model import Puzzle, prove, task_of
from vqlab.puzzles.packs import Pack, pack
from vqlab.puzzles.solution import NotSo, Solution, TooLarge
from vqlab.puzzles.task import KINDS, Task
from vqlab.puzzles.themes import THEMES, theme_meaning, theme_name, themes_of

__all__ = [
    "KINDS",
    "THEMES",
    "Deals",
    "Judge",
    "Made",
    "Moment",
    "NotSo",
    "Pack",
    "Puzzle",
    "Solution",
    "Task",
    "TooLarge",
    "Undecided",
    "Wish",
    "find",
    "make",
    "pack",
    "prove",
    "task_of",
    "theme_meaning",
    "theme_name",
    "themes_of",
]
