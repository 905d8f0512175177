"""StudyRoom: the studies of a house; each is read by its id and changed by its secret, one change at a time."""

import asyncio
import hmac
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar
from weakref import WeakValueDictionary

from saloon.core.errors import SaloonError, WrongLog
from saloon.server.errors import NotFound, TooLarge
from saloon.server.studies import Places
from saloon.study.document import Study, read_study
from saloon.study.store import Kept, StudyStore
from saloon.table.clock import DAY, Now
from saloon.table.errors import NotAllowed, StorageFailed, WrongMoment
from saloon.table.means import LETTERS
from saloon.table.seats import hash_secret, new_secret

MOST_BYTES = 60_000  # of a study; its file fits into one request
MOST_READ = 24  # studies that are in memory
ID_LENGTH = 16  # so many that an id cannot be guessed: a person who knows one was given the link

Answer = TypeVar("Answer")


class StudyRoom:
    """Keeps studies, and a few of them at hand."""

    def __init__(self, store: StudyStore, now: Now, places: Places, most: int) -> None:
        self._store = store
        self._now = now
        self._places = places  # where what is not at hand is read
        self._most = most
        self._read: dict[str, Study] = {}  # the last ones asked for come last
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def check_room(self) -> None:
        """Raise WrongMoment if the house keeps as many studies as it may."""
        if await self._store.count() >= self._most:
            raise WrongMoment(
                "studies-full", f"this house keeps {self._most} studies, and no more", {"high": self._most}
            )

    async def open(self, study: Study) -> tuple[str, str]:
        """Keep a new study; return its id, and the secret by which it may be changed."""
        study_id, secret = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)), new_secret()
        now = self._now()
        await self._store.create(Kept(study_id, hash_secret(secret), now, now, _written(study)))
        self._keep_at_hand(study_id, study)
        return study_id, secret

    def is_at_hand(self, study_id: str) -> bool:
        """Tell whether a study need not be read."""
        return study_id in self._read

    async def find(self, study_id: str, address: str) -> Study:
        """Return a study to somebody at an address, and note that it was opened; raise NotFound if there is none."""
        async with self._lock(study_id):
            kept = await self._kept(study_id)
            study = await self._load(kept, address)
            await self._note_opened(kept)
            return study

    async def _note_opened(self, kept: Kept) -> None:
        """Keep, once a day, that a study is still opened, so that it is not cleared; it need not succeed."""
        now = self._now()
        if now - kept.changed >= DAY:
            kept.changed = now
            with suppress(StorageFailed):
                await self._store.save(kept)

    async def change(self, study_id: str, secret: str, address: str, change: Callable[[Study], Answer]) -> Answer:
        """Change a study and keep it; what is refused, or cannot be kept, changes nothing."""
        async with self._lock(study_id):
            kept = await self._kept(study_id)
            _check(kept, secret)
            study = await self._load(kept, address)
            try:
                answer = change(study)
                kept.document, kept.changed = _written(study), self._now()
                await self._store.save(kept)
            except BaseException:
                self._read.pop(study_id, None)
                raise
            return answer

    async def remove(self, study_id: str, secret: str) -> None:
        """Delete a study."""
        async with self._lock(study_id):
            _check(await self._kept(study_id), secret)
            await self._store.remove(study_id)
            self._read.pop(study_id, None)

    async def clear(self, before: int) -> int:
        """Delete the studies that nobody has opened since a time; tell how many there were."""
        old = await self._store.unchanged(before)
        for study_id in old:
            await self._store.remove(study_id)
            self._read.pop(study_id, None)
        return len(old)

    def _lock(self, study_id: str) -> asyncio.Lock:
        return self._locks.setdefault(study_id, asyncio.Lock())

    async def _kept(self, study_id: str) -> Kept:
        kept = await self._store.load(study_id)
        if kept is None:
            raise NotFound("unknown-study", f"there is no study {study_id[:40]!r}", {})
        return kept

    async def _load(self, kept: Kept, address: str) -> Study:
        study = self._read.pop(kept.id, None)
        if study is None:
            study = await self._places.work(lambda: read(kept.document), address)
        self._keep_at_hand(kept.id, study)
        return study

    def _keep_at_hand(self, study_id: str, study: Study) -> None:
        self._read[study_id] = study
        while len(self._read) > MOST_READ:
            del self._read[next(iter(self._read))]


def read(document: str | object) -> Study:
    """Read a study from its text or its data; damaged data may make the rules fail with any error."""
    try:
        return read_study(json.loads(document) if isinstance(document, str) else document)
    except SaloonError:
        raise
    except Exception as error:
        kind = type(error).__name__
        raise WrongLog("study-broken", f"this study cannot be followed: {kind}", {"problem": kind}) from error


def _written(study: Study) -> str:
    text = json.dumps(study.to_data(), ensure_ascii=False, separators=(",", ":"))
    if len(text.encode()) > MOST_BYTES:
        raise TooLarge("study-large", f"a study has at most {MOST_BYTES} bytes", {"high": MOST_BYTES})
    return text


def _check(kept: Kept, secret: str) -> None:
    if not hmac.compare_digest(kept.secret_hash, hash_secret(secret)):
        raise NotAllowed("study-secret", "this secret does not open the study for changes", {})
