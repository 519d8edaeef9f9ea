"""White central cards: they are paid with actions that Last Will's cards want too, so a card is worth what it brings
beyond the best that those actions would do there."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs as WillAffairs
from squander.games.last_will.bots.uses import turn_worth
from squander.games.prodigals_club.bots.affairs import GAINS, SLOTS, Affairs, add_times, highest, softly
from squander.games.prodigals_club.bots.effects import effect_gain
from squander.games.prodigals_club.bots.hand import KEPT, kept_gain
from squander.games.prodigals_club.bots.outlook import Prospect
from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.terms import FORTUNE
from squander.games.prodigals_last_will.bots.money import actions_of, blind_cards
from squander.games.prodigals_last_will.bots.stage import Will
from squander.games.prodigals_last_will.fortune import helpers_pay

LIKELY: Final = 0.95  # of what a card says, until it is played
A_RISK: Final = 0.3  # points: before the turn comes, prices and plans may change
NO_LIMIT: Final = 99.0


class Till:
    """What a seat has to pay with in this turn, and what Last Will's cards would make of it."""

    def __init__(self, purse: WillAffairs, stage: Will, a: Affairs) -> None:
        self.a: Final = purse
        self.rounds: Final = a.rounds
        self.blind: Final = blind_cards(purse, stage)
        self.free: Final = purse.white_actions if helpers_pay(a.g) else 0
        self.actions: Final = actions_of(purse, stage) if purse.s.plan >= 0 else 0
        self.whole: Final = self.spends(self.actions)
        self.pounds = self.whole

    def spends(self, actions: int) -> float:
        """Last Will's cards, with so many actions."""
        return turn_worth(self.a, actions, self.rounds, self.blind)

    def takes(self, cost: int) -> float:
        """Pounds that are not spent elsewhere if a card of this cost is paid; less than nothing if it can't be."""
        paid = max(0, cost - self.free)
        if paid > self.actions:
            return -1.0
        self.pounds = self.spends(self.actions - paid)
        return max(0.0, self.whole - self.pounds)

    def left_to_spend(self) -> float:
        """Cash for the card just weighed: only who owns nothing goes into debt."""
        return NO_LIMIT if self.a.s.properties == 0 else max(0.0, self.a.s.cash - self.pounds)


def add_central_cards(one: Prospect, purse: WillAffairs, stage: Will) -> None:
    """Lower the scores of a prospect by its white central cards: played if that is best, otherwise kept."""
    a = one.a
    rows = costly(a)
    if not rows:
        return
    mine = a.weights
    till = Till(purse, stage, a) if a.now else None
    for row in rows:
        if (till is None or not played(one, row, till)) and a.rounds > 0.0:
            gain = kept_gain(a, row)
            add_times(one.scores, gain, -KEPT, SLOTS)
        one.extra -= A_RISK
    a.weights = mine


def costly(a: Affairs) -> list[Card]:
    cards = a.c.layout.box.cards
    return [cards[card] for card in a.s.hand if cards[card].cost > 0]


def played(one: Prospect, row: Card, till: Till) -> bool:
    """Whether it is worth its actions; if so, the scores are those after it."""
    price = till.takes(row.cost)
    if price < 0.0:
        return False
    after = one.scores[:]
    after[FORTUNE] = after[FORTUNE] + price
    least = after[FORTUNE] - till.left_to_spend()
    for item in row.script:
        run(one.a, item, least, after)
    if highest(after, one.a.rounds) >= highest(one.scores, one.a.rounds):
        return False
    for slot in range(SLOTS):
        one.scores[slot] = after[slot]
    return True


def run(a: Affairs, item: Item, least: float, scores: list[float]) -> None:
    """Choose each time anew for what is the highest by then."""
    for _ in range(int(a.amount_now(item))):
        a.weights = softly(scores, a.rounds)
        if scores[FORTUNE] <= least:
            a.weights[FORTUNE] = 0.0
        gain = GAINS[:]
        effect_gain(a, item.effect, LIKELY, gain)
        add_times(scores, gain, -1.0, SLOTS)
        scores[FORTUNE] = max(scores[FORTUNE], least)
