"""What is stored. The log of choices is the truth; a position is never stored except where a branch starts."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
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
    Column("hints", Boolean, nullable=False, server_default=false()),  # who is asked may ask for advice
    Column("lesson", Text, nullable=False, server_default=""),  # which one is taught at it; empty for none
    Column("day", Text, nullable=False, server_default=""),  # whose deal it has; empty for one of its own
    Column("exercise", Text, nullable=False, server_default=""),  # which one is solved at it; empty for none
    Column("deal", JSON),  # how it is shuffled together; none where the server shuffles alone
    Column("made_at", Float, nullable=False),
    Column("again_at", Text),  # the table at which its people play again
    Column("again_by", Integer),  # the seat that made it
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text),
    Column("hints", Integer, nullable=False, server_default="0"),  # so many were given to it
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

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("playouts", Integer, nullable=False),
    Column("found", Text, nullable=False),  # as it is sent; it can always be found out again
    Column("made_at", Float, nullable=False),
)

# Tables of a day's deal that count, one for each browser; others are practice.
days = Table(
    "days",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("day", Text, nullable=False),
    Column("mark", Text, nullable=False),  # of the deal: other versions deal otherwise
    Column("badge", LargeBinary, nullable=False),  # the hash of the browser's
    Column("found", Text),  # what came of it, as it was found out from the log; none while it is played
    UniqueConstraint("game", "day", "badge"),
)
