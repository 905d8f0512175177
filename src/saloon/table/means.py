"""Means: where tables get games, ids, seeds and the time from."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

from saloon import catalog
from saloon.core.game import Game
from saloon.table.clock import Now, SteadyClock, Ticker
from saloon.table.codes import new_code
from saloon.table.seats import new_secret
from saloon.table.table import GRACE, PATIENCE

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another
ID_LENGTH = 10


def new_id() -> str:
    """Make the id of a table: permanent, and impossible to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_seed() -> str:
    """Make the seed of a match."""
    return secrets.token_hex(32)


def seed_hash(seed: str) -> str:
    """Hash a seed; a table publishes the hash before the first move."""
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass
class Means:
    """Where a lobby gets games, ids, seeds and the time from; tests bring their own."""

    find_game: Callable[[str], Game] = catalog.game
    make_id: Callable[[], str] = new_id
    make_code: Callable[[], str] = new_code
    make_seed: Callable[[], str] = new_seed
    make_secret: Callable[[], str] = new_secret
    now: Now = field(default_factory=SteadyClock)
    ticker: Ticker = field(default_factory=Ticker)
    grace: int = GRACE
    patience: int = PATIENCE
    rest_ms: int = 0  # that a table rests after a beat; 0: never
    most_each: int = 0  # tables, open or live, of one opener; 0: any number
