"""Heap: take 1 to 3 from a heap that never ends; the smallest game, to measure everything around the rules."""

from dataclasses import dataclass

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event, EventKind
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import Data, Public, Rules, Score

TOOK = EventKind("took", ("seat", "count"))
TAKE = [Action("take", (count,)) for count in (1, 2, 3)]
TURNS = ((0,), (1,))


@dataclass(init=False)
class HeapPublic(Public):
    """A heap and what each has taken."""

    heap: int
    taken: list[int]


@dataclass(init=False)
class HeapState(HeapPublic):
    """Everything is open."""

    turn: int

    def clone(self) -> "HeapState":
        copy = HeapState()
        copy.heap, copy.taken, copy.turn = self.heap, self.taken[:], self.turn
        return copy


@dataclass(init=False)
class HeapView(HeapPublic):
    """Everything is open."""

    seat: int
    phase: str
    to_act: list[int]


class HeapRules(Rules[HeapState, HeapView]):
    """Take in turns."""

    def setup(self, seats: int, options: Options, chance: Chance) -> HeapState:
        state = HeapState()
        state.heap, state.taken, state.turn = 1_000_000_000, [0] * seats, 0
        return state

    def to_act(self, state: HeapState) -> tuple[int, ...]:
        return TURNS[state.turn] if state.heap > 0 else ()

    def legal_actions(self, state: HeapState, seat: int) -> list[Action]:
        return TAKE if seat == state.turn and state.heap > 0 else []

    def apply(self, state: HeapState, seat: int, action: Action, chance: Chance) -> list[Event]:
        state.heap -= action.args[0]
        state.taken[seat] += action.args[0]
        state.turn = (seat + 1) % len(state.taken)
        return [Event(TOOK, (seat, action.args[0]))]

    def scores(self, state: HeapState) -> list[Score]:
        return [(taken,) for taken in state.taken]

    def view(self, state: HeapState, seat: int) -> HeapView:
        view = HeapView()
        view.seat, view.phase, view.to_act = seat, "", list(self.to_act(state))
        view.heap, view.taken = state.heap, state.taken[:]
        return view

    def imagine(self, view: HeapView, chance: Chance) -> HeapState:
        state = HeapState()
        state.heap, state.taken, state.turn = view.heap, view.taken[:], view.to_act[0] if view.to_act else 0
        return state

    def load(self, data: Data) -> HeapState:
        reader = Reader(data)
        state = HeapState()
        state.heap, state.taken, state.turn = reader.number("heap"), reader.numbers("taken"), reader.number("turn")
        return state


GAME = Game(
    name="heap",
    version=1,
    seats=(2, 2),
    rules=HeapRules(),
    actions=lambda seats, options: TAKE,
    verbs={"take": ("count",)},
    events=(TOOK,),
    facts={"seat": "seat"},
    rate=lambda view, action: action.args[0],
    patience=lambda view, actions: (30, actions[0]),
    audit=lambda state: [],
)
