"""Foresight: the outlook is a chance, the horizon only grows, and search leans on both."""

import pytest

from saloon.core.chance import SeededChance
from saloon.games.carson import GAME
from saloon.games.carson import actions as act
from saloon.games.carson.cards import HOTEL, PARCELS_VP, SQUARES, WAGES
from saloon.games.carson.foresight import daring, explain, horizon, mixes, outlook, prospect
from saloon.games.carson.geometry import at
from saloon.games.carson.heuristic import rate
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import BUY_POINTS, DUEL_TILE, RESOLUTION, question

A, B, C = range(3)
RULES = CarsonRules()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_in_every_state_the_outlook_is_a_chance_and_the_horizon_never_falls(seats: int) -> None:
    chance, luck = SeededChance(f"outlook {seats}"), SeededChance("luck")
    state = RULES.setup(seats, GAME.settle(seats, {"personality_sides": "random"}), chance)
    before = 0
    while acting := RULES.to_act(state):
        chances = outlook(state)
        assert len(chances) == seats
        assert min(chances) >= 0
        assert 1000 - seats <= sum(chances) <= 1000
        assert horizon(state) >= before
        before = horizon(state)
        actions = RULES.legal_actions(state, acting[0])
        RULES.apply(state, acting[0], actions[luck.below(len(actions))], chance)

    assert outlook(state) == [1000 if score == max(RULES.scores(state)) else 0 for score in RULES.scores(state)]


def test_a_won_position_is_nearly_certain(a_table) -> None:
    state = a_table(round=4, points=[60, 5, 5])

    assert outlook(state)[A] > 980


@pytest.mark.parametrize(
    "better",
    [
        {"cash": [20, 15, 15]},
        {"revolvers": [1, 0, 0]},
        {"reserve": [5, 3, 3]},
        {"kept": [[HOTEL], [], []]},
        {"owners": {(0, 0): A}},
        {"owners": {(0, 0): A}, "things": {(0, 0): HOTEL}},
        {"points": [2, 0, 0]},
    ],
)
def test_whoever_has_more_is_ahead(a_table, better: dict[str, object]) -> None:
    ahead, behind, _ = outlook(a_table(round=2, **better))

    assert ahead > behind


def test_income_is_worth_more_while_it_is_still_to_be_paid(a_table) -> None:
    rich, poor = a_table(owners={(0, 0): A}, things={(0, 0): HOTEL}), a_table(owners={(0, 0): A})
    gains = [prospect(rich, A, when) - prospect(poor, A, when) for when in (1, 2, 3, 4, 5)]

    assert gains[0] >= gains[1] > gains[4] > 0


def test_only_duel_tiles_are_laid_at_the_same_time(a_table) -> None:
    usual = {"options": {"duel_mode": "tiles"}, "tiles": [[0, 2], [1, 3], [4]], "posse": [(1, A), (1, B), (SQUARES, C)]}
    duel = {"stage": RESOLUTION, "step": 1, "passed": [A, B, C], "pending": [question(DUEL_TILE, -1, 1)]}

    assert mixes(RULES.view(a_table(**usual, **duel), A))
    assert not mixes(RULES.view(a_table(**usual), A))


def test_it_is_bold_to_look_for_a_fight_and_careful_to_stay_away(a_table) -> None:
    view = RULES.view(a_table(posse=[(PARCELS_VP, B)]), A)

    assert daring(view, act.PLACE[PARCELS_VP]) == 1
    assert daring(view, act.ATTACK[at(0, 0)]) == 1
    assert daring(view, act.CLAIM[at(0, 0)]) == 0
    assert daring(view, act.BUY) == 0
    assert daring(view, act.PLACE[WAGES]) == -1
    assert daring(view, act.PASS) == -1


def test_the_parts_of_a_rating_add_up_to_it(a_table) -> None:
    view = RULES.view(a_table(posse=[(PARCELS_VP, B)]), A)

    for action in (act.PASS, act.PLACE[PARCELS_VP], act.PLACE[WAGES], act.CLAIM[at(0, 0)]):
        assert sum(points for _, points in explain(view, action)) == rate(view, action)


def test_a_purchase_of_points_is_points_and_what_is_left(a_table) -> None:
    state = a_table(stage=RESOLUTION, step=20, passed=[A, B, C], pending=[question(BUY_POINTS, A, 20)])
    view = RULES.view(state, A)

    assert dict(explain(view, act.BUY_VP[1])) == {"why-points": 100, "why-left": rate(view, act.BUY_VP[1]) - 100}
