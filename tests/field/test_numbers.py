"""Numbers, seats, seeds and texts of a wrong kind: one sentence each, never Python's own error."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from vqlab import (
    Analysis,
    DealExplorer,
    Edition,
    Game,
    GraphExplorer,
    Match,
    Phase,
    Position,
    Record,
    Trainer,
    cooperative,
    deals,
    equilibria,
    forecast,
    guarantee,
    perft,
    players,
    power,
    puzzles,
    retrograde,
    solve_many,
    state_graph,
    vampires,
    verify,
)
from vqlab.contract import LabError
from vqlab.contract.numbers import MOST, as_limit, as_seed, as_whole, is_whole
from vqlab.contract.reading import as_named, as_read
from vqlab.queen import divide, positions_reachable
from vqlab.screens.sheet import sheet

HUGE = 10**5000


class Rude:
    """Cannot be written."""

    def __repr__(self) -> str:
        raise RuntimeError


P = Position.parse("6 6 8 | 7 7 9 | 5 10")
V = vampires.Position.parse("vampires: GYBR WR | GYRB garlic ; R4(BYRG - RGBY YRBG)")
PHASE = Phase.deal(4, seed=7, leader="A")
VIEW = PHASE.view("A")

NUMBERS: dict[str, Callable[[Any], Any]] = {
    "Game.new(seats)": lambda x: Game.new(x),
    "Game.new(phases)": lambda x: Game.new(3, phases=x),
    "Game.new(seed)": lambda x: Game.new(3, seed=x),
    "Game.new(leader)": lambda x: Game.new(3, leader=x),
    "Game.holder_of": lambda x: Game.new(3).holder_of(x),
    "Phase.deal(seats)": lambda x: Phase.deal(x),
    "Phase.deal(leader)": lambda x: Phase.deal(3, leader=x),
    "Phase.view": lambda x: PHASE.view(x),
    "Phase.undo": lambda x: PHASE.undo(x),
    "Position(leader)": lambda x: Position(["6", "7", "8"], x),
    "Position(embargo)": lambda x: Position(["6 S20", "7", "8"], 0, x),
    "Position.check(seat)": lambda x: P.check("6", x),
    "Edition(values)": lambda x: Edition(values=x),
    "Edition(slayers)": lambda x: Edition(slayers=x),
    "Edition(slayers=(x,))": lambda x: Edition(slayers=(x,)),
    "Edition.hand_size": lambda x: Edition.BASE.hand_size(x),
    "Edition.left_over": lambda x: Edition.BASE.left_over(x),
    "Edition.slayers_for": lambda x: Edition.BASE.slayers_for(x),
    "Edition.cards_in_play": lambda x: Edition.BASE.cards_in_play(x),
    "perft": lambda x: perft(P, x),
    "divide": lambda x: divide(P, x),
    "positions_reachable": lambda x: positions_reachable(P, x),
    "state_graph": lambda x: state_graph(P, x),
    "retrograde": lambda x: retrograde(state_graph(P), x),
    "guarantee(seat)": lambda x: guarantee(P, x),
    "guarantee(nodes)": lambda x: guarantee(P, 0, nodes=x),
    "guarantee(megabytes)": lambda x: guarantee(P, 0, megabytes=x),
    "guarantee of The Vampires": lambda x: guarantee(V, 0, nodes=x),
    "power(coalition)": lambda x: power(P, x, "out:A"),
    "power(nodes)": lambda x: power(P, "A", "out:A", nodes=x),
    "power(totals)": lambda x: power(P, "A", "wins:A", totals=[x, 0, 0]),
    "equilibria(nodes)": lambda x: equilibria(P, nodes=x),
    "forecast(rule)": lambda x: forecast(P, x),
    "forecast(nodes)": lambda x: forecast(P, nodes=x),
    "cooperative(nodes)": lambda x: cooperative(P, "out:A", nodes=x),
    "verify(limit)": lambda x: verify(guarantee(P, 0), x),
    "vampires seats": lambda x: vampires.Game.deal(x),
    "vampires opening": lambda x: vampires.Position.opening(x, [], []),
    "vampires first": lambda x: vampires.Position.deal(3, 1, first=x),
    "vampires to_act": lambda x: vampires.Position([["WR"], ["WB"]], to_act=x),
    "vampires seed": lambda x: vampires.Position([["WR"], ["WB"]], seed=x),
    "vampires view": lambda x: vampires.Game.deal(3).view(x),
    "vampires undo": lambda x: vampires.Game.deal(3).undo(x),
    "vampires perft": lambda x: vampires.perft(V, x),
    "vampires divide": lambda x: vampires.divide(V, x),
    "deals.deals": lambda x: deals.deals(x),
    "deals.hands": lambda x: deals.hands(x),
    "deals.slayer_placements": lambda x: deals.slayer_placements(x),
    "deals.Unseen": lambda x: deals.Unseen([x]),
    "deals.beats(by)": lambda x: deals.beats("10^2", by=x),
    "deals.interval": lambda x: deals.interval(1, x),
    "deals.simulate": lambda x: deals.simulate(deals.Unseen([13]), deals.beats("9"), x),
    "deals.survey(seats)": lambda x: deals.survey("base", x),
    "Budget(nodes)": lambda x: players.Budget(nodes=x),
    "advise(deals)": lambda x: players.advise(VIEW, deals=x),
    "Beliefs.count": lambda x: players.Beliefs(VIEW).count(x),
    "Beliefs.deals": lambda x: players.Beliefs(VIEW).deals(x),
    "review(deals)": lambda x: players.review(PHASE, deals=x),
    "review(nodes)": lambda x: players.review(PHASE, nodes=x, deals=2),
    "tournament(games)": lambda x: players.tournament(["random"] * 2, games=x),
    "tournament(seats)": lambda x: players.tournament(["random"] * 2, seats=x),
    "tournament(phases)": lambda x: players.tournament(["random"] * 2, phases=x),
    "tournament(seed)": lambda x: players.tournament(["random"] * 2, seed=x),
    "puzzles.make(count)": lambda x: puzzles.make(count=x),
    "puzzles.Deals(seats)": lambda x: puzzles.Deals(seats=x),
    "sheet(per_page)": lambda x: sheet([], per_page=x),
    "Trainer(nodes)": lambda x: Trainer("just-enough", nodes=x),
    "Analysis(nodes)": lambda x: Analysis(P, nodes=x),
    "Match(seats)": lambda x: Match(x, save=False),
    "Match(phases)": lambda x: Match(3, phases=x, save=False),
    "Match(seed)": lambda x: Match(3, seed=x, save=False),
    "Match(seat)": lambda x: Match(3, seat=x, save=False),
    "GraphExplorer(limit)": lambda x: GraphExplorer(P, limit=x),
    "DealExplorer(seats)": lambda x: DealExplorer(seats=x),
}
WRONG = {
    "3.0": 3.0,
    "nan": float("nan"),
    "'3'": "3",
    "True": True,
    "-HUGE": -HUGE,
    "Fraction": Fraction(7, 2),
    "list": [3],
    "Rude": Rude(),
}
TAKEN = {("power(coalition)", "list"), ("deals.beats(by)", "list")}
"""Where a list of seats or of hands is just what is asked for."""
LARGE = ("deals.beats(by)",)
"""Where a number is only judged once it is known how many there are."""


def refused(ask: Callable[[Any], Any], wrong: Any) -> None:
    with pytest.raises(LabError) as caught:
        ask(wrong)
    said = str(caught.value)
    assert said.rstrip("0123456789RT[] ").endswith(".")
    assert "\n" not in said and len(said) < 400


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_of_a_wrong_kind_gets_a_sentence(name: str) -> None:
    for kind, wrong in WRONG.items():
        if (name, kind) not in TAKEN:
            refused(NUMBERS[name], wrong)


@pytest.mark.parametrize(
    "name",
    [name for name in NUMBERS if name.partition(".")[0] != "Edition" and name not in LARGE],
)
def test_a_number_of_thousands_of_digits_gets_a_sentence(name: str) -> None:
    refused(NUMBERS[name], HUGE)


SEEDS: dict[str, Callable[[Any], Any]] = {
    "Phase.deal": lambda x: Phase.deal(3, seed=x),
    "vampires": lambda x: vampires.Game.deal(3, x),
    "a bot": lambda x: players.player("cautious").choose(VIEW, seed=x),
    "play_phase": lambda x: players.play_phase(PHASE, ["random"] * 4, seed=x),
    "simulate": lambda x: deals.simulate(deals.Unseen([13]), deals.beats("9"), 10, seed=x),
    "sample_survey": lambda x: deals.sample_survey("base", 3, count=1, cards=2, seed=x),
    "make": lambda x: puzzles.make(seed=x),
    "Trainer": lambda x: Trainer("just-enough", seed=x),
}


@pytest.mark.parametrize("name", SEEDS)
def test_a_seed_of_a_wrong_kind_gets_a_sentence(name: str) -> None:
    """None is one of them: nothing is shuffled by chance that cannot be told again."""
    for wrong in (None, 3.0, True, [1], HUGE, -HUGE, Rude(), b"3"):
        refused(SEEDS[name], wrong)


@pytest.mark.parametrize(
    "read",
    [
        Position.parse,
        vampires.Position.parse,
        Edition.parse,
        vampires.Edition.parse,
        Record.parse,
        vampires.Record.parse,
        lambda text: next(iter(solve_many([text])))["error"] and refuse(),
    ],
)
def test_what_is_no_text_is_not_read(read: Callable[[Any], Any]) -> None:
    for wrong in (None, 3, 3.0, b"6 | 7 | 8", ["6"], HUGE, Rude()):
        refused(read, wrong)


def refuse() -> None:
    """An answer that tells an error is a refusal too."""
    from vqlab.contract import Message

    raise LabError(Message("solve-no-end"))


def test_the_shared_check() -> None:
    assert [is_whole(n, 1, 5) for n in (0, 1, 5, 6)] == [False, True, True, False]
    assert not is_whole(MOST + 1)
    assert as_limit(7, "limit") == 7
    assert as_seed(-MOST) == -MOST
    with pytest.raises(LabError, match="at most 18 digits"):
        as_whole(HUGE, lambda read: LabError(None))  # type: ignore[arg-type]


def test_what_cannot_be_written_is_named() -> None:
    assert as_read(-HUGE) == "≈−10^5000"
    assert as_read(Rude()) == as_named(Rude()) == "<Rude>"
    assert as_read([HUGE]) == "<list>"
    assert len(as_read("x" * 10_000)) == 24
    assert as_named("a\x1b[2J") == r"'a\x1b[2J'"
    assert as_named(players.player("greedy")) == "greedy"
