"""Bidding for turn order, lap after lap until a lap without a bid (MM-BID)."""

from typing import Final

from squander.games.maccreedys_mansion.books import book
from squander.games.maccreedys_mansion.state import Mansion, mansion
from squander.games.maccreedys_mansion.terms import BID, CLOSED_FOR_GOOD, NOTHING, PASS, REST, TURN_BID
from squander.games.maccreedys_mansion.turns import has_bit
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced


class Bidding(Rule):
    """It starts with the first player (MM-BID-01, 02)."""

    def run(self, g: Game, f: Frame) -> None:
        w = mansion(g)
        w.bids = [0] * g.players
        next_bidder(g, w, 0, 0)


class BidOrPass(Ask):
    """A bid above the own one, a pass, or passing unless overtaken (MM-BID-04 to 07, 10, 13, 14).
    `arg` counts the bids of this lap."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [PASS, REST, *mansion(g).box.bids]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        w = mansion(g)
        if option == PASS or option == REST:
            return 0
        amount = option * w.box.numbers.bid_step
        if amount <= w.bids[f.who]:
            return BID + 7
        return BID + 6 if amount > w.companies[f.who].active else 0

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same in one pass: bids above one's own, up to the funds."""
        w = mansion(g)
        step = w.box.numbers.bid_step
        least = w.bids[f.who] // step
        most = w.companies[f.who].active // step
        return [PASS, REST, *[amount for amount in w.box.bids if least < amount <= most]]

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = mansion(g)
        lap = f.arg
        if option == PASS or option == REST:
            g.note("holds back" if option == REST else "passes", f.who)
            if option == REST:
                w.resting |= 1 << f.who
        else:
            bid(g, w, f.who, option * w.box.numbers.bid_step)
            lap += 1
        next_bidder(g, w, w.order.index(f.who) + 1, lap)


def bid(g: Game, w: Mansion, who: int, amount: int) -> None:
    """Whoever is overtaken is asked again (MM-BID-14)."""
    before = ranked(w)
    w.bids = replaced(w.bids, who, amount)
    after = ranked(w)
    for other in after:
        if other != who and after.index(other) > before.index(other):
            w.resting &= ~(1 << other)
    g.note("bids", who, amount)


def ranked(w: Mansion) -> list[int]:
    """Highest bid first; ties keep the former order (MM-BID-08)."""
    order: list[int] = []
    for who in w.order:
        at = len(order)
        while at > 0 and w.bids[order[at - 1]] < w.bids[who]:
            at -= 1
        order.insert(at, who)
    return order


def can_bid(w: Mansion, who: int) -> bool:
    """Without the funds for a higher bid one can only pass (MM-BID-11, 13); closed for good, one is out of it
    (MM-BID-15)."""
    c = w.companies[who]
    if c.status == CLOSED_FOR_GOOD:
        return False
    step = w.box.numbers.bid_step
    for amount in w.box.bids:
        if amount * step > w.bids[who]:
            return amount * step <= c.active
    return False


def next_bidder(g: Game, w: Mansion, at: int, lap: int) -> None:
    """The next in the lap who could bid; a lap without a bid is the last (MM-BID-03)."""
    while True:
        if at == len(w.order):
            if lap == 0:
                close_bidding(g, w)
                return
            at = 0
            lap = 0
        who = w.order[at]
        if can_bid(w, who) and not has_bit(w.resting, who):
            g.then(Frame(BID_OR_PASS, who, lap))
            return
        at += 1


def close_bidding(g: Game, w: Mansion) -> None:
    """Everybody pays the own bid, the order is set and its head has the marker (MM-BID-08, 09, 12)."""
    order = ranked(w)
    for who in w.order:
        if w.bids[who]:
            book(w, who, TURN_BID, 0, 0, -w.bids[who])
            g.note("pays bid", who, w.bids[who])
    if order != w.order:
        g.note("first player", order[0])
    w.order = order
    w.bids = NOTHING
    w.resting = 0


BIDDING: Final = Bidding("mansion.Bidding")
BID_OR_PASS: Final = BidOrPass("mansion.BidOrPass")
