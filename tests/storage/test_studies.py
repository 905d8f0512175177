"""Studies are kept beside the tables, in every store; backups and forgetting know them."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from study_trees import a_study, grow

from saloon import catalog
from saloon.core.chance import SeededChance
from saloon.storage.backup import back_up, restore
from saloon.storage.database import open_store
from saloon.storage.examine import examine
from saloon.storage.forgetting import NOBODY, forget_name
from saloon.storage.memory import MemoryStore
from saloon.study.document import read_study
from saloon.study.store import Kept, StudyStore


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    return str(request.getfixturevalue("postgres")())


def a_kept_study(changed: int = 2) -> Kept:
    study = a_study()
    grow(study, SeededChance(1), 12)
    return Kept("s2udy", "a" * 64, 1, changed, json.dumps(study.to_data(), ensure_ascii=False))


async def go_through(store: StudyStore) -> None:
    kept = a_kept_study()
    await store.create(kept)
    assert await store.load("s2udy") == kept
    assert await store.load("another") is None

    kept.document, kept.changed = "{}", 9
    await store.save(kept)
    assert await store.load("s2udy") == kept
    assert (await store.unchanged(9), await store.unchanged(10)) == ([], ["s2udy"])

    await store.remove("s2udy")
    assert await store.load("s2udy") is None


async def test_a_study_is_kept_changed_and_removed_in_memory() -> None:
    await go_through(MemoryStore().studies)


async def test_a_study_is_kept_changed_and_removed_in_a_database(database: str) -> None:
    store = await open_store(database)
    try:
        await go_through(store.studies)
    finally:
        await store.close()


async def test_a_study_outlives_a_restart_a_backup_and_a_name(database: str, tmp_path: Path) -> None:
    kept = a_kept_study()
    store = await open_store(database)
    await store.studies.create(kept)
    await store.close()

    copied = await back_up(database, tmp_path / "sunday.db")
    restored = await restore(tmp_path / "sunday.db", f"sqlite:///{tmp_path}/other.db")
    again = await restore(tmp_path / "sunday.db", f"sqlite:///{tmp_path}/other.db")
    store = await open_store(f"sqlite:///{tmp_path}/other.db")
    try:
        assert await store.studies.load("s2udy") == kept
        forgotten = await forget_name(store, "Ada")
        study = read_study(json.loads((await store.studies.load("s2udy")).document))
    finally:
        await store.close()

    assert (copied.studies, restored.studies, again.studies, forgotten.studies) == (1, 1, 0, 1)
    assert study.names[0] == NOBODY
    assert study.to_data()["notes"] == json.loads(kept.document)["notes"]


async def test_the_doctor_names_a_study_that_cannot_be_read(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/house.db")
    good, bad, worse = [replace(a_kept_study(), id=name) for name in ("good", "bad", "worse")]
    bad.document, worse.document = bad.document.replace("buy", "join"), "{oops"
    try:
        for each in (good, bad, worse):
            await store.studies.create(each)
        found = {finding.table: finding.error.reason async for finding in examine(store, catalog.game)}
    finally:
        await store.close()

    assert found == {"bad": "log-move", "worse": "study-broken"}
