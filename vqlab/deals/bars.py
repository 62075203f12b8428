"""Distributions as tables of bars: HTML for a notebook cell, text for a terminal.

Nothing fetched, no script, no style sheet: a table is right in any page, light or dark. Bars are
borders, as these are printed and shown in forced colours too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from fractions import Fraction
from html import escape
from typing import TYPE_CHECKING, Any

from vqlab.contract import Message, is_printable
from vqlab.words import say, written

if TYPE_CHECKING:
    from vqlab.deals.comparison import Comparison
    from vqlab.deals.distribution import Distribution

__all__ = ["ROWS", "compared", "compared_text", "short", "spoken", "table", "text"]

ROWS = 60
"""Rows of a table at most: those of the likeliest values."""
LETTERS = 48
"""Letters of a value at most."""
DIGITS = 24
"""Letters of a fraction that is written out."""
BITS = 3000
"""Bits of a numerator that is written at all: Python refuses to write much longer ones."""
WIDE = 24
"""Letters of the longest bar in a terminal."""
FULL = (
    'style="display:block;height:0;width:{width};min-width:1px;'
    'border-top:.85em solid var(--accent,#8a5cc0)"'
)
HOLLOW = (
    'style="display:block;box-sizing:border-box;height:.85em;width:{width};min-width:4px;'
    'border:2px solid currentColor"'
)


def spoken(words: object, language: str = "") -> str:
    """A title, a unit or a value as one line that can be shown anywhere.

    >>> spoken("a\\x1b[2J\\nb"), spoken(True), spoken(Message("cards-count", n=2))
    ('a�[2J b', 'yes', '2 cards')
    """
    words = getattr(words, "message", words)
    if isinstance(words, bool):
        words = Message("dist-yes" if words else "dist-no")
    told = say(words, language) if isinstance(words, Message) else str(words)
    return "".join(char if _is_shown(char) else "\ufffd" for char in " ".join(told.split()))


def _is_shown(char: str) -> bool:
    return is_printable(char) and char not in "\ufffe\uffff"  # no characters in XML


def decimal(p: Fraction, digits: int = 4) -> str:
    """A probability with so many digits; 0 and 1 only where it is just that.

    >>> [decimal(Fraction(p)) for p in ("1", "99999/100000", "1/30", "1/3000", "1/3000000")]
    ['1', '> 0.9999', '0.0333', '0.0003333', '3.333e-07']
    """
    if p in (0, 1):
        return str(p)
    if round(float(p), digits) == 1:
        return f"> 0.{'9' * digits}"
    if p >= Fraction(1, 1000):
        return f"{float(p):.{digits}f}"
    return f"{float(p):#.{digits}g}" if float(p) > 1e-300 else "< 1e-300"


def short(distribution: Distribution) -> str:
    """What stands in the brackets of its ``repr``."""
    shown = [f"{_cut(repr(value))}: {exact(p)}" for value, p in distribution.items()]
    if len(shown) <= 6:
        return f"{{{', '.join(shown)}}}"
    return f"{{{', '.join([*shown[:2], '…', shown[-1]])}}}, {len(shown)} values"


def exact(p: Fraction) -> str:
    """A fraction, shortened where it is long.

    >>> exact(Fraction(3, 8)), exact(Fraction(10**20 + 1, 10**30))
    ('3/8', '10000…0001/10000…0000')
    """
    if max(p.numerator, p.denominator).bit_length() > BITS:
        return "…/…"
    whole = str(p)
    parts = whole.split("/")
    return whole if len(whole) <= DIGITS else "/".join(map(_ends, parts))


def _ends(digits: str) -> str:
    return digits if len(digits) <= 10 else f"{digits[:5]}…{digits[-4:]}"


def _cut(words: str) -> str:
    return words if len(words) <= LETTERS else words[: LETTERS - 1] + "…"


def likeliest(values: Iterable[Any], chance: Callable[[Any], Fraction]) -> list[Any]:
    """The values there is room for, in the order they came."""
    values = list(values)
    if len(values) <= ROWS:
        return values
    by_chance = sorted(range(len(values)), key=lambda at: -chance(values[at]))
    return [values[at] for at in sorted(by_chance[:ROWS])]


def summary(distribution: Distribution) -> Message | None:
    """Mean and standard deviation; None where values are no numbers."""
    if not distribution.is_numeric:
        return None
    try:
        deviation = figure(Fraction(distribution.standard_deviation))
    except OverflowError:
        return None
    return Message("dist-summary", mean=figure(distribution.mean), deviation=deviation)


def figure(number: Fraction) -> str:
    """A number with four digits, or whole.

    >>> [figure(Fraction(x)) for x in (2, "-13/6", "1/30000", 10**400)]
    ['2', '-2.1667', '3.333e-5', '1.000e+400']
    """
    if number.denominator == 1 and abs(number) < 10**15:
        return str(number)
    if Fraction(1, 1000) <= abs(number) < 10**15:
        return f"{float(number):.4f}"
    return f"{Decimal(number.numerator) / number.denominator:.3e}"


def left_out(
    values: Sequence[Any], kept: Sequence[Any], distributions: Sequence[Distribution]
) -> list[Message]:
    """What is said where not all values are shown: how many, and how likely they are together."""
    if len(values) == len(kept):
        return []
    rest = set(values) - set(kept)
    together = (one.chance(rest.__contains__) for one in distributions)
    told = " / ".join(map(decimal, together))
    return [Message("dist-left-out", n=len(rest), together=told)]


def captioned(distribution: Distribution, language: str = "") -> str:
    """Its title, or what it is if it has none."""
    said = spoken(distribution.title, language) or say(Message("dist-caption"), language)
    return said[:1].upper() + said[1:] if isinstance(distribution.title, Message) else said


def heads(distribution: Distribution, language: str) -> list[str]:
    """What stands above the columns of value, probability and fraction."""
    unit = spoken(distribution.unit, language) or say(Message("dist-value"), language)
    keys = ("dist-probability", "dist-exactly")
    return [unit, *(say(Message(key), language) for key in keys)]


def table(distribution: Distribution, language: str = "") -> str:
    """The distribution as an HTML table, with its mean below."""
    kept = likeliest(distribution, distribution.__getitem__)
    most = max(distribution.values())
    rows = [
        [
            spoken(value, language),
            _bar(FULL, p / most),
            escape(written(decimal(p), language)),
            _fraction(p),
        ]
        for value, p in ((value, distribution[value]) for value in kept)
    ]
    unit, probability, exactly = map(escape, heads(distribution, language))
    notes = left_out(tuple(distribution), kept, [distribution])
    if (said := summary(distribution)) is not None:
        notes.append(said)
    return _page(
        captioned(distribution, language), [unit, "", probability, exactly], rows, notes, language
    )


def compared(comparison: Comparison, language: str = "") -> str:
    """Two distributions as one HTML table, the bars of a value one above the other."""
    first, second = comparison.first, comparison.second
    kept = likeliest(comparison.values, comparison.most)
    most = max(*first.values(), *second.values())
    rows = []
    for value in kept:
        p, q = comparison.chances(value)
        bars = _bar(FULL, p / most) + _bar(HOLLOW, q / most)
        numbers = [_with_fraction(p, language), _with_fraction(q, language)]
        rows.append([spoken(value, language), bars, *numbers])
    notes = left_out(comparison.values, kept, [first, second])
    names = [escape(spoken(name, language)) for name in comparison.names]
    columns = [
        escape(heads(first, language)[0]),
        "",
        f'<span aria-hidden="true">■&nbsp;</span>{names[0]}',
        f'<span aria-hidden="true">□&nbsp;</span>{names[1]}',
    ]
    notes += comparison.notes
    return _page(spoken(comparison.title, language), columns, rows, notes, language)


def _bar(style: str, part: Fraction) -> str:
    width = f"{float(100 * part):.2f}%"
    return f'<span aria-hidden="true" {style.format(width=width)}></span>' if part else ""


def _fraction(p: Fraction) -> str:
    shown = exact(p)
    broken = shown.replace("/", '/<wbr style="white-space:normal">')
    whole = p.denominator.bit_length() <= BITS and str(p) != shown
    return f'<span title="{p}">{broken}</span>' if whole else broken


def _with_fraction(p: Fraction, language: str) -> str:
    return escape(written(decimal(p), language)) + (
        f"<br><small>{_fraction(p)}</small>" if 0 < p < 1 else ""
    )


CAPTION = "caption-side:top;text-align:left;padding:2px 6px;font-weight:bold;color:inherit"
TABLE = (
    "border-collapse:collapse;table-layout:auto;margin:0;color:inherit;"
    "font-variant-numeric:tabular-nums"
)
CELL = "padding:2px 6px;border:0;vertical-align:middle;"
NAME = CELL + "text-align:left;font-weight:normal;max-width:22em;overflow-wrap:break-word"
BARS = CELL + "text-align:left;width:14em;min-width:3.5em"
NUMBER = CELL + "text-align:right;white-space:nowrap"
HEAD = ";font-weight:bold;vertical-align:bottom;white-space:normal;max-width:13em"


def _page(
    caption: str, columns: list[str], rows: list[list[str]], notes: list[Message], language: str
) -> str:
    """A table whose first cells are plain text and whose others, like the columns, are markup."""
    named, barred, *others = columns
    above = f'<th scope="col" style="{NAME}{HEAD}">{named}</th><td style="{BARS}">{barred}</td>'
    above += "".join(f'<th scope="col" style="{NUMBER}{HEAD}">{head}</th>' for head in others)
    body = ""
    for value, bar, *cells in rows:
        body += f'<tr><th scope="row" style="{NAME}">{escape(_cut(value))}</th>'
        body += f'<td style="{BARS}">{bar}</td>'
        body += "".join(f'<td style="{NUMBER}">{cell}</td>' for cell in cells) + "</tr>"
    said = "".join(f"<p>{escape(say(note, language))}</p>" for note in notes)
    return (
        f'<div class="vqlab-result" style="overflow-x:auto"><table style="{TABLE}">'
        f'<caption style="{CAPTION}">{escape(caption)}</caption>'
        f"<thead><tr>{above}</tr></thead><tbody>{body}</tbody></table>{said}</div>"
    )


def text(distribution: Distribution, language: str = "") -> str:
    """The distribution as lines of text."""
    kept = likeliest(distribution, distribution.__getitem__)
    most = max(distribution.values())
    unit, probability, _ = heads(distribution, language)
    rows = [[unit, probability, "", ""]]
    for value in kept:
        p = distribution[value]
        shown = written(decimal(p), language)
        rows.append([_cut(spoken(value, language)), shown, exact(p), _blocks(p / most)])
    notes = left_out(tuple(distribution), kept, [distribution])
    if (said := summary(distribution)) is not None:
        notes.append(said)
    title = [spoken(distribution.title, language)] if distribution.title else []
    return "\n".join([*title, *_aligned(rows), *(say(note, language) for note in notes)])


def compared_text(comparison: Comparison, language: str = "") -> str:
    """Two distributions as lines of text."""
    kept = likeliest(comparison.values, comparison.most)
    names = [spoken(name, language) for name in comparison.names]
    rows = [[heads(comparison.first, language)[0], *names]]
    for value in kept:
        shown = (written(decimal(p), language) for p in comparison.chances(value))
        rows.append([_cut(spoken(value, language)), *shown])
    both = [comparison.first, comparison.second]
    notes = [*left_out(comparison.values, kept, both), *comparison.notes]
    return "\n".join([*_aligned(rows), *(say(note, language) for note in notes)])


def _aligned(rows: list[list[str]]) -> list[str]:
    """Rows of text as lines with their columns below one another."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, wide)).rstrip() for row in rows]


def _blocks(part: Fraction) -> str:
    eighths = max(1, round(part * WIDE * 8))
    return "█" * (eighths // 8) + " ▏▎▍▌▋▊▉"[eighths % 8].strip()
