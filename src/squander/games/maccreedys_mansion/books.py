"""Money. Every dollar that enters or leaves a company's funds goes through `book` (MM-EARN-24)."""

from squander.games.maccreedys_mansion.state import NO_DEBTS, Company, Entry, Mansion
from squander.games.maccreedys_mansion.terms import PIECES, TRADES


def book(w: Mansion, who: int, reason: int, detail: int, pieces: int, active: int, invested: int = 0) -> None:
    """Change the funds and write down why."""
    c = w.companies[who]
    c.active += active
    c.invested += invested
    c.ledger = Entry(c.ledger, w.round, reason, detail, pieces, active, invested)


def debt_total(w: Mansion, c: Company) -> int:
    """Debts keep the list price of their piece (MM-EARN-22)."""
    debts = c.debts
    if debts is NO_DEBTS:
        return 0
    total = 0
    for piece in range(PIECES):
        owed = debts[piece]
        if owed:
            total += owed * w.box.list_price[piece]
    return total


def standing_funds(w: Mansion, c: Company) -> int:
    """What Bankruptcy and Re-Open look at: active funds, less debts unless the option says otherwise
    (MM-BANKRUPT-02, 04)."""
    return c.active - debt_total(w, c) if w.rulings.debts_count else c.active


def worth(w: Mansion, c: Company) -> int:
    """Active and invested funds less debts (MM-END-09)."""
    return c.active + c.invested - debt_total(w, c)


def price_today(w: Mansion, piece: int) -> int:
    """The wage or price of a piece, as cards have changed it for today."""
    listed = w.box.list_price[piece]
    if piece < TRADES:
        return max(0, listed + w.today.wage_add[piece])
    return listed * w.today.price_percent[piece - TRADES] // 100
