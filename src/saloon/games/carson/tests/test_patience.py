"""What a table does for a player who is away: nothing that costs them."""

import pytest

from saloon.games.carson import actions as act
from saloon.games.carson.patience import LONG, SHORT, patience
from saloon.games.carson.rules import CarsonRules
from saloon.games.carson.state import BUY_PARCEL, CASH_LIMIT, CHOOSE, PERSONALITIES, RESOLUTION, ROUND_END, question

A, B, C = range(3)
RULES = CarsonRules()


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        ({}, (LONG, act.PASS)),
        ({"stage": RESOLUTION, "passed": [A, B, C], "pending": [question(BUY_PARCEL, A, 24)]}, (SHORT, act.DECLINE)),
        ({"stage": PERSONALITIES, "personality": [0, 0, 0], "pending": [question(CHOOSE, A)]}, (SHORT, act.CHOOSE[1])),
        ({"stage": ROUND_END, "passed": [A, B, C], "pending": [question(CASH_LIMIT, A)]}, (SHORT, act.CONVERT[0])),
    ],
)
def test_the_quiet_answer_is_given(a_table, changes: dict[str, object], answer: tuple) -> None:
    state = a_table(**changes)

    assert patience(RULES.view(state, A), RULES.legal_actions(state, A)) == answer
