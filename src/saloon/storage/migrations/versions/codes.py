"""Adds codes: tables that are open or live have one, all different."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column for codes; tables get theirs when they are next loaded."""
    op.add_column("tables", sa.Column("code", sa.String(10)))
    op.create_index("ix_tables_code", "tables", ["code"], unique=True)
