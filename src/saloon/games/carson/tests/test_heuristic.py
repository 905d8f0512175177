"""The greedy player: sensible in each question, far above random players, and fit for every variant."""

import pytest

from saloon.core.chance import SeededChance
from saloon.games.carson import GAME
from saloon.games.carson import actions as act
from saloon.games.carson.cards import (
    BUILD_3,
    BUILD_12,
    BUY_VP_5,
    CAPTAIN,
    CHURCH,
    DRUGSTORE,
    EMPTY,
    ESTATE_VP,
    GAMBLING_INCOME,
    GROCER,
    HOTEL,
    HOUSE,
    MERCENARY,
    MINE,
    MOUNTAIN,
    PARCELS_INCOME,
    PARCELS_VP,
    RANCH,
    SALOON,
    SETTLER,
    SHERIFF,
    SQUARES,
)
from saloon.games.carson.geometry import at
from saloon.games.carson.heuristic import rate
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    BANKER_BUYS,
    BUILD,
    BUILD_HOUSE,
    BUY_BUILDING,
    BUY_PARCEL,
    BUY_POINTS,
    CASH_LIMIT,
    CHOOSE,
    CONSENT,
    DUEL_TILE,
    EIGHT_OR_WAIT,
    FALLEN,
    GROCER_DOUBLES,
    PERSONALITIES,
    PLACE_KEPT,
    RECRUIT,
    RESOLUTION,
    ROUND_END,
    SETTLE,
    TAKE_TILE,
    question,
)

A, B, C = range(3)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


def best(state, seat: int = A):
    view = RULES.view(state, seat)
    return max(RULES.legal_actions(state, seat), key=lambda action: rate(view, action))


def play(seats: int, greedy: list[int], seed: str, **options):
    luck, chance = SeededChance(f"{seed} luck"), SeededChance(seed)
    state = RULES.setup(seats, GAME.settle(seats, options), chance)
    while acting := RULES.to_act(state):
        seat = acting[0]
        actions = RULES.legal_actions(state, seat)
        if seat in greedy:
            view = RULES.view(state, seat)
            action = max(actions, key=lambda each: rate(view, each))
        else:
            action = actions[luck.below(len(actions))]
        RULES.apply(state, seat, action, chance)
    return RULES.scores(state)


def test_it_beats_three_random_players() -> None:
    wins = 0
    for number in range(12):
        scores = play(4, [number % 4], f"greedy {number}")
        wins += max(range(4), key=scores.__getitem__) == number % 4

    assert wins >= 10


@pytest.mark.parametrize(
    "options",
    [
        {"personality_sides": "red", "duel_mode": "tiles", "fallen_cowboys": True},
        {"board": "river", "personality_sides": "random", "undefended_attack": "duel", "kit_carson_bonus": True},
        {"kept_building": "next_round", "settler_red_reward": "cash", "personality_sides": "red"},
    ],
)
def test_it_plays_every_variant(options: dict[str, object]) -> None:
    scores = play(3, [0, 1, 2], "variants", **options)

    assert min(points for points, _ in scores) > 5


def test_it_begins_beside_mountains(a_table) -> None:
    pending = [question(SETTLE, A)]
    things = {(0, 1): MOUNTAIN, (1, 0): MOUNTAIN, (2, 1): MOUNTAIN, (1, 2): MOUNTAIN}
    state = a_table(stage=PERSONALITIES, things=things, pending=pending, personality=[SETTLER, 0, 0])

    assert best(state) == act.PARCEL[at(1, 1)]


def test_it_places_a_cowboy_where_a_mine_is_cheap(a_table) -> None:
    things = {(0, 1): MOUNTAIN, (1, 0): MOUNTAIN, (2, 1): MOUNTAIN}
    state = a_table(things=things, owners={(1, 1): A}, row=[MINE, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY])

    assert best(state) == act.PLACE[BUILD_3]


def test_it_builds_where_the_income_is(a_table) -> None:
    things = {(0, 1): MOUNTAIN, (1, 0): MOUNTAIN}
    state = a_table(
        stage=RESOLUTION,
        step=5,
        passed=[A, B, C],
        things=things,
        owners={(1, 1): A, (5, 5): A},
        pending=[question(BUILD, A, 0, MINE)],
    )

    assert best(state) == act.PARCEL[at(1, 1)]


def test_it_lays_roads_to_reach_a_site(a_table) -> None:
    state = a_table(
        stage=RESOLUTION,
        step=5,
        passed=[A, B, C],
        owners={(3, 5): A},
        roads=[1, 0, 0],
        pending=[question(BUILD, A, 0, SALOON)],
    )

    road = best(state)

    assert road.verb == "lay_road"
    RULES.apply(state, A, road, SeededChance(1))
    assert best(state) == act.PARCEL[at(3, 5)]


def test_it_puts_the_house_beside_its_own_shop_and_not_beside_the_others(a_table) -> None:
    state = a_table(
        stage=RESOLUTION,
        step=5,
        passed=[A, B, C],
        things={(1, 2): SALOON},
        owners={(4, 4): A, (1, 2): B},
        pending=[question(BUILD_HOUSE, A, on(4, 4), SALOON)],
    )

    house = best(state).args[0]

    assert house in (at(3, 4), at(4, 3), at(3, 5), at(5, 4))


def test_it_keeps_a_tile_only_when_nothing_else_can_be_done(a_table) -> None:
    usual = {"stage": RESOLUTION, "step": 5, "passed": [A, B, C], "roads": [1, 0, 0]}
    state = a_table(**usual, owners={(0, 0): A}, pending=[question(BUILD, A, 0, HOTEL)])

    assert best(state) == act.KEEP


def test_it_defends_a_rich_building_that_is_attacked(a_table) -> None:
    things = {(0, 1): MOUNTAIN, (1, 0): MOUNTAIN, (2, 1): MOUNTAIN, (1, 2): MOUNTAIN, (0, 0): MOUNTAIN, (1, 1): MINE}
    state = a_table(
        round=4,
        things=things,
        owners={(1, 1): A},
        posse=[(on(1, 1), B)],
        row=[EMPTY] * 7,
        cash=[0, 0, 0],
        reserve=[5, 0, 0],
    )

    view = RULES.view(state, A)

    assert rate(view, act.DEFEND[at(1, 1)]) > rate(view, act.PASS)


def test_it_sends_the_white_cowboy_to_the_best_place(a_table, do) -> None:
    things = {(0, 1): MOUNTAIN, (1, 0): MOUNTAIN, (2, 1): MOUNTAIN}
    state = a_table(things=things, owners={(1, 1): A}, row=[MINE] + [EMPTY] * 6, personality=[SHERIFF, 2, 3], white=A)

    assert best(state) == act.SHERIFF
    do(state, A, act.SHERIFF)
    assert best(state) == act.PLACE[BUILD_3]


def test_it_buys_points_while_they_are_cheap_and_with_all_it_has_at_the_end(a_table) -> None:
    usual = {"stage": RESOLUTION, "passed": [A, B, C]}
    cheap = a_table(**usual, step=22, round=2, cash=[32, 0, 0], pending=[question(BUY_POINTS, A, 22)])
    dear = a_table(**usual, step=20, round=2, cash=[32, 0, 0], pending=[question(BUY_POINTS, A, 20)])
    last = a_table(**usual, step=20, round=4, cash=[32, 0, 0], pending=[question(BUY_POINTS, A, 20)])

    assert best(cheap).args[0] >= 6
    assert best(dear).args[0] < best(cheap).args[0]
    assert best(last).args[0] + (32 - 5 * best(last).args[0]) // 6 == 6


def test_it_converts_what_it_would_lose(a_table) -> None:
    usual = {"stage": ROUND_END, "step": 2, "passed": [A, B, C], "personality": [SHERIFF, 2, 3]}
    state = a_table(**usual, cash=[38, 0, 0], pending=[question(CASH_LIMIT, A)])

    assert best(state) == act.CONVERT[2]


def test_it_takes_the_cheap_points_of_the_banker(a_table) -> None:
    usual = {"stage": ROUND_END, "step": 1, "passed": [A, B, C], "options": {"personality_sides": "red"}}
    state = a_table(**usual, cash=[20, 0, 0], pending=[question(BANKER_BUYS, A)])

    assert best(state) == act.BANKER_BUY[3]


def test_it_doubles_its_best_type(a_table) -> None:
    state = a_table(
        stage=RESOLUTION,
        step=16,
        passed=[A, B, C],
        personality=[GROCER, 2, 5],
        waits=[True, False, False],
        things={(0, 0): HOTEL, (0, 2): HOTEL, (5, 5): RANCH},
        owners={(0, 0): A, (0, 2): A, (5, 5): A},
        pending=[question(GROCER_DOUBLES, A)],
    )

    assert best(state) == act.DOUBLE[HOTEL]


@pytest.mark.parametrize(("hotels", "wanted"), [(0, act.TAKE_8), (2, act.WAIT)])
def test_the_grocer_waits_for_a_good_income(a_table, hotels: int, wanted: object) -> None:
    cells = [(0, 0), (0, 2)][:hotels]
    state = a_table(
        stage=PERSONALITIES,
        personality=[GROCER, 0, 0],
        things=dict.fromkeys(cells, HOTEL),
        owners=dict.fromkeys(cells, A),
        pending=[question(EIGHT_OR_WAIT, A)],
    )

    assert best(state) == wanted


@pytest.mark.parametrize("card", [GROCER, SETTLER])
def test_red_grocer_and_settler_wait_for_three_points(a_table, card: int) -> None:
    kind = MOUNTAIN if card == SETTLER else 3
    cells = [(0, 0), (0, 2), (0, 4)]
    state = a_table(
        options={"personality_sides": "red"},
        stage=PERSONALITIES,
        personality=[card, 0, 0],
        things=dict.fromkeys(cells, kind),
        owners=dict.fromkeys(cells, A),
        pending=[question(EIGHT_OR_WAIT, A)],
    )

    assert best(state) == act.WAIT


def test_it_rates_every_personality_and_what_follows(a_table) -> None:
    for sides in ("yellow", "red"):
        for phase in (CHOOSE, RECRUIT, TAKE_TILE):
            state = a_table(
                options={"personality_sides": sides},
                stage=PERSONALITIES,
                personality=[0, 0, 0] if phase == CHOOSE else [6, 0, 0],
                owners={(0, 0): A},
                pending=[question(phase, A)],
            )
            assert best(state) in RULES.legal_actions(state, A)


def test_it_lets_others_put_a_house_on_its_land_only_at_the_end_and_if_they_are_behind(a_table) -> None:
    usual = {"stage": RESOLUTION, "step": 5, "passed": [A, B, C]}
    pending = [question(BUILD_HOUSE, B, on(2, 2), CHURCH), question(CONSENT, A, on(4, 4))]
    land = {(4, 4): A, (0, 0): A, (2, 2): B}
    early = a_table(**usual, owners=land, pending=pending, round=2, points=[9, 0, 0])
    to_the_leader = a_table(**usual, owners=land, pending=pending, round=4, points=[0, 9, 0])
    last = a_table(**usual, owners=land, pending=pending, round=4, points=[9, 0, 0])

    assert best(early) == act.REFUSE
    assert best(to_the_leader) == act.REFUSE
    assert best(last) == act.ALLOW


def test_it_passes_when_its_cowboys_are_worth_more_at_home(a_table) -> None:
    posse = [(GAMBLING_INCOME, A), (GAMBLING_INCOME, B), (PARCELS_VP, A), (PARCELS_VP, B)]
    state = a_table(round=2, row=[EMPTY] * 7, cash=[0, 0, 0], posse=posse, owners={(2, 3): A, (4, 3): A})

    assert best(state) == act.PASS


def test_it_takes_the_sheriff_when_a_sure_place_is_worth_most(a_table) -> None:
    state = a_table(
        stage=PERSONALITIES,
        personality=[0, CAPTAIN, SETTLER],
        things={(0, 1): MOUNTAIN, (1, 0): MOUNTAIN, (2, 1): MOUNTAIN},
        owners={(1, 1): A, (5, 5): A},
        pending=[question(CHOOSE, A)],
    )

    assert best(state) == act.CHOOSE[SHERIFF]


def test_it_keeps_its_first_dollars_for_tiles_and_hires_nobody_for_all_of_them(a_table) -> None:
    state = a_table(
        stage=PERSONALITIES,
        personality=[0, 0, 0],
        things={(0, 1): MOUNTAIN, (1, 0): MOUNTAIN, (2, 1): MOUNTAIN},
        owners={(1, 1): A, (5, 5): A},
        cash=[15, 15, 15],
        pending=[question(CHOOSE, A)],
    )

    assert best(state) == act.CHOOSE[SHERIFF]


@pytest.mark.parametrize("number", [3, 4])
def test_it_takes_the_mercenary_when_many_duels_are_to_come(a_table, number: int) -> None:
    state = a_table(
        stage=PERSONALITIES,
        round=number,
        personality=[0, SHERIFF, SETTLER],
        cash=[12, 12, 12],
        reserve=[10, 10, 10],
        pending=[question(CHOOSE, A)],
    )

    assert best(state) == act.CHOOSE[MERCENARY]


def test_it_claims_no_land_in_the_last_round_that_would_stay_empty(a_table) -> None:
    state = a_table(round=4, cash=[20, 0, 0], reserve=[3, 0, 0])
    view = RULES.view(state, A)

    assert rate(view, act.CLAIM[at(0, 0)]) < rate(view, act.PASS)


def test_it_goes_where_points_are_sold_for_the_dollars_of_the_last_round(a_table) -> None:
    cells = [(0, 0), (0, 2), (0, 4)]
    state = a_table(
        round=4,
        cash=[0, 0, 0],
        reserve=[2, 0, 0],
        row=[EMPTY] * 7,
        things=dict.fromkeys(cells, HOTEL),
        owners={**dict.fromkeys(cells, A), (0, 1): A, (0, 3): A, (0, 5): A},
        posse=[(PARCELS_INCOME, A), (GAMBLING_INCOME, A), (PARCELS_VP, A), (ESTATE_VP, A)],
    )

    assert best(state) == act.PLACE[BUY_VP_5]


def test_it_buys_a_tile_that_it_can_build_in_the_next_round(a_table) -> None:
    state = a_table(
        stage=RESOLUTION,
        step=BUILD_3,
        round=2,
        passed=[A, B, C],
        row=[DRUGSTORE] + [EMPTY] * 6,
        pending=[question(BUY_BUILDING, A, BUILD_3)],
    )

    assert best(state) == act.BUY


def test_it_buys_a_parcel_rather_than_save_for_a_tile_without_a_site(a_table) -> None:
    state = a_table(
        stage=RESOLUTION,
        step=5,
        round=4,
        cash=[12, 0, 0],
        passed=[A, B, C],
        things={(2, 2): HOUSE},
        posse=[(BUILD_12, A)],
        pending=[question(BUY_PARCEL, A, on(2, 2))],
    )

    assert best(state) == act.BUY


def test_it_places_kept_tiles_and_leaves_fallen_cowboys(a_table) -> None:
    usual = {"stage": RESOLUTION, "passed": [A, B, C]}
    kept = a_table(**usual, step=12, kept=[[RANCH], [], []], owners={(0, 0): A}, pending=[question(PLACE_KEPT, A)])
    kept.ready[A] = [RANCH]
    fallen = a_table(**usual, step=1, options={"fallen_cowboys": True}, pending=[question(FALLEN, A, 1)])

    assert best(kept) == act.PLACE_KEPT[RANCH]
    assert best(fallen) == act.FALL


def test_it_lays_the_smallest_tile_that_should_do(a_table) -> None:
    usual = {"stage": RESOLUTION, "step": 1, "passed": [A, B, C], "options": {"duel_mode": "tiles"}}
    posse = [(1, A), (1, B), (SQUARES, C)]
    hands = {"tiles": [[0, 2, 4, 5], [1, 3], [0, 1]], "pending": [question(DUEL_TILE, -1, 1)]}
    equal = a_table(**usual, **hands, posse=posse, reserve=[3, 3, 0])
    weak = a_table(**usual, **hands, posse=posse, reserve=[0, 6, 0])

    assert best(equal) == act.LAY_TILE[4]
    assert best(weak) == act.LAY_TILE[0]


def test_no_rating_counts_to_the_dollars_of_a_rich_player(a_table) -> None:
    state = a_table()
    state.cash = [10**15] * len(state.cash)

    assert best(state) is not None
