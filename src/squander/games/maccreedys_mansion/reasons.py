"""Why not this, now, in the Mansion: a sentence about the case for every clause that refuses something in play."""

from squander.games.maccreedys_mansion.books import debt_total, price_today
from squander.games.maccreedys_mansion.rules.investments import dividend
from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    HAUNT_BREAK,
    HAUNT_INSPECTOR,
    HAUNT_WORKER,
    HIRE_ONE,
    INVEST,
    RESOURCE_NAMES,
    TAKE_SOME,
    TRADE_NAMES,
)
from squander.games.maccreedys_mansion.text import PLURALS, dollars, plural, units
from squander.games.saying import Say
from squander.kernel.game import Frame, Game

# --- hiring and purchasing ------------------------------------------------------------------------------------


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


# --- rooms ----------------------------------------------------------------------------------------------------


def room_of(g: Game, space: int) -> str:
    box = mansion(g).box
    return box.rooms[box.space_room[space]].name


def trade_of(g: Game, space: int) -> str:
    return TRADE_NAMES[mansion(g).box.space_trade[space]]


def reason_trade(g: Game, f: Frame, option: int) -> str:
    return f"You have no {trade_of(g, option)} waiting."


def reason_marker(g: Game, f: Frame, option: int) -> str:
    owner = mansion(g).owner[option]
    return "Your marker lies there." if owner == f.who else f"Seat {owner + 1}'s marker lies there."


def reason_covered(g: Game, f: Frame, option: int) -> str:
    return f"The {room_of(g, option)} is covered: nobody works there in this game."


def reason_haunted(g: Game, f: Frame, option: int) -> str:
    return f"The {room_of(g, option)} is haunted today: nobody can work there."


def reason_colleague(g: Game, f: Frame, option: int) -> str:
    return f"No {trade_of(g, option)} of yours has worked in the {room_of(g, option)} today and kept the marker."


def reason_no_unit(g: Game, f: Frame, option: int) -> str:
    box = mansion(g).box
    return f"You have no {RESOURCE_NAMES[box.resource_of[box.space_trade[option]]]} left."


# --- haunting -------------------------------------------------------------------------------------------------


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
    if option == HAUNT_WORKER:
        return "All workers stay at home tomorrow as it is."
    return "Every unfinished room will be haunted tomorrow as it is."


# --- money ----------------------------------------------------------------------------------------------------


def funds(g: Game, f: Frame) -> str:
    return dollars(company(g, f.who).active)


def reason_wage(g: Game, f: Frame, option: int) -> str:
    return f"It costs {dollars(price_today(mansion(g), option))}, and you have only {funds(g, f)}."


def reason_debt(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    if option == ALL:
        return f"They come to {dollars(debt_total(w, w.companies[f.who]))}, and you have only {funds(g, f)}."
    return f"It costs {dollars(w.box.list_price[option])}, and you have only {funds(g, f)}."


def reason_dividend(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    amount = dividend(w, w.companies[f.who])
    if w.today.dividend == 0:
        return "No dividends are paid today."
    return f"It would be {dollars(amount)}, and {dollars(w.box.numbers.dividend_minimum)} is the least that is paid."


def reason_nothing(g: Game, f: Frame, option: int) -> str:
    return "You have no active funds to invest." if option == INVEST else "You have nothing invested."


def reason_own_bid(g: Game, f: Frame, option: int) -> str:
    return f"Your bid stands at {dollars(mansion(g).bids[f.who])}, and a new one must be higher."


REASONS: dict[str, Say | str] = {
    "MM-HIRE-04": reason_pool,
    "MM-HIRE-05": reason_useful,
    "MM-HIRE-13": reason_missing,
    "MM-PLACE-04": reason_trade,
    "MM-SETUP-10": reason_marker,
    "MM-SETUP-15": reason_covered,
    "MM-HAUNT-04": reason_haunted,
    "MM-ENDDAY-04": reason_no_unit,
    "MM-ENDDAY-10": reason_colleague,
    "MM-HAUNT-07": reason_inspector,
    "MM-HAUNT-12": reason_spent,
    "MM-HAUNT-20": reason_no_target,
    "MM-EARN-20": reason_wage,
    "MM-SETTLE-04": reason_debt,
    "MM-INVEST-02": reason_dividend,
    "MM-INVEST-03": reason_nothing,
    "MM-INVEST-11": reason_nothing,
    "MM-BID-06": lambda g, f, o: f"You have only {funds(g, f)}.",
    "MM-BID-07": reason_own_bid,
}
