"""Tables at which hints are allowed."""

import sqlalchemy as sa
from alembic import op

revision = "a4"
down_revision = "a3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
