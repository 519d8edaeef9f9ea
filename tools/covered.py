"""`./squander coverage`: runs the tests interpreted and says how many lines and branches of src/ they run through."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from environment import PYTHON, ROOT
from stamped import stamp, tree_now

REPORT = ROOT / "build" / "coverage.json"
LEAST = {"lines": 95.0, "branches": 90.0}
WORST = 12
HELP = """usage: ./squander coverage [what pytest takes]

Runs the tests on the interpreted sources, servers and other processes included, and prints how many lines and branches
of src/ they run through. The exit code is 1 if a test fails or a share is below its least. A run of all tests that
finds enough, of sources that are committed, is noted for ./squander release.

examples:
  ./squander coverage
  ./squander coverage tests/server       only what the server's tests run through
"""


def main(args: list[str]) -> int:
    if {"-h", "--help"} & set(args):
        print(HELP)
        return 0
    REPORT.parent.mkdir(exist_ok=True)
    if not args:
        shutil.rmtree(ROOT / "build" / "covered", ignore_errors=True)  # all tests together begin anew
    measuring = ["--cov", "--cov-config=pyproject.toml", f"--cov-report=json:{REPORT}"]
    command = [str(PYTHON), "-m", "pytest", "-n", "2", *measuring, *args]
    before = tree_now(ROOT)
    failed = subprocess.run(command, cwd=ROOT, env={**os.environ, "SQUANDER_PURE": "1"}).returncode
    return failed or judge(json.loads(REPORT.read_text()), before if not args else None)


def judge(report: dict[str, Any], before: str | None) -> int:
    """Tell what was found; enough of it in all tests together is noted."""
    lacks = tell(report)
    if not lacks and before is not None:
        note(ROOT, before, report)
    return lacks


def note(root: Path, before: str, report: dict[str, Any]) -> None:
    """Stamp the tree that was measured, unless it was not committed or changed meanwhile."""
    if before and before == tree_now(root):
        stamp(root, before, shares_of(report["totals"]))
    else:
        print("Not noted for a release: what was measured is not what is committed.")


def tell(report: dict[str, Any]) -> int:
    """The files that lack most, then both shares."""
    for missing, name in lacking(report["files"]):
        print(f"{missing:5} lines and branches not run: {name}")
    shares = shares_of(report["totals"])
    for what, share in shares.items():
        print(f"{share:.1f} % of all {what} (at least {LEAST[what]:.0f} %)")
    return int(any(share < LEAST[what] for what, share in shares.items()))


def lacking(files: dict[str, Any]) -> list[tuple[int, str]]:
    missing = [(s["missing_lines"] + s["missing_branches"], n) for s, n in summaries(files)]
    return sorted(missing, reverse=True)[:WORST]


def summaries(files: dict[str, Any]) -> list[tuple[dict[str, int], str]]:
    return [(file["summary"], Path(name).as_posix()) for name, file in files.items()]


def shares_of(totals: dict[str, Any]) -> dict[str, float]:
    return {
        "lines": 100 * totals["covered_lines"] / max(totals["num_statements"], 1),
        "branches": 100 * totals["covered_branches"] / max(totals["num_branches"], 1),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
