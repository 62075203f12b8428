"""How fast a chance is counted: beside icepool, and over every set and table.

    python -m benchmarks.deals [--most SECONDS]

The first table asks both the same questions; answers are compared, and what was counted before is
forgotten before each. The second counts the chance that a set holds for every value, size and
number of other hands, each of a fresh deal; a count is broken off after so many seconds (10). The
third moves the explorer's sliders over the same sets, nothing remembered: from the action to the
scene, where a long count is answered by a sample first.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable
from statistics import median, quantiles

from benchmarks.yardstick import machine, median_seconds
from tests.deals import oracle
from vqlab import DealExplorer
from vqlab.deals import Unseen, beats, chance
from vqlab.deals.sets import forget
from vqlab.queen import Edition, Play
from vqlab.screens.counting import Counts

ONE = (("10^2", 10), ("8^3", 13), ("4", 13), ("6^4", 13), ("2^2", 9), ("9^5", 13))
TWO = (("10^2", (10, 10)), ("11^3", (13, 13)), ("9^2", (8, 12)))
VALUES, SIZES = range(1, 14), range(1, 13)
AT_ONCE = 0.1


class TooLong(Exception):
    """A count took longer than it may."""


def seconds_for(unseen: Unseen, play: Play, most: float) -> float | None:
    """How long one count takes, or None if it was broken off."""
    begun = time.perf_counter()

    def tell() -> None:
        if time.perf_counter() - begun > most:
            raise TooLong

    forget()
    try:
        chance(unseen, beats(play, range(1, len(unseen.hands) + 1)), tell=tell)
    except TooLong:
        return None
    return time.perf_counter() - begun


def cold(unseen: Unseen, play: Play) -> Callable[[], object]:
    def ask() -> object:
        forget()
        return chance(unseen, beats(play, range(1, len(unseen.hands) + 1)))

    return ask


def beside_icepool() -> None:
    print(f"{'set':6} {'hands':8} {'vqlab ms':>9} {'icepool ms':>11} {'ratio':>7}")
    for title, questions in (("one hand", ONE), ("two hands", TWO)):
        ratios = []
        for led, sizes in questions:
            play, hands = Play(led), [sizes] if isinstance(sizes, int) else list(sizes)
            unseen = Unseen(hands)
            assert cold(unseen, play)() == oracle.beats(unseen, play.size, play.value)
            ours = median_seconds(cold(unseen, play), 21)
            theirs = median_seconds(lambda: oracle.beats(unseen, play.size, play.value), 3)  # noqa: B023
            ratios.append(theirs / ours)
            shown = ",".join(map(str, hands))
            print(f"{led:6} {shown:8} {ours * 1e3:9.3f} {theirs * 1e3:11.2f} {ratios[-1]:7.0f}")
        print(f"{title}: median ratio {median(ratios):.0f}, lowest {min(ratios):.0f}")


def set_of(value: int, count: int) -> Play:
    copies = min(count, Edition.BASE.copies)
    queens = f" Q^{count - copies}" if count > copies else ""
    return Play(f"{value}^{copies}{queens}")


def over_all_tables(most: float) -> None:
    late, long = "> 100 ms", f"> {most:.0f} s"
    print(f"{HEADS}  {'its set':9} {late:>8} {long:>7}")
    small: list[float] = []
    for hands in range(1, 12):
        size = Edition.BASE.hand_size(max(3, hands + 1))
        unseen, taken, long_ones = Unseen([size] * hands), {}, 0
        for value in VALUES:
            for count in SIZES:
                play = set_of(value, count)
                seconds = seconds_for(unseen, play, most)
                long_ones += seconds is None
                taken[str(play)] = most if seconds is None else seconds
        worst = max(taken, key=lambda one: taken[one])
        over = sum(seconds > AT_ONCE for seconds in taken.values())
        print(f"{row(hands, size, taken.values())}  {worst:9} {over:8} {long_ones:7}", flush=True)
        small += taken.values() if hands <= 5 else ()
    said(small)


def the_explorer() -> None:
    print(f"{HEADS}  {'sampled first':>13}")
    small: list[float] = []
    for hands in range(1, 12):
        seats = hands + 1
        explorer = DealExplorer(led="1", seats=seats, edition="base,two_seats=yes")
        explorer.scenes  # noqa: B018 - the words are loaded with the first
        taken, sampled = [], 0
        for count in SIZES:
            explorer.answer(f"size:{count}")
            for value in VALUES:
                explorer.answer(f"value:{value % 13 + 1}")
                explorer.close()
                forget()
                explorer._counts = Counts()
                begun = time.perf_counter()
                explorer.answer(f"value:{value}")
                explorer.scenes  # noqa: B018
                taken.append(time.perf_counter() - begun)
                sampled += explorer.chance is None
                explorer.close()
        print(f"{row(hands, explorer.unseen.hands[0], taken)}  {sampled:13}", flush=True)
        small += taken if hands <= 5 else []
    said(small)


HEADS = f"{'hands':>5} {'cards':>5} {'median ms':>10} {'95 % ms':>8} {'worst s':>8}"


def row(hands: int, cards: int, taken: Iterable[float]) -> str:
    times = list(taken)
    high = quantiles(times, n=20)[-1] * 1e3
    return f"{hands:5} {cards:5} {median(times) * 1e3:10.2f} {high:8.1f} {max(times):8.2f}"


def said(taken: list[float]) -> None:
    over = sum(seconds > AT_ONCE for seconds in taken)
    high = quantiles(taken, n=20)[-1] * 1e3
    middle = median(taken) * 1e3
    print(f"2 to 6 seats, {len(taken)} sets: median {middle:.2f} ms, 95 % within {high:.1f} ms,")
    print(f"{over} over 100 ms")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--most", type=float, default=10.0)
    most = parser.parse_args().most
    print(machine())
    beside_icepool()
    over_all_tables(most)
    the_explorer()


if __name__ == "__main__":
    main()
