"""What the active player may do, in a fixed order."""

import pytest

from saloon.games.western import GAME
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
CLAIMS = [[0] * 5, [2, 0, 0, 0, 0], [0] * 5, [0] * 5, [1, 0, 0, 0, 0]]
GUARDED = [False, False, True, False, False]


def test_plays_are_listed_in_the_order_of_the_table_then_by_seat_then_by_guns(a_table, legal) -> None:
    hand = [ATTACK_1, ATTACK_3, PAY_ME, HORSE, COWBOY, COWBOY, COWBOY, INDIANS, CHIP_IN, HANDS_UP]
    state = a_table(hands=[hand])

    assert legal(state, A) == [
        *[
            "attack 1 1",
            "attack 3 1",
            "attack 1 2",
            "attack 3 2",
            "attack 1 3",
            "attack 3 3",
            "attack 1 4",
            "attack 3 4",
        ],
        *["pay_me", "horse", "cowboy"],
        *["cowboys 2 1", "cowboys 2 2", "cowboys 2 3", "cowboys 2 4"],
        *["cowboys 3 1", "cowboys 3 2", "cowboys 3 3", "cowboys 3 4"],
        *["indians", "chip_in", "hands_up"],
    ]


def test_the_other_plays_follow_and_seats_go_against_the_clock_after_a_whisky(a_table, legal) -> None:
    hands = [[WITHDRAWAL, SHERIFF, SHARE, SALOON, GIVE_BACK, TRAIN, ATTACK_2, JOKER]]
    state = a_table(hands=hands, direction=-1, claims=CLAIMS, sheriffs=GUARDED, bank=5)
    state.hand_sizes = [8, 5, 5, 9, 10]  # a table that cannot come about, to see the bounds of a saloon

    assert legal(state, A) == [
        *["lift 2", "attack 2 4", "attack 2 3", "attack 2 1"],
        *["withdrawal", "sheriff", "share 4", "share 3", "share 2", "share 1"],
        *["saloon 3", "saloon 1", "give_back 4", "give_back 1", "train 2"],
    ]


def test_a_whisky_alone_then_with_each_single_card_in_the_new_direction(a_table, legal) -> None:
    hands = [[WHISKY, ATTACK_1, COWBOY, COWBOY, SHARE, GIVE_BACK, TRAIN, JOKER]]
    state = a_table(hands=hands, claims=CLAIMS, sheriffs=GUARDED, bank=5)
    found = legal(state, A)

    assert found[found.index("whisky") :] == [
        *["whisky", "whisky lift 2", "whisky attack 1 4", "whisky attack 1 3", "whisky attack 1 1", "whisky cowboy"],
        *["whisky share 4", "whisky share 3", "whisky share 2", "whisky share 1"],
        *["whisky give_back 4", "whisky give_back 1", "train 1"],
    ]


def test_equal_cards_give_one_action(a_table, legal) -> None:
    state = a_table(hands=[[PAY_ME, PAY_ME, CHIP_IN, CHIP_IN]])

    assert legal(state, A) == ["pay_me", "chip_in"]


def test_whisky_joins_no_card_at_three_players(a_table, legal) -> None:
    state = a_table(3, [[WHISKY, PAY_ME, CAKE]])

    assert legal(state, A) == ["pay_me", "whisky"]


def test_whisky_joins_a_card_from_a_hand_of_three_on(a_table, legal) -> None:
    two = a_table(hands=[[WHISKY, PAY_ME]])
    three = a_table(hands=[[WHISKY, PAY_ME, CAKE]])

    assert legal(two, A) == ["pay_me", "whisky"]
    assert legal(three, A) == ["pay_me", "whisky", "whisky pay_me"]


def test_a_second_whisky_joins_nothing(a_table, legal) -> None:
    state = a_table(hands=[[WHISKY, WHISKY, CAKE]])

    assert legal(state, A) == ["whisky"]


def test_indians_are_illegal_while_the_next_player_has_a_sheriff(a_table, legal) -> None:
    state = a_table(hands=[[INDIANS, WHISKY, CAKE]], sheriffs=[False, True, False, False, False])

    assert legal(state, A) == ["whisky", "whisky indians"]


def test_a_joined_saloon_counts_the_hand_without_whisky_and_saloon(a_table, legal) -> None:
    state = a_table(hands=[[SALOON, WHISKY, CAKE], [DOG, DOG, DOG]])

    assert "saloon 1" in legal(state, A)
    assert "whisky saloon 1" in legal(state, A)
    state.hand_sizes[B] = 4
    assert "saloon 1" in legal(state, A)
    assert "whisky saloon 1" not in legal(state, A)


def test_pay_me_horse_and_cowboys_hit_a_player_with_a_sheriff_all_the_same(a_table, legal) -> None:
    state = a_table(hands=[[PAY_ME, HORSE, COWBOY, COWBOY, SHARE]], sheriffs=[False, True, False, False, False])

    assert {"pay_me", "horse", "cowboy", "cowboys 2 1", "share 1"} <= set(legal(state, A))


def test_a_train_needs_a_combination_and_a_card_left_in_hand(a_table, legal) -> None:
    alone = a_table(hands=[[TRAIN, ATTACK_1]], bank=5)
    enough = a_table(hands=[[TRAIN, ATTACK_1, HORSE]], bank=5)
    more = a_table(hands=[[TRAIN, ATTACK_1, HORSE, CAKE]], bank=5)

    assert "train 1" not in legal(alone, A)
    assert [text for text in legal(enough, A) if text.startswith("train")] == ["train 1"]
    assert [text for text in legal(more, A) if text.startswith("train")] == ["train 1", "train 4"]


def test_a_train_needs_money_in_the_bank(a_table, legal) -> None:
    state = a_table(hands=[[TRAIN, ATTACK_1, CAKE]], bank=0)

    assert "train 1" not in legal(state, A)


def test_reaction_cards_cannot_be_played_on_ones_own_turn(a_table, legal) -> None:
    state = a_table(hands=[[DANCER, DOG, CAKE, HAT, JOKER, CHIP_IN]])

    assert legal(state, A) == ["chip_in"]


@pytest.mark.parametrize(
    ("players", "size"), [(3, 95), (4, 140), (5, 156), (6, 172), (7, 188), (8, 204), (9, 220), (10, 236)]
)
def test_the_catalogue_stays_small(players, size) -> None:
    assert len(GAME.numbering(players, GAME.settle(players, {}))) == size
    assert len(GAME.numbering(players, GAME.settle(players, {"pactole_ladder": "ladder_14"}))) == size + 6
