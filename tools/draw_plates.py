"""The sheets of plates: each plate at two sizes by day and at one by night, with its name."""

from __future__ import annotations

import re
from html import escape

from ink import FADED, PAPER, SERIF, n, text
from plates import SHARED, TABLES, WEB, Plate, folder, plate_of, plates_in, plates_of, rows

BIG, SMALL = 240.0, 88.0
COLUMNS, EDGE, GAP = 4, 32.0, 24.0
CELL = BIG * 2 / 3 + SMALL * 2 / 3 + 48
WIDTH = 2 * EDGE + COLUMNS * BIG + (COLUMNS - 1) * GAP
NIGHT = "#17241e"

Group = tuple[str, list[tuple[str, Plate]]]  # a heading, and names with their plates


def groups(game: str) -> list[Group]:
    """Rows by deck, copies once; then what stands in for cards of packs, and what is no card."""
    plates, found = plates_of(game), dict[str, dict[str, Plate]]()
    for row in rows(game):
        if plate := plate_of(row, plates):
            found.setdefault(row.deck.replace("_", " "), {}).setdefault(row.name, plate)
    for place in ("symbols", "kinds", "scenes"):
        found[place] = {name.replace("_", " "): plate for name, plate in plates_in(folder(game) / place).items()}
    return [(heading, list(named.items())) for heading, named in found.items() if named]


def shared_groups() -> list[Group]:
    places = ("boxes", "faces")
    return [(place, [(name, plate) for name, plate in plates_in(SHARED / place).items()]) for place in places]


def sheet(title: str, shown: list[Group]) -> str:
    """One picture: the plates once, as symbols, and wherever they are shown."""
    symbols, shapes, y = list[str](), list[str](), 76.0
    for heading, named in shown:
        shapes.append(text(EDGE, y, f"{heading}: {len(named)}", 24, SERIF))
        y += 20
        for i, (name, plate) in enumerate(named):
            symbols.append(symbol(plate))
            shapes += cell(EDGE + i % COLUMNS * (BIG + GAP), y + i // COLUMNS * CELL, name, plate)
        y += (len(named) + COLUMNS - 1) // COLUMNS * CELL + 34
    size = f'width="{n(WIDTH)}" height="{n(y)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(WIDTH)} {n(y)}" {size}>'
    paper = f'<rect {size} fill="{PAPER}"/>'
    named_so = text(EDGE, 40, title, 30, SERIF)
    return "\n".join([head, style(), hatches(), *symbols, paper, named_so, *shapes, "</svg>"]) + "\n"


def style() -> str:
    css = (SHARED / "plates.css").read_text(encoding="utf-8")
    return f"<style>:root {{ {ink()} }}\n{css}.night {{ color-scheme: dark; }}</style>"


def ink() -> str:
    """What plates are printed in, which the page tells among its materials."""
    materials = (WEB / "style" / "materials.css").read_text(encoding="utf-8")
    found = re.search(r"--print: [^;]+;", materials)
    assert found, "materials.css names no --print"
    return found[0]


def hatches() -> str:
    lines = (SHARED / "hatches.svg").read_text(encoding="utf-8").splitlines()
    return "\n".join(["<defs>", *lines[1:-1], "</defs>"])


def key(plate: Plate) -> str:
    return f"{plate.path.parent.name}-{plate.name}"


def symbol(plate: Plate) -> str:
    ground = '<path class="pf" d="M0 0H120V80H0Z"/>'
    return f'<symbol id="{key(plate)}" class="plate" viewBox="0 0 120 80">{ground}\n{plate.body}</symbol>'


def cell(x: float, y: float, name: str, plate: Plate) -> list[str]:
    small = y + BIG * 2 / 3 + 6
    night = f'<rect x="{n(x + SMALL + 6)}" y="{n(small - 3)}" width="{n(SMALL + 6)}" height="{n(SMALL * 2 / 3 + 6)}" '
    return [
        f"<g><title>{escape(name)}</title>",
        shown(plate, x, y, BIG, "day"),
        shown(plate, x, small, SMALL, "day"),
        f'{night}fill="{NIGHT}"/>',
        shown(plate, x + SMALL + 9, small, SMALL, "night"),
        text(x, small + SMALL * 2 / 3 + 16, name, 15, SERIF),
        text(x, small + SMALL * 2 / 3 + 30, plate.name, 11, SERIF, FADED),
        "</g>",
    ]


def shown(plate: Plate, x: float, y: float, width: float, light: str) -> str:
    at = f'x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(width * 2 / 3)}"'
    return f'<use href="#{key(plate)}" class="wash-{plate.wash} {light}" {at}/>'


TITLES = {
    "last-will": "Last Will",
    "prodigals-club": "The Prodigals Club",
    "maccreedys-mansion": "MacCreedy's Mansion",
}


def sheets() -> dict[str, str]:
    """By the name of the file."""
    of_games = {f"{game}.svg": sheet(TITLES[game], groups(game)) for game in TABLES}
    return of_games | {"shared.svg": sheet("Boxes and faces", shared_groups())}
