"""Exercises: the engine answers, people answer in many ways, and nothing they type breaks."""

import ast
import re
from fractions import Fraction
from html.parser import HTMLParser
from importlib.resources import files

import pytest

import vqlab
from vqlab.contract import Message
from vqlab.lessons import (
    CHANCE,
    NUMBER,
    NUMBERS,
    PLAY,
    PLAYS,
    SEAT,
    Exercise,
    Exercises,
    Misreading,
    exercises,
)
from vqlab.lessons.contests import CONTESTS
from vqlab.lessons.deals import CHANCES, COUNTS
from vqlab.lessons.graphs import GRAPHS
from vqlab.lessons.hidden import HIDDEN
from vqlab.lessons.hunting import HUNTING
from vqlab.lessons.puzzles import MAKING, PUZZLES
from vqlab.lessons.rules import RULES
from vqlab.lessons.solutions import SOLUTIONS
from vqlab.queen import PASS, Hand, Play, Position
from vqlab.words import say

NAMES = list(exercises)
WRONG = {
    "deal": [10, 4, 0, "56", -8],
    "raise": [["9^2", "12^2"], "9^3, 12^2, pass", "pass", [], ["9^2", "12^2", "11", "pass"]],
    "next-leader": ["A", "B", "d", 0, 11],
    "queens": ["13 Q, pass", ["12 Q", "13 Q", "Q^2", "pass"], "Q Q", ["Q"]],
    "known": [8, 3, 0, 4],
    "pick-up": ["A", "B", "C", "E", 1],
    "feed": ["4", "5", "9", "pass", "4 5"],
    "embargo": ["2, 9, 2^2", "2, 9, 2^2, S20", "2 2, 9, S15", "S15"],
    "blocked": ["1", "5", "pass", "1 5", "S15"],
    "penalties": [(17, 0, 8, 0), "4 36 8 0", (17, 36, 8), [-17, -36, -8, 0], []],
    "next-phase": ["A", "C", "D", "e", 0],
    "merge": ["5", ["2", "5", "7", "Q"], "2, Q", ["7", "pass"], []],
    "nodes": [71, 53, 61, "10", 3, 4, 0, -54, 55],
    "worth": [0, 5, "8", 4, -3],
    "best-plays": ["6", ["6", "5 Q", "Q"], ["5", "6", "Q", "5 Q", "6 Q"], "S20", "5 6"],
    "every-seat": [(0, 13, 15), "0 0 0", (40, 26, 41), (0, 42), [0, -42, 41], (0, 41, 42)],
    "prevent": ["A", "C", 0, "d", 2],
    "last-phase": [8, 12, "16", 20, 0, -15],
    "threat": [22, 0, 24, "20", 3],
    "helpmate": ["7^2", "2", "7", "7 Q", "Q", "pass"],
    "endless": [50, 7, 0, "20", 49],
    "which-play": ["Q", "11 Q", "6", "6 Q"],
    "how-long": [3, "4", 6, 0, -5],
    "pushed": ["A", "b", 0, "d"],
    "which-theme": ["stand-in-the-way", "Giving the lead away", "queen lent", "BLOCKING"],
    "unique": ["Q", "5", ["5", "11", "Q"], "pass", [], "5 11"],
    "sieve": [97, 103, 59, "200", 0],
    "odds": [75, 12_000, "160", 20],
    "one-card": [7, 4, "13", 0],
    "own-theme": [4, 12, "0", 7],
    "small-hands": [35, 286, "10", 20, 31],
    "no-hands": [2380, 13, "495027", 2392, 0],
    "both-slayers": [12698647, "22864817", 10166170, 5115500, 0],
    "alike": ["2/15", 0.133, "6.30 %", 0.936, 0, 1, Fraction(1, 14)],
    "same-deals": [9, 10, "12", 3],
    "one-hand": [0.187, "68.0 %", 0.311, 0.3, "1/3", "0.322"],
    "two-hands": [0.639, "0.537", 0.456, "54 %", 1],
    "second-hand": [0.3195, "0.225", 0.332, 0.2969],
    "queen-behind": [0.211, "76.5 %", 0.161, 0.5, Fraction(1, 2)],
    "safe-feed": [4, "10", 12, 2],
    "fitting-deals": [20, 14, "6", 27],
    "picked-up-cards": ["2/3", 0.536, "43.1 %", Fraction(1, 2), 1],
    "passed": ["6/7", 0, "2/7", 0.5, "1/3"],
    "goes-out": [0.5, "1/3", 1, "3/4", 0],
    "for-sure": ["3, 4", "4", "pass", ["3", "pass"], ["3", "4", "pass"], []],
    "greedy-play": ["5^3 Q", "Q", "9^2", "12 Q", "5^3", "13"],
    "fair-games": [4, 3, "16", 24, 7],
    "narrower": [240, 900, "120", 60, 480],
    "whose-turn": ["C", "A", 3, "d"],
    "where-it-fits": [9, 3, "4", 0],
    "first-of-three": [200, 0, "100", 67],
    "share-won": ["17/24", 0.194, "5/6", 0.333, 1],
}
JUNK = [
    None,
    True,
    "",
    "   ",
    "what?",
    "6 6 6, , pass",
    "9^99",
    "<script>alert(1)</script>",
    "\x00\ud800",
    "9" * 10_000,
    10**5_000,
    float("nan"),
    float("inf"),
    Fraction(1, 2),
    1j,
    b"B",
    print,
    Exercise,
    object(),
    {},
    {"A": 1},
    [None],
    [[["9"]]],
    [...],
    [float("nan")],
    ["<b>"],
    range(10**12),
    list(range(300)),
    Position.parse("6 | 7 | 8"),
    type("<img src=x onerror=alert(1)>", (), {})(),
]


class Tags(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.add(tag)


def words_of(exercise: Exercise) -> list[str]:
    return [str(exercise.hint()) for _ in exercise.hints]


def gives_away(text: str, exercise: Exercise) -> bool:
    """Whether a text contains the answer, or a play of it other than a pass."""
    right = exercise.kind.read(exercise.answer())
    if exercise.kind in (PLAY, PLAYS):
        plays = right if exercise.kind is PLAYS else [right]
        parts = [re.escape(str(play)) for play in plays if play.size > 1 or play.slayer]
        return exercise.kind.write(right) in text or any(re.search(part, text) for part in parts)
    return re.search(rf"\b{re.escape(exercise.kind.write(right))}\b", text) is not None


def evaluate(line: str) -> object:
    """What the Python of a solution gives, in a notebook that has imported the face."""
    names = {name: getattr(vqlab, name) for name in vqlab.__all__ if name != "exercises"}
    *before, last = ast.parse(line).body
    exec(compile(ast.Module(before, []), "line", "exec"), names)
    assert isinstance(last, ast.Expr)
    return eval(compile(ast.Expression(last.value), "line", "eval"), names)


# --- every exercise ------------------------------------------------------------------------------


def test_there_is_an_exercise_for_every_section():
    assert len(RULES) >= 7
    assert len(GRAPHS) >= 4
    assert len(SOLUTIONS) >= 4
    assert len(PUZZLES) >= 4
    assert len(MAKING) >= 3
    assert len(COUNTS) >= 4
    assert len(CHANCES) >= 4
    assert len(HIDDEN) >= 4
    assert len(CONTESTS) >= 4
    assert len(HUNTING) >= 3
    before = [*RULES, *GRAPHS, *SOLUTIONS, *PUZZLES, *MAKING, *COUNTS, *CHANCES]
    assert [*before, *HIDDEN, *CONTESTS, *HUNTING] == NAMES
    assert set(WRONG) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_engines_answer_is_right(name):
    exercise = exercises[name]
    verdict = exercise.check(exercise.answer())
    assert verdict
    assert verdict.status == "right"
    assert str(verdict).startswith("✔ Right.")


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_as_written_is_right(name):
    exercise = exercises[name]
    assert exercise.check(exercise.kind.write(exercise.kind.read(exercise.answer())))


@pytest.mark.parametrize("name", NAMES)
def test_the_line_of_python_finds_the_answer(name):
    exercise = exercises[name]
    assert exercise.check(evaluate(exercise.line))
    assert exercise.solution().code == exercise.line


@pytest.mark.parametrize("name", NAMES)
def test_the_solution_names_the_answer_and_says_why(name):
    exercise = exercises[name]
    solution = exercise.solution()
    assert exercise.kind.write(exercise.kind.read(exercise.answer())) in solution.paragraphs[0]
    assert solution.paragraphs[1] == say(exercise.why)


@pytest.mark.parametrize("name", RULES)
def test_the_solution_of_an_exercise_on_the_rules_names_a_clause(name):
    assert re.search(r"\[R\d+\]", exercises[name].solution().paragraphs[1])


@pytest.mark.parametrize("name, wrong", [(name, wrong) for name in NAMES for wrong in WRONG[name]])
def test_a_wrong_answer_fails_with_a_nudge(name, wrong):
    exercise = exercises[name]
    verdict = exercise.check(wrong)
    assert not verdict
    assert verdict.status == "wrong"
    assert len(verdict.paragraphs) == 3
    assert not gives_away(verdict.paragraphs[-1], exercise)


@pytest.mark.parametrize("name", NAMES)
def test_every_misreading_is_wrong_and_gets_its_own_nudge(name):
    exercise = exercises[name]
    nudges = []
    for misread, nudge in exercise.misreadings:
        verdict = exercise.check(misread())
        assert verdict.status == "wrong"
        assert verdict.paragraphs[-1] == say(nudge)
        nudges.append(verdict.paragraphs[-1])
    assert len(set(nudges)) == len(nudges) >= 1


@pytest.mark.parametrize("name", NAMES)
def test_hints_come_one_by_one_and_never_give_the_answer(name):
    exercise = Exercises()[name]
    hints = words_of(exercise)
    assert len(set(hints)) == len(hints) == 2
    assert str(exercise.hint()) == hints[-1]
    assert not any(gives_away(hint.partition("\n")[2], exercise) for hint in hints)
    assert not re.search(r"\b(S15|S20|\d+\^\d|[A-L]'s card)\b", hints[0])


@pytest.mark.parametrize("name", NAMES)
def test_the_wording_around_an_exercise_never_gives_the_answer(name):
    exercise = exercises[name]
    assert not gives_away(say(exercise.kind.wanted), exercise)


@pytest.mark.parametrize("name", NAMES)
def test_hints_go_on_when_the_exercise_is_named_again(name):
    asked = Exercises()
    assert [str(asked[name].hint()) for _ in range(2)] == words_of(Exercises()[name])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("answer", [(), (...,)])
def test_the_placeholder_means_not_answered_yet(name, answer):
    verdict = exercises[name].check(*answer)
    assert not verdict
    assert verdict.status == "open"
    assert "Not answered yet." in str(verdict)


@pytest.mark.parametrize("name", NAMES)
def test_junk_gets_a_sentence_and_no_exception(name):
    for number, junk in enumerate(JUNK):
        verdict, which = exercises[name].check(junk), f"junk {number}, {type(junk).__name__}"
        assert not verdict, which
        assert str(verdict).encode("utf-8"), which
        assert Tags(verdict._repr_html_()).tags <= {"div", "p", "strong"}, which
        assert len(str(verdict)) < 1_500, which


@pytest.mark.parametrize("name", NAMES)
def test_a_question_shows_itself_in_html_and_text(name):
    exercise = exercises[name]
    asked = say(exercise.ask)
    assert asked in repr(exercise)
    tags = Tags(exercise._repr_html_()).tags
    assert "script" not in tags
    assert ("svg" in tags) == (exercise.shown is not None)
    if isinstance(exercise.shown, Position):
        assert str(exercise.shown) in repr(exercise)


def test_every_exercise_text_is_used_and_every_used_text_is_there():
    text = (files("vqlab.words") / "en/exercises.ftl").read_text("utf-8")
    written = set(re.findall(r"^(exercise-[a-z-]+-(?:ask|why|(?:hint|misread)-\d)) =", text, re.M))
    used = set()
    for exercise in exercises.values():
        nudges = [misreading.nudge for misreading in exercise.misreadings]
        texts = [exercise.ask, exercise.why, *exercise.hints, *nudges]
        used |= {text.key for text in texts if isinstance(text, Message)}
    assert written == used


def test_every_clause_cited_by_an_exercise_exists():
    text = (files("vqlab.words") / "en/exercises.ftl").read_text("utf-8")
    assert {int(number) for number in re.findall(r"\[R(\d+)\]", text)} <= set(range(1, 34))


def test_an_unknown_name_lists_the_exercises():
    with pytest.raises(KeyError, match="no exercise “rise”; there are deal, raise"):
        exercises["rise"]


# --- how people write answers --------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind, same",
    [
        (NUMBER, [27, "27", " 27 ", 27.0, "+27"]),
        (
            NUMBER,
            [2467647, "2,467,647", "2 467 647", "2_467_647", "2467647", "2\u202f467\u202f647"],
        ),
        (NUMBER, [2393, "2,393", "2 393", " 2_393 "]),
        (CHANCE, [Fraction(2, 7), "2/7", " 4 / 14 "]),
        (CHANCE, [0.286, "0.286", ".286", "0,286", "28.6 %", "28,6%"]),
        (CHANCE, [1, "1", "7/7", True + 0]),
        (NUMBERS, [(8, 0, 10), [8, 0, 10], "8 0 10", "8, 0, 10", ("8", 0, 10.0)]),
        (SEAT, ["C", "c", " C ", 2, "\tc"]),
        (PLAY, ["6^2 Q", "6 6 q", Play("6^2 Q"), Hand("Q 6^2"), ["6", "6", "Q"], ("6^2", "Q")]),
        (PLAY, [PASS, "pass", "PASS", " Pass "]),
        (PLAY, ["7", " 7 ", ["7"], Play("7")]),
        (PLAYS, [["9^2", "pass"], {"9 9", PASS}, (Play("9^2"), "pass"), "pass, 9^2", "9 9; pass"]),
        (PLAYS, [Play("9^2"), ["9^2"], "9^2", [["9", "9"]]]),
    ],
)
def test_many_ways_to_write_one_answer(kind, same):
    assert len({kind.read(answer) for answer in same}) == 1


@pytest.mark.parametrize(
    "name, answer, read, spelled",
    [
        ("raise", (9 ^ 2,), 11, "11"),
        ("raise", (12 ^ 2, 9 ^ 2), 14, "6^2"),
        ("raise", (["pass", 9 ^ 2],), 11, "11"),
        ("raise", ([[9, 9]],), 9, "9"),
        ("feed", (13 ^ 2,), 15, "6^2"),
        ("feed", (4,), 4, "4"),
        ("feed", (["Q", 5],), 5, "5"),
        ("feed", (-3,), -3, "6^2"),
    ],
)
def test_a_play_without_quotes_is_answered_by_a_nudge(name, answer, read, spelled):
    """Python takes 9^2 for 11, which is not what anybody means, so no bare number is a play."""
    verdict = exercises[name].check(*answer)
    assert verdict.status == "unread"
    assert f"Read the number {read}." in verdict.paragraphs[-1]
    assert f'in quotes, as in "{spelled}"' in verdict.paragraphs[-1]


@pytest.mark.parametrize(
    "name, answer",
    [("no-hands", (2, 393)), ("both-slayers", (2, 467, 647)), ("two-hands", (0, 544))],
)
def test_a_number_with_commas_wants_quotes(name, answer):
    for verdict in (exercises[name].check(*answer), exercises[name].check(answer)):
        assert verdict.status == "unread"
        assert "Write it without commas, or in quotes." in str(verdict)


@pytest.mark.parametrize(
    "given", ["2,39", "23,93", "2,393,1", "2,467 647", "2,,393", ",393", "2.393"]
)
def test_parts_that_are_no_thousands_are_no_number(given):
    assert exercises["no-hands"].check(given).status == "unread"


@pytest.mark.parametrize("name", ["no-hands", "alike", "penalties", "next-leader", "feed"])
@pytest.mark.parametrize("given", [10**12, -(10**12)])
def test_a_large_number_is_not_called_by_its_type(name, given):
    verdict = exercises[name].check(given)
    assert verdict.status == "unread"
    assert "“int”" not in str(verdict)


@pytest.mark.parametrize("given", [10**12, "1000000000000", "1,000,000,000,000"])
def test_a_large_number_is_said_to_be_too_long(given):
    assert "at most 9 digits are read" in str(exercises["no-hands"].check(given))


def test_several_arguments_are_one_list():
    assert exercises["raise"].check("9 9", "12^2", PASS)
    assert exercises["penalties"].check(17, 36, 8, 0)


def test_an_index_is_written_back_as_a_letter():
    assert "Your answer: B" in str(exercises["next-leader"].check(1))


def test_an_illegal_play_is_answered_by_its_clause():
    verdict = exercises["raise"].check("9^2, 9^3, 12^2, pass")
    assert "9^3 is not a legal play here." in str(verdict)
    assert str(verdict).endswith("[R12]")
    verdict = exercises["embargo"].check("2, 2^2, 9, S15, S20")
    assert str(verdict).endswith("[R21]")


def test_missing_plays_are_counted_and_not_named():
    verdict = exercises["embargo"].check("2, 9")
    assert verdict.paragraphs[-1] == "Nothing wrong so far, but 2 plays are still missing."


# --- an exercise of a teacher's own --------------------------------------------------------------


def own(**more: object) -> Exercise:
    return Exercise("1 < 2 & <b>bold</b>?", lambda: 3, NUMBER, **more)  # type: ignore[arg-type]


def test_texts_of_ones_own_are_escaped():
    exercise = own(hints=["<i>hint</i>"], why="<u>why</u>", line="a < b")
    shown = [exercise, exercise.check(3), exercise.check(4), exercise.hint(), exercise.solution()]
    for thing in shown:
        assert Tags(thing._repr_html_()).tags <= {"div", "p", "strong", "pre", "code"}
    assert "<i>hint</i>" in str(exercise.solution()) + str(exercise.hint())


def test_an_answer_is_escaped_too():
    html = exercises["deal"].check("<b onclick=x>")._repr_html_()
    assert "&lt;b onclick=x&gt;" in html
    assert "<b " not in html


def test_an_exercise_without_hints_says_so():
    assert str(own().hint()) == "There is no hint for this one."
    assert str(own().solution()) == "Solution\nThe answer is 3."


def test_the_answer_is_asked_of_the_engine_each_time():
    answers = iter([1, 2])
    exercise = Exercise("Again?", lambda: next(answers), NUMBER)
    assert exercise.check(1)
    assert exercise.check(2)


def test_a_misreading_of_ones_own():
    exercise = own(misreadings=[Misreading(lambda: 5, "Five is right out.")])
    assert str(exercise.check(5)).endswith("Five is right out.")


def test_a_verdict_cannot_be_changed():
    verdict = own().check(4)
    with pytest.raises(AttributeError):
        verdict.status = "right"  # type: ignore[misc]
    assert not verdict
