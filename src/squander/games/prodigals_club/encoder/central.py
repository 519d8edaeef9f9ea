"""What all competitions share, as numbers."""

from typing import Final

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.sheet import Sheet
from squander.games.prodigals_club.score import scores
from squander.games.prodigals_club.state import Club, club
from squander.games.prodigals_club.symbols import count_symbols
from squander.games.prodigals_club.terms import NAMELESS
from squander.kernel.game import Game

CARDS: Final = 128  # room for cards by number, 0 for none; a box has 110
SPACES: Final = 40
SETS: Final = 16
BONUSES: Final = 8
SYMBOLS: Final = 8
COMPETITIONS: Final = 5  # by their slot: Last Will, none, possessions, election, society

HELD: Final = 1
LAID: Final = 2
USED: Final = 3
PLAYED: Final = 4


class Middle(Section):
    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        self.players: Final = encoder.players
        add = encoder.layout.add
        self.competitions: Final = add("competitions", COMPETITIONS, "by slot: 1 if the competition is played")
        self.round: Final = add("club round", 1, "the round")
        self.sets: Final = add("sets", CARDS, "by card: 1 + the card set on which it lies")
        self.left: Final = add("sets left", SETS, "by card set: 1 if nobody has taken it")
        self.central: Final = add("central card", CARDS, "by card: 1 for the central card, 2 for the one in use")
        self.gone: Final = add("gone", CARDS, "by card: 1 if it is out of the game")
        self.bonuses: Final = add("bonus tiles", BONUSES, "by tile: 1 if it lies on the board")
        self.named: Final = add("named", SYMBOLS, "by symbol: how often the renaissance man stands for it")
        self.nameless: Final = add("nameless", 1, "symbols that the renaissance man may still name")
        self.figures: Final = add("club figures", SPACES * self.players, "by errand space and seat: 1 for a boy there")
        self.seats: Final = encoder.layout.size
        self.score: Final = self.own("scores", COMPETITIONS, "by slot: what is left to lose")
        self.boys: Final = self.own("errand boys", 1, "not yet sent")
        self.bonus: Final = self.own("bonus tile", BONUSES, "by tile: 1 if it has it")
        self.turn: Final = self.own("club turn", 1, "1 + its place in the order")
        self.renaissance: Final = self.own("renaissance man", 1, "1 if it has him")
        self.symbols: Final = self.own("symbols", SYMBOLS, "by symbol: how many count for it")
        self.cards: Final = self.own("cards", CARDS, "by card: 1 in hand, 2 on the board, 3 there and used, 4 played")
        self.stride: Final = encoder.layout.repeat(self.seats, self.players)

    def own(self, name: str, size: int, text: str) -> int:
        return self.encoder.layout.add(f"seat 0: {name}", size, text) - self.seats

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        c = club(g)
        self.write_middle(c, sheet)
        self.write_cards(c, sheet)
        self.write_figures(c, seat, sheet)
        for who in range(self.players):
            self.write_seat(g, c, who, self.seat_at(who, seat), sheet)
        for i in range(len(c.order)):
            sheet.put(self.seat_at(c.order[i], seat) + self.turn, 1 + i)
        if c.renaissance >= 0:
            sheet.put(self.seat_at(c.renaissance, seat) + self.renaissance, 1)

    def seat_at(self, who: int, seat: int) -> int:
        return self.seats + self.stride * ((who - seat) % self.players)

    def write_middle(self, c: Club, sheet: Sheet) -> None:
        for competition in c.layout.competitions:
            sheet.put(self.competitions + competition.slot, 1)
        sheet.put(self.round, c.round)
        for tile in c.bonuses:
            sheet.put(self.bonuses + tile, 1)
        for symbol in c.named:
            if symbol != NAMELESS:
                sheet.put(self.named + symbol, c.named.count(symbol))
        sheet.put(self.nameless, c.named.count(NAMELESS))

    def write_cards(self, c: Club, sheet: Sheet) -> None:
        for i in range(len(c.sets)):
            for card in c.sets[i]:
                sheet.put(self.sets + card, 1 + i)
        for i in range(len(c.left)):
            sheet.put(self.left + i, c.left[i])
        if c.central:
            sheet.put(self.central + c.central, 1)
        if c.using:
            sheet.put(self.central + c.using, 2)
        for card in c.gone:
            sheet.put(self.gone + card, 1)

    def write_figures(self, c: Club, seat: int, sheet: Sheet) -> None:
        players = self.players
        for space in range(len(c.figures)):
            bits = c.figures[space]
            if bits:
                for who in range(players):
                    if (bits >> who) & 1:
                        sheet.put(self.figures + space * players + (who - seat) % players, 1)

    def write_seat(self, g: Game, c: Club, who: int, at: int, sheet: Sheet) -> None:
        s = c.seats[who]
        counted = scores(g, who)
        for i in range(len(counted)):
            sheet.put(at + self.score + c.layout.competitions[i].slot, counted[i])
        sheet.put(at + self.boys, s.boys)
        if s.bonus:
            sheet.put(at + self.bonus + s.bonus, 1)
        counts = count_symbols(g, who)
        for symbol in range(len(counts)):
            sheet.put(at + self.symbols + symbol, counts[symbol])
        for card in s.hand:
            sheet.put(at + self.cards + card, HELD)
        for card in s.board:
            sheet.put(at + self.cards + card, LAID)
        for card in s.used:
            sheet.put(at + self.cards + card, USED)
        for card in s.played:
            sheet.put(at + self.cards + card, PLAYED)
