"""What the README shows is true."""

import json
import re
from pathlib import Path

import pytest

from saloon.core.chance import SeededChance
from saloon.core.rules import save
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.audit import audit
from saloon.games.farwest.files import read_bills, read_board, read_deck

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


def test_the_saved_state_loads_and_is_complete() -> None:
    data = json.loads(blocks("json")[-1])

    state = RULES.load(data)

    assert audit(state) == []
    assert save(state) == data
    assert RULES.legal_actions(state, state.turn)


def test_the_data_files_are_well_formed() -> None:
    board, deck, bills = blocks("text")

    assert len(read_board(board).squares) == 6
    assert read_deck(deck).hand == 6
    assert read_bills(bills)[4] == [4, 2, 1, 0]


def test_the_host_s_file_is_the_board_shown_above() -> None:
    given = json.loads(blocks("json")[0])

    state = RULES.setup(2, GAME.settle(2, {"board": given}), SeededChance(1))

    assert state.options.board == blocks("text")[0]


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_every_option_is_named(option) -> None:
    assert f"`{option}`" in README
