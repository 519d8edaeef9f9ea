"""MM-BID: bidding for turn order."""

from typing import Any

import pytest

from squander.games.maccreedys_mansion.terms import TURN_BID
from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause


def bidding(**more: Any) -> Table:
    return table(3, phase="bidding", **more)


@clause("MM-BID-01", "MM-BID-02", "MM-BID-05")
def test_after_re_open_everybody_has_a_turn_beginning_with_the_first_player() -> None:
    t = table(3, phase="re-open", order=[2, 0, 1])
    assert (t.asked, t.who) == ("BidOrPass", 2)
    for who in (2, 0, 1):
        assert t.who == who
        assert t.can("pass")
        t.choose("pass")
    assert t.w.round == 4


def said(t: Table, *words: str) -> Table:
    """Answer in turn, each time as the question that is expected: seats 0, 1, 2 and again."""
    for turn, word in enumerate(words):
        assert (t.asked, t.who, t.w.round) == ("BidOrPass", turn % 3, 3), f"before {word} of turn {turn}"
        t.choose(word)
    return t


@clause("MM-BID-03", "MM-BID-04")
def test_a_lap_of_passes_ends_it_and_who_passed_may_bid_later() -> None:
    t = said(bidding(), "pass", "200", "pass", "300", "pass", "pass", "pass", "pass", "pass")
    assert (t.asked, t.w.round) == ("HireOrPass", 4)
    assert t.w.order == [0, 1, 2]
    t.expect(0, active=9_700).expect(1, active=9_800).expect(2, active=10_000)


@clause("MM-BID-03")
@pytest.mark.parametrize(
    "lap", [("100", "pass", "pass"), ("pass", "100", "pass"), ("pass", "pass", "100"), ("100", "200", "300")]
)
def test_any_bid_of_a_lap_brings_another_lap(lap: tuple[str, str, str]) -> None:
    t = said(bidding(), *lap, "pass", "pass")
    assert (t.asked, t.who) == ("BidOrPass", 2)  # passes of two laps do not add up
    t.choose("1000")
    t = said(t, "pass", "pass", "pass")
    assert t.w.round == 4


@clause("MM-BID-03")
def test_passes_from_one_lap_into_the_next_do_not_end_it() -> None:
    t = said(bidding(), "500", "pass", "pass", "pass", "600")
    assert (t.asked, t.who) == ("BidOrPass", 2)
    t.choose("pass")
    said(t, "pass", "pass", "700", "pass", "pass", "pass")
    assert t.w.round == 4
    assert t.w.order == [2, 1, 0]


@clause("MM-BID-03", "MM-BID-15")
def test_a_lap_goes_round_all_who_can_bid() -> None:
    """A lap ends behind the last in the order, also when that one is never asked."""
    t = (
        bidding(companies={2: {"active": 1_000, "invested": 0, "status": "closed for good"}})
        .choose("100")
        .choose("pass")
    )
    assert (t.asked, t.who) == ("BidOrPass", 0)
    t.choose("pass")
    assert (t.asked, t.who) == ("BidOrPass", 1)
    t.choose("pass")
    assert t.w.round == 4


@clause("MM-BID-06", "MM-BID-10")
def test_a_bid_is_at_most_the_active_funds() -> None:
    t = bidding(companies={0: {"active": 500}})
    t.cannot("600", "MM-BID-06")
    t.choose("500").next_round().expect(0, active=0)
    t = bidding(companies={0: {"active": 100}})
    assert (t.who, t.words()) == (0, ["pass", "rest", "100"])  # just enough for the lowest bid


@clause("MM-BID-07")
def test_a_new_bid_beats_the_own_one_but_not_the_others() -> None:
    t = bidding().choose("500").choose("100").choose("500")
    assert t.who == 0
    t.cannot("500", "MM-BID-07").cannot("400", "MM-BID-07")
    assert t.can("600")


@clause("MM-BID-08", "MM-BID-09", "MM-BID-12")
def test_bids_rank_the_players_and_all_are_paid() -> None:
    t = bidding().choose("500").choose("rest").choose("700").next_round()
    assert t.w.order == [2, 0, 1]
    assert t.who == 2
    assert [t.active(who) for who in range(3)] == [9_500, 10_000, 9_300]
    assert t.ledger(2)[-1].row() == [3, TURN_BID, 0, 0, -700, 0]
    assert t.notes().count("first player") == 1
    t = bidding(order=[1, 2, 0]).choose("300").choose("300").choose("300").next_round()
    assert t.w.order == [1, 2, 0]  # ties keep the former order


@clause("MM-BID-12")
def test_without_bids_nothing_changes() -> None:
    t = bidding(order=[1, 2, 0]).next_round()
    assert t.w.order == [1, 2, 0]
    assert t.who == 1
    assert "first player" not in t.notes()


@clause("MM-BID-11")
def test_closed_companies_bid_if_they_have_money() -> None:
    t = bidding(companies={0: {"active": 1_000, "invested": 0, "status": "closed"}})
    assert t.who == 0
    assert t.can("1000")
    t = bidding(companies={0: {"active": 50, "invested": 0, "status": "closed"}})
    assert t.who == 1


@clause("MM-BID-13")
def test_bids_are_hundreds_then_five_hundreds_up_to_five_thousand() -> None:
    t = bidding(companies={0: {"active": 90_000}})
    assert t.words() == ["pass", "rest", *[str(n) for n in [*range(100, 1_001, 100), *range(1_500, 5_001, 500)]]]
    t.choose("5000").choose("rest").choose("rest")
    assert t.w.round == 4  # nobody can outbid seat 0, who cannot go higher either


@clause("MM-BID-14")
def test_passing_unless_overtaken_is_one_choice() -> None:
    t = bidding().choose("500").choose("rest").choose("300")  # overtakes seat 1, who rests behind
    assert t.who == 0
    t.choose("rest")
    assert t.who == 1
    t.choose("rest").choose("400")  # still behind seat 0, ahead of seat 1 as before
    assert t.who == 2
    t.choose("600")  # overtakes seat 0
    assert t.who == 0
    t.choose("rest").choose("rest")
    assert t.w.order == [2, 0, 1]
    assert (t.asked, t.who, t.w.resting) == ("HireOrPass", 2, 0)  # rests end with the bidding


@clause("MM-BID-15")
def test_a_company_closed_for_good_does_not_bid() -> None:
    t = bidding(companies={0: {"active": 1_000, "invested": 0, "status": "closed for good"}})
    assert t.who == 1
    t.choose("100").choose("rest").choose("rest")
    assert t.w.order == [1, 0, 2]


@clause("MM-BID-11", "MM-BID-13")
def test_who_cannot_pay_the_next_bid_there_is_can_only_pass() -> None:
    t = bidding(companies={0: {"active": 1_400}}).choose("1000").choose("1500").choose("rest")
    assert t.who == 1  # seat 0 has 1,400, but the next bid is 1,500
