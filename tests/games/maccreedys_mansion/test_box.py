"""What is in the box, and how packs change it."""

from pathlib import Path

import pytest

import squander
from squander.games import kind_of
from squander.games.maccreedys_mansion.content import open_box
from squander.games.maccreedys_mansion.deed import Deed
from squander.games.maccreedys_mansion.text import describe, describe_job
from squander.games.maccreedys_mansion.view import sentences


def test_the_numbers_of_the_rule_text() -> None:
    box = open_box(None)
    assert box.pool == [8, 6, 2, 2, 1]
    assert box.list_price == [1_000, 2_000, 4_000, 4_000, 6_000, 500, 500, 1_000, 1_000]
    numbers = box.numbers
    assert (numbers.track, numbers.active, numbers.invested) == (5, 10_000, 20_000)
    assert (numbers.dividend_percent, numbers.dividend_minimum) == (10, 100)


def test_a_house_of_four_storeys_whose_rooms_do_not_overlap() -> None:
    box = open_box(None)
    assert len(box.storeys) == 4
    assert 14 <= len(box.rooms) <= 18
    taken: set[tuple[int, int]] = set()
    for room in box.rooms:
        assert 3 <= len(room.spaces) <= 7
        x, y, width, height = room.place
        cells = {(i, j) for i in range(x, x + width) for j in range(y, y + height)}
        assert not cells & taken
        assert all(0 <= i < 12 and 0 <= j < 12 for i, j in cells)
        assert y == 3 * room.storey
        taken |= cells
    assert all(box.trade_spaces)


def test_every_job_pays_more_than_it_costs_one_company() -> None:
    box = open_box(None)
    for room in box.rooms:
        trades = [box.space_trade[space] for space in room.spaces]
        cost = sum(box.list_price[t] for t in set(trades)) + sum(box.list_price[5 + box.resource_of[t]] for t in trades)
        assert room.reward > cost, room.id


def test_events_and_haunts_are_many_distinct_and_use_every_effect() -> None:
    box = open_box(None)
    used = set()
    for deck in (box.events, box.haunts):
        assert len(deck) >= 16
        texts = [describe(card) for card in deck]
        assert len(set(texts)) == len(texts) == len({card.name for card in deck})
        used |= {type(said) for card in deck for said in card.said}
    assert used == set(Deed.kinds.values())


def test_levels_are_three_and_suggested_for_every_number_of_players() -> None:
    box = open_box(None)
    assert len(box.levels) == 3
    assert sorted(n for level in box.levels for n in level.players) == [2, 3, 4, 5]


def test_cards_are_told_in_words() -> None:
    box = open_box(None)
    texts = {card.id: describe(card) for card in [*box.events, *box.haunts]}
    assert texts["strike"] == "Each worker costs $500 more today."
    assert texts["gas-leak"] == "In a random room the 2 oldest gasman markers come off."
    assert texts["pale-child"] == "Tomorrow's pool is short of 1 gasman."
    assert texts["inspector-faints"].startswith("The inspector is haunted")
    assert (
        describe_job(box, box.rooms[0]) == f"Complete the Servants' Garret (3 carpenters) for ${box.rooms[0].reward:,}."
    )


PACK = """
jobs = [{ id = "job-garret", reward = 7777 }]
events = [{ id = "my-event", name = "Mine", effects = [{ do = "cash", who = "all", add = 5 }] }]
[game]
active = 12000
"""


def test_a_pack_changes_rows_and_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(PACK)
    g = squander.new("maccreedys-mansion", pack=str(path))
    box = open_box(str(path))
    assert box.rooms[0].reward == 7_777
    assert box.events[-1].id == "my-event"
    assert g.view(0)["seats"][0]["active"] == 12_000
    assert open_box(None).rooms[0].reward != 7_777


ALL_BUT_FOUR = [room.id for room in open_box(None).rooms[4:]]
AN_EVENT = 'events = [{{ id = "x", name = "X", effects = [{}] }}]'
WRONG = [
    ("rooms = 3", "a list of rows"),
    ("garden = []", "there is no such list"),
    ('jobs = [{ id = "job-garret", reward = -4 }]', "reward is -4"),
    ('jobs = [{ id = "job-garret", pay = 4 }]', "no field 'pay'"),
    ('jobs = [{ id = "job-x", room = "garret", name = "X", reward = 4 }]', "has the job job-garret already"),
    ('rooms = [{ id = "garret", spaces = "ccx" }]', "letters out of"),
    ('rooms = [{ id = "garret", plan = [1, 2] }]', "garret: plan must be four numbers: x, y, width, height."),
    (f'rooms = [{{ id = "garret", spaces = "{"c" * 251}" }}]', "the house is too big; 250 spaces and 60 rooms"),
    ('rooms = [{ id = "shed", name = "S", storey = "attic", spaces = "c", plan = [0, 0, 1, 3] }]', "has no job"),
    ('trades = [{ id = "tailor" }]', "no other can join"),
    ('events = [{ id = "x", name = "X", effects = [{ do = "explode" }] }]', "'explode'"),
    ('events = [{ id = "x", name = "X", effects = [{ do = "pool", trade = "mason" }] }]', "pool needs add"),
    ('events = [{ id = "x", name = "X", effects = [{ do = "inspector", count = 2 }] }]', "no count"),
    ('events = [{ id = "x", name = "X", effects = [{ do = "pool", trade = "mason", add = 2 }] }]', "only losses"),
    ('events = [{ id = "x", name = "X", effects = [] }]', "effects are missing"),
    ('events = [{ id = "x", name = "X", effects = [7] }]', 'an effect must be a table such as { do = "inspector" }.'),
    (
        AN_EVENT.format('{ do = "price", resource = "stone", percent = -1, when = "today" }'),
        "price: percent must be 0 or more.",
    ),
    (
        AN_EVENT.format('{ do = "store", resource = "stone", percent = 10 }'),
        "store: only losses are possible; make the number negative.",
    ),
    ('events = [{ id = "strike", flavour = 7 }]', "flavour is 7; it must be a text."),
    ('events = [{ id = "strike" }, { id = "strike" }]', "line 1, strike: this id occurs twice in events; rename one"),
    ('levels = [{ id = "hell", name = "H", covered = [], players = [] }]', "the levels are"),
    ('levels = [{ id = "as-bequeathed", covered = ["moat"] }]', "a list out of"),
    (f'levels = [{{ id = "as-bequeathed", covered = {ALL_BUT_FOUR} }}]', "too few rooms are left for the 5 open jobs"),
    ("[game]\nactive = -1", "above 0"),
    ("[game]\nluck = 1", "no such number"),
    ("[game]\nbid_cap = 5050", "times bid_step"),
    ("game = true", "a table of numbers"),
    ("rooms = [", "not valid TOML"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_a_wrong_pack_is_one_sentence_with_its_place(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text)
    with pytest.raises(squander.BadPack) as error:
        squander.new("maccreedys-mansion", pack=str(path))
    assert reason in str(error.value)
    assert "\n" not in str(error.value)
    assert "wrong.toml" in str(error.value)


def test_a_missing_pack_and_wrong_options_are_one_sentence() -> None:
    with pytest.raises(squander.BadPack, match="no such file"):
        squander.new("maccreedys-mansion", pack="nowhere.toml")
    for option, value in (("max_rounds", 0), ("max_rounds", "many"), ("hauntings", -1), ("difficulty", "easy")):
        with pytest.raises(squander.BadSetup, match=option):
            kind_of("maccreedys-mansion").settle(2, {option: value})


def test_every_card_and_job_has_its_sentence() -> None:
    box = open_box(None)
    told = sentences()
    assert set(told) == {card.id for card in [*box.events, *box.haunts]} | {room.job for room in box.rooms}
    assert all(text.endswith(".") for text in told.values())
