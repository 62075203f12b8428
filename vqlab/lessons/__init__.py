"""Lessons: exercises whose answers the engine computes.

question → answer as a person writes it → verdict;  a hint or the solution when asked for.
"""

from vqlab.lessons.answers import CHANCE, NUMBER, NUMBERS, PLAY, PLAYS, SEAT, Kind
from vqlab.lessons.collection import Exercises, exercises
from vqlab.lessons.exercise import Exercise, Misreading
from vqlab.lessons.passage import Passage, Verdict

__all__ = [
    "CHANCE",
    "NUMBER",
    "NUMBERS",
    "PLAY",
    "PLAYS",
    "SEAT",
    "Exercise",
    "Exercises",
    "Kind",
    "Misreading",
    "Passage",
    "Verdict",
    "exercises",
]
