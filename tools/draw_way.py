"""The way of a choice, from the click to the disk and back. Every step names a function, and who calls it: a step that
is gone, or that nobody calls any more, stops the drawing."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
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
    dot,
    path,
    picture,
    text,
    width_of,
)
from source_map import PACKAGE, modules

LANES = ["page", "http", "wire", "tables", "rules", "storage", "disk"]
WIDTH, LEFT, LANE, TOP, ROW = 960.0, 20.0, 60.0, 96.0, 46.0
WORDS = LEFT + LANE * len(LANES) + 20  # where the words begin
WEB = PACKAGE.parents[1] / "web" / "src"


class Lost(Exception):
    """The source has no such step."""


class Step(NamedTuple):
    lane: str
    place: str  # `module:Class.function` below the package, or a file of the page and a function in it
    words: str
    through: tuple[str, ...] = ()  # who leads here: each of these names the next, and the last names the step


WAY = [
    Step("page", "table/model.ts:commit", "A click completed an answer: out it goes, with the ply it answers."),
    Step("page", "connection.ts:send", "As JSON, over the one socket of this table.", ("table/model.ts:commit",)),
    Step("http", "server.http.sockets:receive", "Who sends too much too fast is told so, before anything is read."),
    Step("wire", "server.wire.codec:read", "The text is a Choose, or it is refused.", ("server.http.sockets:receive",)),
    Step(
        "tables",
        "server.tables.handling:choose",
        "Is the ply current, and the seat that is asked this page's own?",
        ("server.http.sockets:receive", "server.tables.handling:handle"),
    ),
    Step(
        "tables",
        "server.tables.hub:Hub.act_all",
        "The table's lock is taken: one choice after another.",
        ("server.tables.handling:choose", "server.tables.handling:step"),
    ),
    Step(
        "tables",
        "server.tables.room:Room.choices",
        "The table as it would be, and the entry of its log that says so.",
        ("server.tables.handling:choose",),
    ),
    Step(
        "rules",
        "play.table:Table.choose",
        "On a copy: nothing has happened yet.",
        ("server.tables.room:Room.choices", "server.tables.room:chosen"),
    ),
    Step(
        "rules",
        "kernel.game:Game.choose",
        "The game's rules allow it, or refuse it by a clause.",
        ("play.table:Table.choose",),
    ),
    Step(
        "storage",
        "server.storage.store:Store.append",
        "The entry is given to the one writer.",
        ("server.tables.hub:Hub.act_all", "server.tables.hub:Hub.append"),
    ),
    Step(
        "storage",
        "server.storage.writer:Writer.commit_together",
        "With whatever else has gathered, in one transaction.",
        ("server.storage.writer:Writer.write_all", "server.storage.writer:Writer.commit"),
    ),
    Step(
        "disk",
        "server.storage.schema:log",
        "The log of choices is the truth; the rest follows from it.",
        ("server.storage.store:Store.append",),
    ),
    Step("tables", "server.tables.room:Room.take", "It is stored: now it counts.", ("server.tables.hub:Hub.act_all",)),
    Step("tables", "server.tables.hub:Hub.tell", "Every open page hears of it.", ("server.tables.hub:Hub.act_all",)),
    Step(
        "tables",
        "server.tables.showing:state",
        "All that this viewer may know now, and nothing else.",
        ("server.http.sockets:Sender.send_state", "server.tables.showing:text"),
    ),
    Step(
        "wire",
        "server.wire.outgoing:State",
        "The one definition that both sides are typed from.",
        ("server.tables.showing:state",),
    ),
    Step(
        "http",
        "server.http.sockets:Sender.send_state",
        "When its line has room, so that a slow page holds nobody up.",
        ("server.http.sockets:attend", "server.http.sockets:Sender.send_news"),
    ),
    Step("page", "connection.ts:hear", "The page shows what happened, step by step."),
]
BESIDE = [
    Step(
        "bots",
        "server.bots.driver:Drivers.wake",
        "A bot that is asked next is woken; its answer goes the same way.",
        ("server.http.services:Services", "server.bots.driver:Drivers"),
    ),
    Step(
        "cluster",
        "server.cluster.neighbours:Neighbours.hear",
        "Other processes get a notice with the commit, and read the log.",
        ("server.http.app:neighbourly",),
    ),
]


# --- is it so? ----------------------------------------------------------------------------------------------------


def checked(steps: list[Step]) -> list[Step]:
    for step in steps:
        chain = [*step.through, step.place]
        for place in chain:
            source_of(place)
        for caller, called in pairwise(chain):
            if not names(source_of(caller), called):
                raise Lost(f"{caller} does not lead to {called} any more.")
    return steps


def names(source: str, place: str) -> bool:
    return re.search(rf"\b{re.split('[:.]', place)[-1]}\b", source) is not None


def source_of(place: str) -> str:
    module, _, name = place.partition(":")
    found = page_source(module, name) if module.endswith((".ts", ".tsx")) else python_source(f"squander.{module}", name)
    if found is None:
        raise Lost(f"There is no {name} in {module} any more; tools/draw_way.py names it.")
    return found


def python_source(module: str, name: str) -> str | None:
    if module not in modules():
        return None
    text = modules()[module].path.read_text(encoding="utf-8")
    body: list[ast.stmt] = ast.parse(text).body
    node: ast.stmt | None = None
    for part in name.split("."):
        node = next((one for one in body if part in defined_by(one)), None)
        body = node.body if isinstance(node, ast.ClassDef) else []
    return ast.get_source_segment(text, node) if node is not None else None


def defined_by(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def page_source(file: str, name: str) -> str | None:
    """A method or function of the page, up to the end of its block."""
    path = WEB / file
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found = re.search(rf"^( *)(?:export |private |async |function )*{name}\(.*?^\1}}", text, re.M | re.S)
    return found and found[0]


# --- the drawing --------------------------------------------------------------------------------------------------


def way() -> str:
    steps, beside = checked(WAY), checked(BESIDE)
    turn = next(i for i, step in enumerate(steps) if step.lane == "disk")
    bottom = TOP + ROW * len(steps)
    shapes = [*heading(), *bands(bottom), *line(steps, turn)]
    for number, step in enumerate(steps):
        shapes += [*stop(step, number, turn), *telling(step, middle(number))]
    shapes.append(text(LEFT, bottom + 34, "Beside the way", 18, SERIF, WINE, 'font-weight="600"'))
    for number, step in enumerate(beside):
        shapes += aside(step, bottom + 34 + ROW * number)
    about = "From the click in the browser to the disk and back: " + "; ".join(step.place for step in steps)
    return picture(WIDTH, bottom + 34 + ROW * len(beside), "The way of a choice", about, shapes)


def middle(number: int) -> float:
    return TOP + ROW * (number + 0.5)


def across(lane: str) -> float:
    return LEFT + LANE * (LANES.index(lane) + 0.5)


def heading() -> list[str]:
    there, back = 560.0, 784.0
    return [
        text(LEFT, 42, "The way of a choice", 26, SERIF, WINE, 'font-weight="600"'),
        path(f"M{there} 36h36", WINE, 4),
        text(there + 44, 41, "from the click to the disk", 13),
        path(f"M{back + 20} 36h36", INK, 4),
        text(back + 64, 41, "and back", 13),
    ]


def bands(bottom: float) -> list[str]:
    shapes = []
    for number, lane in enumerate(LANES):
        x = LEFT + LANE * number
        shapes.append(box(x, TOP - 32, LANE, bottom - TOP + 32, SHADE if number % 2 else CARD, "none", 0))
        shapes.append(text(x + LANE / 2, TOP - 12, lane, 13, SERIF, INK, 'text-anchor="middle" font-weight="600"'))
    shapes.append(path(f"M{LEFT} {TOP}H{LEFT + LANE * len(LANES)}", RULE))
    return shapes


def line(steps: list[Step], turn: int) -> list[str]:
    shapes = []
    for number, (one, other) in enumerate(pairwise(steps)):
        x, y, to, down = across(one.lane), middle(number), across(other.lane), middle(number + 1)
        half = (y + down) / 2
        bend = f"M{x:.1f} {y:.1f}C{x:.1f} {half:.1f} {to:.1f} {half:.1f} {to:.1f} {down:.1f}"
        shapes.append(path(bend, WINE if number < turn else INK, 4))
    return shapes


def stop(step: Step, number: int, turn: int) -> list[str]:
    x, y = across(step.lane), middle(number)
    fill = WINE if number <= turn else INK
    leader = path(f"M{x + 18:.1f} {y:.1f}H{WORDS - 12}", LINE, 1, more='stroke-dasharray="1 5"')
    label = text(x, y + 4.5, str(number + 1), 13, SANS, CARD, 'text-anchor="middle" font-weight="600"')
    return [leader, dot(x, y, 12, fill, PAPER), label]


def telling(step: Step, y: float) -> list[str]:
    if width_of(step.words, 13, SANS) > WIDTH - WORDS - 8:
        raise Lost(f"There is no room for: {step.words}")
    module, _, name = step.place.partition(":")
    file = f"web/src/{module}" if module.endswith(".ts") else f"{module.replace('.', '/')}.py"
    where = f'<tspan fill="{FADED}">{file}</tspan> <tspan font-weight="600">{name}</tspan>'
    place = f'x="{WORDS}" y="{y - 4:.1f}" font-size="12" font-family="{MONO}" fill="{INK}"'
    return [f"<text {place}>{where}</text>", text(WORDS, y + 14, step.words, 13)]


def aside(step: Step, y: float) -> list[str]:
    label = text(WORDS - 36, y + 1, step.lane, 14, SERIF, INK, 'text-anchor="end" font-weight="600"')
    return [label, dot(WORDS - 20, y - 4, 6, PAPER, WINE), *telling(step, y)]
