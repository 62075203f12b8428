"""The exercises on solutions: walking the tree finds the same answers, and the texts are true."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from itertools import combinations

from vqlab.lessons import exercises
from vqlab.lessons.solutions import (
    B_TOTAL,
    C_TOTAL,
    ENDLESS,
    HELPMATE,
    LAST_PHASE,
    PREVENT,
    THREAT,
)
from vqlab.queen import Play, Position

Penalties = tuple[int, ...]


def forces(line: str, coalition: Collection[int], event: Callable[[Penalties], bool]) -> bool:
    """Whether the coalition has a way, whatever the others do: asked of the rules alone."""

    @cache
    def walk(position: Position) -> bool:
        if position.is_over:
            return event(position.penalties)
        after = (walk(position.play(play)) for play in position.legal_plays())
        return any(after) if position.to_act in coalition else all(after)

    return walk(Position.parse(line))


def test_one_seat_alone_keeps_a_from_going_out_and_it_is_not_a():
    alone = {seat for seat in range(3) if forces(PREVENT, {seat}, lambda points: points[0] > 0)}
    assert alone == {1}
    assert exercises["prevent"].check(1)
    out = {
        pair: forces(PREVENT, pair, lambda points: points[0] == 0)
        for pair in combinations(range(3), 2)
    }
    assert out == {(0, 1): True, (0, 2): False, (1, 2): True}


def test_a_wins_up_to_a_total_that_is_higher_than_its_neighbours():
    def wins(a: int) -> bool:
        before = (a, B_TOTAL, C_TOTAL)

        def lowest(points: Penalties) -> bool:
            after = [x + y for x, y in zip(before, points, strict=True)]
            return after[0] == min(after)

        return forces(LAST_PHASE, {0}, lowest)

    won = [a for a in range(40) if wins(a)]
    assert won == list(range(max(won) + 1))
    assert max(won) > C_TOTAL
    assert exercises["last-phase"].check(max(won))


def equilibria(position: Position) -> set[Penalties]:
    """Every ending that the seat to act would not leave for the worst after another play."""
    if position.is_over:
        return {position.penalties}
    after = [equilibria(position.play(play)) for play in position.legal_plays()]
    seat = position.to_act
    threat = min(max(points[seat] for points in endings) for endings in after)
    return {points for endings in after for points in endings if points[seat] <= threat}


def test_the_threat_is_the_play_whose_worst_is_best():
    position = Position.parse(THREAT)
    after = {str(play): equilibria(position.play(play)) for play in position.legal_plays()}
    assert after == {"2": {(0, 20, 0), (22, 0, 0)}, "3": {(2, 20, 0)}}
    assert exercises["threat"].check(max(points[0] for points in equilibria(position)))


def shortest(position: Position, limit: int) -> list[list[str]]:
    """All lines of so many plays at most to an end at which B is out."""
    if position.is_over:
        return [[]] if position.penalties[1] == 0 else []
    if not limit:
        return []
    return [
        [str(play), *line]
        for play in position.legal_plays()
        for line in shortest(position.play(play), limit - 1)
    ]


def test_the_helpmate_has_one_solution_and_none_that_is_shorter():
    position = Position.parse(HELPMATE)
    assert shortest(position, 3) == []
    assert shortest(position, 6) == [["2 Q", "6 Q", "pass", "S20", "9", "7"]]
    assert exercises["helpmate"].check("2 Q")
    pairs = [play for play in position.legal_plays() if play.size == 2]
    beaten = [str(p) for p in pairs if Play("6 Q") in position.play(p).legal_plays()]
    assert beaten == ["2 Q"]


def test_a_can_end_it_and_the_others_never_allow_less():
    """Who wants an end has so many plays for it; a line that is longer counts against that side."""
    start, plays = Position.parse(ENDLESS), 40

    def ends(points: int, mine: bool) -> bool:
        """Whether A forces an end at so few points, or, not ``mine``, the others at so many."""

        @cache
        def walk(position: Position, left: int) -> bool:
            if position.is_over:
                paid = position.penalties[0]
                return paid <= points if mine else paid >= points
            if not left:
                return False
            after = (walk(position.play(play), left - 1) for play in position.legal_plays())
            return any(after) if (position.to_act == 0) == mine else all(after)

        return walk(start, plays)

    assert ends(15, mine=True)
    assert not ends(14, mine=True)
    assert ends(7, mine=False)
    assert not ends(8, mine=False)
    assert exercises["endless"].check(15)
    assert "lower bound" in str(exercises["endless"].check(7))
