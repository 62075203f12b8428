"""Hidden hands: what a seat may believe, bots that play from it, advice, review, tournaments.

view → beliefs → bot or advisor → play and reason;  players + seed → tournament → ratings.

>>> from vqlab import Phase, players
>>> view = Phase.deal(4, seed=7, leader="A").view("A")
>>> players.player("cautious").choose(view, seed=1).play in view.legal_plays()
True
"""

from vqlab.players.advice import advise
from vqlab.players.advised import Advice, PlayAdvice
from vqlab.players.beliefs import (
    ANY,
    BEATS,
    Beliefs,
    Deal,
    Inference,
    TooManyDeals,
)
from vqlab.players.bot import Bot, Budget, Choice, Player, bots, player
from vqlab.players.ratings import Estimate, Pair, Rating
from vqlab.players.review import review
from vqlab.players.reviewed import PlayReview, Review
from vqlab.players.standings import Standings
from vqlab.players.table import play_game, play_phase
from vqlab.players.tournaments import Tournament, tournament

__all__ = [
    "ANY",
    "BEATS",
    "Advice",
    "Beliefs",
    "Bot",
    "Budget",
    "Choice",
    "Deal",
    "Estimate",
    "Inference",
    "Pair",
    "PlayAdvice",
    "PlayReview",
    "Player",
    "Rating",
    "Review",
    "Standings",
    "TooManyDeals",
    "Tournament",
    "advise",
    "bots",
    "play_game",
    "play_phase",
    "player",
    "review",
    "tournament",
]
