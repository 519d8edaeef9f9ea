"""End of Day, as a company meets it."""

from squander.games.face import INSIDE, Face
from squander.games.maccreedys_mansion.faces.shared import WORK, label_space, room_of, space_place, space_word, trade_of
from squander.games.maccreedys_mansion.rules.end_of_day import AddMarker, KeepMarker
from squander.games.maccreedys_mansion.state import DAY, Mansion, company, mansion
from squander.games.maccreedys_mansion.terms import DONE, RESOURCE_NAMES, RESOURCES
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def resource_at(w: Mansion, space: int) -> int:
    return w.box.resource_of[w.box.space_trade[space]]


# --- which marker stays ---------------------------------------------------------------------------------------


def markers_to_keep(g: Game, f: Frame) -> Amounts:
    """One for each unit, and none can be left out."""
    w = mansion(g)
    left = company(g, f.who).storage[f.arg]
    kept = [space for space in w.kept if resource_at(w, space) == f.arg]
    return Amounts(left=left, least=left, most=left + len(kept), unit="marker")


KEEP_MARKER = Face(
    asks=KeepMarker,
    prompt=lambda g, f: f"Your {RESOURCE_NAMES[f.arg]} won't do for all workers. Which marker stays?",
    phase=WORK,
    label=label_space,
    word=space_word,
    place=space_place,
    deed="Keep the marker",
    gesture=INSIDE,
    amounts=markers_to_keep,
)

# --- extra units ----------------------------------------------------------------------------------------------


def markers_to_add(g: Game, f: Frame) -> Amounts:
    """As many of each resource as there are units for, and spaces."""
    w = mansion(g)
    needs = [resource_at(w, space) for space in g.options if space != DONE]
    storage = w.companies[f.who].storage
    left = sum(min(storage[resource], needs.count(resource)) for resource in range(RESOURCES))
    return Amounts(left=left, most=left + added_today(w, f.who), unit="marker")


def added_today(w: Mansion, who: int) -> int:
    """Markers of this day without a worker of their own."""
    mine = [space for space, owner in enumerate(w.owner) if owner == who and w.stamp[space] // DAY == w.round]
    return len([space for space in mine if space not in w.working])


def reason_colleague(g: Game, f: Frame, option: int) -> str:
    return f"No {trade_of(g, option)} of yours has worked in the {room_of(g, option)} today and kept the marker."


def reason_no_unit(g: Game, f: Frame, option: int) -> str:
    return f"You have no {RESOURCE_NAMES[resource_at(mansion(g), option)]} left."


ADD_MARKER = Face(
    asks=AddMarker,
    prompt="Dedicate another unit to one more marker in the same room?",
    phase=WORK,
    label=lambda g, f, o: "No more markers" if o == DONE else label_space(g, f, o),
    word=lambda g, f, o: "done" if o == DONE else space_word(g, f, o),
    place=lambda g, f, o: "" if o == DONE else space_place(g, f, o),
    deed=lambda g, f, o: "Go home" if o == DONE else "Lay the marker",
    gesture=INSIDE,
    amounts=markers_to_add,
    reasons={"MM-ENDDAY-04": reason_no_unit, "MM-ENDDAY-10": reason_colleague},
)

FACES = [KEEP_MARKER, ADD_MARKER]
