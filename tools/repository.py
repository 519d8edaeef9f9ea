"""What git knows of a checkout."""

from __future__ import annotations

import subprocess
from pathlib import Path


class GitError(Exception):
    """What git did not do, in one sentence."""


def git(root: Path, *args: str) -> str:
    command = ["git", "-C", str(root), *args]
    try:
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    except OSError:
        raise GitError("There is no git on this machine's PATH.") from None
    if done.returncode:
        raise GitError(f"git {args[0]} failed: {last_line(done.stderr)}")
    return done.stdout.strip()


def last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else "it does not say why."


def clean(root: Path) -> bool:
    return not git(root, "status", "--porcelain")


def tree(root: Path) -> str:
    """The digest of all that is committed."""
    return git(root, "rev-parse", "HEAD^{tree}")
