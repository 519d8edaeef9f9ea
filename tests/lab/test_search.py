"""Searches: numbers of a pack move within their ranges towards targets, and are measured on deals not seen before."""

import json
import tomllib
from pathlib import Path

import pytest

from squander.games import begin
from squander.kernel.errors import SquanderError
from squander.lab.grid.crew import here
from squander.lab.tuning.pack_numbers import box_data, current, pack_text, pack_with
from squander.lab.tuning.proving import fresh_cells, prove
from squander.lab.tuning.searching import Search, Trial, best_of, measured, search
from squander.lab.tuning.wishes import Wishes, distance, wishes_of

SEARCH = """
game = "last-will"
players = 2
bots = "random"
games = 12
trials = 5
fresh = 10

[numbers]
"boards.start_money" = [40, 120]

[targets]
score = 90
"""


def wanted(text: str = SEARCH, home: Path = Path()) -> Search:
    return Search(wishes_of(text, "s.toml"), home)


def test_numbers_move_towards_the_target(tmp_path: Path) -> None:
    found = wanted()
    trials = search(found, tmp_path / "s")
    assert len(trials) == 5
    assert trials[0].numbers == {"boards.start_money": 70}, "first the numbers as they are now"
    best = best_of(trials)
    assert best.distance is not None
    assert trials[0].distance is not None
    assert best.distance < trials[0].distance
    assert best.numbers["boards.start_money"] > 70


@pytest.mark.long
def test_what_is_found_is_a_pack_with_a_report_on_fresh_deals(tmp_path: Path) -> None:
    found = wanted()
    best = best_of(search(found, tmp_path / "s"))
    lines = prove(found, best, tmp_path / "s", here, 1)
    assert [line.name for line in lines] == ["score"]
    assert abs(lines[0].after.mean - 90) < abs(lines[0].before.mean - 90)
    pack = tmp_path / "s" / "found.toml"
    assert tomllib.loads(pack.read_text()) == {
        "boards": best.numbers and {"start_money": best.numbers["boards.start_money"]}
    }
    assert (
        begin("last-will", 2, "1", {"pack": str(pack)}).view()["seats"][0]["cash"] == best.numbers["boards.start_money"]
    )
    page = (tmp_path / "s" / "report.html").read_text()
    assert page.count("<figure") > 10
    assert "<h1>s</h1>" in page
    assert (
        page.index("What was found") < page.index("boards.start_money") < page.index("score") < page.index("All cells")
    )
    again = wanted(SEARCH.replace("fresh = 10", "fresh = 12"))
    assert prove(again, best, tmp_path / "s", here, 1)[0].after.rows == 12


def test_the_report_plays_deals_that_the_search_never_saw() -> None:
    found = wanted()
    cells = fresh_cells(found, Trial({"boards.start_money": 80}, {}, 0.0))
    assert {cell.seed for cell in cells} == {"1/fresh"}
    assert found.base.seed == "1/search"
    assert [cell.pack is None for cell in cells] == [True, False]


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(done: int, text: str) -> None:
        if len(json.loads((tmp_path / "s" / "search.json").read_text())["trials"]) == 3:
            raise Stopped

    with pytest.raises(Stopped):
        search(wanted(), tmp_path / "s", progress=stop)
    on = search(wanted(), tmp_path / "s")
    assert on == search(wanted(), tmp_path / "whole")


def test_more_trials_go_on_from_those_that_there_are(tmp_path: Path) -> None:
    few = search(wanted(SEARCH.replace("trials = 5", "trials = 2")), tmp_path / "s")
    many = search(wanted(), tmp_path / "s")
    assert many[:2] == few
    assert many == search(wanted(), tmp_path / "whole")


def test_the_same_for_any_number_of_processes() -> None:
    cell = wanted(SEARCH.replace("games = 12", "games = 260")).base
    assert measured(cell, 2) == measured(cell, 1)


def test_paths_lead_to_numbers_and_become_a_pack() -> None:
    data = box_data(wanted().base)
    assert current(data, "events.dinner.options.0.pounds") == 2
    assert current(data, "boards.planning.four_five.plans.0.cards") >= 0
    numbers: dict[str, int | float] = {
        "events.dinner.options.0.pounds": 4,
        "events.dinner.copies": 3,
        "boards.opera_pounds": 3,
        "boards.planning.two_three.plans.0.cards": 4,
        "boards.first_hand.keep": 3,
    }
    pack = tomllib.loads(pack_text(pack_with(data, {}, numbers), "Mine."))
    assert pack["events"] == [{"id": "dinner", "options": [{"actions": 1, "pounds": 4}], "copies": 3}]
    assert pack["boards"]["opera_pounds"] == 3
    assert pack["boards"]["first_hand"] == {"keep": 3}
    assert [plan["cards"] for plan in pack["boards"]["planning"]["two_three"]["plans"]][:2] == [4, 2]


def test_it_can_begin_from_a_pack(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('events = [{ id = "dinner", options = [{ actions = 1, pounds = 3 }] }]\n')
    text = SEARCH.replace("[numbers]", 'pack = "mine.toml"\n[numbers]\n"events.dinner.options.0.pounds" = [1, 5]')
    found = wanted(text, tmp_path)
    assert found.now["events.dinner.options.0.pounds"] == 3
    pack = tomllib.loads(found.text({"boards.start_money": 80, "events.dinner.options.0.pounds": 4}))
    assert pack["events"] == [{"id": "dinner", "options": [{"actions": 1, "pounds": 4}]}]


def test_a_target_is_a_mean_or_a_span() -> None:
    wishes = Wishes("last-will", {}, {"rounds": 6.0, "seat 1 wins": [0.2, 0.3]})
    assert distance(wishes, {"rounds": 6.0, "seat 1 wins": 0.25}) == 0
    assert distance(wishes, {"rounds": 6.0, "seat 1 wins": 0.35}) == pytest.approx((0.05 / 0.25) ** 2)
    assert distance(wishes, {"rounds": 5.0, "seat 1 wins": 0.25}) == pytest.approx(0.25)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game =", "gme =", "s.toml: there is no field 'gme'"),
        ("[40, 120]", "[120, 40]", "numbers: boards.start_money goes from [120, 40]; name the least and the most"),
        ("boards.start_money", "boards.money", "there is no 'money' in boards; it has source, rounds, start_money"),
        ("boards.start_money", "events.diner.copies", "there is no 'diner' in events; it has dinner"),
        ("boards.start_money", "boards.source", "boards.source is 'house', which is no number."),
        ('"boards.start_money" = [40, 120]', '"events.dinner.copies" = [1, 30]', "found.toml"),
        ("score = 90", "", "targets is empty; name what you want, as rounds = 6."),
        ("score = 90", "score = [3, 1]", "targets: score is [3.0, 1.0]; name a mean, or the least and the most"),
        ("trials = 5", "trials = 0", "trials is 0; it must be from 1"),
        ("last-will", "chess", "There is no game 'chess'"),
    ],
)
def test_bad_wishes_are_one_sentence(old: str, new: str, sentence: str) -> None:
    with pytest.raises(SquanderError) as caught:
        wanted(SEARCH.replace(old, new))
    assert sentence in str(caught.value)


def test_an_unknown_outcome_is_told_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(SquanderError, match="no outcome 'length'; there are rounds, ends: bankruptcy"):
        search(wanted(SEARCH.replace("score = 90", "length = 6")), tmp_path / "s")
    assert not (tmp_path / "s").exists()


def test_a_folder_with_another_search_is_left_alone(tmp_path: Path) -> None:
    search(wanted(SEARCH.replace("score = 90", "score = 80").replace("trials = 5", "trials = 1")), tmp_path / "s")
    with pytest.raises(SquanderError, match="holds another search"):
        search(wanted(), tmp_path / "s")
