"""The choice of personalities, yellow and red."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BANK,
    BANKER,
    CAPTAIN,
    EMPTY,
    GROCER,
    MERCENARY,
    MINE,
    MOUNTAIN,
    NOBODY,
    PRISON,
    RANCH,
    ROW,
    SETTLER,
    SHERIFF,
    WORKER,
)
from saloon.games.carson.duels import firepower
from saloon.games.carson.round_end import cash_limit
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    BUILD,
    CHOOSE,
    EIGHT_OR_WAIT,
    PERSONALITIES,
    PLACE,
    PLACEMENT,
    SETTLE,
    TAKE_TILE,
    question,
)

A, B, C = range(3)
RULES = CarsonRules()


@pytest.fixture
def a_choice(a_table):
    """Return a table at which A chooses a personality first, then B, then C."""

    def choice(**changes):
        pending = [question(CHOOSE, seat) for seat in (C, B, A)]
        return a_table(stage=PERSONALITIES, personality=[0, 0, 0], pending=pending, **changes)

    return choice


RED = {"personality_sides": "red"}


def test_all_cards_but_those_taken_are_offered(a_choice, do) -> None:
    state = a_choice()

    do(state, A, act.CHOOSE[BANKER])

    assert RULES.to_act(state) == (B,)
    assert RULES.legal_actions(state, B) == [act.CHOOSE[card] for card in (1, 3, 4, 5, 6, 7)]


def test_placement_follows_the_numbers_of_the_personalities(a_choice, do) -> None:
    state = a_choice()

    do(state, A, act.CHOOSE[MERCENARY])
    do(state, B, act.CHOOSE[BANKER])
    do(state, C, act.CHOOSE[SHERIFF])

    assert state.stage == PLACEMENT
    assert state.order == [C, B, A]
    assert RULES.to_act(state) == (C,)


def test_the_yellow_sheriff_gets_the_white_cowboy(a_choice, do) -> None:
    state = a_choice()

    do(state, A, act.CHOOSE[SHERIFF])

    assert state.white == A
    assert firepower(state, A) == 4


def test_an_unplaced_white_cowboy_counts_by_option(a_choice, do) -> None:
    state = a_choice(options={"sheriff_counts": False})

    do(state, A, act.CHOOSE[SHERIFF])

    assert firepower(state, A) == 3


def test_the_yellow_banker_receives_9_dollars_at_once(a_choice, do) -> None:
    state = a_choice()

    do(state, A, act.CHOOSE[BANKER])

    assert state.cash[A] == 15 + 9


def test_the_grocer_takes_8_dollars_or_waits(a_choice, do) -> None:
    taken, waiting = a_choice(), a_choice()

    do(taken, A, act.CHOOSE[GROCER])
    do(taken, A, act.TAKE_8)
    do(waiting, A, act.CHOOSE[GROCER])
    do(waiting, A, act.WAIT)

    assert (taken.cash[A], taken.waits[A]) == (23, False)
    assert (waiting.cash[A], waiting.waits[A]) == (15, True)


def test_the_yellow_worker_receives_2_roads(a_choice, do) -> None:
    state = a_choice()

    do(state, A, act.CHOOSE[WORKER])

    assert state.roads[A] == 2
    assert state.pending[-1].seat == B


def test_the_yellow_settler_takes_a_parcel_for_free(a_choice, do) -> None:
    state = a_choice(things={(0, 0): MOUNTAIN}, owners={(0, 1): B})

    do(state, A, act.CHOOSE[SETTLER])
    offered = RULES.legal_actions(state, A)
    do(state, A, act.PARCEL[0])

    assert act.PARCEL[1] not in offered
    assert (state.owners[0], state.cash[A]) == (A, 15)


def test_the_settler_gets_nothing_without_a_property_tile(a_choice, do) -> None:
    state = a_choice(owners={(row, column): A for row in (0, 1) for column in range(6)})

    do(state, A, act.CHOOSE[SETTLER])

    assert state.pending[-1].seat == B


def test_the_only_parcel_left_is_taken_by_itself(a_choice, do) -> None:
    land = {(row, column): B if row < 4 else C for row in range(8) for column in range(8)}
    del land[(7, 7)]
    state = a_choice(
        options={"property_tile_limit": False},
        owners=land,
        things={(r, 0): MOUNTAIN for r in range(8)} | {(0, 1): MOUNTAIN},
    )

    do(state, A, act.CHOOSE[SETTLER])

    assert state.owners[63] == A
    assert all(asked.phase != SETTLE for asked in state.pending)


@pytest.mark.parametrize(("cash", "count"), [(0, 0), (1, 1), (4, 2), (9, 3)])
def test_the_yellow_captain_hires_cowboys(a_choice, do, cash: int, count: int) -> None:
    state = a_choice()

    do(state, A, act.CHOOSE[CAPTAIN])
    do(state, A, act.PAY[cash])

    assert (state.cash[A], state.reserve[A]) == (15 - cash, 3 + count)


def test_the_captain_pays_what_they_have_for_cowboys_that_exist(a_choice, do) -> None:
    poor = a_choice(cash=[3, 15, 15])
    strong = a_choice(reserve=[9, 3, 3])
    full = a_choice(reserve=[10, 3, 3])

    for state in (poor, strong, full):
        do(state, A, act.CHOOSE[CAPTAIN])

    assert RULES.legal_actions(poor, A) == [act.PAY[0], act.PAY[1]]
    assert RULES.legal_actions(strong, A) == [act.PAY[0], act.PAY[1]]
    assert RULES.to_act(full) == (B,)


@pytest.mark.parametrize(("cash", "count"), [(0, 0), (3, 1), (9, 2)])
def test_the_red_captain_buys_revolvers(a_choice, do, cash: int, count: int) -> None:
    state = a_choice(options=RED)

    do(state, A, act.CHOOSE[CAPTAIN])
    do(state, A, act.PAY[cash])

    assert (state.cash[A], state.revolvers[A]) == (15 - cash, count)


@pytest.mark.parametrize(("sides", "power"), [("yellow", 6), ("red", 5)])
def test_the_mercenary_is_stronger_for_the_round(a_choice, do, sides: str, power: int) -> None:
    state = a_choice(options={"personality_sides": sides})

    do(state, A, act.CHOOSE[MERCENARY])

    assert firepower(state, A) == power


@pytest.mark.parametrize("card", [GROCER, SETTLER])
def test_red_grocer_and_settler_take_8_dollars_or_wait(a_choice, do, card: int) -> None:
    state = a_choice(options=RED)

    do(state, A, act.CHOOSE[card])

    assert state.pending[-1].phase == EIGHT_OR_WAIT
    assert RULES.legal_actions(state, A) == [act.TAKE_8, act.WAIT]


@pytest.mark.parametrize("card", [SHERIFF, BANKER])
def test_red_sheriff_and_banker_get_nothing_at_once(a_choice, do, card: int) -> None:
    state = a_choice(options=RED)

    do(state, A, act.CHOOSE[card])

    assert RULES.to_act(state) == (B,)
    assert (state.cash[A], state.white) == (15, NOBODY)


def test_the_red_worker_takes_a_tile_and_the_row_slides(a_choice, do) -> None:
    row = [RANCH, MINE, BANK, MINE, RANCH, MINE, PRISON]
    state = a_choice(options=RED, row=row, owners={(0, 0): A})

    do(state, A, act.CHOOSE[WORKER])
    assert state.pending[-1].phase == TAKE_TILE
    do(state, A, act.TAKE[8], draws=(0,))  # the mine at 6 dollars

    assert state.cash[A] == 10
    assert state.row == [RANCH, MINE, BANK, RANCH, MINE, PRISON, RANCH]
    assert (state.pending[-1].phase, state.pending[-1].building) == (BUILD, MINE)
    do(state, A, act.PARCEL[0])
    assert state.things[0] == MINE
    assert RULES.to_act(state) == (B,)


def test_the_red_worker_may_keep_their_tile_and_place_it_in_this_round(a_choice, do) -> None:
    state = a_choice(options={**RED, "kept_building": "next_round"}, owners={(0, 0): A})

    do(state, A, act.CHOOSE[WORKER])
    do(state, A, act.TAKE[11], draws=(0,))
    do(state, A, act.KEEP)
    do(state, B, act.CHOOSE[SHERIFF])
    do(state, C, act.CHOOSE[BANKER])
    for seat in (B, C, A):
        do(state, seat, act.PASS)

    assert act.PLACE_KEPT[RANCH] in RULES.legal_actions(state, A)


def test_the_red_worker_may_skip_and_must_without_5_dollars(a_choice, do) -> None:
    rich, poor = a_choice(options=RED), a_choice(options=RED, cash=[4, 0, 0])

    do(rich, A, act.CHOOSE[WORKER])
    do(poor, A, act.CHOOSE[WORKER])
    do(rich, A, act.SKIP)

    assert RULES.to_act(poor) == (B,)
    assert RULES.to_act(rich) == (B,)
    assert rich.row[-1] == PRISON


def test_an_empty_bag_leaves_the_row_shorter(a_choice, do) -> None:
    state = a_choice(options=RED)
    state.kept[C], state.bag = state.bag, []

    do(state, A, act.CHOOSE[WORKER])
    do(state, A, act.TAKE[11])

    assert state.row == [MINE, RANCH, MINE, RANCH, MINE, PRISON, EMPTY]
    assert len(state.row) == ROW


@pytest.mark.parametrize(
    ("sides", "limits"),
    [("yellow", [20, 120, 60, 30, 30, 25, 20]), ("red", [20, 60, 60, 30, 30, 20, 30])],
)
def test_every_personality_has_its_cash_limit(a_table, sides: str, limits: list[int]) -> None:
    state = a_table(options={"personality_sides": sides})

    found = []
    for card in range(1, 8):
        state.personality[A] = card
        found.append(cash_limit(state, A))

    assert found == limits


def test_the_next_round_is_chosen_in_the_order_of_passing(a_table, do) -> None:
    state = a_table(cash=[0, 0, 0], passed=[C])

    do(state, A, act.PLACE[0])
    do(state, B, act.PASS)
    do(state, A, act.PASS)

    assert state.round == 2
    assert [asked.seat for asked in state.pending[::-1]] == [C, B, A]
    assert state.personality == [0, 0, 0]
    assert PLACE not in [asked.phase for asked in state.pending]
