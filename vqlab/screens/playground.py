"""A small position that is played without a kernel: every state of it, worked out beforehand.

position → states, and what answers each action in each → a fragment of a page. An answer is another
scene, or the sentence that says why not.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from vqlab.contract import LabError, Message, seat_letter
from vqlab.contract.numbers import as_limit
from vqlab.games import game_of, read_position
from vqlab.pictures import Scene
from vqlab.pictures import queen as queen_pictures
from vqlab.pictures import vampires as vampires_pictures
from vqlab.pictures.replay import told_end, told_play
from vqlab.pictures.said import Said
from vqlab.pictures.vampires_replay import told_turn
from vqlab.queen.play import Play
from vqlab.queen.round import put, settle
from vqlab.screens.placing import Placing
from vqlab.screens.shown import refused
from vqlab.vampires.game import Event
from vqlab.words import say

__all__ = ["LARGEST", "MOST", "Playground", "State"]

MOST = 500
"""Scenes of one playground, at most."""
LARGEST = 7
"""Cards of a hand, at most: why each set of them may not be played is worked out too."""


class State(NamedTuple):
    """A position, and what is told of the way to it; equal ones are drawn alike."""

    position: Any
    plays: tuple[Any, ...] = ()
    """Of the round, which a position carries and does not compare."""
    told: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Playground:
    """Every scene of a small position, and what answers each action there.

    ``scenes``: one for each state; one more for each question that a card and a place leave open.
    ``answers``: for each scene, action -> the scene that follows, or -1, -2 … for the first,
    second … of the ``sentences`` that say why not.

    >>> ground = Playground.of("1 2 | 3 | 2")
    >>> len(ground.scenes), ground.answers[0]["play:2"]
    (21, 2)
    >>> ground.sentences[-1 - ground.answers[0]["play:1 2"]]
    '1 2 mixes values; a set has one value only. [R11]'
    """

    states: tuple[State, ...]
    scenes: tuple[Scene, ...]
    answers: tuple[Mapping[str, int], ...]
    sentences: tuple[str, ...]

    @classmethod
    def of(cls, position: Any, turns: int | None = None, language: str = "") -> Playground:
        """All that can follow a position of either game, or its text.

        ``turns``: plays after which it ends, where the whole would be too large. Raises LabError
        for more than 500 scenes and for a hand of more than 7 cards.
        """
        turns = None if turns is None else as_limit(turns, "turns")
        start = read_position(position) if isinstance(position, str) else position
        rules = _GAMES[game_of(start).__name__.rpartition(".")[2]](language)
        made = _Tree(rules, turns, language)
        made.grow(start)
        return cls(
            tuple(made.states), tuple(made.scenes), tuple(made.answers), tuple(made.sentences)
        )


class Rules(Protocol):
    """How a game is drawn, played on, and answered where an action is no legal play by its name."""

    def first(self, position: Any) -> State:
        """A position as a state."""

    def after(self, state: State, play: Any) -> State:
        """The state that a legal play leads to."""

    def draw(self, state: State, stamp: int) -> Scene:
        """The scene of a state."""

    def others(self, state: State) -> Iterator[tuple[str, Any]]:
        """An action with the legal play it means, the refusal of it, or a Placing that asks."""


class _Tree:
    """All that can follow, breadth first; a state that is met again is not drawn again."""

    def __init__(self, rules: Rules, turns: int | None, language: str) -> None:
        self.rules, self.turns, self.language = rules, turns, language
        self.states: list[State] = []
        self.scenes: list[Scene] = []
        self.answers: list[dict[str, int]] = []
        self.sentences: dict[str, int] = {}
        self._known: dict[State, int] = {}
        self._todo: deque[tuple[int, int]] = deque()

    def grow(self, start: Any) -> None:
        """Work out every state that follows."""
        self._at(self.rules.first(start), 0)
        while self._todo:
            at, depth = self._todo.popleft()
            state = self.states[at]
            if state.position.to_act is None or depth == self.turns:
                continue
            mine = self.answers[at]
            for play in state.position.legal_plays():
                mine[f"play:{play}"] = self._at(self.rules.after(state, play), depth + 1)
            for what, answer in self.rules.others(state):
                mine[what] = self._answer(at, answer)

    def _at(self, state: State, depth: int) -> int:
        """The number of a state's scene; drawn, if it is new."""
        if state not in self._known:
            at = self._known[state] = len(self.scenes)
            drawn = self.rules.draw(state, at)
            position = state.position
            if position.to_act is not None and depth != self.turns:
                if any(len(hand) > LARGEST for hand in position.hands):
                    raise LabError(Message("playground-hand", most=LARGEST))
                drawn["choose"] = seat_letter(position.to_act)
            else:
                drawn["actions"] = []
            if position.to_act is not None and depth == self.turns:
                drawn["alert"], drawn["mood"] = say(_ENDS, self.language), "calm"
            self._add(state, drawn, {})
            self._todo.append((at, depth))
        return self._known[state]

    def _add(self, state: State, drawn: Scene, answers: dict[str, int]) -> int:
        if len(self.scenes) == MOST:
            raise LabError(Message("playground-large", most=MOST))
        self.states.append(state)
        self.scenes.append(drawn)
        self.answers.append(answers)
        return len(self.scenes) - 1

    def _answer(self, at: int, answer: Any) -> int:
        if isinstance(answer, LabError):
            sentence = refused(answer, self.language)
            return -1 - self.sentences.setdefault(sentence, len(self.sentences))
        state = self.states[at]
        if isinstance(answer, Placing):
            asked = answer.over(self.scenes[at], state.position, self.language)
            mine = {play["id"]: self.answers[at][play["id"]] for play in _plays(asked)}
            return self._add(state, asked, {**mine, "put:": at})
        return self.answers[at][f"play:{answer}"]


_ENDS = Message("playground-ends")


def _plays(drawn: Scene) -> Iterator[Any]:
    return (one for one in drawn["actions"] if one["id"].startswith("play:"))


class _Queen:
    """Vampire Queen: cards are chosen from the hand, and played together."""

    def __init__(self, language: str) -> None:
        self.language = language

    def first(self, position: Any) -> State:
        return State(position, position.plays)

    def after(self, state: State, play: Play) -> State:
        before = state.position
        then = before.play(play)
        told = [told_play(before, play, queen_pictures.of_position(before))]
        if before.round.turn + 1 == before.seats:
            _, pick_up = settle(put(before.round, play, before.to_act), before.edition)
            played = 0 if pick_up else len(play) + sum(map(len, before.plays))
            told.append(told_end(queen_pictures.of_position(then), pick_up, played))
        return State(then, then.plays, tuple(told))

    def draw(self, state: State, stamp: int) -> Scene:
        words = Said(self.language, told=state.told, stamp=stamp)
        drawn = queen_pictures.draw(queen_pictures.of_position(state.position), words)
        drawn["actions"] = queen_pictures.actions(state.position.legal_plays(), self.language)
        return drawn

    def others(self, state: State) -> Iterator[tuple[str, Any]]:
        position = state.position
        cards = sorted(position.hands[position.to_act])
        legal = set(position.legal_plays())
        sets = {some for size in range(1, len(cards) + 1) for some in combinations(cards, size)}
        for some in sorted(sets):
            written = " ".join(some)
            play = Play(written)
            what = f"play:{written}"
            if play in legal:
                yield what, play
                continue
            try:
                position.check(play)
            except LabError as error:
                yield what, error


class _Vampires:
    """The Vampires: a card is chosen from the hand, and put to a place."""

    def __init__(self, language: str) -> None:
        self.language = language

    def first(self, position: Any) -> State:
        return State(position)

    def after(self, state: State, play: Any) -> State:
        before = state.position
        then, seen = before.turn(play)
        event = Event(before.to_act, play, seen)
        told = told_turn(event, before.crosses, before.won[before.to_act])
        return State(then, (), tuple(told))

    def draw(self, state: State, stamp: int) -> Scene:
        words = Said(self.language, told=state.told, stamp=stamp)
        drawn = vampires_pictures.draw(vampires_pictures.of_position(state.position), words)
        plays = state.position.legal_plays()
        drawn["actions"] = vampires_pictures.actions(plays, self.language)
        return drawn

    def others(self, state: State) -> Iterator[tuple[str, Any]]:
        position, drawn = state.position, self.draw(state, 0)
        for card in sorted(set(position.hands[position.to_act])):
            for cross in drawn.get("crosses", []):
                for place in (*cross["places"], cross["whole"]):
                    placing = Placing()
                    try:
                        play = placing.put(position, f"{card}:{place}")
                    except LabError as error:
                        yield f"put:{card}:{place}", error
                        continue
                    yield f"put:{card}:{place}", placing if play is None else play


_GAMES: dict[str, Any] = {"queen": _Queen, "vampires": _Vampires}
