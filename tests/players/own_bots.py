"""Bots of somebody's own: each does one thing that a tournament has to stand."""

from __future__ import annotations

import os
from random import Random

from vqlab.contract import Message
from vqlab.players import Budget, Choice
from vqlab.queen import Play
from vqlab.queen.view import View


class First:
    """Plays the first legal play."""

    name = "first"
    budget = None

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        return Choice(view.legal_plays()[0], Message("bot-must-pass"))


class Counting(First):
    """Plays otherwise the more often it was asked: it remembers what it should not."""

    name = "counting"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        self.asked += 1
        plays = view.legal_plays()
        return Choice(plays[self.asked % len(plays)], Message("bot-must-pass"))


class Breaking(First):
    """Breaks down in the second round."""

    name = "breaking"

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        if len(view.rounds) > view.seats // view.seats:
            raise ZeroDivisionError("two rounds\nare too many")
        return super().choose(view, rng, budget)


class Cheating(First):
    """Plays a card it may not play."""

    name = "cheating"

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        return Choice(Play("1^8"), Message("bot-must-pass"))


class Silent(First):
    """Chooses nothing."""

    name = "silent"

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        return None  # type: ignore[return-value]


class Wordless(First):
    """Breaks down with an error that cannot be put in words."""

    name = "wordless"

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        raise _WordlessError


class _WordlessError(Exception):
    def __str__(self) -> str:
        raise ValueError


class Dying(First):
    """Takes its whole process with it."""

    name = "dying"

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        os._exit(3)


class Bound(First):
    """Holds what no pickle takes."""

    name = "bound"

    def __init__(self) -> None:
        self.held = (number for number in ())

    def __deepcopy__(self, memo: object) -> Bound:
        return self


class Circling(First):
    """Leads the slayer again and again, and feeds its highest card, or its lowest."""

    def __init__(self, high: bool) -> None:
        self.high = high
        self.name = "high" if high else "low"

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        plays = view.legal_plays()
        leads = [play for play in plays if play.slayer]
        feeds = [play for play in plays if play.size == 1] or plays
        chosen = leads[0] if leads else sorted(feeds, key=lambda play: play.feed)[-self.high]
        return Choice(chosen, Message("bot-must-pass"))
