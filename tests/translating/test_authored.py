"""Titles and comments of what comes with the lab, in other languages; a person's own as written."""

import subprocess
import sys
from html import escape
from pathlib import Path

import pytest

import vqlab
from vqlab import Stepper, Trainer, words
from vqlab.games import examples
from vqlab.puzzles import THEMES, Puzzle, Task, pack, theme_meaning
from vqlab.puzzles.choosing import known_names
from vqlab.puzzles.packs import PACKS
from vqlab.screens.sheet import sheet
from vqlab.words import languages, speaking, translated

LANGUAGES = [language for language in languages() if language != "en"]


def said_by_authors():
    for record in examples().values():
        yield record.title
        yield from (note.comment for line in record.lines for note in line.notes)
    for game in PACKS:
        yield pack(game).title
        for one in pack(game).values():
            yield from (one.title, one.comment)
    yield from (test.__doc__ for test in THEMES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_authors_wrote_is_said_otherwise_in_another_language(language):
    """A text as short as a name may be the same; no other is."""
    texts = set(filter(None, said_by_authors()))
    assert len(texts) > 500
    same = [text for text in texts if translated(text, language) == text]
    assert [text for text in same if len(text.split()) > 3] == []
    known = words._authored(language)
    assert texts <= known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(examples()))
def test_an_example_is_shown_in_the_language(language, name):
    record = examples()[name]
    scenes = Stepper(name, language).scenes
    assert {scene["title"] for scene in scenes} == {translated(record.title, language)}
    comments = [note.comment for line in record.lines for note in line.notes if note.comment]
    expected = [translated(comment, language) for comment in comments]
    assert [scene["comment"] for scene in scenes if scene["comment"]] == expected
    assert [s["comment"] for s in Stepper(name, "en").scenes if s["comment"]] == comments


@pytest.fixture
def authored(monkeypatch):
    """A catalogue of one's own for a language there is."""
    language = LANGUAGES[0]

    def give(**texts: str) -> str:
        monkeypatch.setattr(words, "_authored", lambda asked: texts if asked == language else {})
        return language

    return give


OWN = """vqlab: 1
game: queen/base
title: {title}
phase 1: 4 7^2 | 5 Q | 2 9
7^2 {{{comment}}}, pass, pass
"""


def test_what_the_lab_does_not_know_is_shown_as_written(authored):
    language = authored(Known="Bekannt")
    own = Stepper(OWN.format(title="My own", comment="A remark."), language).scenes
    assert own[0]["title"] == "My own"
    assert own[1]["comment"] == "A remark."
    assert Stepper(OWN.format(title="Known", comment="x"), language).scenes[0]["title"] == "Bekannt"


def test_a_record_a_pack_and_their_files_stay_as_they_were_written(authored):
    language = authored(**{examples()["blocking"].title: "X", "Just Enough": "Y"})
    with speaking(language):
        assert "title: X" not in str(examples()["blocking"])
        assert examples()["blocking"].to_json()["title"] == examples()["blocking"].title
        assert pack()["just-enough"].to_json()["title"] == "Just Enough"
        assert '"Just Enough"' in pack().text()


def test_listings_pictures_and_sheets_of_puzzles_speak_the_language(
    authored, monkeypatch, tmp_path
):
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))
    one = pack()["just-enough"]
    language = authored(**{one.title: "Gerade <genug>", one.comment: "Ein <b>Wort</b>."})
    with speaking(language):
        assert str(one).startswith("Gerade <genug>: ")
        for page in (one._repr_html_(), pack()._repr_html_()):
            assert "Gerade &lt;genug&gt;" in page
            assert "<genug>" not in page and "Just Enough" not in page
        assert known_names(["gerade <genug>", "just enough"], pack()) == {
            "gerade <genug>": "just-enough",
            "just enough": "just-enough",
        }
    page = sheet([one], language=language)
    assert "Gerade &lt;genug&gt;" in page
    assert escape("Ein <b>Wort</b>.") in page and "<b>Wort" not in page
    trainer = Trainer("just-enough", language=language)
    assert "Gerade <genug>" in trainer.scenes[0]["title"]
    trainer.answer("play:7")
    trainer.answer("play:8^2")
    assert trainer.scenes[-1]["comment"].startswith("Ein <b>Wort</b>.")


def test_a_listing_of_examples_speaks_the_language(authored):
    language = authored(**{examples()["blocking"].title: "Wer nichts hat"})
    with speaking(language):
        assert "blocking: Wer nichts hat" in repr(vqlab.examples)
    assert f"blocking: {examples()['blocking'].title}" in repr(vqlab.examples)


def test_a_saved_page_shows_a_translation_as_text(authored, tmp_path):
    language = authored(**{examples()["blocking"].title: "<script>alert(1)</script>"})
    path = Stepper("blocking", language).save(tmp_path / "page.html")
    assert "<script>alert(1)" not in Path(path).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_theme_is_is_said_in_the_language(language):
    assert theme_meaning("slayer-first", "en") == THEMES["slayer-first"].__doc__
    assert theme_meaning("slayer-first", language) != THEMES["slayer-first"].__doc__


def test_an_own_puzzle_without_a_title_has_none_in_any_language():
    own = Puzzle.of("6 8 | 7 13 | Q^2", Task("least", 0, limit=6))
    for language in languages():
        with speaking(language):
            assert str(own) == str(own.message)


def test_english_reads_no_catalogue_and_another_language_each_once():
    code = (
        "import sys\n"
        "from vqlab import Stepper\n"
        "Stepper('blocking'); print('babel.messages.pofile' in sys.modules)\n"
        "import babel.messages.pofile as pofile\n"
        "read, count = pofile.read_po, []\n"
        "pofile.read_po = lambda *a, **k: count.append(1) or read(*a, **k)\n"
        f"Stepper('blocking', '{LANGUAGES[0]}'); Stepper('slayer-round', '{LANGUAGES[0]}')\n"
        "print(len(count))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120
    )
    assert ran.stdout.split() == ["False", str(len(words.AUTHORED))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_switch_says_titles_and_comments_in_the_other_language(language, monkeypatch, tmp_path):
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path))
    for screen in (Trainer("just-enough", language="en"), Stepper("blocking", "en")):
        before = screen.scenes[0]["title"]
        try:
            screen.speak(language)
            assert screen.scenes[0]["title"] != before
        finally:
            screen.speak("en")
        assert screen.scenes[0]["title"] == before
