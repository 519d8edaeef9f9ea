"""Placement, as a company meets it."""

from squander.games.face import Face
from squander.games.maccreedys_mansion.faces.shared import WORK, label_space, room_of, space_place, space_word, trade_of
from squander.games.maccreedys_mansion.rules.placement import PlaceWorker
from squander.games.maccreedys_mansion.state import company, mansion
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def workers_to_place(g: Game, f: Frame) -> Amounts:
    """This one must be placed; those after it find a space or not."""
    c = company(g, f.who)
    return Amounts(left=sum(c.waiting), least=1, most=sum(c.workers), unit="worker")


def reason_trade(g: Game, f: Frame, option: int) -> str:
    return f"You have no {trade_of(g, option)} waiting."


def reason_marker(g: Game, f: Frame, option: int) -> str:
    owner = mansion(g).owner[option]
    return "Your marker lies there." if owner == f.who else f"Seat {owner + 1}'s marker lies there."


def reason_covered(g: Game, f: Frame, option: int) -> str:
    return f"The {room_of(g, option)} is covered: nobody works there in this game."


def reason_haunted(g: Game, f: Frame, option: int) -> str:
    return f"The {room_of(g, option)} is haunted today: nobody can work there."


PLACE_WORKER = Face(
    asks=PlaceWorker,
    prompt="Place a worker on an empty space of its trade.",
    phase=WORK,
    label=label_space,
    word=space_word,
    place=space_place,
    deed="Set him to work",
    amounts=workers_to_place,
    reasons={
        "MM-PLACE-04": reason_trade,
        "MM-SETUP-10": reason_marker,
        "MM-SETUP-15": reason_covered,
        "MM-HAUNT-04": reason_haunted,
    },
)

FACES = [PLACE_WORKER]
