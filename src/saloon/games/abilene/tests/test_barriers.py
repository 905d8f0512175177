"""Why a card cannot be played."""

import pytest
from game_tests import RandomMatch, check_barriers
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.action import Action
from saloon.games.abilene import GAME
from saloon.games.abilene.cards import (
    C10,
    CAVALRY,
    DANCERS,
    DESPERADOS,
    FIREWATER,
    GOLD_RUSH,
    INDIANS,
    SHERIFF,
    WELCOME,
)
from saloon.games.abilene.rules import AbileneRules
from saloon.games.abilene.state import DISTRIBUTION, OPT_IN, RESPOND, STEAL

RULES = AbileneRules()
A, B = 0, 1
OF_VERB = {"desperados": DESPERADOS, "indians": INDIANS, "dancers": DANCERS, "gold_rush": GOLD_RUSH, "welcome": WELCOME}


def why(state, card: int) -> str | None:
    found = GAME.why_not(RULES.view(state, A), RULES.legal_actions(state, A), "card", card)
    return None if found is None else found[0]


def test_no_card_is_played_before_everybody_has_decided(a_table) -> None:
    assert why(a_table(OPT_IN), C10) == "not-before-joining"
    assert why(a_table(DISTRIBUTION), C10) == "not-before-play"


@pytest.mark.parametrize(
    ("card", "chips", "reason"),
    [
        (C10, 9, "not-a-defence"),
        (SHERIFF, 9, "not-against"),
        (FIREWATER, 1, "not-paid"),
        (FIREWATER, 9, None),
        (CAVALRY, 1, None),
        (WELCOME, 9, "not-a-defence"),
    ],
)
def test_only_a_defence_of_the_right_kind_answers(a_table, card, chips, reason) -> None:
    hands = [[card], [C10], [C10], [C10]]
    state = a_table(RESPOND, turn=B, hands=hands, attacks=[(B, INDIANS, A)], chips=[chips, 9, 9, 9])

    assert why(state, card) == reason


def test_a_thief_first_chooses_what_to_steal(a_table) -> None:
    state = a_table(
        STEAL, hands=[[WELCOME], [C10], [C10], [C10]], attacks=[(A, DESPERADOS, B)], herds=[[], [C10], [], []]
    )

    assert why(state, WELCOME) == "not-before-theft"


def test_any_card_of_the_hand_may_be_laid_in_turn(a_table) -> None:
    state = a_table(hands=[[SHERIFF], [C10], [C10], [C10]])

    assert why(state, SHERIFF) is None
    assert why(state, C10) == "not-in-hand"
    assert GAME.why_not(RULES.view(state, A), [], "parcel", 1) == ("not-now", {})


def played(action: Action) -> list[tuple[str, int]]:
    if action.verb in OF_VERB:
        return [("card", OF_VERB[action.verb])]
    return [("card", action.args[0])] if action.args else []


@given(st.integers(2, 5), st.integers(0, 10**6), st.sampled_from(["own_turn", "interrupt"]))
@settings(max_examples=15, deadline=None)
def test_every_card_that_cannot_be_played_says_why(players, seed, timing) -> None:
    match = RandomMatch(GAME, players, {"defence_timing": timing}, seed)

    for _ in range(60):
        if match.is_over():
            break
        check_barriers(match, lambda view: [("card", card) for card in set(view.hand)], played)
        match.step()
