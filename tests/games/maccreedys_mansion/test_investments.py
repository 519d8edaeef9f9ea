"""MM-INVEST: collect, liquidate, invest."""

from typing import Any

from squander.games.maccreedys_mansion.books import worth
from squander.games.maccreedys_mansion.terms import DIVIDEND, INVESTMENT, LIQUIDATION
from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause


def investing(holding: dict[str, Any] | None = None, **more: Any) -> Table:
    return table(3, phase="investments", companies={0: holding or {}}, **more)


@clause("MM-INVEST-01", "MM-INVEST-09")
def test_a_dividend_is_a_tenth_rounded_down() -> None:
    investing().choose("collect").expect(0, active=12_000, invested=20_000)
    investing({"invested": 1_005}).choose("collect").expect(0, active=10_100, invested=1_005)


@clause("MM-INVEST-02", "MM-INVEST-03")
def test_no_dividend_below_a_hundred_dollars_and_none_on_nothing() -> None:
    investing({"invested": 999}).cannot("collect", "MM-INVEST-02")
    assert investing({"invested": 1_000}).can("collect")
    investing({"invested": 0}).cannot("collect", "MM-INVEST-03")


@clause("MM-INVEST-04", "MM-INVEST-10")
def test_liquidating_takes_all() -> None:
    t = investing().choose("liquidate").expect(0, active=30_000, invested=0)
    assert t.who == 1


@clause("MM-INVEST-05")
def test_a_closed_company_must_liquidate() -> None:
    t = table(3, phase="bankruptcy", companies={0: {"active": 0}})
    t.expect(0, active=20_000, invested=0, status="closed")  # without being asked
    assert t.who == 1
    assert "liquidates" in t.notes()


@clause("MM-INVEST-05", "MM-REOPEN-08", "MM-END-09")
def test_a_company_closed_for_good_must_liquidate_too() -> None:
    gone = {"active": 0, "invested": 8_000, "status": "closed for good", "debts": {"gasman": 1}}
    t = investing(gone)
    t.expect(0, active=8_000, invested=0, status="closed for good")
    assert t.who == 1
    t.until("BidOrPass").expect(0, active=8_000, status="closed for good", debts={"gasman": 1})
    assert worth(t.w, t.company(0)) == 8_000 - 6_000
    t = investing({**gone, "invested": 0}).expect(0, active=0, invested=0)
    assert "liquidates" not in t.notes()


@clause("MM-INVEST-05", "MM-INVEST-12", "MM-REOPEN-05")
def test_who_invests_the_last_dollar_is_closed_for_good_and_liquidates_next_round() -> None:
    t = investing({"active": 3_000, "invested": 5_000}).choose("invest").choose("all").until("BidOrPass")
    t.expect(0, active=0, invested=8_000, status="closed for good")
    t.next_round().until("ChooseInvestment").expect(0, active=8_000, invested=0, status="closed for good")


@clause("MM-INVEST-05")
def test_games_of_the_first_rules_leave_the_funds_of_the_ruined_invested() -> None:
    gone = {"active": 0, "invested": 8_000, "status": "closed for good"}
    investing(gone, liquidation="not-for-good").expect(0, active=0, invested=8_000)


@clause("MM-INVEST-06", "MM-INVEST-12", "MM-INVEST-16")
def test_any_hundreds_or_all_may_be_invested() -> None:
    t = investing({"active": 2_345, "invested": 0}).choose("invest")
    assert t.words() == ["0", "1000", "2000", "all"]
    t.choose("2000")
    assert t.words() == ["0", "100", "200", "300"]
    t.choose("300").expect(0, active=45, invested=2_300)
    t = investing({"active": 2_345, "invested": 0}).choose("invest").choose("0")
    assert (t.words()[0], t.words()[-1]) == ("100", "900")
    investing({"active": 2_345, "invested": 0}).choose("invest").choose("all").expect(0, active=0, invested=2_345)
    investing({"active": 50, "invested": 0}).choose("invest").expect(0, active=0, invested=50)


@clause("MM-INVEST-07")
def test_one_option_a_round() -> None:
    t = investing().choose("collect")
    assert (t.asked, t.who) == ("ChooseInvestment", 1)
    t.until("BidOrPass")
    assert t.notes().count("collects") == 1


@clause("MM-INVEST-08")
def test_doing_nothing_is_allowed() -> None:
    investing().choose("none").expect(0, active=10_000, invested=20_000)


@clause("MM-INVEST-11")
def test_with_nothing_there_is_nothing_to_do() -> None:
    t = investing({"active": 0, "invested": 0})
    assert t.who == 1  # seat 0 was not asked
    t = investing({"active": 0, "invested": 500})
    t.cannot("invest", "MM-INVEST-11")
    investing({"active": 100, "invested": 0}).cannot("liquidate", "MM-INVEST-11")


@clause("MM-EARN-24")
def test_the_ledger_says_what_was_collected_liquidated_and_invested() -> None:
    assert investing().choose("collect").ledger()[-1].row() == [3, DIVIDEND, 0, 0, 2_000, 0]
    assert investing().choose("liquidate").ledger()[-1].row() == [3, LIQUIDATION, 0, 0, 20_000, -20_000]
    t = investing().choose("invest").choose("5000").choose("300")
    assert t.ledger()[-1].row() == [3, INVESTMENT, 0, 0, -5_300, 5_300]
    t = investing().choose("invest").choose("all")
    assert t.ledger()[-1].row() == [3, INVESTMENT, 0, 0, -10_000, 10_000]


@clause("MM-INVEST-13")
def test_after_liquidating_one_may_invest_anew_and_collect() -> None:
    t = investing().choose("liquidate").next_round().until("ChooseInvestment", 0)
    t.choose("invest").choose("5000").choose("0").next_round().until("ChooseInvestment", 0)
    t.choose("collect").expect(0, active=25_500, invested=5_000)


@clause("MM-INVEST-14")
def test_a_closed_company_without_investment_has_no_option() -> None:
    t = investing({"active": 5_000, "invested": 0, "status": "closed"})
    assert t.who == 1
    t.expect(0, active=5_000, invested=0)


@clause("MM-INVEST-15")
def test_companies_decide_in_turn_order() -> None:
    t = table(3, phase="investments", order=[2, 0, 1])
    seen = []
    while t.asked == "ChooseInvestment":
        seen.append(t.who)
        t.choose("none")
    assert seen == [2, 0, 1]
