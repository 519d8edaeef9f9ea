"""Links that another one took the place of."""

import sqlalchemy as sa
from alembic import op

revision = "a2"
down_revision = "a1"


def upgrade() -> None:
    op.add_column("keys", sa.Column("renewed_at", sa.Float()))
