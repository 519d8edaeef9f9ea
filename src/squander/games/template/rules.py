"""The rules of the template game: a round is a list of turns, a turn is a draw and a question."""

from typing import Final

from squander.games.template.box import Effect
from squander.games.template.state import purse, with_hand
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import replaced

PASS: Final = 0
ROUNDS: Final = 3
PLAY: Final = 300


class NextRound(Rule):
    """Three rounds, then the agenda is empty and the game is over (TP-ROUND-01)."""

    def run(self, g: Game, f: Frame) -> None:
        p = purse(g)
        if p.round == ROUNDS:
            return
        p.round += 1
        g.note("round", -1, p.round)
        turns = [Frame(rule, who) for who in range(g.players) for rule in (DRAW, PLAY_CARD)]
        g.todo([*turns, Frame(NEXT_ROUND)])


class Draw(Rule):
    """A card that its owner alone sees (TP-ROUND-01)."""

    def run(self, g: Game, f: Frame) -> None:
        p = purse(g)
        card = p.deck[-1]
        p.deck = p.deck[:-1]
        p.hands = with_hand(p.hands, f.who, [*p.hands[f.who], card])
        g.reveals += 1
        g.note("draws", f.who, card, 0, f.who)


class PlayCard(Ask):
    """Always asked, because what is possible depends on the hand (TP-PLAY-01, 03)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*purse(g).hands[f.who], PASS]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == PASS:
            return 0
        card = purse(g).cards[option]
        return card.effect.obstacle(g, f.who, card.amount)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == PASS:
            g.note("passes", f.who)
            return
        p = purse(g)
        p.hands = with_hand(p.hands, f.who, [card for card in p.hands[f.who] if card != option])
        p.pile = [*p.pile, option]
        g.note("plays", f.who, option)
        g.then(Frame(p.cards[option].effect, f.who, p.cards[option].amount))


class Spend(Effect):
    """`arg` pounds, and no more than the player has (TP-PLAY-01, 02)."""

    def obstacle(self, g: Game, who: int, amount: int) -> int:
        return PLAY + 2 if amount > purse(g).cash[who] else 0

    def run(self, g: Game, f: Frame) -> None:
        p = purse(g)
        p.cash = replaced(p.cash, f.who, p.cash[f.who] - f.arg)


NEXT_ROUND: Final = NextRound("template.NextRound")
DRAW: Final = Draw("template.Draw")
PLAY_CARD: Final = PlayCard("template.PlayCard", True)
SPEND: Final = Spend("template.Spend")
