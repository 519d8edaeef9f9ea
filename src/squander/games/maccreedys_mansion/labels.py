"""What the Mansion offers: each option as a player reads it."""

from squander.games.maccreedys_mansion.books import debt_total, price_today, standing_funds
from squander.games.maccreedys_mansion.rules.earnings import due
from squander.games.maccreedys_mansion.rules.hiring import most_units
from squander.games.maccreedys_mansion.rules.investments import dividend
from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    BY_PRICE,
    COLLECT,
    DONE,
    HIRE_ONE,
    HUNDRED,
    INVEST,
    LIQUIDATE,
    PASS,
    PIECE_NAMES,
    RESOURCE_NAMES,
    REST,
    TAKE_SOME,
    THOUSAND,
    TRADE_NAMES,
    TRADES,
    YES,
)
from squander.games.maccreedys_mansion.text import a_, dollars, piece_count
from squander.games.saying import Say
from squander.kernel.game import Frame, Game


def label_hire(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    if option == PASS:
        return "Pass for now"
    if option == REST:
        return "Pass for the rest of this phase"
    if option < TAKE_SOME:
        trade = option - HIRE_ONE
        return f"Hire {a_(TRADE_NAMES[trade])} ({dollars(price_today(w, trade))}, {w.pool[trade]} left)"
    resource = option - TAKE_SOME
    most = max(0, most_units(w, f.who, resource))
    return f"Take {RESOURCE_NAMES[resource]} ({dollars(price_today(w, TRADES + resource))} a unit, up to {most})"


def label_space(g: Game, f: Frame, option: int) -> str:
    if option == DONE:
        return "No more"
    w = mansion(g)
    row = w.box.rooms[w.box.space_room[option]]
    return f"{row.name}, {TRADE_NAMES[w.box.space_trade[option]]}"


def label_marker(g: Game, f: Frame, option: int) -> str:
    owner = mansion(g).owner[option]
    return f"{label_space(g, f, option)} (seat {owner + 1})"


def label_pay(g: Game, f: Frame, option: int) -> str:
    if option == BY_PRICE:
        return "The cheapest first: the fewest debts"
    w = mansion(g)
    count = due(w.companies[f.who], option)
    return f"{a_(PIECE_NAMES[option]).capitalize()} ({dollars(price_today(w, option))}, {count} due)"


def label_investment(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    c = w.companies[f.who]
    if option == COLLECT:
        return f"Collect a dividend of {dollars(dividend(w, c))}"
    if option == LIQUIDATE:
        return f"Liquidate all {dollars(c.invested)}"
    return "Invest" if option == INVEST else "Do nothing"


def label_thousands(g: Game, f: Frame, option: int) -> str:
    active = company(g, f.who).active
    if option == ALL:
        return f"All {dollars(active)}{warning(g, f.who, active)}"
    return (
        f"{dollars(option * THOUSAND)} and hundreds"
        if option * THOUSAND + HUNDRED <= active
        else dollars(option * THOUSAND)
    )


def label_hundreds(g: Game, f: Frame, option: int) -> str:
    amount = f.arg * THOUSAND + option * HUNDRED
    return f"{dollars(amount)}{warning(g, f.who, amount)}"


def warning(g: Game, who: int, amount: int) -> str:
    """An investment can close the company for good at Re-Open, unless the game ends before (MM-REOPEN-05)."""
    w = mansion(g)
    closes = not w.restored and standing_funds(w, w.companies[who]) - amount < 1
    return ": your company will close for good" if closes else ""


def label_debt(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    c = w.companies[f.who]
    if option == DONE:
        return "No more"
    if option == ALL:
        return f"All of them, {dollars(debt_total(w, c))}"
    return f"{a_(PIECE_NAMES[option]).capitalize()}, {dollars(w.box.list_price[option])} ({c.debts[option]} owed)"


def label_bid(g: Game, f: Frame, option: int) -> str:
    if option == PASS:
        return "Pass for now"
    if option == REST:
        return "Pass unless overtaken"
    return f"Bid {dollars(option * mansion(g).box.numbers.bid_step)}"


HAUNT_LABELS = ["Haunt nothing", "Scare a worker", "Haunt a room", "Break a finished room", "Haunt the inspector"]
LABELS: dict[str, Say] = {
    "HireOrPass": label_hire,
    "TakeUnits": lambda g, f, o: piece_count(o, TRADES + f.arg),
    "PlaceWorker": label_space,
    "KeepMarker": label_space,
    "AddMarker": label_space,
    "ChooseHaunt": lambda g, f, o: HAUNT_LABELS[o],
    "HauntWorker": lambda g, f, o: a_(TRADE_NAMES[o]).capitalize(),
    "HauntRoom": lambda g, f, o: mansion(g).box.rooms[o].name,
    "HauntMarker": label_marker,
    "PayFirst": label_pay,
    "ChooseInvestment": label_investment,
    "InvestThousands": label_thousands,
    "InvestHundreds": label_hundreds,
    "PayDebt": label_debt,
    "Reopen": lambda g, f, o: "Re-open" if o == YES else "Stay closed",
    "BidOrPass": label_bid,
}
