"""README, Binder and packaging say the same thing, and it works."""

from __future__ import annotations

import re
import subprocess
import tomllib
import venv
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from benchmarks.size import Growth, growth, python_in, table

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def run(*words: str | Path, cwd: Path = ROOT) -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{words}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout + done.stderr


def by_name(requirements: list[str]) -> dict[str, Requirement]:
    return {one.name.lower(): one for one in map(Requirement, requirements)}


def test_windows_spelling_matches_the_other_one() -> None:
    blocks = re.findall(r"```(bash|powershell)\n(.*?)\n```", README, re.S)
    commands = [(kind, text) for kind, text in blocks if "-m venv" in text]
    assert [kind for kind, _ in commands] == ["bash", "powershell"] * 2
    for (_, here), (_, windows) in zip(commands[::2], commands[1::2], strict=True):
        translated = here.replace("python3 ", "py ", 1).replace(" && ", "; ")
        assert translated.replace("/bin/", "\\Scripts\\") == windows


def test_the_check_runs_the_readme_command_word_for_word() -> None:
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    pattern = re.search(r"grep -m 1 -- '(.*?)' README.md", script)
    assert pattern
    found = [line for line in README.splitlines() if re.search(pattern[1].lstrip("-"), line)]
    assert found[0].startswith("python3 -m venv")


def test_the_example_in_the_readme_is_true() -> None:
    from vqlab import Position
    from vqlab.contract import IllegalPlay

    line = re.search(r'Position.parse\("(.*?)"\)', README)
    plays = re.search(r"p.legal_plays\(\) +# (.*)", README)
    assert line
    assert plays
    p = Position.parse(line[1])
    assert ", ".join(map(str, p.legal_plays())) == plays[1]
    with pytest.raises(IllegalPlay, match=r"\[R12\]"):
        p.check("8")


def test_links_in_the_readme_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        if not target.startswith("http"):
            assert (ROOT / target).exists(), target


def test_the_repository_is_left_open_in_one_place_only() -> None:
    files = [path for path in ROOT.glob("*.*") if path.is_file()]
    lines = [line for path in files for line in path.read_text("utf-8", "replace").splitlines()]
    assert sum("github" in line or "/gh/" in line for line in lines) == 1
    assert sum("/gh/OWNER/REPO/" in line for line in lines) == 1


def test_binder_installs_what_the_package_asks_for() -> None:
    lines = (ROOT / "binder" / "requirements.txt").read_text("utf-8").splitlines()
    pinned = by_name([line for line in lines if line and not line.startswith("#")])
    extras = PROJECT["optional-dependencies"]
    extra = extras["widgets"] + extras["plots"] + extras["fast"]
    wanted = by_name(PROJECT["dependencies"] + extra)
    assert pinned.keys() == wanted.keys()
    for name, asked in wanted.items():
        exact = [one.version for one in pinned[name].specifier if one.operator == "=="]
        assert exact or pinned[name].specifier == asked.specifier, name
        assert all(asked.specifier.contains(version) for version in exact), name


def test_binder_compiles_at_build_time_for_the_machine_it_will_run_on() -> None:
    build, start = ((ROOT / "binder" / name).read_text("utf-8") for name in ("postBuild", "start"))
    assert "set -euo pipefail" in build
    generic = "NUMBA_CPU_NAME=generic NUMBA_CPU_FEATURES=''"
    assert f"{generic} vqlab warmup" in build
    assert f"export {generic}" in start and 'exec "$@"' in start


def test_the_version_is_the_same_everywhere() -> None:
    from vqlab import __version__

    assert f"version: {__version__}" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.slow
def test_the_wheel_carries_everything(tmp_path: Path, record_property: Any) -> None:
    """Installed without the source tree, the lab has its notebooks, examples and table."""
    venv.create(tmp_path / "env", with_pip=True)
    python = python_in(tmp_path / "env")
    run(python, "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    record_property("the wheel", f"{wheel.stat().st_size / 1e6:.2f} MB")
    assert wheel.stat().st_size < 2_000_000
    run(python, "-m", "pip", "install", "-q", f"{wheel}[widgets]")
    code = (
        "import vqlab, vqlab.lab as lab, pathlib\n"
        "assert 'site-packages' in vqlab.__file__\n"
        "from vqlab import examples, Stepper, exercises\n"
        "assert len(examples) >= 12 and len(exercises) >= 7\n"
        "Stepper('slayer-round').table\n"
        "from vqlab import Trainer, vampires\n"
        "assert len(vampires.Position.deal(3).draw) == 62\n"
        "assert Stepper('every-special-card').scenes\n"
        "assert len(Trainer(pack='vampires').pack) >= 15\n"
        "assert lab.prepare(pathlib.Path('mine'), language='de').parent.name == 'de'\n"
        "from vqlab.words import translated\n"
        "title = examples['blocking'].title\n"
        "assert all(translated(title, other) != title for other in ('de', 'fr'))\n"
        "print(lab.prepare(pathlib.Path('mine')).exists())"
    )
    assert "True" in run(python, "-c", code, cwd=tmp_path)
    assert "53" in run(
        python, "-m", "vqlab", "perft", "13 Q | 1 12 13 S20 | 12^2 13 S15 ; C", "4", cwd=tmp_path
    )


@pytest.mark.slow
def test_binder_renders(tmp_path: Path) -> None:
    """repo2docker builds from our files: Python 3.12, pins before the source, postBuild last."""
    venv.create(tmp_path / "env", with_pip=True)
    python = python_in(tmp_path / "env")
    run(python, "-m", "pip", "install", "-q", "jupyter-repo2docker")
    made = run(python, "-m", "repo2docker", "--no-build", "--debug", ROOT, cwd=tmp_path)
    assert "Building conda environment for python=3.12" in made
    order = [
        r"pip install --no-cache-dir -r \S*requirements",
        r"COPY \S+ src/ ",
        r"RUN \./binder/post",
    ]
    places = [match.start() for step in order for match in [re.search(step, made)] if match]
    assert len(places) == 3
    assert places == sorted(places)


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Growth]:
    """Binder's JupyterLab and ipywidgets, and in it exactly what ``binder/`` puts there."""
    folder = tmp_path_factory.mktemp("binder") / "env"
    return python_in(folder), growth(folder)


@pytest.mark.slow
def test_binder_grows_by_less_than_450_megabytes(
    grown: tuple[Path, Growth], record_property: Any
) -> None:
    found = grown[1]
    record_property("added to Binder's image", f"{found.added / 1e6:.0f} MB")
    assert 0 < found.packages["vqlab"] < found.added < 450_000_000, table(found)


@pytest.mark.slow
def test_all_notebooks_run_on_what_binder_has(tmp_path: Path, grown: tuple[Path, Growth]) -> None:
    python = grown[0]
    ask = "import importlib.metadata as m; print(m.version('jupyterlab'), m.version('ipywidgets'))"
    assert run(python, "-c", ask).split() == ["4.4.9", "8.1.7"]
    run(python, "-m", "pip", "check")
    for notebook in sorted((ROOT / "notebooks").glob("*.ipynb")):
        run(
            python, "-m", "jupyter", "execute", notebook, f"--output={tmp_path / notebook.name}",
            cwd=tmp_path,
        )  # fmt: skip
        assert "Traceback" not in (tmp_path / notebook.name).read_text("utf-8")
