"""No hidden card of a match reaches anything that a person, a browser or a file is shown.

Two laws. Whatever is shown can be worked out from the person's view: two deals that look the same
to it give the same bytes, until a bot plays differently. And cards that only others hold, and
nobody has played, stand nowhere.
"""

from __future__ import annotations

import copy
import json
import logging
import pickle
import re
import threading
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import comm.base_comm
import nbformat
import pytest

from vqlab import Match, beside
from vqlab.pictures import svg
from vqlab.players import Budget, Choice, Player, advise
from vqlab.queen import Game, Hand, Phase, Position, View
from vqlab.screens import hints

MARKED = "queen/small,queens=9: 1 2 3 4 | Q^5 | 1 Q^3"
"""Only B and C hold queens."""
MARKS = re.compile(r"\bQ\b|\b(a|two|three|four|five) queens?\b")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VQLAB_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(hints, "advise", partial(advise, deals=20, turns=2_000))


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every message to the front end, as text."""
    messages: list[str] = []

    def publish(self: object, *args: Any, **more: Any) -> None:
        messages.append(json.dumps([args, more], default=repr, sort_keys=True))

    monkeypatch.setattr(comm.base_comm.BaseComm, "publish_msg", publish)
    import ipywidgets.comm as widgets_comm  # noqa: F401  its dummy sends nothing

    return messages


class Meek:
    """A bot that passes as long as it can, and tells its hand as its reason."""

    name = "meek"
    budget: Budget | None = None
    fails = False

    def choose(self, view: View, rng: Random, budget: Budget) -> Choice:
        from vqlab.contract import Message

        if self.fails:
            raise ValueError(f"I hold {view.hand}")
        play = view.legal_plays()[-1]
        return Choice(play, Message("just", text=f"I hold {view.hand}"))


def meek(deal: str = MARKED, **more: Any) -> Match:
    match = Match(
        3, Player(Meek()), deal=deal, pace=0, seed=8_642_097_531, **{"save": False, **more}
    )
    settle(match)
    return match


def take(match: Match, action: str) -> None:
    match.answer(action)
    settle(match)


def settle(match: Match) -> None:
    """Wait until nothing goes on any more, and the threads that did it have ended."""
    assert match.wait(20)
    for thread in threading.enumerate():
        if thread.name == "vqlab work":
            thread.join(20)


def without_names(scene: Any) -> Any:
    """A scene without the spoken names of all cards of the game: everybody knows those."""
    return {key: value for key, value in scene.items() if key != "cards"}


# ---- everything a match shows or keeps ---------------------------------------------------------


def mime(match: Match) -> str:
    data, metadata = match._repr_mimebundle_()
    page = data["text/html"]
    shown = page[page.index('"scenes"') :] if '"scenes"' in page else page
    return json.dumps([str(data["text/plain"]), _bare(shown), str(metadata)])


def _bare(page: str) -> str:
    """A page without the names of all cards, and the script that draws any of them."""
    return re.sub(r'"cards": \{[^}]*\}', "", page)


def saved_page(match: Match) -> str:
    path = Path(match.save("page.html"))
    text = path.read_text("utf-8")
    return _bare(text[text.index('"scenes"') :])


def refused(act: Callable[[], object]) -> str:
    """What is raised, with the whole trace and every local name in it."""
    try:
        act()
    except Exception as error:
        found = traceback.TracebackException.from_exception(error, capture_locals=True)
        return f"{error!r} {error} {''.join(found.format())}"
    raise AssertionError("it is refused")


def insides(thing: object, seen: dict[int, object] | None = None) -> Iterator[str]:
    """The repr of a thing, of its attributes, and of theirs.

    Things are told once each; words and numbers always, for which of them are one object is an
    accident. What was seen is kept, or its number might become another thing's.
    """
    seen = {} if seen is None else seen
    if id(thing) in seen or isinstance(thing, (type(re), type)):
        return
    if not isinstance(thing, (str, int, float, bytes, type(None))):
        seen[id(thing)] = thing
    module = type(thing).__module__.split(".")[0]
    if isinstance(thing, dict):
        scene = {
            key: value for key, value in thing.items() if key != "cards" or "seats" not in thing
        }
        for key, value in scene.items():
            yield repr(key)
            yield from insides(value, seen)
    elif isinstance(thing, (list, tuple, set, frozenset)):
        for one in thing:
            yield from insides(one, seen)
    elif module in ("vqlab", "tests"):
        yield repr(thing)
        if hasattr(thing, "__dict__"):
            yield from insides(vars(thing), seen)
    else:
        yield repr(thing)


SHOWN: dict[str, Callable[[Match], str]] = {
    "scenes": lambda match: json.dumps([without_names(scene) for scene in match.scenes]),
    "pictures": lambda match: re.sub(r'\bd="[^"]*"', "", svg(match.scenes[-1])),
    "repr": lambda match: f"{match!r} {match}",
    "mime bundle": mime,
    "saved page": saved_page,
    "said": lambda match: match.said,
    "insides": lambda match: "\n".join(insides(vars(match))),
    "dealer": lambda match: f"{match._dealer!r} {match._dealer}",
    "settings": lambda match: f"{match.settings!r} {match.settings.to_json()}",
    "plays": lambda match: repr(match.plays),
    "pickle": lambda match: refused(lambda: pickle.dumps(match)),
    "pickle of the dealer": lambda match: refused(lambda: pickle.dumps(match._dealer)),
    "copy": lambda match: refused(lambda: copy.copy(match)),
    "deep copy": lambda match: refused(lambda: copy.deepcopy(match)),
    "copy of the dealer": lambda match: refused(lambda: copy.deepcopy(match._dealer)),
    "attributes of the dealer": lambda match: refused(lambda: vars(match._dealer)),
    "record": lambda match: refused(match.record),
    "what the dealer tells": lambda match: repr(
        [
            (name, getattr(match._dealer, name))
            for name in dir(match._dealer)
            if not name.startswith("_") and not callable(getattr(match._dealer, name))
        ]
    ),
    "a bot's choice": lambda match: repr(match._dealer.choose()),
}


@pytest.mark.parametrize("what", SHOWN)
def test_marked_cards_stand_nowhere(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = meek(undo=True)
    for act in ("play:1", "hint", "advice", "play:9 9", "play:13", "back", "play:2"):
        take(match, act)
        shown = SHOWN[what](match)
        assert not MARKS.search(shown), f"after {act}: {MARKS.search(shown)}"
        assert "8642097531" not in shown, "the seed tells later deals"
        assert "I hold" not in shown


def test_marked_cards_reach_no_message_and_no_log(
    sent: list[str], caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    match = meek(undo=True)
    messages = []
    match.table.observe(lambda change: messages.append(json.dumps(change["new"])), ["scenes"])
    for act in ("play:1", "hint", "advice", "play:13", "back", "play:2", "sound", "new", "cancel"):
        take(match, act)
        state = match.table.get_state()
        messages.append(json.dumps({key: state[key] for key in ("scenes", "index")}))
    Meek.fails = True
    try:
        take(match, "play:3")
        assert "made no legal play (ValueError)" in match.said
    finally:
        Meek.fails = False
    messages.append(json.dumps(match.scenes))
    take(match, "goon")
    assert len(messages) > 10
    out, err = capfd.readouterr()
    for text in (*messages, *sent, caplog.text, out, err):
        bare = _bare(text)
        bare = re.sub(r'"_esm".*', "", bare)  # the module draws any card
        assert not MARKS.search(bare), MARKS.search(bare)
        assert "I hold" not in bare


def test_a_file_that_is_damaged_is_refused_without_telling_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    match = meek(save=path)
    take(match, "play:1")
    text = path.read_text("utf-8")
    assert "Q^5" in text, "the private file has it all"
    for damage in (text[:-9], text.replace('"play": "1"', '"play": "9"'), text + "]"):
        path.write_text(damage, "utf-8")
        for act in (lambda: Match.resume(path, bots=Player(Meek())), lambda: Match(save=path)):
            assert not MARKS.search(refused(act))
            assert "I hold" not in refused(act)
    path.write_text(text, "utf-8")
    shown = refused(lambda: Match(save=path)) + refused(lambda: Match.resume(path))
    assert not MARKS.search(shown)


def test_afterwards_the_same_readers_find_them(tmp_path: Path) -> None:
    """The readers above are not blind."""
    match = meek()
    for _ in range(4):
        take(match, next(one["id"] for one in match.scenes[-1]["actions"]))
    assert match.is_over
    assert MARKS.search(SHOWN["scenes"](match))
    assert MARKS.search(SHOWN["insides"](match))
    assert MARKS.search(SHOWN["repr"](match))
    assert MARKS.search(mime(match))
    assert "I hold" in SHOWN["scenes"](match)


# ---- the law -----------------------------------------------------------------------------------


def others_shuffled(start: Position, seed: int) -> Position:
    """Another deal that looks the same to seat A: what A does not see, mixed."""
    hands = list(start.hands)
    unseen = [card for hand in hands[1:] for card in hand.vampires]
    aside = Phase(start).left_over
    unseen += list(aside or ())
    Random(seed).shuffle(unseen)
    for seat, hand in enumerate(hands[1:], 1):
        dealt = [unseen.pop() for _ in hand.vampires]
        slayers = [f"S{slayer}" for slayer in hand.slayers]
        hands[seat] = Hand([*dealt, *slayers])
    return Position(tuple(hands), start.leader, edition=start.edition)


def played(deal: Any, bots: str, **more: Any) -> list[tuple[tuple[str, ...], str]]:
    """What was shown after each play of a person that always makes its first legal play."""
    match = Match(deal.seats, bots, deal=deal, pace=0, seed=5, save=False, undo=True, **more)
    table, shown = match.table, []

    def note(_: object = None) -> None:
        made = tuple(map(str, match.plays))
        if match._dealer.to_act is not None:
            scenes = json.dumps(table.scenes)
            shown.append((made, f"{scenes} {match!r} {match.said}"))

    note()
    table.observe(note, ["scenes"])
    for _ in range(8):
        legal = [a["id"] for a in match.scenes[-1]["actions"] if a["id"].startswith("play:")]
        if not legal:
            break
        take(match, "hint")
        take(match, "advice")
        take(match, legal[0])
    match.close()
    return shown


@pytest.mark.parametrize("bots", ["cautious", "random", "pimc:30"])
def test_what_looks_the_same_is_shown_the_same_until_a_bot_plays_differently(
    bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside, "THREADS", False)  # in place, so that nothing is missed
    same = 0
    for seed in range(5):
        start = Game.new(4, seed=seed, edition="small,values=6,copies=4", leader=0).phase.start
        other = others_shuffled(start, seed)
        assert other != start
        assert Phase(other).view(0) == Phase(start).view(0)
        one, two = played(start, bots), played(other, bots)
        for (made, shown), (made_too, shown_too) in zip(one, two, strict=False):
            if made != made_too:
                break
            assert shown == shown_too
            same += 1
    assert same > 10


def test_the_law_holds_for_long_where_bots_say_nothing() -> None:
    """Bots that always pass: the whole phase looks the same, whatever they hold."""

    def shown(deal: str) -> list[str]:
        match = meek(deal)
        texts = [json.dumps(match.scenes)]
        for play in ("1", "2", "3"):
            take(match, f"play:{play}")
            take(match, "advice")
            texts += [json.dumps(match.scenes), repr(match), *insides(vars(match))]
        return [re.sub(r"0x[0-9a-f]+|model_id.{50}", "", text) for text in texts]

    one = shown(MARKED)
    two = shown("queen/small,queens=9: 1 2 3 4 | 1 Q^4 | Q^4")
    assert one == two
    assert len(one) > 20


# ---- the saved notebook ------------------------------------------------------------------------


def test_marked_cards_are_not_in_the_saved_notebook(tmp_path: Path) -> None:
    from nbclient import NotebookClient

    code = (
        "import os\n"
        f"os.environ['VQLAB_HOME'] = {str(tmp_path / 'home')!r}\n"
        "from vqlab import Match\n"
        f"match = Match(3, 'cautious', deal={'HERE'!r}, pace=0, seed=8642097531)\n"
        "match.wait(20)\n"
    )
    # the deal is read from a file, so that the notebook's own source does not tell it
    (tmp_path / "deal.txt").write_text(MARKED, "utf-8")
    code = code.replace("'HERE'", f"open({str(tmp_path / 'deal.txt')!r}).read()")
    cells = [code, "match", "match.answer('play:1')\nmatch.wait(20)\nmatch.said", "match", "dir()"]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    NotebookClient(book, kernel_name="python3", store_widget_state=True, timeout=60).execute()
    state = book.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    scenes = [one["state"]["scenes"] for one in state.values() if "scenes" in one["state"]]
    assert scenes, "the widget's state is in the notebook"
    text = json.dumps(scenes) + json.dumps(
        [cell["outputs"] for cell in book.cells if "outputs" in cell]
    )
    shown = re.sub(r'\\*"cards\\*": \{[^}]*\}', "", text)
    module = re.sub(r"<script>.*?</script>|<style>.*?</style>", "", shown, flags=re.DOTALL)
    assert "face down" in module
    assert not MARKS.search(module), MARKS.search(module)
    for script in re.findall(r"<script>.*?</script>", shown, flags=re.DOTALL):
        data = script[script.rindex("const data = ") :]
        assert not MARKS.search(data[: data.index("labels")])
