"""Deleting what is old: whole tables, or their talk. A few at a time; whoever calls goes on until there are none."""

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.sql.expression import ColumnElement

from squander.server.storage import schema
from squander.server.storage.store import hint

MOST_AT_ONCE = 50  # tables in one write, so that choices need not wait long


def delete_tables(c: Connection, before: float, spared: list[str], notices: list[str]) -> list[str]:
    """Choices that come in between wait for the rows that are locked here; hence the second look."""
    tables = schema.tables
    old = is_old(before) & tables.c.id.not_in(spared)
    locked = select(tables.c.id).where(old).limit(MOST_AT_ONCE).with_for_update(skip_locked=True)
    ids = list(c.execute(locked).scalars())
    ids = list(c.execute(select(tables.c.id).where(old & tables.c.id.in_(ids))).scalars())
    for table in reversed(schema.metadata.sorted_tables):
        if "table_id" in table.c:
            c.execute(delete(table).where(table.c.table_id.in_(ids)))
    c.execute(delete(tables).where(tables.c.id.in_(ids)))
    notices += [hint(id) for id in ids]
    return ids


def is_old(before: float) -> ColumnElement[bool]:
    """Nothing was done or said at the table since."""
    tables, log, chat = schema.tables.c, schema.log.c, schema.chat.c
    played = select(log.ply).where((log.table_id == tables.id) & (log.made_at >= before)).exists()
    talked = select(chat.number).where((chat.table_id == tables.id) & (chat.made_at >= before)).exists()
    return (tables.made_at < before) & ~played & ~talked


def delete_talk(c: Connection, before: float) -> list[str]:
    """The last line of a table stays as a number without words: the next one must not be taken for an old one."""
    chat = schema.chat
    old = (chat.c.made_at < before) & (chat.c.text != "")
    ids = list(c.execute(select(chat.c.table_id).where(old).distinct().limit(MOST_AT_ONCE)).scalars())
    other = chat.alias()
    last = select(func.max(other.c.number)).where(other.c.table_id == chat.c.table_id).scalar_subquery()
    there = chat.c.table_id.in_(ids) & (chat.c.made_at < before)
    c.execute(delete(chat).where(there & (chat.c.number < last)))
    c.execute(update(chat).where(there).values(text="", name=""))
    return ids
