"""Visitors: the people who ask for a seat. Nobody takes a second one, and a person who was removed stays outside.

There are no accounts: a browser is known by a random key that it keeps, a household by its address. A key is stored as
a hash that only its table can compare; an address is not stored at all.
"""

import hashlib
import secrets
from dataclasses import dataclass, replace

from saloon.table.errors import NotAllowed
from saloon.table.seats import Removed, Seat, heir
from saloon.table.store import Header

MOST_REMOVED = 50  # that a table remembers


@dataclass
class Visitor:
    """What is known of a person who asks for a seat; programs send no key, and a test has no address."""

    key: str = ""
    address: str = ""


class Visitors:
    """The people who sit or have sat at one table."""

    def __init__(self, header: Header) -> None:
        self.addresses: dict[str, str] = {}  # by the proof of each person
        self._header = header

    def mark(self, visitor: Visitor) -> str:
        """Return the hash by which this table knows a visitor again; empty without a key."""
        return hashlib.sha256(f"{self._header.salt}/{visitor.key}".encode()).hexdigest() if visitor.key else ""

    def check(self, visitor: Visitor, *, is_late: bool) -> None:
        """Raise NotAllowed for a visitor who was removed or sits here; in a match also for one who sat here before."""
        if any(self._is_same(visitor, each) for each in self._header.removed):
            raise NotAllowed("removed", "the host has shown this visitor the door", {})
        if self._sits_here(visitor) or (is_late and self._has_sat_here(visitor)):
            raise NotAllowed("one-seat", "this visitor has, or had, a seat here", {})

    def _is_same(self, visitor: Visitor, removed: Removed) -> bool:
        is_known = visitor.address != "" and self.addresses.get(removed.proof) == visitor.address
        return is_known or self.mark(visitor) == removed.mark != ""

    def _sits_here(self, visitor: Visitor) -> bool:
        return any(self.mark(visitor) == seat.mark != "" for seat in self._header.seats)

    def _has_sat_here(self, visitor: Visitor) -> bool:
        """Tell whether a visitor has been here before; without a key, or at a public match, the address tells."""
        is_address_asked = self._header.is_public or not visitor.key
        is_known = is_address_asked and visitor.address != "" and visitor.address in self.addresses.values()
        return is_known or self.mark(visitor) in self._header.left


def new_salt() -> str:
    """Make the salt of a table."""
    return secrets.token_hex(8)


def without(header: Header, seat: int) -> Header:
    """Return a header without the person on a seat: the bot whose seat it was takes it back, else it is open."""
    person, seats = header.seats[seat], [*header.seats]
    seats[seat] = person.bot or Seat()
    left = [*header.left, person.mark] if person.bot and person.mark else header.left
    return replace(header, seats=seats, left=left, host=heir(seats, header.host))


def shown_out(header: Header, seat: int) -> Header:
    """Return a header without the person on a seat, who may not come back."""
    person = header.seats[seat]
    removed = [*header.removed, Removed(person.name, person.secret_hash, person.mark)]
    return replace(without(header, seat), removed=removed[-MOST_REMOVED:])
