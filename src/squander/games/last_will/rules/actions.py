"""Phase 4, actions: each player's one turn to use cards (LW-ACTION)."""

from typing import Final

from squander.games.last_will.box import Card
from squander.games.last_will.player_board import is_laid, laid_card
from squander.games.last_will.privileges import extra_actions
from squander.games.last_will.rules.black import activate, activation_obstacle, lay, laying_obstacle
from squander.games.last_will.rules.companions import bring_companion, companion_obstacle
from squander.games.last_will.rules.property import sale_obstacle, sell
from squander.games.last_will.rules.solicitor import HIS_TURN, goes_first
from squander.games.last_will.rules.white import play_white, white_obstacle
from squander.games.last_will.state import Fortune, Seat, fortune, seat
from squander.games.last_will.terms import COMPANION, END_TURN, EVENT, SELL, WILD
from squander.kernel.game import Ask, Frame, Game, Rule


class Actions(Rule):
    """Counters are set from the plans and helpers, then turns follow the plans (LW-ACTION-01 to 04, LW-SOLO-08)."""

    def run(self, g: Game, f: Frame) -> None:
        w = fortune(g)
        set_counters(w)
        turns = [Frame(ACT, who) for who in w.order]
        if w.solicitor is not None:
            turns.insert(0 if goes_first(w) else 1, Frame(HIS_TURN))
        g.todo(turns)


def set_counters(w: Fortune) -> None:
    for s in w.seats:
        s.actions = w.layout.plans[s.plan].actions + extra_actions(s)


def hand_obstacle(w: Fortune, s: Seat, row: Card) -> int:
    """What stands in the way of using a card of the hand, by its border (LW-WHITE-01)."""
    if row.kind == EVENT:
        return white_obstacle(s, row)
    if row.kind == COMPANION or row.kind == WILD:
        return companion_obstacle(s, row)
    return laying_obstacle(w, s, row)


class Act(Ask):
    """Use a card of the hand or the board, sell a property, or end the turn, in any order and mixture
    (LW-ACTION-05, 06, 12). Always asked, because what can be done depends on the hand."""

    def candidates(self, g: Game, f: Frame) -> list[int]:
        s = seat(g, f.who)
        options = s.hand[:]
        for laid in s.board:
            options.append(laid.card)
        for laid in s.board:
            if laid.row.is_property:
                options.append(SELL + laid.card)
        options.append(END_TURN)
        return options

    def obstacle(self, g: Game, f: Frame, option: int) -> int:
        if option == END_TURN:
            return 0
        w = fortune(g)
        s = w.seats[f.who]
        if option > SELL:
            return sale_obstacle(s, w.box.cards[option - SELL])
        if is_laid(s, option):
            return activation_obstacle(s, laid_card(s, option))
        return hand_obstacle(w, s, w.box.cards[option])

    def options(self, g: Game, f: Frame) -> list[int]:
        """The same obstacles, asked for the whole table at once: this is the question asked most."""
        w = fortune(g)
        s = w.seats[f.who]
        options = [card for card in s.hand if hand_obstacle(w, s, w.box.cards[card]) == 0]
        for laid in s.board:
            if activation_obstacle(s, laid) == 0:
                options.append(laid.card)
        for laid in s.board:
            if laid.row.is_property and sale_obstacle(s, laid.row) == 0:
                options.append(SELL + laid.card)
        options.append(END_TURN)
        return options

    def choose(self, g: Game, f: Frame, option: int) -> None:
        if option == END_TURN:
            self.end_turn(g, f.who)
            return
        g.then(f)
        if option > SELL:
            sell(g, f.who, option - SELL)
        elif is_laid(seat(g, f.who), option):
            activate(g, f.who, option)
        else:
            self.use_from_hand(g, f.who, option)

    def use_from_hand(self, g: Game, who: int, card: int) -> None:
        kind = fortune(g).box.cards[card].kind
        if kind == EVENT:
            play_white(g, who, card)
        elif kind == COMPANION or kind == WILD:
            bring_companion(g, who, card)
        else:
            lay(g, who, card)

    def end_turn(self, g: Game, who: int) -> None:
        """What is left of the actions is lost (LW-ACTION-14)."""
        seat(g, who).actions = 0
        g.note("ends turn", who)


ACTIONS: Final = Actions("will.Actions")
ACT: Final = Act("will.Act", True)
