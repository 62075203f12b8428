"""Directives and roles of this documentation: rules, tables that are played, notebooks.

``{clauses} R1-R9`` writes rules out of the catalogue; ``{clause}`R12` `` links to one.
``{play} POSITION`` is a table on which a small position is played, ``{steps} NAME`` one that steps
through an annotated example; neither needs a kernel. ``{face}`` lists the names of ``vqlab``.
``{notebook}`03-what-is-a-solution#1. What …` `` links to a notebook and names a heading in it,
``{exercise}`merge` `` names an exercise, ``{repo}`CITATION.cff` `` links to a file. What there
is not stops the build.
"""

from __future__ import annotations

import inspect
import json
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from pygments.lexers.special import TextLexer
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole
from sphinx.util.osutil import relative_uri
from sphinx.util.typing import ExtensionMetadata

import vqlab
from vqlab import Stepper, exercises
from vqlab.contract import LabError
from vqlab.contract.clauses import Clauses
from vqlab.queen.clauses import CLAUSES as OF_QUEEN
from vqlab.screens.page import assets, fragment
from vqlab.screens.playing import playground
from vqlab.vampires.clauses import CLAUSES as OF_VAMPIRES

CLAUSES = {"R": OF_QUEEN, "T": OF_VAMPIRES}
PAGES = {"R": "rules/queen", "T": "rules/vampires"}
HERE = Path(__file__).parents[1]
NOTEBOOKS = HERE.parent / ("_notebooks" if HERE.name == "_docs" else "notebooks")
"""Beside the sources of this documentation, in the source tree and in an installed package."""


def clauses_of(clause: str) -> Clauses:
    """The rules that a clause belongs to. Raises KeyError for one there is not."""
    found = CLAUSES[clause[0]]
    found.text(clause)
    return found


class ClausesDirective(SphinxDirective):
    """Rules from one clause to another, each with an anchor of its name."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        first, _, last = self.arguments[0].partition("-")
        try:
            rules = clauses_of(first)
            wanted = rules[rules.index(first) : rules.index(last or first) + 1]
        except (KeyError, ValueError) as error:
            raise self.error(str(error)) from error
        listed = nodes.definition_list(classes=["clauses"])
        for clause in wanted:
            item = nodes.definition_list_item()
            term = nodes.term("", "", ids=[clause])
            term += nodes.strong(clause, clause)
            term += nodes.Text(f" {rules.title(clause)}")
            text = nodes.paragraph("", str(rules.text(clause)))
            item += [term, nodes.definition("", text)]
            listed += item
        return [listed]


@cache
def headings(notebook: str) -> tuple[str, ...]:
    """The headings of a notebook, its title first."""
    cells = json.loads((NOTEBOOKS / f"{notebook}.ipynb").read_text("utf-8"))["cells"]
    texts = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    lines = [line for text in texts for line in text.splitlines()]
    return tuple(line.lstrip("#").strip() for line in lines if line.startswith("#"))


class Named(SphinxRole):
    """A role that names something there has to be."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        try:
            return [self.link()], []
        except (KeyError, OSError, ValueError) as error:
            said = self.inliner.reporter.error(f"{self.text}: {error}", line=self.lineno)
            return [self.inliner.problematic(self.rawtext, self.rawtext, said)], [said]

    def link(self) -> nodes.Node:
        """What stands for the name."""
        raise NotImplementedError


class ClauseRole(Named):
    """A link to a rule, with its title for whoever points at it."""

    def link(self) -> nodes.Node:
        title = str(clauses_of(self.text).title(self.text))
        page = relative_uri(self.env.docname, PAGES[self.text[0]])
        uri = f"{page}.html#{self.text}" if page else f"#{self.text}"
        link = nodes.reference(self.text, self.text, refuri=uri, internal=True)
        link["reftitle"] = title
        return link


class NotebookRole(Named):
    """A link to a notebook: to where ``notebooks_at`` says it is, else to the file itself."""

    def link(self) -> nodes.Node:
        name, _, heading = self.text.partition("#")
        title, *others = headings(name)
        if heading and heading not in others:
            raise ValueError(f"no such heading; there are {', '.join(others)}")
        words = nodes.inline("", f"notebook {name.partition('-')[0]}, “{heading or title}”")
        path = NOTEBOOKS / f"{name}.ipynb"
        if at := self.config.notebooks_at:
            return nodes.reference("", "", words, refuri=at.format(path.name))
        target = f"/../{path.parent.name}/{path.name}"
        return addnodes.download_reference("", "", words, reftarget=target, refdoc=self.env.docname)


class RepositoryRole(Named):
    """A file of the source tree; only its name in an installed package, which has no such file."""

    def link(self) -> nodes.Node:
        words = nodes.literal(self.text, self.text)
        if HERE.name == "_docs":
            return words
        if not (HERE.parent / self.text).is_file():
            raise ValueError("no such file")
        return addnodes.download_reference(
            "", "", words, reftarget=f"/../{self.text}", refdoc=self.env.docname
        )


class ExerciseRole(Named):
    """The name of an exercise."""

    def link(self) -> nodes.Node:
        _ = exercises[self.text]
        return nodes.literal(self.text, self.text)


def number_of(table: SphinxDirective) -> str:
    """The number of a table on its page, which tells it from the others."""
    return str(table.env.new_serialno("table") + 1)


class PlayDirective(SphinxDirective):
    """A position to be played on the page."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Any]] = {"turns": directives.nonnegative_int}

    def run(self) -> list[nodes.Node]:
        position, turns = self.arguments[0], self.options.get("turns")
        try:
            html = playground(position, turns, "en", whole=False, name=number_of(self))
        except LabError as error:
            raise self.error(str(error)) from error
        line = nodes.literal(position, position)
        caption = nodes.paragraph("", "", line, classes=["lab-position"])
        return [nodes.raw("", f"<div class='lab-table'>{html}</div>", format="html"), caption]


class StepsDirective(SphinxDirective):
    """An annotated example of either game, to be stepped through on the page."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        try:
            scenes = Stepper(self.arguments[0], "en").scenes
        except (KeyError, LabError) as error:
            raise self.error(str(error)) from error
        html = fragment(scenes, "en", whole=False, name=number_of(self))
        return [nodes.raw("", f"<div class='lab-table'>{html}</div>", format="html")]


class FaceDirective(SphinxDirective):
    """A table of the names that ``vqlab`` itself gives, each with its first sentence."""

    def run(self) -> list[nodes.Node]:
        lines = ["| name | what it is |", "|---|---|"]
        for name in vqlab.__all__:
            found = getattr(vqlab, name)
            if isinstance(found, ModuleType):
                said, link = inspect.getdoc(found), f"{{py:mod}}`{name} <vqlab.{name}>`"
            else:
                home = vqlab._HOME[name]
                said, link = inspect.getdoc(found), f"{{py:obj}}`{name} <{home}.{name}>`"
            first = " ".join((said or "").split("\n\n")[0].split())
            lines.append(f"| {link} | {first.partition('. ')[0].rstrip('.')}. |")
        return self.parse_text_to_nodes("\n".join(lines))


def write_assets(app: Sphinx, error: Exception | None) -> None:
    """The table's module and style, once for all pages."""
    if error is None and app.builder.format == "html":
        script, style = assets()
        folder = Path(app.outdir) / "_static"
        (folder / "table.js").write_text(script, "utf-8")
        (folder / "table.css").write_text(style, "utf-8")


def setup(app: Sphinx) -> ExtensionMetadata:
    """What Sphinx calls."""
    app.add_config_value("notebooks_at", "", "env", str)
    app.add_lexer("vq", TextLexer)
    app.add_directive("clauses", ClausesDirective)
    app.add_directive("face", FaceDirective)
    app.add_directive("play", PlayDirective)
    app.add_directive("steps", StepsDirective)
    app.add_role("clause", ClauseRole())
    app.add_role("notebook", NotebookRole())
    app.add_role("exercise", ExerciseRole())
    app.add_role("repo", RepositoryRole())
    app.add_css_file("table.css", priority=400)
    app.add_js_file("table.js", priority=400)
    app.connect("build-finished", write_assets)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
