"""What a table plays for somebody who does not answer."""

from saloon.games.western import RULES
from saloon.games.western.cards import ATTACK_1, ATTACK_2, CAKE, CHIP_IN, DOG, JOKER, PAY_ME, TRAIN
from saloon.games.western.patience import patience

A, B, C, D, E = range(5)


def waited(state, seat: int) -> tuple[int, str]:
    seconds, action = patience(RULES.view(state, seat), RULES.legal_actions(state, seat))
    return seconds, action.text


def test_a_turn_is_played_as_a_bot_would_after_45_seconds(a_table) -> None:
    state = a_table(hands=[[CHIP_IN, ATTACK_1, CAKE]])

    assert waited(state, A) == (45, "chip_in")


def test_an_answer_is_to_accept_after_12_seconds(a_table, do) -> None:
    state = a_table(hands=[[PAY_ME, CAKE], [JOKER, DOG]])

    do(state, A, "pay_me")

    assert waited(state, B) == (12, "accept")


def test_a_draw_is_as_large_as_allowed_after_12_seconds(a_table, do) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]])

    do(state, A, "chip_in")

    assert waited(state, A) == (12, "draw 3")


def test_the_pactole_is_passed_after_20_seconds_or_6_in_free_order(a_table, do) -> None:
    hands = [[TRAIN, ATTACK_1, CAKE], [ATTACK_2, CAKE]]
    turns = a_table(hands=hands)
    free = a_table(hands=hands, options={"pactole_order": "free"})

    do(turns, A, "train 1")
    do(free, A, "train 1")

    assert waited(turns, B) == (20, "pass")
    assert waited(free, B) == (6, "pass")
