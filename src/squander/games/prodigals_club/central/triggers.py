"""Standing bonuses of black cards (PC-TRIGGER)."""

from squander.games.prodigals_club.box import Card, Trigger
from squander.games.prodigals_club.effect import frames_of
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.terms import INNER_CIRCLE, ON_MEGAPHONE, ON_PARTY, ON_PUB, ON_SALE
from squander.kernel.game import Frame, Game


def trigger_frames(g: Game, who: int, played: Card, megaphones: int) -> list[Frame]:
    """All bonuses that a white card sets off, each as often as its condition is met (PC-BLACK-10 to 12, 17)."""
    c = club(g)
    frames: list[Frame] = []
    for card in c.seats[who].board:
        trigger = c.layout.box.cards[card].trigger
        times = occasions(trigger, played, megaphones)
        if times:
            frames += frames_of(g, who, trigger.script, times)
    return frames


def occasions(trigger: Trigger, played: Card, megaphones: int) -> int:
    if trigger.kind == ON_PARTY:
        return 1 if trigger.mask & played.party else 0
    if trigger.kind == ON_PUB:
        return 1 if played.is_pub else 0
    return megaphones if trigger.kind == ON_MEGAPHONE else 0


def sale_discount(g: Game, who: int, borough: int) -> int:
    """Borough triggers are added up and apply by themselves (PC-TRIGGER-05, 10, PC-SELL-04)."""
    c = club(g)
    total = 0
    for card in c.seats[who].board:
        trigger = c.layout.box.cards[card].trigger
        if trigger.kind == ON_SALE and trigger.mask == borough:
            total += trigger.amount
    return total


def inner_circle_picks(g: Game, who: int) -> int:
    """Two, or what a card on the board says; copies do not add up (PC-EFFECT-18, 19)."""
    c = club(g)
    most = c.layout.box.picks
    for card in c.seats[who].board:
        trigger = c.layout.box.cards[card].trigger
        if trigger.kind == INNER_CIRCLE:
            most = max(most, trigger.amount)
    return most
