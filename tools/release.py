"""`./squander release X.Y.Z`: turns what is unreleased into a version: changelog, version, commit and tag.

All that could stop it is looked at before anything is changed; what git refuses later is taken back.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import date
from pathlib import Path
from typing import NamedTuple, NoReturn

from environment import ROOT
from repository import GitError, clean, git, tree
from stamped import stamped

CHANGELOG = "CHANGELOG.md"
TRUTH = "src/squander/__init__.py"  # the one place that says the version; pyproject.toml reads it there
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
SAID = re.compile(r'(?m)^__version__ = "(.*)"$')
UNRELEASED = re.compile(r"(?ms)^## Unreleased\n(?P<news>.*?)(?=^## |\Z)")
EXAMPLES = """examples:
  ./squander release 1.2.0 --dry-run    what would happen
  ./squander release 1.2.0              the commit and the tag v1.2.0; nothing is pushed
"""


class Refused(Exception):
    """Why there is no release, in one sentence."""


class Release(NamedTuple):
    version: str
    last: str
    news: str
    files: dict[str, str]  # what they will hold

    @property
    def tag(self) -> str:
        return f"v{self.version}"

    @property
    def title(self) -> str:
        return f"Release {self.version}"


def main(args: list[str], root: Path = ROOT) -> int:
    try:
        given = parser().parse_args(args)
        release = prepared(root, given.version)
        if not given.dry_run:
            make(root, release)
        tell(release, given.dry_run)
    except (Refused, GitError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message[:1].upper()}{message[1:]}; try ./squander release --help.")


def parser() -> argparse.ArgumentParser:
    made = Parser(
        "squander release",
        description="Make a release of what the changelog has under Unreleased: a commit and a tag.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("version", help="its number, such as 1.2.0, higher than the last")
    made.add_argument("--dry-run", action="store_true", help="check everything and show it, but change nothing")
    return made


# --- what would be released -------------------------------------------------------------------------------------


def prepared(root: Path, version: str, today: date | None = None) -> Release:
    """The release, if nothing stands against it."""
    require_place(root)
    truth = (root / TRUTH).read_text(encoding="utf-8")
    changelog = (root / CHANGELOG).read_text(encoding="utf-8")
    last = last_version(root, truth)
    require_higher(version, last)
    news = unreleased(changelog)
    require_coverage(root)
    heading = f"## Unreleased\n\n## {version} - {today or date.today()}\n\n{news}\n\n"
    files = {
        CHANGELOG: UNRELEASED.sub(lambda _: heading, changelog, count=1).rstrip("\n") + "\n",
        TRUTH: SAID.sub(f'__version__ = "{version}"', truth, count=1),
    }
    return Release(version, last, news, files)


def require_place(root: Path) -> None:
    """On main, with nothing lying about, and known by name to git."""
    branch = git(root, "rev-parse", "--abbrev-ref", "HEAD")
    if branch != "main":
        raise Refused(f"A release is made on main, and this is {branch}.")
    if not clean(root):
        raise Refused("There are changes that are not committed; commit or stash them first.")
    git(root, "var", "GIT_COMMITTER_IDENT")


def last_version(root: Path, truth: str) -> str:
    """The highest that there is: of a tag, or the program's own."""
    said = SAID.search(truth)
    if said is None or not VERSION.fullmatch(said[1]):
        raise Refused(f"{TRUTH} does not say a version such as 1.2.0.")
    tagged = [tag.removeprefix("v") for tag in git(root, "tag", "--list", "v*").split()]
    return max([said[1], *filter(VERSION.fullmatch, tagged)], key=numbers)


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def require_higher(version: str, last: str) -> None:
    if not VERSION.fullmatch(version):
        raise Refused(f"{version!r} is no version; it must be three numbers, such as 1.2.0.")
    if numbers(version) <= numbers(last):
        raise Refused(f"{version} is not higher than the last version, {last}.")


def unreleased(changelog: str) -> str:
    section = UNRELEASED.search(changelog)
    news = section["news"].strip("\n") if section else ""
    if not re.search(r"(?m)^- \S", news):
        raise Refused(f"{CHANGELOG} has no line under '## Unreleased', so there is nothing to release.")
    return news


def require_coverage(root: Path) -> None:
    if stamped(root) != tree(root):
        raise Refused("The coverage of this very commit is not known; run ./squander check --coverage first.")


# --- making it --------------------------------------------------------------------------------------------------


def make(root: Path, release: Release) -> None:
    """The commit and its tag, or nothing at all."""
    before = git(root, "rev-parse", "HEAD")
    try:
        for name, text in release.files.items():
            (root / name).write_text(text, encoding="utf-8")
        git(root, "commit", "--quiet", "--message", release.title, "--", *release.files)
        git(root, "tag", "--annotate", release.tag, "--message", f"{release.title}\n\n{plain(release.news)}")
    except BaseException:
        git(root, "reset", "--quiet", "--hard", before)
        raise


def plain(news: str) -> str:
    """Without the marks of headings, which git would take for comments."""
    return re.sub(r"(?m)^#+ (.*)$", r"\1:", news)


def tell(release: Release, dry: bool) -> None:
    print(f"{release.title}, after {release.last}:\n\n{release.news}\n")
    if dry:
        print(f"Nothing was changed. There would be a commit '{release.title}' and a tag {release.tag}.")
    else:
        print(f"Committed, and tagged {release.tag}. To publish it: git push origin main {release.tag}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
