"""The worked examples, by their numbers; number 12 is in tests/core/test_lag.py too."""

import pytest

from saloon.core.chance import SeededChance
from saloon.core.lag import Line, closing_wait, effective
from saloon.games.fastwest import GAME
from saloon.games.fastwest.cards import BACK, BANDIT, CACTUS, CHILD, INDIANS, SHERIFF
from saloon.games.fastwest.realtime import due
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D, E = range(5)
RULES = FastwestRules()


def test_1_a_child_on_one_top_prevents_the_duel(a_table, flip) -> None:
    state = a_table(seats=5, tops=[CACTUS, CHILD, CACTUS, CACTUS, BACK], flipper=E)

    flip(state, CACTUS)

    assert state.tops == [CACTUS, CHILD, CACTUS, CACTUS, CACTUS]
    assert state.phase == "idle"


def test_2_an_event_just_flipped_is_resolved_first(a_table, flip) -> None:
    state = a_table(seats=5, tops=[CACTUS, CACTUS, CACTUS, CACTUS, CACTUS], flipper=E)

    flip(state, SHERIFF)

    assert state.phase == "window"
    assert state.tops[E] == SHERIFF


def test_3_a_played_event_prevents_the_duel(a_table, flip) -> None:
    state = a_table(seats=5, tops=[CACTUS, CACTUS, BACK, CACTUS, CHILD], flipper=E)

    flip(state, CACTUS)

    assert state.tops == [CACTUS, CACTUS, BACK, CACTUS, CACTUS]
    assert state.phase == "idle"


def test_4_the_last_cactus_that_was_missing_starts_the_duel(a_table, flip) -> None:
    state = a_table(seats=5, tops=[CACTUS, CACTUS, BACK, CACTUS, CACTUS], flipper=C)

    flip(state, CACTUS)

    assert state.phase == "duel_grab"


def test_5_the_last_to_complete_is_the_slowest_even_if_their_hands_go_up_before_the_close(a_table, race, close) -> None:
    state = a_table("window", card=SHERIFF)
    race(
        state,
        *("A grab 1 350", "A gesture hands_up 610", "B grab 2 300", "B gesture hands_up 540"),
        *("C grab 3 600", "C gesture hands_up 905", "D grab 4 480"),
    )
    assert due(state) == 905
    assert due(state) + closing_wait(300, [110] * 4, [0] * 4) == 905 + 300

    race(state, "D gesture hands_up 950")
    close(state)

    assert state.tokens == [0, 0, 0, 1]


def test_6_a_wrong_gesture_locks_and_costs_nothing_else(a_table, race, close) -> None:
    state = a_table("window", card=SHERIFF)

    race(state, "A grab 1 400", "A gesture salute 500", "A gesture hands_up 749")
    assert not state.complete[A]
    race(state, "A gesture hands_up 800")

    assert state.complete[A]
    assert state.step_at[A] == 800
    assert state.tokens[A] == 0


def test_7_whoever_holds_the_blank_or_nothing_gets_a_token(a_table, race, close) -> None:
    state = a_table("window", card=BANDIT)

    race(state, "A grab 3 400", "B grab 1 420", "C grab 3 450", "C grab 2 640", "D grab 4 700")
    close(state)

    assert state.tokens == [0, 1, 0, 0]


def test_7_a_blank_may_be_put_back_in_time(a_table, race, close) -> None:
    state = a_table("window", card=BANDIT)

    race(state, "A grab 3 400", "B grab 1 420", "C grab 3 450", "C grab 2 640")
    race(state, "B release 1 650", "B grab 4 690", "D grab 4 700")
    close(state)

    assert state.tokens == [0, 0, 0, 1]


def test_8_most_bullets_against_the_indians_take_two_tokens_off(a_table, race, close) -> None:
    state = a_table("window", seats=5, card=INDIANS, tokens=[1, 0, 3, 5, 5])

    race(state, "A grab 1 300", "A grab 2 500", "B grab 3 310", "C grab 4 320", "D grab 5 330")
    close(state)

    assert state.tokens == [0, 0, 2, 4, 5]


def test_9_the_roulette_stops_when_the_announced_bullet_is_found(a_table, pick) -> None:
    state = a_table("pick", turn=B, flipper=B, tops=[CACTUS, 6, 8, 8], announced=3)

    pick(state, B, 4, 2)
    assert RULES.to_act(state) == (C,)
    pick(state, C, 1, 3)

    assert state.tokens == [0, 0, 1, 0]
    assert state.phase == "idle"
    assert state.flipper == C


def test_10_five_tokens_are_enough_before_the_duel(a_table, race, close) -> None:
    state = a_table("window", card=SHERIFF, tokens=[0, 0, 0, 5])
    race(state, "A grab 1 300", "A gesture hands_up 400", "B grab 2 300", "B gesture hands_up 400")
    race(state, "C grab 3 300", "C gesture hands_up 400")

    close(state)

    assert state.tokens[D] == 5


def test_10_in_the_duel_there_is_no_cap(a_table, race) -> None:
    state = a_table("duel_point", tokens=[0, 0, 0, 5], bullets=[1, 2, 3, 4])

    race(state, "A point 3", "B point 0", "C point 0", "D point 0")

    assert state.tokens[D] == 8


def test_11_a_false_grab_under_the_eyes_of_a_child_costs_one_token_and_ties_the_hands(a_table, race, flip) -> None:
    state = a_table(tops=[CACTUS, CHILD, 8, 8], flipper=C, fresh=True, delay=1500)

    race(state, "D grab 1 300", "D grab 2 700")
    assert state.tokens[D] == 0
    flip(state, SHERIFF)

    assert state.tokens == [0, 0, 0, 1]
    assert state.free_at == [0, 0, 0, 200]
    race(state, "D grab 1 199")
    assert state.holders == [-1] * 4
    race(state, "D grab 1 200")
    assert state.holders == [D, -1, -1, -1]


def test_11_without_a_child_a_false_grab_costs_no_token(a_table, race, flip) -> None:
    state = a_table(tops=[CACTUS, BACK, 8, 8], flipper=C, fresh=True, delay=1500)

    race(state, "D grab 1 300", "D grab 2 700")
    flip(state, SHERIFF)

    assert state.tokens == [0, 0, 0, 0]
    assert state.free_at == [0, 0, 0, 200]


def test_12_a_claim_is_believed_as_far_as_the_line_explains_it() -> None:
    line = Line()
    line.add(95)
    lag = line.lag(400)

    assert lag == 110
    assert effective(310, 380, lag) == 310
    assert effective(150, 500, lag) == 390


@pytest.mark.parametrize("arrival", [("A grab 1 402", "C grab 1 402"), ("C grab 1 402", "A grab 1 402")])
def test_13_equal_times_are_ordered_by_lot(a_table, race, arrival) -> None:
    state = a_table("duel_grab", tie_order=[3, 1, 0, 2])

    race(state, *arrival)

    assert state.holders == [C, -1, -1, -1]


def test_14_a_wounded_player_may_win(a_table, race) -> None:
    state = a_table("duel_point", seats=5, tokens=[1, 2, 0, 3, 0], bullets=[2, 1, 4, 3, 5])

    race(state, "A point 2", "B point 0", "C point 0", "D point 4", "E point 3")

    assert state.tokens == [4, 2, 2, 3, 1]
    assert state.wins == [0, 0, 0, 0, 1]
    assert state.phase == "over"


def test_15_of_equal_tokens_the_smaller_bullet_wins(a_table, race) -> None:
    state = a_table("duel_point", seats=5, tokens=[1, 2, 0, 3, 3], bullets=[2, 1, 4, 3, 5])

    race(state, "A point 2", "B point 0", "C point 0", "D point 4", "E point 3")

    assert state.tokens == [4, 2, 2, 3, 4]
    assert state.wins == [0, 1, 0, 0, 0]


def test_16_eight_players_use_all_64_cards() -> None:
    state = RULES.setup(8, GAME.settle(8, {}), SeededChance(1))

    cards = [card for packet in state.packets for card in packet]
    assert [len(packet) for packet in state.packets] == [8] * 8
    assert all(packet.count(CACTUS) == 4 for packet in state.packets)
    assert sorted(cards) == sorted([0] * 32 + [1] * 12 + [card for card in range(2, 7) for _ in range(4)])
