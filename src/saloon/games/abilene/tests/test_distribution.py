"""Joining, the deal, the distribution and cutting down."""

import pytest

from saloon.games.abilene.actions import BUY, DROP, FOLD, JOIN, SIT_OUT, STAND
from saloon.games.abilene.cards import (
    C1,
    C3,
    C10,
    C30,
    CAVALRY,
    DANCERS,
    DESPERADOS,
    FIREWATER,
    FULL_DECK,
    GOLD_RUSH,
    SHERIFF,
    WELCOME,
)
from saloon.games.abilene.rules import AbileneRules

A, B, C, D = range(4)
RULES = AbileneRules()


# Joining


def test_players_are_asked_clockwise_and_the_dealer_last(a_table, do) -> None:  # ruling 22
    state = a_table("opt_in", dealer=B, turn=C)
    asked = []

    while state.hands_played == 0:
        asked.append(state.turn)
        do(state, state.turn, SIT_OUT)

    assert asked == [C, D, A, B]


def test_joining_is_open_and_only_the_one_asked_may_answer(a_table, do, legal, facts) -> None:  # ruling 22
    state = a_table("opt_in")

    events = do(state, A, JOIN)

    assert facts(events, "joined") == [{"seat": A, "chips": 2}]
    assert RULES.to_act(state) == (B,)
    assert legal(state, B) == ["join", "sit_out"]
    assert legal(state, A) == legal(state, C) == legal(state, D) == []


def test_joining_costs_two_chips_to_the_pot_and_sitting_out_nothing(a_table, do) -> None:
    state = a_table("opt_in")

    do(state, A, JOIN)
    do(state, B, SIT_OUT)

    assert state.chips == [28, 30, 30, 30]
    assert state.pot == 2


def test_who_cannot_pay_two_chips_sits_out_unasked(a_table, do, facts) -> None:
    state = a_table("opt_in", options={"match_end": "last_standing"}, chips=[40, 1, 0, 79])

    events = do(state, A, JOIN)

    assert state.turn == D
    assert facts(events, "sat_out") == [{"seat": B}, {"seat": C}]


def test_a_dealer_who_cannot_pay_closes_the_joining(a_table, do, facts) -> None:
    state = a_table("opt_in", options={"match_end": "last_standing"}, chips=[40, 40, 39, 1])
    do(state, A, JOIN)
    do(state, B, JOIN)

    events = do(state, C, SIT_OUT, luck=[0] * 6)

    assert facts(events, "sat_out") == [{"seat": C}, {"seat": D}]
    assert state.phase == "distribution"


def test_a_single_joiner_gets_his_chips_back_and_the_hand_is_void(a_table, do, facts) -> None:  # ruling 21
    state = a_table("opt_in", chips=[30, 30, 30, 23], pot=7)
    do(state, A, SIT_OUT)
    do(state, B, JOIN)
    do(state, C, SIT_OUT)

    events = do(state, D, SIT_OUT)

    assert state.chips == [30, 30, 30, 23]
    assert state.pot == 7  # carried chips stay in the pot
    assert state.hands_played == 1
    assert state.dealer == A
    assert facts(events, "voided") == [{"chips": 7}]


def test_a_hand_that_nobody_joins_is_void_and_counts(a_table, do) -> None:  # ruling 21
    state = a_table("opt_in")

    for seat in (A, B, C, D):
        do(state, seat, SIT_OUT)

    assert state.hands_played == 1
    assert state.phase == "opt_in"


# The deal


def test_each_participant_gets_three_cards_one_at_a_time_from_the_left_of_the_dealer(a_table, do, facts) -> None:
    state = a_table("opt_in", dealer=B, turn=C)
    do(state, C, JOIN)
    do(state, D, SIT_OUT)
    do(state, A, JOIN)

    # C, A, B and again: the last card of the sorted deck, the first one, the last one ...
    events = do(state, B, JOIN, luck=[53, 0, 51, 50, 0, 48, 47, 0, 45])

    assert state.hands[C] == [CAVALRY, DANCERS, WELCOME]
    assert state.hands[A] == [C1, C1, C1]
    assert state.hands[B] == [SHERIFF, FIREWATER, GOLD_RUSH]
    assert state.hands[D] == []
    assert [fact["seat"] for fact in facts(events, "dealt")] == [C, A, B]


def test_the_first_participant_left_of_the_dealer_speaks_first(a_table, do) -> None:  # ruling 1
    state = a_table("opt_in")
    do(state, A, SIT_OUT)
    do(state, B, JOIN)
    do(state, C, JOIN)

    do(state, D, JOIN, luck=[0] * 9)

    assert RULES.to_act(state) == (B,)


# The distribution


def test_a_participant_may_buy_fold_or_stand(a_table, legal) -> None:
    state = a_table("distribution")

    assert legal(state, A) == ["buy", "fold", "stand"]
    assert legal(state, B) == []


def test_the_kth_card_of_a_player_costs_k_chips(a_table, do) -> None:  # ruling 2
    state = a_table("distribution", seats=2)
    paid = []

    for _ in range(3):
        for seat in (A, B):
            before = state.chips[seat]
            do(state, seat, BUY, card=C30)
            paid.append(before - state.chips[seat])

    assert paid == [1, 1, 2, 2, 3, 3]
    assert state.pot == 4 + 12


def test_prices_double_from_the_first_servi_on_the_same_lap_included(a_table, do, facts) -> None:  # ruling 3
    state = a_table("distribution")

    before = do(state, A, BUY, card=C30)
    do(state, B, STAND)
    after = do(state, C, BUY, card=C30)

    assert facts(before, "bought") == [{"seat": A, "chips": 1}]
    assert facts(after, "bought") == [{"seat": C, "chips": 2}]


def test_only_the_first_servi_announces_that_prices_double(a_table, do) -> None:
    state = a_table("distribution")

    first = do(state, A, STAND)
    second = do(state, B, STAND)

    assert [event.kind.name for event in first] == ["stood", "prices_doubled"]
    assert [event.kind.name for event in second] == ["stood"]


def test_later_laps_cost_twice_the_number_of_the_card(a_table, do) -> None:
    state = a_table("distribution", turn=A, bought=[2, 2, 2, 2], stood=[False, True, False, False], hand_size=5)

    do(state, A, BUY, card=C30)

    assert state.chips[A] == 28 - 6


def test_all_prices_are_public(a_table) -> None:
    state = a_table("distribution", bought=[1, 1, 0, 0], stood=[False, True, False, False], hand_size=4)

    assert RULES.view(state, D).prices == [4, 4, 2, 2]


def test_a_bought_card_comes_at_once_and_only_its_buyer_sees_it(a_table, do) -> None:  # ruling 24
    state = a_table("distribution")

    (event,) = do(state, A, BUY, card=C30)

    assert state.hands[A] == [C1, C3, C10, C30]
    assert event.facts_for(A) == {"seat": A, "chips": 1, "card": C30}
    assert event.facts_for(B) == {"seat": A, "chips": 1}


def test_who_folds_takes_one_chip_back_drops_his_hand_face_down_and_is_out(a_table, do, facts) -> None:
    state = a_table("distribution")

    events = do(state, A, FOLD)

    assert state.chips[A] == 29
    assert state.pot == 7
    assert state.hands[A] == []
    assert state.buried[A] == [C1, C3, C10]
    assert state.playing == [False, True, True, True]
    assert facts(events, "folded") == [{"seat": A, "chips": 1}]


def test_who_is_servi_can_no_longer_buy_or_fold(a_table, do, legal) -> None:  # ruling 6
    state = a_table("distribution", seats=2)
    do(state, A, STAND)
    do(state, B, BUY, card=C30)

    assert RULES.to_act(state) == (B,)
    assert legal(state, A) == []


def test_the_first_servi_fixes_the_hand_size_and_leads(a_table, do) -> None:
    state = a_table("distribution")
    do(state, A, BUY, card=C30)
    do(state, B, BUY, card=C30)

    do(state, C, STAND)
    do(state, D, STAND)

    assert state.hand_size == 3
    assert state.leader == C


def test_only_the_undecided_are_asked_lap_after_lap(a_table, do) -> None:
    state = a_table("distribution")
    asked = []

    for action in (BUY, STAND, FOLD, BUY, BUY, STAND):
        asked.append(state.turn)
        do(state, state.turn, action, card=C30 if action is BUY else None)

    assert asked == [A, B, C, D, A, D]
    assert state.turn == A


def test_those_before_the_first_servi_hold_one_more_and_those_after_him_as_many(a_table, do) -> None:
    state = a_table("distribution")
    do(state, A, BUY, card=C30)
    do(state, B, STAND)
    do(state, C, STAND)
    do(state, D, STAND)

    do(state, A, STAND)

    assert [len(hand) for hand in state.hands] == [4, 3, 3, 3]
    assert state.phase == "discard"


def test_three_cards_are_the_fewest_to_play_with(a_table, do, facts) -> None:
    state = a_table("distribution", seats=2)
    do(state, A, STAND)

    events = do(state, B, STAND)

    assert facts(events, "play_began") == [{"seat": A, "count": 3}]
    assert state.turns_left == 6


def test_who_cannot_pay_the_price_may_only_stand_or_fold(a_table, legal) -> None:  # ruling 4
    state = a_table("distribution", bought=[3, 3, 3, 3], chips=[3, 28, 28, 28])

    assert legal(state, A) == ["fold", "stand"]


def test_who_has_exactly_the_price_may_buy(a_table, do) -> None:
    state = a_table("distribution", bought=[3, 3, 3, 3], chips=[4, 28, 28, 28])

    do(state, A, BUY, card=C30)

    assert state.chips[A] == 0


def test_from_an_empty_pile_nobody_buys_and_drops_are_not_shuffled_in(a_table, legal) -> None:  # ruling 4
    everything = FULL_DECK[:]
    state = a_table("distribution", seats=2, hands=[everything[:20], everything[20:40]], discards=everything[40:])

    assert state.deck == []
    assert legal(state, A) == ["fold", "stand"]


def test_buying_without_end_stops_when_nobody_can_pay(a_table, do, legal) -> None:  # ruling 4
    state = a_table("distribution", seats=2)
    bought = 0

    while "buy" in legal(state, state.turn):
        do(state, state.turn, BUY, luck=[0])
        bought += 1

    assert bought == 2 * 7
    assert state.chips == [0, 0]


def test_the_last_participant_left_takes_the_pot_unplayed(a_table, do, facts) -> None:  # ruling 5
    state = a_table("distribution")
    do(state, A, FOLD)
    do(state, B, FOLD)

    events = do(state, C, FOLD)

    assert state.chips == [29, 29, 29, 28 + 5]
    assert state.pot == 0
    assert facts(events, "won_unplayed") == [{"seat": D, "chips": 5}]
    assert state.hands_played == 1


def test_the_last_participant_left_may_have_stood_before(a_table, do) -> None:  # ruling 5
    state = a_table("distribution", seats=3)
    do(state, A, STAND)
    do(state, B, FOLD)

    do(state, C, FOLD)

    assert state.chips == [28 + 4, 29, 29]
    assert state.phase == "opt_in"


@pytest.mark.parametrize("seats", range(2, 9))
def test_folding_always_finds_its_chip(a_table, do, seats: int) -> None:
    state = a_table("distribution", seats=seats)

    while state.phase == "distribution":
        do(state, state.turn, FOLD)

    assert state.pot == 0
    assert sum(state.chips) == 30 * seats


# Cutting down


def test_everybody_with_too_many_cards_drops_at_the_same_time(a_table, legal) -> None:  # ruling 7
    hands = [[C1, C3, C10, C30], [C1, C3, C30], [C1, C1, C10, DESPERADOS, DESPERADOS], [C1, C3, C10]]
    state = a_table("discard", hands=hands, leader=B, hand_size=3)

    assert RULES.to_act(state) == (A, C)
    assert legal(state, A) == ["drop 0", "drop 1", "drop 2", "drop 3"]
    assert legal(state, B) == []
    assert legal(state, C) == ["drop 0", "drop 2", "drop 4"]


def test_a_player_drops_exactly_as_many_cards_as_he_has_too_many(a_table, do) -> None:  # ruling 7
    state = a_table("discard", hands=[[C1, C1, C3, C10, C30]] + [[C1, C3, C10]] * 3, leader=B, hand_size=3)

    do(state, A, DROP[C1])
    assert RULES.to_act(state) == (A,)
    do(state, A, DROP[C1])

    assert state.hands[A] == [C3, C10, C30]
    assert state.buried[A] == [C1, C1]


def test_dropping_waits_until_everybody_has_stood(a_table, do) -> None:  # ruling 7
    state = a_table("distribution", seats=3)
    do(state, A, BUY, card=C30)
    do(state, B, STAND)
    do(state, C, STAND)

    assert state.phase == "distribution"
    do(state, A, STAND)

    assert state.phase == "discard"


def test_the_others_see_only_that_a_card_was_dropped(a_table, do) -> None:
    state = a_table("discard", hands=[[C1, C3, C10, C30]] + [[C1, C3, C10]] * 3, leader=B, hand_size=3)

    event = do(state, A, DROP[C3])[0]

    assert event.facts_for(A) == {"seat": A, "card": C3}
    assert event.facts_for(B) == {"seat": A}
    assert RULES.view(state, B).hand_sizes == [3, 3, 3, 3]
    assert RULES.view(state, B).buried_sizes == [1, 0, 0, 0]


def test_when_all_have_cut_down_the_first_servi_leads(a_table, do, facts) -> None:
    hands = [[C1, C3, C10, C30], [C1, C3, C10, C30], [C1, C3, C10], [C1, C3, C10]]
    state = a_table("discard", hands=hands, leader=C, hand_size=3)
    do(state, B, DROP[C1])

    events = do(state, A, DROP[C1])

    assert facts(events, "play_began") == [{"seat": C, "count": 3}]
    assert state.turn == C
    assert state.turns_left == 12


def test_a_spectator_has_nothing_to_drop(a_table, legal) -> None:
    state = a_table("discard", hands=[[C1, C3, C10]] * 3 + [[C1, C3, C10, C30]], leader=A, hand_size=3)

    assert legal(state, -1) == []
