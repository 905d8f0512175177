"""What a good player prefers, and how long a table waits for another."""

import pytest

from saloon.bots.levels import COWBOY, make_bot
from saloon.bots.random import RandomBot
from saloon.core.bot import Bot
from saloon.core.chance import SeededChance
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.heuristic import rate
from saloon.games.farwest.patience import patience
from saloon.games.farwest.state import FarwestState

A, B, C, D = range(4)
BLUE_B, BLUE_G, GREEN_B, GREEN_G, ORANGE_B, ORANGE_G, PINK_B, PINK_G = range(8)
HOME = (32, 0)
MATCHES = 60


def best(state: FarwestState, seat: int) -> list[str]:
    """List the actions that are rated highest."""
    view = RULES.view(state, seat)
    ratings = {action.text: rate(view, action) for action in RULES.legal_actions(state, seat)}
    return [text for text, rating in ratings.items() if rating == max(ratings.values())]


def test_one_s_own_pawn_goes_to_the_star_and_the_others_to_the_dynamite(a_table) -> None:
    own = a_table(hands={A: [6]}, pawns={BLUE_B: (6, 0), BLUE_G: (6, 0)})
    other = a_table(hands={A: [16]}, pawns={GREEN_B: (6, 0), GREEN_G: (6, 0)})

    assert best(own, A) == ["move 6 0 1", "move 6 1 1"]
    assert best(other, A) == ["move 16 0 0", "move 16 1 0"]


def test_a_high_card_of_another_is_wasted_on_dynamite(a_table) -> None:
    state = a_table(hands={A: [16, 11]}, pawns={GREEN_B: (10, 0), GREEN_G: HOME})

    assert best(state, A) == ["move 16 0 0"]


def test_a_high_card_of_one_s_own_is_doubled_on_a_star(a_table) -> None:
    state = a_table(hands={A: [6, 1]}, pawns={BLUE_B: (14, 0), BLUE_G: HOME})

    assert best(state, A) == ["move 6 0 0"]


def test_the_partner_s_pawns_are_one_s_own_too(a_table) -> None:
    state = a_table(options={"partners": True}, hands={A: [26]}, pawns={ORANGE_B: (6, 0), ORANGE_G: HOME})

    assert best(state, A) == ["move 26 0 1"]


def test_a_gift_is_a_dead_card_or_one_of_no_use_to_the_giver_or_the_receiver(a_table) -> None:
    dead = a_table(options={"exchange": True}, phase="pass_cards", hands={A: [1, 16, 31]}, pawns={6: HOME, 7: HOME})
    useful = a_table(options={"exchange": True}, phase="pass_cards", hands={A: [1, 16, 36]})

    assert best(dead, A) == ["give 31"]
    assert best(useful, A) == ["give 36"]


def test_to_the_partner_anything_may_be_given(a_table) -> None:
    state = a_table(options={"partners": True}, phase="pass_cards", hands={A: [1, 16, 36]})

    assert best(state, A) == ["give 1", "give 16", "give 36"]


def test_a_greedy_player_beats_three_random_ones_far_more_often_than_by_chance() -> None:
    options = GAME.settle(4, {"random_colours": True})
    won = 0
    for match in range(MATCHES):
        seat = match % 4
        bots: list[Bot] = [RandomBot(), RandomBot(), RandomBot(), RandomBot()]
        bots[seat] = make_bot(GAME, COWBOY)
        scores = play(bots, options, SeededChance(match), SeededChance(f"bots {match}"))
        won += scores[seat] == max(scores)

    assert won >= 0.6 * MATCHES


def play(bots, options, chance, luck) -> list[tuple[int, ...]]:
    state = RULES.setup(4, options, chance)
    while acting := RULES.to_act(state):
        seat = acting[0]
        actions = RULES.legal_actions(state, seat)
        view = None if bots[seat].is_blind else RULES.view(state, seat)
        RULES.apply(state, seat, bots[seat].choose(view, actions, luck), chance)
    return RULES.scores(state)


@pytest.mark.parametrize(("phase", "seconds"), [("play", 30), ("pass_cards", 30), ("choose_colour", 20)])
def test_a_table_waits_half_a_minute_and_less_for_a_colour(a_table, phase, seconds) -> None:
    if phase == "choose_colour":
        state = RULES.setup(4, GAME.settle(4, {"leader": "0"}), SeededChance(1))
    else:
        state = a_table(options={"exchange": True}, phase=phase)

    waited, action = patience(RULES.view(state, A), RULES.legal_actions(state, A))

    assert waited == seconds
    assert action.text in best(state, A)


def test_a_card_that_wins_the_race_is_laid_at_once(a_table) -> None:
    home = {PINK_B: HOME, PINK_G: HOME, ORANGE_B: HOME}
    overshooting = a_table(2, hands={A: [6, 16, 26]}, pawns={**home, ORANGE_G: (31, 0), BLUE_B: (14, 0)})
    third = a_table(hands={A: [6, 16]}, pawns={2: HOME, 3: HOME, 4: HOME, 5: HOME, BLUE_B: HOME, BLUE_G: (31, 0)})

    assert best(overshooting, A) == ["move 26 1 0"]
    assert best(third, A) == ["move 6 1 0"]


def test_nobody_brings_a_rival_home_who_thereby_wins_unless_there_is_no_other_card(a_table) -> None:
    home = {BLUE_B: HOME, BLUE_G: HOME, GREEN_B: HOME}
    two = a_table(2, hands={A: [16, 21]}, pawns={**home, GREEN_G: (31, 0), ORANGE_B: (9, 0), ORANGE_G: (9, 0)})
    four = a_table(hands={A: [16, 26, 36]}, pawns={GREEN_B: HOME, GREEN_G: (31, 0)})
    forced = a_table(2, hands={A: [16]}, pawns={**home, GREEN_G: (31, 0)})

    assert "move 16 1 0" not in best(two, A)
    assert "move 16 1 0" not in best(four, A)
    assert best(forced, A) == ["move 16 1 0"]


def test_an_absent_player_does_not_hand_over_the_race(a_table) -> None:
    rival = {BLUE_B: HOME, BLUE_G: HOME, GREEN_B: HOME, GREEN_G: (31, 0)}
    winning = a_table(2, hands={A: [16, 24, 36]}, pawns={**rival, 6: HOME, 7: HOME, 4: HOME, ORANGE_G: (30, 1)})
    losing = a_table(2, hands={A: [16, 24, 36]}, pawns=rival)

    assert patience(RULES.view(winning, A), RULES.legal_actions(winning, A))[1].text == "move 24 1 0"
    assert patience(RULES.view(losing, A), RULES.legal_actions(losing, A))[1].text != "move 16 1 0"


def test_of_two_couples_the_slower_one_is_moved(a_table) -> None:
    state = a_table(2, hands={A: [24, 34]}, pawns={ORANGE_B: (25, 0), ORANGE_G: (25, 0)})

    assert best(state, A) == ["move 34 0 0", "move 34 1 0"]


def test_the_rival_with_most_bills_is_held_up_first_once_races_are_over(a_table) -> None:
    hands = {A: [16, 26]}
    pawns = {GREEN_B: (10, 0), GREEN_G: HOME, ORANGE_B: (10, 0), ORANGE_G: HOME}

    for bills, held_up in ([0, 8, 1, 2], "move 16 0 0"), ([0, 1, 8, 2], "move 26 0 0"):
        assert best(a_table(hands=hands, pawns=pawns, race=2, bills=bills), A) == [held_up]
    assert len(best(a_table(hands=hands, pawns=pawns, race=0), A)) == 2
