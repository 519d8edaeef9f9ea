"""What the Mansion says, put together; and its options as the record writes them and where they lie on the table.

Rules never hold text, and no text decides anything.
"""

from squander.games.maccreedys_mansion import telling
from squander.games.maccreedys_mansion.labels import LABELS
from squander.games.maccreedys_mansion.prompts import PROMPTS
from squander.games.maccreedys_mansion.reasons import REASONS
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    BY_PRICE,
    DONE,
    HIRE_ONE,
    HUNDRED,
    PASS,
    PIECE_NAMES,
    RESOURCE_NAMES,
    REST,
    TAKE_SOME,
    THOUSAND,
    TRADE_NAMES,
    YES,
    clause_id,
)
from squander.games.saying import Say, Saying
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note

# --- words of the record --------------------------------------------------------------------------------------


def hire_word(g: Game, f: Frame, option: int) -> str:
    if option in (PASS, REST):
        return "pass" if option == PASS else "rest"
    return TRADE_NAMES[option - HIRE_ONE] if option < TAKE_SOME else RESOURCE_NAMES[option - TAKE_SOME]


def space_word(g: Game, f: Frame, option: int) -> str:
    """Room and place in the room, counted from 1 and named by its trade."""
    if option == DONE:
        return "done"
    w = mansion(g)
    row = w.box.rooms[w.box.space_room[option]]
    return f"{row.id}.{TRADE_NAMES[w.box.space_trade[option]]}.{row.spaces.index(option) + 1}"


def piece_word(g: Game, f: Frame, option: int) -> str:
    return {ALL: "all", DONE: "done"}.get(option) or PIECE_NAMES[option]


def bid_word(g: Game, f: Frame, option: int) -> str:
    if option in (PASS, REST):
        return "pass" if option == PASS else "rest"
    return str(option * mansion(g).box.numbers.bid_step)


WORDS: dict[str, Say] = {
    "HireOrPass": hire_word,
    "TakeUnits": lambda g, f, o: str(o),
    "PlaceWorker": space_word,
    "KeepMarker": space_word,
    "AddMarker": space_word,
    "ChooseHaunt": lambda g, f, o: ["none", "worker", "room", "break", "inspector"][o],
    "HauntWorker": lambda g, f, o: TRADE_NAMES[o],
    "HauntRoom": lambda g, f, o: mansion(g).box.rooms[o].id,
    "HauntMarker": space_word,
    "PayFirst": lambda g, f, o: "cheapest" if o == BY_PRICE else PIECE_NAMES[o],
    "ChooseInvestment": lambda g, f, o: ["none", "collect", "liquidate", "invest"][o],
    "InvestThousands": lambda g, f, o: "all" if o == ALL else str(o * THOUSAND),
    "InvestHundreds": lambda g, f, o: str(o * HUNDRED),
    "PayDebt": piece_word,
    "Reopen": lambda g, f, o: "yes" if o == YES else "no",
    "BidOrPass": bid_word,
}


# --- places --------------------------------------------------------------------------------------------------


def hire_place(g: Game, f: Frame, option: int) -> str:
    return "" if option in (PASS, REST) else f"zone:{hire_word(g, f, option)}"


def space_place(g: Game, f: Frame, option: int) -> str:
    return "" if option == DONE else f"space:{option}"


def piece_place(g: Game, f: Frame, option: int) -> str:
    return "" if option in (ALL, DONE) else f"zone:{PIECE_NAMES[option]}"


PLACES: dict[str, Say] = {
    "HireOrPass": hire_place,
    "PlaceWorker": space_place,
    "KeepMarker": space_place,
    "AddMarker": space_place,
    "HauntWorker": lambda g, f, o: f"zone:{TRADE_NAMES[o]}",
    "HauntRoom": lambda g, f, o: f"room:{o}",
    "HauntMarker": space_place,
    "PayFirst": piece_place,
    "PayDebt": piece_place,
    "BidOrPass": lambda g, f, o: "" if o in (PASS, REST) else f"bid:{bid_word(g, f, o)}",
}


class Names(Saying):
    """The words of MacCreedy's Mansion."""

    package = "squander.games.maccreedys_mansion"
    prompts, labels, words, places, reasons = PROMPTS, LABELS, WORDS, PLACES, REASONS

    def rule(self, f: Frame) -> str:
        return f.rule.name.removeprefix("mansion.")

    def clause(self, code: int) -> str:
        return clause_id(code)

    def tell(self, g: Game, note: Note) -> str:
        return telling.tell(mansion(g), note)
