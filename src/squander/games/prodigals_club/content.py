"""From the card, tile and board files to a box. Every mistake is one sentence with file, line and field."""

from collections import Counter
from pathlib import Path
from typing import cast

from squander.games.boxes import Shelf
from squander.games.packs import lists_of, override
from squander.games.prodigals_club.box import NO_CIRCLE, Bonus, Box, Card, Dame, Possession
from squander.games.prodigals_club.central.board_file import BoardFile
from squander.games.prodigals_club.central.content import check_deals, check_numbers, set_boards, set_numbers
from squander.games.prodigals_club.central.row import Reader
from squander.games.prodigals_club.deed import Wrong
from squander.games.prodigals_club.election.content import check_circles, circle_from
from squander.games.prodigals_club.possessions.content import check_possessions, possession_from
from squander.games.prodigals_club.row import Grammar, finish_card
from squander.games.prodigals_club.society.content import check_dames, dame_from
from squander.games.prodigals_club.terms import BLACK, BORDER_NAMES, CENTRAL, COMPETITION_NAMES, PARTY_BITS, WHITE
from squander.games.source import Place, Source, merged, open_source
from squander.kernel.errors import BadPack

HERE = Path(__file__).parent
FILES = ["cards.toml", "tiles.toml", "boards.toml"]
COMPETITION_CARDS = 84
PLACES = {**COMPETITION_NAMES, "central": CENTRAL}
CARD_FIELDS = {"id", "name", "competition", "border", "icons", "copies", "party", "do", "when", "source", "note"}
CENTRAL_FIELDS = {"id", "name", "competition", "border", "set", "cost", "do", "when", "source", "note"}
COMBINATIONS = {
    "PE": (3, 2),
    "PS": (3, 2),
    "ES": (3, 2),
    "PES": (3, 2),
    "LW-E": (0, 2),
    "LW-S": (0, 2),
    "LW-ES": (0, 2),
}

Rows = dict[str, list[Reader]]


def build(folder: Path, pack: Source | None) -> Box:
    cards, tiles, boards = (open_source(folder / name) for name in FILES)
    rows = lists_of(Reader, cards, tiles)
    data = cast(BoardFile, boards.data)
    if pack is not None:
        override(rows, pack, "boards", Reader)
        data = cast(BoardFile, merged(boards.data, pack.data.get("boards", {}), Place(pack, ["boards"])))
    return assemble(rows, data, pack or boards)


def assemble(rows: Rows, data: BoardFile, source: Source) -> Box:
    box = Box([Card("none", "no card", -1, -1, "house")])
    file = source.name
    try:
        set_numbers(box, data)
        check_numbers(box, file)
        set_boards(box, data, source)
    except (KeyError, ValueError, TypeError, IndexError) as error:
        raise BadPack(f"{file}, boards: {error!r} is missing or wrong; compare it with the box.") from None
    box.possessions = [Possession("none", "none", 0, 0, 0, "", 0)]
    box.possessions += [possession_from(read, box) for read in rows["possession_tiles"]]
    box.circles = [NO_CIRCLE, *[circle_from(read, box) for read in rows["circle_tiles"]]]
    box.dames = [Dame("none", -1, -1, 0, 0), *[dame_from(read) for read in rows["dame_tiles"]]]
    box.bonuses = [Bonus("none", -1, [], 0), *[bonus_from(read, box) for read in rows["bonus_tiles"]]]
    for read in rows["cards"]:
        card = card_from(read, box)
        for _ in range(read.number("copies", 0, 1)):
            box.cards.append(card)
    for check in (check_cards, check_deals, check_possessions, check_circles, check_dames, check_bonuses):
        check(box, file)
    return box


def card_from(read: Reader, box: Box) -> Card:
    place = PLACES[[*PLACES][read.word("competition", [*PLACES])]]
    read.only(CENTRAL_FIELDS if place == CENTRAL else CARD_FIELDS)
    card = Card(read.text("id"), read.text("name"), read.word("border", BORDER_NAMES), place, read.origin())
    card.note = read.text("note") if "note" in read.row else ""
    if place == CENTRAL:
        card.set = [*COMBINATIONS][read.word("set", [*COMBINATIONS])]
        card.cost = read.number("cost", 0, 0)
    else:
        card.icons = read.number("icons", 1)
    if "party" in read.row:
        card.party = PARTY_BITS[[*PARTY_BITS][read.word("party", [*PARTY_BITS])]]
    read_effects(card, read, box)
    return card


def read_effects(card: Card, read: Reader, box: Box) -> None:
    do, when = str(read.row.get("do", "")), str(read.row.get("when", ""))
    if not do and not when:
        raise read.wrong("do is missing; a card does something, or has a when.")
    if card.border == WHITE and (when or not do):
        raise read.wrong("a white card has a do and no when; only black cards have standing bonuses.")
    if card.border == BLACK and card.party:
        raise read.wrong("party is for white cards only.")
    try:
        finish_card(card, Grammar(box), do, when)
    except Wrong as error:
        raise read.wrong(f"do or when: {error}.") from None


def bonus_from(read: Reader, box: Box) -> Bonus:
    read.only({"id", "competition", "do", "source"})
    read.origin()
    slot = COMPETITION_NAMES[[*COMPETITION_NAMES][read.word("competition", [*COMPETITION_NAMES])]]
    script = read.script("do", Grammar(box))
    return Bonus(read.text("id"), slot, script, sum(item.amount for item in script if item.effect.is_loud))


def check_cards(box: Box, file: str) -> None:
    """84 competition cards, five central cards for each combination, six white ones for Last Will (PC-SETUP-16)."""
    rows = {card.id: card for card in box.cards[1:]}
    count = sum(card.slot != CENTRAL for card in box.cards[1:])
    if count != COMPETITION_CARDS:
        raise BadPack(f"{file}, cards: there must be {COMPETITION_CARDS} competition cards, not {count}.")
    for name, (black, white) in COMBINATIONS.items():
        borders = Counter(card.border for card in rows.values() if card.set == name)
        if (borders[BLACK], borders[WHITE]) != (black, white):
            raise BadPack(
                f"{file}, cards: set {name} must have {black} black and {white} white central cards, "
                f"not {borders[BLACK]} and {borders[WHITE]}."
            )


def check_bonuses(box: Box, file: str) -> None:
    """PC-SETUP-07, PC-BONUS-10."""
    for name, slot in COMPETITION_NAMES.items():
        count = sum(bonus.slot == slot for bonus in box.bonuses[1:])
        if count != 2:
            raise BadPack(f"{file}, bonus_tiles: {name} must have 2 tiles, not {count}.")


SHELF = Shelf(HERE, FILES, build)
open_box = SHELF.open
