"""The library's public names are documented, each under a heading of its own; its examples run with all others."""

import re
from pathlib import Path

from environment import ROOT

import squander

PAGES = sorted((Path(ROOT) / "docs" / "api").glob("*.md"))


def headings() -> set[str]:
    return {found for page in PAGES for found in re.findall(r"(?m)^##? (\w+)$", page.read_text(encoding="utf-8"))}


def test_every_public_name_has_its_heading() -> None:
    assert {name.strip("_") for name in squander.__all__} <= headings()


def test_every_heading_is_a_public_name_with_an_example() -> None:
    names = {name.strip("_") for name in squander.__all__}
    for page in PAGES:
        for section in re.split(r"(?m)^## ", page.read_text(encoding="utf-8"))[1:]:
            name = section.partition("\n")[0]
            assert name in names, f"{page.name}: {name}"
            assert "```python" in section, f"{page.name}: {name}"


def test_the_site_has_every_page() -> None:
    """Zensical leaves out of its menu what nobody names."""
    listed = set(re.findall(r'"([\w/-]+\.md)"', (Path(ROOT) / "zensical.toml").read_text(encoding="utf-8")))
    folder = Path(ROOT) / "docs"
    assert listed == {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
