"""A card in words, made from its row alone."""

from collections.abc import Callable

from squander.games.maccreedys_mansion.box import Box, Card, Effect, Room
from squander.games.maccreedys_mansion.terms import (
    EFFECT_NAMES,
    PICK_NAMES,
    RESOURCE_NAMES,
    STATE_NAMES,
    TRADE_NAMES,
    WHOM_NAMES,
)

PLURALS = {"gasman": "gasmen"}


def plural(n: int, thing: str) -> str:
    """1 mason, 2 masons, 3 gasmen, no units."""
    return f"{n} {thing}" if n == 1 else f"{n or 'no'} {PLURALS.get(thing, thing + 's')}"


def a_(thing: str) -> str:
    """A mason, an electrician."""
    return f"an {thing}" if thing[0] in "aeiou" else f"a {thing}"


def dollars(n: int) -> str:
    return f"-${-n:,}" if n < 0 else f"${n:,}"


def units(n: int, resource: int) -> str:
    return f"{plural(n, 'unit')} of {RESOURCE_NAMES[resource]}"


def one_piece(piece: int) -> str:
    """A mason, or a unit of stone."""
    if piece < len(TRADE_NAMES):
        return a_(TRADE_NAMES[piece])
    return f"a unit of {RESOURCE_NAMES[piece - len(TRADE_NAMES)]}"


def piece_count(n: int, piece: int) -> str:
    """So many workers of a trade, or units of a resource."""
    if piece < len(TRADE_NAMES):
        return plural(n, TRADE_NAMES[piece])
    return units(n, piece - len(TRADE_NAMES))


def describe(box: Box, card: Card) -> str:
    """What the card does, in full sentences."""
    return " ".join(EFFECTS[EFFECT_NAMES[effect.do]](box, effect) for effect in card.effects)


def describe_job(box: Box, room: Room) -> str:
    return f"Complete the {room.name} ({spaces(box, room)}) for {dollars(room.reward)}."


def spaces(box: Box, room: Room) -> str:
    trades = [box.space_trade[space] for space in room.spaces]
    return ", ".join(plural(trades.count(t), TRADE_NAMES[t]) for t in range(len(TRADE_NAMES)) if t in trades)


def which_rooms(box: Box, effect: Effect, state: str) -> str:
    """Such as: the dearest complete room of the Cellar."""
    pick = "" if PICK_NAMES[effect.pick] == "random" else f"{PICK_NAMES[effect.pick]} "
    kind = "" if state == "any" else f"{state} "
    where = f" of the {box.storeys[effect.storey]}" if effect.storey >= 0 else ""
    if effect.rooms == 1:
        article = "the" if pick else "a random"
        return f"{article} {pick}{kind}room{where}"
    return f"{'the' if pick else 'up to'} {effect.rooms} {pick}{kind}rooms{where}{'' if pick else ' at random'}"


def when(effect: Effect) -> str:
    return "today" if effect.today else "tomorrow"


def break_text(box: Box, effect: Effect) -> str:
    marker = f"{TRADE_NAMES[effect.trade]} marker" if effect.trade >= 0 else "marker"
    count = f"the oldest {marker} comes" if effect.count == 1 else f"the {effect.count} oldest {marker}s come"
    return f"In {which_rooms(box, effect, STATE_NAMES[effect.state])} {count} off."


def mend_text(box: Box, effect: Effect) -> str:
    rooms = which_rooms(box, effect, "incomplete")
    return f"In {rooms} the open company with most markers adds {plural(effect.count, 'marker')} free of charge."


def seal_text(box: Box, effect: Effect) -> str:
    return f"Nobody works tomorrow in {which_rooms(box, effect, STATE_NAMES[effect.state])}."


def wage_text(box: Box, effect: Effect) -> str:
    who = TRADE_NAMES[effect.trade] if effect.trade >= 0 else "worker"
    return f"Each {who} costs {dollars(effect.add)} more {when(effect)}."


def price_text(box: Box, effect: Effect) -> str:
    what = f"unit of {RESOURCE_NAMES[effect.resource]}" if effect.resource >= 0 else "unit"
    much = f"{effect.percent} % of its price" if effect.percent else "nothing"
    return f"Each {what} costs {much} {when(effect)}."


def reward_text(box: Box, effect: Effect) -> str:
    parts = [f"{effect.percent} % of its reward"] if effect.percent != 100 else []
    parts += [f"{dollars(effect.add)} more"] if effect.add else []
    return f"Each job pays {' and '.join(parts)} {when(effect)}."


def dividend_text(box: Box, effect: Effect) -> str:
    return (
        f"Dividends are {effect.percent} % of invested funds today."
        if effect.percent
        else "No dividends are paid today."
    )


def invested_text(box: Box, effect: Effect) -> str:
    verb = "grow" if effect.percent > 0 else "shrink"
    return f"All invested funds {verb} by {abs(effect.percent)} %."


WHOM_TEXTS = {
    "all": "Each open company",
    "richest": "The richest open company",
    "poorest": "The poorest open company",
    "busiest": "The open company with most workers today",
    "rentier": "Each open company that hired nobody today and has invested funds",
    "indebted": "Each open company in debt",
}


def cash_text(box: Box, effect: Effect) -> str:
    verb = "receives" if effect.add > 0 else "pays"
    per = ["", " for each worker", " for each debt"][effect.per]
    return f"{WHOM_TEXTS[WHOM_NAMES[effect.whom]]} {verb} {dollars(abs(effect.add))}{per}."


def store_text(box: Box, effect: Effect) -> str:
    what = f"stored {RESOURCE_NAMES[effect.resource]}" if effect.resource >= 0 else "stored units"
    return f"Each company loses {-effect.percent} % of its {what}, rounded up."


EFFECTS: dict[str, Callable[[Box, Effect], str]] = {
    "break": break_text,
    "mend": mend_text,
    "seal": seal_text,
    "pool": lambda box, e: f"Tomorrow's pool is short of {plural(-e.add, TRADE_NAMES[e.trade])}.",
    "wage": wage_text,
    "price": price_text,
    "reward": reward_text,
    "dividend": dividend_text,
    "invested": invested_text,
    "cash": cash_text,
    "store": store_text,
    "inspector": lambda box, e: "The inspector is haunted today, unless he was last round.",
    "track": lambda box, e: f"The {e.count} oldest open jobs that are not complete go under the deck.",
}
