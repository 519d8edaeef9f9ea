"""A release is a commit and a tag of what the changelog has under Unreleased; whatever is not as it should be stops it
with one sentence and changes nothing."""

import json
import re
import subprocess
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
import release
import stamped
from environment import ROOT

CHANGELOG = """# Changelog

What changes.

## Unreleased

### Added
- A bell on every table.

## 1.9.0 - 2026-01-02

### Fixed
- The door.
"""
INIT = '"""The program."""\n\n__version__ = "1.9.0"\n\n__all__ = ["__version__"]\n'


def git(root: Path, *args: str) -> str:
    done = subprocess.run(["git", "-C", root, *args], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def put(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def commit(root: Path, name: str, text: str) -> None:
    put(root, name, text)
    git(root, "add", ".")
    git(root, "commit", "-qm", "Change it")


def measured(root: Path) -> None:
    stamped.stamp(root, stamped.tree_now(root), {"lines": 96.0, "branches": 91.0})


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of which a release can be made."""
    for name in ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "EMAIL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    monkeypatch.setenv("GIT_CONFIG_SYSTEM", "/dev/null")
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ada")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ada@example.org")
    git(tmp_path, "init", "-q", "-b", "main")
    put(tmp_path, ".gitignore", "build/\n")
    put(tmp_path, release.TRUTH, INIT)
    commit(tmp_path, release.CHANGELOG, CHANGELOG)
    git(tmp_path, "tag", "v1.9.0")
    measured(tmp_path)
    return tmp_path


def everything(root: Path) -> object:
    """All that a release could change."""
    refs = git(root, "for-each-ref", "--format=%(refname) %(objectname)")
    texts = [(root / name).read_text() for name in (release.CHANGELOG, release.TRUTH)]
    return refs, git(root, "rev-parse", "HEAD"), git(root, "status", "--porcelain"), texts


def test_what_is_unreleased_becomes_a_version(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["1.10.0"], root) == 0
    changelog = (root / "CHANGELOG.md").read_text()
    assert "\n\n### Added\n- A bell on every table.\n\n## 1.9.0 - 2026-01-02\n" in changelog
    assert re.search(r"\n## Unreleased\n\n## 1\.10\.0 - \d{4}-\d\d-\d\d\n\n### Added\n", changelog)
    assert changelog.startswith("# Changelog\n\nWhat changes.\n\n## Unreleased\n")
    assert changelog.endswith("- The door.\n")
    assert (root / release.TRUTH).read_text() == INIT.replace('__version__ = "1.9.0"', '__version__ = "1.10.0"')
    assert "git push origin main v1.10.0" in capsys.readouterr().out


def test_a_version_has_its_date(root: Path) -> None:
    made = release.prepared(root, "1.10.0", date(2026, 2, 3))
    assert "\n## 1.10.0 - 2026-02-03\n" in made.files[release.CHANGELOG]


def test_it_is_one_commit_with_an_annotated_tag(root: Path) -> None:
    before = git(root, "rev-parse", "HEAD")
    release.main(["2.0.0"], root)
    assert git(root, "log", "--format=%s", f"{before}..") == "Release 2.0.0"
    assert git(root, "status", "--porcelain") == ""
    assert git(root, "cat-file", "-t", "v2.0.0") == "tag"
    assert git(root, "rev-parse", "v2.0.0^{commit}") == git(root, "rev-parse", "HEAD")
    said = git(root, "tag", "--list", "--format=%(contents)", "v2.0.0")
    assert said == "Release 2.0.0\n\nAdded:\n- A bell on every table."


def test_a_dry_run_shows_it_and_changes_nothing(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = everything(root)
    assert release.main(["1.9.1", "--dry-run"], root) == 0
    told = capsys.readouterr().out
    assert "Release 1.9.1, after 1.9.0:" in told
    assert "- A bell on every table." in told
    assert "Nothing was changed." in told
    assert everything(root) == before


def test_the_next_release_needs_lines_of_its_own(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    release.main(["1.10.0"], root)
    measured(root)
    assert release.main(["1.11.0"], root) == 2
    assert "nothing to release" in capsys.readouterr().err


def without_news(root: Path) -> None:
    commit(root, "CHANGELOG.md", CHANGELOG.replace("- A bell on every table.\n", ""))
    measured(root)


def without_section(root: Path) -> None:
    commit(root, "CHANGELOG.md", CHANGELOG.replace("## Unreleased", "## Soon"))
    measured(root)


def higher_tag(root: Path) -> None:
    git(root, "tag", "v2.0.0")
    git(root, "tag", "v9-with-a-name")


def without_version(root: Path) -> None:
    commit(root, release.TRUTH, "__version__ = version()\n")
    measured(root)


def unreadable_stamp(root: Path) -> None:
    put(root, "build/coverage-stamp.json", "[]")


def failing_hook(root: Path) -> None:
    put(root, ".git/hooks/pre-commit", "#!/bin/sh\necho 'The hook says no.' >&2\nexit 1\n")
    (root / ".git/hooks/pre-commit").chmod(0o755)


def tag_in_the_way(root: Path) -> None:
    """A tag v1.10.0/rc leaves no room for v1.10.0."""
    git(root, "tag", "v1.10.0/rc")


@pytest.mark.parametrize(
    ("change", "version", "said"),
    [
        (lambda root: None, "1.10", "'1.10' is no version; it must be three numbers, such as 1.2.0."),
        (lambda root: None, "v1.10.0", "'v1.10.0' is no version; it must be three numbers, such as 1.2.0."),
        (lambda root: None, "1.10.00", "'1.10.00' is no version; it must be three numbers, such as 1.2.0."),
        (lambda root: None, "1.9.0", "1.9.0 is not higher than the last version, 1.9.0."),
        (lambda root: None, "1.8.9", "1.8.9 is not higher than the last version, 1.9.0."),
        (higher_tag, "1.10.0", "1.10.0 is not higher than the last version, 2.0.0."),
        (without_version, "1.10.0", "src/squander/__init__.py does not say a version such as 1.2.0."),
        (lambda root: git(root, "checkout", "-qb", "try"), "1.10.0", "A release is made on main, and this is try."),
        (lambda root: put(root, "new.py", ""), "1.10.0", "There are changes that are not committed; commit or"),
        (without_news, "1.10.0", "CHANGELOG.md has no line under '## Unreleased', so there is nothing to release."),
        (without_section, "1.10.0", "CHANGELOG.md has no line under '## Unreleased', so there is nothing to release."),
        (lambda root: commit(root, "new.py", ""), "1.10.0", "The coverage of this very commit is not known; run"),
        (unreadable_stamp, "1.10.0", "The coverage of this very commit is not known; run"),
        (failing_hook, "1.10.0", "git commit failed: The hook says no."),
        (tag_in_the_way, "1.10.0", "git tag failed: "),
    ],
)
def test_whatever_is_not_as_it_should_be_stops_it(
    root: Path, capsys: pytest.CaptureFixture[str], change: Callable[[Path], object], version: str, said: str
) -> None:
    change(root)
    before = everything(root)
    assert release.main([version], root) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(said)
    assert told.err.count("\n") == 1
    assert everything(root) == before


@pytest.mark.parametrize("args", [[], ["--push"], ["1.10.0", "--push"], ["1.10.0", "1.11.0"]])
def test_words_it_does_not_know_are_one_sentence(
    root: Path, capsys: pytest.CaptureFixture[str], args: list[str]
) -> None:
    before = everything(root)
    assert release.main(args, root) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert everything(root) == before


def test_without_git_there_is_no_release(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["1.10.0"], tmp_path) == 2
    assert capsys.readouterr().err.startswith("git rev-parse failed: ")


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        release.main(["--help"])
    assert "./squander release 1.2.0 --dry-run" in capsys.readouterr().out


def test_this_changelog_can_be_released() -> None:
    """Its first section is Unreleased, and the highest version is the program's."""
    text = (ROOT / release.CHANGELOG).read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    truth = (ROOT / release.TRUTH).read_text(encoding="utf-8")
    said = release.SAID.search(truth)
    assert said is not None
    assert headings[0] == "## Unreleased"
    assert headings[1].startswith(f"## {said[1]} - ")
    versions = [release.numbers(heading.split()[1]) for heading in headings[1:]]
    assert versions == sorted(versions, reverse=True)
    assert [date.fromisoformat(heading.split()[3]) for heading in headings[1:]]


# --- the stamp ----------------------------------------------------------------------------------------------------


def test_a_stamp_is_of_what_is_committed(root: Path) -> None:
    assert stamped.stamped(root) == git(root, "rev-parse", "HEAD^{tree}") == stamped.tree_now(root)
    assert json.loads((root / stamped.STAMP).read_text())["lines"] == 96.0
    put(root, "new.py", "")
    assert stamped.tree_now(root) == ""


def test_nothing_is_stamped_where_there_is_no_git(tmp_path: Path) -> None:
    assert stamped.tree_now(tmp_path) == ""
    assert stamped.stamped(tmp_path) == ""
