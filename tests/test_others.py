"""Games, bots and packs of others, found by their entry points or by where they are, without a changed line here."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from squander.server import wire
from tests.helpers.installed import copied_game, install, install_penny_game
from tests.server.client import Player, call, new_table, token_of
from tests.server.serving import free_port

MISER = """
class Miser:
    def choose(self, sight):
        return sight.options[-1]
"""
PATIENCE = 240
INVITED = """
import sys
from squander import BadSetup
from squander.games import invite
for home in sys.argv[1:]:
    try:
        print(invite(home))
    except BadSetup as error:
        print(error)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What installers left: a game, a bot for it and a bot for all, and what others broke."""
    added = tmp_path_factory.mktemp("installed")
    install_penny_game(added)
    (install_penny_game(added, "groat") / "about.toml").write_text("minutes = 30\n")  # which must be a text
    (added / "misers.py").write_text(MISER)
    (added / "ruin.py").write_text("1 / 0\n")
    bots = {"penny.saver": "misers:Miser", "miser": "misers:Miser"}
    install(added, "misers", {"squander.bots": bots})
    broken = {
        "ruin": "ruin:GAME",
        "gone": "nowhere:GAME",
        "no-game": "misers:Miser",
        "misnamed": "penny_game:GAME",
        "last-will": "penny_game:GAME",
    }
    install(added, "ruins", {"squander.games": broken})
    (added / "dinners.py").write_text("from pathlib import Path\nFILE = Path(__file__).with_name('dinners.toml')\n")
    (added / "dinners.toml").write_text('events = [{ id = "dinner", options = [{ actions = 1, pounds = 9 }] }]\n')
    (added / "suppers.toml").write_text('events = [{ id = "dinner", options = [{ actions = 1, pounds = 8 }] }]\n')
    packs = {"last-will.dinners": "dinners:FILE", "last-will.spoilt": "misers:Miser"}
    install(added, "dinners", {"squander.packs": packs})
    return added


@pytest.fixture(scope="module")
def crown(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A game that lies somewhere, and that nobody installed."""
    return f"{copied_game(tmp_path_factory.mktemp('elsewhere'), 'crown')}:GAME"


def surroundings(folder: Path) -> dict[str, str]:
    paths = os.pathsep.join([str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    return {**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(folder / "data")}


def command(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "squander", *words],
        env=surroundings(folder),
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_it_is_listed_and_what_is_broken_is_told_in_a_sentence_each(folder: Path) -> None:
    done = command(folder, "games")
    assert done.returncode == 0
    assert "penny: A Penny Saved, 2 to 4 players" in done.stdout
    assert "last-will: Last Will" in done.stdout
    for name, said in {
        "ruin": "ruin can't be loaded: ZeroDivisionError: division by zero.",
        "gone": "nowhere can't be loaded: ModuleNotFoundError: No module named 'nowhere'.",
        "no-game": "misers:Miser is no game; it must be a Package of squander.games.contract.",
        "misnamed": "penny_game:GAME calls itself 'penny'; the entry must have the same name.",
        "last-will": "there is a game of this name already.",
    }.items():
        assert f"The entry point {name!r} of ruins in squander.games is broken: {said}\n" in done.stderr
    assert done.stderr.count("\n") == 5


def test_a_broken_game_is_refused_by_name(folder: Path) -> None:
    done = command(folder, "play", "ruin")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The entry point 'ruin' of ruins in squander.games is broken: ")
    assert done.stderr.count("\n") == 1


def test_it_is_simulated_by_a_bot_of_others(folder: Path) -> None:
    words = ["sim", "penny", "-p", "3", "--games", "4", "--processes", "2", "--bots", "saver,miser", "--json"]
    done = command(folder, *words)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["bots"] == ["saver", "miser"]
    assert found["ends"]["third round"]["value"] == 1.0


def test_a_bot_for_one_game_does_not_play_another(folder: Path) -> None:
    done = command(folder, "sim", "last-will", "--games", "1", "--bots", "saver")
    assert (done.returncode, done.stderr) == (2, "The bot 'saver' plays penny, not last-will.\n")


def test_it_is_played_in_the_terminal(folder: Path) -> None:
    done = command(folder, "play", "penny", "-p", "2", "--seed", "1", "--bots", "saver", "--quick", typed="pass\n" * 9)
    assert done.returncode == 0, done.stderr
    assert "A Penny Saved" in done.stdout
    assert "You win!" in done.stdout
    assert "failed" not in done.stdout


def test_it_is_played_at_a_server(folder: Path, crown: str) -> None:
    port = free_port()
    suppers = f"last-will.suppers={folder}/suppers.toml"
    words = [sys.executable, "-m", "squander", "serve", "--port", str(port), "--game", crown, "--pack", suppers]
    with subprocess.Popen(words, env=surroundings(folder), stderr=subprocess.PIPE, text=True) as server:
        try:
            wait_for(server, port)
            games = msgspec.json.decode(call(port, "/api/games").body, type=list[wire.GameInfo])
            bots = {game.id: [bot.id for bot in game.bots if bot.kind == "other"] for game in games}
            assert bots["penny"] == ["random", "miser", "saver"]
            assert "groat" not in bots
            assert bots["last-will"] == ["random", "miser", "greedy", "planner"]
            assert len(call(port, "/api/games/penny/cards").json()["cards"]) > 1
            settings = {setting.name: setting.choices for setting in games[0].settings}
            assert settings["pack"] == [None, "suppers", "dinners", "spoilt"]
            assert [text_of_dinner(port, pack) for pack in ("suppers", "dinners")] == ["£8", "£9"]
            play_to_the_end(port, "penny", "saver")
            play_to_the_end(port, "crown", "miser")
        finally:
            server.terminate()
            said = server.communicate(timeout=PATIENCE)[1]
    assert "The entry point 'ruin' of ruins in squander.games is broken: " in said
    assert '"event":"a game cannot be shown"' in said.replace('": "', '":"')
    assert "Traceback" not in said
    assert "a bot failed" not in said


def play_to_the_end(port: int, game: str, bot: str) -> None:
    made = new_table(port, "you", "bot", bot=bot, game=game, seed="1")
    with Player(port, made.table, token_of(made.url)) as player:
        state = player.my_turn()
        while not state.over:
            assert state.question is not None
            player.choose(state.question.options[0].id)
            state = player.my_turn()
        assert len(state.ranking) == 2
        assert state.seats[1].bot == bot


def text_of_dinner(port: int, pack: str) -> str:
    """As the page of a table with this pack reads it."""
    made = new_table(port, "you", "bot", bot="greedy", game="last-will", pack=pack)
    with Player(port, made.table, token_of(made.url)) as player:
        [box] = player.my_turn().boxes
    cards = call(port, f"/api/games/last-will/cards?boxes={box}").json()["cards"]
    assert len(cards) == len(call(port, "/api/games/last-will/cards").json()["cards"])
    text = str(next(row["text"] for row in cards if row["id"] == "dinner"))
    now, changed, _ = text.partition(f" Changed by the pack {pack}; before: ")
    assert changed
    return now[-3:-1]


def wait_for(server: subprocess.Popen[str], port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            call(port, "/api/health")
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("it does not serve")


# --- by where it is -----------------------------------------------------------------------------------------------


def test_a_game_is_simulated_and_played_by_its_path(folder: Path, crown: str) -> None:
    done = command(folder, "sim", crown, "-p", "3", "--games", "4", "--processes", "2", "--bots", "miser", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "crown"
    played = command(folder, "play", crown, "-p", "2", "--seed", "1", "--quick", typed="pass\n" * 9)
    assert played.returncode == 0, played.stderr
    assert "A Crown Saved" in played.stdout
    assert "Bloom wins." in played.stdout


def test_what_is_wrong_with_a_game_is_one_sentence(folder: Path) -> None:
    wrong = {
        "./nowhere:GAME": "'./nowhere' is no module; if it is a file, write it as ./nowhere.py:GAME.",
        f"{folder}:GAME": f"{folder} is no package; it has no __init__.py.",
        f"{folder}/misers.py:Miser": "misers.py:Miser is no game; it must be a Package of squander.games.contract.",
        f"{folder}/penny_game:GAME": "There is a game 'penny' already; give yours another id.",
        f"{folder}/penny_game:PURSE": f"{folder}/penny_game has no 'PURSE'; it has TemplatePackage.",
    }
    done = subprocess.run(
        [sys.executable, "-c", INVITED, *wrong],
        env=surroundings(folder),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    said = done.stdout.splitlines()
    assert len(said) == len(wrong)
    assert all(line.endswith(sentence) for line, sentence in zip(said, wrong.values(), strict=True)), said


def test_a_pack_is_known_by_its_name(folder: Path) -> None:
    done = command(folder, "cards", "last-will", "dinner", "--pack", "dinners", "--json")
    assert done.returncode == 0, done.stderr
    assert "£9" in json.loads(done.stdout)[0]["text"]
    saved = folder / "evening.squander"
    played = command(folder, "play", "last-will", "--pack", "dinners", "--save", str(saved), typed="quit\n")
    assert played.returncode == 0, played.stderr
    assert '"pack":"dinners"' in saved.read_text()
    spoilt = command(folder, "sim", "last-will", "--pack", "spoilt")
    assert spoilt.returncode == 2
    assert spoilt.stderr == "The pack 'spoilt' of dinners is <class 'misers.Miser'>; it must be the path of a file.\n"


def test_a_simulation_imports_neither_screens_nor_servers() -> None:
    program = (
        "import sys, squander; from squander.lab.run import Run, play; "
        "play(Run('last-will', 2, 1, '1', ('greedy',), {})); "
        "print([name for name in ('rich', 'msgspec', 'squander.cli', 'squander.server') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout == "[]\n"
