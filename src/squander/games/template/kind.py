"""The template game, as the rest of the program knows it."""

from squander.games.template.box import Card
from squander.games.template.rules import NEXT_ROUND
from squander.games.template.state import Purse, load_purse, purse, with_hand
from squander.kernel.game import Frame, Game
from squander.kernel.kind import Kind
from squander.kernel.pieces import Data, Part, Setup, Standing, View
from squander.kernel.rng import seeded
from squander.kernel.words import Words


class Template(Kind):
    def __init__(self, words: Words, cards: list[Card]) -> None:
        super().__init__("template", "The Template Game", 1, words)
        self.most = 4
        self.sign, self.falls = "£", True
        self.cards = cards

    def start(self, setup: Setup) -> Game:
        """TP-SETUP-01."""
        rng = seeded(setup.seed)
        p = Purse(self.cards)
        p.cash = [9] * setup.players
        deck = rng.shuffled(list(range(1, len(self.cards))))
        p.hands = [[card] for card in deck[: setup.players]]
        p.deck = deck[setup.players :]
        g = Game(self, setup, rng, [p])
        g.then(Frame(NEXT_ROUND))
        return g

    def load(self, setup: Setup, parts: list[Data]) -> list[Part]:
        return [load_purse(self.cards, parts[0])]

    def view(self, g: Game, seat: int) -> View:
        """Built up from what may be seen: hands of others are only counted."""
        p = purse(g)
        seen = {"round": p.round, "cash": p.cash, "pile": p.pile, "deck": len(p.deck), "seat": seat}
        return {**seen, "hands": [len(hand) for hand in p.hands], "hand": p.hands[seat] if seat >= 0 else []}

    def round_of(self, g: Game) -> int:
        return purse(g).round

    def determinize(self, g: Game, seat: int) -> None:
        """Deck and other hands are dealt anew from the cards this seat has not seen."""
        p = purse(g)
        others = [who for who in range(g.players) if who != seat]
        unseen = g.rng.shuffled(sorted(p.deck + [card for who in others for card in p.hands[who]]))
        for who in others:
            count = len(p.hands[who])
            p.hands = with_hand(p.hands, who, unseen[:count])
            unseen = unseen[count:]
        p.deck = unseen

    def ranking(self, g: Game) -> list[Standing]:
        """TP-END-01."""
        cash = purse(g).cash
        order = sorted([(cash[who], who) for who in range(g.players)])
        tied = [money for money in cash if cash.count(money) > 1]
        return [
            Standing(i + 1, order[i][1], order[i][0], "tie broken by seat" if order[i][0] in tied else "")
            for i in range(len(order))
        ]
