"""`squander analyse`, and playing a saved game again from an earlier choice."""

import json
from pathlib import Path

import pytest

from squander.play.records import write
from tests.cli.desk import finished_game, run


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analyse") / "evening.squander"
    finished_game(path)
    return path


def test_it_says_what_decided_and_writes_a_page(evening: Path, tmp_path: Path) -> None:
    page = tmp_path / "evening.html"
    done = run("analyse", str(evening), "--playouts", "2", "--processes", "1", "--html", str(page))
    assert done.code == 0
    assert "own choices" in done.out
    assert " by luck." in done.out
    assert "<svg" in page.read_text(encoding="utf-8")


def test_programs_get_all_of_it(evening: Path) -> None:
    told = json.loads(run("analyse", str(evening), "--playouts", "2", "--processes", "1", "--json").out)
    assert {"accounts", "choices", "dearest", "luckiest", "points", "rounds"} <= set(told)
    for one in told["accounts"]:
        parts = sum(one[name]["amount"] for name in ("own", "others", "luck"))
        assert abs(parts - (one["result"] - one["fair"])) < 1e-9


def test_what_cannot_be_analysed_is_said(evening: Path, tmp_path: Path) -> None:
    running = tmp_path / "running.squander"
    record = finished_game(tmp_path / "other.squander")
    running.write_text(write(record._replace(choices=record.choices[:40], snapshot=None)), encoding="utf-8")
    broken = tmp_path / "broken.squander"
    broken.write_text(evening.read_text(encoding="utf-8")[:900], encoding="utf-8")
    for words, sentence in (
        ([str(running)], "This game is not over; only a finished game is analysed."),
        ([str(evening), "--playouts", "1"], "1 playouts a choice cannot be played; ask for 2 to 100,000."),
        ([str(evening), "--processes", "-1"], "-1 processes cannot play"),
        ([str(broken)], "cut"),
        ([str(tmp_path / "none.squander")], "none.squander"),
    ):
        done = run("analyse", *words)
        assert done.code == 2, words
        assert sentence in done.err, done.err
        assert len(done.err.strip().splitlines()) == 1


def test_a_saved_game_is_played_again_from_an_earlier_choice(evening: Path) -> None:
    done = run("play", "--load", str(evening), "--ply", "9", "--seat", "1", "--bots", "random", typed="quit\n")
    assert done.code == 0
    for words, sentence in (
        (["--load", str(evening), "--ply", "100000"], "There is no ply 100000 in this record"),
        (["last-will", "--ply", "3"], "--ply names a choice of a saved game; say which game with --load FILE."),
        (["--load", str(evening), "--ply", "4", "--seat", "9"], "There is no seat 9"),
    ):
        refused = run("play", *words)
        assert (refused.code, sentence in refused.err) == (2, True), refused.err


def test_who_leaves_a_game_that_is_kept_is_not_told_that_it_is_lost(tmp_path: Path) -> None:
    words = ["play", "last-will", "--seed", "7", "--bots", "random", "--save", str(tmp_path / "kept.squander")]
    told = run(*words, typed="2\nquit\n").out.replace("\n", " ")
    assert "You left the table after" in told
    assert "unsaved" not in told
    assert "The record is in" in told
