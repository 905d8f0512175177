"""Rewards, the red banker, new cowboys, the row, the final count and its ties."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BANKER,
    CAPTAIN,
    EMPTY,
    GROCER,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    RANCH,
    SETTLER,
    SHERIFF,
)
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import BANKER_BUYS, CASH_LIMIT, OVER, ROUND_END, question

A, B, C = range(3)
RULES = CarsonRules()
RED = {"personality_sides": "red"}


@pytest.mark.parametrize(("number", "cowboys"), [(1, 4), (2, 5), (3, 5)])
def test_new_cowboys_come_after_each_round_but_the_last(a_table, do, number: int, cowboys: int) -> None:
    state = a_table(round=number, reserve=[1, 0, 2], passed=[B, C], cash=[0, 0, 0])

    do(state, A, act.PASS)

    assert state.reserve == [1 + cowboys, cowboys, 2 + cowboys]
    assert state.round == number + 1


def test_the_red_grocer_scores_their_real_houses(a_table, do, told) -> None:
    state = a_table(
        options=RED,
        personality=[GROCER, BANKER, CAPTAIN],
        waits=[True, False, False],
        things={(0, 0): HOUSE, (0, 2): HOUSE, (0, 4): HOTEL, (0, 6): RANCH},
        owners={(0, 0): A, (0, 2): A, (0, 4): A, (0, 6): A},
        passed=[B, C],
        cash=[0, 0, 0],
    )

    events = do(state, A, act.PASS)

    assert told(events, "rewarded") == [(A, GROCER, 2)]


@pytest.mark.parametrize(("points", "price"), [(0, 0), (3, 3), (5, 12), (7, 25)])
def test_the_red_banker_buys_points_before_the_limit(a_table, do, points: int, price: int) -> None:
    state = a_table(options=RED, passed=[B, C], cash=[25, 0, 0])

    do(state, A, act.PASS)
    assert state.pending[-1].phase == BANKER_BUYS
    do(state, A, act.BANKER_BUY[points])

    assert (state.cash[A], state.points[A]) == (25 - price, points)


def test_the_red_banker_buys_what_they_can_pay(a_table, do) -> None:
    state = a_table(options=RED, passed=[B, C], cash=[12, 0, 0])

    do(state, A, act.PASS)

    assert RULES.legal_actions(state, A) == [act.BANKER_BUY[points] for points in (0, 3, 5)]


def test_limits_are_checked_in_the_order_of_ranks(a_table, do) -> None:
    state = a_table(passed=[C, B], cash=[15, 15, 15])

    do(state, A, act.PASS)

    assert [asked.seat for asked in state.pending[::-1]] == [C, B, A]


def test_a_conversion_is_listed_up_to_99_and_paid_in_full(a_table, do) -> None:
    state = a_table(
        stage=ROUND_END,
        step=2,
        passed=[A, B, C],
        personality=[SHERIFF, BANKER, CAPTAIN],
        cash=[1200, 0, 0],
        pending=[question(CASH_LIMIT, A)],
    )

    assert RULES.legal_actions(state, A) == [act.CONVERT[99]]


def test_the_row_keeps_its_order_and_an_empty_bag_leaves_squares_empty(a_table, do) -> None:
    state = a_table(passed=[B, C], cash=[0, 0, 0], row=[EMPTY, RANCH, EMPTY, MINE, EMPTY, EMPTY, RANCH])
    state.kept[C], state.bag = state.bag, []

    do(state, A, act.PASS)

    assert state.row == [RANCH, MINE, RANCH, EMPTY, EMPTY, EMPTY, EMPTY]


def last_round(**changes) -> dict[str, object]:
    return {"round": 4, "passed": [B, C], "cash": [0, 0, 0], **changes}


def test_after_the_fourth_round_the_game_is_over(a_table, do) -> None:
    state = a_table(**last_round(posse=[], reserve=[2, 2, 2]))

    do(state, A, act.PASS)

    assert state.stage == OVER
    assert RULES.to_act(state) == ()
    assert RULES.legal_actions(state, A) == []
    assert state.reserve == [2, 2, 2]


def test_estates_count_2_and_six_dollars_count_1(a_table, do, told) -> None:
    things = {(0, 0): MOUNTAIN, (0, 1): HOUSE}
    state = a_table(**last_round(things=things, owners={(0, 0): A, (0, 1): A, (0, 2): A}, cash=[8, 5, 0]))

    events = do(state, A, act.PASS)

    assert [values[:5] for values in told(events, "counted")] == [(B, 0, 0, 0, 0), (C, 0, 0, 0, 0), (A, 4, 1, 0, 5)]
    assert told(events, "game_ended") == [(A, 5, 0)]


def test_a_tie_goes_to_the_first_who_passed_in_the_last_round(a_table, do, told) -> None:
    state = a_table(**last_round(points=[7, 7, 3]))

    events = do(state, A, act.PASS)

    assert told(events, "game_ended") == [(B, 7, 1)]
    scores = RULES.scores(state)
    assert scores == [(7, -2), (7, 0), (3, -1)]
    assert max(range(3), key=scores.__getitem__) == B


def test_or_to_the_lowest_personality(a_table, do, told) -> None:
    state = a_table(**last_round(points=[7, 7, 3], options={"tie_break": "personality"}))

    events = do(state, A, act.PASS)

    assert told(events, "game_ended") == [(A, 7, 1)]


def test_kit_carson_rewards_passing_early(a_table, do, told) -> None:
    state = a_table(**last_round(options={"kit_carson_bonus": True}))

    events = do(state, A, act.PASS)

    assert [(values[0], values[3]) for values in told(events, "counted")] == [(B, 2), (C, 1), (A, 0)]


def test_money_saved_for_the_limit_of_the_last_round_is_paid_first(a_table, do) -> None:
    state = a_table(**last_round(personality=[SHERIFF, SETTLER, CAPTAIN], cash=[26, 0, 0]))

    do(state, A, act.PASS)
    do(state, A, act.CONVERT[0])

    assert state.points[A] == 20 // 6
