"""The reflex bots and the pace of players without a time."""

import math
import statistics

import pytest

from saloon.core.action import Action
from saloon.core.bot import NEVER
from saloon.core.chance import ScriptedChance, SeededChance
from saloon.games.fastwest import GAME, bots
from saloon.games.fastwest.actions import GRAB, HANDS_UP, PASS, POINT, PRESS, RELEASE, SALUTE
from saloon.games.fastwest.cards import BACK, BANDIT, CACTUS, CAVALRY, CHILD, INDIANS, NO_CARD, SHERIFF
from saloon.games.fastwest.quantiles import EXPONENTIAL_QUANTILES, NORMAL_QUANTILES, normal
from saloon.games.fastwest.realtime import next_at
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D = range(4)
RULES = FastwestRules()
NO_ERROR = 999
MEDIAN = 512  # of either table: the normal one gives the mean, the exponential one 0.7 of it


# Times


def test_the_tables_hold_the_quantiles_they_say() -> None:
    upper = [round(1000 * statistics.NormalDist().inv_cdf((512 + i + 0.5) / 1024)) for i in range(512)]

    assert NORMAL_QUANTILES[512:] == upper
    assert [-each for each in reversed(upper)] == NORMAL_QUANTILES[:512]
    assert [round(-1000 * math.log(1 - (i + 0.5) / 1024)) for i in range(1024)] == EXPONENTIAL_QUANTILES


@pytest.mark.parametrize(
    ("level", "mean"),
    [(bots.TENDERFOOT, 840), (bots.COWBOY, 590), (bots.DESPERADO, 420), (bots.LEGEND, 320)],
)
def test_reaction_times_have_the_mean_and_spread_of_their_level(level, mean) -> None:
    chance = SeededChance("reaction")

    times = [bots.reaction(level, chance) for _ in range(20_000)]

    assert statistics.fmean(times) == pytest.approx(mean, abs=6)
    assert statistics.pstdev(times) == pytest.approx(math.hypot(level.sigma, level.tau), rel=0.03)
    assert min(times) >= 150


def test_normal_times_are_whole_and_the_same_on_any_machine() -> None:
    chance = SeededChance("normal")

    assert [normal(260, 50, chance) for _ in range(6)] == [324, 311, 182, 279, 342, 350]


def test_a_player_without_a_time_reacts_like_a_cowboy_and_goes_on_at_260_ms() -> None:
    chance = SeededChance("pace")
    assert statistics.fmean([next_at(NEVER, chance) for _ in range(5000)]) == pytest.approx(590, abs=8)

    steps = [next_at(1000, chance) - 1000 for _ in range(5000)]

    assert statistics.fmean(steps) == pytest.approx(260, abs=3)
    assert statistics.pstdev(steps) == pytest.approx(50, abs=2)


# What a bot does when its time has come


def choose(state, seat: int, level=bots.DESPERADO, draws=(0,), bot=None) -> Action:
    bot = bot or bots.ReflexBot(level)
    return bot.choose(RULES.view(state, seat), RULES.legal_actions(state, seat), ScriptedChance(list(draws)))


def an_erring_bot(state, seat: int) -> bots.ReflexBot:
    bot = bots.ReflexBot(bots.COWBOY)
    bot.when(RULES.view(state, seat), NEVER, ScriptedChance([0, MEDIAN, MEDIAN]))
    return bot


@pytest.mark.parametrize(("card", "gesture"), [(SHERIFF, HANDS_UP), (CAVALRY, SALUTE)])
def test_it_takes_a_free_bullet_then_makes_the_gesture(a_table, race, card, gesture) -> None:
    state = a_table("window", card=card)
    race(state, "B grab 1 300")
    assert choose(state, A) == GRAB[1]

    race(state, "A grab 2 310")

    assert choose(state, A) == gesture


def test_an_error_is_the_wrong_gesture_first(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)
    bot = an_erring_bot(state, A)
    race(state, "A grab 2 310")

    assert choose(state, A, bot=bot) == SALUTE
    race(state, "A gesture salute 600")
    again = bot.when(RULES.view(state, A), 600, ScriptedChance([MEDIAN, MEDIAN]))

    assert again == 600 + 6 * (450 + 140 * 694 // 1000) // 10
    assert choose(state, A, bot=bot) == HANDS_UP


def test_it_waits_for_the_end_of_the_lock(a_table, race) -> None:
    state = a_table("window", card=SHERIFF)
    bot = bots.ReflexBot(bots.LEGEND)
    bot.has_erred = True
    race(state, "A grab 2 310", "A gesture salute 600")

    assert bot.when(RULES.view(state, A), 600, ScriptedChance([MEDIAN, MEDIAN])) == 850


def test_an_error_at_the_bandit_is_the_blank_first(a_table, race) -> None:
    state = a_table("window", card=BANDIT)
    bot = an_erring_bot(state, A)
    assert choose(state, A, bot=bot) == GRAB[0]
    race(state, "A grab 1 500")

    assert bot.when(RULES.view(state, A), 500, ScriptedChance([MEDIAN, MEDIAN])) == 500 + 6 * (450 + 97) // 10
    assert choose(state, A, bot=bot) == RELEASE[0]
    race(state, "A release 1 800")

    assert bot.when(RULES.view(state, A), 800, ScriptedChance([MEDIAN])) == 800 + 260
    assert choose(state, A, bot=bot) == GRAB[1]


def test_it_leaves_the_blank_at_the_bandit(a_table) -> None:
    state = a_table("window", card=BANDIT)

    assert {choose(state, A, draws=[draw]) for draw in range(3)} == {GRAB[1], GRAB[2], GRAB[3]}


def test_with_a_good_bullet_or_complete_it_rests(a_table, race) -> None:
    bandit = a_table("window", card=BANDIT)
    race(bandit, "A grab 2 400")
    sheriff = a_table("window", card=SHERIFF)
    race(sheriff, "A grab 1 300", "A gesture hands_up 400")
    duel = a_table("duel_grab")
    race(duel, "A grab 1 400")

    for state in (bandit, sheriff, duel):
        assert bots.ReflexBot(bots.COWBOY).when(RULES.view(state, A), 400, ScriptedChance([])) == NEVER


def test_a_failed_grab_is_tried_again(a_table, race) -> None:
    state = a_table("window", card=BANDIT)
    race(state, "B grab 2 400", "A grab 2 410")

    assert bots.ReflexBot(bots.COWBOY).when(RULES.view(state, A), 410, ScriptedChance([MEDIAN])) == 670


def test_it_grabs_on_while_the_indians_attack(a_table, race) -> None:
    state = a_table("window", card=INDIANS)
    race(state, "A grab 2 400")

    assert bots.ReflexBot(bots.COWBOY).when(RULES.view(state, A), 400, ScriptedChance([MEDIAN])) == 660
    assert choose(state, A) == GRAB[0]


def test_it_passes_if_nothing_is_left_to_grab(a_table, race) -> None:
    state = a_table("window", seats=3, card=INDIANS)
    race(state, "A grab 1 300", "B grab 2 310", "C grab 3 320")

    assert choose(state, A, draws=[]) == PASS


def test_in_the_duel_it_takes_the_smallest_free_bullet(a_table, race) -> None:
    state = a_table("duel_grab")
    race(state, "B grab 1 300")

    assert choose(state, A) == GRAB[1]
    assert {choose(state, A, bots.TENDERFOOT, [draw]) for draw in range(3)} == {GRAB[1], GRAB[2], GRAB[3]}


# False grabs and flipping by hand


@pytest.mark.parametrize(
    ("fresh", "tops", "is_fooled"),
    [
        (True, [CHILD, CACTUS, NO_CARD, NO_CARD], True),
        (False, [CHILD, CACTUS, NO_CARD, NO_CARD], False),
        (True, [BACK, CACTUS, NO_CARD, NO_CARD], False),
    ],
)
def test_it_is_fooled_now_and_then_when_a_child_stands_there(a_table, fresh, tops, is_fooled) -> None:
    state = a_table(tops=tops, fresh=fresh, flipper=C)
    script = [14, MEDIAN, MEDIAN] if is_fooled else []

    at = bots.ReflexBot(bots.COWBOY).when(RULES.view(state, A), NEVER, ScriptedChance(script))

    assert at == (547 if is_fooled else NEVER)
    assert choose(state, A) == GRAB[0]


def test_it_presses_when_it_has_to_flip(a_table) -> None:
    state = a_table(options={"manual_flip": True}, delay=5000)
    bot = bots.ReflexBot(bots.COWBOY)

    assert bot.when(RULES.view(state, A), NEVER, ScriptedChance([MEDIAN, MEDIAN])) == 547
    assert bot.when(RULES.view(state, B), NEVER, ScriptedChance([])) == NEVER
    assert choose(state, A) == PRESS


# Pointing


def test_a_tenderfoot_points_at_anybody(a_table) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4], tokens=[5, 0, 5, 5])

    assert {choose(state, A, bots.TENDERFOOT, [draw]) for draw in range(3)} == {POINT[B], POINT[C], POINT[D]}


def test_a_cowboy_points_at_the_fewest_tokens(a_table) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4], tokens=[0, 3, 1, 1])

    assert {choose(state, A, bots.COWBOY, [draw]) for draw in range(2)} == {POINT[C], POINT[D]}


def test_a_desperado_with_a_large_bullet_avoids_who_may_point_back(a_table) -> None:
    state = a_table("duel_point", bullets=[4, 3, 1, 2], tokens=[2, 0, 2, 4])

    assert choose(state, A, bots.COWBOY) == POINT[B]
    assert choose(state, A, bots.DESPERADO) == POINT[C]
    assert choose(state, A, bots.LEGEND) == POINT[C]


def test_a_desperado_with_a_small_bullet_or_no_choice_points_at_the_fewest_tokens(a_table) -> None:
    small = a_table("duel_point", bullets=[2, 3, 1, 4], tokens=[2, 0, 2, 4])
    hunted = a_table("duel_point", bullets=[4, 3, 1, 2], tokens=[0, 1, 2, 4])

    assert choose(small, A, bots.DESPERADO) == POINT[B]
    assert choose(hunted, A, bots.DESPERADO) == POINT[B]


def test_the_four_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    assert list(GAME.bots) == ["tenderfoot", "cowboy", "desperado", "legend"]
    levels = [make().level for make in GAME.bots.values()]
    assert levels == [bots.TENDERFOOT, bots.COWBOY, bots.DESPERADO, bots.LEGEND]
