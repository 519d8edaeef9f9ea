"""What an option costs, for labels and reasons: numbers of the position, worked out only when somebody reads them."""

from squander.games.last_will.box import Card
from squander.games.last_will.player_board import is_laid, laid_card, value
from squander.games.last_will.privileges import most_discount, price_helpers, price_step, white_actions
from squander.games.last_will.rules.black import amount
from squander.games.last_will.rules.property import market_price, shift, still_to_ask
from squander.games.last_will.state import Fortune, Seat, card_of, fortune, seat
from squander.games.last_will.terms import EVENT, FREE_FARM_TRADE, SELL
from squander.games.last_will.text import money
from squander.kernel.game import Frame, Game

DECK_THINGS = ["events", "helpers and expenses", "properties", "companions", "special cards"]


def cash_of(g: Game, f: Frame) -> str:
    return money(seat(g, f.who).cash)


def rule_of(f: Frame) -> str:
    """A companion space's number does not matter here."""
    return f.rule.name.removeprefix("will.").rstrip("1234")


def actions_for(g: Game, f: Frame, option: int) -> tuple[int, bool]:
    """The actions an option needs, and whether these are the fewest of several."""
    if rule_of(f) == "ChooseAlternative":
        return card_of(g, f.arg).option_actions[option], False
    if option > SELL:
        return 1, False
    row = card_of(g, option)
    if is_laid(seat(g, f.who), option):
        return row.actions, False
    if row.kind == EVENT:
        return min(row.option_actions), len(row.option_actions) > 1
    return 1 + row.lay_actions, False


def pounds_for(g: Game, f: Frame, option: int) -> int:
    """What a use of money would come to."""
    w = fortune(g)
    s = w.seats[f.who]
    rule = rule_of(f)
    if rule == "ChooseAlternative":
        return card_of(g, f.arg).option_pounds[option]
    if rule == "ChooseAmount":
        return amount(s, laid_card(s, f.arg), option)
    if rule == "Bring":
        return w.due + card_of(g, f.arg).company_pounds[int(f.rule.name[-1]) - 1]
    if rule == "MaySpendMore":
        return w.due + card_of(g, f.arg).amount
    return w.box.opera_pounds if rule == "SendErrandBoy" else pounds_to_act(s, card_of(g, option), option)


def pounds_to_act(s: Seat, row: Card, card: int) -> int:
    """The least that using a card spends, by an alternative there are actions for."""
    if is_laid(s, card):
        return amount(s, laid_card(s, card), 0)
    if row.kind != EVENT:
        return row.lay_pounds
    actions = s.actions + white_actions(s)
    return min(p for a, p in zip(row.option_actions, row.option_pounds, strict=True) if a <= actions)


def purchase_price(g: Game, f: Frame, option: int) -> tuple[int, bool]:
    """The price of a purchase that cannot be paid, and whether helpers have already made it the least."""
    w = fortune(g)
    s = w.seats[f.who]
    if rule_of(f) == "MovePrice":
        row = w.box.cards[w.trading]
        helper = laid_card(s, f.arg)
        still = still_to_ask(s, row, helper)
        return market_price(w, row, 0) + w.price + shift(helper.row, option) - still, still > 0
    row = w.box.cards[option]
    return market_price(w, row, 0) - most_discount(s, row), most_discount(s, row) > 0


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
