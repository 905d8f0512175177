"""The cards in play, the money, who starts."""

import pytest

from saloon.core.chance import ScriptedChance, SeededChance
from saloon.games.western import GAME, RULES
from saloon.games.western.cards import ATTACK_1, INDIANS, WHISKY

TABLE = [  # players, Indians, whiskies, cards, money, bank, goal
    (3, 1, 6, 99, 17, 7, 40),
    (4, 1, 3, 96, 14, 5, 40),
    (5, 2, 4, 98, 14, 5, 40),
    (6, 2, 4, 98, 14, 5, 40),
    (7, 3, 6, 101, 11, 8, 40),
    (8, 3, 6, 101, 11, 8, 40),
    (9, 4, 6, 102, 11, 10, 50),
    (10, 4, 6, 102, 11, 10, 50),
]


def a_new_game(players: int, seed: int = 1, **options):
    return RULES.setup(players, GAME.settle(players, options), SeededChance(seed))


def copies(state, card: int) -> int:
    return state.deck.count(card) + sum(hand[card] for hand in state.hands)


@pytest.mark.parametrize(("players", "indians", "whiskies", "cards", "money", "bank", "goal"), TABLE)
def test_cards_and_money_follow_the_table(players, indians, whiskies, cards, money, bank, goal) -> None:
    state = a_new_game(players)

    assert copies(state, INDIANS) == indians
    assert copies(state, WHISKY) == whiskies
    assert copies(state, ATTACK_1) == 12
    assert len(state.deck) + 8 * players == cards
    assert state.hand_sizes == [8] * players
    assert state.money == [money] * players
    assert state.bank == bank
    assert state.options.goal_units == goal
    assert sum(state.money) + state.bank <= 216


def test_the_turn_goes_clockwise_at_first() -> None:
    assert a_new_game(5).direction == 1


def test_the_highest_roll_starts() -> None:
    state = RULES.setup(3, GAME.settle(3, {}), ScriptedChance([0] * 24 + [1, 4, 2]))

    assert (state.turn, state.phase, state.turns) == (1, "main", 1)


def test_ties_at_the_top_roll_again_among_themselves() -> None:
    state = RULES.setup(4, GAME.settle(4, {}), ScriptedChance([0] * 32 + [5, 2, 5, 5, 0, 3, 3, 1, 2]))

    assert state.turn == 3


def test_all_one_gun_attacks_stay_by_option() -> None:
    assert copies(a_new_game(5, keep_extra_attacks=True), ATTACK_1) == 18
