"""One registry of the games: whatever names one, or belongs to one, leads to it."""

from __future__ import annotations

import pytest

from tests.queen.refusals import unreadable
from vqlab import games, queen, vampires
from vqlab.contract import NotationError
from vqlab.contract.played import Played
from vqlab.contract.records import Recorded

LINES = {
    queen: "6 | 7 | 8",
    vampires: "vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)",
}
SHARED = ("Edition", "LINE", "Play", "Position", "Record", "View", "CLAUSES", "perft", "divide")


@pytest.mark.parametrize("game", LINES, ids=lambda game: game.__name__)
def test_every_game_has_what_the_lab_asks_for(game):
    assert all(hasattr(game, name) for name in (*SHARED, "as_play", "position_under"))
    assert issubclass(game.LINE, Played) and issubclass(game.Record, Recorded)
    position = game.Position.parse(LINES[game])
    line = game.LINE(position).play(position.legal_plays()[0])
    views = [line.view(seat) for seat in range(line.seats)]
    for one in (LINES[game], position, line, line.plays[0], game.Edition(), *views):
        assert games.game_of(one) is game
    assert games.read_position(LINES[game]) == position
    assert sum(game.divide(position, 2).values()) == game.perft(position, 2)


@pytest.mark.parametrize("game", LINES, ids=lambda game: game.__name__)
def test_every_record_leads_to_its_game(game):
    record = next(iter(games.examples().values()))
    for record in games.examples().values():
        assert games.game_of_record(str(record)) is games.game_of(record)
        assert games.game_of_record(record.to_json()) is games.game_of(record)
    assert any(games.game_of(record) is game for record in games.examples().values())


def test_there_are_no_other_games():
    assert {games.game_named(name) for name in games.GAMES} == set(LINES)
    for text in ("chess: e4", ": 6", "6 | 7 ; B : 8", "x" * 10**6 + ":", " " * 10**6 + ":"):
        assert "queen or vampires" in unreadable(lambda text=text: games.game_of(text))
    for other in (None, 7, [], object()):
        with pytest.raises(NotationError):
            games.game_of(other)
    assert games.game_of_record([]) is queen, "which refuses it in its own words"


def test_only_a_game_with_an_embargo_can_leave_it_out():
    free = games.read_position("4 S20 | 5 | 6", no_embargo=True)
    assert not free.edition.embargo
    said = unreadable(lambda: games.read_position(LINES[vampires], no_embargo=True))
    assert "no embargo" in said


def test_an_edition_beats_the_one_in_the_text():
    read = games.read_position(LINES[vampires], "standard,bite_needs_cards=no")
    assert not read.edition.bite_needs_cards
    assert games.read_position(LINES[queen], "english").edition == queen.Edition.ENGLISH
