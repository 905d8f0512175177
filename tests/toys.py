"""Toy games for what no small game of the house shows: a clock seat, timed actions, rules that were mended."""

from dataclasses import dataclass

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event, EventKind
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.realtime import Realtime, Terms
from saloon.core.rules import Data, Public, Rules, Score

SHOT = EventKind("shot", ("seat", "at"))
CLOSED = EventKind("closed", ("seat",), reveals=True)
SHOOT = Action("shoot")
CLOSE = Action("close")
LIMIT = 2000


@dataclass(init=False)
class DrawPublic(Public):
    """Quick draw: everybody may shoot once; the clock closes, and luck breaks ties."""

    times: list[int]  # 0 for who has not shot
    winner: int
    is_closed: bool


@dataclass(init=False)
class DrawState(DrawPublic):
    order: list[int]  # hidden: who is favoured when times are equal

    def clone(self) -> "DrawState":
        copy = DrawState()
        copy_draw(self, copy)
        copy.order = self.order[:]
        return copy


@dataclass(init=False)
class DrawView(DrawPublic):
    phase: str
    to_act: list[int]


def copy_draw(source: DrawPublic, target: DrawPublic) -> None:
    target.times, target.winner, target.is_closed = source.times[:], source.winner, source.is_closed


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
        copy_draw(state, view)
        view.phase, view.to_act = "", list(self.to_act(state))
        return view

    def imagine(self, view: DrawView, chance: Chance) -> DrawState:
        state = DrawState()
        copy_draw(view, state)
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
        realtime=Realtime(
            timed=("shoot",),
            due=lambda state: LIMIT,
            lull=lambda state: 0,
            pace=lambda previous, chance: 200 + chance.below(100),
            terms=lambda seats, options: Terms(300, 400, [0] * seats, has_stand_in=True),
            reseat=lambda options, order: options,
        ),
    )


TOOK = EventKind("took", ("seat", "stones"))
TAKE = [Action("take", (stones,)) for stones in range(4)]


@dataclass(init=False)
class GrabPublic(Public):
    """Grab: take stones from a heap; whoever takes the last one wins. Version 2 mended two rules."""

    ruleset: int  # came with version 2
    stones: int
    turn: int
    seats: int


@dataclass(init=False)
class GrabState(GrabPublic):
    def clone(self) -> "GrabState":
        copy = GrabState()
        copy_grab(self, copy)
        return copy


@dataclass(init=False)
class GrabView(GrabPublic):
    phase: str
    to_act: list[int]


def copy_grab(source: GrabPublic, target: GrabPublic) -> None:
    target.ruleset, target.stones = source.ruleset, source.stones
    target.turn, target.seats = source.turn, source.seats


class GrabRules(Rules[GrabState, GrabView]):
    def setup(self, seats: int, options: Options, chance: Chance) -> GrabState:
        return self.setup_by(2, seats, options, chance)

    def setup_by(self, version: int, seats: int, options: Options, chance: Chance) -> GrabState:
        state = GrabState()
        state.ruleset, state.turn, state.seats = version, 0, seats
        state.stones = (9 if version >= 2 else 5) + chance.below(2)  # version 1 forgot four stones
        return state

    def to_act(self, state: GrabState) -> tuple[int, ...]:
        return (state.turn,) if state.stones > 0 else ()

    def legal_actions(self, state: GrabState, seat: int) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        most = 3 if state.ruleset >= 2 else 2  # version 1 did not let anybody take three
        return TAKE[1 : min(most, state.stones) + 1]

    def apply(self, state: GrabState, seat: int, action: Action, chance: Chance) -> list[Event]:
        state.stones -= action.args[0]
        if state.stones > 0:
            state.turn = (seat + 1) % state.seats
        return [Event(TOOK, (seat, action.args[0]))]

    def scores(self, state: GrabState) -> list[Score]:
        return [(1 if state.stones == 0 and seat == state.turn else 0,) for seat in range(state.seats)]

    def view(self, state: GrabState, seat: int) -> GrabView:
        view = GrabView()
        copy_grab(state, view)
        view.phase, view.to_act = "", list(self.to_act(state))
        return view

    def imagine(self, view: GrabView, chance: Chance) -> GrabState:
        state = GrabState()
        copy_grab(view, state)
        return state

    def load(self, data: Data) -> GrabState:
        reader = Reader(data)
        state = GrabState()
        state.ruleset = reader.number("ruleset") if reader.has("ruleset") else 1
        state.stones, state.turn, state.seats = reader.number("stones"), reader.number("turn"), reader.number("seats")
        return state


def grab_game() -> Game:
    """Make a game whose rules were mended once."""
    return Game(
        name="grab",
        version=2,
        oldest=1,
        added={"ruleset": 2},
        seats=(2, 4),
        rules=GrabRules(),
        actions=lambda seats, options: TAKE[1:],
        verbs={"take": ("stones",)},
        events=(TOOK,),
        facts={"seat": "seat"},
        rate=lambda view, action: action.args[0],
        patience=lambda view, actions: (5, actions[0]),
        audit=lambda state: [] if state.ruleset in (1, 2) else ["the version is none"],
    )


STEPPED = EventKind("stepped", ("seat",))
ROUND_ENDED = EventKind("round_ended", ("round",), beat=True)
STEP = Action("step")
STEPS_IN_A_ROUND = 3
LAST_STEP = 12


@dataclass(init=False)
class MarchPublic(Public):
    """A march: one step each in turn, as many as there are; after each round everybody catches their breath."""

    seats: int
    steps: int


@dataclass(init=False)
class MarchState(MarchPublic):
    def clone(self) -> "MarchState":
        copy = MarchState()
        copy.seats, copy.steps = self.seats, self.steps
        return copy


@dataclass(init=False)
class MarchView(MarchPublic):
    phase: str
    to_act: list[int]


class MarchRules(Rules[MarchState, MarchView]):
    def setup(self, seats: int, options: Options, chance: Chance) -> MarchState:
        state = MarchState()
        state.seats, state.steps = seats, 0
        return state

    def to_act(self, state: MarchState) -> tuple[int, ...]:
        return () if state.steps == LAST_STEP else (state.steps % state.seats,)

    def legal_actions(self, state: MarchState, seat: int) -> list[Action]:
        return [STEP] if seat in self.to_act(state) else []

    def apply(self, state: MarchState, seat: int, action: Action, chance: Chance) -> list[Event]:
        state.steps += 1
        if state.steps % STEPS_IN_A_ROUND:
            return [Event(STEPPED, (seat,))]
        return [Event(STEPPED, (seat,)), Event(ROUND_ENDED, (state.steps // STEPS_IN_A_ROUND,))]

    def scores(self, state: MarchState) -> list[Score]:
        return [(state.steps,)] * state.seats

    def view(self, state: MarchState, seat: int) -> MarchView:
        view = MarchView()
        view.seats, view.steps = state.seats, state.steps
        view.phase, view.to_act = "", list(self.to_act(state))
        return view

    def imagine(self, view: MarchView, chance: Chance) -> MarchState:
        state = MarchState()
        state.seats, state.steps = view.seats, view.steps
        return state

    def load(self, data: Data) -> MarchState:
        reader = Reader(data)
        state = MarchState()
        state.seats, state.steps = reader.number("seats"), reader.number("steps")
        return state


def march_game() -> Game:
    """Make a game whose rounds end with a beat."""
    return Game(
        name="march",
        version=1,
        seats=(1, 6),
        rules=MarchRules(),
        actions=lambda seats, options: [STEP],
        verbs={"step": ()},
        events=(STEPPED, ROUND_ENDED),
        facts={"seat": "seat"},
        rate=lambda view, action: 0,
        patience=lambda view, actions: (5, actions[0]),
        audit=lambda state: [],
    )


def endless(_question: object) -> None:
    """Think without end, as a bot in a position that nobody has foreseen."""
    while True:
        pass
