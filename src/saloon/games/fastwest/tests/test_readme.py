"""What the README shows is true."""

import json
import re
from dataclasses import fields
from pathlib import Path

from saloon.core.match import load
from saloon.core.rules import save
from saloon.games.fastwest import GAME
from saloon.games.fastwest.state import FastwestState

FOLDER = Path(__file__).parent.parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")


def test_the_example_of_a_state_is_complete_and_sound() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", README, re.DOTALL)
    data = json.loads(example)

    state = load(GAME, data)

    assert json.loads(json.dumps(save(state))) == data
    assert list(data) == [field.name for field in fields(FastwestState)]


def test_every_field_of_a_state_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)`", README))

    assert {field.name for field in fields(FastwestState)} - explained == {"options"}


def test_every_option_bot_and_chapter_is_named() -> None:
    files = [file.name for file in FOLDER.glob("*.py") if file.name not in ("__init__.py", "events.py")]

    for name in [*[option.name for option in GAME.options], *GAME.bots, *files]:
        assert f"`{name}`" in README, name


def test_the_size_of_the_catalogue_is_as_said() -> None:
    assert "**5n + 6**, so 21 for 3 players\n  and 46 for 8" in README
    assert [len(GAME.actions(seats, GAME.settle(seats, {}))) for seats in (3, 8)] == [21, 46]
