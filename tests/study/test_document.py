"""A study holds a match, a tree of tries and notes; its file is all of it, and what cannot be is refused clearly."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from study_trees import TURN_BASED, a_study, grow

from saloon.core.chance import SeededChance
from saloon.core.errors import IllegalAction, MalformedMessage, SaloonError, WrongData, WrongLog, WrongVersion
from saloon.core.rules import save
from saloon.language import LANGUAGES
from saloon.study.document import LONGEST_NOTE, Arrow, Study, read_study
from saloon.study.line import Try, choices
from saloon.texts import Texts


def again(study: Study) -> Study:
    return read_study(json.loads(json.dumps(study.to_data())))


def other_move(study: Study, place: str = "m3") -> str:
    [actions] = choices(study.match, study.state(place)).values()
    return actions[-1].text


@pytest.mark.parametrize("name", TURN_BASED)
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_tree_that_is_written_and_read_is_the_same(name: str, seed: int) -> None:
    study = a_study(name)
    grow(study, SeededChance(seed), 12)

    read = again(study)

    assert read.to_data() == study.to_data()
    for number in study.tries:
        assert save(read.state(f"t{number}")) == save(study.state(f"t{number}"))


def test_a_try_is_played_by_the_real_rules_with_luck_of_its_own() -> None:
    study = a_study()
    match = study.match
    before = save(study.state("m2"))
    mover = match.moves[2]

    tries = [study.attempt("m2", Try("buy"), f"seed {number}") for number in range(12)]

    assert {each.made.seat for each in tries} == {mover.seat}
    assert len({tuple(each.made.draws) for each in tries}) > 1
    assert save(study.state("m2")) == before
    assert save(study.state("t1")) != before


def test_tries_go_several_levels_deep_and_are_dropped_with_all_below() -> None:
    study = a_study()
    first = study.attempt("m3", Try(other_move(study)), "1")
    second = study.attempt(f"t{first.number}", Try(other_move(study, "t1")), "2")
    study.attempt("m4", Try(other_move(study, "m4")), "3")
    study.remark("t2", "deep", [])
    study.remark("m3", "fork", [])

    assert study.path(f"t{second.number}") == (3, [first, second])
    study.drop(first.number)

    assert list(study.tries) == [3]
    assert list(study.remarks) == ["m3"]


def test_the_same_try_is_kept_once() -> None:
    study = a_study()
    move = other_move(study)

    assert study.attempt("m3", Try(move), "1") is study.attempt("m3", Try(move), "1")


def test_what_is_not_legal_is_refused_and_nothing_changes() -> None:
    study = a_study()

    with pytest.raises(IllegalAction):
        study.attempt("m3", Try("join"), "1")
    with pytest.raises(MalformedMessage):
        study.attempt("m9999", Try("buy"), "1")
    with pytest.raises(MalformedMessage):
        study.attempt("m3", Try("<script>"), "1")
    with pytest.raises(WrongData):
        study.remark("m3", "a" * (LONGEST_NOTE + 1), [])
    with pytest.raises(WrongData):
        study.remark("m3", "", [Arrow("seat:0", "javascript:alert(1)")])

    assert study.to_data() == a_study().to_data()


def test_notes_are_plain_text_without_signs_that_nobody_sees() -> None:
    study = a_study()

    study.remark("m0", "  un\u202e\u200b\x07\r\ndeux\ttrois <script>alert(1)</script> ", [])

    assert study.remarks["m0"].note == "un\ndeux trois <script>alert(1)</script>"


def test_a_race_can_be_noted_and_not_tried() -> None:
    study = a_study("fastwest", 12)
    study.remark("m3", "too slow", [Arrow("seat:0", "seat:1")])

    with pytest.raises(IllegalAction, match="only the time decides"):
        study.attempt("m3", Try("grab 0"), "1")
    assert again(study).to_data() == study.to_data()


def test_a_kept_match_becomes_a_study() -> None:
    study = a_study()

    made = read_study({**study.match.to_data(), "seed": "x", "names": study.names, "bots": study.bots})

    assert made.to_data() == {**study.to_data(), "match": {**made.to_data()["match"]}}
    assert made.match.fingerprint() == study.match.fingerprint()


def _set(*path: Any, value: Any) -> Callable[[dict], None]:
    def change(data: dict) -> None:
        for part in path[:-1]:
            data = data[part]
        data[path[-1]] = value

    return change


DAMAGES: dict[str, tuple[Callable[[dict], None], type[SaloonError]]] = {
    "another form": (_set("study", value=2), WrongVersion),
    "a form that is no number": (_set("study", value="1"), WrongData),
    "other rules": (_set("match", "version", value=99), WrongVersion),
    "a move that was not legal": (_set("match", "moves", 3, 1, value="join"), WrongLog),
    "other luck": (_set("match", "setup", value=[]), SaloonError),
    "too few names": (_set("match", "names", value=["Ada"]), WrongData),
    "a position that cannot be": (_set("match", "position", value={"hands": []}), SaloonError),
    "no match": (_set("match", value=7), WrongData),
    "an illegal try": (_set("tries", 0, "action", value="join"), IllegalAction),
    "a try with other luck": (_set("tries", 0, "draws", value=[1, 2, 3]), WrongLog),
    "a try of nowhere": (_set("tries", 0, "after", value="t9"), MalformedMessage),
    "a try by nobody": (_set("tries", 0, "seat", value=-3), IllegalAction),
    "a try that follows itself": (_set("tries", 0, "after", value="t1"), MalformedMessage),
    "two tries of one number": (_set("tries", 1, "id", value=1), WrongData),
    "a note of nowhere": (_set("notes", value={"m999": "x"}), MalformedMessage),
    "a note that is no text": (_set("notes", value={"m1": ["x"]}), WrongData),
    "an arrow that is none": (_set("arrows", value={"m1": [{"tail": "x", "head": "y", "kind": "z"}]}), WrongData),
    "a title that is a page": (_set("title", value="x" * 500), WrongData),
    "tries that are none": (_set("tries", value={"a": 1}), WrongData),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_file_that_cannot_be_is_refused_with_a_sentence_in_both_languages(name: str) -> None:
    damage, wanted = DAMAGES[name]
    study = a_study()
    study.attempt("m3", Try(other_move(study)), "1")
    study.attempt("m4", Try(other_move(study, "m4")), "1")
    data = copy.deepcopy(study.to_data())
    damage(data)

    with pytest.raises(wanted) as refused:
        read_study(data)

    for lang in LANGUAGES:
        assert Texts(lang).has(f"error-{refused.value.reason}")
        assert Texts(lang).error(refused.value)


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"study": 1}, {"game": "chess", "moves": []}])
def test_what_is_no_study_at_all_is_refused(data: object) -> None:
    with pytest.raises(SaloonError):
        read_study(data)


@pytest.mark.parametrize("place", ["m\u0661", "m1\u0661", "t\u0967", "m\uff11"])
def test_a_place_has_a_number_in_plain_digits(place: str) -> None:
    study = a_study()

    with pytest.raises(MalformedMessage):
        study.state(place)
