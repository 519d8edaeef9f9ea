"""End of the game and scores (PL-SCORE)."""

from tests.games.last_will.laying_out import on
from tests.games.prodigals_last_will.table import table
from tests.helpers.clauses import clause

TEN = [(6, "left"), (4, "left"), (0, "right"), (0, "left")]
ZERO = [(2, "left"), (0, "left"), (-2, "left"), (0, "right")]


@clause("PL-SCORE-01")
def test_zero_in_any_competition_ends_the_game() -> None:
    assert table("E", phase="end", votes=0).g.over
    assert table("E", phase="end", others={1: {"votes": -2}}).g.over
    assert table("S", phase="end", markers=ZERO).g.over
    assert table("ES", phase="end", cash=0).g.over
    assert table("ES", phase="end", others={1: {"cash": -3}}).g.over
    assert not table("ES", phase="end", cash=1, votes=1).g.over
    assert not table("ES", phase="end", cash=0, will_board=["farm_stud"]).g.over


@clause("PL-SCORE-02", "PL-SCORE-10")
def test_the_round_is_played_to_its_end_and_nobody_declares_bankruptcy() -> None:
    t = table("E", cash=2, will=["dinner", "soiree"], others={1: {"will": ["dinner"]}})
    t.act("dinner")
    assert t.heir().cash == 0
    assert not t.heir().bankrupt
    assert not t.w.last_round
    t.act("soiree")
    t.choose("end")
    assert t.who == 1
    t.act("dinner").choose("end")
    assert t.g.over
    assert "bankrupt" not in t.notes()
    t = table("E", votes=1, club=["e-umbrellas"], others={1: {"megaphones": 2}})
    t.act("club.e-umbrellas")
    assert t.votes() == 0
    t.choose("end", "end")
    assert not t.g.over  # Hyde Park gave the vote back


@clause("PL-SCORE-03", "PL-SCORE-05")
def test_last_will_counts_pounds_and_what_the_market_pays() -> None:
    t = table("E", cash=4, will_board=[on("manor_damp", step=2)], market={"manor_house": -3})
    assert t.score("LW") == 4 + 9 - 3
    t = table("E", cash=4, will_board=[on("manor_damp", step=4)], market={"manor_house": 1, "farm": -3})
    assert t.score("LW") == 4 + 5 + 1
    assert t.g.view()["last-will"]["seats"][0]["score"] == 10
    assert t.g.view()["seats"][0]["scores"] == {"last-will": 10, "election": 22}


@clause("PL-SCORE-04")
def test_a_property_is_never_worth_less_than_nothing() -> None:
    t = table("E", cash=4, will_board=[on("manor_haunted", step=5), "farm_mixed"], market={"manor_house": -3})
    assert t.score("LW") == 4 + 0 + 8 + t.w.market[3]


@clause("PL-SCORE-06")
def test_price_helpers_do_not_change_it() -> None:
    house = on("manor_damp", step=1)
    without = table("E", will_board=[house])
    with_ = table("E", will_board=[house, "creative_valuer", "auctioneer"])
    assert without.score("LW") == with_.score("LW") > 70


@clause("PL-SCORE-07", "PL-SCORE-08")
def test_the_lowest_of_the_highest_scores_wins() -> None:
    t = table("ES", phase="end", round=5, cash=12, votes=3, markers=TEN, others={1: {"cash": 1, "votes": 13}})
    places = [(s.seat, s.place, s.score) for s in t.g.ranking()]
    assert t.g.over
    assert places == [(0, 1, 12), (1, 2, max(13, t.score("S", 1)))]


@clause("PL-SCORE-09")
def test_ties_go_to_the_next_scores_not_to_the_plan() -> None:
    t = table("E", phase="end", round=5, cash=12, votes=10, others={1: {"cash": 12, "votes": 9}})
    assert [(s.seat, s.place) for s in t.g.ranking()] == [(1, 1), (0, 2)]
    t = table("E", phase="end", round=5, cash=12, votes=9, others={1: {"cash": 9, "votes": 12}})
    assert [s.place for s in t.g.ranking()] == [1, 1]
    assert "shared" in t.g.ranking()[0].note
