"""Spending pounds and A Little More Time (PC-SPEND, PC-TIME)."""

from typing import Final

from squander.games.prodigals_club.cards import remove
from squander.games.prodigals_club.effect import Counter, Effect, in_play
from squander.games.prodigals_club.money import spend
from squander.games.prodigals_club.possessions.state import estate
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.terms import POSSESSIONS
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import replaced

RISING: Final = 0  # 1, 2, 3 … more pounds for the first, second, third card
MOST_PER_CARD: Final = 4


def payable(g: Game, who: int, pounds: int) -> int:
    """While possessions are left only what is there can be spent; without them debt is open (PC-SPEND-01 to 04, 08)."""
    e = estate(g)
    return pounds if not e.tiles[who] else min(pounds, e.pounds[who])


def pay(g: Game, who: int, pounds: int) -> None:
    e = estate(g)
    paid = payable(g, who, pounds)
    e.pounds = replaced(e.pounds, who, e.pounds[who] - paid)
    g.note("possessions.spent", who, paid)


def receive(g: Game, who: int, pounds: int) -> None:
    if pounds > 0:
        e = estate(g)
        e.pounds = replaced(e.pounds, who, e.pounds[who] + pounds)
        g.note("possessions.received", who, pounds)


class SpendWithTime(Effect):
    """`arg` pounds, and more for each A Little More Time card added from the hand (PC-TIME-02 to 08, PC-SPEND-05,
    PC-COMBO-12 to 15). Options are how many."""

    def __init__(self, name: str, per_card: int) -> None:
        super().__init__(name, POSSESSIONS)
        self.per_card: Final = per_card

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return list(range(len(time_cards(club(g), f.who)) + 1))

    def choose(self, g: Game, f: Frame, option: int) -> None:
        c = club(g)
        added = time_cards(c, f.who)[:option]
        s = c.seats[f.who]
        s.hand = [card for card in s.hand if card not in added]
        remove(c, added)
        for card in added:
            g.note("possessions.adds time", f.who, card)
        spend(g, f.who, f.arg + self.more(option))

    def more(self, cards: int) -> int:
        return cards * (cards + 1) // 2 if self.per_card == RISING else cards * self.per_card


def time_cards(c: Club, who: int) -> list[int]:
    return [card for card in c.seats[who].hand if c.layout.box.cards[card].is_time]


class PerBorough(Counter):
    """Own possessions from one borough (PC-COMBO-11)."""

    def __init__(self, name: str, borough: int) -> None:
        super().__init__(name)
        self.borough: Final = borough

    def count(self, g: Game, who: int) -> int:
        if not in_play(g, POSSESSIONS):
            return 0
        tiles = club(g).layout.box.possessions
        return len([tile for tile in estate(g).tiles[who] if tiles[tile].borough == self.borough])


MOST_BOROUGHS: Final = 8

SPEND_WITH_TIME: Final = [
    SpendWithTime(f"possessions.SpendWithTime{per_card}", per_card) for per_card in range(MOST_PER_CARD + 1)
]
PER_BOROUGH: Final = [PerBorough(f"borough {i}", i) for i in range(MOST_BOROUGHS)]
