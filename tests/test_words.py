"""Everything that is said can be said: keys, parameters and sentences fit together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast

from vqlab.contract import IllegalPlay, LabError, Message, NotationError
from vqlab.queen import CLAUSES, clause_text, clause_title
from vqlab.words import languages, say

ROOT = Path(__file__).parents[1] / "vqlab"
SOURCES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}


class Entry(NamedTuple):
    """One message of a catalogue: its parameters, and those it chooses by."""

    params: frozenset[str]
    chosen_by: frozenset[str]


def catalogue_text(language: str) -> str:
    folder = files("vqlab.words") / language
    files_of_it = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=str)
    return "\n".join(file.read_text("utf-8") for file in files_of_it)


def catalogue(language: str) -> dict[str, Entry]:
    body = FluentParser().parse(catalogue_text(language)).body
    assert not [entry for entry in body if isinstance(entry, fluent_ast.Junk)], "unreadable lines"
    messages = [entry for entry in body if isinstance(entry, fluent_ast.Message)]
    assert len({entry.id.name for entry in messages}) == len(messages), "a key stands twice"
    return {
        entry.id.name: Entry(
            frozenset(_variables(entry.value)),
            frozenset(name for select in _selects(entry.value) for name in _variables(select)),
        )
        for entry in messages
    }


def _inside(node: object) -> Iterator[object]:
    yield node
    parts = list(vars(node).values()) if isinstance(node, fluent_ast.BaseNode) else []
    for part in node if isinstance(node, list) else parts:
        if isinstance(part, (fluent_ast.BaseNode, list)):
            yield from _inside(part)


def _variables(node: object) -> Iterator[str]:
    return (n.id.name for n in _inside(node) if isinstance(n, fluent_ast.VariableReference))


def _selects(node: object) -> Iterator[object]:
    return (n.selector for n in _inside(node) if isinstance(n, fluent_ast.SelectExpression))


ENGLISH = catalogue("en")


class Said(NamedTuple):
    """One message the source makes; no params where only running the code would tell."""

    where: str
    key: str
    params: frozenset[str] | None
    sure: bool
    """Whether the call names the key itself, and not one of several."""


def said() -> Iterator[Said]:
    for path, tree in SOURCES.items():
        for scope in ast.walk(tree):
            if isinstance(scope, (ast.FunctionDef, ast.Module)):
                for call in _own_calls(scope):
                    name = call.func.id if isinstance(call.func, ast.Name) else ""
                    at = {"Message": 0, "refuse": 1}.get(name)
                    if at is not None and len(call.args) > at:
                        where = f"{path.relative_to(ROOT)}:{call.lineno}"
                        sure = isinstance(call.args[at], ast.Constant)
                        for key in _texts(call.args[at], scope):
                            yield Said(where, key, _params(call, scope), sure)


def _own_calls(scope: ast.AST) -> Iterator[ast.Call]:
    """The calls of a function or module, without those of the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef):
            if isinstance(child, ast.Call):
                yield child
            yield from _own_calls(child)


def _texts(node: ast.AST, scope: ast.AST) -> list[str]:
    """What a key can be, as far as the source says."""
    if isinstance(node, ast.Constant):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body, scope) + _texts(node.orelse, scope)
    return [text for value in _assigned(node, scope) for text in _texts(value, scope)]


def _assigned(node: ast.AST, scope: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Name):
        for found in ast.walk(scope):
            if isinstance(found, ast.Assign) and ast.unparse(found.targets[0]) == node.id:
                yield found.value


def _params(call: ast.Call, scope: ast.AST) -> frozenset[str] | None:
    names = {keyword.arg for keyword in call.keywords if keyword.arg}
    for keyword in call.keywords:
        if keyword.arg is None:
            values = [v for v in _assigned(keyword.value, scope) if isinstance(v, ast.Dict)]
            if len(values) != 1 or not all(isinstance(k, ast.Constant) for k in values[0].keys):
                return None
            names |= {key.value for key in values[0].keys}
    return frozenset(names)


SAID = sorted(set(said()), key=lambda one: one.where)


def test_the_source_was_read():
    assert len(SAID) > 60
    assert sum(one.params is not None for one in SAID) > 55


def test_every_key_that_is_said_has_a_sentence():
    assert [one for one in SAID if one.key not in ENGLISH] == []


def test_every_sentence_gets_just_its_parameters():
    exact = [one for one in SAID if one.params is not None and one.sure]
    assert [one for one in exact if one.params != ENGLISH[one.key].params] == []


def test_a_sentence_chosen_from_several_gets_what_it_needs():
    enough = {
        one.key for one in SAID if one.params is None or one.params >= ENGLISH[one.key].params
    }
    assert {one.key for one in SAID} - enough == set()


def used_keys() -> set[str]:
    """Every text of the source that could be a key, whole or put together around a dash."""
    nodes = [node for tree in SOURCES.values() for node in ast.walk(tree)]
    texts = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    whole = texts | {key for text in texts for key in re.findall(r'Message\("([a-z0-9-]+)"', text)}
    made = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    fixed = re.compile("[a-z]-|-[a-z]")
    made = [
        n for n in made if any(fixed.search(str(getattr(part, "value", ""))) for part in n.values)
    ]
    keys = [re.compile("".join(map(_piece, node.values))) for node in made]
    return whole | {key for key in ENGLISH if any(pattern.fullmatch(key) for pattern in keys)}


def _piece(node: ast.AST) -> str:
    return re.escape(node.value) if isinstance(node, ast.Constant) else "[A-Za-z0-9-]+"


def test_every_sentence_is_said_somewhere():
    clauses = {m.key for c in CLAUSES for m in (clause_text(c), clause_title(c))}
    assert sorted(set(ENGLISH) - used_keys() - clauses) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_key_and_no_parameter_more(language):
    entries = catalogue(language)
    assert entries.keys() == ENGLISH.keys()
    for key, entry in entries.items():
        assert entry.params <= ENGLISH[key].params


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_title_and_a_text(clause, language):
    title, text = say(clause_title(clause), language), say(clause_text(clause), language)
    assert title
    assert not title.endswith(".")
    assert text.endswith(".")


def example(key: str, number: int) -> Message:
    """A message with a made-up value for every parameter."""
    entry = ENGLISH[key]
    texts = dict.fromkeys(entry.params, "x") | {"reason": "It is so."}
    numbers = dict.fromkeys(entry.chosen_by, number)
    return Message(key, **{name: (texts | numbers)[name] for name in entry.params})


REFUSALS = re.compile(r"(illegal|impossible|setup|notation|record)-.*|edition-(?!text)\w+")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", sorted(filter(REFUSALS.fullmatch, ENGLISH)))
def test_every_refusal_is_a_sentence(key, language):
    for number in (0, 1, 2, 7):
        sentence = say(example(key, number), language)
        assert sentence.endswith(".")
        assert sentence[0].isupper() or ENGLISH[key].params
        assert "{" not in sentence.replace("{comment}", "")
        assert "\n" not in sentence
        assert "  " not in sentence


@pytest.mark.parametrize("language", languages())
def test_every_key_can_be_said(language):
    for key in ENGLISH:
        assert say(example(key, 3), language)


def test_a_missing_key_or_parameter_or_language_is_never_half_said():
    with pytest.raises(KeyError, match="no message 'no-such-key'"):
        say(Message("no-such-key"))
    with pytest.raises(ValueError, match="cards-count"):
        say(Message("cards-count"))
    with pytest.raises(ValueError, match="no language “xx”"):
        say(Message("cards-count", n=1), "xx")


def test_a_message_in_a_message_is_said_too():
    inner = Message("cards-count", n=2)
    assert say(Message("just", text=inner)) == "2 cards"


def test_a_message_is_a_value():
    one, same = Message("cards-count", n=1), Message("cards-count", n=1)
    assert one == same
    assert hash(one) == hash(same)
    assert one != Message("cards-count", n=2)
    assert one != "1 card"
    with pytest.raises(AttributeError):
        one.key = "other"


def test_a_refusal_is_said_with_its_clause():
    error = IllegalPlay("R11", Message("illegal-lead-pass"))
    assert str(error) == "The leader may not pass: somebody has to begin the round. [R11]"
    assert isinstance(error, LabError)
    assert isinstance(error, ValueError)
    assert "[" not in str(NotationError(Message("record-empty")))
