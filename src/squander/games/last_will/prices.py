"""What an option costs, for labels and reasons: numbers of the position, worked out only when somebody reads them."""

from squander.games.last_will.box import Card
from squander.games.last_will.player_board import is_laid, laid_card, value
from squander.games.last_will.privileges import price_helpers, price_step, white_actions
from squander.games.last_will.rules.black import amount
from squander.games.last_will.rules.property import market_price
from squander.games.last_will.state import Fortune, Seat
from squander.games.last_will.terms import EVENT, FREE_FARM_TRADE


def pounds_to_act(s: Seat, row: Card, card: int) -> int:
    """The least that using a card spends, by an alternative there are actions for."""
    if is_laid(s, card):
        return amount(s, laid_card(s, card), 0)
    if row.kind != EVENT:
        return row.lay_pounds
    actions = s.actions + white_actions(s)
    return min(p for a, p in zip(row.option_actions, row.option_pounds, strict=True) if a <= actions)


def trading_price(w: Fortune, who: int) -> int:
    """Of the trade that is going on, as helpers have moved it so far; never less than nothing."""
    row = w.box.cards[w.trading]
    if w.playing == w.trading:
        return market_price(w, row, 0) + w.price
    return value(laid_card(w.seats[who], w.trading)) + w.market[row.type] + w.price


def price_range(s: Seat, row: Card, price: int) -> tuple[int, int]:
    """The lowest and the highest price that helpers may make of one; farms only get cheaper."""
    steps = sum(price_step(laid.row) for laid in price_helpers(s, row))
    up = sum(price_step(laid.row) for laid in price_helpers(s, row) if laid.row.privilege != FREE_FARM_TRADE)
    return max(0, price - steps), max(0, price + up)
