"""Records of The Vampires: what is written is read again, and reading invents nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.queen.refusals import impossible, read_politely, unreadable
from vqlab import games, queen
from vqlab.vampires import CLAUSES, Game, Position, Record

SCHEMAS = Path(__file__).parents[2] / "vqlab" / "data" / "schemas"
SCHEMA = json.loads((SCHEMAS / "vampires-record.json").read_text("utf-8"))
steady = settings(deadline=None, derandomize=True, max_examples=100, database=None)

HEAD = "vqlab: 1\ngame: vampires/standard\nseats: 2\n"
LINE = "GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG) B2"
START = f"start: {LINE}\n"


def same_both_ways(record: Record) -> None:
    """The record survives text and JSON, and its JSON fits the published schema."""
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    data = json.loads(json.dumps(record.to_json()))
    jsonschema.validate(data, SCHEMA)
    assert Record.from_json(data) == record
    assert Record.from_json(data).game.notes == record.game.notes
    assert games.read_record(str(record)) == record


def walked(game: Game, chance: Random, plays: int = 400) -> Game:
    while not game.is_over and len(game.plays) < plays:
        game = game.play(chance.choice(game.legal_plays()))
    return game


def test_the_schema_is_a_schema():
    jsonschema.Draft7Validator.check_schema(SCHEMA)


def test_an_annotated_game_is_read():
    text = HEAD + "seed: 7\n" + START + "GYBR@1E+WR {The last card and the weapon.} [T9]\n"
    record = Record.parse(text)
    assert (record.seed, record.seats, record.stopped) == (7, 2, None)
    assert record.game.start == Position.parse(LINE)
    assert [str(play) for play in record.game.plays] == ["GYBR@1E+WR"]
    assert record.game.notes[1] == ("The last card and the weapon.", ("T9",))
    assert str(record) == text
    same_both_ways(record)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_games_survive_text_and_json_and_name_their_winner(seats):
    game = walked(Game.deal(seats, seed=3), Random(3))
    record = Record(game, "A random game", seed=3)
    assert game.is_over
    assert str(record).splitlines()[-1] == f"winner: {'ABCDEF'[game.winner]}"
    assert record.to_json()["winner"] == "ABCDEF"[game.winner]
    same_both_ways(record)


@pytest.mark.parametrize("seats, seed", [(2, 2), (2, 5), (4, 2)])
def test_a_line_has_the_plays_of_one_lap(seats, seed):
    game = walked(Game.deal(seats, seed), Random(seed), plays=40)
    assert any(event.seen.missed is not None for event in game.events()), "garlic is played"
    rows = [row for row in str(Record(game)).splitlines() if ":" not in row]
    at = 0
    for row in rows:
        acting = [game.positions[at + turn].table.to_act for turn in range(row.count(",") + 1)]
        laps = [(seat - game.start.table.to_act) % seats for seat in acting]
        assert laps == sorted(set(laps))
        at += len(acting)
    assert at == len(game.plays)


words = st.text("abc #:é{}[]\\'\"", max_size=20).map(str.strip)


@steady
@given(
    comments=st.lists(
        st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=40)
        | st.text("{}\\[], \n;:#T1", max_size=12),
        min_size=3,
        max_size=3,
    ),
    clauses=st.lists(st.sampled_from(CLAUSES), max_size=4),
    title=words,
    names=st.just(()) | st.tuples(*[words.filter(bool)] * 2),
)
def test_any_comment_name_and_title_is_kept(comments, clauses, title, names):
    game = Game(f"vampires: {LINE}").commented(comments[0])
    for play, comment in zip(("GYBR@1E", "garlic@2N"), comments[1:], strict=True):
        game = game.play(play, comment, clauses)
    same_both_ways(Record(game, title, names, seed=3))


@pytest.mark.parametrize("bad", ["\x1b[2J", "a\rb", "\ud800", "\x00", "\u202eabc"])
def test_what_could_steer_a_terminal_or_break_a_file_is_refused(bad):
    game = Game(f"vampires: {LINE}")
    unreadable(lambda: Record(game.play("GYBR@1E", bad)))
    unreadable(lambda: Record(game, title=bad))
    unreadable(lambda: Record(game, names=(bad, "B")))


def test_an_explicit_start_beats_the_seed_and_without_one_the_seed_deals():
    given_start = Record.parse(f"{HEAD}seed: 7\n{START}")
    assert given_start.game.start == Position.parse(LINE)
    dealt = Record.parse(f"{HEAD}seed: 7\n")
    assert dealt.game == Game.deal(2, seed=7)
    first = str(dealt.game.legal_plays()[0])
    played = Record.parse(f"{HEAD}seed: 7\n{{A note on the start.}} [T2]\n{first} [T4]\n")
    assert played.game == Game.deal(2, seed=7).commented("A note on the start.", ["T2"]).play(
        first, "", ["T4"]
    )
    same_both_ways(played)


def test_the_edition_stands_once_and_is_kept():
    text = HEAD.replace("standard", "standard,bite_needs_cards=no") + START
    record = Record.parse(text)
    assert str(record.edition) == "standard,bite_needs_cards=no"
    same_both_ways(record)


def test_reading_stops_at_the_first_illegal_play_and_names_it():
    text = HEAD + START + "GYBR@1E\ngarlic@1N\nWR@1\nwinner: A\n"
    record = Record.parse(text)
    assert [str(play) for play in record.game.plays] == ["GYBR@1E"]
    stop = record.stopped
    assert (stop.line, stop.phase, stop.play, stop.seat, stop.clause) == (
        6,
        1,
        "garlic@1N",
        1,
        "T5",
    )
    assert "taken by BYRG" in str(stop.message)
    assert "garlic@1N" not in str(record)


@pytest.mark.parametrize(
    "play, clause",
    [("GYBR@2E", "T6"), ("YBRG@1E", "T7"), ("WR@1", "T8"), ("discard WR", "T11"), ("pass", "T4")],
)
def test_the_clause_of_an_illegal_play_is_recorded(play, clause):
    assert Record.parse(HEAD + START + play).stopped.clause == clause


def test_an_illegal_play_after_the_end_is_named_too():
    over = "start: WR | WB ; R4(BYRG GYBR RGBY YRBG) ; A ; B2 | -\n"
    record = Record.parse(HEAD + over + "WR@1\nwinner: A\nWB@1\n")
    assert (record.stopped.clause, record.stopped.seat, record.stopped.line) == ("T20", None, 7)


BAD = {
    "no record": ("hello", None, "first line"),
    "no game": ("vqlab: 1\n" + START, 2, "names no game"),
    "nothing played": (HEAD, None, "has no start"),
    "plays without a deal": (HEAD + "WR@1\n", 4, "has no start"),
    "a seed and no seats": ("vqlab: 1\ngame: vampires\nseed: 3\n", None, "has no start"),
    "a stray line": (HEAD + START + "WR@1 { hello\n", 5, "a start, or plays such as"),
    "two starts": (HEAD + START + START, 5, "one start"),
    "a header too late": (HEAD + START + "title: x\n", 5, "above the first play"),
    "another game": ("vqlab: 1\ngame: queen/base\n", 2, "of the game “queen”"),
    "another game's phase": (HEAD + START + "phase 1: 6 | 7\n", 5, "a play is like RYBG@1N"),
    "an unknown edition": ("vqlab: 1\ngame: vampires/x\n" + START, 2, "no deck x"),
    "another edition inside": (
        HEAD + f"start: vampires/standard,bite_needs_cards=no: {LINE}\n",
        4,
        "another edition",
    ),
    "other seats": (HEAD.replace("2", "3") + START, 4, "says 3 seats"),
    "a bad card": (HEAD + "start: GYBR W? | WB ; R4\n", 4, "Read “W?” at column 13"),
    "a play unknown": (HEAD + START + "GYBR@1E, K\n", 5, "Read “K” at column 10"),
    "an unknown clause": (HEAD + START + "GYBR@1E [T21]\n", 5, "a clause is T1 to T20"),
    "a long comment": (HEAD + START + "GYBR@1E {" + "x" * 2001 + "}\n", 5, "at most 2,000"),
    "a stray comment": (HEAD + START + "GYBR@1E\n{late}\n", 6, "before the first play"),
    "a winner too early": (HEAD + START + "winner: A\n", 5, "has ended"),
    "another winner": (
        HEAD + "start: WR | WB ; R4(BYRG GYBR RGBY YRBG) ; A ; B2 | -\nWR@1\nwinner: B\n",
        6,
        "The winner is A, but the record says B",
    ),
    "a name too few": (HEAD + "names: Ann\n" + START, None, "1 player"),
    "too long": ("vqlab: 1\n" + "x" * 600_000, None, "too long"),
}


@pytest.mark.parametrize("text, line, says", BAD.values(), ids=BAD)
def test_a_bad_file_gives_one_sentence_that_says_where(text, line, says):
    sentence = unreadable(lambda: Record.parse(text))
    assert says in sentence
    assert len(sentence) < 400
    if line is not None:
        assert sentence.startswith(f"Line {line}: "), sentence


def test_an_impossible_start_names_its_clause_and_line():
    impossible("T1", lambda: Record.parse(HEAD + "start: mirror^2 | mirror ; R4\n"))
    impossible("T2", lambda: Record.parse("vqlab: 1\ngame: vampires\nseats: 7\nseed: 1\n"))


def test_a_record_of_the_other_game_says_which_game_it_is():
    of_vampires, of_queen = HEAD + START, "vqlab: 1\nphase 1: 6 9 | 7 8 | 8 Q\n"
    assert "of the game “vampires”" in unreadable(lambda: queen.Record.parse(of_vampires))
    other = Record.parse(of_vampires).to_json()
    assert "of the game “vampires”" in unreadable(lambda: queen.Record.from_json(other))
    mine = queen.Record.parse(of_queen).to_json()
    assert "of the game “queen”" in unreadable(lambda: Record.from_json(mine))
    assert isinstance(games.read_record(of_queen), queen.Record)
    assert isinstance(games.read_record(of_vampires), Record)


JUNK = {
    "blanks": HEAD + START + "6" + " " * 500_000 + "x",
    "commas": HEAD + START + "," * 500_000,
    "braces in pairs": HEAD + START + "WR@1 " + "{}" * 250_000,
    "blanks after a field's name": "vqlab: 1\ngame" + " " * 500_000 + "x",
    "a hand of blanks": HEAD + "start: WR" + " " * 500_000 + "| WB",
    "lines": "vqlab: 1" + "\n" * 500_000,
    "games": "vqlab: 1\n" + "game\n" * 100_000,
}


@pytest.mark.parametrize("text", JUNK.values(), ids=JUNK)
def test_half_a_megabyte_of_junk_is_refused(text):
    unreadable(lambda: Record.parse(text))
    unreadable(lambda: games.read_record(text))


@steady
@given(
    st.lists(
        st.sampled_from(
            ["WR@1", "GYBR@1E", "pass", "coffin", ",", "{", "}", "[T1]", "[", "\n", " "]
        )
        | st.sampled_from(["start: -", "winner: A", "seed: 1", "names", "#", "x", ":", "\\"])
    ).map("".join)
)
def test_any_text_is_a_record_or_is_refused_politely(text):
    for whole in (text, "vqlab: 1\n" + text, HEAD + text, HEAD + START + text):
        record = read_politely(lambda whole=whole: Record.parse(whole))
        if record is not None:
            assert Record.parse(str(record)) == record


MINIMAL = {"vqlab": 1, "game": "vampires", "start": LINE, "plays": []}


def with_play(play: str) -> dict[str, object]:
    return {**MINIMAL, "plays": [{"play": play}]}


def test_the_least_json_is_read():
    assert Record.from_json(MINIMAL) == Record(Game(f"vampires: {LINE}"))
    dealt = {"vqlab": 1, "game": "vampires", "seats": 3, "seed": 5, "plays": []}
    assert Record.from_json(dealt).game == Game.deal(3, seed=5)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {**MINIMAL, "vqlab": 2},
        {**MINIMAL, "more": 1},
        {**MINIMAL, "seats": 3},
        {**MINIMAL, "game": "vampires\nseed: 5"},
        {**MINIMAL, "title": "a\nseed: 5"},
        {**MINIMAL, "start": LINE + "\nseed: 5"},
        {**MINIMAL, "winner": "A"},
        {**MINIMAL, "names": ["a, b"]},
        with_play(""),
        with_play("GYBR@1E, coffin"),
        with_play("GYBR@1E {x}"),
        with_play("winner: A"),
    ],
    ids=lambda data: json.dumps(data)[:60],
)
def test_json_that_does_not_fit_is_refused(data):
    unreadable(lambda: Record.from_json(data))


def test_json_stops_at_an_illegal_play_too():
    record = Record.from_json(with_play("WR@1"))
    assert (record.game.plays, record.stopped.clause) == ((), "T8")


def test_a_record_has_a_bounded_number_of_plays():
    alone = HEAD + "start: WR | WB ; G1\n"
    many = "discard WR, discard WB, " * 1250
    assert len(Record.parse(alone + many).game.plays) == 2500
    assert "at most 2,500 plays" in unreadable(lambda: Record.parse(alone + many + "discard WR"))
    unreadable(lambda: Record(Record.parse(alone + many).game.play("discard WR")))


def test_views_fit_their_published_schema():
    published = json.loads((SCHEMAS / "vampires-view.json").read_text("utf-8"))
    jsonschema.Draft7Validator.check_schema(published)
    for seats in (2, 6):
        game = walked(Game.deal(seats, seed=8), Random(8))
        for then in (game.start, game.undo(5).position, game.position):
            for seat in range(seats):
                jsonschema.validate(Game(then).view(seat).to_json(), published)
        jsonschema.validate(json.loads(json.dumps(game.view(1).to_json())), published)
