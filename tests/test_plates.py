"""The engravings: every card has one of its own, and every file keeps to the grammar that docs/plates tells."""

import re
import tomllib
from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path

import engrave
import pytest
from draw_plates import groups, sheet
from plates import (
    ATTRIBUTES,
    ELEMENTS,
    LARGEST,
    MOST,
    ROOT,
    SHARED,
    SVG,
    TABLES,
    WEB,
    Plate,
    earlier_rows,
    folder,
    missing,
    plate_of,
    plates_in,
    plates_of,
    read,
    rows,
    slug,
)

from squander.kernel.pieces import Data
from squander.server.tables import catalogue

GAMES = list(TABLES)
ALL = [read(path) for path in sorted(WEB.rglob("plates/**/*.svg")) if path != SHARED / "hatches.svg"]
CSS = (SHARED / "plates.css").read_text(encoding="utf-8")
CLASSES = set(re.findall(r"\.([a-z]\w*)", CSS))
LONGEST_WORD = 10  # letters, on a sign


def named(plate: Plate) -> str:
    return plate.path.relative_to(WEB).as_posix()


each_plate = pytest.mark.parametrize("plate", ALL, ids=named)
each_game = pytest.mark.parametrize("game", GAMES)


# --- which card has which ---------------------------------------------------------------------------------------


@each_game
def test_every_card_tile_job_event_and_haunt_has_a_plate(game: str) -> None:
    assert len(rows(game)) > 50
    assert [f"{row.id} ({row.name})" for row in missing(game)] == []


@each_game
def test_only_copies_share_a_plate(game: str) -> None:
    plates, names = plates_of(game), defaultdict(set)
    for row in rows(game):
        if plate := plate_of(row, plates):
            names[plate.name].add(row.name)
    assert {plate: shared for plate, shared in names.items() if len(shared) > 1} == {}


@each_game
def test_no_plate_is_of_no_card(game: str) -> None:
    drawn = [*rows(game), *earlier_rows(game)]
    assert set(plates_of(game)) - {row.id for row in drawn} - {slug(row.name) for row in drawn} == set()


@each_game
def test_a_sheet_brings_all_that_its_strokes_are_drawn_with(game: str) -> None:
    """It stands alone, without the page's own styles."""
    drawn = sheet("Plates", groups(game))
    named = set(re.findall(r"(--[\w-]+):", drawn))
    assert set(re.findall(r"var\((--[\w-]+)\)", drawn)) <= named


def test_boxes_that_are_played_together_name_no_plate_alike() -> None:
    names = [set(plates_of(game)) for game in GAMES]
    assert [one & other for one, other in combinations(names, 2)] == [set()] * 3


def drawn_rows(game: str) -> list[Data]:
    """As the page has them, of those that have a plate."""
    drawn = {row.id for row in rows(game)}
    return [row for row in catalogue.cards(game, [])["cards"] if row["id"] in drawn]


@each_game
def test_a_card_of_a_pack_gets_the_plate_of_its_kind(game: str) -> None:
    """The page looks for the kind of a row, or for its deck where it has no kind."""
    kinds = {row.get("kind") or row["deck"] for row in drawn_rows(game)}
    assert len(kinds) > 1
    assert kinds <= set(plates_in(folder(game) / "kinds"))


@each_game
def test_a_card_of_a_pack_gets_the_plate_of_its_symbol_before_that_of_its_kind(game: str) -> None:
    symbols = {symbol for row in drawn_rows(game) for symbol in [*row.get("symbols", []), row.get("symbol")] if symbol}
    assert symbols <= set(plates_in(folder(game) / "symbols"))


@pytest.mark.parametrize(
    "people", sorted(ROOT.glob("src/squander/games/*/people.toml")), ids=lambda path: path.parent.name
)
def test_every_opponent_has_a_face_of_their_own(people: Path) -> None:
    """By their ids, which are theirs alone in a game; who brings no face hides behind a newspaper."""
    told = tomllib.loads(people.read_text(encoding="utf-8"))
    ids = {person["id"] for kind in ("level", "character") for person in told[kind]}
    assert len(ids) > 8
    assert ids <= set(plates_in(SHARED / "faces"))
    assert "stranger" in plates_in(SHARED / "faces")


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Pied-à-terre", "pied-a-terre"),
        ("Gentlemen's Club", "gentlemens-club"),
        ("Mansion, Recently Gothic", "mansion-recently-gothic"),
    ],
)
def test_a_name_as_a_file(name: str, file: str) -> None:
    """As web/tests/plates.test.ts has it."""
    assert slug(name) == file


# --- what a file may hold ---------------------------------------------------------------------------------------


def classes(text: str) -> set[str]:
    return set(text.split())


@each_plate
def test_a_plate_is_made_of_shapes_in_the_two_inks(plate: Plate) -> None:
    """No script, no picture, no link, no colour or style of its own."""
    assert plate.root.tag == f"{SVG}svg"
    assert plate.root.attrib.keys() == {"viewBox", "class"}
    assert plate.root.get("viewBox") == "0 0 120 80"
    assert f".wash-{plate.wash}" in CSS
    for element in plate.elements:
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert element.attrib.keys() <= ATTRIBUTES
        assert classes(element.get("class", "")) <= CLASSES
        assert not re.search(r"[<:#]|url", "".join(element.attrib.values()))


@each_plate
def test_a_plate_is_small(plate: Plate) -> None:
    assert plate.path.stat().st_size <= LARGEST
    assert len(plate.elements) <= MOST


@each_plate
def test_a_plate_is_drawn_not_written(plate: Plate) -> None:
    drawn = [element for element in plate.elements if element.tag != f"{SVG}text"]
    assert len(drawn) > 8
    assert all(len(word) <= LONGEST_WORD for element in plate.elements if element.text for word in element.text.split())


@each_plate
def test_a_plate_has_black_paper_and_a_wash(plate: Plate) -> None:
    used = set().union(*(classes(element.get("class", "")) for element in plate.elements))
    assert "k" in used
    assert used & {"p", "pw", "pf"}
    assert used & {"w", "pw", "wf"}


def test_no_plate_is_drawn_twice() -> None:
    assert len(ALL) > 200
    assert [text for text, many in Counter(plate.body for plate in ALL).items() if many > 1] == []


def test_every_hatching_has_its_pattern() -> None:
    patterns = (SHARED / "hatches.svg").read_text(encoding="utf-8")
    asked = re.findall(r'url\("#([\w-]+)"\)', CSS)
    assert len(asked) == 7
    assert re.findall(r'<pattern id="([\w-]+)"', patterns) == asked


# --- the strokes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ["sky 6 60", "ground 66 78", "water 54 76", "rays 60 40 20 34 24", "rain 10 60 20"])
def test_the_same_seed_draws_the_same_strokes(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = []
    for seed in ("3", "3", "4"):
        assert engrave.main([*asked.split(), "--seed", seed]) == 0
        drawn.append(capsys.readouterr().out)
    assert drawn[0] == drawn[1] != drawn[2]
    assert re.fullmatch(r"(M[-\d. LQlqz]+)+\n", drawn[0])


def test_a_stroke_with_too_few_numbers_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        engrave.main(["sky", "6"])
    assert "sky takes 2 numbers, not 1." in capsys.readouterr().err
