"""How players of Western who think ahead see their chances."""

import pytest

from saloon.bots.levels import LEGEND, make_bot
from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.games.western import GAME, RULES
from saloon.games.western.cards import (
    ATTACK_1,
    CAKE,
    CHIP_IN,
    COWBOY,
    DOG,
    HORSE,
    JOKER,
    PAY_ME,
    SALOON,
    SHARE,
    SHERIFF,
    WHISKY,
    WITHDRAWAL,
)
from saloon.games.western.foresight import daring, horizon, outlook
from saloon.games.western.heuristic import explain, rate
from saloon.texts import Texts

A, B, C, D, E = range(5)
TABLES = [(3, {}), (4, {"preset": "regulars"}), (6, {"preset": "short"}), (10, {})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_chances_of_all_seats_are_always_about_certainty_together(seats, options) -> None:
    chance, luck = SeededChance(seats), SeededChance("luck")
    state = RULES.setup(seats, GAME.settle(seats, options), chance)
    seen = horizon(state)
    while acting := RULES.to_act(state):
        chances = outlook(state)
        assert len(chances) == seats
        assert min(chances) >= 0
        assert 1000 - seats <= sum(chances) <= 1000
        actions = RULES.legal_actions(state, acting[0])
        RULES.apply(state, acting[0], actions[luck.below(len(actions))], chance)
        assert horizon(state) >= seen
        seen = horizon(state)

    assert outlook(state)[state.money.index(max(state.money))] == 1000


def test_whoever_is_a_step_from_the_goal_with_everything_in_hand_has_nearly_won(a_table) -> None:
    hands = [[CHIP_IN, WITHDRAWAL, COWBOY, PAY_ME, ATTACK_1], [CAKE] * 2]
    state = a_table(3, hands=hands, money=[39, 3, 3], bank=10)

    assert outlook(state)[A] > 850


def test_money_cards_and_the_turn_are_worth_something(a_table) -> None:
    hand = [JOKER, HORSE, CAKE]
    even = outlook(a_table(3, hands=[hand, hand, hand], money=[17, 17, 17]))
    richer = outlook(a_table(3, hands=[hand, hand, hand], money=[20, 17, 17]))
    longer = outlook(a_table(3, hands=[[*hand, JOKER, DOG], hand, hand], money=[17, 17, 17]))
    late = outlook(a_table(3, hands=[hand, hand, hand], money=[36, 36, 5]))

    assert richer[A] > even[A] < longer[A]
    assert late[A] > late[B] > 3 * late[C]


def test_two_laps_are_cut_at_every_table(a_table) -> None:
    for seats in (3, 6, 10):
        state = a_table(seats)
        begun = horizon(state)
        state.turns += 2 * seats

        assert horizon(state) == begun + GAME.foresight.span


def test_a_legend_wins_when_it_can_and_hits_who_would_win_next(a_table) -> None:
    won = a_table(3, hands=[[WITHDRAWAL, COWBOY, ATTACK_1, CAKE]], money=[37, 10, 4], bank=7)
    danger = a_table(3, hands=[[SHARE, HORSE, PAY_ME, CAKE], [CHIP_IN, DOG, WITHDRAWAL]], money=[10, 39, 5], bank=4)

    assert think(won) == "withdrawal"
    assert think(danger) in ("horse", "share 1", "pay_me")


def think(state) -> str:
    legend = make_bot(GAME, LEGEND)
    return legend.choose(RULES.view(state, A), RULES.legal_actions(state, A), SeededChance(1)).text


def test_fights_are_bold_and_a_sheriff_is_careful(a_table) -> None:
    view = RULES.view(a_table(), A)

    assert [daring(view, Action(verb)) for verb in ("attack", "whisky saloon", "sheriff", "horse")] == [1, 1, -1, 0]


def test_the_parts_of_a_rating_make_it_up_and_have_words_in_both_languages(a_table) -> None:
    hands = [[COWBOY, SALOON, SHERIFF, WHISKY, ATTACK_1, CAKE]]
    state = a_table(hands=hands, money=[20, 18, 10, 10, 10], bank=7)
    view = RULES.view(state, A)

    for action in RULES.legal_actions(state, A):
        parts = explain(view, action)
        assert sum(points for _, points in parts) == rate(view, action)
        assert all(Texts(lang, GAME).has(key) for key, _ in parts for lang in ("fr", "en"))
