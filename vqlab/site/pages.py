"""The pages of the site that need no kernel: the way in, and a round to step through at once.

notebooks + words → ``index.html``; an annotated example → ``round.html``; both in each language,
``index-de.html``. The first has no script at all, the second the one of the card table; neither may
fetch anything but its own style.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, urlencode

from vqlab.contract import Message
from vqlab.screens.page import fragment
from vqlab.screens.stepper import Stepper
from vqlab.words import languages, names, own_name, say

__all__ = ["Book", "books", "write_pages"]

ROUND = "slayer-round"
"""The example on ``round.html``."""
MATCH = 'from vqlab import Match\n\nMatch(3, "cautious")'
TRAINER = "from vqlab import Trainer\n\nTrainer()"
_CONFIGURED = (
    '<script id="jupyter-config-data" type="application/json" '
    'data-jupyter-lite-root=".">{}</script>'
)
"""What JupyterLite reads in the ``index.html`` of its root; data, which no browser runs."""
LONGEST = 200
"""Letters of what is said of a notebook."""


class Book(NamedTuple):
    """A notebook as the way in tells of it: where it is, its language, title and first words."""

    path: str
    language: str
    title: str
    about: str


def write_pages(site: Path) -> None:
    """Write the ways in, the rounds and their style into a site whose notebooks are there."""
    for name in ("site.css", "icon.svg"):
        text = files("vqlab.site").joinpath("front", name).read_text("utf-8")
        (site / name).write_text(text, "utf-8")
    docs = (site / "docs" / "index.html").is_file()
    found = books(site / "files")
    for language in languages():
        (site / _named("index", language)).write_text(_way_in(found, docs, language), "utf-8")
        (site / _named("round", language)).write_text(_round(language), "utf-8")


def _named(page: str, language: str) -> str:
    """The file of a page in a language; English is what is found without asking."""
    return f"{page}.html" if language == "en" else f"{page}-{language}.html"


def _tongues(page: str, language: str) -> str:
    """Links to the same page in the other languages."""
    links = (
        f"<a href='{_named(page, other)}' lang='{other}' hreflang='{other}'>{escape(name)}</a>"
        for other, name in names().items()
        if other != language
    )
    return f"<p class='tongues'>{' · '.join(links)}</p>"


def books(folder: Path) -> list[Book]:
    """The notebooks of a folder, those of each other language in a folder of its own."""
    paths = sorted(folder.rglob("*.ipynb"), key=lambda path: (len(path.parts), path))
    return [_book(folder, path) for path in paths if not path.name.startswith(".")]


def _book(folder: Path, path: Path) -> Book:
    name = path.relative_to(folder).as_posix()
    cells = json.loads(path.read_text("utf-8"))["cells"]
    text = next(("".join(c["source"]) for c in cells if c["cell_type"] == "markdown"), "")
    heading, _, rest = text.partition("\n")
    first = next((part for part in rest.split("\n\n") if _says(part)), "")
    language = name.partition("/")[0] if "/" in name else "en"
    return Book(name, language, _plain(heading.lstrip("# ")) or name, _short(_plain(first)))


def _says(paragraph: str) -> bool:
    """Whether there is more in a paragraph than links to the same in other languages."""
    return bool(re.sub(r"\[[^]]*\]\([^)]*\)|\W", "", paragraph))


def _plain(markdown: str) -> str:
    """Words without what marks them in Markdown."""
    words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", " ".join(markdown.split()))
    return re.sub(r"[*_`]", "", words)


def _short(text: str) -> str:
    """The first sentences of a text, as many as fit."""
    said = ""
    for sentence in re.split(r"(?<=[.?!…]) ", text):
        if said and len(said) + len(sentence) > LONGEST:
            break
        said = f"{said} {sentence}".strip()
    return said


def _way_in(found: list[Book], docs: bool, language: str) -> str:
    doors = [
        ("round", _named("round", language)),
        ("play", _repl(MATCH, language)),
        ("puzzles", _repl(TRAINER, language)),
    ]
    doors += [("docs", "docs/index.html")] if docs else []
    title, lead = _said("site-title", language), _said("site-lead", language)
    policy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'"
    body = (
        f"<header>{_tongues('index', language)}<h1>{title}</h1><p class='lead'>{lead}</p></header>"
        f"<main><ul class='doors'>{''.join(_door(*door, language) for door in doors)}</ul>"
        f"<h2>{_said('site-books', language)}</h2><p>{_said('site-books-about', language)}</p>"
        f"{''.join(_shelves(found, language))}</main>"
        f"{_CONFIGURED}<footer><p>{_said('site-private', language)}</p>"
        f"<p>{_said('site-independent', language)}</p></footer>"
    )
    return _page(title, policy, body, language)


def _door(name: str, address: str, language: str) -> str:
    head, about, go = (_said(f"site-{name}{part}", language) for part in ("-head", "-about", "-go"))
    link = f"<a class='door' href='{escape(address)}'>{go}</a>"
    return f"<li><h2>{head}</h2><p>{about}</p>{link}</li>"


def _shelves(found: list[Book], language: str) -> Iterator[str]:
    """The notebooks, a list for each language, headed by its own name where there are several."""
    tongues = sorted({book.language for book in found}, key=lambda name: (name != language, name))
    for tongue in tongues:
        rows = [_row(book) for book in found if book.language == tongue]
        head = f"<h3>{escape(_own_name(tongue))}</h3>" if len(tongues) > 1 else ""
        shelf = f"<ul class='books'>{''.join(rows)}</ul>"
        yield f"<section lang='{escape(tongue)}'>{head}{shelf}</section>"


def _row(book: Book) -> str:
    address = f"lab/index.html?path={quote(book.path)}"
    return f"<li><a href='{address}'>{escape(book.title)}</a><p>{escape(book.about)}</p></li>"


def _own_name(language: str) -> str:
    """A language's name as it calls itself; its folder's where nobody knows of it."""
    from babel import UnknownLocaleError

    try:
        return own_name(language)
    except (UnknownLocaleError, ValueError):
        return language


def _repl(code: str, language: str) -> str:
    """Where code is run at once, without a notebook."""
    if language != "en":
        code = f'import vqlab\n\nvqlab.language("{language}")\n{code}'
    asked = {"kernel": "python", "toolbar": "1", "execute": "1", "code": code}
    return f"repl/index.html?{urlencode(asked)}"


def _round(language: str) -> str:
    scenes = Stepper(ROUND, language).scenes
    table = re.sub(r"(<svg[^>]*?) style=\"[^\"]*\"", r"\1", fragment(scenes, language))
    body = (
        f"<main class='round'><a class='back' href='{_named('index', language)}'>"
        f"{_said('site-back', language)}</a>{_tongues('round', language)}"
        f"<h1>{_said('site-round-head', language)}</h1>"
        f"<p>{_said('site-round-keys', language)}</p>{table}</main>"
    )
    policy = (
        f"default-src 'none'; img-src 'self' data:; base-uri 'none'; "
        f"style-src 'self' {_hashes('style', body)}; script-src {_hashes('script', body)}"
    )
    return _page(escape(scenes[0]["title"]), policy, body, language)


def _hashes(tag: str, html: str) -> str:
    """What stands between such tags, by its hashes: that and nothing else is let through."""
    texts = re.findall(f"<{tag}>(.*?)</{tag}>", html, re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in texts]
    return " ".join(f"'sha256-{digest}'" for digest in digests)


def _page(title: str, policy: str, body: str, language: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="referrer" content="no-referrer">'
        '<link rel="icon" href="icon.svg"><link rel="stylesheet" href="site.css">'
        f"<title>{title}</title></head><body>{body}</body></html>\n"
    )


_WORDS = {
    name: Message(name)
    for name in (
        *("site-title", "site-lead", "site-books", "site-books-about", "site-private"),
        *("site-independent", "site-back", "site-round-keys"),
        *("site-round-head", "site-round-about", "site-round-go"),
        *("site-play-head", "site-play-about", "site-play-go"),
        *("site-puzzles-head", "site-puzzles-about", "site-puzzles-go"),
        *("site-docs-head", "site-docs-about", "site-docs-go"),
    )
}


def _said(name: str, language: str) -> str:
    return escape(say(_WORDS[name], language), quote=False)
