"""docs/architecture.md tells the truth: the way of a move, the layers, and the files it names."""

import configparser
import re

import pytest
from way_of_a_move import PAGE, drawing, drawn

from saloon.engine import engine

TEXT = PAGE.read_text(encoding="utf-8")
ROOT = PAGE.parent.parent


@pytest.mark.skipif(engine() == "compiled", reason="compiled functions leave no trace")
def test_a_move_goes_the_way_that_is_drawn() -> None:
    assert drawn(TEXT)[1] == drawing(), "run `make way`"


def test_the_layers_are_those_that_imports_are_held_to() -> None:
    contracts = configparser.ConfigParser()
    contracts.read(ROOT / ".importlinter")
    wanted = contracts["importlinter:contract:layers"]["layers"].replace("saloon.", "").split("\n")[1:]

    rows = TEXT.partition("```text\n")[2].partition("```")[0].splitlines()

    assert [re.split(r"  +", row)[0] for row in rows] == wanted


def test_every_file_that_is_named_exists() -> None:
    table = TEXT.partition("|---|---|\n")[2].partition("\n\n")[0]
    named = re.findall(r"`([\w/<>]+(?:\.py|/))`", table)

    for name in named:
        assert list((ROOT / "src/saloon").glob(name.replace("<name>", "*"))), name
    assert len(named) > 15
