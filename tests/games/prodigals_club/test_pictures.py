"""What pages and logs say of the box: pictures for every card, errand and tile, and a name for every space."""

import re
from typing import Any

import pytest

import squander
from squander.games.prodigals_club.content import open_box
from squander.games.prodigals_club.deed import Deed
from squander.games.prodigals_club.row import Grammar
from squander.games.prodigals_club.state import club
from squander.games.prodigals_club.telling import tell
from squander.games.prodigals_club.view import catalogue, view
from squander.kernel.pieces import Note
from tests.games.prodigals_club.table import table

ID = re.compile(r"[A-Z]-|\b[PES]\d\b|-\d|take-|_")


def seen(*signs: Any) -> str:
    """A picture in one line: its text, and its icons in brackets."""
    return "".join(sign if isinstance(sign, str) else inside(sign) for sign in signs)


def inside(sign: Any) -> str:
    return f"[{sign['icon']}]" if "icon" in sign else seen(*sign["of"])


def deeds(line: str) -> list[Deed]:
    return Grammar(open_box()).deeds(line)


def test_every_card_and_tile_has_its_picture() -> None:
    rows = [row for row in catalogue()["cards"] if "do" in row or "when" in row]
    assert len(rows) > 100
    for row in rows:
        lines = len([line for line in (row.get("do", ""), row.get("when", "")) if line])
        assert len(row["picture"]) >= lines, row["id"]
        assert all(seen(token) for token in row["picture"]), row["id"]


def test_every_errand_has_its_picture() -> None:
    for board in open_box().boards["4-5"]:
        for space in board.spaces:
            assert all(seen(item.spec.picture()) for item in space.script), space.name


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("vote 2 per house", "−2[vote]/[house]"),
        ("move 1 down/side lady", "[lady][go_down]/[go_side]"),
        ("move 3 diag", "3×[marker][go_diag]"),
        ("sell 2 at -1; spend 1", "2×[sell]−£1 −£1"),
        ("exchange limit 3", "[exchange]≤£3"),
        ("vote 1 if hydepark", "−1[vote]if[soapbox]"),
        ("spend 1 per six", "−£1/6"),
        ("mega 1 per lady in left", "1[megaphone]/[lady][column_left]"),
        ("spend 1 per borough Mayfair", "−£1/[shield]MayMayfair"),
        ("row down 2 lady", "[row][lady][go_down]1–2"),
        ("spend 2 time rising", "−£2[clock]+£1, 2 …"),
        ("spend 2 time +3", "−£2[clock]+£3"),
        ("2 x (vote 1 | spend 2)", "2×−1[vote]or−£2"),
        ("(vote 1 | spend 1) per mask", "−1[vote]or−£1/[mask]"),
        ("swap 2 x (up 1 -> vote 1; spend 2)", "2×[marker][go_up][becomes]−1[vote]−£2"),
        ("time", "[clock]"),
        ("tile of 3", "[circle]of 3"),
    ],
)
def test_a_picture_says_what_the_line_says(line: str, drawn: str) -> None:
    assert " ".join(seen(deed.picture()) for deed in deeds(line)) == drawn


def test_a_choice_stands_in_a_box_of_its_own_only_where_it_is_counted() -> None:
    styles = [deed.picture()["style"] for deed in deeds("(vote 1 | spend 1); (vote 1 | spend 1) per mask")]
    assert styles == ["fx spread", "fx"]


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("sell Chelsea: -2", "[shield]CheChelsea[sell]−£2"),
        ("pub: vote 2", "each[tankard][becomes]−2[vote]"),
        ("party liberal: mega 1", "each[party_liberal][becomes]1[megaphone]"),
        ("circle 5", "[inner_circle][becomes]5×"),
    ],
)
def test_a_standing_bonus_has_its_picture(line: str, drawn: str) -> None:
    standing = Grammar(open_box()).trigger(line).spec
    assert standing is not None
    assert seen(standing.picture()) == drawn


def test_hyde_park_shows_the_megaphones_of_the_round() -> None:
    t = table("ES", 4, phase="errands")
    park = next(space for space in view(t.g, 0)["spaces"] if space["name"] == "E-hydepark")
    assert seen(*park["effects"]) == f"{t.box.park_megaphones[0]}[megaphone]"


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
