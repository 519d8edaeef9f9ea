"""Sensible answers for playouts of the combination: each game's own, and a comparison where both are asked."""

from typing import Final

from squander.games.last_will.bots.affairs import Affairs as WillAffairs
from squander.games.last_will.bots.quick import card_to_keep, rate_of
from squander.games.last_will.bots.quick import quick_answer as will_answer
from squander.games.last_will.bots.quick_errands import space_worth as will_space_worth
from squander.games.last_will.state import fortune
from squander.games.prodigals_club.bots.affairs import Affairs, needs_of
from squander.games.prodigals_club.bots.effects import script_worth
from squander.games.prodigals_club.bots.hand import card_worth
from squander.games.prodigals_club.bots.outlook import rounds_left
from squander.games.prodigals_club.bots.quick import affairs_of
from squander.games.prodigals_club.bots.quick import quick_answer as club_answer
from squander.games.prodigals_club.bots.quick_errands import space_worth
from squander.games.prodigals_club.bots.quick_turn import KEEP, rank_of
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import END_TURN, FORTUNE, NONE
from squander.games.prodigals_last_will.rules import ACT, DISCARD_DOWN, KEEP_CARDS, SEND_ERRAND_BOY
from squander.games.prodigals_last_will.terms import CLUB, is_clubs
from squander.kernel.game import Frame, Game

LAST_WILLS: Final = "will."
WITHOUT: Final = -999.0
WORTH_A_PLACE: Final = 1.2  # points a card of the Club must promise to be kept before one of Last Will


def quick_answer(g: Game) -> int:
    f = g.asked
    assert f is not None
    rule = f.rule
    if rule is ACT:
        return thing_to_use(g, f)
    if rule is SEND_ERRAND_BOY:
        return errand_to_run(g, f)
    if rule is DISCARD_DOWN:
        return card_to_discard(g, f)
    if rule is KEEP_CARDS:
        return card_to_keep(g, f)
    return will_answer(g) if rule.name.startswith(LAST_WILLS) else club_answer(g)


def thing_to_use(g: Game, f: Frame) -> int:
    """The Club's cards that cost nothing first; then whatever brings most for an action."""
    a = affairs_of(g, f.who, True)
    best, most = END_TURN, KEEP
    for option in g.options:
        if is_clubs(option) and costs_nothing(a, option - CLUB):
            rank = rank_of(a, option - CLUB)
            if rank > most:
                best, most = option, rank
    return best if best != END_TURN else best_for_actions(g, f, a)


def costs_nothing(a: Affairs, thing: int) -> bool:
    """Tiles are not for actions; only white central cards are."""
    return a.c.layout.box.cards[thing].cost == 0


def best_for_actions(g: Game, f: Frame, a: Affairs) -> int:
    w = fortune(g)
    will = WillAffairs(w, w.seats[f.who])
    best, most = END_TURN, 0.0
    for option in g.options:
        if option == END_TURN:
            continue
        if is_clubs(option):
            row = a.c.layout.box.cards[option - CLUB]
            rate = script_worth(a, row.script) / row.cost if row.cost else WITHOUT
        else:
            rate = rate_of(will, option, a.rounds) * a.weights[FORTUNE]
        if rate > most:
            best, most = option, rate
    return best


def errand_to_run(g: Game, f: Frame) -> int:
    a = affairs_of(g, f.who, True)
    w = fortune(g)
    will = WillAffairs(w, w.seats[f.who])
    best, most = g.options[0], WITHOUT
    for option in g.options:
        if is_clubs(option):
            worth = space_worth(a, option - CLUB)
        else:
            worth = will_space_worth(will, f, option, a.rounds) * a.weights[FORTUNE]
        if worth > most:
            best, most = option, worth
    return best


def card_to_discard(g: Game, f: Frame) -> int:
    """The worst of the Club's, unless it is worth a place that a card of Last Will would have."""
    a = Affairs(g, f.who, False, rounds_left(g), needs_of(club(g).layout))
    a.weights = affairs_of(g, f.who, False).weights
    worst, least = g.options[0], 999.0
    for card in g.options:
        if card != NONE:
            worth = card_worth(a, card)
            if worth < least:
                worst, least = card, worth
    keeps = least >= WORTH_A_PLACE * max(a.weights) and NONE in g.options
    return NONE if keeps else worst
