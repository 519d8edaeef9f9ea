"""Packs: a good one changes exactly what it says."""

from collections.abc import Callable

import squander
from squander.games.last_will.content import open_box
from squander.games.last_will.state import fortune
from squander.play import records
from tests.games.last_will.dice import alone, him, to_turn
from tests.games.last_will.packs import card, changes, refusal
from tests.games.last_will.table import table

Write = Callable[[str], str]


def test_a_corrected_pack_is_read_anew(write: Write) -> None:
    refusal(write('[[events]]\nid = "dinner"\nname = ""'))
    assert card(open_box(write('[[events]]\nid = "dinner"\nname = "Supper"')), "dinner").name == "Supper"
    assert card(open_box(write('[[events]]\nid = "dinner"\nname = "Lunch"')), "dinner").name == "Lunch"
    assert card(open_box(None), "dinner").name == "Dinner"


def test_an_empty_pack_changes_nothing(write: Write) -> None:
    assert changes(write("")) == {}


def test_a_row_changes_only_the_fields_it_names(write: Write) -> None:
    pack = write('[[events]]\nid = "dinner"\noptions = [{ actions = 2, pounds = 6 }]')
    changed = {"option_actions": ([1], [2]), "option_pounds": ([2], [6]), "source": ("rulebook", "house")}
    assert changes(pack) == {"dinner": changed}
    t = table(hand=["dinner"], pack=pack)
    t.play("dinner").expect(spent=6, used=2)


def test_a_new_card_joins_its_deck_when_another_makes_room(write: Write) -> None:
    row = '[[events]]\nid = "feast"\nname = "Feast"\nkind = "event"\noptions = [{ actions = 1, pounds = 9 }]'
    pack = write(f'[[events]]\nid = "dinner"\ncopies = 2\n{row}')
    box = open_box(pack)
    assert [len(deck) for deck in box.decks] == [len(deck) for deck in open_box(None).decks]
    assert sum(row.id == "dinner" for row in box.cards) == 2
    assert card(box, "feast").source == "house"
    table(hand=["feast"], pack=pack).play("feast").expect(spent=9)


def test_a_board_changes_only_the_entries_it_names(write: Write) -> None:
    pack = write("[boards]\nopera_pounds = 4\n[boards.market]\ntokens = [-4, -2, 1, 3]")
    assert changes(pack) == {"box": {"opera_pounds": (2, 4), "market_tokens": ([-3, -2, 1, 3], [-4, -2, 1, 3])}}
    t = table(2, phase="errands", pack=pack).choose("opera_1")
    assert t.seat(0).cash == 66


def test_one_side_of_a_board_leaves_the_other_alone(write: Write) -> None:
    pack = write("[boards.errands]\nopera = { four_five = 2 }")
    changed = changes(pack)
    assert list(changed) == ["boards"]
    assert [*changed["boards"]] == [4, 5]
    t = table(4, phase="errands", pack=pack).choose("opera_1").choose("opera_2")
    assert [s.cash for s in t.w.seats] == [68, 68, 70, 70]


def test_wills_of_a_pack_are_drawn(write: Write) -> None:
    pack = write("\n".join(f'[[wills]]\nid = "will_{n}"\nmoney = 50' for n in range(70, 140, 10)))
    assert squander.new("last-will", seed=1, will="drawn", pack=pack).view()["seats"][0]["cash"] == 50
    assert squander.new("last-will", seed=1, pack=pack).view()["seats"][0]["cash"] == 70


def test_a_game_for_one_with_a_pack_is_played_out_recorded_and_replayed(write: Write) -> None:
    pack = write('[[events]]\nid = "dinner"\noptions = [{ actions = 2, pounds = 6 }]\n[boards]\nopera_pounds = 4')
    assert him(to_turn(d10=9, pack=pack)).fortune == 66
    t = alone(seed=4, pack=pack).until("over")
    record = records.read(records.write(records.record_of(t.g, {})))
    assert records.verify(record) is None
    *_, last = records.positions(record)
    assert last.digest() == t.g.digest()
    assert card(fortune(last).box, "dinner") is card(open_box(pack), "dinner")
    assert last.rivals()[0].worth.amount == him(t).fortune
