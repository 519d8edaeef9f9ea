"""The house: every part of the program stands on what it uses, and the rooms of the server do so among themselves."""

from __future__ import annotations

from typing import NamedTuple

from ink import (
    CARD,
    FADED,
    INK,
    LINE,
    MONO,
    PAPER,
    RULE,
    SANS,
    SERIF,
    SHADE,
    WINE,
    box,
    path,
    picture,
    text,
    width_of,
    wrapped,
)
from source_map import PACKAGE, arrows, floors, levels, modules

WIDTH = 960.0
EDGE, GAP, PAD = 44.0, 8.0, 14.0
SHARED = "shared"


class Room(NamedTuple):
    title: str
    about: str
    uses: list[str]
    names: list[str]  # of what is in it


def height_of(room: Room, width: float) -> float:
    under = 20 * len(uses_lines(room, width))
    return 36 + 17 * len(about_lines(room, width)) + chips_height(room.names, width - 2 * PAD) + under + 8


def about_lines(room: Room, width: float) -> list[str]:
    return wrapped(room.about, width - 2 * PAD, 13)


def used_by(room: Room) -> str:
    return f"uses {', '.join(room.uses)}" if room.uses else ""


def is_beside_title(room: Room, width: float) -> bool:
    return width_of(room.title, 19, SERIF) + width_of(used_by(room), 12.5, SANS) + 2 * PAD + 16 < width


def uses_lines(room: Room, width: float) -> list[str]:
    """What it uses, under all else, if that is too long to stand beside its title."""
    return [] if is_beside_title(room, width) else wrapped(used_by(room), width - 2 * PAD, 12)


def chips_height(names: list[str], width: float) -> float:
    return 26 * len(chip_rows(names, width)) + 4 if names else 0


def chip_rows(names: list[str], width: float) -> list[list[tuple[str, float]]]:
    rows: list[list[tuple[str, float]]] = [[]]
    left = width
    for name in names:
        wide = width_of(name, 12, MONO) + 14
        if wide > left and rows[-1]:
            rows.append([])
            left = width
        rows[-1].append((name, wide))
        left -= wide + 6
    return rows


def drawn(room: Room, x: float, y: float, width: float, height: float, fill: str = CARD) -> list[str]:
    shapes = [box(x, y, width, height, fill), text(x + PAD, y + 25, room.title, 18, SERIF, WINE, 'font-weight="600"')]
    if is_beside_title(room, width):
        aside = 'text-anchor="end" font-style="italic"'
        shapes.append(text(x + width - PAD, y + 25, used_by(room), 12.5, SANS, FADED, aside))
    for number, line in enumerate(about_lines(room, width)):
        shapes.append(text(x + PAD, y + 46 + 17 * number, line, 13))
    top = y + 38 + 17 * len(about_lines(room, width))
    for number, line in enumerate(uses_lines(room, width)[::-1]):
        shapes.append(text(x + PAD, y + height - 12 - 17 * number, line, 12, SANS, FADED, 'font-style="italic"'))
    return [*shapes, *chips(room.names, x + PAD, top, width - 2 * PAD)]


def chips(names: list[str], x: float, y: float, width: float) -> list[str]:
    shapes = []
    for number, row in enumerate(chip_rows(names, width)):
        left = x
        for name, wide in row:
            shapes.append(box(left, y + 26 * number, wide, 20, PAPER, RULE, 4))
            shapes.append(text(left + 7, y + 14 + 26 * number, name, 12, MONO, INK))
            left += wide + 6
    return shapes


# --- what the source says -----------------------------------------------------------------------------------------


def part(package: str, uses: set[str]) -> Room:
    """A package: what it says of itself, and what lies in it, folders first."""
    home = PACKAGE.joinpath(*package.split(".")[1:])
    folders = [f"{path.parent.name}/" for path in sorted(home.glob("*/__init__.py"))]
    files = [path.stem for path in sorted(home.glob("*.py")) if path.stem != "__init__"]
    title = package.split(".")[-1]
    return Room(title, about(package), sorted(uses), [*folders, *files])


def about(package: str) -> str:
    return modules()[package].about.replace("`", "") + "."


def rooms_of_the_server() -> dict[str, Room]:
    home = "squander.server"
    shared = [path.stem for path in sorted((PACKAGE / "server").glob("*.py")) if path.stem != "__init__"]
    names = [path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")]
    uses = {name: {other for one, other in arrows(home) if one == name} - set(shared) for name in names}
    rooms = {name: part(f"{home}.{name}", uses[name]) for name in names}
    return rooms | {SHARED: Room(SHARED, "What every room may use.", [], shared)}


def rows(uses: dict[str, set[str]]) -> list[list[str]]:
    """Side by side what stands equally high, the highest first."""
    found = levels(uses)
    return [sorted(name for name in found if found[name] == level) for level in range(max(found.values()), -1, -1)]


# --- where it is drawn --------------------------------------------------------------------------------------------


def row_of_rooms(rooms: list[Room], x: float, y: float, width: float) -> tuple[list[str], float]:
    """Each as wide as there is much in it."""
    shares = [5 + len(room.names) for room in rooms]
    widths = [(width - GAP * (len(rooms) - 1)) * share / sum(shares) for share in shares]
    height = max(height_of(room, wide) for room, wide in zip(rooms, widths, strict=True))
    shapes = []
    for room, wide in zip(rooms, widths, strict=True):
        shapes += drawn(room, x, y, wide, height)
        x += wide + GAP
    return shapes, height


def server(uses: set[str], x: float, y: float, width: float) -> tuple[list[str], float]:
    rooms = rooms_of_the_server()
    inner: list[str] = []
    top = y + 64
    for names in rows({name: set(room.uses) for name, room in rooms.items()}):
        shapes, height = row_of_rooms([rooms[name] for name in names], x + GAP, top, width - 2 * GAP)
        inner += [*shapes, *(entrance(top + height / 2, x + GAP) if "http" in names else [])]
        top += height + GAP
    whole = Room("server", about("squander.server"), sorted(uses), [])
    return [*drawn(whole, x, y, width, top - y, SHADE), *inner], top - y


def entrance(y: float, x: float) -> list[str]:
    """Where pages come in."""
    line = path(f"M10 {y:.1f}H{x - 3:.1f}m-7 -5l7 5l-7 5", WINE, 2)
    return [line, text(8, y - 8, "web/", 12, MONO, WINE)]


def floor(names: list[str], uses: dict[str, set[str]], y: float) -> tuple[list[str], float]:
    """The server is a floor of its own."""
    width = WIDTH - 2 * EDGE
    if names == ["server"]:
        return server(uses["server"], EDGE, y, width)
    return row_of_rooms([part(f"squander.{name}", uses[name]) for name in names], EDGE, y, width)


def floors_from_above(uses: dict[str, set[str]]) -> list[list[str]]:
    found = []
    for names in rows(uses):
        others = [name for name in names if name != "server"]
        found += [some for some in (["server"] if "server" in names else [], others) if some]
    return found


def roof(y: float) -> list[str]:
    middle = WIDTH / 2
    chimney = path(f"M{middle + 190} {y - 10}V24h34V{y - 10}", LINE, 1, SHADE)
    smoke = path(f"M{middle + 207} 18c-8 -6 8 -8 0 -14", RULE, 2)
    tiles = path(f"M{EDGE - 22} {y}L{middle} 18L{WIDTH - EDGE + 22} {y}Z", LINE, 1, CARD)
    name = text(middle, y - 22, "Squander", 30, SERIF, WINE, 'text-anchor="middle" font-weight="600"')
    return [chimney, smoke, tiles, name]


def house() -> str:
    uses = floors()
    y = 104.0
    shapes = roof(y - 6)
    for names in floors_from_above(uses):
        some, height = floor(names, uses, y)
        shapes += some
        y += height + GAP
    shapes.append(path(f"M12 {y:.1f}H{WIDTH - 12}", LINE, 2))
    return picture(WIDTH, y + 20, "The house", "Every part of the program stands on the parts it uses.", shapes)
