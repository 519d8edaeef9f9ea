"""Special cards: used by their border, and gone for good when discarded."""

import pytest

from squander.games.last_will.rules.effects import GAIN_ACTIONS
from squander.games.last_will.terms import SPECIAL
from tests.games.last_will.table import Table, fresh, on, table
from tests.helpers.clauses import clause

REGULAR = ("events", "helpers", "properties", "companions")


def piles(t: Table) -> list[str]:
    return [card for deck in REGULAR for card in t.pile(deck)]


@clause("LW-SPECIAL-01", "LW-SPECIAL-04")
def test_a_white_special_is_discarded_and_a_black_one_is_laid() -> None:
    t = table(hand=["banquet", "steam_yacht"]).play("banquet").expect(spent=3, board=[])
    t.lay("steam_yacht").expect(board=["steam_yacht"], hand=[])
    assert (t.pile("special"), piles(t)) == (["banquet"], [])


@clause("LW-SPECIAL-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_specials_with_more_crowns_come_later(seed: int) -> None:
    t = fresh(players=4, seed=seed)
    crowns = [t.box.cards[card].crowns for card in t.w.orders[SPECIAL]]
    assert crowns == sorted(crowns)
    assert set(crowns) == {1, 2, 3}


@clause("LW-SPECIAL-03", "LW-SPECIAL-12")
def test_hectic_day_is_a_special_that_gains_actions() -> None:
    t = table(hand=["hectic day"], actions=1)
    row = t.box.cards[t.seat().hand[0]]
    assert (row.deck, row.appendix) == (SPECIAL, "V1")
    assert row.effect
    assert row.effect.rule is GAIN_ACTIONS
    t.play("hectic day").expect(actions=3)


@clause("LW-SPECIAL-03")
def test_everything_must_go_sells_two_properties_2_cheaper_without_further_actions() -> None:
    hand, board = ["everything must go"], ["damp manor", "farm_mixed", "narrow town house"]
    market = {"manor_house": 1, "farm": 3}
    t = table(hand=hand, board=board, market=market).play(hand[0]).choose("manor_damp").choose("farm_mixed")
    t.expect(used=1, spent=-(12 + 9), asked="Act", board=["town_house_narrow"])
    t = table(hand=hand, board=board).play(hand[0])
    assert t.g.question.prompt.endswith("2 sales left.")
    assert t.choose("manor_damp").g.question.prompt.endswith("1 sale left.")
    t = table(hand=hand, board=board).play(hand[0]).choose("none").expect(used=1, spent=0, asked="Act")
    assert t.pile("special") == ["everything_must_go"]


@clause("LW-SPECIAL-03")
def test_everything_must_go_never_costs_the_seller_money() -> None:
    hand, low = ["everything must go"], on("manor_haunted", step=5)
    t = table(hand=hand, board=[low, "creative valuer"], market={"manor_house": -3})
    t.play("everything must go").choose("manor_haunted").choose("lower").expect(spent=0, used=1)


@clause("LW-SPECIAL-05", "LW-SPECIAL-06")
def test_specials_nobody_took_go_to_the_box_and_never_come_back() -> None:
    t = table(hand=["dinner"], offering={"single_1": "banquet", "trio_1": "ball"}, phase="end")
    rest = t.w.orders[SPECIAL]
    t.w.piles = [*t.w.piles[:SPECIAL], rest, *t.w.piles[SPECIAL + 1 :]]
    t.w.orders = [*t.w.orders[:SPECIAL], []]
    t.choose("all")
    assert t.w.round == 2
    assert t.pile("special")[-1] == "banquet"
    assert piles(t) == ["ball"]
    t.until("SendErrandBoy").cannot("single_1", "LW-ERRAND-17").cannot("single_2", "LW-ERRAND-17")


@clause("LW-SPECIAL-07", "LW-SPECIAL-08")
def test_a_special_counts_for_the_hand_limit_and_goes_to_the_box_if_not_kept() -> None:
    t = table(hand=["banquet", "dinner", "ball"], phase="end").cannot("all", "LW-ENDROUND-04")
    t.choose("dinner").choose("ball")
    assert (t.pile("special"), piles(t)) == (["banquet"], [])


@clause("LW-SPECIAL-08")
def test_a_special_may_be_kept_from_round_to_round() -> None:
    t = table(hand=["banquet", "dinner", "ball"], phase="end").choose("banquet").choose("ball")
    assert sorted(t.hand(0)) == ["ball", "banquet"]
    t.until("Act", 0)
    assert "banquet" in t.hand(0)


@clause("LW-SPECIAL-09")
def test_a_black_special_works_every_round() -> None:
    t = table(hand=["steam_yacht"]).lay("steam_yacht").activate("steam_yacht").expect(spent=3)
    t.end_turn().until("Act", 0).activate("steam_yacht").expect(spent=3)


@clause("LW-SPECIAL-10")
def test_a_special_property_is_bought_kept_up_and_sold_into_the_box() -> None:
    t = table(hand=["model farm"], market={"farm": 1}).buy("model farm").expect(spent=10, used=1)
    t.maintain("model farm").expect(spent=2).sell("model farm").expect(spent=-10, used=1, board=[])
    assert (t.pile("special"), piles(t)) == (["model_farm"], [])


@clause("LW-SPECIAL-11")
def test_a_special_fetched_by_an_errand_costs_its_actions_later() -> None:
    t = table(offering={"single_1": "masquerade"}, phase="errands", plans=[2, 4]).choose("single_1")
    assert t.hand(0) == ["masquerade"]
    t.until("Act", 0).expect(actions=3).play("masquerade").expect(used=2, spent=6)
