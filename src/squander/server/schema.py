"""What is stored. The log of choices is the truth; a position is never stored except where a branch starts."""

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("archive", Boolean, nullable=False),  # an uploaded record: to look at, not to play
    Column("start", JSON),  # the position a branch of a running game starts from
    Column("deal", JSON),  # how it is shuffled together; none where the server shuffles alone
    Column("made_at", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("owner", Boolean, nullable=False),
    Column("renewed_at", Float),  # since when another link holds in place of this one
    Column("claimed_by", LargeBinary),  # the hash of the badge of the browser that opened it first
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("who", Integer, nullable=False),
    Column("question", Text, nullable=False),
    Column("option", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("made_at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made_at", Float, nullable=False),
)
