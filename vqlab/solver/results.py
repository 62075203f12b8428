"""What the solver answers with: typed claims that speak, draw themselves, and carry a proof.

Every result says what exactly it claims. Its ``status`` is ``proved`` or ``unknown``: a budget ran
out, and the bounds hold what was found. "Unknown" never means "impossible".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from html import escape
from typing import Any, NamedTuple

from vqlab.contract import Message, as_seat, joined, seat_letter
from vqlab.solver.events import Event
from vqlab.solver.reading import seats_at
from vqlab.solver.strategy import LIMIT, Certificate, Verified, verify

__all__ = [
    "Cooperative",
    "Equilibria",
    "Forecast",
    "Guarantee",
    "Guarantees",
    "Help",
    "Power",
    "Result",
]

Vector = tuple[int, ...]
SPOKEN = 20
"""Outcomes that a sentence lists; all are in ``value``."""


class Help(NamedTuple):
    """The length of the shortest help-play, None where there is none, and how many are as short."""

    rounds: int | None
    lines: int


class Effort(NamedTuple):
    """What an answer may take: so many turns or positions, and which search with what table."""

    nodes: int | None = None
    compiled: bool = True
    megabytes: int = 512


@dataclass(frozen=True, kw_only=True)
class Result:
    """What all results have.

    ``position``: what was asked about; ``nodes``: turns entered, or positions looked at; ``best``:
    the plays of the seat to act that keep the value, ``line``: plays from the position to an end
    with that value, both None where the budget ran out; ``plays``: play -> what it is worth, None
    unless asked for; ``seconds``: how long it took; ``endless``: whether play can go on for ever,
    and what that is worth decides.
    """

    position: Any
    status: str
    nodes: int
    best: tuple[Any, ...] | None = None
    line: tuple[Any, ...] | None = None
    plays: Mapping[Any, Any] | None = field(default=None, repr=False, hash=False)
    seconds: float = field(default=0.0, repr=False, compare=False)
    endless: bool = field(default=False, repr=False)
    effort: Effort = field(default=Effort(), repr=False, compare=False)

    concept = "result"
    worth_key = "solve-worth"
    """What the numbers of ``plays`` are called."""

    @property
    def proved(self) -> bool:
        """Whether nothing was left open."""
        return self.status == "proved"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        raise NotImplementedError

    def __str__(self) -> str:
        return str(self.message)

    def certificate(self, limit: int = LIMIT) -> Certificate:
        """The proof: strategies written out up to ``limit`` positions, asked for on demand beyond.

        Raises LabError where nothing is proved.
        """
        from vqlab.solver.certify import certificate

        return certificate(self, limit)

    def verify(self, limit: int = LIMIT) -> Verified:
        """Check the proof play by play, without a solver; at most ``limit`` positions a claim."""
        return verify(self, limit)

    def to_json(self) -> dict[str, Any]:
        """The result as plain data."""
        return {
            "concept": self.concept,
            **self._asked_json(),
            "status": self.status,
            **self._value_json(),
            "best": _texts(self.best),
            "plays": self._plays_json(),
            "line": _texts(self.line),
            "nodes": self.nodes,
            "seconds": round(self.seconds, 6),
        }

    def _asked_json(self) -> dict[str, Any]:
        return {}

    def _value_json(self) -> dict[str, Any]:
        raise NotImplementedError

    def _plays_json(self) -> dict[str, Any] | None:
        if self.plays is None:
            return None
        return {str(play): _plain(worth) for play, worth in self.plays.items()}

    def details(self) -> list[str]:
        """Further sentences: the best plays, the line, what every play is worth."""
        said = []
        to_act = self.position.to_act
        if self.best and to_act is not None:
            params = {"seat": seat_letter(to_act), "plays": _listed(self.best), "n": len(self.best)}
            said.append(str(Message(self._best_key(to_act), **params)))
        elif self.best is None and self.proved and self.effort.nodes is not None:
            said.append(str(Message("solve-best-unknown")))
        if self.line:
            said.append(str(self._line_message(_listed(self.line))))
        return said

    def _best_key(self, to_act: int) -> str:
        """What is said of the best plays, depending on whose they are."""
        return "solve-best"

    def _line_message(self, plays: str) -> Message:
        return Message("solve-line", plays=plays)

    def text(self) -> str:
        """Everything in a few lines, for a terminal."""
        lines = [str(self), *self.details()]
        if self.plays:
            wide = max(len(str(play)) for play in self.plays)
            lines += [f"  {play!s:{wide}}  {_worth_text(w)}" for play, w in self.plays.items()]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        parts = [f"<p><strong>{escape(str(self))}</strong></p>"]
        parts += [f"<p>{escape(line)}</p>" for line in self.details()]
        if self.plays:
            parts.append(self._plays_html())
        return f'<div class="vqlab-result">{"".join(parts)}</div>'

    def _plays_html(self) -> str:
        to_act = self.position.to_act
        alike = to_act is None or self._best_key(to_act) == "solve-any"
        best = set() if alike else set(self.best or ())
        rows = "".join(
            f"<tr><td>{escape(str(play))}</td><td>{escape(_worth_text(worth))}</td>"
            f"<td>{escape(str(Message('solve-is-best'))) if play in best else ''}</td></tr>"
            for play, worth in self.plays.items()  # type: ignore[union-attr]
        )
        keys = ("solve-play", self.worth_key, "solve-head-best")
        heads = "".join(f"<th>{_said(key)}</th>" for key in keys)
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


@dataclass(frozen=True, kw_only=True)
class Guarantee(Result):
    """The fewest penalty points ``seat`` can be sure of, whatever all others do together.

    ``lower`` and ``upper`` bound it; they meet in ``value`` when it is proved.
    """

    seat: int
    lower: int
    upper: int

    concept = "guarantee"
    worth_key = "solve-sure-of"

    def _best_key(self, to_act: int) -> str:
        return "solve-best" if to_act == self.seat else "solve-holds"

    @property
    def value(self) -> int | None:
        """Penalty points; None while unknown."""
        return self.lower if self.proved else None

    @property
    def rounds(self) -> int | None:
        """The fewest rounds that takes, the one in progress included; None where not known.

        Searched for when first asked: among lines that cost the same the seat hurries and the
        others delay. Rounds are those of Vampire Queen with the embargo.
        """
        from vqlab.solver.sure import rounds_of

        if "_rounds" not in self.__dict__:
            self.__dict__["_rounds"] = rounds_of(self)
        known: int | None = self.__dict__["_rounds"]
        return known

    @property
    def shown(self) -> str:
        """The value, or its bounds, in as few characters as can be."""
        return str(self.lower) if self.proved else f"{self.lower}–{self.upper}"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        who: dict[str, Any] = {"seat": seat_letter(self.seat)}
        if getattr(self.position, "winner", self) is not self:  # a game to be won, not penalties
            how = "over" if self.position.is_over else "endless" if self.endless else "now"
            sure = {(0, 0): "yes", (1, 1): "no"}.get((self.lower, self.upper), "unknown")
            return Message("guarantee-hunt", how=how, sure=sure, **who)
        if self.position.is_over:
            return Message("guarantee-over", points=self.lower, **who)
        if not self.proved:
            key = "guarantee-endless" if self.endless else "guarantee-unknown"
            return Message(key, lower=self.lower, upper=self.upper, **who)
        return Message("guarantee", points=self.lower, **who)

    def latex(self) -> str:
        """The value as a formula.

        >>> from vqlab.solver.concepts import guarantee
        >>> print(guarantee("12 Q^2 | 13^2 | 12 Q S15", "B").latex())
        g_{\\mathrm{B}} = 42
        """
        name = rf"g_{{\mathrm{{{seat_letter(self.seat)}}}}}"
        if self.proved:
            return f"{name} = {self.lower}"
        return rf"{self.lower} \le {name} \le {self.upper}"

    def _asked_json(self) -> dict[str, Any]:
        return {"seat": seat_letter(self.seat)}

    def _value_json(self) -> dict[str, Any]:
        known = {"_rounds"} & set(self.__dict__)
        rounds = {"rounds": self.__dict__["_rounds"]} if known else {}
        return {"value": self.value, "lower": self.lower, "upper": self.upper, **rounds}


@dataclass(frozen=True)
class Guarantees(Sequence[Guarantee]):
    """The guarantees of all seats of one position, in the order of the seats."""

    of: tuple[Guarantee, ...]

    def __getitem__(self, seat: Any) -> Any:
        return self.of[seat if isinstance(seat, slice) else as_seat(seat, len(self.of))]

    def __len__(self) -> int:
        return len(self.of)

    def __iter__(self) -> Iterator[Guarantee]:
        return iter(self.of)

    @property
    def values(self) -> tuple[int | None, ...]:
        """Penalty points per seat; None where unknown."""
        return tuple(one.value for one in self.of)

    @property
    def proved(self) -> bool:
        """Whether nothing was left open for any seat."""
        return all(one.proved for one in self.of)

    def certificate(self, limit: int = LIMIT) -> Certificate:
        """The proofs of all seats together. Raises LabError where one is unknown."""
        claims = (claim for one in self.of for claim in one.certificate(limit).claims)
        return Certificate(tuple(claims))

    def verify(self, limit: int = LIMIT) -> Verified:
        """Check the proofs of all seats, play by play, without a solver."""
        return verify(self, limit)

    def __str__(self) -> str:
        return "\n".join(map(str, self.of))

    def text(self) -> str:
        """Everything in a few lines, for a terminal."""
        return "\n".join(one.text() for one in self.of)

    def to_json(self) -> dict[str, Any]:
        """The results by seat, as plain data."""
        return {"seats": {seat_letter(one.seat): one.to_json() for one in self.of}}

    def latex(self) -> str:
        """The values as one formula."""
        return r",\quad ".join(one.latex() for one in self.of)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th>{seat_letter(one.seat)}</th><td>{escape(one.shown)}</td>"
            f'<td style="text-align:left">{escape(_listed(one.line or ()))}</td></tr>'
            for one in self.of
        )
        heads = (
            f"<th>{_said('solve-seat')}</th><th>{_said('solve-sure-of')}</th>"
            f"<th>{_said('solve-such-a-line')}</th>"
        )
        note = f"<p>{_said('solve-all-seen')}</p>"
        table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        return f'<div class="vqlab-result">{note}{table}</div>'


@dataclass(frozen=True, kw_only=True)
class Power(Result):
    """Whether the seats of ``coalition`` can force ``event``; if not, the rest can prevent it."""

    coalition: frozenset[int]
    event: Event
    value: bool | None

    concept = "power"
    worth_key = "solve-forced"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        event, members = self.event.message, sorted(self.coalition)
        if self.position.to_act is None:
            return Message("power-over" if self.value else "power-over-not", event=event)
        if not members:
            # nobody forces it; it happens by itself, or not
            ends = {None: "power-fate-unknown", True: "power-fate", False: "power-no-fate"}
            return Message(ends[self.value], event=event)
        who = joined([seat_letter(seat) for seat in members])
        params: dict[str, Any] = {"who": who, "event": event}
        if self.value is None:
            return Message("power-endless" if self.endless else "power-unknown", **params)
        if self.value:
            return Message("power-can", **params)
        everybody = len(members) == seats_at(self.position)
        return (
            Message("power-never", event=event) if everybody else Message("power-cannot", **params)
        )

    def _best_key(self, to_act: int) -> str:
        wins = self.value == (to_act in self.coalition)
        return "solve-best" if wins else "solve-any"

    def _asked_json(self) -> dict[str, Any]:
        letters = "".join(seat_letter(seat) for seat in sorted(self.coalition))
        totals = {} if self.event.totals is None else {"totals": list(self.event.totals)}
        return {"seat": None, "coalition": letters, "event": str(self.event), **totals}

    def _value_json(self) -> dict[str, Any]:
        known = self.value is not None
        lower, upper = (self.value, self.value) if known else (False, True)
        return {"value": self.value, "lower": lower, "upper": upper}


@dataclass(frozen=True, kw_only=True)
class Equilibria(Result):
    """The penalties of all pure subgame-perfect equilibria: ``value`` has every one, and no other.

    Where they are too many to write down ``value`` is None and ``exact`` False: no equilibrium lies
    outside ``lower`` … ``upper``, points per seat, but not all within them need be one.
    """

    value: tuple[Vector, ...] | None
    lower: Vector
    upper: Vector

    concept = "equilibria"

    @property
    def exact(self) -> bool:
        """Whether the equilibria themselves are known, and not only where they lie."""
        return self.value is not None

    @property
    def intervals(self) -> tuple[tuple[int, int], ...]:
        """(least, most) penalty points per seat."""
        return tuple(zip(self.lower, self.upper, strict=True))

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        if self.value is not None:
            more = "; …" if len(self.value) > SPOKEN else ""
            vectors = _vectors(self.value[:SPOKEN]) + more
            return Message("equilibria", n=len(self.value), vectors=vectors)
        key = "equilibria-intervals" if self.proved else "equilibria-unknown"
        return Message(key, intervals=_intervals(self.intervals))

    def _best_key(self, to_act: int) -> str:
        return "solve-begins"

    def _line_message(self, plays: str) -> Message:
        first = _vectors((self.value or ())[:1])
        return Message("solve-line-to", vector=first, plays=plays)

    def latex(self) -> str:
        """The set, or the box around it, as a formula."""
        if self.value is None:
            return r" \times ".join(f"[{low}, {high}]" for low, high in self.intervals)
        return rf"\{{{', '.join(map(str, self.value))}\}}"

    def _asked_json(self) -> dict[str, Any]:
        return {"seat": None}

    def _value_json(self) -> dict[str, Any]:
        value = None if self.value is None else [list(vector) for vector in self.value]
        bounds = {"lower": list(self.lower), "upper": list(self.upper)}
        return {"value": value, "exact": self.exact, **bounds}

    def _repr_html_(self) -> str:
        if self.value is None:
            return super()._repr_html_()
        heads = "".join(f"<th>{seat_letter(seat)}</th>" for seat in range(len(self.lower)))
        rows = "".join(
            f"<tr>{''.join(f'<td>{points}</td>' for points in vector)}</tr>"
            for vector in self.value
        )
        table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        said = "".join(f"<p>{escape(line)}</p>" for line in self.details())
        more = self._plays_html() if self.plays else ""
        first = f"<p><strong>{_said('equilibria-count', n=len(self.value))}</strong></p>"
        return f'<div class="vqlab-result">{first}{table}{said}{more}</div>'


@dataclass(frozen=True, kw_only=True)
class Forecast(Result):
    """What happens if every seat minimises its own points and breaks ties by ``rule``: no proof.

    ``value`` has points per seat, whole numbers for a deterministic rule, fractions for a model in
    which a seat that does not mind chooses by lot. ``lower`` and ``upper`` bound it.
    """

    rule: str
    value: tuple[int | Fraction, ...] | None
    lower: Vector
    upper: Vector

    concept = "forecast"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        if self.value is None:
            return Message("forecast-unknown", rule=self.rule, intervals=_intervals(self._box))
        vector = ", ".join(
            f"{seat_letter(seat)} {points}" for seat, points in enumerate(self.value)
        )
        key = "forecast-model" if self.rule == "max-prob" else "forecast"
        return Message(key, rule=self.rule, vector=vector)

    def _best_key(self, to_act: int) -> str:
        return "solve-likes" if self.rule == "max-prob" else "solve-leads-to"

    @property
    def _box(self) -> tuple[tuple[int, int], ...]:
        return tuple(zip(self.lower, self.upper, strict=True))

    def _asked_json(self) -> dict[str, Any]:
        return {"seat": None, "rule": self.rule}

    def _value_json(self) -> dict[str, Any]:
        bounds = {"lower": list(self.lower), "upper": list(self.upper)}
        return {"value": _plain(self.value), **bounds}


@dataclass(frozen=True, kw_only=True)
class Cooperative(Result):
    """The shortest way to ``event`` when every seat helps, and how many lines are as short.

    ``value.rounds`` is None where it can never happen. While unknown, ``lower`` is a number of
    rounds that is needed at least.
    """

    event: Event
    value: Help | None
    lower: int | None

    concept = "cooperative"

    @property
    def message(self) -> Message:
        """The claim, to be said in any language."""
        if self.value is None:
            return Message("cooperative-unknown", event=self.event.message, rounds=self.lower or 0)
        if self.value.rounds is None:
            return Message("cooperative-never", event=self.event.message)
        params = {"rounds": self.value.rounds, "lines": self.value.lines}
        return Message("cooperative", event=self.event.message, **params)

    def _best_key(self, to_act: int) -> str:
        never = self.value is not None and self.value.rounds is None
        return "solve-any" if never else "solve-shortest"

    def _asked_json(self) -> dict[str, Any]:
        totals = {} if self.event.totals is None else {"totals": list(self.event.totals)}
        return {"seat": None, "event": str(self.event), **totals}

    def _value_json(self) -> dict[str, Any]:
        if self.value is None:
            return {"value": None, "lower": self.lower, "upper": None}
        return {"value": self.value._asdict(), "lower": self.lower, "upper": self.value.rounds}


def _texts(plays: Sequence[Any] | None) -> list[str] | None:
    return None if plays is None else [str(play) for play in plays]


def _listed(plays: Sequence[Any]) -> str:
    return ", ".join(map(str, plays))


def _said(key: str, **params: Any) -> str:
    return escape(str(Message(key, **params)))


def _vectors(vectors: Sequence[Sequence[Any]]) -> str:
    return "; ".join(f"({', '.join(map(str, vector))})" for vector in vectors)


def _intervals(intervals: Sequence[tuple[int, int]]) -> str:
    return ", ".join(
        f"{seat_letter(seat)} {low}" if low == high else f"{seat_letter(seat)} {low}–{high}"
        for seat, (low, high) in enumerate(intervals)
    )


def _plain(worth: Any) -> Any:
    """A worth as JSON knows it: fractions as text, sets and tuples as lists."""
    if isinstance(worth, Help):
        return worth._asdict()
    if isinstance(worth, (tuple, list)):
        return [_plain(part) for part in worth]
    if isinstance(worth, frozenset):
        return [_plain(part) for part in sorted(worth)]
    return str(worth) if isinstance(worth, Fraction) else worth


def _worth_text(worth: Any) -> str:
    """A worth in a table's cell."""
    if worth is None:
        return str(Message("solve-not-settled"))
    if isinstance(worth, bool):
        return str(Message("solve-yes" if worth else "solve-no"))
    if isinstance(worth, Help):
        if worth.rounds is None:
            return str(Message("solve-never"))
        return str(Message("solve-rounds", rounds=worth.rounds, lines=worth.lines))
    if isinstance(worth, frozenset):
        return _vectors(sorted(worth))
    if isinstance(worth, tuple) and worth and isinstance(worth[0], tuple):
        return _intervals(worth)
    if isinstance(worth, tuple):
        return _vectors([worth])
    return str(worth)
