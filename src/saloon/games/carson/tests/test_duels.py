"""Firepower, duels on squares and parcels, winners and losers; and the variants."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    AMMUNITION,
    BANKER,
    BUILD_3,
    BUILD_12,
    CAPTAIN,
    COWBOY_INCOME,
    GAMBLING_INCOME,
    RANCH,
    ROADS_3,
    SETTLER,
    SHERIFF,
    SQUARES,
)
from saloon.games.carson.duels import firepower
from saloon.games.carson.events import WON_SQUARE
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import DUEL_TILE, FALLEN, NEXT_DUEL, NO_TILE, RESOLUTION, question

A, B, C, D = range(4)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + 8 * row + column


def test_firepower_is_cowboys_at_home_and_revolvers(a_table) -> None:
    state = a_table(reserve=[2, 3, 4], revolvers=[1, 0, 2], chip=C)

    assert [firepower(state, seat) for seat in (A, B, C)] == [3, 3, 9]


def test_dice_are_rolled_in_the_order_of_ranks(a_table, do, told) -> None:
    state = a_table(posse=[(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), C)], passed=[B, C])

    events = do(state, A, act.PASS, draws=(0, 5))

    assert told(events, "rolled") == [(B, 1, 3, 4), (A, 6, 3, 9)]
    assert state.chip == A


def test_of_equals_who_passed_first_wins_and_it_is_told_why(a_table, do, told) -> None:
    state = a_table(posse=[(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), C)], passed=[B, C])

    events = do(state, A, act.PASS, draws=(2, 2))

    facts = dict(zip(WON_SQUARE.facts, told(events, "won_square")[0], strict=True))
    assert (facts["seat"], facts["total"], facts["against"], facts["tied"]) == (B, 6, 6, 1)


def test_a_duel_for_a_tile_names_the_building(a_table, do, told) -> None:
    state = a_table(posse=[(BUILD_12, A), (BUILD_12, B)], passed=[B, C], cash=[20, 20, 20])
    tile = state.row[BUILD_3 - BUILD_12]

    events = do(state, A, act.PASS, draws=(0, 5))

    assert [values[:4] for values in told(events, "won_building")] == [(A, B, BUILD_12, tile)]


def test_a_loser_is_stronger_in_the_next_duel(a_table, do, told) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (ROADS_3, A), (ROADS_3, B), (on(0, 0), C)]
    state = a_table(posse=posse, passed=[B, C], reserve=[0, 0, 0])

    events = do(state, A, act.PASS, draws=(0, 1, 0, 0))

    assert told(events, "rolled") == [(B, 1, 0, 1), (A, 2, 0, 2), (B, 1, 1, 2), (A, 1, 3, 4)]
    assert state.roads[A] == 3


def test_the_winner_who_declines_leaves_nothing_to_the_losers(a_table, do) -> None:
    state = a_table(posse=[(BUILD_12, A), (BUILD_12, B), (on(0, 0), C)], passed=[B, C], cash=[20, 20, 20])

    do(state, A, act.PASS)
    do(state, C, act.DECLINE, draws=(0, 5))
    do(state, A, act.DECLINE)

    assert state.row[-1] != 0
    assert state.cash == [20, 20, 20]


def test_the_best_ranked_chooses_which_parcel_is_fought_for_first(a_table, do, told) -> None:
    posse = [(on(0, 0), A), (on(0, 0), B), (on(5, 5), A), (on(5, 5), C)]
    state = a_table(posse=posse, passed=[B, C])

    do(state, A, act.PASS)
    assert (state.pending[-1].phase, RULES.to_act(state)) == (NEXT_DUEL, (B,))
    assert RULES.legal_actions(state, B) == [act.DUEL[0], act.DUEL[45]]
    events = do(state, B, act.DUEL[45], draws=(0, 5))

    assert [values[:3] for values in told(events, "won_parcel")] == [(A, C, 45)]
    assert RULES.to_act(state) == (A,)
    events = do(state, A, act.BUY, draws=(5, 0))  # the duel that is left needs no choice
    assert state.owners[45] == A
    assert [values[:3] for values in told(events, "won_parcel")] == [(B, A, 0)]


def test_a_lost_duel_gives_the_red_sheriff_3_points(a_table, do) -> None:
    state = a_table(
        options={"personality_sides": "red"},
        personality=[SHERIFF, BANKER, CAPTAIN],
        posse=[(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), C)],
        passed=[B, C],
    )

    do(state, A, act.PASS, draws=(5, 0))

    assert state.points == [3, 0, 0]


def test_a_robbery_without_a_duel_is_no_lost_duel(a_table, do) -> None:
    state = a_table(
        options={"personality_sides": "red"},
        personality=[SHERIFF, BANKER, CAPTAIN],
        things={(0, 1): RANCH},
        owners={(0, 1): A},
        posse=[(on(0, 1), B)],
        passed=[B, C],
        cash=[0, 0, 0],
    )

    do(state, A, act.PASS)

    assert state.points[A] == 0
    assert state.cash[:2] == [3, 2]


# Fallen cowboys (11.5)


def test_a_loser_may_leave_their_cowboy_for_2_points_before_the_winner_acts(a_table, do) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (AMMUNITION, C), (on(0, 0), A)]
    state = a_table(options={"fallen_cowboys": True}, posse=posse, passed=[C, B], reserve=[0, 0, 0])

    do(state, A, act.PASS, draws=(0, 0, 5))
    assert (state.pending[-1].phase, RULES.to_act(state), state.chip) == (FALLEN, (C,), -1)
    do(state, C, act.FALL)
    do(state, B, act.TAKE_BACK)

    assert state.points == [0, 0, 2]
    assert state.reserve == [0, 1, 0]
    assert state.chip == A


def test_an_owner_without_a_cowboy_has_none_to_leave(a_table, do) -> None:
    state = a_table(
        options={"fallen_cowboys": True, "undefended_attack": "duel"},
        things={(0, 1): RANCH},
        owners={(0, 1): A},
        posse=[(on(0, 1), B)],
        passed=[B, C],
        cash=[0, 0, 0],
    )

    do(state, A, act.PASS, draws=(5, 0))

    assert state.points == [0, 0, 0]
    assert state.cash[:2] == [3, 2]


# Duel tiles (11.1)


TILES = {"duel_mode": "tiles"}


def test_two_players_take_one_set_each(a_table) -> None:
    state = a_table(seats=2, options=TILES)

    assert state.tiles == [[0, 1, 2, 3, 4, 5]] * 2
    assert state.cash == [15, 15]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_strong_hand_costs_money(a_table, seats: int) -> None:
    state = a_table(seats=seats, options=TILES)

    assert [30 - sum(hand) for hand in state.tiles] == state.cash
    assert sum(state.cash) == 15 * seats


def test_tiles_are_chosen_in_secret_and_shown_together(a_table, do, told) -> None:
    state = a_table(seats=2, options=TILES, posse=[(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), A)], passed=[B])

    do(state, A, act.PASS)
    assert (state.pending[-1].phase, RULES.to_act(state)) == (DUEL_TILE, (A, B))
    secret = do(state, B, act.LAY_TILE[2])
    assert RULES.to_act(state) == (A,)
    events = do(state, A, act.LAY_TILE[3])

    assert secret[0].facts_for(A) == {"seat": B}
    assert secret[0].facts_for(B) == {"seat": B, "tile": 2}
    assert told(events, "showed_tile") == [(B, 2, 3, 5), (A, 3, 3, 6)]
    assert state.chip == A
    assert state.pool == [2, 3]
    assert state.tiles == [[0, 1, 2, 4, 5], [0, 1, 3, 4, 5]]
    assert state.chosen == [NO_TILE, NO_TILE]


def test_the_last_tile_lays_itself_and_three_new_ones_are_drawn(a_table, do, told) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), A)]
    state = a_table(seats=2, options=TILES, posse=posse, passed=[B], tiles=[[4], [0, 5]])

    do(state, A, act.PASS)
    assert RULES.to_act(state) == (B,)
    events = do(state, B, act.LAY_TILE[5], draws=(0, 0, 0))

    assert told(events, "drew_tiles") == [(A, 3)]
    assert state.redrawn == [True, False]
    assert len(state.tiles[A]) == 3


def test_two_equal_tiles_are_asked_for_or_the_others_would_learn_of_them(a_table, do) -> None:
    posse = [(AMMUNITION, A), (AMMUNITION, B), (on(0, 0), A)]
    state = a_table(seats=2, options=TILES, posse=posse, passed=[B], tiles=[[4, 4], [0, 5]])

    do(state, A, act.PASS)

    assert RULES.legal_actions(state, A) == [act.LAY_TILE[4]]


def test_dice_still_roll_where_one_gambles(a_table, do, told) -> None:
    state = a_table(options=TILES, posse=[(GAMBLING_INCOME, A)], passed=[B, C], cash=[0, 0, 0])

    events = do(state, A, act.PASS, draws=(0, 5))

    assert told(events, "gambled") == [(A, 1, 6, 7)]


def test_everybody_on_a_square_lays_a_tile(a_table, do, told) -> None:
    posse = [(COWBOY_INCOME, A), (COWBOY_INCOME, B), (COWBOY_INCOME, C)]
    state = a_table(options=TILES, posse=posse, passed=[B, C], cash=[0, 0, 0], tiles=[[1, 2], [1, 2], [1, 2]])

    do(state, A, act.PASS)
    do(state, C, act.LAY_TILE[2])
    do(state, A, act.LAY_TILE[1])
    events = do(state, B, act.LAY_TILE[1])

    assert [values[:3] for values in told(events, "won_square")] == [(C, B, COWBOY_INCOME)]
    assert told(events, "earned") == [(C, COWBOY_INCOME, 6)]


def test_who_is_not_in_the_duel_is_not_asked(a_table) -> None:
    state = a_table(
        seats=4,
        options=TILES,
        stage=RESOLUTION,
        step=AMMUNITION,
        personality=[BANKER, SETTLER, CAPTAIN, SHERIFF],
        passed=[A, B, C, D],
        posse=[(AMMUNITION, A), (AMMUNITION, D)],
        pending=[question(DUEL_TILE, -1, AMMUNITION)],
    )

    assert RULES.to_act(state) == (A, D)
    assert RULES.legal_actions(state, B) == []
