"""The table at which the people of a finished one play again."""

import sqlalchemy as sa
from alembic import op

revision = "a6"
down_revision = "a5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("again_at", sa.Text()))
    op.add_column("tables", sa.Column("again_by", sa.Integer()))
