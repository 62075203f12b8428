"""How distributions are shown: tables, lines of text, drawings; nothing slips into the markup."""

from __future__ import annotations

import re
import subprocess
import sys
from fractions import Fraction
from html.parser import HTMLParser
from math import comb
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vqlab.contract import LabError
from vqlab.deals import Distribution
from vqlab.deals.bars import ROWS
from vqlab.deals.comparison import Comparison

law = settings(deadline=None, max_examples=60)
SVG = "{http://www.w3.org/2000/svg}"
QUEENS = Distribution({0: 3, 1: 4, 2: 1}, title="Queens", unit="queens")
SEEN = Distribution({0: 35, 1: 50, 2: 14, 3: 1}, title="Seen")
NASTY = "<b onclick='x'>\"&</b></td><script>alert(1)</script>$x^2$ --> \x1b[2J\x00\uffff"


class Page(HTMLParser):
    """The elements of a page, its texts, and whether all that was opened was closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.names: set[str] = set()
        self.texts: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.names |= {name for name, _ in attrs}
        if tag not in {"br", "wbr"}:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


def rows_of(html: str) -> list[ET.Element]:
    markup = re.sub(r"(<wbr[^>]*|<br)>", r"\1/>", html).replace("&nbsp;", " ")
    return ET.fromstring(markup).findall("table/tbody/tr")


ALLOWED = {"div", "table", "caption", "thead", "tbody", "tr", "th", "td", "span", "p", "small"}


@law
@given(st.text(max_size=20), st.text(max_size=20), st.text(max_size=20))
def test_no_title_unit_or_value_becomes_markup(title, unit, value):
    one = Distribution({value: 1, NASTY: 2}, title + NASTY, unit + NASTY)
    for shown in (one.html(), one.compare(Distribution({NASTY: 1}, NASTY)).html()):
        page = Page(shown)
        assert page.open == []
        assert set(page.tags) <= ALLOWED | {"br", "wbr"}
        assert page.names <= {"class", "style", "scope", "title", "aria-hidden"}
        assert "\x1b" not in shown and "\x00" not in shown
    assert "\x1b" not in str(one)


def test_a_table_has_a_caption_heads_and_hidden_bars():
    html = QUEENS.html()
    assert ">Queens</caption>" in html
    assert html.count('<th scope="col"') == 3
    heads = [row.find("th") for row in rows_of(html)]
    assert [head.text for head in heads] == ["0", "1", "2"]
    assert {head.get("scope") for head in heads} == {"row"}
    bars = [row.find("td/span") for row in rows_of(html)]
    assert {bar.get("aria-hidden") for bar in bars} == {"true"}
    widths = [float(re.search(r"width:([\d.]+)%", bar.get("style"))[1]) for bar in bars]
    assert widths == [75, 100, 25]
    numbers = ["".join(cell.itertext()) for cell in rows_of(html)[0].findall("td")[1:]]
    assert numbers == ["0.3750", "3/8"]


def test_a_long_fraction_is_shortened_and_kept_whole_beside():
    p = Fraction(10**20 + 1, 10**30)
    html = Distribution({0: p, 1: 1 - p}).html()
    assert f'title="{p}"' in html
    assert f">{p}<" not in html
    assert "10000…0001" in html


def test_fractions_that_python_would_not_write_are_shown_all_the_same():
    huge = Distribution({0: 10**6000, 1: 3**9000, 10**400: 1})
    for shown in (huge.html(), str(huge), repr(huge), huge.plot().svg()):
        assert "> 0.9999" in shown or "…" in shown or "&gt; 0.9999" in shown


def test_a_table_has_a_bounded_number_of_rows_those_of_the_likeliest():
    tosses = Distribution({n: comb(150, n) for n in range(151)})
    rows = rows_of(tosses.html())
    assert len(rows) == ROWS
    values = [int(row.find("th").text) for row in rows]
    assert values == sorted(values)
    least = min(tosses[value] for value in values)
    left = [value for value in tosses if value not in values]
    assert all(tosses[value] <= least for value in left)
    assert f"{151 - ROWS} values more are left out" in tosses.html()
    assert f"{151 - ROWS} values more are left out" in str(tosses)
    assert str(tosses).count("\n") == ROWS + 2
    assert "left out" not in QUEENS.html() + str(QUEENS)
    named = Distribution({f"hand {n}": 1 for n in range(151)})
    assert len(rows_of(named.compare(named).html())) == ROWS
    assert "left out" in str(named.compare(named))


def test_zero_and_one_are_said_of_nothing_else():
    almost = Distribution({0: 10**9, 1: 1})
    assert "&gt; 0.9999" in almost.html()
    assert "> 0.9999" in str(almost)
    assert ">1</td>" in Distribution({"sure": 1}).html()


def test_a_comparison_shows_both_and_how_far_they_are():
    compared = QUEENS.compare(SEEN)
    assert [row.find("th").text for row in rows_of(compared.html())] == ["0", "1", "2", "3"]
    assert "Queens and Seen, compared" in compared.html()
    assert compared.distance == Fraction(1, 40)
    assert "Total variation distance 1/40" in str(compared)
    last = rows_of(compared.html())[-1]
    assert ["".join(cell.itertext()) for cell in last.findall("td")[1:]] == ["0", "0.01001/100"]
    assert len(last.findall("td/span")) == 1
    assert "first" in str(QUEENS.compare(QUEENS))


def test_texts_are_short_and_exact():
    assert repr(QUEENS) == "Distribution({0: 3/8, 1: 1/2, 2: 1/8})"
    assert repr(Distribution(dict.fromkeys(range(9), 1))) == (
        "Distribution({0: 1/9, 1: 1/9, …, 8: 1/9}, 9 values)"
    )
    lines = str(QUEENS).splitlines()
    assert lines[0] == "Queens"
    blocks = [line.count("█") for line in lines[2:5]]
    assert blocks == [18, 24, 6]


matplotlib = pytest.importorskip("matplotlib", reason='pip install "vqlab[plots]"')


def drawing(text: str) -> ET.Element:
    return ET.fromstring(text)


def words(text: str) -> list[str]:
    return ["".join(t.itertext()) for t in drawing(text).iter(f"{SVG}text")]


def test_a_picture_is_the_same_again_and_says_what_it_shows():
    plot = QUEENS.plot()
    assert plot.svg() == plot._repr_svg_()
    shown = words(plot.svg())
    assert {"Queens", "queens", "probability", "0", "1", "2", "mean 3/4"} - set(shown) == {
        "mean 3/4"
    }
    assert "mean 0.7500" in shown
    root = drawing(plot.svg())
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == "Queens"
    assert "3/8" in root.find(f"{SVG}desc").text
    assert "Date" not in plot.svg() and "matplotlib" not in plot.svg()


CODE = """
import hashlib, sys
from vqlab.deals import Distribution
one = Distribution({0: 3, 1: 4, 2: 1}, title="Queens", unit="queens")
both = one.plot().svg() + one.plot(Distribution({0: 1, 5: 2})).svg()
print(hashlib.sha256(both.encode()).hexdigest(), "matplotlib.pyplot" in sys.modules)
"""


def test_a_picture_is_the_same_in_another_process_and_leaves_pyplot_alone():
    runs = [
        subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    ]
    runs += [
        subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    ]
    digests = {run.stdout for run in runs}
    assert len(digests) == 1
    assert digests.pop().split()[1] == "False"


def test_settings_of_the_user_are_neither_used_nor_changed():
    other = Distribution({0: 2, 1: 5}, title="not drawn before")
    twin = Distribution({0: 2, 1: 5}, title="not drawn before ")
    before = dict(matplotlib.rcParams)
    plain = other.plot().svg()
    with matplotlib.rc_context({"font.size": 30, "axes.grid": True, "svg.fonttype": "path"}):
        mine = dict(matplotlib.rcParams)
        from vqlab.deals import plot

        plot._drawn.cache_clear()
        assert twin.plot().svg() == plain
        assert dict(matplotlib.rcParams) == mine
    assert dict(matplotlib.rcParams) == before


def test_a_picture_touches_nothing_of_the_page_around_it():
    svg = QUEENS.plot(SEEN).svg()
    root = drawing(svg)
    assert not [e for e in root.iter() if e.get("id") or e.get("clip-path")]
    selectors = re.findall(r"([^{}]+)\{[^{}]*\}", root.find(f"{SVG}style").text)
    assert selectors and all(".vq-plot" in selector for selector in selectors)
    assert svg.startswith("<svg") and "<!DOCTYPE" not in svg and "http" not in svg[60:]


@settings(max_examples=12, deadline=None)
@given(st.text(max_size=12))
def test_no_title_or_value_becomes_markup_in_a_picture(words_):
    one = Distribution({NASTY + words_: 1, "莉 🦇": 2}, title=words_ + NASTY, unit=NASTY)
    for plot in (one.plot(), one.plot(Distribution({"_x": 1}, "_hidden"))):
        tags = {element.tag for element in drawing(plot.svg()).iter()}
        drawn = {
            "svg",
            "title",
            "desc",
            "style",
            "rect",
            "g",
            "path",
            "text",
            "tspan",
            "defs",
            "use",
        }
        assert tags <= {SVG + tag for tag in drawn}
    assert " _hidden" in words(one.plot(Distribution({"_x": 1}, "_hidden")).svg())


def test_a_dollar_is_a_dollar():
    assert "a sum of $x^2$" in words(Distribution({0: 1}, title="a sum of $x^2$").plot().svg())


def test_every_bar_is_drawn_in_proportion():
    root = drawing(QUEENS.plot().svg())
    full = [p.get("d") for p in root.iter(f"{SVG}path") if "#6b3fa0" in p.get("style", "")]
    heights = []
    for path in full:
        ys = [float(y) for _, y in re.findall(r"[ML] ([-\d.]+) ([-\d.]+)", path)]
        heights.append(max(ys) - min(ys))
    assert len(heights) == 3
    assert heights[0] / heights[1] == pytest.approx(0.75, abs=1e-3)
    assert heights[2] / heights[1] == pytest.approx(0.25, abs=1e-3)


def test_two_are_told_apart_by_more_than_colour():
    root = drawing(QUEENS.plot(SEEN).svg())
    styles = [path.get("style", "") for path in root.iter(f"{SVG}path")]
    assert sum("fill: #6b3fa0" in style for style in styles) == 3 + 1
    assert sum("fill: none; stroke: #7a3b00" in style for style in styles) == 4 + 1


def test_other_values_are_a_list_and_too_many_numbers_are_refused():
    assert {"yes", "no"} <= set(words(Distribution({True: 1, False: 2}).plot().svg()))
    hands = Distribution({f"hand {n}": 1 for n in range(90)})
    shown = words(hands.plot().svg())
    assert sum(word.startswith("hand ") for word in shown) == ROWS
    assert any("30 values more are left out" in word for word in shown)
    with pytest.raises(LabError, match="room for 1,000 numbers, not 1,001"):
        Distribution(dict.fromkeys(range(1001), 1)).plot()


@pytest.mark.parametrize(
    "values",
    [[7], [0.5, 0.25], [Fraction(1, 3), 2], [-3, 10**30], [10**400, 1], [1e-320, 1], [(), (1, 2)]],
)
def test_any_values_can_be_drawn(values):
    one = Distribution(dict.fromkeys(values, 1))
    assert drawing(one.plot().svg()).tag == f"{SVG}svg"
    assert drawing(one.plot(Distribution({values[0]: 1, "x": 1})).svg()).tag == f"{SVG}svg"


def test_without_matplotlib_it_is_said_how_to_get_it(monkeypatch):
    for name in [name for name in sys.modules if name.split(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(LabError, match=re.escape('pip install "vqlab[plots]"')):
        QUEENS.plot().svg()
    for plot, table in (
        (QUEENS.plot(), QUEENS),
        (QUEENS.plot(QUEENS), Comparison(QUEENS, QUEENS)),
    ):
        assert plot._repr_svg_() is None
        said = "<p>Plots need matplotlib: pip install &quot;vqlab[plots]&quot; brings it.</p>"
        assert plot._repr_html_() == said + table._repr_html_()


def test_what_is_drawn_is_a_distribution():
    with pytest.raises(LabError, match="What is compared or drawn"):
        QUEENS.plot({0: 1})
