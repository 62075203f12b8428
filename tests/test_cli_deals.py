"""Hands, deals and chances on the command line, as somebody types it."""

from __future__ import annotations

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from fractions import Fraction

import pytest

from vqlab import deals
from vqlab.cli import hidden, run, spreads
from vqlab.cli.deals import deals_app
from vqlab.deals import bars

NAMES = [info.name for info in deals_app.registered_commands]


def call(capsys, *words: str) -> tuple[int, str, str]:
    status = run(["deals", *words])
    said = capsys.readouterr()
    return status, said.out, said.err


def as_json(capsys, *words: str) -> dict:
    status, out, err = call(capsys, *words, "--json")
    assert (status, err, out.count("\n")) == (0, "", 1)
    return json.loads(out)


def test_the_group_alone_is_its_help(capsys):
    status, out, err = call(capsys)
    assert (status, err) == (0, "")
    spread = ["penalty", "queens", "largest", "lowest", "highest"]
    assert ["hands", "deals", "holds", "beats", "feeds", *spread] == NAMES
    assert all(f"  {name} " in out for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_example_of_every_help_works(capsys, name):
    status, text, _ = call(capsys, name, "--help")
    examples = re.findall(r"(?:Example|More): vqlab deals (.*?)\n\n", text, re.S)
    assert (status, bool(examples)) == (0, True)
    for example in examples:
        words = shlex.split(" ".join(example.split()))
        status, out, err = call(capsys, *words)
        assert (status, err) == (0, "")
        assert out
        assert as_json(capsys, *words)


def test_hands_prints_the_count_alone(capsys):
    assert call(capsys, "hands", "13") == (0, "10166170\n", "")
    assert call(capsys, "hands", "13", "--slayers") == (0, "22864817\n", "")
    assert call(capsys, "hands", "1", "--edition", "small,values=5") == (0, "6\n", "")
    data = as_json(capsys, "hands", "13")
    assert data == {
        "edition": "base",
        "slayers": False,
        "hands": {"13": 10166170},
        "cards": 13,
        "count": 10166170,
    }


def test_hands_of_several_sizes_are_a_table(capsys):
    rows = call(capsys, "hands", "1-13")[1].splitlines()
    assert [row.split() for row in rows[:2]] == [["Cards", "Hands"], ["1", "14"]]
    assert rows[-1].split() == ["13", "10166170"]
    assert as_json(capsys, "hands", "0-2")["hands"] == {"0": 1, "1": 14, "2": 105}


def test_hands_as_a_coefficient(capsys):
    _, out, _ = call(capsys, "hands", "13", "--formula")
    assert out == "[x^13] (1 - x^9)^13 (x^4 + x^3 + x^2 + x + 1)/(1 - x)^13 = 10166170\n"
    _, out, _ = call(capsys, "hands", "12-13", "--latex", "--slayers")
    assert out.count(r"\frac") == out.count("\n") == 2
    assert out.endswith("= 22864817$\n")
    assert len(as_json(capsys, "hands", "3", "--formula")["formulas"]) == 1


def test_deals_prints_the_count_alone_and_says_what_is_not_dealt(capsys):
    assert call(capsys, "deals", "3") == (0, f"{deals.deals(3)}\n", "")
    weighted = deals.deals(5, weighted=True)
    assert call(capsys, "deals", "5", "--weighted") == (0, f"{weighted}\n", "")
    assert as_json(capsys, "deals", "5", "--weighted")["count"] == weighted
    assert "Slayers are not dealt" in call(capsys, "deals", "--help")[1]


def test_beats_in_json_is_exact(capsys):
    assert as_json(capsys, "beats", "--set", "10^2", "--hands", "10") == {
        "probability": "962197979/1592876151",
        "decimal": pytest.approx(0.604063, abs=1e-6),
    }
    for hands, decimal in (("10,10", 0.8557), ("10, 10, 10", 0.9524)):
        data = as_json(capsys, "beats", "--set", "10^2", "--hands", hands)
        assert round(data["decimal"], 4) == decimal
        assert float(Fraction(data["probability"])) == data["decimal"]
    assert as_json(capsys, "beats", "--set", "Q", "--hands", "10")["probability"] == "0/1"
    assert as_json(capsys, "holds", "--set", "1", "--hands", "10")["probability"] == "1/1"


def test_beats_says_what_is_claimed(capsys):
    _, out, _ = call(capsys, "beats", "--set", "10^2", "--hands", "10")
    assert out.splitlines() == [
        "With a probability of 962197979/1592876151 (0.6041), hand 1 holds a set of 2 of value 11 "
        "or higher and so can beat 10^2.",
        "A hand of 10 from 108 unseen vampires.",
        "The cards I play, 10^2, are not taken out of the unseen ones; cards named with --mine "
        "are.",
    ]
    _, out, _ = call(capsys, "beats", "--set", "10^2", "--hands", "10", "--mine", "10^2 13")
    assert "the 108 without my 10^2 13" in out
    assert "The cards I play, 10^2, are not among the unseen ones." in out
    assert "nothing beats them" in call(capsys, "beats", "--set", "Q^2", "--hands", "5")[1]


def test_what_is_named_narrows_what_is_unseen(capsys):
    def chance(*words: str) -> Fraction:
        return Fraction(as_json(capsys, "beats", "--set", "10^2", *words)["probability"])

    base = chance("--hands", "10,10")
    assert chance("--hands", "10,10", "--hand", "2") == chance("--hands", "10") < base
    assert chance("--hands", "10,10", "--mine", "Q^4") < base
    assert chance("--hands", "10,10", "--seen", "11^8 12^8") < base
    assert chance("--hands", "10,10", "--known", "2:13", "--known", "2:13") == 1
    small = chance("--hands", "4", "--edition", "small,values=13,copies=2")
    event = deals.beats("10^2", edition="small,values=13,copies=2")
    unseen = deals.Unseen([4], edition="small,values=13,copies=2")
    assert small == deals.chance(unseen, event)


def test_holds_counts_the_value_itself(capsys):
    def chance(*words: str) -> Fraction:
        asked = ("holds", "--set", "10^2", "--hands", "10")
        return Fraction(as_json(capsys, *asked, *words)["probability"])

    beaten = as_json(capsys, "beats", "--set", "9^2", "--hands", "10")["probability"]
    assert chance() == Fraction(beaten)
    assert chance("--exactly", "--without-queens") < chance("--exactly") < chance()


def test_a_simulation_stands_beside_the_exact_value(capsys):
    words = ("beats", "--set", "10^2", "--hands", "10", "--simulate", "500")
    data = as_json(capsys, *words, "--seed", "7")
    low, high = data["simulated"]["interval"]
    assert low < data["simulated"]["share"] < high
    assert low < data["decimal"] < high
    assert as_json(capsys, *words, "--seed", "7") == data
    assert as_json(capsys, *words, "--seed", "8") != data
    _, out, _ = call(capsys, *words)
    assert "Simulated with seed 1: in 500 random deals 0." in out and "(0.6041)" in out


def test_steps_show_how_it_comes_about(capsys):
    words = ("beats", "--set", "10^2", "--hands", "10", "--steps")
    assert "All ways to deal 10 of 108 cards: 38,722,819,230,810." in call(capsys, *words)[1]
    assert len(as_json(capsys, *words)["steps"]) == 3


def test_penalty_is_a_whole_distribution(capsys):
    data = as_json(capsys, "penalty", "--hands", "13")
    exact = {int(value): Fraction(p) for value, p in data["probabilities"].items()}
    assert sum(exact.values()) == 1
    assert exact == deals.distribution(deals.Unseen([13]), deals.penalty())
    mean = sum(value * p for value, p in exact.items())
    assert Fraction(data["mean"]) == mean
    assert Fraction(data["variance"]) == sum((v - mean) ** 2 * p for v, p in exact.items())
    assert data["quantiles"]["50"] == 94
    _, out, _ = call(capsys, "penalty", "--hands", "13")
    assert "█" in out and "Mean 94.3704, standard deviation 13.2580." in out
    assert "50 % 94" in out and "A hand of 13 from 108 unseen vampires." in out
    assert out.count("█\n") <= spreads.PRINTED == bars.ROWS


def test_every_quantity_is_asked_of_one_hand(capsys):
    words = ("--hands", "2,3", "--hand", "2", "--mine", "Q^4", "--known", "2:1^2")
    assert as_json(capsys, "queens", *words)["probabilities"] == {"0": "1/1"}
    assert as_json(capsys, "lowest", *words)["probabilities"] == {"1": "1/1"}
    assert set(as_json(capsys, "largest", *words)["probabilities"]) == {"2", "3"}
    assert as_json(capsys, "highest", *words)["hand"] == 2


def test_feeds_says_who_takes_the_cards(capsys):
    words = ("feeds", "--hands", "5,5", "--leader", "2")
    data = as_json(capsys, *words, "--feed", "4")
    exact = deals.picks_up(deals.Unseen([5, 5]), "4", 2)
    assert data == {
        "leader": 2,
        "rule": "lowest",
        "probabilities": {str(hand): f"{p.numerator}/{p.denominator}" for hand, p in exact.items()},
    }
    after_two = ("feeds", "--hands", "5,5", "--leader", "1", "--feed", "4", "--fed", "2:9 ")
    _, out, _ = call(capsys, *after_two, "--rule", "uniform")
    assert "my hand" not in out and "hand 2" in out
    assert "107 unseen vampires: the 108 without 9 (seen)" in out
    assert "The card I play, 4, is not taken out" in out
    _, out, _ = call(capsys, "feeds", "--hands", "5,5", "--leader", "0")
    assert "hand 2" in out and "I play" not in out


SET = ("--set", "10^2")
TEN = ("--hands", "10")
FIVES = ("feeds", "--hands", "5,5")


@pytest.mark.parametrize(
    ("words", "match"),
    [
        (["nonsense"], "vqlab deals --help"),
        (["hands"], "vqlab deals hands --help"),
        (["hands", "-3"], "whole number of cards"),
        (["hands", "x"], "whole number of cards"),
        (["hands", ""], "whole number of cards"),
        (["hands", "9" * 5000], "whole number of cards"),
        (["hands", "111"], r"\[R1\]"),
        (["hands", "1-9999"], r"\[R1\]"),
        (["hands", "5-1"], "upwards"),
        (["hands", "3", "--edition", "huge"], "huge"),
        (["deals", "x"], "vqlab deals deals --help"),
        (["deals", "2"], r"\[R2\]"),
        (["deals", "99"], r"\[R2\]"),
        (["deals", "9", "--edition", "small,values=13,copies=15,hand=13"], "steps to count"),
        (["beats", *TEN], "--set"),
        (["beats", *SET], "--hands"),
        (["beats", *SET, "--hands", ""], r"\[R2\]"),
        (["beats", *SET, "--hands", "-3"], r"not -3. \[R6\]"),
        (["beats", *SET, "--hands", "10,-3"], r"not -3. \[R6\]"),
        (["beats", *SET, "--hands", "ten"], r"\[R6\]"),
        (["beats", *SET, "--hands", "10,,10"], r"\[R6\]"),
        (["beats", *SET, "--hands", "60,60"], r"\[R1\]"),
        (["beats", *SET, "--hands", "9" * 9], r"\[R6\]"),
        (["beats", *SET, "--hands", "9" * 5000], r"\[R6\]"),
        (["beats", *SET, "--hands", ",".join("1" * 12)], r"\[R2\]"),
        (["beats", *SET, "--hands", ",".join("1" * 50_000)], r"\[R2\]"),
        (["beats", *TEN, "--set", "Q^5"], r"\[R1\]"),
        (["beats", *TEN, "--set", "10^14"], r"\[R1\]"),
        (["beats", *TEN, "--set", "6 7"], r"\[R15\]"),
        (["beats", *TEN, "--set", "S20"], r"\[R11\]"),
        (["beats", *TEN, "--set", ""], r"\[R11\]"),
        (["beats", *TEN, "--set", "Q@7"], r"\[R16\]"),
        (["beats", *TEN, "--set", "Z"], "Read “Z”"),
        (["beats", *TEN, "--set", "1 " * 50_000], "copies"),
        (["holds", *TEN, "--set", "14"], "Read “14”"),
        (["beats", *SET, *TEN, "--mine", "Q^5"], r"\[R1\]"),
        (["beats", *SET, *TEN, "--mine", "Q^3", "--seen", "Q^2"], r"\[R1\]"),
        (["beats", *SET, *TEN, "--hand", "2"], "no hand 2"),
        (["beats", *SET, *TEN, "--hand", "-1"], "no hand -1"),
        (["beats", *SET, *TEN, "--known", "9"], "2:9"),
        (["beats", *SET, *TEN, "--known", "x:9"], "2:9"),
        (["beats", *SET, *TEN, "--known", "2:9"], "no hand 2"),
        (["beats", *SET, "--hands", "1", "--known", "1:9^2"], r"\[R17\]"),
        (["beats", *SET, *TEN, "--known", "1:9^8", "--known", "1:9^8"], "copies"),
        (["beats", *SET, *TEN, "--seed", "1"], "--simulate"),
        (["beats", *SET, *TEN, "--simulate", "0"], "1 to 10,000,000"),
        (["beats", *SET, *TEN, "--simulate", "9" * 20], "1 to 10,000,000"),
        (["beats", *SET, *TEN, "--known", "1:Q", "--steps"], "Steps are shown"),
        (["penalty", *TEN, "--hand", "0"], "no hand 0"),
        (["penalty", "--hands", "200"], r"\[R1\]"),
        ([*FIVES, "--leader", "3", "--feed", "2"], "no hand 3"),
        ([*FIVES, "--leader", "-1", "--feed", "2"], "no hand -1"),
        ([*FIVES, "--leader", "1"], "One vampire is fed"),
        ([*FIVES, "--leader", "0", "--feed", "2"], "feeds nothing"),
        ([*FIVES, "--leader", "1", "--feed", "2 3"], "One vampire is fed"),
        ([*FIVES, "--leader", "1", "--feed", "2", "--mine", "3"], "do not hold"),
        ([*FIVES, "--leader", "1", "--feed", "2", "--rule", "any"], "the rules are"),
        ([*FIVES, "--leader", "1", "--feed", "2", "--fed", "1:6"], "feed in turn"),
        ([*FIVES, "--leader", "1", "--feed", "2", "--fed", "2:6 7"], "One vampire is fed"),
        (["feeds", "--hands", "0,0", "--leader", "0"], r"\[R23\]"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_input_is_one_plain_sentence(capsys, words, match):
    status, out, err = call(capsys, *words)
    assert (status, out) == (2, "")
    assert re.search(match, err), err
    assert err.count("\n") == 1 and "Traceback" not in err and "│" not in err and len(err) < 700


def test_a_count_without_end_is_refused(capsys, monkeypatch):
    monkeypatch.setattr(hidden, "MOST_STEPS", 3)
    status, out, err = call(capsys, "penalty", "--hands", "13")
    assert (status, out) == (2, "")
    assert "takes too long" in err


def test_in_a_terminal_sentences_are_no_wider_than_it_is(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    _, out, _ = call(capsys, "beats", "--set", "10^2", "--hands", "10", "--steps")
    assert max(map(len, out.splitlines())) <= 60


def heeding_interrupts() -> None:
    """What a shell puts aside ignores them, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX")
@pytest.mark.parametrize(
    "more",
    [("--set", "5^3", "--hands", "13,13,13,13,13,13,13"), ("--set", "5^3", "--hands", "4,5,6,7,8,9"
    ",10,11,12,13"), ("--set", "1^5", "--hands", "13,13,13,13,13,13,13", "--known", "1:11")],
    ids=["equal", "unequal", "known"],
)  # fmt: skip
def test_an_interrupt_works_at_once(more):
    running = subprocess.Popen(
        [sys.executable, "-m", "vqlab", "deals", "beats", *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heeding_interrupts,
    )
    time.sleep(4)  # it has begun to count, also where other tests run beside it
    running.send_signal(signal.SIGINT)
    sent = time.monotonic()
    out, err = running.communicate(timeout=60)
    assert time.monotonic() - sent < 5, "the count takes minutes"
    assert (running.returncode, out, err) == (130, "", "Interrupted.\n")
