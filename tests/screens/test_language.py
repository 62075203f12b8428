"""The language of a screen: chosen when it is made, and by the switch in its head."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vqlab import (
    Analysis,
    DealExplorer,
    GraphExplorer,
    Match,
    Position,
    Stepper,
    Trainer,
    exercises,
    language,
)
from vqlab.contract import LabError, Message, NotationError, Unknown
from vqlab.puzzles import pack
from vqlab.queen import clause_text
from vqlab.screens.freeplay import FreePlay
from vqlab.words import NoLanguage, say, speaking

ENDGAME = "2 6 9 Q | 1 5 6 13 | 6 9 10 11"


def wrong_play() -> Trainer:
    trainer = Trainer(ENDGAME)
    trainer.answer("play:6")
    return trainer


def refused_match() -> Match:
    match = Match(3, "cautious", seed=7, edition="small", pace=0, save=False)
    match.wait()
    match.answer("play:3 4")
    return match


SCREENS: dict[str, Callable[[], Any]] = {
    "stepper": lambda: Stepper("slayer-round"),
    "trainer": wrong_play,
    "match": refused_match,
    "analysis": lambda: Analysis("6 8 | 7 | 5 9"),
    "deals": lambda: DealExplorer().wait(),
    "vampires": lambda: FreePlay("vampires: GYBR WR | GYRB ; R4(BYRG - RGBY YRBG)"),
}


def choose(widget: Any, name: object) -> None:
    """What the switch in a front end sends."""
    content = {"method": "custom", "content": {"type": "language", "id": name}}
    widget._handle_msg({"content": {"data": content}, "buffers": []})


def words_of(scenes: list[Any], *more: str) -> set[str]:
    """What is said in scenes, but for notation, and for what a record's author wrote."""
    found = {scene[part] for scene in scenes for part in ("status", "as_text", *more)}
    found |= {said for scene in scenes for said in scene["middle"]}
    found |= {one["spoken"] for scene in scenes for one in scene["seats"]}
    return {said for said in found if re.search("[a-z]{2}", said)}


@pytest.mark.parametrize("name", SCREENS)
def test_the_switch_says_everything_in_the_other_language(name: str) -> None:
    screen = SCREENS[name]()
    english, answers = words_of(screen.table.scenes), ("alert", "asked")
    everything = words_of(screen.table.scenes, *answers)
    choose(screen.table, "de")
    assert screen.table.labels["lang"] == "de"
    assert screen.table.labels["next"] == "Weiter"
    assert not everything & words_of(screen.table.scenes, *answers)
    choose(screen.table, "en")
    assert words_of(screen.table.scenes) == english
    screen.close()


def test_what_was_said_last_is_said_again() -> None:
    for screen in (wrong_play(), refused_match()):
        before = screen.said
        screen.speak("de")
        assert screen.said != before
        screen.speak("en")
        assert screen.said == before


def test_the_graph_has_the_switch_too() -> None:
    explorer = GraphExplorer("2 3 | 2 | 3", event="out:A")
    choose(explorer.widget, "de")
    assert explorer.widget.labels["lang"] == "de"
    assert explorer.widget.view["claim"] == say(explorer._claim, "de")
    assert explorer.widget.card["scene"]["as_text"] == say(Message("label-as-text"), "de")
    explorer.close()


@pytest.mark.parametrize("name", ["xx", "", None, ["de"], "<b>"])
def test_a_language_there_is_not_changes_nothing(name: object) -> None:
    stepper = Stepper("slayer-round")
    before = stepper.table.scenes
    choose(stepper.table, name)
    assert stepper.table.scenes == before
    assert language() == "en"


def test_a_choice_holds_for_what_is_made_after_it() -> None:
    first, other = Stepper("slayer-round"), Stepper("slayer-round")
    choose(first.table, "de")
    assert Stepper("slayer-round").scenes[0]["status"] == first.scenes[0]["status"]
    assert other.scenes[0]["status"] != first.scenes[0]["status"]  # it keeps its own


def test_a_screen_keeps_the_language_it_was_made_in() -> None:
    with speaking("de"):
        match = refused_match()
    assert match.language == "de"
    assert match.said == "3 4 mischt Werte; ein Satz hat nur einen Wert. [R11]"
    match.answer("hint")
    assert not any(word in match.said for word in ("the", "lead"))


def test_a_screen_that_is_given_another_language_speaks_it_whole() -> None:
    trainer = wrong_play()
    assert trainer.table.labels["lang"] == "en"
    trainer.language = "fr"
    assert trainer.table.labels["lang"] == "fr"
    assert trainer.table.scenes[0]["alert"] == trainer.said
    assert language() == "en", "of this screen alone"
    trainer.close()


def test_equal_numbers_of_other_types_are_said_each_in_its_own_way() -> None:
    assert say(Message("cards-count", n=1.0)) != say(Message("cards-count", n=1)) == "1 card"


def test_what_was_typed_is_quoted_as_it_was_typed() -> None:
    with speaking("de"), pytest.raises(NotationError, match=r"„1\.5“"):
        Position.parse("1.5 | 6 | 7")


def test_an_error_has_words_whatever_the_environment_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VQLAB_LANGUAGE", "xx")
    assert str(Message("cards-count", n=2)) == "2 cards"
    with pytest.raises(NoLanguage, match="no language"):
        language()
    with pytest.raises(NoLanguage):
        language(["de"])  # type: ignore[arg-type]


def test_a_graph_that_is_given_another_language_speaks_it_whole() -> None:
    explorer = GraphExplorer("2 3 | 2 | 3", event="out:A")
    english = explorer.widget.view["claim"]
    explorer.language = "fr"
    assert explorer.widget.labels["lang"] == "fr"
    assert explorer.widget.view["claim"] == say(explorer._claim, "fr") != english
    assert language() == "en", "of this graph alone"
    explorer.close()


@pytest.mark.parametrize(("name", "none"), [("de", " gibt "), ("fr", "Il n’y a pas ")])
def test_a_name_there_is_not_is_refused_in_a_sentence(name: str, none: str) -> None:
    for ask in (
        lambda: Stepper("nope"),
        lambda: exercises["nope"],
        lambda: clause_text("R99"),
        lambda: pack()["nope"],
    ):
        with speaking(name), pytest.raises(Unknown) as error:
            ask()
        with speaking(name):
            assert isinstance(error.value, KeyError)
            assert str(error.value).endswith(".")
            assert "nope" in str(error.value) or "R99" in str(error.value)
            assert none in str(error.value)


def test_a_page_that_cannot_be_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="cannot be written"):
        Stepper("slayer-round").save(tmp_path / "nowhere" / "page.html")
