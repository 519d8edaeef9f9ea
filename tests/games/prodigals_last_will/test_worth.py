"""What an heir in the Club has left to lose: Last Will's share by cash and houses beside the other competitions."""

from tests.games.last_will.laying_out import on
from tests.games.prodigals_last_will.table import table
from tests.helpers.clauses import clause


@clause("PL-SCORE-03", "PL-SCORE-08")
def test_last_wills_score_splits_into_cash_and_houses() -> None:
    t = table("E", cash=4, votes=9, will_board=[on("manor_damp", step=2)], market={"manor_house": -3})
    assert t.worth() == (10, [("last-will", 10), ("election", 9), ("cash", 4), ("houses", 6)])
    parts = t.g.kind.worth(t.g, 0).parts
    assert [part.of for part in parts] == ["", "", "last-will", "last-will"]
    assert [part.counts for part in parts[:2]] == [True, False]
    assert table("E", cash=4, votes=9).worth()[0] == 9


def test_what_is_lost_is_told_by_the_game_whose_it_is() -> None:
    t = table("E", will=["dinner"], club=["e-umbrellas"])
    t.act("dinner").act("club.e-umbrellas")
    assert t.expenses() == ["£2 going out", "1 votes"]
