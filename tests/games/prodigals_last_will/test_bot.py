"""How the greedy bot plays the combination."""

from typing import Any

from squander.bots import answer, make
from tests.games.prodigals_last_will.table import Table, table


def bots_choice(t: Table) -> str:
    return t.word(answer(make("greedy", "prodigals-last-will", 1), t.g))


def test_it_keeps_its_last_action_for_the_white_central_card_it_took() -> None:
    """The dinner spends £2, the card £6 or three votes; while the card was counted as played, the dinner went first."""
    t = table("E", round=5, club=["c-lwe-1"], will=["dinner"], actions=1, votes=15, cash=15)
    assert bots_choice(t) == "club.c-lwe-1"


def test_it_sells_no_house_that_counts_what_it_would_bring() -> None:
    """Cheap as it is on the market, a house costs its owner no more than a sale would bring: only the action."""
    house = ["town_house_narrow"]
    t = table("E", round=5, will=["dinner"], will_board=house, market={"town_house": -3}, actions=1, votes=5, cash=30)
    done = [bots_choice(t)]
    while done[-1] != "end":
        t.choose(done[-1])
        done.append(bots_choice(t))
    assert "dinner.1" in done


def at_the_central_card(**mine: Any) -> str:
    """Where the bot sends a boy in the last round with a plan of one action; its fortune is what it must lower."""
    return bots_choice(table("E", phase="errands", round=5, central="c-lwe-1", plans=[0, 1], votes=1, **mine))


def test_it_takes_no_white_central_card_whose_action_does_as_much_elsewhere() -> None:
    """The card spends £6 for the only action; so does a dinner with guest and chef, but a plain one only £2."""
    assert at_the_central_card(cash=30, will=["dinner"]) == "club.central-card"
    assert at_the_central_card(cash=30, will=["dinner_in_company", "guest", "chef"]) != "club.central-card"


def test_it_takes_no_white_central_card_to_spend_money_it_has_not_got() -> None:
    """One action sells one of two farms, and their owner goes into no debt."""
    farms = ["farm_sheep", "farm_stud"]
    assert at_the_central_card(cash=30, will_board=farms) == "club.central-card"
    assert at_the_central_card(cash=0, will_board=farms) != "club.central-card"
