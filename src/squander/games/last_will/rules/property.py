"""Buying and selling properties (LW-PROPERTY)."""

from typing import Final

from squander.games.last_will.box import Card
from squander.games.last_will.cards import discard
from squander.games.last_will.player_board import laid_card, mark_privilege, take_off, value
from squander.games.last_will.privileges import free_trade, most_discount, price_helpers, price_step
from squander.games.last_will.rules.jobs import offer_demotion
from squander.games.last_will.rules.money import maybe_declare_bankruptcy, spend
from squander.games.last_will.state import Fortune, Laid, Seat, fortune, seat
from squander.games.last_will.terms import (
    ACTION,
    FREE_FARM_TRADE,
    HELPERS_,
    LEAVE,
    LOWER,
    NO,
    NONE,
    PROPERTY_,
    RAISE,
    YES,
)
from squander.kernel.game import Ask, Frame, Game, Rule


def market_price(w: Fortune, row: Card, step: int) -> int:
    """Banknote plus the token at its type, before helpers and the floor (LW-PROPERTY-03, LW-PROPERTY-27)."""
    return row.scale[step] + w.market[row.type]


def purchase_obstacle(w: Fortune, s: Seat, row: Card, discarding: int) -> int:
    """An action or a free trade, and the full price in cash (LW-PROPERTY-02, 11, 14), without the discarded helper."""
    if s.bankrupt:
        return PROPERTY_ + 14
    if s.actions < 1 and free_trade(s, row, discarding) is None:
        return ACTION + 8
    least = market_price(w, row, 0) - most_discount(s, row, discarding)
    return 0 if least <= s.cash else PROPERTY_ + 11


def sale_obstacle(s: Seat, row: Card) -> int:
    return 0 if s.actions >= 1 or free_trade(s, row) is not None else ACTION + 8


def sell(g: Game, who: int, card: int) -> None:
    w = fortune(g)
    w.trading = card
    offer_demotion(g, who, w.box.cards[card].symbols)
    g.todo([Frame(TRADE_ACTION, who, card), Frame(ASK_PRICE, who, card), Frame(COMPLETE_SALE, who, card)])


class TradeAction(Ask):
    """Pay the action of a trade, or let a helper waive it (LW-PROPERTY-02, 26, LW-HELPER-09, 12).
    `arg` is the property."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [YES, NO]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        row = fortune(g).box.cards[f.arg]
        s = seat(g, f.who)
        if option == NO:
            return 0 if s.actions >= 1 else ACTION + 8
        if free_trade(s, row) is not None:
            return 0
        return HELPERS_ + (9 if row.is_farm else 12)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        s = seat(g, f.who)
        helper = free_trade(s, fortune(g).box.cards[f.arg])
        if option == YES and helper is not None:
            mark_privilege(s, helper)
        else:
            s.actions -= 1


class AskPrice(Rule):
    """Ask each helper that may move the price (LW-HELPER-10, 14, 50)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        helpers = price_helpers(w.seats[f.who], w.box.cards[f.arg])
        if helpers:
            g.todo([Frame(MOVE_PRICE, f.who, laid.card) for laid in helpers])


class MovePrice(Ask):
    """A helper lowers or raises the price, or leaves it (LW-HELPER-10, 11, 14, 15). `arg` is the helper."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [LOWER, LEAVE, RAISE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = fortune(g)
        s = w.seats[f.who]
        helper = laid_card(s, f.arg)
        if option == RAISE and helper.row.privilege == FREE_FARM_TRADE:
            return HELPERS_ + 11
        if option == LOWER or w.playing != w.trading:
            return 0
        row = w.box.cards[w.trading]
        least = market_price(w, row, 0) + w.price + shift(helper.row, option) - still_to_ask(s, row, helper)
        return 0 if least <= s.cash else PROPERTY_ + 11

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        w.price += shift(laid_card(w.seats[f.who], f.arg).row, option)


def shift(helper: Card, option: int) -> int:
    return price_step(helper) * (option - LEAVE)


def still_to_ask(s: Seat, row: Card, helper: Laid) -> int:
    """What the helpers asked after this one may still take off."""
    helpers = price_helpers(s, row)
    return sum(price_step(laid.row) for laid in helpers[helpers.index(helper) + 1 :])


class CompletePurchase(Rule):
    """Pay and lay the card; a house's marker starts on its highest banknote (LW-PROPERTY-03 to 07, 13)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        s = w.seats[f.who]
        row = w.box.cards[f.arg]
        price = max(0, market_price(w, row, 0) + w.price)
        clear_trade(w)
        w.playing = 0
        s.properties += 1
        s.board = [*s.board, Laid(f.arg, row, 0, 0, False, 0)]
        g.note("buys", f.who, f.arg, price)
        spend(g, f.who, price, f.arg)


class CompleteSale(Rule):
    """Take the price, never less than nothing; card and tokens leave the board (LW-PROPERTY-28 to 36)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        s = w.seats[f.who]
        laid = laid_card(s, f.arg)
        price = max(0, value(laid) + w.market[laid.row.type] + w.price)
        clear_trade(w)
        take_off(s, f.arg)
        s.properties -= 1
        s.cash += price
        discard(w, f.arg)
        g.note("sells", f.who, f.arg, price)
        maybe_declare_bankruptcy(g, f.who)


def clear_trade(w: Fortune) -> None:
    w.trading = 0
    w.price = 0


def bargain(w: Fortune) -> int:
    """How much cheaper the event in play sells."""
    effect = w.box.cards[w.playing].effect
    return 0 if effect is None else effect.cheaper


class SellOff(Ask):
    """Sell up to `arg` own properties without an action, each somewhat cheaper, if one likes (LW-SPECIAL-03,
    LW-PROPERTY-30)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*[laid.card for laid in seat(g, f.who).board if laid.row.is_property], NONE]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NONE:
            return
        w = fortune(g)
        w.trading = option
        w.price = -bargain(w)
        if f.arg > 1:
            g.then(Frame(self, f.who, f.arg - 1))
        offer_demotion(g, f.who, w.box.cards[option].symbols)
        g.todo([Frame(ASK_PRICE, f.who, option), Frame(COMPLETE_SALE, f.who, option)])


TRADE_ACTION: Final = TradeAction("will.TradeAction")
ASK_PRICE: Final = AskPrice("will.AskPrice")
MOVE_PRICE: Final = MovePrice("will.MovePrice")
COMPLETE_PURCHASE: Final = CompletePurchase("will.CompletePurchase")
COMPLETE_SALE: Final = CompleteSale("will.CompleteSale")
SELL_OFF: Final = SellOff("will.SellOff")
