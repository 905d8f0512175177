"""Statement: SQL in the words of a driver."""

from typing import Any

from sqlalchemy import ClauseElement, Dialect
from sqlalchemy.sql.compiler import SQLCompiler

from saloon.storage.committer import Values
from saloon.storage.rows import Row


class Statement:
    """A statement in the words of the driver, worked out once."""

    def __init__(self, statement: ClauseElement, dialect: Dialect) -> None:
        kind: type[Any] = type(dialect)
        positional = kind(paramstyle="qmark" if dialect.name == "sqlite" else "format")
        compiled = statement.compile(dialect=positional)
        assert isinstance(compiled, SQLCompiler), "every statement here is one of SQL"
        assert compiled.positiontup is not None, "values go by position"
        self.text = compiled.string
        self._names = compiled.positiontup

    def values(self, row: Row) -> Values:
        """Put the values of a row in the order of the statement."""
        return tuple([row[name] for name in self._names])
