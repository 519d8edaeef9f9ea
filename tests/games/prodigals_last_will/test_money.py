"""What money the bots of the combination expect to have left."""

from typing import Any

from squander.games.prodigals_club.terms import FORTUNE
from squander.games.prodigals_last_will.bots.outlook import BothTable
from tests.games.prodigals_last_will.table import table

HOUSES = ["town_house_narrow", "manor_hunting"]


def pounds(**mine: Any) -> float:
    """Expected at the end, two rounds before it."""
    return BothTable(table("E", round=3, actions=2, votes=15, **mine).g).prospects()[0].scores[FORTUNE]


def test_who_owns_houses_expects_to_spend_no_more_than_there_is() -> None:
    """All of £20 more is left to who owns nothing, for as much is spent in any case; an owner can spend some of it."""
    assert pounds(cash=21) - pounds(cash=1) == 20
    assert pounds(cash=21, will_board=HOUSES) - pounds(cash=1, will_board=HOUSES) < 15


def test_a_card_is_not_counted_as_used_and_as_kept() -> None:
    """A dinner spends £2."""
    assert 0 < pounds(cash=30) - pounds(cash=30, will=["dinner"]) <= 2
