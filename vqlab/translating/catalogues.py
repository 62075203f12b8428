"""The catalogues of translations, gettext PO files: ``words/<language>/<name>.po``.

English texts → template → catalogue: what is translated stays, what is new is added empty, what has
changed is marked fuzzy, what is gone is kept as obsolete.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from importlib.resources import files
from inspect import cleandoc
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from vqlab.games import examples
from vqlab.puzzles.packs import PACKS
from vqlab.puzzles.themes import THEMES
from vqlab.translating import notebooks
from vqlab.translating.losses import losses

WORDS = Path(str(files("vqlab.words")))
BEGUN = datetime(2026, 1, 1, tzinfo=UTC)
"""A date that says nothing, so that a catalogue changes only with its texts."""
HEADER = """\
vqlab: texts of the lab in another language.
Translate each msgid into its msgstr; both are Markdown where the file is named after a notebook.
Keep as they are: `code`, notation (6^2, Q, S20, R12, T4, plays, positions), the targets of links -
the part in (...) after [...] - and the names of people. A | parts the columns of a table.
Cards, seats and points are called what the .ftl catalogues of the same folder call them.
What is printed in code keeps its blanks at the ends; a comment of a record has no { or } in it.
"#:" says where a text stands, "#." what it is or which cards are on the table.
A "fuzzy" text has changed in English since it was translated: it is not shown until the flag is
taken away."""

Text = tuple[str, str, str]
"""Where it stands, the English text, and what helps to translate it."""


def of_notebook(name: str, languages: tuple[str, ...]) -> Iterator[Text]:
    """The texts of a notebook."""
    line = notebooks.languages_line(name, "en", languages)
    notebook = notebooks.read(notebooks.FOLDER / f"{name}.ipynb")
    for place, text, what in notebooks.texts(notebook, line):
        columns = "  " in text.strip() and "keep the columns: each ends where it ends in English"
        yield place, text, ", ".join(filter(None, [what and f"in code: {what}", columns or ""]))


def of_examples() -> Iterator[Text]:
    """The titles and comments of the annotated examples of every game."""
    for name, record in sorted(examples().items()):
        yield name, record.title, "title"
        for line in record.lines:
            for play, note in zip(("", *line.plays), line.notes, strict=True):
                if note.comment:
                    yield name, note.comment, str(play)


def of_puzzles() -> Iterator[Text]:
    """The titles and comments of the puzzles that come with the lab, and what their themes are."""
    for file in PACKS.values():
        data = json.loads((files("vqlab") / "data" / "puzzles" / file).read_text("utf-8"))
        yield file, data["title"], "title"
        for one in data["puzzles"]:
            yield one["name"], one["title"], f"title; {_asked(one)}"
            if comment := one.get("comment"):
                yield one["name"], comment, _asked(one)
    for name, test in THEMES.items():
        yield name, test.__doc__ or "", "what a theme of a solution is"


def _asked(puzzle: dict[str, Any]) -> str:
    plays = ", ".join(puzzle["plays"])
    limit = f" {puzzle['limit']}" if "limit" in puzzle else ""
    return f"{puzzle['kind']}{limit} {puzzle['seat']}: {puzzle['position']}; right: {plays}"


def of_commands() -> Iterator[Text]:
    """The help of every command, of its arguments and options, and what the parser says."""
    from typer.main import get_command

    from vqlab.cli import app
    from vqlab.cli.parsing import SENTENCES

    seen: set[str] = set()
    for place, text in _help_of(get_command(app), "vqlab"):
        if text not in seen:
            seen.add(text)
            yield place, text, ""
    for text in SENTENCES:
        yield "parser", text, "{…} is filled in" if "{" in text else ""


def _help_of(command: Any, called: str) -> Iterator[tuple[str, str]]:
    """Where a text of help stands, without blanks, and the text."""
    yield called.replace(" ", "-"), cleandoc(command.help or "")
    for param in command.params:
        if text := getattr(param, "help", None):
            yield f"{called} {param.name}".replace(" ", "-"), cleandoc(text)
    for name, one in getattr(command, "commands", {}).items():
        yield from _help_of(one, f"{called} {name}")


def sources(languages: tuple[str, ...]) -> dict[str, Callable[[], Iterator[Text]]]:
    """The name of each catalogue -> what gives its texts."""
    return {
        **{name: partial(of_notebook, name, languages) for name in notebooks.TRANSLATED},
        "commands": of_commands,
        "examples": of_examples,
        "puzzles": of_puzzles,
    }


def template(gathered: Iterator[Text], language: str) -> Catalog:
    """A catalogue with nothing translated."""
    made = Catalog(
        locale=language,
        header_comment="\n".join(f"# {line}" for line in HEADER.splitlines()),
        project="vqlab",
        version="1",
        msgid_bugs_address="vqlab",
        last_translator="vqlab",
        language_team="vqlab",
        creation_date=BEGUN,
        revision_date=BEGUN,
        fuzzy=False,
    )
    for place, text, help_ in gathered:
        made.add(text, locations=[(place, 0)], auto_comments=[help_] if help_ else [])
    return made


def path_of(language: str, name: str, folder: Path = WORDS) -> Path:
    """Where a catalogue is kept."""
    return folder / language / f"{name}.po"


def load(path: Path) -> Catalog:
    """A catalogue from its file."""
    with path.open("rb") as stream:
        return read_po(stream, abort_invalid=True)


def update(path: Path, wanted: Catalog) -> Catalog:
    """Bring a catalogue up to date with the English texts, or begin it; gives what is now there."""
    made = wanted
    if path.exists():
        made = load(path)
        made.update(wanted, update_header_comment=True)
    stream = io.BytesIO()
    write_po(stream, made, width=0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(stream.getvalue().rstrip() + b"\n")
    return made


def translations() -> tuple[str, ...]:
    """The languages there are catalogues of authors' texts for.

    >>> "en" in translations()
    False
    """
    return tuple(sorted({path.parent.name for path in WORDS.glob("*/*.po")}))


def shown(catalogue: Catalog) -> Callable[[str], str]:
    """What gives the translation of a text, or the English where there is none to show."""
    found = {str(m.id): str(m.string) for m in catalogue if m.id and m.string and not m.fuzzy}
    return lambda text: found.get(text, text)


def losses_in(catalogue: Catalog) -> Iterator[tuple[str, str]]:
    """Each translated text that lost something, with what it lost."""
    for one in catalogue:
        if one.id and one.string and (lost := losses(str(one.id), str(one.string))):
            yield str(one.id), ", ".join(lost)


def missing(catalogue: Catalog) -> list[str]:
    """The texts that have no translation one could show.

    >>> catalogue = Catalog(locale="de")
    >>> _ = catalogue.add("a card", "eine Karte"), catalogue.add("a queen")
    >>> missing(catalogue)
    ['a queen']
    """
    return [str(one.id) for one in catalogue if one.id and (one.fuzzy or not one.string)]
