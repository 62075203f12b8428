"""A card and a place → the play that is meant, or a question where it is not clear which.

The table sends ``put:CARD:PLACE``; what several plays begin with is asked about, and what no play
begins with is refused by the rules.
"""

from __future__ import annotations

from typing import Protocol

from vqlab.contract import Message
from vqlab.pictures.scene import Scene, action
from vqlab.pictures.vampires import actions, place_of
from vqlab.pictures.vampires_speech import short_message
from vqlab.vampires.deck import MIRROR
from vqlab.vampires.edition import Edition
from vqlab.vampires.legality import STAY
from vqlab.vampires.play import Place, Play
from vqlab.vampires.table import Cross, free_places
from vqlab.words import say


class Placed(Protocol):
    """A Position, a Game's position or a View: a table, and the plays of the seat to act."""

    @property
    def edition(self) -> Edition:
        """The edition played."""

    @property
    def crosses(self) -> tuple[Cross, ...]:
        """The vampires on the table."""

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def to_act(self) -> int | None:
        """Whose turn it is."""

    def legal_plays(self) -> tuple[Play, ...]:
        """The plays of the seat to act."""

    def check(self, play: Play) -> None:
        """Raise IllegalPlay unless the play may be made."""


class Placing:
    """The card a person is about to place; it remembers what it asked, until something is put.

    >>> from vqlab.vampires import Position
    >>> p = Position.parse("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG)")
    >>> placing = Placing()
    >>> placing.put(p, "GYBR:1E")
    >>> [str(play) for play in placing.answers(p)]
    ['GYBR@1E', 'GYBR@1E+WR']
    """

    def __init__(self) -> None:
        self._answers: tuple[Play, ...] = ()
        self._state: Placed | None = None

    def put(self, state: Placed, what: str) -> Play | None:
        """The play meant by ``CARD:PLACE``; None where it has to be asked which.

        Nothing at all lets go of what was asked. Raises IllegalPlay, naming the clause, where no
        play puts that card there, and NotationError for what is no card and place.
        """
        self._answers, self._state = (), None
        if not what:
            return None
        card, _, place = what.partition(":")
        wanted = _put(Play.parse(f"{card}@{place}"), state)
        where = place_of(wanted)
        meant = [
            play
            for play in state.legal_plays()
            if play.card == wanted.card and place_of(play) == where
        ]
        if not meant:
            state.check(wanted)
        if len(meant) == 1:
            return meant[0]
        self._answers, self._state = tuple(meant), state
        return None

    def answers(self, state: Placed) -> tuple[Play, ...]:
        """The plays that are asked about in this state; none where nothing is."""
        return self._answers if self._state == state else ()

    def over(self, drawn: Scene, state: Placed, language: str = "") -> Scene:
        """The scene with the question, and only its answers as plays; the same where there is none.

        Plays that the scene has already keep their notes and marks.
        """
        plays = self.answers(state)
        if not plays:
            return drawn
        ids = {f"play:{play}" for play in plays}
        shown = [one for one in drawn["actions"] if one["id"] in ids] or actions(plays, language)
        rest = [one for one in drawn["actions"] if one["row"] != "plays"]
        back = action("put:", say(Message("vampires-let-go"), language))
        question = say(_question(plays, state), language)
        return {**drawn, "actions": [*shown, back, *rest], "question": question}


def _put(read: Play, state: Placed) -> Play:
    """The plainest play of a card put at a place: what the rules are to judge if none is legal.

    A weapon or a bite is for the whole vampire, whichever side of it was meant. An attack card on
    garlic or a mirror replaces it.
    """
    card, place, attack = read.card, read.place, state.edition.deck.is_attack(read.card)
    other = ((state.to_act or 0) + 1) % state.seats
    if place is None or place.cross >= len(state.crosses):
        return read
    if not attack and card not in STAY:
        return Play(card, place.cross)
    lies = state.crosses[place.cross].around[place.side]
    if not attack or lies not in STAY:
        return read._replace(target=other if card == MIRROR else None)
    return Play(card, None, place, _room(state, place), other if lies == MIRROR else None)


def _room(state: Placed, place: Place) -> Place:
    """A free side for what lies at a place, of another vampire if there is one."""
    free = free_places(state.crosses)
    elsewhere = [one for one in free if one.cross != place.cross]
    return (elsewhere or free or [place])[0]


def _question(plays: tuple[Play, ...], state: Placed) -> Message:
    """What tells these plays apart."""
    place = plays[0].place
    lies = "" if place is None else state.crosses[place.cross].around[place.side]
    if len({play.moved for play in plays}) > 1:
        return Message("vampires-ask-moved", card=short_message(lies))
    if len({play.target for play in plays}) > 1:
        return Message("vampires-ask-target")
    return Message("vampires-ask-weapon", weapon=short_message(plays[-1].weapon))
