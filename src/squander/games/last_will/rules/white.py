"""White-bordered cards: played once from the hand (LW-WHITE)."""

from typing import Final

from squander.games.last_will.box import Card
from squander.games.last_will.cards import discard, leave_hand
from squander.games.last_will.privileges import use_white_actions, white_actions
from squander.games.last_will.rules.jobs import offer_demotion
from squander.games.last_will.rules.money import OFFER_EXTRAS, PAY, may_spend
from squander.games.last_will.state import Fortune, Seat, fortune, seat
from squander.games.last_will.terms import ACTION, COMPANIONS, MONEY, NONE, NOTHING, WHITE, WILDS
from squander.kernel.game import Ask, Frame, Game, Rule
from squander.kernel.pieces import count_to


def white_obstacle(s: Seat, row: Card) -> int:
    """Playable if at least one of its alternatives is; short of money only if the actions suffice for one
    (LW-ACTION-08, LW-MONEY-02)."""
    reason = ACTION + 8
    for i in range(len(row.option_actions)):
        here = alternative_obstacle(s, row, i)
        if here == 0:
            return 0
        if here != WHITE + 25:
            reason = here
    return reason


def alternative_obstacle(s: Seat, row: Card, i: int) -> int:
    needed = row.option_actions[i]
    if needed > s.actions and needed > s.actions + white_actions(s):
        return WHITE + 25
    return 0 if may_spend(s, row.option_pounds[i]) else MONEY + 2


def play_white(g: Game, who: int, card: int) -> None:
    """Alternative, companions, extras, then the money, the effect and the pile."""
    w = fortune(g)
    row = w.box.cards[card]
    leave_hand(w.seats[who], card)
    w.playing = card
    g.note("plays", who, card)
    g.then(Frame(FINISH_WHITE, who, card))
    offer_demotion(g, who, row.symbols)
    effect = row.effect
    if effect is not None:
        g.then(Frame(effect.rule, who, effect.amount))
    g.then(Frame(PAY, who, card))
    g.then(Frame(OFFER_EXTRAS, who, card))
    for i in range(len(row.company) - 1, -1, -1):
        g.then(Frame(BRING[i], who, card))
    g.then(Frame(CHOOSE_ALTERNATIVE, who, card))


class ChooseAlternative(Ask):
    """Exactly one of the card's costs, the longer the dearer (LW-WHITE-23 to 25)."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return count_to(len(fortune(g).box.cards[f.arg].option_actions))

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        return alternative_obstacle(seat(g, f.who), fortune(g).box.cards[f.arg], option)

    def choose(self, g: Game, f: Frame, option: int) -> None:
        w = fortune(g)
        row = w.box.cards[f.arg]
        s = w.seats[f.who]
        s.actions -= use_white_actions(s, row.option_actions[option])
        w.due = row.option_pounds[option]


class Bring(Ask):
    """A printed companion space takes one matching card, in any order, or none (LW-WHITE-13 to 21).

    Always asked, because whether it can be answered depends on the hand.
    """

    def __init__(self, space: int) -> None:
        super().__init__(f"will.Bring{space + 1}", True)
        self.space: Final = space

    def candidates(self, g: Game, f: Frame) -> list[int]:
        return [*companions_in_hand(fortune(g), f.who), NONE]

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == NONE:
            return 0
        w = fortune(g)
        row = w.box.cards[f.arg]
        card = w.box.cards[option]
        if card.deck != WILDS and card.companion != row.company[self.space]:
            return WHITE + 16
        return 0 if may_spend(w.seats[f.who], w.due + row.company_pounds[self.space]) else MONEY + 12

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == NONE:
            return
        w = fortune(g)
        leave_hand(w.seats[f.who], option)
        w.brought = [*w.brought, option]
        w.due += w.box.cards[f.arg].company_pounds[self.space]
        g.note("brings", f.who, option, f.arg)


def companions_in_hand(w: Fortune, who: int) -> list[int]:
    """Companion and wild cards of the hand, equal ones once."""
    found: list[int] = []
    rows: list[Card] = []
    for card in w.seats[who].hand:
        row = w.box.cards[card]
        if (row.deck == COMPANIONS or row.deck == WILDS) and row not in rows:
            rows.append(row)
            found.append(card)
    return found


class FinishWhite(Rule):
    """The card and its companions go to their piles together (LW-WHITE-05, LW-WHITE-20)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        discard(w, w.playing)
        for card in w.brought:
            discard(w, card)
        w.playing = 0
        w.brought = NOTHING


MOST_COMPANY: Final = 4

CHOOSE_ALTERNATIVE: Final = ChooseAlternative("will.ChooseAlternative")
BRING: Final = [Bring(i) for i in range(MOST_COMPANY)]
FINISH_WHITE: Final = FinishWhite("will.FinishWhite")
