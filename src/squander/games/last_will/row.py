"""One row of the card file, read strictly."""

from collections.abc import Callable
from typing import Any

from squander.games.last_will.box import Card
from squander.games.last_will.rules.effects import EFFECTS
from squander.games.last_will.rules.white import MOST_COMPANY
from squander.games.last_will.terms import (
    COMPANION_NAMES,
    EVENT,
    FREE_FARM_ACTIVATION,
    FREE_FARM_TRADE,
    FREE_HOUSE_ACTIVATION,
    FREE_HOUSE_TRADE,
    HELPER,
    KIND_NAMES,
    PRIVILEGE_NAMES,
    PROPERTY,
    SPEND_MORE,
    SYMBOL_BITS,
    TYPE_NAMES,
)
from squander.kernel.errors import BadPack

Fault = Callable[[str, str], BadPack]

COMMON = {"id", "name", "kind", "copies", "source", "note", "appendix", "symbols"}
WHITE_FIELDS = {"options", "companions", "effect"}
BLACK_FIELDS = {"lay", "activate", "privilege"}
PROPERTY_FIELDS = {"type", "activate", "scale", "price"}
FIELDS = {
    "events": COMMON | WHITE_FIELDS,
    "helpers": COMMON | BLACK_FIELDS,
    "properties": COMMON | PROPERTY_FIELDS,
    "companions": COMMON | {"type"},
    "special": COMMON | WHITE_FIELDS | BLACK_FIELDS | PROPERTY_FIELDS | {"crowns"},
    "wills": COMMON | {"money"},
    "wilds": COMMON,
}
COUNTED = {FREE_FARM_TRADE, FREE_HOUSE_TRADE, FREE_FARM_ACTIVATION, FREE_HOUSE_ACTIVATION}
SOURCES = ["rulebook", "report", "house"]


def known_fields(deck: str) -> set[str]:
    return FIELDS[deck]


class Reader:
    """Reads fields of one row and says what is wrong with them."""

    def __init__(self, row: dict[str, Any], fault: Fault) -> None:
        self.row = row
        self.id = str(row.get("id", "?"))
        self.fault = fault

    def wrong(self, message: str) -> BadPack:
        return self.fault(self.id, message)

    def word(self, field: str, known: list[str]) -> int:
        value = self.row.get(field)
        if value not in known:
            raise self.wrong(f"{field} is {value!r}; use one of {', '.join(known)}.")
        return known.index(value)

    def number(self, table: dict[str, Any], field: str, least: int = 0, default: int | None = None) -> int:
        value = table.get(field, default)
        if type(value) is not int or value < least:
            raise self.wrong(f"{field} is {value!r}; it must be a whole number, {least} or more.")
        return value

    def numbers(self, table: dict[str, Any], field: str) -> list[int]:
        values = table.get(field, [])
        if not isinstance(values, list) or any(type(v) is not int or v < 0 for v in values):
            raise self.wrong(f"{field} must be a list of whole numbers, 0 or more.")
        return list(values)

    def table(self, field: str) -> dict[str, Any]:
        value = self.row.get(field, {})
        if not isinstance(value, dict):
            raise self.wrong(f"{field} must be a table such as {{ actions = 1, pounds = 2 }}.")
        return value

    def bits(self, names: Any) -> int:
        if not isinstance(names, list) or any(name not in SYMBOL_BITS for name in names):
            raise self.wrong(f"symbols {names!r} must be a list out of {', '.join(SYMBOL_BITS)}.")
        return sum(SYMBOL_BITS[name] for name in names)


def card_from(row: dict[str, Any], deck: int, fault: Fault) -> Card:
    read = Reader(row, fault)
    for field in ("id", "name"):
        if not isinstance(row.get(field), str) or not row[field]:
            raise read.wrong(f"{field} is missing; every card needs one.")
    kind = read.word("kind", KIND_NAMES)
    read.word("source", SOURCES)
    symbols = read.bits([row["type"]] if kind == PROPERTY and "type" in row else row.get("symbols", []))
    card = Card(row["id"], row["name"], deck, kind, symbols, row["source"])
    card.note = row.get("note", "")
    card.appendix = row.get("appendix", "")
    card.crowns = read.number(row, "crowns", 1) if "crowns" in row else 0
    read_border(card, read)
    return card


def read_border(card: Card, read: Reader) -> None:
    if card.kind == EVENT:
        read_white(card, read)
    elif card.kind == PROPERTY:
        read_property(card, read)
        read_activation(card, read)
    elif "type" in read.row:
        card.companion = read.word("type", COMPANION_NAMES)
    elif card.kind != KIND_NAMES.index("wild"):
        read_laying(card, read)
        read_activation(card, read)
        read_privilege(card, read)


def read_white(card: Card, read: Reader) -> None:
    options = read.row.get("options")
    if not isinstance(options, list) or not options:
        raise read.wrong("options are missing; a white card needs at least one.")
    card.option_actions = [read.number(option, "actions", 1) for option in options]
    card.option_pounds = [read.number(option, "pounds") for option in options]
    company = read.row.get("companions", [])
    if len(company) > MOST_COMPANY:
        raise read.wrong(f"companions: at most {MOST_COMPANY} fit on a card.")
    card.company = [Reader(c, lambda _, m: read.wrong(m)).word("type", COMPANION_NAMES) for c in company]
    card.company_pounds = [read.number(c, "pounds", 1) for c in company]
    effect = read.table("effect")
    if effect:
        card.effect = [*EFFECTS][Reader(effect, lambda _, m: read.wrong(f"effect {m}")).word("name", [*EFFECTS])]
        card.effect_amount = read.number(effect, "amount", 1)
        card.effect_cheaper = read.number(effect, "cheaper", 0, 0)


def read_laying(card: Card, read: Reader) -> None:
    lay = read.table("lay")
    card.lay_actions = read.number(lay, "actions", 0, 0)
    card.lay_pounds = read.number(lay, "pounds", 0, 0)


def read_activation(card: Card, read: Reader) -> None:
    activate = read.table("activate")
    if not activate:
        if card.kind != HELPER:
            raise read.wrong("activate is missing; only a helper can do without it.")
        return
    card.activates = True
    card.actions = read.number(activate, "actions", 0, 0)
    card.pounds = read.numbers(activate, "pounds")
    tokens = activate.get("tokens", [])
    if any(token not in COMPANION_NAMES for token in tokens):
        raise read.wrong(f"tokens {tokens!r} must be out of {', '.join(COMPANION_NAMES)}.")
    card.tokens = [COMPANION_NAMES.index(token) for token in tokens]
    card.per_farm = read.number(activate, "per_farm", 0, 0)
    card.per_horse = read.number(activate, "per_horse", 0, 0)
    card.per_dog = read.number(activate, "per_dog", 0, 0)
    if card.counts_farms:
        card.pounds = [0]
    if len(card.pounds) != len(card.tokens) + 1 or card.pounds != sorted(set(card.pounds)):
        raise read.wrong("activate: pounds must rise and be one more than tokens.")


def read_privilege(card: Card, read: Reader) -> None:
    privilege = read.table("privilege")
    if bool(privilege) != (card.kind == HELPER):
        raise read.wrong("privilege: a helper has one and an expense has none.")
    if not privilege:
        return
    part = Reader(privilege, lambda _, m: read.wrong(f"privilege {m}"))
    card.privilege = part.word("name", PRIVILEGE_NAMES)
    card.amount = part.number(privilege, "amount", 0, 0)
    card.uses = part.number(privilege, "uses", 0, 0)
    card.cheaper = part.number(privilege, "cheaper", 0, 0)
    card.reacts_to = part.bits(privilege.get("symbols", []))
    if card.privilege == SPEND_MORE and not (card.reacts_to and card.amount):
        raise read.wrong("privilege spend_more needs symbols and an amount.")
    if card.privilege in COUNTED and not card.uses:
        raise read.wrong("privilege needs uses of 1 or more.")


def read_property(card: Card, read: Reader) -> None:
    card.type = read.word("type", TYPE_NAMES)
    card.scale = [read.number(read.row, "price")] if "price" in read.row else read.numbers(read.row, "scale")
    if not card.scale or card.scale != sorted(set(card.scale), reverse=True):
        raise read.wrong("scale must fall from step to step; a farm has one price instead.")
    if card.is_farm != (len(card.scale) == 1):
        raise read.wrong("a farm has one price and a house has a scale.")
