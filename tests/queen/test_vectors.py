"""Counts and plays made by an independent reference written from the rulebook."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vqlab.contract import seat_letter
from vqlab.queen import Position, divide, perft, positions_reachable

VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "vampire-queen.json").read_text("utf-8")
)


def _by_position(kind: str) -> list:
    return [pytest.param(entry, id=entry["position"]) for entry in VECTORS[kind]]


def test_the_reference_is_all_there():
    assert [len(VECTORS[kind]) for kind in ("perft", "legal", "guarantee")] == [80, 200, 90]


@pytest.mark.parametrize("entry", _by_position("legal"))
def test_legal_plays_and_penalties_match_the_reference(entry):
    position = Position.parse(entry["position"])
    to_act = None if position.to_act is None else seat_letter(position.to_act)
    penalties = None if position.penalties is None else list(position.penalties)
    plays = [str(play) for play in position.legal_plays()]
    assert (to_act, penalties) == (entry["to_act"], entry["penalties"])
    assert set(plays) == set(entry["actions"])
    assert len(plays) == len(set(plays))


@pytest.mark.parametrize("entry", _by_position("perft"))
def test_play_sequences_match_the_reference(entry):
    position = Position.parse(entry["position"])
    counts = [perft(position, depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert counts == entry["counts"]


@pytest.mark.parametrize("entry", _by_position("guarantee"))
def test_positions_reachable_match_the_reference(entry):
    position = Position.parse(entry["position"])
    assert positions_reachable(position) == entry["positions_reachable"]


def test_a_count_is_the_sum_over_its_first_plays_and_reports_progress():
    position, seen = Position.parse(VECTORS["perft"][0]["position"]), []
    assert perft(position, 4, progress=seen.append) == sum(divide(position, 4).values())
    assert seen == sorted(seen)
    assert seen[-1] == perft(position, 4)
    assert perft(position, 0) == 1


def test_a_count_has_bounds():
    with pytest.raises(ValueError, match="depth"):
        perft(Position.parse("1 | 2 | 3"), -1)
    with pytest.raises(ValueError, match="more than 5"):
        positions_reachable(Position.parse("12 Q^2 | 13^2 | 12 Q S15"), limit=5)
