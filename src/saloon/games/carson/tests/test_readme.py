"""What the README shows is true."""

import json
import re
from pathlib import Path

import pytest

from saloon.core.rules import save
from saloon.games.carson import GAME
from saloon.games.carson.audit import audit

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_saved_state_loads_and_is_complete() -> None:
    data = json.loads(re.findall(r"```json\n(.*?)```", README, re.DOTALL)[-1])

    state = GAME.rules.load(data)

    assert audit(state) == []
    assert save(state) == data
    assert len(GAME.rules.legal_actions(state, 0)) > 1


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_every_option_is_named(option: str) -> None:
    assert f"`{option}`" in README


def test_the_catalogue_is_as_large_as_it_says() -> None:
    rows = re.findall(r"^\| `(.*?)` \| ([\d, ]+) \|", README, re.MULTILINE)
    counts = [int(count) for _, numbers in rows for count in numbers.split(",")]

    assert sum(counts) == len(GAME.numbering(4, GAME.settle(4, {}))) == 805


def test_every_verb_is_in_the_table() -> None:
    assert [verb for verb in GAME.verbs if f"`{verb}" not in README] == []
