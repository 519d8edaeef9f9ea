"""Which card or tile of the Club to use next, at a glance."""

from typing import Final

from squander.games.prodigals_club.bots.affairs import GAINS, LOUD, Affairs
from squander.games.prodigals_club.bots.effects import MEGAPHONE, add_now
from squander.games.prodigals_club.bots.hand import KEPT, kept_gain
from squander.games.prodigals_club.box import Card
from squander.games.prodigals_club.election.votes import PER_PARTY
from squander.games.prodigals_club.terms import BONUS_TILE, ELECTION, END_TURN
from squander.kernel.game import Game

# In which order things are used: what lasts first, what counts those before it last.
LAY: Final = 5
ACTIVATE: Final = 4
TILE: Final = 3
PLAY: Final = 2
COUNT: Final = 1
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
        return TILE
    row = a.c.layout.box.cards[option]
    if option in a.s.board:
        return COUNT if counts_cards(row) else ACTIVATE
    if row.is_black:
        return LAY
    return KEEP if waits(a, row) else PLAY


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
