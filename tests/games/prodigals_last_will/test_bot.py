"""How the greedy bot plays the combination."""

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
