"""The annotated games are golden: they are executed, and their comments are held to the play."""

from __future__ import annotations

from collections import Counter

import pytest

from vqlab import games
from vqlab.contract import IllegalPlay
from vqlab.vampires import CLAUSES, Game, Position, Record
from vqlab.vampires.examples import examples

NAMES = sorted(examples)


def test_there_are_examples_and_no_name_is_taken_twice():
    from vqlab.queen.examples import examples as of_queen

    assert len(examples) == 3
    assert not set(examples) & set(of_queen)
    assert len(games.examples()) == len(examples) + len(of_queen)


@pytest.mark.parametrize("name", NAMES)
def test_the_text_is_canonical_and_both_forms_carry_everything(name, pytestconfig):
    folder = pytestconfig.rootpath / "vqlab" / "data" / "examples" / "vampires"
    text = (folder / f"{name}.vq").read_text("utf-8")
    record = Record.parse(text)
    assert (str(record), record.stopped) == (text, None)
    assert record == examples[name] == Record.from_json(record.to_json())


@pytest.mark.parametrize("name", NAMES)
def test_titles_names_and_notes(name):
    record = examples[name]
    assert record.title and len(set(record.names)) == record.seats
    assert all(note.comment and len(note.comment) <= 250 for note in record.game.notes)


def test_all_clauses_are_shown_somewhere():
    notes = [note for record in examples.values() for note in record.game.notes]
    assert {clause for note in notes for clause in note.clauses} == set(CLAUSES)


def test_one_example_shows_every_special_card_and_a_turn_of_two_cards():
    game = examples["every-special-card"].game
    kinds = Counter(play.card for play in game.plays if not play.discards)
    assert {"coffin", "garlic", "mirror", "bite"} <= set(kinds)
    assert any(play.moved for play in game.plays) and any(play.weapon for play in game.plays)
    events = list(game.events())
    assert [event.seen.missed for event in events].count(2) == 2, "Cleo misses two turns"
    assert events[0].seen.woken == "B2"
    assert events[2].play.target == 2
    assert game.positions[2].hands[2] == game.positions[3].hands[0], "whole hands are swapped"
    assert game.points == (0, 0, 4)
    assert events[-1].seen == ((events[-1].seen.drawn[0],), "", "", None)
    assert sum(game.position.discards.count(card) for card in ("GRBY", "YGRB", "garlic")) >= 3


def test_a_card_named_in_a_comment_would_not_have_fitted():
    before = examples["every-special-card"].game.positions[4]
    with pytest.raises(IllegalPlay) as refused:
        before.check("RBYG@3E")
    assert (refused.value.clause, "green" in str(refused.value)) == ("T6", True)


def test_garlic_as_the_fourth_card_gives_the_same_seat_its_turn_again_and_shuffles():
    game = examples["garlic-as-the-fourth-card"].game
    events = list(game.events())
    assert [event.seat for event in events] == [0, 0]
    assert events[0].seen.missed == 1 and events[0].seen.drawn[0].shuffled
    with pytest.raises(IllegalPlay) as refused:
        game.start.check("garlic@1W+WR")
    assert refused.value.clause == "T9"
    assert game.winner == 0 and game.points == (7, 2)


def test_the_game_of_three_is_dealt_from_its_seed_and_ends():
    record = examples["a-game-of-three"]
    assert record.game.start == Position.deal(3, record.seed)
    assert record.game.winner == 0
    assert all(cards_of(position) == 90 for position in record.game.positions)
    discards = [at for at, play in enumerate(record.game.plays) if play.discards]
    assert len(discards) == 1
    others = Game(record.game.positions[discards[0]]).legal_plays()
    assert all(play.discards for play in others)
    before = record.game.positions[10]
    assert before.to_act == 2, "Cleo could have closed the cross, or stopped Ada"
    before.check("RBGY@1E")
    assert next(Game(before, ["garlic@2N"]).events()).seen.missed == 0


def cards_of(position: Position) -> int:
    table = position.table
    rows = (*table.hands, *table.won, table.draw, table.discards, table.asleep)
    return sum(map(len, rows)) + sum(1 + len(cross.cards) for cross in table.crosses)
