"""What looking back on a finished game found out."""

import sqlalchemy as sa
from alembic import op

revision = "a5"
down_revision = "a4"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("playouts", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_analyses_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
    )
