"""From the card file to the box. Every mistake is one sentence with file, line and field."""

from functools import cache
from pathlib import Path

from squander.games.deeds import complete
from squander.games.source import RowReader, open_source
from squander.games.template.box import Card
from squander.games.template.deeds import Deed

FIELDS = {"id", "name", "do", "amount", "copies", "source"}


@cache
def cards() -> list[Card]:
    """By number, from 1; 0 is no card."""
    complete(Deed.kinds.values())
    source = open_source(Path(__file__).parent / "cards.toml")
    found = [RowReader({"id": "none", "name": "no card", "do": "spend", "amount": 1, "source": "house"}, source)]
    for row in source.data["cards"]:
        read = RowReader(row, source)
        found += [read] * read.number("copies", 1)
    return [card_from(read) for read in found]


def card_from(read: RowReader) -> Card:
    read.only(FIELDS)
    read.origin()
    words = [*Deed.kinds]
    deed = Deed.kinds[words[read.word("do", words)]](read)
    return Card(read.text("id"), read.text("name"), deed.rule, deed.amount, deed)
