"""What a seat watches: the same story as the record tells, and no hidden card in it."""

from __future__ import annotations

import json

import pytest

from vqlab.pictures import replay
from vqlab.pictures.watched import watch
from vqlab.players import play_phase
from vqlab.queen import Edition, Phase, Record


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_watches_what_the_record_tells(seed: int, seat: int) -> None:
    start = Phase.deal(3, seed, Edition.small(values=6, slayers=(15, 20)))
    ended = play_phase(start, ["random"] * 3, seed)
    told = replay(Record((ended,)))
    seen = watch(start.view(seat), ended.plays)
    assert len(seen) == len(told)
    for mine, all_hands in zip(seen[:-1], told[:-1], strict=True):
        assert mine["told"] == all_hands["told"]
        assert (mine["place"], mine["group"] % 1000) == (
            all_hands["place"],
            all_hands["group"] % 1000,
        )
        assert mine["middle"] == all_hands["middle"]
        for one, open_ in zip(mine["seats"], all_hands["seats"], strict=True):
            assert (one["count"], one["played"], one["top"]) == (
                open_["count"],
                open_["played"],
                open_["top"],
            )
            assert one["cards"] == (open_["cards"] if one["seat"] == "ABC"[seat] else None)
            left = list(open_["cards"] or [])
            for card in one["seen"]:
                left.remove(card)  # what was seen is there


def test_what_is_watched_is_the_same_whatever_the_others_hold() -> None:
    plays = Phase("1 3 | 2 9 | 4 12", ["1", "2", "4"]).plays
    one = watch(Phase("1 3 | 2 9 | 4 12").view(0), plays)
    two = watch(Phase("1 3 | 2 11 | 4 6").view(0), plays)
    assert json.dumps(one) == json.dumps(two)
