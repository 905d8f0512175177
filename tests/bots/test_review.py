"""Reviews: chances that add up, decisions judged from what a seat knew, luck by what else might have been drawn."""

import pytest

from saloon import catalog
from saloon.bots.levels import TENDERFOOT, make_bot
from saloon.bots.review.account import START, WHOLE, Account, moved, shared
from saloon.bots.review.effort import Effort
from saloon.bots.review.judging import BLUNDER, FINE, INACCURACY, MISTAKE, Judge, mark_of
from saloon.bots.review.reviewer import LUCKY, RIGHT_BUT_UNLUCKY, UNLUCKY, Review, Reviewer
from saloon.core.action import Action
from saloon.core.chance import SeededChance
from saloon.core.game import Game
from saloon.core.match import Match, begin
from saloon.core.rules import State
from saloon.lab.walk import Setting, walk, walked

LEAST = Effort(1, 1, 1, 1, 1, 1, 1, 8)
LITTLE = Effort(8, 8, 4, 4, 4, 8, 16, 40)
STROKES = (LUCKY, UNLUCKY, RIGHT_BUT_UNLUCKY)
SHORT: dict[str, dict[str, object]] = {
    "abilene": {"match_end": "fixed_hands", "hands": 2},
    "farwest": {"rounds": 1, "board": "short"},
    "western": {"goal_units": 30},
}
every_game = pytest.mark.parametrize("name", catalog.names())
every_thinking_game = pytest.mark.parametrize(
    "name", [name for name in catalog.names() if catalog.game(name).realtime is None]
)
every_game_with_stretches = pytest.mark.parametrize(
    "name", [name for name in catalog.names() if catalog.game(name).foresight.horizon is not None]
)


def a_match(name: str, seats: int, seed: str) -> Match:
    """Play a short match to its end, as beginners do; against the clock at random."""
    game = catalog.game(name)
    given = SHORT.get(name, {})
    if game.realtime is not None:
        return walked(game, Setting(seats, given), seed, 4000)
    match, bot, luck = begin(game, seats, given, seed), make_bot(game, TENDERFOOT), SeededChance(f"players {seed}")
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), match.legal[seat], luck))
    return match


def reviewed(match: Match, effort: Effort = LEAST) -> Review:
    reviewer = Reviewer(match, effort)
    while reviewer.step():
        assert 0 <= reviewer.progress() <= 1000
    return reviewer.review()


def check_sums(review: Review, result: list[int]) -> None:
    """See that every step and every account adds up, to the last unit."""
    now = shared([1] * review.seats)
    for step, after in zip(review.steps, review.chances, strict=True):
        now = [sum(parts) for parts in zip(now, step.luck, step.own, step.others, strict=True)]
        assert now == after
        assert sum(after) == WHOLE
        assert min(after) >= 0
    assert now == result
    assert [ledger.end() for ledger in review.ledgers] == result


@every_game
def test_luck_and_choices_add_up_exactly_to_the_result(name: str) -> None:
    game = catalog.game(name)
    for number in range(2):
        match = a_match(name, game.seats[0] + number % 3, f"sums {number}")
        assert match.is_over()
        winners = match.outcome().winners

        review = reviewed(match)

        check_sums(review, shared([1 if seat in winners else 0 for seat in range(match.seats)]))
        assert len(review.steps) == len(match.moves) + 1


@every_game_with_stretches
def test_luck_strikes_only_where_something_is_drawn_or_a_stretch_ends(name: str) -> None:
    match = a_match(name, catalog.game(name).seats[0], "strokes")
    horizon = match.game.foresight.horizon
    assert horizon is not None

    review = reviewed(match)

    for step in review.steps[1:]:
        draws = match.moves[step.move - 1].draws
        ends = horizon(match.state_after(step.move - 1)) != horizon(match.state_after(step.move))
        assert draws or ends or step.luck == [0] * match.seats
    for mark in review.marks:
        assert mark.kind not in STROKES or mark.move == 0 or match.moves[mark.move - 1].draws


def test_who_resigns_gives_their_chances_to_the_others() -> None:
    match = walked(catalog.game("abilene"), Setting(3, {}), "resigned", 20)
    match.commit(match.prepare_resignation(1))
    match.play(match.to_act()[0], match.legal[match.to_act()[0]][0])
    match.commit(match.prepare_resignation(0))
    assert match.is_over()

    review = reviewed(match)

    check_sums(review, [0, 0, WHOLE])
    assert [step.seat for step in review.steps if step.kind == "resign"] == [1, 0]
    assert all(chances[1] == 0 for chances in review.chances[21:])


def test_a_match_that_was_given_up_before_its_first_move_has_a_review() -> None:
    match = begin(catalog.game("abilene"), 2, {}, "given up")
    match.commit(match.prepare_resignation(0))

    review = reviewed(match)

    check_sums(review, [0, WHOLE])
    assert [(moment.cause, moment.seat) for moment in review.moments] == [("resign", 0)]


def test_the_chances_of_a_step_never_leave_their_bounds() -> None:
    account = Account(3)

    account.enter(START, 0, -1, account.now(), shared([5, 1, 1]))
    account.enter("move", 1, 1, moved(account.now(), [4000, -9000, 5000]), shared([0, 0, 1]))

    assert account.chances[-1] == [0, 0, WHOLE]
    assert account.steps[-1].own[0] == account.steps[-1].others[1] == 0
    assert [ledger.end() for ledger in account.ledgers()] == [0, 0, WHOLE]


# Marks


@pytest.mark.parametrize(
    ("gap", "error", "seats", "mark"),
    [
        (499, 0, 2, ""),
        (500, 0, 2, INACCURACY),
        (1000, 0, 2, MISTAKE),
        (2000, 0, 2, BLUNDER),
        (500, 250, 2, ""),  # within two standard errors
        (501, 250, 2, INACCURACY),
        (2500, 1250, 2, ""),
        (250, 0, 4, INACCURACY),  # at four, half of everything
        (499, 0, 4, INACCURACY),
        (500, 0, 4, MISTAKE),
        (1000, 0, 4, BLUNDER),
        (99, 0, 10, ""),
        (100, 0, 10, INACCURACY),
        (-999, 0, 2, ""),
        (-1000, 0, 2, FINE),
        (-1000, 500, 2, ""),
        (0, 0, 2, ""),
    ],
)
def test_marks_begin_at_their_limits_and_beyond_two_standard_errors(
    gap: int, error: int, seats: int, mark: str
) -> None:
    assert mark_of(gap, error, seats) == mark


def test_what_everybody_would_do_is_not_fine() -> None:
    assert mark_of(-3000, 0, 2, is_usual=True) == ""


def test_a_forced_move_is_never_judged() -> None:
    game = catalog.game("abilene")
    match = begin(game, 2, {}, "forced")
    seat = match.to_act()[0]
    only = match.legal[seat][:1]

    assert Judge(game, 2, LITTLE).judge(match.view(seat), only, only[0], 1) is None


@every_thinking_game
def test_a_choice_that_is_as_good_gets_no_mark(name: str) -> None:
    """The same action under two names is equal in every world."""
    game = catalog.game(name)
    judge = Judge(game, game.seats[0], LITTLE)
    for match, _ in walk(game, Setting(game.seats[0], {}), "equal", 6):
        seat = match.to_act()[0]
        action = match.legal[seat][0]

        judgement = judge.judge(match.view(seat), [action, _alike(action)], action, 7)

        assert judgement is not None
        assert (judgement.gap, judgement.mark(game.seats[0])) == (0, "")


def _alike(action: Action) -> Action:
    twin = Action(action.verb, action.args, action.at)
    twin.text = f"{action.text} "
    return twin


@every_thinking_game
def test_a_judgement_never_uses_what_the_seat_could_not_know(name: str) -> None:
    game = catalog.game(name)
    seats = game.seats[0] + 1
    judge = Judge(game, seats, LITTLE)
    changed = 0
    for number, (state, seat) in enumerate(_decisions(game, seats, 6)):
        rules = game.rules
        view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
        other = rules.imagine(view, SeededChance(f"elsewhere {number}"))
        changed += rules.view(other, (seat + 1) % seats) != rules.view(state, (seat + 1) % seats)

        first = judge.judge(view, legal, legal[-1], 11)
        second = judge.judge(rules.view(other, seat), rules.legal_actions(other, seat), legal[-1], 11)

        assert first == second
    assert changed or name in ("carson",)  # where little is hidden, hidden cards may be the same


def _decisions(game: Game, seats: int, count: int) -> list[tuple[State, int]]:
    states = [match.state for match, _ in walk(game, Setting(seats, {}), "unknown", 120)]
    found = [
        (state, seat)
        for state in states
        for seat in game.rules.to_act(state)[:1]
        if len(game.rules.legal_actions(state, seat)) > 1
    ]
    return found[:: max(1, len(found) // count)][:count]


def test_the_same_match_is_reviewed_the_same() -> None:
    match = a_match("western", 3, "again")

    assert reviewed(match, LITTLE).to_data() == reviewed(match, LITTLE).to_data()


def test_moments_are_the_largest_swings_in_the_order_they_came() -> None:
    match = a_match("abilene", 3, "moments")

    review = reviewed(match, LITTLE)

    assert 0 < len(review.moments) <= 5
    assert [each.move for each in review.moments] == sorted(each.move for each in review.moments)
    for moment in review.moments:
        assert abs(moment.after - moment.before) >= 2 * (WHOLE // 20) // 3
        assert moment.cause in ("decision", "hidden", "luck")


def test_a_choice_without_fault_that_cost_chances_is_told_as_such() -> None:
    causes = set()
    for number in range(6):
        review = reviewed(a_match("abilene", 3, f"hidden {number}"), LITTLE)
        faults = {mark.move for mark in review.marks if mark.kind in (INACCURACY, MISTAKE, BLUNDER)}
        for moment in review.moments:
            step = review.steps[moment.move]
            if moment.cause in ("decision", "hidden"):
                is_costly = step.own[step.seat] < 0
                assert (moment.cause == "hidden") == (is_costly and moment.move not in faults)
                causes.add(moment.cause)
    assert causes == {"decision", "hidden"}


def test_with_open_hands_and_no_card_to_come_there_is_still_doubt() -> None:
    certain = steps = 0
    for number in range(3):
        review = reviewed(a_match("farwest", 4, f"doubt {number}"), LITTLE)
        certain += sum(max(chances) >= 0.98 * WHOLE for chances in review.chances[:-1])
        steps += len(review.chances) - 1

    assert certain < steps // 3


def test_a_game_of_reflexes_has_chances_but_no_judged_decisions() -> None:
    review = reviewed(a_match("fastwest", 3, "reflexes"))

    assert not review.judged
    assert review.marks == []
    assert review.decisions == [0, 0, 0]
    assert all(step.luck == [0, 0, 0] for step in review.steps)
