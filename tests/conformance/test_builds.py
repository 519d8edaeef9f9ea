"""The same files, compiled and interpreted, play the same games."""

import os
import subprocess
import sys

import pytest

from squander import _build
from tests.conformance.cells import Cell, every_cell, somewhere

PROGRAM = """
import sys, json
from tests.conformance.cells import CELLS, somewhere
from squander import _build
assert not _build.compiled()
games = ((11, 150), (12, 10**6))
print(json.dumps([[somewhere(cell, seed, plies).digest() for seed, plies in games] for cell in CELLS]))
"""


@pytest.fixture(scope="module")
def interpreted() -> list[list[str]]:
    import json

    if not _build.compiled():
        pytest.skip("nothing is compiled here, so there is nothing to compare")
    environment = os.environ | {"SQUANDER_PURE": "1"}
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=environment, check=True)
    digests: list[list[str]] = json.loads(run.stdout)
    return digests


@every_cell
def test_compiled_and_interpreted_digests_are_equal(cell: Cell, interpreted: list[list[str]]) -> None:
    from tests.conformance.cells import CELLS

    mine = [somewhere(cell, seed, plies).digest() for seed, plies in ((11, 150), (12, 10**6))]
    assert mine == interpreted[CELLS.index(cell)]
