"""The drawing of a table in a terminal."""

import io

import pytest
from rich.console import Console

from saloon.core.match import begin
from saloon.core.rules import SPECTATOR
from saloon.games.abilene import GAME
from saloon.games.abilene.cards import C10, C30, DESPERADOS, SHERIFF, TRAIN
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import AbileneView
from saloon.games.abilene.terminal import draw
from saloon.lab.walk import Setting, stroll
from saloon.texts import Texts

RULES = AbileneRules()
NAMES = ["Ada", "Bill", "Calamity", "Doc", "Étienne", "Rosa", "Jesse", "Annie"]


def drawn(view: AbileneView, lang: str = "en") -> str:
    console = Console(file=io.StringIO(), width=80, no_color=True)
    console.print(draw(view, Texts(lang, GAME), NAMES))
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_phase_is_drawn_for_every_seat_and_for_spectators(lang: str, seats: int) -> None:
    options = {"defence_timing": "interrupt", "reveal_at_end": True, "match_end": "fixed_hands", "hands": 12}
    phases = set()

    for match, _ in stroll(GAME, Setting(seats, options), "terminal", 400):
        for seat in [*range(seats), SPECTATOR]:
            view = RULES.view(match.state, seat)
            text = drawn(view, lang)
            phases.add(view.phase)
            assert max(len(line) for line in text.splitlines()) <= 80
            assert all(name in text for name in NAMES[:seats])

    assert {"opt_in", "distribution", "play", "over"} <= phases


def test_a_hand_is_drawn_for_its_owner_alone(a_table) -> None:
    state = a_table("play", hands=[[TRAIN, SHERIFF], [C30, C30], [C10, C10], [C10, C10]], hand_size=2, turns_left=8)

    assert "◆ Sheriff" in drawn(RULES.view(state, 0))
    for seat in (1, 2, 3, SPECTATOR):
        assert "Sheriff" not in drawn(RULES.view(state, seat))
        assert "Train" not in drawn(RULES.view(state, seat))


def test_attacks_and_defences_lie_beside_the_herd_with_words(a_table) -> None:
    state = a_table(
        "play",
        herds=[[C30, C10], [], [], []],
        attacks=[(1, DESPERADOS, 0)],
        defences=[(2, SHERIFF)],
    )

    text = drawn(RULES.view(state, 0))

    assert "●30 ●10" in text
    assert "▼ Desperados of Bill: strikes on Bill's next turn" in text
    assert "◆ Sheriff on guard" in text
    assert "▼ Desperados, yours: strikes on your next turn" in drawn(RULES.view(state, 1))


def test_the_heading_tells_pot_deal_and_pile() -> None:
    match = begin(GAME, 4, {}, 1)

    assert "POT 0 jeton" in drawn(RULES.view(match.state, 0), "fr")
    assert "Donne 1 sur 8" in drawn(RULES.view(match.state, 0), "fr")
    assert "54 cartes à la pioche" in drawn(RULES.view(match.state, 0), "fr")
