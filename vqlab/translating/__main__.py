"""``python -m vqlab.translating [LANGUAGE …]``: catalogues brought up to date, notebooks written.

What is not translated yet is said, and stands in English meanwhile. A language that is named and
has no catalogues yet gets empty ones.
"""

from __future__ import annotations

import sys

from vqlab.translating.catalogues import (
    load,
    losses_in,
    missing,
    path_of,
    shown,
    sources,
    template,
    translations,
    update,
)
from vqlab.translating.notebooks import (
    FOLDER,
    TRANSLATED,
    read,
    translated_notebook,
    with_languages_line,
    written,
)


def main(named: list[str]) -> int:
    """Do it for the languages there are and those named; gives 1 where something is to be done."""
    if not FOLDER.is_dir():
        sys.exit("The English notebooks are not beside the package: run this in the source tree.")
    languages = tuple(sorted({*translations(), *named}))
    link_english(languages)
    to_do = 0
    for language in languages:
        for name, texts in sources(languages).items():
            catalogue = update(path_of(language, name), template(texts(), language))
            lines = [f"not translated: {text}" for text in missing(catalogue)]
            lines += [f"{lost}: {text}" for text, lost in losses_in(catalogue)]
            print(f"{language}/{name}.po: {len(catalogue)} texts, {len(lines)} to look at")
            print(*(f"  {line}" for line in lines), sep="\n", end="\n" if lines else "")
            to_do += len(lines)
        write_notebooks(language, languages)
    return int(to_do > 0)


def link_english(languages: tuple[str, ...]) -> None:
    """Let the English notebooks lead to the same ones in each of these languages."""
    for name in TRANSLATED:
        path = FOLDER / f"{name}.ipynb"
        path.write_text(written(with_languages_line(read(path), name, languages)), "utf-8")


def write_notebooks(language: str, languages: tuple[str, ...]) -> None:
    """Write the notebooks in a language, from the English ones and its catalogues."""
    folder = FOLDER / language
    folder.mkdir(exist_ok=True)
    for name in TRANSLATED:
        words = shown(load(path_of(language, name)))
        english = read(FOLDER / f"{name}.ipynb")
        made = translated_notebook(english, name, language, languages, words)
        (folder / f"{name}.ipynb").write_text(written(made), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
