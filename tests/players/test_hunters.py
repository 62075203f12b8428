"""Bots of The Vampires: legal, blind to what they may not see, repeatable, and in their order."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vqlab.contract import LabError, Message
from vqlab.deals.interval import interval
from vqlab.players import Budget, bots, play_phase, player, simulated
from vqlab.players.hunter import open_to, ranked, seen_in
from vqlab.players.montecarlo import MonteCarloBot
from vqlab.players.redeal import redeal
from vqlab.vampires import Edition, Game, Position, View
from vqlab.vampires.legality import legal
from vqlab.vampires.table import after

NAMES = ("random", "greedy", "montecarlo:150")
EDITIONS = ("standard", "standard,bite_needs_cards=no", "standard,action_cards_count=no")


def named(name: str) -> Any:
    return player(name, game="vampires")


def some_game(seed: int, seats: int | None = None) -> Game:
    """A game some way on, with what bots and chance played, that is not over."""
    chance = Random(seed)
    seats = chance.randrange(2, 7) if seats is None else seats
    line_up = [chance.choice(("random", "random", "greedy")) for _ in range(seats)]
    dealt = Game.deal(seats, seed, chance.choice(EDITIONS))
    game = play_phase(dealt, line_up, seed, most=chance.randrange(60))
    return game.undo() if game.is_over else game


def dealt_again(game: Game, seat: int, seed: int) -> Game:
    """Another game now at a table that looks the same to a seat."""
    table = redeal(game.view(seat), Random(seed))
    return Game(Position.of(game.edition, table))


def as_it_lies(view: View) -> View:
    """A view without the plays that led to it."""
    return replace(view, plays=())


# ---- what fits a view --------------------------------------------------------------------------


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_a_table_dealt_again_never_contradicts_the_view(seed: int) -> None:
    game = some_game(seed)
    for seat in range(game.seats):
        view, chance = game.view(seat), Random(seed)
        table = redeal(view, chance)
        position = Position.of(game.edition, table)
        deck = game.edition.deck
        around = [card for cross in table.crosses for card in cross.cards]
        cards = [card for hand in table.hands for card in hand] + around
        assert sorted([*cards, *table.draw, *table.discards]) == sorted(deck.pile)
        awake = [cross.vampire for cross in table.crosses]
        won = [card for vampires in table.won for card in vampires]
        assert sorted([*awake, *won, *table.asleep]) == sorted(deck.asleep)
        for other, known in enumerate(view.known):
            assert not Counter(known) - Counter(table.hands[other])
        fresh = Game(position).view(seat)
        assert as_it_lies(fresh) == replace(as_it_lies(view), known=fresh.known), (
            "it looks the same to the seat"
        )


def test_what_is_dealt_again_is_spread_evenly() -> None:
    """The card that only C or the pile can hold is with C as often as its hand is large."""
    view = Game.deal(3, seed=7).view(0)
    card = next(card for card in view.edition.deck.pile if card not in view.hand)
    copies = view.edition.deck.pile.count(card)
    chance, tables = Random(1), 2_000
    held = sum(redeal(view, chance).hands[2].count(card) for _ in range(tables))
    low, high = interval(held, tables * copies)
    assert low <= 5 / 72 <= high


def test_a_known_card_stays_where_it_is() -> None:
    start = Position.parse("vampires: mirror WR WG WB WY | bite^3 | coffin^3 ; R4 G1 B2 Y3")
    game = Game(start, ["mirror@1N>C"])
    view = game.view(0)
    assert set(view.known[2]) >= {"WR", "WG", "WB", "WY"}
    for seed in range(20):
        assert not Counter(view.known[2]) - Counter(redeal(view, Random(seed)).hands[2])


# ---- the rule of thumb -------------------------------------------------------------------------


@given(st.integers(0, 10**6), st.booleans(), st.booleans(), st.booleans())
@settings(max_examples=60, deadline=None)
def test_the_rule_of_thumb_ranks_just_the_legal_plays(
    seed: int, bites: bool, count: bool, elsewhere: bool
) -> None:
    edition = Edition(
        bite_needs_cards=bites, action_cards_count=count, reattach_elsewhere=elsewhere
    )
    chance = Random(seed)
    table = Position.deal(chance.randrange(2, 7), seed, edition).table
    for _ in range(25):
        if table.winner is not None:
            break
        plays = legal(table, edition)
        assert sorted(play for _, play in ranked(open_to(table, edition))) == sorted(plays)
        table, _ = after(table, chance.choice(plays), edition.deck)


@pytest.mark.parametrize(
    ("position", "wanted", "key"),
    [
        # a defeat at once, of the one worth more
        (
            "GYBR WR WY | GYRB ; R4(BYRG - RGBY YRBG) Y3(BGYR GRBY YRGB BYRG)",
            "GYBR@1E+WR",
            "bot-hunter-defeat",
        ),
        # nobody is handed the fourth card where another play is there
        ("GYBR | GYRB ; R4(BYRG - RGBY YRBG) G1", "GYBR@2S", "bot-hunter-unarmed"),
        # the fourth card is garlic, and the weapon follows before the other can act
        ("garlic WR | GYRB ; R4(BYRG - RGBY YRBG) G1", "garlic@1E", "bot-hunter-garlic"),
        ("bite | GYRB ; R4(BYRG GYBR RGBY YRBG) G1(BYGR - - -)", "bite@1", "bot-hunter-bite"),
        ("coffin GYBR | GYRB ; R4(BYRG - RGBY YRBG) ; A ; - ; - ; - ; G1", "coffin", None),
        ("WG RYBG | GYRB ; R4(BYRG GYBR RGBY YRBG)", "discard RYBG", "bot-hunter-discard"),
    ],
)
def test_greedy_does_the_obvious(position: str, wanted: str, key: str | None) -> None:
    view = Game(f"vampires: {position}").view(0)
    assert wanted in map(str, view.legal_plays())
    assert str(ranked(seen_in(view))[0][1]) == wanted
    choice = named("greedy").bot.choose(view, Random(0), Budget(nodes=1))
    assert str(choice.play) == wanted
    assert key in (None, choice.reason.key)


# ---- what a bot is given -----------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_who_sees_the_same_plays_the_same(name: str) -> None:
    asked = 0
    for seed in range(12):
        game = some_game(seed)
        seat = game.to_act
        assert seat is not None
        one, other = (dealt_again(game, seat, deal) for deal in (1, 2))
        assert one != other
        assert one.view(seat) == other.view(seat)
        chosen = [named(name).choose(each.view(seat), 5) for each in (one, other)]
        assert chosen[0] == chosen[1]
        asked += len(one.legal_plays()) > 1
    assert asked > 8


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 6])
def test_bots_play_legally_and_give_one_sentence(name: str, seats: int) -> None:
    said = []
    game = Game.deal(seats, seed=seats, edition=EDITIONS[seats % 3])
    ended = play_phase(game, [name] * seats, 3, tell=lambda view, choice: said.append(choice))
    assert ended.is_over
    for choice in said:
        assert isinstance(choice.reason, Message)
        text = str(choice.reason)
        assert text.endswith(".")
        assert choice.reason.key not in text
        assert text.count(". ") == 0
    if name == "greedy":
        assert len({choice.reason.key for choice in said}) > 1


def test_a_game_is_repeated_by_its_seed() -> None:
    line_up = ["random", "greedy", "montecarlo:200"]
    games = [play_phase(Game.deal(3, seed=5), line_up, 7) for _ in range(2)]
    assert games[0] == games[1]
    assert play_phase(Game.deal(3, seed=5), line_up, 8) != games[0]


@pytest.mark.parametrize("nodes", [1, 50, 400])
def test_monte_carlo_keeps_to_its_budget(nodes: int) -> None:
    game = some_game(3, seats=4)
    view = game.view(game.to_act or 0)
    choice = MonteCarloBot().choose(view, Random(1), Budget(nodes=nodes))
    assert nodes <= choice.nodes < nodes + 500, "at most the game that was begun"
    assert choice.play in game.legal_plays()


def test_bots_are_named_by_game() -> None:
    assert bots("vampires") == ("random", "greedy", "montecarlo")
    assert type(player("random").bot) is type(named("random").bot), "the very same"
    assert type(player("greedy").bot) is not type(named("greedy").bot)
    with pytest.raises(LabError, match="the bots are random, greedy, montecarlo"):
        named("cautious")
    with pytest.raises(LabError, match="the bots are random, greedy, cautious, ismcts, pimc"):
        player("montecarlo")


# ---- their order -------------------------------------------------------------------------------


def share_won(strong: str, weak: str, seats: int, games: int) -> tuple[float, float]:
    """Between what bounds lies the share of games that one seat with a bot wins."""
    won = 0
    for at in range(games):
        line_up = [weak] * seats
        line_up[at % seats] = strong
        ended = play_phase(Game.deal(seats, f"order {at // seats}"), line_up, at)
        won += ended.winner == at % seats
    return interval(won, games)


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    assert share_won("greedy", "random", seats, 60)[0] > 1 / seats


@pytest.mark.slow
def test_monte_carlo_beats_greedy() -> None:
    assert share_won("montecarlo:1000", "greedy", 2, 200)[0] > 1 / 2


# ---- simulated ---------------------------------------------------------------------------------


def test_waits_are_those_of_the_game() -> None:
    """Counted by hand."""
    start = "vampires: RYGB bite | GYBR WR | bite^2 ; R4(BYRG - - YRBG) B2(- - - -)"
    game = Game(start, ["RYGB@1S", "GYBR@1E+WR"])
    assert list(simulated.waits_in(game)) == [(1, "filled")]
    bitten = Game(start.replace("GYBR WR", "bite WR"), ["RYGB@1S", "bite@1"])
    assert list(simulated.waits_in(bitten)) == [(1, "cleared")]
    left = Game(start, ["RYGB@1S"])
    assert list(simulated.waits_in(left)) == [(0, "open")]


def slow_waits(game: Game) -> Counter[str]:
    """Third and fourth cards, told from the plays alone."""
    found: Counter[str] = Counter()
    for play, before in zip(game.plays, game.positions, strict=False):
        at = play.moved or play.place
        if at is not None:
            around = len(before.crosses[at.cross].cards)
            found["third"] += around == 2
            found["fourth"] += around == 3
    return found


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_every_third_card_waits_once(seed: int) -> None:
    game = play_phase(Game.deal(4, seed), ["random", "greedy"] * 2, seed)
    waits, plays = list(simulated.waits_in(game)), slow_waits(game)
    assert len(waits) == plays["third"]
    assert sum(how == "filled" for _, how in waits) == plays["fourth"]
    assert all(turns >= 1 for turns, how in waits if how != "open")


def test_the_first_seat_is_counted_from_who_began() -> None:
    found = simulated.first_seat(20, 3, ["greedy", "random", "random"], seed=2)
    again = simulated.first_seat(20, 3, ["greedy", "random", "random"], seed=2)
    assert found == again
    assert sum(found.wins) + found.unfinished == 20
    wins = [0, 0, 0]
    for game in simulated.games(20, 3, ["greedy", "random", "random"], 2):
        positions = game.positions
        wins[((game.winner or 0) - (positions[0].to_act or 0)) % 3] += 1
    assert found.wins == tuple(wins)
    share, low, high = found.share(1)
    assert low < share == found.wins[1] / 20 < high
    assert found.table().count("\n") == 4


def test_bots_that_differ_sit_everywhere() -> None:
    """Greedy plays each seat equally often, so the winner's seat tells nothing of the bot."""
    greedy = [0, 0]
    for at, game in enumerate(simulated.games(30, 2, ["greedy", "random"], 4)):
        greedy[at % 2] += game.winner == at % 2 * 1
    assert min(greedy) > 10


@pytest.mark.parametrize("number", [0, True, 1.5, 10**9])
def test_numbers_of_games_that_cannot_be_are_refused(number: Any) -> None:
    with pytest.raises(LabError, match="1 to 100,000"):
        simulated.first_seat(number)
    with pytest.raises(LabError):
        simulated.fourth_card(10, seats=7)
    with pytest.raises(LabError):
        simulated.fourth_card(10, seats=3, bots=["greedy"])


@pytest.mark.parametrize("game", ["vampire", "", None, 7])
def test_a_game_there_is_not_has_no_bots(game):
    with pytest.raises(LabError, match="the game is queen or vampires"):
        bots(game)
    with pytest.raises(LabError, match="the game is queen or vampires"):
        player("random", game=game)
