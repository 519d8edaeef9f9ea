"""Rows of the house and card files, read strictly."""

from squander.games.deeds import complete
from squander.games.maccreedys_mansion.box import Card
from squander.games.maccreedys_mansion.deed import Deed, Storeys
from squander.games.maccreedys_mansion.deeds import KINDS
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

complete(KINDS.values())


class Reader(RowReader):
    """Reads the fields of one row; money is counted in dollars, so numbers may be great."""

    greatest = 100_000

    def known(self, kind: str) -> None:
        self.only(FIELDS[kind])
        self.origin()


def card_from(read: Reader, storeys: Storeys) -> Card:
    effects = read.row.get("effects")
    if not isinstance(effects, list) or not effects:
        raise read.wrong("effects are missing; every card does something.")
    deeds = [deed_from(effect, storeys, read) for effect in effects]
    card = Card(read.text("id"), read.text("name"), read.remark("flavour"), read.origin())
    card.effects = [deed.effect() for deed in deeds]
    card.said = [*deeds]
    return card


def deed_from(row: object, storeys: Storeys, card: Reader) -> Deed:
    if not isinstance(row, dict):
        raise card.wrong('an effect must be a table such as { do = "inspector" }.')
    read, words = Reader({"id": card.id, **row}, card.place.source), [*KINDS]
    word = words[read.word("do", words)]
    check_fields(read, word, KINDS[word])
    return KINDS[word](read, storeys)


def check_fields(read: Reader, word: str, kind: type[Deed]) -> None:
    fields = set(read.row) - {"id", "do"}
    if missing := sorted(kind.must - fields):
        raise read.wrong(f"{word} needs {', '.join(missing)}.")
    if strange := sorted(fields - kind.must - kind.may):
        takes = ", ".join(sorted(kind.must | kind.may)) or "nothing"
        raise read.wrong(f"{word} has no {', '.join(strange)}; it takes {takes}.")
