"""Rows of the house and card files, read strictly."""

from typing import Any

from squander.games.maccreedys_mansion.box import Card, Effect
from squander.games.maccreedys_mansion.terms import (
    EFFECT_NAMES,
    PER_NAMES,
    PICK_NAMES,
    RESOURCE_NAMES,
    STATE_NAMES,
    TRADE_NAMES,
    WHOM_NAMES,
)
from squander.games.source import RowReader

FIELDS = {
    "trades": {"id", "letter", "pool", "wage", "resource", "source", "note"},
    "resources": {"id", "price", "source", "note"},
    "storeys": {"id", "name", "source", "note"},
    "rooms": {"id", "name", "storey", "spaces", "plan", "source", "note"},
    "jobs": {"id", "room", "name", "reward", "flavour", "source", "note"},
    "levels": {"id", "name", "covered", "players", "about", "source"},
    "events": {"id", "name", "flavour", "effects", "source", "note"},
    "haunts": {"id", "name", "flavour", "effects", "source", "note"},
}
FILTER = {"rooms", "storey", "trade", "pick"}
# What each effect must say and what it may say.
GRAMMAR: dict[str, tuple[set[str], set[str]]] = {
    "break": (set(), FILTER | {"count", "state"}),
    "mend": (set(), FILTER | {"count"}),
    "seal": (set(), FILTER | {"state"}),
    "pool": ({"trade", "add"}, set()),
    "wage": ({"trade", "add", "when"}, set()),
    "price": ({"resource", "percent", "when"}, set()),
    "reward": ({"when"}, {"percent", "add"}),
    "dividend": ({"percent"}, set()),
    "invested": ({"percent"}, set()),
    "cash": ({"who", "add"}, {"per"}),
    "store": ({"resource", "percent"}, set()),
    "inspector": (set(), set()),
    "track": ({"count"}, set()),
}


class Reader(RowReader):
    """Reads the fields of one row; money is counted in dollars, so numbers may be great."""

    greatest = 100_000

    def known(self, kind: str) -> None:
        self.only(FIELDS[kind])
        self.origin()


def card_from(read: Reader, kind: str, storeys: list[str]) -> Card:
    read.known(kind)
    effects = read.row.get("effects")
    if not isinstance(effects, list) or not effects:
        raise read.wrong("effects are missing; every card does something.")
    made = [effect_from(effect, storeys, read) for effect in effects]
    return Card(read.text("id"), read.text("name"), read.row.get("flavour", ""), made, read.origin())


def effect_from(row: Any, storeys: list[str], card: Reader) -> Effect:
    if not isinstance(row, dict):
        raise card.wrong('an effect must be a table such as { do = "inspector" }.')
    read = Reader({"id": card.id, **row}, card.place.source)
    name = EFFECT_NAMES[read.word("do", EFFECT_NAMES)]
    check_fields(read, name)
    effect = Effect(EFFECT_NAMES.index(name))
    effect.count = read.number("count", 1, 1)
    effect.rooms = read.number("rooms", 1, 1)
    effect.storey = read.word("storey", storeys) if "storey" in row else -1
    effect.state = read.word("state", STATE_NAMES, "any" if name == "break" else "incomplete")
    effect.pick = read.word("pick", PICK_NAMES, "random")
    read_numbers(effect, read, name)
    return effect


def read_numbers(effect: Effect, read: Reader, name: str) -> None:
    """`all` stands for every trade or resource, as -1 does in the rules."""
    row = read.row
    if row.get("trade", "all") != "all" or name == "pool":
        effect.trade = read.word("trade", TRADE_NAMES)
    if row.get("resource", "all") != "all":
        effect.resource = read.word("resource", RESOURCE_NAMES)
    effect.add = read.number("add", -100_000, 0)
    effect.percent = read.number("percent", -100, 100 if name == "reward" else 0)
    effect.today = name == "dividend" or read.word("when", ["today", "tomorrow"], "tomorrow") == 0
    effect.whom = read.word("who", WHOM_NAMES, "all")
    effect.per = read.word("per", PER_NAMES, "once")
    if name in ("price", "dividend", "reward") and effect.percent < 0:
        raise read.wrong(f"{name}: percent must be 0 or more.")
    if (name == "pool" and effect.add >= 0) or (name == "store" and effect.percent > 0):
        raise read.wrong(f"{name}: only losses are possible; make the number negative.")


def check_fields(read: Reader, name: str) -> None:
    must, may = GRAMMAR[name]
    fields = set(read.row) - {"id", "do"}
    if missing := sorted(must - fields):
        raise read.wrong(f"{name} needs {', '.join(missing)}.")
    if strange := sorted(fields - must - may):
        raise read.wrong(f"{name} has no {', '.join(strange)}; it takes {', '.join(sorted(must | may)) or 'nothing'}.")
