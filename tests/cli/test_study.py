"""study: a match gone through at the terminal, forked, noted, and kept as the same file that the house writes."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from study_trees import TURN_BASED, a_study

from saloon.language import LANGUAGES
from saloon.study.document import read_study

Call = Callable[..., Any]

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def written(name: str = "abilene", moves: int = 20) -> dict[str, Any]:
    data = a_study(name, moves).to_data()
    match = {key: value for key, value in data["match"].items() if key != "table"}
    Path("match.json").write_text(json.dumps(match), encoding="utf-8")
    return data


@every_language
def test_somebody_steps_forks_notes_and_keeps(call: Call, lang: str) -> None:
    written()

    kind = "menace" if lang == "fr" else "threat"
    answer = call("study", "match.json", lang=lang, lines=f"\n\n\np\n1\n1\nw Trop cher\na seat:0 pot {kind}\nt\n?\nq\n")

    kept = json.loads(Path("match-study.json").read_text(encoding="utf-8"))
    assert answer.code == 0, answer.err
    assert [(each["id"], each["after"]) for each in kept["tries"]] == [(1, "m2"), (2, "t1")]
    assert kept["notes"] == {"t2": "Trop cher"}
    assert kept["arrows"] == {"t2": [{"tail": "seat:0", "head": "pot", "kind": "threat"}]}
    assert "match-study.json" in answer.out
    assert ("Menace" if lang == "fr" else "Threat") not in answer.out  # shown only when one comes back
    assert read_study(kept).to_data() == kept


def test_a_study_is_gone_on_with_and_a_try_taken_out(call: Call) -> None:
    written()
    call("study", "match.json", "--at", "m2", lines="1\n1\nw deep\nq\n")

    again = call("study", "match-study.json", "--at", "t2", lines="p\nd\n1\n")  # the end of what is typed keeps, too

    kept = json.loads(Path("match-study.json").read_text(encoding="utf-8"))
    assert "deep" in again.out
    assert [each["after"] for each in kept["tries"]] == ["m2"]
    assert kept["notes"] == {}


def test_one_seat_sees_less_than_all_hands_open(call: Call) -> None:
    written()

    everything, seat = [
        call("study", "match.json", *words, "--at", "m3", lines="q\n") for words in ((), ("--seat", "0"))
    ]

    assert everything.out != seat.out
    assert not Path("match-study.json").exists()  # nothing was changed


@pytest.mark.parametrize("name", TURN_BASED)
def test_every_game_is_studied_to_its_end_and_forked(call: Call, name: str) -> None:
    moves = len(written(name)["match"]["moves"])
    place = f"m{min(10, moves // 2)}"  # a match may be over before its tenth move

    answer = call("study", "match.json", "--export", "out.json", "--at", place, lines="\n\n1\n\np\nq\n")

    assert answer.code == 0, answer.err
    assert len(json.loads(Path("out.json").read_text(encoding="utf-8"))["tries"]) == 1


def test_a_race_is_gone_through(call: Call) -> None:
    written("fastwest", 12)

    answer = call("study", "match.json", lines="\n\n1\nw late\nq\n")

    assert answer.code == 0, answer.err
    assert json.loads(Path("match-study.json").read_text(encoding="utf-8"))["notes"] == {"m2": "late"}


@every_language
def test_what_will_not_do_is_said_and_nothing_is_lost(call: Call, lang: str) -> None:
    data = written()
    typed = "w kept\n99999\nm999\nt7\na here\na seat:0 <b>\nd\nxyz\nq\n"

    answer = call("study", "match.json", lang=lang, lines=typed)
    Path("new.json").write_text(json.dumps({**data, "study": 9}), encoding="utf-8")
    newer = call("study", "new.json", lang=lang)
    nowhere = call("study", "match.json", "--at", "m999", lang=lang)
    there = call("study", "match.json", "--export", "new.json", lang=lang)

    assert answer.code == 0, answer.err
    assert json.loads(Path("match-study.json").read_text(encoding="utf-8"))["notes"] == {"m0": "kept"}
    assert [each.code for each in (newer, nowhere, there)] == [2, 2, 2]
    assert "9" in newer.err
    assert "m999" in nowhere.err


def test_the_study_is_printed_as_json(call: Call) -> None:
    data = written()

    printed = json.loads(call("study", "match.json", "--json").out)

    assert printed == {**data, "match": {**data["match"], "table": ""}}
