"""MM-HIRE: hiring and purchasing."""

from tests.games.maccreedys_mansion.table import table
from tests.helpers.clauses import clause


@clause("MM-HIRE-01", "MM-HIRE-02", "MM-HIRE-08")
def test_one_worker_a_turn_until_all_have_passed_in_a_row() -> None:
    t = table(3, order=[1, 2, 0])
    assert t.who == 1
    t.choose("mason")
    assert t.who == 2
    t.choose("pass")
    assert t.who == 0
    t.choose("carpenter")
    assert t.who == 1
    t.choose("pass")
    assert t.who == 2
    t.choose("plumber")  # had passed before
    t.choose("pass").choose("pass")
    assert t.asked == "HireOrPass"
    t.choose("pass")
    assert t.asked == "PlaceWorker"
    t.expect(0, workers={"carpenter": 1}).expect(1, workers={"mason": 1}).expect(2, workers={"plumber": 1})


@clause("MM-HIRE-03", "MM-HIRE-04", "MM-HIRE-11", "MM-HIRE-12")
def test_the_pool_is_common_and_limited() -> None:
    t = table()
    assert sum(t.w.pool) == 19
    t.hire(*["carpenter"] * 8)
    t.expect(0, workers={"carpenter": 8})
    assert t.pool("carpenter") == 0
    t.cannot("carpenter", "MM-HIRE-04")
    t.choose("gasman")
    t.cannot("gasman", "MM-HIRE-04")
    assert [t.w.box.pool[trade] for trade in range(5)] == [8, 6, 2, 2, 1]


@clause("MM-HIRE-05", "MM-HIRE-07", "MM-HIRE-12")
def test_any_number_of_units_that_the_house_could_still_use() -> None:
    t = table(markers={"garret": "000"})
    carpenter_spaces = len(t.box.trade_spaces[0])
    t.choose("lumber")
    assert t.words() == [str(n) for n in range(1, carpenter_spaces - 3 + 1)]
    t.choose("6")
    t.expect(0, storage={"lumber": 6})
    assert t.who == 1
    t.choose("pass").take("lumber", carpenter_spaces - 9)
    t.choose("pass").cannot("lumber", "MM-HIRE-05")
    assert t.can("stone")


@clause("MM-HIRE-07")
def test_a_turn_is_hiring_taking_or_passing() -> None:
    t = table()
    trades = ["carpenter", "mason", "electrician", "plumber", "gasman"]
    assert t.words() == [*trades, "stone", "lumber", "wiring", "pipes", "pass", "rest"]


@clause("MM-HIRE-06", "MM-HIRE-10", "MM-HIRE-14")
def test_nothing_is_paid_now_so_funds_and_debts_forbid_nothing() -> None:
    t = table(companies={0: {"active": 0, "debts": {"plumber": 1, "pipes": 2}}})
    t.hire("plumber", "gasman")
    t.choose("pass").take("pipes", 3)
    t.expect(0, active=0, workers={"plumber": 1, "gasman": 1}, storage={"pipes": 3})
    assert len(t.ledger()) == 1


@clause("MM-HIRE-09")
def test_a_company_may_hire_nobody() -> None:
    t = table(players=2)
    t.choose("pass").choose("pass")
    assert t.asked == "ChooseInvestment"
    t.expect(0, workers={}).expect(1, workers={})


@clause("MM-HIRE-13", "MM-HAUNT-03", "MM-HAUNT-15")
def test_a_haunted_worker_is_missing_for_one_round() -> None:
    t = table(today={"missing": [0, 0, 0, 0, 1]})
    t.cannot("gasman", "MM-HIRE-13")
    t.next_round()
    assert t.can("gasman")


@clause("MM-HIRE-15", "MM-BANKRUPT-06")
def test_closed_companies_have_no_turn() -> None:
    t = table(3, companies={0: {"status": "closed"}, 2: {"status": "closed for good", "active": 0, "invested": 0}})
    assert t.who == 1
    t.choose("carpenter")
    assert t.who == 1
    t.choose("pass")
    assert (t.asked, t.who) == ("PlaceWorker", 1)


@clause("MM-HIRE-16", "MM-EARN-23")
def test_paying_on_purchase_is_a_variant_that_is_off_by_default() -> None:
    t = table()
    t.take("lumber", 4).expect(0, storage={"lumber": 4}, due={})
    t = table(pay_on_purchase=True, companies={0: {"storage": {"stone": 2}}})
    t.take("lumber", 4).expect(0, due={"lumber": 4})
    t.until("ChooseInvestment")
    t.expect(0, active=8_000, storage={"lumber": 4, "stone": 2}, due={})


@clause("MM-HIRE-17")
def test_passing_for_the_rest_of_the_phase_is_one_choice() -> None:
    t = table(3)
    t.choose("rest")
    for trade in ("mason", "mason", "mason"):
        assert t.who == 1
        t.choose(trade)
        assert t.who == 2
        t.choose("pass")
    t.choose("plumber").choose("rest")
    assert t.who == 1
    t.choose("gasman")
    assert t.who == 1
    t.choose("pass")
    assert t.asked == "PlaceWorker"
    assert t.w.resting == 0


@clause("MM-HIRE-05", "MM-HIRE-17")
def test_with_all_workers_gone_one_may_still_take_the_last_unit_of_use() -> None:
    full = {room.id: "0" * len(room.spaces) for room in table().box.rooms if room.id != "garret"}
    t = table(markers={**full, "garret": "00."}, track=[], today={"missing": [8, 6, 2, 2, 1]})
    assert t.asked == "HireOrPass"
    t.take("lumber")
    assert t.who == 1  # who could take it, too
    t.take("lumber")
    assert t.asked != "HireOrPass"


@clause("MM-HIRE-17")
def test_with_all_workers_gone_one_may_pass_for_the_rest_while_there_are_units() -> None:
    t = table(today={"missing": [8, 6, 2, 2, 1]}).choose("rest")
    assert (t.asked, t.who) == ("HireOrPass", 1)
    t.take("lumber").choose("rest")
    assert t.asked != "HireOrPass"


@clause("MM-HIRE-17")
def test_with_nothing_left_to_do_nobody_is_asked() -> None:
    full = {room.id: "0" * len(room.spaces) for room in table().box.rooms}
    t = table(markers=full, track=[], today={"missing": [8, 6, 2, 2, 0]})
    assert "rest" not in t.refused()
    t.cannot("stone", "MM-HIRE-05").choose("gasman")
    assert t.asked != "HireOrPass"
