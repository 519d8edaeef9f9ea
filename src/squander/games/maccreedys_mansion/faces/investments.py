"""Investments, as a company meets them."""

from squander.games.face import IN_A_ROW, INSIDE, OPENS, Face, first_offered, nowhere
from squander.games.maccreedys_mansion.books import standing_funds
from squander.games.maccreedys_mansion.faces.shared import funds
from squander.games.maccreedys_mansion.rules.investments import (
    ChooseInvestment,
    InvestHundreds,
    InvestThousands,
    dividend,
)
from squander.games.maccreedys_mansion.state import company, mansion
from squander.games.maccreedys_mansion.terms import ALL, COLLECT, HUNDRED, INVEST, LIQUIDATE, THOUSAND
from squander.games.maccreedys_mansion.text import dollars
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts

PHASE = "Investments"

# --- collect, liquidate, invest -------------------------------------------------------------------------------

WORDS = ["none", "collect", "liquidate", "invest"]


def prompt_invest(g: Game, f: Frame) -> str:
    return f"Active funds {funds(g, f)}, invested {dollars(company(g, f.who).invested)}. Collect, liquidate, invest?"


def label_investment(g: Game, f: Frame, option: int) -> str:
    c = company(g, f.who)
    amount = brings(g, f, option)
    if option == COLLECT:
        return f"Collect a dividend of {dollars(amount)}" if amount else "Collect a dividend"
    if option == LIQUIDATE:
        return f"Liquidate all {dollars(amount)}" if amount else "Liquidate"
    if option == INVEST:
        return f"Invest some of your {dollars(c.active)}" if c.active else "Invest"
    return "Do nothing"


def brings(g: Game, f: Frame, option: int) -> int:
    w = mansion(g)
    c = w.companies[f.who]
    if option == COLLECT:
        return dividend(w, c)
    return c.invested if option == LIQUIDATE else 0


def reason_dividend(g: Game, f: Frame, option: int) -> str:
    w = mansion(g)
    if w.today.dividend == 0:
        return "No dividends are paid today."
    amount, least = brings(g, f, option), w.box.numbers.dividend_minimum
    return f"It would be {dollars(amount)}, and {dollars(least)} is the least that is paid."


def reason_nothing(g: Game, f: Frame, option: int) -> str:
    return "You have no active funds to invest." if option == INVEST else "You have nothing invested."


CHOOSE_INVESTMENT = Face(
    asks=ChooseInvestment,
    prompt=prompt_invest,
    phase=PHASE,
    label=label_investment,
    word=lambda g, f, o: WORDS[o],
    place=nowhere,
    deed=lambda g, f, o: ["Go on", "Collect", "Liquidate", "Invest"][o],
    gesture=OPENS,
    amount=brings,
    reasons={"MM-INVEST-02": reason_dividend, "MM-INVEST-03": reason_nothing, "MM-INVEST-11": reason_nothing},
)

# --- how much -------------------------------------------------------------------------------------------------


def warning(g: Game, who: int, amount: int) -> str:
    """An investment can close the company for good at Re-Open, unless the game ends before (MM-REOPEN-05)."""
    w = mansion(g)
    closes = not w.restored and standing_funds(w, w.companies[who]) - amount < 1
    return ": your company will close for good" if closes else ""


def label_thousands(g: Game, f: Frame, option: int) -> str:
    active = company(g, f.who).active
    if option == ALL:
        return f"All {dollars(active)}{warning(g, f.who, active)}"
    least, most = max(HUNDRED, option * THOUSAND), min(option * THOUSAND + 900, active // HUNDRED * HUNDRED)
    return f"{dollars(least)} to {dollars(most)}" if least < most else f"{dollars(least)}{warning(g, f.who, least)}"


def to_invest(g: Game, f: Frame) -> Amounts:
    """All of it may be invested, also what is less than a hundred."""
    active = company(g, f.who).active
    return Amounts(left=active, least=min(HUNDRED, active), most=active, unit="$")


INVEST_THOUSANDS = Face(
    asks=InvestThousands,
    prompt="Invest how much? The hundreds are asked next.",
    phase=PHASE,
    label=label_thousands,
    word=lambda g, f, o: "all" if o == ALL else str(o * THOUSAND),
    place=nowhere,
    deed="Invest",
    gesture=INSIDE,
    amounts=to_invest,
    amount=lambda g, f, o: company(g, f.who).active if o == ALL else o * THOUSAND,
)


def whole_sum(g: Game, f: Frame, option: int) -> int:
    return f.arg * THOUSAND + option * HUNDRED


def label_hundreds(g: Game, f: Frame, option: int) -> str:
    amount = whole_sum(g, f, option)
    return f"{dollars(amount)}{warning(g, f.who, amount)}"


def hundreds_to_add(g: Game, f: Frame) -> Amounts:
    """Something must be invested."""
    least, most = g.options[0] * HUNDRED, g.options[-1] * HUNDRED
    return Amounts(left=most, least=least, most=whole_sum(g, f, g.options[-1]), unit="$", due=f.arg * THOUSAND)


INVEST_HUNDREDS = Face(
    asks=InvestHundreds,
    prompt=lambda g, f: f"Invest how much of your {funds(g, f)}?",
    phase=PHASE,
    label=label_hundreds,
    word=lambda g, f, o: str(o * HUNDRED),
    place=nowhere,
    deed="Invest",
    gesture=IN_A_ROW,
    assume=first_offered,
    amounts=hundreds_to_add,
    amount=whole_sum,
)

FACES = [CHOOSE_INVESTMENT, INVEST_THOUSANDS, INVEST_HUNDREDS]
