"""Whose game of a day's deal counts, and what came of it."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, delete, func, insert, select, update

from squander.server.storage import schema

DAYS = schema.days.c


class DayRow(NamedTuple):
    table_id: str
    game: str
    day: str
    mark: str
    badge: bytes
    found: str | None = None


class NamedRow(NamedTuple):
    """With what its player is called now."""

    row: DayRow
    name: str


def count_in(c: Connection, row: DayRow, most: int) -> bool:
    """Let a table count, unless so many do already; a second one of the same browser conflicts."""
    there = (DAYS.game == row.game) & (DAYS.day == row.day)
    if c.execute(select(func.count()).select_from(schema.days).where(there)).scalar_one() >= most:
        return False
    c.execute(insert(schema.days).values(**row._asdict()))
    return True


def keep_found(c: Connection, table: str, found: str) -> None:
    c.execute(update(schema.days).where(DAYS.table_id == table).values(found=found))


def delete_days(c: Connection, before: str) -> None:
    """The tables stay; that they counted is forgotten."""
    c.execute(delete(schema.days).where(DAYS.day < before))


def read_day(c: Connection, table: str) -> DayRow | None:
    rows = select_rows(c, DAYS.table_id == table)
    return rows[0].row if rows else None


def read_own(c: Connection, badge: bytes, days: list[str]) -> list[DayRow]:
    return [one.row for one in select_rows(c, (DAYS.badge == badge) & DAYS.day.in_(days))]


def read_results(c: Connection, game: str, day: str) -> list[NamedRow]:
    """Of games that are over."""
    return select_rows(c, (DAYS.game == game) & (DAYS.day == day) & DAYS.found.is_not(None))


def select_rows(c: Connection, where: sa.ColumnElement[bool]) -> list[NamedRow]:
    """In the seat of whoever plays it the first name of the table stands."""
    seats = schema.seats.c
    joined = schema.days.join(schema.seats, (seats.table_id == DAYS.table_id) & (seats.seat == 0))
    columns = [DAYS[name] for name in DayRow._fields]
    rows = c.execute(select(*columns, seats.name).select_from(joined).where(where))
    return [NamedRow(DayRow(*row[:-1])._replace(badge=bytes(row.badge)), row.name) for row in rows]
