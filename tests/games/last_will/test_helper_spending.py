"""Helpers that let their master spend more, P6 to P10."""

from pathlib import Path

import pytest

from tests.games.last_will.table import on, table
from tests.helpers.clauses import clause


@clause("LW-HELPER-20")
@pytest.mark.parametrize(
    ("helper", "house", "upkeep"),
    [
        ("gardener", "damp manor", 3),
        ("gardener", "mansion_draughty", 4),
        ("rat_catcher", "sooty town house", 3),
        ("rat_catcher", "farm_mixed", 2),
    ],
)
def test_upkeep_of_a_shown_type_may_cost_3_more(helper: str, house: str, upkeep: int) -> None:
    table(board=[helper, house]).maintain(house).choose("yes").expect(spent=upkeep + 3)
    table(board=[helper, house]).maintain(house).choose("no").expect(spent=upkeep)


@clause("LW-HELPER-21")
@pytest.mark.parametrize(
    ("helper", "house"),
    [
        ("gardener", "sooty town house"),
        ("gardener", "farm_mixed"),
        ("rat_catcher", "damp manor"),
        ("rat_catcher", "mansion_draughty"),
    ],
)
def test_upkeep_of_other_types_costs_nothing_more(helper: str, house: str) -> None:
    assert table(board=[helper, house]).maintain(house).asked == "Act"


@clause("LW-HELPER-20")
def test_buying_and_selling_is_no_upkeep() -> None:
    t = table(hand=["damp manor"], board=["gardener"])
    assert t.buy("damp manor").asked == "Act"
    assert t.sell("damp manor").asked == "Act"


@clause("LW-HELPER-22")
@pytest.mark.parametrize(("word", "pounds"), [("no", 2), ("yes", 3)])
def test_the_head_waiter_makes_a_dinner_1_dearer_if_one_likes(word: str, pounds: int) -> None:
    table(hand=["dinner"], board=["head waiter"]).play("dinner").choose(word).expect(spent=pounds, used=1)


@clause("LW-HELPER-23")
@pytest.mark.parametrize(("helper", "more"), [("postilion", 1), ("lost_coachman", 2)])
def test_a_coachman_adds_the_number_printed_on_him(helper: str, more: int) -> None:
    t = table(hand=["carriage ride"], board=[helper, "hired carriage"])
    t.play("carriage ride").choose("yes").expect(spent=2 + more)
    t.activate("hired carriage").choose("yes").expect(spent=4 + more)


@clause("LW-HELPER-24")
@pytest.mark.parametrize(("word", "more"), [("no", 0), ("yes", 3)])
def test_the_tailor_adds_3_to_masks_and_to_the_opera(word: str, more: int) -> None:
    table(hand=["theatre"], board=["tailor"]).play("theatre").choose(word).expect(spent=5 + more)
    t = table(board=["tailor"], phase="errands").choose("opera_1").choose(word)
    assert t.seat(0).cash == 68 - more


@clause("LW-HELPER-25")
@pytest.mark.parametrize(("card", "pounds"), [("boat trip", 5), ("soirée", 3)])
def test_drunken_sailors_add_2_to_boats_and_to_wine(card: str, pounds: int) -> None:
    table(hand=[card], board=["drunken sailors"]).play(card).choose("yes").expect(spent=pounds + 2)
    table(hand=[card], board=["drunken sailors"]).play(card).choose("no").expect(spent=pounds)


@clause("LW-HELPER-26")
def test_drunken_sailors_add_2_once_for_a_card_with_both_symbols(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[events]]\nid = "boat_trip"\nsymbols = ["helm", "wine_glass"]\n')
    t = table(hand=["boat trip"], board=["drunken sailors"], pack=str(pack)).play("boat trip").choose("yes")
    t.expect(spent=7, asked="Act")


@clause("LW-HELPER-27")
def test_laying_a_card_is_not_using_it() -> None:
    t = table(hand=["reservation"], board=["head waiter"])
    assert t.lay("reservation").asked == "Act"
    t.expect(spent=0).activate("reservation").choose("yes").expect(spent=2)


@clause("LW-HELPER-28")
def test_every_dinner_gives_the_extra_pound() -> None:
    t = table(hand=["dinner", "dinner"], board=["head waiter"])
    for _ in range(2):
        t.play("dinner").choose("yes").expect(spent=3)


@clause("LW-HELPER-29")
def test_an_extra_is_spent_whole_or_not_at_all() -> None:
    t = table(hand=["theatre"], board=["tailor"]).play("theatre")
    assert t.words() == ["yes", "no"]
    t.choose("yes").expect(spent=8, asked="Act")


@clause("LW-HELPER-30")
@pytest.mark.parametrize(("cash", "asked"), [(2, "Act"), (3, "MaySpendMore")])
def test_an_owner_of_property_leaves_out_what_the_cash_does_not_cover(cash: int, asked: str) -> None:
    t = table(hand=["dinner"], board=["head waiter", "damp manor"], cash=cash).play("dinner")
    assert t.asked == asked
    t.expect(spent=2)


@clause("LW-HELPER-30")
def test_without_property_an_extra_may_lead_into_debt() -> None:
    t = table(hand=["dinner"], board=["head waiter"], cash=2).play("dinner").choose("yes")
    t.expect(cash=-1, bankrupt=True)


@clause("LW-HELPER-31")
@pytest.mark.parametrize(("cash", "extra"), [(4, False), (5, True)])
def test_at_the_opera_an_owner_of_property_needs_5_for_the_tailor(cash: int, extra: bool) -> None:
    t = table(board=["tailor", "damp manor"], cash=cash, phase="errands").choose("opera_1")
    assert (t.asked == "MaySpendMore") == extra
    if extra:
        t.choose("yes")
    assert t.seat(0).cash == (0 if extra else 2)


@clause("LW-HELPER-49")
def test_two_coachmen_add_up() -> None:
    t = table(hand=["carriage ride"], board=["postilion", "lost_coachman"]).play("carriage ride")
    t.choose("yes").choose("yes").expect(spent=5)


@clause("LW-HELPER-50")
def test_an_extra_comes_on_top_of_a_companion() -> None:
    t = table(hand=["dinner in company", "chef"], board=["head waiter"]).play("dinner in company").with_("chef")
    t.choose("yes").expect(spent=5)
    t = table(board=["head waiter", on("reservation", tokens=2)]).activate("reservation").choose("amount.3")
    t.choose("yes").expect(spent=5)
