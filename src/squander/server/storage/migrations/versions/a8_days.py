"""Tables of the deal of the day, and which of them count."""

import sqlalchemy as sa
from alembic import op

revision = "a8"
down_revision = "a7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "days",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", name="fk_days_table_id_tables"), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("badge", sa.LargeBinary(), nullable=False),
        sa.Column("found", sa.Text()),
        sa.PrimaryKeyConstraint("table_id", name="pk_days"),
        sa.UniqueConstraint("game", "day", "badge", name="uq_days_game"),
    )
