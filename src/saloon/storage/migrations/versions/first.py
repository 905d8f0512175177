"""Creates tables and their logs; a log can only grow."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

SQLITE_GUARD = """
CREATE TRIGGER entries_{what} BEFORE {what} ON entries
BEGIN SELECT RAISE(ABORT, 'a log can only grow'); END
"""
POSTGRES_GUARD = """
CREATE FUNCTION entries_only_grow() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'a log can only grow'; END $$
"""
POSTGRES_TRIGGER = """
CREATE TRIGGER entries_only_grow BEFORE UPDATE OR DELETE ON entries
FOR EACH ROW EXECUTE FUNCTION entries_only_grow()
"""


def upgrade() -> None:
    """Create the first schema."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.Column("back_to", sa.Integer, nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("client_id", sa.String(40), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRES_GUARD)
        op.execute(POSTGRES_TRIGGER)
    else:
        op.execute(SQLITE_GUARD.format(what="UPDATE"))
        op.execute(SQLITE_GUARD.format(what="DELETE"))
