"""The page's own tests of what it thinks without being looked at, run by Node's own runner."""

import subprocess
from pathlib import Path

import pytest
from environment import BIN

WEB = Path(__file__).parents[1] / "web"
RUN = ["--import", "./tests/resolve.mjs", "--test"]


@pytest.mark.skipif(not (BIN / "node").exists(), reason="there is no Node here; ./squander test fetches it")
@pytest.mark.parametrize("file", sorted(WEB.glob("tests/*.test.ts")), ids=lambda path: path.name)
def test_the_page(file: Path) -> None:
    ran = subprocess.run([BIN / "node", *RUN, file], cwd=WEB, capture_output=True, encoding="utf-8", check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
