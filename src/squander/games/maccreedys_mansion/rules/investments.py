"""Investments: collect, liquidate or invest, at most one of them a round (MM-INVEST)."""

from typing import Final

from squander.games.maccreedys_mansion.books import book
from squander.games.maccreedys_mansion.state import Company, Mansion, company, mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    COLLECT,
    DIVIDEND,
    HOLD,
    HUNDRED,
    INVEST,
    INVESTING,
    INVESTMENT,
    LIQUIDATE,
    LIQUIDATION,
    OPEN,
    THOUSAND,
)
from squander.games.maccreedys_mansion.turns import in_business
from squander.kernel.game import Ask, Frame, Game, Rule

CHOICES: Final = [COLLECT, LIQUIDATE, INVEST, HOLD]
MOST_THOUSANDS: Final = 250  # in one investment; all active funds may always be invested


class Investments(Rule):
    """In turn order (MM-INVEST-15); closed for good, a company has only what it must liquidate (MM-INVEST-05)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        asked = w.order if w.rulings.all_closed_liquidate else in_business(w)
        g.todo([Frame(CHOOSE_INVESTMENT, who) for who in asked])


class ChooseInvestment(Ask):
    """One of three, or none (MM-INVEST-07, 08)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return CHOICES

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = mansion(g)
        c = w.companies[f.who]
        if c.status != OPEN:
            return closed_obstacle(c, option)
        if option == COLLECT:
            return dividend_obstacle(w, c)
        if option == LIQUIDATE:
            return INVESTING + 11 if c.invested == 0 else 0
        if option == INVEST:
            return INVESTING + 11 if c.active == 0 else 0
        return 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = mansion(g)
        if option == COLLECT:
            amount = dividend(w, w.companies[f.who])
            book(w, f.who, DIVIDEND, 0, 0, amount)
            g.note("collects", f.who, amount)
        elif option == LIQUIDATE:
            amount = w.companies[f.who].invested
            book(w, f.who, LIQUIDATION, 0, 0, amount, -amount)
            g.note("liquidates", f.who, amount)
        elif option == INVEST:
            g.then(Frame(INVEST_THOUSANDS, f.who))


def closed_obstacle(c: Company, option: int) -> int:
    """A closed company must liquidate what it has invested (MM-INVEST-05), and has no other option (MM-INVEST-14)."""
    if c.invested > 0:
        return 0 if option == LIQUIDATE else INVESTING + 5
    return 0 if option == HOLD else INVESTING + 14


def dividend(w: Mansion, c: Company) -> int:
    """Rounded down (MM-INVEST-01, 09)."""
    percent = w.today.dividend if w.today.dividend >= 0 else w.box.numbers.dividend_percent
    return c.invested * percent // 100


def dividend_obstacle(w: Mansion, c: Company) -> int:
    """Never on nothing, and only if it comes to $100 (MM-INVEST-02, 03)."""
    if c.invested == 0:
        return INVESTING + 3
    return INVESTING + 2 if dividend(w, c) < w.box.numbers.dividend_minimum else 0


class InvestThousands(Ask):
    """The thousands of the sum, or all active funds (MM-INVEST-06, 12, 16)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        most = min(company(g, f.who).active // THOUSAND, MOST_THOUSANDS)
        return [*range(most + 1), ALL]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return INVESTING + 16 if option == 0 and company(g, f.who).active < HUNDRED else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == ALL:
            invest(g, f.who, company(g, f.who).active)
        else:
            g.then(Frame(INVEST_HUNDREDS, f.who, option))


class InvestHundreds(Ask):
    """The hundreds above the thousands, `arg` (MM-INVEST-16)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        left = company(g, f.who).active - f.arg * THOUSAND
        least = 1 if f.arg == 0 else 0
        return list(range(least, min(9, left // HUNDRED) + 1))

    def choose(self, g: Game, f: Frame, option: int) -> None:
        invest(g, f.who, f.arg * THOUSAND + option * HUNDRED)


def invest(g: Game, who: int, amount: int) -> None:
    book(mansion(g), who, INVESTMENT, 0, 0, -amount, amount)
    g.note("invests", who, amount)


INVESTMENTS: Final = Investments("mansion.Investments")
CHOOSE_INVESTMENT: Final = ChooseInvestment("mansion.ChooseInvestment")
INVEST_THOUSANDS: Final = InvestThousands("mansion.InvestThousands")
INVEST_HUNDREDS: Final = InvestHundreds("mansion.InvestHundreds")
