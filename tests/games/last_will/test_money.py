"""Spending money: no debt while a property is owned, no limit to it afterwards."""

import pytest

from tests.games.last_will.table import fresh, on, table
from tests.helpers.clauses import clause

BOAT = "boat trip in company"


@clause("LW-MONEY-01", "LW-MONEY-17")
def test_only_players_without_property_are_ever_in_debt_and_they_are_bankrupt() -> None:
    debts = 0
    for seed in range(6):
        for t in table(3, cash=12, others={1: {"cash": 12}, 2: {"cash": 12}}, phase="planning").wander(seed):
            for s in t.w.seats:
                assert s.cash >= 0 or s.properties == 0
                assert s.bankrupt == (s.cash <= 0 and s.properties == 0)
                debts += s.cash < 0
    assert debts


@clause("LW-MONEY-02", "LW-MONEY-11")
def test_an_owner_of_property_cannot_spend_beyond_the_cash_or_in_part() -> None:
    t = table(hand=["boat trip", "dinner"], board=["damp manor", "baccarat"], cash=3)
    t.cannot("boat_trip", "LW-MONEY-02").cannot("baccarat", "LW-MONEY-02")
    t.play("dinner").expect(cash=1)
    t.cannot("manor_damp", "LW-MONEY-02")


@clause("LW-MONEY-03")
def test_an_owner_of_property_may_spend_the_last_pound() -> None:
    table(board=["damp manor"], cash=3).maintain("damp manor").expect(cash=0, bankrupt=False)


@clause("LW-MONEY-04")
def test_once_the_property_is_sold_the_same_spending_is_allowed() -> None:
    board = [on("damp manor", step=4)]
    t = table(hand=["boat trip"], board=board, market={"manor_house": -3}, cash=0).cannot("boat_trip", "LW-MONEY-02")
    t.sell("damp manor").expect(cash=2).play("boat trip").expect(cash=-3, bankrupt=True)


@clause("LW-MONEY-05")
def test_one_property_is_enough_to_forbid_debt() -> None:
    t = table(hand=["boat trip"], board=[on("damp manor", step=5), "farm_mixed"], market={"manor_house": -3}, cash=2)
    t.sell("damp manor").expect(cash=2).cannot("boat_trip", "LW-MONEY-02")


@clause("LW-MONEY-06")
def test_without_property_one_may_spend_below_nothing() -> None:
    table(hand=["boat trip"], cash=2).play("boat trip").expect(cash=-3)


@clause("LW-MONEY-07")
@pytest.mark.parametrize(("cash", "bankrupt"), [(3, False), (2, True), (1, True)])
def test_bankruptcy_is_announced_with_the_spending_that_brings_it(cash: int, bankrupt: bool) -> None:
    t = table(hand=["dinner"], cash=cash).play("dinner").expect(bankrupt=bankrupt)
    assert t.notes()[-2:] == (["spent", "bankrupt"] if bankrupt else ["plays", "spent"])
    assert t.w.last_round == bankrupt


@clause("LW-MONEY-08")
def test_a_bankrupt_player_may_go_on_spending() -> None:
    t = table(hand=["boat trip"], board=["baccarat"], cash=2).play("boat trip").expect(cash=-3, bankrupt=True)
    t.activate("baccarat").expect(cash=-7, bankrupt=True)
    assert t.notes().count("bankrupt") == 1


@clause("LW-MONEY-09")
def test_debt_has_no_limit() -> None:
    t = table(hand=["grand tour", "ball", "ball"], cash=4, actions=18)
    for card in ("grand tour", "ball", "ball"):
        t.play(card).choose("option.3")
    t.expect(cash=-50)


@clause("LW-MONEY-10")
def test_with_2_pounds_and_a_property_a_reservation_of_1_or_3_spends_1() -> None:
    board = [on("reservation_for_one", tokens=1), on("damp manor")]
    table(board=board, cash=2).activate("reservation_for_one").expect(spent=1, asked="Act")
    t = table(board=board, cash=3).activate("reservation_for_one")
    assert t.labels() == ["£1", "£3 with a chef"]


@clause("LW-MONEY-10")
def test_a_dearer_amount_beyond_the_cash_is_refused() -> None:
    t = table(board=[on("reservation", tokens=2), "damp manor"], cash=3).activate("reservation")
    t.cannot("amount.3", "LW-MONEY-02").choose("amount.2").expect(cash=1)


@clause("LW-MONEY-12")
def test_card_companions_and_extras_are_one_sum() -> None:
    t = table(hand=[BOAT, "dog", "guest"], board=["damp manor", "drunken sailors"], cash=4).play(BOAT)
    t.cannot("dog", "LW-MONEY-12").with_("guest")
    assert t.asked == "Bring3"
    t.choose("none")
    assert t.asked == "Act"
    t.expect(cash=0)


@clause("LW-MONEY-13")
def test_everybody_sees_everybodys_money() -> None:
    t = table(3, cash=12, others={1: {"cash": 34}, 2: {"cash": 56}})
    for viewer in (-1, 0, 1, 2):
        assert [seat["cash"] for seat in t.g.view(viewer)["seats"]] == [12, 34, 56]


@clause("LW-MONEY-14")
def test_money_comes_in_only_by_sales() -> None:
    before, sales = [70, 70, 70], 0
    for t in fresh(3).wander(seed=8):
        cash = [s.cash for s in t.w.seats]
        risen = [who for who in range(3) if cash[who] > before[who]]
        assert t.notes().count("sells") >= sales + len(risen)
        before, sales = cash, t.notes().count("sells")
    assert sales > 0


@clause("LW-MONEY-15")
def test_debt_bears_no_interest_and_hinders_nothing() -> None:
    t = table(hand=["boat trip", "dinner", "steward"], cash=2).play("boat trip").expect(cash=-3, actions=1)
    t.lay("steward").activate("steward").expect(cash=-4).end_turn()
    while not t.g.over:
        t.choose("end" if t.asked == "Act" else "all")
    assert t.seat(0).cash == -4


@clause("LW-MONEY-16")
def test_the_last_property_sold_for_nothing_out_of_no_cash_is_bankruptcy() -> None:
    t = table(board=[on("damp manor", step=5)], market={"manor_house": -3}, cash=0).expect(bankrupt=False)
    t.sell("damp manor").expect(cash=0, bankrupt=True)
    assert t.notes()[-2:] == ["sells", "bankrupt"]
    assert t.w.last_round


@clause("LW-MONEY-18")
def test_a_property_in_the_hand_forbids_no_debt() -> None:
    table(hand=["boat trip", "damp manor"], cash=2).play("boat trip").expect(cash=-3, bankrupt=True)


@clause("LW-MONEY-19")
def test_money_goes_to_the_bank_and_not_to_other_players() -> None:
    t = table(3, hand=["dinner", "damp manor"], board=["reservation"]).play("dinner").buy("damp manor")
    t.activate("reservation").sell("damp manor")
    assert [t.seat(who).cash for who in (1, 2)] == [70, 70]
