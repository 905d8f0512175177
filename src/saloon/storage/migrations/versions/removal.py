"""A log still only grows, unless its whole table is being removed."""

from alembic import op

revision = "0003"
down_revision = "0002"

SQLITE_GUARD = """
CREATE TRIGGER entries_DELETE BEFORE DELETE ON entries
WHEN NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND status = 'removed')
BEGIN SELECT RAISE(ABORT, 'a log can only grow'); END
"""
POSTGRES_GUARD = """
CREATE OR REPLACE FUNCTION entries_only_grow() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND status = 'removed') THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'a log can only grow';
END $$
"""


def upgrade() -> None:
    """Let the entries of a table go whose status says that it is being removed."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(POSTGRES_GUARD)
    else:
        op.execute("DROP TRIGGER IF EXISTS entries_DELETE")
        op.execute(SQLITE_GUARD)
