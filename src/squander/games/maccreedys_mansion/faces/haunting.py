"""Haunting, as a closed company meets it."""

from squander.games.face import INSIDE, OPENS, Face, nowhere
from squander.games.maccreedys_mansion.faces.shared import HAUNTING, label_space, space_place, space_word
from squander.games.maccreedys_mansion.rules.haunting import ChooseHaunt, HauntMarker, HauntRoom, HauntWorker
from squander.games.maccreedys_mansion.state import DAY, company, mansion
from squander.games.maccreedys_mansion.terms import (
    HAUNT_BREAK,
    HAUNT_INSPECTOR,
    TRADE_NAMES,
)
from squander.games.maccreedys_mansion.terms import HAUNT_ROOM as A_ROOM
from squander.games.maccreedys_mansion.terms import HAUNT_WORKER as A_WORKER
from squander.games.maccreedys_mansion.text import a_
from squander.kernel.game import Frame, Game

# --- which action ---------------------------------------------------------------------------------------------

WORDS = ["none", "worker", "room", "break", "inspector"]
LABELS = [
    "Haunt nothing",
    "Scare a worker away",
    "Haunt a room",
    "Break a finished room",
    "Haunt the inspector: no inspection today",
]


def label_haunt(g: Game, f: Frame, option: int) -> str:
    """What works tomorrow is of no use after the last round."""
    if option not in (A_WORKER, A_ROOM):
        return LABELS[option]
    w = mansion(g)
    is_last = w.round == w.rulings.max_rounds
    return f"{LABELS[option]}{', for no use in the last round' if is_last else ' for tomorrow'}"


def reason_spent(g: Game, f: Frame, option: int) -> str:
    times = company(g, f.who).hauntings
    return f"You have haunted {'once' if times == 1 else f'{times} times'}, which is all a company may in this game."


def reason_inspector(g: Game, f: Frame, option: int) -> str:
    return f"The inspector was haunted in round {mansion(g).inspector}, and never is in two rounds running."


def reason_no_target(g: Game, f: Frame, option: int) -> str:
    if option == HAUNT_INSPECTOR:
        return "The inspector is haunted already today."
    if option == HAUNT_BREAK:
        return "No room is finished."
    if option == A_WORKER:
        return "All workers stay at home tomorrow as it is."
    return "Every unfinished room will be haunted tomorrow as it is."


CHOOSE_HAUNT = Face(
    asks=ChooseHaunt,
    prompt="Your company is closed. Haunt something?",
    phase=HAUNTING,
    label=label_haunt,
    word=lambda g, f, o: WORDS[o],
    place=nowhere,
    deed="Haunt it",
    gesture=OPENS,
    reasons={"MM-HAUNT-07": reason_inspector, "MM-HAUNT-12": reason_spent, "MM-HAUNT-20": reason_no_target},
)

# --- on what --------------------------------------------------------------------------------------------------


def label_marker(g: Game, f: Frame, option: int) -> str:
    """Of equal markers the age matters: the oldest come off first."""
    w = mansion(g)
    return f"{label_space(g, f, option)} (seat {w.owner[option] + 1}, round {w.stamp[option] // DAY})"


HAUNT_WORKER = Face(
    asks=HauntWorker,
    prompt="Which worker shall stay at home tomorrow?",
    phase=HAUNTING,
    label=lambda g, f, o: a_(TRADE_NAMES[o]).capitalize(),
    word=lambda g, f, o: TRADE_NAMES[o],
    place=lambda g, f, o: f"zone:{TRADE_NAMES[o]}",
    deed="Haunt them",
    gesture=INSIDE,
)
HAUNT_ROOM = Face(
    asks=HauntRoom,
    prompt="Which room shall nobody work in tomorrow?",
    phase=HAUNTING,
    label=lambda g, f, o: mansion(g).box.rooms[o].name,
    word=lambda g, f, o: mansion(g).box.rooms[o].id,
    place=lambda g, f, o: f"room:{o}",
    deed="Haunt it",
    gesture=INSIDE,
)
HAUNT_MARKER = Face(
    asks=HauntMarker,
    prompt="Which marker of a finished room shall come off?",
    phase=HAUNTING,
    label=label_marker,
    word=space_word,
    place=space_place,
    deed="Haunt it",
    gesture=INSIDE,
)

FACES = [CHOOSE_HAUNT, HAUNT_WORKER, HAUNT_ROOM, HAUNT_MARKER]
