"""Setup by dice, the first row, the draft of parcels; and the options that change them."""

import pytest

from saloon.core.chance import ScriptedChance, SeededChance
from saloon.core.errors import WrongOption
from saloon.games.carson import GAME
from saloon.games.carson import actions as act
from saloon.games.carson.cards import BANK, EMPTY, HOUSE, MINE, MOUNTAIN, NOBODY, RANCH, RED, RIVER, YELLOW
from saloon.games.carson.geometry import RIVER_COURSE
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import CHOOSE, LAID, PERSONALITIES

A, B, C = range(3)
RULES = CarsonRules()
MOUNTAIN_DICE = [0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 0, 1, 1, 1, 2, 1]  # nine parcels, none of them the centre


def set_up(seats: int, draws: list[int], **options):
    chance = ScriptedChance(draws)
    state = RULES.setup(seats, GAME.settle(seats, options), chance)
    assert chance.draws == draws
    return state


def test_everybody_begins_with_15_dollars_3_cowboys_1_road_and_12_property_tiles() -> None:
    state = RULES.setup(4, GAME.settle(4, {}), SeededChance(1))

    assert state.cash == [15] * 4
    assert (state.reserve, state.general) == ([3] * 4, [7] * 4)
    assert (state.roads, state.road_supply) == ([1] * 4, 25 - 4 - 4)
    assert (state.property_tiles, state.points, state.revolvers) == ([12] * 4, [0] * 4, [0] * 4)


def test_luck_falls_in_a_fixed_order() -> None:
    order, centre, tiles = [0, 0], [2, 3], [0, 0, 0]

    state = set_up(3, [*order, *centre, *MOUNTAIN_DICE, *tiles])

    assert state.order == [1, 2, 0]
    assert state.things[8 * 4 + 3] == HOUSE  # white die 3 is column 3, black die 4 is row 4
    assert [8 * 1 + column for column in range(1, 7)] == [p for p in range(16) if state.things[p] == MOUNTAIN]
    assert state.row == [RANCH, MINE, RANCH, RANCH, RANCH, RANCH, MINE]


def test_a_roll_on_a_parcel_that_is_taken_is_made_again() -> None:
    dice = [2, 3, 2, 3, *MOUNTAIN_DICE[:2], *MOUNTAIN_DICE[:2], *MOUNTAIN_DICE[2:]]

    state = set_up(2, [0, *dice, 0, 0, 0])

    assert state.things.count(MOUNTAIN) == 9
    assert state.things.count(HOUSE) == 1


def test_the_centre_has_a_road_on_each_side() -> None:
    state = RULES.setup(2, GAME.settle(2, {}), SeededChance(5))

    assert state.edges.count(LAID) == 4
    assert sum(state.access) == 9


def test_ranches_and_mines_of_the_first_row_are_set_aside_before_the_draw() -> None:
    state = RULES.setup(2, GAME.settle(2, {}), SeededChance(2))

    assert (state.row[0], state.row[1], state.row[5], state.row[6]) == (RANCH, MINE, RANCH, MINE)
    assert len(state.bag) == 31 - 7
    assert state.bag == sorted(state.bag)


@pytest.mark.parametrize(("sides", "expected"), [("yellow", YELLOW), ("red", RED)])
def test_all_personalities_show_one_side(sides: str, expected: int) -> None:
    state = RULES.setup(2, GAME.settle(2, {"personality_sides": sides}), SeededChance(2))

    assert state.sides == [expected] * 7


def test_sides_may_be_drawn_before_everything_else() -> None:
    state = set_up(2, [0, 1, 1, 0, 0, 1, 0, 0, 2, 3, *MOUNTAIN_DICE, 0, 0, 0], personality_sides="random")

    assert state.sides == [0, 1, 1, 0, 0, 1, 0]


def test_sides_may_be_agreed_card_by_card() -> None:
    sides = [0, 1, 0, 1, 0, 1, 0]

    state = RULES.setup(2, GAME.settle(2, {"personality_sides": sides}), SeededChance(2))

    assert state.sides == sides
    with pytest.raises(WrongOption, match=r"it takes yellow, red, random, \[7 times 0..1\]"):
        GAME.settle(2, {"personality_sides": [0, 1]})


def test_the_published_preset_sets_three_options_and_leaves_the_last_word() -> None:
    published = GAME.settle(3, {"preset": "published"})
    later = GAME.settle(3, {"preset": "published", "bank_count": 5, "starting_revolvers": 1})

    assert (published["bank_count"], published["church_scope"], published["settler_red_reward"]) == (4, "owner", "cash")
    assert published["starting_revolvers"] == 0
    assert (later["bank_count"], later["starting_revolvers"]) == (5, 1)
    assert RULES.setup(3, published, SeededChance(1)).bag.count(BANK) <= 4


def test_the_river_board_has_its_course_and_6_mountains() -> None:
    state = RULES.setup(3, GAME.settle(3, {"board": "river"}), SeededChance(4))

    assert [parcel for parcel in range(64) if state.things[parcel] == RIVER] == sorted(RIVER_COURSE)
    assert state.things.count(MOUNTAIN) == 6


def test_first_parcels_are_taken_in_order_and_then_in_reverse(do) -> None:
    state = RULES.setup(3, GAME.settle(3, {}), SeededChance(1))
    first = state.order[:]
    asked = []

    for parcel in [at for at in range(64) if state.things[at] == EMPTY][:6]:
        asked.append(RULES.to_act(state)[0])
        do(state, asked[-1], act.PARCEL[parcel])

    assert asked == [*first, *first[::-1]]
    assert (state.stage, state.round, state.pending[-1].phase) == (PERSONALITIES, 1, CHOOSE)
    assert state.property_tiles == [10] * 3


def test_any_parcel_without_an_owner_may_be_taken_first(do) -> None:
    state = RULES.setup(2, GAME.settle(2, {"board": "river"}), SeededChance(1))
    seat = RULES.to_act(state)[0]
    mountain = state.things.index(MOUNTAIN)

    offered = [action.args[0] for action in RULES.legal_actions(state, seat)]
    do(state, seat, act.PARCEL[mountain])

    assert offered == [parcel for parcel in range(64) if parcel not in RIVER_COURSE]
    assert state.owners[mountain] == seat
    assert act.PARCEL[mountain] not in RULES.legal_actions(state, RULES.to_act(state)[0])
    assert state.owners.count(NOBODY) == 63
