"""Which card or tile of the Club to use next, at a glance."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import GAINS, LOUD, Affairs
from squander.games.prodigals_club.bots.effects import MEGAPHONE, add_now
from squander.games.prodigals_club.bots.hand import KEPT, kept_gain
from squander.games.prodigals_club.bots.quick_errands import effect_worth
from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.effect import Item
from squander.games.prodigals_club.election.votes import PER_PARTY
from squander.games.prodigals_club.possessions.selling import Sell
from squander.games.prodigals_club.terms import BONUS_TILE, ELECTION, END_TURN
from squander.kernel.game import Game

# In which order things are used: what lasts first, what counts those before it later, what takes something away last.
LAY: Final = 7
ACTIVATE: Final = 6
TILE: Final = 5
PLAY: Final = 4
COUNT: Final = 3
SELL_LAST: Final = 2
LAY_LATE: Final = 1  # where another card has to make room
KEEP: Final = 0
FEW_PUBS: Final = 3


def thing_to_use(g: Game, a: Affairs) -> int:
    """All that brings something, except what brings more later and can wait."""
    best, most = END_TURN, KEEP
    for option in g.options:
        if option != END_TURN:
            rank = rank_of(a, option)
            if rank > most:
                best, most = option, rank
    return best


def rank_of(a: Affairs, option: int) -> int:
    if option > BONUS_TILE:
        return TILE if brings(a, a.c.layout.box.bonuses[a.s.bonus].script) else KEEP
    row = a.c.layout.box.cards[option]
    if option in a.s.board:
        return COUNT if counts_cards(row) else ACTIVATE
    if row.is_black:
        return LAY if len(a.s.board) < a.c.layout.box.black_spaces else LAY_LATE
    if row.script and isinstance(row.script[0].effect, Sell):
        return SELL_LAST if brings(a, row.script) else KEEP
    return KEEP if waits(a, row) else PLAY


def brings(a: Affairs, script: list[Item]) -> bool:
    """Whether it is better done than not: a sale takes symbols away."""
    return not script or effect_worth(a, script) > 0.0


def counts_cards(row: Card) -> bool:
    """Whether it does more after white cards."""
    for item in row.script:
        if item.counter is PER_PARTY:
            return True
    return False


def waits(a: Affairs, row: Card) -> bool:
    """Whether a white card is better kept, and may be."""
    if a.rounds <= 0.0 or len(a.s.hand) > a.c.layout.hand_limit:
        return False
    if row.is_pub:
        return a.pubs < FEW_PUBS
    once = GAINS[:]
    add_now(a, row.script, once)
    once[ELECTION] += MEGAPHONE * once[LOUD]
    return a.weighed(once) < KEPT * a.weighed(kept_gain(a, row))
