"""Properties sold to the bank."""

import pytest

from tests.games.last_will.table import on, table
from tests.helpers.clauses import clause


@clause("LW-PROPERTY-24")
def test_a_property_leaves_the_board_only_by_sale() -> None:
    t = table(board=["damp manor"], actions=2)
    assert sorted(t.words()) == ["end", "manor_damp.1", "sell.manor_damp.1"]
    t.maintain("damp manor").expect(board=["manor_damp"])
    t.sell("damp manor").expect(board=[])


@clause("LW-PROPERTY-26", "LW-PROPERTY-28")
def test_selling_costs_an_action_and_brings_the_price() -> None:
    t = table(board=["damp manor"], market={"manor_house": 1}).sell("damp manor").expect(used=1, cash=84)
    table(board=["damp manor"], actions=0).cannot("sell.manor_damp", "LW-ACTION-08")
    assert t.notes()[-1] == "sells"


@clause("LW-PROPERTY-27")
@pytest.mark.parametrize("token", [-3, -2, 1, 3])
def test_the_sale_price_is_the_marked_banknote_and_the_token(token: int) -> None:
    t = table(board=[on("damp manor", step=2)], market={"manor_house": token}).sell("damp manor")
    t.expect(spent=-(9 + token))
    table(board=["farm_mixed"], market={"farm": token}).sell("farm_mixed").expect(spent=-(8 + token))


@clause("LW-PROPERTY-29")
def test_the_seller_is_not_asked_how_much_to_take() -> None:
    assert table(board=["damp manor"]).sell("damp manor").asked == "Act"


@clause("LW-PROPERTY-30", "LW-PROPERTY-31")
def test_a_price_below_nothing_is_nothing() -> None:
    table(board=[on("manor_haunted", step=5)], market={"manor_house": -3}).sell("manor_haunted").expect(spent=0, used=1)


@clause("LW-PROPERTY-32")
def test_a_house_at_5_sells_for_2_at_minus_3() -> None:
    t = table(board=[on("damp manor", step=4)], market={"manor_house": -3})
    assert t.value("damp manor") == 5
    t.sell("damp manor").expect(spent=-2, used=1)


@clause("LW-PROPERTY-33", "LW-PROPERTY-30")
def test_one_step_further_down_the_same_house_brings_nothing() -> None:
    t = table(board=[on("damp manor", step=4)], market={"manor_house": -3}).end_turn()
    t.until("Act", 0).sell("damp manor").expect(spent=0, used=1)


@clause("LW-PROPERTY-34", "LW-PROPERTY-35")
def test_a_sold_property_goes_to_its_pile_without_tokens_and_marker() -> None:
    t = table(board=[on("farm_mixed", tokens=2), "gossip"]).sell("farm_mixed").expect(board=["gossip"], hand=[])
    assert t.pile("properties") == ["farm_mixed"]
    assert t.pile("companions") == []


@clause("LW-PROPERTY-36")
def test_a_sale_opens_the_space_at_once() -> None:
    board = ["school_chum", "tailor", "mooring", "mews", "farm_mixed"]
    t = table(hand=["gossip"], board=board).sell("farm_mixed").lay("gossip")
    t.expect(asked="Act", board=[*board[:4], "gossip"])


@clause("LW-PROPERTY-37")
def test_a_house_may_be_bought_maintained_and_sold_in_one_turn() -> None:
    t = table(hand=["damp manor"], market={"manor_house": 1}, actions=3)
    t.buy("damp manor").expect(spent=14).maintain("damp manor").expect(spent=3).sell("damp manor")
    t.expect(spent=-14, actions=0, board=[])


@clause("LW-PROPERTY-38")
def test_trades_are_with_the_bank_alone() -> None:
    others = {1: {"hand": ["stud farm"], "board": ["sooty town house"], "cash": 33}}
    t = table(hand=["damp manor"], others=others)
    assert not [word for word in [*t.words(), *t.refused()] if "stud" in word or "sooty" in word]
    t.buy("damp manor").sell("damp manor")
    assert (t.seat(1).cash, t.board(1), t.hand(1)) == (33, ["town_house_sooty"], ["farm_stud"])


@clause("LW-PROPERTY-39")
def test_a_sale_uses_the_token_of_the_moment() -> None:
    t = table(board=["farm_mixed"], market={"farm": 3}, phase="errands").choose("market_1")
    t.choose("token+1").choose("token+3").choose("token-2").until("Act", 0).sell("farm_mixed").expect(spent=-5)


@clause("LW-PROPERTY-43")
def test_helpers_move_the_price_after_the_token_and_the_floor_comes_last() -> None:
    sooty, haunted = on("town_house_sooty", step=3), on("manor_haunted", step=5)
    t = table(board=["creative valuer", sooty], market={"town_house": -3}).sell("town_house_sooty")
    t.choose("lower").expect(spent=0)
    t = table(board=["creative valuer", haunted], market={"manor_house": -3}).sell("manor_haunted")
    t.choose("raise").expect(spent=-1)
