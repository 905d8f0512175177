"""What a seat knows: everything but the duel tiles of the others; what it sees, and what it imagines."""

import pytest

from saloon.core.chance import SeededChance
from saloon.core.rules import SPECTATOR
from saloon.games.carson import actions as act
from saloon.games.carson.audit import audit
from saloon.games.carson.cards import AMMUNITION, BANK, CHURCH, HOUSE, RANCH, SQUARES, WORKER
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import DUEL_TILE, RESOLUTION, question

A, B, C = range(3)
RULES = CarsonRules()
TILES = {"duel_mode": "tiles"}


def test_a_view_tells_prices_incomes_and_who_is_safe(a_table) -> None:
    things = {(0, 1): RANCH, (0, 5): BANK, (0, 6): CHURCH, (0, 4): HOUSE}
    state = a_table(things=things, owners={(0, 1): A, (0, 5): B, (0, 6): B, (2, 0): C})

    view = RULES.view(state, A)

    assert (view.prices[0], view.prices[1], view.prices[4], view.prices[16]) == (2, 0, 3, 0)
    assert (view.incomes[1], view.incomes[5]) == (5, 6)
    assert [parcel for parcel in range(64) if view.is_safe[parcel]] == [5, 6]


def test_a_view_tells_firepower_limits_and_what_the_game_would_count_now(a_table) -> None:
    state = a_table(things={(0, 1): RANCH}, owners={(0, 1): A}, revolvers=[1, 0, 0], cash=[13, 5, 0], points=[4, 0, 0])

    view = RULES.view(state, B)

    assert view.firepower == [4, 3, 3]
    assert view.limits == [120, 30, 25]
    assert view.totals == [4 + 2 + 2, 0, 0]


def test_a_view_tells_who_wins_ties(a_table) -> None:
    by_passing = a_table(passed=[C, B])
    by_number = a_table(passed=[C, B], options={"tie_break": "personality"})

    assert RULES.view(by_passing, A).tie_order == [C, B]
    assert RULES.view(by_number, A).tie_order == [A, B, C]


def test_the_row_shows_the_prices_of_the_one_who_looks(a_table) -> None:
    state = a_table(personality=[WORKER, 2, 3])

    assert RULES.view(state, A).row_prices == [2, 2, 3, 3, 4, 5, 6]
    assert RULES.view(state, B).row_prices == [3, 4, 5, 6, 8, 10, 12]
    assert RULES.view(state, SPECTATOR).row_prices == [3, 4, 5, 6, 8, 10, 12]


def test_with_dice_there_is_nothing_to_imagine(a_table) -> None:
    state = a_table(things={(0, 1): RANCH}, owners={(0, 1): A})

    assert RULES.imagine(RULES.view(state, B), SeededChance(1)) == state


def test_a_hand_of_tiles_is_seen_by_its_owner_alone(a_table) -> None:
    state = a_table(options=TILES)

    view, public = RULES.view(state, A), RULES.view(state, SPECTATOR)

    assert view.hand == state.tiles[A]
    assert public.hand == []
    assert view.hand_sums == [sum(hand) for hand in state.tiles]
    assert view.hand_sizes == [6, 6, 6]


@pytest.mark.parametrize("seat", [A, B, C, SPECTATOR])
def test_imagined_hands_have_the_announced_sums(a_table, seat: int) -> None:
    state = a_table(options=TILES)
    view = RULES.view(state, seat)
    luck = SeededChance("imagine")

    imagined = [RULES.imagine(view, luck) for _ in range(30)]

    assert all(audit(each) == [] for each in imagined)
    assert all(RULES.view(each, seat) == view for each in imagined)
    assert len({str(each.tiles) for each in imagined}) > 5


def test_a_hand_drawn_from_the_pool_may_be_any_of_the_tiles_shown(a_table) -> None:
    state = a_table(options=TILES, tiles=[[0, 1, 1], [2, 3], [5]], redrawn=[True, False, True])
    view = RULES.view(state, B)
    luck = SeededChance("imagine")

    imagined = [RULES.imagine(view, luck) for _ in range(30)]

    assert view.hand_sums == [0, 5, 0]
    assert view.laid_tiles == sorted([0, 1, 1, 5, *state.pool])
    assert all(RULES.view(each, B) == view for each in imagined)
    assert len({str(each.tiles[A]) for each in imagined}) > 5
    assert all(each.tiles[B] == [2, 3] for each in imagined)


def test_a_chosen_tile_is_known_to_have_been_chosen_and_no_more(a_table, do) -> None:
    state = a_table(
        options=TILES,
        stage=RESOLUTION,
        step=AMMUNITION,
        passed=[A, B, C],
        posse=[(AMMUNITION, A), (AMMUNITION, B), (SQUARES, C)],
        pending=[question(DUEL_TILE, -1, AMMUNITION)],
    )
    do(state, A, act.LAY_TILE[state.tiles[A][0]])
    luck = SeededChance("imagine")

    mine, theirs = RULES.view(state, A), RULES.view(state, B)
    guesses = {RULES.imagine(theirs, luck).chosen[A] for _ in range(40)}

    assert mine.chosen == state.tiles[A][0]
    assert (theirs.has_chosen, theirs.chosen) == ([True, False, False], -1)
    assert RULES.imagine(mine, luck).chosen[A] == mine.chosen
    assert len(guesses) > 2
