"""Nim, as another game on the contract: take what you like from one heap; no move, no penalty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from vqlab.contract import IllegalPlay, Message


@dataclass(frozen=True)
class Nim:
    """Heaps, and the seat to act; whoever takes the last one is out with no penalty."""

    heaps: tuple[int, ...]
    turn: int = 0
    taken: int = 0

    @property
    def is_over(self) -> bool:
        return not any(self.heaps)

    @property
    def to_act(self) -> int | None:
        return None if self.is_over else self.turn % 2

    @property
    def penalties(self) -> tuple[int, ...] | None:
        return (self.turn % 2, (self.turn + 1) % 2)[::-1] if self.is_over else None

    def legal_plays(self) -> tuple[tuple[int, int], ...]:
        return tuple((i, n) for i, heap in enumerate(self.heaps) for n in range(1, heap + 1))

    def check(self, play: tuple[int, int], seat: int | None = None) -> None:
        heap, n = play
        if seat not in (None, self.to_act) or not 0 <= heap < len(self.heaps):
            raise IllegalPlay("N1", Message("edition-text", text=str(play)))
        if not 1 <= n <= self.heaps[heap]:
            raise IllegalPlay("N2", Message("edition-text", text=str(play)))

    def play(self, play: tuple[int, int]) -> Self:
        self.check(play)
        heap, n = play
        left = (*self.heaps[:heap], self.heaps[heap] - n, *self.heaps[heap + 1 :])
        return type(self)(left, self.turn + 1, self.taken + n)

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.heaps))} ; {self.turn} ; {self.taken}"

    @classmethod
    def parse(cls, text: str) -> Self:
        heaps, turn, taken = text.split(";")
        return cls(tuple(map(int, heaps.split())), int(turn), int(taken))
