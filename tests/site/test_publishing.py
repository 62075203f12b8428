"""The workflow that publishes the site does what the README says, and may do nothing else."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from vqlab.cli import run

yaml = pytest.importorskip("yaml")

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    read: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows/site.yml").read_text("utf-8"))
    return read


def test_its_commands_are_those_of_the_readme(workflow: dict[Any, Any]) -> None:
    commands = [step["run"] for step in workflow["jobs"]["build"]["steps"] if "run" in step]
    section = README.partition("## Without any server")[2].partition("\n## ")[0]
    assert commands == ['pip install ".[site]"', "vqlab site _site"]
    for command in commands:
        assert command in section
    folder = shlex.split(commands[-1])[-1]
    assert workflow["jobs"]["build"]["steps"][-1]["with"]["path"] == folder


def test_it_runs_for_main_and_tags_alone(workflow: dict[Any, Any]) -> None:
    assert workflow[True] == {"push": {"branches": ["main"], "tags": ["v*"]}}  # YAML 1.1: "on"


def test_it_may_do_no_more_than_it_must(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    assert "permissions" not in workflow["jobs"]["build"]
    assert workflow["jobs"]["deploy"]["permissions"] == {"pages": "write", "id-token": "write"}
    assert workflow["jobs"]["deploy"]["needs"] == "build"


def test_what_it_uses_is_pinned(workflow: dict[Any, Any]) -> None:
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    used = [step["uses"] for step in steps if "uses" in step]
    assert len(used) == 4
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action) for action in used)


def test_the_help_has_an_example_that_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["site", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "python -m http.server -d DIR" in said
    example = re.search(r"Example: vqlab (site [\w /.-]+)", said)
    assert example is not None
    assert example[1].startswith("site my-site --serve --port 8123")
    assert run([*shlex.split(example[1].split(" ╭")[0].split(" Arg")[0]), "--help"]) == 0
