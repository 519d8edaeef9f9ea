"""What a prodigal has left to lose, by competition, and how the rest was lost."""

from tests.games.prodigals_club.table import Place, table
from tests.helpers.clauses import clause

TEN: list[Place] = [(6, "left"), (4, "left"), (0, "right"), (0, "left")]


@clause("PC-SCORE-08", "PC-SCORE-14")
def test_the_highest_score_of_the_competitions_in_play_counts() -> None:
    t = table("PES", 2, pounds=10, tiles=[], votes=7, markers=TEN)
    assert t.worth() == (10, [("possessions", 10), ("election", 7), ("society", 10)])
    assert [part.counts for part in t.g.kind.worth(t.g, 0).parts] == [True, False, True]
    assert table("ES", 2, votes=12, markers=TEN).worth() == (12, [("election", 12), ("society", 10)])


def test_pounds_votes_and_steps_are_lost_apart() -> None:
    markers: list[Place] = [(12, "left"), (16, "left"), (10, "left"), (4, "left")]
    t = table("PES", 2, hand=["e-umbrellas", "p-tips", "s-soup"], board=["s-b-queue"], pounds=9, markers=markers)
    assert t.expenses() == []
    t.use("e-umbrellas").use("s-b-queue", "lady.1").use("p-tips").use("s-soup", "lady.2.down")
    assert t.expenses() == ["1 votes", "1 steps in society", "£2 high living", "1 steps in society"]
    assert t.expenses(1) == []


def test_spending_nothing_is_no_expense() -> None:
    t = table("PE", 2, hand=["p-tips"], pounds=0, tiles=["A1"]).use("p-tips")
    assert "possessions.spent" in t.notes()
    assert t.expenses() == []
