"""The numbers of Last Will's questions and options, for whoever shows them: no sentence has to be read for them."""

from squander.games.last_will.player_board import laid_card, value
from squander.games.last_will.privileges import hand_limit
from squander.games.last_will.state import fortune
from squander.games.last_will.terms import SELL
from squander.games.saying import Amount, Left
from squander.kernel.game import Frame, Game


def cards_to_keep(g: Game, f: Frame) -> int:
    w = fortune(g)
    s = w.seats[f.who]
    return hand_limit(w, s) - len(s.kept)


def sale(g: Game, f: Frame, option: int) -> int:
    """What a house on the board would bring by the market alone (LW-PROPERTY)."""
    if option <= SELL:
        return 0
    w = fortune(g)
    laid = laid_card(w.seats[f.who], option - SELL)
    return max(0, value(laid) + w.market[laid.row.type])


LEFTS: dict[str, Left] = {
    "KeepFirstCards": lambda g, f: f.arg,
    "ChooseDeck": lambda g, f: f.arg,
    "PlaceAnimal": lambda g, f: f.arg,
    "DepreciateOwn": lambda g, f: f.arg,
    "SellOff": lambda g, f: f.arg,
    "KeepCards": cards_to_keep,
}
AMOUNTS: dict[str, Amount] = {
    "Act": sale,
    "ArrangeMarket": lambda g, f, o: fortune(g).box.market_tokens[o],
}
