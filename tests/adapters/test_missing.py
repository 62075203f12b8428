"""Without the library an adapter is for, one sentence says which extra brings it."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{library!r}] = None
from vqlab import Phase
from vqlab.contract import LabError
try:
    {code}
except ImportError as error:
    assert isinstance(error, LabError)
    print(error)
"""


@pytest.mark.parametrize(
    ("library", "code", "said"),
    [
        (
            "pyspiel",
            "import vqlab.adapters.openspiel",
            'pyspiel is not installed: pip install "vqlab[openspiel]" brings it.',
        ),
        (
            "pyspiel",
            "from random import Random; from vqlab.players import Budget;"
            " from vqlab.adapters.openspiel_bot import OpenSpielBot;"
            " OpenSpielBot().choose(Phase.deal(3, leader=0).view(0), Random(1), Budget(nodes=9))",
            'pyspiel is not installed: pip install "vqlab[openspiel]" brings it.',
        ),
        (
            "pettingzoo",
            "import vqlab.adapters.pettingzoo",
            'pettingzoo is not installed: pip install "vqlab[pettingzoo]" brings it.',
        ),
        (
            "numpy",
            "import vqlab.adapters.pettingzoo",
            'numpy is not installed: pip install "vqlab[pettingzoo]" brings it.',
        ),
    ],
)
def test_the_extra_is_named(library: str, code: str, said: str) -> None:
    script = WITHOUT.format(library=library, code=code)
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert (run.stdout.strip(), run.stderr) == (said, "")


def test_numbers_need_neither() -> None:
    script = "import sys, vqlab.adapters.moment; print({'numpy', 'pyspiel'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert run.stdout.strip() == "set()", run.stderr
