"""White central cards: they are paid with actions that Last Will's cards want too, so a card is worth what it brings
beyond the best that those actions would do there."""

from typing import Final

from squander.games.last_will.bots.greedy_0.judge import cards_to_come
from squander.games.last_will.bots.greedy_0.turn import turn_worth
from squander.games.last_will.privileges import white_actions
from squander.games.last_will.state import Seat, fortune
from squander.games.prodigals_club.bots.greedy_0.effects import effect_gain
from squander.games.prodigals_club.bots.greedy_0.judge import KEPT, add, card_gain, to_come, turn_to_come
from squander.games.prodigals_club.bots.greedy_0.values import highest, softly
from squander.games.prodigals_club.central.actions import ACTIONS
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import FORTUNE
from squander.games.prodigals_last_will.fortune import helpers_pay
from squander.kernel.game import Game

LIKELY: Final = 0.95  # of what a card says, until it is played
A_RISK: Final = 0.3  # points: before the turn comes, prices and plans may change
NO_LIMIT: Final = 99.0


class Turn:
    """What a seat has to pay with, and what Last Will's cards would make of it."""

    def __init__(self, will: Game, shown: Game, who: int, rounds: float) -> None:
        self.w: Final = fortune(will)
        self.s: Final[Seat] = self.w.seats[who]
        self.rounds: Final = rounds
        self.blind: Final = cards_to_come(will, who)
        self.free: Final = white_actions(self.s) if helpers_pay(shown) else 0
        self.payable: Final = club(shown).layout.purse.actions(shown, who, to_come(shown, ACTIONS))
        self.pounds: Final = self.spent_with(0)

    def spent_with(self, cost: int) -> float:
        """Pounds that Last Will's cards spend once a central card of this cost is paid."""
        actions = self.payable - self.free - max(0, cost - self.free)
        return turn_worth(self.w, self.s, actions, self.rounds, self.blind)

    def left_to_spend(self, spent: float) -> float:
        """Cash for the card itself: only who owns nothing goes into debt."""
        return NO_LIMIT if self.s.properties == 0 else max(0.0, self.s.cash - spent)


def with_central_cards(will: Game, shown: Game, who: int, rounds: float, scores: list[float]) -> float:
    """The highest of these scores once the white central cards of the hand are played as well as the actions allow."""
    c = club(shown)
    cards = [card for card in c.seats[who].hand if c.layout.box.cards[card].cost]
    least = highest(with_kept(shown, who, rounds, scores, cards), rounds)
    if not cards or not turn_to_come(shown, who):
        return least + A_RISK * len(cards)
    turn = Turn(will, shown, who, rounds)
    for played in choices(cards):
        cost = sum([c.layout.box.cards[card].cost for card in played])
        if cost <= turn.payable:
            kept = with_kept(shown, who, rounds, scores, [card for card in cards if card not in played])
            least = min(least, highest(with_played(shown, who, turn, cost, kept, played), rounds))
    return least + A_RISK * len(cards)


def choices(cards: list[int]) -> list[list[int]]:
    """Each card alone, and all of them."""
    alone = [[card] for card in cards]
    return [*alone, cards] if len(cards) > 1 else alone


def with_kept(g: Game, who: int, rounds: float, scores: list[float], cards: list[int]) -> list[float]:
    """As far as there is a next round to keep them for."""
    after = scores[:]
    if rounds > 0:
        weights = softly(scores, rounds)
        for card in cards:
            add(after, card_gain(g, who, card, weights, rounds - 1.0, True), -KEPT)
    return after


def with_played(g: Game, who: int, turn: Turn, cost: int, scores: list[float], played: list[int]) -> list[float]:
    after = scores[:]
    spent = turn.spent_with(cost)
    after[FORTUNE] += turn.pounds - spent
    least = after[FORTUNE] - turn.left_to_spend(spent)
    for card in played:
        for item in club(g).layout.box.cards[card].script:
            run(g, who, item, turn.rounds, least, after)
    return after


def run(g: Game, who: int, item: Item, rounds: float, least: float, scores: list[float]) -> None:
    """Choose each time anew for what is the highest by then."""
    for _ in range(item.times(g, who)):
        weights = softly(scores, rounds)
        if scores[FORTUNE] <= least:
            weights[FORTUNE] = 0.0
        gain = [0.0] * len(scores)
        effect_gain(g, who, item.effect, LIKELY, weights, gain)
        add(scores, gain, -1.0)
        scores[FORTUNE] = max(scores[FORTUNE], least)
