"""Converts headers and entries to rows of the database, and back."""

import re
from typing import Any

import msgspec

from saloon.core.errors import WrongData, WrongLog, WrongOption
from saloon.core.log import MOVE, RESIGN, UNDO, Entry
from saloon.table.seats import BOT, OPEN, PERSON
from saloon.table.store import (
    ALWAYS,
    ASIDE,
    AUTO,
    CALM,
    CLOSED,
    LIVE,
    NEVER,
    NORMAL,
    OVER,
    QUICK,
    RESTING,
    WAITING,
    Header,
)

Row = dict[str, Any]

STATUSES = (WAITING, LIVE, RESTING, OVER, CLOSED, ASIDE)
KINDS = (MOVE, UNDO, RESIGN)
NUMBERS = ("seq", "seat", "at", "back_to")  # columns of an entry
UNREADABLE = (msgspec.DecodeError, ValueError, TypeError, RecursionError)

_decode_header = msgspec.json.Decoder(Header).decode
_decode_draws = msgspec.json.Decoder(list[int]).decode
_write = msgspec.json.Encoder().encode


def header_row(header: Header) -> Row:
    """Write a header as a row."""
    return {
        "id": header.id,
        "game": header.game,
        "version": header.version,
        "status": header.status,
        "is_public": header.is_public,
        "created": header.created,
        "code": header.held_code(),
        "header": _write(header).decode(),
    }


def entry_row(table: str, entry: Entry) -> Row:
    """Write an entry of a log as a row."""
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "action": entry.action,
        "draws": _write(entry.draws).decode(),
        "back_to": entry.back_to,
        "by": entry.by,
        "client_id": entry.client_id,
    }


def read_header(text: Any, table: str | None = None) -> Header:
    """Read the header of a table; raise WrongData if it is damaged, or one of another table."""
    try:
        header = _decode_header(text)
    except UNREADABLE as error:
        raise _wrong_header(error) from error
    if table is not None and header.id != table:
        raise WrongData("table-id", f"table {table} has the header of {header.id}", {"other": header.id[:40]})
    if header.status not in STATUSES:
        raise _unknown_status(header.status)
    wrong = _wrong_field(header)
    if wrong:
        raise WrongData("table-field", f"{wrong} of the header cannot be", {"field": wrong})
    return header


def check_status(status: object) -> None:
    """Raise WrongData for a status that no table has."""
    if status not in STATUSES:
        raise _unknown_status(status)


def _unknown_status(status: object) -> WrongData:
    return WrongData("table-status", f"no table is {status!r}", {"status": str(status)[:40]})


def _wrong_field(header: Header) -> str:
    """Name the first part of a header that has the right type and cannot be."""
    if not header.seats or any([seat.kind not in (OPEN, PERSON, BOT) for seat in header.seats]):
        return "seats"
    try:
        header.clock.check()
    except WrongOption:
        return "clock"
    if header.hints not in (AUTO, ALWAYS, NEVER):
        return "hints"
    return "" if header.pace in (CALM, NORMAL, QUICK) else "pace"


def _wrong_header(error: Exception) -> WrongData:
    field = re.search(r"at `\$\.?(.+)`", str(error))
    if field:
        return WrongData("table-field", f"{field[1]} of the header cannot be", {"field": field[1]})
    missing = re.search(r"missing required field `(.+?)`", str(error))
    if missing:
        return WrongData("table-field", f"{missing[1]} is missing in the header", {"field": missing[1]})
    return WrongData("table-json", "the header is no JSON object", {})


def read_entry(row: Any) -> Entry:
    """Read an entry from its row; raise WrongLog naming the column that is damaged."""
    for column, value in row._mapping.items():
        if not isinstance(value, int if column in NUMBERS else str):
            raise _wrong_column(row, column)
    if row.kind not in KINDS:
        raise _wrong_column(row, "kind")
    return Entry(
        seq=row.seq,
        kind=row.kind,
        seat=row.seat,
        at=row.at,
        action=row.action,
        draws=_read_draws(row),
        back_to=row.back_to,
        by=row.by,
        client_id=row.client_id,
    )


def _read_draws(row: Any) -> list[int]:
    try:
        return _decode_draws(row.draws)
    except UNREADABLE as error:
        raise _wrong_column(row, "draws") from error


def _wrong_column(row: Any, column: str) -> WrongLog:
    seq = str(row.seq)[:20]
    return WrongLog("log-column", f"{column} of entry {seq} of the log cannot be read", {"move": seq, "column": column})
