"""Search: thinks ahead in imagined worlds, from what the seat knows and nothing else."""

from dataclasses import dataclass

import pytest

from saloon import catalog
from saloon.bots.levels import DESPERADO, WIDTHS, make_bot, thinks_ahead
from saloon.bots.search.halving import Search
from saloon.bots.search.mixing import Mixing
from saloon.bots.search.rollout import Rollout, shares
from saloon.bots.search.thought import Candidate, Thought
from saloon.bots.thinking import Budget, ponder
from saloon.core.action import Action
from saloon.core.chance import Chance, QuietChance, SeededChance
from saloon.core.event import Event
from saloon.core.foresight import Foresight
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.rules import Public, Rules, Score, State
from saloon.lab.walk import Setting, walk

ROLLOUTS = 24
every_thinking_game = pytest.mark.parametrize(
    "name", [name for name in catalog.names() if thinks_ahead(catalog.game(name), DESPERADO)]
)


def positions(game: Game, seats: int, count: int) -> list[tuple[State, int]]:
    """Return some decisions of a match, spread over it, with a seat that has a choice."""
    states = [match.state for match, _ in walk(game, Setting(seats, {}), "search", 400)]
    found = [
        (state, seat)
        for state in states
        for seat in game.rules.to_act(state)[:1]
        if len(game.rules.legal_actions(state, seat)) > 1
    ]
    return found[:: max(1, len(found) // count)][:count]


def thought_of(game: Game, state: State, seat: int, seed: str = "mind") -> list[tuple[str, list[int], int]]:
    rules = game.rules
    view, actions = rules.view(state, seat), rules.legal_actions(state, seat)
    thought = ponder(game, view, actions, ROLLOUTS, WIDTHS[DESPERADO], SeededChance(seed), Budget()).thought()
    return [(each.action.text, each.values, each.weight) for each in thought.candidates]


@every_thinking_game
def test_a_decision_is_the_same_for_the_same_luck(name: str) -> None:
    game = catalog.game(name)
    for state, seat in positions(game, game.seats[0], 4):
        assert thought_of(game, state, seat) == thought_of(game, state, seat)


@every_thinking_game
def test_what_a_seat_cannot_know_does_not_change_its_thoughts(name: str) -> None:
    game = catalog.game(name)
    for number, (state, seat) in enumerate(positions(game, game.seats[0] + 1, 6)):
        other = game.rules.imagine(game.rules.view(state, seat), SeededChance(f"elsewhere {number}"))

        assert thought_of(game, other, seat) == thought_of(game, state, seat)


@every_thinking_game
def test_thinking_changes_nothing_at_the_table(name: str) -> None:
    game = catalog.game(name)
    for state, seat in positions(game, game.seats[0], 3):
        before = state.clone()

        thought_of(game, state, seat)

        assert state == before


@every_thinking_game
def test_the_chances_of_all_seats_add_up_to_certainty(name: str) -> None:
    game = catalog.game(name)
    outlook = game.foresight.outlook or Rollout(game).judge  # a game without one is played to its end
    for state, _ in positions(game, game.seats[1], 20):
        chances = outlook(state)

        assert len(chances) == game.seats[1]
        assert all(0 <= chance <= 1000 for chance in chances)
        assert 990 <= sum(chances) <= 1010


TAKE = [Action("take", (number,)) for number in range(4)]


@dataclass(init=False)
class Boxes(Public):
    """Four boxes, one of them with a prize; both players take one, and the second may see what is in the first."""

    seat: int
    phase: str
    to_act: list[int]
    prize: int
    taken: list[int]

    def clone(self) -> "Boxes":
        copy = Boxes()
        copy.seat, copy.phase, copy.to_act = self.seat, self.phase, self.to_act[:]
        copy.prize, copy.taken = self.prize, self.taken[:]
        return copy


class BoxRules(Rules[Boxes, Boxes]):
    def setup(self, seats: int, options: Options, chance: Chance) -> Boxes:
        state = Boxes()
        state.seat, state.phase, state.to_act, state.prize, state.taken = 0, "", [0], 2, []
        return state

    def to_act(self, state: Boxes) -> tuple[int, ...]:
        return () if len(state.taken) == 2 else (len(state.taken),)

    def legal_actions(self, state: Boxes, seat: int) -> list[Action]:
        return [take for take in TAKE if take.args[0] not in state.taken]

    def apply(self, state: Boxes, seat: int, action: Action, chance: Chance) -> list[Event]:
        state.taken.append(action.args[0])
        return []

    def scores(self, state: Boxes) -> list[Score]:
        return [(1 if state.taken[seat : seat + 1] == [state.prize] else 0,) for seat in range(2)]

    def view(self, state: Boxes, seat: int) -> Boxes:
        copy = state.clone()
        copy.seat = seat
        return copy

    def imagine(self, view: Boxes, chance: Chance) -> Boxes:
        return view.clone()


def boxes(**words: object) -> Game:
    """Return the game of boxes with a rating that is wrong: it prefers the first."""
    return Game(
        name="boxes",
        version=1,
        seats=(2, 2),
        rules=BoxRules(),
        actions=lambda seats, options: TAKE,
        verbs={"take": ("box",)},
        events=(),
        facts={},
        rate=lambda view, action: -action.args[0],
        patience=lambda view, actions: (5, actions[0]),
        audit=lambda state: [],
        foresight=Foresight(**words),  # type: ignore[arg-type]
    )


def a_search(game: Game, rollouts: int = 64, width: int = 4) -> Search:
    state = game.rules.setup(2, {}, SeededChance(0))
    return Search(game, game.rules.view(state, 0), TAKE, 7, rollouts, width)


def test_a_search_finds_what_the_rating_does_not_see() -> None:
    search = a_search(boxes())
    search.step(64)

    assert search.thought().best().action == TAKE[2]


def test_only_the_best_rated_are_thought_about() -> None:
    search = a_search(boxes(), width=2)
    search.step(64)
    thought = search.thought()

    assert [each.action for each in thought.candidates if each.values] in ([TAKE[0], TAKE[1]], [TAKE[1], TAKE[0]])
    assert [each.action for each in thought.candidates][2:] == [TAKE[2], TAKE[3]]


def test_a_search_goes_on_in_slices_and_comes_to_the_same() -> None:
    whole, sliced = a_search(boxes()), a_search(boxes())
    whole.step(1000)
    while sliced.step(3):
        pass

    assert [each.values for each in sliced.thought().candidates] == [each.values for each in whole.thought().candidates]


def test_a_caller_that_has_waited_enough_gets_what_is_known_so_far() -> None:
    game = catalog.game("abilene")
    state, seat = positions(game, 3, 1)[0]
    rules = game.rules
    view, actions = rules.view(state, seat), rules.legal_actions(state, seat)

    hurried = ponder(game, view, actions, 10_000, 6, SeededChance(1), Budget(is_over=lambda: True)).thought()
    shortened = ponder(game, view, actions, 3_000, 6, SeededChance(1), Budget(share=10)).thought()

    assert 0 < hurried.rollouts <= 16
    assert hurried.best().action in actions
    assert 0 < shortened.rollouts <= 30


def test_imagined_play_is_cut_at_the_horizon_and_judged_by_the_outlook() -> None:
    judged: list[int] = []

    def outlook(state: Boxes) -> list[int]:
        judged.append(len(state.taken))
        return [600, 400]

    search = a_search(boxes(outlook=outlook, horizon=lambda state: len(state.taken)))
    search.step(8)

    assert set(judged) == {1}
    assert {value for each in search.thought().candidates for value in each.values} == {600}


def test_a_typical_continuation_begins_with_the_candidate() -> None:
    search = a_search(boxes())
    search.step(64)

    line = search.line(search.thought().best())

    assert [(seat, action.text) for seat, action, _ in line] == [(0, "take 2"), (1, "take 0")]


def test_equal_scores_share_certainty() -> None:
    assert shares([(3,), (3,), (1,)]) == [500, 500, 0]


SHOW = [Action("show", (side,)) for side in range(2)]


class PennyRules(BoxRules):
    """Matching pennies: both choose a side at the same time; equal sides win for the first."""

    def to_act(self, state: Boxes) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if state.taken[seat] < 0)

    def legal_actions(self, state: Boxes, seat: int) -> list[Action]:
        return SHOW

    def apply(self, state: Boxes, seat: int, action: Action, chance: Chance) -> list[Event]:
        state.taken[seat] = action.args[0]
        return []

    def scores(self, state: Boxes) -> list[Score]:
        same = state.taken[0] == state.taken[1]
        return [(1 if same else 0,), (0 if same else 1,)]


def test_choices_made_at_the_same_time_are_mixed_so_that_nobody_can_guess_them() -> None:
    game = boxes(mixes=lambda view: True)
    game.rules = PennyRules()
    state = BoxRules().setup(2, {}, SeededChance(0))
    state.taken = [-1, -1]

    mixing = Mixing(game, game.rules.view(state, 0), SHOW, 3, 4000)
    while mixing.step(64):
        pass
    weights = [each.weight for each in mixing.thought().candidates]

    assert 0.4 < weights[0] / sum(weights) < 0.6


def test_quiet_luck_is_even_and_goes_on_alike_in_a_copy() -> None:
    luck = QuietChance(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.below(6)] += 1
    copy = luck.clone()

    assert all(850 < count < 1150 for count in counts)
    assert [luck.below(100) for _ in range(20)] == [copy.below(100) for _ in range(20)]
    assert luck.draws == []


def test_a_bot_that_thinks_ahead_answers_a_forced_choice_at_once() -> None:
    bot = make_bot(catalog.game("abilene"), DESPERADO)

    assert bot.choose(None, [Action("pass")], SeededChance(1)) == Action("pass")
    assert bot.effort == 0


def test_choices_that_come_to_the_same_everywhere_are_as_good() -> None:
    alike = [Candidate(Action("join"), 2, [250, 250, 240]), Candidate(Action("sit_out"), 1, [250, 250])]
    other = Candidate(Action("sit_out"), 1, [250, 260])

    assert Thought(alike, 5).is_undecided()
    assert not Thought([alike[0], other], 5).is_undecided()
    assert not Thought(alike[:1], 3).is_undecided()
