"""Tables of exercises."""

import sqlalchemy as sa
from alembic import op

revision = "a9"
down_revision = "a8"


def upgrade() -> None:
    op.add_column("tables", sa.Column("exercise", sa.Text(), nullable=False, server_default=""))
