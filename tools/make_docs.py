"""Write what of docs/ is made from data and from the source: rules indexes, where contents come from, how it is built,
positions as numbers, and the sheets of plates.

.venv/bin/python tools/make_docs.py           write them
.venv/bin/python tools/make_docs.py --check   fail if they are not current
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from draw_house import house
from draw_plates import sheets
from draw_sheet import sheet
from draw_way import way
from encodings_page import page as encodings
from source_map import modules

from squander.games.clauses import index
from squander.games.last_will.solicitor import TRACKS

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "squander" / "games"
DOCS = ROOT / "docs"
MADE, END = "<!-- made by tools/make_docs.py -->", "<!-- end -->"
TRACKS_MADE = "<!-- tracks -->"
SOURCES = ["rulebook", "report", "house"]


def packages() -> list[Path]:
    """Games with a rules index, the template excepted."""
    return sorted(path.parent for path in GAMES.glob("*/clauses.tsv") if path.parent.name != "template")


def title(package: Path) -> str:
    special = {"maccreedys": "MacCreedy's", "last": "Last"}
    return " ".join(special.get(word, word.capitalize()) for word in package.name.split("_"))


def rules_page(package: Path) -> str:
    """Every clause under its section, with where it comes from."""
    lines = [f"# {title(package)}: the rules index", ""]
    lines += ["Each clause has an id; refusals, docstrings and tests name it. *ruling*: decided by us.", ""]
    section = ""
    for row in index(f"squander.games.{package.name}"):
        if row["id"].split("-")[1] != section:
            section = row["id"].split("-")[1]
            lines += ["", f"## {section}", "", "| id | clause | source |", "|---|---|---|"]
        lines.append(f"| {row['id']} | {row['clause'].replace('|', '/')} | {row['source']} |")
    return "\n".join(lines) + "\n"


def rows_with_source(data: Any) -> list[dict[str, Any]]:
    """All tables, however deep, that say where they come from."""
    if isinstance(data, dict):
        own = [data] if "source" in data else []
        return own + [row for value in data.values() for row in rows_with_source(value)]
    if isinstance(data, list):
        return [row for value in data for row in rows_with_source(value)]
    return []


def content_page() -> str:
    """How much of each box the documents state, public accounts tell, and we designed."""
    lines = [
        "# Where the contents come from",
        "",
        INTRODUCTION,
        "",
        "| box | rulebook | report | house |",
        "|---|---|---|---|",
    ]
    notes: list[str] = []
    for package in packages():
        for path in [*sorted(package.glob("*.toml")), *sorted(package.glob("sacked/*.toml"))]:
            rows = rows_with_source(tomllib.loads(path.read_text(encoding="utf-8")))
            if not rows:
                continue
            count = Counter(row["source"] for row in rows)
            name = f"{title(package)}, {path.stem}"
            lines.append(f"| {name} | {' | '.join(str(count[source]) for source in SOURCES)} |")
            notes += [
                f"- {title(package)}, {row['id']}: {row['note']}" for row in rows if "note" in row and "id" in row
            ]
    return "\n".join([*lines, "", "## Notes on rows that are partly ours", "", *notes]) + "\n"


INTRODUCTION = """\
The rule documents describe cards, tiles and boards whose pictures are lost. Every row of a box says where its
numbers come from: `rulebook` if every one of them is stated in a rule document, `report` if a public account tells
them, `house` if any of them was designed here; a note says which part is whose. Names and texts are ours, and so is
the number of copies of a card. Who owns a printed box can correct any number in a pack."""


def architecture_page() -> str:
    """As it is written, with the table of the server's modules put in anew."""
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    before, rest = text.split(f"{MADE}\n")
    return f"{before}{MADE}\n{server_table()}{END}{rest.split(END)[1]}"


def server_table() -> str:
    lines = ["", "| module | what it is for |", "|---|---|"]
    for module in modules().values():
        name = module.name.removeprefix("squander.server.")
        if name != module.name and ".migrations." not in module.name:
            path = name.replace(".", "/")
            shown = f"**{path}/**" if module.path.name == "__init__.py" else f"`{path}.py`"
            lines.append(f"| {shown} | {module.about} |")
    return "\n".join([*lines, "", ""])


def solicitor_page() -> str:
    """As it is written, with the tracks put in anew."""
    text = (DOCS / "rules" / "solicitor.md").read_text(encoding="utf-8")
    before, rest = text.split(f"{TRACKS_MADE}\n")
    heads = ["difficulty", "round 1", *map(str, range(2, 8)), "swing"]
    rows = [[f"{one.title} (`{one.name}`)", *map(str, one.sums), f"± {one.swing}"] for one in TRACKS]
    table = [f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows)]
    return "\n".join([f"{before}{TRACKS_MADE}", "", *table, "", f"{END}{rest.split(END)[1]}"])


def pages() -> dict[Path, str]:
    made = {DOCS / "rules" / f"{package.name.replace('_', '-')}.md": rules_page(package) for package in packages()}
    drawings = {"house": house(), "way-of-a-choice": way(), "solicitor-sheet": sheet()}
    drawn = {DOCS / "pictures" / f"{name}.svg": picture for name, picture in drawings.items()}
    made[DOCS / "rules" / "solicitor.md"] = solicitor_page()
    drawn |= {DOCS / "plates" / name: sheet for name, sheet in sheets().items()}
    written = {"content.md": content_page(), "architecture.md": architecture_page(), "encodings.md": encodings()}
    return made | drawn | {DOCS / name: text for name, text in written.items()}


def stale() -> list[str]:
    return [
        str(path.relative_to(ROOT))
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(args: list[str]) -> int:
    if args == ["--check"]:
        for name in stale():
            print(f"{name} is not current; run tools/make_docs.py.", file=sys.stderr)
        return int(bool(stale()))
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
