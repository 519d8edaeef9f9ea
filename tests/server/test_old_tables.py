"""Tables stored by other versions of the program: one sentence, or play; never a crash."""

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from squander.games import games, kind_of, new
from squander.play import records
from squander.server import wire
from squander.server.http import sockets
from squander.server.tables import room
from squander.server.tables.digest import mark
from squander.server.tables.restoring import DOES_NOT_FIT
from tests.helpers.boxes import NEW, OLD, changed_box
from tests.server.client import SECONDS, Player, call, new_table, token_of
from tests.server.conftest import WIDE, Running, unhurried

OTHER_RULES = "This was played under rules 0 of Last Will; this program plays rules"
CHANGES = {
    "older rules": ("UPDATE tables SET rules = 0", OTHER_RULES),
    "a game that is no more": ("UPDATE tables SET game = 'whist'", "a game that this program does not have"),
    "an option that is no more": ('UPDATE tables SET options = \'{"will": "of iron"}\'', DOES_NOT_FIT),
    "more players than it takes": ("UPDATE tables SET players = 9", DOES_NOT_FIT),
    "a choice that is not offered": ("UPDATE log SET option = 999 WHERE ply = 2", DOES_NOT_FIT),
    "a question that is no more": ("UPDATE log SET question = 'gone' WHERE ply = 2", "does not answer the question"),
    "another position": ("UPDATE log SET digest = 'ffffffff'", "leads to another position"),
    "a hole in the log": ("DELETE FROM log WHERE ply = 2", "has no entry 2"),
    "nothing to take back": ("UPDATE log SET kind = 'back', option = 77 WHERE ply = 2", "takes back what can't"),
    "a start of another shape": ("UPDATE tables SET start = '{\"agenda\": []}'", DOES_NOT_FIT),
    "a start with other rules": ("UPDATE tables SET start = 'START'", DOES_NOT_FIT),
}


FIRST = Path(__file__).with_name("tables-of-0.1.0.sql")
LINKS = dict(re.findall(r"(?m)^-- (.*) (\S+)$", FIRST.read_text(encoding="utf-8")))


def start_with_unknown_rule() -> str:
    dump: dict[str, Any] = new("last-will", players=2, seed=1).dump()
    return json.dumps({**dump, "agenda": [["no.SuchRule", 0, 0]]})


Stored = tuple[Path, wire.TableMade, wire.TableMade]


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Stored:
    """A file with two tables, the first of which was played at a little."""
    file = tmp_path_factory.mktemp("old") / "a.db"
    running = Running(unhurried(f"sqlite:///{file}"))
    try:
        made = new_table(running.port, "you", "bot", seed="3", starter=0)
        other = new_table(running.port, "you", "link", seed="4", starter=0)
        with Player(running.port, made.table, token_of(made.url)) as player:
            for _ in range(3):
                state = player.my_turn()
                assert state.question is not None
                player.choose(state.question.options[0].id)
    finally:
        running.stop()
    return file, made, other


def changed(file: Path, change: str, table: str) -> None:
    where = " AND " if "WHERE" in change else " WHERE "
    key = "table_id" if " log " in change else "id"
    connection = sqlite3.connect(file)
    with connection:
        done = connection.execute(f"{change.replace('START', start_with_unknown_rule())}{where}{key} = '{table}'")
        assert done.rowcount >= 1
    connection.close()


@pytest.mark.parametrize("name", CHANGES)
def test_a_table_of_another_version_is_one_sentence(stored: Stored, tmp_path: Path, name: str) -> None:
    file, made, other = stored
    change, said = CHANGES[name]
    copy = tmp_path / "copy.db"
    copy.write_bytes(file.read_bytes())
    changed(copy, change, made.table)
    running = Running(unhurried(f"sqlite:///{copy}"))
    try:
        refused(running.port, made, said)
        with Player(running.port, other.table, token_of(other.url)) as player:
            assert player.my_turn().ply == 0
    finally:
        running.stop()


def refused(port: int, made: wire.TableMade, said: str) -> None:
    with Player(port, made.table, token_of(made.url)) as player:
        error = player.error()
        assert error.code == "broken"
        assert said in error.text
        assert player.ended() == sockets.POLICY
    for page in ("state", "record", "replay", "replay/0"):
        answer = call(port, f"/api/tables/{made.table}/{page}", token=token_of(made.url))
        assert (answer.status, answer.json()["text"]) == (400, error.text)


@pytest.fixture(scope="module")
def version_0_1_0(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A database as the first version wrote it, with a table of each game and one that was guessed at."""
    file = tmp_path_factory.mktemp("old") / "a.db"
    connection = sqlite3.connect(file)
    connection.executescript(FIRST.read_text(encoding="utf-8"))
    connection.close()
    running = Running(unhurried(f"sqlite:///{file}", limits=WIDE, bot_seconds=SECONDS))
    yield running
    running.stop()


@pytest.mark.parametrize("name", LINKS)
def test_tables_of_the_first_version_play_on(version_0_1_0: Running, name: str) -> None:
    table, token = LINKS[name].split("/")[-2:]
    with Player(version_0_1_0.port, table, token) as player:
        state = player.my_turn()
        kind = kind_of(state.game)
        assert state.boxes == kind.boxes(kind.settle(2, kind.as_played(1, {})))
        assert [seat.name for seat in state.seats] == ["Ada", "Augusta"]
        for _ in range(12):
            state = player.my_turn()
            assert state.question is not None
            player.choose(state.question.options[0].id)
    cards = call(version_0_1_0.port, f"/api/games/{state.game}/cards?boxes={','.join(state.boxes)}")
    assert cards.status == 200


def test_a_table_goes_on_with_the_box_it_began_with(
    stored: Stored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that was stored before boxes had a name."""
    file, made, _ = stored
    copy = tmp_path / "copy.db"
    copy.write_bytes(file.read_bytes())
    changed(copy, "UPDATE tables SET options = json_remove(options, '$.box')", made.table)
    kind = changed_box(tmp_path / "last_will")
    monkeypatch.setattr(room, "kind_of", lambda id: kind)
    running = Running(unhurried(f"sqlite:///{copy}"))
    try:
        with Player(running.port, made.table, token_of(made.url)) as player:
            state = player.my_turn()
            assert state.question is not None
            player.choose(state.question.options[0].id)
        text = call(running.port, f"/api/tables/{made.table}/state", token=token_of(made.url)).body.decode()
        assert NEW not in text
        table = running.run(running.services.hub.room(made.table))
        assert table.ply > state.ply
        assert {card.name for card in table.game.parts[0].box.cards} >= {OLD}  # type: ignore[attr-defined]
    finally:
        running.stop()


@pytest.mark.parametrize("game", games())
def test_the_quick_mark_is_the_mark_of_records(game: str) -> None:
    g = new(game, players=3, seed=5)
    while not g.over:
        assert mark(g) == records.mark(g)
        g.choose(g.options[g.plies % len(g.options)])
    assert mark(g) == records.mark(g)
