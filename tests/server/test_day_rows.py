"""What is stored of a day's deal, in either kind of database."""

import time

import pytest

from squander.play.daily_deal import daily
from squander.server.storage.deletion import delete_tables
from squander.server.tables import day_tables
from tests.server.conftest import WIDE, Running, unhurried
from tests.server.test_days import GAME, TODAY, own, seated


def test_a_browser_counts_once_and_goes_with_its_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(unhurried(database, limits=WIDE))
    try:
        running.services.days.today = lambda: TODAY
        first, other = seated(running.port, "ann"), seated(running.port, "")
        assert (first.why, other.why) == ("", day_tables.NAMELESS)
        late = running.services.days.count_in(daily(GAME, TODAY), other.made.table, "ann")
        assert running.run(late) == day_tables.SECOND
        found = own(running.port, "ann")
        assert found is not None
        assert (found.table, found.over) == (first.made.table, False)
        monkeypatch.setattr(day_tables, "MOST_COUNTED", 1)
        full = seated(running.port, "ben")
        assert full.why == day_tables.FULL
        assert own(running.port, "ben") is None
        write = running.services.store.writer.write
        gone: list[str] = running.run(write(lambda c: delete_tables(c, time.time() + 1, [], []), []))
        assert set(gone) == {one.made.table for one in (first, other, full)}
        assert own(running.port, "ann") is None
    finally:
        running.stop()
