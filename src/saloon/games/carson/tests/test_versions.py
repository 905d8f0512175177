"""Matches of version 1, kept when it was the only one, end as they did; new ones are played by the mended rules."""

import asyncio
import json
from pathlib import Path

import pytest

from saloon.cli.saves import read
from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.errors import WrongLog, WrongVersion
from saloon.core.log import MOVE, Entry, read_log
from saloon.core.match import Match, begin, replay
from saloon.core.rules import Data, save
from saloon.games.carson import GAME
from saloon.games.carson.audit import audit
from saloon.storage.database import open_store
from saloon.storage.examine import examine
from saloon.table.clock import ClockRule
from saloon.table.lobby import Lobby
from saloon.table.seats import PERSON, Seat
from saloon.table.store import LIVE, Header, Stored
from saloon.table.verify import verify

FILES = sorted((Path(__file__).parent / "version-1").glob("*.json"))
WHOLE = [file for file in FILES if "position" not in file.stem]

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
every_whole_match = pytest.mark.parametrize("file", WHOLE, ids=lambda file: file.stem)


def kept(file: Path) -> Data:
    return json.loads(file.read_text(encoding="utf-8"))


def play_rest(match: Match, moves: list) -> None:
    for seat, text, draws in moves:
        match.play(seat, match.parse(text))
        assert match.moves[-1].draws == draws


def stored(data: Data, moves: int) -> Stored:
    """Return a table as it lay in the store when so many moves had been made."""
    header = Header(
        id="old",
        game="carson",
        version=1,
        options=data["options"],
        is_public=False,
        clock=ClockRule(),
        seats=[Seat(PERSON, name) for name in data["names"]],
        seed=data["seed"],
        created=0,
        status=LIVE,
        setup=data["setup"],
    )
    lines = data["moves"][:moves]
    return Stored(header, [Entry(seq, MOVE, seat, 0, text, draws) for seq, (seat, text, draws) in enumerate(lines, 1)])


@every_file
def test_a_kept_match_ends_with_the_same_fingerprint_and_scores(file: Path) -> None:
    data = kept(file)

    for match in (replay(GAME, read_log(data)), replay(GAME, read_log(data, data["seed"]))):
        assert (match.version, match.state.ruleset) == (1, 1)
        assert match.fingerprint() == data["fingerprint"]
        assert [list(score) for score in GAME.rules.scores(match.state)] == data["scores"]
        assert match.to_data()["moves"] == data["moves"]


@every_file
def test_a_kept_file_is_read_told_again_and_verified(file: Path) -> None:
    data = kept(file)

    saved = read(file)

    assert saved.match.fingerprint() == data["fingerprint"] == verify(data).fingerprint
    assert saved.match.moves[-1].events[-1].kind.name == "game_ended"


@every_whole_match
def test_a_match_stopped_in_the_middle_ends_by_version_1(file: Path) -> None:
    data = kept(file)
    for middle in range(10, len(data["moves"]), 45):
        match = replay(GAME, read_log({**data, "moves": data["moves"][:middle]}, data["seed"]))

        play_rest(match, data["moves"][middle:])

        assert match.fingerprint() == data["fingerprint"]


@every_whole_match
def test_a_state_saved_in_the_middle_goes_on_by_version_1(file: Path) -> None:
    data = kept(file)
    middle = len(data["moves"]) // 2
    match = replay(GAME, read_log({**data, "moves": data["moves"][:middle]}))
    position = {
        name: part for name, part in save(match.state).items() if name not in GAME.added
    }  # as it was saved then

    again = begin(GAME, data["seats"], data["options"], 1, json.loads(json.dumps(position)))
    for seat, text, draws in data["moves"][middle:]:
        again.chance = ScriptedChance(draws)
        again.play(seat, again.parse(text))

    assert again.version == 1
    assert again.fingerprint() == data["fingerprint"]
    assert [list(score) for score in GAME.rules.scores(again.state)] == data["scores"]


@every_whole_match
def test_imagined_states_of_an_old_match_are_played_by_version_1(file: Path) -> None:
    data = kept(file)
    match = replay(GAME, read_log({**data, "moves": data["moves"][:60]}))

    for seat in range(data["seats"]):
        imagined = GAME.rules.imagine(GAME.rules.view(match.state, seat), SeededChance(1))
        assert imagined.ruleset == 1
        assert imagined.clone().ruleset == 1
        assert audit(imagined) == []


@every_whole_match
def test_a_live_table_begun_before_the_update_ends_by_version_1(file: Path, tmp_path: Path) -> None:
    asyncio.run(_finish_at_the_table(kept(file), f"sqlite:///{tmp_path}/house.db"))


async def _finish_at_the_table(data: Data, database: str) -> None:
    store = await open_store(database)
    half = stored(data, len(data["moves"]) // 2)
    await store.create(half.header)
    for entry in half.entries:
        await store.append("old", entry)
    table = await Lobby(store).find("old")

    for seat, text, draws in data["moves"][table.seq :]:
        await table.act(seat, table.seq, text)
        assert table.match.entries[-1].draws == draws

    assert table.match.fingerprint() == data["fingerprint"]
    assert [finding.error async for finding in examine(store, lambda name: GAME)] == [None]
    await store.close()


@every_whole_match
def test_the_mended_rules_play_the_same_moves_otherwise(file: Path) -> None:
    data = kept(file)

    with pytest.raises(WrongLog, match=r"move \d+"):
        replay(GAME, read_log({**data, "version": 2}, data["seed"]))


@pytest.mark.parametrize("version", [0, 3])
def test_a_version_that_nobody_plays_is_refused(version: int) -> None:
    data = {**kept(FILES[0]), "version": version}
    table = stored(data, 3)
    table.header.version = version

    for refused in (lambda: replay(GAME, read_log(data)), lambda: replay(GAME, table.log())):
        with pytest.raises(WrongVersion, match=f"version {version} of carson; this house plays versions 1 to 2"):
            refused()


def test_the_books_of_an_old_match_are_kept_too() -> None:
    match = replay(GAME, read_log(kept(WHOLE[0])))

    assert [sum(row) for row in match.state.tally] == match.state.points
