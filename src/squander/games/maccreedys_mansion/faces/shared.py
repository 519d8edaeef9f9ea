"""What several questions of the Mansion say and show alike: spaces, pieces and money."""

from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import ALL, BY_PRICE, DONE, PIECE_NAMES, TRADE_NAMES
from squander.games.maccreedys_mansion.text import dollars
from squander.kernel.game import Frame, Game

HIRING = "Hiring"
WORK = "Work"
HAUNTING = "Haunting"

# --- money ----------------------------------------------------------------------------------------------------


def funds(g: Game, f: Frame) -> str:
    return dollars(company(g, f.who).active)


# --- spaces ---------------------------------------------------------------------------------------------------


def room_of(g: Game, space: int) -> str:
    box = mansion(g).box
    return box.rooms[box.space_room[space]].name


def trade_of(g: Game, space: int) -> str:
    return TRADE_NAMES[mansion(g).box.space_trade[space]]


def label_space(g: Game, f: Frame, option: int) -> str:
    return f"{room_of(g, option)}, {trade_of(g, option)}"


def space_word(g: Game, f: Frame, option: int) -> str:
    """Room and place in the room, counted from 1 and named by its trade."""
    box = mansion(g).box
    row = box.rooms[box.space_room[option]]
    return f"{row.id}.{trade_of(g, option)}.{row.spaces.index(option) + 1}"


def space_place(g: Game, f: Frame, option: int) -> str:
    return f"space:{option}"


# --- pieces ---------------------------------------------------------------------------------------------------


def piece_place(g: Game, f: Frame, option: int) -> str:
    """The zone of a worker's trade or of a resource; several pieces at once lie nowhere."""
    return "" if option in (ALL, BY_PRICE, DONE) else f"zone:{PIECE_NAMES[option]}"
