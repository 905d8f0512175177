"""The table drawn in a terminal: every phase, for every seat and for spectators."""

from io import StringIO

import pytest
from rich.console import Console

from saloon.games.abilene import GAME
from saloon.games.abilene.cards import C1, C3, C10, C30, CAVALRY, DANCERS, DESPERADOS, INDIANS, SHERIFF, TRAIN, WELCOME
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import AbileneState
from saloon.games.abilene.terminal import draw
from saloon.texts import Texts

A, B, C, D = range(4)
SPECTATOR = -1
NAMES = ["Ada", "Bill", "Calamity", "Doc", "Étienne", "Fanny", "Gus", "Hannibal", "Irma", "Jesse"]
RULES = AbileneRules()


def drawn(state: AbileneState, seat: int, lang: str = "fr", names: list[str] = NAMES) -> str:
    console = Console(file=StringIO(), width=80, no_color=True)
    console.print(draw(RULES.view(state, seat), Texts(lang, GAME), names[: len(state.chips)]))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().replace("\u00a0", " ")


def a_table_in(a_table, phase: str, seats: int) -> AbileneState:
    if phase == "discard":
        return a_table(phase, seats=seats, hands=[[C1, C3, C10, C30]] + [[C1, C3, C10]] * (seats - 1), hand_size=3)
    if phase == "steal":
        herds = [[], [C30], *[[] for _ in range(seats - 2)]]
        return a_table(phase, seats=seats, hands=[[C1]] * seats, herds=herds, attacks=[(A, DESPERADOS, B)])
    if phase == "respond":
        hands = [[C3], *[[C1, C3] for _ in range(seats - 1)]]
        return a_table(phase, seats=seats, hands=hands, attacks=[(A, DESPERADOS, B)])
    return a_table(phase, seats=seats)


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("phase", ["opt_in", "distribution", "discard", "play", "steal", "respond", "over"])
def test_every_phase_is_drawn_for_every_seat_within_80_columns(a_table, phase: str, lang: str, seats: int) -> None:
    state = a_table_in(a_table, phase, seats)

    for seat in range(SPECTATOR, seats):
        text = drawn(state, seat, lang)

        assert all(name in text for name in NAMES[:seats])
        assert all(len(line) <= 80 for line in text.splitlines())


def test_ten_players_with_long_names_fit(a_table) -> None:
    state = a_table(seats=10, options={"max_players": 10})

    text = drawn(state, B, names=["Maximilienne von Hohenstaufen-Sigmaringen"] * 10)

    assert "Maximilienne von Ho…" in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_a_hand_is_drawn_for_its_owner_alone(a_table) -> None:
    hands = [[C1, C3], [SHERIFF, WELCOME], [DANCERS, INDIANS], [C1, C3]]
    state = a_table(hands=hands, buried=[[TRAIN], [CAVALRY], [], []])

    assert "Shérif" in drawn(state, B)
    assert "Cavalerie" in drawn(state, B)
    for seat in (A, C, D, SPECTATOR):
        for secret in ("Shérif", "Cavalerie", "│Welcome to│"):
            assert secret not in drawn(state, seat)
    assert "Train" in drawn(state, A)
    assert "Train" not in drawn(state, B) + drawn(state, SPECTATOR)


def test_herds_attacks_and_defences_are_told_by_signs_and_words(a_table) -> None:
    state = a_table(
        hands=[[C3, C1], [C1], [C1], [C1]],
        herds=[[C30, C10], [], [], []],
        attacks=[(C, DESPERADOS, A), (D, INDIANS, B)],
        defences=[(B, SHERIFF)],
    )

    text = drawn(state, A)

    assert "● [30] [10]" in text
    assert "▼ Desperados · Calamity, à son" in text
    assert "▼ Tribus indiennes · Doc, à son" in text
    assert "◆ Shérif veille" in text
    assert "POT  8" in text


def test_an_attack_of_the_last_lap_strikes_at_the_end(a_table) -> None:
    state = a_table(turn=D, leader=A, hands=[[], [], [], [C1]], attacks=[(A, INDIANS, B)])

    assert "Indian tribes · you, at the end" in drawn(state, A, "en")
    assert "Indian tribes · Ada, at the end" in drawn(state, B, "en")


def test_prices_laps_and_states_are_shown(a_table) -> None:
    playing = [True, True, False, True]
    hands = [[C1, C3, C10], [C1, C3, C10], [], [C1, C3, C10]]
    stood = [False, True, False, False]
    buried = [[], [], [C1, C3, C10], []]
    state = a_table("distribution", hands=hands, playing=playing, stood=stood, buried=buried, hand_size=3, leader=B)

    text = drawn(state, A)

    assert "Donne 1 sur 8 · Premier achat" in text
    assert "Prochaine carte : 2 jetons · prix doublés" in text
    assert "couché" in text
    assert "mène" in text
    assert "Tour 1 sur 3" in drawn(a_table(), A)


def test_who_has_answered_whether_he_joins_is_shown(a_table) -> None:
    state = a_table("opt_in", playing=[True, False, False, False], turn=C)

    lines = {line.split()[-1] for line in drawn(state, D).splitlines() if line}

    assert {"jeu", "passe", "distribue"} <= lines


def test_the_number_of_the_hand_is_shown_as_the_match_is_counted(a_table) -> None:
    assert "Donne 1 sur 8" in drawn(a_table("opt_in"), A)
    assert "Donne 9, en plus" in drawn(a_table("opt_in", hands_played=8, extra_hands=1), A)
    assert "sur 200" not in drawn(a_table("opt_in", options={"match_end": "first_broke"}), A)
    assert "8 donnes jouées" in drawn(a_table("over", hands_played=8), A)


def test_what_was_revealed_is_shown_until_the_next_hand(a_table) -> None:
    state = a_table("opt_in", shown=[[], [SHERIFF], [], []])

    assert "Bill avait caché : Shérif" in drawn(state, SPECTATOR)


def test_turns_owed_and_an_empty_hand_are_shown(a_table) -> None:
    state = a_table(turn=B, leader=B, hands=[[], [C1], [C1], [C1]], owed=[1, 0, 0, 0])

    assert "doit 1 tour" in drawn(state, B)
    assert "Aucune carte en main" in drawn(state, A)
