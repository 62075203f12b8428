"""Proofs that can be checked without trusting whoever found them.

certificate → walk → what was checked. A proof that a side can force something is a strategy for
that side: follow it, let the others try everything, and look at every end. The walk here uses
nothing but the plays a position allows, the positions they lead to, and the strategy; no solver is
imported.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any, Protocol

from vqlab.contract import LabError, Message, seat_letter
from vqlab.contract.numbers import as_whole
from vqlab.contract.reading import as_read
from vqlab.solver.question import Question

__all__ = [
    "Certificate",
    "Claim",
    "Proof",
    "Shortest",
    "Stated",
    "Strategy",
    "Table",
    "Verified",
    "Worths",
    "verify",
]

LIMIT = 50_000
"""Positions a walk visits, and a table holds, unless another number is given."""


class Strategy(Protocol):
    """What to play wherever the side that follows it has the turn."""

    def play_at(self, position: Any) -> Any:
        """The play; None where it knows none."""


@dataclass(frozen=True)
class Table:
    """A strategy written out: position -> play."""

    plays: Mapping[Hashable, Any] = field(repr=False)

    def play_at(self, position: Any) -> Any:
        """The play; None for a position that is not in the table."""
        return self.plays.get(position)

    def __len__(self) -> int:
        return len(self.plays)


class Claim(Protocol):
    """One thing a certificate proves."""

    def check(self, limit: int) -> Verified:
        """Walk at most ``limit`` positions, and say what was found."""


@dataclass(frozen=True)
class Verified:
    """What a walk found: whether the claim ``holds``, and how many positions were ``checked``.

    ``complete`` is False where the walk stopped at its limit: then ``holds`` says that nothing
    spoke against the claim so far. True only if the claim holds and all of it was checked.
    """

    holds: bool
    checked: int
    complete: bool = True
    reason: Message | None = None

    def __bool__(self) -> bool:
        return self.holds and self.complete

    def to_json(self) -> dict[str, Any]:
        """What was found, as plain data, without the reason."""
        return {"holds": self.holds, "checked": self.checked, "complete": self.complete}

    @property
    def message(self) -> Message:
        """What was found, as a sentence."""
        if self.reason is not None:
            return Message("verified-fails", reason=self.reason, count=self.checked)
        return Message("verified" if self.complete else "verified-partly", count=self.checked)

    def __str__(self) -> str:
        return str(self.message)

    def _repr_html_(self) -> str:
        return f"<p>{escape(str(self))}</p>"


@dataclass(frozen=True)
class Proof:
    """One side, following a strategy, keeps the number asked for on one side of ``m``.

    ``small``: the question's side keeps it at ``m`` or less; otherwise all others keep it above.
    """

    position: Any
    question: Question
    m: int
    small: bool
    strategy: Strategy

    def follows(self, seat: int) -> bool:
        """Whether this seat is one that follows the strategy."""
        return (seat in self.question.side) == self.small

    def check(self, limit: int = LIMIT) -> Verified:
        """Follow the strategy against every play of the others, to every end."""
        return _walk(self.position, self._after, limit)

    def _after(self, here: Any) -> Iterator[Any]:
        """The positions to go on with; raises where the claim does not hold."""
        if here.to_act is None:
            number = self.question.payoff(here.penalties)
            if (number <= self.m) != self.small:
                raise _Fails(self._wrong_end(here, number))
            return iter(())
        legal = here.legal_plays()
        if not self.follows(here.to_act):
            return (here.play(play) for play in legal)
        play = self.strategy.play_at(here)
        if play is None:
            raise _Fails(Message("fails-silent", where=str(here)))
        if not isinstance(play, type(legal[0])) or play not in legal:
            raise _Fails(Message("fails-play", where=str(here), play=str(play)))
        return iter((here.play(play),))

    def _wrong_end(self, here: Any, number: int) -> Message:
        """Why an end speaks against the claim."""
        who = {"where": str(here), "seat": seat_letter(self.question.seat)}
        if self.question.totals is not None:
            return Message("fails-wins" if number else "fails-wins-not", **who)
        return Message(
            "fails-most" if self.small else "fails-least", points=number, m=self.m, **who
        )


@dataclass(frozen=True)
class Worths:
    """A position is worth what is ``claimed``, for each follows from those after it by one rule.

    ``worth``: position -> worth, for all that can follow.

    ``rule(seat, options)`` gives the worth of a turn from the worths after its plays, in legal
    order; ``end(penalties)`` that of an end.
    """

    position: Any
    claimed: Any
    worth: Mapping[Hashable, Any] = field(repr=False)
    end: Callable[[tuple[int, ...]], Any] = field(repr=False)
    rule: Callable[[int, list[Any]], Any] = field(repr=False)

    def check(self, limit: int = LIMIT) -> Verified:
        """Look at every position that can follow, and at the worths after its plays."""
        if self.worth.get(self.position) != self.claimed:
            return Verified(False, 1, reason=Message("fails-worth", where=str(self.position)))
        return _walk(self.position, self._after, limit)

    def _after(self, here: Any) -> Iterator[Any]:
        """The positions after this one, whose worth has to follow from theirs."""
        after = [here.play(play) for play in here.legal_plays()]
        if any(then not in self.worth for then in (here, *after)):
            raise _Fails(Message("fails-missing", where=str(here)))
        if not self._follows(here, [self.worth[then] for then in after]):
            raise _Fails(Message("fails-worth", where=str(here)))
        return iter(after)

    def _follows(self, here: Any, options: list[Any]) -> bool:
        """Whether the worth of a position is what the rule makes of those after it."""
        try:
            right = self.rule(here.to_act, options) if options else self.end(here.penalties)
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return False  # the table holds what is no worth at all
        return bool(right == self.worth[here])


@dataclass(frozen=True)
class Shortest:
    """With everybody's help the event takes so many rounds, in so many lines; one is given.

    ``rounds(before, after)``: what one play adds to the length of a line. ``length`` is None where
    the event can never happen.
    """

    position: Any
    holds: Callable[[tuple[int, ...]], bool] = field(repr=False)
    rounds: Callable[[Any, Any], int] = field(repr=False)
    length: int | None
    lines: int
    line: tuple[Any, ...]

    def check(self, limit: int = LIMIT) -> Verified:
        """Replay the line, and count all lines that are as short, and all that are shorter."""
        if self.length is None:
            return _walk(self.position, self._ended, limit)
        here, length = self.position, 0
        for play in self.line:
            if play not in here.legal_plays():
                reason = Message("fails-play", where=str(here), play=str(play))
                return Verified(False, 1, reason=reason)
            before, here = here, here.play(play)
            length += self.rounds(before, here)
        counted: dict[tuple[Hashable, int], int] = {}
        ends_so = here.to_act is None and self.holds(here.penalties) and length == self.length
        if not ends_so:
            return Verified(False, 1, reason=Message("fails-line"))
        try:
            shorter = self._count(self.length - 1, counted, limit) if self.length else 0
            lines = self._count(self.length, counted, limit)
        except _Limit:
            return Verified(True, len(counted), complete=False)
        right = not shorter and lines == self.lines
        why = None if right else Message("fails-line")
        return Verified(right, len(counted), reason=why)

    def _ended(self, here: Any) -> Iterator[Any]:
        """The positions after this one, which must not be an end with the event."""
        if here.to_act is None and self.holds(here.penalties):
            raise _Fails(Message("fails-line"))
        return (here.play(play) for play in here.legal_plays())

    def _count(self, length: int, counted: dict[tuple[Hashable, int], int], limit: int) -> int:
        """How many lines of at most this length there are, without recursion."""
        root = (self.position, length)
        stack: list[tuple[Any, int]] = [root]
        while stack:
            here, left = stack[-1]
            if (here, left) in counted:
                stack.pop()
                continue
            if len(counted) >= limit:
                raise _Limit
            after = [here.play(play) for play in here.legal_plays()]
            then = [(state, left - self.rounds(here, state)) for state in after]
            then = [node for node in then if node[1] >= 0]
            missing = [node for node in then if node not in counted]
            if missing:
                stack.extend(missing)
            else:
                ends = here.to_act is None and self.holds(here.penalties)
                counted[here, left] = int(ends) + sum(counted[node] for node in then)
        return counted[root]


@dataclass(frozen=True)
class Stated:
    """What a result says besides its claim: its bounds, and a line to an end with its value.

    ``bounds`` have to be ``right``, and ``line``, if there is one, has to end as ``ends`` wants.
    """

    position: Any
    bounds: Any
    right: Any
    line: tuple[Any, ...] | None
    ends: Callable[[tuple[int, ...]], bool] = field(repr=False)

    def check(self, limit: int = LIMIT) -> Verified:
        """Compare the bounds, and replay the line."""
        if self.bounds != self.right:
            return Verified(False, 1, reason=Message("fails-bounds"))
        here = self.position
        for count, play in enumerate(self.line or (), 1):
            if play not in here.legal_plays():
                reason = Message("fails-play", where=str(here), play=str(play))
                return Verified(False, count, reason=reason)
            here = here.play(play)
        if self.line is not None and not (here.to_act is None and self.ends(here.penalties)):
            return Verified(False, len(self.line), reason=Message("fails-line"))
        return Verified(True, 0)


def _walk(root: Any, after: Callable[[Any], Iterator[Any]], limit: int) -> Verified:
    """Visit every position once, depth first; ``after`` gives what follows, or raises.

    A position met again on its own way is a circle, in which worths could hold one another up and a
    strategy could go on for ever: then nothing is proved.
    """
    seen: set[Hashable] = {root}
    try:
        way = {root: after(root)}
        while way:
            here = next(reversed(way))
            then = next(way[here], None)
            if then is None:
                del way[here]
            elif then in way:
                raise _Fails(Message("fails-round", where=str(then)))
            elif then not in seen:
                if len(seen) >= limit:
                    return Verified(True, len(seen), complete=False)
                seen.add(then)
                way[then] = after(then)
    except _Fails as fails:
        return Verified(False, len(seen), reason=fails.message)
    return Verified(True, len(seen))


class _Fails(LabError):
    """The claim does not hold here."""


class _Limit(Exception):
    """The walk has come to its limit."""


@dataclass(frozen=True)
class Certificate:
    """The claims that together prove a result; each can be checked on its own."""

    claims: tuple[Claim, ...]

    @property
    def message(self) -> Message:
        """How many claims there are, and how to check them."""
        return Message("certificate", n=len(self.claims))

    def __str__(self) -> str:
        return str(self.message)

    def _repr_html_(self) -> str:
        return f"<p>{escape(str(self))}</p>"

    def check(self, limit: int = LIMIT) -> Verified:
        """Check one claim after the other; the first that fails is what is said."""
        checked, complete = 0, True
        if not self.claims:
            return Verified(False, 0, reason=Message("fails-empty"))
        for claim in self.claims:
            found = claim.check(limit)
            checked += found.checked
            complete = complete and found.complete
            if not found.holds:
                return Verified(False, checked, complete, found.reason)
        return Verified(True, checked, complete)


def verify(proved: Any, limit: int = LIMIT) -> Verified:
    """Check a result or its certificate, play by play, without a solver.

    ``limit``: the most positions walked for each claim; the answer says when that was not all.
    Raises LabError for what is neither, or an unknown result.

    >>> from vqlab.solver.concepts import guarantee
    >>> print(verify(guarantee("12 Q^2 | 13^2 | 12 Q S15", "B")))
    The claim holds: 84 positions were checked, all there are.
    """
    as_whole(limit, lambda read: LabError(Message("verify-limit", read=read)), least=1)
    certificate = proved.certificate(limit) if hasattr(proved, "certificate") else proved
    if not hasattr(certificate, "check"):
        raise LabError(Message("verify-what", read=as_read(proved, 40)))
    found: Verified = certificate.check(limit)
    return found
