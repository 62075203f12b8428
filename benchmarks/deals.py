"""How fast a chance is counted: beside icepool, and over every set and table.

    python -m benchmarks.deals [--most SECONDS]

The first table asks both the same questions; answers are compared, and what was counted before is
forgotten before each. The second counts the chance that a set holds for every value, size and
number of other hands, each of a fresh deal; a count is broken off after so many seconds (10).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import median, quantiles

from benchmarks.yardstick import machine, median_seconds
from tests.deals import oracle
from vqlab.deals import Unseen, beats, chance
from vqlab.deals.sets import forget
from vqlab.queen import Edition, Play

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


def over_all_tables(most: float) -> None:
    edition = Edition.BASE
    print(
        f"{'hands':>5} {'cards':>5} {'median ms':>10} {'95 % ms':>8} {'worst s':>8}  {'its set':8}"
        f" {'> 100 ms':>8} {'> ' + str(round(most)) + ' s':>7}"
    )
    small: list[float] = []
    for hands in range(1, 12):
        size = edition.hand_size(max(3, hands + 1))
        unseen, taken, long = Unseen([size] * hands), {}, 0
        for value in VALUES:
            for count in SIZES:
                copies = min(count, edition.copies)
                queens = f" Q^{count - copies}" if count > copies else ""
                play = Play(f"{value}^{copies}{queens}")
                seconds = seconds_for(unseen, play, most)
                long += seconds is None
                taken[str(play)] = most if seconds is None else seconds
        times = sorted(taken.values())
        worst = max(taken, key=lambda one: taken[one])
        late = sum(seconds > AT_ONCE for seconds in times)
        shown = f"{taken[worst]:8.2f}  {worst:8} {late:8} {long:7}"
        high = quantiles(times, n=20)[-1]
        print(
            f"{hands:5} {size:5} {median(times) * 1e3:10.2f} {high * 1e3:8.1f} {shown}", flush=True
        )
        if hands <= 5:
            small += times
    late = sum(seconds > AT_ONCE for seconds in small)
    print(
        f"2 to 6 seats, {len(small)} sets: median {median(small) * 1e3:.2f} ms,"
        f" 95 % within {quantiles(small, n=20)[-1] * 1e3:.1f} ms, {late} over 100 ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--most", type=float, default=10.0)
    most = parser.parse_args().most
    print(machine())
    beside_icepool()
    over_all_tables(most)


if __name__ == "__main__":
    main()
