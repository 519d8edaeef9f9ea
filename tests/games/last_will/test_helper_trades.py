"""Helpers that make trades and upkeep of properties easier, P1 to P5."""

from pathlib import Path

import pytest

from tests.games.last_will.table import table
from tests.helpers.clauses import clause

MANOR_11 = {"manor_house": -2}  # a damp manor for £11


@clause("LW-HELPER-09")
def test_the_land_agent_trades_one_farm_a_round_without_an_action() -> None:
    t = table(hand=["farm_stud"], board=["land agent", "farm_mixed", "farm_sheep"], actions=0)
    t.sell("farm_mixed").expect(used=0).cannot("sell.farm_sheep", "LW-ACTION-08").cannot("farm_stud", "LW-ACTION-08")
    t = table(hand=["farm_stud", "farm_sheep"], board=["land agent"], actions=0)
    t.buy("farm_stud").expect(used=0).cannot("farm_sheep", "LW-ACTION-08")
    t.end_turn().until("Act", 0)
    assert t.can("sell.farm_stud")


@clause("LW-HELPER-09")
def test_the_land_agent_trades_no_houses() -> None:
    t = table(hand=["damp manor"], board=["land agent", "sooty town house"], actions=0)
    t.cannot("manor_damp", "LW-ACTION-08").cannot("sell.town_house_sooty", "LW-ACTION-08")


@clause("LW-HELPER-10")
@pytest.mark.parametrize(("word", "pounds"), [("leave", 16), ("lower", 14)])
def test_the_land_agent_makes_a_farm_2_cheaper_if_one_likes(word: str, pounds: int) -> None:
    t = table(hand=["farm_stud"], board=["land agent"], market={"farm": 1}).buy("farm_stud").choose("action")
    t.choose(word).expect(spent=pounds, used=1)


@clause("LW-HELPER-11")
def test_the_land_agent_lowers_every_farm_and_raises_none() -> None:
    t = table(board=["land agent", "farm_mixed", "farm_sheep"], market={"farm": 1})
    t.sell("farm_mixed").choose("helper").cannot("raise", "LW-HELPER-11").choose("lower").expect(spent=-7, used=0)
    t.sell("farm_sheep").choose("lower").expect(spent=-6, used=1)
    table(hand=["damp manor"], board=["land agent"], market=MANOR_11).buy("damp manor").expect(spent=11, asked="Act")


@clause("LW-HELPER-12")
def test_the_estate_agent_trades_two_houses_a_round_without_an_action() -> None:
    t = table(board=["estate agent", "damp manor", "sooty town house", "mansion_ducal"], actions=0)
    t.sell("damp manor").expect(used=0).sell("sooty town house").expect(used=0)
    t.cannot("sell.mansion_ducal", "LW-ACTION-08").end_turn().until("Act", 0)
    assert t.can("sell.mansion_ducal")


@clause("LW-HELPER-12")
def test_the_estate_agent_trades_no_farms() -> None:
    t = table(hand=["farm_stud"], board=["estate agent", "farm_mixed"], actions=0)
    t.cannot("farm_stud", "LW-ACTION-08").cannot("sell.farm_mixed", "LW-ACTION-08")


@clause("LW-HELPER-13")
def test_the_estate_agents_two_trades_may_be_any_mixture() -> None:
    t = table(hand=["damp manor", "sooty town house"], board=["estate agent"], actions=0)
    t.buy("damp manor").buy("sooty town house").expect(used=0).cannot("sell.manor_damp", "LW-ACTION-08")
    t = table(hand=["damp manor"], board=["estate agent"], actions=0)
    t.buy("damp manor").sell("damp manor").expect(used=0, board=["estate_agent"])


@clause("LW-HELPER-14")
@pytest.mark.parametrize(("word", "pounds"), [("lower", 9), ("leave", 11), ("raise", 13)])
def test_the_valuer_moves_the_price_of_a_house_by_2(word: str, pounds: int) -> None:
    t = table(hand=["damp manor"], board=["creative valuer"], market=MANOR_11).buy("damp manor")
    t.choose(word).expect(spent=pounds, asked="Act")
    t = table(board=["creative valuer", "damp manor"], market=MANOR_11).sell("damp manor")
    t.choose(word).expect(spent=-pounds, asked="Act")


@clause("LW-HELPER-14")
def test_the_valuer_leaves_farms_alone() -> None:
    t = table(hand=["farm_stud"], board=["creative valuer", "farm_mixed"], market={"farm": 1})
    assert t.buy("farm_stud").asked == "Act"
    assert t.expect(spent=16).sell("farm_mixed").asked == "Act"
    t.expect(spent=-9)


@clause("LW-HELPER-14", "LW-PROPERTY-11")
def test_the_price_is_not_raised_beyond_the_cash() -> None:
    t = table(hand=["damp manor"], board=["creative valuer"], market=MANOR_11, cash=11).buy("damp manor")
    t.cannot("raise", "LW-PROPERTY-11").choose("leave").expect(cash=0)
    t = table(hand=["damp manor"], board=["creative valuer"], market=MANOR_11, cash=9)
    t.buy("damp manor").expect(cash=0)
    table(hand=["damp manor"], board=["creative valuer"], market=MANOR_11, cash=8).cannot(
        "manor_damp", "LW-PROPERTY-11"
    )


@clause("LW-HELPER-14", "LW-PROPERTY-11")
def test_a_second_helper_may_make_up_for_the_first() -> None:
    board = ["creative valuer", "auctioneer"]
    t = table(hand=["damp manor"], board=board, market=MANOR_11, cash=8).buy("damp manor")
    t.cannot("raise", "LW-PROPERTY-11").choose("leave").expect(asked="Act", cash=0)
    t = table(hand=["damp manor"], board=board, market=MANOR_11, cash=9).buy("damp manor").choose("lower")
    t.cannot("raise", "LW-PROPERTY-11").choose("leave").expect(asked="Act", cash=0)


@clause("LW-HELPER-14")
def test_a_seller_without_cash_may_raise_the_price() -> None:
    t = table(board=["creative valuer", "damp manor"], market=MANOR_11, cash=0).sell("damp manor")
    t.choose("raise").expect(cash=13)


@clause("LW-HELPER-15")
def test_the_valuer_has_no_limit_a_round() -> None:
    t = table(hand=["damp manor", "damp manor"], board=["creative valuer"], market=MANOR_11)
    t.buy("damp manor").choose("raise").expect(spent=13)
    t.buy("damp manor").choose("lower").expect(spent=9)
    t.sell("damp manor").choose("lower").expect(spent=-9)


@clause("LW-HELPER-16")
def test_the_steward_maintains_one_farm_a_round_without_an_action() -> None:
    t = table(board=["steward", "farm_stud", "farm_paddock", "damp manor"], actions=0)
    t.cannot("manor_damp", "LW-ACTION-08").maintain("farm_stud").expect(used=0, spent=2)
    t.cannot("farm_paddock", "LW-ACTION-08")


@clause("LW-HELPER-17")
def test_the_housekeeper_maintains_one_house_a_round_without_an_action() -> None:
    t = table(board=["housekeeper", "damp manor", "sooty town house", "farm_stud"], actions=0)
    t.cannot("farm_stud", "LW-ACTION-08").maintain("damp manor").expect(used=0, spent=3)
    t.cannot("town_house_sooty", "LW-ACTION-08")


@clause("LW-HELPER-17")
def test_the_housekeeper_does_not_help_with_expenses() -> None:
    table(board=["housekeeper", "steward", "hired carriage"], actions=0).cannot("hired_carriage", "LW-ACTION-08")


@clause("LW-HELPER-18")
def test_the_housekeeper_waives_all_actions_and_no_pounds(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[properties]]\nid = "manor_damp"\nactivate = { actions = 2, pounds = [3] }\n')
    t = table(board=["housekeeper", "damp manor"], actions=2, pack=str(pack)).maintain("damp manor")
    t.choose("helper").expect(used=0, spent=3)
    t = table(board=["damp manor"], actions=2, pack=str(pack)).maintain("damp manor").expect(used=2, spent=3)


@clause("LW-HELPER-19")
def test_a_free_activation_is_no_second_activation() -> None:
    t = table(board=["steward", "farm_stud"]).maintain("farm_stud").choose("action").expect(used=1)
    t.cannot("farm_stud", "LW-BLACK-21")


@clause("LW-HELPER-49")
def test_two_helpers_for_the_price_add_up() -> None:
    t = table(hand=["damp manor"], board=["creative valuer", "auctioneer"], market=MANOR_11).buy("damp manor")
    t.choose("raise").choose("raise").expect(spent=16)
    t = table(board=["creative valuer", "auctioneer", "damp manor"], market=MANOR_11).sell("damp manor")
    t.choose("lower").choose("lower").expect(spent=-6)


@clause("LW-HELPER-50")
def test_estate_agent_and_valuer_work_on_one_sale() -> None:
    t = table(board=["estate agent", "creative valuer", "damp manor"], market=MANOR_11, actions=0)
    t.sell("damp manor").choose("lower").expect(spent=-9, used=0)


@clause("LW-HELPER-51")
def test_uses_are_counted_for_each_helper(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    tired = 'id = "{}"\nactivate = {{ actions = 1, pounds = [1] }}\n'
    pack.write_text("".join(f"[[properties]]\n{tired.format(farm)}" for farm in ("farm_sheep", "farm_mixed")))
    farms = ["farm_stud", "farm_paddock", "farm_sheep", "farm_mixed"]
    t = table(board=["steward", "head_steward", *farms], actions=0, extensions=1, pack=str(pack))
    for farm in farms[:3]:
        t.maintain(farm).expect(used=0)
    t.cannot("farm_mixed", "LW-ACTION-08")


@clause("LW-HELPER-51")
def test_uses_are_renewed_each_round() -> None:
    t = table(board=["steward", "farm_stud"])
    for _ in range(2):
        t.maintain("farm_stud").choose("helper").expect(used=0).end_turn().until("Act", 0)


@clause("LW-HELPER-52")
def test_a_privilege_is_not_used_up_where_no_action_was_needed() -> None:
    t = table(board=["steward", "farm_mixed", "farm_stud"], actions=0)
    t.maintain("farm_mixed").expect(used=0).maintain("farm_stud").expect(used=0)
