"""What the Mansion offers: each option as a player reads it."""

from squander.games.maccreedys_mansion.books import debt_total, price_today, standing_funds
from squander.games.maccreedys_mansion.rules.earnings import due
from squander.games.maccreedys_mansion.rules.hiring import most_units
from squander.games.maccreedys_mansion.rules.investments import dividend
from squander.games.maccreedys_mansion.state import DAY, company, mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    BY_PRICE,
    COLLECT,
    DONE,
    HAUNT_ROOM,
    HAUNT_WORKER,
    HIRE_ONE,
    HUNDRED,
    INVEST,
    LIQUIDATE,
    PASS,
    RESOURCE_NAMES,
    REST,
    TAKE_SOME,
    THOUSAND,
    TRADE_NAMES,
    TRADES,
    YES,
)
from squander.games.maccreedys_mansion.text import a_, dollars, one_piece, piece_count
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
        left = f"{w.pool[trade] or 'none'} left"
        return f"Hire {a_(TRADE_NAMES[trade])} ({dollars(price_today(w, trade))}, {left})"
    resource = option - TAKE_SOME
    most = most_units(w, f.who, resource)
    price = f"{dollars(price_today(w, TRADES + resource))} a unit"
    return f"Take {RESOURCE_NAMES[resource]} ({price}{f', up to {most}' if most > 0 else ''})"


def label_space(g: Game, f: Frame, option: int) -> str:
    if option == DONE:
        return "No more markers"
    w = mansion(g)
    row = w.box.rooms[w.box.space_room[option]]
    return f"{row.name}, {TRADE_NAMES[w.box.space_trade[option]]}"


def label_marker(g: Game, f: Frame, option: int) -> str:
    """Of equal markers the age matters: the oldest come off first."""
    w = mansion(g)
    return f"{label_space(g, f, option)} (seat {w.owner[option] + 1}, round {w.stamp[option] // DAY})"


def label_pay(g: Game, f: Frame, option: int) -> str:
    if option == BY_PRICE:
        return "The cheapest first: the fewest debts"
    w = mansion(g)
    count = due(w.companies[f.who], option)
    return f"{one_piece(option).capitalize()} ({dollars(price_today(w, option))}, {count} due)"


def label_investment(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    c = w.companies[f.who]
    if option == COLLECT:
        amount = dividend(w, c)
        return f"Collect a dividend of {dollars(amount)}" if amount else "Collect a dividend"
    if option == LIQUIDATE:
        return f"Liquidate all {dollars(c.invested)}" if c.invested else "Liquidate"
    if option == INVEST:
        return f"Invest some of your {dollars(c.active)}" if c.active else "Invest"
    return "Do nothing"


def label_thousands(g: Game, f: Frame, option: int) -> str:
    active = company(g, f.who).active
    if option == ALL:
        return f"All {dollars(active)}{warning(g, f.who, active)}"
    least, most = max(HUNDRED, option * THOUSAND), min(option * THOUSAND + 900, active // HUNDRED * HUNDRED)
    return f"{dollars(least)} to {dollars(most)}" if least < most else f"{dollars(least)}{warning(g, f.who, least)}"


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
        return "Pay no more debts"
    if option == ALL:
        return f"All of them for {dollars(debt_total(w, c))}"
    return f"{one_piece(option).capitalize()} for {dollars(w.box.list_price[option])} ({c.debts[option]} owed)"


def label_bid(g: Game, f: Frame, option: int) -> str:
    if option == PASS:
        return "Pass for now"
    if option == REST:
        return "Pass unless overtaken"
    return f"Bid {dollars(option * mansion(g).box.numbers.bid_step)}"


HAUNT_LABELS = [
    "Haunt nothing",
    "Scare a worker away",
    "Haunt a room",
    "Break a finished room",
    "Haunt the inspector: no inspection today",
]


def label_haunt(g: Game, f: Frame, option: int) -> str:
    """What works tomorrow is of no use after the last round."""
    if option not in (HAUNT_WORKER, HAUNT_ROOM):
        return HAUNT_LABELS[option]
    w = mansion(g)
    is_last = w.round == w.rulings.max_rounds
    return f"{HAUNT_LABELS[option]}{', for no use in the last round' if is_last else ' for tomorrow'}"


LABELS: dict[str, Say] = {
    "HireOrPass": label_hire,
    "TakeUnits": lambda g, f, o: piece_count(o, TRADES + f.arg),
    "PlaceWorker": label_space,
    "KeepMarker": label_space,
    "AddMarker": label_space,
    "ChooseHaunt": label_haunt,
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
