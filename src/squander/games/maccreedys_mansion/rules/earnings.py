"""Earnings: rewards, then wages, then vendors; what cannot be paid is owed (MM-EARN)."""

from typing import Final

from squander.games.maccreedys_mansion.books import book, price_today
from squander.games.maccreedys_mansion.house import completed_by
from squander.games.maccreedys_mansion.state import Company, Mansion, mansion
from squander.games.maccreedys_mansion.terms import BY_PRICE, EARN, NOTHING, PIECES, REWARD, TRADES, VENDOR, WAGE
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced

STEPS: Final = [list(range(TRADES)), list(range(TRADES, PIECES))]  # the pieces of wages, of vendors
WAGE_STEP: Final = 0
VENDOR_STEP: Final = 1


class Earnings(Rule):
    """Each step for all companies, in turn order, before the next (MM-EARN-01)."""

    def run(self, g: Game, f: Frame) -> None:
        order = mansion(g).order
        wages = [Frame(PAY_DUES, who, WAGE_STEP) for who in order]
        g.todo([Frame(PAY_REWARDS), *wages, *[Frame(PAY_DUES, who, VENDOR_STEP) for who in order]])


class PayRewards(Rule):
    """Each job passed today pays once, split evenly; odd dollars go to the largest contributor first, then by turn
    order (MM-EARN-02 to 07)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        for job in w.passed:
            sharers = completed_by(w, job)
            reward = reward_today(w, job)
            for i in range(len(sharers)):
                share = reward // len(sharers) + (1 if i < reward % len(sharers) else 0)
                book(w, sharers[i], REWARD, job, 0, share)
                g.note("earns", sharers[i], share, job)
        w.passed = NOTHING


class PayDues(Rule):
    """All of a step, `arg`, if the funds suffice; otherwise the company chooses what comes first (MM-EARN-08 to 18)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        c = w.companies[f.who]
        pieces = [piece for piece in STEPS[f.arg] if due(c, piece)]
        if not pieces:
            return
        total = sum(due(c, piece) * price_today(w, piece) for piece in pieces)
        payable = [piece for piece in pieces if price_today(w, piece) <= c.active]
        if total <= c.active or len(payable) <= 1:
            pay_by_price(g, w, f.who, pieces)
        else:
            g.then(Frame(PAY_FIRST, f.who, f.arg))


class PayFirst(Ask):
    """Which piece to pay next, or the cheapest first, which leaves the fewest unpaid (MM-EARN-18 to 20)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        c = mansion(g).companies[f.who]
        return [BY_PRICE, *[piece for piece in STEPS[f.arg] if due(c, piece)]]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = mansion(g)
        if option == BY_PRICE:
            return 0
        return EARN + 20 if price_today(w, option) > w.companies[f.who].active else 0

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = mansion(g)
        if option == BY_PRICE:
            pay_by_price(g, w, f.who, self.candidates(g, f)[1:])
        else:
            settle_piece(g, w, f.who, option, 1, 0)
            g.then(Frame(PAY_DUES, f.who, f.arg))


def reward_today(w: Mansion, job: int) -> int:
    return w.box.rooms[job].reward * w.today.reward_percent // 100 + w.today.reward_add


def due(c: Company, piece: int) -> int:
    """Workers on the board, placed or not (MM-EARN-09), or units dedicated today (MM-EARN-13, 15)."""
    return c.workers[piece] if piece < TRADES else c.due[piece - TRADES]


def pay_by_price(g: Game, w: Mansion, who: int, pieces: list[int]) -> None:
    """Cheapest first; whatever can be paid when its turn comes must be (MM-EARN-19), the rest is debt."""
    c = w.companies[who]
    left = pieces
    while left:
        prices = [price_today(w, piece) for piece in left]
        price = min(prices)
        piece = left[prices.index(price)]
        left = [other for other in left if other != piece]
        count = due(c, piece)
        paid = count if price == 0 else min(count, c.active // price)
        settle_piece(g, w, who, piece, paid, count - paid)


def settle_piece(g: Game, w: Mansion, who: int, piece: int, paid: int, unpaid: int) -> None:
    """The pieces go back to their zone, paid or with a debt marker beside them (MM-EARN-11, 14)."""
    c = w.companies[who]
    if piece < TRADES:
        c.workers = replaced(c.workers, piece, c.workers[piece] - paid - unpaid)
        w.pool = replaced(w.pool, piece, w.pool[piece] + paid + unpaid)
    else:
        c.due = replaced(c.due, piece - TRADES, c.due[piece - TRADES] - paid - unpaid)
    if paid:
        cost = paid * price_today(w, piece)
        book(w, who, WAGE if piece < TRADES else VENDOR, piece, paid, -cost)
        g.note("pays", who, piece, cost)
    if unpaid:
        c.debts = replaced(c.debts, piece, c.debts[piece] + unpaid)
        g.note("owes", who, piece, unpaid)


EARNINGS: Final = Earnings("mansion.Earnings")
PAY_REWARDS: Final = PayRewards("mansion.PayRewards")
PAY_DUES: Final = PayDues("mansion.PayDues")
PAY_FIRST: Final = PayFirst("mansion.PayFirst")
