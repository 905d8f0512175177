"""Why a card, a pawn or a couple cannot be played."""

from game_tests import RandomMatch, check_barriers
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.core.action import Action
from saloon.games.farwest import GAME, RULES
from saloon.games.farwest.cards import COLOURS, COUPLE, colour_of
from saloon.games.farwest.state import CHOOSE_COLOUR, PASS_CARDS

A, B = 0, 1
BLUE_BOY, BLUE_GIRL, GREEN_BOY = 0, 1, 2


def why(state, kind: str, number: int) -> str | None:
    found = GAME.why_not(RULES.view(state, A), RULES.legal_actions(state, A), kind, number)
    return None if found is None else found[0]


def test_every_card_of_the_hand_may_be_laid_and_no_other(a_table) -> None:
    state = a_table(hands={A: [1, 6]})

    assert why(state, "card", 1) is None
    assert why(state, "card", 2) == "not-in-hand"
    assert why(state, "square", 2) == "not-now"


def test_a_pawn_needs_a_card_of_its_colour_and_stays_home(a_table) -> None:
    home = RULES.view(a_table(), A).options.box.mine
    state = a_table(hands={A: [1]}, pawns={BLUE_GIRL: (home, 0)})

    assert why(state, "rider", BLUE_BOY) is None
    assert why(state, "rider", BLUE_GIRL) == "not-from-home"
    assert why(state, "rider", GREEN_BOY) == "not-its-colour"


def test_a_couple_that_is_taken_says_whose_it_is() -> None:
    state = RULES.setup(4, GAME.settle(4, {"leader": "0"}), RandomMatch(GAME, 4, {}, 1).chance)
    assert state.phase == CHOOSE_COLOUR
    state.owners[1] = B

    whose = ("not-this-couple", {"colour": 1, "seat": B})
    assert GAME.why_not(RULES.view(state, A), RULES.legal_actions(state, A), "colour", 1) == whose
    assert why(state, "colour", 0) is None
    assert why(state, "card", 1) == "not-before-couples"
    assert why(state, "rider", 1) == "not-before-couples"


def test_couples_are_chosen_for_the_race_and_gifts_come_before_moves(a_table) -> None:
    assert why(a_table(), "colour", 0) == "not-a-couple"
    match = RandomMatch(GAME, 4, {"gifts": 1} if any(option.name == "gifts" for option in GAME.options) else {}, 3)
    for _ in range(200):
        if match.is_over() or match.state.phase == PASS_CARDS:
            break
        match.step()
    if match.state.phase == PASS_CARDS:
        seat = match.rules.to_act(match.state)[0]
        view, legal = RULES.view(match.state, seat), RULES.legal_actions(match.state, seat)
        assert GAME.why_not(view, legal, "rider", 0) == ("not-before-gifts", {})


def played(action: Action) -> list[tuple[str, int]]:
    if action.verb == "choose":
        return [("colour", action.args[0])]
    moves = [("rider", COUPLE * colour_of(action.args[0]) + action.args[1])] if action.verb == "move" else []
    return [("card", action.args[0]), *moves]


@given(st.integers(2, 4), st.integers(0, 10**6))
@settings(max_examples=15, deadline=None)
def test_everything_that_cannot_be_played_says_why(players, seed) -> None:
    match = RandomMatch(GAME, players, {}, seed)
    riders = [("rider", rider) for rider in range(COUPLE * COLOURS)] + [("colour", colour) for colour in range(COLOURS)]

    for _ in range(60):
        if match.is_over():
            break
        check_barriers(match, lambda view: [*riders, *[("card", card) for card in {*view.hand, 1, 9}]], played)
        match.step()
