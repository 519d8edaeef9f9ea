"""What somebody still owns, into what it splits, and on what it went."""

from squander.games.last_will.player_board import value
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import EVENT, HELPER, NO_CARD, PROPERTY
from squander.kernel.game import Game
from squander.kernel.pieces import Expense, Holding, Note, Worth

POUNDS = "£"


def worth(g: Game, who: int) -> Worth:
    """Cash and houses apart, as the final count sees them (LW-ENDGAME-07 to 10, 14)."""
    w = fortune(g)
    s = w.seats[who]
    houses = sum([value(laid) + w.box.penalty for laid in s.board if laid.row.is_property])
    return Worth(s.cash + houses, holdings(s, houses))


def holdings(s: Seat, houses: int, of: str = "") -> list[Holding]:
    """Less than no cash is a debt."""
    return [cash_or_debt(s.cash, of), Holding("houses", houses, True, of)]


def cash_or_debt(pounds: int, of: str = "") -> Holding:
    return Holding("debt" if pounds < 0 else "cash", pounds, True, of)


def expense(g: Game, note: Note) -> Expense | None:
    if note.what == "falls":
        return Expense("the opera" if was_errand(note) else "the law", note.a, POUNDS, rival=0)
    if note.what != "spent":
        return None
    return Expense(purpose(fortune(g), note), note.a, POUNDS)


def was_errand(note: Note) -> bool:
    return note.before is not None and note.before.what == "his errand"


def purpose(w: Fortune, note: Note) -> str:
    """A house that was just bought, or what the card is that the money went on."""
    card, before = note.b, note.before
    if card == NO_CARD:
        return "the Club"
    if card == 0:
        return "the opera"
    if before is not None and before.what == "buys" and before.who == note.who and before.a == card:
        return "buying houses"
    kind = w.box.cards[card].kind
    if kind == PROPERTY:
        return "keeping houses"
    return "going out" if kind == EVENT else "helpers" if kind == HELPER else "fine living"
