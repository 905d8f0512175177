"""Why a bullet, a place or a player cannot be touched."""

from game_tests import RandomMatch, check_barriers
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.action import Action
from saloon.core.event import Event
from saloon.core.match import begin
from saloon.games.fastwest import GAME
from saloon.games.fastwest.rules import FastwestRules
from saloon.games.fastwest.state import ANNOUNCE, DUEL_POINT, PICK, WINDOW

RULES = FastwestRules()
A, B = 0, 1


def why(state, kind: str, number: int, seat: int = A) -> str | None:
    found = GAME.why_not(RULES.view(state, seat), RULES.legal_actions(state, seat), kind, number)
    return None if found is None else found[0]


def test_in_a_race_every_bullet_may_be_grabbed_by_who_has_not_stopped(a_table) -> None:
    state = a_table(WINDOW, passed=[False, True, False, False])

    assert why(state, "bullet", 2) is None
    assert why(state, "bullet", 2, B) == "not-again"
    assert why(state, "bullet", 5) == "not-so-many"
    assert why(state, "seat", B) == "not-in-race"
    assert why(state, "card", 1) == "not-now"


def test_in_the_roulette_one_announces_then_one_picks(a_table) -> None:
    announcing = a_table(ANNOUNCE)
    picking = a_table(PICK, announced=3, places=[2, 0, 0, 0])

    assert why(announcing, "bullet", 1) is None
    assert why(announcing, "bullet", 1, B) == "not-turn"
    assert why(announcing, "bullet", 9) == "not-so-many"
    assert why(announcing, "place", 1) == "not-before-number"
    assert why(picking, "place", 2) is None
    assert why(picking, "place", 1) == "not-hidden"
    assert why(picking, "bullet", 1) == "not-after-number"


def test_in_a_duel_one_aims_once_and_at_somebody_else(a_table) -> None:
    state = a_table(DUEL_POINT, bullets=[1, 2, 3, 4], targets=[-1, A, -1, -1])

    assert why(state, "seat", B) is None
    assert why(state, "seat", A) == "not-at-oneself"
    assert why(state, "bullet", 1) == "not-while-aiming"
    assert why(state, "seat", A, B) == "not-twice"


def test_a_match_asks_the_game_even_for_who_is_not_to_act() -> None:
    match = begin(GAME, 3, {}, 1)

    assert match.why_not(A, "bullet", 1) is None


def played(action: Action) -> list[tuple[str, int]]:
    kinds = {"grab": "bullet", "release": "bullet", "announce": "bullet", "pick": "place", "point": "seat"}
    return [(kinds[action.verb], action.args[0])] if action.verb in kinds else []


class TimedMatch(RandomMatch):
    """A match in which every seat reacts at some time."""

    def step(self) -> list[Event]:
        acting = self.rules.to_act(self.state)
        seat = acting[self.luck.below(len(acting))]
        actions = self.rules.legal_actions(self.state, seat)
        action = actions[self.luck.below(len(actions))]
        low, high = self.rules.time_bounds(self.state, seat)
        timed = action.timed(low + self.luck.below(min(high - low, 400) + 1)) if GAME.is_timed(action) else action
        return self.rules.apply(self.state, seat, timed, self.chance)


@given(st.integers(3, 6), st.integers(0, 10**6))
@settings(max_examples=10, deadline=None)
def test_everything_that_cannot_be_touched_says_why(players, seed) -> None:
    match = TimedMatch(GAME, players, {}, seed)
    things = [(kind, number) for kind in ("bullet", "place") for number in range(1, players + 1)]

    for _ in range(60):
        if match.is_over():
            break
        check_barriers(match, lambda view: [*things, ("seat", 0)], played)
        match.step()
