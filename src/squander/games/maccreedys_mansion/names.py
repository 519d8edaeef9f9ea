"""What the Mansion says: prompts, options, places, reasons. Rules never hold text; this file never decides anything."""

import csv
from collections.abc import Callable
from functools import cache
from pathlib import Path

from squander.games.maccreedys_mansion import telling
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
    clause_id,
)
from squander.games.maccreedys_mansion.text import a_, dollars, piece_count, plural
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note


@cache
def clauses() -> dict[str, str]:
    """The rules index: what each clause says."""
    with (Path(__file__).parent / "clauses.tsv").open(encoding="utf-8", newline="") as file:
        return {row["id"]: row["clause"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def rule_of(f: Frame) -> str:
    return f.rule.name.removeprefix("mansion.")


class Names:
    """The words of MacCreedy's Mansion."""

    def prompt(self, g: Game, f: Frame) -> str:
        return PROMPTS[rule_of(f)](g, f)

    def label(self, g: Game, f: Frame, option: int) -> str:
        return LABELS[rule_of(f)](g, f, option)

    def word(self, g: Game, f: Frame, option: int) -> str:
        return WORDS[rule_of(f)](g, f, option)

    def place(self, g: Game, f: Frame, option: int) -> str:
        return PLACES.get(rule_of(f), no_place)(g, f, option)

    def target(self, g: Game, f: Frame, option: int) -> str:
        return ""

    def clause(self, code: int) -> str:
        return clause_id(code)

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        detail = REASONS.get(clause_id(code))
        return detail(g, f, option) if detail else clauses()[clause_id(code)]

    def tell(self, g: Game, note: Note) -> str:
        return telling.tell(mansion(g), note)


# --- prompts --------------------------------------------------------------------------------------------------


def prompt_hire(g: Game, f: Frame) -> str:
    c = company(g, f.who)
    crew = ", ".join(plural(n, TRADE_NAMES[t]) for t, n in enumerate(c.workers) if n) or "nobody yet"
    return f"Hire a worker, take a resource, or pass. You have {dollars(c.active)} and hired {crew}."


def prompt_pay(g: Game, f: Frame) -> str:
    return f"Your {dollars(company(g, f.who).active)} won't pay for everything. What comes first?"


def prompt_debt(g: Game, f: Frame) -> str:
    w = mansion(g)
    c = w.companies[f.who]
    return f"You owe {dollars(debt_total(w, c))} and have {dollars(c.active)}. Settle which debt?"


def prompt_invest(g: Game, f: Frame) -> str:
    c = company(g, f.who)
    return f"Active funds {dollars(c.active)}, invested {dollars(c.invested)}. Collect, liquidate, invest?"


def prompt_bid(g: Game, f: Frame) -> str:
    w = mansion(g)
    bids = f"The highest is {dollars(max(w.bids))}, yours {dollars(w.bids[f.who])}." if max(w.bids) else "None yet."
    return f"Bid for an earlier turn? Every bid is paid. {bids} You have {dollars(w.companies[f.who].active)}."


PROMPTS: dict[str, Callable[[Game, Frame], str]] = {
    "HireOrPass": prompt_hire,
    "TakeUnits": lambda g, f: f"How many units of {RESOURCE_NAMES[f.arg]}? They are paid for when they are used.",
    "PlaceWorker": lambda g, f: "Place a worker on an empty space of its trade.",
    "KeepMarker": lambda g, f: f"There is too little {RESOURCE_NAMES[f.arg]}. Which marker stays?",
    "AddMarker": lambda g, f: "Dedicate another unit to one more marker in the same room?",
    "ChooseHaunt": lambda g, f: "Your company is closed. Haunt something?",
    "HauntWorker": lambda g, f: "Which worker shall stay at home tomorrow?",
    "HauntRoom": lambda g, f: "Which room shall nobody work in tomorrow?",
    "HauntMarker": lambda g, f: "Which marker of a finished room shall come off?",
    "PayFirst": prompt_pay,
    "ChooseInvestment": prompt_invest,
    "InvestThousands": lambda g, f: "Invest how many thousand dollars? Hundreds are asked next.",
    "InvestHundreds": lambda g, f: f"{dollars(f.arg * THOUSAND)} and how many hundred dollars?",
    "PayDebt": prompt_debt,
    "Reopen": lambda g, f: f"Re-open your company with {dollars(company(g, f.who).active)}?",
    "BidOrPass": prompt_bid,
}


# --- options --------------------------------------------------------------------------------------------------


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
LABELS: dict[str, Callable[[Game, Frame, int], str]] = {
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


WORDS: dict[str, Callable[[Game, Frame, int], str]] = {
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


# --- places ---------------------------------------------------------------------------------------------------


def no_place(g: Game, f: Frame, option: int) -> str:
    return ""


def hire_place(g: Game, f: Frame, option: int) -> str:
    return "" if option in (PASS, REST) else f"zone:{hire_word(g, f, option)}"


def space_place(g: Game, f: Frame, option: int) -> str:
    return "" if option == DONE else f"space:{option}"


def piece_place(g: Game, f: Frame, option: int) -> str:
    return "" if option in (ALL, DONE) else f"zone:{PIECE_NAMES[option]}"


PLACES: dict[str, Callable[[Game, Frame, int], str]] = {
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


# --- reasons --------------------------------------------------------------------------------------------------


def reason_useful(g: Game, f: Frame, option: int) -> str:
    return f"You have all the {RESOURCE_NAMES[option - TAKE_SOME]} that the mansion could still use."


def reason_pool(g: Game, f: Frame, option: int) -> str:
    return f"No {TRADE_NAMES[option - HIRE_ONE]} is left in the pool."


def reason_funds(g: Game, f: Frame, option: int) -> str:
    return f"You have only {dollars(company(g, f.who).active)}, and it is paid in full or not at all."


def reason_trade(g: Game, f: Frame, option: int) -> str:
    return f"You have no {TRADE_NAMES[mansion(g).box.space_trade[option]]} waiting."


REASONS: dict[str, Callable[[Game, Frame, int], str]] = {
    "MM-HIRE-04": reason_pool,
    "MM-HIRE-05": reason_useful,
    "MM-PLACE-04": reason_trade,
    "MM-EARN-20": reason_funds,
    "MM-SETTLE-04": reason_funds,
    "MM-BID-06": lambda g, f, o: f"You have only {dollars(company(g, f.who).active)}.",
}
