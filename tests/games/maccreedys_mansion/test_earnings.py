"""MM-EARN: rewards, wages, vendors, and the ledger."""

from typing import Any

from squander.games.maccreedys_mansion.view import ledger
from tests.games.maccreedys_mansion.table import Table, table
from tests.helpers.clauses import clause


def earned(players: int = 2, **more: Any) -> Table:
    return table(players, phase="earnings", **more)


@clause("MM-EARN-01")
def test_rewards_come_before_wages_and_wages_before_vendors() -> None:
    crew = {"workers": {"carpenter": 1}, "due": {"lumber": 1}, "active": 0}
    t = table(2, phase="inspection", fresh={"garret": "000"}, track=["garret"], companies={0: crew})
    money = [note for note in t.notes() if note in ("earns", "pays")]
    assert money == ["earns", "pays", "pays"]
    assert [line.reason for line in t.ledger()[1:]] == [1, 2, 3]
    t.expect(0, active=t.reward("garret") - 1_500, debts={})


@clause("MM-EARN-04", "MM-EARN-03")
def test_odd_dollars_go_to_the_largest_then_by_turn_order() -> None:
    t = table(
        3,
        phase="inspection",
        order=[2, 0, 1],
        fresh={"garret": "012"},
        track=["garret"],
        today={"reward_percent": 0, "reward_add": 1_000},
    )
    assert [t.active(who) for who in range(3)] == [10_333, 10_333, 10_334]
    t = table(
        3,
        phase="inspection",
        order=[2, 0, 1],
        fresh={"hall": "01112"},
        track=["hall"],
        today={"reward_percent": 0, "reward_add": 1_000},
    )
    assert [t.active(who) for who in range(3)] == [10_333, 10_334, 10_333]


@clause("MM-EARN-07")
def test_a_closed_company_still_shares_but_not_one_closed_for_good() -> None:
    closed = {"active": 500, "invested": 0, "status": "closed"}
    t = table(3, phase="inspection", fresh={"wine-cellar": "0011"}, track=["wine-cellar"], companies={0: closed})
    t.expect(0, active=500 + t.reward("wine-cellar") // 2)
    gone = {"active": 0, "invested": 0, "status": "closed for good"}
    t = table(3, phase="inspection", fresh={"hall": "00011"}, track=["hall"], companies={0: gone})
    t.expect(0, active=0, jobs=[]).expect(1, active=10_000 + t.reward("hall"), jobs=["hall"])


GONE = {"active": 0, "invested": 0, "status": "closed for good"}


def finished_by_the_ruined(**more: Any) -> Table:
    """Seat 0 filled the hall alone, the inspector stayed away, and seat 0 is out of business by now."""
    old = {"hall": "...12"}
    return table(
        3, phase="inspection", markers=old, fresh={"hall": "000.."}, track=["hall"], companies={0: GONE}, **more
    )


@clause("MM-EARN-07", "MM-INSPECT-02")
def test_what_a_company_closed_for_good_finished_alone_falls_to_the_others_there() -> None:
    t = finished_by_the_ruined()
    t.expect(0, active=0, jobs=[])
    for who in (1, 2):
        t.expect(who, active=10_000 + t.reward("hall") // 2, jobs=[])
    assert t.aside() == ["hall"]  # one marker each
    t = table(
        3, phase="inspection", markers={"hall": "..112"}, fresh={"hall": "00..."}, track=["hall"], companies={0: GONE}
    )
    t.expect(1, jobs=["hall"], active=10_000 + t.reward("hall") // 2).expect(2, jobs=[])


@clause("MM-EARN-07")
def test_old_markers_have_no_part_while_somebody_in_business_finished_the_job() -> None:
    t = table(
        3, phase="inspection", markers={"hall": "...22"}, fresh={"hall": "001.."}, track=["hall"], companies={0: GONE}
    )
    t.expect(1, active=10_000 + t.reward("hall"), jobs=["hall"]).expect(2, active=10_000, jobs=[])


@clause("MM-EARN-07")
def test_what_only_companies_closed_for_good_built_is_paid_to_nobody() -> None:
    t = table(3, phase="inspection", fresh={"hall": "00000"}, track=["hall"], companies={0: GONE})
    assert t.aside() == ["hall"]
    assert [t.active(who) for who in range(3)] == [0, 10_000, 10_000]


@clause("MM-EARN-07")
def test_games_of_the_first_rules_let_such_a_reward_lapse() -> None:
    t = finished_by_the_ruined(forfeits="nobody")
    assert t.aside() == ["hall"]
    assert [t.active(who) for who in range(3)] == [0, 10_000, 10_000]


@clause("MM-EARN-08", "MM-EARN-09", "MM-EARN-10")
def test_every_worker_is_paid_out_of_active_funds_and_goes_back() -> None:
    crew = {"carpenter": 8, "mason": 6, "electrician": 2, "plumber": 2, "gasman": 1}
    t = earned(companies={0: {"active": 50_000, "workers": crew}})
    t.expect(0, active=8_000, invested=20_000, workers={}, debts={})
    assert sum(t.w.pool) == 19


@clause("MM-EARN-11", "MM-EARN-20", "MM-EARN-21")
def test_a_wage_that_cannot_be_paid_is_a_debt_and_the_worker_returns() -> None:
    t = earned(companies={0: {"active": 3_999, "invested": 0, "workers": {"plumber": 1}}})
    t.expect(0, active=3_999, debts={"plumber": 1}, workers={})
    assert t.pool("plumber") == 2


@clause("MM-EARN-12", "MM-EARN-13")
def test_dedicated_units_are_paid_at_their_prices() -> None:
    t = earned(companies={0: {"due": {"lumber": 2, "stone": 1}}})
    t.expect(0, active=8_500, due={})
    t = earned(companies={0: {"due": {"wiring": 1, "pipes": 1}}})
    t.expect(0, active=8_000)


@clause("MM-EARN-14")
def test_each_unpaid_unit_is_a_debt() -> None:
    t = earned(companies={0: {"active": 1_200, "invested": 0, "due": {"lumber": 4}}})
    t.expect(0, active=200, debts={"lumber": 2}, due={})


@clause("MM-EARN-16")
def test_the_sample_bill() -> None:
    t = earned(companies={0: {"workers": {"carpenter": 2, "mason": 1}, "due": {"lumber": 2, "stone": 1}}})
    t.expect(0, active=4_500)


@clause("MM-EARN-18")
def test_the_company_chooses_what_to_pay_first_or_leaves_it_to_the_price() -> None:
    short = {"active": 4_000, "invested": 0, "workers": {"plumber": 1, "carpenter": 2}}
    t = earned(companies={0: short})
    assert (t.asked, t.words()) == ("PayFirst", ["cheapest", "carpenter", "plumber"])
    t.choose("cheapest").expect(0, active=2_000, debts={"plumber": 1})
    t = earned(companies={0: short})
    t.choose("plumber").expect(0, active=0, debts={"carpenter": 2})


@clause("MM-EARN-19", "MM-EARN-20")
def test_what_can_be_paid_must_be_and_what_cannot_is_refused() -> None:
    t = earned(companies={0: {"active": 5_500, "invested": 0, "workers": {"gasman": 1, "plumber": 1, "carpenter": 2}}})
    t.cannot("gasman", "MM-EARN-20")
    assert not t.can("done")
    t.choose("plumber").expect(0, active=500, debts={"gasman": 1, "carpenter": 1})


@clause("MM-EARN-22", "MM-HIRE-14")
def test_debts_bear_no_interest() -> None:
    t = earned(companies={0: {"active": 30_000, "debts": {"plumber": 2, "stone": 1}}}).next_round()
    t.expect(0, active=30_000, debts={"plumber": 2, "stone": 1})


@clause("MM-EARN-23")
def test_with_pay_on_purchase_dedicating_costs_nothing_more() -> None:
    crew = {"workers": {"carpenter": 1}, "storage": {"lumber": 1}}
    t = table(phase="placement", companies={0: crew}, pay_on_purchase=True, track=[])
    t.place("garret").until("ChooseInvestment").expect(0, active=9_000, storage={})


@clause("MM-EARN-24")
def test_the_ledger_says_where_the_money_went() -> None:
    t = table(phase="hiring", events=["railway-shares"], markers={"garret": ".00"}, track=["garret"])
    t.hire("carpenter").choose("pass").take("lumber", 1).until("PlaceWorker").place("garret")
    t.until("ChooseInvestment", 0).choose("collect").until("BidOrPass", 0).choose("300").next_round()
    lines = [(x["reason"], x["about"], x["pieces"], x["change"], x["change_invested"]) for x in ledger(t.w, 0)]
    assert lines == [
        ("opening funds", "", 0, 10_000, 20_000),
        ("event", "railway-shares", 0, 0, -3_000),
        ("job", "job-garret", 0, t.reward("garret"), 0),
        ("wages", "carpenter", 1, -1_000, 0),
        ("vendor", "lumber", 1, -500, 0),
        ("dividend", "", 0, 1_700, 0),
        ("bid", "", 0, -300, 0),
    ]
    last = ledger(t.w, 0)[-1]
    assert (last["active"], last["invested"]) == (t.active(), t.invested())
