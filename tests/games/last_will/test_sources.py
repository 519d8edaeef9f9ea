"""A row says where its numbers come from: `rulebook` only if every one of them stands in a rule document."""

import tomllib
from typing import Any

import pytest

from squander.games.last_will.content import HERE, SIZES

BOX: dict[str, list[dict[str, Any]]] = tomllib.loads((HERE / "cards.toml").read_text(encoding="utf-8"))
ROWS = {row["id"]: row for deck in SIZES for row in BOX[deck]}

# Each card as the documents tell it: its numbers in the order of the row, but for copies, which they never tell.
STATED = {
    "dinner": [1, 2],  # Basic Cards
    "boat_trip": [2, 5],  # Basic Cards
    "ball": [2, 4, 4, 9, 6, 17],  # Savouring the Experience
    "hired_hands": [1, 2, 2],  # last page: 1 action and 2 pounds for 2 actions
    "livestock_fair": [1, 0, 2],  # last page: 1 action, up to two animals
    "wild_party": [1, 0, 3],  # last page: 1 action, three steps
    "school_chum": [0, 1, 2],  # Helpers: a pound every round, two more cards
    "housekeeper": [1],  # last page: once per round
    "drunken_sailors": [2],  # last page
    "investment_adviser": [2],  # last page
    "gossip": [3],  # last page
    "matchmaker": [3],  # last page
    "reservation": [0, 1, 2, 4],  # Expenses
    "reservation_for_one": [0, 1, 3],  # Spending Money
    "hired_carriage": [1, 4],  # last page
    "will_70": [70],  # the short manual: 70 to 130
    "will_130": [130],
    "wild": [],
}
REPORTED = {"farm_stud": [1, 2, 6, 15]}


def numbers(value: Any) -> list[int]:
    """All numbers of a row, in its order."""
    if isinstance(value, dict):
        return [n for key, part in value.items() if key != "copies" for n in numbers(part)]
    if isinstance(value, list):
        return [n for part in value for n in numbers(part)]
    return [value] if isinstance(value, int) else []


@pytest.mark.parametrize(("source", "told"), [("rulebook", STATED), ("report", REPORTED)])
def test_a_row_claims_a_source_only_for_numbers_it_tells(source: str, told: dict[str, list[int]]) -> None:
    assert {id: numbers(row) for id, row in ROWS.items() if row["source"] == source} == told


def test_a_row_that_is_partly_ours_says_which_part() -> None:
    partly = [row for row in ROWS.values() if "appendix" in row and row["source"] != "rulebook"]
    assert len(partly) > 10
    assert [row["id"] for row in partly if "rulebook's" not in row["note"] or "ours" not in row["note"]] == []


def test_the_wills_between_the_known_ones_are_inferred() -> None:
    between = [row for row in BOX["wills"] if 70 < row["money"] < 130]
    assert {(row["source"], row["note"].split(":")[0]) for row in between} == {("house", "inferred")}
