"""The table drawn in a terminal: readable in 80 columns and without colour."""

import pytest
from rich.console import Console

from saloon.core.rules import SPECTATOR
from saloon.games.overland import GAME
from saloon.games.overland.cards import CANOE, LOCOMOTIVE, MULE, WAGON
from saloon.games.overland.terminal import draw
from saloon.texts import Texts


def drawn(state, seat: int, lang: str) -> str:
    console = Console(width=80, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(draw(GAME.rules.view(state, seat), Texts(lang, GAME), ["Ada", "Bill"]))
    return capture.get().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ("2 chariot › 4 canoë", "transporte 5 $", "en tête", "locomotive")),
        ("en", ("2 wagon › 4 canoe", "carries $5", "in the lead", "locomotive")),
    ],
)
def test_the_table_shows_the_trail_the_players_and_the_own_hand(a_table, lang: str, words: tuple[str, ...]) -> None:
    state = a_table(hands=[[MULE, LOCOMOTIVE], [MULE]], trail=[WAGON, CANOE], leader=1)

    picture = drawn(state, 0, lang)

    for word in words:
        assert word in picture
    assert "▶ Ada" in picture
    assert max(len(line) for line in picture.splitlines()) <= 80


def test_a_spectator_sees_no_hand_and_an_empty_trail_says_so(a_table) -> None:
    picture = drawn(a_table(hands=[[LOCOMOTIVE], [MULE]]), SPECTATOR, "en")

    assert "nothing on the way" in picture
    assert "locomotive" not in picture
