"""Shuffling together, and who opened a link first."""

import sqlalchemy as sa
from alembic import op

revision = "a3"
down_revision = "a2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.JSON()))
    op.add_column("keys", sa.Column("claimed_by", sa.LargeBinary()))
