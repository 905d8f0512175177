"""The rules of Western, and what other players may answer to a card."""

from saloon.core.action import Action
from saloon.core.chance import Chance
from saloon.core.event import Event
from saloon.core.options import Options
from saloon.core.rules import SPECTATOR, Data, Rules, Score
from saloon.games.western.actions import ACCEPT, ALONE, LAY_CAKE, LAY_DANCER, LAY_DOG, LAY_HAT, LAY_JOKER
from saloon.games.western.cards import (
    CAKE,
    DANCER,
    DOG,
    HAT,
    JOKER,
    UNIT,
)
from saloon.games.western.choices import may_play
from saloon.games.western.loading import load
from saloon.games.western.opening import is_opening, tell_start
from saloon.games.western.options import FREE, WesternOptions, judge, settle
from saloon.games.western.pactole import answer_train, may_lay
from saloon.games.western.play import answer_attack, answer_counter, answer_give_back, answer_with_joker, play
from saloon.games.western.seeing import imagine, look
from saloon.games.western.setup import set_up
from saloon.games.western.state import (
    DRAW,
    MAIN,
    OVER,
    PACTOLE,
    RESPOND_ATTACK,
    RESPOND_CAKE,
    RESPOND_JOKER,
    WesternState,
    WesternView,
)
from saloon.games.western.turn import draw, may_draw


class WesternRules(Rules[WesternState, WesternView]):
    """Take money from each other; the first to reach the goal wins."""

    def __init__(self, decks: dict[str, list[int]], ladders: dict[str, list[list[int]]]) -> None:
        self.decks = decks
        self.ladders = ladders

    def setup(self, seats: int, options: Options, chance: Chance) -> WesternState:
        return set_up(seats, self.settle(seats, options), chance)

    def settle(self, seats: int, options: Options) -> WesternOptions:
        """Fill in the values of the rulebook where an option asks for them, and the data where it names a file."""
        return settle(seats, options, self.decks, self.ladders)

    def judge(self, seats: int, options: Options) -> None:
        """Refuse sums of money, decks and a multiplier that do not fit the number of players."""
        judge(seats, self.settle(seats, options))  # settling also reads the deck

    def to_act(self, state: WesternState) -> tuple[int, ...]:
        phase = state.phase
        if phase == OVER:
            return ()
        if phase == PACTOLE and state.options.pactole_order == FREE:
            return tuple([seat for seat, passed in enumerate(state.passed) if seat != state.owner and not passed])
        return ALONE[state.asked]

    def legal_actions(self, state: WesternState, seat: int) -> list[Action]:
        phase = state.phase
        if phase == PACTOLE and state.options.pactole_order == FREE:
            return may_lay(state, seat) if seat != SPECTATOR else []
        if seat != state.asked:
            return []
        if phase == MAIN:
            return may_play(state, seat)
        if phase == DRAW:
            return may_draw(state, seat)
        if phase == PACTOLE:
            return may_lay(state, seat)
        return [] if phase == OVER else _may_respond(state, seat)

    def apply(self, state: WesternState, seat: int, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        if is_opening(state):
            tell_start(state, events)
        phase = state.phase
        if phase == MAIN:
            play(state, action, events)
        elif phase == DRAW:
            draw(state, seat, action.args[0], chance, events)
        elif phase == PACTOLE:
            answer_train(state, seat, action, events)
        elif phase == RESPOND_JOKER:
            answer_with_joker(state, action.verb, chance, events)
        elif phase == RESPOND_ATTACK:
            answer_attack(state, action.verb, chance, events)
        elif phase == RESPOND_CAKE:
            answer_counter(state, action.verb, chance, events)
        else:
            answer_give_back(state, action.verb, chance, events)
        return events

    def scores(self, state: WesternState) -> list[Score]:
        return [(units * UNIT,) for units in state.money]

    def view(self, state: WesternState, seat: int) -> WesternView:
        return look(state, seat, self.to_act(state))

    def imagine(self, view: WesternView, chance: Chance) -> WesternState:
        return imagine(view, chance)

    def load(self, data: Data) -> WesternState:
        return load(data)


def _may_respond(state: WesternState, seat: int) -> list[Action]:
    """List the answers of the seat that is asked; its last card is kept, unless an option allows laying it."""
    if state.hand_sizes[seat] < (2 if state.options.min_hand_on_reactions else 1):
        return [ACCEPT]
    hand = state.hands[seat]
    phase = state.phase
    if phase == RESPOND_JOKER:
        return [LAY_JOKER, ACCEPT] if hand[JOKER] > 0 else [ACCEPT]
    if phase == RESPOND_ATTACK:
        return _may_counter(hand)
    if phase == RESPOND_CAKE:
        return [LAY_CAKE, ACCEPT] if hand[CAKE] > 0 else [ACCEPT]
    return [LAY_HAT, ACCEPT] if hand[HAT] > 0 else [ACCEPT]


def _may_counter(hand: list[int]) -> list[Action]:
    if hand[DOG] > 0:
        return [LAY_DOG, LAY_DANCER, ACCEPT] if hand[DANCER] > 0 else [LAY_DOG, ACCEPT]
    return [LAY_DANCER, ACCEPT] if hand[DANCER] > 0 else [ACCEPT]
