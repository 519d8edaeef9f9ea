"""What somebody has left to lose: by competition, and Last Will's share by cash and houses."""

from squander.games.last_will.state import fortune
from squander.games.last_will.worth import expense as expense_of_will
from squander.games.last_will.worth import holdings
from squander.games.prodigals_club.worth import expense as expense_of_club
from squander.games.prodigals_club.worth import worth as worth_of_club
from squander.kernel.game import Game
from squander.kernel.pieces import Expense, Note, Worth

WILL = "last-will"


def worth(g: Game, who: int) -> Worth:
    """Houses count what the market pays (PL-SCORE-03 to 09)."""
    whole, s = worth_of_club(g, who), fortune(g).seats[who]
    money = sum([part.amount for part in whole.parts if part.name == WILL])
    return Worth(whole.amount, [*whole.parts, *holdings(s, money - s.cash, WILL)])


def expense(g: Game, note: Note) -> Expense | None:
    return expense_of_will(g, note) or expense_of_club(g, note)
