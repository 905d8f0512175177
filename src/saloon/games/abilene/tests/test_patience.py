"""What the table plays for somebody who does not answer."""

from saloon.games.abilene.cards import C1, C3, C10, C30, CAVALRY, DESPERADOS, INDIANS, SHERIFF, WELCOME
from saloon.games.abilene.patience import patience
from saloon.games.abilene.rules import AbileneRules

A, B, C, D = range(4)
RULES = AbileneRules()


def waited(state, seat: int) -> tuple[int, str]:
    seconds, action = patience(RULES.view(state, seat), RULES.legal_actions(state, seat))
    return seconds, action.text


def test_who_does_not_say_whether_he_joins_sits_out_after_15_seconds(a_table) -> None:
    assert waited(a_table("opt_in"), A) == (15, "sit_out")


def test_who_does_not_decide_is_servi_after_30_seconds(a_table) -> None:
    assert waited(a_table("distribution"), A) == (30, "stand")


def test_who_does_not_drop_loses_his_lowest_cattle_after_40_seconds(a_table) -> None:
    state = a_table("discard", hands=[[WELCOME, C30, C3, DESPERADOS]] + [[C1, C3, C10]] * 3, hand_size=3)

    assert waited(state, A) == (40, "drop 1")


def test_without_cattle_he_drops_in_the_order_of_the_cards(a_table) -> None:
    state = a_table("discard", hands=[[WELCOME, SHERIFF, INDIANS, DESPERADOS]] + [[C1, C3, C10]] * 3, hand_size=3)

    assert waited(state, A) == (40, "drop 4")


def test_who_does_not_play_lays_his_largest_cattle_after_40_seconds(a_table) -> None:
    state = a_table(hands=[[C1, C10, WELCOME]] + [[C1, C3, C10]] * 3)

    assert waited(state, A) == (40, "cattle 2")


def test_without_cattle_he_lays_his_first_card_face_down(a_table) -> None:
    state = a_table(hands=[[WELCOME, INDIANS, SHERIFF]] + [[C1, C3, C10]] * 3)

    assert waited(state, A) == (40, "face_down 5")


def test_a_thief_who_does_not_choose_takes_the_largest_after_15_seconds(a_table) -> None:
    state = a_table("steal", hands=[[C1]] * 4, attacks=[(A, DESPERADOS, B)], herds=[[], [C10, C30, C3], [], []])

    assert waited(state, A) == (15, "steal 3")


def test_who_does_not_respond_declines_after_12_seconds(a_table) -> None:
    hands = [[C1], [C1, C1], [CAVALRY, C1], [C1, C1]]
    options = {"defence_timing": "interrupt"}
    state = a_table("respond", options=options, hands=hands, attacks=[(A, INDIANS, C)])

    assert waited(state, C) == (12, "decline")
