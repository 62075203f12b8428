"""The deals explorer as a controller: ask, count once, sample what is heavy, stop, refuse."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.screens.loops import in_a_loop
from vqlab import DealExplorer, beside, deals
from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, NotationError
from vqlab.deals import sets
from vqlab.deals.derivation import derive
from vqlab.pictures import html, svg, text
from vqlab.pictures.scene import still
from vqlab.pictures.speech import edition_names
from vqlab.queen import Edition
from vqlab.screens import counting
from vqlab.screens.asked import Asked
from vqlab.screens.deals import ACTIONS, EXAMPLES, SLIDERS
from vqlab.words import say

HEAVY = "5^3"


def scene(lab: DealExplorer) -> Any:
    return lab.scenes[0]


def do(lab: DealExplorer, *actions: str) -> DealExplorer:
    for action in actions:
        lab.answer(action)
    return lab


def heavy(**more: Any) -> DealExplorer:
    return DealExplorer(led=HEAVY, seats=6, **more)


def forget() -> None:
    """Nothing of a heavy count is remembered by the counting itself."""
    sets.forget()


def state(lab: DealExplorer) -> tuple[Any, ...]:
    return lab.asked, lab.pile, lab.chance, lab.by_hand, lab.by_value


def bars(lab: DealExplorer, chart: int) -> dict[str, tuple[float, str, str]]:
    return {
        bar["label"]: (bar["share"], bar["text"], bar["mark"])
        for bar in scene(lab)["charts"][chart]["bars"]
    }


# ---- what is asked ---------------------------------------------------------------------------


def test_a_script_says_what_is_asked_and_reads_the_chance() -> None:
    lab = DealExplorer(mine="8^3 5", led="8^3", seats=4, after=2, cards=10, seen="1 Q")
    unseen = deals.Unseen([10, 10], mine="8^3 5", seen="1 Q")
    assert lab.unseen == unseen
    assert lab.event == ~deals.beats("8^3", [1, 2])
    assert lab.chance == 1 - deals.chance(unseen, deals.beats("8^3", [1, 2]))
    assert lab.sample is None and not lab.busy
    assert lab.by_hand == [deals.chance(unseen, deals.beats("8^3", hand)) for hand in (1, 2)]
    assert "8^3" in repr(lab) and str(unseen) in repr(lab)


def test_as_many_as_are_dealt_come_after_the_leader() -> None:
    assert [DealExplorer(seats=n).unseen.hands for n in (3, 9, 12)] == [
        (13,) * 2,
        (12,) * 8,
        (9,) * 11,
    ]


def test_cards_are_clicked_into_my_hand_and_to_those_seen_and_back() -> None:
    lab = do(DealExplorer(), "give:8", "give:8", "hand:seen", "give:Q", "card:mine:8")
    assert (str(lab.asked.mine), str(lab.asked.seen)) == ("8", "Q")
    assert lab.unseen == deals.Unseen([13] * 3, mine="8", seen="Q")
    left = {card["card"]: (card["note"], card["id"]) for card in scene(lab)["palette"]}
    assert (left["8"], left["Q"]) == (("7", "give:8"), ("3", "give:Q"))
    do(lab, *["give:Q"] * 9)
    assert str(lab.asked.seen) == "Q^4"
    assert scene(lab)["palette"][-1]["id"] == ""
    assert not do(lab, "clear").asked.seen


def test_sliders_set_the_set_and_the_table() -> None:
    lab = do(DealExplorer(), "value:11", "size:5", "seats:6", "after:2", "cards:7")
    assert lab.asked.line == "- ; - ; 11^5 ; 6 ; 7^2"
    assert lab.asked.letters == "EF"
    assert lab.chance == deals.chance(deals.Unseen([7, 7]), ~deals.beats("11^5", [1, 2]))
    do(lab, "after:5", "seats:7")
    assert lab.asked.followers == 6, "the leader has all others after him"
    do(lab, "after:2", "seats:3")
    assert lab.asked.followers == 2


def test_queens_alone_stand_beyond_the_last_value_and_keep_the_wished_size() -> None:
    lab = do(DealExplorer(), "size:7", "value:14")
    assert str(lab.asked.led) == "Q^4"
    assert lab.chance == 1 and lab.by_value == {}
    assert "nothing beats queens alone" in scene(lab)["status"]
    assert str(do(lab, "value:13").asked.led) == "13^7"
    assert "no higher set of 7" in scene(lab)["status"] and lab.chance == 1


def test_a_set_is_played_from_the_hand_where_it_is_there() -> None:
    lab = DealExplorer(mine="9^2 Q", led="8^3")
    do(lab, "value:9")
    assert str(lab.asked.led) == "9^2 Q" and lab.asked.in_hand
    assert "9^2 Q is in my hand, and so not among them" in scene(lab)["status"]
    do(lab, "value:10")
    assert str(lab.asked.led) == "10^3"
    assert "10^3 is not in the hand I named, and so not taken out" in scene(lab)["status"]
    assert str(do(DealExplorer(), "size:10").asked.led) == "8^8 Q^2"
    status = scene(do(DealExplorer(), "line:8^2 5 ; - ; 8^3"))["status"]
    assert "Only 8^2 of it is in my hand; the rest is not taken out" in status


def test_the_set_is_put_into_my_hand_and_taken_from_it() -> None:
    lab = do(DealExplorer(mine="8 5"), "put")
    assert lab.asked.line == "5 8^3 ; - ; 8^3"
    assert lab.chance == DealExplorer(mine="5 8^3").chance
    ids = [action["id"] for action in scene(lab)["actions"]]
    assert "take" in ids and "put" not in ids
    assert str(do(lab, "take").asked.mine) == "5"
    lab = do(DealExplorer(mine="8", seen="8^6"), "put")
    assert "8 comes up 9 times" in scene(lab)["alert"]
    assert str(lab.asked.mine) == "8"


@pytest.mark.parametrize("edition", ["english", "base,two_seats=yes"])
def test_queens_alone_stay_queens_in_another_edition(edition: str) -> None:
    lab = do(DealExplorer(), "line:- ; - ; Q^2 ; 4", f"choose:{edition}")
    assert str(lab.asked.led) == "Q^2" and not scene(lab)["alert"]
    assert str(do(lab, "choose:small").asked.led) == "Q"
    assert str(do(lab, "choose:small,queens=0").asked.led) == "4^2"


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("- ; - ; 8^3 ; 12 ; 8^11", "queen/small: - ; - ; 4^3 ; 12"),
        ("4 9 ; - ; 9", "queen/small: 4 ; - ; 4"),
        ("4 9 ; 3 ; 9^2 ; 3 ; 2 1", "queen/small: 4 ; 3 ; 4^2 ; 3 ; 2 1"),
        ("1^3 2^3 3^3 ; 4^3 ; 9 ; 3", "queen/small: - ; - ; 4 ; 3"),
    ],
)
def test_another_edition_can_always_be_chosen(line: str, kept: str) -> None:
    lab = do(DealExplorer(), f"line:{line}", "choose:small")
    assert str(lab.asked.edition) == "small"
    assert "fits the small edition" in scene(lab)["alert"]
    assert lab.asked.line == kept


@pytest.mark.parametrize("line", ["8 S15 ; - ; 8", "8 ; S15 ; 8", "8 S15 ; S15 ; Q"])
def test_slayers_that_are_named_are_left_out_and_that_is_said(line: str) -> None:
    lab = do(DealExplorer(), f"line:{line}")
    assert "Slayers are not dealt, so S15 is left out" in scene(lab)["status"]
    assert "S15" in scene(do(lab, "value:9"))["status"]
    assert "S15" not in scene(do(lab, "clear"))["status"]
    assert "S15 S20 are left out" in scene(DealExplorer(mine="S15 S20 8"))["status"]


def test_hands_may_be_empty() -> None:
    lab = do(DealExplorer(), "cards:0")
    assert lab.unseen.hands == (0, 0, 0) and lab.chance == 1
    assert lab.asked.ranges["cards"][0] == 0


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("8^3;;", "The set is missing"),
        ("5 8 ; - ; 8^3 x", "at column 15"),
        ("queen/base: 5 y ; - ; 8", "at column 15"),
        ("5 ;  z ; 8", "at column 6"),
        ("- ; - ; 8 ; 4 ; 13^4", "From 1 to 3 hands"),
    ],
)
def test_a_line_that_cannot_be_read_says_where(line: str, said: str) -> None:
    assert said in scene(do(DealExplorer(), f"line:{line}"))["alert"]


@pytest.mark.parametrize("name", ["base", "english", "small", "base,two_seats=yes"])
def test_an_edition_is_chosen_and_its_sliders_fit(name: str) -> None:
    lab = do(DealExplorer(), f"choose:{name}")
    assert scene(lab)["alert"] == ""
    assert lab.asked.edition == Edition.parse(name)
    assert lab.unseen.edition == Edition.parse(name)
    for name in SLIDERS:
        for end in (1, 0):
            least, most, value = lab.asked.ranges[name]
            assert least <= value <= most
            do(lab, f"{name}:{(least, most)[end]}")
            assert not scene(lab)["alert"] or "[R" in scene(lab)["alert"]
            lab._work.stop()
    assert [choice["value"] for choice in scene(lab)["choices"]] == [f"choose:{lab.asked.edition}"]


@pytest.mark.parametrize(
    "line",
    [
        "- ; - ; 8^3",
        "5 8^3 ; - ; 8^3 ; 3",
        "- ; 1^2 ; 9 ; 5 ; 7^3",
        "9^2 11 ; Q^3 ; 9^2 ; 4 ; 4 2 5",
        "queen/small: - ; - ; 4^3 ; 3",
        *EXAMPLES.values(),
    ],
)
def test_a_line_says_all_and_is_written_as_it_is_read(line: str) -> None:
    lab = do(DealExplorer(), f"line:{line}")
    assert scene(lab)["alert"] == ""
    assert lab.asked.line == scene(lab)["entry"]["text"] == line
    assert Asked.parse(lab.asked.line) == lab.asked
    lab.close()


def test_every_state_that_can_be_clicked_has_a_line() -> None:
    rng, lab = random.Random(3), DealExplorer(led="12^2", edition="base,two_seats=yes")
    for _ in range(150):
        sliders = [(s["id"], s["least"], s["most"]) for s in scene(lab)["sliders"]]
        name, least, most = rng.choice(sliders)
        give = f"give:{rng.choice(['1', '5', '9', '13', 'Q'])}"
        do(lab, rng.choice([f"{name}:{rng.randint(least, most)}", give, "hand:seen", "hand:mine"]))
        again = Asked.parse(lab.asked.line)
        assert (again.unseen, again.line) == (lab.unseen, lab.asked.line)
        lab._work.stop()


@pytest.mark.parametrize(
    "bad",
    [
        "line:Q^5 ; - ; 8^3",
        "line:Q^3 ; Q^2 ; 8^3",
        "line:- ; - ; 8 9",
        "line:- ; - ; S20",
        "line:- ; - ; pass",
        "line:- ; - ; Q^5",
        "line:- ; - ; 8^9",
        "line:- ; - ; 8^3 ; 13",
        "line:- ; - ; 8^3 ; 2",
        "line:- ; - ; 8^3 ; ²",
        "line:- ; - ; 8^3 ; 4 ; 13^4",
        "line:- ; - ; 8^3 ; 4 ; 50^3",
        "line:- ; - ; 8^3 ; 4 ; x",
        "line:- ; x ; 8^3",
        "line:",
        "line:;;;;;",
        "line:tarot: - ; - ; 8",
        "line:" + "9" * 5000,
        "value:15",
        "value:0",
        "size:13",
        "size:x",
        "seats:2",
        "seats:²",
        "after:4",
        "after:-1",
        "cards:99",
        "choose:tarot",
    ],
)
def test_what_cannot_be_gets_one_sentence_and_nothing_is_lost(bad: str) -> None:
    lab = DealExplorer(mine="8^3", seen="1")
    before = state(lab)
    do(lab, bad)
    alert = scene(lab)["alert"]
    assert alert and alert.count(". ") <= 1 and "Error" not in alert
    assert state(lab) == before
    do(lab, "give:5")
    assert scene(lab)["alert"] == ""


@pytest.mark.parametrize(
    "junk",
    ["give:X", "give:S20", "give:", "card:mine:7", "card:", "hand:x", "example:x", "goon", "x:1"],
)
def test_no_other_action_does_anything(junk: str) -> None:
    lab = DealExplorer(mine="8^3")
    before = state(lab)
    assert state(do(lab, junk)) == before


def test_more_cards_than_there_are_is_refused_when_they_are_given() -> None:
    lab = do(DealExplorer(), "line:- ; 1^8 2^8 3^8 4^8 5^8 6^8 7^8 ; 8^3 ; 5", "hand:seen")
    assert lab.unseen.left_over == 0
    before = state(lab)
    do(lab, "give:13")
    assert "52 unknown vampires" in scene(lab)["alert"]
    assert state(lab) == before


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"mine": "Q^5"}, ImpossiblePosition),
        ({"led": "8 9"}, IllegalPlay),
        ({"led": "8^9"}, ImpossiblePosition),
        ({"seats": 2}, ImpossiblePosition),
        ({"seats": 13}, ImpossiblePosition),
        ({"after": 4}, NotationError),
        ({"after": 0}, NotationError),
        ({"after": True}, NotationError),
        ({"cards": -1}, ImpossiblePosition),
        ({"cards": 99}, ImpossiblePosition),
        ({"cards": "13"}, ImpossiblePosition),
        ({"edition": "tarot"}, NotationError),
        ({"seats": "4"}, ImpossiblePosition),
        ({"cards": 2.5}, ImpossiblePosition),
        ({"cards": [1, 2, 3, 4, 5, 6]}, NotationError),
    ],
)
def test_a_script_gets_a_typed_error(wrong: dict[str, Any], error: type[LabError]) -> None:
    with pytest.raises(error):
        DealExplorer(**wrong)


# ---- what is counted ---------------------------------------------------------------------------


def started(lab: DealExplorer, *actions: str) -> int:
    before = lab._counts.started
    do(lab, *actions)
    lab._work.stop()
    return lab._counts.started - before


def test_a_change_counts_only_what_it_needs() -> None:
    lab = DealExplorer(led="10^2", seats=3)
    assert lab._counts.started == 1 + 1 + 4  # the set; one hand; 11, 12, 13, queens
    assert started(lab, "hand:seen", "hand:mine", "value:10", "cards:13") == 0
    assert started(lab, "value:11") == 2  # the set, one hand; the bars are known
    assert started(lab, "value:9") == 3  # and the bar of the 10s
    assert started(lab, "value:10") == 0
    assert started(lab, "after:1") == 1 + 4  # one hand alone is one that was counted
    assert started(lab, "after:2") == 0
    assert started(lab, "seats:4", "after:2") == 1 + 4
    assert started(lab, "give:5") == 1 + 1 + 4
    assert started(lab, "card:mine:5", "hand:seen", "give:5") == 0  # the same cards are unseen


def test_values_are_those_of_the_deals_and_the_derivation_has_the_numbers() -> None:
    lab = DealExplorer(mine="5 8 10^2 12 Q", led="10^2", seats=3)
    unseen, hands = lab.unseen, [1, 2]
    for value, share in lab.by_value.items():
        cards = "Q^2" if value == 14 else f"{value}^2"
        assert share == deals.chance(unseen, deals.holds(cards, hands, better=False))
    assert list(lab.by_value) == [11, 12, 13, 14]
    lines = [str(line) for line in derive(unseen, lab.event).lines]
    *steps, fraction = scene(lab)["comment"].splitlines()
    assert steps == lines
    assert str(lab.chance) in fraction, "whole, so that it can be copied"
    shown = bars(lab, 0)
    assert shown["1"] == (0.0, "–", "low") and shown["10"][2] == "led"
    assert shown["11"][0] == float(lab.by_value[11])
    beaten = bars(lab, 1)
    assert list(beaten) == ["B (hand 1)", "C (hand 2)", "one of them"]
    assert lab.chance is not None
    assert beaten["one of them"][0] == float(1 - lab.chance)
    assert scene(lab)["middle"][0] == f"{float(lab.chance):.4f}"


def test_hands_of_different_sizes_have_a_bar_each() -> None:
    lab = do(DealExplorer(), "example:late")
    assert lab.unseen.hands == (4, 2, 5)
    assert len(set(lab.by_hand)) == 3
    each = [deals.chance(lab.unseen, deals.beats("9^2", hand)) for hand in (1, 2, 3)]
    assert lab.by_hand == each


# ---- what takes long ---------------------------------------------------------------------------


def test_a_heavy_question_is_sampled_at_once_and_counted_meanwhile() -> None:
    forget()
    lab = heavy()
    assert lab.chance is None and lab.busy
    assert lab.sample is not None and lab.sample.tried >= counting.FEWEST
    assert "random deals, not exact" in scene(lab)["middle"][1]
    assert "about" in scene(lab)["status"] and "random deals" in scene(lab)["status"]
    assert "stop" in [action["id"] for action in scene(lab)["actions"]]
    assert lab.wait(120).chance is not None
    low, high = lab.sample.interval
    assert low <= lab.chance <= high
    assert lab.sample.tried == counting.MANY
    assert scene(lab)["middle"][0] == f"{float(lab.chance):.4f}"
    assert "random" not in scene(lab)["status"]
    assert do(lab, "value:13", f"line:- ; - ; {HEAVY} ; 6").chance is not None, "it is remembered"
    assert not lab.busy


def test_a_stopped_count_says_so_keeps_the_sample_and_can_be_gone_on_with() -> None:
    forget()
    lab = heavy()
    sample = lab.sample
    do(lab, "stop")
    assert not lab.busy and lab.chance is None and lab.sample == sample
    assert scene(lab)["middle"][2].startswith("Stopped.")
    assert "random deals" in scene(lab)["status"]
    assert "goon" in [action["id"] for action in scene(lab)["actions"]]
    lab.steps = 7
    do(lab, "goon")
    assert lab.busy and lab.steps == 0, "it begins anew"
    do(lab, "hand:seen", "give:X")
    assert lab.busy, "what changes no chance does not end the count"
    lab.close()


def test_a_newer_change_ends_the_older_count() -> None:
    forget()
    lab = heavy()
    do(lab, "value:4")
    assert lab.busy and lab.chance is None
    do(lab, "value:13")
    assert not lab.busy and lab.chance == deals.chance(lab.unseen, lab.event)
    assert lab.sample is None
    exact = lab.chance
    time.sleep(0.5)
    assert lab.chance == exact


def test_another_screen_ends_the_count_and_it_is_shown_as_stopped() -> None:
    forget()
    lab, other = heavy(), DealExplorer(led="4^3", seats=6)
    assert other.busy and not lab.busy
    assert scene(lab)["middle"][2].startswith("Stopped.")
    other.close()


def test_the_kernel_answers_while_a_heavy_count_runs() -> None:
    forget()

    async def ticks() -> float:
        lab, worst = heavy(), 0.0
        for _ in range(40):
            begun = time.perf_counter()
            await asyncio.sleep(0.02)
            worst = max(worst, time.perf_counter() - begun)
        assert lab.busy
        lab.close()
        return worst

    assert in_a_loop(ticks) < 0.5


def test_progress_is_told() -> None:
    forget()
    lab, seen = heavy(), set()
    deadline = time.monotonic() + 60
    while lab.busy and len(seen) < 2 and time.monotonic() < deadline:
        lab.wait(0.2)
        seen.add(lab.steps)
    assert len(seen) >= 2
    assert lab.chance is not None or "steps so far" in scene(lab)["middle"][2]
    lab.close()


def test_without_threads_the_sample_is_kept_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    monkeypatch.setattr(beside, "THREADS", False)
    begun = time.perf_counter()
    lab = heavy()
    assert time.perf_counter() - begun < 2
    assert lab.chance is None and not lab.busy
    assert "kept" in scene(lab)["middle"][2]
    assert not {"stop", "goon"} & {action["id"] for action in scene(lab)["actions"]}
    assert do(lab, "goon").chance is None
    assert do(lab, "value:13").chance is not None


def test_a_sample_is_the_same_every_time() -> None:
    forget()
    one, other = heavy(), heavy()
    assert one.sample == other.sample
    other.close()


def test_an_error_in_a_count_is_shown() -> None:
    lab = DealExplorer()
    lab._heard(LabError(deals.Unseen([1]).message), True)
    assert scene(lab)["alert"].startswith("A hand of 1")
    lab._heard(ZeroDivisionError("oh"), True)
    assert scene(lab)["alert"] == "ZeroDivisionError: oh"


@pytest.mark.skipif(sys.gettrace() is not None, reason="a tracer makes everything slower")
def test_most_answers_are_there_at_once() -> None:
    lab, taken = DealExplorer(seats=3), []
    scene(lab)
    for seats in (3, 4, 6):
        do(lab, f"seats:{seats}")
        for size in (1, 2, 3, 6):
            do(lab, f"size:{size}")
            for value in range(1, 14, 2):
                forget()
                begun = time.perf_counter()
                do(lab, f"value:{value}")
                scene(lab)
                taken.append(time.perf_counter() - begun)
                lab._work.stop()
    assert sorted(taken)[len(taken) // 2] < 0.1


# ---- what is shown -----------------------------------------------------------------------------


def shown() -> list[DealExplorer]:
    stopped = do(heavy(), "stop")
    return [DealExplorer(), stopped, do(DealExplorer(), "example:late"), do(stopped, "value:14")]


def test_scenes_are_plain_data_and_every_action_is_known() -> None:
    for lab in shown():
        assert json.loads(json.dumps(lab.scenes)) == lab.scenes
        drawn = scene(lab)
        ids = [action["id"] for action in drawn["actions"]]
        ids += [option["id"] for choice in drawn["choices"] for option in choice["options"]]
        ids += [slider["id"] for slider in drawn["sliders"]] + [drawn["entry"]["id"]]
        assert {name.partition(":")[0] for name in ids} <= ACTIONS
        assert tuple(slider["id"] for slider in drawn["sliders"]) == SLIDERS
        for chart in drawn["charts"]:
            assert all(0 <= bar["share"] <= 1 and bar["text"] for bar in chart["bars"])


def test_every_word_comes_from_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    lab = DealExplorer(mine="8", seen="9")
    said = []

    def listen(message: Any, language: str = "en") -> str:
        said.append(say(message, language))
        return f"«{said[-1]}»"

    for module in ("deal_board", "deal_charts"):
        monkeypatch.setattr(f"vqlab.screens.{module}.say", listen)
    named = {edition: f"«{name}»" for edition, name in edition_names("en").items()}
    monkeypatch.setattr("vqlab.screens.deal_board.edition_names", lambda language: dict(named))
    drawn = scene(lab)
    words = [drawn[key] for key in ("title", "place", "status")] + drawn["middle"][1:]
    words += [seat[key] for seat in drawn["seats"] for key in ("label", "badge", "spoken")]
    words += [slider[key] for slider in drawn["sliders"] for key in ("label", "text")]
    words += [chart["caption"] for chart in drawn["charts"]]
    words += [bar["text"] for chart in drawn["charts"] for bar in chart["bars"] if bar["share"]]
    words += [action["text"] for action in drawn["actions"]]
    words += [drawn[key] for key in ("news", "spoken", "comments", "lost")]
    words += [slider["spoken"] for slider in drawn["sliders"]]
    words += [drawn["seats"][0]["said"], drawn["charts"][1]["spoken"]]
    words += [option["text"] for choice in drawn["choices"] for option in choice["options"]]
    words += [drawn["entry"][key] for key in ("label", "go", "copy", "copied")]
    assert [one for one in words if not one.startswith("«")] == []


def test_what_is_read_aloud_is_words_and_short() -> None:
    lab = DealExplorer(led="8^3").wait()
    assert scene(lab)["news"] == "Chance 0.1048 that nobody after me beats three 8s."
    assert scene(do(lab, "value:9").wait())["news"].endswith("beats three 9s.")
    drawn = scene(do(lab, "size:9"))
    assert [s["spoken"] for s in drawn["sliders"]][:2] == ["9", "9: eight 9s and a queen"]
    for said in (drawn["news"], drawn["spoken"], drawn["seats"][0]["spoken"]):
        assert "^" not in said
    news = scene(do(heavy(), "stop"))["news"]
    assert "three 5s" in news and "Stopped." in news


def test_the_set_is_named_as_mine_without_the_marks_of_a_round() -> None:
    drawn = scene(DealExplorer())
    seat = drawn["seats"][0]
    assert (seat["said"], seat["top"], seat["leader"]) == ("I play 8^3", False, False)
    for form in (text(drawn), html(drawn), svg(drawn)):
        assert "I play 8^3" in form and not {"●", "★"} & set(form)


def test_the_screen_has_words_of_its_own_for_what_is_not_stepped() -> None:
    drawn = scene(DealExplorer())
    assert drawn["comments"] == "How it is counted"
    assert "run this cell again" in drawn["lost"] and "Stepping" not in drawn["lost"]
    names = {slider["label"] for slider in drawn["sliders"]}
    assert {"Cards in my set", "Vampires in each hand"} <= names
    options = drawn["choices"][0]["options"]
    assert [option["text"] for option in options][2:] == ["Small deck", "Base, two players too"]


def test_the_example_of_a_long_count_lasts() -> None:
    forget()
    lab = do(DealExplorer(), "example:heavy")
    lab.wait(3)
    assert lab.busy and lab.chance is None
    assert not do(lab, "stop").busy


def test_the_still_forms_show_the_number_the_bars_and_the_claim(tmp_path: Path) -> None:
    lab = DealExplorer(mine="5 8 10^2 12 Q", led="10^2", seats=3)
    drawn = scene(lab)
    for form in (text(drawn), html(drawn), svg(drawn)):
        for said in ("0.0541", "67.40 %", "Chance that a hand can beat 10^2"):
            assert said in form
    assert "Value of my set: 10" in text(drawn) and "█" in text(drawn)
    kept = still(drawn)
    assert [slider["id"] for slider in kept["sliders"]] == [""] * 5
    assert kept["charts"] == drawn["charts"]
    assert "0.0541" in lab.save(tmp_path / "deals.html").read_text("utf-8")
    data, _ = lab._repr_mimebundle_()
    assert "0.0541" in data["text/plain"]


def test_a_percentage_is_whole_only_where_it_is_certain() -> None:
    lab = DealExplorer(led="1^8 Q", seats=12)
    assert lab.chance is not None and lab.chance < 1
    assert scene(lab)["middle"][0].startswith("> 0.9999")
    assert "%" not in scene(lab)["middle"][1], "a bound equals no fraction"
    assert Fraction(scene(lab)["middle"][1].replace("…", "0")) < 2
    assert str(lab.chance) in scene(lab)["comment"]


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ({"led": "8^3"}, "10.48 % ≈ 11058…2192/10555…5925"),
        ({"led": "1", "edition": "small,values=2,copies=1,queens=2", "cards": 1, "after": 1}, None),
        ({"led": "Q"}, "100 %"),
    ],
)
def test_equal_is_said_only_of_what_is_equal(asked: dict[str, Any], shown: str | None) -> None:
    lab = DealExplorer(**asked)
    assert scene(lab)["middle"][1] == (shown or "25.00 % = 1/4")


def test_the_bounds_of_a_sample_are_rounded_outward() -> None:
    lab = do(heavy(), "stop")
    assert lab.sample is not None
    low, high = lab.sample.interval
    least, most = map(float, scene(lab)["middle"][0].split(" to "))
    assert least <= low < least + 0.001
    assert most - 0.001 < high <= most


def test_closing_ends_the_count() -> None:
    forget()
    lab = heavy()
    _ = lab.table
    lab.close()
    assert not lab.busy
