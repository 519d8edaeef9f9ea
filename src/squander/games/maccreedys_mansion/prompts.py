"""How the Mansion asks: the sentence of each question."""

from squander.games.maccreedys_mansion.books import debt_total
from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import RESOURCE_NAMES, TRADE_NAMES
from squander.games.maccreedys_mansion.text import dollars, plural
from squander.games.saying import Prompt, listed
from squander.kernel.game import Frame, Game


def prompt_hire(g: Game, f: Frame) -> str:
    c = company(g, f.who)
    crew = listed([plural(n, TRADE_NAMES[t]) for t, n in enumerate(c.workers) if n]) or "nobody yet"
    return f"Hire a worker, take a resource, or pass. You have {dollars(c.active)} and have hired {crew}."


def prompt_units(g: Game, f: Frame) -> str:
    """When they are due is an option of the game (MM-HIRE-16)."""
    when = "today" if mansion(g).rulings.pay_on_purchase else "when they are used"
    return f"How many units of {RESOURCE_NAMES[f.arg]}? They are paid for {when}."


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
    bids = (
        f"The highest is {dollars(max(w.bids))}, yours {dollars(w.bids[f.who])}."
        if max(w.bids)
        else "There is none yet."
    )
    return f"Bid for an earlier turn? Every bid is paid. {bids} You have {dollars(w.companies[f.who].active)}."


PROMPTS: dict[str, Prompt] = {
    "HireOrPass": prompt_hire,
    "TakeUnits": prompt_units,
    "PlaceWorker": lambda g, f: "Place a worker on an empty space of its trade.",
    "KeepMarker": lambda g, f: f"Your {RESOURCE_NAMES[f.arg]} won't do for all workers. Which marker stays?",
    "AddMarker": lambda g, f: "Dedicate another unit to one more marker in the same room?",
    "ChooseHaunt": lambda g, f: "Your company is closed. Haunt something?",
    "HauntWorker": lambda g, f: "Which worker shall stay at home tomorrow?",
    "HauntRoom": lambda g, f: "Which room shall nobody work in tomorrow?",
    "HauntMarker": lambda g, f: "Which marker of a finished room shall come off?",
    "PayFirst": prompt_pay,
    "ChooseInvestment": prompt_invest,
    "InvestThousands": lambda g, f: "Invest how much? The hundreds are asked next.",
    "InvestHundreds": lambda g, f: f"Invest how much of your {dollars(company(g, f.who).active)}?",
    "PayDebt": prompt_debt,
    "Reopen": lambda g, f: f"Re-open your company with {dollars(company(g, f.who).active)}?",
    "BidOrPass": prompt_bid,
}
