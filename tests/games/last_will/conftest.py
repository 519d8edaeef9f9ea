"""What the tests of Last Will share."""

from collections.abc import Callable
from pathlib import Path

import pytest


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], str]:
    """Writes a pack and gives its path."""

    def written(text: str) -> str:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return written
