"""Tables and entries as rows of the database, and back."""

from typing import Any

import msgspec

from saloon.table.store import Entry, Header

Row = dict[str, Any]

read_header = msgspec.json.Decoder(Header).decode
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


def read_entry(row: Any) -> Entry:
    """Read an entry from its row."""
    return Entry(
        seq=row.seq,
        kind=row.kind,
        seat=row.seat,
        at=row.at,
        action=row.action,
        draws=msgspec.json.decode(row.draws),
        back_to=row.back_to,
        by=row.by,
        client_id=row.client_id,
    )
