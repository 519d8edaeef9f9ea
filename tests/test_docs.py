"""Pages made from data are current, and the README's example runs as printed."""

import re
from pathlib import Path

import make_docs

ROOT = Path(__file__).parents[1]


def test_generated_pages_are_current() -> None:
    assert make_docs.stale() == [], "run tools/make_docs.py"


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_link_to_a_part_of_a_page_finds_its_heading() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target, part in re.findall(r"\]\((?!https?:)([^)#]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
            there = page.parent / target if target else page
            assert part in parts_of(there), f"{page.name} links to {part} in {there.name}"


def parts_of(page: Path) -> set[str]:
    """Its headings as links name them."""
    headings = re.findall(r"(?m)^#+ (.+)$", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_example_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for example in re.findall(r"```python\n(.*?)```", text, re.S):
        exec(compile(example, "README.md", "exec"), {})


def test_the_files_of_the_template_are_those_it_is_described_by() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    described = set(re.findall(r"^\| `([\w.]+)` \|", text, re.M))
    there = {path.name for path in (ROOT / "src/squander/games/template").iterdir() if path.is_file()}
    assert described == {name for name in there if name != "__init__.py"}
