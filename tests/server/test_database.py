"""The database's shape, and what is said when it can't be used."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from squander.server.storage.database import BadDatabase, connect, newest, ready, revision_of, upgrade
from squander.server.storage.rows import Entry, KeyRow, SeatRow, TableRow
from squander.server.storage.schema import metadata
from squander.server.storage.store import Store
from squander.server.storage.writer import Conflict


def test_the_steps_lead_to_the_schema(database: str) -> None:
    engine = connect(database)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert revision_of(engine) == newest()
    engine.dispose()


def test_a_choice_waits_for_the_disk(tmp_path: Path) -> None:
    engine = ready(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def test_a_newer_database_is_left_alone(database: str) -> None:
    engine = connect(database)
    upgrade(engine)
    with engine.execution_options(writing=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'z9'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match=r"written by a newer Squander .* update the program\.$"):
        ready(database)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "can't be reached"),
        ("mysql://host/name", "no support for 'mysql'"),
        ("sqlite:////dev/null/x.db", "can't be reached"),
        ("::://", "must be named as"),
        ("postgresql://host:door/name", "must be named as"),
        ("postgresql://[::1", "must be named as"),
    ],
)
def test_a_database_out_of_reach_is_one_sentence(name: str, said: str) -> None:
    with pytest.raises(BadDatabase, match=said) as caught:
        ready(name)
    assert "\n" not in str(caught.value)


def test_a_servers_database_is_not_upgraded_behind_its_keepers_back(postgres_server: str) -> None:
    with pytest.raises(BadDatabase, match="squander db upgrade"):
        ready(postgres_server)


def test_a_file_that_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    file.write_text("not a database at all, but long enough to be read as one" * 40)
    with pytest.raises(BadDatabase, match="file is not a database"):
        ready(f"sqlite:///{file}")


def test_of_many_writers_of_one_place_one_wins(database: str) -> None:
    """Also when they gather in one transaction, and the others' writes stand."""
    engine = connect(database)
    upgrade(engine)

    async def race() -> list[object]:
        store = Store(engine)
        rows = [TableRow(id, "last-will", 1, 2, "s", {}, "", False, None) for id in ("a", "b")]
        for row in rows:
            await store.make(row, [SeatRow("x", "bot", "random")] * 2, {row.id.encode(): KeyRow(row.id, [], True)}, [])
        entries = [("a", [Entry(1, "choice", 0, "q", option, "w", "d")]) for option in range(5)]
        entries += [("b", [Entry(ply, "choice", 0, "q", 0, "w", "d")]) for ply in (1, 2, 3)]
        results = await asyncio.gather(*(store.append(*entry) for entry in entries), return_exceptions=True)
        assert len((await store.news("b", 0, 0))[1]) == 3
        assert len((await store.news("a", 0, 0))[1]) == 1
        await asyncio.to_thread(store.close)
        return list(results)

    results = asyncio.run(race())
    assert [type(result) for result in results[:5]].count(Conflict) == 4
    assert results[5:] == [None] * 3
