"""Records: what is written is read again, and reading invents nothing."""

from __future__ import annotations

import json
import time
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.queen.refusals import impossible, read_politely, unreadable
from vqlab.queen import CLAUSES, Edition, Game, Phase, Position, Record

SCHEMA = json.loads(
    (Path(__file__).parents[2] / "vqlab" / "data" / "schemas" / "record.json").read_text("utf-8")
)
steady = settings(deadline=None, derandomize=True, max_examples=150, database=None)

HEAD = "vqlab: 1\ngame: queen/base\nseats: 3\n"
START = "phase 1: 6^3 8 Q S20 | 3 5^2 Q | 7 9 10 ; B\n"


def same_both_ways(record: Record) -> None:
    """The record survives text and JSON, and its JSON fits the published schema."""
    assert Record.parse(str(record)) == record
    assert str(Record.parse(str(record))) == str(record)
    data = json.loads(json.dumps(record.to_json()))
    jsonschema.validate(data, SCHEMA)
    assert Record.from_json(data) == record
    assert [p.notes for p in Record.from_json(data).phases] == [p.notes for p in record.phases]


def test_the_schema_is_a_schema():
    jsonschema.Draft7Validator.check_schema(SCHEMA)


def test_an_annotated_phase_is_read():
    text = HEAD + "seed: 7\n" + START + "5^2, pass, 6^2 {A beats the pair and keeps a 6.} [R12]\n"
    record = Record.parse(text)
    phase = record.phases[0]
    assert (record.seed, record.seats, record.stopped) == (7, 3, None)
    assert [str(play) for play in phase.plays] == ["5^2", "pass", "6^2"]
    assert phase.notes[3] == ("A beats the pair and keeps a 6.", ("R12",))
    assert str(record) == text
    same_both_ways(record)


notes = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=40)
words = st.text("abc #:é{}[]\\'\"", max_size=20).map(str.strip)


@steady
@given(
    comments=st.lists(notes | st.text("{}\\[], \n;:#R1", max_size=12), min_size=4, max_size=4),
    clauses=st.lists(st.sampled_from(CLAUSES), max_size=4),
    title=words,
    names=st.just(()) | st.tuples(*[words.filter(bool)] * 3),
)
def test_any_comment_name_and_title_is_kept(comments, clauses, title, names):
    phase = Phase(Position.parse("6 9 | 7 8 | 8 Q")).commented(comments[0])
    for play, comment in zip(("6", "7", "pass"), comments[1:], strict=True):
        phase = phase.play(play, comment, clauses)
    same_both_ways(Record((phase,), title, names, seed=3))


@pytest.mark.parametrize("bad", ["\x1b[2J", "\x1b]52;c;aGk=\x07", "a\rb", "\ud800", "\x00"])
def test_what_could_steer_a_terminal_or_break_a_file_is_refused(bad):
    phase = Phase(Position.parse("6 9 | 7 8 | 8 Q"))
    unreadable(lambda: Record((phase.play("6", bad),)))
    unreadable(lambda: Record((phase,), title=bad))
    unreadable(lambda: Record((phase,), names=(bad, "B", "C")))
    data = Record((phase.play("6"),)).to_json()
    data["phases"][0]["plays"][0]["comment"] = bad
    unreadable(lambda: Record.from_json(data))


@pytest.mark.parametrize(
    "broken",
    [{"seed": -5}, {"seed": True}, {"seed": 10**18}, {"title": "x" * 121}, {"names": ("a", "b")}],
)
def test_a_record_that_could_not_be_read_is_not_made(broken):
    unreadable(lambda: Record((Phase(Position.parse("6 9 | 7 8 | 8 Q")),), **broken))


@pytest.mark.parametrize(
    "comment", ["{", "}", "\\", "\\n", "\n", "\\\\n", "a\nb", "[R12]", ", pass", "\\}", "}{"]
)
def test_braces_backslashes_and_line_breaks_are_written_safely(comment):
    record = Record((Phase(Position.parse("6 9 | 7 8 | 8 Q")).play("6", comment),))
    assert Record.parse(str(record)).phases[0].notes[1].comment == comment
    assert len(str(record).splitlines()) == 5


def test_blank_lines_remarks_and_dos_line_ends_are_read_over():
    text = "\ufeffvqlab: 1\r\n\r\n# a remark\r\nphase 1: 6 9 | 7 8 | 8 Q\r\n6,\r\n7\r\n"
    assert [str(play) for play in Record.parse(text).phases[0].plays] == ["6", "7"]


def played(game: Game) -> Game:
    while not game.phase.is_over:
        plays = game.legal_plays()
        slayers = [play for play in plays if play.slayer]
        game = game.play((slayers or plays)[0])
    return game


@pytest.mark.parametrize("edition", [Edition.BASE, Edition(embargo_carries_over=True)], ids=str)
def test_phases_dealt_from_a_seed_are_those_of_the_game(edition):
    game = played(Game.new(4, seed=11, phases=3, edition=edition))
    game = played(played(game.next_phase()).next_phase())
    lines = ["vqlab: 1", f"game: queen/{edition}", "seats: 4", "seed: 11"]
    for number, phase in enumerate((*game.ended, game.phase), 1):
        lines += [f"phase {number}:", ", ".join(map(str, phase.plays))]
        lines.append("penalties: " + " ".join(map(str, phase.penalties)))
    record = Record.parse("\n".join(lines))
    assert record.phases == (*game.ended, game.phase)
    same_both_ways(record)


def test_an_explicit_deal_beats_the_seed():
    hands = "6 9 | 7 8 | 8 Q"
    record = Record.parse(f"{HEAD}seed: 7\nphase 1: {hands}\n6")
    assert record.phases[0].start == Position.parse(hands)
    dealt = Record.parse(f"{HEAD}seed: 7\nphase 1:\n")
    assert dealt.phases[0] == Game.new(3, seed=7).phase
    assert dealt.phases[0].start != record.phases[0].start


def test_slayers_are_kept_between_whole_deals():
    game = played(Game.new(3, seed=4, phases=2))
    record = Record((game.phase, game.next_phase().phase))
    same_both_ways(record)
    moved = str(record).splitlines()
    holder = next(line for line in moved if line.startswith("phase 2"))
    hands = holder.removeprefix("phase 2: ").split(" ; ")[0].split(" | ")
    turned = " | ".join([*hands[1:], hands[0]])
    text = str(record).replace(holder, f"phase 2: {turned}")
    impossible("R30", lambda: Record.parse(text))


def test_reading_stops_at_the_first_illegal_play_and_names_it():
    text = HEAD + START + "5^2, pass, 6\n8, pass, pass\npenalties: 1 2 3\n"
    record = Record.parse(text)
    assert [str(play) for play in record.phases[0].plays] == ["5^2", "pass"]
    stop = record.stopped
    assert (stop.line, stop.phase, stop.play, stop.seat, stop.clause) == (5, 1, "6", 0, "R12")
    assert "has 1 card" in str(stop.message)
    assert "6," not in str(record).splitlines()[-1]


@pytest.mark.parametrize(
    "line, clause",
    [("pass", "R11"), ("9", "R11"), ("5 Q 3", "R15"), ("3, 10, 6", "R12"), ("3, 7, S20", "R18")],
)
def test_the_clause_of_an_illegal_play_is_recorded(line, clause):
    assert Record.parse(HEAD + START + line).stopped.clause == clause


def test_an_illegal_play_after_the_end_is_named_too():
    record = Record.parse("vqlab: 1\nphase 1: 6 | 7 8 | 9 9\n6, pass, pass\n7\n")
    assert (record.stopped.clause, record.stopped.seat, record.stopped.line) == ("R26", None, 4)


def test_an_excerpt_may_begin_within_a_round():
    text = "vqlab: 1\nphase 1: 6 9 | 7 8 | 8 Q ; A ; - ; 6, 7\npass\n8, pass, pass\n"
    record = Record.parse(text)
    assert (
        record.phases[0].rounds[0]
        == Phase(Position.parse("6 9|7 8|8 Q"), ["6", "7"]).play("pass").rounds[0]
    )
    same_both_ways(record)


DEAL = "phase 1: 6 9 | 7 8 | 8 Q\n"
BAD = {
    "no record": ("hello", None, "first line"),
    "another version": ("vqlab: 2\n" + DEAL, None, "first line"),
    "an empty file": ("", None, "first line"),
    "no phase": (HEAD, None, "no phase"),
    "a stray line": ("vqlab: 1\nhello\n", 2, "a line is a header"),
    "plays before a phase": ("vqlab: 1\n6, 7\n", 2, "a line is a header"),
    "a header twice": (HEAD + "seats: 3\n" + DEAL, 4, "stands once"),
    "a header too late": ("vqlab: 1\n" + DEAL + "seats: 3\n", 3, "above the first phase"),
    "seats in words": ("vqlab: 1\nseats: three\n" + DEAL, 2, "a whole number"),
    "a seed with a sign": ("vqlab: 1\nseed: -7\n" + DEAL, 2, "a whole number"),
    "a seed too long": ("vqlab: 1\nseed: " + "9" * 5000, 2, "a whole number"),
    "other seats": ("vqlab: 1\nseats: 4\n" + DEAL, 3, "says 4 seats"),
    "an unknown game": ("vqlab: 1\ngame: skat\n" + DEAL, 2, "the game is queen"),
    "an unknown edition": ("vqlab: 1\ngame: queen/x\n" + DEAL, 2, "the edition is one of"),
    "another edition inside": (
        "vqlab: 1\nphase 1: queen/english: 6 9 | 7 8 | 8 Q",
        2,
        "another edition",
    ),
    "no deal": ("vqlab: 1\nphase 1:\n", 2, "has no hands"),
    "no deal and no seats": ("vqlab: 1\nseed: 3\nphase 1:\n", 3, "has no hands"),
    "phase 2 first": ("vqlab: 1\nphase 2: 6 9 | 7 8 | 8 Q\n", 2, "out of order"),
    "phase 0": ("vqlab: 1\nphase 0: 6 9 | 7 8 | 8 Q\n", 2, "out of order"),
    "a phase that runs": (f"vqlab: 1\n{DEAL}phase 2: 6 9 | 7 8 | 8 Q\n", 3, "has not ended"),
    "a card unknown": ("vqlab: 1\nphase 1: 6 T | 7 8 | 8 Q\n", 2, "Read “T” at column 12"),
    "a play unknown": ("vqlab: 1\n" + DEAL + "6, K\n", 3, "Read “K” at column 4"),
    "an empty play": ("vqlab: 1\n" + DEAL + "6,,8\n", 3, "a play is cards of one set"),
    "an open comment": ("vqlab: 1\n" + DEAL + "6 {never closed\n", 3, "a line is a header"),
    "a stray comment": ("vqlab: 1\n" + DEAL + "6\n{late}\n", 4, "before the first play"),
    "two comments": ("vqlab: 1\n" + DEAL + "6 {a} {b}\n", 3, "a line is a header"),
    "an unknown clause": ("vqlab: 1\n" + DEAL + "6 [R34]\n", 3, "a clause is R1 to R33"),
    "an empty clause": ("vqlab: 1\n" + DEAL + "6 []\n", 3, "a clause is R1 to R33"),
    "a long comment": ("vqlab: 1\n" + DEAL + "6 {" + "x" * 2001 + "}\n", 3, "at most 2,000"),
    "penalties early": ("vqlab: 1\n" + DEAL + "penalties: 1 2 3\n", 3, "has ended"),
    "other penalties": (
        "vqlab: 1\nphase 1: 6 | 7 8 | 9 9\n6, pass, pass\npenalties: 0 15 19\n",
        4,
        "The penalties are 0 15 18, but the record says 0 15 19",
    ),
    "a name too few": ("vqlab: 1\nnames: Ann, Bob\n" + DEAL, None, "2 players"),
    "an empty name": ("vqlab: 1\nnames: Ann, , Bob\n" + DEAL, None, "not empty"),
    "a long name": (f"vqlab: 1\nnames: a, b, {'c' * 61}\n" + DEAL, None, "at most 60"),
    "a long title": (f"vqlab: 1\ntitle: {'c' * 121}\n" + DEAL, None, "at most 120"),
    "too many plays": (
        "vqlab: 1\nphase 1: 6 9 | 7 8 | 8 Q ; A ; - ; " + "6, " * 20,
        2,
        "at most 12 plays",
    ),
}


@pytest.mark.parametrize("text, line, says", BAD.values(), ids=BAD)
def test_a_bad_file_gives_one_sentence_that_says_where(text, line, says):
    sentence = unreadable(lambda: Record.parse(text))
    assert says in sentence
    assert len(sentence) < 400
    if line is not None:
        assert sentence.startswith(f"Line {line}: ")


def test_an_impossible_start_names_its_clause_and_line():
    impossible("R1", lambda: Record.parse("vqlab: 1\nphase 1: Q^5 | 7 8 | 8\n"))
    impossible("R2", lambda: Record.parse("vqlab: 1\nseats: 999\nseed: 1\nphase 1:\n"))


JUNK = {
    "letters": "x" * 10**6,
    "digits": "vqlab: 1\n" + "1" * 500_000,
    "blanks": "vqlab: 1\n" + DEAL + "6" + " " * 500_000 + "x",
    "commas": "vqlab: 1\n" + DEAL + "," * 500_000,
    "open braces": "vqlab: 1\n" + DEAL + "6 " + "{" * 500_000,
    "braces in pairs": "vqlab: 1\n" + DEAL + "6 " + "{}" * 250_000,
    "open brackets": "vqlab: 1\n" + DEAL + "6 " + "[" * 500_000,
    "brackets in pairs": "vqlab: 1\n" + DEAL + "6 " + "[]" * 250_000,
    "blanks in a bracket": "vqlab: 1\n" + DEAL + "6 [x" + " " * 500_000 + "x]",
    "blanks between brackets": "vqlab: 1\n" + DEAL + "6 " + "[R1] " * 100_000 + "x",
    "backslashes": "vqlab: 1\n" + DEAL + "6 {" + "\\" * 500_001 + "}",
    "blanks after a field's name": "vqlab: 1\ngame" + " " * 500_000 + "x",
    "phase, blanks": "vqlab: 1\nphase 1" + " " * 500_000,
    "a hand of blanks": "vqlab: 1\nphase 1: 6" + " " * 500_000 + "| 7 | 8",
    "names": "vqlab: 1\nnames: " + "a," * 250_000 + "\n" + DEAL,
    "options": "vqlab: 1\ngame: queen/base" + ",embargo=no" * 45_000,
    "lines": "vqlab: 1" + "\n" * 500_000,
    "nulls": "vqlab: 1\n" + "\0" * 500_000,
}


@pytest.mark.parametrize("text", JUNK.values(), ids=JUNK)
def test_half_a_megabyte_of_junk_is_refused_in_under_a_second(text):
    began = time.perf_counter()
    unreadable(lambda: Record.parse(text))
    assert time.perf_counter() - began < 1


@steady
@given(
    st.lists(
        st.sampled_from(["6", "7", "pass", "S20", ",", "{", "}", "[R1]", "[", "\\", "\n", " ", ":"])
        | st.sampled_from(["phase 1", "phase 2: 6 | 7 | 8", "penalties", "seed", "names", "#", "x"])
    ).map("".join)
)
def test_any_text_is_a_record_or_is_refused_politely(text):
    for whole in (text, "vqlab: 1\n" + text, "vqlab: 1\n" + DEAL + text):
        record = read_politely(lambda whole=whole: Record.parse(whole))
        if record is not None:
            assert Record.parse(str(record)) == record


MINIMAL = {"vqlab": 1, "game": "queen", "phases": [{"start": "6 9 | 7 8 | 8 Q", "plays": []}]}


def test_the_least_json_is_read():
    assert Record.from_json(MINIMAL) == Record((Phase(Position.parse("6 9 | 7 8 | 8 Q")),))


def with_play(play: str) -> dict[str, object]:
    return {**MINIMAL, "phases": [{"start": "6 9 | 7 8 | 8 Q", "plays": [{"play": play}]}]}


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        7,
        "vqlab: 1",
        {},
        {**MINIMAL, "vqlab": 2},
        {**MINIMAL, "more": 1},
        {**MINIMAL, "phases": []},
        {**MINIMAL, "phases": [{"plays": []}]},
        {**MINIMAL, "seats": 4},
        {**MINIMAL, "seats": 3.0},
        {**MINIMAL, "game": "queen\nseed: 5"},
        {**MINIMAL, "title": "a\nseed: 5"},
        {**MINIMAL, "names": ["a, b", "c"]},
        {**MINIMAL, "names": ["", "", ""]},
        {**MINIMAL, "names": ["a", "b\nseed: 5", "c"]},
        with_play(""),
        with_play("# a remark"),
        with_play("6, 7"),
        with_play("6 {x}"),
        with_play("penalties: 0 0 0"),
    ],
    ids=lambda data: json.dumps(data)[:60],
)
def test_json_that_does_not_fit_is_refused(data):
    unreadable(lambda: Record.from_json(data))


def test_json_stops_at_an_illegal_play_too():
    record = Record.from_json(with_play("13"))
    assert (record.phases[0].plays, record.stopped.clause) == ((), "R11")
