"""axe-core on a page: what it finds against WCAG 2.2 A and AA, and against good practice.

``violations(page)`` looks at a whole page, ``violations(page, ".vq")`` at a part of it; both give
one line a finding, so that ``assert violations(page) == []`` says what is wrong. axe-core comes in
the package ``axe-playwright-python``; ``VQLAB_AXE`` names the file of another version to try.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice")
PAGES = {
    "region": "the page around a part has the landmarks: JupyterLab's main area, a site's <main>",
}
"""Rules that a part of a page cannot keep by itself, each with the reason."""

_RUN = """([root, options]) => axe.run(root ?? document, options).then((found) => ({
  violations: found.violations.flatMap((rule) => rule.nodes.map((node) => [
    rule.id, rule.help, node.target.flat(9).join(" "), node.html,
    [...node.any, ...node.all, ...node.none].map((check) => check.message).join("; "),
  ])),
  ran: [...found.violations, ...found.passes, ...found.incomplete, ...found.inapplicable]
    .map((rule) => rule.id),
  nodes: found.passes.reduce((sum, rule) => sum + rule.nodes.length, 0),
}))"""


@lru_cache(maxsize=1)
def source() -> str:
    """The text of axe-core."""
    named = os.environ.get("VQLAB_AXE")
    here = Path(named) if named else files("axe_playwright_python") / "axe.min.js"
    return here.read_text("utf-8")


def looked(page: Any, root: str | None = None, off: Mapping[str, str] | None = None) -> Any:
    """All that axe-core tells: ``violations``, the rules that ``ran``, how many ``nodes`` passed.

    ``root``: a selector, or None for the whole page. ``off``: rules that are left out, each with
    the reason; those of ``PAGES`` are left out of a part by themselves.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {source()} }}")
    left_out = {**(PAGES if root else {}), **(off or {})}
    assert all(left_out.values()), "a rule is left out for a reason"
    options = {
        "runOnly": {"type": "tag", "values": list(TAGS)},
        "rules": {"target-size": {"enabled": True}}
        | {rule: {"enabled": False} for rule in left_out},
        "resultTypes": ["violations"],
    }
    if root:
        page.locator(root).first.wait_for(state="attached")
    return page.evaluate(_RUN, [root, options])


def violations(
    page: Any, root: str | None = None, off: Mapping[str, str] | None = None
) -> list[str]:
    """What is against the rules on a page or a part of it, a line each."""
    found = looked(page, root, off)
    assert found["nodes"] > 0, "there is something to look at"
    return [
        f"{rule}: {help_} – {target}: {json.dumps(html)[:200]} ({said[:200]})"
        for rule, help_, target, html, said in found["violations"]
    ]
