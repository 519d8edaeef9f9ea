"""The pictures of how the program is built: made from the source, or not at all."""

import re
from xml.etree import ElementTree

import draw_house
import draw_sheet
import draw_way
import pytest
from draw_way import Lost, Step
from source_map import arrows, first_sentence, floor_of, floors, levels, modules


@pytest.mark.parametrize("draw", [draw_house.house, draw_sheet.sheet, draw_way.way])
def test_a_picture_is_whole_and_always_the_same(draw: object) -> None:
    assert callable(draw)
    assert ElementTree.fromstring(draw()).tag.endswith("svg")
    assert draw() == draw()


def test_every_room_and_module_of_the_server_is_in_the_house() -> None:
    words = set(re.findall(r">([\w/]+)</text>", draw_house.house()))
    names = [name.split(".") for name in modules() if name.startswith("squander.server.") and "migrations" not in name]
    assert {parts[-1] for parts in names} <= words


@pytest.mark.parametrize(
    ("place", "through", "said"),
    [
        ("server.tables.hub:Hub.commit_all", (), "no Hub.commit_all in server.tables.hub"),
        ("server.desk:choose", (), "no choose in server.desk"),
        ("server.tables.room:Table.choices", (), "no Table.choices"),
        ("connection.ts:shout", (), "no shout in connection.ts"),
        ("server.tables.hub:Hub.append", ("server.tables.hub:Hub.leave",), "Hub.leave does not lead to"),
        ("connection.ts:send", ("table/model.ts:confirm",), "confirm does not lead to"),
    ],
)
def test_a_step_that_is_gone_or_not_called_stops_the_drawing(place: str, through: tuple[str, ...], said: str) -> None:
    with pytest.raises(Lost, match=re.escape(said)):
        draw_way.checked([Step("tables", place, "", through)])


def test_words_that_run_over_the_edge_stop_the_drawing() -> None:
    with pytest.raises(Lost, match="no room"):
        draw_way.telling(Step("tables", "server.tables.hub:Hub.act", "word " * 20), 0)


def test_the_way_leads_from_the_page_to_the_disk_and_back() -> None:
    lanes = [step.lane for step in draw_way.WAY]
    assert lanes[0] == lanes[-1] == "page"
    assert lanes.count("disk") == 1


def test_parts_stand_above_what_they_use() -> None:
    high = levels(floors())
    assert high["kernel"] == 0
    assert all(high[other] < high[one] for one, used in floors().items() for other in used)
    with pytest.raises(ValueError, match="use each other: a, b"):
        levels({"a": {"b"}, "b": {"a"}, "c": set()})


def test_what_a_game_brings_to_other_floors_belongs_there() -> None:
    assert floor_of("squander.games.last_will.screen") == "cli"
    assert floor_of("squander.games.last_will.rules.errands") == "games"
    assert floor_of("squander.kernel.game") == "kernel"


def test_imports_are_found_wherever_they_are() -> None:
    room = modules()["squander.server.tables.room"]
    assert "squander.server.tables.open_page" in room.imports - room.at_once
    assert "squander.server.storage.database" in modules()["squander.cli.serve"].imports
    assert ("tables", "storage") in arrows("squander.server")


def test_the_first_sentence_of_many() -> None:
    assert first_sentence("A room\nfrom its log. Nothing else.\n\nMore.") == "A room from its log"
