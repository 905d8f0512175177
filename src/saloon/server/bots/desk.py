"""Desk: where questions wait for a worker that thinks ahead; questions that a person waits for go first."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from saloon.bots.thinking import WHOLE
from saloon.table.table import Table

WAITED_FOR: Final = 0  # a person who plays is there
LOOKED_AT: Final = 1  # a spectator watches while bots play
UNSEEN: Final = 2  # nobody is there


@dataclass(frozen=True)
class Asker:
    """The reason why a bot thinks: how urgent it is, at which table, and the address of the people waiting there."""

    urgency: int = WAITED_FOR
    table: str = ""
    home: str = ""


def asker_at(table: Table) -> Asker:
    """Return the asker for the bots of a table; a table where nobody has an address counts as an address of its own."""
    people, name = table.people, table.header.id
    if awake := people.awake():
        proof = table.header.seats[awake[0]].secret_hash
        return Asker(WAITED_FOR, name, people.visitors.addresses.get(proof) or name)
    return Asker(LOOKED_AT if people.presence.is_anybody_here() else UNSEEN, name, name)


@dataclass(eq=False)
class Ticket:
    """A question at the desk."""

    asker: Asker
    called: asyncio.Event = field(default_factory=asyncio.Event)


class Desk:
    """Hands out the workers: the most urgent question first, then one of each address, and of each table, in turn.

    If there are several workers, one is kept for people: whatever else has begun to think cannot be interrupted.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._waiting: list[Ticket] = []
        self._working: list[Ticket] = []
        self._calls = 0
        self._called: dict[str, int] = {}  # for each address and table at the desk, the number of its last call

    @asynccontextmanager
    async def worker(self, asker: Asker) -> AsyncIterator[int]:
        """Wait for a worker; the value is the share of its rollouts that a bot may make, in per mille."""
        ticket = Ticket(asker)
        self._waiting.append(ticket)
        self._call()
        try:
            await ticket.called.wait()
            yield self.share(asker)
        finally:
            (self._working if ticket.called.is_set() else self._waiting).remove(ticket)
            self._forget()
            self._call()

    def share(self, asker: Asker) -> int:
        """Return the share of an asker now: each address has the same, for all its questions together.

        What is less urgent takes nothing from what is more.
        """
        rivals = [each.asker.home for each in self._everybody() if each.asker.urgency <= asker.urgency]
        wanted = len(set(rivals)) * rivals.count(asker.home)
        return WHOLE * self._workers // max(self._workers, wanted)

    def _everybody(self) -> list[Ticket]:
        return self._working + self._waiting

    def _call(self) -> None:
        """Call the next questions, as long as a worker is free for them."""
        while self._waiting:
            ticket = min(self._waiting, key=self._place)
            if len(self._working) >= self._room(ticket.asker):
                return
            self._waiting.remove(ticket)
            self._working.append(ticket)
            self._calls += 1
            self._called[ticket.asker.home] = self._called[ticket.asker.table] = self._calls
            ticket.called.set()

    def _place(self, ticket: Ticket) -> tuple[int, int, int]:
        asker = ticket.asker
        return asker.urgency, self._called.get(asker.home, 0), self._called.get(asker.table, 0)

    def _room(self, asker: Asker) -> int:
        return self._workers if asker.urgency == WAITED_FOR else max(1, self._workers - 1)

    def _forget(self) -> None:
        there = {name for each in self._everybody() for name in (each.asker.home, each.asker.table)}
        self._called = {name: number for name, number in self._called.items() if name in there}
