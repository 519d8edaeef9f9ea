"""The template game as numbers, for programs that learn: every answer, and what a seat sees."""

from squander.envs.core.encoder import Encoder, Section
from squander.envs.core.numbering import Answers, Options
from squander.envs.core.sheet import Sheet
from squander.games.template.state import purse
from squander.kernel.game import Game

VERSION = 1
CARDS = 24  # room for cards by number, 0 for none


def encoder(players: int) -> Encoder:
    made = Encoder("template", VERSION, players, [Answers("template.PlayCard", play_options())])
    made.sections = [Table(made)]
    return made


def play_options() -> list[Options]:
    return [Options(0, 0, "pass"), Options(1, CARDS - 1, "the card")]


class Table(Section):
    def __init__(self, encoder: Encoder) -> None:
        add = encoder.layout.add
        self.players = encoder.players
        self.round = add("round", 1, "the round")
        self.deck = add("deck", 1, "cards left")
        self.pile = add("pile", CARDS, "by card: 1 if it was played")
        self.hand = add("hand", CARDS, "by card: 1 in the own hand")
        self.seats = encoder.layout.size
        add("seat 0: cash", 1, "pounds")
        add("seat 0: hand", 1, "cards in its hand")
        self.stride = encoder.layout.repeat(self.seats, self.players)

    def write(self, g: Game, seat: int, sheet: Sheet) -> None:
        p = purse(g)
        sheet.put(self.round, p.round)
        sheet.put(self.deck, len(p.deck))
        for card in p.pile:
            sheet.put(self.pile + card, 1)
        for card in p.hands[seat]:
            sheet.put(self.hand + card, 1)
        for who in range(self.players):
            at = self.seats + self.stride * ((who - seat) % self.players)
            sheet.put(at, p.cash[who])
            sheet.put(at + 1, len(p.hands[who]))
