"""Notebooks in other languages: made from the English ones, complete, the same but for words."""

import ast
import json
import re

import pytest

from vqlab.translating import catalogues, notebooks
from vqlab.translating.code import words_in
from vqlab.words import languages

LANGUAGES = catalogues.translations()
EACH = [(language, name) for language in LANGUAGES for name in notebooks.TRANSLATED]
ALL = [(language, name) for language in LANGUAGES for name in catalogues.sources(LANGUAGES)]

pytestmark = pytest.mark.skipif(
    not notebooks.FOLDER.is_dir(), reason="the notebooks are not beside the package"
)


def english(name: str) -> dict:
    return notebooks.read(notebooks.FOLDER / f"{name}.ipynb")


def kept(language: str, name: str) -> dict:
    return notebooks.read(notebooks.FOLDER / language / f"{name}.ipynb")


def cells(notebook: dict, kind: str) -> list[str]:
    return ["".join(c["source"]) for c in notebook["cells"] if c["cell_type"] == kind]


def wanted(language: str, name: str):
    return catalogues.template(catalogues.sources(LANGUAGES)[name](), language)


def test_every_language_that_is_spoken_has_them():
    assert set(LANGUAGES) == set(languages()) - {"en"}
    for language in LANGUAGES:
        there = sorted(path.stem for path in (notebooks.FOLDER / language).glob("*.ipynb"))
        assert there == sorted(notebooks.TRANSLATED)


@pytest.mark.parametrize("language, name", EACH)
def test_they_are_just_what_the_english_ones_and_the_catalogues_make(language, name):
    """If this fails, ``python -m vqlab.translating`` was not run."""
    words = catalogues.shown(catalogues.load(catalogues.path_of(language, name)))
    made = notebooks.translated_notebook(english(name), name, language, LANGUAGES, words)
    path = notebooks.FOLDER / language / f"{name}.ipynb"
    assert path.read_text("utf-8") == notebooks.written(made)


@pytest.mark.parametrize("language, name", ALL)
def test_every_english_text_is_translated(language, name):
    catalogue = catalogues.load(catalogues.path_of(language, name))
    texts = {message.id for message in wanted(language, name) if message.id}
    assert texts == {message.id for message in catalogue if message.id}
    assert catalogues.missing(catalogue) == []


@pytest.mark.parametrize("language, name", ALL)
def test_no_translation_loses_a_link_or_code_or_notation(language, name):
    catalogue = catalogues.load(catalogues.path_of(language, name))
    assert list(catalogues.losses_in(catalogue)) == []


@pytest.mark.parametrize("language, name", EACH)
def test_cells_and_code_are_the_same_but_for_words(language, name):
    ours, theirs = kept(language, name), english(name)
    for one, other in zip(ours["cells"], theirs["cells"], strict=True):
        same = ("id", "cell_type", "metadata", "outputs", "execution_count")
        assert [one.get(key) for key in same] == [other.get(key) for key in same]
    ours_code, theirs_code = cells(ours, "code"), cells(theirs, "code")
    chosen = f'import vqlab|vqlab.language("{language}")'
    for number, (one, other) in enumerate(zip(ours_code, theirs_code, strict=True)):
        lines = [ast.unparse(part) for part in without_words(one).body]
        more = chosen.replace('"', "'").split("|") if number == 0 else []
        assert lines.count("import vqlab") == len(more) // 2
        left = [line for line in lines if line not in more]
        assert left == [ast.unparse(part) for part in without_words(other).body]


def without_words(code: str) -> ast.Module:
    for words in reversed(words_in(code)):
        code = code[: words.start] + "…" + code[words.end :]
    return ast.parse(code)


@pytest.mark.parametrize("language, name", EACH)
def test_links_lead_to_notebooks_and_stay_in_the_language(language, name):
    text = "\n".join(cells(kept(language, name), "markdown"))
    links = notebooks.LINK.findall(text)
    assert len(links) == len(notebooks.LINK.findall("".join(cells(english(name), "markdown"))))
    folder = notebooks.FOLDER / language
    for link in links:
        path = (folder / link.partition("#")[0]).resolve()
        assert path.is_file(), link
        other = link.startswith(("../", f"../{language}/"))
        in_language = (folder / path.name).is_file()
        to_another_language = path.name == f"{name}.ipynb" and other
        assert path.parent == folder.resolve() or not in_language or to_another_language, link


@pytest.mark.parametrize("name", notebooks.TRANSLATED)
def test_a_line_below_each_title_leads_to_the_other_languages(name):
    for language in ("en", *LANGUAGES):
        notebook = english(name) if language == "en" else kept(language, name)
        title, blank, line = "".join(notebook["cells"][0]["source"]).splitlines()[:3]
        assert title.startswith("# ") and not blank
        assert line == notebooks.languages_line(name, language, LANGUAGES)
        assert line.count(".ipynb") == len(LANGUAGES)


def test_the_command_changes_nothing_twice(tmp_path):
    for language, name in ALL:
        path = catalogues.path_of(language, name, tmp_path)
        path.parent.mkdir(exist_ok=True)
        before = catalogues.path_of(language, name).read_bytes()
        path.write_bytes(before)
        catalogues.update(path, wanted(language, name))
        again = re.sub(rb'"Generated-By: .*"\n', b"", path.read_bytes())
        assert again == re.sub(rb'"Generated-By: .*"\n', b"", before), path


def test_an_english_text_that_changes_is_no_longer_shown_translated(tmp_path):
    def now(*texts: str) -> object:
        return catalogues.template(iter([("cell", text, "") for text in texts]), "de")

    path = tmp_path / "x.po"
    first = "A queen counts fourteen points in a hand."
    catalogues.update(path, now(first, "Gone."))
    text = path.read_text("utf-8").replace(
        f'"{first}"\nmsgstr ""', f'"{first}"\nmsgstr "Eine Dame zählt vierzehn."'
    )
    path.write_text(text.replace('"Gone."\nmsgstr ""', '"Gone."\nmsgstr "Fort."'), "utf-8")
    shown = catalogues.shown(catalogues.load(path))
    assert (shown(first), shown("Gone.")) == ("Eine Dame zählt vierzehn.", "Fort.")

    changed = "A queen counts fifteen points in a hand."
    catalogue = catalogues.update(path, now(changed, "A slayer is led."))
    assert catalogues.missing(catalogue) == [changed, "A slayer is led."]
    assert catalogues.shown(catalogues.load(path))(changed) == changed
    assert '#~ msgid "Gone."' in path.read_text("utf-8")
    assert "#, fuzzy" in path.read_text("utf-8")


def test_a_word_with_a_quote_or_a_backslash_stays_a_word_of_the_code():
    from vqlab.translating.code import with_words

    code = 'print("right:")  # it is so\n'
    made = with_words(code, lambda text: 'sa\\id "so"' if text == "right:" else text)
    assert ast.literal_eval(ast.parse(made).body[0].value.args[0]) == 'sa\\id "so"'
    assert json.dumps(made)
