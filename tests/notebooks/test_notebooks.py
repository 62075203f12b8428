"""The notebooks: stripped, linked, complete, and run top to bottom in a fresh kernel."""

import ast
import itertools
import json
import os
import re
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

import vqlab
from vqlab import games
from vqlab.lessons import exercises
from vqlab.lessons.contests import CONTESTS as CONTEST_EXERCISES
from vqlab.lessons.deals import CHANCES as CHANCE_EXERCISES
from vqlab.lessons.deals import COUNTS as COUNT_EXERCISES
from vqlab.lessons.graphs import GRAPHS as GRAPH_EXERCISES
from vqlab.lessons.hidden import HIDDEN as HIDDEN_EXERCISES
from vqlab.lessons.hunting import HUNTING as HUNTING_EXERCISES
from vqlab.lessons.puzzles import MAKING as MAKING_EXERCISES
from vqlab.lessons.puzzles import PUZZLES as PUZZLE_EXERCISES
from vqlab.lessons.rules import RULES as RULE_EXERCISES
from vqlab.lessons.solutions import SOLUTIONS as SOLUTION_EXERCISES
from vqlab.puzzles import Puzzle, Task, Wish, make
from vqlab.puzzles.task import OF_QUEEN
from vqlab.queen import CLAUSES
from vqlab.queen.examples import examples
from vqlab.screens.stepper import as_record
from vqlab.solver.concepts import forecast, power
from vqlab.words import say

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")
pytest.importorskip("anywidget")

ROOT = Path(vqlab.__file__).parent.parent
FOLDER = ROOT / "notebooks"
PATHS = sorted(FOLDER.glob("*.ipynb"))
NAMES = [path.stem for path in PATHS]
WIDGET = "application/vnd.jupyter.widget-view+json"
SHOWN = re.compile(r"^(Stepper|Analysis|Trainer)\(", re.M)
RULES = "01-rules-by-example"
START = "00-start"
GRAPHS = "02-state-graphs-and-minimax"
SOLUTIONS = "03-what-is-a-solution"
PUZZLES = "04-endgame-puzzles"
MAKING = "05-make-your-own"
COUNTING = "06-counting-deals"
CHANCES = "07-can-they-beat-it"
HIDDEN = "08-hidden-hands"
CONTESTS = "09-bots-and-tournaments"
HUNTING = "10-the-vampires"
TEACHING = (
    *(START, RULES, GRAPHS, SOLUTIONS, PUZZLES, MAKING, COUNTING, CHANCES),
    *(HIDDEN, CONTESTS, HUNTING),
)
ASKED = [
    *((RULES, name) for name in RULE_EXERCISES),
    *((GRAPHS, name) for name in GRAPH_EXERCISES),
    *((SOLUTIONS, name) for name in SOLUTION_EXERCISES),
    *((PUZZLES, name) for name in PUZZLE_EXERCISES),
    *((MAKING, name) for name in MAKING_EXERCISES),
    *((COUNTING, name) for name in COUNT_EXERCISES),
    *((CHANCES, name) for name in CHANCE_EXERCISES),
    *((HIDDEN, name) for name in HIDDEN_EXERCISES),
    *((CONTESTS, name) for name in CONTEST_EXERCISES),
    *((HUNTING, name) for name in HUNTING_EXERCISES),
]
"""In which notebook every exercise is."""

pytestmark = pytest.mark.skipif(not PATHS, reason="the notebooks are not beside the package")


@cache
def source(name: str):
    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)


def cells(name: str, kind: str) -> list:
    return [cell for cell in source(name).cells if cell.cell_type == kind]


def everything(name: str) -> str:
    return "\n\n".join(cell.source for cell in source(name).cells)


class Run(NamedTuple):
    """A notebook after running, the seconds it took, and the most memory its processes had."""

    notebook: Any
    seconds: float
    megabytes: int | None


def most_memory(process: int) -> int | None:
    """The peaks of a process and of those it has started, in MB; None where nobody keeps them."""
    import psutil  # comes with ipykernel

    one = psutil.Process(process)
    peaks = []
    for each in [one, *one.children(recursive=True)]:
        told = Path(f"/proc/{each.pid}/status")
        found = re.search(r"VmHWM:\s+(\d+) kB", told.read_text("utf-8") if told.exists() else "")
        peaks.append(int(found[1]) * 1024 if found else 0)
    return sum(peaks) // 1_000_000 if all(peaks) else None


@cache
def executed(name: str) -> Run:
    """The notebook run in a kernel of this very Python, which is gone afterwards."""
    from jupyter_client import AsyncKernelManager
    from jupyter_client.kernelspec import KernelSpecManager
    from jupyter_core.utils import run_sync

    with TemporaryDirectory() as folder:
        kernels = Path(folder) / "kernels"
        spec = {
            "argv": [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"],
            "display_name": "Python 3",
            "language": "python",
            "env": {
                "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
                "IPYTHONDIR": str(Path(folder) / "ipython"),
                "VQLAB_HOME": str(Path(folder) / "home"),
            },
        }
        (kernels / "python3").mkdir(parents=True)
        (kernels / "python3" / "kernel.json").write_text(json.dumps(spec), "utf-8")
        manager = AsyncKernelManager(
            kernel_name="python3",
            kernel_spec_manager=KernelSpecManager(
                kernel_dirs=[str(kernels)], ensure_native_kernel=False
            ),
        )
        work = Path(folder) / "work"
        work.mkdir()
        notebook = nbformat.read(FOLDER / f"{name}.ipynb", as_version=4)
        client = nbclient.NotebookClient(
            notebook,
            km=manager,
            timeout=60,
            startup_timeout=60,
            store_widget_state=False,
            resources={"metadata": {"path": str(work)}},
        )
        begun = time.monotonic()
        try:
            client.execute()
            seconds = time.monotonic() - begun
            megabytes = most_memory(manager.provisioner.pid)
        finally:
            run_sync(manager.shutdown_kernel)(now=True)
        assert not list(work.iterdir()), "a notebook leaves no files behind"
    return Run(notebook, seconds, megabytes)


def html(notebook) -> str:
    from nbconvert import HTMLExporter

    urls = [name for name in HTMLExporter.class_trait_names() if name.endswith("_url")]
    exporter = HTMLExporter(**dict.fromkeys(urls, ""))
    return exporter.from_notebook_node(notebook)[0]


def outputs(notebook) -> list[tuple[str, dict]]:
    """Source and data of the last shown output of each cell that shows a table."""
    found = []
    for cell in notebook.cells:
        if cell.cell_type == "code" and SHOWN.search(cell.source):
            (shown,) = [output for output in cell.outputs if output.output_type == "execute_result"]
            found.append((cell.source, shown.data))
    return found


# --- every notebook ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_is_stripped(name):
    notebook = source(name)
    assert "widgets" not in notebook.metadata
    assert notebook.metadata.kernelspec.name == "python3"
    for cell in notebook.cells:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


@pytest.mark.parametrize("name", NAMES)
def test_cell_ids_are_readable_and_unique(name):
    ids = [cell.id for cell in source(name).cells]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", cell_id) for cell_id in ids)
    assert not any(re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}.*)?", cell_id) for cell_id in ids)


@pytest.mark.parametrize("name", NAMES)
def test_is_valid_and_opens_with_a_title(name):
    nbformat.validate(source(name))
    first = source(name).cells[0]
    assert first.cell_type == "markdown"
    assert first.source.startswith("# ")


@pytest.mark.parametrize("name", NAMES)
def test_links_resolve(name):
    for target in re.findall(r"\]\(([^)\s]+)\)", everything(name)):
        if not target.startswith(("http://", "https://", "#")):
            assert (FOLDER / target.partition("#")[0]).is_file(), target


@pytest.mark.parametrize("name", NAMES)
def test_fetches_nothing_and_names_no_machine(name):
    for cell in cells(name, "code"):
        assert not re.search(r"https?://|^\s*[!%]|/home/|/tmp/|/root/", cell.source, re.M)


@pytest.mark.parametrize("name", NAMES)
def test_uses_the_words_of_the_game(name):
    text = re.sub(r"`[^`]*`", "", everything(name))
    assert not re.search(r"\btricks?\b", text, re.I)


@pytest.mark.parametrize("name", NAMES)
def test_runs_top_to_bottom_in_under_a_minute(name):
    run = executed(name)
    assert run.seconds < 60
    for cell in run.notebook.cells:
        for output in cell.get("outputs", []):
            assert output.output_type != "error"
            assert output.get("name") != "stderr", output.get("text")


@pytest.mark.parametrize("name", NAMES)
def test_needs_less_memory_than_a_small_server_has(name, record_property):
    """A server on the web gives a notebook one gigabyte, and restarts what takes two."""
    run = executed(name)
    if run.megabytes is None:
        pytest.skip("the system keeps no peak of a process")
    record_property(name, f"{run.megabytes} MB, {run.seconds:.0f} s")
    assert run.megabytes < 700


@pytest.mark.parametrize("name", NAMES)
def test_tables_are_widgets_and_are_readable_without_one(name):
    for code, data in outputs(executed(name).notebook):
        assert data[WIDGET]["model_id"], code
        assert "<svg" in data["text/html"], code
        assert ("Draw pile" if name == HUNTING else "Round 1") in data["text/plain"], code
        assert len(data["text/plain"].splitlines()) >= 4, code


@pytest.mark.parametrize("name", NAMES)
def test_every_name_it_shows_is_there(name):
    text = everything(name)
    assert set(re.findall(r'exercises\["([^"]+)"\]', text)) <= set(exercises)
    assert set(re.findall(r'(?:Stepper\(|examples\[)"([a-z0-9-]+)"', text)) <= set(games.examples())


# --- the teaching notebooks ----------------------------------------------------------------------


@pytest.mark.parametrize("name", TEACHING)
def test_cells_and_functions_are_short(name):
    for cell in cells(name, "code"):
        assert len(cell.source.splitlines()) <= 18, cell.id
    for cell in cells(name, "markdown"):
        assert len(cell.source.split()) <= 120, cell.id


@pytest.mark.parametrize("name", TEACHING)
def test_every_code_cell_stands_near_prose(name):
    together = 0
    for cell in source(name).cells:
        together = together + 1 if cell.cell_type == "code" else 0
        assert together <= 4, cell.id


def test_the_start_has_a_table_in_its_first_cell_and_is_short():
    title, first = source(START).cells[:2]
    assert len(title.source.splitlines()) <= 6
    assert "Click into the cell below" in title.source, "a new notebook has its title selected"
    assert "Run All Cells" in title.source
    assert first.source.splitlines() == [
        "from vqlab import Stepper",
        "",
        'Stepper("slayer-round")',
    ]
    assert len(cells(START, "code")) <= 10


def test_the_start_is_readable_as_a_saved_page():
    notebook = executed(START).notebook
    assert "widgets" not in notebook.metadata
    page = html(notebook)
    assert "<svg" in page
    for name in ("Leon", "Nina", "Luke", "Marie", "Jon"):
        assert f"· {name}" in page
    assert "R12 says:" in page


@pytest.mark.parametrize("name", TEACHING)
def test_a_saved_page_fetches_nothing(name):
    page, blank = html(executed(name).notebook), html(nbformat.v4.new_notebook())
    address = re.compile(r"https?://[^\s\"'<>)\\]+")
    links = set(re.findall(r'<a\s[^>]*href="(https?://[^"]+)"', page))
    others = set(address.findall(page)) - set(address.findall(blank)) - links
    assert all(found.startswith("http://www.w3.org/") for found in others), others
    assert not re.findall(r'<(?!a\s)[a-z]+\s[^>]*(?:src|href)="(?:https?:)?//', page)


def test_the_rules_name_every_clause_beside_a_cell():
    code = "\n".join(cell.source for cell in cells(RULES, "code"))
    named = {f"R{number}" for number in re.findall(r"\bR(\d+)\b", code)}
    assert set(CLAUSES) <= named


def sections(name: str) -> dict[str, list]:
    """The cells of each numbered section, by its heading."""
    found: dict[str, list] = {}
    heading = ""
    for cell in source(name).cells:
        if cell.source.startswith("## "):
            heading = cell.source.splitlines()[0]
        found.setdefault(heading, []).append(cell)
    return {title: cells for title, cells in found.items() if re.match(r"## \d\. ", title)}


def stepped(code: str):
    """The record that a cell puts on the table: a Stepper is the last thing in it."""
    last = ast.parse(code).body[-1]
    assert isinstance(last, ast.Expr) and isinstance(last.value, ast.Call), code
    assert ast.unparse(last.value.func) == "Stepper", code
    return as_record(ast.literal_eval(last.value.args[0]))


def test_the_rules_enact_every_clause():
    """Each clause is commented at a step of a record on the table, in the clause's own section."""
    ran = {code: data for code, data in outputs(executed(RULES).notebook) if WIDGET in data}
    announced: set[str] = set()
    for title, cells_of_it in sections(RULES).items():
        first, last = map(int, re.search(r"\(R(\d+)(?:–R(\d+))?\)", title).groups(default=0))
        own = {f"R{number}" for number in range(first, max(first, last) + 1)}
        records = [stepped(cell.source) for cell in cells_of_it if cell.source in ran]
        notes = [note for record in records for phase in record.phases for note in phase.notes]
        shown = {clause for note in notes if note.comment for clause in note.clauses}
        assert own - shown == set(), title
        announced |= own
    assert announced == set(CLAUSES)


def test_every_section_of_the_rules_ends_with_an_exercise():
    found = sections(RULES)
    assert len(found) == 7
    for title, cells_of_it in found.items():
        assert cells_of_it[-1].id.startswith("answer-"), title


def test_every_exercise_is_in_its_notebook():
    asked = [(name, cell.id) for name in NAMES for cell in cells(name, "code")]
    asked = [(name, cell_id) for name, cell_id in asked if cell_id.startswith("ask-")]
    assert sorted(asked) == sorted((notebook, f"ask-{name}") for notebook, name in ASKED)
    assert {name for _, name in ASKED} == set(exercises)


@pytest.mark.parametrize("notebook, name", ASKED)
def test_answers_are_left_to_the_reader(notebook, name):
    """Each cell names its exercise, so that it checks its own whichever cells ran last."""
    checks = {cell.id: cell for cell in cells(notebook, "code")}
    ran = {cell.id: cell for cell in executed(notebook).notebook.cells}
    call = f'exercises["{name}"]'
    assert checks[f"ask-{name}"].source == call
    given = "count_nodes(endgame)" if name == "nodes" else "..."
    answer = f"{call}.check({given})\n\n# {call}.hint()\n# {call}.solution()"
    assert checks[f"answer-{name}"].source == answer
    (output,) = ran[f"answer-{name}"].outputs
    assert "Not answered yet." in output.data["text/plain"]
    assert "Not answered yet." in output.data["text/html"]
    assert say(exercises[name].ask) in output.data["text/plain"]


BUILTINS = {"len", "list", "max", "min", "range", "set", "sum", "zip"}


@pytest.mark.parametrize("notebook, name", ASKED)
def test_solutions_run_with_what_the_notebook_has_imported(notebook, name):
    (setup,) = [cell for cell in cells(notebook, "code") if cell.id == "setup"]
    tree = [*ast.walk(ast.parse(setup.source)), *ast.walk(ast.parse(exercises[name].line))]
    known = {
        alias.name for node in tree if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    names = {node.id: node.ctx for node in tree if isinstance(node, ast.Name)}
    bound = {
        node.id for node in tree if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    bound |= {node.arg for node in tree if isinstance(node, ast.arg)}
    assert set(names) - bound <= known | BUILTINS, name


def test_the_rules_put_misreadings_right():
    assert everything(RULES).count("**Often misread.**") >= 5


# --- the notebooks on puzzles --------------------------------------------------------------------


def code(name: str, cell_id: str) -> str:
    return next(cell.source for cell in cells(name, "code") if cell.id == cell_id)


def prose(name: str, cell_id: str) -> str:
    return next(cell.source for cell in cells(name, "markdown") if cell.id == cell_id)


def printed(name: str, cell_id: str) -> str:
    """What a cell said, as text."""
    (cell,) = [cell for cell in executed(name).notebook.cells if cell.id == cell_id]
    shown = [(o.get("text", ""), o.get("data", {})) for o in cell.outputs]
    texts = (text or data.get("text/html") or data.get("text/plain", "") for text, data in shown)
    return "\n".join(texts)


def tasks(name: str) -> dict[str, Puzzle]:
    """The puzzles of a notebook that stand in it as a line, by the id of their cell."""
    known = {"Puzzle": Puzzle, "Task": Task, "Trainer": lambda puzzle: puzzle}
    known["going_out"] = lambda line: Puzzle.of(line, Task("out", 0))
    shown = [cell for cell in cells(name, "code") if cell.id.startswith("puzzle-")]
    return {cell.id.removeprefix("puzzle-"): eval(cell.source, known) for cell in shown}


def test_every_puzzle_has_one_answer_and_the_idea_of_its_section():
    found = tasks(PUZZLES)
    assert len(found) >= 12
    assert {one.task.kind for one in found.values()} == set(OF_QUEEN) - {"force"}
    assert all(one.unique for one in found.values())
    ideas = {
        "lead": "give-the-lead",
        "pair": "keep-the-pair",
        "queen": "queen-wasted",
        "pass": "unforced-pass",
        "slayer": "slayer-first",
        "feed": "feed-high",
        "take": "take-it",
        "boomerang": "boomerang",
        "blocking": "blocking",
        "way": "stand-in-the-way",
    }
    for name, theme in ideas.items():
        assert theme in found[name].themes, name
    assert set(ideas) <= set(found)


def test_the_first_puzzles_are_easy_and_only_one_is_long():
    levels = {name: one.difficulty for name, one in tasks(PUZZLES).items()}
    assert levels["force"] == min(levels.values())
    assert [name for name, level in levels.items() if level > 3] == ["boomerang"]


def test_no_answer_stands_beside_a_puzzle():
    """Neither in the text and code around it, nor in what the table says at first."""
    for name, puzzle in tasks(PUZZLES).items():
        said = printed(PUZZLES, f"puzzle-{name}")
        answer = ", ".join(map(str, puzzle.plays))
        for text in (everything(PUZZLES), said):
            assert not re.search(rf"(?<![\w^|])(lead|play|feed)s? (an? |the )?{answer}\b", text)
        assert puzzle.hints[0].key not in said
        assert say(puzzle.hints[0]) not in everything(PUZZLES) + said


def test_five_wrong_plays_of_the_second_puzzle_work_against_selfish_players():
    puzzle = tasks(PUZZLES)["team"]
    wrong = [play for play in puzzle.position.legal_plays() if play not in puzzle.plays]
    after = [puzzle.position.play(play) for play in wrong]
    rules = ("first", "kind", "spiteful")
    out = [then for then in after if all(forecast(then, rule).value[0] == 0 for rule in rules)]
    assert (len(wrong), len(out)) == (6, 5), "with the right one six of seven would do"
    assert not any(power(then, "A", "out:A").value for then in out)


def test_the_puzzle_on_being_quick_has_a_slow_way_too():
    puzzle = tasks(PUZZLES)["rounds"]
    assert len(power(puzzle.position, "A", "out:A").best) > len(puzzle.plays)


def test_the_proof_of_the_puzzle_given_away_holds():
    assert "The claim holds" in printed(PUZZLES, "verify-it")
    assert "cannot force" in printed(PUZZLES, "verify-wrong")
    assert "The claim holds" in printed(PUZZLES, "verify-wrong")
    assert len(printed(PUZZLES, "refutations").splitlines()) == 2
    assert "12 positions" in printed(PUZZLES, "explorer")


def test_the_explorer_is_readable_without_a_widget():
    (cell,) = [cell for cell in executed(PUZZLES).notebook.cells if cell.id == "explorer"]
    data = cell.outputs[-1].data
    assert "<svg" in data["text/html"]
    assert data[WIDGET]["model_id"]


def test_the_sieve_keeps_what_the_text_says():
    assert printed(MAKING, "many").strip() == "96"
    sieve = "200 deals, 96 forced, 44 not trivial, 16 with one answer"
    assert printed(MAKING, "sieve").strip() == sieve


def test_one_card_makes_and_breaks_a_puzzle():
    right = {}
    for line in printed(MAKING, "family").splitlines():
        card, number, _, *trivial = re.sub("[:,]", "", line).split()
        right[int(card)] = int(number), bool(trivial)
    assert right[1] == (0, False)
    assert all(right[card] == (1, False) for card in range(3, 10))
    assert right[10] == (2, False)
    assert all(right[card][1] for card in (2, 11, 12, 13))


def test_made_puzzles_come_with_their_odds():
    assert printed(MAKING, "make").strip().startswith("5 in ")
    assert "95 % interval" in printed(MAKING, "odds-sizes")
    assert "2 cards each: None" in printed(MAKING, "odds-sizes")
    assert all(len(made.position.legal_plays()) >= 3 for made in make(Wish(), 3, seed=3))
    assert printed(MAKING, "define-condition").strip().startswith("3 in ")


def test_the_answers_of_made_puzzles_are_not_printed():
    """A list of puzzles to be solved shows their positions alone."""
    for line in printed(MAKING, "made-list").splitlines():
        assert re.fullmatch(r"difficulty \d   [^;]+( \| [^;]+){2}", line)


# --- the notebooks on deals ----------------------------------------------------------------------


def numbers(name: str, cell_id: str) -> list[float]:
    """The numbers that a cell printed."""
    return [float(n) for n in re.findall(r"\d+(?:\.\d+)?", printed(name, cell_id).replace(",", ""))]


def rows(name: str, cell_id: str) -> list[str]:
    """The lines that a cell printed, which may have come in several pieces."""
    return [line for line in printed(name, cell_id).splitlines() if line.strip()]


def test_the_counts_are_those_of_the_rules():
    assert numbers(COUNTING, "base-counts") == [14, 105, 560, 2380, 8567, 27118, 10166170]
    assert rows(COUNTING, "slayers-counts")[-1].split() == ["13", "10,166,170", "22,864,817"]
    assert "10166170" in printed(COUNTING, "board-term")
    assert "22864817" in printed(COUNTING, "slayers-term")


def test_the_likeliest_and_the_unlikeliest_hand():
    assert numbers(COUNTING, "extremes-times") == [8**12]
    assert numbers(COUNTING, "extremes-once") == [37458]


def test_the_false_picture_is_wider_and_a_little_higher():
    figures = printed(COUNTING, "costs-compared-figures")
    (mean, wide, high), (false_mean, false_wide, false_high) = (
        [float(n) for n in re.findall(r"\d+\.\d+", part)] for part in figures.split("Each")
    )
    assert mean < false_mean < mean + 3
    assert false_wide > 1.4 * wide
    assert false_high > 4 * high


def test_the_20_is_a_burden_as_the_text_says():
    nobody, *held = (
        [float(n) for n in re.findall(r"\d+\.\d", line)] for line in rows(COUNTING, "survey-holders")
    )
    more = [[b - a for a, b in zip(nobody, means, strict=True)] for means in held]
    assert all(extra > 0 for seats in more for extra in seats)
    own = [round(seats[holder], 1) for holder, seats in enumerate(more)]
    assert own == [12.8, 16.6, 16.8]
    assert all(f"{extra} " in prose(COUNTING, "survey-queen") for extra in own)
    assert min(more[0][1:]) > own[0]


def test_there_is_a_place_for_the_solver():
    assert "deals-and-solver" in [cell.id for cell in source(COUNTING).cells]


def test_one_hand_is_better_than_even_and_four_are_nearly_sure():
    assert numbers(CHANCES, "four-hands")[1:2] == [0.5213]
    assert numbers(CHANCES, "four-hands")[-2:] == [0.9676, 0.9475]
    known = numbers(CHANCES, "dependent-given")
    assert known[0] < known[2] < known[1]


def test_queens_protect_by_being_mine():
    spent = [line.partition(":")[0] for line in rows(CHANCES, "own-spent")]
    assert len(spent) == 2
    assert len(set(spent)) == 1
    four = [float(n) for n in re.findall(r"four (\S+):", printed(CHANCES, "define-compare"))]
    assert four[-1] > 0.75
    assert four[0] - four[1] < 0.03


def shown(name: str, cell_id: str) -> list[list[str]]:
    """The cells of a table that a cell drew, row by row."""
    lines = re.findall(r"<tr>(.*?)</tr>", printed(name, cell_id), re.S)
    return [re.findall(r"<td[^>]*>(.*?)</td>", line) for line in lines]


def test_copies_and_numbers_help_as_the_text_says():
    singles, pairs, *more = shown(CHANCES, "define-map")[1:]
    text = prose(CHANCES, "map-read")
    assert singles[:3] == ["100", "&gt;99", "&gt;99"], "only what is certain is 100"
    assert pairs[0] == "&gt;99"
    assert float(pairs[6]) > 93
    assert float(pairs[-1]) < 10
    ones = [row[0] for row in more[:3]]
    beaten = "three 1s are beaten in {} cases of a hundred, four in {}, five in {}"
    assert beaten.format(*ones) in text
    eights, tens, elevens = (more[0][n - 1] for n in (8, 10, 11))
    beaten = "three 8s are beaten in {} cases, three 10s in {}, three 11s in {}"
    assert beaten.format(eights, tens, elevens) in text
    assert [row[-1] for row in more] == ["1", "&lt;1", "0", "0"], "only what cannot be is 0"


def test_single_cards_are_one_hand():
    """A queen makes a pair of any number, so what is left is the likeliest hand of all."""
    assert numbers(CHANCES, "largest-figures")[-1:] == numbers(COUNTING, "extremes-once")


def test_the_explorer_says_what_the_notebook_says():
    lab = eval(code(CHANCES, "explorer").splitlines()[-1], {"DealExplorer": vqlab.DealExplorer})
    exact = numbers(CHANCES, "four-hands")[-2]
    assert f"{float(1 - lab.wait(60).chance):.4f}" == f"{exact:.4f}"
    assert f"{float(lab.by_hand[0]):.4f}" == "0.5213"


def test_the_exact_value_lies_in_the_interval_of_the_sample():
    _, _, _, low, high, exact = numbers(CHANCES, "simulate")
    assert low < exact < high


def test_intuition_fails_where_the_text_says():
    single, pair, high_pair, ones = (
        float(line.split()[-1]) for line in rows(CHANCES, "high-or-many")
    )
    assert pair - single < 0.02
    assert ones < high_pair
    three, four = numbers(CHANCES, "largest-figures")[:2]
    assert three > 0.75
    assert 0.3 < four < 0.32
    lowest, any_card, _ = numbers(CHANCES, "slayer")
    assert lowest > 0.9
    assert any_card < 0.02
    seats = [float(line.split()[-1]) for line in rows(CHANCES, "slayer-seats")]
    assert seats[3] > sum(seats[:3])


# --- the notebooks on hidden hands and on bots ---------------------------------------------------


def test_two_deals_fit_and_each_has_its_own_lead():
    assert [line[-1] for line in rows(HIDDEN, "beliefs")] == ["2", "1"]
    assert [int(line.split()[-2]) for line in rows(HIDDEN, "four-cases")] == [0, 1, 23, 0]
    assert "come with 2, if everybody" in printed(HIDDEN, "advise")


def test_what_memory_and_a_pass_are_worth_as_the_text_says():
    assert rows(HIDDEN, "define-chance") == ["5 deals; A has a 3: 7/10", "8 deals; A has a 3: 6/7"]
    figures = [printed(HIDDEN, name) for name in ("pass", "pass-beats", "pass-coin")]
    assert [f.strip() for f in figures] == ["Fraction(9, 10)", "Fraction(0, 1)", "Fraction(9, 11)"]
    assert "9 cases of 10" in prose(HIDDEN, "pass-bayes")


def test_before_the_pass_the_figure_was_the_same():
    from vqlab.players import Beliefs

    line = re.search(r'"(queen/[^"]+)"', code(HIDDEN, "view"))[1]
    deals = Beliefs(vqlab.Phase(line, ["2"]).view("C")).deals()
    without = sum(deal.weight for deal in deals if "3" not in vqlab.Hand.of(deal.hands[1]))
    assert 10 * without == sum(deal.weight for deal in deals)


def test_a_hundred_per_cent_is_not_always_sure():
    assert ">100 %<" in printed(HIDDEN, "earlier")
    assert rows(HIDDEN, "surely-out") == ["3: False", "pass: False"]
    assert rows(HIDDEN, "proved")[1:] == [
        "4: 100 %, proved True, sure True",
        "1^2: 100 %, proved False, sure True",
    ]


def test_the_four_cases_are_one_of_each_sort():
    verdicts = [line.rpartition(" ")[2] for line in rows(HIDDEN, "luck")]
    assert verdicts == ["lucky", "unlucky", "mistake", "fine"]
    assert "bad luck, no mistake" in printed(HIDDEN, "review")


def test_the_match_waits_for_the_reader():
    (cell,) = [cell for cell in executed(HIDDEN).notebook.cells if cell.id == "match"]
    data = cell.outputs[-1].data
    assert data[WIDGET]["model_id"]
    assert "face down" in data["text/plain"]


def intervals(cell_id: str) -> list[tuple[float, float, float]]:
    """Mean and bounds of every line that a cell of the last notebook printed."""
    found = [re.findall(r"[+-]\d+\.\d", line) for line in rows(CONTESTS, cell_id)]
    return [(float(mean), float(low), float(high)) for mean, low, high in found]


def test_playing_from_both_sides_is_worth_what_the_text_says():
    for cell_id, decided in (("experiment", True), ("other-deals", False)):
        (_, low, high), (_, low_both, high_both) = intervals(cell_id)
        assert low < 0 < high
        assert (high_both < 0) == decided
        assert 0.35 < (high_both - low_both) / (high - low) < 0.6
    assert intervals("other-deals")[1][2] > 0
    (_, low, high), (_, low_both, high_both) = intervals("far-apart")
    assert 0.9 < (high_both - low_both) / (high - low) < 1.25
    assert "no narrower" in prose(CONTESTS, "far-apart-read")


def test_four_times_as_many_deals_halve_the_width():
    wide = [high - low for _, low, high in intervals("widths")]
    assert all(0.4 < narrow / wider < 0.6 for wider, narrow in itertools.pairwise(wide))


def test_one_sentence_beats_greedy_and_the_weak_bots_are_told_apart():
    assert "slayer-first has" in rows(CONTESTS, "own")[0]
    assert "less than greedy" in rows(CONTESTS, "own")[0]
    assert "undecided" not in printed(CONTESTS, "tournament")
    assert len(re.findall(r"<p>[^<]+ less than \w+ ", printed(CONTESTS, "tournament"))) == 3
    assert "you get 60" in prose(CONTESTS, "fair")
    assert vqlab.players.Tournament(["random", "greedy", "cautious"], 4).blocks(50) * 4 == 60


def test_nobody_is_better_than_anybody_and_yet_they_end_far_apart():
    points = [[int(n) for n in line.split()] for line in rows(CONTESTS, "twelve")]
    assert len(points) == 12
    assert all(max(row) - min(row) > 40 for row in points)


@pytest.mark.parametrize(
    "absent, ids",
    [
        ("joblib", ["cores"]),
        ("pyspiel", ["openspiel-deal", "openspiel-play"]),
        ("pettingzoo", ["pettingzoo"]),
        ("matplotlib", ["plot"]),
    ],
)
def test_a_cell_without_its_library_says_so_in_one_line(absent, ids, monkeypatch, capsys):
    for name in [*sys.modules]:
        if name.split(".")[0] == absent or name.startswith("vqlab.adapters."):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, absent, None)
    names: dict[str, object] = {}
    for cell_id in ids:
        exec(code(CONTESTS, cell_id), names)
    (line,) = capsys.readouterr().out.splitlines()
    assert "pip install" in line or "have to do" in line


# --- the notebook on The Vampires ----------------------------------------------------------------


def test_the_second_game_is_refused_in_its_clauses_and_shown_in_pictures():
    refused = re.findall(r"\[(T\d+)\]", printed(HUNTING, "refused"))
    assert refused == ["T6", "T7", "T5", "T8", "T11"]
    for cell_id in ("position", "special-cards", "garlic-fourth", "match"):
        assert "<svg" in printed(HUNTING, cell_id)
    puzzles = [cell for cell in cells(HUNTING, "code") if cell.source.startswith("Trainer(")]
    assert len(puzzles) == 3


def test_the_questions_players_raise_are_answered_with_intervals():
    for cell_id in ("fourth", "fourth-greedy", "first-seat"):
        assert re.search(r"\d\d?\.\d % to \d\d?\.\d %", printed(HUNTING, cell_id))
    assert "clear" in printed(HUNTING, "first-seat") or "undecided" in printed(HUNTING, "first-seat")
