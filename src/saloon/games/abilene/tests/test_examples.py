"""The worked examples. A, B, C, D sit clockwise, D deals, everybody has 30 chips."""

import pytest

from saloon.games.abilene.actions import (
    ARRIVE,
    BUY,
    CATTLE,
    DROP,
    FACE_DOWN,
    FOLD,
    JOIN,
    RUSH,
    SEND_DANCERS,
    SEND_DESPERADOS,
    SEND_INDIANS,
    SIT_OUT,
    STAND,
    STEAL_CARD,
    answer,
    defend,
)
from saloon.games.abilene.cards import (
    C1,
    C3,
    C10,
    C30,
    CAVALRY,
    DANCERS,
    DESPERADOS,
    FIREWATER,
    GOLD_RUSH,
    INDIANS,
    SHERIFF,
    STAGECOACH,
    TRAIN,
    WELCOME,
)
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import Attack, Defence

A, B, C, D = range(4)
RULES = AbileneRules()


def all_join(a_table, do):
    state = a_table("opt_in")
    for seat in (A, B, C):
        do(state, seat, JOIN)
    do(state, D, JOIN, luck=[0] * 12)
    return state


def test_example_1_prices_servi_and_cutting_down(a_table, do) -> None:
    state = all_join(a_table, do)
    assert state.chips == [28, 28, 28, 28]
    assert state.pot == 8

    do(state, A, BUY, card=C30)
    do(state, B, BUY, card=C30)
    do(state, C, STAND)
    do(state, D, BUY, card=C30)
    do(state, A, BUY, card=C30)
    do(state, B, STAND)
    do(state, D, STAND)
    do(state, A, STAND)

    assert state.pot == 8 + 1 + 1 + 2 + 4 == 16
    assert state.chips == [23, 27, 28, 26]
    assert state.hand_size == 3
    assert [len(hand) for hand in state.hands] == [5, 4, 3, 4]
    for seat in (A, A, B, D):
        do(state, seat, DROP[C30])
    assert state.turn == C


def test_example_2_folding(a_table, do) -> None:
    state = all_join(a_table, do)
    do(state, A, FOLD)
    do(state, B, FOLD)
    assert state.chips[B] == 29

    do(state, C, FOLD)

    assert state.chips == [29, 29, 29, 33]
    assert sum(state.chips) == 120


def test_example_3_nobody_servi(a_table, do, legal) -> None:
    state = a_table("distribution", seats=2)

    for _ in range(7):
        do(state, A, BUY, luck=[0])
        do(state, B, BUY, luck=[0])

    assert state.chips[A] == 28 - (1 + 2 + 3 + 4 + 5 + 6 + 7) == 0
    assert legal(state, A) == ["fold", "stand"]


def test_example_4_only_one_joins(a_table, do) -> None:
    state = a_table("opt_in", seats=2)
    do(state, A, JOIN)

    do(state, B, SIT_OUT)

    assert state.chips == [30, 30]
    assert state.pot == 0
    assert state.dealer == A


def test_example_5_the_sheriff_answers(a_table, do) -> None:
    state = a_table(turn=C, hands=[[SHERIFF, C1], [C1, C1], [DESPERADOS, C1], [C1, C1]])
    do(state, C, SEND_DESPERADOS[A])
    do(state, D, CATTLE[C1])

    do(state, A, answer(SHERIFF, C))

    assert state.attacks == []
    assert sorted(state.discards) == [DESPERADOS, SHERIFF]
    assert state.chips[C] == 26
    assert state.pot == 8 + 2


@pytest.mark.parametrize(("pot", "loot"), [(18, 5), (4, 4)])
def test_example_6_the_train_answers(a_table, do, pot: int, loot: int) -> None:
    state = a_table(turn=C, hands=[[TRAIN, C1], [C1, C1], [DESPERADOS, C1], [C1, C1]], pot=pot - 2)
    do(state, C, SEND_DESPERADOS[A])
    do(state, D, CATTLE[C1])

    do(state, A, answer(TRAIN, C))

    assert state.chips[C] == 26 + loot
    assert state.pot == pot - loot


def test_example_7_desperados_steal(a_table, do) -> None:
    state = a_table(turn=C, hands=[[C10, C1], [C1, C1], [DESPERADOS, C1], [C1, C1]], herds=[[C30, C3], [], [C1], []])
    do(state, C, SEND_DESPERADOS[A])
    do(state, D, FACE_DOWN[C1])
    do(state, A, CATTLE[C10])
    do(state, B, FACE_DOWN[C1])

    do(state, C, STEAL_CARD[C30])

    assert state.herds[C] == [C1, C30]
    assert state.herds[A] == [C3, C10]


def test_example_8_the_cavalry_answers(a_table, do) -> None:
    state = a_table(turn=C, hands=[[CAVALRY, C1], [C1, C1], [INDIANS, C1], [C1, C1]], herds=[[C30, C10], [], [], []])
    do(state, C, SEND_INDIANS[A])
    do(state, D, FACE_DOWN[C1])

    do(state, A, answer(CAVALRY, C))

    assert state.attacks == []
    assert state.herds[A] == [C30, C10]


def test_example_8_a_stagecoach_does_not_help_against_indians(a_table, do) -> None:
    state = a_table(
        turn=C,
        hands=[[STAGECOACH, C1], [C1, C1], [INDIANS, C1], [C1, C1]],
        herds=[[C30, C10], [], [], []],
    )
    do(state, C, SEND_INDIANS[A])
    do(state, D, FACE_DOWN[C1])
    do(state, A, defend(STAGECOACH))

    do(state, B, FACE_DOWN[C1])

    assert state.turn == C
    assert state.herds[A] == []
    assert state.defences == [Defence(A, STAGECOACH)]
    do(state, C, FACE_DOWN[C1])
    do(state, D, FACE_DOWN[C1])
    assert state.turn == A
    assert state.defences == []


def test_example_9_firewater_in_anticipation(a_table, do) -> None:
    state = a_table(hands=[[FIREWATER, C1], [C1, C1], [INDIANS, C1], [C1, C1]])
    do(state, A, defend(FIREWATER))
    assert state.chips[A] == 26
    assert state.pot == 10
    do(state, B, FACE_DOWN[C1])

    do(state, C, SEND_INDIANS[A])

    assert state.attacks == []
    assert state.defences == []
    assert sorted(state.discards) == [INDIANS, FIREWATER]


def test_example_10_one_chip_left(a_table, legal) -> None:
    state = a_table(hands=[[DESPERADOS, FIREWATER], [C1, C1], [C1, C1], [C1, C1]], chips=[1, 28, 28, 28])

    assert legal(state, A) == ["face_down 4", "face_down 11"]


def test_example_11_an_attack_in_the_last_lap(a_table, do) -> None:
    state = a_table(turn=B, leader=C, hands=[[], [DESPERADOS], [], []], herds=[[], [], [C30], []])

    do(state, B, SEND_DESPERADOS[C])
    do(state, B, STEAL_CARD[C30])

    assert state.chips[B] == 26 + 10


def test_example_11_a_last_card_can_still_answer(a_table, do) -> None:
    state = a_table(turn=D, leader=C, hands=[[SHERIFF], [C1], [], [DESPERADOS]], herds=[[C30], [], [], []])
    do(state, D, SEND_DESPERADOS[A])

    do(state, A, answer(SHERIFF, D))
    do(state, B, FACE_DOWN[C1])

    assert state.chips[A] == 28 + 10


def test_example_12_welcome_with_equal_herds(a_table, do) -> None:
    hands = [[C1, C1], [C1, C1], [C1], [WELCOME, C1]]
    herds = [[C30, C10, C3], [C30, C10, C3], [C30], []]
    state = a_table(turn=D, hands=hands, herds=herds, attacks=[(C, INDIANS, A)], pot=17)

    do(state, D, ARRIVE)

    assert state.chips == [36, 36, 28, 28]
    assert state.pot == 1


def test_example_13_a_gold_rush_as_the_first_card(a_table, do) -> None:
    state = a_table(turn=B, hands=[[C1], [GOLD_RUSH], [C1], [C1]], pot=16, chips=[26, 26, 26, 26])

    do(state, B, RUSH)
    assert state.pot == 16
    for seat in (B, C, D):
        do(state, seat, JOIN)
    do(state, A, JOIN, luck=[0] * 12)

    assert state.pot == 16 + 2 * 4
    assert state.chips == [24, 24, 24, 24]


def test_example_14_dancers_on_a_stolen_card(a_table, do) -> None:
    hands = [[C1], [DANCERS], [C1], [C1]]
    state = a_table("steal", turn=C, hands=hands, herds=[[C30], [], [C10], []], attacks=[(C, DESPERADOS, A)])
    do(state, C, STEAL_CARD[C30])
    assert state.herds[C] == [C10, C30]
    for seat in (C, D, A):
        do(state, seat, FACE_DOWN[C1])

    events = do(state, B, SEND_DANCERS[C])

    assert events[0].values == (B, C, C30)


def test_example_15_the_attacks_at_the_end(a_table, do, facts) -> None:
    attacks = [(C, INDIANS, A), (A, DESPERADOS, D)]
    herds = [[C10, C10], [C3], [], [C30, C1]]
    state = a_table(turn=B, leader=C, hands=[[], [C1], [], []], herds=herds, attacks=attacks)
    do(state, B, FACE_DOWN[C1])
    assert state.herds[A] == []
    assert state.attacks == [Attack(A, DESPERADOS, D)]

    events = do(state, A, STEAL_CARD[C30])

    assert facts(events, "won") == [{"seat": A, "chips": 8, "heads": 30}]


def test_example_16_chips_are_conserved(a_table, do) -> None:
    state = all_join(a_table, do)
    assert sum(state.chips) + state.pot == 120

    for action in (BUY, STAND, FOLD, BUY, STAND, STAND):
        do(state, state.turn, action, luck=[0] if action is BUY else None)

        assert sum(state.chips) + state.pot == 120
