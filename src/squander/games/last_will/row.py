"""One row of the card file, read strictly."""

import re

from squander.games.deeds import complete, same_kinds
from squander.games.last_will.box import Card
from squander.games.last_will.deeds import Deed, Privilege, deed_from
from squander.games.last_will.rules.white import MOST_COMPANY
from squander.games.last_will.terms import (
    COMPANION,
    COMPANION_NAMES,
    DECK_NAMES,
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
    WILD,
)
from squander.games.source import Reader

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
KINDS = {
    "events": ["event"],
    "helpers": ["helper", "expense"],
    "properties": ["property"],
    "companions": ["companion"],
    "special": ["event", "helper", "expense", "property"],
    "wilds": ["wild"],
}
SYMBOLS = [*SYMBOL_BITS]
RESERVED = ["all", "end", "none"]

complete([*Deed.kinds.values(), *Privilege.kinds.values()])
same_kinds(PRIVILEGE_NAMES[1:], Privilege.kinds, "Last Will's deeds.py")


def card_from(read: Reader, deck: str) -> Card:
    """The card of a row; the deck says which kinds it may hold."""
    row = read.row
    check_id(read)
    kind = KIND_NAMES.index(KINDS[deck][read.word("kind", KINDS[deck])])
    source = read.origin()
    symbols = bits(read, "symbols")
    if kind == PROPERTY:
        symbols = SYMBOL_BITS[TYPE_NAMES[read.word("type", TYPE_NAMES)]]
    card = Card(read.text("id"), read.text("name"), DECK_NAMES.index(deck), kind, symbols, source)
    card.note = read.text("note") if "note" in row else ""
    card.appendix = read.text("appendix") if "appendix" in row else ""
    card.crowns = read.number("crowns", 1, None, 3) if deck == "special" else 0
    read_border(card, read)
    return card


def check_id(read: Reader) -> None:
    """An id is a word of the records, so it must not look like another word there."""
    id = read.text("id")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id) or id in RESERVED:
        raise read.wrong(f"id is {id!r}; use small letters, digits and _, but not {', '.join(RESERVED)}.")


def bits(read: Reader, field: str) -> int:
    return sum([SYMBOL_BITS[SYMBOLS[i]] for i in read.words(field, SYMBOLS)])


def read_border(card: Card, read: Reader) -> None:
    if card.kind == EVENT:
        read_white(card, read)
    elif card.kind == COMPANION:
        card.companion = read.word("type", COMPANION_NAMES)
    elif card.kind == PROPERTY:
        read_property(card, read)
        read_activation(card, read.table("activate"))
    elif card.kind != WILD:
        lay = read.table("lay")
        lay.only({"actions", "pounds"})
        card.lay_actions = lay.number("actions", 0, 0)
        card.lay_pounds = lay.number("pounds", 0, 0)
        read_activation(card, read.table("activate"))
        read_privilege(card, read.table("privilege"))


def read_white(card: Card, read: Reader) -> None:
    options = read.tables("options")
    if not options:
        raise read.wrong("options are missing; a white card needs at least one.")
    for option in options:
        option.only({"actions", "pounds"})
    card.option_actions = [option.number("actions", 1) for option in options]
    card.option_pounds = [option.number("pounds") for option in options]
    company = read.tables("companions")
    if len(company) > MOST_COMPANY:
        raise read.wrong(f"companions: at most {MOST_COMPANY} fit on a card.")
    for space in company:
        space.only({"type", "pounds"})
    card.company = [space.word("type", COMPANION_NAMES) for space in company]
    card.company_pounds = [space.number("pounds", 1) for space in company]
    if "effect" in read.row:
        deed = deed_from(read.table("effect"))
        card.effect = deed.effect()
        card.said = [deed]


def read_activation(card: Card, activate: Reader) -> None:
    if not activate.row:
        if card.kind != HELPER:
            raise activate.wrong("this is missing; only a helper can do without it.")
        return
    activate.only({"actions", "pounds", "tokens", "per_farm", "per_horse", "per_dog"})
    card.activates = True
    card.actions = activate.number("actions", 0, 0)
    card.pounds = activate.numbers("pounds")
    card.tokens = activate.words("tokens", COMPANION_NAMES)
    card.per_farm = activate.number("per_farm", 0, 0)
    card.per_horse = activate.number("per_horse", 0, 0)
    card.per_dog = activate.number("per_dog", 0, 0)
    if card.counts_farms:
        if card.pounds or card.tokens:
            raise activate.wrong("pounds and tokens do not go with per_farm, per_horse or per_dog.")
        card.pounds = [0]
    if len(card.pounds) != len(card.tokens) + 1 or card.pounds != sorted(set(card.pounds)):
        raise activate.wrong("pounds must rise and be one more than tokens.")


def read_privilege(card: Card, privilege: Reader) -> None:
    if bool(privilege.row) != (card.kind == HELPER):
        raise privilege.wrong("a helper has one and an expense has none.")
    if not privilege.row:
        return
    privilege.only({"name", "amount", "uses", "cheaper", "symbols"})
    card.privilege = 1 + privilege.word("name", PRIVILEGE_NAMES[1:])
    counted = card.privilege in COUNTED
    card.uses = privilege.number("uses", 1 if counted else 0, None if counted else 0)
    card.amount = privilege.number("amount", 0 if counted else 1, 0 if counted else None)
    card.cheaper = privilege.number("cheaper", 0, 0)
    card.reacts_to = bits(privilege, "symbols")
    if (card.privilege == SPEND_MORE) != bool(card.reacts_to):
        raise privilege.wrong("symbols belong to spend_more, and it needs at least one.")
    card.said = [Privilege.kinds[PRIVILEGE_NAMES[card.privilege]](card)]


def read_property(card: Card, read: Reader) -> None:
    card.type = read.word("type", TYPE_NAMES)
    card.scale = [read.number("price")] if card.is_farm else read.numbers("scale")
    if ("scale" in read.row) == card.is_farm or ("price" in read.row) != card.is_farm:
        raise read.wrong("a farm has one price and a house has a scale.")
    if not card.is_farm and (len(card.scale) < 2 or card.scale != sorted(set(card.scale), reverse=True)):
        raise read.wrong("scale must fall from step to step.")
