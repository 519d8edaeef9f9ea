"""White cards that do more than spend: actions, animals, decay."""

from pathlib import Path

import pytest

from tests.games.last_will.table import Table, on, table
from tests.helpers.clauses import clause

FAIR = "livestock fair"


@clause("LW-WHITE-26")
def test_one_action_gives_three() -> None:
    table(hand=["hectic day"], actions=1).play("hectic day").expect(actions=3, spent=0)


@clause("LW-WHITE-27")
def test_three_actions_cannot_be_gained_out_of_none() -> None:
    table(hand=["hectic day"], actions=0).cannot("hectic_day", "LW-ACTION-08")


@clause("LW-WHITE-28")
def test_one_action_and_two_pounds_give_two_actions() -> None:
    table(hand=["hired hands"], actions=1, cash=10).play("hired hands").expect(actions=2, cash=8)


@clause("LW-WHITE-29")
def test_the_pounds_for_actions_obey_the_debt_rule() -> None:
    hand = ["hired hands"]
    table(hand=hand, board=["damp manor"], cash=1).cannot("hired_hands", "LW-MONEY-02")
    table(hand=hand, cash=1).play("hired hands").expect(cash=-1, bankrupt=True)


@clause("LW-WHITE-30")
def test_gained_actions_serve_at_once_for_anything() -> None:
    t = table(hand=["hectic day", "reservation", "chef"], board=["damp manor"], actions=1)
    t.play("hectic day").lay("reservation").add("chef").maintain("damp manor").expect(actions=0)


def at_the_fair(*board: str) -> Table:
    return table(hand=[FAIR, "dog"], board=board).play(FAIR)


@clause("LW-WHITE-31", "LW-WHITE-32", "LW-WHITE-33")
@pytest.mark.parametrize(
    ("farm", "animals"),
    [
        ("farm_sheep", ["dog", "dog"]),
        ("farm_paddock", ["horse", "horse"]),
        ("farm_mixed", ["dog", "horse"]),
    ],
)
def test_the_fair_brings_two_animals_from_the_bank_for_one_action(farm: str, animals: list[str]) -> None:
    t = at_the_fair(farm).choose(farm).choose(farm).expect(used=1, spent=0, hand=["dog"])
    assert t.tokens(farm) == animals
    assert t.pile("companions") == []


@clause("LW-WHITE-31")
def test_the_fair_sells_no_guests() -> None:
    at_the_fair("farm_sheep", "family_box").cannot("family_box", "LW-WHITE-31")


@clause("LW-WHITE-31")
def test_the_fair_brings_no_third_animal() -> None:
    t = at_the_fair("farm_sheep", "farm_paddock").choose("farm_sheep").choose("farm_sheep")
    t.expect(asked="Act")
    assert t.tokens("farm_paddock") == []


@clause("LW-WHITE-34")
def test_animals_of_the_fair_keep_to_the_order_of_the_card(tmp_path: Path) -> None:
    t = at_the_fair("farm_mixed").choose("farm_mixed").choose("none")
    assert t.tokens("farm_mixed") == ["dog"]
    pack = tmp_path / "pack.toml"
    pack.write_text('[[helpers]]\nid = "dog_show"\nactivate = { pounds = [1, 2, 3], tokens = ["guest", "dog"] }\n')
    t = table(hand=[FAIR], board=["dog_show", "farm_mixed"], pack=str(pack)).play(FAIR)
    t.cannot("dog_show", "LW-WHITE-34")


@clause("LW-WHITE-31", "LW-COMPANION-21")
def test_the_fair_finds_no_place_on_a_full_card() -> None:
    t = table(hand=[FAIR], board=[on("farm_sheep", tokens=2), "farm_mixed"]).play(FAIR)
    t.cannot("farm_sheep", "LW-COMPANION-21")


@clause("LW-WHITE-35")
def test_the_animals_may_go_to_one_card_or_to_two() -> None:
    t = at_the_fair("farm_mixed", "mooring").choose("farm_mixed").choose("farm_mixed")
    assert (t.tokens("farm_mixed"), t.tokens("mooring")) == (["dog", "horse"], [])
    t = at_the_fair("farm_mixed", "mooring").choose("farm_mixed").choose("mooring")
    assert (t.tokens("farm_mixed"), t.tokens("mooring")) == (["dog"], ["dog"])


@clause("LW-WHITE-35")
def test_the_animals_never_go_to_cards_of_others() -> None:
    t = table(hand=[FAIR], others={1: {"board": ["farm_mixed"]}}).play(FAIR).expect(asked="Act", used=1)
    assert t.laid("farm_mixed", 1).tokens == 0


@clause("LW-WHITE-31", "LW-WHITE-36")
def test_the_fair_may_bring_one_animal_or_none() -> None:
    t = at_the_fair("farm_mixed").choose("none").expect(used=1, asked="Act", hand=["dog"])
    assert t.tokens("farm_mixed") == []
    t = at_the_fair("farm_mixed").choose("farm_mixed").choose("none").expect(used=1, asked="Act")
    assert t.tokens("farm_mixed") == ["dog"]


HOUSES = ["damp manor", "town_house_sooty", "mansion_draughty"]


@clause("LW-WHITE-38", "LW-WHITE-39")
@pytest.mark.parametrize(
    ("steps", "values"),
    [
        (["manor_damp"] * 3, [7, 11, 16]),
        (["manor_damp", "town_house_sooty", "manor_damp"], [9, 9, 16]),
        (["manor_damp", "town_house_sooty", "mansion_draughty"], [11, 9, 14]),
    ],
)
def test_a_wild_party_takes_three_steps_off_as_one_likes(steps: list[str], values: list[int]) -> None:
    t = table(hand=["wild party"], board=HOUSES).play("wild party")
    for house in steps:
        t.choose(house)
    t.expect(used=1, spent=0, asked="Act")
    assert [t.value(house) for house in HOUSES] == values


@clause("LW-WHITE-40")
def test_a_wild_party_spares_the_houses_of_others() -> None:
    t = table(hand=["wild party"], others={1: {"board": ["damp manor"]}}).play("wild party").expect(asked="Act")
    assert t.laid("damp manor", 1).step == 0


@clause("LW-WHITE-41")
def test_a_wild_party_does_as_many_steps_as_there_are() -> None:
    t = table(hand=["wild party"], board=[on("damp manor", step=3), "farm_mixed"]).play("wild party")
    t.expect(used=1, asked="Act", hand=[])
    assert (t.value("damp manor"), t.value("farm_mixed")) == (3, 8)


@clause("LW-WHITE-41")
def test_a_wild_party_stops_at_the_lowest_step_and_at_farms() -> None:
    low = on("damp manor", step=5)
    t = table(hand=["wild party"], board=[low, "town_house_sooty", "mansion_draughty", "farm_mixed"])
    t.play("wild party").cannot("manor_damp", "LW-WHITE-41").cannot("farm_mixed", "LW-WHITE-41")


@clause("LW-WHITE-42")
def test_a_wild_party_hurts_a_maintained_house_too() -> None:
    t = table(hand=["wild party"], board=["damp manor"]).maintain("damp manor").play("wild party")
    assert t.value("damp manor") == 7
