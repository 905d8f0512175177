"""The Russian roulette."""

from saloon.core.chance import ScriptedChance
from saloon.games.fastwest.actions import ANNOUNCE, PICK
from saloon.games.fastwest.cards import BACK, ROULETTE
from saloon.games.fastwest.rules import FastwestRules

A, B, C, D = range(4)
RULES = FastwestRules()


def test_the_flipper_announces_any_number_in_use(a_table, facts) -> None:  # ruling 7
    state = a_table("announce", card=ROULETTE)
    assert RULES.legal_actions(state, A) == ANNOUNCE[:4]

    events = RULES.apply(state, A, ANNOUNCE[2], ScriptedChance([]))

    assert facts(events, "announced") == [{"seat": A, "bullet": 3}]
    assert state.phase == "pick"
    assert state.announced == 3
    assert RULES.to_act(state) == (A,)
    assert RULES.legal_actions(state, A) == PICK[:4]


def test_everybody_picks_in_turn_a_bullet_that_is_not_yet_taken(a_table, pick, facts) -> None:  # ruling 6
    state = a_table("pick", card=ROULETTE, announced=4)

    events = pick(state, A, 2, 1)
    assert facts(events, "picked") == [{"seat": A, "place": 2, "bullet": 1}]
    assert RULES.legal_actions(state, A) == []
    assert RULES.legal_actions(state, B) == [PICK[0], PICK[2], PICK[3]]
    pick(state, B, 1, 3)
    pick(state, C, 4, 2)

    assert RULES.legal_actions(state, D) == [PICK[2]]


def test_the_one_who_announced_may_find_their_own_number(a_table, pick, facts) -> None:
    state = a_table("pick", card=ROULETTE, announced=4, tokens=[2, 0, 0, 0])

    events = pick(state, A, 1, 4)

    assert facts(events, "lost_roulette") == [{"seat": A, "change": 1, "tokens": 3}]
    assert state.tops[A] == BACK
    assert (state.phase, state.flipper) == ("idle", B)


def test_the_last_player_finds_it_if_nobody_else_has(a_table, pick) -> None:
    state = a_table("pick", card=ROULETTE, announced=2)

    for seat, number in ((A, 1), (B, 3), (C, 4), (D, 2)):
        pick(state, seat, seat + 1, number)

    assert state.tokens == [0, 0, 0, 1]


def test_the_roulette_leaves_nothing_behind(a_table, pick) -> None:
    state = a_table("pick", card=ROULETTE, announced=2)

    pick(state, A, 1, 2)

    assert state.announced == 0
    assert state.places == [0, 0, 0, 0]
