"""A toy without a folder: play a card above the pile, or pass and draw; fewest cards wins."""

from dataclasses import dataclass
from typing import Final

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event, EventKind
from saloon.core.game import Game
from saloon.core.options import Options
from saloon.core.reading import Reader
from saloon.core.rules import SPECTATOR, Data, Public, Rules, Score

HIGHEST: Final = 40
DEALT: Final = 5
ALL_CARDS: Final = list(range(1, HIGHEST + 1))

PLAYED: Final = EventKind("played", ("seat", "card"))
PASSED: Final = EventKind("passed", ("seat",))
DREW: Final = EventKind("drew", ("seat",), ("card",), reveals=True)
CLEARED: Final = EventKind("cleared", ())

PASS: Final = Action("pass")
PLAY: Final = [Action("play", (card,)) for card in range(HIGHEST + 1)]  # made once


@dataclass(init=False)
class ClimbPublic(Public):
    """What everybody at the table sees."""

    pile: list[int]
    top: int  # 0 when any card may be played
    turn: int
    passes: int  # in a row


@dataclass(init=False)
class ClimbState(ClimbPublic):
    """All that is true on the table."""

    hands: list[list[int]]  # sorted
    deck: list[int]  # sorted: luck decides which card comes only when it comes

    def clone(self) -> "ClimbState":
        copy = ClimbState()
        copy_public(self, copy)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        return copy


@dataclass(init=False)
class ClimbView(ClimbPublic):
    """All that one seat may know."""

    seat: int
    phase: str
    to_act: list[int]
    hand: list[int]
    hand_sizes: list[int]
    deck_size: int


def copy_public(source: ClimbPublic, target: ClimbPublic) -> None:
    """Copy what everybody sees."""
    target.pile = source.pile[:]
    target.top = source.top
    target.turn = source.turn
    target.passes = source.passes


class ClimbRules(Rules[ClimbState, ClimbView]):
    """Play a card above the pile, or pass and draw; fewest cards wins."""

    def setup(self, seats: int, options: Options, chance: Chance) -> ClimbState:
        state = ClimbState()
        state.deck = ALL_CARDS[:]
        state.hands = [sorted([chance.take(state.deck) for _ in range(DEALT)]) for _ in range(seats)]
        state.pile = []
        state.top = 0
        state.turn = 0
        state.passes = 0
        return state

    def to_act(self, state: ClimbState) -> tuple[int, ...]:
        return () if [] in state.hands else (state.turn,)

    def legal_actions(self, state: ClimbState, seat: int) -> list[Action]:
        if seat not in self.to_act(state):
            return []
        playable = [PLAY[card] for card in state.hands[seat] if card > state.top]
        return [*playable, PASS] if state.deck or not playable else playable

    def apply(self, state: ClimbState, seat: int, action: Action, chance: Chance) -> list[Event]:
        if action.verb == "play":
            events = _put_on_pile(state, seat, action.args[0])
        else:
            events = _pass_and_draw(state, seat, chance)
        state.turn = (seat + 1) % len(state.hands)
        return events

    def scores(self, state: ClimbState) -> list[Score]:
        return [(-len(hand),) for hand in state.hands]

    def view(self, state: ClimbState, seat: int) -> ClimbView:
        view = ClimbView()
        copy_public(state, view)
        view.seat = seat
        view.phase = ""  # there is one thing to ask
        view.to_act = list(self.to_act(state))
        view.hand = [] if seat == SPECTATOR else state.hands[seat][:]
        view.hand_sizes = [len(hand) for hand in state.hands]
        view.deck_size = len(state.deck)
        return view

    def imagine(self, view: ClimbView, chance: Chance) -> ClimbState:
        state = ClimbState()
        copy_public(view, state)
        state.deck = [card for card in ALL_CARDS if card not in view.hand and card not in view.pile]
        state.hands = [
            view.hand[:] if seat == view.seat else sorted([chance.take(state.deck) for _ in range(size)])
            for seat, size in enumerate(view.hand_sizes)
        ]
        return state

    def load(self, data: Data) -> ClimbState:
        reader = Reader(data)
        state = ClimbState()
        state.hands = reader.rows("hands")
        state.deck = reader.numbers("deck")
        state.pile = reader.numbers("pile")
        state.top = reader.number("top")
        state.turn = reader.number("turn")
        state.passes = reader.number("passes")
        return state


def _put_on_pile(state: ClimbState, seat: int, card: int) -> list[Event]:
    state.hands[seat].remove(card)
    state.pile.append(card)
    state.top = card
    state.passes = 0
    return [Event(PLAYED, (seat, card))]


def _pass_and_draw(state: ClimbState, seat: int, chance: Chance) -> list[Event]:
    events = [Event(PASSED, (seat,))]
    if state.deck:
        card = chance.take(state.deck)
        state.hands[seat] = sorted([*state.hands[seat], card])
        events.append(Event(DREW, (seat,), (card,), (seat,)))
    state.passes += 1
    if state.passes == len(state.hands):
        state.passes = 0
        state.top = 0
        events.append(Event(CLEARED))
    return events


def all_actions(seats: int, options: Options) -> list[Action]:
    """List every action the game can ever offer."""
    return [*PLAY[1:], PASS]


def audit(state: ClimbState) -> list[str]:
    """List what is wrong with a state: every card is somewhere, once."""
    cards = state.deck + state.pile
    for hand in state.hands:
        cards = cards + hand
    return [] if sorted(cards) == ALL_CARDS else [f"there are {len(cards)} cards, not the {HIGHEST} of the game"]


def rate(view: ClimbView, action: Action) -> int:
    """Prefer the lowest card that goes; pass last."""
    return HIGHEST - action.args[0] if action.verb == "play" else -1


def patience(view: ClimbView, actions: list[Action]) -> tuple[int, Action]:
    """Wait half a minute, then take the first action."""
    return 30, actions[0]


def climb_game() -> Game:
    return Game(
        name="climb",
        version=1,
        seats=(2, 6),
        rules=ClimbRules(),
        actions=all_actions,
        verbs={"play": ("card",), "pass": ()},
        events=(PLAYED, PASSED, DREW, CLEARED),
        facts={"seat": "seat"},
        rate=rate,
        patience=patience,
        audit=audit,
    )
