"""Packs as files: offered to the games whose boxes they fit, under the names of their files, and each changed card says
so."""

from pathlib import Path

import pytest

from squander.games import package_of, packs_of_others
from squander.games.boxes import AND
from squander.games.pack_changes import told_catalogue
from squander.kernel.errors import SquanderError

DINNERS = """
events = [
  { id = "dinner", copies = 2, options = [{ actions = 1, pounds = 9 }] },
  { id = "boat_trip", copies = 2 },
  { id = "feast", name = "A Feast", kind = "event", options = [{ actions = 1, pounds = 7 }] },
]
"""


@pytest.fixture(autouse=True)
def _nothing_invited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(packs_of_others.VARIABLE, "")


@pytest.fixture
def dinners(tmp_path: Path) -> Path:
    path = tmp_path / "dinners.toml"
    path.write_text(DINNERS)
    return path


def text_of(card: str) -> str:
    game = package_of("last-will")
    found = told_catalogue(game, f"{game.shelf().current}{AND}dinners")
    return next(str(row["text"]) for row in found["cards"] if row["id"] == card)


def test_a_file_is_offered_to_the_games_that_it_fits(dinners: Path) -> None:
    assert packs_of_others.invite(str(dinners)) == "dinners"
    assert packs_of_others.names("last-will") == ["dinners"]
    assert packs_of_others.names("maccreedys-mansion") == []
    assert packs_of_others.path_of("dinners") == dinners
    assert packs_of_others.invite(str(dinners)) == "dinners", "twice is as good as once"
    assert packs_of_others.names("last-will") == ["dinners"]


def test_all_packs_of_a_folder_are_offered(dinners: Path) -> None:
    (dinners.parent / "poor.toml").write_text("[boards]\nstart_money = 40\n")
    (dinners.parent / "notes.txt").write_text("no pack")
    assert packs_of_others.invite_folder(dinners.parent) == ["dinners", "poor"]
    assert packs_of_others.names("last-will") == ["dinners", "poor"]


def test_a_changed_card_says_so_and_what_it_said_before(dinners: Path) -> None:
    packs_of_others.invite(str(dinners))
    assert "9" in text_of("dinner")
    assert "Changed by the pack dinners; before: " in text_of("dinner")
    assert "2" in text_of("dinner").partition("before: ")[2]
    assert text_of("feast").endswith("New: a card of the pack dinners.")
    assert "Changed" not in text_of("regatta")
    assert "Changed" not in text_of("boat_trip"), "as many copies as before"


def test_a_card_that_reads_the_same_is_changed_all_the_same(dinners: Path) -> None:
    dinners.write_text('events = [{ id = "dinner", copies = 2 }, { id = "regatta", copies = 2 }]\n')
    packs_of_others.invite(str(dinners))
    assert text_of("dinner").endswith("Changed by the pack dinners.")


def test_a_box_without_a_pack_is_as_it_was() -> None:
    for game in ("last-will", "prodigals-club", "maccreedys-mansion"):
        package = package_of(game)
        assert told_catalogue(package, package.shelf().current) == package.catalogue(package.shelf().current)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("dinners.toml", 'events = [{ id = "dinner", copies = 30 }]', "dinners.toml"),
        ("dinners.toml", 'events = [{ id = "dinner", copis = 3 }]', "copis"),
        ("dinners.toml", "dice = []", "there is no such list"),
        ("my dinners.toml", DINNERS, "a pack is called by its file; let that have up to 30 letters"),
    ],
)
def test_what_fits_no_game_is_told_in_one_sentence(name: str, text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(text)
    with pytest.raises(SquanderError) as caught:
        packs_of_others.invite(str(path))
    assert sentence in str(caught.value)
    assert packs_of_others.names("last-will") == []


def test_two_packs_of_one_name_are_refused(dinners: Path, tmp_path: Path) -> None:
    other = tmp_path / "other" / "dinners.toml"
    other.parent.mkdir()
    other.write_text(DINNERS)
    packs_of_others.invite(str(dinners))
    with pytest.raises(SquanderError, match="There is a pack 'dinners' already"):
        packs_of_others.invite(str(other))


def test_a_folder_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SquanderError, match="there is no such folder"):
        packs_of_others.invite_folder(tmp_path / "none")
