"""What the README says is true."""

import json
import re
from dataclasses import fields
from pathlib import Path

from saloon.core.chance import SeededChance
from saloon.core.rules import save
from saloon.games.abilene import GAME
from saloon.games.abilene.actions import VERBS
from saloon.games.abilene.audit import audit
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import AbileneState

FOLDER = Path(__file__).parent.parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")
RULES = AbileneRules()


def the_example() -> AbileneState:
    (block,) = re.findall(r"```json\n(.*?)```", README, re.DOTALL)
    return RULES.load(json.loads(block))


def test_the_saved_table_loads_and_is_sound(legal) -> None:
    state = the_example()

    assert audit(state) == []
    assert legal(state, 0) == ["cattle 2", "face_down 2", "answer 7 2", "face_down 7"]


def test_the_saved_table_can_be_played_to_the_end() -> None:
    state = the_example()
    chance = SeededChance("readme")

    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        RULES.apply(state, seat, RULES.legal_actions(state, seat)[0], chance)

    assert audit(state) == []


def test_every_field_of_a_saved_table_is_explained_in_order() -> None:
    section = README.partition("## A saved table")[2]
    explained = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)

    assert explained == [field.name for field in fields(AbileneState)] == list(save(the_example()))


def test_the_sizes_of_the_catalogue_are_right() -> None:
    sizes = [int(size) for size in re.findall(r"\d+", README.partition("\n| actions |")[2].partition("\n")[0])]

    assert sizes == [len(GAME.numbering(seats, GAME.settle(seats, {"max_players": 10}))) for seats in range(2, 11)]


def test_every_verb_and_every_file_is_named() -> None:
    files = [file.name for file in FOLDER.glob("*.py") if file.name != "__init__.py"]

    assert [name for name in files if f"| `{name}` |" not in README] == []
    assert [verb for verb in VERBS if f"`{verb}" not in README] == []


def test_the_rulings_are_numbered_without_a_gap_and_each_has_a_test() -> None:
    rulings = README.partition("## Rulings")[2].partition("## Glossary")[0]
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", rulings, re.MULTILINE)]
    tests = "".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER / "tests").glob("test_*.py")))
    named = {int(number) for line in re.findall(r"# rulings? (.*)", tests) for number in re.findall(r"\d+", line)}

    assert numbers == list(range(1, 26))
    assert set(numbers) - named == set()
