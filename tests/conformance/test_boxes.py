"""A game goes on with the box and the rulings it began with, whatever they are today."""

import random
import shutil
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from keep_box import keep, shelf_of

from squander.games import kind_of, new
from squander.games.boxes import KEPT, Shelf, hash_of
from squander.games.last_will import content
from squander.games.last_will.faces import FACES
from squander.games.last_will.terms import EVENTS
from squander.kernel.errors import BadPack, BadRecord, BadSetup
from squander.kernel.game import restore
from squander.kernel.kind import Kind
from squander.kernel.pieces import Setting, Setup
from squander.play import records
from squander.play.records import Record, read, record_of, resume, verify, write
from tests.conformance.cells import every_game, play
from tests.goldens import RECORDS
from tests.helpers.boxes import NEW, OLD, changed_box

PATHS = sorted(RECORDS.rglob("*.txt"))
WITH_BOX = ["last-will", "prodigals-club", "maccreedys-mansion"]
KEEP = (
    "its box is neither the present one nor kept: .venv/bin/python tools/keep_box.py GAME COMMIT keeps the box "
    "of a commit (if that box never left this machine, remove these records instead)"
)

every_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: "/".join(path.parts[-3:]))
every_box = pytest.mark.parametrize(("game", "box"), [(game, box) for game in WITH_BOX for box in shelf_of(game).kept])


def recorded(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"))


@every_record
def test_the_box_of_every_record_is_kept(path: Path) -> None:
    record = recorded(path)
    kind = kind_of(record.game)
    try:
        options = kind.settle(record.setup.players, kind.as_played(record.rules, record.setup.options))
    except BadSetup as error:
        pytest.fail(f"{path}: {error}; {KEEP}")
    assert path.parent.name == "-".join(["rules", str(record.rules), *kind.boxes(options)])


@every_record
def test_every_record_verifies(path: Path) -> None:
    assert verify(recorded(path)) is None


@every_record
def test_every_record_plays_on_from_its_middle(path: Path) -> None:
    record = recorded(path)
    g = resume(record._replace(choices=record.choices[: len(record.choices) // 2], snapshot=None))
    again = resume(read(write(record_of(g).with_snapshot(g))))
    assert again.setup.options == g.setup.options
    for seed in (g, again):
        play(seed, random.Random(3), 100_000)
    assert g.over
    assert again.digest() == g.digest()


@every_record
def test_every_save_goes_on_from_its_snapshot(path: Path) -> None:
    record = recorded(path)
    g = resume(record)
    if record.snapshot is not None:
        loaded = restore(g.kind, g.setup, record.snapshot)
        assert play(loaded, random.Random(5), 100_000).digest() == play(g, random.Random(5), 100_000).digest()
    assert g.over


@every_game
def test_records_name_the_box(game: str) -> None:
    kind = kind_of(game)
    options = kind.settle(2, {})
    written = read(write(record_of(kind.begin(Setup(2, "1", options)))))
    assert kind.boxes(written.setup.options) == kind.boxes(options)
    assert len(kind.boxes(options)) == {"template": 0, "prodigals-last-will": 2}.get(game, 1)


@every_game
def test_what_is_kept_for_records_is_not_offered(game: str) -> None:
    kind = kind_of(game)
    assert not [setting.name for setting in kind.offered() if setting.name.endswith("box")]
    with pytest.raises(BadSetup) as refused:
        kind.settle(2, {"colour": "red"})
    assert "box" not in str(refused.value)


@every_box
def test_a_kept_box_is_what_its_name_says(game: str, box: str) -> None:
    shelf = shelf_of(game)
    assert hash_of(shelf.home / KEPT / box, tuple(shelf.files)) == box, "a kept box was edited; bring it back"


@every_box
def test_a_kept_box_can_be_played_to_the_end(game: str, box: str) -> None:
    kind = kind_of(game)
    for players in (kind.least, kind.most):
        g = kind.begin(Setup(players, "old", kind.settle(players, kind.as_played(1, {"box": box}))))
        assert play(g, random.Random(players), 100_000).over


# --- a box that changes -------------------------------------------------------------------------------------------


class Past(NamedTuple):
    """Last Will after its box was changed, and a record from before."""

    kind: Kind
    record: Record
    home: Path


@pytest.fixture
def past(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Past:
    g = play(new("last-will", players=2, seed=5), random.Random(1), 60)
    record = record_of(g)
    del record.setup.options["box"]  # as it was written before boxes had a name
    home = tmp_path / "last_will"
    kind = changed_box(home)
    monkeypatch.setattr(records, "kind_of", lambda id: kind)
    return Past(kind, record, home)


def names_in(g: Any) -> set[str]:
    return {card.name for card in g.parts[0].box.cards}


def test_a_record_goes_on_with_the_box_it_began_with(past: Past) -> None:
    g = resume(past.record)
    assert OLD in names_in(g)
    assert g.setup.options["box"] == content.SHELF.current
    assert NEW in names_in(past.kind.begin(Setup(2, "5", past.kind.settle(2, {}))))


def test_it_is_saved_and_loaded_with_that_box(past: Past) -> None:
    g = resume(past.record)
    again = resume(read(write(record_of(g).with_snapshot(g))))
    assert OLD in names_in(again)
    assert OLD in names_in(again.determinized(0, 1))


def test_a_box_that_was_not_kept_is_one_sentence(past: Past) -> None:
    shutil.rmtree(past.home / KEPT)
    with pytest.raises(BadSetup, match=r"There is no box '[0-9a-f]{12}' here; a later version of the program may"):
        resume(past.record)


@pytest.mark.parametrize("box", ["../last_will", "", ".", 7, ["a"], None])
def test_only_a_hash_names_a_box(past: Past, box: object) -> None:
    with pytest.raises(BadSetup, match=r"There is no box|it must be a text"):
        past.kind.settle(2, {"box": box})


def test_a_pack_goes_on_top_of_the_box_it_was_made_for(past: Past, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    other = next(card.id for card in content.open_box().cards[1:] if card.deck == EVENTS and card.name != OLD)
    pack.write_text(f'[[events]]\nid = "{other}"\nname = "Operetta"\n')
    old, present = content.SHELF.current, past.kind.boxes(past.kind.settle(2, {}))[0]
    shelf = Shelf(past.home, content.SHELF.files, content.build)
    for box, dinner in ((old, OLD), (present, NEW)):
        found = {card.name for card in shelf.open_named(box, str(pack)).cards}
        assert {"Operetta", dinner} <= found


def test_a_box_is_built_once(past: Past) -> None:
    shelf = Shelf(past.home, content.SHELF.files, content.build)
    for box in (shelf.current, *shelf.kept):
        assert shelf.open_named(box, None) is shelf.open_named(box, None)
    assert shelf.open() is not shelf.open_named(shelf.kept[0], None)


def test_a_comment_or_a_line_ending_makes_no_other_box(tmp_path: Path) -> None:
    for name in content.SHELF.files:
        text = (content.HERE / name).read_text(encoding="utf-8")
        (tmp_path / name).write_text("# another word\n" + text, encoding="utf-8", newline="\r\n")
    assert hash_of(tmp_path, tuple(content.SHELF.files)) == content.SHELF.current


# --- a ruling that changes ----------------------------------------------------------------------------------------


def patience() -> Kind:
    """Rules 4: in 1 and 2 cards were dealt in another way, in 1 there was no mercy either; 3 is gone."""
    kind = Kind("patience", "Patience", 4, FACES)
    kind.settings = [Setting("deal", "by four", [], ""), Setting("mercy", True, [True, False], "", kept=True)]
    kind.until = {1: {"mercy": False, "deal": "by one"}, 2: {"deal": "by two"}}
    kind.gone = {3: "0.7.0"}
    return kind


@pytest.mark.parametrize(
    ("rules", "meant"),
    [
        (1, {"mercy": False, "deal": "by one"}),
        (2, {"mercy": True, "deal": "by two"}),
        (4, {"mercy": True, "deal": "by four"}),
    ],
)
def test_a_setting_means_what_it_meant_under_its_rules(rules: int, meant: dict[str, Any]) -> None:
    kind = patience()
    assert kind.settle(2, kind.as_played(rules, {})) == meant
    assert kind.settle(2, kind.as_played(rules, {"deal": "by hand"}))["deal"] == "by hand"


@pytest.mark.parametrize(
    ("rules", "opener"),
    [(3, "version 0.7.0 of the program"), (5, "the version that wrote it"), (0, "the version that wrote it")],
)
def test_rules_that_are_not_played_are_one_sentence(rules: int, opener: str) -> None:
    with pytest.raises(BadRecord) as refused:
        patience().as_played(rules, {})
    assert str(refused.value) == (
        f"This was played under rules {rules} of Patience; this program plays rules 1 and 2 and 4. "
        f"Open it with {opener}."
    )


# --- keeping ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_BOX)
def test_the_present_box_is_kept_by_one_command(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = shelf_of(game)
    for name in shelf.files:
        shutil.copyfile(shelf.home / name, tmp_path / name)
    current = shelf.current
    monkeypatch.setattr(shelf, "home", tmp_path)
    assert keep(game) == tmp_path / KEPT / current
    assert hash_of(tmp_path / KEPT / current, tuple(shelf.files)) == current


def test_a_game_without_a_box_has_none_to_keep() -> None:
    with pytest.raises(SystemExit, match="There is no box of 'template'"):
        keep("template")


def test_a_pack_that_is_no_path_is_refused_by_every_game() -> None:
    for game in WITH_BOX:
        with pytest.raises(BadPack, match="it must be the path of a file"):
            shelf_of(game).open(7)  # type: ignore[arg-type]
