"""What a company is worth, into what it splits, and on what its money went."""

from squander.games.maccreedys_mansion.books import debt_total
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import TRADES
from squander.kernel.game import Game
from squander.kernel.pieces import Expense, Holding, Note, Worth

DOLLARS = "$"


def worth(g: Game, who: int) -> Worth:
    """Active and invested funds less debts (MM-END-09)."""
    w = mansion(g)
    c = w.companies[who]
    debts = debt_total(w, c)
    parts = [Holding("funds", c.active), Holding("invested", c.invested)]
    return Worth(c.active + c.invested - debts, [*parts, Holding("debts", -debts)] if debts else parts)


def expense(g: Game, note: Note) -> Expense | None:
    """Debts are settled at the list price of their piece (MM-EARN-22)."""
    what = note.what
    if what == "pays":
        return Expense("wages" if note.a < TRADES else "material", note.b, DOLLARS)
    if what == "settles":
        return Expense("old debts", note.b * mansion(g).box.list_price[note.a], DOLLARS)
    if what == "pays bid":
        return Expense("bids", note.a, DOLLARS)
    if what == "cash" and note.a < 0:
        return Expense("cards", -note.a, DOLLARS)
    return None
