"""The open points, by their numbers; those that fill whole chapters are tested there."""

import pytest

from saloon.core.errors import WrongSeats
from saloon.games.western import GAME
from saloon.games.western.cards import CAKE, CHIP_IN, DOG, HANDS_UP, HORSE, JOKER, SHERIFF, WHISKY, WITHDRAWAL

A, B, C, D, E = range(5)


@pytest.mark.parametrize("card", ["horse", "chip_in", "hands_up", "withdrawal", "whisky", "sheriff"])
def test_point_19_what_names_no_joker_opens_no_window(a_table, do, card) -> None:
    hand = [HORSE, CHIP_IN, HANDS_UP, WITHDRAWAL, WHISKY, SHERIFF, DOG]
    state = a_table(hands=[hand, [JOKER, CAKE], [JOKER, CAKE], [JOKER, CAKE], [JOKER, CAKE]])

    do(state, A, card)

    assert (state.phase, state.asked) == ("draw", A)


@pytest.mark.parametrize("players", [2, 11])
def test_point_21_the_game_is_for_three_to_ten(players) -> None:
    with pytest.raises(WrongSeats):
        GAME.settle(players, {})


def test_point_7_a_joker_does_not_lift_ones_own_sheriff(a_table, legal) -> None:
    state = a_table(hands=[[JOKER, CHIP_IN]], sheriffs=[True, False, False, False, False])

    assert legal(state, A) == ["chip_in"]


def test_point_9_a_claim_ends_with_the_takers_next_turn_also_after_a_change_of_direction(a_table, do, legal) -> None:
    claims = [[0, 4, 0, 0, 0], *[[0] * 5 for _ in range(4)]]
    state = a_table(hands=[[DOG, DOG], [WHISKY, CHIP_IN, CAKE]], turn=B, claims=claims)

    do(state, B, "whisky")
    do(state, B, "draw 0")

    assert state.turn == A
    assert state.claims[A][B] == 0
