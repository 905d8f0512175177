"""The jackpot train."""

import pytest

from saloon.core.rules import SPECTATOR
from saloon.games.western import RULES
from saloon.games.western.cards import ATTACK_1, ATTACK_2, ATTACK_3, CAKE, DOG, HAT, HORSE, JOKER, TRAIN

A, B, C, D, E = range(5)
NONE = [DOG, CAKE]


def a_train(a_table, do, *hands, rank=1, options=None, **changes):
    """Let seat 0 call the train; the other hands are given."""
    first = [TRAIN, ATTACK_1, ATTACK_2, HORSE, HORSE, CAKE]
    state = a_table(len(hands) + 1, [first, *hands], options, **{"bank": 12, **changes})
    do(state, A, f"train {rank}")
    return state


@pytest.mark.parametrize(
    ("rank", "cards"),
    [
        (1, [ATTACK_1]),
        (2, [ATTACK_2]),
        (3, [ATTACK_3]),
        (4, [ATTACK_1, HORSE]),
        (8, [ATTACK_2, HORSE, HORSE]),
        (12, [ATTACK_3, HORSE, HORSE, HORSE]),
    ],
)
def test_a_combination_is_one_attack_and_horses(a_table, do, hand, rank, cards) -> None:
    state = a_table(hands=[[TRAIN, *cards, CAKE]], bank=5)

    do(state, A, f"train {rank}")

    assert hand(state, A) == [CAKE]
    assert sorted(state.laid) == sorted([TRAIN, *cards])
    assert (state.standing, state.owner, state.asked, state.phase) == (rank, A, B, "pactole")


def test_cards_of_the_pactole_are_discarded_when_it_ends(a_table, do) -> None:
    state = a_train(a_table, do, NONE, NONE)
    assert state.discards == []

    do(state, B, "pass")
    do(state, C, "pass")

    assert state.discards == [TRAIN, ATTACK_1]
    assert state.laid == []
    assert state.standing == 0


def test_the_last_combination_takes_the_bank_and_nobody_draws(a_table, do, facts) -> None:
    state = a_train(a_table, do, [ATTACK_2, CAKE], NONE, money=[10, 10, 10])

    do(state, B, "lay 2")
    do(state, C, "pass")
    events = do(state, A, "pass")

    assert facts(events, "won_pactole") == [{"seat": B, "rank": 2, "pognon": 120_000}]
    assert state.money == [10, 22, 10]
    assert state.bank == 0
    assert (state.turn, state.phase) == (B, "draw")  # one card is left: a compulsory draw is their whole turn


def test_the_order_follows_the_direction(a_table, do) -> None:
    state = a_train(a_table, do, NONE, NONE, [ATTACK_2, CAKE], direction=-1)

    assert state.asked == D
    do(state, D, "lay 2")

    assert state.asked == C


def test_a_pass_is_not_final(a_table, do, legal) -> None:
    state = a_train(a_table, do, [ATTACK_3, CAKE], [ATTACK_2, CAKE])

    do(state, B, "pass")
    do(state, C, "lay 2")
    do(state, A, "pass")

    assert legal(state, B) == ["lay 3", "pass"]


def test_after_a_lay_the_neighbour_of_that_player_is_asked_and_the_former_owner_too(a_table, do) -> None:
    state = a_train(a_table, do, NONE, [ATTACK_2, CAKE], NONE)

    do(state, B, "pass")
    do(state, C, "lay 2")

    asked = []
    while state.phase == "pactole":
        asked.append(state.asked)
        do(state, state.asked, "pass")
    assert asked == [D, A, B]


def test_everybody_is_asked_able_or_not_and_under_a_sheriff(a_table, do, legal) -> None:
    state = a_train(a_table, do, NONE, [DOG, JOKER], sheriffs=[False, True, False])

    assert legal(state, B) == ["pass"]
    do(state, B, "pass")
    assert legal(state, C) == ["pass"]


def test_a_lay_must_leave_a_card_in_hand(a_table, do, legal) -> None:
    state = a_train(a_table, do, [ATTACK_2], [ATTACK_2, HORSE])

    assert legal(state, B) == ["pass"]
    do(state, B, "pass")
    assert legal(state, C) == ["lay 2", "pass"]


def test_the_hat_makes_an_equal_combination_win_and_only_that(a_table, do, legal) -> None:
    state = a_train(a_table, do, [ATTACK_1, ATTACK_2, HAT, CAKE], NONE)

    assert legal(state, B) == ["lay_with_hat 1", "lay 2", "pass"]
    do(state, B, "lay_with_hat 1")

    assert state.with_hat
    assert (state.standing, state.owner) == (1, B)


def test_the_hat_too_must_leave_a_card_in_hand(a_table, do, legal) -> None:
    state = a_train(a_table, do, [ATTACK_1, HAT], NONE)

    assert legal(state, B) == ["pass"]


def test_over_a_combination_with_the_hat_only_a_higher_one_goes(a_table, do, legal) -> None:
    state = a_train(a_table, do, [ATTACK_1, HAT, CAKE], [ATTACK_1, ATTACK_2, CAKE])

    do(state, B, "lay_with_hat 1")
    assert legal(state, C) == ["lay 2", "pass"]
    do(state, C, "lay 2")

    assert not state.with_hat


def test_two_attacks_do_not_stand_for_a_bigger_one(a_table, do, legal) -> None:
    state = a_train(a_table, do, [ATTACK_1, ATTACK_1, ATTACK_1, CAKE], NONE)

    assert legal(state, B) == ["pass"]


def test_normal_play_goes_on_after_the_player_of_the_train(a_table, do) -> None:
    state = a_train(a_table, do, [DOG, CAKE], [ATTACK_2, ATTACK_3, CAKE], NONE)

    do(state, B, "pass")
    do(state, C, "lay 2")
    for seat in (D, A, B):
        do(state, seat, "pass")

    assert (state.phase, state.turn, state.turns) == ("main", B, 2)


def test_the_pactole_may_win_the_game(a_table, do) -> None:
    state = a_train(a_table, do, NONE, NONE, money=[30, 1, 1])

    do(state, B, "pass")
    do(state, C, "pass")

    assert state.phase == "over"
    assert state.money[A] == 42


# Free order


def test_in_free_order_everybody_but_the_owner_may_act_at_any_time(a_table, do) -> None:
    state = a_train(a_table, do, NONE, [ATTACK_2, CAKE], [ATTACK_3, CAKE], options={"pactole_order": "free"})

    assert RULES.to_act(state) == (B, C, D)
    do(state, D, "lay 3")

    assert RULES.to_act(state) == (A, B, C)


def test_in_free_order_who_looks_on_is_offered_nothing_of_anybodys_hand(a_table, do) -> None:
    state = a_train(a_table, do, NONE, [ATTACK_2, CAKE], [ATTACK_3, CAKE], options={"pactole_order": "free"})

    assert RULES.legal_actions(state, SPECTATOR) == []


def test_in_free_order_a_combination_that_no_longer_beats_the_standing_one_is_refused(a_table, do, legal) -> None:
    state = a_train(a_table, do, NONE, [ATTACK_2, CAKE], [ATTACK_3, CAKE], options={"pactole_order": "free"})
    assert legal(state, C) == ["lay 2", "pass"]

    do(state, D, "lay 3")

    assert legal(state, C) == ["pass"]


def test_in_free_order_a_lay_wipes_all_passes(a_table, do, legal) -> None:
    state = a_train(a_table, do, NONE, [ATTACK_2, CAKE], NONE, options={"pactole_order": "free"})
    do(state, B, "pass")
    do(state, D, "pass")
    assert RULES.to_act(state) == (C,)
    assert legal(state, B) == []

    do(state, C, "lay 2")

    assert RULES.to_act(state) == (A, B, D)


def test_in_free_order_the_pactole_ends_when_all_others_have_passed(a_table, do) -> None:
    state = a_train(a_table, do, NONE, NONE, NONE, options={"pactole_order": "free"}, money=[5] * 4)

    for seat in (D, B, C):
        do(state, seat, "pass")

    assert state.money[A] == 17
    assert state.turn == B


# Other options


@pytest.mark.parametrize("order", ["turns", "free"])
def test_a_final_pass_is_not_asked_again(a_table, do, order) -> None:
    options = {"pass_is_final_in_pactole": True, "pactole_order": order}
    state = a_train(a_table, do, [ATTACK_3, CAKE], [ATTACK_2, CAKE], NONE, options=options, money=[5] * 4)

    do(state, B, "pass")
    do(state, C, "lay 2")
    assert B not in RULES.to_act(state)
    do(state, D, "pass")
    do(state, A, "pass")

    assert state.money[C] == 17


def test_with_final_passes_the_former_owner_is_still_asked(a_table, do) -> None:
    state = a_train(a_table, do, NONE, [ATTACK_2, CAKE], options={"pass_is_final_in_pactole": True}, money=[5] * 3)

    do(state, B, "pass")
    do(state, C, "lay 2")
    assert RULES.to_act(state) == (A,)
    do(state, A, "pass")

    assert state.money[C] == 17


def test_the_long_ladder_adds_the_three_attacks_together(a_table, do, legal) -> None:
    options = {"pactole_ladder": "ladder_14"}
    strong = [ATTACK_1, ATTACK_2, ATTACK_3, HORSE, CAKE]
    state = a_train(a_table, do, strong, NONE, rank=8, options=options)

    assert legal(state, B) == ["lay 13", "lay 14", "pass"]
    do(state, B, "lay 14")

    assert sorted(state.laid[-4:]) == [ATTACK_1, ATTACK_2, ATTACK_3, HORSE]
