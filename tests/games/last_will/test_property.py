"""Properties: bought at the market's price, kept up or left to rot."""

from pathlib import Path

import pytest

from tests.games.last_will.table import fresh, on, table
from tests.helpers.clauses import clause

MANOR_11 = {"manor_house": -2}


@clause("LW-PROPERTY-01", "LW-PROPERTY-03")
@pytest.mark.parametrize(
    ("place", "card", "price"),
    [
        ("mansion", "mansion_draughty", 16),
        ("town_house", "town_house_sooty", 11),
        ("manor_house", "manor_damp", 13),
        ("farm", "farm_mixed", 8),
    ],
)
def test_each_of_the_four_types_has_its_own_place_on_the_market(place: str, card: str, price: int) -> None:
    for token in (-3, -2, 1, 3):
        table(hand=[card], market={place: token}).buy(card).expect(spent=price + token)


@clause("LW-PROPERTY-02")
def test_buying_costs_one_action() -> None:
    table(hand=["damp manor"]).buy("damp manor").expect(used=1, hand=[], board=["manor_damp"])
    table(hand=["damp manor"], actions=0).cannot("manor_damp", "LW-ACTION-08")


@clause("LW-PROPERTY-04")
def test_a_property_needs_a_space_like_any_black_card() -> None:
    board = ["gossip", "school_chum", "tailor", "mooring", "mews"]
    t = table(hand=["damp manor"], board=board, market=MANOR_11).buy("damp manor")
    assert t.asked == "MakeRoom"
    t.choose("mews").expect(used=1, spent=11, board=[*board[:4], "manor_damp"])


@clause("LW-PROPERTY-05", "LW-PROPERTY-06")
@pytest.mark.parametrize("token", [-2, 3])
def test_the_marker_starts_at_the_highest_banknote_whatever_was_paid(token: int) -> None:
    t = table(hand=["damp manor"], market={"manor_house": token}).buy("damp manor")
    assert t.value("damp manor") == 13


@clause("LW-PROPERTY-07")
def test_farms_keep_their_value_through_all_seven_rounds() -> None:
    t = table(board=["farm_mixed", "damp manor"])
    for number in range(2, 8):
        t.end_turn().until("Act", 0)
        assert (t.w.round, t.value("farm_mixed")) == (number, 8)
    assert t.value("damp manor") == 3


@clause("LW-PROPERTY-08", "LW-PROPERTY-22")
def test_farms_and_ruins_can_still_be_maintained() -> None:
    table(board=["farm_mixed"]).maintain("farm_mixed").expect(spent=2)
    table(board=[on("damp manor", step=5)]).maintain("damp manor").expect(spent=3, used=1)


@clause("LW-PROPERTY-09")
def test_a_house_of_13_costs_11_at_minus_2() -> None:
    table(hand=["damp manor"], market=MANOR_11).buy("damp manor").expect(spent=11, used=1)


@clause("LW-PROPERTY-10", "LW-PROPERTY-39")
def test_an_errand_to_the_market_makes_the_same_house_cost_16() -> None:
    t = table(hand=["damp manor"], market=MANOR_11, phase="errands").choose("market_1")
    t.choose("token-3").choose("token-2").choose("token+3").until("Act", 0)
    t.buy("damp manor").expect(spent=16, used=1)


@clause("LW-PROPERTY-11")
def test_a_buyer_has_the_full_price_in_cash_even_without_other_property() -> None:
    table(hand=["damp manor"], market=MANOR_11, cash=10).cannot("manor_damp", "LW-PROPERTY-11")
    table(hand=["damp manor"], market=MANOR_11, cash=11).buy("damp manor").expect(cash=0)


@clause("LW-PROPERTY-12", "LW-PROPERTY-40")
def test_no_money_and_a_property_is_no_bankruptcy() -> None:
    t = table(hand=["damp manor"], market=MANOR_11, cash=11).buy("damp manor").expect(cash=0, bankrupt=False)
    t.end_turn().until("Act", 0)
    assert t.w.round == 2
    assert not t.w.last_round


@clause("LW-PROPERTY-13")
def test_the_bank_never_pays_a_buyer(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[properties]]\nid = "farm_smallholding"\nprice = 2\n')
    t = table(hand=["smallholding"], market={"farm": -3}, pack=str(pack)).buy("smallholding")
    t.expect(spent=0, used=1, board=["farm_smallholding"])


@clause("LW-PROPERTY-14")
def test_a_bankrupt_player_buys_no_property() -> None:
    t = table(hand=["dinner", "smallholding"], cash=2).play("dinner").expect(bankrupt=True)
    t.cannot("farm_smallholding", "LW-PROPERTY-14")


@clause("LW-PROPERTY-15")
@pytest.mark.parametrize(("card", "actions", "pounds"), [("mansion_ducal", 1, 5), ("town_house_narrow", 0, 1)])
def test_maintaining_takes_the_actions_and_pounds_of_the_card(card: str, actions: int, pounds: int) -> None:
    table(board=[card]).maintain(card).expect(used=actions, spent=pounds)


@clause("LW-PROPERTY-16")
def test_a_property_is_maintained_once_a_round() -> None:
    t = table(board=["damp manor"]).maintain("damp manor").cannot("manor_damp", "LW-BLACK-21")
    assert t.laid("damp manor").used


@clause("LW-PROPERTY-17", "LW-PROPERTY-18", "LW-PROPERTY-20")
def test_a_maintained_house_keeps_its_value_and_another_loses_a_step() -> None:
    t = table(board=["damp manor", "sooty town house"]).maintain("damp manor")
    assert t.value("damp manor") == 13
    t.end_turn().until("Act", 0)
    assert (t.value("damp manor"), t.value("sooty town house")) == (13, 9)


@clause("LW-PROPERTY-19")
def test_tokens_open_dearer_upkeep() -> None:
    table(board=["hunting manor"]).maintain("hunting manor").expect(spent=3, asked="Act")
    t = table(board=[on("hunting manor", tokens=1)]).maintain("hunting manor")
    assert t.labels() == ["£3", "£6 with a dog"]


@clause("LW-PROPERTY-20", "LW-PROPERTY-21")
def test_no_marker_ever_moves_up() -> None:
    before: dict[tuple[int, int], int] = {}
    moved = 0
    for t in fresh(3).wander(seed=5):
        now = {(who, laid.card): laid.step for who, s in enumerate(t.w.seats) for laid in s.board}
        steps = [now[place] - step for place, step in before.items() if place in now]
        assert all(step in (0, 1) for step in steps)
        moved += sum(steps)
        before = now
    assert moved > 0


@clause("LW-PROPERTY-23")
def test_a_house_bought_and_maintained_in_one_turn_does_not_rot() -> None:
    t = table(hand=["damp manor"]).buy("damp manor").maintain("damp manor").end_turn().until("Act", 0)
    assert t.value("damp manor") == 13


@clause("LW-PROPERTY-25")
def test_a_property_in_the_hand_is_discarded_like_any_card() -> None:
    t = table(hand=["damp manor", "dinner", "ball"], phase="end").choose("dinner").choose("ball")
    assert t.hand(0) == ["dinner", "ball"]
    assert t.pile("properties") == ["manor_damp"]


@clause("LW-PROPERTY-41")
def test_upkeep_without_an_action_works_at_zero_actions() -> None:
    table(board=["narrow town house"], actions=0).maintain("narrow town house").expect(spent=1)
    table(board=["damp manor"], actions=0).cannot("manor_damp", "LW-ACTION-08")


@clause("LW-PROPERTY-42")
def test_a_house_on_its_lowest_step_falls_no_further() -> None:
    t = table(board=[on("damp manor", step=5)]).end_turn().until("Act", 0)
    assert t.value("damp manor") == 3


@clause("LW-PROPERTY-44")
def test_a_farm_of_15_with_a_horse_takes_three_actions_and_6_for_upkeep() -> None:
    t = table(hand=["stud farm", "horse"], market={"farm": 1}, actions=3)
    t.buy("stud farm").expect(spent=16, used=1).add("horse").expect(spent=0, used=1)
    t.maintain("stud farm").choose("amount.2").expect(spent=6, used=1, actions=0)
