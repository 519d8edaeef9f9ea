"""Bots of others: written outside this repository, named on the command line, playing like ours."""

import json
import os
from pathlib import Path

import pytest

from squander import BadSetup, bots
from squander.bots.guests import VARIABLE, Guest, all_guests, guest_of, invite, invite_apart
from squander.games import games
from squander.play.records import resume, verify
from tests.cli.desk import run, saved

MINE = """
import random
from neighbour import LAST

class Miser:
    games = ("last-will", "prodigals-club")

    def choose(self, sight):
        return sight.options[LAST]

class Gambler:
    name = "dicer"

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, sight):
        return self.chance.choice(sight.options)

class Mute: ...
class Spendthrift(Miser): name = "greedy"
class Nameless(Miser): name = "a, b"
class Chess(Miser): games = "chess"

class Demanding(Miser):
    def __init__(self, board, clock): ...

class Dividing(Miser):
    def choose(self, sight):
        return 1 // 0

class Lying(Miser):
    def choose(self, sight):
        return -5

NUMBER = 3
"""

WRONG = {
    "gone.py:Miser": "gone.py: there is no such file.",
    "mine.py:Missing": "mine.py has no 'Missing'; it has Miser, Gambler, Mute,",
    "mine.py:Mute": "mine.py:Mute is no bot: it has no method choose.",
    "mine.py:NUMBER": "mine.py:NUMBER is no bot; name a class that has a method choose.",
    "mine.py:Spendthrift": "Last Will has a bot 'greedy' of its own; give yours another name.",
    "mine.py:Nameless": "is called 'a, b'; the name of a bot is a word",
    "mine.py:Chess": "There is no game 'chess'",
    "mine.py:Demanding": "mine.py:Demanding can't be loaded: TypeError: ",
    "raising.py:Miser": "raising.py can't be loaded: ZeroDivisionError: division by zero.",
    "misspelt.py:Miser": "misspelt.py can't be loaded: SyntaxError: ",
    "leaving.py:Miser": "leaving.py can't be loaded: SystemExit: 3.",
    "mine:Miser": "mine can't be loaded: ModuleNotFoundError: No module named 'mine'.",
    "./mine:Miser": "'./mine' is no module; if it is a file, write it as ./mine.py:Miser.",
    "./mine.py": "'./mine.py' says not what in the file is meant; write it as ./mine.py:Name.",
    "mine.py:": "mine.py:' says not where to look; write it as file.py:Name or module:Name.",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of somebody's, who stands in it."""
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "elsewhere")  # so that what is added to the path is taken away again
    files = {
        "mine.py": MINE,
        "neighbour.py": "LAST = -1\n",
        "raising.py": "1 / 0\n",
        "misspelt.py": "class Miser\n",
        "leaving.py": "raise SystemExit(3)\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_guest_is_listed_for_the_games_it_plays_before_the_games_own(folder: Path) -> None:
    assert invite("./mine.py:Miser") == "miser"
    assert invite("mine.py:Gambler") == "dicer"
    assert bots.names("last-will") == ["random", "miser", "dicer", *bots.own("last-will")[1:]]
    assert [game for game in games() if "miser" in bots.names(game)] == ["last-will", "prodigals-club"]
    assert all("dicer" in bots.names(game) for game in games())


def test_another_process_reads_of_the_same_guests(folder: Path) -> None:
    invite("./mine.py:Miser")
    invite("./mine.py:Miser")
    invite("./mine.py:Gambler")
    home = f"{folder}/mine.py"
    assert os.environ[VARIABLE].splitlines() == [
        f"last-will,prodigals-club.miser={home}:Miser",
        f".dicer={home}:Gambler",
    ]
    assert all_guests() == [
        Guest("miser", ("last-will", "prodigals-club"), f"{home}:Miser"),
        Guest("dicer", (), f"{home}:Gambler"),
    ]


def test_entry_points_are_written_with_or_without_a_game() -> None:
    assert guest_of("miser = mine:Miser") == Guest("miser", (), "mine:Miser")
    assert guest_of("last-will.miser = mine:Miser") == Guest("miser", ("last-will",), "mine:Miser")


def test_one_can_be_invited_without_running_here(folder: Path) -> None:
    (folder / "told.py").write_text(f"{MINE}\nopen('pid', 'w').write(str(__import__('os').getpid()))\nprint('hello')\n")
    assert invite_apart("./told.py:Miser") == "miser"
    assert (folder / "pid").read_text() != str(os.getpid())
    assert "miser" in bots.names("last-will")
    with pytest.raises(BadSetup, match=r"^\S+/raising.py can't be loaded: ZeroDivisionError: division by zero\.$"):
        invite_apart("raising.py:Miser")


def test_two_guests_of_one_name_are_one_too_many(folder: Path) -> None:
    invite("mine.py:Miser")
    (folder / "other.py").write_text(MINE)
    with pytest.raises(
        BadSetup, match=r"There is a bot 'miser' already, at \S+/mine.py:Miser; give yours another name."
    ):
        invite("other.py:Miser")


def test_a_guest_never_takes_the_place_of_a_games_own_bot(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f".greedy={folder}/mine.py:Lying")
    assert bots.names("last-will") == bots.own("last-will")
    assert type(bots.make("greedy", "last-will", 1)).__name__ == "Planner"


@pytest.mark.parametrize("command", ["sim last-will -p 2 --games 1 --processes 1", "play last-will -p 2"])
@pytest.mark.parametrize("home", WRONG)
def test_what_is_wrong_with_a_bot_is_one_sentence(command: str, home: str, folder: Path) -> None:
    done = run(*command.split(), "--bots", home)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1), done.err
    assert WRONG[home] in done.err
    assert os.environ[VARIABLE] == ""


def test_a_bot_for_another_game_says_so(folder: Path) -> None:
    done = run("sim", "maccreedys-mansion", "--games", "1", "--bots", "mine.py:Miser")
    assert (done.code, done.err) == (2, "The bot 'miser' plays last-will and prodigals-club, not maccreedys-mansion.\n")


def test_a_guest_plays_in_a_simulation_of_several_processes(folder: Path) -> None:
    done = run(*["sim", "last-will", "-p", "2", "--games", "2", "--processes", "2", "--bots", "./mine.py:Miser,random"])
    assert done.code == 0, done.err
    assert "bots miser,random" in done.out
    assert "wins: miser" in done.out


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("Dividing", "ZeroDivisionError: integer division or modulo by zero ({folder}/mine.py, line {line})"),
        ("Lying", "it chose -5, which is none of ["),
    ],
)
def test_a_guest_that_fails_in_a_simulation_is_told_where(name: str, cause: str, folder: Path) -> None:
    command = f"sim last-will -p 2 --games 3 --processes 1 --records kept --bots mine.py:{name},random"
    done = run(*command.split())
    assert (done.code, done.err.count("\n")) == (1, 3), done.err
    assert "3 games, seed 1, bots " in done.out
    line = next(number for number, text in enumerate(MINE.splitlines(), 1) if "1 // 0" in text)
    assert f"The bot {name.lower()} failed (last-will, seed 1/0, seat 0, ply " in done.err
    assert cause.format(folder=folder, line=line) in done.err
    assert done.err.count("; greedy plays on. The game up to there is in kept/failed-") == 3


def test_a_game_in_which_a_bot_failed_is_saved_up_to_there(folder: Path) -> None:
    run(
        *[
            "sim",
            "last-will",
            "-p",
            "2",
            "--games",
            "1",
            "--processes",
            "1",
            "--records",
            "kept",
            "--bots",
            "mine.py:Dividing,random",
        ]
    )
    (path,) = (folder / "kept").iterdir()
    record = saved(path)
    assert verify(record) is None
    g = resume(record)
    assert record.about["seats"][g.question.who] == "dividing"
    assert path.name == f"failed-dividing-last-will-1-0-{g.plies}.squander"


def test_only_the_first_failures_are_told_one_by_one(folder: Path) -> None:
    done = run(
        *["sim", "last-will", "-p", "2", "--games", "5", "--processes", "1", "--json", "--bots", "mine.py:Lying,random"]
    )
    assert done.code == 1
    found = json.loads(done.out)
    assert found["failed"] == {"lying": 5}
    assert found["win_rate_by_bot"]["lying"]["value"] == 0.0  # greedy won for it, which is no merit of its own
    assert found["win_rate_by_bot"]["random"]["value"] == 1.0
    assert done.err.splitlines()[3:] == ["Bots failed 5 times in all."]


def test_a_guest_sits_at_a_table_in_the_terminal_and_again_when_it_goes_on(folder: Path) -> None:
    opening = [
        "play",
        "last-will",
        "-p",
        "2",
        "--seed",
        "7",
        "--quick",
        "--save",
        "evening.squander",
        "--bots",
        "./mine.py:Miser",
    ]
    assert run(*opening, typed="1\n1\nquit\n\n").code == 0
    assert saved(folder / "evening.squander").about["seats"] == ["person", "miser"]
    os.environ[VARIABLE] = ""
    again = run(*["play", "--load", "evening.squander", "--quick"], typed="1\n1\n1\n")
    assert "The bot miser failed" in again.out
    again = run(*["play", "--load", "evening.squander", "--quick", "--bots", "mine.py:Miser"], typed="1\n1\n1\n")
    assert (again.code, again.err) == (0, "")
    assert "failed" not in again.out
    refused = run(*["play", "--load", "evening.squander", "--bots", "greedy"])
    assert refused.err == "A saved game says --bots itself; leave that out beside --load.\n"


def test_a_guest_that_fails_in_the_terminal_is_replaced(folder: Path) -> None:
    done = run(*["play", "last-will", "-p", "2", "--seed", "7", "--humans", "0", "--bots", "mine.py:Dividing,random"])
    assert done.code == 0
    told = " ".join(done.out.split())
    assert "The bot dividing failed (last-will, seed 7, ply 0: ZeroDivisionError:" in told
    assert "greedy plays on for Ashby. The game up to there is in /" in told
    assert "wins." in told
