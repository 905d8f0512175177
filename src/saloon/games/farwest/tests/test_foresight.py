"""How players of FarWest 1849 who think ahead see their chances."""

from itertools import permutations

import pytest

from saloon.bots.advice import decisive
from saloon.bots.levels import LEGEND, make_bot
from saloon.core.chance import SeededChance
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.actions import MOVE
from saloon.games.farwest.cards import colour_of, value_of
from saloon.games.farwest.foresight import daring, horizon, outlook
from saloon.games.farwest.heuristic import explain, is_ours, rate
from saloon.games.farwest.tolls import CARD
from saloon.texts import Texts

A, B, C, D = range(4)
BLUE_B, BLUE_G, GREEN_B, GREEN_G, ORANGE_B, ORANGE_G, PINK_B, PINK_G = range(8)
HOME = (32, 0)
TABLES = [
    (2, {}),
    (3, {"exchange": True, "finished_players_play": False}),
    (4, {}),
    (4, {"partners": True}),
    (4, {"seven_cards": True, "board": "short", "rounds": 5}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_chances_of_all_seats_are_always_about_certainty_together(seats, options) -> None:
    chance, luck = SeededChance(seats), SeededChance("luck")
    state = RULES.setup(seats, GAME.settle(seats, options), chance)
    seen = horizon(state)
    while acting := RULES.to_act(state):
        chances = outlook(state)
        assert len(chances) == seats
        assert all(0 <= each <= 1000 for each in chances)
        assert 990 <= sum(chances) <= 1000 + seats
        actions = RULES.legal_actions(state, acting[0])
        RULES.apply(state, acting[0], actions[luck.below(len(actions))], chance)
        assert horizon(state) >= seen
        seen = horizon(state)

    scores = RULES.scores(state)
    winners = scores.count(max(scores))
    assert outlook(state) == [1000 // winners if score == max(scores) else 0 for score in scores]


def test_before_the_first_card_all_are_alike(a_table) -> None:
    assert outlook(RULES.setup(4, GAME.settle(4, {}), SeededChance(1))) == [250] * 4


def test_whoever_is_a_step_from_winning_the_last_race_has_nearly_won(a_table) -> None:
    home = {PINK_B: HOME, PINK_G: HOME, ORANGE_B: HOME, ORANGE_G: (31, 0)}
    state = a_table(2, options={"rounds": 1}, pawns=home)

    assert outlook(state)[A] > 980


def test_a_lead_that_nobody_can_catch_up_with_is_certain(a_table) -> None:
    state = a_table(2, race=2, bills=[4, 0], firsts=[2, 0])

    assert outlook(state) == [1000, 0]


def test_partners_share_their_chances(a_table) -> None:
    state = a_table(options={"partners": True}, pawns={BLUE_B: (20, 0), ORANGE_G: (22, 1)})

    chances = outlook(state)

    assert chances[A] == chances[C] > chances[B] == chances[D]


def test_of_two_couples_equally_far_the_one_with_more_cards_to_come_is_ahead(a_table) -> None:
    state = a_table(laid=[11, 12, 13, 14, 15, 16])

    chances = outlook(state)

    assert chances[A] > chances[B]


def test_a_match_counts_the_bills(a_table) -> None:
    state = a_table(race=1, bills=[4, 2, 1, 0], firsts=[1, 0, 0, 0])

    chances = outlook(state)

    assert chances == sorted(chances, reverse=True)
    assert 450 < chances[A] < 650


def test_a_legend_wins_a_won_race_and_hands_none_over(a_table) -> None:
    home = {BLUE_B: HOME, BLUE_G: HOME, GREEN_B: HOME, GREEN_G: (31, 0)}
    won = a_table(2, hands={A: [16, 24, 36]}, pawns={**home, PINK_B: HOME, PINK_G: HOME, 4: HOME, ORANGE_G: (30, 1)})
    lost = a_table(2, hands={A: [16, 24, 36]}, pawns=home)

    assert think(won) == "move 24 1 0"
    assert think(lost) != "move 16 1 0"


def think(state) -> str:
    legend = make_bot(GAME, LEGEND)
    return legend.choose(RULES.view(state, A), RULES.legal_actions(state, A), SeededChance(1)).text


def test_the_bold_race_and_the_careful_hold_others_up(a_table) -> None:
    view = RULES.view(a_table(), A)

    assert daring(view, MOVE[4 * 6]) > 0 > daring(view, MOVE[4 * 16])


def test_the_parts_of_a_rating_make_it_up_and_have_words_in_both_languages(a_table) -> None:
    state = a_table(hands={A: [1, 6, 16]}, pawns={BLUE_B: HOME, BLUE_G: (31, 0), GREEN_B: (14, 0)})
    view = RULES.view(state, A)

    for action in RULES.legal_actions(state, A):
        parts = explain(view, action)
        assert sum(points for _, points in parts) == rate(view, action)
        assert all(Texts(lang, GAME).has(key) for key, _ in parts for lang in ("fr", "en"))


def test_what_is_said_of_a_card_is_true_of_the_one_that_is_laid_or_of_the_other() -> None:
    luck = SeededChance("cards")
    told: set[str] = set()
    for seats, options in TABLES:
        state = RULES.setup(seats, GAME.settle(seats, options), luck)
        for _ in range(60):
            if not (acting := RULES.to_act(state)):
                break
            view, actions = RULES.view(state, acting[0]), RULES.legal_actions(state, acting[0])
            moves = [action for action in actions if action.verb == "move"]
            for best, other in permutations(moves[:6], 2):
                keys = {key for key, _ in decisive(GAME, view, best, other)}
                told |= keys
                for key in keys & set(TRUE_OF):
                    side, height, of_best = TRUE_OF[key]
                    assert side_and_height(view, best if of_best else other) == (side, height)
            RULES.apply(state, acting[0], actions[luck.below(len(actions))], luck)

    assert told >= set(TRUE_OF)


TRUE_OF = {
    "why-own-low": ("own", "low", True),
    "why-own-high": ("own", "high", False),
    "why-rival-high": ("rival", "high", True),
    "why-rival-low": ("rival", "low", False),
}


def side_and_height(view, action) -> tuple[str, str]:
    card = action.args[0]
    is_low = CARD * value_of(card) < view.options.box.average
    return "own" if is_ours(view, view.owners[colour_of(card)]) else "rival", "low" if is_low else "high"
