"""What a company is worth while the game goes on, and on what its money went."""

from typing import Any

from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause


def with_company(phase: str, **mine: Any) -> Table:
    return table(2, phase=phase, companies={0: mine})


@clause("MM-END-09")
def test_a_company_is_worth_its_funds_less_its_debts() -> None:
    t = with_company("hiring", active=3_000, invested=2_000)
    assert t.worth() == (5_000, [("funds", 3_000), ("invested", 2_000)])
    t = with_company("hiring", active=3_000, invested=2_000, debts={"carpenter": 1, "lumber": 2})
    assert t.worth() == (3_000, [("funds", 3_000), ("invested", 2_000), ("debts", -2_000)])


@clause("MM-EARN-08", "MM-EARN-12")
def test_workers_get_wages_and_vendors_are_paid_for_material() -> None:
    t = with_company("earnings", active=50_000, workers={"gasman": 1}, due={"lumber": 2})
    assert t.expenses() == ["$6000 wages", "$1000 material"]
    assert t.expenses(1) == []


@clause("MM-EARN-22")
def test_debts_are_settled_at_the_list_price() -> None:
    t = with_company("settle up", active=50_000, debts={"mason": 2})
    t.choose("all").expect(0, active=46_000)
    assert t.expenses() == ["$4000 old debts"]


@clause("MM-BID-09")
def test_a_bid_is_paid_when_the_bidding_is_over() -> None:
    t = table(2, phase="bidding").choose("200").next_round()
    assert t.expenses() == ["$200 bids"]
    assert t.expenses(1) == []


def test_what_a_card_takes_is_spent_and_what_it_gives_is_not() -> None:
    two: dict[int, dict[str, Any]] = {
        0: {"active": 50_000, "workers": {"mason": 3}},
        1: {"active": 1_000, "invested": 0},
    }
    assert table(2, phase="event", events=["borough-visit"], companies=two).expenses()[0] == "$1500 cards"
    t = table(2, phase="haunt", haunts=["seance"], companies=two)
    assert t.active(1) == 3_500
    assert t.expenses(1) == []
