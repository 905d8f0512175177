"""Files from strangers: whatever stands in one, the answer is one clear line without a control sign, and code 2."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from study_trees import a_study

from saloon.language import LANGUAGES

Call = Callable[..., Any]
COMMANDS = ("study", "replay", "verify", "think", "review")
LONG = 10**30
LONGEST = "9" * 5000  # digits; Python reads 4300 at most

every_command = pytest.mark.parametrize("command", COMMANDS)


def a_match(**changes: object) -> dict[str, Any]:
    data = a_study("abilene", 20).to_data()["match"]
    return {**{key: value for key, value in data.items() if key != "table"}, **changes}


BAD: dict[str, str] = {
    "long": json.dumps(a_match(seats=LONG)),
    "longest": json.dumps(a_match()).replace('"version": ', f'"more": {LONGEST}, "version": '),
    "long-draw": json.dumps(a_match(setup=[LONG])),
    "long-option": json.dumps(a_match(options={"start_chips": LONG})),
    "long-position": json.dumps(a_match(setup=[], moves=[], position={"chips": [LONG]})),
    "seed": json.dumps(a_match(seed="\ud800")),
    "escape": json.dumps(a_match(game="\x1b[31mabilene\x9b2J")),
}


@every_command
@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_gets_one_line_and_code_2(call: Call, command: str, name: str) -> None:
    Path("bad.json").write_text(BAD[name], encoding="utf-8")
    if command == "study" and name == "seed":
        return  # a study has no use for the seed

    for lang in LANGUAGES:
        answer = call(command, "bad.json", lang=lang)

        assert (answer.code, answer.out) == (2, ""), answer.err
        assert answer.err.count("\n") == 1
        assert not {"\x1b", "\x9b"} & set(answer.err)


def test_a_study_of_an_unknown_form_is_refused_however_long_its_number(call: Call) -> None:
    Path("bad.json").write_text(json.dumps({"study": LONG}), encoding="utf-8")

    answer = call("study", "bad.json")

    assert (answer.code, answer.err.count("\n")) == (2, 1)


def test_what_verify_finds_untrue_is_damage_and_not_a_wrong_use(call: Call) -> None:
    Path("match.json").write_text(json.dumps(a_match(seed="another")), encoding="utf-8")

    answer = call("verify", "match.json")

    assert (answer.code, answer.err.count("\n")) == (1, 1)


@pytest.mark.parametrize("command", ["replay", "study"])
def test_no_control_sign_of_a_name_or_note_reaches_the_terminal(call: Call, command: str) -> None:
    names = ["\x1b[31mAda\x9b2J", "B\x07en\x1b]0;x\x07"]
    Path("match.json").write_text(json.dumps(a_match(names=names)), encoding="utf-8")

    answer = call(command, "match.json", lines="\nq\n")

    assert answer.code == 0, answer.err
    assert "Ada" in answer.out
    assert not {"\x1b", "\x9b", "\x07"} & set(answer.out + answer.err)
