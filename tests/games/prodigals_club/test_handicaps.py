"""Handicaps before round 1 (PC-HANDICAP)."""

from squander.games.prodigals_club.society.state import COLUMNS
from tests.games.prodigals_club.table import fresh, table
from tests.helpers.clauses import clause


def taken(letters: str, players: int) -> list[tuple[int, int, int]]:
    """Pounds, votes and steps up for each place in the order."""
    t = fresh(letters, players)
    start = t.box.starts[players]
    out = []
    for who in t.c.order:
        pounds = t.pounds(who) - start.pounds if "P" in letters else 0
        votes = t.votes(who) - start.votes if "E" in letters else 0
        up = 0
        if "S" in letters:
            up = sum(s // COLUMNS for s in start.markers) - sum(s // COLUMNS for s in t.salon.markers[who])
        out.append((pounds, votes, up))
    return out


@clause("PC-HANDICAP-01", "PC-HANDICAP-02", "PC-HANDICAP-03", "PC-HANDICAP-07", "PC-HANDICAP-10", "PC-HANDICAP-13")
@clause("PC-HANDICAP-04", "PC-HANDICAP-05", "PC-HANDICAP-06")
def test_handicaps_of_five_players_in_three_competitions() -> None:
    assert taken("PES", 5) == [(2, 1, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0), (0, 0, 0)]


@clause("PC-HANDICAP-08", "PC-HANDICAP-11", "PC-HANDICAP-15")
def test_absent_competitions_are_left_out_of_the_cycle() -> None:
    assert taken("PE", 5)[0] == (2, 2, 0)
    assert taken("PS", 5)[0] == (2, 0, 2)
    assert taken("ES", 5)[0] == (0, 2, 2)
    assert taken("ES", 2) == [(0, 1, 0), (0, 0, 0)]
    assert taken("PS", 3)[0] == (1, 0, 1)


@clause("PC-HANDICAP-09")
def test_worked_example_of_handicaps() -> None:
    t = fresh("ES", 4)
    assert [t.votes(who) for who in t.c.order] == [24, 23, 23, 22]
    assert [up for _, _, up in taken("ES", 4)] == [1, 1, 0, 0]


@clause("PC-HANDICAP-12")
def test_handicaps_come_before_the_first_deal() -> None:
    g = fresh("ES", 4).g
    g = g.kind.start(g.setup)
    assert g.plies == 0
    assert g.agenda[-1].rule.name == "club.NextRound"
    t = fresh("ES", 4)
    assert [t.votes(who) for who in t.c.order] == [24, 23, 23, 22]


@clause("PC-HANDICAP-14", "PC-HANDICAP-15", "PC-HANDICAP-16", "PC-HANDICAP-17")
def test_unusual_handicaps() -> None:
    t = table("ES", votes=44, markers=[(12, "right"), (14, "left"), (16, "right"), (10, "right")])
    society, election = t.c.layout.competitions[1], t.c.layout.competitions[0]
    election.handicap(t.g, 0)
    assert t.votes() == 44
    society.handicap(t.g, 0)  # the upper one of three in the right column stands in the top row
    assert t.markers()[2] == (16, "right")
    t = table("ES", markers=[(12, "right"), (14, "left"), (16, "left"), (10, "right")])
    for _ in range(3):
        t.c.layout.competitions[1].handicap(t.g, 0)
    assert t.markers()[0] == (16, "right")
    t.c.layout.competitions[1].handicap(t.g, 0)
    assert t.markers() == [(16, "right"), (14, "left"), (16, "left"), (10, "right")]
