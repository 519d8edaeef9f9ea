"""Reaching a database, and bringing it to the shape this program knows."""

import re
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from squander.kernel.errors import SquanderError
from squander.server.storage import sqlite_file

LOCKED_SECONDS = 5.0
MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


class BadDatabase(SquanderError):
    """The database cannot be used, in one sentence."""


def url_of(text: str) -> URL:
    """`sqlite:///file` or `postgresql://...`; a bare path is a SQLite file."""
    try:
        url = make_url(text if "://" in text else f"sqlite:///{text}")
    except (ArgumentError, ValueError):  # of a port that is no number
        raise BadDatabase("The database must be named as sqlite:///FILE or postgresql://HOST/NAME.") from None
    driver = DRIVERS.get(url.drivername.split("+")[0])
    if driver is None:
        raise BadDatabase(f"There is no support for {url.drivername!r}; use sqlite:///FILE or postgresql://HOST/NAME.")
    if driver == "sqlite" and url.database:
        url = url.set(database=str(Path(url.database).expanduser()))
    return url.set(drivername=driver)


def is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


def connect(text: str, seconds: float | None = None) -> Engine:
    """An engine on a database that answers; raises `BadDatabase` otherwise. Later it has so many seconds to answer."""
    url = url_of(text)
    try:
        engine = embedded(url, seconds) if is_sqlite(url) else reached(url, seconds)
        try_out(engine)
        return engine
    except (DBAPIError, OSError, ImportError, NoSuchModuleError) as error:
        raise BadDatabase(f"The database {shown(url)} can't be reached: {cause_of(error)}.") from None


def try_out(engine: Engine) -> None:
    try:
        with engine.connect():
            pass
    except DBAPIError:
        engine.dispose()
        raise


def cause_of(error: Exception) -> str:
    """What the driver says first, without what it says before every cause."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    return re.sub(r"\[Errno -?\d+\] ", "", said).removeprefix("connection failed: ").rstrip(".")


def shown(url: URL) -> str:
    """As one names it, without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def reached(url: URL, seconds: float | None) -> Engine:
    from squander.server.storage import postgres  # whoever has no server's database needs no driver for one

    return postgres.reached(url, seconds)


def embedded(url: URL, seconds: float | None) -> Engine:
    """Another program may hold the file for so many seconds; then a choice is refused."""
    if url.database and url.database != ":memory:":
        require_folder(url)
        sqlite_file.prepare(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": seconds or LOCKED_SECONDS}, hide_parameters=True)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def require_folder(url: URL) -> None:
    """A path with a typing error makes no folders."""
    folder = Path(str(url.database)).expanduser().parent
    if not folder.is_dir():
        raise BadDatabase(f"The database {shown(url)} can't be reached: there is no folder {folder}; make it first.")


def prepare_sqlite(raw: sqlite3.Connection, _: object) -> None:
    """An acknowledged choice survives a power cut; transactions are begun by us, not by the driver."""
    raw.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        raw.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """Writers take their lock at once, or two of them could each wait for the other."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


# --- shape --------------------------------------------------------------------------------------------------------


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest() -> str:
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}


def revision_of(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def upgrade(engine: Engine) -> str:
    """Bring the database to the newest shape; the revision it has then."""
    refuse_newer(engine)
    config = alembic_config()
    with engine.execution_options(writing=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return newest()


def refuse_newer(engine: Engine) -> None:
    revision = revision_of(engine)
    if revision is not None and revision not in known_revisions():
        raise BadDatabase(
            f"The database {shown(engine.url)} was written by a newer Squander (its shape is {revision!r}): "
            "update the program."
        )


def ready(text: str, seconds: float | None = None) -> Engine:
    """A database in the right shape: the embedded one is brought there, a server's is left to its keeper."""
    engine = connect(text, seconds)
    try:
        make_ready(engine)
    except DBAPIError as error:
        engine.dispose()
        raise BadDatabase(f"The database {shown(engine.url)} can't be used: {cause_of(error)}.") from None
    except BadDatabase:
        engine.dispose()
        raise
    return engine


def make_ready(engine: Engine) -> None:
    refuse_newer(engine)
    if is_sqlite(engine.url):
        upgrade(engine)
    elif revision_of(engine) != newest():
        raise BadDatabase(
            f"The database {shown(engine.url)} is not in this program's shape yet: run `squander db upgrade "
            f"--database {shown(engine.url)}`."
        )
