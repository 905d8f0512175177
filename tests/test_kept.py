"""Matches and a database that an earlier form of the house has kept: they lead to the same end for ever."""

import json
import shutil
from pathlib import Path

import pytest

from saloon import catalog
from saloon.core.log import read_log
from saloon.core.match import replay
from saloon.core.rules import Data
from saloon.storage.database import open_store
from saloon.storage.examine import examine
from saloon.table.verify import verify

KEPT = Path(__file__).parent / "kept"  # of each game: bots alone, people who take moves back, somebody who resigns
MATCHES = sorted(KEPT.glob("*.json"))
FIRST = sorted((KEPT / "first").glob("*.json"))  # of each game, by the first source of its version 1
STEP = 10  # moves from one fingerprint of these to the next


def read(file: Path) -> Data:
    data: Data = json.loads(file.read_text())
    return data


@pytest.mark.parametrize("file", MATCHES, ids=lambda file: file.stem)
def test_a_kept_match_replays_to_its_end(file: Path) -> None:
    data = read(file)

    assert verify(data).fingerprint == data["fingerprint"]


@pytest.mark.parametrize("file", FIRST, ids=lambda file: file.stem)
def test_a_match_of_the_first_source_has_the_fingerprints_that_were_written_down(file: Path) -> None:
    data = read(file)

    match = replay(catalog.game(data["game"]), read_log(data, data["seed"]))

    stops = [*range(0, match.seq, STEP), match.seq]
    assert [match.fingerprint_of(match.state_after(moves), moves) for moves in stops] == data["fingerprints"]
    assert match.fingerprint() == data["fingerprints"][-1]


def test_the_games_of_the_first_source_are_still_there() -> None:
    assert {file.stem.split("-")[0] for file in FIRST} <= set(catalog.names())


async def test_every_match_of_a_kept_database_replays(tmp_path: Path) -> None:
    copy = shutil.copy(KEPT / "house.db", tmp_path)
    store = await open_store(f"sqlite+aiosqlite:///{copy}")
    try:
        findings = [finding async for finding in examine(store, catalog.game)]
    finally:
        await store.close()

    assert [finding.error for finding in findings] == [None] * len(findings)
    assert {finding.header.game for finding in findings} == {file.stem.split("-")[0] for file in MATCHES}
    assert {finding.header.status for finding in findings} == {"live", "over"}
    assert sum(finding.entries for finding in findings) == 1016
