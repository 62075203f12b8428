"""Notebooks in other languages: the English one's cells and ids, with words from a catalogue.

Only the words differ, the links, which lead from a folder of their own, and the first cell of code,
which also chooses the language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from vqlab.translating.blocks import Block, blocks
from vqlab.translating.code import with_words, words_in
from vqlab.words import own_name

TRANSLATED = ("00-start", "01-rules-by-example", "04-endgame-puzzles")
"""The notebooks that are there in every language."""
LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = ("http://", "https://", "#")
FOLDER = Path(__file__).parents[2] / "notebooks"
"""The English notebooks, in the source tree."""


def read(path: Path) -> dict[str, Any]:
    """A notebook as plain data."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return data


def written(notebook: dict[str, Any]) -> str:
    """A notebook as text, in the form in which it is kept."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def texts(notebook: dict[str, Any], languages: str) -> Iterator[tuple[str, str, str]]:
    """Each text of a notebook to translate: the id of its cell, the text, and what it is.

    ``languages`` is the line that leads to the other languages, which is none of them.
    """
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            for block in blocks(source):
                if block.text and block.text != languages:
                    yield cell["id"], block.text, ""
        else:
            for words in words_in(source):
                yield cell["id"], words.text, words.what


def languages_line(name: str, language: str, languages: tuple[str, ...]) -> str:
    """Links from a notebook to the same one in the other languages, each in its own name.

    >>> languages_line("00-start", "de", ("de", "fr"))
    '[English](../00-start.ipynb) · [Français](../fr/00-start.ipynb)'
    """
    home = "" if language == "en" else "../"
    links = []
    for other in sorted({"en", *languages}):
        if other != language:
            folder = "" if other == "en" else f"{other}/"
            links.append(f"[{own_name(other)}]({home}{folder}{name}.ipynb)")
    return " · ".join(links)


def with_languages_line(
    notebook: dict[str, Any], name: str, languages: tuple[str, ...]
) -> dict[str, Any]:
    """The English notebook, its line of links leading to just these languages."""
    made = deepcopy(notebook)
    link = rf"\[[^]]+\]\((\w+/)?{re.escape(name)}\.ipynb\)"
    line = re.compile(rf"^{link}( · {link})*$", re.MULTILINE)
    cell = made["cells"][0]
    now = languages_line(name, "en", languages)
    source = line.sub(lambda _: now, "".join(cell["source"]), count=1)
    cell["source"] = source.splitlines(keepends=True)
    return made


def translated_notebook(
    notebook: dict[str, Any],
    name: str,
    language: str,
    languages: tuple[str, ...],
    translate: Callable[[str], str],
) -> dict[str, Any]:
    """A notebook in another language, for the folder of that language."""
    made = deepcopy(notebook)
    own, new = (languages_line(name, which, languages) for which in ("en", language))

    def block(one: Block) -> str:
        if one.text == own:
            return one.before + new + one.after
        return one.before + (moved(translate(one.text)) if one.text else "") + one.after

    begun = False
    for cell in made["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            source = "\n".join(map(block, blocks(source)))
        else:
            source = with_words(source, translate)
            if not begun:
                source = speaking(source, language)
                begun = True
        cell["source"] = source.splitlines(keepends=True)
    return made


def moved(markdown: str) -> str:
    """Markdown with its links as they are from a folder deeper.

    >>> moved("[a](01-rules-by-example.ipynb), [b](05-make-your-own.ipynb#x)")
    '[a](01-rules-by-example.ipynb), [b](../05-make-your-own.ipynb#x)'
    """

    def target(found: re.Match[str]) -> str:
        stays = found[1].startswith(ELSEWHERE) or found[1].partition(".")[0] in TRANSLATED
        return f"]({'' if stays else '../'}{found[1]})"

    return LINK.sub(target, markdown)


def speaking(code: str, language: str) -> str:
    r"""The first cell of code, which begins with the choice of a language.

    The choice is not its last line, which a notebook would show the value of.

    >>> print(speaking('from vqlab import Stepper\n\nStepper("the-deal")', "de"))
    import vqlab
    vqlab.language("de")
    <BLANKLINE>
    from vqlab import Stepper
    <BLANKLINE>
    Stepper("the-deal")
    """
    return f'import vqlab\nvqlab.language("{language}")\n\n{code}'
