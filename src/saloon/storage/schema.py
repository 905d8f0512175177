"""The tables of the database as SQLAlchemy knows them; migrations create them."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("is_public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("code", String(10), index=True, unique=True),  # only of a table that is open or live
    Column("header", Text, nullable=False),  # JSON: everything that is known of the table
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("action", String(200), nullable=False),
    Column("draws", Text, nullable=False),  # JSON: a list of numbers
    Column("back_to", Integer, nullable=False),
    Column("by", String(10), nullable=False),
    Column("client_id", String(40), nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("edition", Integer, nullable=False),  # of the way of judging
    Column("review", Text, nullable=False),  # JSON
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("secret_hash", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("document", Text, nullable=False),  # JSON: the same as in its file
)
