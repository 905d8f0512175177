"""Seats: who sits where, and the secret that proves it."""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import asdict, dataclass

from saloon.core.errors import MalformedMessage
from saloon.core.rules import Data

OPEN, PERSON, BOT = "open", "person", "bot"
LONGEST_NAME = 24
LONGEST_LINE = 200
BOT_NAMES = ("Calamity", "Wyatt", "Belle", "Doc", "Annie", "Jesse", "Pearl", "Cole", "Stella", "Bass")


@dataclass
class Seat:
    """One seat of a table, as it is stored."""

    kind: str = OPEN
    name: str = ""
    level: str = ""  # of a bot
    secret_hash: str = ""  # of a person

    def to_data(self) -> Data:
        """Give the seat as plain data."""
        return asdict(self)


def a_bot(level: str, taken: list[str]) -> Seat:
    """Seat a bot under a name that nobody else has."""
    free = [name for name in BOT_NAMES if name not in taken]
    return Seat(BOT, free[0] if free else f"Bot {len(taken)}", level)


def new_secret() -> str:
    """Make a secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """Hash a secret; it is long and random, so a plain hash keeps it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def find_seat(seats: list[Seat], secret: str) -> int | None:
    """Find the seat that a secret opens; every seat is compared, in constant time each."""
    hashed = hash_secret(secret)
    opened = [number for number, seat in enumerate(seats) if hmac.compare_digest(seat.secret_hash, hashed)]
    return opened[0] if opened else None


def clean(text: str, longest: int) -> str:
    """Make a line of what somebody typed: no control characters, no invisible marks, single spaces."""
    plain = unicodedata.normalize("NFC", text)
    seen = "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in plain)
    return " ".join(seen.split())[:longest].strip()


def clean_name(text: str) -> str:
    """Read a nickname; raise MalformedMessage if nothing is left of it."""
    name = clean(text, LONGEST_NAME)
    if not name:
        raise MalformedMessage("name", f"{text!r} is no name; type 1 to {LONGEST_NAME} letters", {"high": LONGEST_NAME})
    return name
