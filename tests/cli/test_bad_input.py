"""Whatever is wrong with the input: one sentence, exit code 2, nothing written."""

import os
import socket
from pathlib import Path

import pytest

from squander import new
from squander.play.records import record_of, write
from tests.cli.desk import Outcome, finished_game, play, run

WRONG = {
    "play chess": "There is no game 'chess'",
    "play last-will --players 9": "takes 2 to 5 players, not 9",
    "play last-will --players 1": "takes 2 to 5 players, not 1",
    "play last-will --players many": "--players is 'many'; it must be a whole number. See 'squander play --help'.",
    "play last-will --option colour=red": "has no option 'colour'",
    "play last-will --option will=lots": "will cannot be 'lots'; choose one of standard",
    "play last-will --option will": "write it as name=value",
    "play last-will --option starter=4": "starter is seat 4, but the seats are 0 to 2",
    "play last-will --bots nobody": "There is no bot 'nobody'",
    "play last-will --seat 3": "There is no seat 3",
    "play last-will --humans 4": "There cannot be 4 people at a table for 3",
    "play last-will --pace -1": "--pace is '-1'; it must be 0 or more. See 'squander play --help'.",
    "play last-will --pace inf": "--pace is 'inf'; it must be 3600 or less. See 'squander play --help'.",
    f"play last-will --players {'9' * 5000}": "Unable to parse input string as an integer, exceeded maximum size.",
    "play last-will -o": "'-o' requires an argument. See 'squander play --help'.",
    "play prodigals-club -o competitions": "write it as name=value",
    "play prodigals-club -o competitions=election": "1 competition is too few; choose two or three",
    "play prodigals-club -o competitions=": "No competitions are too few",
    "play last-will --pack missing.toml": "missing.toml: there is no such file",
    "play last-will --nonsense": "No such option: --nonsense",
    "play last-will extra words": "extra",
    "play --load missing.squander": "missing.squander: there is no such file",
    "play last-will --save missing/file": "there is no folder missing",
    "serve --database missing/tables.db": "there is no folder missing; make it first.",
    "here --no-browser --database sqlite:///missing/tables.db": "there is no folder missing; make it first.",
    "db upgrade --database missing/tables.db": "there is no folder missing; make it first.",
    "play last-will --save .": "this is a folder",
    "dance": "No such command 'dance'",
    "replay": "Missing argument",
    "replay missing.squander": "missing.squander: there is no such file",
    "replay .": ".: the file cannot be read (is a directory).",
    "verify missing.squander": "missing.squander: there is no such file",
    "rules chess": "There is no game 'chess'",
    "rules last-will zeppelin": "No clause of last-will fits 'zeppelin'",
    "rules last-will plan --how": "--how tells all of it; leave 'plan' out, or leave --how out to look it up.",
    "rules template --how": "Nobody has written how The Template Game is played; read its rules instead.",
    "cards last-will zeppelin": "has no card 'zeppelin'",
    "cards chess": "There is no game 'chess'",
    "cards template": "The Template Game lists no cards here.",
    "cards last-will --pack .": ".: the file cannot be read (is a directory); a pack is a TOML text file.",
    "games --nonsense": "No such option",
    "sim last-will --games 0": "0 games cannot be played; ask for 1 or more.",
    "sim last-will --games -5": "-5 games cannot be played; ask for 1 or more.",
    "sim last-will --games 1 --bots nosuch": "There is no bot 'nosuch' for last-will; choose one of random, ",
    "serve --host 203.0.113.7": "'203.0.113.7' is no address of this machine; choose another with --host",
    "serve --port 70000": "--port is '70000'; it must be 65535 or less.",
    "db": "Missing command. See 'squander db --help'.",
    "db upgrade --database postgresql://ann:secret@127.0.0.1:1/none": "postgresql://ann:***@127.0.0.1:1/none can't be",
}


def is_one_sentence(done: Outcome) -> bool:
    return done.code == 2 and done.out == "" and done.err.count("\n") == 1 and "Traceback" not in done.err


@pytest.mark.parametrize("command", WRONG)
def test_one_sentence_and_nothing_written(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*command.split())
    assert is_one_sentence(done), done.err
    assert WRONG[command] in done.err
    assert not list(tmp_path.iterdir())


def test_a_bad_pack_is_named_with_its_line(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[[events]]\nid = "dinner"\nflavour = "good"\n', encoding="utf-8")
    done = run("play", "last-will", "--pack", str(pack))
    assert is_one_sentence(done)
    assert "mine.toml, line 2, dinner: there is no field 'flavour'" in done.err


def test_a_pack_that_is_not_utf_8_is_named_with_its_line(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_bytes('[[events]]\nid = "café"\n'.encode("latin-1"))
    done = run("cards", "last-will", "--pack", str(pack))
    assert is_one_sentence(done)
    assert "mine.toml, line 2: this is not UTF-8; a pack is a TOML text file." in done.err


UNREADABLE = "\udcff"  # how a byte that is no text arrives


@pytest.mark.parametrize("seed", ["", UNREADABLE])
@pytest.mark.parametrize("command", ["play last-will", "sim last-will --games 1"])
def test_a_seed_that_no_record_could_keep(command: str, seed: str) -> None:
    done = run(*command.split(), "--seed", seed)
    assert is_one_sentence(done)
    assert "The seed is" in done.err


@pytest.mark.parametrize("seed", ["-5", "a\nb", "ü 💀 'q'"])
def test_any_other_seed_will_do(seed: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.squander"
    assert run("play", "last-will", "--seed", seed, "--save", str(path), typed="quit\n\n").code == 0
    assert run("verify", str(path)).code == 0


@pytest.mark.parametrize("name", ["", " ", "a\x1b[31m", UNREADABLE])
def test_a_name_that_cannot_be_shown(name: str) -> None:
    done = run("play", "last-will", "--name", name)
    assert is_one_sentence(done)
    assert "cannot be a name" in done.err


@pytest.mark.parametrize(
    "flags",
    [
        "last-will",
        "--players 3",
        "--players 0",
        "--seed 8",
        "--humans 0",
        "--name Ada",
        "-o will=70",
        "--pack mine.toml",
        "--bots greedy",
        "--seat 0",
    ],
)
def test_a_saved_game_takes_no_flags_that_it_would_ignore(tmp_path: Path, flags: str) -> None:
    path = tmp_path / "evening.squander"
    assert play("--save", str(path), typed="quit\n\n").code == 0
    done = run("play", "--load", str(path), *flags.split())
    assert is_one_sentence(done)
    assert "itself; leave that out beside --load." in done.err


def test_a_seat_that_a_saved_game_does_not_have(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    path.write_text(write(record_of(new("last-will", players=3, seed=1))), encoding="utf-8")
    done = run("play", "--load", str(path), "--seat", "9")
    assert is_one_sentence(done)
    assert "There is no seat 9 at a table for 3" in done.err


def test_a_ply_or_a_seat_that_a_replay_does_not_have(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    assert play("--save", str(path), typed="1\nquit\n\n").code == 0
    for flags, said in {
        "--ply 2": "There is no ply 2 in this record; it has 0 to 1.",
        "--ply -1": "There is no ply -1 in this record; it has 0 to 1.",
        "--seat 3": "There is no seat 3; the seats are 0 to 2, and -1 is a spectator.",
        "--seat -2": "There is no seat -2; the seats are 0 to 2, and -1 is a spectator.",
    }.items():
        done = run("replay", str(path), *flags.split())
        assert is_one_sentence(done)
        assert done.err == f"{said}\n"


def test_a_record_cut_in_half(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    finished_game(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    for command in ("replay", "verify", "play --load"):
        done = run(*command.split(), str(path))
        assert is_one_sentence(done)
        assert "The record is cut off after line" in done.err


def test_a_record_in_another_form(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    finished_game(path)
    path.write_text(
        path.read_text(encoding="utf-8").replace("squander record 1", "squander record 7"), encoding="utf-8"
    )
    for command in ("replay", "verify", "analyse"):
        done = run(command, str(path))
        assert is_one_sentence(done)
        assert (
            "This is a squander record 7, written by another version; this one reads a squander record 1." in done.err
        )


def test_a_server_that_cannot_start_leaves_nothing_behind(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    database.write_bytes(b"Dear aunt, this is no database." * 100)
    done = run("serve", "--port", str(free_port()), "--database", str(database))
    assert is_one_sentence(done)
    assert "can't be reached: file is not a database." in done.err
    assert list(tmp_path.iterdir()) == [database]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("content", [b"a letter\n", b"", b"\xff\xfe\x00"])
@pytest.mark.parametrize("command", ["verify", "replay", "play --load"])
def test_a_file_that_is_no_record(command: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    done = run(*command.split(), str(path))
    assert is_one_sentence(done)
    assert str(path) in done.err
    assert path.read_bytes() == content


def test_a_file_that_is_no_record_is_never_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt", encoding="utf-8")
    assert is_one_sentence(run("play", "last-will", "--save", str(letter)))
    assert "is no record; choose another name" in play(typed=f"save {letter}\n").out.replace("\n    ", " ")
    assert letter.read_text(encoding="utf-8") == "Dear aunt"


def test_a_place_where_nothing_can_be_written_leaves_the_game_as_it_was(tmp_path: Path) -> None:
    name = "x" * 255  # as long as may be; what it is written through first has a longer one
    game = play(typed=f"save {tmp_path / name}\n1\n")
    assert "the file cannot be written (file name too long)." in " ".join(game.out.split())
    assert "You left the table after 1 choice, unsaved." in game.out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may write anywhere")
def test_a_place_that_may_not_be_written_is_found_before_the_game(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    done = run("play", "last-will", "--save", str(tmp_path / "evening.squander"))
    tmp_path.chmod(0o700)
    assert is_one_sentence(done)
    assert "this may not be written; choose another place." in done.err


def test_a_record_that_does_not_say_who_sits_where_is_not_loaded_in_the_middle_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "other.squander"
    path.write_text(write(record_of(new("last-will", players=3, seed=1))), encoding="utf-8")
    game = " ".join(play(typed=f"load {path}\n1\n").out.split())
    assert "it does not say who sits where; start it with 'squander play --load" in game
    assert "Choose 1 card to keep" in game


@pytest.mark.parametrize("typed", ["save", "load", "load missing.squander", "save missing/file"])
def test_a_bad_word_in_play_is_answered_and_the_game_goes_on(typed: str) -> None:
    game = play(typed=f"{typed}\n1\n")
    assert game.code == 0
    assert "Choose 1 card to keep" in game.out
