"""Adds studies: matches with tries and notes, each under a link of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the table of studies; a study holds its match, so that it outlives the table where it was played."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False, index=True),
        sa.Column("document", sa.Text, nullable=False),
    )
