"""A match is played, replayed and ended by the version of the rules it began with."""

import hashlib
import json

import pytest
from toys import grab_game

from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.errors import WrongVersion
from saloon.core.log import read_log
from saloon.core.match import Match, begin, replay
from saloon.core.rules import save
from saloon.lab import conformance
from saloon.lab.walk import settings

GRAB = grab_game()


def old_match() -> Match:
    """Begin a match of version 1 with six stones."""
    return Match(GRAB, 2, {}, ScriptedChance([1]), version=1)


def hashed(state: dict[str, int]) -> str:
    return hashlib.sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()[:16]


def texts(match: Match) -> list[str]:
    return [str(action) for action in GRAB.rules.legal_actions(match.state, match.to_act()[0])]


def test_a_new_match_is_played_by_the_newest_rules() -> None:
    match = begin(GRAB, 2, {}, 1)

    assert match.version == 2
    assert match.state.stones >= 9
    assert texts(match) == ["take 1", "take 2", "take 3"]


def test_a_match_of_an_older_version_is_laid_out_and_goes_on_by_it() -> None:
    match = old_match()

    match.play(0, match.parse("take 1"))

    assert match.state.stones == 5
    assert texts(match) == ["take 1", "take 2"]


def test_a_log_names_the_version_it_was_begun_with_and_replays_by_it() -> None:
    match = old_match()
    for seat, action in ((0, "take 2"), (1, "take 2")):
        match.play(seat, match.parse(action))

    data = json.loads(json.dumps(match.to_data()))
    again = replay(GRAB, read_log(data))

    assert (data["version"], again.version, again.state) == (1, 1, match.state)
    again.play(0, again.parse("take 2"))
    assert again.is_over()


def test_the_first_table_of_an_older_match_is_laid_out_again_by_its_version() -> None:
    match = old_match()
    match.play(0, match.parse("take 1"))

    assert match.state_after(0).stones == 6  # version 2 would lay out ten


def test_a_move_that_is_taken_back_leaves_the_version() -> None:
    match = old_match()
    match.play(0, match.parse("take 1"))

    match.take_back(0)

    assert (match.version, match.state.ruleset, texts(match)) == (1, 1, ["take 1", "take 2"])


@pytest.mark.parametrize("version", [0, 3, 99, -1])
def test_a_version_that_is_too_old_or_too_new_is_refused(version: int) -> None:
    data = {**old_match().to_data(), "version": version}

    with pytest.raises(WrongVersion, match=f"played by version {version} of grab; this house plays versions 1 to 2"):
        replay(GRAB, read_log(data))


def test_a_version_is_refused_before_its_options_are_read() -> None:
    data = {**old_match().to_data(), "version": 3, "options": {"new_option": 1}}

    with pytest.raises(WrongVersion):
        replay(GRAB, read_log(data))


def test_the_fingerprint_of_an_older_match_leaves_out_what_came_later() -> None:
    then = {"stones": 6, "turn": 0, "seats": 2}  # what version 1 knew of a state

    assert old_match().fingerprint() == hashed(then)
    assert Match(GRAB, 2, {}, ScriptedChance([1])).fingerprint() == hashed({**then, "stones": 10, "ruleset": 2})


def test_a_position_is_played_by_its_own_version() -> None:
    old, new = save(old_match().state), save(begin(GRAB, 2, {}, 1).state)

    assert begin(GRAB, 2, {}, 1, old).version == 1
    assert begin(GRAB, 2, {}, 1, new).version == 2


def test_a_position_that_names_no_version_is_older_than_the_field() -> None:
    position = {name: part for name, part in save(old_match().state).items() if name != "ruleset"}

    match = begin(GRAB, 2, {}, 1, position)

    assert (match.version, match.state.ruleset) == (1, 1)
    assert replay(GRAB, read_log(match.to_data())).version == 1


def test_a_position_of_a_version_to_come_is_refused() -> None:
    position = {**save(old_match().state), "ruleset": 3}

    with pytest.raises(WrongVersion):
        begin(GRAB, 2, {}, 1, position)


def test_an_imagined_state_keeps_the_version() -> None:
    view = GRAB.rules.view(old_match().state, 0)

    assert GRAB.rules.imagine(view, SeededChance(1)).ruleset == 1


def test_the_examination_walks_through_every_version() -> None:
    assert {setting.version for setting in settings(GRAB)} == {0, 1}
    assert list(conformance.games_end(GRAB)) == []
    assert list(conformance.save_and_load(GRAB)) == []
    assert list(conformance.logs_replay(GRAB)) == []
