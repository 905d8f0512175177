"""Seats: the players on the seats of a table, and the secret by which people prove their right."""

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

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
    since: int = 0  # when a person sat down, in ms since 1970
    mark: str = ""  # of a person: the hash of the key that their browser keeps
    bot: "Seat | None" = None  # whose seat a person took in the match; it comes back when they leave


@dataclass
class Removed:
    """A person whom the host has removed, as it is stored."""

    name: str
    proof: str  # the hash of the secret that opened their seat
    mark: str


@dataclass
class Right:
    """The right to a seat: its number, and the proof. It ends when the seat changes hands."""

    seat: int
    proof: str  # the hash of the secret


def heir(seats: list[Seat], host: str) -> str:
    """Return the proof of the host if they sit here, else of the person who has sat here longest; empty for nobody."""
    people = sorted([(seat.since, seat.secret_hash) for seat in seats if seat.kind == PERSON])
    proofs = [proof for _, proof in people]
    return host if host in proofs else "".join(proofs[:1])


def a_bot(level: str, taken: list[str]) -> Seat:
    """Make the seat of a bot, with a name that nobody else has."""
    free = [name for name in BOT_NAMES if name not in taken]
    return Seat(BOT, free[0] if free else f"Bot {len(taken)}", level)


def new_secret() -> str:
    """Make a secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """Hash a secret; it is long and random, so a plain hash is safe."""
    return hashlib.sha256(secret.encode()).hexdigest()


def find_seat(seats: list[Seat], secret: str) -> int | None:
    """Return the seat that a secret belongs to, or None; every seat is compared, each in constant time."""
    hashed = hash_secret(secret)
    opened = [number for number, seat in enumerate(seats) if hmac.compare_digest(seat.secret_hash, hashed)]
    return opened[0] if opened else None


def clean(text: str, longest: int) -> str:
    """Turn what somebody typed into one line: no control characters, no invisible characters, single spaces."""
    plain = unicodedata.normalize("NFC", text)
    seen = "".join(" " if unicodedata.category(char)[0] in "CZ" else char for char in plain)
    return " ".join(seen.split())[:longest].strip()
