"""Bankruptcy, Settle Up and Re-Open: who stays in business (MM-BANKRUPT, MM-SETTLE, MM-REOPEN)."""

from typing import Final

from squander.games.maccreedys_mansion.books import book, debt_total, standing_funds
from squander.games.maccreedys_mansion.state import NO_DEBTS, Mansion, mansion
from squander.games.maccreedys_mansion.terms import (
    ALL,
    CLOSED,
    CLOSED_FOR_GOOD,
    DONE,
    NO,
    OLD_DEBT,
    OPEN,
    PIECES,
    SETTLE,
    YES,
)
from squander.games.maccreedys_mansion.turns import in_business
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced


class Bankruptcy(Rule):
    """An open company with less than a dollar is closed; it keeps all it has (MM-BANKRUPT-01 to 08)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        for who in w.order:
            c = w.companies[who]
            if c.status == OPEN and standing_funds(w, c) < 1:
                c.status = CLOSED
                g.note("closes", who)


class SettleUp(Rule):
    """Whoever has debts and money may pay, closed or not (MM-SETTLE-02, 06)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        g.todo([Frame(PAY_DEBT, who) for who in in_business(w) if may_settle(w, who)])


class PayDebt(Ask):
    """A debt after the other at its list price, all at once, or no more (MM-SETTLE-01, 03 to 05, 07)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        c = mansion(g).companies[f.who]
        return [ALL, *[piece for piece in range(PIECES) if c.debts[piece]], DONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = mansion(g)
        c = w.companies[f.who]
        if option == DONE:
            return 0
        price = debt_total(w, c) if option == ALL else w.box.list_price[option]
        return SETTLE + 4 if price > c.active else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = mansion(g)
        if option == DONE:
            return
        if option == ALL:
            pay_all_debts(g, w, f.who)
            return
        pay_debt(g, w, f.who, option, 1)
        if may_settle(w, f.who):
            g.then(f)


def may_settle(w: Mansion, who: int) -> bool:
    c = w.companies[who]
    return c.active >= 1 and c.debts != NO_DEBTS


def pay_all_debts(g: Game, w: Mansion, who: int) -> None:
    debts = w.companies[who].debts
    for piece in range(PIECES):
        if debts[piece]:
            pay_debt(g, w, who, piece, debts[piece])


def pay_debt(g: Game, w: Mansion, who: int, piece: int, count: int) -> None:
    """The marker comes back from the zone (MM-SETTLE-01)."""
    c = w.companies[who]
    c.debts = replaced(c.debts, piece, c.debts[piece] - count)
    book(w, who, OLD_DEBT, piece, count, -count * w.box.list_price[piece])
    g.note("settles", who, piece, count)


class Reopening(Rule):
    """Less than a dollar now closes for good, also an open company (MM-REOPEN-02, 05); more than one lets a closed
    company open again (MM-REOPEN-01); exactly one changes nothing (MM-REOPEN-04)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        asks: list[Frame] = []
        for who in in_business(w):
            c = w.companies[who]
            funds = standing_funds(w, c)
            if funds < 1:
                c.status = CLOSED_FOR_GOOD
                g.note("closes for good", who)
            elif c.status == CLOSED and funds > 1:
                asks.append(Frame(REOPEN, who))
        if len(in_business(w)) > 1:  # otherwise the game is over
            g.todo(asks)


class Reopen(Ask):
    """Voluntary and free of charge (MM-REOPEN-03, 06, 07)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [YES, NO]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == YES:
            mansion(g).companies[f.who].status = OPEN
            g.note("re-opens", f.who)


BANKRUPTCY: Final = Bankruptcy("mansion.Bankruptcy")
SETTLE_UP: Final = SettleUp("mansion.SettleUp")
PAY_DEBT: Final = PayDebt("mansion.PayDebt")
REOPENING: Final = Reopening("mansion.Reopening")
REOPEN: Final = Reopen("mansion.Reopen")
