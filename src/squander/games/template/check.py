"""What must hold in every position of the template game."""

from typing import Any

from squander.games.template.state import purse
from squander.kernel.game import Game

ENDINGS = ["third round"]
MOST_PLIES = 12
SCORES = (0, 9)
CELLS: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in (2, 3, 4)]


def ending(g: Game) -> str:
    return ENDINGS[0]


def faults(g: Game) -> list[str]:
    p = purse(g)
    cards = sorted(p.deck + p.pile + [card for hand in p.hands for card in hand])
    found = [] if cards == list(range(1, len(p.pounds))) else ["a card is lost or doubled"]
    if any(money < 0 for money in p.cash):
        found.append("somebody is in debt")
    if 9 * g.players - sum(p.cash) != sum(p.pounds[card] for card in p.pile):
        found.append("money and played cards do not add up")
    return found
