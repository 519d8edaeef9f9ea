"""How the share of lines and branches that tests run through is told."""

from typing import Any

import covered
import pytest


def summary(lines: int, missing: int, branches: int, open_branches: int) -> dict[str, int]:
    return {
        "num_statements": lines,
        "covered_lines": lines - missing,
        "missing_lines": missing,
        "num_branches": branches,
        "covered_branches": branches - open_branches,
        "missing_branches": open_branches,
    }


def report(missing: int, open_branches: int) -> dict[str, Any]:
    totals = summary(100, missing, 50, open_branches)
    return {"files": {"src/a.py": {"summary": totals}, "src/b.py": {"summary": summary(9, 0, 0, 0)}}, "totals": totals}


@pytest.mark.parametrize(("missing", "open_branches", "code"), [(5, 5, 0), (6, 5, 1), (5, 6, 1)])
def test_both_shares_have_a_least(missing: int, open_branches: int, code: int) -> None:
    assert covered.tell(report(missing, open_branches)) == code


def test_the_file_that_lacks_most_comes_first(capsys: pytest.CaptureFixture[str]) -> None:
    covered.tell(report(3, 4))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("7 lines and branches not run: src/a.py")
    assert lines[-2:] == ["97.0 % of all lines (at least 95 %)", "92.0 % of all branches (at least 90 %)"]


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert covered.main(["--help"]) == 0
    assert "./squander coverage tests/server" in capsys.readouterr().out
