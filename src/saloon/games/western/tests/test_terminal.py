"""The table drawn in a terminal: readable in 80 columns and without colour."""

import pytest
from rich.console import Console

from saloon.games.western import GAME, RULES
from saloon.games.western.cards import ATTACK_1, CAKE, COWBOY, DOG, HAT, HORSE, JOKER, SALOON, TRAIN, WHISKY, WITHDRAWAL
from saloon.games.western.state import Note
from saloon.games.western.terminal import draw
from saloon.lab.walk import Setting, walk
from saloon.texts import Texts

A, B, C, D, E = range(5)
NAMES = ["Ada", "Bill", "Calamity", "Doc", "Étienne", "Fanny", "Gus", "Hattie", "Ike", "Jesse"]


def drawn(state, seat: int, lang: str = "fr") -> str:
    console = Console(width=80, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(draw(RULES.view(state, seat), Texts(lang, GAME), NAMES[: len(state.money)]))
    return capture.get().replace("\u00a0", " ").replace("\u202f", " ")


def test_the_table_shows_money_cards_sheriffs_claims_and_the_own_hand(a_table) -> None:
    claims = [[0] * 5, [3, 0, 0, 0, 0], *[[0] * 5 for _ in range(3)]]
    state = a_table(
        hands=[[ATTACK_1, ATTACK_1, JOKER, WITHDRAWAL, SALOON, WHISKY], [DOG, HORSE, HORSE]],
        money=[17, 9, 21, 12, 6],
        bank=9,
        claims=claims,
        sheriffs=[False, False, True, False, False],
        notes=[Note(A, B, HORSE), Note(A, B, HORSE)],
        dice=[4, 5],
    )

    picture = drawn(state, A)

    assert "Banque 90 000" in picture
    assert "But 400 000" in picture
    assert "210 000  2 cartes ★ Shériff" in picture
    assert "vous a pris 30 000" in picture
    assert "en main, vu : Cheval ×2" in picture
    assert "Dés : 4, 5" in picture
    assert "Ensuite : Bill ; après un whisky : Étienne." in picture
    for card in ("▼ Attaque 1 fusil ×2", "◆ Joker", "● Prélèvement", "◇ Saloon", "› Abus de whisky"):
        assert card in picture


def test_arrows_show_the_direction(a_table) -> None:
    assert drawn(a_table(), A).count("↓") == 6
    assert drawn(a_table(direction=-1), A).count("↑") == 6


def test_what_awaits_an_answer_is_told(a_table, do) -> None:
    cowboys = a_table(hands=[[COWBOY, COWBOY, CAKE]])
    attack = a_table(hands=[[ATTACK_1, CAKE], [DOG, CAKE]])
    do(cowboys, A, "cowboys 2 2")
    do(attack, A, "attack 1 1")
    assert "Ada joue Attaque 1 fusil contre Bill." in drawn(attack, B)
    assert "Dé impair : Bill paie 10 000, 30 000, 50 000." in drawn(attack, B)
    do(attack, B, "dog")

    assert "Ada sends 2 Cowboys after Calamity." in drawn(cowboys, C, "en")
    assert "At stake: 50,000." in drawn(cowboys, C, "en")
    assert "Bill oppose le Chien." in drawn(attack, A)
    assert "Sans Gâteau, Ada paie 10 000 à Bill." in drawn(attack, A)


def test_the_throws_for_the_start_are_shown_until_somebody_plays(a_table) -> None:
    state = a_table(dice=[6, 2, 3, 4, 5], turns=1)

    assert "dé 6" in drawn(state, A)
    assert "Dés :" not in drawn(state, A)


def test_the_pactole_shows_who_leads_and_who_passes(a_table, do) -> None:
    state = a_table(hands=[[TRAIN, ATTACK_1, CAKE], [ATTACK_1, HAT, CAKE]])
    do(state, A, "train 1")
    assert "Au pactole, Ada tient avec Attaque 1 fusil." in drawn(state, A)
    do(state, B, "lay_with_hat 1")
    do(state, C, "pass")

    assert "Au pactole, Bill tient avec Attaque 1 fusil et le Chapeau." in drawn(state, A)
    assert "passe" in drawn(state, A)


def test_a_lost_turn_to_come_is_told(a_table, do) -> None:
    state = a_table(hands=[[HORSE, CAKE]])
    do(state, A, "horse")

    assert "Le prochain joueur perd son tour." in drawn(state, A)


def test_hidden_money_stays_hidden(a_table) -> None:
    state = a_table(options={"open_money": False}, money=[17, 9, 21, 12, 11])

    picture = drawn(state, A)

    assert "170 000" in picture
    assert "210 000" not in picture
    assert picture.count("caché") == 4


@pytest.mark.parametrize("players", range(3, 11))
def test_no_line_is_wider_than_the_terminal(players) -> None:
    for match, _ in walk(GAME, Setting(players, {}), "draw", 60):
        for seat in (-1, 0, players - 1):
            assert max(len(line) for line in drawn(match.state, seat).splitlines()) <= 80
