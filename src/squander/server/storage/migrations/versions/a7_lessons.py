"""Tables of lessons, and how many hints each seat has had."""

import sqlalchemy as sa
from alembic import op

revision = "a7"
down_revision = "a6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))
