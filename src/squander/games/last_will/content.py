"""From the card and board files to a box. Every mistake is one sentence with file, line and field."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from squander.games.last_will.box import Box, Card, Layout, Plan, Space
from squander.games.last_will.row import card_from, known_fields
from squander.games.last_will.terms import (
    CARD_SPACE,
    CLOCK_SPACE,
    DECK_NAMES,
    EXTENSION_SPACE,
    MARKET_SPACE,
    OPERA_SPACE,
    SPECIAL,
    TRIO_SPACE,
    UNKNOWN_SPACE,
    WILDS,
)
from squander.kernel.errors import BadPack

HERE = Path(__file__).parent
SIZES = {"events": 31, "helpers": 39, "properties": 24, "companions": 20, "special": 17, "wilds": 2, "wills": 7}
# Numbering order: properties and specials first, so that SELL + card stays below 256.
NUMBERED = ["properties", "special", "events", "helpers", "companions", "wilds"]


class Source:
    """A file's text, to say on which line something stands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except FileNotFoundError:
            raise BadPack(f"{path}: there is no such file; name an existing pack.") from None
        except (OSError, UnicodeDecodeError) as error:
            raise BadPack(f"{path}: the file cannot be read ({error}); a pack is a TOML text file.") from None
        except tomllib.TOMLDecodeError as error:
            raise BadPack(f"{path}: this is not valid TOML ({error}); correct that place.") from None

    def line(self, id: str) -> int:
        quoted = f'"{id}"'
        for number, text in enumerate(self.text.splitlines(), 1):
            if quoted in text:
                return number
        return 1

    def fault(self, id: str, message: str) -> BadPack:
        return BadPack(f"{self.path.name}, line {self.line(id)}, {id}: {message}")


@cache
def standard_box() -> Box:
    return build(Source(HERE / "cards.toml"), Source(HERE / "boards.toml"), None)


@cache
def packed_box(path: str) -> Box:
    return build(Source(HERE / "cards.toml"), Source(HERE / "boards.toml"), Source(Path(path)))


def open_box(pack: str | None) -> Box:
    """The standard box, or the box as a pack changes it."""
    return packed_box(pack) if pack else standard_box()


def build(cards: Source, boards: Source, pack: Source | None) -> Box:
    rows: dict[str, list[tuple[dict[str, Any], Source]]] = {
        deck: [(row, cards) for row in cards.data[deck]] for deck in SIZES
    }
    board = boards.data
    if pack is not None:
        override_rows(rows, pack)
        board = override_board(board, pack)
    check_sizes(rows, pack or cards)
    return assemble(rows, board, pack or boards)


def override_rows(rows: dict[str, list[tuple[dict[str, Any], Source]]], pack: Source) -> None:
    """A pack's row takes the place of the row with its id, field by field, or joins its deck."""
    for deck, changes in pack.data.items():
        if deck == "boards":
            continue
        if deck not in rows:
            raise pack.fault(deck, f"there is no such deck; use one of {', '.join(SIZES)} or boards.")
        for change in changes:
            override_row(rows[deck], change, pack)


def override_row(rows: list[tuple[dict[str, Any], Source]], change: dict[str, Any], pack: Source) -> None:
    id = change.get("id", "?")
    for i, (row, _) in enumerate(rows):
        if row["id"] == id:
            rows[i] = ({"source": "house", **row, **change}, pack)
            return
    rows.append(({"source": "house", **change}, pack))


def override_board(board: dict[str, Any], pack: Source) -> dict[str, Any]:
    changes = pack.data.get("boards", {})
    for key, value in changes.items():
        if key not in board:
            raise pack.fault(key, f"there is no such entry in the boards; use one of {', '.join(board)}.")
        if type(value) is not type(board[key]):
            raise pack.fault(key, f"this must be a {type(board[key]).__name__}, as in the box.")
    return {**board, **{k: {**board[k], **v} if isinstance(v, dict) else v for k, v in changes.items()}}


def check_sizes(rows: dict[str, list[tuple[dict[str, Any], Source]]], source: Source) -> None:
    for deck, size in SIZES.items():
        count = sum(copies_of(row, deck, where) for row, where in rows[deck])
        if count != size:
            raise BadPack(f"{source.path.name}: {deck} must have {size} cards, these are {count}; correct the copies.")


def copies_of(row: dict[str, Any], deck: str, source: Source) -> int:
    copies = row.get("copies", 1)
    if type(copies) is not int or copies < 0:
        raise source.fault(row.get("id", "?"), "copies must be a whole number, 0 or more.")
    for field in row:
        if field not in known_fields(deck):
            raise source.fault(row.get("id", "?"), f"there is no field {field!r} for {deck}; remove or rename it.")
    return copies


def assemble(rows: dict[str, list[tuple[dict[str, Any], Source]]], board: dict[str, Any], source: Source) -> Box:
    cards: list[Card] = [Card("none", "no card", -1, -1, 0, "house")]
    decks: list[list[int]] = [[] for _ in DECK_NAMES]
    for deck in NUMBERED:
        for row, where in rows[deck]:
            card = card_from(row, DECK_NAMES.index(deck), where.fault)
            for _ in range(row.get("copies", 1)):
                decks[card.deck].append(len(cards))
                cards.append(card)
    try:
        layouts = {players: layout(board, players) for players in range(2, 6)}
    except (KeyError, ValueError, TypeError, IndexError) as error:
        raise BadPack(f"{source.path.name}, boards: {error!r} is missing or wrong; compare it with the box.") from None
    for players, made in layouts.items():
        check_layout(made, players, source)
    box = Box("standard", cards, decks, layouts)
    set_numbers(box, board)
    box.wills = [row["money"] for row, _ in rows["wills"]]
    return box


def set_numbers(box: Box, board: dict[str, Any]) -> None:
    box.market_tokens = list(board["market"]["tokens"])
    box.rounds = board["rounds"]
    box.start_money = board["start_money"]
    box.hand_limit = board["hand_limit"]
    box.board_spaces = board["board_spaces"]
    box.extensions = board["extensions"]
    box.penalty = board["unsold_property_penalty"]
    box.opera_pounds = board["opera_pounds"]
    hand = board["first_hand"]
    box.first_hand = [hand.get(deck, 0) for deck in DECK_NAMES[:SPECIAL]]
    box.first_keep = hand["keep"]


def layout(board: dict[str, Any], players: int) -> Layout:
    """Sides by player count; three and five players add the supplemental board (LW-SETUP-02 to 04)."""
    side = "two_three" if players <= 3 else "four_five"
    offering = board["offering"][side]
    slots = list(offering["spaces"])
    if players in (3, 5):
        slots.append(offering["supplement"])
    names = [slot["id"] for slot in slots]
    trio = [names.index(id) for id in offering["trio"]]
    decks = [[DECK_NAMES.index(deck) for deck in slot["decks"]] for slot in slots]
    plans = [Plan(p["cards"], p["errand_boys"], p["actions"], p["source"]) for p in board["planning"][side]["plans"]]
    return Layout(plans, decks, names, trio, spaces(board["errands"], side, names, trio, players))


def spaces(errands: dict[str, Any], side: str, names: list[str], trio: list[int], players: int) -> list[Space]:
    found = [Space(CARD_SPACE, i, name) for i, name in enumerate(names) if i not in trio]
    if trio:
        found += [Space(TRIO_SPACE, i, f"trio_{letter}") for i, letter in enumerate("ab")]
    for kind, name in ((EXTENSION_SPACE, "extension"), (MARKET_SPACE, "market"), (OPERA_SPACE, "opera")):
        found += [Space(kind, i, f"{name}_{i + 1}") for i in range(errands[name][side])]
    found += [Space(UNKNOWN_SPACE, seat, f"unknown_{seat + 1}") for seat in range(players)]
    return found + [Space(CLOCK_SPACE, i, f"clock_{i + 1}") for i in range(errands["clock"][side])]


def check_layout(made: Layout, players: int, source: Source) -> None:
    """What the documents fix about boards, whatever a pack changes."""
    where = f"{source.path.name}, boards for {players} players"
    if len(made.plans) <= (4 if players == 2 else players):
        raise BadPack(f"{where}: {len(made.plans)} plans are too few; there must be more plans than markers.")
    if any(len(decks) != 7 for decks in made.slots):
        raise BadPack(f"{where}: each offering space needs one deck for each of the 7 rounds.")
    specials = sum(decks.count(SPECIAL) for decks in made.slots)
    if specials > SIZES["special"]:
        raise BadPack(f"{where}: {specials} special cards are dealt in seven rounds, but the box has 17.")
    if [decks.count(WILDS) for decks in made.slots if WILDS in decks] != [7, 7]:
        raise BadPack(f"{where}: exactly two spaces must offer the wild cards, in every round.")
