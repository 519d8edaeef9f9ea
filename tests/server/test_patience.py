"""A database that is there but does not answer: every wait has an end, and whoever waits is told."""

import asyncio
import logging
import sqlite3
import stat
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from squander.server import wire
from squander.server.settings import Settings
from squander.server.storage.database import BadDatabase, connect, ready
from squander.server.storage.file_lock import Served, claim
from squander.server.storage.outage import StorageFailed
from squander.server.storage.store import Store
from squander.server.storage.writer import Writer
from tests.server.client import call
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.postgres import fresh_database, frozen, own_postgres
from tests.server.test_outage import Sufferer, health, wait_until

in_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="its processes are found in /proc")


@in_proc
def test_a_database_that_does_not_answer_is_given_up() -> None:
    with own_postgres() as postgres:
        running = Running(Settings(fresh_database(postgres.get_uri()), database_seconds=4.0, limits=WIDE))
        try:
            sufferer = Sufferer(running.port)
            with frozen(postgres):
                sufferer.is_refused()
            wait_until(lambda: health(running.port) == 200)
            sufferer.state = sufferer.player.state_when(lambda s: s.question is not None and s.question.options)
            sufferer.player.close()
        finally:
            running.stop()


@in_proc
def test_health_does_not_wait_for_the_database() -> None:
    """Its own limit is all that can end the wait here."""
    with own_postgres() as postgres:
        running = Running(Settings(fresh_database(postgres.get_uri()), database_seconds=3600.0, limits=WIDE))
        try:
            assert health(running.port) == 200
            with frozen(postgres):
                answers = [call(running.port, "/api/health") for _ in range(3)]
            assert [answer.status for answer in answers] == [503] * 3
            assert answers[0].json() == {"status": "the database does not answer"}
            wait_until(lambda: health(running.port) == 200)
        finally:
            running.stop()


def test_health_does_not_wait_for_a_locked_file(tmp_path: Path) -> None:
    running = Running(Settings(f"sqlite:///{tmp_path / 'a.db'}", database_seconds=3600.0, limits=WIDE))
    other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
    try:
        running.services.store.writer.trouble.met(OSError("as if a write had failed"))
        other.execute("BEGIN IMMEDIATE")
        assert health(running.port) == 503
        other.execute("ROLLBACK")
        wait_until(lambda: health(running.port) == 200)
    finally:
        other.close()
        running.stop()


def test_no_cursor_leaves_the_thread_of_its_connection(tmp_path: Path) -> None:
    """One that was forgotten on the event loop waited there for the lock that its connection waited for."""
    store = Store(ready(f"sqlite:///{tmp_path / 'a.db'}"))

    async def ask() -> None:
        with pytest.raises(TypeError, match="cursor"):
            await store.read(lambda c: c.execute(text("SELECT 1")))
        with pytest.raises(StorageFailed, match="TypeError"):
            await store.writer.write(lambda c: c.execute(text("SELECT 1")), [])
        await store.ping()

    asyncio.run(ask())
    store.close()


def settings_of(url: str, seconds: float | None) -> dict[str, Any]:
    engine = connect(url, seconds)
    names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
    with engine.connect() as connection:
        shown = {name: connection.execute(text(f"SHOW {name}")).scalar() for name in names}
        driver: Any = connection.connection.driver_connection
        shown |= driver.info.get_parameters()
    engine.dispose()
    return shown


def test_every_wait_for_postgresql_has_a_limit(postgres_server: str) -> None:
    shown = settings_of(postgres_server, 2.5)
    assert {shown[name] for name in ("statement_timeout", "lock_timeout")} == {"2500ms"}
    assert shown["idle_in_transaction_session_timeout"] == "2500ms"
    assert (shown["connect_timeout"], shown["tcp_user_timeout"]) == ("3", "3000")
    assert (shown["keepalives_idle"], shown["keepalives_count"]) == ("3", "3")


def test_its_address_may_name_other_limits(postgres_server: str) -> None:
    mark = "&" if "?" in postgres_server else "?"
    assert settings_of(f"{postgres_server}{mark}connect_timeout=7", 2.5)["connect_timeout"] == "7"


def test_bringing_it_up_may_take_its_time(postgres_server: str) -> None:
    assert settings_of(postgres_server, None)["statement_timeout"] == "0"


def test_a_statement_that_takes_too_long_is_ended(postgres_server: str) -> None:
    engine = connect(postgres_server, 4.0)
    with engine.connect() as connection, pytest.raises(OperationalError):
        connection.execute(text("SELECT pg_sleep(3600)"))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT 1")).scalar() == 1
    engine.dispose()


# --- one process


def test_what_could_not_be_begun_in_time_is_dropped(tmp_path: Path) -> None:
    """Who was told that a choice is not stored does not find it stored an hour later."""
    engine = ready(f"sqlite:///{tmp_path / 'a.db'}")
    release, done = threading.Event(), []

    async def write() -> None:
        writer = Writer(engine, lambda *_: None, patience=0.2)
        first = asyncio.create_task(writer.write(lambda _: release.wait(), []))
        while not writer.jobs.empty() or not writer.waiting:
            await asyncio.sleep(0.01)
        with pytest.raises(StorageFailed, match="does not answer"):
            await writer.write(lambda _: done.append("late"), [])
        release.set()
        with pytest.raises(StorageFailed):
            await first
        writer.patience = 3600.0
        await writer.write(lambda _: done.append("in time"), [])
        writer.close()

    asyncio.run(write())
    engine.dispose()
    assert done == ["in time"]


def test_reads_that_hang_leave_threads_for_others(tmp_path: Path) -> None:
    engine = ready(f"sqlite:///{tmp_path / 'a.db'}")
    release = threading.Event()

    async def read() -> None:
        store = Store(engine, 0.1)
        reads = [store.read(lambda _: release.wait()) for _ in range(60)]
        results = await asyncio.gather(*reads, return_exceptions=True)
        assert all(isinstance(result, StorageFailed) for result in results)
        assert await asyncio.to_thread(lambda: "a thread") == "a thread"
        release.set()
        await asyncio.to_thread(store.close)

    asyncio.run(read())


def test_trouble_is_logged_when_it_begins_and_when_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "squander.server")
    running = Running(unhurried(f"sqlite:///{tmp_path / 'a.db'}", limits=WIDE))
    try:
        sufferer = Sufferer(running.port)
        store = running.services.store
        full = sqlite3.OperationalError("database or disk is full")

        def fail(_: object) -> None:
            raise full

        monkeypatch.setattr(store.writer, "commit_together", fail)
        for _ in range(3):
            sufferer.player.say(wire.Choose(ply=sufferer.state.ply, option=sufferer.option))
            assert sufferer.player.error().code == "storage"
        monkeypatch.undo()
        sufferer.plays_on()
    finally:
        running.stop()
    said = [(record.getMessage(), record.__dict__.get("error")) for record in caplog.records]
    assert said.count(("storage failed", "database or disk is full")) == 1
    assert said.count(("storage is back", None)) == 1


# --- the file


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "a.db"
    file.parent.mkdir()
    running = Running(unhurried(f"sqlite:///{file}", limits=WIDE))
    try:
        Sufferer(running.port).player.close()
        assert {mode(path) for path in file.parent.iterdir()} == {0o600}
        assert len(list(file.parent.iterdir())) == 3
    finally:
        running.stop()


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    ready(f"sqlite:///{file}").dispose()
    file.chmod(0o664)
    ready(f"sqlite:///{file}").dispose()
    assert mode(file) == 0o600


def test_a_claim_follows_links(tmp_path: Path) -> None:
    folder, file = tmp_path / "folder", tmp_path / "a.db"
    ready(f"sqlite:///{file}").dispose()
    (tmp_path / "link.db").symlink_to(file)
    folder.symlink_to(tmp_path)
    held = claim(f"sqlite:///{file}", "http://127.0.0.1:1/")
    assert held is not None
    assert mode(Path(held.name)) == 0o600
    for name in (tmp_path / "link.db", folder / "a.db", folder / "link.db"):
        with pytest.raises(Served, match="is served at http"):
            claim(f"sqlite:///{name}", "http://127.0.0.1:2/")
    held.close()


def test_a_file_of_several_names_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    ready(f"sqlite:///{file}").dispose()
    (tmp_path / "b.db").hardlink_to(file)
    with pytest.raises(BadDatabase, match=r"can't be reached: the file has 2 names .* or games get lost\.$"):
        ready(f"sqlite:///{tmp_path / 'b.db'}")
