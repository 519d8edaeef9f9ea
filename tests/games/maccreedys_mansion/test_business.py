"""MM-BANKRUPT, MM-SETTLE and MM-REOPEN: who stays in business."""

from typing import Any

from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause


def judged(holding: dict[str, Any], **more: Any) -> Table:
    return table(3, phase="bankruptcy", companies={0: holding}, **more)


@clause("MM-BANKRUPT-01", "MM-BANKRUPT-02")
def test_less_than_a_dollar_closes_whatever_is_invested() -> None:
    judged({"active": 0, "invested": 20_000}).expect(0, status="closed").expect(1, status="open")


@clause("MM-BANKRUPT-03")
def test_exactly_a_dollar_is_enough() -> None:
    judged({"active": 1, "invested": 0}).expect(0, status="open")


@clause("MM-BANKRUPT-04")
def test_debts_count_unless_the_option_says_otherwise() -> None:
    owing = {"active": 500, "debts": {"pipes": 1}}
    judged(owing).expect(0, status="closed")
    judged(owing, solvency="active").expect(0, status="open")
    judged({"active": 1_001, "debts": {"pipes": 1}}).expect(0, status="open")


@clause("MM-BANKRUPT-05")
def test_a_closed_company_stays_closed_here_whatever_it_has() -> None:
    judged({"active": 5_000, "invested": 0, "status": "closed"}).expect(0, status="closed")


@clause("MM-BANKRUPT-07")
def test_closing_takes_nothing_away() -> None:
    t = judged(
        {"active": 0, "invested": 0, "storage": {"stone": 3}, "jobs": ["garret"]},
        markers={"garret": "000", "hall": "0...."},
        track=["hall"],
    )
    t.expect(0, status="closed", storage={"stone": 3}, jobs=["garret"])
    assert (t.room("garret"), t.room("hall")) == ("000", "0....")


@clause("MM-BANKRUPT-08", "MM-BID-10")
def test_funds_that_run_out_in_bidding_close_nobody() -> None:
    t = table(3, phase="bidding", companies={0: {"active": 500}}).choose("500").next_round()
    t.expect(0, active=0, status="open")
    assert t.can("carpenter")


# --- settle up ------------------------------------------------------------------------------------------------


def settling(holding: dict[str, Any], **more: Any) -> Table:
    return table(3, phase="settle up", companies={0: holding}, **more)


@clause("MM-SETTLE-01", "MM-SETTLE-02")
def test_a_debt_is_paid_at_its_list_price_and_the_marker_comes_back() -> None:
    t = settling({"active": 10_000, "debts": {"plumber": 1, "stone": 1}}, today={"wage_add": [0, 0, 0, 999, 0]})
    assert t.asked == "PayDebt"
    t.choose("plumber").expect(0, active=6_000, debts={"stone": 1})
    t.choose("stone").expect(0, active=5_500, debts={})
    assert t.asked != "PayDebt"


@clause("MM-SETTLE-02")
def test_without_money_there_is_nothing_to_settle_with() -> None:
    t = settling({"active": 0, "invested": 0, "debts": {"lumber": 1}, "status": "closed"})
    assert t.asked != "PayDebt"
    t = settling({"active": 1_000, "debts": {"lumber": 1}})
    assert t.can("lumber")


@clause("MM-SETTLE-03", "MM-SETTLE-07")
def test_paying_is_voluntary_and_what_is_left_stays() -> None:
    t = settling({"active": 10_000, "debts": {"carpenter": 3}})
    t.choose("carpenter").choose("done").next_round().expect(0, active=9_000, debts={"carpenter": 2})
    settling({"active": 10_000, "debts": {"carpenter": 3}}).choose("all").expect(0, active=7_000, debts={})


@clause("MM-SETTLE-04")
def test_a_debt_is_paid_in_full_or_not_at_all() -> None:
    t = settling({"active": 3_000, "debts": {"plumber": 1, "mason": 1}})
    t.cannot("plumber", "MM-SETTLE-04").cannot("all", "MM-SETTLE-04")
    assert t.can("mason")


@clause("MM-SETTLE-05")
def test_all_funds_may_go_into_debts() -> None:
    t = settling({"active": 500, "invested": 0, "debts": {"stone": 1}}).choose("stone")
    t.expect(0, active=0, debts={}, status="closed for good")


@clause("MM-SETTLE-06")
def test_closed_companies_settle_with_liquidated_money() -> None:
    t = table(3, phase="bankruptcy", companies={0: {"active": 0, "debts": {"gasman": 1}}}).until("PayDebt")
    t.expect(0, active=20_000, invested=0, status="closed")
    t.choose("gasman").expect(0, active=14_000, debts={})
    gone = {"active": 9_000, "invested": 0, "debts": {"gasman": 1}, "status": "closed for good"}
    t = table(3, phase="settle up", companies={0: gone})
    assert (t.asked, t.who) == ("BidOrPass", 1)  # nothing would follow from it


# --- re-open --------------------------------------------------------------------------------------------------


def reopening(holding: dict[str, Any], **more: Any) -> Table:
    return table(3, phase="re-open", companies={0: {"invested": 0, **holding}}, **more)


@clause("MM-REOPEN-01", "MM-REOPEN-06", "MM-REOPEN-07")
def test_more_than_a_dollar_lets_a_closed_company_open_again() -> None:
    t = reopening({"active": 2, "status": "closed"})
    assert (t.asked, t.who) == ("Reopen", 0)
    t.choose("yes").expect(0, active=2, status="open").next_round()
    assert (t.asked, t.who) == ("HireOrPass", 0)
    t = table(2, phase="re-open", companies={0: {"active": 2, "invested": 0, "status": "closed"}})
    assert (t.asked, t.who) == ("Reopen", 0)  # two in business are enough to go on
    t = reopening({"active": 900, "debts": {"stone": 2}, "status": "closed"})
    t.expect(0, status="closed for good")
    t = reopening({"active": 900, "debts": {"stone": 2}, "status": "closed"}, solvency="active")
    assert t.asked == "Reopen"


@clause("MM-REOPEN-02", "MM-REOPEN-08")
def test_less_than_a_dollar_closes_for_good() -> None:
    t = reopening({"active": 0, "status": "closed"}).expect(0, status="closed for good")
    t.w.companies[0].active = 0
    t.next_round().next_round().expect(0, status="closed for good")
    gone = {"active": 9_000, "invested": 0, "status": "closed for good"}
    t = table(3, phase="bankruptcy", companies={0: gone})
    t.next_round().expect(0, status="closed for good", active=9_000)
    assert "re-opens" not in t.notes()


@clause("MM-REOPEN-03")
def test_who_declines_stays_closed_and_is_asked_again() -> None:
    t = reopening({"active": 5_000, "status": "closed"}).choose("no").expect(0, status="closed")
    t.next_round().until("Reopen")
    assert t.who == 0
    assert t.can("yes")


@clause("MM-REOPEN-04")
def test_exactly_a_dollar_neither_opens_nor_closes_for_good() -> None:
    t = reopening({"active": 1, "status": "closed"}).expect(0, status="closed")
    assert t.asked != "Reopen"


@clause("MM-REOPEN-05", "MM-INVEST-12")
def test_an_open_company_that_invested_everything_is_closed_for_good() -> None:
    t = table(3, phase="investments", companies={0: {"active": 500, "invested": 0}})
    t.choose("invest").choose("all").until("BidOrPass")
    t.expect(0, active=0, invested=500, status="closed for good")


@clause("MM-REOPEN-09")
def test_nobody_is_asked_to_re_open_when_the_game_is_over() -> None:
    broke = {"active": 0, "invested": 0, "status": "closed"}
    t = table(2, phase="re-open", companies={0: broke, 1: {"active": 5_000, "invested": 0, "status": "closed"}})
    assert t.asked == "over"
