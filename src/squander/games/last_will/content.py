"""From the card and board files to a box. Every mistake is one sentence with file, line and field."""

from pathlib import Path

from squander.games.boxes import Shelf
from squander.games.last_will.boards import layout, set_numbers
from squander.games.last_will.box import Box, Card, Will
from squander.games.last_will.row import FIELDS, card_from
from squander.games.last_will.terms import DECK_NAMES
from squander.games.packs import lists_of, override
from squander.games.source import Place, Reader, RowReader, Source, merged, open_source

HERE = Path(__file__).parent
FILES = ["cards.toml", "boards.toml"]
SIZES = {"events": 31, "helpers": 39, "properties": 24, "companions": 20, "special": 17, "wilds": 2, "wills": 7}
# Numbering order: properties and specials first, so that SELL + card stays below 256.
NUMBERED = ["properties", "special", "events", "helpers", "companions", "wilds"]

Rows = dict[str, list[RowReader]]


def build(folder: Path, pack: Source | None) -> Box:
    cards, boards = (open_source(folder / name) for name in FILES)
    rows = lists_of(RowReader, cards)
    board = Reader(boards.data, Place(boards, []))
    if pack is not None:
        override(rows, pack, "boards", RowReader)
        check_ids(rows, pack)
        place = Place(pack, ["boards"])
        board = Reader(merged(boards.data, pack.data.get("boards", {}), place), place)
    for deck, size in SIZES.items():
        check_deck(rows[deck], deck, size, Place(pack or cards, [deck]))
    return assemble(rows, board)


def check_ids(rows: Rows, pack: Source) -> None:
    for deck, reads in rows.items():
        others = {read.id for name in rows if name != deck for read in rows[name]}
        for read in reads:
            if read.place.source is pack and read.id in others:
                raise read.wrong("another deck has a card with this id; choose a new one.")


def check_deck(rows: list[RowReader], deck: str, size: int, place: Place) -> None:
    for row in rows:
        row.only(FIELDS[deck])
    count = sum(row.number("copies", 0, 1) for row in rows)
    if count != size:
        raise place.fault(f"there must be {size} cards, these are {count}; correct the copies.")


def assemble(rows: Rows, board: Reader) -> Box:
    cards: list[Card] = [Card("none", "no card", -1, -1, 0, "house")]
    decks: list[list[int]] = [[] for _ in DECK_NAMES]
    for deck in NUMBERED:
        for read in rows[deck]:
            card = card_from(read, deck)
            for _ in range(read.number("copies", 0, 1)):
                decks[card.deck].append(len(cards))
                cards.append(card)
    box = Box("standard", cards, decks, {players: layout(board, players) for players in range(2, 6)})
    set_numbers(box, board, SIZES)
    box.will_cards = [will_from(read) for read in rows["wills"]]
    box.wills = [will.money for will in box.will_cards for _ in range(will.copies)]
    return box


def will_from(read: Reader) -> Will:
    read.word("kind", ["will"])
    note = read.text("note") if "note" in read.row else ""
    id, name, money = read.text("id"), read.text("name"), read.number("money", 1)
    return Will(id, name, money, read.number("copies", 0, 1), read.origin(), note)


SHELF = Shelf(HERE, FILES, build)
open_box = SHELF.open
