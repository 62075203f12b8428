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

from vqlab import DealExplorer, deals
from vqlab.contract import IllegalPlay, ImpossiblePosition, LabError, NotationError
from vqlab.deals import sets
from vqlab.deals.derivation import derive
from vqlab.pictures import html, svg, text
from vqlab.pictures.scene import still
from vqlab.queen import Edition
from vqlab.screens import counting, work
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
    assert scene(lab)["comment"].splitlines() == lines
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
    do(lab, "goon")
    assert lab.busy
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

    assert asyncio.run(ticks()) < 0.5


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
    monkeypatch.setattr(work, "THREADS", False)
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
    drawn = scene(lab)
    words = [drawn[key] for key in ("title", "place", "status")] + drawn["middle"][1:]
    words += [seat[key] for seat in drawn["seats"] for key in ("label", "badge", "spoken")]
    words += [slider[key] for slider in drawn["sliders"] for key in ("label", "text")]
    words += [chart["caption"] for chart in drawn["charts"]]
    words += [bar["text"] for chart in drawn["charts"] for bar in chart["bars"] if bar["share"]]
    words += [action["text"] for action in drawn["actions"]]
    words += [drawn["entry"][key] for key in ("label", "go", "copy", "copied")]
    assert [one for one in words if not one.startswith("«")] == []


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
    assert scene(lab)["middle"][1].startswith("> 99.99 %")
    assert Fraction(scene(lab)["middle"][1].split("= ")[1].replace("…", "0")) < 2


def test_closing_ends_the_count() -> None:
    forget()
    lab = heavy()
    _ = lab.table
    lab.close()
    assert not lab.busy
