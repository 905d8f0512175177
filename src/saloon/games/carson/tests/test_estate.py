"""Incomes, attacks and defence, the grocer."""

import pytest

from saloon.core.rules import SPECTATOR
from saloon.games.carson import GAME
from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BANK,
    BANKER,
    BUILD_12,
    CAPTAIN,
    CHURCH,
    DRUGSTORE,
    ESTATE_INCOME,
    GAMBLING_INCOME,
    GROCER,
    HOTEL,
    HOUSE,
    MINE,
    MOUNTAIN,
    PARCEL_PURCHASE,
    PRISON,
    RANCH,
    SALOON,
    SETTLER,
    SQUARES,
)
from saloon.games.carson.geometry import SOUTH, WEST, at, side_edge
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import BUY_PARCEL, GROCER_DOUBLES, NEXT_DUEL, Theft
from saloon.games.carson.town import income
from saloon.texts import Texts

A, B, C = range(3)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


@pytest.fixture
def a_ranch(a_table):
    """Return a table with a ranch of A at (0,1) that earns 5 dollars."""

    def table(**changes):
        usual = {"things": {(0, 1): RANCH}, "owners": {(0, 1): A}, "passed": [B, C], "cash": [0, 0, 0]}
        return a_table(**{**usual, **changes})

    return table


@pytest.mark.parametrize(
    ("kind", "cash"), [(HOTEL, 6), (PRISON, 0), (CHURCH, 0), (HOUSE, 0), (MOUNTAIN, 0), (SALOON, 0), (MINE, 0)]
)
def test_flat_incomes(a_table, kind: int, cash: int) -> None:
    state = a_table(things={(0, 0): kind}, owners={(0, 0): A})

    assert income(state, 0) == cash


@pytest.mark.parametrize(("kind", "cash"), [(DRUGSTORE, 3 * 5), (BANK, 3 * 5), (SALOON, 5 * 5)])
def test_own_ranch_church_and_hotel_stand_for_houses(a_table, kind: int, cash: int) -> None:
    things = {(1, 1): kind, (0, 0): HOTEL, (0, 2): CHURCH, (2, 0): HOUSE, (2, 2): HOUSE}
    owners = {(1, 1): A, (0, 0): A, (0, 2): A, (2, 2): A}
    state = a_table(things=things, owners=owners, centre=(5, 5))

    assert income(state, at(1, 1)) == cash


def test_ranches_and_mines_anywhere_count_when_they_are_one_s_own(a_table) -> None:
    things = {(0, 0): DRUGSTORE, (0, 7): BANK, (4, 0): RANCH, (4, 2): RANCH, (4, 4): RANCH, (4, 6): MINE, (6, 6): MINE}
    owners = {(0, 0): A, (0, 7): A, (4, 0): A, (4, 2): A, (4, 4): B, (4, 6): A, (6, 6): B}
    state = a_table(things=things, owners=owners, row=[0] * 7)

    assert income(state, at(0, 0)) == 6
    assert income(state, at(0, 7)) == 3


def test_a_lone_attacker_shares_the_income_of_one_round(a_ranch, do, told) -> None:
    state = a_ranch(posse=[(on(0, 1), B)])

    events = do(state, A, act.PASS)

    assert told(events, "robbed") == [(B, A, RANCH, 1, 2)]
    assert state.cash == [3, 2, 0]
    assert state.thefts == []  # the next round has begun


def test_a_defender_who_was_not_needed_goes_to_the_general_reserve(a_ranch, do, told) -> None:
    state = a_ranch(posse=[(on(0, 1), A)], reserve=[0, 0, 0])

    do(state, A, act.PASS)

    assert state.cash[A] == 5
    assert state.reserve[A] == 4


def test_a_defender_who_wins_keeps_the_income(a_ranch, do) -> None:
    state = a_ranch(posse=[(on(0, 1), A), (on(0, 1), B)], reserve=[0, 0, 0])

    do(state, A, act.PASS, draws=(0, 1))

    assert state.cash == [5, 0, 0]
    assert state.reserve == [4, 5, 4]


def test_a_defender_who_loses_takes_their_cowboy_back(a_ranch, do) -> None:
    state = a_ranch(posse=[(on(0, 1), A), (on(0, 1), B)], reserve=[0, 0, 0])

    do(state, A, act.PASS, draws=(1, 1))  # a tie; B passed first

    assert state.cash == [3, 2, 0]
    assert state.reserve == [5, 4, 4]


def test_attackers_of_a_building_without_a_defender_fight_each_other(a_ranch, do, told) -> None:
    state = a_ranch(posse=[(on(0, 1), B), (on(0, 1), C)], reserve=[0, 0, 0])

    events = do(state, A, act.PASS, draws=(0, 5))

    assert [values[0] for values in told(events, "rolled")] == [B, C]
    assert state.cash == [3, 0, 2]


def test_owner_and_all_attackers_fight_one_duel(a_ranch, do, told) -> None:
    state = a_ranch(posse=[(on(0, 1), A), (on(0, 1), B), (on(0, 1), C)], reserve=[0, 0, 0])

    events = do(state, A, act.PASS, draws=(1, 2, 0))

    assert [values[0] for values in told(events, "rolled")] == [B, C, A]
    assert told(events, "robbed") == [(C, A, RANCH, 1, 2)]


def test_the_best_ranked_chooses_the_next_attack_duel(a_table, do) -> None:
    state = a_table(
        things={(0, 1): RANCH, (5, 5): RANCH},
        owners={(0, 1): A, (5, 5): B},
        posse=[(on(0, 1), A), (on(0, 1), C), (on(5, 5), B), (on(5, 5), C)],
        passed=[B, C],
        cash=[0, 0, 0],
    )

    do(state, A, act.PASS)

    assert (state.pending[-1].phase, RULES.to_act(state)) == (NEXT_DUEL, (B,))
    assert RULES.legal_actions(state, B) == [act.DUEL[1], act.DUEL[45]]


# The moment of an attack: step 10, after the parcels, the construction and the three incomes


def test_land_is_fought_for_when_it_is_bought_and_a_building_when_it_earns(a_ranch, do, told) -> None:
    contested = [(on(0, 1), A), (on(0, 1), B), (on(5, 5), B), (on(5, 5), C)]
    state = a_ranch(posse=[*contested, (GAMBLING_INCOME, C)], cash=[0, 9, 9])

    events = do(state, A, act.PASS, draws=(5, 0))
    assert (state.step, state.pending[-1].phase) == (PARCEL_PURCHASE, BUY_PARCEL)
    events += do(state, B, act.BUY, draws=(1, 1, 5, 0))

    order = ["won_parcel", "bought_parcel", "gambled", "won_attack", "robbed"]
    assert [event.kind.name for event in events if event.kind.name in order] == order


def test_only_land_is_offered_when_land_is_bought_and_only_buildings_when_they_earn(a_table, do) -> None:
    state = a_table(
        things={(0, 1): RANCH, (5, 5): RANCH},
        owners={(0, 1): A, (5, 5): B},
        posse=[(on(*cell), seat) for cell in ((0, 1), (5, 5), (2, 0), (2, 6)) for seat in (A, B)],
        passed=[B, C],
        cash=[0, 0, 0],
    )

    do(state, A, act.PASS)
    assert (state.step, RULES.legal_actions(state, B)) == (PARCEL_PURCHASE, [act.DUEL[16], act.DUEL[22]])
    do(state, B, act.DUEL[16], draws=(0, 0, 0, 0))

    assert (state.step, RULES.legal_actions(state, B)) == (ESTATE_INCOME, [act.DUEL[1], act.DUEL[45]])


def test_a_church_built_in_between_cancels_a_contested_attack(a_ranch, do, told) -> None:
    state = a_ranch(
        posse=[(on(0, 1), A), (on(0, 1), B), (BUILD_12, A)],
        owners={(0, 1): A, (1, 1): A},
        laid=(side_edge(at(1, 1), SOUTH), side_edge(at(2, 2), WEST)),
        row=[RANCH, MINE, RANCH, MINE, RANCH, MINE, CHURCH],
        cash=[12, 0, 0],
        reserve=[0, 0, 0],
    )

    do(state, A, act.PASS)
    do(state, A, act.BUY)
    do(state, A, act.PARCEL[at(1, 1)])
    events = do(state, A, act.HOUSE[at(2, 1)], draws=(0,))

    assert told(events, "protected") == [(B, RANCH, 1)]
    assert told(events, "rolled") == []
    assert state.reserve[B] == 1 + 4


def test_a_cowboy_that_came_home_on_the_way_fights_for_the_building_too(a_ranch, do, told) -> None:
    posse = [(on(0, 1), A), (on(0, 1), B), (GAMBLING_INCOME, B), (GAMBLING_INCOME, C)]
    state = a_ranch(posse=posse, reserve=[0, 0, 0])

    events = do(state, A, act.PASS, draws=(0, 5, 0, 0, 0, 0))  # B loses at the game, C gambles, then the attack

    assert told(events, "rolled")[2:] == [(B, 1, 1, 2), (A, 1, 0, 1)]


def test_a_duel_for_a_building_tells_who_won_what_against_whom_and_how(a_ranch, do, told) -> None:
    posse = [(on(0, 1), A), (on(0, 1), B), (on(0, 1), C)]
    state = a_ranch(posse=posse, reserve=[2, 1, 0])

    events = do(state, A, act.PASS, draws=(4, 1, 0))

    how = (6, 3, [A, C], 0, [B, C, A], [5, 2, 1], [1, 0, 2], [6, 2, 3])
    assert told(events, "won_attack") == [(B, A, A, RANCH, 1, *how)]


@pytest.mark.parametrize(
    ("reader", "against"), [(A, "vous et Doc"), (B, "Ada et Doc"), (C, "Ada et vous"), (SPECTATOR, "Ada et Doc")]
)
def test_a_duel_names_all_who_lost_it(reader, against, a_ranch, do) -> None:
    state = a_ranch(posse=[(on(0, 1), A), (on(0, 1), B), (on(0, 1), C)], reserve=[2, 1, 0])

    events = do(state, A, act.PASS, draws=(4, 1, 0))

    duel = next(event for event in events if event.kind.name == "won_attack")
    assert f"le duel contre {against}, 6 à 3" in Texts("fr", GAME).event(duel, ["Ada", "Bill", "Doc"], reader)


def test_a_defence_is_told_as_such(a_ranch, do, told) -> None:
    state = a_ranch(posse=[(on(0, 1), A), (on(0, 1), B)], reserve=[0, 0, 0])

    events = do(state, A, act.PASS, draws=(0, 1))

    assert told(events, "won_defence") == [(A, B, RANCH, 1, 2, 1, [B], 0, [B, A], [1, 2], [0, 0], [1, 2])]


def test_a_building_without_income_may_be_robbed_for_nothing(a_table, do, told) -> None:
    state = a_table(things={(0, 1): MINE}, owners={(0, 1): A}, posse=[(on(0, 1), B)], passed=[B, C], cash=[0, 0, 0])

    events = do(state, A, act.PASS)

    assert told(events, "robbed") == [(B, A, MINE, 1, 0)]


# The grocer who waits


@pytest.fixture
def a_grocer(a_table):
    def table(**changes):
        usual = {
            "personality": [GROCER, BANKER, CAPTAIN],
            "waits": [True, False, False],
            "things": {(0, 1): RANCH, (5, 5): HOTEL, (0, 5): RANCH},
            "owners": {(0, 1): A, (5, 5): A, (0, 5): B},
            "passed": [B, C],
            "cash": [0, 0, 0],
        }
        return a_table(**{**usual, **changes})

    return table


def test_the_grocer_chooses_a_type_that_is_on_the_map(a_grocer, do) -> None:
    state = a_grocer()

    do(state, A, act.PASS)

    assert state.pending[-1].phase == GROCER_DOUBLES
    assert RULES.legal_actions(state, A) == [act.TAKE_8, act.DOUBLE[RANCH], act.DOUBLE[HOTEL]]


def test_the_grocer_doubles_their_own_buildings_of_one_type(a_grocer, do, told) -> None:
    state = a_grocer()

    do(state, A, act.PASS)
    events = do(state, A, act.DOUBLE[RANCH])

    assert told(events, "rent_paid") == [(B, 5), (C, 0), (A, 2 * 5 + 6)]


def test_the_grocer_may_take_their_8_dollars_at_last(a_grocer, do, told) -> None:
    state = a_grocer()

    do(state, A, act.PASS)
    events = do(state, A, act.TAKE_8)

    assert told(events, "took_cash") == [(A, GROCER, 8)]
    assert state.cash[A] == 8 + 5 + 6


def test_a_grocer_without_an_earner_takes_8_dollars_by_himself(a_grocer, do, told) -> None:
    state = a_grocer(things={(0, 1): PRISON}, owners={(0, 1): A}, row=[RANCH, MINE, RANCH, MINE, RANCH, MINE, SALOON])

    events = do(state, A, act.PASS)

    assert told(events, "took_cash") == [(A, GROCER, 8)]


def test_a_failed_attack_leaves_the_grocer_their_double_income(a_grocer, do) -> None:
    state = a_grocer(posse=[(on(0, 1), A), (on(0, 1), B)], reserve=[3, 0, 0])

    do(state, A, act.PASS, draws=(0, 5))
    do(state, A, act.DOUBLE[RANCH])

    assert state.cash[:2] == [2 * 5 + 6, 5]


def test_thefts_are_kept_until_the_round_ends(a_grocer, do) -> None:
    state = a_grocer(posse=[(on(0, 1), B)], personality=[GROCER, SETTLER, CAPTAIN])

    do(state, A, act.PASS)

    assert state.thefts == [Theft(1, B)]
