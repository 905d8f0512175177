"""Adds reviews: what was worked out about finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table of reviews, one row at most for each table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )
