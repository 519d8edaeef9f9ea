"""How the greedy bot sees Last Will: a position is worth the pounds its seat expects to be rid of by the end."""

from typing import Final

from squander.games.last_will.bots.greedy_0.turn import kept_worth, later_worth, turn_worth
from squander.games.last_will.bots.greedy_0.values import TURNOVER, more_actions, running, wealth
from squander.games.last_will.player_board import capacity
from squander.games.last_will.privileges import hand_limit
from squander.games.last_will.rules.actions import ACT, ACTIONS
from squander.games.last_will.rules.end_of_round import KEEP_CARDS
from squander.games.last_will.rules.errands import ARRANGE_MARKET, DRAW_UNKNOWN, ERRANDS, SEND_ERRAND_BOY
from squander.games.last_will.rules.offering import KEEP_FIRST_CARDS
from squander.games.last_will.rules.planning import BLOCK_PLAN, CHOOSE_DECK, MAY_DRAW_MORE, TAKE_PLAN
from squander.games.last_will.score import score
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import (
    COMPANIONS,
    EVENT,
    EVENTS,
    HELPERS,
    NO_DECK,
    NONE,
    PROPERTIES,
    YES,
)
from squander.kernel.game import Frame, Game

A_TURN: Final = 8.0  # pounds that a turn spends besides what the board brings
BOYS: Final = [0.0, 2.2, 4.0]  # pounds for errands still to be run
PLACE: Final = 0.15  # for each plan further left, because it is served first
SHORT: Final = 0.3  # for each pound of cash that is missing while one owns properties
POCKET: Final = 12.0  # cash that keeps an owner free to act
ROOM: Final = [0.0, 0.5, 0.8, 1.0]  # pounds a round for free spaces on the board


class Spendthrift:
    """Judges positions of Last Will."""

    def __init__(self) -> None:
        self.rests = frozenset(
            [
                rule.name
                for rule in (
                    ACT,
                    SEND_ERRAND_BOY,
                    TAKE_PLAN,
                    BLOCK_PLAN,
                    CHOOSE_DECK,
                    DRAW_UNKNOWN,
                    KEEP_CARDS,
                    KEEP_FIRST_CARDS,
                )
            ]
        )
        self.round = 0
        self.rounds = 0.0
        self.others = 0.0
        self.last = False

    def study(self, world: Game, seat: int) -> None:
        """How long the game will still take, and how far the best of the others will come till then."""
        w = fortune(world)
        self.round = w.round
        self.rounds = rounds_left(world, w)
        self.last = w.last_round
        self.others = best_of_others(world, w, seat, self.rounds)

    def reflex(self, world: Game, seat: int) -> int | None:
        """Draws and kept cards: a guessed world's deck must not be looked at, and hands are better ranked."""
        f = world.asked
        assert f is not None
        rule = f.rule
        if rule is CHOOSE_DECK or rule is DRAW_UNKNOWN:
            return deck_to_draw(world, seat, self.rounds)
        if rule is MAY_DRAW_MORE:
            return YES
        if rule is ARRANGE_MARKET:
            return token_to_place(fortune(world), seat, f.arg, self.rounds)
        if rule is KEEP_CARDS or rule is KEEP_FIRST_CARDS:
            return card_to_keep(world, seat, self.rounds)
        if rule is BLOCK_PLAN:
            return plan_to_block(world, seat, self.rounds)
        return None

    def worth(self, world: Game, seat: int) -> float:
        w = fortune(world)
        rounds = 0.0 if w.last_round else max(0.0, self.rounds - (w.round - self.round))
        others = self.others
        if w.last_round and not self.last:
            others = best_of_others(world, w, seat, 0.0)
        return prospects(world, w, seat, rounds, w.round == self.round) - others


def prospects(world: Game, w: Fortune, who: int, rounds: float, this_round: bool) -> float:
    """Minus what is left, plus what this turn, the hand and the board will still spend."""
    s = w.seats[who]
    if world.over:
        return -1.0 * score(w, s)
    worth = -wealth(w, s, rounds) + running(s) * rounds + room_worth(w, s) * rounds - shortage(s, rounds)
    if not this_round or not turn_to_come(world, who):
        return worth + kept_worth(w, s, rounds, 0)
    return worth + round_worth(world, w, who, s, rounds)


def round_worth(world: Game, w: Fortune, who: int, s: Seat, rounds: float) -> float:
    """What the rest of this round brings: cards to come, errands, the turn; and what will be kept."""
    blind = cards_to_come(world, who)
    actions = s.actions
    worth = 0.0
    if in_advance(world):
        actions = 2
        if s.plan >= 0:
            plan = w.layout.plans[s.plan]
            actions = plan.actions + more_actions(s)
            worth = BOYS[min(len(BOYS) - 1, boys_to_send(world, w, who))] + PLACE * (len(w.layout.plans) - s.plan)
    return worth + turn_worth(w, s, actions, rounds, blind) + 0.7 * kept_worth(w, s, rounds, max(0, blind - 1))


def in_advance(world: Game) -> bool:
    """Whether actions are still to be handed out."""
    for f in world.agenda:
        if f.rule is ACTIONS:
            return True
    return False


def turn_to_come(world: Game, who: int) -> bool:
    asked = world.asked
    if asked is not None and asked.rule is ACT and asked.who == who:
        return True
    for f in world.agenda:
        if f.rule is ACTIONS or (f.rule is ACT and f.who == who):
            return True
    return False


def cards_to_come(world: Game, who: int) -> int:
    """Cards that are chosen by deck but not drawn yet."""
    f = world.asked
    if f is None or f.who != who:
        return 0
    if f.rule is DRAW_UNKNOWN:
        return 1
    return f.arg + sum(fortune(world).wanted) if f.rule is CHOOSE_DECK else 0


def boys_to_send(world: Game, w: Fortune, who: int) -> int:
    boys = 0
    for f in world.agenda:
        if f.rule is ERRANDS:
            return w.layout.plans[w.seats[who].plan].errand_boys
        if f.rule is SEND_ERRAND_BOY and f.who == who:
            boys += 1
    return boys + (1 if is_sending(world.asked, who) else 0)


def is_sending(f: Frame | None, who: int) -> bool:
    return f is not None and f.rule is SEND_ERRAND_BOY and f.who == who


def room_worth(w: Fortune, s: Seat) -> float:
    return ROOM[min(len(ROOM) - 1, capacity(w, s) - len(s.board))]


def shortage(s: Seat, rounds: float) -> float:
    """Turns are wasted when the money is in properties and there is no cash to spend."""
    if s.properties == 0:
        return 0.0
    return SHORT * max(0.0, POCKET - s.cash) * min(1.0, rounds)


def rounds_left(world: Game, w: Fortune) -> float:
    """Rounds after this one, until the first of all is expected to be bankrupt."""
    if w.last_round or w.round >= w.box.rounds:
        return 0.0
    least = 1.0 * (w.box.rounds - w.round)
    for who in range(len(w.seats)):
        s = w.seats[who]
        pace = A_TURN + running(s)
        left = wealth(w, s, 1.0) - (pace if turn_to_come(world, who) else 0.0)
        least = min(least, left / (pace + 2.0))
    return max(0.3, least)


def best_of_others(world: Game, w: Fortune, seat: int, rounds: float) -> float:
    """Minus what the best of the others will be left with, by the same rule of thumb for all."""
    best = -999.0
    for who in range(len(w.seats)):
        if who != seat:
            s = w.seats[who]
            pace = A_TURN + running(s)
            turns = rounds + (1.0 if turn_to_come(world, who) else 0.0)
            best = max(best, pace * turns - wealth(w, s, rounds))
    return best


def deck_to_draw(world: Game, seat: int, rounds: float) -> int:
    """The deck whose next card is worth most, each card of a kind less than the one before. An unknown card is never
    declined: nobody has to use it."""
    w = fortune(world)
    s = w.seats[seat]
    wanted = w.wanted if w.wanted else [0, 0, 0, 0]
    best = world.options[0]
    most = -99.0
    for deck in [option for option in world.options if option != NO_DECK]:
        held = len([card for card in s.hand if w.box.cards[card].deck == deck])
        worth = blind_worth(w, s, deck, rounds) - 0.7 * wanted[deck] - 0.5 * held
        if worth > most:
            most = worth
            best = deck
    return best


def blind_worth(w: Fortune, s: Seat, deck: int, rounds: float) -> float:
    if deck == EVENTS:
        return 3.0
    if deck == HELPERS:
        return 0.8 * rounds
    if deck == PROPERTIES:
        return 1.1 * rounds - s.properties + (0.5 if s.cash > 25 else -1.0)
    if deck == COMPANIONS:
        return 0.5 + 0.6 * places_for_companions(w, s)
    return 0.0


def places_for_companions(w: Fortune, s: Seat) -> int:
    places = sum([len(x.row.tokens) - x.tokens for x in s.board])
    for card in s.hand:
        if w.box.cards[card].kind == EVENT:
            places += len(w.box.cards[card].company)
    return places


def card_to_keep(world: Game, seat: int, rounds: float) -> int:
    """The best card of the hand not kept yet; none once the rest would only be ballast."""
    w = fortune(world)
    s = w.seats[seat]
    best = world.options[0]
    most = -1.0
    for card in world.options:
        if card != NONE and card < len(w.box.cards):
            worth = later_worth(w, s, card, rounds)
            if worth > most:
                most = worth
                best = card
    if most < 0.0 or len(s.kept) >= hand_limit(w, s) + 1:
        return NONE if NONE in world.options else best
    return best


def token_to_place(w: Fortune, seat: int, place: int, rounds: float) -> int:
    """Prices low where one will sell and high where one will buy: the lowest token for the greatest wish to sell."""
    wishes = [wish_to_buy(w, w.seats[seat], kind, rounds) for kind in range(len(w.market))]
    rank = len(
        [i for i in range(len(wishes)) if wishes[i] < wishes[place] or (wishes[i] == wishes[place] and i < place)]
    )
    tokens = w.box.market_tokens
    order = sorted(range(len(tokens)), key=lambda token: tokens[token])
    return order[rank]


def wish_to_buy(w: Fortune, s: Seat, kind: int, rounds: float) -> float:
    """Pounds gained by each pound that the token of this property type rises."""
    owned = len([laid for laid in s.board if laid.row.is_property and laid.row.type == kind])
    held = len([card for card in s.hand if w.box.cards[card].is_property and w.box.cards[card].type == kind])
    return (0.7 * held if rounds >= 1.0 else 0.0) - owned * (TURNOVER if rounds >= 1.0 else 1.0)


def plan_to_block(world: Game, seat: int, rounds: float) -> int:
    """What the other wants most, but not what one wants oneself."""
    other = 1 - seat
    best = world.options[0]
    most = -999.0
    for plan in world.options:
        gain = plan_worth(world, other, plan, rounds) - 0.6 * plan_worth(world, seat, plan, rounds)
        if gain > most:
            most = gain
            best = plan
    return best


def plan_worth(world: Game, who: int, plan: int, rounds: float) -> float:
    w = fortune(world)
    s = w.seats[who]
    chosen = w.layout.plans[plan]
    actions = chosen.actions + more_actions(s)
    turn = turn_worth(w, s, actions, rounds, chosen.cards)
    return turn + BOYS[min(len(BOYS) - 1, chosen.errand_boys)] + PLACE * (len(w.layout.plans) - plan)
