"""The worked examples, by their numbers."""

import pytest

from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    ATTACK_3,
    CAKE,
    CHIP_IN,
    COWBOY,
    DANCER,
    DOG,
    GIVE_BACK,
    HANDS_UP,
    HAT,
    HORSE,
    INDIANS,
    JOKER,
    PAY_ME,
    SALOON,
    SHARE,
    SHERIFF,
    TRAIN,
    WHISKY,
    WITHDRAWAL,
)

A, B, C, D, E = range(5)
SEVEN = [ATTACK_1, ATTACK_2, CAKE, PAY_ME, COWBOY, COWBOY, HORSE]  # six kinds
NINE = [ATTACK_1, ATTACK_1, ATTACK_2, DANCER, DANCER, TRAIN, COWBOY, HORSE, HORSE]  # six kinds


def attacked(a_table, do, card, dice, players=5, options=None):
    state = a_table(players, [[card, CAKE]], options, money=[14] * players)
    do(state, A, f"attack {card + 1} 1")
    do(state, B, "accept", dice=dice)
    return state


@pytest.mark.parametrize(
    ("dice", "gain"),
    [((3,), 3), ((4, 3), 4), ((4, 4), -4), ((4, 5), -5)],
    ids=["example 1", "example 2", "example 3", "example 4"],
)
def test_examples_1_to_4_an_attack_with_one_gun(a_table, do, dice, gain) -> None:
    state = attacked(a_table, do, ATTACK_1, dice)

    assert state.money == [14 + gain, 14 - gain, 14, 14, 14]
    assert (state.phase, state.asked) == ("draw", A)
    do(state, A, "draw 1", cards=(JOKER,))
    assert (state.phase, state.asked) == ("main", B)


@pytest.mark.parametrize(("players", "options", "gain"), [(5, {}, 6), (3, {}, 3), (9, {"triple_three_guns": True}, 9)])
def test_example_5_three_guns_double_not_at_three_players_and_triple_by_option(a_table, do, players, options, gain):
    state = attacked(a_table, do, ATTACK_3, (3,), players, options)

    assert state.money[A] == 14 + gain
    assert state.money[B] == 14 - gain


def test_example_6_a_dancer_costs_two_units_to_the_bank(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_2, CAKE, PAY_ME], [DANCER, DOG, PAY_ME]], money=[14] * 5, bank=5)

    do(state, A, "attack 2 1")
    do(state, B, "dancer")
    do(state, A, "accept")

    assert state.money == [12, 14, 14, 14, 14]
    assert state.bank == 7
    assert state.phase == "draw"


def test_example_6_a_cake_saves_the_fee_and_goes_straight_to_the_roll(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_2, CAKE, PAY_ME], [DANCER, DOG, PAY_ME]], money=[14] * 5, bank=5)

    do(state, A, "attack 2 1")
    do(state, B, "dancer")
    do(state, A, "cake", dice=(5,))

    assert state.money == [24, 4, 14, 14, 14]
    assert state.bank == 5
    assert state.phase == "draw"


def test_example_7_a_penniless_attacker_pays_no_dog(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [DOG, PAY_ME]], money=[0, 14, 14, 14, 14])

    do(state, A, "attack 1 1")
    do(state, B, "dog")
    do(state, A, "accept")

    assert state.money == [0, 14, 14, 14, 14]
    assert state.phase == "draw"


def test_example_8_a_claim_is_given_back_if_the_taker_still_owns_it(a_table, do, legal) -> None:
    state = a_table(hands=[[PAY_ME, CAKE], [GIVE_BACK, DOG, CAKE]], money=[17, 3, 14, 14, 14])

    do(state, A, "pay_me")
    do(state, B, "accept")
    assert state.money[:2] == [20, 0]
    assert state.claims[A][B] == 3
    do(state, A, "draw 1", cards=(JOKER,))
    poor = state.clone()
    do(state, B, "give_back 0")
    do(state, A, "accept")

    assert state.money[:2] == [17, 3]
    assert state.claims[A][B] == 0
    poor.money[A] = 2
    assert "give_back 0" not in legal(poor, B)


def test_example_9_a_claim_is_gone_when_the_takers_turn_comes_round(a_table, do) -> None:
    hands = [[COWBOY, COWBOY, CAKE], [HORSE, CAKE], [GIVE_BACK, CAKE], [DOG, CAKE], [DOG, DOG]]
    state = a_table(hands=hands, money=[14] * 5)

    do(state, A, "cowboys 2 2")
    do(state, C, "accept")
    assert state.claims[A][C] == 5
    do(state, A, "draw 1", cards=(WITHDRAWAL,))
    do(state, B, "horse")
    do(state, B, "draw 1", cards=(WITHDRAWAL,))
    assert state.turn == D
    for seat in (D, E):
        do(state, seat, "discard 4")
        do(state, seat, "draw 1", cards=(WITHDRAWAL,))

    assert state.turn == A
    assert state.claims[A][C] == 0


def test_example_10_the_hat_keeps_the_money_and_takes_a_random_card(a_table, do, hand) -> None:
    hands = [[HAT, CAKE], [GIVE_BACK, DOG, CAKE, HORSE, JOKER]]
    state = a_table(
        hands=hands, turn=B, claims=[[0, 4, 0, 0, 0], *[[0] * 5 for _ in range(4)]], money=[18, 10, 14, 14, 14]
    )

    do(state, B, "give_back 0")
    do(state, A, "hat", luck=(2,))

    assert state.money[:2] == [18, 10]
    assert state.hand_sizes[:2] == [2, 3]
    assert hand(state, A) == [CAKE, HORSE]
    assert hand(state, B) == [DOG, CAKE, JOKER]
    assert state.claims[A][B] == 0


def test_example_11_share_pays_the_player_of_the_card_first(a_table, do) -> None:
    state = a_table(hands=[[SHARE, CAKE], [DOG, DOG], [JOKER, DOG]], money=[14, 14, 2, 14, 14])
    stopped = state.clone()

    do(state, A, "share 2")
    do(state, C, "accept")
    do(stopped, A, "share 2")
    do(stopped, C, "joker")

    assert state.money == [15, 15, 0, 14, 14]
    assert stopped.money == [14, 14, 2, 14, 14]


def test_example_12_whisky_turns_first_so_the_indians_hit_the_former_neighbour(a_table, do) -> None:
    state = a_table(hands=[[JOKER, CAKE], [WHISKY, INDIANS, CAKE]], turn=B, money=[15, 14, 14, 14, 14], bank=5)

    do(state, B, "whisky indians")
    assert state.direction == -1
    assert (state.phase, state.asked) == ("respond_joker", A)
    do(state, A, "accept")
    assert state.money[A] == 0
    assert state.bank == 20
    do(state, B, "draw 1", cards=(DOG,))

    assert state.turn == A


def test_example_13_a_whisky_brings_the_turn_back_and_the_sheriff_leaves(a_table, do, legal) -> None:
    state = a_table(hands=[[DOG, DOG], [SHERIFF, PAY_ME, CAKE], [WHISKY, ATTACK_1, CAKE]], turn=B)

    do(state, B, "sheriff")
    do(state, B, "draw 0")
    assert state.sheriffs[B]
    assert "attack 1 1" not in legal(state, C)
    do(state, C, "whisky")
    do(state, C, "draw 0")

    assert state.turn == B
    assert not state.sheriffs[B]
    assert state.discards[-1] == SHERIFF


def test_example_14_hands_up(a_table, do) -> None:
    hands = [[HANDS_UP, CAKE], [HORSE, CAKE], [HAT, CAKE], [DOG, CAKE]]
    state = a_table(4, hands, money=[14, 14, 14, 1], bank=5)

    do(state, A, "hands_up")

    assert state.money == [14, 13, 12, 0]
    assert state.bank == 9


def test_example_15_a_saloon_needs_hands_that_differ_by_two_cards_at_most(a_table, legal) -> None:
    near = a_table(hands=[[SALOON, *SEVEN], NINE])
    far = a_table(hands=[[SALOON, *SEVEN], [*NINE, TRAIN]])

    assert "saloon 1" in legal(near, A)
    assert "saloon 1" not in legal(far, A)


def test_example_15_equal_kinds_are_decided_by_the_dice(a_table, do) -> None:
    state = a_table(hands=[[SALOON, *SEVEN], NINE], money=[10, 20, 14, 14, 14])

    do(state, A, "saloon 1")
    do(state, B, "accept", dice=(2, 5))

    assert state.money[:2] == [0, 30]
    assert state.hand_sizes[:2] == [7, 9]


def test_example_16_a_pactole(a_table, do) -> None:
    hands = [
        [TRAIN, ATTACK_3, ATTACK_2, HORSE, CAKE],
        [DOG, DOG],
        [ATTACK_1, HORSE, CAKE],
        [ATTACK_1, HORSE, HAT, CAKE],
        [DOG, CAKE],
    ]
    state = a_table(hands=hands, money=[10] * 5, bank=12)

    do(state, A, "train 3")
    do(state, B, "pass")
    do(state, C, "lay 4")
    do(state, D, "lay_with_hat 4")
    do(state, E, "pass")
    do(state, A, "lay 5")
    for seat in (B, C, D, E):
        do(state, seat, "pass")

    assert state.money == [22, 10, 10, 10, 10]
    assert state.bank == 0
    assert (state.phase, state.turn) == ("main", B)
    assert state.hand_sizes == [1, 2, 1, 1, 2]


def test_example_17_what_beats_two_guns(a_table, do, legal) -> None:
    hands = [[TRAIN, ATTACK_2, CAKE], [ATTACK_1, ATTACK_1, ATTACK_2, ATTACK_3, CAKE]]
    state = a_table(hands=hands, bank=5)

    do(state, A, "train 2")

    assert legal(state, B) == ["lay 3", "pass"]


def test_example_18_the_goal_is_reached_by_the_fourth_payment(a_table, do, facts) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]], money=[36, 1, 2, 3, 4], bank=0)

    events = do(state, A, "chip_in")

    assert state.money == [40, 0, 1, 2, 3]
    assert state.phase == "over"
    assert facts(events, "won") == [{"seat": A, "pognon": 400_000}]


@pytest.mark.parametrize(("players", "draws"), [(5, ["draw 1", "draw 2", "draw 3"]), (9, ["draw 1", "draw 2"])])
def test_example_19_a_single_card_at_the_start_of_a_turn_means_drawing(a_table, do, legal, players, draws) -> None:
    state = a_table(players, [[CHIP_IN, CAKE, DOG], [JOKER]])

    do(state, A, "chip_in")
    do(state, A, "draw 0")

    assert legal(state, B) == draws


def test_example_20_three_cowboys_may_not_empty_the_hand(a_table, legal) -> None:
    state = a_table(hands=[[COWBOY, COWBOY, COWBOY]])

    assert "cowboys 2 1" in legal(state, A)
    assert "cowboys 3 1" not in legal(state, A)
