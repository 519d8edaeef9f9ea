"""The engravings of the games: which row has which plate, and what a plate may be made of.

A plate stands at web/src/games/<game>/plates/<id>.svg. Rows that are copies of each other under several ids share one
that is named after their name. Beside them lie `symbols/` and `kinds/`, for cards that packs add, and `scenes/`, for
what happens on the table but is no card. `web/src/plates/` has what belongs to no one game.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from squander.games.boxes import KEPT

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web" / "src"
SHARED = WEB / "plates"
SVG = "{http://www.w3.org/2000/svg}"

# The tables of each box whose rows have a plate, by file. What only shows signs (circles, plans) has none of its own.
TABLES = {
    "last-will": {
        "cards.toml": ["events", "helpers", "properties", "companions", "special", "wills", "wilds"],
        "sacked/sacked.toml": [
            "jobs",
            "plan_tiles",
            "weddings",
            "more_specials",
            "more_properties",
            "more_helpers",
            "more_wills",
        ],
    },
    "prodigals-club": {"cards.toml": ["cards"], "tiles.toml": ["possession_tiles", "dame_tiles", "bonus_tiles"]},
    "maccreedys-mansion": {"cards.toml": ["events", "haunts"], "house.toml": ["jobs"]},
}
ELEMENTS = {"path", "circle", "ellipse", "rect", "g", "text"}
ATTRIBUTES = {"class", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform", "opacity"}
ATTRIBUTES |= {"font-size", "font-style", "fill-opacity"}
LARGEST, MOST = 6000, 40  # bytes, elements


class Row(NamedTuple):
    deck: str
    id: str
    name: str


class Plate(NamedTuple):
    name: str
    path: Path
    root: ElementTree.Element

    @property
    def wash(self) -> str:
        return self.root.get("class", "").removeprefix("wash-")

    @property
    def elements(self) -> list[ElementTree.Element]:
        return list(self.root.iter())[1:]

    @property
    def body(self) -> str:
        text = self.path.read_text(encoding="utf-8")
        return text[text.index(">") + 1 : text.rindex("</svg>")].strip()


def rows(game: str) -> list[Row]:
    return list(read_rows(game))


def read_rows(game: str) -> Iterator[Row]:
    for file, tables in TABLES[game].items():
        yield from read_box(home(game) / file, tables)


def read_box(path: Path, tables: list[str]) -> Iterator[Row]:
    box = tomllib.loads(path.read_text(encoding="utf-8"))
    for table in tables:
        yield from (Row(table, row["id"], row.get("name", row["id"])) for row in box[table])


def earlier_rows(game: str) -> list[Row]:
    """Of kept boxes, which tables and records of theirs still show."""
    found: list[Row] = []
    for file, tables in TABLES[game].items():
        path = home(game) / file
        for kept in sorted(path.parent.glob(f"{KEPT}/*/{path.name}")):
            found += read_box(kept, tables)
    return found


def home(game: str) -> Path:
    return ROOT / "src" / "squander" / "games" / game.replace("-", "_")


def slug(name: str) -> str:
    """A name as a file's: Pied-à-terre is pied-a-terre."""
    plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")


def folder(game: str) -> Path:
    return WEB / "games" / game / "plates"


def read(path: Path) -> Plate:
    return Plate(path.stem, path, ElementTree.parse(path).getroot())


def plates_in(place: Path) -> dict[str, Plate]:
    return {path.stem: read(path) for path in sorted(place.glob("*.svg"))}


def plates_of(game: str) -> dict[str, Plate]:
    """Those of rows, by the name of their file."""
    return plates_in(folder(game))


def plate_of(row: Row, plates: dict[str, Plate]) -> Plate | None:
    return plates.get(row.id) or plates.get(slug(row.name))


def missing(game: str) -> list[Row]:
    plates = plates_of(game)
    return [row for row in rows(game) if plate_of(row, plates) is None]
