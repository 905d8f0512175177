"""What the README and the rules page say is true."""

import json
import re
from pathlib import Path

import pytest

from saloon.core.rules import save
from saloon.games.overland import GAME
from saloon.games.overland.audit import audit
from saloon.games.overland.cards import CARDS, FREIGHT, FULL_DECK
from saloon.texts import LANGUAGES, Texts, rules_page

FOLDER = Path(__file__).parent.parent
README = (FOLDER / "README.md").read_text(encoding="utf-8")


def test_the_saved_table_loads_and_is_complete() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", README, re.DOTALL)

    state = GAME.rules.load(json.loads(block))

    assert audit(state) == []
    assert save(state) == json.loads(block)


def test_every_file_verb_and_option_is_named() -> None:
    files = [file.name for file in FOLDER.glob("*.py") if file.name != "__init__.py"]

    for name in [*files, *GAME.verbs, *[option.name for option in GAME.options]]:
        assert f"`{name}`" in README, name


def test_every_ruling_has_a_test() -> None:
    rulings = re.findall(r"^(\d+)\. ", README, re.MULTILINE)
    tests = "".join(file.read_text(encoding="utf-8") for file in (FOLDER / "tests").glob("test_*.py"))

    assert rulings == [str(number + 1) for number in range(len(rulings))]
    assert [number for number in rulings if f"# ruling {number}" not in tests] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_counts_the_cards_as_they_are(lang: str) -> None:
    texts, page = Texts(lang, GAME), rules_page("overland", lang)

    assert f"**{len(FULL_DECK)} " in page
    for card in CARDS:
        (carries,) = re.findall(rf"^\| {card} \| {texts.family('card', card)} \| (.*) \|$", page, re.MULTILINE)
        assert re.findall(r"\d+", carries) == ([str(FREIGHT[card])] if FREIGHT[card] else [])
