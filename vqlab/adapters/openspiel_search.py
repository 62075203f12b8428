"""One search by OpenSpiel's ISMCTSBot, stopped by the turns it has entered.

beliefs + dice + clock → the play it came to most often, and how often to each.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from vqlab.adapters.missing import needs
from vqlab.adapters.openspiel import QueenGame, QueenState
from vqlab.players.beliefs import Beliefs
from vqlab.players.bot import Clock
from vqlab.queen.play import Play

np = needs("numpy", "openspiel")
ismcts = needs("open_spiel.python.algorithms.ismcts", "openspiel")
mcts = needs("open_spiel.python.algorithms.mcts", "openspiel")

__all__ = ["Found", "search"]

MOST_SIMULATIONS = 1 << 40
"""More than any clock allows: the clock ends the search."""


class Found(NamedTuple):
    """What a search came to."""

    play: Play
    visits: dict[Play, int]
    """How often each play of the seat to act was tried."""
    nodes: int
    """Turns entered, in the tree and in rollouts."""


class _Enough(Exception):
    """The clock has run out."""


class _CountedGame(QueenGame):
    """The game from one position on, which counts the turns played in all its states."""

    turns = 0

    def new_initial_state(self) -> QueenState:
        return _CountedState(self)


class _CountedState(QueenState):
    def _apply_action(self, action: int) -> None:
        super()._apply_action(action)
        self.get_game().turns += 1


def search(beliefs: Beliefs, rng: Random, clock: Clock, uct_c: float) -> Found:
    """Search from a view until the clock has run out, and once each play more if need be.

    The same beliefs, dice and budget of nodes give the same play.
    """
    view, dice = beliefs.view, np.random.RandomState(rng.getrandbits(32))
    game = _CountedGame({"position": str(beliefs.position(beliefs.draw(rng)))})
    root = game.new_initial_state()
    start = game.opening.state or ((), view.round)
    since = [dealt - now for dealt, now in zip(game.opening.dealt, start[0], strict=True)]

    def another(state: Any, player: int) -> QueenState:
        clock.nodes = game.turns
        node = bot.lookup_node(state)
        if clock.is_over and node is not None and node.total_visits > 0:
            raise _Enough
        hands = beliefs.draw(rng).hands
        dealt = tuple(now + put for now, put in zip(hands, since, strict=True))
        drawn = game.new_initial_state()
        drawn.moment = game.opening._replace(dealt=dealt, state=(hands, view.round))
        return drawn

    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(random_state=dice),
        uct_c,
        MOST_SIMULATIONS,
        random_state=dice,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    bot.set_resampler(another)
    try:
        bot.run_search(root)
    except _Enough:
        node = bot.lookup_node(root)
        actions, chances = zip(*bot.get_final_policy(root, node), strict=True)
        play = game.table.numbering.play(int(dice.choice(actions, p=chances)))
        tried = {
            game.table.numbering.play(action): int(child.visits)
            for action, child in node.child_info.items()
        }
    return Found(play, tried, game.turns)
