"""Options, audit, patience, the heuristic and the numbering."""

import pytest

from saloon.bots.rating import RatingBot
from saloon.bots.temper import EVEN, Temper
from saloon.core.chance import SeededChance
from saloon.core.errors import WrongOption, WrongSeats
from saloon.games.fastwest import GAME
from saloon.games.fastwest.actions import ANNOUNCE, GRAB, HANDS_UP, PASS, PICK, POINT, PRESS, RELEASE, SALUTE
from saloon.games.fastwest.audit import audit
from saloon.games.fastwest.cards import BANDIT, CAVALRY, CHILD, INDIANS, ROULETTE, SHERIFF
from saloon.games.fastwest.patience import patience
from saloon.games.fastwest.rules import FastwestRules
from saloon.games.fastwest.state import Record

A, B, C, D = range(4)
RULES = FastwestRules()


# Options


def test_the_options_are_those_of_the_rules() -> None:
    assert GAME.settle(3, {}) == {
        "deal_3p": "as_4_6",
        "manual_flip": False,
        "token_cap": 5,
        "open_pointing": False,
        "games_per_match": 1,
        "absent_policy": "bot",
        "handicap_ms": [],
        "slow_table": False,
        "max_inputs": 60,
        "grab_gap_ms": 130,
        "gesture_lock_ms": 250,
        "snap_back_ms": 1000,
        "settle_ms": 300,
        "lag_cap_ms": 400,
        "practice": False,
    }


@pytest.mark.parametrize("seats", [2, 9])
def test_three_to_eight_may_play(seats) -> None:
    with pytest.raises(WrongSeats):
        GAME.settle(seats, {})


def test_a_match_is_one_game_or_the_best_of_three() -> None:
    assert [GAME.settle(4, {"games_per_match": games})["games_per_match"] for games in (1, 3)] == [1, 3]
    with pytest.raises(WrongOption, match="it takes 1, 3"):
        GAME.settle(4, {"games_per_match": 2})


def test_handicaps_name_every_player_or_none() -> None:
    assert GAME.settle(3, {"handicap_ms": [0, 200, 0]})["handicap_ms"] == [0, 200, 0]
    with pytest.raises(WrongOption, match="handicap_ms names 2 players; there are 3"):
        GAME.settle(3, {"handicap_ms": [0, 200]})


def test_the_token_cap_may_be_another(a_table, close) -> None:
    state = a_table("window", options={"token_cap": 2}, tokens=[2, 1, 0, 0])

    close(state)

    assert state.tokens == [2, 2, 1, 1]


def test_the_gap_and_the_snap_back_may_be_others(a_table, race, flip) -> None:
    state = a_table(options={"snap_back_ms": 100, "grab_gap_ms": 10}, delay=1000)
    race(state, "A grab 1 950")

    flip(state, INDIANS)
    race(state, "A grab 1 50", "A grab 2 59", "A grab 3 60")

    assert state.free_at[A] == 50
    assert state.holders == [A, -1, A, -1]


# The numbering


@pytest.mark.parametrize("seats", [3, 8])
def test_there_are_5n_plus_6_actions(seats) -> None:
    actions = [action.text for action in GAME.actions(seats, {})]

    assert len(actions) == 5 * seats + 6
    assert actions[0] == "grab 1"
    assert actions[2 * seats : 2 * seats + 4] == ["gesture hands_up", "gesture salute", "press", "pass"]
    assert actions[-2:] == ["flip", "close"]


def test_a_timed_action_reads_back_from_its_text() -> None:
    numbering = GAME.numbering(4, GAME.settle(4, {}))

    assert str(numbering.parse("grab 3 412")) == "grab 3 412"
    assert str(numbering.parse("gesture hands_up 700")) == "gesture hands_up 700"
    assert numbering.number(numbering.parse("grab 3 412")) == 2


# Patience


def patient(state, seat: int) -> tuple[int, object]:
    return patience(RULES.view(state, seat), RULES.legal_actions(state, seat))


def test_the_table_plays_for_who_sleeps_in_the_roulette(a_table) -> None:  # ruling 20
    assert patient(a_table("announce", card=ROULETTE), A) == (10, ANNOUNCE[0])
    assert patient(a_table("pick", card=ROULETTE, announced=2, places=[0, 3, 0, 0]), A) == (10, PICK[0])
    assert patient(a_table("announce", card=ROULETTE, options={"slow_table": True}), A)[0] == 20


def test_the_clock_is_faster_than_the_patience_for_players(a_table) -> None:
    for phase in ("idle", "window", "duel_grab", "duel_point"):
        state = a_table(phase, bullets=[1, 2, 3, 4])
        seconds, action = patient(state, A)

        assert patient(state, 4)[0] < seconds
        assert action == (POINT[B] if phase == "duel_point" else PASS)


def test_the_clock_waits_for_the_delay_or_the_limit(a_table) -> None:
    assert patient(a_table(delay=1500), 4)[0] == 2
    assert patient(a_table("window", card=INDIANS), 4)[0] == 4
    assert patient(a_table("duel_point", bullets=[1, 2, 3, 4]), 4)[0] == 10


# The heuristic


@pytest.mark.parametrize(
    ("card", "before", "best"),
    [
        (SHERIFF, [], GRAB[:4]),
        (SHERIFF, ["A grab 1 100"], [HANDS_UP]),
        (CAVALRY, ["A grab 1 100"], [SALUTE]),
        (SHERIFF, ["A grab 1 100", "A gesture hands_up 200"], [PASS]),
        (BANDIT, ["B grab 2 100"], [GRAB[2], GRAB[3]]),
        (BANDIT, ["A grab 1 100"], [RELEASE[0]]),
        (BANDIT, ["A grab 2 100"], [PASS]),
        (INDIANS, ["A grab 1 100", "B grab 3 110"], [GRAB[1], GRAB[3]]),
    ],
)
def test_a_good_player_does_what_the_card_asks(a_table, race, card, before, best) -> None:
    state = a_table("window", card=card)
    race(state, *before)

    assert greedy(state, A) == best


def greedy(state, seat: int) -> list[object]:
    bot, actions = RatingBot(GAME, Temper(GAME, EVEN)), RULES.legal_actions(state, seat)
    found = {bot.choose(RULES.view(state, seat), actions, SeededChance(seed)) for seed in range(40)}
    return [action for action in actions if action in found]


def test_a_good_player_takes_the_smallest_bullet_and_points_at_the_leader(a_table, race) -> None:
    grab = a_table("duel_grab")
    race(grab, "B grab 1 100")
    assert greedy(grab, A) == [GRAB[1]]
    race(grab, "A grab 2 200")
    assert greedy(grab, A) == [PASS]

    assert greedy(a_table("duel_point", bullets=[1, 2, 3, 4], tokens=[0, 2, 1, 1]), A) == [POINT[C], POINT[D]]


def test_a_good_player_keeps_their_hands_still_in_idle_and_presses_when_they_must(a_table) -> None:
    assert greedy(a_table(), A) == [PASS]
    assert greedy(a_table(options={"manual_flip": True}, delay=5000), A) == [PRESS]


def test_all_is_alike_in_the_roulette(a_table) -> None:
    assert greedy(a_table("announce", card=ROULETTE), A) == ANNOUNCE[:4]


# The audit


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("phase", "siesta", "phase 'siesta' is none of idle, window"),
        ("tokens", [0, 0], "there are 2 seats; it should be 3 to 8"),
        ("wins", [0, 0, 0], "a list has 3 entries for 4 seats"),
        ("flipper", 4, "seat 4 is none of the 4 seats"),
        ("holders", [7, -1, -1, -1], "seat 7 is none of the 4 seats"),
        ("round", 4, "there is no round 4 with 0 repetitions"),
        ("repeats", 1, "there is no round 1 with 1 repetitions"),
        ("packets", [[], [], [], []], "seat 0 has not the 3 cactus and 5 other cards of round 1"),
        ("packets", [[0, 0, 0] + [6] * 4 + [7]] + [[0, 0, 0] + [1] * 5] * 3, "there is one card 1 too many"),
        ("packets", [[6, 0, 0, 0, 1, 1, 1, 1]] * 4, "the packet of seat 0 is not sorted"),
        ("tops", [CHILD, 8, 8, 8], "the top of seat 0 is not the card flipped last"),
        ("circle", [2, 1, 3, 4], "the circle does not hold each bullet once"),
        ("places", [2, 2, 0, 0], "the roulette shows a bullet twice"),
        ("targets", [0, -1, -1, -1], "somebody points at themselves"),
        ("last_duel", [1, 1, 1, 1], "the bullets of the last duel were not in one hand each"),
        ("tokens", [-1, 0, 0, 0], "somebody has fewer than no tokens"),
        ("tokens", [6, 0, 0, 0], "somebody has more than 5 tokens before the duel"),
        ("wins", [1, 0, 0, 0], "1 games are won, and 0 were played"),
        ("game", 2, "there is no game 2 in a match of 1"),
        ("tie_order", [0, 0, 1, 2], "the order of equal times is no order of the seats"),
        ("free_at", [-1, 0, 0, 0], "a time is before the opening of the state"),
        ("records", [Record(A, "yodel", 1, 5)], "'yodel' of bullet 1 at 5 is no input"),
        ("records", [Record(A, "grab", 5, 5)], "'grab' of bullet 5 at 5 is no input"),
        ("inputs", [1, 0, 0, 0], "the inputs of seat 0 are not those of the records"),
        ("holders", [0, -1, -1, -1], "the hands do not hold what was taken"),
        ("decided", True, "the hands do not hold what was taken"),
        ("complete", [True, False, False, False], "the hands do not hold what was taken"),
    ],
)
def test_what_is_broken_is_named(a_table, field, value, complaint) -> None:
    state = a_table()

    setattr(state, field, value)

    assert complaint in " / ".join(audit(state))


@pytest.mark.parametrize(
    ("phase", "complaint"), [("duel_grab", "not all tops are cactus"), ("duel_point", "one hand each")]
)
def test_a_duel_needs_cactus_and_bullets(a_table, phase, complaint) -> None:
    state = a_table()

    state.phase = phase

    assert complaint in " / ".join(audit(state))


def test_a_roulette_looks_for_a_bullet(a_table) -> None:
    state = a_table("pick", card=ROULETTE, announced=2)

    state.announced = 0

    assert audit(state) == ["the roulette looks for no bullet that is face down"]


def test_a_match_that_is_won_does_not_go_on(a_table) -> None:
    state = a_table(options={"games_per_match": 3}, game=3, wins=[1, 1, 0, 0])

    state.wins = [2, 0, 0, 0]

    assert audit(state) == ["the match is won, and goes on"]


def test_when_all_have_pointed_all_have_shot(a_table) -> None:
    state = a_table("duel_point", bullets=[1, 2, 3, 4])

    state.targets = [1, 0, 0, 0]

    assert audit(state) == ["all have pointed, and nobody has shot"]


@pytest.mark.parametrize("option", ["deal_3p", "absent_policy"])
def test_an_unknown_word_in_the_options_is_named(a_table, option) -> None:
    state = a_table()

    setattr(state.options, option, "never")

    assert audit(state)[0].startswith(f"{option} 'never' is none of")
