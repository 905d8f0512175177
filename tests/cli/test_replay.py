"""replay: a kept match told from different eyes, and files that are no match."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saloon import catalog
from saloon.core.chance import SeededChance
from saloon.core.match import Match, begin
from saloon.language import LANGUAGES

Call = Callable[..., Any]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def a_match(moves: int = 10_000) -> Match:
    match = begin(catalog.game("abilene"), 3, {"start_chips": 12}, "replay")
    luck = SeededChance("moves")
    while match.to_act() and len(match.moves) < moves:
        seat = match.to_act()[0]
        actions = match.game.rules.legal_actions(match.state, seat)
        match.play(seat, actions[luck.below(len(actions))])
    return match


def written(match: Match, **changes: object) -> dict[str, object]:
    kept = {"seed": "replay", "names": ["Anna", "Ben", "Cleo"], "bots": ["", "greedy", "random"]}
    data = {**match.to_data(), **kept, **changes}
    Path("match.json").write_text(json.dumps(data), encoding="utf-8")
    return data


@every_language
def test_a_match_is_told_to_its_end(call: Call, lang: str) -> None:
    match = a_match()
    written(match)

    answer = call("replay", "match.json", lang=lang)

    assert answer.code == 0
    assert match.fingerprint() in answer.out
    assert ("Chips to begin with: 12 chips" if lang == "en" else "Jetons au départ\u00a0: 12 jetons") in answer.out
    assert "start_chips" not in answer.out
    for name, score in zip(["Anna", "Ben", "Cleo"], match.game.rules.scores(match.state), strict=True):
        assert name in answer.out
        assert str(score[0]) in answer.out


def test_what_counts_against_players_is_not_shown_as_less_than_nothing(call: Call) -> None:
    begun = begin(catalog.game("fastwest"), 3, {}, 1)
    Path("match.json").write_text(json.dumps(begun.to_data()), encoding="utf-8")

    assert "0 tokens" in call("replay", "match.json", lang="en").out
    assert "With equal" not in call("replay", "match.json", lang="en").out  # all is equal


def test_secrets_are_told_to_those_who_know_them(call: Call) -> None:
    written(a_match())

    everybody = call("replay", "match.json").out
    anna = call("replay", "match.json", "--seat", "0").out
    everything = call("replay", "match.json", "--all").out

    assert len({everybody, anna, everything}) == 3
    assert "You " not in everybody
    assert "You " in anna
    assert "You " not in everything


def test_a_bare_log_is_told_with_numbered_players(call: Call) -> None:
    match = a_match(20)
    Path("log.json").write_text(json.dumps(match.to_data()), encoding="utf-8")

    answer = call("replay", "log.json")

    assert answer.code == 0
    assert "Player 0" in answer.out
    assert "after 20 moves" in answer.out
    assert match.fingerprint() in answer.out


BROKEN = [  # what is changed, what the refusal must mention
    ({"version": 99}, "99"),
    ({"version": "one"}, "version"),
    ({"moves": [[0, "fly", []]]}, "fly"),
    ({"moves": [[2, "join", []], [2, "join", []], [2, "join", []], [2, "join", []]]}, "Move [12]"),
    ({"moves": ["join"]}, "Move 1"),
    ({"moves": 3}, "moves"),
    ({"setup": [7]}, "0"),
    ({"seed": "another"}, "draws"),
    ({"options": {"luck": 1}}, "luck"),
    ({"options": {"hands": 0}}, "1 hand to 200 hands|1 donne à 200 donnes"),
    ({"seats": 40}, "40"),
    ({"names": ["Anna"]}, "names"),
    ({"bots": [1, 2, 3]}, "bots"),
    ({"game": "poker"}, "poker"),
]


@pytest.mark.parametrize(("changes", "mentioned"), BROKEN, ids=[str(changes)[:50] for changes, _ in BROKEN])
def test_a_log_that_does_not_replay_gets_one_clear_line(call: Call, changes: dict[str, object], mentioned: str) -> None:
    written(a_match(12), **changes)

    answers = [call("replay", "match.json", lang=lang) for lang in LANGUAGES]

    for answer in answers:
        assert answer.code == 2
        assert answer.out == ""
        assert answer.err.count("\n") == 1
    assert re.search(mentioned, answers[1].err)


@pytest.mark.parametrize("text", ["[]", "3", "{}", '{"game": 7}', '{"game": "abilene"}', ""])
def test_a_file_that_is_no_match_gets_one_clear_line(call: Call, text: str) -> None:
    Path("other.json").write_text(text, encoding="utf-8")

    answer = call("replay", "other.json")

    assert answer.code == 2
    assert answer.err.count("\n") == 1


@every_language
@pytest.mark.parametrize("command", ["replay", "verify", "think"])
@pytest.mark.parametrize("sign", ["[", '{"a":'], ids=["lists", "objects"])
def test_a_file_that_is_nested_without_end_gets_one_clear_line(call: Call, command: str, sign: str, lang: str) -> None:
    Path("deep.json").write_text(sign * 100_000, encoding="utf-8")

    answer = call(command, "deep.json", lang=lang)

    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert "deep.json" in answer.err
    assert ("too deeply" if lang == "en" else "emboîtés") in answer.err


@pytest.mark.parametrize("seat", ["3", "-1", "x"])
def test_a_seat_that_is_none_is_refused(call: Call, seat: str) -> None:
    written(a_match(5))

    answer = call("replay", "match.json", "--seat", seat)

    assert answer.code == 2
    assert "--seat" in answer.err


def test_one_seat_and_everything_exclude_each_other(call: Call) -> None:
    written(a_match(5))

    assert call("replay", "match.json", "--seat", "0", "--all").code == 2
