"""What pages and logs say of the box: pictures for every card, errand and tile, and a name for every space."""

import re
from typing import Any

import pytest

import squander
from squander.games.prodigals_club.content import open_box
from squander.games.prodigals_club.picture import picture, script, standing
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.telling import tell
from squander.games.prodigals_club.text import specs
from squander.games.prodigals_club.view import catalogue
from squander.kernel.pieces import Note
from tests.games.prodigals_club.table import table

# What the page can draw: web/src/ui/effects.tsx.
DRAWN = {"vote", "gain", "mega", "park", "spend", "take", "sell", "exchange", "move", "up", "row", "column", "leap"}
DRAWN |= {"tile", "tiles", "immune", "errand", "pub", "time", "choose", "swap"}
ID = re.compile(r"[A-Z]-|\b[PES]\d\b|-\d|take-|_")


def signs(effects: list[dict[str, Any]]) -> set[str]:
    """Everything that is done, also inside choices and swaps."""
    found = {effect["do"] for effect in effects}
    for effect in effects:
        for part in effect.get("of", []):
            found |= signs([*part["price"], *part["gain"]] if isinstance(part, dict) else part)
    return found


def test_every_card_and_tile_has_its_picture() -> None:
    rows = [row for row in catalogue()["cards"] if "do" in row or "when" in row]
    assert len(rows) > 100
    for row in rows:
        assert row["effects"] or row["standing"], row["id"]
        assert signs(row["effects"]) <= DRAWN, row["id"]


def test_every_errand_has_its_picture() -> None:
    for board in open_box().boards["4-5"]:
        for space in board.spaces:
            assert signs(picture(specs(space.script))) <= DRAWN, space.name


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("vote 2 per house", [{"do": "vote", "n": 2, "per": {"symbol": "house"}}]),
        ("move 1 down/side lady", [{"do": "move", "n": 1, "ways": ["down", "side"], "who": "lady"}]),
        ("sell 2 at -1; spend 1", [{"do": "sell", "n": 2, "less": 1}, {"do": "spend", "n": 1}]),
        ("vote 1 if hydepark", [{"do": "vote", "n": 1, "per": {"mark": "hydepark"}}]),
        (
            "2 x (vote 1 | spend 2)",
            [{"do": "choose", "n": 2, "of": [[{"do": "vote", "n": 1}], [{"do": "spend", "n": 2}]]}],
        ),
    ],
)
def test_a_picture_says_what_the_line_says(text: str, drawn: list[dict[str, Any]]) -> None:
    assert script(text) == drawn


def test_a_standing_bonus_has_its_picture() -> None:
    assert standing("sell Chelsea: -2") == {"on": "sale", "borough": "Chelsea", "less": 2}
    assert standing("pub: vote 2") == {"on": "pub", "party": "", "effects": [{"do": "vote", "n": 2}]}
    assert standing("") is None


@pytest.mark.parametrize("players", [2, 5])
def test_no_space_is_told_by_its_id(players: int) -> None:
    g = squander.new("prodigals-club", players=players, seed=1, competitions=["possessions", "election", "society"])
    for number, space in enumerate(club(g).layout.spaces[1:], 1):
        told = tell(g, Note(None, "club.errand", 0, number, 0, -1))
        assert space.title in told
        assert not ID.search(told), told


def test_dame_beatrice_is_told_in_words() -> None:
    t = table("ES", 2, phase="errands")
    told = [tell(t.g, Note(None, "society.dame", -1, number, 0, -1)) for number in range(1, len(t.c.layout.box.dames))]
    assert "This round Dame Beatrice raises markers on 6 to 12." in told
    assert len(set(told)) == len(told)
    assert not any(ID.search(sentence) for sentence in told)
