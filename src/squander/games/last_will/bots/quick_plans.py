"""Plans and decks at a glance, for playouts of Last Will."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs
from squander.games.last_will.bots.uses import turn_worths
from squander.games.last_will.box import Plan
from squander.games.last_will.state import Fortune, Seat, fortune
from squander.games.last_will.terms import COMPANIONS, EVENT, EVENTS, HELPERS, NO_DECK, PROPERTIES
from squander.kernel.game import Game

BOYS: Final = [0.0, 2.2, 4.0, 5.5]  # pounds for errands
PLACE: Final = 0.15  # for each plan further left
BLIND: Final = 0.9  # for a card drawn, before it is known whether there are actions for it
MINE: Final = 0.6  # of one's own wish for a plan, when it is blocked for both
WITHOUT: Final = -999.0


def plan_to_take(g: Game, who: int, rounds: float) -> int:
    w = fortune(g)
    worths = plan_worths(Affairs(w, w.seats[who]), rounds)
    best = g.options[0]
    for plan in g.options:
        if worths[plan] > worths[best]:
            best = plan
    return best


def plan_to_block(g: Game, who: int, rounds: float) -> int:
    """What the other wants most, but not what one wants oneself."""
    w = fortune(g)
    mine = plan_worths(Affairs(w, w.seats[who]), rounds)
    theirs = plan_worths(Affairs(w, w.seats[1 - who]), rounds)
    best = g.options[0]
    most = WITHOUT
    for plan in g.options:
        gain = theirs[plan] - MINE * mine[plan]
        if gain > most:
            most = gain
            best = plan
    return best


def best_plans(d: Affairs, rounds: float) -> tuple[float, float]:
    """What the best and the next best plan are worth of those that nobody has taken or blocked."""
    w = d.w
    worths = plan_worths(d, rounds)
    for s in w.seats:
        if s.plan >= 0:
            worths[s.plan] = WITHOUT
    for plan in w.blocked:
        worths[plan] = WITHOUT
    worths.sort(reverse=True)
    return worths[0], worths[1]


def plan_worths(d: Affairs, rounds: float) -> list[float]:
    """One knapsack serves all plans: it knows the best use of any number of actions."""
    plans = d.w.layout.plans
    most = 0
    for plan in plans:
        most = max(most, plan.actions)
    turns = turn_worths(d, most + d.more_actions, rounds, 2)
    worths: list[float] = []
    for i in range(len(plans)):
        plan = plans[i]
        worths.append(turns[plan.actions + d.more_actions] + plan_extras(plan) + PLACE * (len(plans) - i))
    return worths


def plan_extras(plan: Plan) -> float:
    return BOYS[plan.errand_boys] + BLIND * plan.cards


# --- decks


def deck_to_name(g: Game, who: int, rounds: float) -> int:
    """Each card of a deck is worth less than the one before. An unknown card is never declined."""
    w = fortune(g)
    s = w.seats[who]
    best = g.options[0]
    most = WITHOUT
    for deck in g.options:
        if deck != NO_DECK:
            worth = deck_worth(w, s, deck, rounds) - (0.7 * w.wanted[deck] if w.wanted else 0.0)
            if worth > most:
                most = worth
                best = deck
    return best


def deck_worth(w: Fortune, s: Seat, deck: int, rounds: float) -> float:
    """Pounds that the next card of a deck will bring."""
    held = 0
    for card in s.hand:
        if w.box.cards[card].deck == deck:
            held += 1
    return unseen_worth(w, s, deck, rounds) - 0.5 * held


def unseen_worth(w: Fortune, s: Seat, deck: int, rounds: float) -> float:
    if deck == EVENTS:
        return 3.0
    if deck == HELPERS:
        return 0.8 * rounds
    if deck == PROPERTIES:
        return 1.1 * rounds - s.properties + (0.5 if s.cash > 25 else -1.0)
    return 0.5 + 0.6 * places_for_companions(w, s) if deck == COMPANIONS else 0.0


def places_for_companions(w: Fortune, s: Seat) -> int:
    places = 0
    for laid in s.board:
        places += len(laid.row.tokens) - laid.tokens
    for card in s.hand:
        if w.box.cards[card].kind == EVENT:
            places += len(w.box.cards[card].company)
    return places
