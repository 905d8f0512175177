"""Attacks, and the other cards one by one."""

import pytest

from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
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
    WHISKY,
    WITHDRAWAL,
)

A, B, C, D, E = range(5)


# Attacks


def test_the_window_opens_whether_or_not_the_target_can_answer(a_table, do, legal) -> None:
    state = a_table(hands=[[ATTACK_1, PAY_ME, CAKE], [PAY_ME, PAY_ME]])

    do(state, A, "attack 1 1")

    assert (state.phase, state.asked) == ("respond_attack", B)
    assert legal(state, B) == ["accept"]


def test_a_defender_chooses_between_dog_and_dancer(a_table, do, legal) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [DOG, DANCER, JOKER]])

    do(state, A, "attack 1 1")

    assert legal(state, B) == ["dog", "dancer", "accept"]


def test_the_last_card_is_no_counter(a_table, do, legal) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [DOG]])

    do(state, A, "attack 1 1")

    assert legal(state, B) == ["accept"]


def test_the_last_card_is_no_cake(a_table, do, legal) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [DOG, DOG]])

    do(state, A, "attack 1 1")
    do(state, B, "dog")

    assert (state.phase, state.asked) == ("respond_cake", A)
    assert legal(state, A) == ["accept"]


def test_a_dog_brings_the_defender_one_unit(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE], [DOG, DOG]], money=[14] * 5)

    do(state, A, "attack 1 1")
    do(state, B, "dog")
    do(state, A, "accept")

    assert state.money[:2] == [13, 15]
    assert state.claims == [[0] * 5 for _ in range(5)]


def test_after_a_cake_there_is_no_second_counter(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_1, CAKE, CAKE], [DOG, DOG, DOG]], money=[14] * 5)

    do(state, A, "attack 1 1")
    do(state, B, "dog")
    do(state, A, "cake", dice=(1,))

    assert state.phase == "draw"
    assert state.money[:2] == [15, 13]


def test_an_attack_takes_what_there_is(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_2, CAKE]], money=[14, 3, 14, 14, 14])

    do(state, A, "attack 2 1")
    do(state, B, "accept", dice=(5,))

    assert state.money[:2] == [17, 0]
    assert state.claims[A][B] == 3


def test_money_lost_by_the_attacker_makes_no_claim(a_table, do) -> None:
    state = a_table(hands=[[ATTACK_2, CAKE]], money=[14] * 5)

    do(state, A, "attack 2 1")
    do(state, B, "accept", dice=(2, 6))

    assert state.money[:2] == [2, 26]
    assert state.dice == [2, 6]
    assert state.claims == [[0] * 5 for _ in range(5)]


# The other cards


@pytest.mark.parametrize(
    ("held", "action", "target", "price"),
    [
        ([PAY_ME, CAKE], "pay_me", B, 5),
        ([COWBOY, CAKE], "cowboy", B, 2),
        ([COWBOY, COWBOY, CAKE], "cowboys 2 3", D, 5),
        ([COWBOY, COWBOY, COWBOY, CAKE], "cowboys 3 2", C, 8),
    ],
)
def test_who_is_asked_to_pay_pays_and_may_claim_it(a_table, do, held, action, target, price) -> None:
    state = a_table(hands=[held], money=[14] * 5)

    do(state, A, action)
    assert (state.phase, state.asked) == ("respond_joker", target)
    do(state, target, "accept")

    assert state.money[A] == 14 + price
    assert state.money[target] == 14 - price
    assert state.claims[A][target] == price


@pytest.mark.parametrize(
    ("held", "action", "target"),
    [
        ([PAY_ME, CAKE], "pay_me", B),
        ([COWBOY, COWBOY, COWBOY, CAKE], "cowboys 3 1", B),
        ([SHARE, CAKE], "share 1", B),
        ([INDIANS, CAKE], "indians", B),
        ([SALOON, CAKE], "saloon 1", B),
        ([WHISKY, PAY_ME, CAKE], "whisky pay_me", E),
    ],
)
def test_a_joker_stops_the_card_and_nothing_is_paid(a_table, do, held, action, target) -> None:
    hands = [held, [JOKER, CAKE], [DOG, DOG], [DOG, DOG], [JOKER, DANCER]]
    state = a_table(hands=hands, money=[14] * 5)

    do(state, A, action)
    do(state, target, "joker")

    assert state.money == [14] * 5
    assert state.phase == "draw"
    assert state.hand_sizes[target] == 1
    assert state.claims == [[0] * 5 for _ in range(5)]


def test_the_last_card_is_no_joker(a_table, do, legal) -> None:
    state = a_table(hands=[[PAY_ME, CAKE], [JOKER]])

    do(state, A, "pay_me")

    assert legal(state, B) == ["accept"]


def test_a_stopped_card_leaves_the_whisky_its_effect(a_table, do) -> None:
    state = a_table(hands=[[WHISKY, PAY_ME, CAKE], [DOG, DOG], [DOG, DOG], [DANCER, DANCER], [JOKER, DANCER]])

    do(state, A, "whisky pay_me")
    do(state, E, "joker")

    assert state.direction == -1


def test_everybody_chips_in_who_has_something(a_table, do, facts) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]], money=[10, 14, 0, 14, 14])

    events = do(state, A, "chip_in")

    assert state.money == [13, 13, 0, 13, 13]
    assert facts(events, "collected") == [{"seat": A, "count": 3, "pognon": 30_000}]
    assert facts(events, "chipped_in") == [{"seat": A, "target": payer, "pognon": 10_000} for payer in (B, D, E)]
    assert state.claims[A] == [0, 1, 0, 1, 1]


@pytest.mark.parametrize(("direction", "left"), [(1, [13, 13, 14, 14]), (-1, [14, 14, 13, 13])])
def test_everybody_chips_in_in_play_order_until_the_goal_is_reached(a_table, do, facts, direction, left) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]], money=[38, 14, 14, 14, 14], direction=direction)

    events = do(state, A, "chip_in")

    assert state.money == [40, *left]
    assert facts(events, "collected") == [{"seat": A, "count": 2, "pognon": 20_000}]
    assert [event.kind.name for event in events] == ["played", "collected", "chipped_in", "chipped_in", "won"]


def test_only_the_unit_for_the_player_of_a_share_makes_a_claim(a_table, do) -> None:
    state = a_table(hands=[[SHARE, CAKE]], money=[14] * 5)

    do(state, A, "share 2")
    do(state, C, "accept")

    assert state.money == [15, 15, 10, 15, 15]
    assert state.claims[A] == [0, 0, 1, 0, 0]
    assert [sum(row) for row in state.claims[1:]] == [0, 0, 0, 0]


def test_a_share_goes_on_in_the_current_direction(a_table, do) -> None:
    state = a_table(hands=[[SHARE, CAKE]], money=[14, 14, 2, 14, 14], direction=-1)

    do(state, A, "share 2")
    do(state, C, "accept")

    assert state.money == [15, 14, 0, 14, 15]


def test_a_penniless_player_shares_nothing(a_table, do) -> None:
    state = a_table(hands=[[SHARE, CAKE]], money=[14, 14, 0, 14, 14])

    do(state, A, "share 2")
    do(state, C, "accept")

    assert state.money == [14, 14, 0, 14, 14]
    assert state.phase == "draw"


def test_indians_send_a_whole_purse_to_the_bank_without_a_claim(a_table, do) -> None:
    state = a_table(hands=[[INDIANS, CAKE]], money=[14] * 5, bank=5)

    do(state, A, "indians")
    do(state, B, "accept")

    assert state.money[B] == 0
    assert state.bank == 19
    assert state.claims[A][B] == 0


@pytest.mark.parametrize(("bank", "taken"), [(5, 3), (2, 2), (0, 0)])
def test_a_withdrawal_takes_three_units_or_what_is_there(a_table, do, bank, taken) -> None:
    state = a_table(hands=[[WITHDRAWAL, CAKE]], money=[14] * 5, bank=bank)

    do(state, A, "withdrawal")

    assert state.money[A] == 14 + taken
    assert state.bank == bank - taken
    assert state.phase == "draw"


def test_a_sheriff_protects_from_attacks_indians_and_saloon(a_table, do, legal) -> None:
    state = a_table(hands=[[SHERIFF, CAKE, CAKE], [ATTACK_1, INDIANS, SALOON, DOG, WHISKY]])

    do(state, A, "sheriff")
    assert state.sheriffs[A]
    assert SHERIFF not in state.discards
    do(state, A, "draw 0")

    found = legal(state, B)
    assert not {"attack 1 0", "saloon 0", "whisky indians", "whisky attack 1 0"} & set(found)
    assert {"attack 1 2", "saloon 2", "indians"} <= set(found)


def test_a_joker_joined_to_a_whisky_lifts_a_sheriff_as_the_play_of_the_turn(a_table, do) -> None:
    state = a_table(hands=[[WHISKY, JOKER, PAY_ME]], sheriffs=[False, False, True, False, False])

    do(state, A, "whisky lift 2")

    assert not state.sheriffs[C]
    assert (state.phase, state.direction) == ("draw", -1)


def test_a_horse_joined_to_a_whisky_stops_the_player_behind(a_table, do) -> None:
    state = a_table(hands=[[WHISKY, HORSE, CAKE, CAKE]])

    do(state, A, "whisky horse")
    do(state, A, "draw 0")

    assert state.turn == D


def test_hands_up_shows_all_hands_but_the_players_own(a_table, do, facts) -> None:
    state = a_table(hands=[[HANDS_UP, CAKE], [HORSE, HAT]], money=[14] * 5, bank=5)

    events = do(state, A, "hands_up")

    assert [(event["seat"], event["pognon"]) for event in facts(events, "searched")] == [
        (B, 0),
        (C, 30_000),
        (D, 30_000),
        (E, 30_000),
    ]
    assert facts(events, "searched")[0]["cards"] == [HORSE, HAT]
    assert facts(events, "held_up") == [{"seat": A, "pognon": 90_000}]
    assert state.money == [14, 14, 11, 11, 11]
    assert state.bank == 14


def test_the_more_varied_hand_wins_the_saloon_and_the_cards_go_back(a_table, do, hand) -> None:
    state = a_table(hands=[[SALOON, DOG, CAKE], [DOG, DOG]], money=[0, 20, 14, 14, 14])

    do(state, A, "saloon 1")
    do(state, B, "accept")

    assert state.money[:2] == [20, 0]
    assert state.claims[A][B] == 20
    assert hand(state, A) == [DOG, CAKE]
    assert hand(state, B) == [DOG, DOG]


def test_a_saloon_lost_by_its_player_makes_no_claim(a_table, do) -> None:
    state = a_table(hands=[[SALOON, DOG, DOG], [DOG, CAKE]], money=[12, 20, 14, 14, 14])

    do(state, A, "saloon 1")
    do(state, B, "accept")

    assert state.money[:2] == [0, 32]
    assert state.claims == [[0] * 5 for _ in range(5)]


def test_equal_dice_in_the_saloon_are_rolled_again(a_table, do, facts) -> None:
    state = a_table(hands=[[SALOON, DOG, DOG], [CAKE, CAKE]], money=[12, 20, 14, 14, 14])

    do(state, A, "saloon 1")
    events = do(state, B, "accept", dice=(4, 4, 6, 1))

    assert len(facts(events, "rolled")) == 4
    assert state.dice == [6, 1]
    assert state.money[:2] == [32, 0]


def test_claims_add_up_and_are_used_up_by_giving_back(a_table, do, legal) -> None:
    claims = [[0, 3, 0, 0, 0], *[[0] * 5 for _ in range(4)]]
    state = a_table(hands=[[PAY_ME, CAKE], [GIVE_BACK, GIVE_BACK, DOG]], claims=claims, money=[14] * 5)

    do(state, A, "pay_me")
    do(state, B, "accept")
    assert state.claims[A][B] == 8
    do(state, A, "draw 1", cards=(HAT,))
    do(state, B, "give_back 0")
    assert (state.phase, state.asked) == ("respond_hat", A)
    assert legal(state, A) == ["hat", "accept"]
    do(state, A, "accept")

    assert state.money[:2] == [11, 17]
    assert state.claims[A][B] == 0


def test_no_joker_stops_a_claim(a_table, do, legal) -> None:
    claims = [[0, 3, 0, 0, 0], *[[0] * 5 for _ in range(4)]]
    state = a_table(hands=[[JOKER, CAKE], [GIVE_BACK, DOG]], claims=claims, turn=B)

    do(state, B, "give_back 0")

    assert legal(state, A) == ["accept"]


def test_the_hat_may_take_the_last_card_and_the_draw_is_compulsory(a_table, do, legal, hand) -> None:
    claims = [[0, 3, 0, 0, 0], *[[0] * 5 for _ in range(4)]]
    state = a_table(hands=[[HAT, CAKE], [GIVE_BACK, DOG]], claims=claims, turn=B)

    do(state, B, "give_back 0")
    do(state, A, "hat", luck=(0,))

    assert hand(state, B) == []
    assert hand(state, A) == [DOG, CAKE]
    assert legal(state, B) == ["draw 1", "draw 2", "draw 3"]


def test_money_given_back_makes_no_new_claim(a_table, do) -> None:
    claims = [[0, 3, 0, 0, 0], *[[0] * 5 for _ in range(4)]]
    state = a_table(hands=[[DOG, CAKE], [GIVE_BACK, DOG]], claims=claims, turn=B, money=[14] * 5)

    do(state, B, "give_back 0")
    do(state, A, "accept")

    assert state.claims == [[0] * 5 for _ in range(5)]


def test_a_joined_card_makes_claims_too(a_table, do) -> None:
    state = a_table(hands=[[WHISKY, PAY_ME, CAKE]], money=[14] * 5)

    do(state, A, "whisky pay_me")
    do(state, E, "accept")

    assert state.claims[A][E] == 5
