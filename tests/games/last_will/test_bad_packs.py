"""Packs: a bad one is refused in one sentence with file, line and field, and changes nothing."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import squander
from squander import BadSetup
from tests.games.last_will.packs import refusal

Write = Callable[[str], str]

DOG = '{ type = "dog", pounds = 1 }'
NEW_EVENT = 'name = "New"\nkind = "event"\noptions = [{ actions = 1, pounds = 1 }]'
EVENTS, SPECIALS, WILDS = ('["' + '", "'.join([deck] * 7) + '"]' for deck in ("events", "special", "wilds"))

BAD_FIELDS = [
    ("events", "dinner", 'effect = { name = "dance", amount = 1 }', "effect: name is 'dance'"),
    ("events", "dinner", 'effect = { name = "sell", amount = 0 }', "effect: amount is 0"),
    ("events", "dinner", "options = [{ actions = 0, pounds = 2 }]", "options: actions is 0"),
    ("events", "dinner", "options = [{ actions = 1, pounds = -2 }]", "options: pounds is -2"),
    ("events", "dinner", "options = [{ actions = 1, pounds = 2.5 }]", "options: pounds is 2.5"),
    ("events", "dinner", "options = [{ actions = 1, pounds = true }]", "options: pounds is True"),
    ("events", "dinner", "options = [{ actions = 1, pounds = 1000 }]", "options: pounds is 1000"),
    ("events", "dinner", "options = [{ actions = 1, pound = 2 }]", "options: there is no field 'pound'"),
    ("events", "dinner", "options = []", "options are missing"),
    ("events", "dinner", "options = 3", "options is 3"),
    ("events", "dinner", "copies = -1", "copies is -1"),
    ("events", "dinner", 'copies = "two"', "copies is 'two'"),
    ("events", "dinner", 'colour = "red"', "there is no field 'colour'"),
    ("events", "dinner", 'kind = "helper"', "kind is 'helper'"),
    ("events", "dinner", 'name = ""', "name is ''"),
    ("events", "dinner", 'source = "hearsay"', "source is 'hearsay'"),
    ("events", "dinner", 'symbols = ["spoon"]', "symbols is ['spoon']"),
    ("events", "dinner", 'symbols = "mask"', "symbols is 'mask'"),
    ("events", "dinner", 'companions = [{ type = "cat", pounds = 1 }]', "companions: type is 'cat'"),
    ("events", "dinner", f"companions = [{', '.join([DOG] * 5)}]", "companions: at most 4"),
    ("helpers", "mews", 'activate = { pounds = [1, 3, 5], tokens = ["horse"] }', "activate: pounds must rise"),
    ("helpers", "mews", 'activate = { pounds = [3, 1], tokens = ["horse"] }', "activate: pounds must rise"),
    ("helpers", "mews", 'activate = { pounds = [1, 3], tokens = ["cow"] }', "activate: tokens is ['cow']"),
    ("helpers", "mews", "activate = { pounds = 1 }", "activate: pounds is 1"),
    ("helpers", "mews", "activate = {}", "activate: this is missing"),
    ("helpers", "mews", "activate = 1", "activate is 1"),
    ("helpers", "mews", "lay = { coins = 1 }", "lay: there is no field 'coins'"),
    ("helpers", "mews", 'privilege = { name = "hand_limit", amount = 2 }', "privilege: a helper has one"),
    ("helpers", "farrier", "activate = { per_horse = 2, pounds = [1] }", "activate: pounds and tokens do not go"),
    ("helpers", "steward", "privilege = {}", "privilege: a helper has one"),
    ("helpers", "steward", 'privilege = { name = "flattery" }', "privilege: name is 'flattery'"),
    ("helpers", "steward", 'privilege = { name = "free_farm_activation" }', "privilege: uses is None"),
    ("helpers", "steward", 'privilege = { name = "draw_any" }', "privilege: amount is None"),
    ("helpers", "tailor", 'privilege = { name = "spend_more", amount = 3 }', "privilege: symbols belong"),
    ("properties", "manor_damp", "scale = [13, 14]", "scale must fall"),
    ("properties", "manor_damp", "scale = [13]", "scale must fall"),
    ("properties", "manor_damp", "price = 13", "a farm has one price and a house has a scale"),
    ("properties", "farm_stud", "scale = [15, 10]", "a farm has one price and a house has a scale"),
    ("properties", "manor_damp", 'type = "castle"', "type is 'castle'"),
    ("companions", "dog", 'type = "cat"', "type is 'cat'"),
    ("special", "banquet", "crowns = 4", "crowns is 4"),
    ("wills", "will_70", "money = 0", "money is 0"),
]

BAD_BOARDS = [
    ("boards = 5", "boards", "must be a table"),
    ("boards = { weather = 1 }", "weather", "there is no such entry"),
    ("boards = { rounds = 8 }", "boards", "rounds is 8"),
    ('boards = { rounds = "seven" }', "rounds", "'seven' must be of type int"),
    ("boards = { start_money = 0 }", "boards", "start_money is 0"),
    ("boards = { first_hand = { keep = 7 } }", "boards", "first_hand: keep is 7"),
    ("boards = { first_hand = { specials = 1 } }", "specials", "there is no such entry"),
    ("boards.market = { tokens = [1, 2, 3] }", "market", "tokens must be four different numbers"),
    ("boards.market = { tokens = [1, 2, 3, 3] }", "market", "tokens must be four different numbers"),
    ("[boards.planning.four_five]\nplans = []", "four_five", "plans: 0 are too few for 4 players"),
    ("[boards.planning.two_three]\nplans = [{ cards = 8.5 }]", "two_three", "plans: source is None"),
    ("[boards.planning.six_seven]\nplans = []", "six_seven", "there is no such entry"),
    ('[boards.offering.two_three]\ntrio = ["trio_1", "trio_2", "trio_9"]', "two_three", "trio is"),
    ('[boards.offering.two_three]\ntrio = ["trio_1", "trio_2"]', "two_three", "trio must name three"),
    ("[boards.errands]\nopera = { two_three = -1 }", "errands", "opera: two_three is -1"),
    ("[boards.errands]\nclock = { two_three = 3 }", "errands", "clock: two_three is 3"),
]

BAD_OFFERINGS = [
    ([("a", '["events"]')], "decks: each space needs one"),
    ([("a", '["trifles"]')], "spaces: decks is ['trifles']"),
    ([("a", SPECIALS), ("b", SPECIALS), ("c", SPECIALS), ("d", WILDS), ("e", WILDS)], "decks: 21 special cards"),
    ([("a", EVENTS), ("b", WILDS)], "decks: exactly two spaces must offer the wild cards"),
    ([("a", WILDS), ("a", WILDS)], "two spaces have the same id"),
]


@pytest.mark.parametrize(("deck", "id", "field", "message"), BAD_FIELDS)
def test_a_wrong_field_is_told_with_file_line_and_card(
    write: Write, deck: str, id: str, field: str, message: str
) -> None:
    sentence = refusal(write(f'# my copy\n[[{deck}]]\nid = "{id}"\n{field}'))
    assert sentence.startswith(f"mine.toml, line 3, {id}: {message}")


@pytest.mark.parametrize(("text", "name", "message"), BAD_BOARDS)
def test_a_wrong_entry_of_the_boards_is_told_with_file_and_line(
    write: Write, text: str, name: str, message: str
) -> None:
    sentence = refusal(write(f"# my copy\n{text}"))
    assert sentence.startswith(f"mine.toml, line 2, {name}: ")
    assert message in sentence


@pytest.mark.parametrize(("spaces", "message"), BAD_OFFERINGS)
def test_an_offering_that_cannot_be_dealt_is_refused(write: Write, spaces: list[tuple[str, str]], message: str) -> None:
    rows = ",\n".join(f'{{ id = "{id}", decks = {decks} }}' for id, decks in spaces)
    sentence = refusal(write(f"[boards.offering.four_five]\nspaces = [\n{rows}\n]"))
    assert sentence.startswith(f"mine.toml, line 1, four_five: {message}")


def test_a_space_with_the_name_of_another_errand_is_refused(write: Write) -> None:
    rows = ", ".join(f'{{ id = "{id}", decks = {WILDS} }}' for id in ("a", "opera_1"))
    assert "has the name of another errand" in refusal(write(f"[boards.offering.four_five]\nspaces = [{rows}]"))


@pytest.mark.parametrize(
    ("plan", "message"),
    [("errand_boys = 3, actions = 1", "plans: errand_boys is 3"), ("errand_boys = 2", "plans: actions is None")],
)
def test_a_plan_without_sense_is_refused(write: Write, plan: str, message: str) -> None:
    text = f'[boards.planning.two_three]\nplans = [{{ cards = 1, {plan}, source = "house" }}]'
    assert refusal(write(text)).startswith(f"mine.toml, line 1, two_three: {message}")


def test_of_two_places_with_one_name_the_right_line_is_told(write: Write) -> None:
    sides = "[boards.offering.two_three]\ntrio = []\n[boards.planning.two_three]\nplans = []"
    assert refusal(write(sides)).startswith("mine.toml, line 3, two_three: plans: 0 are too few")
    same = (
        '[[events]]\nid = "dinner"\ncompanions = [{ type = "dog", pounds = 1 }]\n[[companions]]\nid = "dog"\nname = ""'
    )
    assert refusal(write(same)).startswith("mine.toml, line 5, dog: name is")


@pytest.mark.parametrize("row", ['id = "dinner"\ncopies = 4', f'id = "feast"\n{NEW_EVENT}'])
def test_a_deck_keeps_its_size(write: Write, row: str) -> None:
    sentence = refusal(write(f"\n[[events]]\n{row}"))
    assert sentence == "mine.toml, line 2, events: there must be 31 cards, these are 32; correct the copies."


@pytest.mark.parametrize(
    ("id", "message"),
    [("mews", "another deck has a card with this id"), ("end", "id is 'end'"), ("Grand Tour", "id is 'Grand Tour'")],
)
def test_an_id_that_would_be_confused_is_refused(write: Write, id: str, message: str) -> None:
    text = f'[[events]]\nid = "dinner"\ncopies = 2\n[[events]]\nid = "{id}"\n{NEW_EVENT}'
    assert refusal(write(text)).startswith(f"mine.toml, line 5, {id}: {message}")


def test_a_card_needs_an_id_and_a_deck_that_exists(write: Write) -> None:
    assert refusal(write('[[events]]\nname = "New"')).startswith("mine.toml, line 1, events: id is missing")
    assert refusal(write("events = 5")).startswith("mine.toml, line 1, events: events is 5")
    assert refusal(write('[[relics]]\nid = "clock"')).startswith("mine.toml, line 1, relics: there is no such list")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert refusal(str(path)) == f"{path}: there is no such file; name an existing pack."


def test_broken_toml_is_shown_with_its_line(write: Write) -> None:
    sentence = refusal(write('[[events]]\nid = "dinner"\ncopies = = 2'))
    assert re.search(r"mine\.toml: this is not valid TOML \(.*line 3.*\)", sentence)


def test_what_is_no_text_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert refusal(str(path)) == f"{path}, line 1: this is not UTF-8; a pack is a TOML text file."
    assert refusal(str(tmp_path)).startswith(f"{tmp_path}: the file cannot be read (is a directory);")
    assert "cannot be read" in refusal("a\0b")


@pytest.mark.parametrize("pack", [5, True, ["mine.toml"]])
def test_a_pack_is_the_path_of_a_file(pack: Any) -> None:
    assert "must be the path of a file" in refusal(pack)


def test_a_pack_is_no_table() -> None:
    with pytest.raises(BadSetup, match=r"^pack cannot be \{'events': \[\]\}; it must be a text, "):
        squander.new("last-will", players=2, seed=1, pack={"events": []})
