"""Common symbols: earned in any competition, they count for all (PC-SYMBOL)."""

from typing import Final

from squander.games.prodigals_club.effect import Counter
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import NAMELESS
from squander.kernel.game import Ask, Frame, Game

MOST_SYMBOLS: Final = 8


def count_symbols(g: Game, who: int) -> list[int]:
    """Of each kind: possessions, matched edges, occupied spaces and the renaissance man (PC-SYMBOL-04)."""
    c = club(g)
    found = [0] * len(c.layout.box.symbols)
    if c.renaissance == who:
        for symbol in c.named:
            if symbol != NAMELESS:
                found[symbol] = found[symbol] + 1
    for competition in c.layout.competitions:
        competition.add_symbols(g, who, found)
    return found


def count_symbol(g: Game, who: int, symbol: int) -> int:
    return count_symbols(g, who)[symbol]


class PerSymbol(Counter):
    def count(self, g: Game, who: int) -> int:
        return count_symbol(g, who, self.symbol)


def nameless(c: Club, who: int) -> int:
    """How many symbols the player's renaissance man can still take on."""
    return c.named.count(NAMELESS) if c.renaissance == who else 0


class NameSymbol(Ask):
    """At the moment of use, say how many open symbols of the renaissance man become `arg`; what is named stays so
    for the round (PC-RENAISSANCE-02 to 06, 10, 11)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return list(range(nameless(club(g), f.who) + 1))

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == 0:
            return
        c = club(g)
        fixed = [symbol for symbol in c.named if symbol != NAMELESS]
        still = len(c.named) - len(fixed) - option
        c.named = [*fixed, *[f.arg] * option, *[NAMELESS] * still]
        g.note("club.names symbol", f.who, f.arg, option)


NAME_SYMBOL: Final = NameSymbol("club.NameSymbol")
PER_SYMBOL: Final = [PerSymbol(f"symbol {i}", i) for i in range(MOST_SYMBOLS)]
