"""Whatever is wrong with the input: one sentence, exit code 2, nothing written."""

from pathlib import Path

import pytest

from tests.cli.desk import Outcome, play, run

WRONG = {
    "play chess": "There is no game 'chess'",
    "play last-will --players 9": "takes 2 to 5 players, not 9",
    "play last-will --players 1": "takes 2 to 5 players, not 1",
    "play last-will --players many": "--players",
    "play last-will --option colour=red": "has no option 'colour'",
    "play last-will --option will=lots": "will cannot be 'lots'; choose one of standard",
    "play last-will --option will": "write it as name=value",
    "play last-will --option starter=4": "starter is seat 4, but the seats are 0 to 2",
    "play last-will --bots nobody": "There is no bot 'nobody'",
    "play last-will --seat 3": "There is no seat 3",
    "play last-will --humans 4": "There cannot be 4 people at a table for 3",
    "play last-will --pace -1": "--pace",
    "play last-will --pack missing.toml": "missing.toml: there is no such file",
    "play last-will --nonsense": "No such option: --nonsense",
    "play last-will extra words": "extra",
    "play --load missing.squander": "missing.squander: there is no such file",
    "play last-will --save missing/file": "there is no folder missing",
    "play last-will --save .": "this is a folder",
    "dance": "No such command 'dance'",
    "replay": "Missing argument",
    "replay missing.squander": "missing.squander: there is no such file",
    "verify missing.squander": "missing.squander: there is no such file",
    "rules chess": "There is no game 'chess'",
    "rules last-will zeppelin": "No clause of last-will fits 'zeppelin'",
    "cards last-will zeppelin": "has no card 'zeppelin'",
    "cards chess": "There is no game 'chess'",
    "games --nonsense": "No such option",
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


@pytest.mark.parametrize("typed", ["save", "load", "load missing.squander", "save missing/file"])
def test_a_bad_word_in_play_is_answered_and_the_game_goes_on(typed: str) -> None:
    game = play(typed=f"{typed}\n1\n")
    assert game.code == 0
    assert "Choose 1 card to keep" in game.out
