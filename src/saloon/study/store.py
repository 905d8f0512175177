"""StudyStore: the protocol by which studies are kept, and a study as it is kept."""

from dataclasses import dataclass
from typing import Protocol


@dataclass
class Kept:
    """A study as it is kept: its document, and the hash of the secret by which it may be changed."""

    id: str
    secret_hash: str
    created: int  # ms since 1970
    changed: int  # or last opened, to a day; ms since 1970
    document: str  # JSON, the same as in its file


class StudyStore(Protocol):
    """Keeps studies; what it has confirmed survives a power cut."""

    async def create(self, study: Kept) -> None:
        """Keep a new study."""

    async def save(self, study: Kept) -> None:
        """Keep a study that was changed."""

    async def load(self, study: str) -> Kept | None:
        """Bring a study back; None if there is none."""

    async def unchanged(self, before: int) -> list[str]:
        """List the ids of the studies that nobody has changed or opened since a time."""

    async def count(self) -> int:
        """Tell how many studies are kept."""

    async def remove(self, study: str) -> None:
        """Delete a study."""
