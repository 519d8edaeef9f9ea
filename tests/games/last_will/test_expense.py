"""Expenses: the same pounds round after round, more of them with companions."""

import pytest

from tests.games.last_will.table import on, table
from tests.helpers.clauses import clause


@clause("LW-EXPENSE-01")
def test_an_expense_works_every_round() -> None:
    t = table(board=["reservation"]).activate("reservation")
    for _ in range(3):
        t.end_turn().until("Act", 0).activate("reservation").expect(spent=1)
    assert t.w.round == 4


@clause("LW-EXPENSE-02", "LW-EXPENSE-06")
@pytest.mark.parametrize(("option", "pounds"), [(1, 1), (2, 2), (3, 4)])
def test_any_open_amount_may_be_chosen_not_only_the_dearest(option: int, pounds: int) -> None:
    t = table(board=[on("reservation", tokens=2)]).activate("reservation").choose(f"amount.{option}")
    t.expect(spent=pounds, used=0)


@clause("LW-EXPENSE-03")
def test_some_expenses_need_an_action_and_many_none() -> None:
    t = table(board=["gentlemen's club", "hired carriage"], actions=0)
    t.activate("gentlemen's club").expect(spent=2).cannot("hired_carriage", "LW-ACTION-08")
    rows = {row for row in t.box.cards if row.activates and not row.is_property and not row.is_helper}
    assert {row.actions for row in rows} == {0, 1}


@clause("LW-EXPENSE-04")
def test_an_amount_with_a_companion_needs_its_token() -> None:
    table(board=["reservation"]).activate("reservation").expect(spent=1, asked="Act")
    t = table(board=[on("reservation", tokens=1)]).activate("reservation")
    t.cannot("amount.3", "LW-EXPENSE-04")


@clause("LW-EXPENSE-05", "LW-EXPENSE-08")
@pytest.mark.parametrize(
    ("chefs", "amounts"), [(1, ["£1", "£2 with a chef"]), (2, ["£1", "£2 with a chef", "£4 with two chefs"])]
)
def test_a_reservation_offers_1_with_a_chef_2_with_two_chefs_4(chefs: int, amounts: list[str]) -> None:
    t = table(board=[on("reservation", tokens=chefs)], actions=0).activate("reservation")
    assert t.labels() == amounts


@clause("LW-EXPENSE-05", "LW-EXPENSE-08")
def test_a_reservation_without_a_chef_spends_1() -> None:
    table(board=["reservation"], actions=0).activate("reservation").expect(spent=1)


@clause("LW-EXPENSE-07")
def test_amounts_are_alternatives_and_do_not_add_up() -> None:
    t = table(board=[on("reservation", tokens=2)]).activate("reservation").choose("amount.3")
    t.expect(spent=4, asked="Act").cannot("reservation", "LW-BLACK-21")


@clause("LW-EXPENSE-09", "LW-EXPENSE-10")
def test_the_other_reservation_offers_3_for_its_only_chef() -> None:
    t = table(board=[on("reservation_for_one", tokens=1), on("reservation", tokens=1)])
    assert t.activate("reservation_for_one").labels() == ["£1", "£3 with a chef"]
    t.choose("amount.2").expect(spent=3)
    assert t.activate("reservation").labels() == ["£1", "£2 with a chef"]


@clause("LW-EXPENSE-11")
def test_a_hired_carriage_takes_one_action_and_4_pounds() -> None:
    table(board=["hired carriage"]).activate("hired carriage").expect(used=1, spent=4)


@clause("LW-EXPENSE-12")
def test_a_club_takes_2_pounds_and_no_action() -> None:
    table(board=["gentlemen's club"], actions=0).activate("gentlemen's club").expect(used=0, spent=2)


@clause("LW-EXPENSE-13")
def test_county_rates_take_2_pounds_for_every_farm() -> None:
    farms = ["farm_mixed", "farm_stud", "model_farm", "damp manor"]
    table(board=["county_rates", *farms]).activate("county_rates").expect(spent=6)


@clause("LW-EXPENSE-14")
def test_the_farrier_takes_2_pounds_for_every_horse_on_a_farm() -> None:
    t = table(board=["farrier", on("farm_paddock", tokens=2), on("farm_mixed", tokens=2), "farm_stud"])
    t.activate("farrier").expect(spent=6)


@clause("LW-EXPENSE-15")
def test_horses_elsewhere_are_not_the_farriers() -> None:
    t = table(board=["farrier", on("mews", tokens=1), on("slow_racehorse", tokens=1), on("farm_stud", tokens=1)])
    t.activate("farrier").expect(spent=2)


@clause("LW-EXPENSE-16")
def test_kennel_bills_take_a_pound_for_every_farm_and_every_dog_on_them() -> None:
    t = table(board=["kennel_bills", on("farm_sheep", tokens=2), on("farm_mixed", tokens=2)])
    t.activate("kennel_bills").expect(spent=5)


@clause("LW-EXPENSE-17")
def test_dogs_elsewhere_do_not_count() -> None:
    t = table(
        board=["kennel_bills", on("mooring", tokens=1), on("manor_hunting", tokens=1), on("farm_mixed", tokens=1)]
    )
    t.activate("kennel_bills").expect(spent=2)


@clause("LW-EXPENSE-15", "LW-EXPENSE-17")
def test_farms_of_others_do_not_count() -> None:
    others = {1: {"board": [on("farm_mixed", tokens=2)]}}
    t = table(board=["farrier", "kennel_bills", "county_rates"], others=others)
    t.activate("farrier").activate("kennel_bills").activate("county_rates").expect(cash=70)


@clause("LW-EXPENSE-18")
def test_farms_count_as_they_are_at_the_moment() -> None:
    t = table(hand=["farm_sheep"], board=["county_rates", "farm_mixed"])
    t.buy("farm_sheep").activate("county_rates").expect(spent=4)
    t = table(board=["county_rates", "farm_mixed", "farm_sheep"])
    t.sell("farm_mixed").activate("county_rates").expect(spent=2)


@clause("LW-EXPENSE-19")
def test_a_counted_amount_is_spent_whole_or_not_at_all() -> None:
    board = ["county_rates", "farm_mixed", "farm_mixed", "farm_sheep"]
    table(board=board, cash=5).cannot("county_rates", "LW-EXPENSE-19")
    table(board=board, cash=6).activate("county_rates").expect(cash=0)


@clause("LW-EXPENSE-20")
def test_a_counting_expense_may_be_used_for_nothing() -> None:
    t = table(board=["county_rates"]).activate("county_rates").expect(spent=0)
    assert "spent" not in t.notes()
    t.cannot("county_rates", "LW-BLACK-21")
