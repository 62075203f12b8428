"""Vampire Queen as a PettingZoo environment, ``vampire_queen_v0``: seats act one after another.

>>> from vqlab.adapters.pettingzoo import env
>>> table = env(seats=3, edition="small")
>>> table.reset(seed=7)
>>> observation, reward, ended, _, _ = table.last()
>>> int(observation["action_mask"].sum()) == len(observation["action_mask"].nonzero()[0])
True

An observation is what the seat may know and nothing else: ``observation``, a row of small whole
numbers laid out as ``vqlab.adapters.observing.layout`` says, and ``action_mask``, 1 for each play
that is legal now. An action is the number of a play (``vqlab.adapters.numbering``).
"""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from vqlab.adapters.missing import needs
from vqlab.adapters.numbering import numbering
from vqlab.adapters.observing import layout, length, pieces_of, write
from vqlab.contract import LabError, Message
from vqlab.contract.reading import as_named
from vqlab.pictures import scene, text
from vqlab.queen.edition import Edition, as_edition
from vqlab.queen.game import Game
from vqlab.queen.view import View

np = needs("numpy", "pettingzoo")
spaces = needs("gymnasium.spaces", "pettingzoo")
_AECEnv: Any = needs("pettingzoo", "pettingzoo").AECEnv
wrappers = needs("pettingzoo.utils.wrappers", "pettingzoo")

__all__ = ["SCORINGS", "QueenEnv", "env", "raw_env"]

SCORINGS = ("points", "winners")
RENDER_MODES = ("ansi", "human")


def env(**options: Any) -> Any:
    """The environment as PettingZoo wants it, in its wrappers; options are those of QueenEnv.

    Who plays what is illegal ends the game for everybody and has ``illegal_reward``: by default
    less than any other result can be.
    """
    raw = QueenEnv(**options)
    wrapped = wrappers.TerminateIllegalWrapper(raw, illegal_reward=raw.illegal_reward)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class QueenEnv(_AECEnv):
    """A table: agents ``seat_0`` (A) clockwise to the last, one action a turn.

    ``phases``: how many make a game. ``scoring``: with "points" a seat has minus its penalty
    points when each phase ends; with "winners" those with the lowest total share 1 when the game
    ends. ``leader``: the seat that starts the first phase, drawn from the seed if left out.
    ``render_mode``: "ansi" gives the table as text, as the seat to act may see it; "human" prints
    it. Raises LabError, in one sentence, for options that make no table.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "vampire_queen_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        seats: int = 4,
        edition: Edition | str = Edition.BASE,
        phases: int = 1,
        *,
        scoring: str = "points",
        leader: int | str | None = None,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _one_of("scoring", scoring, SCORINGS)
        if render_mode is not None:
            _one_of("render_mode", render_mode, RENDER_MODES)
        self.edition = as_edition(edition)
        # A game made and thrown away: its refusals are those of the rules.
        Game.new(seats, 0, phases, self.edition, leader=leader)
        self.seats, self.phases, self.leader = seats, phases, leader
        self.scoring, self.render_mode = scoring, render_mode
        self.numbering = numbering(self.edition)
        worst = -1.0 - phases * (self.edition.deck.penalty + sum(self.edition.slayers))
        lowest = worst if scoring == "points" else -1.0
        self.illegal_reward = lowest if illegal_reward is None else float(illegal_reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._chance = Random()
        self._shapes = layout(seats)
        self._most = max(20, self.edition.cards_in_play(seats))
        self._action = {each: spaces.Discrete(len(self.numbering)) for each in self.possible_agents}
        self._seen = {each: self._observation_space() for each in self.possible_agents}

    def _observation_space(self) -> Any:
        size, plays = length(self._shapes), len(self.numbering)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, self._most, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (plays,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        """The same space for every agent."""
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all plays of the edition."""
        return self._action[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed, the same cards; without one the dice roll on."""
        if seed is not None:
            self._chance = Random(seed)
        dealt = self._chance.getrandbits(48)
        self.game = Game.new(self.seats, dealt, self.phases, self.edition, leader=self.leader)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._views = self._first_views()
        self.agent_selection = self._to_act()

    def _first_views(self) -> list[View]:
        return [self.game.phase.view(seat) for seat in range(self.seats)]

    def _to_act(self) -> str:
        seat = self.game.to_act
        return self.possible_agents[0 if seat is None else seat]

    def view(self, agent: str) -> View:
        """What an agent's seat may know now."""
        return self._views[self.possible_agents.index(agent)]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent's seat may know, and which plays it may make now: none out of turn."""
        view = self.view(agent)
        seen = np.zeros(length(self._shapes), np.int16)
        write(view, pieces_of(seen, self._shapes))
        mask = np.zeros(len(self.numbering), np.int8)
        if view.to_act == view.seat:
            mask[list(self.numbering.legal(view.hand.packed, view.round))] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the play of the agent whose turn it is. Raises IllegalPlay, naming the clause."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.numbering.play(int(-1 if action is None else action))
        self.game = self.game.play(play)
        self._views = [view.after(play) for view in self._views]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.game.phase.is_over:
            self._end_phase()
        self.agent_selection = self._to_act()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end_phase(self) -> None:
        if self.scoring == "points":
            penalties = self.game.phase.penalties or ()
            for agent, points in zip(self.possible_agents, penalties, strict=True):
                self.rewards[agent] = -float(points)
        if not self.game.is_over:
            self.game = self.game.next_phase()
            self._views = self._first_views()
            return
        if self.scoring == "winners":
            for seat in self.game.winners:
                self.rewards[self.possible_agents[seat]] = 1 / len(self.game.winners)
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The table as the seat to act may see it; after the end as everybody may."""
        if self.render_mode is None:
            return None
        if self.game.is_over:
            shown = text(scene(self.game.phase.position))
        else:
            shown = text(scene(self.view(self.agent_selection)))
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return "vampire_queen_v0"


raw_env = QueenEnv
"""PettingZoo's name for an environment without its wrappers."""


def _one_of(name: str, read: str, allowed: tuple[str, ...]) -> None:
    if read not in allowed:
        params = {"name": name, "read": as_named(read), "allowed": ", ".join(allowed)}
        raise LabError(Message("env-option", **params))
