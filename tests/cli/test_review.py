"""saloon review: what decided a match, in the terminal."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SHORT = ("abilene", "-o", "match_end=fixed_hands", "-o", "hands=1", "--players", "3", "--seed", "4", "--pace", "0")


@pytest.fixture
def played(call: Callable[..., Any]) -> Path:
    """Play a short match to its end, and keep it."""
    call("play", *SHORT, "--save", "match.json", lines="1\n" * 200)
    return Path("match.json")


def test_a_match_is_reviewed_and_its_accounts_add_up(call: Callable[..., Any], played: Path) -> None:
    review = json.loads(call("review", str(played), "--json").out)

    ends = [ledger["start"] + ledger["luck"] + ledger["own"] + ledger["others"] for ledger in review["ledgers"]]
    assert ends == [ledger["end"] for ledger in review["ledgers"]] == review["chances"][-1]
    assert sum(ends) == review["whole"]


def test_a_review_is_told_in_both_languages(call: Callable[..., Any], played: Path) -> None:
    french, english = [call("review", str(played), "--seat", "0", "--lang", lang) for lang in ("fr", "en")]

    assert (french.code, english.code) == (0, 0)
    assert "Les moments décisifs" in french.out
    assert "The moments that decided" in english.out
    assert "100,00" in french.out
    assert "100.00" in english.out


def test_a_match_that_is_not_over_is_refused(call: Callable[..., Any]) -> None:
    call("play", "abilene", "--seed", "1", "--save", "begun.json", lines="1\n")

    french, english = [call("review", "begun.json", lang=lang) for lang in ("fr", "en")]

    assert (french.code, english.code) == (2, 2)
    assert "jamais analysée" in french.err
    assert "never analysed" in english.err


def test_a_seat_that_is_not_there_is_refused(call: Callable[..., Any], played: Path) -> None:
    answer = call("review", str(played), "--seat", "3", lang="en")

    assert answer.code == 2
    assert "0 to 2" in answer.err


def test_a_match_of_rules_that_nobody_knows_any_more_is_refused(call: Callable[..., Any], played: Path) -> None:
    played.write_text(json.dumps({**json.loads(played.read_text("utf-8")), "version": 99}), encoding="utf-8")

    answer = call("review", str(played), lang="en")

    assert answer.code != 0
    assert "99" in answer.err
