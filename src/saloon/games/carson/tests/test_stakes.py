"""What a question is about: the numbers that its sentence names, worked out by hand."""

from saloon.core.match import begin
from saloon.games.carson import GAME
from saloon.games.carson.cards import (
    BANK,
    BANKER,
    CAPTAIN,
    CHURCH,
    EMPTY,
    GROCER,
    HOTEL,
    HOUSE,
    MOUNTAIN,
    RANCH,
    SETTLER,
    SQUARES,
    WORKER,
)
from saloon.games.carson.geometry import at
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import (
    BUILD,
    BUILD_HOUSE,
    BUY_BUILDING,
    BUY_PARCEL,
    BUY_POINTS,
    CASH_LIMIT,
    CONSENT,
    DUEL_TILE,
    EIGHT_OR_WAIT,
    FALLEN,
    GROCER_DOUBLES,
    NEXT_DUEL,
    PERSONALITIES,
    PLACE,
    PLACE_KEPT,
    RECRUIT,
    RESOLUTION,
    ROUND_END,
    TAKE_TILE,
    question,
)

A, B, C = range(3)
RULES = CarsonRules()


def on(row: int, column: int) -> int:
    return SQUARES + at(row, column)


def on_track(asked, **changes) -> dict[str, object]:
    return {"stage": RESOLUTION, "passed": [A, B, C], "pending": [asked], **changes}


def choosing(asked, card: int, side: int = 0, **changes) -> dict[str, object]:
    sides = {"personality_sides": [side] * 7, **changes.pop("options", {})}
    return {"stage": PERSONALITIES, "personality": [card, 0, 0], "pending": [asked], "options": sides, **changes}


def test_a_parcel_tells_its_price_what_is_left_and_what_would_earn_the_most(a_table) -> None:
    state = a_table(**on_track(question(BUY_PARCEL, A, on(4, 2)), things={(4, 1): HOUSE}))

    assert RULES.view(state, A).stake == {
        "cash": 15,
        "map": 1,
        "parcel": at(4, 2),
        "price": 1 + 2,  # the house and the centre
        "left": 15 - 3,
        "thing": EMPTY,
        "road": 1,
        "building": 8,  # a saloon beside two houses
        "income": 10,
    }


def test_a_parcel_without_a_road_promises_a_ranch_or_a_mine_only(a_table) -> None:
    state = a_table(**on_track(question(BUY_PARCEL, A, on(0, 0)), things={(0, 1): MOUNTAIN, (1, 0): MOUNTAIN}))

    stake = RULES.view(state, A).stake
    assert (stake["road"], stake["building"], stake["income"]) == (0, 5, 6)


def test_a_mountain_promises_no_building(a_table) -> None:
    state = a_table(**on_track(question(BUY_PARCEL, A, on(0, 0)), things={(0, 0): MOUNTAIN}))

    stake = RULES.view(state, A).stake
    assert (stake["thing"], stake["building"], stake["income"]) == (MOUNTAIN, EMPTY, 0)


def test_a_tile_tells_its_price_and_its_best_site(a_table) -> None:
    row = [RANCH, 5, HOTEL, 5, BANK, 5, 10]
    owners = {(4, 4): A, (2, 2): A}
    state = a_table(**on_track(question(BUY_BUILDING, A, 7), row=row, owners=owners, things={(5, 5): HOUSE}))

    stake = RULES.view(state, A).stake
    assert (stake["building"], stake["price"], stake["left"]) == (BANK, 8, 7)
    assert (stake["places"], stake["site"], stake["income"]) == (1, at(4, 4), 6)


def test_the_yellow_worker_is_told_half_the_price(a_table) -> None:
    state = a_table(**on_track(question(BUY_BUILDING, A, 9), personality=[WORKER, BANKER, CAPTAIN]))

    assert RULES.view(state, A).stake["price"] == 3


def test_a_tile_without_a_site_is_told_so(a_table) -> None:
    state = a_table(**on_track(question(BUILD, A, 0, CHURCH), owners={(7, 0): A}, roads=[2, 0, 0]))

    assert RULES.view(state, A).stake == {
        "cash": 15,
        "map": 0,
        "building": CHURCH,
        "roads": 2,
        "income": 0,
        "places": 0,
    }


def test_the_owner_of_the_land_is_told_who_asks(a_table) -> None:
    pending = [question(BUILD_HOUSE, B, on(2, 2), BANK), question(CONSENT, A, on(4, 4))]
    state = a_table(stage=RESOLUTION, passed=[A, B, C], pending=pending, owners={(4, 4): A, (2, 2): B})

    assert RULES.view(state, A).stake == {"cash": 15, "map": 1, "parcel": at(4, 4), "target": B}


def test_a_yellow_grocer_is_told_the_best_doubling(a_table) -> None:
    things = {(0, 0): RANCH, (5, 5): HOTEL}
    owners = {(0, 0): A, (5, 5): A}
    waiting = a_table(**choosing(question(EIGHT_OR_WAIT, A), GROCER, things=things, owners=owners))
    doubling = a_table(
        **on_track(question(GROCER_DOUBLES, A), things=things, owners=owners, personality=[GROCER, BANKER, CAPTAIN])
    )

    expected = {"cash": 15, "map": 0, "building": HOTEL, "gain": 6}
    assert RULES.view(waiting, A).stake == {**expected, "card": GROCER, "reward": 0}
    assert RULES.view(doubling, A).stake == expected


def test_red_sides_that_wait_are_told_their_reward(a_table) -> None:
    things = {(0, 0): HOUSE, (0, 1): MOUNTAIN, (0, 2): MOUNTAIN}
    owners = {(0, 0): A, (0, 1): A, (0, 2): A}
    ask = question(EIGHT_OR_WAIT, A)
    paid = {"settler_red_reward": "cash"}
    tables = [
        a_table(**choosing(ask, GROCER, 1, things=things, owners=owners)),
        a_table(**choosing(ask, SETTLER, 1, things=things, owners=owners)),
        a_table(**choosing(ask, SETTLER, 1, things=things, owners=owners, options=paid)),
    ]

    stakes = [RULES.view(state, A).stake for state in tables]
    assert [(stake["reward"], stake["gain"]) for stake in stakes] == [(1, 1), (2, 2), (3, 2)]


def test_captain_and_worker_are_told_what_they_have(a_table) -> None:
    captain = a_table(**choosing(question(RECRUIT, A), CAPTAIN, 1, revolvers=[2, 0, 0]))
    worker = a_table(**choosing(question(TAKE_TILE, A), WORKER, 1))

    assert RULES.view(captain, A).stake == {"cash": 15, "map": 0, "red": 1, "cowboys": 3, "revolvers": 2}
    assert RULES.view(worker, A).stake == {"cash": 15, "map": 0, "price": 5, "left": 10}


def test_a_turn_tells_cowboys_roads_and_the_rank_of_passing(a_table) -> None:
    state = a_table(pending=[question(PLACE, A)], passed=[C], roads=[2, 0, 0])

    assert RULES.view(state, A).stake == {"cash": 15, "map": 0, "cowboys": 3, "roads": 2, "rank": 2, "last": 0}


def test_the_first_parcels_are_counted() -> None:
    match = begin(GAME, 2, {}, 1)
    counts = []
    for _ in range(4):
        seat = match.to_act()[0]
        counts.append((seat, RULES.view(match.state, seat).stake["count"]))
        match.play(seat, RULES.legal_actions(match.state, seat)[0])

    first, second = counts[0][0], counts[1][0]
    assert counts == [(first, 1), (second, 1), (second, 2), (first, 2)]


def test_duels_are_told_by_place_power_and_number(a_table) -> None:
    tile = a_table(
        **on_track(
            question(DUEL_TILE, -1, 1),
            posse=[(1, A), (1, B)],
            tiles=[[0, 4], [1], [2]],
            options={"duel_mode": "tiles"},
            cash=[15] * 3,
        )
    )
    contested = [(on(0, 0), A), (on(0, 0), B), (on(1, 5), A), (on(1, 5), C)]
    choice = a_table(**on_track(question(NEXT_DUEL, A), posse=contested, step=4))
    fallen = a_table(**on_track(question(FALLEN, A, on(0, 0))))

    assert RULES.view(tile, A).stake == {"cash": 15, "map": 0, "square": 1, "firepower": 3}
    assert RULES.view(choice, A).stake == {"cash": 15, "map": 0, "count": 2}
    assert RULES.view(fallen, A).stake == {"cash": 15, "map": 1, "parcel": 0, "points": 2}


def test_kept_tiles_are_counted_when_they_have_a_place(a_table) -> None:
    asked = question(PLACE_KEPT, A)
    kept = [[RANCH, RANCH, BANK], [], []]
    state = a_table(**on_track(asked, kept=kept, ready=kept, owners={(7, 0): A}, roads=[1, 0, 0], row=[0] * 7))

    assert RULES.view(state, A).stake == {"cash": 15, "map": 0, "count": 1, "roads": 1}


def test_points_are_told_with_their_bounds(a_table) -> None:
    bought = a_table(**on_track(question(BUY_POINTS, A, 21)))
    limit = a_table(
        stage=ROUND_END,
        passed=[A, B, C],
        personality=[SETTLER, BANKER, CAPTAIN],
        cash=[47, 0, 0],
        pending=[question(CASH_LIMIT, A)],
    )

    assert RULES.view(bought, A).stake == {"cash": 15, "map": 0, "square": 21, "price": 4, "most": 3}
    assert RULES.view(limit, A).stake == {"cash": 47, "map": 0, "limit": 30, "excess": 17, "least": 1, "most": 4}
