"""A playground as part of a page: the table, and what answers it instead of a kernel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from vqlab.contract import Message
from vqlab.pictures import Scene
from vqlab.pictures.scene import Action, action
from vqlab.screens.page import named, table
from vqlab.screens.playground import Playground
from vqlab.words import say

__all__ = ["packed", "playground"]

# Scenes and answers instead of a kernel: what is sent is looked up, and what was played is
# remembered to be taken back. A question has the stamp of the scene it is asked in.
_PLAY = """
let at = 0, past = [], alert = null;
const heard = {};
const scenes = data.scenes.map((row) => Object.fromEntries(
  row.flatMap((value, key) => value < 0 ? [] : [[data.keys[key], data.values[value]]])));
const now = () => {
  const scene = { ...scenes[at] };
  if (alert !== null) Object.assign(scene, { alert, mood: "" });
  if (past.length) scene.actions = [...scene.actions, ...data.tools];
  return [scene];
};
const sorted = (id) => `play:${id.slice(5).split(" ").sort().join(" ")}`;
const model = {
  get: (name) => name === "scenes" ? now() : data[name],
  set() {}, save_changes() {}, off() {},
  on(name, act) { (heard[name] ??= []).push(act); },
  send({ id, stamp }) {
    if (stamp !== scenes[at].stamp) return;
    const to = id === "undo" ? data.answers[at]["put:"] ?? past.pop() : id === "again" ? past[0]
      : data.answers[at][id] ?? data.answers[at][sorted(id)];
    if (to === undefined) return;
    if (id === "again") past = [];
    alert = to < 0 ? data.sentences[-1 - to] : null;
    if (to >= 0) {
      const base = data.answers[at]["put:"] ?? at;
      if (id !== "undo" && id !== "again" && scenes[to].stamp !== stamp) past.push(base);
      at = to;
    }
    for (const act of heard["change:scenes"] ?? []) act();
  },
};
"""


def playground(
    position: Any,
    turns: int | None = None,
    language: str = "",
    *,
    whole: bool = True,
    name: str = "",
) -> str:
    """HTML in which a small position of either game can be played, without a kernel.

    Every state is worked out beforehand (``Playground``); a play that is refused says why. Plays
    can be taken back. ``whole`` and ``name`` as for ``fragment``. Raises what ``Playground.of``
    does.

    >>> "const FACES" in playground("1 | 2 | 3")
    True
    >>> "const FACES" in playground("1 | 2 | 3", whole=False)
    False
    """
    ground = Playground.of(position, turns, language)
    data = {
        **packed(ground.scenes),
        "answers": ground.answers,
        "sentences": ground.sentences,
        "tools": _tools(language),
        "labels": named(name, language),
        "index": 0,
    }
    return table(ground.scenes[0], data, _PLAY, whole=whole)


def packed(scenes: Sequence[Scene]) -> dict[str, Any]:
    """Scenes as ``keys``, the different ``values``, and for each scene which value each key has.

    >>> packed([{"place": "x", "status": "x"}, {"place": "x"}])
    {'keys': ['place', 'status'], 'values': ['x'], 'scenes': [[0, 0], [0, -1]]}
    """
    keys = list(dict.fromkeys(key for scene in scenes for key in scene))
    values: dict[str, int] = {}
    rows = [
        [
            values.setdefault(json.dumps(scene.get(key)), len(values)) if key in scene else -1
            for key in keys
        ]
        for scene in scenes
    ]
    return {"keys": keys, "values": [json.loads(value) for value in values], "scenes": rows}


def _tools(language: str) -> list[Action]:
    """What can be done besides playing, once something was played."""
    return [
        action("undo", say(Message("control-undo"), language)),
        action("again", say(Message("trainer-tool-again"), language)),
    ]
