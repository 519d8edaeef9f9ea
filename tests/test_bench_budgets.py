"""What measuring the planner by its budget says, and draws."""

from xml.etree import ElementTree

from bench.budgets import Point, drawn, measured
from squander.lab.contest import Contest
from squander.lab.stats import Rate

SVG = "{http://www.w3.org/2000/svg}"


def test_a_budget_is_measured_in_games_of_its_own() -> None:
    point = measured(Contest("last-will", 2, 2, "1", ("planner:2", "random"), {}), 2, 1)
    assert point.wins.sample == 2
    assert point.ms > 0.0
    assert point.row().startswith("| 2 | ")


def test_more_wins_are_higher_and_more_time_is_further_right() -> None:
    points = [Point(4, 2.0, Rate(0.5, 0.4, 0.6, 100)), Point(64, 30.0, Rate(0.9, 0.8, 0.95, 100))]
    picture = ElementTree.fromstring(drawn("A title", 0.5, points))
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in picture.iter(f"{SVG}circle")]
    assert dots[0][0] < dots[1][0]
    assert dots[0][1] > dots[1][1]
    assert next(text.text for text in picture.iter(f"{SVG}text")) == "A title"
