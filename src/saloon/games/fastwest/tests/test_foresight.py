"""Pointing in the duel: everybody chooses at the same time, so a choice that can be guessed loses."""

from saloon.bots.levels import LEGEND, make_bot
from saloon.core.chance import SeededChance
from saloon.games.fastwest import GAME
from saloon.games.fastwest.foresight import credence, horizon, mixes, outlook
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D = range(4)
NOBODY = -1
RULES = FastwestRules()


def a_duel(a_table, tokens, bullets, targets=None):
    return a_table("duel_point", tokens=tokens, bullets=bullets, targets=targets or [NOBODY] * len(tokens))


def pointed(state, seat, times):
    """Let a legend point so many times; count at whom."""
    view, actions = RULES.view(state, seat), RULES.legal_actions(state, seat)
    chosen = [make_bot(GAME, LEGEND).choose(view, actions, SeededChance(luck)).args[0] for luck in range(times)]
    return [chosen.count(other) for other in range(len(state.tokens))]


def test_whoever_cannot_be_wounded_points_at_the_rival_ahead(a_table) -> None:
    state = a_duel(a_table, tokens=[2, 1, 5, 5], bullets=[1, 2, 3, 4])

    assert pointed(state, A, 10)[B] == 10


def test_nobody_can_guess_at_whom_a_legend_points_among_equals(a_table) -> None:
    state = a_duel(a_table, tokens=[1, 1, 1, 1], bullets=[1, 2, 3, 4])

    assert min(pointed(state, A, 40)[1:]) > 2


def test_pointing_is_decided_from_what_the_seat_knows(a_table) -> None:
    state = a_duel(a_table, tokens=[1, 2, 2, 3], bullets=[3, 1, 2, 4], targets=[NOBODY, D, NOBODY, NOBODY])
    other = a_duel(a_table, tokens=[1, 2, 2, 3], bullets=[3, 4, 1, 2], targets=[NOBODY, A, NOBODY, NOBODY])

    assert RULES.view(state, A) == RULES.view(other, A)
    assert pointed(state, A, 5) == pointed(other, A, 5)


def test_the_player_with_the_fewest_tokens_is_the_likely_target(a_table) -> None:
    state = a_duel(a_table, tokens=[1, 2, 2, 3], bullets=[1, 2, 3, 4], targets=[NOBODY, A, NOBODY, NOBODY])
    odd = a_duel(a_table, tokens=[1, 2, 2, 3], bullets=[1, 2, 3, 4], targets=[NOBODY, D, NOBODY, NOBODY])
    view = RULES.view(state, A)

    assert credence(view, state) == 3 * credence(view, odd)


def test_only_pointing_is_thought_about_and_up_to_the_end_of_the_game(a_table) -> None:
    duel, race = a_duel(a_table, [1, 1, 1, 1], [1, 2, 3, 4]), a_table("window")

    assert mixes(RULES.view(duel, A))
    assert not mixes(RULES.view(race, A))
    assert horizon(duel) == duel.game


def test_between_two_games_chances_follow_the_games_won(a_table) -> None:
    state = a_table("idle", wins=[1, 0, 0, 0], game=2, options={"games_per_match": 3})

    assert outlook(state) == [500, 166, 166, 166]
