"""Selling and exchanging possession tiles (PC-SELL, PC-EXCHANGE)."""

from typing import Final

from squander.games.prodigals_club.cards import without
from squander.games.prodigals_club.central.triggers import sale_discount
from squander.games.prodigals_club.effect import Effect
from squander.games.prodigals_club.possessions.spending import receive
from squander.games.prodigals_club.possessions.state import estate, set_tiles
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import NONE, NOTHING, POSSESSION, POSSESSIONS
from squander.kernel.game import Ask, Frame, Game


def price(g: Game, who: int, tile: int, discount: int) -> int:
    """Printed value less all discounts, never below nothing (PC-SELL-01 to 05, 12)."""
    box = club(g).layout.box
    row = box.possessions[tile]
    off = discount + sale_discount(g, who, row.borough)
    if row.borough == estate(g).borough:
        off += box.borough_discount
    return max(0, row.value - off)


class Trade(Effect):
    """An errand of this kind needs a possession, and one must go (PC-ERRAND-08, 16, PC-POSSESSION-13, 14)."""

    def refusal(self, g: Game, who: int) -> int:
        return 0 if estate(g).tiles[who] else POSSESSION + 14

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return estate(g).tiles[f.who]


class Sell(Trade):
    """One tile, compulsory while there is one (PC-SELL-11). `arg` is the action's discount."""

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NONE:
            return
        e = estate(g)
        pounds = price(g, f.who, option, f.arg)
        set_tiles(e, f.who, without(e.tiles[f.who], option))
        e.gone = [*e.gone, option]
        g.note("possessions.sells", f.who, option, pounds)
        receive(g, f.who, pounds)


class SellAnother(Sell):
    """The second sale is optional (PC-SELL-06 to 09)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        tiles = estate(g).tiles[f.who]
        return [*tiles, NONE] if tiles else NOTHING


class Exchange(Trade):
    """Name the own tile, then the one on display. `arg` is the limit of the loss (PC-EXCHANGE-01 to 06, 11)."""

    def choose(self, g: Game, f: Frame, option: int) -> None:
        estate(g).giving = option
        g.then(Frame(TAKE_IN_EXCHANGE, f.who, f.arg))


class TakeInExchange(Ask):
    """A loss beyond the limit is made up in coins; discounts play no part (PC-EXCHANGE-02 to 06, 10)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return sorted(estate(g).offer)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        e = estate(g)
        given = e.giving
        e.giving = 0
        set_tiles(e, f.who, [*without(e.tiles[f.who], given), option])
        e.offer = [given if tile == option else tile for tile in e.offer]
        g.note("possessions.exchanges", f.who, given, option)
        tiles = club(g).layout.box.possessions
        receive(g, f.who, tiles[given].value - tiles[option].value - f.arg)


SELL: Final = Sell("possessions.Sell", POSSESSIONS, True)
SELL_ANOTHER: Final = SellAnother("possessions.SellAnother", POSSESSIONS, True)
EXCHANGE: Final = Exchange("possessions.Exchange", POSSESSIONS, True)
TAKE_IN_EXCHANGE: Final = TakeInExchange("possessions.TakeInExchange")
