"""What players of Welcome to Abilene expect of a match, and where imagined play is cut."""

import pytest

from saloon.core.chance import SeededChance
from saloon.games.abilene import GAME
from saloon.games.abilene.actions import BUY, FOLD, STAND
from saloon.games.abilene.cards import C1, C3, C10, C30
from saloon.games.abilene.foresight import credence, daring, horizon, mixes, outlook
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import AbileneState

RULES = AbileneRules()


def states_of_a_match(seats: int, seed: int, options: dict[str, object] | None = None) -> list[AbileneState]:
    chance = SeededChance(seed)
    state = RULES.setup(seats, GAME.settle(seats, options or {}), chance)
    states = [state.clone()]
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        actions = RULES.legal_actions(state, seat)
        RULES.apply(state, seat, actions[chance.below(len(actions))], chance)
        states.append(state.clone())
    return states


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("preset", sorted(GAME.presets))
def test_the_chances_of_all_seats_are_about_certainty(seats: int, preset: str) -> None:
    for state in states_of_a_match(seats, 7, {"preset": preset}):
        chances = outlook(state)

        assert len(chances) == seats
        assert min(chances) >= 0
        assert 1000 - seats <= sum(chances) <= 1000


def test_the_horizon_never_falls() -> None:
    for seed in range(10):
        stretches = [horizon(state) for state in states_of_a_match(3, seed)]

        assert stretches == sorted(stretches)


def test_a_match_as_good_as_won_is_nearly_certain(a_table) -> None:
    assert outlook(a_table("opt_in", chips=[90, 10, 10, 10], hands_played=7))[0] > 980


def test_the_same_lead_is_worth_more_the_fewer_hands_are_left(a_table) -> None:
    early, late = (outlook(a_table("opt_in", chips=[36, 28, 28, 28], hands_played=played)) for played in (1, 7))

    assert 250 < early[0] < late[0]


def test_a_match_that_is_over_is_shared_by_the_best(a_table) -> None:
    assert outlook(a_table("over", playing=[False] * 4, chips=[40, 40, 20, 20], pot=0, hands=[[]] * 4)) == [
        *[500, 500],
        *[0, 0],
    ]


def test_joining_costs_nothing_of_the_outlook(a_table, do) -> None:
    state = a_table("opt_in", seats=2, hands_played=3)
    voided = state.clone()
    before = outlook(state)

    for seat, action in ((0, "join"), (1, "sit_out")):
        do(voided, seat, next(each for each in RULES.legal_actions(voided, seat) if each.verb == action))

    assert before == outlook(voided) == [500, 500]


def test_only_drops_at_the_same_time_must_not_be_guessed(a_table) -> None:
    both = a_table("discard", seats=2, hands=[[C1, C3, C10, C30], [C1, C3, C10, C30]], hand_size=3)
    one = a_table("discard", seats=2, hands=[[C1, C3, C10, C30], [C1, C3, C10]], hand_size=3)

    assert mixes(RULES.view(both, 0))
    assert not mixes(RULES.view(one, 0))
    assert not mixes(RULES.view(a_table(), 0))


def test_who_stood_is_believed_to_hold_good_cards_and_to_have_dropped_bad_ones(a_table) -> None:
    table = a_table(seats=2, hands=[[C1, C3, C10], [C30, C30, C10]], buried=[[], [C1]])
    unlikely = a_table(seats=2, hands=[[C1, C3, C10], [C1, C3, C3]], buried=[[], [C30]])

    assert credence(RULES.view(table, 0), table) > credence(RULES.view(table, 0), unlikely)


def test_who_folded_is_believed_to_have_had_bad_cards(a_table) -> None:
    changes = {"playing": [True, True, False], "stood": [True, True, False]}
    bad = a_table(seats=3, hands=[[C1], [C1], []], buried=[[], [], [C1, C1, C3]], **changes)
    good = a_table(seats=3, hands=[[C1], [C1], []], buried=[[], [], [C30, C30, C3]], **changes)

    assert credence(RULES.view(bad, 0), bad) > credence(RULES.view(bad, 0), good)


def test_buying_is_bold_and_folding_is_careful(a_table) -> None:
    view = RULES.view(a_table("distribution"), 0)

    assert [daring(view, action) for action in (BUY, STAND, FOLD)] == [1, 1, -1]
