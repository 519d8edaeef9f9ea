"""Hiring and purchasing, as a company meets it."""

from squander.games.english import listed
from squander.games.face import IN_A_ROW, OPENS, Face, first_offered, nowhere
from squander.games.maccreedys_mansion.books import price_today
from squander.games.maccreedys_mansion.faces.shared import HIRING
from squander.games.maccreedys_mansion.rules.earnings import due
from squander.games.maccreedys_mansion.rules.hiring import HireOrPass, TakeUnits, most_units
from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import (
    HIRE_ONE,
    PASS,
    PIECES,
    RESOURCE_NAMES,
    REST,
    TAKE_SOME,
    TRADE_NAMES,
    TRADES,
)
from squander.games.maccreedys_mansion.text import PLURALS, a_, dollars, piece_count, plural, units
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

# --- one worker, some units, or a pass ------------------------------------------------------------------------


def prompt_hire(g: Game, f: Frame) -> str:
    c = company(g, f.who)
    crew = listed([plural(n, TRADE_NAMES[t]) for t, n in enumerate(c.workers) if n]) or "nobody yet"
    return f"Hire a worker, take a resource, or pass. You have {dollars(c.active)} and have hired {crew}."


def label_hire(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    if option == PASS:
        return "Pass for now"
    if option == REST:
        return "Pass for the rest of this phase"
    if option < TAKE_SOME:
        trade = option - HIRE_ONE
        left = f"{w.pool[trade] or 'none'} left"
        return f"Hire {a_(TRADE_NAMES[trade])} ({dollars(price_today(w, trade))}, {left})"
    resource = option - TAKE_SOME
    most = most_units(w, f.who, resource)
    price = f"{dollars(price_today(w, TRADES + resource))} a unit"
    return f"Take {RESOURCE_NAMES[resource]} ({price}{f', up to {most}' if most > 0 else ''})"


def hire_word(g: Game, f: Frame, option: int) -> str:
    if option in (PASS, REST):
        return "pass" if option == PASS else "rest"
    return TRADE_NAMES[option - HIRE_ONE] if option < TAKE_SOME else RESOURCE_NAMES[option - TAKE_SOME]


def hire_place(g: Game, f: Frame, option: int) -> str:
    return "" if option in (PASS, REST) else f"zone:{hire_word(g, f, option)}"


def hire_deed(g: Game, f: Frame, option: int) -> str:
    if option in (PASS, REST):
        return "Pass"
    return "Hire him" if option < TAKE_SOME else f"Take the {RESOURCE_NAMES[option - TAKE_SOME]}"


def wages_so_far(g: Game, f: Frame) -> Amounts:
    """At today's prices; units count where they are paid for in the round they are taken (MM-HIRE-16)."""
    w = mansion(g)
    c = w.companies[f.who]
    return Amounts(unit="$", due=sum(due(c, piece) * price_today(w, piece) for piece in range(PIECES)))


def price(g: Game, f: Frame, option: int) -> int:
    """Of the worker, or of one unit."""
    if option in (PASS, REST):
        return 0
    return price_today(mansion(g), option - HIRE_ONE if option < TAKE_SOME else TRADES + option - TAKE_SOME)


def reason_pool(g: Game, f: Frame, option: int) -> str:
    trade = TRADE_NAMES[option - HIRE_ONE]
    pieces = mansion(g).box.pool[option - HIRE_ONE]
    if pieces == 1:
        return f"The only {trade} is hired."
    return f"{'Both' if pieces == 2 else f'All {pieces}'} {PLURALS.get(trade, trade + 's')} are hired."


def reason_missing(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    trade = option - HIRE_ONE
    missing = w.today.missing[trade]
    stay = f"{plural(missing, TRADE_NAMES[trade])} {'stays' if missing == 1 else 'stay'} at home today"
    rest = w.box.pool[trade] - missing
    return f"{stay}, and the other{'s are' if rest > 1 else ' is'} hired." if rest else f"{stay}: there is no other."


def reason_useful(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    resource = option - TAKE_SOME
    if w.useful[resource] == 0:
        return f"No empty space of the mansion needs {RESOURCE_NAMES[resource]}."
    stored = w.companies[f.who].storage[resource]
    return f"You have {units(stored, resource)}, and the mansion could use only {w.useful[resource]}."


HIRE_OR_PASS = Face(
    asks=HireOrPass,
    prompt=prompt_hire,
    phase=HIRING,
    label=label_hire,
    word=hire_word,
    place=hire_place,
    deed=hire_deed,
    gesture=OPENS,
    amounts=wages_so_far,
    amount=price,
    reasons={"MM-HIRE-04": reason_pool, "MM-HIRE-05": reason_useful, "MM-HIRE-13": reason_missing},
)

# --- how many units -------------------------------------------------------------------------------------------


def prompt_units(g: Game, f: Frame) -> str:
    """When they are due is an option of the game (MM-HIRE-16)."""
    when = "today" if mansion(g).rulings.pay_on_purchase else "when they are used"
    return f"How many units of {RESOURCE_NAMES[f.arg]}? They are paid for {when}."


def units_to_take(g: Game, f: Frame) -> Amounts:
    most = most_units(mansion(g), f.who, f.arg)
    return Amounts(left=most, least=1, most=most, unit="unit")


TAKE_UNITS = Face(
    asks=TakeUnits,
    prompt=prompt_units,
    phase=HIRING,
    label=lambda g, f, o: piece_count(o, TRADES + f.arg),
    word=lambda g, f, o: str(o),
    place=nowhere,
    deed=lambda g, f, o: f"Order {o}",
    gesture=IN_A_ROW,
    assume=first_offered,
    amounts=units_to_take,
    amount=lambda g, f, o: o,
)

FACES = [HIRE_OR_PASS, TAKE_UNITS]
