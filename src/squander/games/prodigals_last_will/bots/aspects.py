"""What a seat's forecast in the combination is made of: as in the Club, with the money by Last Will's account."""

from squander.games.prodigals_club.bots.affairs import SLOTS
from squander.games.prodigals_club.bots.aspects import Parts, parts_of
from squander.games.prodigals_club.bots.outlook import Prospect
from squander.games.prodigals_club.terms import FORTUNE
from squander.games.prodigals_last_will.bots.outlook import BothTable


def parts_of_both(table: BothTable, one: Prospect) -> Parts:
    plain = table.without_central_cards(one.a.who)
    parts = parts_of(table, one)
    add_money(table, one, parts)
    central = parts.turn if one.a.now else parts.later
    for slot in range(SLOTS):
        central[slot] += plain.scores[slot] - one.scores[slot]
    return parts


def add_money(table: BothTable, one: Prospect, parts: Parts) -> None:
    """What is owned, what turns and errands will spend of it, and what can't be spent because it is in houses."""
    purse, errands = table.purse, table.errands(one.a)
    assert purse is not None
    owned = purse.a.s.cash + purse.owned
    parts.now[FORTUNE] = -owned
    parts.later[FORTUNE] += purse.later
    soon = parts.turn if purse.has_turn else parts.later
    soon[FORTUNE] += purse.soon
    parts.errands[FORTUNE] += errands
    parts.short[FORTUNE] += owned - purse.spent - errands - purse.left(errands)
