"""What the README says is true."""

import json
import re
from pathlib import Path

from saloon.core.match import load
from saloon.core.rules import save
from saloon.games.western import GAME
from saloon.games.western.actions import VERBS

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_saved_state_loads_and_is_whole() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", README, re.DOTALL)

    state = load(GAME, json.loads(block))

    assert save(state) == json.loads(block)


def test_the_catalogue_has_the_sizes_told() -> None:
    sizes = [int(size) for size in re.findall(r"\d+", README.partition("\n| actions |")[2].partition("\n")[0])]

    assert sizes == [len(GAME.numbering(players, GAME.settle(players, {}))) for players in range(3, 11)]


def test_every_verb_is_named() -> None:
    assert [verb for verb in VERBS if f"`{verb}" not in README and not verb.startswith("whisky ")] == []
