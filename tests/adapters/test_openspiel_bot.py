"""OpenSpiel's search as a player: from a view alone, at so many nodes, the same every time."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from vqlab import Phase
from vqlab.contract import LabError
from vqlab.players import Budget, Player, play_phase
from vqlab.queen.position import after

pytest.importorskip("pyspiel")

from vqlab.adapters.openspiel_bot import OpenSpielBot

BUDGET = Budget(nodes=150)


def moments(edition: str, seats: int, every: int) -> list[Phase]:
    """Some moments of a phase in which everybody plays the first play there is."""
    phase = Phase.deal(seats, seed=5, edition=edition)
    found = []
    while not phase.is_over:
        found.append(phase)
        phase = phase.play(phase.legal_plays()[0])
    return found[::every]


@pytest.mark.parametrize(
    ("edition", "seats"),
    [("base", 3), ("english", 5), ("base", 12), ("base,two_seats=yes", 2), ("small,values=6", 3)],
)
def test_it_plays_legally_from_any_moment_of_a_phase(edition: str, seats: int) -> None:
    for phase in moments(edition, seats, 9):
        view = phase.view(phase.to_act)
        seated = Player(OpenSpielBot(), BUDGET)
        assert seated.choose(view, 1).play in view.legal_plays()
        forgetful = phase.view(phase.to_act, memory=0)
        assert seated.choose(forgetful, 1).play in view.legal_plays()


def test_the_same_view_dice_and_budget_give_the_same_choice() -> None:
    view = Phase.deal(3, seed=2, leader=0).view(0)
    first = OpenSpielBot().choose(view, Random(3), BUDGET)
    assert first == OpenSpielBot().choose(view, Random(3), BUDGET)
    # Among many dice some choose otherwise: the dice are those it is given.
    assert len({OpenSpielBot().choose(view, Random(seed), BUDGET) for seed in range(4)}) > 1


def test_what_it_cannot_see_changes_nothing() -> None:
    """Two deals that look alike to A: it plays alike."""
    starts = ("6 9 3 | 7 8 5 S20 | 5 Q 2", "6 9 3 | 7 12 13 S20 | 1 1 2")
    one, other = (Phase(start, ["6", "pass", "pass"]).view(0) for start in starts)
    assert one == other
    same = [one, other]
    choices = [OpenSpielBot().choose(view, Random(1), BUDGET) for view in same]
    assert choices[0] == choices[1]


def test_it_thinks_no_less_than_its_budget_and_one_way_more_at_most() -> None:
    view = Phase.deal(4, seed=1, leader=0).view(0)
    for nodes in (1, 200, 700):
        choice = OpenSpielBot().choose(view, Random(1), Budget(nodes=nodes))
        # One way through a phase of four seats by lot has some hundred turns.
        assert nodes <= choice.nodes < nodes + 400
    more = OpenSpielBot().choose(view, Random(1), Budget(nodes=700)).reason.params
    assert dict(more)["simulations"] > 1


def test_a_node_is_a_turn_entered(monkeypatch: pytest.MonkeyPatch) -> None:
    from vqlab.adapters import moment

    entered = []

    def counted(*given: Any) -> Any:
        entered.append(given)
        return after(*given)

    monkeypatch.setattr(moment, "after", counted)
    phase = Phase.deal(3, seed=1, leader=0)
    view = phase.play("1").view(1)
    choice = OpenSpielBot().choose(view, Random(1), BUDGET)
    assert choice.nodes == len(entered) > 0


def test_it_can_be_stopped_by_seconds() -> None:
    view = Phase.deal(3, seed=1, leader=0).view(0)
    assert OpenSpielBot().choose(view, Random(1), Budget(seconds=0.01)).play in view.legal_plays()


def test_its_reason_is_one_sentence() -> None:
    choice = OpenSpielBot().choose(Phase("6 9 | 7 8 | 5 Q").view(0), Random(1), BUDGET)
    assert str(choice.reason).startswith(f"OpenSpiel's search tried {choice.play} in ")


def test_it_sees_what_wins_at_once() -> None:
    # A goes out with the pair and keeps nothing; with a single card it keeps the other.
    choice = OpenSpielBot().choose(Phase("9^2 | 7 8 | 5 12").view(0), Random(1), Budget(nodes=600))
    assert str(choice.play) == "9^2"


def test_it_sits_at_our_table_and_can_be_sent_to_another_process() -> None:
    player = Player(pickle.loads(pickle.dumps(OpenSpielBot(5.0))), BUDGET)
    assert str(player) == "openspiel:150" and player.bot.uct_c == 5.0
    start = Phase.deal(3, seed=4, edition="small,values=6")
    assert play_phase(start, [player, "cautious", "random"]).is_over


def test_a_phase_that_need_not_end_is_refused() -> None:
    view = Phase.deal(3, seed=1, leader=0, edition="base,embargo=no").view(0)
    with pytest.raises(LabError, match="a game for a program must end"):
        OpenSpielBot().choose(view, Random(1), BUDGET)
