"""Why a card cannot be played."""

from functools import partial

import pytest
from game_tests import RandomMatch, check_barriers
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.action import Action
from saloon.games.western import GAME, RULES
from saloon.games.western.cards import (
    ATTACK_1,
    ATTACK_2,
    CAKE,
    CHIP_IN,
    COWBOY,
    DANCER,
    DOG,
    GIVE_BACK,
    HAT,
    HORSE,
    INDIANS,
    JOKER,
    NAMES,
    SALOON,
    SHERIFF,
    TRAIN,
)
from saloon.games.western.state import (
    DRAW,
    PACTOLE,
    RESPOND_ATTACK,
    RESPOND_CAKE,
    RESPOND_HAT,
    RESPOND_JOKER,
    WesternView,
)

A, B = 0, 1
ALL_GUARDED = [False, True, True, True, True]
NEXT_GUARDED = [False, True, False, False, False]


def why(state, card: int, seat: int = A) -> str | None:
    found = GAME.why_not(RULES.view(state, seat), RULES.legal_actions(state, seat), "card", card)
    return None if found is None else found[0]


@pytest.mark.parametrize(
    ("card", "changes", "reason"),
    [
        (ATTACK_1, {"sheriffs": ALL_GUARDED}, "not-past-sheriffs"),
        (ATTACK_1, {"sheriffs": NEXT_GUARDED}, None),
        (INDIANS, {"sheriffs": NEXT_GUARDED}, "not-past-sheriff"),
        (INDIANS, {}, None),
        (DANCER, {}, "not-before-attack"),
        (DOG, {}, "not-before-attack"),
        (CAKE, {}, "not-before-counter"),
        (HAT, {}, "not-before-claim"),
        (TRAIN, {"bank": 0}, "not-with-empty-bank"),
        (TRAIN, {"bank": 5}, "not-without-combination"),
        (GIVE_BACK, {}, "not-without-claim"),
        (JOKER, {}, "not-without-sheriff"),
        (JOKER, {"sheriffs": NEXT_GUARDED, "lifted": True}, "not-twice"),
        (JOKER, {"sheriffs": NEXT_GUARDED}, None),
        (SALOON, {"sheriffs": ALL_GUARDED}, "not-in-saloon"),
        (COWBOY, {}, None),
    ],
)
def test_a_card_of_one_s_own_turn_says_what_it_waits_for(a_table, card, changes, reason) -> None:
    state = a_table(hands=[[card, CHIP_IN]], **changes)

    assert why(state, card) == reason


@pytest.mark.parametrize(
    ("phase", "changes", "reason"),
    [
        (RESPOND_ATTACK, {"card": ATTACK_1}, "not-against-attack"),
        (RESPOND_JOKER, {"card": COWBOY}, "not-against-card"),
        (RESPOND_HAT, {"card": GIVE_BACK}, "not-against-claim"),
    ],
)
def test_an_answer_says_which_card_is_asked_for(a_table, phase, changes, reason) -> None:
    state = a_table(hands=[[CHIP_IN, HORSE], [CHIP_IN, HORSE]], phase=phase, count=1, target=B, asked=B, **changes)

    assert why(state, CHIP_IN, B) == reason


def test_only_a_cake_answers_a_counter(a_table) -> None:
    state = a_table(hands=[[CHIP_IN, CAKE]], phase=RESPOND_CAKE, card=ATTACK_1, count=1, target=B, counter=DOG)

    assert why(state, CHIP_IN) == "not-against-counter"
    assert why(state, CAKE) is None


def test_the_last_card_is_kept(a_table) -> None:
    asked = {"phase": RESPOND_ATTACK, "card": ATTACK_1, "count": 1, "target": B, "asked": B}
    state = a_table(hands=[[CHIP_IN, HORSE], [DOG]], options={"min_hand_on_reactions": True}, **asked)

    assert why(state, DOG, B) == "not-the-last-card"


def test_in_the_pactole_only_a_higher_combination_counts(a_table) -> None:
    asked = {"phase": PACTOLE, "standing": 2, "owner": A, "asked": B, "laid": [TRAIN, ATTACK_2], "bank": 5}
    state = a_table(hands=[[CHIP_IN, HORSE], [ATTACK_1, SHERIFF]], **asked)

    assert why(state, SHERIFF, B) == "not-in-pactole"
    assert why(state, ATTACK_1, B) == "not-higher"
    assert why(state, COWBOY, B) == "not-in-hand"


def test_nothing_is_played_while_one_draws(a_table) -> None:
    assert why(a_table(hands=[[CHIP_IN, HORSE]], phase=DRAW), HORSE) == "not-while-drawing"
    assert GAME.why_not(RULES.view(a_table(), A), [], "seat", 1) == ("not-now", {})


def _names(words: list[str], action: Action, card: int) -> bool:
    kinds = {"attack": [action.args[0] - 1] if words[-1] == "attack" else [], "lift": [JOKER], "cowboys": [COWBOY]}
    return any([card in kinds.get(word, []) or NAMES[card] == word for word in words])


@given(st.integers(3, 6), st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_every_card_that_cannot_be_played_says_why(players, seed) -> None:
    match = RandomMatch(GAME, players, {}, seed)
    ladder = match.state.options.pactole_ladder
    for _ in range(80):
        if match.is_over():
            break
        check_barriers(match, held, partial(cards_of, ladder))
        match.step()


def held(view: WesternView) -> list[tuple[str, int]]:
    return [("card", card) for card in set(view.hand)]


def cards_of(ladder: list[list[int]], action: Action) -> list[tuple[str, int]]:
    """List the cards of an action by its words."""
    words = action.verb.split()
    found = [card for card in range(21) if _names(words, action, card)]
    if words[-1] in ("lay", "lay_with_hat", "train"):
        row = ladder[action.args[0] - 1]
        found += [card for card, count in zip([0, 1, 2, HORSE], row, strict=True) if count > 0]
        found += [HAT] if words[-1] == "lay_with_hat" else []
    if words == ["discard"]:
        found = [action.args[0]]
    return [("card", card) for card in found]
