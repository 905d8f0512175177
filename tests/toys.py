"""Toy games for what no small game of the house shows: a clock seat, timed actions, and deliberate faults."""

from dataclasses import dataclass

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event, EventKind
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import Data, Rules, Score, State, View

SHOT = EventKind("shot", ("seat", "at"))
CLOSED = EventKind("closed", ("seat",), reveals=True)
SHOOT = Action("shoot")
CLOSE = Action("close")
LIMIT = 2000


@dataclass(init=False)
class DrawState(State):
    """Quick draw: everybody may shoot once; the clock closes, and luck breaks ties."""

    times: list[int]  # 0 for who has not shot
    order: list[int]  # hidden: who is favoured when times are equal
    winner: int
    is_closed: bool

    def clone(self) -> "DrawState":
        copy = DrawState()
        copy.times, copy.order = self.times[:], self.order[:]
        copy.winner, copy.is_closed = self.winner, self.is_closed
        return copy


@dataclass(init=False)
class DrawView(View):
    times: list[int]
    winner: int
    is_closed: bool


class DrawRules(Rules[DrawState, DrawView]):
    def setup(self, seats: int, options: Options, chance: Chance) -> DrawState:
        state = DrawState()
        state.times = [0] * seats
        state.order = list(range(seats))
        chance.shuffle(state.order)
        state.winner, state.is_closed = 0, False
        return state

    def to_act(self, state: DrawState) -> tuple[int, ...]:
        if state.is_closed:
            return ()
        return (*[seat for seat, time in enumerate(state.times) if time == 0], len(state.times))

    def legal_actions(self, state: DrawState, seat: int) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        return [CLOSE] if seat == len(state.times) else [SHOOT]

    def time_bounds(self, state: DrawState, seat: int) -> tuple[int, int]:
        return 120, LIMIT

    def apply(self, state: DrawState, seat: int, action: Action, chance: Chance) -> list[Event]:
        if action.verb == "shoot":
            assert action.at is not None, "the gate lets no timed action pass without a time"
            state.times[seat] = action.at
            return [Event(SHOT, (seat, action.at))]
        seats = list(range(len(state.times)))
        state.winner = min(seats, key=lambda each: (state.times[each] or LIMIT + 1, state.order[each]))
        state.is_closed = True
        return [Event(CLOSED, (state.winner,))]

    def scores(self, state: DrawState) -> list[Score]:
        return [(1 if state.is_closed and seat == state.winner else 0,) for seat in range(len(state.times))]

    def view(self, state: DrawState, seat: int) -> DrawView:
        view = DrawView()
        view.times, view.winner, view.is_closed = state.times[:], state.winner, state.is_closed
        return view

    def imagine(self, view: DrawView, chance: Chance) -> DrawState:
        state = DrawState()
        state.times, state.winner, state.is_closed = view.times[:], view.winner, view.is_closed
        state.order = list(range(len(view.times)))
        chance.shuffle(state.order)
        return state

    def load(self, data: Data) -> DrawState:
        reader = Reader(data)
        state = DrawState()
        state.times, state.order = reader.numbers("times"), reader.numbers("order")
        state.winner, state.is_closed = reader.number("winner"), reader.flag("is_closed")
        return state


def draw_game() -> Game:
    """Make a game with a clock."""
    return Game(
        name="draw",
        version=1,
        seats=(2, 4),
        rules=DrawRules(),
        actions=lambda seats, options: [SHOOT, CLOSE],
        verbs={"shoot": (), "close": ()},
        events=(SHOT, CLOSED),
        facts={"seat": "seat"},
        rate=lambda view, action: 0,
        patience=lambda view, actions: (5, actions[0]),
        audit=lambda state: [] if sorted(state.order) == list(range(len(state.times))) else ["the order is broken"],
        timed=("shoot",),
        has_clock=True,
        due=lambda state: LIMIT,
        lull=lambda state: 0,
        pace=lambda previous, chance: 200 + chance.below(100),
    )
