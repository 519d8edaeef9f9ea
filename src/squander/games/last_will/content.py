"""From the card and board files to a box. Every mistake is one sentence with file, line and field."""

from pathlib import Path

from squander.games.boxes import AND, Shelf, file_of
from squander.games.last_will import expansion
from squander.games.last_will.boards import layout, set_numbers
from squander.games.last_will.box import Box, Card, Will
from squander.games.last_will.expansion import JOINS, PARTS, Added, Expansion, card_rows
from squander.games.last_will.row import FIELDS, card_from
from squander.games.last_will.setup import LONG, SHORT
from squander.games.last_will.terms import DECK_NAMES
from squander.games.packs import changed, lists_of, override
from squander.games.source import Place, Reader, RowReader, Source, Toml, merged, open_source, read_text

HERE = Path(__file__).parent
FILES = ["cards.toml", "boards.toml"]
SIZES = {"events": 31, "helpers": 39, "properties": 24, "companions": 20, "special": 17, "wilds": 2, "wills": 7}
# Numbering order: properties and specials first, so that SELL + card stays below 256.
NUMBERED = ["properties", "special", "events", "helpers", "companions", "wilds"]
WITH = "."  # between the hash of a box and that of the expansion it is played with
NO_PARTS: list[str] = []

Rows = dict[str, list[RowReader]]


def build(folder: Path, pack: Source | None) -> Box:
    return build_with(folder, pack, expansion.HOME, NO_PARTS)


def build_with(folder: Path, pack: Source | None, expanding: Path, parts: list[str]) -> Box:
    """The box with these parts of the expansion. A pack may change what both say, whichever parts are in play."""
    cards, boards = (open_source(folder / name) for name in FILES)
    rows, more = lists_of(RowReader, cards), Expansion(expanding)
    board = Reader(boards.data, Place(boards, []))
    if pack is not None:
        lists = {**rows, **more.rows}
        override(lists, pack, "boards", RowReader)
        check_ids(lists, pack)
        place = Place(pack, ["boards"])
        board = Reader(merged(boards.data, pack.data.get("boards", {}), place), place)
    for deck, size in SIZES.items():
        check_deck(rows[deck], deck, size, Place(pack or cards, [deck]))
    if pack is not None or parts:
        check_expansion(more, pack or open_source(expanding / expansion.FILE))
    return assemble(joined(rows, more.rows, parts), board, more, parts)


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


def check_expansion(more: Expansion, file: Source) -> None:
    more.check(file)
    for part, deck in JOINS.items():
        for row in more.rows[part]:
            row.only((FIELDS[deck] | ({"lines"} if deck == "wills" else set())) - {"copies"})
            if deck != "wills":
                card_from(row, deck)


def joined(rows: Rows, more: Rows, parts: list[str]) -> Rows:
    """The cards of the parts in play lie in the decks they join, behind those of the box."""
    return {
        deck: [*reads, *(row for part in parts if JOINS.get(part) == deck for row in more[part])]
        for deck, reads in rows.items()
    }


def assemble(rows: Rows, board: Reader, more: Expansion, parts: list[str]) -> Box:
    cards: list[Card] = [Card("none", "no card", -1, -1, 0, "house")]
    decks: list[list[int]] = [[] for _ in DECK_NAMES]
    for deck in NUMBERED:
        for read in rows[deck]:
            card = card_from(read, deck)
            for _ in range(read.number("copies", 0, 1)):
                decks[card.deck].append(len(cards))
                cards.append(card)
    specials = len(decks[DECK_NAMES.index("special")])
    layouts = {players: layout(board, players, added(more, players, parts), specials) for players in range(2, 6)}
    box = Box("standard", cards, decks, layouts)
    set_numbers(box, board, SIZES)
    box.will_cards = [will_from(read) for read in rows["wills"]]
    box.wills = [will.money for will in box.will_cards for _ in range(will.copies)]
    box.will_lines = [will.lines for will in box.will_cards for _ in range(will.copies)]
    if parts:
        more.set_up(box, parts)
    return box


def added(more: Expansion, players: int, parts: list[str]) -> Added:
    return more.added(players, parts) if parts else Added(None, 0)


def will_from(read: Reader) -> Will:
    read.word("kind", ["will"])
    note = read.text("note") if "note" in read.row else ""
    lines = read.number("lines", SHORT, None, LONG) if "lines" in read.row else 0
    id, name, money = read.text("id"), read.text("name"), read.number("money", 1)
    return Will(id, name, money, read.number("copies", 0, 1), read.origin(), note, lines)


class WillShelf(Shelf[Box]):
    """Boxes of Last Will alone, by their hash; with the expansion the hash of its data stands behind a dot."""

    def has(self, box: str) -> bool:
        base, more = apart(box)
        return super().has(base) and (not more or expansion.SHELF.has(more))

    def folder(self, box: str) -> Path:
        return super().folder(apart(box)[0])

    @property
    def whole(self) -> str:
        return self.expanded(self.current)

    def expanded(self, box: str) -> str:
        """The name of this box together with the expansion of today, if it names none."""
        return box if WITH in box else f"{box}{WITH}{expansion.SHELF.current}"

    def open_named(self, box: str, pack: str | None) -> Box:
        """With all parts where the expansion is named."""
        return self.open_parts(box, pack, PARTS) if WITH in box else super().open_named(box, pack)

    def open_parts(self, box: str, pack: str | None, parts: list[str]) -> Box:
        """A box with some parts of the expansion, as a pack changes both."""
        folder, expanding = self.folder(box), expansion.SHELF.folder(apart(box)[1])
        path = file_of(pack or box.partition(AND)[2])
        text = read_text(path) if path else ""
        key = (f"{folder.name} {expanding} {' '.join(parts)}", str(path), text)
        if key not in self.opened:
            self.opened[key] = build_with(folder, Source(path, text) if path else None, expanding, parts)
        return self.opened[key]

    def added_rows(self, box: str) -> list[tuple[str, Toml]]:
        """What the expansion adds to a box, each row with its deck; nothing to a box without it."""
        _, more = apart(box)
        if not more:
            return []
        path = file_of(box.partition(AND)[2])
        pack = open_source(path).data if path else {}
        return card_rows(changed(expansion.SHELF.data(more)[expansion.FILE], pack))


def apart(box: str) -> tuple[str, str]:
    """The name of the box alone, with its pack if it has one, and that of the expansion."""
    hashes, sign, pack = box.partition(AND)
    base, _, more = hashes.partition(WITH)
    return f"{base}{sign}{pack}", more


SHELF = WillShelf(HERE, FILES, build)
open_box = SHELF.open
