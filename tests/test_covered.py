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


def enough() -> dict[str, Any]:
    return report(0, 0)


@pytest.mark.parametrize(("before", "after", "noted"), [("a", "a", True), ("a", "b", False), ("", "", False)])
def test_only_a_tree_that_stayed_as_it_was_committed_is_noted(
    monkeypatch: pytest.MonkeyPatch, before: str, after: str, noted: bool
) -> None:
    stamps: list[str] = []
    monkeypatch.setattr(covered, "tree_now", lambda root: after)
    monkeypatch.setattr(covered, "stamp", lambda root, tree, shares: stamps.append(tree))
    assert covered.judge(enough(), before) == 0
    assert stamps == [before] * noted


@pytest.mark.parametrize(("found", "before"), [(report(20, 0), "a"), (report(0, 0), None)])
def test_too_little_and_some_tests_alone_are_not_noted(
    monkeypatch: pytest.MonkeyPatch, found: dict[str, Any], before: str | None
) -> None:
    monkeypatch.setattr(covered, "tree_now", lambda root: "a")
    monkeypatch.setattr(covered, "stamp", lambda *_: pytest.fail("it was noted"))
    assert covered.judge(found, before) == int(before is not None)
