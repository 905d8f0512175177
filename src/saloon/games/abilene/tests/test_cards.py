"""Sections 4.2 to 4.4: defences, events, empty resources."""

import pytest

from saloon.games.abilene.actions import (
    ARRIVE,
    FACE_DOWN,
    RUSH,
    SEND_DANCERS,
    SEND_DESPERADOS,
    SEND_INDIANS,
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
    GOLD_RESERVE,
    GOLD_RUSH,
    INDIANS,
    SHERIFF,
    STAGECOACH,
    TRAIN,
    WELCOME,
)
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import Attack

A, B, C, D = range(4)
RULES = AbileneRules()


# Defences


@pytest.mark.parametrize("card", [STAGECOACH, TRAIN, GOLD_RESERVE])
def test_stagecoach_train_and_gold_reserve_leave_the_attacker_five_chips_of_the_pot(a_table, do, facts, card) -> None:
    state = a_table(hands=[[card, C1], [C1, C1], [C1], [C1]], attacks=[(C, DESPERADOS, A)], pot=18)

    events = do(state, A, answer(card, C))

    assert state.chips == [28, 28, 33, 28]
    assert state.pot == 13
    assert facts(events, "looted") == [{"seat": C, "chips": 5}]


def test_from_a_smaller_pot_the_attacker_takes_what_is_there(a_table, do, facts) -> None:  # ruling 15
    state = a_table(hands=[[TRAIN, C1], [C1, C1], [C1], [C1]], attacks=[(C, DESPERADOS, A)], pot=3)

    events = do(state, A, answer(TRAIN, C))

    assert state.chips[C] == 31
    assert state.pot == 0
    assert facts(events, "looted") == [{"seat": C, "chips": 3}]


def test_a_standing_loot_card_pays_the_attacker_too(a_table, do) -> None:
    state = a_table(hands=[[DESPERADOS, C1], [C1, C1], [C1], [C1]], defences=[(C, STAGECOACH)])

    do(state, A, SEND_DESPERADOS[C])

    assert state.chips[A] == 28 - 2 + 5
    assert state.pot == 8 + 2 - 5


def test_the_sheriff_stops_desperados_without_loot(a_table, do, facts) -> None:
    state = a_table(hands=[[SHERIFF, C1], [C1, C1], [C1], [C1]], attacks=[(C, DESPERADOS, A)])

    events = do(state, A, answer(SHERIFF, C))

    assert state.attacks == []
    assert state.pot == 8
    assert facts(events, "looted") == []


def test_the_cavalry_stops_indians(a_table, do) -> None:
    state = a_table(hands=[[CAVALRY, C1], [C1, C1], [C1], [C1]], attacks=[(C, INDIANS, A)], herds=[[C30], [], [], []])

    do(state, A, answer(CAVALRY, C))

    assert state.attacks == []
    assert state.herds[A] == [C30]
    assert state.pot == 8


@pytest.mark.parametrize("card", [CAVALRY, FIREWATER])
def test_cavalry_and_firewater_do_nothing_against_desperados(a_table, do, card: int) -> None:
    state = a_table(hands=[[DESPERADOS, C1], [C1, C1], [C1], [C1]], defences=[(C, card)])

    do(state, A, SEND_DESPERADOS[C])

    assert state.attacks == [Attack(A, DESPERADOS, C)]


@pytest.mark.parametrize("card", [STAGECOACH, TRAIN, GOLD_RESERVE, SHERIFF])
def test_the_other_defences_do_nothing_against_indians(a_table, do, card: int) -> None:
    state = a_table(hands=[[INDIANS, C1], [C1, C1], [C1], [C1]], defences=[(C, card)])

    do(state, A, SEND_INDIANS[C])

    assert state.attacks == [Attack(A, INDIANS, C)]


def test_firewater_costs_its_owner_two_chips_as_an_answer(a_table, do, facts) -> None:
    state = a_table(hands=[[FIREWATER, C1], [C1, C1], [C1], [C1]], attacks=[(C, INDIANS, A)])

    events = do(state, A, answer(FIREWATER, C))

    assert state.chips[A] == 26
    assert state.pot == 10
    assert facts(events, "stopped")[0]["chips"] == 2


def test_firewater_in_anticipation_is_paid_when_laid_and_only_then(a_table, do, facts) -> None:  # ruling 14
    state = a_table(hands=[[FIREWATER, C1], [INDIANS, C1], [C1, C1], [C1, C1]])

    laid = do(state, A, defend(FIREWATER))
    used = do(state, B, SEND_INDIANS[A])

    assert state.chips == [26, 28, 28, 28]
    assert state.pot == 10
    assert facts(laid, "defended")[0]["chips"] == 2
    assert facts(used, "stopped")[0]["chips"] == 0


def test_firewater_that_cannot_be_paid_is_no_answer(a_table, legal) -> None:
    hands = [[FIREWATER, C1], [C1, C1], [C1], [C1]]
    state = a_table(hands=hands, attacks=[(C, INDIANS, A)], chips=[1, 28, 28, 28])

    assert legal(state, A) == ["cattle 0", "face_down 0", "face_down 11"]


# Dancers


def test_dancers_let_the_newest_cattle_card_of_a_herd_go(a_table, do, facts) -> None:
    state = a_table(hands=[[DANCERS, C1], [C1, C1], [C1, C1], [C1, C1]], herds=[[], [], [C30, C10, C3], []])

    events = do(state, A, SEND_DANCERS[C])

    assert state.herds[C] == [C30, C10]
    assert sorted(state.discards) == [C3, DANCERS]
    assert facts(events, "strayed") == [{"seat": A, "target": C, "card": C3}]


def test_a_stolen_card_counts_as_the_newest(a_table, do) -> None:  # ruling 13
    hands = [[C1], [DANCERS], [C1], [C1]]
    state = a_table("steal", hands=hands, attacks=[(A, DESPERADOS, C)], herds=[[C10], [], [C30, C1], []])
    do(state, A, STEAL_CARD[C30])
    assert state.herds[A] == [C10, C30]
    do(state, A, FACE_DOWN[C1])

    do(state, B, SEND_DANCERS[A])

    assert state.herds[A] == [C10]


def test_dancers_on_an_empty_herd_are_laid_face_down_only(a_table, legal) -> None:  # ruling 16
    state = a_table(hands=[[DANCERS, C1], [C1, C1], [C1, C1], [C1, C1]], herds=[[C30], [], [C10], []])

    assert legal(state, A) == ["cattle 0", "face_down 0", "dancers 2", "face_down 12"]


def test_dancers_cannot_be_stopped(a_table, do) -> None:
    hands = [[DANCERS, C1], [C1, C1], [C1], [C1]]
    state = a_table(hands=hands, herds=[[], [], [C30], []], defences=[(C, SHERIFF)])

    do(state, A, SEND_DANCERS[C])

    assert state.herds[C] == []
    assert len(state.defences) == 1


# Gold rush


def test_a_gold_rush_ends_the_hand_without_a_winner_and_the_pot_is_carried_over(a_table, do, facts) -> None:
    hands = [[GOLD_RUSH, C1], [C1, C1], [C1], [C1]]
    state = a_table(hands=hands, herds=[[], [], [C30], []], attacks=[(C, INDIANS, A)], pot=16)

    events = do(state, A, RUSH)

    assert state.chips == [28, 28, 28, 28]
    assert state.pot == 16
    assert state.hands_played == 1
    assert state.attacks == []
    assert state.hands == [[], [], [], []]
    assert facts(events, "rushed") == [{"seat": A, "chips": 16}]
    assert facts(events, "hand_began") == [{"hand": 2, "seat": A, "chips": 16}]


# Welcome to Abilene


def test_welcome_ends_the_hand_at_once_and_the_largest_herd_takes_the_pot(a_table, do, facts) -> None:
    state = a_table(hands=[[WELCOME, C1], [C1, C1], [C1, C1], [C1, C1]], herds=[[C10], [C30], [C10, C3], []])

    events = do(state, A, ARRIVE)

    assert state.chips == [28, 36, 28, 28]
    assert facts(events, "arrived") == [{"seat": A}]
    assert facts(events, "won") == [{"seat": B, "chips": 8, "heads": 30}]


def test_welcome_does_not_let_pending_attacks_strike(a_table, do, facts) -> None:
    hands = [[WELCOME, C1], [C1, C1], [C1], [C1]]
    state = a_table(hands=hands, herds=[[C30], [C10], [], []], attacks=[(C, INDIANS, A)])

    events = do(state, A, ARRIVE)

    assert state.chips[A] == 36
    assert facts(events, "herd_lost") == []


def test_welcome_with_equal_herds_shares_and_carries_the_rest(a_table, do, facts) -> None:
    state = a_table(hands=[[WELCOME, C1], [C1, C1], [C1, C1], [C1, C1]], herds=[[C10], [C30], [C30], []], pot=9)

    events = do(state, A, ARRIVE)

    assert state.chips == [28, 32, 32, 28]
    assert state.pot == 1
    assert facts(events, "carried") == [{"chips": 1}]


def test_welcome_over_empty_herds_lets_all_participants_share(a_table, do) -> None:  # ruling 18
    hands = [[WELCOME, C1], [C1, C1], [], [C1, C1]]
    state = a_table(hands=hands, playing=[True, True, False, True], chips=[28, 28, 29, 28], pot=7)

    do(state, A, ARRIVE)

    assert state.chips == [30, 30, 29, 30]
    assert state.pot == 1


# Empty resources


def test_an_empty_pot_leaves_no_loot(a_table, do, facts) -> None:  # ruling 15
    state = a_table(hands=[[TRAIN, C1], [C1, C1], [C1], [C1]], attacks=[(C, DESPERADOS, A)], pot=0)

    events = do(state, A, answer(TRAIN, C))

    assert state.chips[C] == 28
    assert facts(events, "looted") == [{"seat": C, "chips": 0}]


def test_an_empty_pot_is_won_all_the_same(a_table, do, facts) -> None:
    state = a_table(hands=[[WELCOME], [C1], [C1], [C1]], herds=[[C30], [], [], []], pot=0)

    events = do(state, A, ARRIVE)

    assert facts(events, "won") == [{"seat": A, "chips": 0, "heads": 30}]
    assert facts(events, "carried") == []
