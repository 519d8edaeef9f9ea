"""The questions about a trade."""

from squander.games.face import IN_A_ROW, INSIDE, Face, if_offered, nowhere, up_to
from squander.games.last_will.faces.shared import (
    ACTIONS,
    card_place,
    card_word,
    helper_word,
    laid_name,
    priced,
    short_of_actions,
    too_dear,
)
from squander.games.last_will.player_board import laid_card, value
from squander.games.last_will.prices import price_range, trading_price
from squander.games.last_will.privileges import free_trade, price_step
from squander.games.last_will.rules.property import (
    MovePrice,
    SellOff,
    TradeAction,
    bargain,
    market_price,
    shift,
    still_to_ask,
)
from squander.games.last_will.state import Fortune, card_of, fortune, seat
from squander.games.last_will.terms import LEAVE, YES
from squander.games.last_will.text import money, plural
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def prompt_trade(g: Game, f: Frame) -> str:
    w = fortune(g)
    return f"{w.box.cards[f.arg].name}: {'buy' if w.playing == f.arg else 'sell'} it for an action, or by your helper?"


def label_trade(g: Game, f: Frame, option: int) -> str:
    s = seat(g, f.who)
    if option != YES:
        return f"Use {plural(1, 'action')} of your {s.actions}"
    helper = free_trade(s, card_of(g, f.arg))
    return f"Without an action, by {helper.row.name}" if helper else "Without an action"


TRADE_ACTION = Face(
    asks=TradeAction,
    phase=ACTIONS,
    prompt=prompt_trade,
    label=label_trade,
    word=helper_word,
    place=nowhere,
    deed=lambda g, f, o: "Buy it" if fortune(g).playing == f.arg else "Sell it",
    gesture=IN_A_ROW,
    assume=if_offered(YES),
    amount=lambda g, f, o: 0 if o == YES else 1,
    reasons={"LW-ACTION-08": lambda g, f, o: short_of_actions(seat(g, f.who), 1)},
)

# --- the price ------------------------------------------------------------------------------------------------


def price_now(w: Fortune, f: Frame) -> int:
    return max(0, trading_price(w, f.who))


def prompt_price(g: Game, f: Frame) -> str:
    """The helper is asked about the price as it stands."""
    w = fortune(g)
    helper = w.box.cards[f.arg]
    price = money(price_now(w, f))
    return f"{helper.name}: move the price of {w.box.cards[w.trading].name}, {price}, by £{price_step(helper)}?"


def price_then(g: Game, f: Frame, option: int) -> int:
    w = fortune(g)
    return max(0, trading_price(w, f.who) + shift(w.box.cards[f.arg], option))


def reason_price(g: Game, f: Frame, option: int) -> str:
    w = fortune(g)
    s = w.seats[f.who]
    row = w.box.cards[w.trading]
    helper = laid_card(s, f.arg)
    still = still_to_ask(s, row, helper)
    return too_dear(g, f, market_price(w, row, 0) + w.price + shift(helper.row, option) - still, still > 0)


MOVE_PRICE = Face(
    asks=MovePrice,
    phase=ACTIONS,
    prompt=prompt_price,
    label=lambda g, f, o: f"{['Lower it to', 'Leave it at', 'Raise it to'][o]} £{price_then(g, f, o)}",
    word=lambda g, f, o: ["lower", "leave", "raise"][o],
    place=nowhere,
    deed=lambda g, f, o: ["Lower the price", "Leave the price", "Raise the price"][o],
    gesture=IN_A_ROW,
    assume=if_offered(LEAVE),
    amounts=lambda g, f: Amounts(unit="£", due=price_now(fortune(g), f)),
    amount=price_then,
    reasons={
        "LW-HELPER-11": lambda g, f, o: f"{card_of(g, f.arg).name} can only make it cheaper.",
        "LW-PROPERTY-11": reason_price,
    },
)

# --- sales without an action ----------------------------------------------------------------------------------


def base_price(g: Game, f: Frame, option: int) -> int:
    """By the market, somewhat cheaper by the card that sells."""
    w = fortune(g)
    laid = laid_card(w.seats[f.who], option)
    return value(laid) + w.market[laid.row.type] - bargain(w)


def label_sell_off(g: Game, f: Frame, option: int) -> str:
    if option == 0:
        return "Sell nothing more"
    s = seat(g, f.who)
    laid = laid_card(s, option)
    return f"{laid_name(laid)} (brings {priced(*price_range(s, laid.row, base_price(g, f, option)))})"


SELL_OFF = Face(
    asks=SellOff,
    phase=ACTIONS,
    prompt=lambda g, f: f"Sell which property, without an action? {plural(f.arg, 'sale')} left.",
    label=label_sell_off,
    word=card_word,
    place=card_place,
    deed=lambda g, f, o: "Sell it" if o else "Sell no more",
    gesture=INSIDE,
    amounts=up_to("sale"),
    amount=lambda g, f, o: max(0, base_price(g, f, o)) if o else 0,
)

FACES = [TRADE_ACTION, MOVE_PRICE, SELL_OFF]
