"""What was compiled on one machine is used on another, in the words that Binder says it with."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numba", reason='pip install "vqlab[fast]" brings the compiled search')

BINDER = Path(__file__).parents[2] / "binder"
BASH = shutil.which("bash")
ELSEWHERE = (
    "import llvmlite.binding as llvm; "
    "llvm.get_host_cpu_name = lambda: 'nehalem'; llvm.get_host_cpu_features = llvm.FeatureMap; "
)
"""Pretend that the processor is another one, before numba asks for it."""
SMALL = "from vqlab.solver import kernel; kernel.total(kernel.U1)"
WHOLE = "from vqlab.cli import run; raise SystemExit(run(['warmup']))"

pytestmark = [
    pytest.mark.skipif(BASH is None or not BINDER.is_dir(), reason="Binder's scripts need a shell"),
    pytest.mark.parametrize("work", [SMALL, pytest.param(WHOLE, marks=pytest.mark.slow)]),
]


def run(cache: Path, *words: str | Path, **more: str) -> None:
    own = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    own |= {"NUMBA_CACHE_DIR": str(cache), "PYTHONPATH": str(BINDER.parent)} | more
    done = subprocess.run([str(word) for word in words], env=own, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


def build(cache: Path, work: str) -> dict[Path, bytes]:
    """What postBuild leaves behind, with the work in the place of its last command."""
    script = (BINDER / "postBuild").read_text("utf-8")
    line = re.search(r"^(NUMBA_.*) vqlab warmup$", script, re.M)
    assert line
    run(cache, BASH, "-c", f'{line[1]} "$0" -c "$1"', sys.executable, work)
    return files(cache)


def files(cache: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in sorted(cache.rglob("*.nb?"))}


def test_what_the_image_compiled_is_used_on_another_processor(tmp_path: Path, work: str) -> None:
    built = build(tmp_path, work)
    assert len(built) >= 2
    run(tmp_path, BASH, BINDER / "start", sys.executable, "-c", ELSEWHERE + work)
    assert files(tmp_path) == built
    run(tmp_path, sys.executable, "-c", ELSEWHERE + work)
    again = files(tmp_path)
    assert again.keys() > built.keys(), "without Binder's words it is compiled anew"
    assert all(again[path] != built[path] for path in built if path.suffix == ".nbi")
