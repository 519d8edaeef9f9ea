"""What must hold in every position of the template game."""

from squander.games.template.rules import SPEND
from squander.games.template.state import purse
from squander.kernel.game import Game
from squander.kernel.pieces import Options

MOST_PLIES = 12
SCORES = (0, 9)
CELLS: list[tuple[int, Options]] = [(players, {}) for players in (2, 3, 4)]


def faults(g: Game) -> list[str]:
    p = purse(g)
    cards = sorted(p.deck + p.pile + [card for hand in p.hands for card in hand])
    found = [] if cards == list(range(1, len(p.cards))) else ["a card is lost or doubled"]
    if any(money < 0 for money in p.cash):
        found.append("somebody is in debt")
    spent = sum(p.cards[card].amount for card in p.pile if p.cards[card].effect is SPEND)
    if 9 * g.players - sum(p.cash) != spent:
        found.append("money and played cards do not add up")
    return found
